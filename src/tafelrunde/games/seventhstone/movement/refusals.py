"""Steps and halts that are refused for as long as nothing gets freer (T11.35)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.games.seventhstone.pieces.army import Army

NOWHERE_REFUSED: Final[list[int]] = []
"""No fields; not to be changed."""


@final
@mypyc_attr(acyclic=True)
class Refusals:
    """By army of a player the fields to which none of it may go; its own: none of it may end its move there.

    A move without a conflict leaves everybody the ways he had, and whoever moved fewer. So what could not end within the limits before
    cannot afterwards: only units that others have joined, and everybody after a conflict or a stone, are asked anew.
    """

    def __init__(self, armies: list[Army]) -> None:
        self.armies = armies
        self.sizes = [army.military + army.mercenaries for army in armies]
        """How many units each army had then."""
        self.fields = [NOWHERE_REFUSED] * len(armies)

    def add(self, number: int, field: int) -> None:
        """None of an army may go there. Lists are shared with later refusals, so there is a new one."""
        self.fields[number] = [*self.fields[number], field]

    def later(self, armies: list[Army]) -> Refusals | None:
        """What is left of this for the armies there are after a move without a conflict; None: nothing."""
        left: Refusals | None = None
        for number, fields in enumerate(self.fields):
            army = self.armies[number]
            if fields and army.military + army.mercenaries <= self.sizes[number] and army in armies:
                if left is None:
                    left = Refusals(armies)
                left.fields[armies.index(army)] = fields
        return left
