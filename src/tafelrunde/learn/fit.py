"""Finds the weights under which the winners of many games were likeliest: a softmax over the seats, by gradient descent.

Every weight must earn its place against a penalty. The model is small, so numpy is enough, and the same games give the same weights.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from tafelrunde.engine.judgement import UNIT
from tafelrunde.learn.rows import Floats, Ints, Rows

LEAST_GAMES = 20
"""A role seen in fewer games is not judged."""
WARM_UP = 0.2
"""The share of all steps in which the pace grows; afterwards it falls to nothing."""


@dataclass
class Settings:
    """How hard the learner tries."""

    hidden: int = 16
    """Places in the hidden layer; 0: none."""
    epochs: int = 12
    """How often it goes through all rows."""
    batch: int = 1024
    pace: float = 0.01
    penalty: float = 1e-4
    """On the square of each weight, in units of the trait's spread."""
    seed: int = 1


@dataclass
class Weights:
    """Everything that is learnt. Stages are the start of a game and its end."""

    constant: Floats
    """By role and stage."""
    traits: Floats
    """By role, stage and trait."""
    bias: Floats
    """By role and place in the hidden layer."""
    own: Floats
    """By trait and place in the hidden layer: what a seat's own traits are felt as; the next: those of the others on average."""
    others: Floats
    out: Floats

    def each(self) -> list[Floats]:
        return [getattr(self, one.name) for one in fields(self)]


def beginning(roles: int, traits: int, settings: Settings) -> Weights:
    """Nobody is better than anybody: the hidden layer feels something, but nothing comes of it yet."""
    draws = np.random.default_rng(settings.seed)
    hidden = settings.hidden
    own, others = (draws.normal(size=(traits, hidden)) / np.sqrt(traits) for _ in range(2))
    constant, counted = np.zeros((roles, 2)), np.zeros((roles, 2, traits))
    return Weights(constant, counted, np.zeros((roles, hidden)), own, others, np.zeros(hidden))


class Batch:
    """Some rows on their way through the model, and back with what each weight had to do with the miss."""

    def __init__(self, rows: Rows, traits: Floats, wanted: Ints | slice) -> None:
        self.traits = traits[wanted]
        self.roles = rows.roles[wanted]
        self.won = rows.won[wanted]
        late = np.broadcast_to(rows.progress[wanted][:, None], self.roles.shape)
        self.stages = np.stack([1.0 - late, late], axis=2)

    def scores(self, weights: Weights) -> Floats:
        """By row and seat."""
        own = weights.traits[self.roles]
        found: Floats = np.einsum("rsgt,rst,rsg->rs", own, self.traits, self.stages, optimize=True)
        found = found + (weights.constant[self.roles] * self.stages).sum(axis=2)
        return found + self.felt(weights) @ weights.out

    def felt(self, weights: Weights) -> Floats:
        """The hidden layer."""
        around = self.around(self.traits @ weights.others)
        return np.maximum(self.traits @ weights.own + around + weights.bias[self.roles], 0.0)

    def around(self, values: Floats) -> Floats:
        """For each seat the mean of the others'. (It is its own transpose: what goes forth this way comes back this way.)"""
        mean: Floats = (values.sum(axis=1, keepdims=True) - values) / max(1, values.shape[1] - 1)
        return mean

    def slope(self, weights: Weights) -> Weights:
        """How the mean log loss changes with each weight."""
        felt = self.felt(weights)
        chances = softmax(self.scores(weights))
        told = np.where(self.won > 0.0, chances, 0.0)
        miss = (chances - told / told.sum(axis=1, keepdims=True).clip(1e-12)) / len(chances)
        back = miss[:, :, None] * weights.out * (felt > 0.0)
        found = Weights(*[np.zeros_like(one) for one in weights.each()])
        for role in range(len(weights.constant)):
            at = self.roles == role
            weighed = miss[at][:, None] * self.stages[at]
            found.constant[role] = weighed.sum(axis=0)
            found.traits[role] = weighed.T @ self.traits[at]
            found.bias[role] = back[at].sum(axis=0)
        found.own = np.einsum("rst,rsh->th", self.traits, back, optimize=True)
        found.others = np.einsum("rst,rsh->th", self.traits, self.around(back), optimize=True)
        found.out = np.einsum("rsh,rs->h", felt, miss, optimize=True)
        return found


