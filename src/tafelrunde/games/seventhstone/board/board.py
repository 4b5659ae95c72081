"""The board: what each field is and which fields touch (T1, T6). It never changes during a game and is shared between copies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.words import (
    DESERT,
    FIELDS,
    OUTSIDE,
    PLAIN,
    STRIDE,
    TEMPLE,
    VOLCANO,
    WATER,
    YIELD,
)

SIDES: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
NEAREST: Final = 0
UPPER_LEFT: Final = 1
FAR: Final = 99


def ground_code(kind: int, terrain: int, portal: int) -> int:
    """A field in one number: kind, terrain, portal colour."""
    return kind | terrain << 3 | portal << 5


def kind_of(code: int) -> int:
    return code & 7


def terrain_of(code: int) -> int:
    return code >> 3 & 3


def portal_of(code: int) -> int:
    return code >> 5


@final
class Board:
    """Kinds, terrains and neighbourhoods of a grid, all looked up by field number."""

    def __init__(self, ground: list[int], columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.fields = [row * STRIDE + column for row in range(rows) for column in range(columns)]
        self.kind = vec[i64]([kind_of(code) for code in ground])
        self.terrain = vec[i64]([terrain_of(code) for code in ground])
        self.portal = vec[i64]([portal_of(code) for code in ground])
        self.open = [kind in (YIELD, TEMPLE, DESERT) for kind in self.kind]
        """T6.4: armies may enter."""
        self.yields = [field for field in self.fields if self.kind[field] == YIELD]
        self.deserts = [field for field in self.fields if self.kind[field] == DESERT]
        self.portals = [field for field in self.fields if self.portal[field]]
        self.volcanoes = [field for field in self.fields if self.kind[field] == VOLCANO]
        self.near = [self._around(field, SIDES, 1) for field in range(FIELDS)]
        """T6.6: fields armies may enter that touch horizontally or vertically."""
        self.here = [[field] for field in range(FIELDS)]
        """Each field alone: where units may end their move that have to stay."""
        self.twins = [self._twins(field) for field in range(FIELDS)]
        """T6.7: portals of the same colour."""
        self.steps = [self.near[field] + [other for other in self.twins[field] if other not in self.near[field]] for field in range(FIELDS)]
        """T6.6, T6.7: where an army may step from a field without any help."""
        self.around = [[field, *self.steps[field]] for field in range(FIELDS)]
        """The same with the field itself."""
        self.strait_from: list[list[int]] = [[] for _ in range(FIELDS)]
        """For each field the numbers of the straits that begin there."""
        self.strait_to: list[int] = []
        self.strait_over: list[list[int]] = []
        self.strait_wet: list[bool] = []
        """T21.25: only water in between; otherwise the volcano too, which needs a mobility stone (T22.15)."""
        for field in self.fields:
            if self.open[field]:
                for dx, dy in SIDES:
                    self._add_strait(field, dx, dy)
        self._diagonal: list[list[int]] = []
        self._far: list[list[int]] = []
        self._distances: list[list[int]] = []

    def at(self, field: int, dx: int, dy: int) -> int:
        """The field so many columns and rows away, or -1 outside the grid."""
        column, row = field % STRIDE + dx, field // STRIDE + dy
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * STRIDE + column
        return -1

    def _around(self, field: int, ways: tuple[tuple[int, int], ...], distance: int) -> list[int]:
        found: list[int] = []
        column, row = field % STRIDE, field // STRIDE
        if column < self.columns and row < self.rows and self.kind[field] != OUTSIDE:
            for dx, dy in ways:
                right, down = column + dx * distance, row + dy * distance
                if 0 <= right < self.columns and 0 <= down < self.rows and self.open[down * STRIDE + right]:
                    found.append(down * STRIDE + right)
        return found

    def _twins(self, field: int) -> list[int]:
        colour = self.portal[field]
        return [other for other in self.portals if colour and other != field and self.portal[other] == colour]

    def _add_strait(self, field: int, dx: int, dy: int) -> None:
        """T21.25: the opposite shore in one direction, if there is one."""
        over: list[int] = []
        wet = True
        other = self.at(field, dx, dy)
        while other >= 0 and (self.kind[other] == WATER or self.kind[other] == VOLCANO):
            wet = wet and self.kind[other] == WATER
            over.append(other)
            other = self.at(other, dx, dy)
        if over and other >= 0 and self.open[other]:
            self.strait_from[field].append(len(self.strait_to))
            self.strait_to.append(other)
            self.strait_over.append(over)
            self.strait_wet.append(wet)

    def gallops(self, field: int) -> bool:
        """T19.6, T19.7: cavalry that enters this field first may go on."""
        return self.kind[field] == DESERT or self.terrain[field] == PLAIN

    def diagonal(self) -> list[list[int]]:
        """By field: fields armies may enter that touch at a corner. Worked out when first asked for, like the next two."""
        if not self._diagonal:
            self._diagonal = [self._around(field, CORNERS, 1) for field in range(FIELDS)]
        return self._diagonal

    def far(self) -> list[list[int]]:
        """T19.10: by field, what is two fields away in a straight line."""
        if not self._far:
            self._far = [self._around(field, SIDES, 2) for field in range(FIELDS)]
        return self._far

    def distances(self) -> list[list[int]]:
        """Steps from field to field by land and portals of one colour; FAR where there is no way."""
        if not self._distances:
            self._distances = [self._walk(field) for field in range(FIELDS)]
        return self._distances

    def _walk(self, start: int) -> list[int]:
        found = [FAR] * FIELDS
        found[start] = 0
        queue = [start]
        for field in queue:
            for other in self.near[field] + self.twins[field]:
                if found[other] == FAR:
                    found[other] = found[field] + 1
                    queue.append(other)
        return found
