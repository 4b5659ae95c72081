"""The end of a movement phase: moves end, parts become armies again (T11.12, T11.25)."""

from __future__ import annotations

from typing import final

from tafelrunde.engine.steps import Step
from tafelrunde.games.seventhstone.movement.arrival import end_move
from tafelrunde.games.seventhstone.pieces.forces import join_parts
from tafelrunde.games.seventhstone.position import SeventhStone


@final
class EndingMoves(Step[SeventhStone]):
    """T11.12: every move ends where the units stand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, pos: SeventhStone) -> None:
        """One field after the other, because each may bring a shortage upon somebody."""
        pos.own_armies()
        for army in pos.armies:
            if army.seat == self.seat and army.steps and not pos.conflict[army.field]:
                field = army.field
                for other in pos.armies:
                    if other.seat == self.seat and other.field == field:
                        other.steps = 0
                        other.gifts = 0
                pos._foresight = None
                end_move(pos, self.seat, field)
                return
        pos.pop()
        join_parts(pos, self.seat)
        pos.overran = []
        pos.seized = []
        pos.plan = []
