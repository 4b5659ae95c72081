"""The levels a person chooses, each a setting of the search. The lower ones see less, by fewer walks, and play no nonsense.

Every level takes a stated number of walks, so it is equally strong on every machine; its seconds are the most it waits for them. Where
little sight would be a gross mistake, the lower ones look farther: at the end of a game, so as not to miss a win or a winning threat, and
where there are only a few moves, so as to have tried them all.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.base import Budget
from tafelrunde.bots.ladder import ladder
from tafelrunde.bots.rounds import WALKS_EACH, halvings
from tafelrunde.bots.search import MANY, SearchBot
from tafelrunde.bots.tree import Node
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.judgement import PROGRESS, WHOLE
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position

IN_SIGHT: Final = WHOLE * 3 // 4
"""The progress from which on the end of a game is in sight."""


class LevelBot(SearchBot):
    """Looks ahead along so many walks as the game says for its level. Told how long to think, it thinks so long instead."""

    alert = 200
    """So many walks it takes at least where the end of the game is in sight."""
    few = 9
    """Where there are no more moves than that, it takes enough walks to try each of them."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.by_the_clock = False

    def set(self, name: str, value: str) -> None:
        """Beside the settings of the search: ``patient=true`` waits for the walks however long they take, as on a busy machine."""
        if name == "patient" and value == "true":
            self.seconds = None
        else:
            super().set(name, value)

    def think(self, eyes: Eyes, budget: Budget) -> Node:
        self.by_the_clock = budget.seconds is not None and not budget.at_most
        return super().think(eyes, budget)

    def farthest(self, eyes: Eyes) -> int:
        return MANY if self.by_the_clock else self.own_walks(eyes)

    def own_walks(self, eyes: Eyes) -> int:
        """The walks of this level at this decision."""
        world = eyes.guess(self.chance.copy())
        package = type(world).__module__.rpartition(".")[0]
        walks = ladder(package).walks.get(self.name, self.most)
        moves = len(eyes.forward())
        if moves <= self.few:
            walks = max(walks, moves * halvings(moves) * WALKS_EACH)
        return max(walks, self.alert) if is_end_in_sight(world, eyes.seat) else walks


def is_end_in_sight(world: Position, seat: int) -> bool:
    """Whether most of the way to the end of the game is behind, as far as its traits tell."""
    rows = world.traits()
    return bool(rows) and int(rows[seat][PROGRESS]) >= IN_SIGHT


class EasyBot(LevelBot):
    """Easy: compares what its moves bring at once, in a single guess, and hardly looks any farther. Answers at once."""

    name = "easy"
    seconds = 0.25
    most = 2
    alert = 120
    few = 3

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.settings.samples = 1


class NormalBot(LevelBot):
    """Normal: looks ahead along eight walks, more where it matters; half a second is the most it waits for them."""

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
