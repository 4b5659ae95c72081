"""Chapter 11: the Riverfolk Company."""
