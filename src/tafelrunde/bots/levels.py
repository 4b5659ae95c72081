"""The levels a person chooses, each a setting of the search. The lower ones see less, by fewer walks, and play no nonsense."""

from __future__ import annotations

from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.knowledge import Eyes


class CountedBot(SearchBot):
    """Looks ahead along so many walks as the game says for its level: equally strong on every machine."""

    def farthest(self, eyes: Eyes) -> int:
        judged_by = eyes.guess(self.chance.copy()).judged_by()
        return self.most if judged_by is None else judged_by.walks.get(self.name, self.most)


class EasyBot(CountedBot):
    """Easy: compares what its moves bring at once, in a single guess, and hardly looks any farther. Answers at once."""

    name = "easy"
    seconds = 0.25
    most = 2

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.settings.samples = 1


class NormalBot(CountedBot):
    """Normal: looks ahead along eight walks; half a second is the most it waits for them."""

    name = "normal"
    seconds = 0.5
    most = 8


class SkilledBot(CountedBot):
    """Skilled: looks ahead along some forty walks; three quarters of a second are the most it waits for them."""

    name = "skilled"
    seconds = 0.75
    most = 40


class HardBot(SearchBot):
    """Hard: thinks ahead for a second."""

    name = "hard"
    seconds = 1.0


class ExpertBot(SearchBot):
    """Expert: thinks ahead for five seconds in two processes."""

    name = "expert"
    seconds = 5.0
    workers = 2


LEVELS = ("easy", "normal", "skilled", "hard", "expert")
