"""Tiles and forces. A heap of tiles (hand, bag, discard pile, the units of a player in an area) is one number.

Every kind has a few bits of its own, wide enough for all tiles of that kind a faction owns; together 58 bits. So heaps are added and
subtracted like numbers, compared at once, and copied for nothing. A faction's tiles of one kind are identical: counts say everything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones.pieces.components import components
from tafelrunde.games.bloodstones.pieces.words import (
    BLANK,
    CASTLE,
    CITADEL,
    CUTIECORN,
    DEAD,
    DRAGON,
    FACTIONS,
    FLYER,
    GIANT,
    KIND_COUNT,
    KINDS,
    LAND_UNIT,
    MOVING,
    NECROMANCER,
    SEA,
    SHIELD,
    SHIP,
    SHIP_UNIT,
    TERRAIN_COUNT,
    TILE_KINDS,
    UNDEAD,
)

WIDTH: Final = vec[i64]([3, 3, 4, 3, 4, 3, 4, 3, 5, 2, 2, 4, 3, 2, 2, 3, 3, 1, 3, 1])


def _shifts() -> list[int]:
    shifts: list[int] = []
    at = 0
    for width in WIDTH:
        shifts.append(at)
        at += width
    return shifts


SHIFT: Final = vec[i64](_shifts())
MOST: Final = vec[i64]([(1 << width) - 1 for width in WIDTH])
ONE: Final = vec[i64]([1 << shift for shift in _shifts()])
"""A heap of a single tile of each kind."""
FIELD: Final = vec[i64]([most << shift for most, shift in zip(MOST, SHIFT, strict=True)])
"""The bits of each kind."""

_PARTS: Final = components()
_UNITS: Final = [_PARTS.unit[kind] for kind in KINDS]
MOVES_AS: Final = vec[i64]([MOVING.index(unit.moves_as) for unit in _UNITS])
ALWAYS: Final = vec[i64]([unit.always for unit in _UNITS])
ATTACKING: Final = vec[i64]([unit.attacking for unit in _UNITS])
DEFENDING: Final = vec[i64]([unit.defending for unit in _UNITS])
IN_TERRAIN: Final[list[vec[i64]]] = [
    vec[i64]([unit.in_plains for unit in _UNITS]),
    vec[i64]([unit.in_forest for unit in _UNITS]),
    *(vec[i64]([0] * KIND_COUNT) for _ in range(4)),
]
AGAINST_WALLS: Final = vec[i64]([unit.against_walls for unit in _UNITS])


def _fields(kinds: list[int]) -> int:
    return sum(FIELD[kind] for kind in kinds)


def _moving_as(*classes: int) -> int:
    return _fields([kind for kind in range(KIND_COUNT) if MOVES_AS[kind] in classes])


SHIPS: Final[int] = FIELD[SHIP]
DRAGONS: Final[int] = FIELD[DRAGON]
UNDEADS: Final[int] = FIELD[UNDEAD]
CUTIECORNS: Final[int] = FIELD[CUTIECORN]
GIANTS: Final[int] = FIELD[GIANT]
NECROMANCER_UNITS: Final[int] = FIELD[NECROMANCER]
SHIELDS: Final[int] = FIELD[SHIELD]
CITADELS: Final[int] = FIELD[CITADEL]
WALLS: Final[int] = FIELD[CASTLE] | FIELD[CITADEL]
"""Castles and citadels: what cannot move and prevents withdrawal."""
TILES: Final[int] = _fields(list(range(TILE_KINDS)))
WALKERS: Final[int] = _moving_as(LAND_UNIT) & ~CUTIECORNS
"""Land units that pay for themselves."""
MARCHING: Final[int] = WALKERS | SHIPS | DRAGONS
"""Units a move action can move by themselves."""
AT_SEA: Final[int] = SHIPS | DRAGONS
RIDERS: Final[int] = _fields([kind for kind in range(KIND_COUNT) if _UNITS[kind].cavalry])
DESERT_SAFE: Final[int] = _fields([kind for kind in range(KIND_COUNT) if _UNITS[kind].desert_safe])
CUTIECORN_COST: Final[int] = _UNITS[CUTIECORN].cost

_FACTIONS: Final = [_PARTS.faction[name] for name in FACTIONS]
HAND_LIMIT: Final = vec[i64]([faction.hand_limit for faction in _FACTIONS])
START_VP: Final = vec[i64]([faction.start_vp for faction in _FACTIONS])
VILLAGES: Final = vec[i64]([faction.villages for faction in _FACTIONS])
UNDEAD_SUPPLY: Final = vec[i64]([faction.undead_supply for faction in _FACTIONS])
MIN_PLAYERS: Final[list[int]] = [faction.min_players for faction in _FACTIONS]
FULL_BAG: Final = vec[i64]([sum(ONE[KINDS.index(kind)] * tile.count for kind, tile in faction.tiles.items()) for faction in _FACTIONS])
COST: Final = vec[i64](
    [
        CUTIECORN_COST if kind == "cutiecorn" else faction.tiles[kind].cost if kind in faction.tiles else -1
        for faction in _FACTIONS
        for kind in KINDS
    ]
)
"""Build cost by faction * KIND_COUNT + kind; -1: cannot be built."""
PIPS: Final = vec[i64]([faction.tiles[kind].pips if kind in faction.tiles else 0 for faction in _FACTIONS for kind in KINDS])
"""Pip value by faction * KIND_COUNT + kind."""
TILES_OF: Final = [vec[i64]([kind for kind in range(TILE_KINDS) if KINDS[kind] in faction.tiles]) for faction in _FACTIONS]
"""The kinds of tiles of each faction."""
LARGEST_FIRST: Final = [
    vec[i64](sorted(tiles, key=lambda kind: -faction.tiles[KINDS[kind]].pips)) for faction, tiles in zip(_FACTIONS, TILES_OF, strict=True)
]
"""The same, by their pips."""
UNITS_OF: Final[list[list[int]]] = [
    [kind for kind in range(KIND_COUNT) if kind != BLANK and (kind == CUTIECORN or kind in tiles)]
    + ([CITADEL] if faction.citadel else [])
    + ([UNDEAD] if faction.undead_supply else [])
    for faction, tiles in zip(_FACTIONS, TILES_OF, strict=True)
]
"""The kinds of units each faction can have on the map."""

_TERRAIN: Final = list(_PARTS.terrain.values())
VILLAGE_COST: Final = vec[i64]([terrain.village_cost for terrain in _TERRAIN])
VILLAGE_LIMIT: Final = vec[i64]([terrain.village_limit for terrain in _TERRAIN])
FOR_CITADEL: Final[list[bool]] = [terrain.citadel for terrain in _TERRAIN]


def _enter(faction: int, moves_as: int) -> list[int]:
    """S9.3: what a unit pays to enter each terrain; 0: it may not. Undead pay nothing, but a 1 says that they may."""
    names = list(_PARTS.terrain)
    if moves_as == SHIP_UNIT:
        return [0] * SEA + [_TERRAIN[SEA].enter]
    if moves_as == FLYER:
        return [_PARTS.enter["dragon"][name] for name in names]
    if moves_as == DEAD:
        return [1] * SEA + [0]
    if moves_as != LAND_UNIT:
        return [0] * TERRAIN_COUNT
    own = _PARTS.enter.get(FACTIONS[faction], {})
    return [0 if name == "sea" else own.get(name, terrain.enter) for name, terrain in _PARTS.terrain.items()]


ENTER: Final = [vec[i64](_enter(faction, MOVES_AS[kind])) for faction in range(len(FACTIONS)) for kind in range(KIND_COUNT)]
"""By faction * KIND_COUNT + kind: the price of each terrain, 0 where the unit may not go."""
WALK: Final = [vec[i64](_enter(faction, LAND_UNIT)) for faction in range(len(FACTIONS))]

HAND_AT_START: Final[int] = _PARTS.constants.starting_hand
BUILD_POINTS: Final[int] = _PARTS.constants.starting_build_points
CITADEL_DISTANCE: Final[int] = _PARTS.constants.citadel_min_distance
TILES_OF_FACTION: Final[int] = _PARTS.constants.tiles_per_faction
LAST_SPACE: Final[int] = _PARTS.constants.regroup_last_space
LAST_SPACE_OF_TWO: Final[int] = _PARTS.constants.regroup_last_space_two_players
FEW_TILES: Final[int] = _PARTS.constants.battle_tiles_normal
MANY_TILES: Final[int] = _PARTS.constants.battle_tiles_larger_force
COUNTED: Final[int] = _PARTS.constants.battle_tiles_counted
UNDEAD_STEPS: Final[int] = _PARTS.constants.undead_move_land_areas
VILLAGE_VP: Final[int] = _PARTS.constants.end_vp_captured_village
HORDE_VILLAGE_VP: Final[int] = _PARTS.constants.end_vp_captured_village_chaos_horde
CITADEL_VP: Final[int] = _PARTS.constants.end_vp_captured_citadel
CORSAIR_VP: Final[int] = _PARTS.constants.corsairs_extra_vp_per_won_battle
CORSAIR_SEA: Final[int] = _PARTS.constants.corsairs_sea_battle_bonus
CUTIECORN_VP: Final[int] = _PARTS.constants.cutiecorn_vp
VP_TRACK: Final[int] = _PARTS.constants.vp_track_length
BATTLE_BAG: Final[list[int]] = list(_PARTS.battle_tiles.bag)

for _faction in _FACTIONS:
    for _kind, _tile in _faction.tiles.items():
        assert _tile.count <= MOST[KINDS.index(_kind)], f"{_kind}: {_tile.count} tiles do not fit"


def how_many(heap: i64, kind: i64) -> i64:
    """The tiles or units of one kind in a heap."""
    return (heap >> SHIFT[kind]) & MOST[kind]


def size_of(heap: i64) -> i64:
    """The number of tiles or units in a heap."""
    total: i64 = 0
    kind: i64 = 0
    while heap:
        width = WIDTH[kind]
        total += heap & ((1 << width) - 1)
        heap >>= width
        kind += 1
    return total


def pips_of(heap: i64, faction: i64) -> i64:
    """The pips of all tiles in a heap."""
    total: i64 = 0
    base = faction * KIND_COUNT
    for kind in TILES_OF[faction]:
        total += ((heap >> SHIFT[kind]) & MOST[kind]) * PIPS[base + kind]
    return total


def kinds_in(heap: i64) -> list[int]:
    """The kinds a heap has at least one of, in order."""
    found: list[int] = []
    kind: i64 = 0
    while heap:
        width = WIDTH[kind]
        if heap & ((1 << width) - 1):
            found.append(kind)
        heap >>= width
        kind += 1
    return found


def nth_tile(heap: i64, number: i64) -> i64:
    """The kind of the tile with this number when the heap is laid out in order of kinds."""
    kind: i64 = 0
    while True:
        width = WIDTH[kind]
        number -= heap & ((1 << width) - 1)
        if number < 0:
            return kind
        heap >>= width
        kind += 1


def less_one(heap: i64, kind: i64) -> i64:
    """The heap without one of a kind, if it has any."""
    return heap - ONE[kind] if heap & FIELD[kind] else heap


def heap_of(counts: dict[str, int]) -> int:
    """A heap from names: ``heap_of({"swords": 2})``. For set-ups and tests."""
    return sum(ONE[KINDS.index(name)] * count for name, count in counts.items())


def listed(heap: int) -> dict[str, int]:
    """The heap by names, for views."""
    return {KINDS[kind]: how_many(heap, kind) for kind in kinds_in(heap)}
