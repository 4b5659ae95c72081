"""Boards: built by the rules (T1, T18), or from a TOML file of one's own (T20.4), with a validator and a generator.

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

from tafelrunde.engine.authored import read_toml
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.games.seventhstone.board.board import NEAREST, UPPER_LEFT, ground_code, kind_of, portal_of
from tafelrunde.games.seventhstone.components import PACKAGE, Tile, box
from tafelrunde.games.seventhstone.words import (
    BARE,
    DESERT,
    FIELD_KINDS,
    FIELDS,
    FOREST,
    LAVA_COUNTERS,
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

LEAST = 3
DRAWN = "."
NEAREST_CORNER, UPPER_LEFT_CORNER = "nearest", "upper-left"
CORNER_NAMES = (NEAREST_CORNER, UPPER_LEFT_CORNER)
DIE = 6


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


def rules_plan(seats: int) -> Plan:
    """T1.2, T18.2, T18.10: the grid for so many players, all water until the gaps are rolled."""
    table = box().table_for(seats)
    plan = Plan(table.columns, table.rows)
    plan.seats = [seats]
    plan.stack = box().tiles_for(seats)
    return plan


def roll_gaps(plan: Plan, chance: Chance) -> None:
    """T1.3–T1.6: one gap in each column, rolled from left to right, counted from the top; the other fields are to be dealt, by columns."""
    for column in range(plan.columns):
        gap = chance.roll() - 1
        for row in range(plan.rows):
            field = row * STRIDE + column
            if row == gap:
                plan.ground[field] = WORDS["~"]
            else:
                plan.drawn.append(field)


def lay_out(seats: int, layout: str, text: str, chance: Chance) -> Plan:
    """The finished board of a game. T23.1: first the tiles are shuffled, then the gaps are rolled."""
    own = text or (board_text(layout) if layout else "")
    plan = read_board(own, seats) if own else rules_plan(seats)
    stack = plan.stack.copy()
    chance.shuffle(stack)
    if not own:
        roll_gaps(plan, chance)
    plan.deal(stack)
    return plan


BOARDS = ("four-islands", "twin-rivers")
"""The boards that are shipped as files."""


@cache
def board_text(name: str) -> str:
    """One of the boards that are shipped."""
    return (files(PACKAGE) / "data" / "boards" / f"{name}.toml").read_text("utf-8")


def read_file(text: str) -> BoardFile:
    """A board file. Unreadable or msgspec's ValidationError says what is wrong."""
    return msgspec.convert(read_toml(text), BoardFile)


def fields_of(text: str) -> list[int]:
    """The fields of a board file that armies may enter, now or when a tile is drawn for them."""
    enterable = (YIELD, TEMPLE, DESERT)
    return [
        row * STRIDE + column
        for row, words in enumerate(read_file(text).rows())
        for column, word in enumerate(words)
        if word == DRAWN or kind_of(WORDS.get(word, 0)) in enterable
    ]


def check_board(text: str) -> list[str]:
    """Everything that is wrong with a board file, each as one sentence with its place; empty if it can be played."""
    try:
        file = read_file(text)
    except Unreadable as error:
        return [str(error)]
    except msgspec.ValidationError as error:
        return [f"{error}."]
    rows = file.rows()
    wrong = _check_head(file) + _check_grid(rows)
    if not wrong:
        for seats in sorted(set(file.seats)):
            wrong += _check_plan(_plan(file, rows, seats), file, seats)
    return wrong


def read_board(text: str, seats: int) -> Plan:
    """The plan of a board file for so many players. BadOptions with the first thing that is wrong."""
    wrong = check_board(text)
    if wrong:
        raise BadOptions(f"the board cannot be used: {wrong[0]}")
    file = read_file(text)
    if seats not in file.seats:
        allowed = " or ".join(map(str, file.seats))
        raise BadOptions(f"the board '{file.name}' is for {allowed} players, not for {seats}.")
    return _plan(file, file.rows(), seats)


def _check_head(file: BoardFile) -> list[str]:
    wrong = []
    if not file.name.strip():
        wrong.append("`name` is empty; give the board a name.")
    if not file.seats or any(not 2 <= seats <= 4 for seats in file.seats) or len(set(file.seats)) != len(file.seats):
        wrong.append(f"`seats` lists the numbers of players, each 2, 3 or 4 and once; not {file.seats}.")
    if file.corner not in CORNER_NAMES:
        wrong.append(f"`corner` is {' or '.join(map(repr, CORNER_NAMES))}, not {file.corner!r}.")
    classes = {tile.id for tile in box().tile}
    for name, count in (file.tiles or {}).items():
        if name not in classes:
            wrong.append(f"[tiles] has no class {name!r}; there is: {', '.join(sorted(classes))}.")
        elif not 0 <= count <= FIELDS:
            wrong.append(f"[tiles] {name} is a number from 0 to {FIELDS}, not {count}.")
    return wrong


