"""R6.3: the keep, the first warriors and buildings."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, verb_code
from tafelrunde.games.root.events import GARRISONED, PLACED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import FOUND, KEEP_AT, PIECE
from tafelrunde.games.root.words import EACH_CLEARING, KEEP, MARQUISE, RECRUITER, SAWMILL, WORKSHOP


@final
class PlaceKeep(Step[Root]):
    """R6.3.2, R6.3.3: the keep in a corner, and a warrior in every clearing but the opposite corner."""

    rule: ClassVar[str] = "R6.3.2"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([KEEP_AT.move1(corner) for corner in pos._map.corners]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != KEEP_AT.code:
            return Reason("G4")
        return None if arg1(move) in pos._map.corners else Reason("R6.3.2", arg1(move) + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.keep = arg1(move)
        if pos.log is not None:
            pos.tell(PLACED, (MARQUISE, KEEP, pos.keep, 1, 1))
        self.garrison(pos, pos._map.opposite[pos.keep])
        for kind in (RECRUITER, WORKSHOP, SAWMILL):
            pos.push(FoundBuilding(kind))

    def garrison(self, pos: Root, spared: i64) -> None:
        """R6.3.3: a warrior in every clearing but one, told in one sentence."""
        log, pos.log = pos.log, None
        for clearing in EACH_CLEARING:
            if clearing != spared:
                pos.put_warriors(MARQUISE, clearing, 1)
        pos.log = log
        if log is not None:
            pos.tell(GARRISONED, (MARQUISE, spared))


@final
class FoundBuilding(Step[Root]):
    """R6.3.4: a sawmill, a workshop and a recruiter, at the keep or next to it."""

    rule: ClassVar[str] = "R6.3.4"

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(PIECE("building"), self.kind)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def offers(self, pos: Root, seat: int) -> Moves:
        near = [pos.keep, *pos._map.paths[pos.keep]]
        return offered(vec[i64]([FOUND.move2(self.kind, clearing) for clearing in near if pos.free[clearing]]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != FOUND.code:
            return Reason("G4")
        clearing = arg2(move)
        if arg1(move) != self.kind or (clearing != pos.keep and clearing not in pos._map.paths[pos.keep]):
            return Reason("R6.3.4", clearing + 1)
        return None if pos.free[clearing] else Reason("D6.3.4-1", clearing + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.put_building(self.kind, arg2(move))


PLACE_KEEP: Final = PlaceKeep()
