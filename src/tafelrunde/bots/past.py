"""Bots as they once were, so that the strength of today's can be told: they must play the same moves for ever.

Whatever changes in the search stands in a setting whose old value is given here; a game's `evaluate` is theirs and stays as it is.
"""

from __future__ import annotations

from tafelrunde.bots.rollout import Settings
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import Chance


class HardOne(SearchBot):
    """Hard before it learnt: the same search, told about positions by the games' hand-made `evaluate`."""

    name = "hard-1"
    seconds = 1.0

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.settings = Settings(
            explore=1.5,
            cut=20,
            ripe=2,
            samples=3,
            trust=2.0,
            sharp=2.0,
            wit=1,
            calm=True,
            keen=True,
            soon=0.6,
            proof=1.0,
            learnt=0.0,
            glance=0.0,
            lots=False,
            leaning=False,
        )
