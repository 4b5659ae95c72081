"""New maps: an empty one to begin with, and `new_map(seats, seed)`, which makes a playable one, always the same for the same numbers.

Clearings are strewn with corners in the corners; the shortest ways between them that do not cross become paths, then some of them
are taken away again; the river runs where paths were taken away. Slots, ruins and suits are as many as on the printed maps.
"""

from __future__ import annotations

from math import dist

import msgspec

from tafelrunde.engine.authored import write_toml
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.plane import Point
from tafelrunde.games.root.components import ClearingData, MapData
from tafelrunde.games.root.maps.check import CORNERS, find_faults
from tafelrunde.games.root.maps.drawing import Wall, brushes_past, completed, crossings, out_of_reach
from tafelrunde.games.root.maps.files import plain_map, written
from tafelrunde.games.root.words import CLEARINGS, SUIT_NAMES, SUITS

TRIES = 200
BLANK_COLUMNS, BLANK_ROWS = (12, 37, 63, 88), (14, 50, 86)
HOMES: tuple[tuple[int, int], ...] = ((13, 14), (87, 14), (87, 86), (13, 86))
"""About where the corners lie."""
SHAKE = 4
SPACE = 21
"""How far apart clearings are strewn."""
LONGEST = 55
FEWEST_PATHS, MOST_PATHS = 16, 19
RIVER = 4
CORNER_SLOTS, RUIN_SLOTS, OTHER_SLOTS = (1, 1, 1, 2), (2, 2, 2, 3), (2, 2, 2, 2)
DEALS = 30
"""So many ways to give out the suits are compared: neighbours of one suit should be few."""


def blank_map(seats: int) -> str:
    """Three rows of four clearings, a river through the middle one; any number can play on it."""
    points = [(x, y) for y in BLANK_ROWS for x in BLANK_COLUMNS]
    wide = len(BLANK_COLUMNS)
    down = [(at, at + wide) for at in range(1, CLEARINGS - wide + 1)]
    across = [(at, at + 1) for at in range(1, CLEARINGS) if at % wide and not wide < at <= 2 * wide]
    middle = range(wide + 1, 2 * wide + 1)
    corners = (1, wide, CLEARINGS - wide + 1, CLEARINGS)
    clearings = [
        _clearing(
            at, point, [*down, *across], 1 if at in corners else 2, SUIT_NAMES[(at + (at - 1) // wide) % SUITS], at in middle, at in corners
        )
        for at, point in enumerate(points, 1)
    ]
    return _written(MapData(clearings, list(middle), "New woods"))


def _clearing(at: int, point: tuple[int, int], paths: list[Wall], slots: int, suit: str, ruin: bool, corner: bool) -> ClearingData:
    near = sorted(sum(path) - at for path in paths if at in path)
    plain = {"id": at, "slots": slots, "paths": near, "x": point[0], "y": point[1], "suit": suit, "ruin": ruin, "corner": corner}
    return msgspec.convert(plain, ClearingData)


def _written(data: MapData) -> str:
    return write_toml(written(plain_map(completed(data))))


def new_map(seats: int, seed: int) -> str:
    """The text of a fresh map."""
    for attempt in range(TRIES):
        data = _Sketch(chance_from_seed(f"root map {seats} {seed} {attempt}".encode())).data(f"New woods {seed}")
        if data is not None and not find_faults(text := _written(data)):
            return text
    raise BadOptions(f"no map came of seed {seed}; try another seed.")


class _Sketch:
    """One attempt at a map."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.points = self.strewn()
        self.paths: list[Wall] = []
        self.without: list[Wall] = []
        """Where a path could run, but none does."""

    def strewn(self) -> dict[int, tuple[int, int]]:
        """Corners about the corners of the picture, the others between them, numbered from top to bottom."""
        corners = [(x + self.shaken(), y + self.shaken()) for x, y in HOMES]
        others: list[tuple[int, int]] = []
        for _ in range(TRIES):
            point = (10 + self.chance.below(81), 10 + self.chance.below(81))
            if len(others) < CLEARINGS - CORNERS and all(dist(point, other) >= SPACE for other in [*corners, *others]):
                others.append(point)
        return dict(enumerate([*corners, *sorted(others, key=lambda point: (point[1], point[0]))], 1))

    def shaken(self) -> int:
        return self.chance.below(2 * SHAKE + 1) - SHAKE

    def data(self, title: str) -> MapData | None:
        """The map, or None if nothing came of this attempt."""
        if len(self.points) < CLEARINGS:
            return None
        self.join()
        self.thin_out(FEWEST_PATHS + self.chance.below(MOST_PATHS - FEWEST_PATHS + 1))
        river = self.river()
        if len(self.paths) > MOST_PATHS or not river:
            return None
        suits = self.suits()
        others = list(range(CORNERS + 1, CLEARINGS + 1))
        self.chance.shuffle(others)
        ruined = others[: len(RUIN_SLOTS)]
        slots = dict(zip(others, [*RUIN_SLOTS, *OTHER_SLOTS], strict=True))
        first = self.chance.below(CORNERS)
        slots |= {1 + (first + at) % CORNERS: count for at, count in enumerate(CORNER_SLOTS)}
        clearings = [
            _clearing(at, point, self.paths, slots[at], suits[at - 1], at in ruined, at <= CORNERS) for at, point in self.points.items()
        ]
        return MapData(clearings, river, title)

    def join(self) -> None:
        """All ways that do not cross a shorter one, pass a clearing too near or join two corners."""
        points: dict[int, Point] = {at: (float(x), float(y)) for at, (x, y) in self.points.items()}
        ways = [(one, other) for one in points for other in points if one < other and other > CORNERS]
        for way in sorted(ways, key=lambda way: (dist(points[way[0]], points[way[1]]), way)):
            near = dist(points[way[0]], points[way[1]]) <= LONGEST
            if near and not brushes_past(points, [way]) and all(not crossings(points, [way, path]) for path in self.paths):
                self.paths.append(way)

    def thin_out(self, wanted: int) -> None:
        """Take paths away by chance, as long as every clearing keeps two and all stay joined."""
        order = list(range(len(self.paths)))
        self.chance.shuffle(order)
        for path in [self.paths[at] for at in order]:
            rest = [other for other in self.paths if other != path]
            kept = all(sum(at in other for other in rest) > 1 for at in path)
            if len(self.paths) > wanted and kept and not out_of_reach(rest):
                self.paths = rest
                self.without.append(path)

    def river(self) -> list[int]:
        """A river where no path runs, from one side of the map towards the other; the longest way across of those that are found."""
        best: list[int] = []
        courses = [[at] for at in self.points]
        for course in courses:
            if len(course) >= RIVER and (not best or self.length(course) > self.length(best)):
                best = course
            if len(course) <= RIVER:
                courses += [
                    [*course, sum(way) - course[-1]] for way in self.without if course[-1] in way and sum(way) - course[-1] not in course
                ]
        return best

    def length(self, course: list[int]) -> float:
        """How far apart its ends are."""
        return dist(self.points[course[0]], self.points[course[-1]])

    def suits(self) -> list[str]:
        """Four clearings of each suit, neighbours of one suit as few as chance brings."""
        best: list[int] = []
        fewest = len(self.paths) + 1
        for _ in range(DEALS):
            suits = [suit for suit in range(SUITS) for _ in range(CLEARINGS // SUITS)]
            self.chance.shuffle(suits)
            alike = sum(suits[one - 1] == suits[other - 1] for one, other in self.paths)
            if alike < fewest:
                best, fewest = suits, alike
        return [SUIT_NAMES[suit] for suit in best]
