"""R7.3: the first roost and the first leader."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.factions.eyrie.board import ROOST_WARRIORS
from tafelrunde.games.root.factions.eyrie.turmoil import appoint
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import CHOOSE_LEADER, CORNER
from tafelrunde.games.root.words import EYRIE, LEADERS, MARQUISE, ROOST


@final
class EyrieStart(Step[Root]):
    """R7.3.2: the starting roost and six warriors, across from the keep or in a corner of choice."""

    rule: ClassVar[str] = "R7.3.2-b"

    def waits_for(self, pos: Root) -> int:
        return 0 if pos.seat_of[MARQUISE] >= 0 else pos.bit[EYRIE]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([CORNER.move1(corner) for corner in pos._map.corners]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != CORNER.code:
            return Reason("G4")
        return None if arg1(move) in pos._map.corners else Reason("R7.3.2-b", arg1(move) + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        self.settle_in(pos, arg1(move))

    def proceed(self, pos: Root) -> None:
        self.settle_in(pos, pos._map.opposite[pos.keep])

    def settle_in(self, pos: Root, corner: i64) -> None:
        pos.pop()
        pos.put_building(ROOST, corner)
        pos.put_warriors(EYRIE, corner, ROOST_WARRIORS)
        pos.push(FirstLeader())


@final
class FirstLeader(Step[Root]):
    """R7.3.3: one of the four leaders."""

    rule: ClassVar[str] = "R7.3.3-a"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[EYRIE]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([CHOOSE_LEADER.move1(leader) for leader in range(LEADERS)]))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        appoint(pos, arg1(move))


START_STEP: Final = EyrieStart()
