"""The components as data: data/tiles.toml, read once and checked with errors that name the key."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from tafelrunde.engine.errors import Unreadable

PACKAGE = "tafelrunde.games.bloodstones"
FILE = "data/tiles.toml"
TERRAINS = ("plains", "forest", "hills", "mountain", "desert", "sea")


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules that belong to no single piece."""

    tiles_per_faction: int
    starting_hand: int
    starting_build_points: int
    vp_track_length: int
    regroup_last_space: int
    regroup_last_space_two_players: int
    citadel_min_distance: int
    battle_tiles_normal: int
    battle_tiles_larger_force: int
    battle_tiles_counted: int
    undead_move_land_areas: int
    end_vp_captured_village: int
    end_vp_captured_village_chaos_horde: int
    end_vp_captured_citadel: int
    corsairs_extra_vp_per_won_battle: int
    corsairs_sea_battle_bonus: int
    cutiecorn_vp: int


class BattleTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bag: list[int]


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it costs to enter (0: closed to ordinary units) and what can be founded there."""

    enter: int
    village_cost: int
    village_limit: int
    citadel: bool


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a kind of unit moves, and its battle modifiers."""

    german: str
    moves_as: Literal["land", "ship", "flyer", "undead", "fixed", "none"]
    desert_safe: bool = False
    cavalry: bool = False
    cost: int = -1
    always: int = 0
    attacking: int = 0
    defending: int = 0
    in_plains: int = 0
    in_forest: int = 0
    against_walls: int = 0


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of a kind a faction has, what they cost (-1: cannot be built) and their pips."""

    count: int
    pips: int
    cost: int = -1


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand_limit: int
    start_vp: int
    villages: int
    citadel: bool
    undead_supply: int
    min_players: int
    tiles: dict[str, Tile]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    battle_tiles: BattleTiles
    terrain: dict[str, Terrain]
    enter: dict[str, dict[str, int]]
    unit: dict[str, Unit]
    faction: dict[str, Faction]


@cache
def components() -> Components:
    """All components. Unreadable names file, key and what was expected there."""
    return parse_components((files(PACKAGE) / FILE).read_text("utf-8"))


def parse_components(text: str) -> Components:
    """The components of a TOML text."""
    try:
        found = msgspec.convert(tomllib.loads(text), Components)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"{FILE}: {error}.") from None
    if tuple(found.terrain) != TERRAINS:
        raise Unreadable(f"{FILE}: the terrains are {', '.join(TERRAINS)}, in this order.")
    for name, faction in found.faction.items():
        for kind in faction.tiles:
            if kind not in found.unit:
                raise Unreadable(f"{FILE}: faction.{name}.tiles names '{kind}', which is no unit.")
        total = sum(tile.count for tile in faction.tiles.values())
        if total != found.constants.tiles_per_faction:
            raise Unreadable(f"{FILE}: faction.{name}.tiles are {total} tiles instead of {found.constants.tiles_per_faction}.")
    return found
