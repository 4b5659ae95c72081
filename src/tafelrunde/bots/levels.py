"""The levels a person chooses, each a setting of the search. The lower ones see less, by fewer walks, and play no nonsense.

Every level takes a stated number of walks, so it is equally strong on every machine; its seconds are the most it waits for them.
"""

from __future__ import annotations

from tafelrunde.bots.base import Budget
from tafelrunde.bots.ladder import ladder
from tafelrunde.bots.search import MANY, SearchBot
from tafelrunde.bots.tree import Node
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.knowledge import Eyes


class LevelBot(SearchBot):
    """Looks ahead along so many walks as the game says for its level. Told how long to think, it thinks so long instead."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.by_the_clock = False

    def think(self, eyes: Eyes, budget: Budget) -> Node:
        self.by_the_clock = budget.seconds is not None and not budget.at_most
        return super().think(eyes, budget)

    def farthest(self, eyes: Eyes) -> int:
        return MANY if self.by_the_clock else self.own_walks(eyes)

    def own_walks(self, eyes: Eyes) -> int:
        """The walks of this level at this game."""
        package = type(eyes.guess(self.chance.copy())).__module__.rpartition(".")[0]
        return ladder(package).walks.get(self.name, self.most)


class EasyBot(LevelBot):
    """Easy: compares what its moves bring at once, in a single guess, and hardly looks any farther. Answers at once."""

    name = "easy"
    seconds = 0.25
    most = 2

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.settings.samples = 1


class NormalBot(LevelBot):
    """Normal: looks ahead along eight walks; half a second is the most it waits for them."""

    name = "normal"
    seconds = 0.5
    most = 8


class SkilledBot(LevelBot):
    """Skilled: looks ahead along some forty walks; three quarters of a second are the most it waits for them."""

    name = "skilled"
    seconds = 0.75
    most = 40


class HardBot(LevelBot):
    """Hard: looks ahead along some three hundred walks, a tenth of a second where the rules are compiled; it waits a second at most."""

    name = "hard"
    seconds = 1.0
    most = 350


class ExpertBot(LevelBot):
    """Expert: looks ahead along some three thousand walks, shared by two processes; it waits five seconds at most."""

    name = "expert"
    seconds = 5.0
    most = 3500
    workers = 2


LEVELS = ("easy", "normal", "skilled", "hard", "expert")
