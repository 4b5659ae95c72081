"""New maps: `new_map(seats, seed)` makes a balanced, playable map, always the same one for the same numbers.

Areas are the cells of a honeycomb with shaken corners; seas, deserts and mountains are grown, then the land around the starting places is
changed until all of them have about the same room for villages.
"""

from __future__ import annotations

import json
import math

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.plane import Point, middle
from tafelrunde.games.bloodstones.map.board import Board
from tafelrunde.games.bloodstones.map.check import check_map
from tafelrunde.games.bloodstones.map.maps import FORMAT, MAX_SEATS, MIN_SEATS
from tafelrunde.games.bloodstones.pieces.components import TERRAINS
from tafelrunde.games.bloodstones.pieces.tiles import CITADEL_DISTANCE, VILLAGE_LIMIT
from tafelrunde.games.bloodstones.pieces.words import DESERT, FOREST, HILLS, MOUNTAIN, PLAINS, SEA

SIZES = {2: (8, 7), 3: (10, 8), 4: (12, 9), 5: (13, 10), 6: (14, 11)}
"""Columns and rows by number of players."""
SEA_SHARE = 0.20
DESERT_SHARE = 0.05
MOUNTAIN_SHARE = 0.03
PLAINS_SHARE = 0.45
HILLS_SHARE = 0.13
SHAKE = 0.22
NEAR = 2
"""The areas up to this distance count for the balance of a starting place."""
SPREAD = 1
TRIES = 60
FIRST = (
    "Ash", "Bram", "Cold", "Dun", "Elder", "Fen", "Gorse", "Hawk", "Iron", "Keld",
    "Lark", "Moss", "North", "Oak", "Pike", "Rush", "Stone", "Thorn", "Wend", "Yarrow",
)  # fmt: skip
LAST = {
    "plains": ("mead", "field", "lea", "ham", "croft"),
    "forest": ("wood", "holt", "shaw", "grove", "hurst"),
    "hills": ("down", "fell", "law", "ridge", "barrow"),
    "mountain": ("horn", "crag", "tooth", "peak"),
    "desert": ("waste", "dune", "barrens"),
    "sea": (" Sound", " Bay", " Reach", " Water", " Deep"),
}


