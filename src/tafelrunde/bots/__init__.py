"""Bots: found by entry point (group `tafelrunde.bots`), each sees one seat's eyes and nothing else."""

from tafelrunde.bots.base import Bot, Budget, bots, make_bot, make_player, plain

__all__ = ["Bot", "Budget", "bots", "make_bot", "make_player", "plain"]
