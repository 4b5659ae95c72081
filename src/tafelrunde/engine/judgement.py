"""A judgement learnt from play: what the traits of a position say about each seat's chance to win.

A game declares *traits* (`Position.traits`): small whole numbers about one seat, each with a name. Every role has a weight for every trait
at the start of the game and another at its end, with a set of its own for tables of two; in between they go over into each other. A seat's
score is the weighted sum of its traits and of what a small network sees in them beside those of the others; the chances are in proportion
to exp(score). Traits and weights are whole numbers, so the sums are exact and both builds judge alike. `tafelrunde.learn` finds the
weights; they come with the game as `judgement/weights.json`, which also says where they are from.
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
UNIT: Final = 65536
"""What a weight is counted in: a score of 1 is so many, times WHOLE."""
SHARP: Final = 30.0
"""Scores lie no farther apart than this: nobody is written off entirely."""
FILE: Final = "weights.json"


@final
class Network:
    """What traits mean together: a hidden layer over a seat's own traits and the others' on average, at one size of table."""

    def __init__(self, bias: list[list[int]], own: list[list[int]], others: list[list[int]], out: list[int]) -> None:
        self.hidden = len(out)
        self.bias = vec[i64](together(bias))
        """By role, then by place in the hidden layer, like all that follow by trait."""
        self.own = vec[i64](together(own))
        self.others = vec[i64](together(others))
        self.out = vec[i64](out)

    def scores(self, rows: list[vec[i64]]) -> list[float]:
        """What each seat's score has to be corrected by."""
        hidden: i64 = self.hidden
        seats: i64 = len(rows)
        around = vec[i64]([0] * self.hidden)
        outer = [summed(self.others, row, hidden) for row in rows]
        for one in outer:
            for i in range(hidden):
                around[i] += one[i]
        found: list[float] = []
        for seat in range(seats):
            inner = summed(self.own, rows[int(seat)], hidden)
            role: i64 = rows[int(seat)][ROLE]
            total: i64 = 0
            for i in range(hidden):
                felt: i64 = self.bias[role * hidden + i] + inner[i] + (around[i] - outer[int(seat)][i]) // (seats - 1)
                if felt > 0:
                    total += felt * self.out[i]
            found.append(int(total) / (UNIT * UNIT))
        return found


def together(lists: list[list[int]]) -> list[int]:
    """Several lists as one."""
    return [number for one in lists for number in one]


def summed(weights: vec[i64], traits: vec[i64], hidden: i64) -> vec[i64]:
    """A seat's traits as the hidden layer feels them."""
    found = vec[i64]([0] * int(hidden))
    at: i64 = 0
    count: i64 = len(traits)
    for trait in range(FIRST, count):
        value: i64 = traits[trait]
        if value:
            for i in range(hidden):
                found[i] += value * weights[at + i]
        at += hidden
    return found


@final
class Judgement:
    """The weights of one game."""

    def __init__(self, traits: Traits) -> None:
        self.traits = traits
        self.width = len(traits.names) + 1
        groups = 2 * len(traits.roles)
        self.learnt = False
        """Whether there is anything to judge by."""
        self.known: list[bool] = [False] * groups
        """For which roles there are weights, at tables of two and then at larger ones."""
        blank: list[int] = [0] * (groups * 2 * self.width)
        self.weights = vec[i64](blank)
        """By table and role: first a constant and the weights at the start of the game, then the same at its end."""
        self.networks: list[Network | None] = [None, None]
        """At tables of two, and at larger ones."""
        self.origin: dict[str, Any] = {}

    def forget(self) -> None:
        """Begin anew."""
        self.learnt = False
        for group in range(len(self.known)):
            self.known[group] = False
        self.networks = [None, None]
        self.origin = {}

    def take(self, text: str) -> bool:
        """Judge by what a file says from now on. False: it was learnt for other traits or roles, or is counted in another unit."""
        self.forget()
        plain: dict[str, Any] = loads(text)
        if plain["traits"] != self.traits.names or plain["roles"] != self.traits.roles or plain["unit"] != UNIT:
            return False
        self.origin = plain["origin"]
        for row in plain["weights"]:
            table: int = row["seats"]
            role: str = row["role"]
            self.fill(self.group(self.traits.roles.index(role), table), list(row["start"]), list(row["end"]))
        for net in plain.get("networks", []):
            size: int = net["seats"]
            network = Network(list(net["bias"]), list(net["own"]), list(net["others"]), list(net["out"]))
            self.networks[1 if size > 2 else 0] = network
        return True

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
        self.learnt = True

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

    def chances(self, pos: Position) -> list[float]:
        """Each seat's chance to win; they add up to 1. Empty where some seat's role is not known at such a table."""
        return self.chances_by(pos.traits()) if self.learnt else []

    def chances_by(self, rows: list[vec[i64]]) -> list[float]:
        """The same by the traits of all seats."""
        seats = len(rows)
        scores: list[float] = []
        for traits in rows:
            if not self.known[self.group(int(traits[ROLE]), seats)]:
                return []
            scores.append(self.score(seats, traits))
        if not scores:
            return []
        network = self.networks[1 if seats > 2 else 0]
        if network is not None:
            corrected = network.scores(rows)
            for seat in range(seats):
                scores[seat] += corrected[seat]
        return in_proportion(scores)


def in_proportion(scores: list[float]) -> list[float]:
    """Chances in proportion to exp(score)."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    total = 0.0
    values: list[float] = []
    for score in scores:
        values.append(exp(max(score - best, -SHARP)))
        total += values[-1]
    return [value / total for value in values]


SHIPPED: Final[dict[str, Judgement]] = {}
"""By package, once asked for: a game and its positions share it, so they go by the same weights."""


def shipped(package: str, traits: Traits) -> Judgement:
    """The judgement that comes with a game's package; one that has not learnt anything where there is none, or one for other traits."""
    if package not in SHIPPED:
        SHIPPED[package] = Judgement(traits)
        as_shipped(package)
    return SHIPPED[package]


def as_shipped(package: str) -> None:
    """Judge by what comes with the package, whatever else was tried."""
    judgement = SHIPPED[package]
    file = files(package).joinpath(FILE)
    if file.is_file():
        judgement.take(file.read_text("utf-8"))
    else:
        judgement.forget()


def read(text: str, traits: Traits) -> Judgement | None:
    """The judgement that a file describes; None: it was learnt for other traits or roles, or is counted in another unit."""
    judgement = Judgement(traits)
    return judgement if judgement.take(text) else None
