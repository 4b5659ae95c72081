"""Puzzles: a decision of a real game in which one move is clearly the best. Found by the search, kept with the game they come from."""

from __future__ import annotations

from tafelrunde.puzzles.puzzle import Puzzle, Puzzles, load_puzzles, of_the_day, position_of

__all__ = ["Puzzle", "Puzzles", "load_puzzles", "of_the_day", "position_of"]