def _check_grid(rows: list[list[str]]) -> list[str]:
    wrong = []
    if not LEAST <= len(rows) <= STRIDE:
        wrong.append(f"`grid` has {LEAST} to {STRIDE} rows, not {len(rows)}.")
    elif not LEAST <= len(rows[0]) <= STRIDE:
        wrong.append(f"`grid` has {LEAST} to {STRIDE} columns, not {len(rows[0])}.")
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            wrong.append(f"row {number} of `grid` has {len(row)} fields, but row 1 has {len(rows[0])}.")
        for column, word in enumerate(row, 1):
            if word != DRAWN and word not in WORDS:
                wrong.append(f"field {column}/{number} of `grid` is {word[:10]!r}; allowed is: {DRAWN} {' '.join(WORDS)}.")
    return wrong


def _plan(file: BoardFile, rows: list[list[str]], seats: int) -> Plan:
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


def _check_plan(plan: Plan, file: BoardFile, seats: int) -> list[str]:
    """What can only be said when stack and grid are put together."""
    wrong = []
    for name, given, size in (("columns", file.uncounted_columns, plan.columns), ("rows", file.uncounted_rows, plan.rows)):
        for number in given:
            if not 1 <= number <= size:
                wrong.append(f"`uncounted_{name}` names {number}, but there are {size} {name}.")
    if len(plan.drawn) != len(plan.stack):
        source = "[tiles] has" if file.tiles is not None else f"the box for {seats} players leaves"
        wrong.append(f"{len(plan.drawn)} fields are to be filled ('{DRAWN}'), but {source} {len(plan.stack)} tiles.")
        return wrong
    codes = [plan.ground[field] for field in range(FIELDS)] + [tile_ground(box().tile[number]) for number in plan.stack]
    volcanoes = sum(1 for code in codes if kind_of(code) == VOLCANO)
    if plan.corner == NEAREST and volcanoes != 1:
        wrong.append(f"an eruption is counted from the corner nearest to the volcano, but there are {volcanoes} volcanoes; say `corner`.")
    for colour in range(1, len(PORTAL_NAMES)):
        portals = sum(1 for code in codes if portal_of(code) == colour)
        if portals not in (0, 2):
            wrong.append(f"there are {portals} {PORTAL_NAMES[colour]} portals; a colour has two or none.")
    yields = sum(1 for code in codes if kind_of(code) == YIELD)
    if yields < 2 * seats:
        wrong.append(f"{seats} players need {2 * seats} yield lands for capitals and barracks, but there are {yields}.")
    return wrong + _check_reach(plan)


def _check_reach(plan: Plan) -> list[str]:
    """An eruption must find four different fields from every corner it may be counted from (T21.1, T21.13)."""
    wrong = []
    ways = [(1, 1)] if plan.corner == UPPER_LEFT else [(1, 1), (-1, 1), (1, -1), (-1, -1)]
    for right, down in ways:
        columns = plan.counted_columns[::right][:DIE]
        rows = plan.counted_rows[::down][:DIE]
        outside = WORDS["#"]
        hit = [row * STRIDE + column for row in rows for column in columns]
        fields = [field for field in hit if field in plan.drawn or plan.ground[field] != outside]
        if len(fields) < LAVA_COUNTERS:
            corner = f"{'upper' if down > 0 else 'lower'} {'left' if right > 0 else 'right'}"
            wrong.append(f"an eruption counted from the {corner} corner reaches {len(fields)} fields; it needs {LAVA_COUNTERS}.")
    return wrong


def new_board(seats: int, seed: int | bytes) -> str:
    """A board file with a random board of the rules for so many players, every tile fixed, ready to be changed."""
    plan = lay_out(seats, "", "", chance_from_seed(seed))
    lines = [
        " ".join(f"{CODES[plan.ground[row * STRIDE + column]]:2}" for column in range(plan.columns)).rstrip() for row in range(plan.rows)
    ]
    grid = "\n".join(lines)
    name = seed.hex() if isinstance(seed, bytes) else str(seed)
    return f'name = "Random board {name}"\nseats = [{seats}]\ngrid = """\n{grid}\n"""\n'
