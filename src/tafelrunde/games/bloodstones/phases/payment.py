"""S9.7: the tiles that pay for a move, in any order, none of them superfluous."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.steps import Reason
from tafelrunde.games.bloodstones.pieces.tiles import FIELD, LARGEST_FIRST, ONE, PIPS, TILES_OF, how_many
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import PAY

ANY_PIPS: Final = 9
"""More than any tile has: nothing has been paid yet."""


def is_payable(hand: i64, faction: i64, due: i64, least: i64) -> bool:
    """Whether tiles of a hand can pay what is due so that none is superfluous; `least` is the smallest tile paid before.

    No tile is superfluous if what is paid too much is less than the smallest tile. So the sums that tiles of at least so many pips can
    make are kept as bits, from the largest tiles down, and one of them has to lie that near above what is due.
    """
    if due <= 0:
        return -due < least
    sums: i64 = 1
    base = faction * KIND_COUNT
    for kind in LARGEST_FIRST[faction]:
        if hand & FIELD[kind]:
            pips: i64 = PIPS[base + kind]
            for _ in range(how_many(hand, kind)):
                sums |= sums << pips
            slack = pips if pips < least else least
            if sums >> due & ((1 << slack) - 1):
                return True
    return False


def payments(pos: Bloodstones, seat: i64, due: i64, least: i64) -> Moves:
    """The tiles that can be paid next: those after which the rest of the hand can still make a payment without a superfluous tile."""
    hand: i64 = pos.hand[seat]
    faction = pos.faction[seat]
    tried: i64 = 0
    good: i64 = 0
    offers = Moves()
    for kind in TILES_OF[faction]:
        if hand & FIELD[kind]:
            pips: i64 = PIPS[faction * KIND_COUNT + kind]
            bit: i64 = 1 << pips
            if not tried & bit:
                tried |= bit
                if is_payable(hand - ONE[kind], faction, due - pips, pips if pips < least else least):
                    good |= bit
            if good & bit:
                offers.append(PAY.move1(kind))
    return offers


def why_not_pay(pos: Bloodstones, seat: i64, kind: i64, due: i64, least: i64) -> Reason | None:
    """S9.7: why a tile cannot be paid next for a move."""
    hand: i64 = pos.hand[seat]
    if not hand & FIELD[kind]:
        return Reason("S9.1", kind)
    faction = pos.faction[seat]
    pips: i64 = PIPS[faction * KIND_COUNT + kind]
    if is_payable(hand - ONE[kind], faction, due - pips, pips if pips < least else least):
        return None
    return Reason("S9.7", pips)