def new_map(seats: int, seed: int) -> str:
    """The text of a map for so many players."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadOptions(f"a map is for {MIN_SEATS} to {MAX_SEATS} players, not {seats}.")
    for attempt in range(TRIES):
        text = _Sketch(seats, seed, chance_from_seed(f"map {seats} {seed} {attempt}".encode())).text()
        if text and not check_map(text):
            return text
    raise BadOptions(f"no balanced map for {seats} players with seed {seed}; try another seed.")


class _Sketch:
    """One attempt at a map."""

    def __init__(self, seats: int, seed: int, chance: Chance) -> None:
        self.seats = seats
        self.seed = seed
        self.chance = chance
        self.columns, self.rows = SIZES[seats]
        self.cells = [(column, row) for row in range(self.rows) for column in range(self.columns)]
        self.corners = [corners_of(column, row) for column, row in self.cells]
        sides = [{frozenset(side) for side in zip(corners, corners[1:] + corners[:1], strict=True)} for corners in self.corners]
        count = len(self.cells)
        self.adjacent = [[other for other in range(count) if other != cell and sides[cell] & sides[other]] for cell in range(count)]
        self.board = Board([PLAINS] * count, self.adjacent)
        self.terrain = [PLAINS] * count
        self.homes = self.starting_places()

    def distance(self, one: int, other: int) -> int:
        return self.board.distance[one * len(self.cells) + other]

    def pick(self, cells: list[int]) -> int:
        return cells[self.chance.below(len(cells))]

    def from_homes(self, cell: int) -> int:
        return min(self.distance(cell, home) for home in self.homes)

    def starting_places(self) -> list[int]:
        """Evenly on an ellipse around the middle of the map."""
        turn = self.chance.below(360)
        homes = []
        for seat in range(self.seats):
            angle = math.radians(turn + 360 * seat / self.seats)
            x = self.columns / 2 - 0.25 + math.cos(angle) * (self.columns / 2 - 1.7)
            y = self.rows / 2 - 0.5 + math.sin(angle) * (self.rows / 2 - 1.3)
            homes.append(min(range(len(self.cells)), key=lambda cell: _gap(self.cells[cell], x, y)))
        return homes

    def text(self) -> str:
        """The map, or nothing if this attempt is not balanced."""
        if min(self.distance(a, b) for a in self.homes for b in self.homes if a != b) <= CITADEL_DISTANCE:
            return ""
        self.flood()
        self.grow(MOUNTAIN, MOUNTAIN_SHARE)
        self.grow(DESERT, DESERT_SHARE)
        self.sow()
        return self.write() if self.balance() else ""

    def flood(self) -> None:
        """A bay beside every starting place, then seas until there are enough."""
        wanted = int(SEA_SHARE * len(self.cells))
        for home in self.homes:
            shore = [cell for cell in self.adjacent[home] if self.terrain[cell] == PLAINS]
            self.terrain[self.pick(shore)] = SEA
        while self.terrain.count(SEA) < wanted:
            edge = [
                cell
                for cell in range(len(self.cells))
                if self.terrain[cell] == PLAINS
                and self.from_homes(cell) > 1
                and any(self.terrain[other] == SEA for other in self.adjacent[cell])
            ]
            if not edge:
                return
            self.terrain[self.pick(edge)] = SEA

    def grow(self, terrain: int, share: float) -> None:
        """Patches away from the starting places."""
        wanted = max(1, round(share * len(self.cells)))
        far = [cell for cell in range(len(self.cells)) if self.terrain[cell] == PLAINS and self.from_homes(cell) > NEAR]
        while wanted and far:
            beside = [cell for cell in far if any(self.terrain[other] == terrain for other in self.adjacent[cell])]
            cell = self.pick(beside if beside and self.chance.below(3) else far)
            self.terrain[cell] = terrain
            far.remove(cell)
            wanted -= 1

    def sow(self) -> None:
        """Plains, forest and hills on the rest."""
        for cell in range(len(self.cells)):
            if self.terrain[cell] == PLAINS:
                lot = self.chance.below(1000) / 1000
                self.terrain[cell] = PLAINS if lot < PLAINS_SHARE else HILLS if lot < PLAINS_SHARE + HILLS_SHARE else FOREST

    def room(self, home: int) -> int:
        """Villages that fit around a starting place."""
        return sum(VILLAGE_LIMIT[self.terrain[cell]] for cell in range(len(self.cells)) if self.distance(home, cell) <= NEAR)

    def balance(self) -> bool:
        """Turn forest to plains around the poorest, or plains to forest around the richest, until all are alike."""
        for _ in range(300):
            rooms = [self.room(home) for home in self.homes]
            if max(rooms) - min(rooms) <= SPREAD:
                return sum(VILLAGE_LIMIT[terrain] for terrain in self.terrain) >= 20 * self.seats
            poor = self.homes[rooms.index(min(rooms))]
            rich = self.homes[rooms.index(max(rooms))]
            for home, before, after in ((poor, FOREST, PLAINS), (rich, PLAINS, FOREST)):
                cells = [cell for cell in range(len(self.cells)) if self.distance(home, cell) <= NEAR and self.terrain[cell] == before]
                if cells:
                    self.terrain[self.pick(cells)] = after
                    break
        return False

    def write(self) -> str:
        shaken = self.shaken()
        ids = [f"M{cell:03d}" for cell in range(len(self.cells))]
        areas = []
        used: set[str] = set()
        for cell in range(len(self.cells)):
            polygon = [shaken[corner] for corner in self.corners[cell]]
            terrain = TERRAINS[self.terrain[cell]]
            areas.append(
                {
                    "id": ids[cell],
                    "name": self.name(terrain, used),
                    "terrain": terrain,
                    "center": middle(polygon),
                    "adjacent": [ids[other] for other in self.adjacent[cell]],
                    "polygon": polygon,
                }
            )
        whole = {
            "format": FORMAT,
            "id": f"made_{self.seats}_{self.seed}",
            "title": f"New land {self.seed}",
            "players": [max(MIN_SEATS, self.seats - 1), self.seats],
            "note": f"Made for {self.seats} players; homes: {self.homes}",
            "areas": areas,
        }
        return json.dumps(whole, ensure_ascii=False)

    def name(self, terrain: str, used: set[str]) -> str:
        ends = LAST[terrain]
        found = FIRST[self.chance.below(len(FIRST))].capitalize() + ends[self.chance.below(len(ends))]
        number = 2
        plain = found
        while found in used:
            found = f"{plain} {number}"
            number += 1
        used.add(found)
        return found

    def shaken(self) -> dict[tuple[int, int], Point]:
        """Every corner moved a little, scaled to the square from 0 to 100."""
        wide, high = 2 * self.columns + 1, 3 * self.rows + 1
        found: dict[tuple[int, int], Point] = {}
        for x, y in sorted({corner for corners in self.corners for corner in corners}):
            dx, dy = ((self.chance.below(2001) / 1000 - 1) * SHAKE for _ in range(2))
            found[x, y] = (
                round(min(100.0, max(0.0, (x + dx) * 100 / wide)), 2),
                round(min(100.0, max(0.0, (y + dy) * 100 / high)), 2),
            )
        return found


def corners_of(column: int, row: int) -> list[tuple[int, int]]:
    """The corners of a cell in half widths and quarter heights: neighbours have two in common."""
    x, y = 2 * column + row % 2 + 1, 3 * row + 2
    return [(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)]


def _gap(cell: tuple[int, int], x: float, y: float) -> float:
    column, row = cell
    return (column + row % 2 / 2 - x) ** 2 + (row - y) ** 2
