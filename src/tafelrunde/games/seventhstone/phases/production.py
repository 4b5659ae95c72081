"""Regeneration, display and secret allocation (T9 A to C)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.seventhstone.events import DISPLAYED, OPENED, RESHUFFLED
from tafelrunde.games.seventhstone.pieces.stones import (
    ARMIES,
    DISPLAY,
    HIDDEN,
    KINDS,
    NO_STONE,
    SHOWN,
    STACKS,
    STONES,
    deal_stacks,
    lay,
    show_all,
    stack_tops,
)
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ALLOCATE, COMMIT, WITHDRAW
from tafelrunde.games.seventhstone.words import BUILDING_COST, MARKETS, PRODUCTION, SHEET, UNIT_COST

ALLOCATIONS: Final = vec[i64]([ALLOCATE(field) for field in range(SHEET)])
WITHDRAWALS: Final = vec[i64]([WITHDRAW(field) for field in range(SHEET)])
COMMITMENT: Final = COMMIT()


def regenerate(pos: SeventhStone) -> None:
    """T9.1, T9.2: all RS return to the stores, the new stones are laid out, nobody has allocated anything."""
    sheet = pos.sheet
    for seat in range(pos.seats):
        for at in range(seat * SHEET, seat * SHEET + SHEET):
            if sheet[at]:
                pos.store[seat] += sheet[at]
                sheet[at] = 0
    lay_out_stones(pos)
    pos.committed = 0
    for seat in range(pos.seats):
        if pos.store[seat] == 0:
            pos.committed |= 1 << seat


def lay_out_stones(pos: SeventhStone) -> None:
    """T9.2, T9.3, T22.6: the top stone of each stack; too few stones: all that are not in play form new stacks first."""
    tops = stack_tops(pos)
    if NO_STONE in tops:
        loose = [stone for stone in range(STONES) if is_loose(pos.where[stone])]
        deal_stacks(pos, loose)
        if pos.log is not None:
            pos.tell(RESHUFFLED, (len(loose),))
        tops = stack_tops(pos)
    for stone in tops:
        if stone != NO_STONE:
            lay(pos, stone, DISPLAY)
            show_all(pos, stone)
            pos.reveal()
            if pos.log is not None:
                pos.tell(DISPLAYED, (KINDS[stone],))


def is_loose(place: int) -> bool:
    """In a stack or on the discard pile."""
    return place in (HIDDEN, SHOWN) or STACKS <= place < ARMIES


def open_sheets(pos: SeventhStone) -> None:
    """T9.7–T9.9: goods are what the RS on a production field pay for, rounded down."""
    pos.goods = pos.goods[:]
    for seat in range(pos.seats):
        for field in range(PRODUCTION):
            cost = BUILDING_COST if field == 0 else UNIT_COST
            pos.goods[seat * PRODUCTION + field] = pos.sheet[seat * SHEET + field] // cost
        if pos.log is not None:
            pos.tell(OPENED, (seat, *pos.sheet[seat * SHEET : seat * SHEET + SHEET], pos.store[seat]))


@final
class Allocation(Step[SeventhStone]):
    """T9.4–T9.10: everyone distributes RS in secret, stone by stone, changes freely until he commits; all sheets open together."""

    rule: ClassVar[str] = "T9.4"

    def waits_for(self, pos: SeventhStone) -> int:
        return (1 << pos.seats) - 1 & ~pos.committed

    def secret(self, pos: SeventhStone) -> bool:
        return True

    def party(self, pos: SeventhStone) -> int:
        """Whoever has RS at all; that is public."""
        mask = 0
        for seat in range(pos.seats):
            if pos.store[seat] or max(pos.sheet[seat * SHEET : seat * SHEET + SHEET]):
                mask |= 1 << seat
        return mask

    def asks_anyway(self, pos: SeventhStone) -> bool:
        return True

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = Moves()
        if pos.store[seat]:
            offers.extend(ALLOCATIONS)
        base, sheet = seat * SHEET, pos.sheet
        for at in range(base, base + SHEET):
            if sheet[at]:
                offers.append(WITHDRAWALS[at - base])
        offers.append(COMMITMENT)
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == COMMIT.code:
            return None
        if verb == ALLOCATE.code:
            return None if pos.store[seat] else Reason("T9.10")
        if verb == WITHDRAW.code:
            return None if pos.sheet[seat * SHEET + arg1(move)] else Reason("T9.10", arg1(move))
        return NOT_HERE

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == COMMIT.code:
            pos.committed |= 1 << seat
        elif verb == ALLOCATE.code:
            pos.store[seat] -= 1
            pos.sheet[seat * SHEET + arg1(move)] += 1
        else:
            pos.sheet[seat * SHEET + arg1(move)] -= 1
            pos.store[seat] += 1

    def proceed(self, pos: SeventhStone) -> None:
        """The last one has committed."""
        pos.pop()
        pos.stage = MARKETS
        pos.disclose()
        open_sheets(pos)
