"""The words of the game as numbers: kinds of units, terrains, factions, ways of moving."""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    "skirmishers", "swords", "axes", "shield", "cavalry", "lizardmen", "goblins", "reivers", "hordes", "siege_engine",
    "leader", "ship", "castle", "dragon", "giant", "necromancer", "blank", "citadel", "undead", "cutiecorn",
)  # fmt: skip
KIND_COUNT: Final = 20
TILE_KINDS: Final = 17
"""Kinds below this number are tiles; citadel, Undead and Cutiecorn are never in a hand, bag or discard pile."""
SHIELD: Final = 3
CAVALRY: Final = 4
SIEGE_ENGINE: Final = 9
LEADER: Final = 10
SHIP: Final = 11
CASTLE: Final = 12
DRAGON: Final = 13
GIANT: Final = 14
NECROMANCER: Final = 15
BLANK: Final = 16
CITADEL: Final = 17
UNDEAD: Final = 18
CUTIECORN: Final = 19

PLAINS: Final = 0
FOREST: Final = 1
HILLS: Final = 2
MOUNTAIN: Final = 3
DESERT: Final = 4
SEA: Final = 5
TERRAIN_COUNT: Final = 6

DRAGON_RIDERS: Final = 0
HORSE_LORDS: Final = 1
HILL_FOLK: Final = 2
NECROMANCERS: Final = 3
CORSAIRS: Final = 4
CHAOS_HORDE: Final = 5
FACTIONS: Final = ("dragon_riders", "horse_lords", "hill_folk", "necromancers", "corsairs", "chaos_horde")

LAND_UNIT: Final = 0
SHIP_UNIT: Final = 1
FLYER: Final = 2
DEAD: Final = 3
FIXED: Final = 4
NONE: Final = 5
MOVING: Final = ("land", "ship", "flyer", "undead", "fixed", "none")
CLASSES: Final = 6
