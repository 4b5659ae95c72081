"""Chapters 13 to 20: battle, from the attack to the flight of the beaten."""
