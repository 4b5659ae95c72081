"""Chapter 10: the Lizard Cult."""
