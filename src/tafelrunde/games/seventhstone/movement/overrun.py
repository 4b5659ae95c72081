"""Overrun: a conflict field is fought over already in the movement phase (T12)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.seventhstone.combat.battle import Battle
from tafelrunde.games.seventhstone.combat.combat import Combat
from tafelrunde.games.seventhstone.events import NO_OVERRUN
from tafelrunde.games.seventhstone.movement.limits import why_not_rest_at, why_units_cannot_rest
from tafelrunde.games.seventhstone.pieces.forces import side_strength
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import OVERRUN, PASS
from tafelrunde.games.seventhstone.words import NOBODY


def why_not_overrun(pos: SeventhStone, seat: int, field: int) -> Reason | None:
    """T12.2, T12.17: twice as many units as all others together, within the limits."""
    if pos.conflict[field] == 0:
        return Reason("T12.1", field)
    if not outnumbers(pos, seat, field):
        return Reason("T12.2", field)
    return None if why_not_rest_at(pos, seat, field) is None else Reason("T12.17", field)


def outnumbers(pos: SeventhStone, seat: int, field: int, more: int = 0) -> bool:
    """T12.2: twice as many units as all others together, perhaps with some more."""
    own = side_strength(pos, seat, field) + more
    others = 0
    for other in range(pos.seats):
        if other != seat:
            others += side_strength(pos, other, field)
    return own > 0 and own >= 2 * others


def could_overrun(pos: SeventhStone, seat: int, field: int) -> bool:
    """T11.36: an overrun can be declared now, if need be once stones too many have been dropped."""
    return pos.conflict[field] != 0 and outnumbers(pos, seat, field) and why_units_cannot_rest(pos, seat, field) is None


def begin_overrun(pos: SeventhStone, mover: int, field: int) -> None:
    """The restricted combat; `mover` is whoever is in his own movement phase, or nobody."""
    pos.battle = Battle(field, True, mover, pos.seats)
    pos._foresight = None
    pos.push(Combat())


@final
class LateOverruns(Step[SeventhStone]):
    """T12.3, T12.13: after the last movement phase each player may overrun, one field after the other."""

    rule: ClassVar[str] = "T12.13"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self, pos: SeventhStone) -> list[int]:
        if not pos.has_conflict():
            return []
        found = [field for field in pos._board.fields if pos.conflict[field]]
        return [field for field in found if why_not_overrun(pos, self.seat, field) is None]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if self.fields(pos) else 0

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = offered(vec[i64]([OVERRUN.move1(field) for field in self.fields(pos)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != OVERRUN.code:
            return NOT_HERE
        return why_not_overrun(pos, seat, arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        if verb_code(move) == OVERRUN.code:
            begin_overrun(pos, NOBODY, arg1(move))
        else:
            pos.pop()
            if pos.log is not None:
                pos.tell(NO_OVERRUN, (seat,))
