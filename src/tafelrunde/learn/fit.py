"""Finds the weights under which the winners of many games were likeliest: a softmax over the seats, by plain gradient descent.

Learning begins with the game's teacher, what its `evaluate` counts, scaled to the chances it really meant; every other weight must earn
its place against a penalty. The model is convex and small, so numpy is enough, and the same games give the same weights anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tafelrunde.engine.judgement import UNIT, Traits
from tafelrunde.learn.rows import Floats, Ints, Rows

LEAST_GAMES = 20
"""A role seen in fewer games is not judged."""


@dataclass
class Settings:
    """How hard the learner tries."""

    steps: int = 600
    pace: float = 0.05
    penalty: float = 0.002
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


def descend(rows: Rows, start: Floats, unit: Floats, free: Floats, settings: Settings) -> Floats:
    """Adam on the whole of the rows, from `start`; `free` marks what may change, `unit` what a change is counted in."""
    weights = start.copy()
    momentum = np.zeros_like(weights)
    squares = np.zeros_like(weights)
    for step in range(1, settings.steps + 1):
        slope = gradient(rows, weights) / unit[:, None, :]
        slope += settings.penalty * (weights - start) * unit[:, None, :]
        slope *= free
        momentum = 0.9 * momentum + 0.1 * slope
        squares = 0.99 * squares + 0.01 * slope * slope
        pace = settings.pace * min(1.0, 2.0 * (1.0 - step / (settings.steps + 1)))
        ahead = momentum / (1.0 - 0.9**step) / (np.sqrt(squares / (1.0 - 0.99**step)) + 1e-8)
        weights -= pace * ahead / unit[:, None, :]
    return weights


def gradient(rows: Rows, weights: Floats) -> Floats:
    """Of the mean log loss, by role, stage and trait."""
    miss = (softmax(scores(rows, weights)) - rows.won) / len(rows.won)
    late = rows.progress[:, None]
    found = np.zeros_like(weights)
    for role in range(len(weights)):
        at = rows.roles == role
        if at.any():
            traits = rows.traits[at]
            found[role, 0] = np.einsum("n,nt->t", (miss * (1.0 - late))[at], traits)
            found[role, 1] = np.einsum("n,nt->t", (miss * late)[at], traits)
    return found


def fit(rows: Rows, traits: Traits, settings: Settings, before: Fit | None = None) -> Fit:
    """The weights that these rows teach, beginning with what others taught before, or with the game's teacher."""
    roles = len(traits.roles)
    taught = teacher(rows, traits, settings) if before is None else before.weights
    found = descend(rows, taught, spreads(rows, roles), np.ones_like(taught), settings)
    return Fit(found, seen_often(rows, roles))


def teacher(rows: Rows, traits: Traits, settings: Settings) -> Floats:
    """The hand-made terms with one scale for the start of a game and one for its end, and what each role has by itself."""
    counts = np.array([0.0, *(traits.teacher.get(name, 0.0) for name in traits.names)])
    summed = np.ones((*rows.roles.shape, 2))
    summed[:, :, 1] = rows.traits @ counts
    plain = Rows(summed, rows.roles, rows.progress, rows.won, rows.hand, rows.game)
    roles = len(traits.roles)
    found = descend(
        plain, np.zeros((roles, 2, 2)), spreads(plain, roles), np.ones((roles, 2, 2)), Settings(settings.steps, settings.pace, 1e-4)
    )
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
    fitted = descend(by_hand(taught), np.zeros((roles, 2, 2)), np.ones((roles, 2)), np.ones((roles, 2, 2)), Settings(penalty=1e-4))
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
