"""Chapter 9: the Vagabonds."""
