"""From nothing to weights, round after round: play, count, fit, and say how good it is. The same course gives the same file.

In the first round bots play that judge by hand. In each that follows the learner plays by what it has learnt so far, against itself or
against others: there it comes to positions that nobody came to before, and learns what they are worth. All games count in the end.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.judgement import UNIT
from tafelrunde.engine.traits import Traits
from tafelrunde.learn import leanings
from tafelrunde.learn.fit import Fit, Settings, base_rates, calibration, fit, log_loss, rescaled
from tafelrunde.learn.rows import LOOKS, Rows, joined, rows_of
from tafelrunde.learn.selfplay import School, play_all, trial

HELD_OUT = 5
"""Every so-many-th game is not learnt from, but asked about."""

APART = 400_000
"""How far the seeds of one bot's games lie from those of the next one's."""
MOST_BOTS = 16
"""Line-ups of a round at most."""


@dataclass
class Course:
    """What is played, and how it is learnt from."""

    game: Game
    tables: list[int]
    bots: list[str]
    """Who plays in the first round, the strongest last: all are learnt from, and only games of the last line-up of all are asked about."""
    games: list[int]
    """Of each of them, at each size of table."""
    seed: int
    folder: Path
    settings: Settings = field(default_factory=Settings)
    branches: int = 0
    """Of each game: somebody leaves it for a while, and it is played to another end."""
    rounds: int = 1
    pupils: list[str] = field(default_factory=list)
    """Who plays in the rounds that follow, by what was learnt so far; ``one/other`` play against each other."""
    pupil_games: list[int] = field(default_factory=list)
    model: str = "hard-1@64i"
    """Whose choices show what to lean to."""
    model_games: int = 40
    """Of it, at each size of table."""


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


Watch = Callable[[str, int, int], None] | None


def learn(course: Course, workers: int = 1, ray: str = "", watch: Watch = None) -> list[Lesson]:
    """Play what is missing and learn from all of it, round by round and table by table."""
    game = course.game
    if game.traits is None:
        raise BadOptions(f"{game.title} declares no traits to judge by.")
    if len(course.bots) != len(course.games) or len(course.pupils) != len(course.pupil_games):
        raise BadOptions("there must be a number of games for each bot.")
    parts: dict[int, list[Rows]] = {seats: [] for seats in course.tables}
    lessons: list[Lesson] = []
    try:
        for turn in range(course.rounds):
            text = described(game.traits, lessons, {}) if lessons else None
            if text is not None:
                game.judge_by(text)
            for seats in course.tables:
                for plan, games in plans(course, turn, seats, text or ""):
                    told = None if watch is None else partial(watch, f"round {turn + 1}: {'/'.join(plan.lineup())}, {seats} seats")
                    parts[seats].append(rows_of(game, play_all(plan, games, course.folder, workers, ray, told)))
            lessons = [lesson(parts[seats], len(game.traits.roles), course.settings) for seats in course.tables]
    finally:
        game.judge_by(None)
    return lessons


def plans(course: Course, turn: int, seats: int, text: str) -> Iterator[tuple[School, int]]:
    """What is played in a round at one size of table by these weights, and how many games of it."""
    lineups = zip(course.pupils, course.pupil_games, strict=True) if turn else zip(course.bots, course.games, strict=True)
    for at, (bots, games) in enumerate(lineups):
        seed = course.seed + (turn * MOST_BOTS + at) * APART
        yield trial(course.game.id, seats, bots, seed, course.branches, text), games


def lean(course: Course, workers: int = 1, ray: str = "", watch: Watch = None) -> str:
    """Play what is missing and find out what strong players lean to: the file that is shipped."""
    results = []
    for seats in course.tables:
        plan = trial(course.game.id, seats, course.model, course.seed - APART)
        told = None if watch is None else partial(watch, f"{course.model}, {seats} seats")
        results += play_all(plan, course.model_games, course.folder, workers, ray, told)
    origin = {"bot": course.model, "games": course.model_games, "tables": course.tables, "seed": course.seed - APART}
    return leanings.described(course.game, results, {**origin, "rules": course.game.version})


def lesson(parts: list[Rows], roles: int, settings: Settings) -> Lesson:
    """Learn from most games, and find out about some of the strongest, which were held out."""
    taught, asked = parts[-1].split(HELD_OUT)
    if not len(taught.game) or not len(asked.game):
        raise BadOptions(f"there are too few finished games at tables of {asked.seats}; play more.")
    rows = joined([*parts[:-1], taught])
    trained = fit(rows, roles, settings).whole()
    chances = trained.chances(asked)
    losses = {
        "evaluate": log_loss(asked.hand, asked),
        "base rates": log_loss(base_rates(rows, asked), asked),
        "evaluate rescaled": log_loss(rescaled(rows, asked, roles), asked),
        "learnt": log_loss(chances, asked),
    }
    held_out = len(set(asked.game.tolist()))
    return Lesson(
        asked.seats,
        trained,
        len(set(rows.game.tolist())) + held_out,
        held_out,
        len(rows.game) + len(asked.game),
        losses,
        calibration(chances, asked),
    )


def described(traits: Traits, lessons: list[Lesson], origin: dict[str, Any]) -> str:
    """The file that is shipped: traits, weights, and where they are from."""
    weights, networks = [], []
    for one in lessons:
        found = one.fit.weights
        for at, role in enumerate(traits.roles):
            if one.fit.known[at]:
                start, end = ([found.constant[at, stage], *found.traits[at, stage]] for stage in range(2))
                row = {"role": role, "seats": one.seats, "start": whole(start), "end": whole(end)}
                weights.append(row)
        if len(found.out):
            layers = {"bias": found.bias, "own": found.own, "others": found.others}
            networks.append(
                {"seats": one.seats, **{name: [whole(row) for row in layer] for name, layer in layers.items()}, "out": whole(found.out)}
            )
    head = json.dumps({"traits": traits.names, "roles": traits.roles, "unit": UNIT, "origin": origin}, indent=1)[:-2]
    tables = [f' "{name}": [\n  {rows}\n ]' for name, rows in (("weights", by_line(weights)), ("networks", by_line(networks)))]
    return ",\n".join([head, *tables]) + "\n}\n"


def origin(course: Course, lessons: list[Lesson]) -> dict[str, Any]:
    """Where weights are from: enough to make them again."""
    return {
        "bots": course.bots,
        "games": course.games,
        "branches": course.branches,
        "rounds": course.rounds,
        "pupils": course.pupils,
        "pupil_games": course.pupil_games,
        "seed": course.seed,
        "rules": course.game.version,
        "looks": LOOKS,
        "settings": asdict(course.settings),
        "tables": [one.to_json() for one in lessons],
    }


def whole(weights: Iterable[float]) -> list[int]:
    """Weights as they are kept."""
    return [round(float(weight) * UNIT) for weight in weights]


def by_line(rows: list[dict[str, Any]]) -> str:
    return ",\n  ".join(json.dumps(row) for row in rows)
