"""The levels of the bots as a ladder: how far each looks at a game, and how strong that makes it there. A file that comes with the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log

import msgspec
from msgspec import Struct

FILE = "judgement/levels.json"
EASY = 1000
"""What the lowest level is rated, by definition."""
TENFOLD = 400.0
"""Whoever is rated so much higher is expected to win ten times as often as to lose."""


class Rating(Struct):
    """One level on the scale, with the interval of 95 % in which it lies; the lowest is the scale's beginning and has none."""

    level: str
    rating: int
    least: int
    most: int


class Origin(Struct):
    """Where ratings are from: how many games of each size of table, and the seeds of each contest."""

    games: dict[str, int] = {}
    contests: dict[str, str] = {}


class Ladder(Struct):
    """What a game says about the levels: walks by level where they are not the level's own, and ratings, the weakest first."""

    walks: dict[str, int] = {}
    ratings: list[Rating] = []
    origin: Origin = msgspec.field(default_factory=Origin)


@cache
def ladder(package: str) -> Ladder:
    """The ladder that comes with a game's package; an empty one where there is none."""
    file = files(package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=Ladder) if file.is_file() else Ladder()


def ratings_of(package: str) -> dict[str, int]:
    """What the levels are rated at a game, the weakest first; those that nobody has measured are not there."""
    return {one.level: one.rating for one in ladder(package).ratings}


def expected(ahead: float) -> float:
    """How often somebody rated so much higher wins at a table of two."""
    return 1.0 / (1.0 + exp(-ahead * log(10.0) / TENFOLD))
