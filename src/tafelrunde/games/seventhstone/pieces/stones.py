"""Equipment stones: where each of them is, and who knows which it is (T22.1–T22.9).

Every single stone has a number and a place. What a viewer does not know is kept as classes of stones: he cannot tell the stones of one
class apart, so any permutation of their places is a world he must reckon with. Class 0 is the shuffled stacks, class 1 is known for
certain, and higher numbers are small lots ("one of these three is in his hand").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from tafelrunde.engine.packed import VECTOR, vec
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.words import FIELDS, LOST_TEAR, MAX_SEATS, TYPES

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.position import SeventhStone

KINDS: Final = vec[i64](box().stones())
"""The kind of each stone."""
STONES: Final = 40
VIEWERS: Final = MAX_SEATS + 1
SPECTATOR: Final = MAX_SEATS

# Places. 0 to 3: the hand of that seat.
DISPLAY: Final = 4
HANDED: Final = 5
"""With the bidder who is choosing."""
HIDDEN: Final = 6
SHOWN: Final = 7
"""The discard pile: face down, and open (T22.9)."""
TAKEN: Final = 8
"""The lost tear stone, open before its owner (T22.31)."""
STACKS: Final = 16
DEPTH: Final = 16
"""Stack s, depth d counted from the bottom: STACKS + s * DEPTH + d."""
ARMIES: Final = 100

NO_STONE: Final = -1

POOL: Final = 0
KNOWN: Final = 1


def place_under(seat: int, field: int, type: int) -> int:
    """The place under an army."""
    return ARMIES + (seat * FIELDS + field) * TYPES + type


def stones_at(pos: SeventhStone, place: int) -> list[int]:
    """The stones of one place, in the order of their numbers."""
    where = pos.where
    if place not in where:
        return []
    if VECTOR is list:
        return found_in(where, place)
    return [stone for stone, other in enumerate(where) if other == place]


def found_in(where: Any, place: int) -> list[int]:
    """The same for a plain list, which finds them by itself."""
    stone: int = where.index(place)
    found = [stone]
    for _ in range(where.count(place) - 1):
        stone = where.index(place, stone + 1)
        found.append(stone)
    return found


def stones_under(pos: SeventhStone, seat: int, field: int, type: int) -> list[int]:
    carried = carried_stones(pos, seat)
    if not carried:
        return []
    place = place_under(seat, field, type)
    return [stone for stone in carried if pos.where[stone] == place]


def has_stone(pos: SeventhStone, seat: int, field: int, type: int) -> bool:
    return place_under(seat, field, type) in pos.where


def armed_armies(pos: SeventhStone, seat: int) -> bool:
    """Whether any army of this seat has a stone. Everyone can see that."""
    return len(carried_stones(pos, seat)) > 0


def carried_stones(pos: SeventhStone, seat: int) -> list[int]:
    """The stones under armies of this seat, in the order of their numbers; not to be changed."""
    if not pos._carried:
        pos._carried = all_carried(pos)
    return pos._carried[seat]


def all_carried(pos: SeventhStone) -> list[list[int]]:
    """The stones under armies, by seat."""
    found: list[list[int]] = [[] for _ in range(MAX_SEATS)]
    for stone, place in enumerate(pos.where):
        if place >= ARMIES:
            found[(place - ARMIES) // (FIELDS * TYPES)].append(stone)
    return found


def lie_together(pos: SeventhStone, stones: list[int]) -> bool:
    """Whether two of these stones are in one place."""
    return len(stones) > 1 and len({pos.where[stone] for stone in stones}) < len(stones)


def find_kind(pos: SeventhStone, place: int, kind: int) -> int:
    """The first stone of a kind at a place, or -1."""
    for stone in stones_at(pos, place):
        if KINDS[stone] == kind:
            return stone
    return -1


def kinds_at(pos: SeventhStone, place: int) -> list[int]:
    """The kinds at a place, sorted, each once."""
    found: list[int] = []
    for stone in stones_at(pos, place):
        if not found or found[-1] != KINDS[stone]:
            found.append(KINDS[stone])
    return found


def lay(pos: SeventhStone, stone: int, place: int) -> None:
    """A stone goes to a place."""
    pos.own_stones()
    if place >= ARMIES or pos.where[stone] >= ARMIES:
        pos._carried = []
    pos.where[stone] = place


def show_all(pos: SeventhStone, stone: int) -> None:
    """Everyone sees this stone."""
    pos.own_stones()
    sight = pos.sight
    for at in range(stone, VIEWERS * STONES, STONES):
        sight[at] = KNOWN


def show(pos: SeventhStone, viewer: int, stone: int) -> None:
    """One player sees this stone."""
    pos.own_stones()
    pos.sight[viewer * STONES + stone] = KNOWN


def confuse(pos: SeventhStone, viewer: int, stones: list[int]) -> None:
    """The viewer no longer knows which of these stones is which: their classes become one."""
    if len(stones) < 2:
        return
    base = viewer * STONES
    first = pos.sight[base + stones[0]]
    if first != KNOWN and all_seen_as(pos, base, stones, first):
        return
    classes = sorted({pos.sight[base + stone] for stone in stones})
    pos.own_stones()
    sight = pos.sight
    if classes[0] == POOL:
        one = POOL
    elif classes[-1] != KNOWN:
        one = classes[-1]
    else:
        pos.lots += 1
        one = KNOWN + pos.lots
    others = [other for other in classes if other not in (KNOWN, one)]
    if others:
        for at in range(base, base + STONES):
            if sight[at] in others:
                sight[at] = one
    for stone in stones:
        sight[base + stone] = one


def all_seen_as(pos: SeventhStone, base: int, stones: list[int], one: int) -> bool:
    """Whether these stones are of one class for a viewer, whose classes begin there."""
    for stone in stones:  # noqa: SIM110
        if pos.sight[base + stone] != one:
            return False
    return True


def confuse_others(pos: SeventhStone, seat: int, stones: list[int]) -> None:
    """Everyone but this seat can no longer tell these stones apart."""
    if len(stones) > 1:
        for viewer in range(VIEWERS):
            if viewer != seat:
                confuse(pos, viewer, stones)


def use_up(pos: SeventhStone, stone: int) -> None:
    """T22.5, T22.9: shown to all, then openly on the discard pile."""
    lay(pos, stone, SHOWN)
    show_all(pos, stone)
    pos.reveal()


def lay_down(pos: SeventhStone, seat: int, field: int, type: int) -> None:
    """T4.15, T21.9: the stones of an army that is no more go face down to the discard pile."""
    for stone in stones_under(pos, seat, field, type):
        lay(pos, stone, HIDDEN)


def deal_stacks(pos: SeventhStone, stones: list[int]) -> None:
    """T2.3, T22.8: shuffled stones are dealt in turn, one to each stack."""
    pos.chance.shuffle(stones)
    pos.own_stones()
    for number, stone in enumerate(stones):
        pos.where[stone] = STACKS + number % pos.display_size * DEPTH + number // pos.display_size
    for viewer in range(VIEWERS):
        if len(stones) == 1:
            pos.sight[viewer * STONES + stones[0]] = KNOWN
        else:
            confuse(pos, viewer, stones)


def stack_sizes(pos: SeventhStone) -> list[int]:
    """How many stones each stack holds."""
    sizes = [0] * pos.display_size
    for place in pos.where:
        if STACKS <= place < ARMIES:
            sizes[(place - STACKS) // DEPTH] += 1
    return sizes


def stack_tops(pos: SeventhStone) -> list[int]:
    """The uppermost stone of each stack, or NO_STONE."""
    found = [NO_STONE] * pos.display_size
    highest = [NO_STONE] * pos.display_size
    for stone, place in enumerate(pos.where):
        if place >= STACKS and place < ARMIES:
            stack = (place - STACKS) // DEPTH
            if place > highest[stack]:
                highest[stack] = place
                found[stack] = stone
    return found


def hand_size(pos: SeventhStone, seat: int) -> int:
    """How many stones a seat has in hand."""
    return len(stones_at(pos, seat))


def may_hold(place: int, kind: int) -> bool:
    """Whether a stone of this kind can be at a place at all: the lost tear stone is never kept hidden (T22.30)."""
    return kind != LOST_TEAR or place >= HANDED
