"""The levels a person chooses, each a setting of the bots with a stated thinking time."""

from __future__ import annotations

from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.bots.search import SearchBot

OVERLOOKS = 3


class EasyBot(GreedyBot):
    """Easy: plays what looks best at once, but overlooks every third move, as beginners do. Answers at once."""

    name = "easy"
    samples = 1

    def considered(self, moves: list[int]) -> list[int]:
        seen = [move for move in moves if self.chance.below(OVERLOOKS)]
        return seen or moves


class NormalBot(SearchBot):
    """Normal: looks ahead along eight walks, equally strong on every machine; half a second is the most it waits for them."""

    name = "normal"
    seconds = 0.5
    most = 8


class HardBot(SearchBot):
    """Hard: thinks ahead for a second."""

    name = "hard"
    seconds = 1.0


class ExpertBot(SearchBot):
    """Expert: thinks ahead for five seconds in two processes."""

    name = "expert"
    seconds = 5.0
    workers = 2


LEVELS = ("easy", "normal", "hard", "expert")
