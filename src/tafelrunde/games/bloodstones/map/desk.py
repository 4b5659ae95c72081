"""A map of Bloodstones at the drawing desk: areas painted, named, joined; split and shaped by their corners; rivers along borders."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tafelrunde.engine.authored import write_like
from tafelrunde.engine.desk import Answer, Brush, Desk, DeskPlace, Field, Stroke, number_of, opposite
from tafelrunde.engine.plane import Point
from tafelrunde.games.bloodstones.map import shapes
from tafelrunde.games.bloodstones.map.generator import SIZES, corners_of
from tafelrunde.games.bloodstones.map.maps import FORMAT, MAP_IDS, MAX_SEATS, MIN_SEATS, MapData, parse_map
from tafelrunde.games.bloodstones.map.picture import SCALE, draw_data
from tafelrunde.games.bloodstones.pieces.components import TERRAINS

CORNER = "corner"
KNOB = 7.0
"""Half the size of a corner that can be taken hold of."""
RIVER = "River"
BRUSHES = [
    *(Brush(terrain, "terrain", (f"desk-{terrain}",)) for terrain in TERRAINS),
    Brush("name", "areas", ("desk-call",), asks="text"),
    Brush("join", "areas", ("desk-join",), wants=2),
    Brush("remove", "areas", ("desk-remove",)),
    Brush("river", "areas", ("desk-river",), wants=2),
    Brush("split", "corners", ("desk-split",), wants=2, layer=CORNER),
    Brush("corner-add", "corners", ("desk-corner-add",), wants=2, layer=CORNER),
    Brush("corner-move", "corners", ("desk-corner-move",), layer=CORNER, asks="point"),
    Brush("corner-remove", "corners", ("desk-corner-remove",), layer=CORNER),
]


def knob(point: Point) -> str:
    """How a corner is called."""
    return f"{point[0]:g},{point[1]:g}"


def lay_on_desk(text: str) -> Desk:
    """The desk of a map. Faulty: it cannot be understood."""
    data = parse_map(text)
    places = []
    centres = {}
    rivers = {area for river in data.rivers for pair in river.borders for area in pair}
    for area in data.areas:
        holds: list[tuple[str, ...]] = [(f"desk-{area.terrain}",), *([("desk-river",)] if area.id in rivers else [])]
        shape = [(x * SCALE, y * SCALE) for x, y in area.polygon]
        places.append(DeskPlace(area.id, f"{area.name} ({area.id})" if area.name else area.id, shape, holds))
        centres[area.id] = (area.center[0] * SCALE, area.center[1] * SCALE)
    for x, y in sorted({point for area in data.areas for point in area.polygon}):
        cx, cy = x * SCALE, y * SCALE
        shape = [(cx, cy - KNOB), (cx + KNOB, cy), (cx, cy + KNOB), (cx - KNOB, cy)]
        places.append(DeskPlace(knob((x, y)), knob((x, y)), shape, [], CORNER))
    size = 100.0 * SCALE
    return Desk(draw_data(data), size, size, places, BRUSHES, _fields(data), opposite(centres, size, size))


def _fields(data: MapData) -> list[Field]:
    least, most = data.players
    return [
        Field("title", ("desk-title",), "text", data.title),
        Field("id", ("desk-id",), "text", data.id),
        Field("players.least", ("desk-players-least",), "number", least, least=MIN_SEATS, most=MAX_SEATS),
        Field("players.most", ("desk-players-most",), "number", most, least=MIN_SEATS, most=MAX_SEATS),
        Field("note", ("desk-note",), "text", data.note, optional=True),
    ]


def change(text: str, strokes: list[Stroke]) -> str:
    """The text after the strokes. Faulty: it cannot be understood."""
    before = parse_map(text)
    data = _plain(before)
    for stroke in strokes:
        if stroke.field:
            _fill(data, stroke.field, stroke.value)
        else:
            _use(data, stroke)
    if data["id"] in MAP_IDS and data != _plain(before):
        data["id"] = f"{data['id']}_own"
    return write_like(_written(data), text)


def _plain(found: MapData) -> dict[str, Any]:
    """The map as plain data that can be changed, its points as tuples."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    for area in data["areas"]:
        area["polygon"] = [tuple(point) for point in area["polygon"]]
    return data


