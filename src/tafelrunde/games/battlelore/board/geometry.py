"""B2 Geometry: hexes, neighbours, distances, sections, retreat hexes and lines of sight, computed once for each size of board."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.words import CENTER, EPIC_ROWS, LEFT, RIGHT, STANDARD_ROWS

LEFT_LINE: Final = 9
RIGHT_LINE: Final = 19
"""B2.11: where the two dotted lines run, as doubled columns."""
SIGHT: Final = 8
"""Lines of sight longer than any range are never asked for."""
NEAR: Final = 4
"""As far as units commonly go."""
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")


def width(row: int) -> int:
    """B2.1: odd rows have 13 hexes, even rows 12."""
    return 13 if row % 2 == 1 else 12


@final
class Lane:
    """The hexes a line of sight passes: through their inside, or along an edge on its left or right (B2.21)."""

    def __init__(self, inside: vec[i64], left: vec[i64], right: vec[i64], leaves: i64, enters: i64) -> None:
        self.inside = inside
        self.left = left
        self.right = right
        self.leaves = leaves
        self.enters = enters


def cross(ax: int, ay: int, bx: int, by: int) -> int:
    return ax * by - ay * bx


def dot(ax: int, ay: int, bx: int, by: int) -> int:
    """The scaled Euclidean product: a hex is wider than its row is high (B2.21)."""
    return 3 * ax * bx + ay * by


CORNERS: Final = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))


def draw_pattern(dx: int, dr: int) -> list[int]:
    """B2.21 with hexes for obstacles: the hexes on a line of this direction, three numbers each: column and row from the start, and 0 if
    the line runs through the hex, 1 if along an edge with the hex on its left, -1 on its right."""
    pattern: list[int] = []
    dy = 3 * dr
    for row in range(min(0, dr) - 1, max(0, dr) + 2):
        for x in range(min(0, dx) - 2, max(0, dx) + 3):
            if (x + row) % 2 or (x, row) in ((0, 0), (dx, dr)) or not 0 < dot(x, 3 * row, dx, dy) < dot(dx, dy, dx, dy):
                continue
            sides = [cross(dx, dy, x + cx, 3 * row + cy) for cx, cy in CORNERS]
            if max(sides) > 0 and min(sides) < 0:
                pattern.extend([x, row, 0])
            elif sides.count(0) == 2:
                pattern.extend([x, row, 1 if max(sides) > 0 else -1])
    return pattern


def edges_crossed(dx: int, dy: int) -> int:
    """The edge, or at a corner the two edges, by which a line of this direction leaves its hex; one bit for each direction."""
    steps = ((2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3))
    reach = [dot(sx, sy, dx, dy) for sx, sy in steps]
    return sum(1 << k for k in range(6) if reach[k] == max(reach))


@final
class Pattern:
    """All lines of sight of one direction and length: the hexes on them, seen from the start, and the edges they cross at both ends."""

    def __init__(self, dx: int, dr: int) -> None:
        self.hexes = draw_pattern(dx, dr)
        self.leaves = edges_crossed(dx, 3 * dr)
        self.enters = edges_crossed(-dx, -3 * dr)


@final
class Board:
    """A battlefield of so many rows. Hexes are numbered row by row from the bottom left, so both sizes share their numbers."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        places = [(row, 2 * number + 1 - row % 2) for row in range(1, rows + 1) for number in range(1, width(row) + 1)]
        self.row = [row for row, _ in places]
        self.x = [x for _, x in places]
        self.size = len(self.row)
        self.by_place = {place: h for h, place in enumerate(places)}
        self.near = self.neighbour_table()
        self.neighbours = vec[vec[i64]]([vec[i64]([n for n in self.near[6 * h : 6 * h + 6] if n >= 0]) for h in range(self.size)])
        self.distance = vec[i64]([self.steps(a, b) for a in range(self.size) for b in range(self.size)])
        self.sections = vec[vec[i64]]([vec[i64]([self.section_bits(h, camp) for h in range(self.size)]) for camp in range(2)])
        self.back = [[n for n in self.retreats(h, 0) if n >= 0] for h in range(self.size)]
        self.back += [[n for n in self.retreats(h, 1) if n >= 0] for h in range(self.size)]
        self.hexes = vec[i64](list(range(self.size)))
        self.discs = vec[vec[i64]]([vec[i64]() for _ in range(self.size * (NEAR + 1))])
        self.lanes: list[Lane | None] = [None] * (self.size * self.size)
        self.patterns: dict[tuple[int, int], Pattern] = {}

    def at(self, row: int, x: int) -> int:
        """The hex at a row and doubled column, or -1 for a half hex or off the board (B2.5, B2.6)."""
        return self.by_place.get((row, x), -1)

    def neighbour_table(self) -> vec[i64]:
        """B2.7: six for each hex in the order of DIRECTIONS, -1 where there is none."""
        near: list[int] = []
        for h in range(self.size):
            row, x = self.row[h], self.x[h]
            for dr, dx in ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)):
                near.append(self.at(row + dr, x + dx))
        return vec[i64](near)

    def steps(self, a: int, b: int) -> int:
        """B2.8: the distance between two hexes."""
        dr = abs(self.row[a] - self.row[b])
        dx = abs(self.x[a] - self.x[b])
        return dr + max(0, (dx - dr) // 2)

    def section_bits(self, h: int, camp: int) -> int:
        """B2.12–B2.14: the sections a hex belongs to as the camp names them, one bit each."""
        x = self.x[h] if camp == 0 else 28 - self.x[h]
        bits = 0
        if x <= LEFT_LINE:
            bits |= 1 << LEFT
        if LEFT_LINE <= x <= RIGHT_LINE:
            bits |= 1 << CENTER
        if x >= RIGHT_LINE:
            bits |= 1 << RIGHT
        return bits

    def retreats(self, h: int, camp: int) -> list[int]:
        """B2.18: the neighbours in the next row toward the camp's own edge, smaller column first."""
        row = self.row[h] + (1 if camp else -1)
        return [self.at(row, self.x[h] - 1), self.at(row, self.x[h] + 1)]

    def behind(self, h: int, camp: int) -> list[int]:
        """B2.18: the hexes a unit of this camp can retreat to from here, as far as they are on the board."""
        return self.back[h + self.size] if camp else self.back[h]

    def sections_at(self, h: i64, camp: i64) -> i64:
        """B2.12: the sections a hex belongs to as the camp names them, one bit each; two bits on a dotted line."""
        return self.sections[camp][h]

    def sections_of(self, camp: i64) -> vec[i64]:
        """The same for all hexes."""
        return self.sections[camp]

    def from_edge(self, h: int, camp: int) -> int:
        """B2.17: which row from the camp's own edge this is, counting from 1."""
        return self.row[h] if camp == 0 else self.rows + 1 - self.row[h]

    def column(self, row: int, number: int) -> int:
        """The hex of a row and its number in it (B2.3), or -1."""
        return self.at(row, 2 * number if row % 2 == 1 else 2 * number + 1)

    def number(self, h: int) -> int:
        """B2.3: a hex's number in its row."""
        return self.x[h] // 2

    def around(self, h: i64, far: i64) -> vec[i64]:
        """The hexes at most so far from this one, in order, worked out when first asked for; all of them if that is very far."""
        if far > NEAR or far < 0:
            return self.hexes
        found = self.discs[far * self.size + h]
        if not len(found):
            found = vec[i64]([other for other in range(self.size) if self.distance[h * self.size + other] <= far])
            self.discs[far * self.size + h] = found
        return found

    def label(self, h: int) -> str:
        return f"r{self.row[h]}c{self.number(h)}"

    def mirror(self, h: int) -> int:
        """B35.37: the hex at the same place seen from the other side."""
        return self.at(self.rows + 1 - self.row[h], 28 - self.x[h])

    def lane(self, a: int, b: int) -> Lane:
        """The line of sight from one hex to another, worked out when first asked for."""
        found = self.lanes[a * self.size + b]
        if found is None:
            found = self.draw_lane(a, b)
            self.lanes[a * self.size + b] = found
        return found

    def draw_lane(self, a: int, b: int) -> Lane:
        """The line's pattern laid onto the board; half hexes and what lies off the board never matter (B2.6, B2.26)."""
        dx, dr = self.x[b] - self.x[a], self.row[b] - self.row[a]
        pattern = self.patterns.get((dx, dr))
        if pattern is None:
            pattern = Pattern(dx, dr)
            self.patterns[dx, dr] = pattern
        hexes = pattern.hexes
        inside: list[int] = []
        left: list[int] = []
        right: list[int] = []
        for i in range(0, len(hexes), 3):
            h = self.at(self.row[a] + hexes[i + 1], self.x[a] + hexes[i])
            if h >= 0:
                side = hexes[i + 2]
                (inside if side == 0 else left if side > 0 else right).append(h)
        return Lane(vec[i64](inside), vec[i64](left), vec[i64](right), pattern.leaves, pattern.enters)


STANDARD_BOARD: Final = Board(STANDARD_ROWS)
EPIC_BOARD: Final = Board(EPIC_ROWS)


def board_of(rows: int) -> Board:
    return EPIC_BOARD if rows == EPIC_ROWS else STANDARD_BOARD


HEX_LABELS: Final = tuple(EPIC_BOARD.label(h) for h in range(EPIC_BOARD.size))


def parse_hex(text: str, rows: int) -> int:
    """B2.3, B2.29: the hex written "r5c7", or "E7" with row letters from the top; -1 if there is none."""
    board = board_of(rows)
    row, number = 0, ""
    if text[:1] == "r" and "c" in text:
        left, _, number = text[1:].partition("c")
        row = int(left) if left.isascii() and left.isdigit() and len(left) < 3 else 0
    elif len(text) > 1 and "A" <= text[0] <= "Z":
        row, number = rows - (ord(text[0]) - ord("A")), text[1:]
    if not (number.isascii() and number.isdigit() and len(number) < 3) or not 1 <= row <= rows:
        return -1
    return board.column(row, int(number))
