"""Areas as they are drawn: joined, split, their corners moved, added and taken away; neighbours follow from shared border lines."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.plane import Point, inside, middle, sides, surface

Area = dict[str, Any]
"""An area as plain data, its points as tuples."""
MOST_CORNERS = 60


def join(areas: list[Area], one: Area, other: Area) -> bool:
    """Make one area of two that share a border, with name and terrain of the first. False: they do not, or would enclose another."""
    first, second = _turned(one["polygon"]), _turned(other["polygon"])
    lines = {(a, b) for a, b in _lines(first)}
    back = {(b, a) for a, b in _lines(second)}
    shared = lines & back
    left = {a: b for a, b in [*_lines(first), *_lines(second)] if (a, b) not in shared and (b, a) not in shared}
    if not shared or len(left) != len(first) + len(second) - 2 * len(shared):
        return False
    start = next(iter(left))
    loop = [start]
    while (step := left[loop[-1]]) != start and len(loop) <= len(left):
        loop.append(step)
    if len(loop) != len(left) or len(loop) > MOST_CORNERS:
        return False
    one["polygon"] = loop
    areas.remove(other)
    settle(areas, one)
    return True


def split(areas: list[Area], first: Point, second: Point) -> bool:
    """Cut an area in two along a straight line between two of its corners. False: no area has such an inner line."""
    for area in areas:
        polygon: list[Point] = area["polygon"]
        if first not in polygon or second not in polygon:
            continue
        a, b = sorted((polygon.index(first), polygon.index(second)))
        halves = polygon[a : b + 1], polygon[b:] + polygon[: a + 1]
        halfway = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        if min(map(len, halves)) < 3 or min(map(surface, halves)) < 0.5 or not inside(halfway, polygon):
            continue
        fresh = {**area, "id": free_id(areas), "polygon": halves[1]}
        area["polygon"] = halves[0]
        areas.insert(areas.index(area) + 1, fresh)
        settle(areas, area, fresh)
        return True
    return False


def add_corner(areas: list[Area], first: Point, second: Point) -> bool:
    """A new corner in the middle of a border line, for all areas that have that line."""
    point = (round((first[0] + second[0]) / 2, 2), round((first[1] + second[1]) / 2, 2))
    done = False
    for area in areas:
        polygon: list[Point] = area["polygon"]
        for i, here in enumerate(polygon):
            there = polygon[(i + 1) % len(polygon)]
            if {here, there} == {first, second} and point not in polygon and len(polygon) < MOST_CORNERS:
                polygon.insert(i + 1, point)
                done = True
                break
    return done


def remove_corner(areas: list[Area], point: Point) -> bool:
    """Take a corner away from all areas that have it, if each keeps three."""
    touched = [area for area in areas if point in area["polygon"]]
    if not touched or any(len(area["polygon"]) <= 3 for area in touched):
        return False
    for area in touched:
        area["polygon"] = [other for other in area["polygon"] if other != point]
    settle(areas, *touched)
    return True


def move_corner(areas: list[Area], point: Point, to: Point) -> bool:
    """Move a corner of all areas that have it, within the map."""
    target = (round(min(100.0, max(0.0, to[0])), 2), round(min(100.0, max(0.0, to[1])), 2))
    touched = [area for area in areas if point in area["polygon"]]
    if not touched or any(target in area["polygon"] for area in areas):
        return False
    for area in touched:
        area["polygon"] = [target if other == point else other for other in area["polygon"]]
    settle(areas, *touched)
    return True


def settle(areas: list[Area], *changed: Area) -> None:
    """Centres of what has changed, and everybody's neighbours: those who share a border line, in the order they had."""
    for area in changed:
        area["center"] = heart(area["polygon"])
    lines = [sides(area["polygon"]) for area in areas]
    for i, area in enumerate(areas):
        near = [other["id"] for j, other in enumerate(areas) if i != j and not lines[i].isdisjoint(lines[j])]
        kept = [id for id in dict.fromkeys(area["adjacent"]) if id in near]
        area["adjacent"] = kept + [id for id in near if id not in kept]


def heart(polygon: list[Point]) -> Point:
    """A point well inside: the centre of gravity, or the middle of a triangle of neighbouring corners that lies inside."""
    if surface(polygon) == 0:
        return polygon[0]
    found = middle(polygon)
    if inside(found, polygon):
        return found
    for i in range(len(polygon)):
        three = [polygon[i - 1], polygon[i], polygon[(i + 1) % len(polygon)]]
        point = (round(sum(x for x, _ in three) / 3, 2), round(sum(y for _, y in three) / 3, 2))
        if inside(point, polygon):
            return point
    return found


def free_id(areas: list[Area]) -> str:
    known = {area["id"] for area in areas}
    return next(id for id in (f"N{number:03d}" for number in range(1, 1000)) if id not in known)


def _lines(polygon: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def _turned(polygon: list[Point]) -> list[Point]:
    """The same polygon, its corners clockwise."""
    double = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in _lines(polygon))
    return polygon if double > 0 else polygon[::-1]


def border(one: Area, other: Area) -> list[list[Point]]:
    """The lines two areas share, joined to as few polylines as possible."""
    shared = {frozenset(line) for line in _lines(one["polygon"])} & {frozenset(line) for line in _lines(other["polygon"])}
    found: list[list[Point]] = []
    for a, b in _lines(one["polygon"]):
        if frozenset((a, b)) in shared:
            if found and found[-1][-1] == a:
                found[-1].append(b)
            else:
                found.append([a, b])
    return found
