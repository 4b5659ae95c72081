"""Chapter 4 without battle: craft, move, and what every faction does with its cards."""
