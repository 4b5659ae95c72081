"""A board of Seventh Stone at the drawing desk: one brush for each word of the grid, fields for the rest (T20.4)."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.engine.authored import write_like, write_toml
from tafelrunde.engine.desk import Answer, Brush, Desk, DeskPlace, Field, Stroke, number_of, opposite
from tafelrunde.games.seventhstone.board.files import CORNER_NAMES, DRAWN, FORMAT, LEAST, WORDS, BoardFile, read_file
from tafelrunde.games.seventhstone.board.picture import CELL, draw_rows
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.words import FIELDS, STRIDE

LANDS = {"P": "plain", "F": "forest", "M": "mountain"}
PORTALS = {"b": "blue", "y": "yellow", "r": "red", "g": "green"}
OTHERS = {DRAWN: "drawn", "#": "outside", "~": "water", "D": "desert", "V": "volcano"}


def _says(word: str) -> tuple[str, ...]:
    """The messages that name a word of the grid."""
    if word in OTHERS:
        return (f"desk-{OTHERS[word]}",)
    if word[0] == "T":
        return (f"desk-temple-{LANDS[word[1:].upper()]}",)
    land = f"desk-{LANDS[word[0]]}"
    return (land, f"desk-portal-{PORTALS[word[1]]}") if word[1:] else (land,)


def _group(word: str) -> str:
    return "temples" if word[0] == "T" else "portals" if word[0] in LANDS and word[1:] else "land"


GROUPS = ("land", "temples", "portals")
BRUSHES = [Brush(word, group, _says(word)) for group in GROUPS for word in (DRAWN, *WORDS) if _group(word) == group]


def lay_on_desk(text: str) -> Desk:
    """The desk of a board file. Faulty: it cannot be understood."""
    file = read_file(text)
    rows = square(file.rows())
    places = []
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            x, y = column * CELL, row * CELL
            shape: list[tuple[float, float]] = [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]
            name = f"{column + 1}/{row + 1}"
            places.append(DeskPlace(name, name, shape, [_says(word)] if word == DRAWN or word in WORDS else []))
    width, height = len(rows[0]) * CELL, len(rows) * CELL
    centres = {place.id: (place.shape[0][0] + CELL / 2, place.shape[0][1] + CELL / 2) for place in places}
    return Desk(draw_rows(rows), width, height, places, BRUSHES, _fields(file, rows), opposite(centres, width, height))


def square(rows: list[list[str]]) -> list[list[str]]:
    """The grid with as many words in each row as the longest has, within what a board can be."""
    columns = max(LEAST, min(STRIDE, max(map(len, rows), default=LEAST)))
    size = max(LEAST, min(STRIDE, len(rows)))
    return [[*words[:columns], *["#"] * (columns - len(words))] for words in [*rows[:size], *[[]] * (size - len(rows))]]


def _fields(file: BoardFile, rows: list[list[str]]) -> list[Field]:
    tiles = file.tiles or {}
    corners = tuple((name, f"desk-corner-{name}") for name in CORNER_NAMES)
    return [
        Field("name", ("desk-name",), "text", file.name),
        *(Field(f"seats.{seats}", (f"desk-seats-{seats}",), "switch", seats in file.seats) for seats in (2, 3, 4)),
        Field("columns", ("desk-columns",), "number", len(rows[0]), least=LEAST, most=STRIDE),
        Field("rows", ("desk-rows",), "number", len(rows), least=LEAST, most=STRIDE),
        Field("corner", ("desk-corner",), "choice", file.corner, corners),
        Field("uncounted_columns", ("desk-uncounted-columns",), "text", " ".join(map(str, file.uncounted_columns)), optional=True),
        Field("uncounted_rows", ("desk-uncounted-rows",), "text", " ".join(map(str, file.uncounted_rows)), optional=True),
        Field("tiles", ("desk-tiles",), "switch", file.tiles is not None),
        *(
            Field(f"tiles.{tile.id}", ("desk-tile", f"desk-{tile.id}"), "number", tiles.get(tile.id, 0), most=FIELDS)
            for tile in (box().tile if file.tiles is not None else ())
        ),
    ]


def change(text: str, strokes: list[Stroke]) -> str:
    """The text after the strokes. Faulty: it cannot be understood."""
    file = read_file(text)
    rows = square(file.rows())
    for stroke in strokes:
        if stroke.field in ("columns", "rows"):
            rows = _resized(rows, stroke.field, stroke.value)
        elif stroke.field:
            _fill(file, stroke.field, stroke.value)
        elif stroke.at and (stroke.brush == DRAWN or stroke.brush in WORDS):
            _paint(rows, stroke.at[0], stroke.brush)
    return write_like(_written(file, rows), text)


def _paint(rows: list[list[str]], at: str, word: str) -> None:
    for row, words in enumerate(rows):
        for column in range(len(words)):
            if f"{column + 1}/{row + 1}" == at:
                words[column] = word


def _resized(rows: list[list[str]], name: str, value: Answer) -> list[list[str]]:
    """More or fewer columns or rows at the end; what is new is water."""
    size = number_of(value)
    if size is None or not LEAST <= size <= STRIDE:
        return rows
    if name == "rows":
        return [*rows[:size], *(["~"] * len(rows[0]) for _ in range(size - len(rows)))]
    return [[*words[:size], *["~"] * (size - len(words))] for words in rows]


def _fill(file: BoardFile, name: str, value: Answer) -> None:
    first, _, rest = name.partition(".")
    if name == "name":
        file.name = str(value or "")[:80]
    elif first == "seats" and rest in ("2", "3", "4"):
        file.seats = sorted({*file.seats, int(rest)} if value else {seats for seats in file.seats if seats != int(rest)})
    elif name == "corner" and value in CORNER_NAMES:
        file.corner = str(value)
    elif name in ("uncounted_columns", "uncounted_rows"):
        parts = str(value or "").replace(",", " ").split()
        setattr(file, name, [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 3][:STRIDE])
    elif name == "tiles":
        file.tiles = (file.tiles or {}) if value else None
    elif first == "tiles" and file.tiles is not None and any(tile.id == rest for tile in box().tile):
        file.tiles.pop(rest, None)
        if number := number_of(value):
            file.tiles[rest] = number


def _written(file: BoardFile, rows: list[list[str]]) -> dict[str, Any]:
    """The file's data, without what a board has anyway."""
    lines = [" ".join(f"{word:2}" for word in words).rstrip() for words in rows]
    plain = msgspec.to_builtins(file)
    usual = msgspec.to_builtins(BoardFile("", [], ""))
    kept = {name: value for name, value in plain.items() if name in ("name", "seats", "grid") or value != usual[name]}
    return {"format": FORMAT, **kept, "grid": "\n".join([*lines, ""])}


def blank_board(seats: int) -> str:
    """All water, for so many players: every tile is still to be put down."""
    side = box().table_for(seats).columns
    grid = "\n".join([" ".join(["~"] * side)] * side) + "\n"
    return write_toml({"format": FORMAT, "name": "A new board", "seats": [seats], "grid": grid, "tiles": {}})
