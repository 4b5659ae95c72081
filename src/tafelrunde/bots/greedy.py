"""Looks one own move ahead."""

from __future__ import annotations

from time import perf_counter

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.bots.worth import NEVER, promises
from tafelrunde.engine.knowledge import Eyes

FIRM = 0.8
"""The share of a given time after which it looks at nothing more."""


class GreedyBot(Bot):
    """Plays the move after which the game's `evaluate` is best for its seat.

    Hidden things and chance are sampled: each move is tried in the same few guesses, so that luck is shared. Among equally good moves it
    draws one.
    """

    name = "greedy"
    samples = 2

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        moves = eyes.forward()
        if len(moves) == 1:
            return moves[0]
        deadline = perf_counter() + budget.seconds * FIRM if budget.seconds else NEVER
        values: list[float] = []
        for _ in range(self.samples):
            seen = promises(eyes.guess(self.chance), eyes.seat, moves, deadline)
            if not values:
                values = seen
            elif len(seen) == len(values):
                values = [one + other for one, other in zip(values, seen, strict=True)]
            if perf_counter() > deadline:
                break
        best = max(values)
        choices = [move for move, value in zip(moves, values, strict=False) if value > best - 1e-9]
        return choices[self.chance.below(len(choices))]
