"""Plays any legal move."""

from __future__ import annotations

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.engine.knowledge import Eyes


class RandomBot(Bot):
    """The yardstick: every legal move is equally likely."""

    name = "random"

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        moves = eyes.moves()
        return moves[self.chance.below(len(moves))]
