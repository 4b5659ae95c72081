"""Positions that show a rule: where a test of it begins, what is played there, and what is refused.

They are written down by `python -m tests.illustrations` while the tests of a game run, and read by the rules page: a picture beside an
example, a board on which a rule can be tried. They decide nothing.
"""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import load

FILE = "reading/illustrations.json.gz"
BRIEF = "brief-"
"""What ids of moments begin with that belong to the game in two minutes, not to a rule."""


class Played(Struct, array_like=True):
    """A decision of a seat, in notation."""

    seat: int
    move: str


class Refused(Struct, array_like=True):
    """A move that the rule forbids there, in notation, and the rule."""

    seat: int
    move: str
    rule: str


class Illustration(Struct, omit_defaults=True):
    """One position, as `state.dump` writes it, and what a test does with it."""

    position: dict[str, Any]
    played: list[Played] = []
    refused: list[Refused] = []
    made: bool = False
    """Whether it was put up by hand, so that pieces may be missing or too many."""


class Illustrations(Struct):
    """All of a game; `shows` says which of them show a rule or an example, the best first."""

    game: str
    rules: int
    scenes: list[Illustration]
    shows: dict[str, list[int]]


@cache
def illustrations(package: str) -> Illustrations | None:
    """What is written down for a game's package; None: nothing."""
    path = files(package) / FILE
    if not path.is_file():
        return None
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Illustrations)


def illustration(game: Game, id: str, number: int = 0) -> Illustration:
    """The `number`th position that shows this rule or example."""
    found = illustrations(game.package)
    shows = found.shows.get(id, []) if found is not None else []
    if found is None or not 0 <= number < len(shows):
        raise Unreadable(f"nothing is drawn for '{id[:40]}' in {game.id}.")
    return found.scenes[shows[number]]


def position_of(game: Game, shown: Illustration) -> Position:
    """The position, fresh: whoever asks may play on it."""
    return load(shown.position, game.package)


def seat_to_look_through(pos: Position, shown: Illustration) -> int | None:
    """The seat whose eyes show best what happens: the first that plays or is refused something, else the one that is asked."""
    for part in (shown.played, shown.refused):
        for one in part:
            if one.seat < pos.seats:
                return one.seat
    waiting = pos.waiting()
    return waiting[0] if waiting else None
