"""From nothing to weights: play, count, fit, and say how good it is. The same course gives the same file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.judgement import UNIT
from tafelrunde.engine.traits import Traits
from tafelrunde.learn.fit import Fit, Settings, base_rates, calibration, fit, log_loss, rescaled
from tafelrunde.learn.rows import LOOKS, Rows, rows_of
from tafelrunde.learn.selfplay import play_all, trial

HELD_OUT = 5
"""Every so-many-th game is not learnt from, but asked about."""

APART = 400_000
"""How far the seeds of one bot's games lie from those of the next one's."""


@dataclass
class Course:
    """What is played, and how it is learnt from."""

    game: Game
    tables: list[int]
    bots: list[str]
    """Who plays, the strongest last: what the others teach is where learning from the next begins, and only the last are asked about."""
    games: list[int]
    """Of each of them, at each size of table."""
    seed: int
    folder: Path
    settings: Settings = field(default_factory=Settings)


@dataclass
class Lesson:
    """What one size of table has taught, and how well winners of games it has not seen are foretold."""

    seats: int
    fit: Fit
    games: int
    held_out: int
    positions: int
    losses: dict[str, float]
    calibration: list[tuple[float, float, int]]

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "held_out": self.held_out,
            "positions": self.positions,
            "log_loss": {name: round(loss, 4) for name, loss in self.losses.items()},
            "calibration": [[round(said, 3), round(true, 3), times] for said, true, times in self.calibration],
        }


def learn(course: Course, workers: int = 1, ray: str = "", watch: Callable[[str, int, int], None] | None = None) -> list[Lesson]:
    """Play what is missing and learn from all of it, table by table."""
    if course.game.traits is None:
        raise BadOptions(f"{course.game.title} declares no traits to judge by.")
    if len(course.bots) != len(course.games):
        raise BadOptions("there must be a number of games for each bot.")
    lessons = []
    for seats in course.tables:
        before = None
        for turn, (bot, games) in enumerate(zip(course.bots, course.games, strict=True)):
            plan = trial(course.game.id, seats, bot, course.seed + turn * APART)
            told = None if watch is None else partial(watch, f"{bot}, {seats} seats")
            rows = rows_of(course.game, play_all(plan, games, course.folder, workers, ray, told))
            if turn + 1 < len(course.bots):
                before = fit(rows, course.game.traits, course.settings, before)
        lessons.append(lesson(rows, course.game.traits, course.settings, before))
    return lessons


def lesson(rows: Rows, traits: Traits, settings: Settings, before: Fit | None = None) -> Lesson:
    """Learn from most games, and find out about the others; then the weights to keep are learnt from all of them."""
    taught, asked = rows.split(HELD_OUT)
    if not len(taught.game) or not len(asked.game):
        raise BadOptions(f"there are too few finished games at tables of {rows.seats}; play more.")
    trained = fit(taught, traits, settings, before).whole()
    chances = trained.chances(asked)
    losses = {
        "evaluate": log_loss(asked.hand, asked),
        "base rates": log_loss(base_rates(taught, asked), asked),
        "evaluate rescaled": log_loss(rescaled(taught, asked, len(traits.roles)), asked),
        "learnt": log_loss(chances, asked),
    }
    return Lesson(
        rows.seats,
        fit(rows, traits, settings, before).whole(),
        len(set(rows.game.tolist())),
        len(set(asked.game.tolist())),
        len(rows.game),
        losses,
        calibration(chances, asked),
    )


def described(course: Course, lessons: list[Lesson]) -> str:
    """The file that is shipped: traits, weights, and where they are from."""
    traits = course.game.traits
    assert traits is not None
    weights = [
        {
            "role": role,
            "seats": one.seats,
            "start": [round(weight * UNIT) for weight in one.fit.weights[at, 0].tolist()],
            "end": [round(weight * UNIT) for weight in one.fit.weights[at, 1].tolist()],
        }
        for one in lessons
        for at, role in enumerate(traits.roles)
        if one.fit.known[at]
    ]
    origin = {
        "bots": course.bots,
        "games": course.games,
        "seed": course.seed,
        "rules": course.game.version,
        "looks": LOOKS,
        "steps": course.settings.steps,
        "pace": course.settings.pace,
        "penalty": course.settings.penalty,
        "tables": [one.to_json() for one in lessons],
    }
    parts = [json.dumps({"traits": traits.names, "roles": traits.roles, "origin": origin}, indent=1)[:-2]]
    rows = ",\n  ".join(json.dumps(row) for row in weights)
    return f'{parts[0]},\n "weights": [\n  {rows}\n ]\n}}\n'
