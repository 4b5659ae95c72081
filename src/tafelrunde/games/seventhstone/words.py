"""The words of Seventh Stone as numbers: kinds, types, stones, events, and the fixed figures of the rules. Each figure stands here once."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.verbs import Domain

# The grid. A field's number is row * 8 + column, so that a field has the same number and name on every board.
STRIDE: Final = 8
FIELDS: Final = 64
MAX_SEATS: Final = 4
NOBODY: Final = -1

# Kinds of field.
OUTSIDE: Final = 0
WATER: Final = 1
YIELD: Final = 2
TEMPLE: Final = 3
DESERT: Final = 4
VOLCANO: Final = 5

# Terrain.
PLAIN: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARE: Final = 3

# Portal colours; 0 is no portal.
BLUE: Final = 1
YELLOW: Final = 2
RED: Final = 3
GREEN: Final = 4

# Unit types, in the order of the sheet.
MELEE: Final = 0
RANGED: Final = 1
CAVALRY: Final = 2
TYPES: Final = 3

# Buildings; a building that cannot be used before next year carries the mark NEW.
BARRACKS: Final = 1
MANUFACTORY: Final = 2
WALL: Final = 3
NEW: Final = 4
SITES: Final = 2

# Fields of the administration sheet.
BUILDING: Final = 0
UNITS: Final = 1
"""The sheet's unit field of type t is UNITS + t."""
PRODUCTION: Final = 4
MERCENARIES: Final = 4
EQUIPMENT: Final = 5
MOVEMENT: Final = 6
TOURNAMENT: Final = 7
SHEET: Final = 8

# Events of the year, by the face of the die.
ERUPTION: Final = 1
QUICKSAND: Final = 2
EXPANSION: Final = 3
DISMISSAL: Final = 4
CROSSING: Final = 5
OPENING: Final = 6

# Kinds of equipment stone, in the order of the data file.
TELEPORTATION: Final = 0
SPEED_1: Final = 1
SPEED_2: Final = 2
MOBILITY: Final = 3
MASTER_STROKE: Final = 4
PRECISION: Final = 7
POWER_BLOW: Final = 10
"""Class 1 stones come in three: the stone of type t is MASTER_STROKE + t, and so on."""
SHIELD_1: Final = 13
SHIELD_3: Final = 15
PREVENTION_RANGED: Final = 16
PREVENTION_CAVALRY: Final = 17
PREVENTION_ALL: Final = 18
BRIBERY: Final = 19
CHARGE: Final = 20
LOST_TEAR: Final = 21
STONE_KINDS: Final = 22

# Figures of the rules.
CAPITAL_RS: Final = 15
LAND_RS: Final = 2
MANUFACTORY_RS: Final = 2
CAPITAL_TS: Final = 3
TEMPLE_TS: Final = 1
UNIT_COST: Final = 2
BUILDING_COST: Final = 4
START_UNIT_MAXIMUM: Final = 4
FORCE_MAXIMUM: Final = 5
BARRACKS_UNITS: Final = 2
CITY_BARRACKS: Final = 2
CITY_GUARD: Final = 4
WALL_HITS: Final = 2
DESTROYED_ON: Final = 3
LAVA_COUNTERS: Final = 4
GOAL: Final = 7
SHORT_GOAL: Final = 6
TOURNAMENT_YEARS: Final = 3
LIFE_POINTS: Final = 5
DUEL_HITS_ON: Final = 3
POWER_DICE: Final = 2

# Stages of a year, in the order of T7. Until the first event the land is being settled (T2); the seats take turns in the stages from
# placement to combat.
FOUNDING: Final = 0
EVENT: Final = 1
"""T8."""
ALLOCATION: Final = 2
"""T9.1–T9.10."""
MARKETS: Final = 3
"""T9.11–T9.32."""
PLACEMENT: Final = 4
"""T10."""
MOVING: Final = 5
"""T11, T12."""
OVERRUNS: Final = 6
"""T12.13: after the last movement phase."""
SUPPORTS: Final = 7
"""T13.8."""
COMBAT: Final = 8
"""T13.11, T14 to T16."""
JOUST: Final = 9
"""T17, and the end of the year (T3.13)."""
OVER: Final = 10

