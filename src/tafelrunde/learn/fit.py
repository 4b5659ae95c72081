"""Finds the weights under which the winners of many games were likeliest: a softmax over the seats, by plain gradient descent.

Learning begins with the game's teacher, what its `evaluate` counts, scaled to the chances it really meant; every other weight must earn
its place against a penalty. The model is convex and small, so numpy is enough, and the same games give the same weights anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tafelrunde.engine.judgement import UNIT
from tafelrunde.engine.traits import Traits
from tafelrunde.learn.rows import Floats, Ints, Rows

KEPT = 0.5
"""The share of its weight that what the teacher counts keeps, whatever the games show."""
LEAST_GAMES = 20
"""A role seen in fewer games is not judged."""


@dataclass
class Settings:
    """How hard the learner tries."""

    steps: int = 120
    pace: float = 0.05
    penalty: float = 0.2
    """On each weight's distance from where learning began, in units of the trait's spread: what a trait must explain to be heeded."""


@dataclass
class Fit:
    """Weights by role, stage (start, end) and trait; the first trait is a constant. Roles that were not seen often enough have none."""

    weights: Floats
    known: list[bool]

    def chances(self, rows: Rows) -> Floats:
        """Each seat's chance in every row."""
        return softmax(scores(rows, self.weights))

    def whole(self) -> Fit:
        """The same in whole numbers, as they are shipped."""
        return Fit(np.rint(self.weights * UNIT) / UNIT, self.known)


def scores(rows: Rows, weights: Floats) -> Floats:
    late = rows.progress[:, None, None]
    own = weights[rows.roles]
    mixed: Floats = np.einsum("rst,rst->rs", rows.traits, own[:, :, 0] * (1.0 - late) + own[:, :, 1] * late)
    return mixed


def softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def spreads(rows: Rows, roles: int) -> Floats:
    """How far each trait varies for each role; 1 where it does not."""
    found = np.ones((roles, rows.traits.shape[2]))
    for role in range(roles):
        seen = rows.traits[rows.roles == role]
        if len(seen):
            spread = seen.std(axis=0)
            found[role] = np.where(spread > 1e-9, spread, 1.0)
    return found


def seen_often(rows: Rows, roles: int) -> list[bool]:
    """Which roles took part in enough games."""
    return [len(set(rows.game[(rows.roles == role).any(axis=1)].tolist())) >= LEAST_GAMES for role in range(roles)]


class Slope:
    """The gradient of the mean log loss over some rows: what stays the same from step to step is laid out once, role by role."""

    def __init__(self, rows: Rows, roles: int) -> None:
        late = np.broadcast_to(rows.progress[:, None], rows.roles.shape)
        self.won = rows.won
        self.places = [np.nonzero(rows.roles == role) for role in range(roles)]
        self.traits = [
            np.concatenate([rows.traits[at] * (1.0 - late[at])[:, None], rows.traits[at] * late[at][:, None]], axis=1) for at in self.places
        ]

    def at(self, weights: Floats) -> Floats:
        """By role, stage and trait, for these weights."""
        reached = np.zeros_like(self.won)
        for at, traits, own in zip(self.places, self.traits, weights, strict=True):
            reached[at] = traits @ own.ravel()
        miss = (softmax(reached) - self.won) / len(self.won)
        found = np.empty_like(weights)
        for role, (at, traits) in enumerate(zip(self.places, self.traits, strict=True)):
            found[role] = (miss[at] @ traits).reshape(weights.shape[1:])
        return found


def descend(rows: Rows, start: Floats, unit: Floats, settings: Settings, bounds: tuple[Floats, Floats] | None = None) -> Floats:
    """Adam on the whole of the rows, from `start` and within bounds; `unit` is what a change of each weight is counted in."""
    slope = Slope(rows, len(start))
    weights = start.copy()
    momentum = np.zeros_like(weights)
    squares = np.zeros_like(weights)
    for step in range(1, settings.steps + 1):
        down = slope.at(weights) / unit[:, None, :] + settings.penalty * (weights - start) * unit[:, None, :]
        momentum = 0.9 * momentum + 0.1 * down
        squares = 0.99 * squares + 0.01 * down * down
        pace = settings.pace * min(1.0, 2.0 * (1.0 - step / (settings.steps + 1)))
        ahead = momentum / (1.0 - 0.9**step) / (np.sqrt(squares / (1.0 - 0.99**step)) + 1e-8)
        weights -= pace * ahead / unit[:, None, :]
        if bounds is not None:
            np.clip(weights, *bounds, out=weights)
    return weights


