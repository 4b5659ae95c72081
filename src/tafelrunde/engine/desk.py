"""The drawing desk: what a game declares so that its maps, boards and scenarios can be drawn, and nothing else knows how.

A desk is a file laid out for drawing: places with their shapes, brushes that change the file at a place, fields for what has no place. The
text of the file stays the one truth: a stroke changes the text, and the desk is laid out anew from it. Names of brushes, fields and of
what a place holds are keys of the game's messages.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Points = list[tuple[float, float]]
Answer = str | int | bool | None


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong with a file: one sentence in each language, and the place it is about, if it is about one."""

    en: str
    de: str
    place: str = ""


class Brush(msgspec.Struct, frozen=True):
    """What can be done to a file at a place."""

    name: str
    group: str
    """The message that heads the brushes of its kind: ``desk-GROUP``."""
    says: tuple[str, ...]
    """The messages that name it."""
    wants: int = 1
    """How many places it is used on, one after the other; 0: the whole board."""
    layer: str = ""
    """The layer whose places it is used on; see DeskPlace."""
    asks: Literal["", "text", "number", "point"] = ""
    """What it needs besides: some words, a number, or a point on the drawing."""
    least: int = 1
    most: int = 9
    twin: str = ""
    """The brush that does the same for the other side, where a board is painted with symmetry; nothing: itself."""


class DeskPlace(msgspec.Struct, frozen=True):
    """Where a brush can be used."""

    id: str
    name: str
    shape: Points
    """A polygon in units of the picture."""
    holds: list[tuple[str, ...]] = []
    """What is there: the messages that name each."""
    layer: str = ""
    """Places of one layer lie beside one another; brushes and the cursor keep to a layer."""


class Field(msgspec.Struct, frozen=True):
    """What the file says that has no place."""

    name: str
    says: tuple[str, ...]
    """The messages that name it."""
    kind: Literal["text", "number", "choice", "switch"]
    value: Answer
    choices: tuple[tuple[str, str], ...] = ()
    """What can be chosen, each with its message."""
    least: int = 0
    most: int = 99
    optional: bool = False


class Desk(msgspec.Struct, frozen=True):
    """A file laid out for drawing."""

    picture: str
    """SVG."""
    width: float
    height: float
    places: list[DeskPlace]
    brushes: list[Brush]
    fields: list[Field]
    symmetries: dict[str, dict[str, str]] = {}
    """For each kind of symmetry (``mirror``, ``flip``, ``rotate``) the place opposite to each place that has another one."""


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One change: a brush used at places, or a field filled in."""

    brush: str = ""
    at: list[str] = []
    field: str = ""
    value: Answer = None
    point: tuple[float, float] | None = None


def number_of(value: Answer) -> int | None:
    """An answer that is a number."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def opposite(places: dict[str, tuple[float, float]], width: float, height: float) -> dict[str, dict[str, str]]:
    """The symmetries of places by their centres: opposite lies what is nearest to the mirrored point."""
    found: dict[str, dict[str, str]] = {}
    for name, across, down in (("mirror", True, False), ("flip", False, True), ("rotate", True, True)):
        found[name] = {}
        for id, (x, y) in places.items():
            tx, ty = width - x if across else x, height - y if down else y
            twin = min(places, key=lambda other: ((places[other][0] - tx) ** 2 + (places[other][1] - ty) ** 2, other))
            if twin != id:
                found[name][id] = twin
    return found
