"""What a battle tells of itself beyond its results: why so many tiles, and what each kind of unit adds."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.events import EventKind
from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones.events import (
    BONUS,
    BONUS_AT_SEA,
    BONUS_AT_WALLS,
    BONUS_ATTACKING,
    BONUS_DEFENDING,
    BONUS_IN_TERRAIN,
    FORCE,
    FOURTH_TILE,
    GIANT_TILES,
    MORE_TILES,
    SHOWED,
    SLOTS,
)
from tafelrunde.games.bloodstones.pieces.tiles import (
    AGAINST_WALLS,
    ALWAYS,
    ATTACKING,
    CORSAIR_SEA,
    DEFENDING,
    FEW_TILES,
    IN_TERRAIN,
    PIPS,
    WALLS,
    how_many,
    kinds_in,
)
from tafelrunde.games.bloodstones.pieces.words import CORSAIRS, KIND_COUNT, SEA
from tafelrunde.games.bloodstones.position import Bloodstones


def units_of(force: i64) -> tuple[int, ...]:
    """A force as the arguments of an event."""
    found = [int(kind) for kind in kinds_in(force)]
    slots: list[int] = []
    for at in range(len(SLOTS)):
        kind = found[min(at, len(found) - 1)]
        slots.extend([kind, int(how_many(force, kind))])
    return (len(found), *slots)


def tell_forces(pos: Bloodstones, attacker: int, defender: int, area: int) -> None:
    """S13.1: which units meet."""
    for seat in (attacker, defender):
        pos.tell(FORCE, (seat, area, *units_of(pos.force(seat, area))))


def tell_shown(pos: Bloodstones, seat: int, values: list[int], substitute: int) -> None:
    """S16.2, S17.1: the three values that count, and what the substitute is (-1: there is none)."""
    if substitute < 0:
        pos.tell(SHOWED, (seat, values[0], values[1], values[2], 0, 0, 0))
        return
    pips: int = PIPS[pos.faction[seat] * KIND_COUNT + substitute]
    pos.tell(SHOWED, (seat, values[0], values[1], values[2], 1 if pips >= values[2] else 2, substitute, pips))


def tell_tiles(pos: Bloodstones, seat: int, larger: bool, number: int) -> None:
    """S15.1, S15.3: why a side draws more than three tiles; S17.1: one of them will not count."""
    if number > FEW_TILES:
        pos.tell(MORE_TILES if larger else GIANT_TILES, (seat,))
        pos.tell(FOURTH_TILE, (seat,))


def tell_modifiers(pos: Bloodstones, seat: int, foe: int, area: int, attacks: bool) -> None:
    """S17.3 to S17.8: every modifier that makes up the sum of `modifier`."""
    own = pos.force(seat, area)
    terrain = pos._board.terrain[area]
    if pos.faction[seat] == CORSAIRS and terrain == SEA:
        pos.tell(BONUS_AT_SEA, (seat, CORSAIR_SEA))
    tell_bonus(pos, BONUS, seat, own, ALWAYS)
    if attacks:
        tell_bonus(pos, BONUS_ATTACKING, seat, own, ATTACKING)
    else:
        tell_bonus(pos, BONUS_DEFENDING, seat, own, DEFENDING)
    tell_bonus(pos, BONUS_IN_TERRAIN, seat, own, IN_TERRAIN[terrain], (terrain,))
    if foe & WALLS:
        tell_bonus(pos, BONUS_AT_WALLS, seat, own, AGAINST_WALLS)


def tell_bonus(pos: Bloodstones, told: EventKind, seat: int, own: i64, bonus: vec[i64], where: tuple[int, ...] = ()) -> None:
    """What each kind of unit of a force adds for one reason; `where`: in which terrain, if that is it."""
    for kind in kinds_in(own):
        if bonus[kind]:
            units = int(how_many(own, kind))
            pos.tell(told, (seat, kind, units, units * bonus[kind], *where))
