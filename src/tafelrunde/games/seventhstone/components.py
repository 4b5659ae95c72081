"""The contents of the box, read once from data/components.toml with a schema that names what is wrong."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.seventhstone.words import EVENT_NAMES, PORTAL_NAMES, STONE_NAMES, TERRAIN_NAMES

PACKAGE = "tafelrunde.games.seventhstone"


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of land tiles."""

    id: str
    kind: Literal["yield", "temple", "desert", "volcano"]
    terrain: Literal["plain", "forest", "mountain", "none"]
    count: int
    portal: Literal["none", "blue", "yellow", "red", "green"] = "none"
    designed: bool = False


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players (T1, T18)."""

    seats: int
    columns: int
    rows: int
    removed: dict[str, int]
    shares: list[int]
    display: int
    top_discards: bool


class Stone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of equipment stone (T22)."""

    id: str
    use: Literal["movement", "combat", "none"]
    count: int
    army: Literal["any", "melee", "ranged", "cavalry"] = "any"
    value: int = 0
    designed: bool = False


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of the event die (T8.4)."""

    face: int
    id: str
    colour: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    tile: list[Tile]
    table: list[Table]
    stone: list[Stone]
    event: list[Face]

    def table_for(self, seats: int) -> Table:
        return next(table for table in self.table if table.seats == seats)

    def tiles_for(self, seats: int) -> list[int]:
        """The numbers of the tiles that are shuffled for so many players, sorted."""
        removed = self.table_for(seats).removed
        return [number for number, tile in enumerate(self.tile) for _ in range(tile.count - removed.get(tile.id, 0))]

    def stones(self) -> list[int]:
        """The kind of each single equipment stone, sorted."""
        return [kind for kind, stone in enumerate(self.stone) for _ in range(stone.count)]


def read_box(text: str, name: str) -> Box:
    """The box of a TOML text; Unreadable names the file and what was expected where."""
    try:
        box = msgspec.toml.decode(text, type=Box)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"{name}: {error}") from None
    names = {tile.id for tile in box.tile}
    checks = [
        (len(names) == len(box.tile), "two tile classes have the same id"),
        ([stone.id for stone in box.stone] == list(STONE_NAMES), "the stones are not those of the rules, or in another order"),
        ([face.id for face in box.event] == list(EVENT_NAMES), "the events are not those of the rules, or in another order"),
        ([face.face for face in box.event] == [1, 2, 3, 4, 5, 6], "the event die has the faces 1 to 6"),
        ([table.seats for table in box.table] == [2, 3, 4], "there is one table for 2, 3 and 4 seats each"),
        (all(tile.terrain in TERRAIN_NAMES and tile.portal in PORTAL_NAMES for tile in box.tile), "unknown terrain or portal"),
        (all(set(table.removed) <= names for table in box.table), "a removed tile class does not exist"),
    ]
    for table in box.table:
        land = table.columns * (table.rows - 1)
        checks.append((len(box.tiles_for(table.seats)) == land, f"the board for {table.seats} needs {land} tiles"))
    for good, complaint in checks:
        if not good:
            raise Unreadable(f"{name}: {complaint}.")
    return box


@cache
def box() -> Box:
    """The box as it is shipped."""
    name = "components.toml"
    return read_box((files(PACKAGE) / "data" / name).read_text("utf-8"), name)
