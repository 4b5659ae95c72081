"""The components: units, weapons, terrain, cards and supply, read from data/ and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec

from tafelrunde.engine.errors import Unreadable

PACKAGE: Final = "tafelrunde.games.battlelore"
MARKS: Final = ("confirmed", "single source", "recalled", "designed")
S = TypeVar("S", bound=msgspec.Struct)


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    symbols: int


class UnitKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the unit table (B11.13)."""

    id: str
    race: str
    banner: str
    kind: str
    figures: int
    move: int
    march: int
    dice: int
    weapon: str
    points: int
    mark: str
    retreat: int = 1
    powers: tuple[Power, ...] = ()
    traits: tuple[str, ...] = ()


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the weapon table (B11.14)."""

    id: str
    reach: int
    strike: str
    moved: int
    mark: str
    back_on_mounted: int = 0


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the terrain table (B10.11 and following)."""

    id: str
    sort: str
    mark: str
    passable: bool = True
    stop: bool = False
    battle_on_entry: bool = True
    into: int = 9
    out: int = 9
    out_mounted: int = 9
    blocks_sight: bool = False
    melee_only: bool = False


class CommandCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    tactic: bool
    copies: int
    mark: str
    orders: dict[str, int] = {}
    scout: bool = False


class LoreCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    master: str
    number: int
    cost: int
    timing: str
    mark: str
    amount: int = 0
    per_level: int = 0


class Deployment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cell: str
    unit: str


class DeploymentCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    camp: str
    set: str
    number: int
    units: tuple[Deployment, ...]
    mark: str


class Specialist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    number: int
    lore: bool
    mark: str
    master: str = ""


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    camp: dict[str, int]
    shared: dict[str, int]
    creatures: dict[str, int]
    banners: dict[str, int]
    levy: dict[str, int]
    markers: dict[str, int]
    lore_tokens: dict[str, int]


def read(name: str) -> dict[str, Any]:
    """A data file of this package as plain data."""
    return tomllib.loads((files(PACKAGE) / "data" / f"{name}.toml").read_text("utf-8"))


def rows(name: str, key: str, row: type[S]) -> list[S]:
    """The rows of a data file, checked; an error names file, key and what was expected."""
    try:
        found = msgspec.convert(read(name)[key], list[row])  # type: ignore[valid-type]
    except (msgspec.ValidationError, KeyError) as error:
        raise Unreadable(f"data/{name}.toml, {key}: {error}") from None
    return found


UNITS: Final = rows("units", "unit", UnitKind)
WEAPONS: Final = rows("weapons", "weapon", Weapon)
TERRAIN: Final = rows("terrain", "terrain", Terrain)
COMMAND: Final = rows("command", "card", CommandCard)
LORE_CARDS: Final = rows("lore", "card", LoreCard)
DEPLOYMENT: Final = rows("deployment", "card", DeploymentCard)
SPECIALISTS: Final = rows("specialists", "card", Specialist)
SUPPLY: Final = msgspec.convert(read("supply"), Supply)
