"""A judgement learnt from play: what the traits of a position say about each seat's chance to win.

A game declares *traits* (`Position.traits`): small whole numbers about one seat, each with a name. Every role has a weight for every trait
at the start of the game and another at its end, with a set of its own for tables of two; in between they go over into each other. A seat's
score is the weighted sum of its traits, and the chances are in proportion to exp(score). Traits and weights are whole numbers, so the sums
are exact and both builds judge alike. `tafelrunde.learn` finds the weights; they come with the game as `judgement/weights.json`, which also
says where they are from.
"""

from __future__ import annotations

from importlib.resources import files
from json import loads
from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.position import Position
from tafelrunde.engine.traits import Traits

ROLE: Final = 0
PROGRESS: Final = 1
FIRST: Final = 2
"""Where a seat's numbers have its role, how far the game has come, and the first trait."""
WHOLE: Final = 16
"""The progress of a game that is all but over."""
UNIT: Final = 4096
"""What a weight is counted in: a score of 1 is so many, times WHOLE."""
SHARP: Final = 30.0
"""Scores lie no farther apart than this: nobody is written off entirely."""
FILE: Final = "weights.json"


@final
class Judgement:
    """The weights of one game."""

    def __init__(self, traits: Traits) -> None:
        self.traits = traits
        self.width = len(traits.names) + 1
        groups = 2 * len(traits.roles)
        self.known: list[bool] = [False] * groups
        """For which roles there are weights, at tables of two and then at larger ones."""
        blank: list[int] = [0] * (groups * 2 * self.width)
        self.weights = vec[i64](blank)
        """By table and role: first a constant and the weights at the start of the game, then the same at its end."""
        self.origin: dict[str, Any] = {}

    def group(self, role: int, seats: int) -> int:
        """Which set of weights judges a role."""
        return role + (len(self.traits.roles) if seats > 2 else 0)

    def fill(self, group: int, start: list[int], end: list[int]) -> None:
        """Take over the weights of one group."""
        at = group * 2 * self.width
        for i in range(self.width):
            self.weights[at + i] = start[i]
            self.weights[at + self.width + i] = end[i]
        self.known[group] = True

    def score(self, seats: int, traits: vec[i64]) -> float:
        """How well a seat stands, by its traits: differences between seats are what counts."""
        width: i64 = self.width
        weights = self.weights
        late: i64 = traits[PROGRESS]
        early: i64 = WHOLE - late
        group: i64 = self.group(int(traits[ROLE]), seats)
        at: i64 = group * 2 * width
        total: i64 = weights[at] * early + weights[at + width] * late
        i: i64 = 1
        while i < width:
            value: i64 = traits[i + 1]
            if value:
                total += value * (weights[at + i] * early + weights[at + width + i] * late)
            i += 1
        return int(total) / (WHOLE * UNIT)

    def weight(self, seats: int, traits: vec[i64], at: int) -> float:
        """What one more of a trait adds to the score of a seat with these traits."""
        start = self.group(int(traits[ROLE]), seats) * 2 * self.width + at + 1
        late = int(traits[PROGRESS])
        mixed = int(self.weights[start]) * (WHOLE - late) + int(self.weights[start + self.width]) * late
        return mixed / (WHOLE * UNIT)

    def chances(self, pos: Position) -> list[float]:
        """Each seat's chance to win; they add up to 1. Empty where some seat's role is not known at such a table."""
        seats = pos.seats
        scores: list[float] = []
        for traits in pos.traits():
            if not self.known[self.group(int(traits[ROLE]), seats)]:
                return []
            scores.append(self.score(seats, traits))
        if not scores:
            return []
        best = scores[0]
        for score in scores:
            best = max(best, score)
        total = 0.0
        for seat in range(seats):
            value = exp(max(scores[seat] - best, -SHARP))
            scores[seat] = value
            total += value
        for seat in range(seats):
            scores[seat] /= total
        return scores


def shipped(package: str, traits: Traits) -> Judgement | None:
    """The judgement that comes with a game's package; None: there is none, or it was learnt for other traits."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return None
    return read(file.read_text("utf-8"), traits)


def read(text: str, traits: Traits) -> Judgement | None:
    """The judgement that a file describes; None: it was learnt for other traits or roles."""
    plain: dict[str, Any] = loads(text)
    if plain["traits"] != traits.names or plain["roles"] != traits.roles:
        return None
    judgement = Judgement(traits)
    judgement.origin = plain["origin"]
    for row in plain["weights"]:
        table: int = row["seats"]
        role: str = row["role"]
        judgement.fill(judgement.group(traits.roles.index(role), table), list(row["start"]), list(row["end"]))
    return judgement