def fit(rows: Rows, traits: Traits, settings: Settings, before: Fit | None = None) -> Fit:
    """The weights that these rows teach, beginning with what others taught before, or with the game's teacher."""
    roles = len(traits.roles)
    taught = teacher(rows, traits, settings) if before is None else before.weights
    found = descend(rows, taught, spreads(rows, roles), settings, bounds(traits, taught))
    return Fit(found, seen_often(rows, roles))


def bounds(traits: Traits, taught: Floats) -> tuple[Floats, Floats]:
    """Good stays good and bad stays bad; what the teacher counts keeps at least some of its weight."""
    signs = np.array([0, *(traits.sign(name) for name in traits.names)])
    known = np.array([False, *(name in traits.teacher for name in traits.names)])
    least = np.where(signs > 0, 0.0, -np.inf) + np.where(known, KEPT * np.maximum(taught, 0.0), 0.0)
    most = np.where(signs < 0, 0.0, np.inf) + np.zeros_like(taught)
    return least, most


def teacher(rows: Rows, traits: Traits, settings: Settings) -> Floats:
    """The hand-made terms with one scale for the start of a game and one for its end, and what each role has by itself."""
    counts = np.array([0.0, *(traits.teacher.get(name, 0.0) for name in traits.names)])
    summed = np.ones((*rows.roles.shape, 2))
    summed[:, :, 1] = rows.traits @ counts
    plain = Rows(summed, rows.roles, rows.progress, rows.won, rows.hand, rows.game)
    roles = len(traits.roles)
    found = descend(plain, np.zeros((roles, 2, 2)), spreads(plain, roles), Settings(settings.steps, settings.pace, 1e-4))
    weights: Floats = found[:, :, 1:] * counts
    weights[:, :, 0] = found[:, :, 0]
    return weights


def log_loss(chances: Floats, rows: Rows) -> float:
    """How surprised one is by the winners: the mean of -log of the chance given to them together."""
    told = np.where(rows.won > 0.0, chances, 0.0).sum(axis=1)
    return float(-np.log(np.clip(told, 1e-9, 1.0)).mean())


def base_rates(taught: Rows, asked: Rows) -> Floats:
    """The chances of somebody who knows nothing but how often each role wins."""
    most = int(max(taught.roles.max(), asked.roles.max())) + 1
    wins = np.full(most, 1e-6)
    np.add.at(wins, taught.roles.ravel(), taught.won.ravel())
    games = np.full(most, 1e-6)
    np.add.at(games, taught.roles.ravel(), 1.0)
    shares = (wins / games)[asked.roles]
    found: Floats = shares / shares.sum(axis=1, keepdims=True)
    return found


def rescaled(taught: Rows, asked: Rows, roles: int) -> Floats:
    """What `evaluate` says once it is corrected for each role: by a factor and a constant, at the start and at the end of a game."""
    fitted = descend(by_hand(taught), np.zeros((roles, 2, 2)), np.ones((roles, 2)), Settings(steps=600, penalty=1e-4))
    return softmax(scores(by_hand(asked), fitted))


def by_hand(rows: Rows) -> Rows:
    """Rows whose only trait is the logarithm of what `evaluate` said."""
    traits = np.ones((*rows.roles.shape, 2))
    traits[:, :, 1] = np.log(np.clip(rows.hand, 1e-6, 1.0))
    return Rows(traits, rows.roles, rows.progress, rows.won, rows.hand, rows.game)


def calibration(chances: Floats, rows: Rows, steps: int = 10) -> list[tuple[float, float, int]]:
    """For chances of 0 to 10 %, 10 to 20 % …: what was said on average, what came true, and how often it was said."""
    partners = (rows.won > 0.0).sum(axis=1, keepdims=True)
    said = np.clip((chances * partners).ravel(), 0.0, 1.0)
    true = (rows.won > 0.0).ravel()
    bins: Ints = np.minimum((said * steps).astype(np.int64), steps - 1)
    table = []
    for at in range(steps):
        here = bins == at
        if here.any():
            table.append((float(said[here].mean()), float(true[here].mean()), int(here.sum())))
    return table
