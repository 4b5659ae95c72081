"""Chapters 15 and 17: how many Battle tiles a force draws, and what its units add."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.bloodstones.pieces.tiles import (
    AGAINST_WALLS,
    ALWAYS,
    ATTACKING,
    BATTLE_BAG,
    CORSAIR_SEA,
    COUNTED,
    DEFENDING,
    FEW_TILES,
    GIANTS,
    IN_TERRAIN,
    MANY_TILES,
    WALLS,
    how_many,
    kinds_in,
    size_of,
)
from tafelrunde.games.bloodstones.pieces.words import CORSAIRS, HILL_FOLK, SEA


def battle_tiles(own: i64, foe: i64, faction: i64) -> i64:
    """S15.1 to S15.4: four for the larger force and for Giants of the Hill Folk, otherwise three."""
    if size_of(own) > size_of(foe) or (faction == HILL_FOLK and own & GIANTS):
        return MANY_TILES
    return FEW_TILES


def modifier(own: i64, foe: i64, faction: i64, terrain: i64, attacks: bool) -> i64:
    """S17.3 to S17.8: what the units of a force add to its total."""
    total: i64 = CORSAIR_SEA if faction == CORSAIRS and terrain == SEA else 0
    by_role = ATTACKING if attacks else DEFENDING
    by_terrain = IN_TERRAIN[terrain]
    walls = foe & WALLS != 0
    for kind in kinds_in(own):
        each: i64 = ALWAYS[kind] + by_role[kind] + by_terrain[kind]
        if walls:
            each += AGAINST_WALLS[kind]
        total += each * how_many(own, kind)
    return total


# A hand of Battle tiles is a number: four bits for each value, how often it is there.


def one_of(value: i64) -> i64:
    return 1 << (4 * value)


def full_battle_bag() -> int:
    """S1.15: 2, 2, 3, 3, 4, 4, 5, 5."""
    total = 0
    for value in BATTLE_BAG:
        total += one_of(value)
    return total


def values_in(tiles: i64) -> list[int]:
    """The values of some Battle tiles, highest first."""
    found: list[int] = []
    for value in range(15, 0, -1):
        for _ in range(tiles >> (4 * value) & 15):
            found.append(value)
    return found


def counted(values: list[int]) -> list[int]:
    """S17.1: the three highest."""
    return sorted(values, reverse=True)[:COUNTED]
