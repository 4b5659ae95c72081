"""Chapters 5 to 12 and 21: what a player does in the phases of a turn, battles apart."""
