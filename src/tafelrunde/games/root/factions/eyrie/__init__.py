"""Chapter 7: the Eyrie Dynasties."""
