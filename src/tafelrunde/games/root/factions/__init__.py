"""Chapters 6 to 11: the factions, each a package of its own."""
