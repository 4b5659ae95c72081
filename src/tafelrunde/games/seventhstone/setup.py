"""The starting position: order, capitals and barracks (T2)."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.seventhstone.events import FIRST
from tafelrunde.games.seventhstone.phases.ranking import roll_off
from tafelrunde.games.seventhstone.pieces.resources import gain, hand_over
from tafelrunde.games.seventhstone.pieces.sources import source_value
from tafelrunde.games.seventhstone.pieces.stones import STONES, deal_stacks
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.turn import Year
from tafelrunde.games.seventhstone.verbs import CAPITAL, OUTPOST
from tafelrunde.games.seventhstone.words import BARRACKS, EVENT, NOBODY, SITES, YIELD


def begin_game(pos: SeventhStone) -> None:
    """T2.3, T2.13, T23.1: the stones are stacked and the order is rolled; then capitals and barracks are placed."""
    deal_stacks(pos, list(range(STONES)))
    pos.push(Year())
    pos.push(Founding())


def why_not_settle(pos: SeventhStone, field: int) -> Reason | None:
    """T2.12, T2.20: an unoccupied yield land."""
    if pos._board.kind[field] != YIELD:
        return Reason("T2.12", field)
    return Reason("T2.20", field) if pos.owner[field] != NOBODY else None


@final
class Founding(Step[SeventhStone]):
    """T2.12–T2.18: capitals in the order of the roll, then barracks in reverse order."""

    rule: ClassVar[str] = "T2.12"

    def asked(self, pos: SeventhStone) -> int:
        turn = pos.turn - 1
        return pos.order[turn] if turn < pos.seats else pos.order[2 * pos.seats - 1 - turn]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.asked(pos) if 0 < pos.turn <= 2 * pos.seats else 0

    def proceed(self, pos: SeventhStone) -> None:
        if pos.turn == 0:
            pos.order = roll_off(pos, list(range(pos.seats)))
            if pos.log is not None:
                for place, seat in enumerate(pos.order):
                    pos.tell(FIRST, (seat, place))
            pos.turn = 1
        else:
            pos.turn = 0
            pos.stage = EVENT
            pos.pop()

    def moves(self, pos: SeventhStone, seat: int) -> list[int]:
        verb = CAPITAL if pos.turn <= pos.seats else OUTPOST
        return [verb.move1(field) for field in pos._board.yields if pos.owner[field] == NOBODY]

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb != CAPITAL.code and verb != OUTPOST.code:
            return NOT_HERE
        if verb != (CAPITAL.code if pos.turn <= pos.seats else OUTPOST.code):
            return Reason("T2.14")
        return why_not_settle(pos, arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        """T2.16, T2.17, T2.21: resources and tear stones at once; the barracks can be used in year 1."""
        field = arg1(move)
        if verb_code(move) == CAPITAL.code:
            pos.city[field] = True
        else:
            pos.sites[field * SITES] = BARRACKS
        hand_over(pos, field, seat)
        gain(pos, seat, source_value(pos, field))
        pos.turn += 1
