"""Free undo, as one rule for every table: who may take back what, and where that leads."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Reason

MOST: Final = 64
"""Decisions in a row that can be taken back freely."""
NOBODY: Final = -1


@final
class Past:
    """The decisions that may still be taken back: the last ones, all of one seat, since which nothing was drawn, rolled or revealed.

    A position handed in must not be changed any more.
    """

    def __init__(self) -> None:
        self.before: list[Position] = []
        """The position before each of them, the oldest first."""
        self.last = NOBODY
        """Who decided last, as far as it is known."""
        self.earlier = NOBODY
        """Who decided before the first of them."""

    def copy(self) -> Past:
        twin = Past()
        twin.before = self.before.copy()
        twin.last = self.last
        twin.earlier = self.earlier
        return twin

    def decided(self, seat: int, before: Position, after: Position) -> None:
        """A seat has decided."""
        if before.fence() != after.fence():
            self.before.clear()
        else:
            if self.last != seat:
                self.before.clear()
            if not self.before:
                self.earlier = self.last
            self.before.append(before)
            if len(self.before) > MOST:
                del self.before[0]
                self.earlier = seat
        self.last = seat

    def why_not(self, pos: Position, seat: int) -> Reason | None:
        """The reason against a free undo of this seat; None if it may. It never tells what others do in secret."""
        if pos.stack and pos.stack[-1].secret(pos):
            return Reason("G10")
        if pos.ply == 0:
            return Reason("G6")
        if self.last != seat:
            return Reason("G7")
        return None if self.before else Reason("G8")

    def take_back(self) -> Position:
        """The position before the last decision, which is as if it had never been taken."""
        before = self.before.pop()
        if not self.before:
            self.last = self.earlier
        return before