def _written(data: dict[str, Any]) -> dict[str, Any]:
    optional = ("note", "status", "rivers")
    return {"format": FORMAT, **{name: value for name, value in data.items() if name != "format" and (name not in optional or value)}}


def _fill(data: dict[str, Any], name: str, value: Answer) -> None:
    if name in ("title", "id", "note"):
        data[name] = str(value or "")[: 2000 if name == "note" else 80]
    elif name in ("players.least", "players.most") and (number := number_of(value)) is not None:
        least, most = data["players"]
        data["players"] = [number, max(number, most)] if name == "players.least" else [min(least, number), number]


def _use(data: dict[str, Any], stroke: Stroke) -> None:
    """A brush at its places; what is not there, or cannot be done there, is left."""
    areas = data["areas"]
    known = {area["id"]: area for area in areas}
    here = [known[id] for id in stroke.at if id in known]
    points = {knob(point): point for area in areas for point in area["polygon"]}
    corners = [points[id] for id in stroke.at if id in points]
    done = False
    if stroke.brush in TERRAINS and here:
        here[0]["terrain"] = stroke.brush
    elif stroke.brush == "name" and here:
        here[0]["name"] = str(stroke.value or "")[:80]
    elif stroke.brush == "remove" and here and len(areas) > 1:
        areas.remove(here[0])
        shapes.settle(areas)
        done = True
    elif stroke.brush == "join" and len(here) == 2 and here[0] is not here[1]:
        done = shapes.join(areas, *here)
    elif stroke.brush == "river" and len(here) == 2:
        _river(data, here[0]["id"], here[1]["id"])
    elif stroke.brush == "corner-move" and corners and stroke.point is not None:
        done = shapes.move_corner(areas, corners[0], (stroke.point[0] / SCALE, stroke.point[1] / SCALE))
    elif stroke.brush == "corner-remove" and corners:
        done = shapes.remove_corner(areas, corners[0])
    elif len(corners) == 2 and stroke.brush in ("split", "corner-add"):
        done = (shapes.split if stroke.brush == "split" else shapes.add_corner)(areas, *corners)
    if done:
        _follow(data)


def _river(data: dict[str, Any], one: str, other: str) -> None:
    """A river along the border of two neighbours, on and off."""
    known = {area["id"]: area for area in data["areas"]}
    if other not in known[one]["adjacent"]:
        return None
    pair = {one, other}
    for river in data["rivers"]:
        kept = [border for border in river["borders"] if set(border) != pair]
        if len(kept) < len(river["borders"]):
            river["borders"] = kept
            return _follow(data)
    river = next((river for river in data["rivers"] if river["name"] == RIVER), None)
    if river is None:
        river = {"name": RIVER, "borders": [], "lines": []}
        data["rivers"].append(river)
    river["borders"].append([one, other])
    return _follow(data)


def _follow(data: dict[str, Any]) -> None:
    """Rivers follow the borders that are left."""
    known = {area["id"]: area for area in data["areas"]}
    for river in data["rivers"]:
        river["borders"] = [[one, other] for one, other in river["borders"] if one in known and other in known[one]["adjacent"]]
        river["lines"] = [line for one, other in river["borders"] for line in shapes.border(known[one], known[other])]
    data["rivers"] = [river for river in data["rivers"] if river["borders"]]


def blank_map(seats: int) -> str:
    """A honeycomb of plains, large enough for so many."""
    columns, rows = SIZES[seats]
    wide, high = 2 * columns + 1, 3 * rows + 1
    areas: list[shapes.Area] = []
    for row in range(rows):
        for column in range(columns):
            polygon = [(round(x * 100 / wide, 2), round(y * 100 / high, 2)) for x, y in corners_of(column, row)]
            id = f"A{len(areas) + 1:03d}"
            areas.append({"id": id, "name": "", "terrain": "plains", "center": (0.0, 0.0), "adjacent": [], "polygon": polygon})
    shapes.settle(areas, *areas)
    whole = {"format": FORMAT, "id": "own", "title": "A new land", "players": [max(MIN_SEATS, seats - 1), seats], "areas": areas}
    return json.dumps(whole, ensure_ascii=False)
