"""Chapters 1 and 3: tiles and units, as words, numbers and data."""
