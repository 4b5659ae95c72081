"""What a good player leans to before thinking: march on what nobody guards, send many, spend where there is room, leave little undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.engine.verbs import arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.evaluate import next_bid, next_building, room_for_units
from tafelrunde.games.seventhstone.pieces.forces import enemies_at
from tafelrunde.games.seventhstone.pieces.sources import source_value, tear_value
from tafelrunde.games.seventhstone.verbs import (
    AIM,
    ALLOCATE,
    COMMIT,
    DONE,
    DROP,
    END,
    GIVE_UP,
    HALT,
    MAN,
    MARCH,
    MISS,
    OVERRUN,
    REPLACE,
    SEND,
    SUPPORT,
)
from tafelrunde.games.seventhstone.words import (
    BUILDING,
    CITY_GUARD,
    DESERT,
    MAX_SEATS,
    MERCENARIES,
    SHEET,
    TYPES,
    UNITS,
)

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.position import SeventhStone

HARDLY: Final = 0.05
TO_END: Final = 1.0
TO_OWN_LAND: Final = 0.05
TO_NOTHING: Final = 0.1
TO_TAKE: Final = 1.0
PER_TEAR: Final = 3.0
PER_RESOURCE: Final = 0.5
FROM_TEARS: Final = 0.5
"""How much less willingly units leave a field with tear stones."""
TO_HALT: Final = 0.2
TO_OVERRUN: Final = 4.0
TO_SUPPORT: Final = 3.0
TO_UNITS: Final = 0.38


def hunch(pos: SeventhStone, seat: int, moves: list[int]) -> list[float]:
    """A weight for each move."""
    first = verb_code(moves[0])
    if first in (ALLOCATE.code, COMMIT.code):
        return allocations(pos, seat, moves)
    weights: list[float] = []
    for move in moves:
        verb = verb_code(move)
        weight = 1.0
        if verb == MARCH.code:
            weight = march(pos, seat, arg1(move), arg2(move))
        elif verb == SEND.code:
            sent = arg2(move) + arg3(move)
            weight = float(sent * sent)
        elif verb == END.code:
            weight = TO_END
        elif verb in (DONE.code, GIVE_UP.code, DROP.code, MISS.code, REPLACE.code):
            weight = HARDLY
        elif verb == HALT.code:
            weight = TO_HALT
        elif verb == OVERRUN.code:
            weight = TO_OVERRUN
        elif verb == SUPPORT.code:
            weight = TO_SUPPORT
        elif verb == AIM.code:
            weight = HARDLY + float(arg2(move) * arg2(move))
        elif verb == MAN.code:
            weight = HARDLY + float(arg1(move))
        weights.append(weight)
    return weights


def march(pos: SeventhStone, seat: int, origin: int, target: int) -> float:
    """Onto land and temples nobody guards; against others if there are enough."""
    board = pos._board
    if board.kind[target] == DESERT:
        weight = TO_NOTHING
    elif pos.owner[target] == seat:
        weight = TO_OWN_LAND
    else:
        weight = TO_TAKE + PER_TEAR * tear_value(pos, target) + PER_RESOURCE * source_value(pos, target)
    others = enemies_at(pos, seat, target)
    if pos.city[target] and pos.owner[target] != seat:
        others += CITY_GUARD
    if others:
        own: int = pos.units[origin * MAX_SEATS + seat] + pos.units[target * MAX_SEATS + seat]
        odds = own / (own + others)
        weight *= odds * odds
    if pos.owner[origin] == seat and tear_value(pos, origin):
        weight *= FROM_TEARS
    return weight


def allocations(pos: SeventhStone, seat: int, moves: list[int]) -> list[float]:
    """To spend the next resource: what it adds to a bid falls with what has been bid; units need room."""
    sheet = pos.sheet[seat * SHEET : seat * SHEET + SHEET]
    room = 2 * room_for_units(pos, seat)
    for type in range(TYPES):
        room -= sheet[UNITS + type]
    weights: list[float] = []
    for move in moves:
        if verb_code(move) != ALLOCATE.code:
            weights.append(HARDLY * HARDLY)
            continue
        part = arg1(move)
        bid = sheet[part]
        if part == BUILDING:
            gain = next_building(bid)
        elif part >= MERCENARIES:
            gain = next_bid(pos, part, bid)
        else:
            gain = TO_UNITS if room > 0 else HARDLY
        weights.append(gain + HARDLY)
    return weights
