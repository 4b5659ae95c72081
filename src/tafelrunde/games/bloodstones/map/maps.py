"""Maps as data: reading, checking, and what a board is made of.

A map is JSON: ``id``, ``title``, ``players`` (least and most), ``areas`` and, as decoration, ``rivers``. An area has ``id``, ``name``,
``terrain``, ``center``, ``adjacent`` and ``polygon``; data/map.schema.json says the same as a JSON schema. Coordinates run from 0 to 100, y
downwards; neighbours share border points. `check_map` lists everything that is wrong with a text, in sentences that name the place.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.options import MOST_TEXT
from tafelrunde.games.bloodstones.map.board import FAR, Board, all_distances
from tafelrunde.games.bloodstones.map.geometry import Point, crosses_itself, inside, sides, surface
from tafelrunde.games.bloodstones.pieces.components import PACKAGE, TERRAINS
from tafelrunde.games.bloodstones.pieces.tiles import CITADEL_DISTANCE, FOR_CITADEL, VILLAGE_LIMIT, VILLAGES
from tafelrunde.games.bloodstones.pieces.words import SEA

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


def find_map(name: str) -> MapData:
    """A map by its id, or the map of a JSON text. BadOptions lists what is wrong with the text."""
    if name in MAP_IDS:
        return msgspec.json.decode(map_text(name).encode(), type=MapData)
    wrong = check_map(name)
    if wrong:
        raise BadOptions(f"this map cannot be played: {' '.join(wrong[:5])}")
    return msgspec.json.decode(name.encode(), type=MapData)


@lru_cache(maxsize=KEPT)
def board_of(name: str) -> Board:
    """The board of a map, shared by all positions on it."""
    return find_map(name).board()


def check_map(text: str) -> list[str]:
    """Everything that is wrong with a map, each a sentence that names the place; empty if it can be played."""
    if len(text) > MOST_TEXT:
        return [f"The text has {len(text)} characters; a map has at most {MOST_TEXT}."]
    try:
        found = msgspec.json.decode(text.encode(), type=MapData)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError) as error:
        return [f"{error}."]
    wrong = _check_frame(found) + _check_borders(found)
    if not wrong:
        wrong = _check_shapes(found) + _check_rivers(found)
        wrong += _check_play(found)
    return wrong


def _check_frame(found: MapData) -> list[str]:
    wrong = []
    least, most = found.players
    if not MIN_SEATS <= least <= most <= MAX_SEATS:
        wrong.append(f"players: a map is for {MIN_SEATS} to {MAX_SEATS} players, least first; not {least} to {most}.")
    if not found.id or (found.id in MAP_IDS and found != find_map(found.id)):
        wrong.append(f"id: '{found.id}' is empty or belongs to another map.")
    if not MIN_AREAS <= len(found.areas) <= MAX_AREAS:
        wrong.append(f"areas: there are {len(found.areas)}; a map has {MIN_AREAS} to {MAX_AREAS}.")
    seen: set[str] = set()
    for i, area in enumerate(found.areas):
        if not area.id or area.id in seen:
            wrong.append(f"areas[{i}].id: '{area.id}' is empty or stands twice.")
        seen.add(area.id)
    return wrong


def _check_borders(found: MapData) -> list[str]:
    """S1.17, S1.18: borders lead both ways, to areas that exist, never to the area itself."""
    wrong = []
    known = {area.id: area for area in found.areas}
    for area in found.areas:
        for other in area.adjacent:
            if other not in known:
                wrong.append(f"{area.id}.adjacent: there is no area '{other}'.")
            elif other == area.id:
                wrong.append(f"{area.id}.adjacent: an area does not border itself.")
            elif area.id not in known[other].adjacent:
                wrong.append(f"{area.id}.adjacent: {other} does not have {area.id} as a neighbour.")
        if len(set(area.adjacent)) != len(area.adjacent):
            wrong.append(f"{area.id}.adjacent: a neighbour stands twice.")
    return wrong


def _check_shapes(found: MapData) -> list[str]:
    """Polygons are simple, hold their centre, and share a border line exactly with the neighbours."""
    wrong = []
    for area in found.areas:
        if len(area.polygon) < 3 or surface(area.polygon) < 0.5:
            wrong.append(f"{area.id}.polygon: it has no surface.")
        elif any(not (0 <= x <= 100 and 0 <= y <= 100) for x, y in [*area.polygon, area.center]):
            wrong.append(f"{area.id}: coordinates run from 0 to 100.")
        elif crosses_itself(area.polygon):
            wrong.append(f"{area.id}.polygon: it crosses itself.")
        elif not inside(area.center, area.polygon):
            wrong.append(f"{area.id}.center: it lies outside of the polygon.")
    if wrong:
        return wrong
    lines = [sides(area.polygon) for area in found.areas]
    for i, area in enumerate(found.areas):
        for j in range(i + 1, len(found.areas)):
            other = found.areas[j]
            shared = not lines[i].isdisjoint(lines[j])
            if shared and other.id not in area.adjacent:
                wrong.append(f"{area.id} and {other.id} share a border line but are not neighbours.")
            elif not shared and other.id in area.adjacent:
                wrong.append(f"{area.id} and {other.id} are neighbours but share no border line.")
    return wrong


def _check_rivers(found: MapData) -> list[str]:
    known = {area.id: area for area in found.areas}
    return [
        f"rivers: {river.name} follows {one}-{other}, which is no border."
        for river in found.rivers
        for one, other in river.borders
        if one not in known or other not in known[one].adjacent
    ]


def _check_play(found: MapData) -> list[str]:
    """One connected map, every area of use within reach, room for all citadels and villages."""
    wrong = []
    board = found.board()
    most = found.players[1]
    for area in range(board.areas):
        if board.distance[area] == FAR:
            wrong.append(f"{found.areas[area].id} cannot be reached from {found.areas[0].id}.")
    walkable = [kind != TERRAINS.index("mountain") for kind in board.terrain]
    by_foot = all_distances(board.adjacent, walkable)
    homes = [area for area in range(board.areas) if FOR_CITADEL[board.terrain[area]]]
    for area in range(board.areas):
        if homes and walkable[area] and board.terrain[area] != SEA and by_foot[homes[0] * board.areas + area] == FAR:
            wrong.append(f"{found.areas[area].id} lies behind mountains: ordinary units can never reach it.")
    slots = sum(VILLAGE_LIMIT[kind] for kind in board.terrain)
    if slots < max(VILLAGES) * most:
        wrong.append(f"there is room for {slots} villages; {most} players need {max(VILLAGES) * most}.")
    fitting = fewest_citadels(board)
    if fitting < most:
        wrong.append(f"badly placed citadels leave room for {fitting} only; {most} players need {most} (distance {CITADEL_DISTANCE}).")
    return wrong


def fewest_citadels(board: Board) -> int:
    """A small number of citadels after which no legal area is left: each is put where it takes the most room from the others."""
    free = [area for area in range(board.areas) if FOR_CITADEL[board.terrain[area]]]
    near = {area: {other for other in free if board.distance[area * board.areas + other] < CITADEL_DISTANCE} for area in free}
    left = set(free)
    citadels = 0
    while left:
        best = max(sorted(left), key=lambda area: len(near[area] & left))
        left -= near[best]
        citadels += 1
    return citadels
