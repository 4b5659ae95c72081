"""What a position is worth to each seat, and what each move promises: what `greedy` and `search` share."""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.judgement import FIRST
from tafelrunde.engine.packed import vec
from tafelrunde.engine.position import Position

NEVER: Final = 1e300
"""A deadline that does not come."""
STUBBORN: Final = 1.0
"""What a seat likes moves the logarithm of its odds by so much at most: nobody gives a game away for it."""


def worth(pos: Position, learnt: float = 0.0) -> list[float]:
    """The chance of each seat to win; they add up to 1. Exact once the game is over.

    Before that, as far as the game's `evaluate` can tell; where a judgement was learnt from play, that one counts for a share of `learnt`.
    """
    seats = pos.seats
    if not pos.stack:
        winners = pos.standing().winners
        if not winners:
            return [1.0 / seats] * seats
        values = [0.0] * seats
        for seat in winners:
            values[seat] = 1.0 / len(winners)
        return values
    judged: list[float] = []
    if learnt > 0.0:
        judged = pos.judge()
        if judged and learnt >= 1.0:
            return judged
    values = pos.evaluate()
    total = 0.0
    for value in values:
        total += value
    if total <= 0.0:
        return [1.0 / seats] * seats
    for i in range(seats):
        values[i] /= total
    if judged:
        for i in range(seats):
            values[i] += learnt * (judged[i] - values[i])
    return values


@final
class Taste:
    """What a seat likes beside winning, counted from where it stands when it decides."""

    def __init__(self, likes: list[float], before: vec[i64]) -> None:
        self.likes = likes
        self.before = before

    def colour(self, values: list[float], pos: Position, seat: int) -> None:
        """See a seat's own chance as it likes to. What is decided stays as it is."""
        if not pos.stack:
            return
        rows = pos.traits()
        if not rows:
            return
        own = rows[seat]
        liking = 0.0
        for i in range(len(self.likes)):
            if self.likes[i] != 0.0:
                liking += self.likes[i] * (int(own[FIRST + i]) - int(self.before[FIRST + i]))
        odds = values[seat] * exp(max(-STUBBORN, min(liking, STUBBORN)))
        values[seat] = odds / (1.0 - values[seat] + odds)


def promises(pos: Position, seat: int, moves: list[int], deadline: float) -> list[float]:
    """What the position is worth to the seat right after each of its moves, all tried with the same luck; fewer when the time is up."""
    found: list[float] = []
    for move in moves:
        if found and perf_counter() > deadline:
            break
        twin = pos.copy()
        twin.carry_out(seat, move)
        found.append(worth(twin)[seat])
    return found
