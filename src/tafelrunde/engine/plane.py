"""A little plane geometry for maps of any game."""

from __future__ import annotations

from math import hypot

Point = tuple[float, float]


def surface(polygon: list[Point]) -> float:
    """The surface of a polygon."""
    double = 0.0
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        double += x1 * y2 - x2 * y1
    return abs(double) / 2


def middle(polygon: list[Point]) -> Point:
    """The centre of gravity."""
    double = x = y = 0.0
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        cross = x1 * y2 - x2 * y1
        double += cross
        x += (x1 + x2) * cross
        y += (y1 + y2) * cross
    return round(x / (3 * double), 2), round(y / (3 * double), 2)


def inside(point: Point, polygon: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    px, py = point
    within = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > py) != (y2 > py) and px < (x2 - x1) * (py - y1) / (y2 - y1) + x1:
            within = not within
    return within


def turn(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b a third point lies: the sign tells, 0 is on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two lines cross between their ends."""
    (a, b), (c, d) = one, other
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def gap(point: Point, line: tuple[Point, Point]) -> float:
    """How far a point lies from a line between two points."""
    (px, py), ((ax, ay), (bx, by)) = point, line
    dx, dy = bx - ax, by - ay
    whole = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / whole)) if whole else 0.0
    return hypot(px - ax - along * dx, py - ay - along * dy)


def crosses_itself(polygon: list[Point]) -> bool:
    """Whether two sides that are not neighbours meet, or a corner stands twice."""
    if len(set(polygon)) != len(polygon):
        return True
    sides = list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))
    for i, (a, b) in enumerate(sides):
        for j in range(i + 2, len(sides)):
            if i == 0 and j == len(sides) - 1:
                continue
            c, d = sides[j]
            if cross((a, b), (c, d)):
                return True
    return False


def sides(polygon: list[Point]) -> set[frozenset[Point]]:
    """The sides of a polygon, whichever way round it is written."""
    return {frozenset(side) for side in zip(polygon, [*polygon[1:], polygon[0]], strict=True)}