class Adam:
    """Steps down the slope, each weight at its own pace."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.momentum = [np.zeros_like(one) for one in weights.each()]
        self.squares = [np.zeros_like(one) for one in weights.each()]
        self.steps = 0

    def step(self, slope: Weights, pace: float, penalty: float) -> None:
        self.steps += 1
        for i, (one, down) in enumerate(zip(self.weights.each(), slope.each(), strict=True)):
            if one is not self.weights.constant and one is not self.weights.bias:
                down += 2.0 * penalty * one
            self.momentum[i] = 0.9 * self.momentum[i] + 0.1 * down
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * down * down
            ahead = self.momentum[i] / (1.0 - 0.9**self.steps)
            one -= pace * ahead / (np.sqrt(self.squares[i] / (1.0 - 0.999**self.steps)) + 1e-8)


@dataclass
class Fit:
    """Weights of plain traits. Roles that were not seen often enough are not judged."""

    weights: Weights
    known: list[bool]

    def chances(self, rows: Rows) -> Floats:
        """Each seat's chance in every row."""
        return softmax(Batch(rows, rows.traits, slice(None)).scores(self.weights))

    def whole(self) -> Fit:
        """The same in whole numbers, as they are shipped."""
        return Fit(Weights(*[np.rint(one * UNIT) / UNIT for one in self.weights.each()]), self.known)


def fit(rows: Rows, roles: int, settings: Settings) -> Fit:
    """The weights that these rows teach."""
    plain = rows.traits.reshape(-1, rows.traits.shape[2])
    mean, spread = plain.mean(axis=0), plain.std(axis=0)
    spread = np.where(spread > 1e-9, spread, 1.0)
    scaled: Floats = (rows.traits - mean) / spread
    weights = beginning(roles, len(mean), settings)
    adam, draws = Adam(weights), np.random.default_rng(settings.seed)
    count = len(rows.game)
    steps = settings.epochs * -(-count // settings.batch)
    for _ in range(settings.epochs):
        order = draws.permutation(count)
        for at in range(0, count, settings.batch):
            done = (adam.steps + 1) / steps
            pace = settings.pace * min(done / WARM_UP, (1.0 - done) / (1.0 - WARM_UP))
            adam.step(Batch(rows, scaled, order[at : at + settings.batch]).slope(weights), pace, settings.penalty)
    return Fit(unscaled(weights, mean, spread), seen_often(rows, roles))


def unscaled(weights: Weights, mean: Floats, spread: Floats) -> Weights:
    """The same weights for traits as they are counted, not in spreads from their means."""
    traits = weights.traits / spread
    own, others = weights.own / spread[:, None], weights.others / spread[:, None]
    constant = weights.constant - traits @ mean
    bias = weights.bias - mean @ own - mean @ others
    return Weights(constant, traits, bias, own, others, weights.out)


def seen_often(rows: Rows, roles: int) -> list[bool]:
    """Which roles took part in enough games."""
    return [len(set(rows.game[(rows.roles == role).any(axis=1)].tolist())) >= LEAST_GAMES for role in range(roles)]


def softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


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
    return fit(by_hand(taught), roles, Settings(hidden=0)).chances(by_hand(asked))


def by_hand(rows: Rows) -> Rows:
    """Rows whose only trait is the logarithm of what `evaluate` said."""
    told = np.log(np.clip(rows.hand, 1e-6, 1.0))[:, :, None]
    return Rows(told, rows.roles, rows.progress, rows.won, rows.hand, rows.game)


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
