"""Board files of Seventh Stone (T20.4): what they say, and the plan they make.

A board file::

    name = "Two rivers"
    seats = [2, 3]
    grid = '''
    P  F  ~  M  .
    Tp .  Pb ~  V
    …
    '''

One word for each field, rows from top to bottom: ``P F M`` plain, forest, mountain; followed by ``b y r g`` a portal of that colour;
``Tp Tf Tm`` a temple; ``D`` desert; ``V`` volcano; ``~`` water; ``#`` no field at all; ``.`` a tile that is drawn from the stack. The
stack is what is left of the box for that number of players, or the table ``[tiles]`` with a number for each class. ``corner`` says where
an eruption is counted from: ``"nearest"`` to the volcano, or ``"upper-left"``; ``uncounted_columns`` and ``uncounted_rows`` are left out
of that counting.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tafelrunde.engine.authored import check_format, read_authored, shaped
from tafelrunde.games.seventhstone.board.board import NEAREST, UPPER_LEFT, ground_code, kind_of
from tafelrunde.games.seventhstone.components import PACKAGE, Tile, box
from tafelrunde.games.seventhstone.words import (
    BARE,
    DESERT,
    FIELD_KINDS,
    FIELDS,
    FOREST,
    MOUNTAIN,
    OUTSIDE,
    PLAIN,
    PORTAL_NAMES,
    STRIDE,
    TEMPLE,
    TERRAIN_NAMES,
    VOLCANO,
    WATER,
    YIELD,
)

FORMAT = "seventhstone board 1"
LEAST = 3
DRAWN = "."
NEAREST_CORNER, UPPER_LEFT_CORNER = "nearest", "upper-left"
CORNER_NAMES = (NEAREST_CORNER, UPPER_LEFT_CORNER)


def _words() -> dict[str, int]:
    words = {
        "#": ground_code(OUTSIDE, BARE, 0),
        "~": ground_code(WATER, BARE, 0),
        "D": ground_code(DESERT, BARE, 0),
        "V": ground_code(VOLCANO, BARE, 0),
    }
    for letter, terrain in (("P", PLAIN), ("F", FOREST), ("M", MOUNTAIN)):
        words[letter] = ground_code(YIELD, terrain, 0)
        words["T" + letter.lower()] = ground_code(TEMPLE, terrain, 0)
        for colour in range(1, len(PORTAL_NAMES)):
            words[letter + PORTAL_NAMES[colour][0]] = ground_code(YIELD, terrain, colour)
    return words


WORDS = _words()
CODES = {code: word for word, code in WORDS.items()}


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file as it is written."""

    name: str
    seats: list[int]
    grid: str
    corner: str = NEAREST_CORNER
    uncounted_columns: list[int] = []
    uncounted_rows: list[int] = []
    tiles: dict[str, int] | None = None
    format: str = FORMAT

    def rows(self) -> list[list[str]]:
        """The words of the grid, row by row."""
        return [line.split() for line in self.grid.splitlines() if line.strip()]


class Plan:
    """A board before the stack is dealt: fixed ground, places to fill, and how an eruption is counted."""

    def __init__(self, columns: int, rows: int) -> None:
        self.name = ""
        self.seats: list[int] = []
        self.columns = columns
        self.rows = rows
        self.ground = [ground_code(OUTSIDE, BARE, 0)] * FIELDS
        self.drawn: list[int] = []
        """The fields that get a tile of the stack, in the order of dealing."""
        self.stack: list[int] = []
        self.corner = NEAREST
        self.counted_columns = list(range(columns))
        self.counted_rows = list(range(rows))

    def deal(self, stack: list[int]) -> None:
        """T1.7: the tiles of a shuffled stack, one by one."""
        for field, number in zip(self.drawn, stack, strict=True):
            self.ground[field] = tile_ground(box().tile[number])


def tile_ground(tile: Tile) -> int:
    """The field a land tile makes."""
    return ground_code(FIELD_KINDS.index(tile.kind), TERRAIN_NAMES.index(tile.terrain), PORTAL_NAMES.index(tile.portal))


BOARDS = ("four-islands", "twin-rivers")
"""The boards that are shipped as files."""


@cache
def board_text(name: str) -> str:
    """One of the boards that are shipped."""
    return (files(PACKAGE) / "data" / "boards" / f"{name}.toml").read_text("utf-8")


def read_file(text: str) -> BoardFile:
    """A board file, whether it can be played or not. Faulty says what cannot be understood."""
    data = read_authored(text)
    check_format(data, FORMAT)
    return shaped(data, BoardFile)


def fields_of(text: str) -> list[int]:
    """The fields of a board file that armies may enter, now or when a tile is drawn for them."""
    enterable = (YIELD, TEMPLE, DESERT)
    return [
        row * STRIDE + column
        for row, words in enumerate(read_file(text).rows())
        for column, word in enumerate(words)
        if word == DRAWN or kind_of(WORDS.get(word, 0)) in enterable
    ]


def plan_of(file: BoardFile, rows: list[list[str]], seats: int) -> Plan:
    plan = Plan(len(rows[0]), len(rows))
    plan.name, plan.seats = file.name, file.seats
    plan.corner = UPPER_LEFT if file.corner == UPPER_LEFT_CORNER else NEAREST
    plan.counted_columns = [column for column in range(plan.columns) if column + 1 not in file.uncounted_columns]
    plan.counted_rows = [row for row in range(plan.rows) if row + 1 not in file.uncounted_rows]
    fixed: list[int] = []
    for column in range(plan.columns):
        for row in range(plan.rows):
            field = row * STRIDE + column
            word = rows[row][column]
            if word == DRAWN:
                plan.drawn.append(field)
            else:
                plan.ground[field] = WORDS[word]
                fixed.append(WORDS[word])
    plan.stack = _stack(file, seats, fixed)
    return plan


def _stack(file: BoardFile, seats: int, fixed: list[int]) -> list[int]:
    """The tiles to be dealt: those of [tiles], or what the fixed fields leave of the box."""
    if file.tiles is not None:
        return [number for number, tile in enumerate(box().tile) for _ in range(file.tiles.get(tile.id, 0))]
    left = fixed.copy()
    stack = []
    for number in box().tiles_for(seats):
        code = tile_ground(box().tile[number])
        if code in left:
            left.remove(code)
        else:
            stack.append(number)
    return stack
