"""A little geometry, by figures that can be checked by hand."""

from __future__ import annotations

import pytest

from tafelrunde.engine.plane import Point, cross, crosses_itself, gap, inside, middle, sides, surface

HOOK: list[Point] = [(1, 1), (5, 1), (5, 3), (3, 3), (3, 7), (1, 7)]
"""Two bars that meet in a corner: 4 by 2 and 2 by 4."""
SLOPE: list[Point] = [(2, 1), (8, 1), (2, 4)]


def test_the_surface_does_not_depend_on_where_a_polygon_begins_or_which_way_it_runs() -> None:
    assert surface(HOOK) == 16
    assert surface(SLOPE) == 9
    for polygon in (HOOK, SLOPE):
        assert surface(polygon[::-1]) == surface(polygon)
        assert surface([*polygon[2:], *polygon[:2]]) == surface(polygon)


def test_the_middle_is_the_centre_of_gravity_to_two_places() -> None:
    assert middle([(2, 1), (6, 1), (6, 3), (2, 3)]) == (4, 2)
    assert middle(SLOPE) == (4, 2), "a third of the way from each side"
    assert middle(SLOPE[::-1]) == (4, 2)
    assert middle([(0, 0), (1, 0), (0, 2)]) == (0.33, 0.67)
    assert middle(HOOK) == (2.5, 3.5), "the two bars have their middles at (3, 2) and (2, 5), and are as heavy as each other"


def test_what_lies_inside() -> None:
    within: list[Point] = [(2, 2), (4.9, 2.9), (1.1, 6.9), (2.9, 4)]
    without: list[Point] = [(0, 2), (6, 2), (4, 4), (2, 8), (2, 0), (3.1, 6)]
    assert [inside(point, HOOK) for point in within] == [True] * 4
    assert [inside(point, HOOK) for point in without] == [False] * 6
    assert [inside(point, SLOPE) for point in ((2.1, 3.9), (7, 1.1), (4.9, 2.5))] == [True] * 3
    assert [inside(point, SLOPE) for point in ((2.3, 3.9), (7.9, 1.1), (5.1, 2.5), (1.9, 2))] == [False] * 4


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        (((1, 1), (5, 4)), ((1, 4), (5, 1)), True),
        (((1, 1), (5, 4)), ((5, 1), (1, 4)), True),
        (((1, 1), (5, 1)), ((3, 0), (4, 9)), True),
        (((1, 1), (5, 1)), ((3, 2), (4, 9)), False),
        (((3, 2), (4, 9)), ((1, 1), (5, 1)), False),
        (((1, 1), (5, 1)), ((6, 0), (6, 9)), False),
        (((1, 1), (5, 1)), ((1, 2), (5, 2)), False),
        (((1, 1), (5, 1)), ((5, 1), (7, 3)), False),
        (((1, 1), (5, 1)), ((3, 1), (3, 4)), False),
    ],
)
def test_lines_cross_between_their_ends_or_not_at_all(one: tuple[Point, Point], other: tuple[Point, Point], meet: bool) -> None:
    assert cross(one, other) is meet
    assert cross(other, one) is meet


def test_the_gap_is_the_shortest_way_to_the_line_and_not_beyond_its_ends() -> None:
    level: tuple[Point, Point] = ((2, 1), (6, 1))
    assert [gap(point, level) for point in ((3, 4), (3, -2), (2, 1), (5, 1))] == [3, 3, 0, 0]
    assert gap((9, 5), level) == 5, "the end is nearest"
    assert gap((-1, 5), level) == 5
    slanted: tuple[Point, Point] = ((1, 2), (7, 10))
    assert gap((8, 3), slanted) == pytest.approx(5)
    assert gap((0, 9), slanted) == pytest.approx(5)
    assert gap((4, 6), slanted) == pytest.approx(0)
    assert gap((4, 5), ((1, 1), (1, 1))) == 5, "a line of no length is its only point"


def test_a_polygon_crosses_itself_where_sides_meet_or_a_corner_stands_twice() -> None:
    star: list[Point] = [(0, 3), (2, -3), (-3, 1), (3, 1), (-2, -3)]
    bow: list[Point] = [(0, 0), (2, 2), (2, 0), (0, 2)]
    twice: list[Point] = [(0, 0), (4, 0), (2, 2), (4, 0), (4, 4)]
    for polygon in (bow, [*bow[1:], bow[0]], star, twice):
        assert crosses_itself(polygon)
        assert crosses_itself(polygon[::-1])
    for polygon in (HOOK, SLOPE, [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]):
        assert not crosses_itself(polygon)
        assert not crosses_itself([*polygon[1:], polygon[0]])


def test_sides_are_the_same_whichever_way_a_polygon_is_written() -> None:
    assert sides(SLOPE) == {frozenset(((2, 1), (8, 1))), frozenset(((8, 1), (2, 4))), frozenset(((2, 4), (2, 1)))}
    assert sides(HOOK[::-1]) == sides(HOOK)
    assert len(sides(HOOK)) == 6
