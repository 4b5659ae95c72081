"""What is known about the battle that is going on (R4.3). There is never more than one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.packed import vec
from tafelrunde.engine.verbs import Arg
from tafelrunde.games.root.verbs import CLEARING, FACTION
from tafelrunde.games.root.words import NOBODY, PIECES

# R4.3: the stages of a battle, in their order.
STARTED: Final = 0
HELPED: Final = 1
ASKED_AMBUSH: Final = 2
AMBUSH_STANDS: Final = 3
AMBUSH_CHOSEN: Final = 4
AMBUSH_REMOVED: Final = 5
AMBUSH_OVER: Final = 6
ENLISTED: Final = 7
DICE_ROLLED: Final = 8
ATTACKER_EFFECTS: Final = DICE_ROLLED
DEFENDER_EFFECTS: Final = 9
LAST_EFFECTS: Final = 10
DEFENDER_HIT: Final = 11
ATTACKER_HIT: Final = 12
ALL_CHOSEN: Final = 13
OVER: Final = 14


@final
@mypyc_attr(serializable=True)
class Fight:
    """One battle: who, where, which hits are announced, which pieces were chosen to go."""

    def __init__(self, clearing: i64, attacker: i64, defender: i64) -> None:
        self.clearing = clearing
        self.attacker = attacker
        self.defender = defender
        self.helper: i64 = NOBODY
        """The faction whose warriors fight as the attacker's own: mercenaries or allies."""
        self.instigator: i64 = NOBODY
        self.arbiter: i64 = NOBODY
        self.stage: i64 = 0
        self.rolled_attacker: i64 = 0
        """Hits the attacker deals by the dice; the defender's likewise; extra hits are counted apart (D4.3.2.II-2)."""
        self.rolled_defender: i64 = 0
        self.extra_attacker: i64 = 0
        self.extra_defender: i64 = 0
        self.brutal = False
        """Whether Brutal Tactics has been used in this battle."""
        self.hits: i64 = 0
        """Hits the side that is choosing now has still to take."""
        self.choosing: i64 = NOBODY
        self.lost = vec[i64]([0] * (2 * PIECES))
        """Pieces chosen to go: the attacker's row, then the defender's."""
        self.helpers_lost: i64 = 0
        self.helpers_hit: i64 = 0
        self.items_hit: i64 = 0
        self.despot = False
        """R7.8.4: whether the Eyrie removed a building or token in this battle."""

    def copy(self) -> Fight:
        twin = Fight(self.clearing, self.attacker, self.defender)
        twin.helper = self.helper
        twin.instigator = self.instigator
        twin.arbiter = self.arbiter
        twin.stage = self.stage
        twin.rolled_attacker = self.rolled_attacker
        twin.rolled_defender = self.rolled_defender
        twin.extra_attacker = self.extra_attacker
        twin.extra_defender = self.extra_defender
        twin.brutal = self.brutal
        twin.hits = self.hits
        twin.choosing = self.choosing
        twin.lost = self.lost[:]
        twin.helpers_lost = self.helpers_lost
        twin.helpers_hit = self.helpers_hit
        twin.items_hit = self.items_hit
        twin.despot = self.despot
        return twin


def battle_facts(fight: Fight | None) -> list[tuple[Arg, int]]:
    """Who fights whom, and where: for the questions of a battle."""
    if fight is None:
        return []
    return [(FACTION("attacker"), fight.attacker), (FACTION("defender"), fight.defender), (CLEARING("clearing"), fight.clearing)]