COORDINATES: Final = tuple(f"{field % STRIDE + 1}/{field // STRIDE + 1}" for field in range(FIELDS))
TYPE_NAMES: Final = ("melee", "ranged", "cavalry")
BUILDING_NAMES: Final = ("barracks", "manufactory", "wall")
SHEET_NAMES: Final = ("building", "melee", "ranged", "cavalry", "mercenaries", "equipment", "movement", "tournament")
STONE_NAMES: Final = (
    "teleportation",
    "speed-1",
    "speed-2",
    "mobility",
    "master-stroke-melee",
    "master-stroke-ranged",
    "master-stroke-cavalry",
    "precision-melee",
    "precision-ranged",
    "precision-cavalry",
    "power-blow-melee",
    "power-blow-ranged",
    "power-blow-cavalry",
    "shield-1",
    "shield-2",
    "shield-3",
    "prevention-ranged",
    "prevention-cavalry",
    "prevention-all",
    "bribery",
    "explosive-charge",
    "lost-tear-stone",
)
EVENT_NAMES: Final = ("eruption", "quicksand", "troop-expansion", "mercenary-dismissal", "water-crossing", "portal-opening")
STAGE_NAMES: Final = (
    "founding",
    "event",
    "production",
    "markets",
    "placement",
    "movement",
    "overruns",
    "support",
    "combat",
    "tournament",
    "over",
)
TERRAIN_NAMES: Final = ("plain", "forest", "mountain", "none")
PORTAL_NAMES: Final = ("none", "blue", "yellow", "red", "green")
FIELD_KINDS: Final = ("outside", "water", "yield", "temple", "desert", "volcano")

FIELD: Final = Domain("field", FIELDS, COORDINATES, named=False)
SEAT: Final = Domain("seat", MAX_SEATS, clickable=False)
TYPE: Final = Domain("type", TYPES, TYPE_NAMES, clickable=False)
KIND: Final = Domain("building", 3, BUILDING_NAMES, clickable=False)
SHEET_FIELD: Final = Domain("sheet", SHEET, SHEET_NAMES)
STONE: Final = Domain("stone", STONE_KINDS, STONE_NAMES)
EVENT_FACE: Final = Domain("happening", 6, EVENT_NAMES, clickable=False)
UNIT: Final = Domain("unit", 2, ("military", "mercenary"), clickable=False)
MILITARY: Final = 0
MERCENARY: Final = 1
PURPOSES: Final = (
    "start",
    "mercenaries",
    "equipment",
    "movement",
    "tournament",
    "order",
    "lists",
    "duel",
    "victory",
)
"""What a roll-off is about: T2.13, the four markets (T9.13), T9.28, T17.6, T17.15, T3.14."""
FOR_START: Final = 0
FOR_MARKET: Final = 1
"""The market on the field MERCENARIES + m of the sheet is FOR_MARKET + m."""
FOR_ORDER: Final = 5
FOR_LISTS: Final = 6
FOR_DUEL: Final = 7
FOR_VICTORY: Final = 8
PURPOSE: Final = Domain("purpose", len(PURPOSES), PURPOSES, clickable=False)
PLACE: Final = Domain("place", 4, ("first", "second", "third", "fourth"), clickable=False)
"""A position in the turn order."""
WAY: Final = Domain("way", 3, ("land", "portal", "crossing"), clickable=False)
BY_LAND: Final = 0
BY_PORTAL: Final = 1
BY_CROSSING: Final = 2
"""How units get from one field to the next."""
PART: Final = Domain("part", 16, tuple(str(part + 1) for part in range(16)), clickable=False, named=False)


def allowance_of(type: int) -> int:
    """T11.4: fields a unit may move in a year."""
    return 2 if type == CAVALRY else 1


def range_of(type: int, supporting: bool) -> int:
    """T14.10–T14.13: the highest roll that hits."""
    if type == MELEE:
        return 4
    return 3 if type == CAVALRY and not supporting else 2


def stone_fits(kind: int, type: int) -> bool:
    """T10.30, T22.17: class 1 stones lie under armies of the type they show; all others under any."""
    if MASTER_STROKE <= kind < SHIELD_1:
        return (kind - MASTER_STROKE) % TYPES == type
    return kind != LOST_TEAR
