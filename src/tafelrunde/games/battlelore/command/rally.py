"""B5.3 Rally: figures return to units of the colours rolled, before any unit is ordered."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.battle.losses import heal, lost_figures
from tafelrunde.games.battlelore.events import NOT_RALLIED
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.verbs import DONE, HEAL
from tafelrunde.games.battlelore.words import RALLIED


@final
class Rallying(Step[BattleLore]):
    """Rally: each helmet returns a figure to a unit of its colour, each strike or symbol to any unit, no unit twice."""

    rule: ClassVar[str] = "B5.3"

    def __init__(self, quota: vec[i64], spare: int) -> None:
        self.quota = quota
        self.spare = spare

    def copy(self) -> Rallying:
        return Rallying(self.quota[:], self.spare)

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active]

    def why_not_heal(self, pos: BattleLore, h: int) -> Reason | None:
        unit = pos.at[h] if h < pos._board.size else -1
        if unit < 0 or not pos.is_ours(unit):
            return Reason("B1.15", h)
        if not lost_figures(pos, unit):
            return Reason("B1.5", h)
        if pos.mark[unit] & RALLIED:
            return Reason("B21.25", h)
        return None if self.quota[pos.colour[unit]] + self.spare > 0 else Reason("B5.3", h)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        found = offered(vec[i64]([DONE.move0()]))
        for unit in range(len(pos.owner)):
            h = pos.place[unit]
            if h >= 0 and self.why_not_heal(pos, h) is None:
                found.append(HEAL.move1(h))
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != HEAL.code:
            return NOT_HERE
        return self.why_not_heal(pos, arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            rallied = pos.any_marked(RALLIED)
            if pos.log is not None and (not rallied or len(self.offers(pos, seat)) > 1):
                pos.tell(NOT_RALLIED, (seat, int(rallied)))
            return
        unit = pos.at[arg1(move)]
        if self.quota[pos.colour[unit]] > 0:
            self.quota[pos.colour[unit]] -= 1
        else:
            self.spare -= 1
        heal(pos, unit, 1)
        pos.add_mark(unit, RALLIED)
