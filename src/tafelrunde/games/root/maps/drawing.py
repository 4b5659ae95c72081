"""What follows from the drawing of a map: which paths get in each other's way, which corners lie opposite, where the forests are.

R2.4: a forest is an area enclosed by paths and clearings. Paths are drawn straight here; the river
encloses too on a map that says so (D0-1).
"""

from __future__ import annotations

from math import atan2, dist
from typing import NamedTuple

import msgspec

from tafelrunde.engine.plane import Point, cross, gap, inside
from tafelrunde.games.root.components import ForestData, MapData
from tafelrunde.games.root.words import CLEARINGS

APART = 17
"""How far clearings must lie from one another to be drawn."""
MARGIN = 8
"""How far from the edge of the picture."""
ASIDE = 10
"""How far a path must pass by a clearing it does not lead to."""
MARK_ASIDE = 9
"""How far the mark of a forest must lie from clearings."""
COARSE = 3
"""The grid on which a place for a mark is looked for."""

Wall = tuple[int, int]
"""What separates forests: a path or a river between two clearings, the smaller number first."""


class Enclosed(NamedTuple):
    """An area that paths enclose: the clearings around it in order (some may come twice), and the areas beside it by number."""

    around: list[int]
    beside: list[int]


def points_of(data: MapData) -> dict[int, Point]:
    return {clearing.id: (clearing.x, clearing.y) for clearing in data.clearings}


def paths_of(data: MapData) -> list[Wall]:
    """Every path once, also if only one of its ends knows of it."""
    return sorted({_pair(clearing.id, other) for clearing in data.clearings for other in clearing.paths if other != clearing.id})


def walls_of(data: MapData) -> list[Wall]:
    """Everything that separates forests."""
    river = [_pair(one, other) for one, other in zip(data.river, data.river[1:], strict=False) if one != other]
    return sorted({*paths_of(data), *(river if data.river_divides else [])})


def _pair(one: int, other: int) -> Wall:
    return (one, other) if one < other else (other, one)


def crossings(points: dict[int, Point], walls: list[Wall]) -> list[tuple[Wall, Wall]]:
    """Paths that cross."""
    lines = [(wall, (points[wall[0]], points[wall[1]])) for wall in walls]
    return [
        (wall, other)
        for at, (wall, line) in enumerate(lines)
        for other, second in lines[at + 1 :]
        if not set(wall) & set(other) and cross(line, second)
    ]


def brushes_past(points: dict[int, Point], walls: list[Wall]) -> list[tuple[Wall, int]]:
    """Paths that pass a clearing too near."""
    return [
        (wall, at)
        for wall in walls
        for at, point in points.items()
        if at not in wall and gap(point, (points[wall[0]], points[wall[1]])) < ASIDE
    ]


def too_near(points: dict[int, Point]) -> list[Wall]:
    """Clearings too near to one another."""
    return [(one, other) for one in points for other in points if one < other and dist(points[one], points[other]) < APART]


def out_of_reach(walls: list[Wall]) -> list[int]:
    """The clearings to which no way leads from the first."""
    reached = [1]
    for here in reached:
        reached += sorted({sum(wall) - here for wall in walls if here in wall} - set(reached))
    return [clearing for clearing in range(1, CLEARINGS + 1) if clearing not in reached]


def is_plain(data: MapData) -> bool:
    """Whether forests can be told from the drawing: everything is joined, nothing gets in each other's way."""
    points, walls = points_of(data), walls_of(data)
    tangled = too_near(points) or crossings(points, walls) or brushes_past(points, walls)
    return not tangled and not out_of_reach(paths_of(data))


def enclosed(points: dict[int, Point], walls: list[Wall]) -> list[Enclosed]:
    """The areas that walls enclose; the walls must join all clearings and not cross."""
    round_about = {at: _by_angle(points, at, walls) for at in points}
    found: list[list[int]] = []
    side_of: dict[Wall, int] = {}
    for start in sorted({*walls, *((other, one) for one, other in walls)}):
        if start in side_of:
            continue
        loop = [start]
        while True:
            here, there = loop[-1]
            ways = round_about[there]
            step = (there, ways[(ways.index(here) + 1) % len(ways)])
            if step == start:
                break
            loop.append(step)
        around = [here for here, _ in loop]
        outside = _turns([points[here] for here in around]) >= 0
        side_of |= dict.fromkeys(loop, -1 if outside else len(found))
        if not outside:
            found.append(around)
    beside: list[set[int]] = [set() for _ in found]
    for one, other in walls:
        left, right = side_of[one, other], side_of[other, one]
        if left != right and left >= 0 and right >= 0:
            beside[left].add(right)
            beside[right].add(left)
    return [Enclosed(around, sorted(near)) for around, near in zip(found, beside, strict=True)]


