"""A map of Root at the drawing desk: suits, slots, ruins and corners painted; paths and river drawn; forests follow from the drawing."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import msgspec

from tafelrunde.engine.authored import write_like
from tafelrunde.engine.desk import Answer, Brush, Desk, DeskPlace, Field, Points, Stroke, opposite
from tafelrunde.games.root.components import ClearingData, MapData
from tafelrunde.games.root.maps.check import MOST_SLOTS
from tafelrunde.games.root.maps.drawing import MARGIN, completed, forests_of, is_plain, opposite_of, pairs_fit
from tafelrunde.games.root.maps.files import Plain, parse_map, plain_map, written
from tafelrunde.games.root.maps.picture import FOREST_RADIUS, RADIUS, SCALE, SIZE, draw_data
from tafelrunde.games.root.words import SUIT_NAMES, SUITS

FOREST = "forest"
PAINTED = SUIT_NAMES[:SUITS]
BRUSHES = [
    *(Brush(suit, "suits", (f"desk-{suit}",)) for suit in PAINTED),
    Brush("no-suit", "suits", ("desk-no-suit",)),
    *(Brush(f"slots-{slots}", "clearings", (f"desk-slots-{slots}",)) for slots in range(1, MOST_SLOTS + 1)),
    Brush("ruin", "clearings", ("desk-ruin",)),
    Brush("corner", "clearings", ("desk-corner",)),
    Brush("move", "clearings", ("desk-move",), asks="point"),
    Brush("path", "ways", ("desk-path",), wants=2),
    Brush("river", "ways", ("desk-river-between",), wants=2),
    Brush("forest-move", "forests", ("desk-forest-move",), layer=FOREST, asks="point"),
]


def lay_on_desk(text: str) -> Desk:
    """The desk of a map. Faulty: it cannot be understood."""
    data = completed(parse_map(text))
    places = []
    centres = {}
    for clearing in data.clearings:
        x, y = float(clearing.x * SCALE), float(clearing.y * SCALE)
        centres[str(clearing.id)] = (x, y)
        places.append(DeskPlace(str(clearing.id), str(clearing.id), _round(x, y, RADIUS), _holds(data, clearing)))
    for forest in data.forests:
        shape = _round(forest.x * SCALE, forest.y * SCALE, FOREST_RADIUS)
        name = "-".join(map(str, forest.clearings))
        places.append(DeskPlace(f"{FOREST}-{forest.id}", name, shape, [("desk-forest",)], FOREST))
    size = float(SIZE)
    return Desk(draw_data(data), size, size, places, BRUSHES, _fields(data), opposite(centres, size, size))


def _round(x: float, y: float, radius: float) -> Points:
    """A shape that is nearly a circle."""
    return [(round(x + radius * cos(step * pi / 8), 1), round(y + radius * sin(step * pi / 8), 1)) for step in range(16)]


def _holds(data: MapData, clearing: ClearingData) -> list[tuple[str, ...]]:
    found = [f"desk-{clearing.suit}" if clearing.suit else "desk-no-suit"]
    found += [f"desk-slots-{clearing.slots}"] if 1 <= clearing.slots <= MOST_SLOTS else []
    there = {"desk-ruin": clearing.ruin, "desk-corner": clearing.corner, "desk-river": clearing.id in data.river}
    return [(key,) for key in [*found, *(key for key, is_there in there.items() if is_there)]]


def _fields(data: MapData) -> list[Field]:
    return [
        Field("title", ("desk-title",), "text", data.title, optional=True),
        Field("suits_dealt", ("desk-suits-dealt",), "switch", data.suits_dealt),
        Field("river_divides", ("desk-river-divides",), "switch", data.river_divides),
    ]


def change(text: str, strokes: list[Stroke]) -> str:
    """The text after the strokes. Faulty: it cannot be understood."""
    data = plain_map(settled(parse_map(text)))
    for stroke in strokes:
        if stroke.field:
            _fill(data, stroke.field, stroke.value)
        else:
            _use(data, stroke)
        data = plain_map(settled(msgspec.convert(data, MapData)))
    return write_like(written(data), text)


def settled(data: MapData) -> MapData:
    """A map whose opposite corners and forests are those of its drawing; what cannot be told from it is left as it was."""
    if not pairs_fit(data):
        data = msgspec.structs.replace(data, opposite=opposite_of(data))
    if is_plain(data):
        data = msgspec.structs.replace(data, forests=forests_of(data))
    return data


def _fill(data: Plain, name: str, value: Answer) -> None:
    if name == "title":
        data["title"] = str(value or "")[:80]
    elif name == "river_divides" and isinstance(value, bool):
        data["river_divides"] = value
    elif name == "suits_dealt" and isinstance(value, bool) and value != data["suits_dealt"]:
        data["suits_dealt"] = value
        for at, clearing in enumerate(data["clearings"]):
            clearing["suit"] = "" if value else PAINTED[at % SUITS]


def _use(data: Plain, stroke: Stroke) -> None:
    """A brush at its places; what is not there, or cannot be done there, is left."""
    known = {str(clearing["id"]): clearing for clearing in data["clearings"]}
    known |= {f"{FOREST}-{forest['id']}": forest for forest in data["forests"]}
    here = [known[id] for id in stroke.at if id in known]
    brush = next((brush for brush in BRUSHES if brush.name == stroke.brush), None)
    if brush is None or len(here) != brush.wants or any(("suit" in place) == (brush.layer == FOREST) for place in here):
        return
    if brush.wants == 2:
        one, other = here
        if one is not other:
            JOINED[brush.name](data, one, other)
    elif brush.asks == "point":
        if stroke.point is not None:
            _move(here[0], stroke.point)
    else:
        _paint(data, here[0], brush.name)


def _paint(data: Plain, clearing: Plain, brush: str) -> None:
    if brush in PAINTED:
        clearing["suit"] = "" if data["suits_dealt"] else brush
    elif brush == "no-suit":
        clearing["suit"] = ""
    elif brush in ("ruin", "corner"):
        clearing[brush] = not clearing[brush]
    else:
        clearing["slots"] = int(brush.removeprefix("slots-"))


def _move(place: Plain, point: tuple[float, float]) -> None:
    """A clearing or the mark of a forest, as near as may be to a point of the drawing."""
    for axis, value in zip("xy", point, strict=True):
        place[axis] = min(100 - MARGIN, max(MARGIN, round(value / SCALE)))


def _path(data: Plain, one: Plain, other: Plain) -> None:
    """A path, on and off."""
    joined = other["id"] in one["paths"] or one["id"] in other["paths"]
    for here, there in ((one, other), (other, one)):
        rest = {at for at in here["paths"] if at != there["id"]}
        here["paths"] = sorted(rest if joined else {*rest, there["id"]})


def _river(data: Plain, one: Plain, other: Plain) -> None:
    """The river from one clearing to another, on and off; it stays one river, cut in two it keeps the longer part."""
    river: list[int] = data["river"]
    pair = {one["id"], other["id"]}
    cut = next((at for at in range(1, len(river)) if {river[at - 1], river[at]} == pair), 0)
    if cut:
        parts = river[:cut], river[cut:]
        kept = max(parts, key=len)
        data["river"] = kept if len(kept) > 1 else []
    elif not river:
        data["river"] = [one["id"], other["id"]]
    elif len(pair & set(river)) == 1:
        fresh = (pair - set(river)).pop()
        if river[-1] in pair:
            data["river"] = [*river, fresh]
        elif river[0] in pair:
            data["river"] = [fresh, *river]


JOINED: dict[str, Callable[[Plain, Plain, Plain], None]] = {"path": _path, "river": _river}
