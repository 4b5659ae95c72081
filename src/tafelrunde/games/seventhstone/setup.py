"""The starting position: order, capitals and barracks (T2)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.seventhstone.events import FIRST, FOUNDED
from tafelrunde.games.seventhstone.phases.ranking import roll_off
from tafelrunde.games.seventhstone.pieces.resources import gain, hand_over
from tafelrunde.games.seventhstone.pieces.sources import source_value
from tafelrunde.games.seventhstone.pieces.stones import STONES, deal_stacks
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.turn import Year
from tafelrunde.games.seventhstone.verbs import CAPITAL, OUTPOST
from tafelrunde.games.seventhstone.words import BARRACKS, EVENT, FOR_START, NOBODY, SITES, YIELD

NOT_ROLLED: Final = -1


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

    def __init__(self) -> None:
        self.placed = NOT_ROLLED
        """How many capitals and barracks have been placed."""

    def copy(self) -> Founding:
        twin = Founding()
        twin.placed = self.placed
        return twin

    def asked(self, pos: SeventhStone) -> int:
        return pos.order[self.placed] if self.founds(pos) else pos.order[2 * pos.seats - 1 - self.placed]

    def founds(self, pos: SeventhStone) -> bool:
        """Whether a capital is placed next; otherwise it is barracks."""
        return self.placed < pos.seats

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.asked(pos) if 0 <= self.placed < 2 * pos.seats else 0

    def proceed(self, pos: SeventhStone) -> None:
        if self.placed == NOT_ROLLED:
            pos.order = roll_off(pos, list(range(pos.seats)), FOR_START)
            if pos.log is not None:
                for place, seat in enumerate(pos.order):
                    pos.tell(FIRST, (seat, place))
            self.placed = 0
        else:
            pos.stage = EVENT
            pos.pop()

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        verb = CAPITAL if self.founds(pos) else OUTPOST
        return offered(vec[i64]([verb.move1(field) for field in pos._board.yields if pos.owner[field] == NOBODY]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb != CAPITAL.code and verb != OUTPOST.code:
            return NOT_HERE
        if verb != (CAPITAL.code if self.founds(pos) else OUTPOST.code):
            return Reason("T2.14")
        return why_not_settle(pos, arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        """T2.16, T2.17, T2.21: resources and tear stones at once; the barracks can be used in year 1."""
        field = arg1(move)
        if pos.log is not None:
            pos.tell(FOUNDED, (seat, field, 1 if verb_code(move) == CAPITAL.code else 0))
        if verb_code(move) == CAPITAL.code:
            pos.city = pos.city.copy()
            pos.city[field] = True
        else:
            pos.sites = changed(pos.sites, field * SITES, BARRACKS)
        hand_over(pos, field, seat)
        gain(pos, seat, source_value(pos, field))
        self.placed += 1