def _by_angle(points: dict[int, Point], at: int, walls: list[Wall]) -> list[int]:
    """Where walls lead from a clearing, in the order of a clock's hand."""
    x, y = points[at]
    return sorted((sum(wall) - at for wall in walls if at in wall), key=lambda to: atan2(points[to][1] - y, points[to][0] - x))


def _turns(polygon: list[Point]) -> float:
    """Below zero where the loop was walked with its area on the inner side."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def room_for_mark(points: dict[int, Point], area: Enclosed) -> tuple[int, int]:
    """Where the mark of a forest is drawn: well inside, away from paths and clearings."""
    polygon = [points[at] for at in area.around]
    lines = list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))

    def room(x: int, y: int) -> float:
        if not inside((x, y), polygon):
            return -1.0
        clearance = min(dist((x, y), point) for point in polygon) - MARK_ASIDE
        return min(clearance, *(gap((x, y), line) for line in lines))

    xs, ys = [int(x) for x, _ in polygon], [int(y) for _, y in polygon]
    grid = [(x, y) for x in range(min(xs), max(xs) + 1, COARSE) for y in range(min(ys), max(ys) + 1, COARSE)]
    cx, cy = max(grid, key=lambda at: room(*at))
    return max(((x, y) for x in range(cx - COARSE, cx + COARSE + 1) for y in range(cy - COARSE, cy + COARSE + 1)), key=lambda at: room(*at))


def forests_of(data: MapData) -> list[ForestData]:
    """The forests of the drawing. What the map says of them is kept as far as it is true: their numbers, and where their marks are.

    The drawing must be plain (`is_plain`).
    """
    points = points_of(data)
    areas = enclosed(points, walls_of(data))
    left = list(range(len(areas)))
    order: list[tuple[int, tuple[int, int]]] = []
    for forest in data.forests:
        area = next((area for area in left if set(areas[area].around) == set(forest.clearings)), None)
        if area is not None:
            left.remove(area)
            fits = mark_fits(points, areas[area], (forest.x, forest.y))
            order.append((area, (forest.x, forest.y) if fits else room_for_mark(points, areas[area])))
    fresh = [(area, room_for_mark(points, areas[area])) for area in left]
    order += sorted(fresh, key=lambda entry: (entry[1][1], entry[1][0]))
    number = {area: at + 1 for at, (area, _) in enumerate(order)}
    return [
        ForestData(number[area], sorted(set(areas[area].around)), sorted(number[other] for other in areas[area].beside), x, y)
        for area, (x, y) in order
    ]


def mark_fits(points: dict[int, Point], area: Enclosed, mark: tuple[int, int]) -> bool:
    """Whether a mark lies inside its forest and off all clearings."""
    return inside(mark, [points[at] for at in area.around]) and all(dist(mark, point) >= MARK_ASIDE for point in points.values())


def opposite_of(data: MapData) -> list[tuple[int, int]]:
    """The two pairs of corners that lie farthest apart; none where there are not four corners."""
    points = points_of(data)
    corners = [clearing.id for clearing in data.clearings if clearing.corner]
    if len(corners) != 4:
        return []
    a, b, c, d = corners
    ways = [[(a, c), (b, d)], [(a, b), (c, d)], [(a, d), (b, c)]]
    return max(ways, key=lambda pairs: sum(dist(points[one], points[other]) for one, other in pairs))


def pairs_fit(data: MapData) -> bool:
    """Whether the opposite corners that a map names are its four corners."""
    corners = [clearing.id for clearing in data.clearings if clearing.corner]
    return len(corners) == 4 and sorted(at for pair in data.opposite for at in pair) == corners


def completed(data: MapData) -> MapData:
    """A map with what it leaves out: opposite corners and forests, as far as they can be told from the drawing."""
    if not data.opposite:
        data = msgspec.structs.replace(data, opposite=opposite_of(data))
    if not data.forests and is_plain(data):
        data = msgspec.structs.replace(data, forests=forests_of(data))
    return data
