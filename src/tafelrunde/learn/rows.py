"""Positions of played games as numbers: each seat's traits, what `evaluate` thought, and who won."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.worth import worth
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.judgement import FIRST, PROGRESS, ROLE, WHOLE

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
LOOKS = 24
"""Positions taken from a game, about, besides those where the turn passes on, which the search asks about most."""


APART = 1_000_000
"""More games than anybody plays of one kind."""
Found = list[tuple[list[list[int]], list[float], list[float], int]]
"""Positions: each seat's numbers, its share of the victory, its chance as `evaluate` saw it, and the number of the game."""


@dataclass
class Rows:
    """Positions of tables with the same number of seats, one row each."""

    traits: Floats
    """By row, seat and trait."""
    roles: Ints
    progress: Floats
    """How far the game had come, 0 to 1."""
    won: Floats
    """By row and seat: its share of the victory."""
    hand: Floats
    """By row and seat: its chance as `evaluate` saw it."""
    game: Ints
    """Which game a row is from."""

    @property
    def seats(self) -> int:
        return int(self.roles.shape[1])

    def part(self, wanted: NDArray[np.bool_]) -> Rows:
        """Some of the rows."""
        return Rows(self.traits[wanted], self.roles[wanted], self.progress[wanted], self.won[wanted], self.hand[wanted], self.game[wanted])

    def split(self, every: int) -> tuple[Rows, Rows]:
        """The rows to learn from, and those of every so-many-th game, which are held out."""
        held = self.game % every == every - 1
        return self.part(~held), self.part(held)


NAMES = [one.name for one in fields(Rows)]


def joined(parts: list[Rows]) -> Rows:
    """Rows of several sets of games, which are told apart by their numbers."""
    columns = {name: np.concatenate([getattr(part, name) for part in parts]) for name in NAMES}
    columns["game"] += np.repeat(APART * np.arange(len(parts)), [len(part.game) for part in parts])
    return Rows(**columns)


def rows_of(game: Game, results: list[dict[str, Any]], options: dict[str, object] | None = None) -> Rows:
    """Play kept games again and look at some of their positions; games without an end tell nothing."""
    found: Found = []
    for result in results:
        if result["finished"] and result["winners"]:
            look_through(game, result, options or {}, found)
    numbers = np.array([row[0] for row in found], dtype=np.int64)
    return Rows(
        numbers[:, :, FIRST:].astype(np.float64),
        numbers[:, :, ROLE],
        numbers[:, 0, PROGRESS] / WHOLE,
        np.array([row[1] for row in found]),
        np.array([row[2] for row in found]),
        np.array([row[3] for row in found]),
    )


def look_through(game: Game, result: dict[str, Any], options: dict[str, object], found: Found) -> None:
    """Add rows of one game, and of its branches from where they have left it."""
    look_along(game, result, 0, f"rows {result['seed']}", options, found)
    for turn, one in enumerate(result.get("branches", ())):
        if one["finished"] and one["winners"]:
            path = {**result, "moves": result["moves"][: one["begin"]] + one["moves"], "winners": one["winners"]}
            look_along(game, path, one["end"], f"rows {result['seed']} {turn}", options, found)


def look_along(game: Game, path: dict[str, Any], begin: int, luck: str, options: dict[str, object], found: Found) -> None:
    """Add rows of one way a game went, from some decision on; the first of a branch is what its deviation has led to."""
    seats = len(path["roles"])
    won = [1.0 / len(path["winners"]) if seat in path["winners"] else 0.0 for seat in range(seats)]
    pos = game.new(path["roles"], path["seed"], options)
    draws = chance_from_seed(luck.encode())
    last, depth = -1, 0
    for at, (seat, move) in enumerate(path["moves"]):
        passed = seat != last and len(pos.stack) <= depth
        last, depth = seat, len(pos.stack)
        looked = passed or draws.below(len(path["moves"])) < LOOKS or at == begin > 0
        if looked and at >= begin:
            numbers = [list(row) for row in pos.traits()]
            if numbers:
                found.append((numbers, won, worth(pos), path["number"]))
        pos.play(seat, move)
