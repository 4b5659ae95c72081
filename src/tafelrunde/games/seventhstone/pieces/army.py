"""Armies: units of one player and one type on a field."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

FRESH: Final = 1
"""Has not moved in this movement phase."""
TELEPORTS: Final = 2
CROSSES: Final = 4


@final
@mypyc_attr(serializable=True, acyclic=True)
class Army:
    """Units of one player, one type and one state on a field.

    At rest this is an army of the rules. During its owner's movement phase, units on the same field that may still go differently far, or
    profit from different stones, are separate parts of the army (T11.10, T11.21).
    """

    def __init__(self, seat: int, field: int, type: int, military: int, mercenaries: int) -> None:
        self.seat = seat
        self.field = field
        self.type = type
        self.military = military
        self.mercenaries = mercenaries
        self.steps = 0
        """Fields it may still move; only during its owner's movement phase."""
        self.gifts = 0
        """FRESH, TELEPORTS, CROSSES."""
        self.aid = -1
        """The conflict field it supports, or -1."""

    def copy(self) -> Army:
        twin = Army(self.seat, self.field, self.type, self.military, self.mercenaries)
        twin.steps = self.steps
        twin.gifts = self.gifts
        twin.aid = self.aid
        return twin

    def units(self) -> int:
        return self.military + self.mercenaries
