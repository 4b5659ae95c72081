"""Maps as data: reading, checking, and what a board is made of.

A map is JSON: ``id``, ``title``, ``players`` (least and most), ``areas`` and, as decoration, ``rivers``. An area has ``id``, ``name``,
``terrain``, ``center``, ``adjacent`` and ``polygon``; `tafelrunde map schema` says the same. Coordinates run from 0 to 100, y
downwards; neighbours share border points. `check.py` says what is wrong with a map.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from tafelrunde.engine.authored import check_format, read_authored, shaped
from tafelrunde.engine.plane import Point
from tafelrunde.games.bloodstones.map.board import Board
from tafelrunde.games.bloodstones.pieces.components import PACKAGE, TERRAINS

FORMAT = "bloodstones map 1"
MAP_IDS = ("tyrants_lament", "narrow_reach", "saltmere_ring", "sundered_vale", "crown_of_tides")
MAX_AREAS = 160
MIN_AREAS = 12
Word = Annotated[str, msgspec.Meta(max_length=80)]
Note = Annotated[str, msgspec.Meta(max_length=2_000)]
Polygon = Annotated[list[Point], msgspec.Meta(max_length=60)]
"""Whether a polygon crosses itself takes the square of its corners: without a bound one map could keep a server busy for minutes."""
MIN_SEATS, MAX_SEATS = 2, 6
KEPT = 64
"""Maps kept in memory: those of the game and the latest of players' own."""


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One area of a map."""

    id: Word
    name: Word
    terrain: Literal["plains", "forest", "hills", "mountain", "desert", "sea"]
    center: Point
    adjacent: list[str]
    polygon: Polygon


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S1.19: decoration along borders."""

    name: Word
    borders: list[tuple[str, str]]
    lines: list[list[Point]] = []


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole map."""

    id: Word
    title: Word
    players: tuple[int, int]
    areas: list[Area]
    note: Note = ""
    status: dict[str, str] = {}
    rivers: list[River] = []
    format: str = FORMAT

    def board(self) -> Board:
        number = {area.id: i for i, area in enumerate(self.areas)}
        adjacent = [sorted(number[other] for other in area.adjacent) for area in self.areas]
        return Board([TERRAINS.index(area.terrain) for area in self.areas], adjacent)

    def scene(self) -> dict[str, Any]:
        """What never changes, for drawing."""
        number = {area.id: i for i, area in enumerate(self.areas)}
        places = [
            {
                "id": i,
                "name": area.name,
                "label": area.id,
                "x": area.center[0],
                "y": area.center[1],
                "kind": area.terrain,
                "polygon": [list(point) for point in area.polygon],
            }
            for i, area in enumerate(self.areas)
        ]
        edges = [[i, number[other]] for i, area in enumerate(self.areas) for other in area.adjacent if i < number[other]]
        rivers = [{"name": river.name, "lines": [[list(point) for point in line] for line in river.lines]} for river in self.rivers]
        return {"layout": "graph", "map": self.id, "title": self.title, "places": places, "edges": edges, "rivers": rivers}


@lru_cache(maxsize=KEPT)
def map_text(name: str) -> str:
    """The file of a map that is shipped."""
    return (files(PACKAGE) / f"data/maps/{name}.json").read_text("utf-8")


def parse_map(text: str) -> MapData:
    """The map of a text, whether it can be played or not. Faulty says what cannot be understood."""
    data = read_authored(text)
    check_format(data, FORMAT)
    return shaped(data, MapData)


@lru_cache(maxsize=KEPT)
def shipped_map(name: str) -> MapData:
    """A map that is shipped, by its id."""
    return parse_map(map_text(name))
