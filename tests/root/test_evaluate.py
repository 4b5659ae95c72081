"""What the evaluation knows: chances that add up, and that matter more the nearer the end is."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.packed import vec
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import BUILD_COLUMN, EYRIE, MARQUISE

SEATS = ["marquise", "eyrie", "alliance", "vagabond"]


def begun(plies: int) -> Root:
    """A game of four after so many random decisions."""
    pos = tafelrunde.new("root", seats=SEATS, seed=5)
    chance = chance_from_seed(5)
    for _ in range(plies):
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[chance.below(len(moves))])
    assert isinstance(pos, Root)
    return pos


def gain(pos: Root, points: int) -> float:
    """What four more points change for the Marquise, when everybody else has so many."""
    pos.points = vec[i64]([points] * len(pos.points))
    before = pos.evaluate()[0]
    pos.points[MARQUISE] += 4
    return pos.evaluate()[0] - before


def test_chances_add_up() -> None:
    for plies in (10, 60, 120):
        assert sum(begun(plies).evaluate()) == pytest.approx(1.0)


def test_points_decide_more_the_nearer_the_goal() -> None:
    pos = begun(40)
    assert gain(pos.copy(), 20) > gain(pos.copy(), 0) > 0


def test_a_decree_that_cannot_be_kept_is_a_burden() -> None:
    """Three more cards to build with, and no clearing to build in: turmoil is near."""
    pos = begun(40)
    eyrie = pos.seat_of[EYRIE]
    pos.free = vec[i64]([0] * len(pos.free))
    before = pos.evaluate()[eyrie]
    pos.decree[BUILD_COLUMN] |= 0b111
    assert pos.evaluate()[eyrie] < before
