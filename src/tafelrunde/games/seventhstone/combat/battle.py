"""A combat in progress, as data: who rolls how many dice at whom, what still protects, what has been lost."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

# Stages of a combat, in the order of the rules; after the last one a new round begins.
GATHERING: Final = 0
"""T15.2, T13.15: the guard appears; without opponents there is no combat."""
EQUIPPING: Final = 1
"""T14.1, T14.4: equipment stones, in turn order."""
MANNING: Final = 2
"""T15.18: the defender decides on his walls."""
ROUND: Final = 3
"""T14.5: a new round, dice by units."""
AIMING: Final = 4
"""T15.9: whom each die is aimed at, in turn order."""
SHOOTING: Final = 5
"""T14.7: phase 1, ranged units roll."""
FIRST_LOSSES: Final = 6
"""T14.15: hits of phase 1 are removed; T14.25: perhaps the end."""
DROPPING: Final = 7
"""T15.14: dice of units that fell in phase 1 are missing."""
STRIKING: Final = 8
"""T14.8: phase 2, melee and cavalry roll."""
SECOND_LOSSES: Final = 9
"""T14.15: hits of phase 2 are removed; the end, or the next round."""

# Where dice come from.
ARMY: Final = 0
GUARD: Final = 1
SUPPORT: Final = 2

NO_STONE: Final = -1


@final
@mypyc_attr(serializable=True)
class Volley:
    """The dice of one army or guard in this round, and whom they are aimed at."""

    def __init__(self, seat: int, source: int, field: int, type: int, dice: int, aims: list[int]) -> None:
        self.seat = seat
        self.source = source
        self.field = field
        self.type = type
        self.left = dice
        """Dice not aimed yet."""
        self.aims = aims

    def copy(self) -> Volley:
        return Volley(self.seat, self.source, self.field, self.type, self.left, self.aims.copy())


@final
@mypyc_attr(serializable=True)
class Battle:
    """One combat."""

    def __init__(self, field: int, overrun: bool, mover: int, seats: int) -> None:
        self.field = field
        self.overrun = overrun
        self.mover = mover
        """Whose movement phase it is, or nobody's."""
        self.stage = GATHERING
        self.turn = 0
        self.round = 0
        self.guards = 0
        self.manned = 0
        """Walls in use."""
        self.walls = 0
        """Hits they still prevent."""
        self.rock = 0
        self.shields = [0] * seats
        self.boons = [NO_STONE] * seats
        """The stone each army in the field uses."""
        self.hits = [0] * seats
        self.volleys: list[Volley] = []
        self.loot: list[int] = []
        """Unused stones of armies destroyed so far."""

    def copy(self) -> Battle:
        twin = Battle(self.field, self.overrun, self.mover, 0)
        twin.stage = self.stage
        twin.turn = self.turn
        twin.round = self.round
        twin.guards = self.guards
        twin.manned = self.manned
        twin.walls = self.walls
        twin.rock = self.rock
        twin.shields = self.shields.copy()
        twin.boons = self.boons.copy()
        twin.hits = self.hits.copy()
        twin.volleys = [volley.copy() for volley in self.volleys]
        twin.loot = self.loot.copy()
        return twin
