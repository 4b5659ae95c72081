"""Games of bots, kept move by move: whatever a judgement goes by can be counted later, and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tafelrunde.arena.balance import Trial, trial_of, turned
from tafelrunde.arena.cluster import run_ray
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.events import Played
from tafelrunde.engine.position import Position
from tafelrunde.learn.branches import branch

CUT = 20_000
"""Decisions after which a game counts for nobody."""


class Scribe:
    """Writes down what was played."""

    def look(self, pos: Position) -> None:
        """Nothing is noted before the end."""

    def account(self, pos: Position) -> dict[str, Any]:
        """Who decided what; the forced moves follow from these."""
        return {"moves": [[entry.seat, entry.move] for entry in pos.log or () if isinstance(entry, Played) and not entry.forced]}


@dataclass(frozen=True)
class Task(Fixture):
    """A game to be played, how often it branches, and what was learnt before, to judge by; nothing: by what comes with the game."""

    branches: int = 0
    weights: str = ""


@dataclass(frozen=True)
class School(Trial):
    """What is played for learning: bots that change places, as roles do; each game with so many branches."""

    branches: int = 0
    weights: str = ""

    def header(self) -> dict[str, Any]:
        """The first line of the results, with a fingerprint of the weights in their place."""
        fingerprint = blake2b(self.weights.encode(), digest_size=8).hexdigest() if self.weights else ""
        return {**super().header(), "weights": fingerprint}

    def lineup(self) -> list[str]:
        """Who plays, each named once."""
        return list(dict.fromkeys(self.bots))

    def fixtures(self, wanted: int) -> list[Fixture]:
        return [self.task(one) for one in super(Trial, self).fixtures(wanted)]

    def task(self, one: Fixture) -> Task:
        """A game with luck of its own; roles change places once all bots have."""
        seats = turned(one.seats, one.number // len(self.seatings())) if self.turned else one.seats
        plain = {**asdict(one), "seats": seats, "seed": self.seed + one.number}
        return Task(**plain, branches=self.branches, weights=self.weights)


def play_noted(fixture: Fixture) -> dict[str, Any]:
    """One game with all its moves, and its branches."""
    if isinstance(fixture, Task) and fixture.weights:
        find(fixture.game).judge_by(fixture.weights)
    result = {**play(fixture, Scribe()), "roles": fixture.seats}
    if isinstance(fixture, Task) and result["finished"] and result["moves"]:
        result["branches"] = [branch(fixture.game, result, number, CUT) for number in range(fixture.branches)]
    return result


def trial(game_id: str, seats: int | list[str], bots: str, seed: int, branches: int = 0, weights: str = "") -> School:
    """What is played for learning: a bot against itself, or several against each other (``one/other``), taking turns in the seats."""
    game = find(game_id)
    names = bots.split("/")
    plain = trial_of(game, game.check_seats(seats), {}, names[0], seed, CUT)
    lineup = [names[at % len(names)] for at in range(len(plain.seats))]
    return School(**{**asdict(plain), "bots": lineup}, branches=branches, weights=weights)


def file_of(folder: Path, plan: Trial) -> Path:
    """Where the games of a plan are kept."""
    return folder / f"{plan.game}-{len(plan.seats)}-{plan.fingerprint()}.jsonl"


def play_all(
    plan: School, games: int, folder: Path, workers: int = 1, ray: str = "", watch: Callable[[int, int], None] | None = None
) -> list[dict[str, Any]]:
    """So many games of a plan, those that were played before included. Interrupted, it goes on where it stopped."""
    store = Store(file_of(folder, plan), plan)
    wanted = plan.fixtures(games)
    todo = [fixture for fixture in wanted if fixture.number not in store.results]
    try:
        for result in carry_out(todo, workers, ray):
            store.add(result)
            if watch is not None:
                watch(len(store.results), len(wanted))
    finally:
        store.close()
    return store.ordered()[: len(wanted)]


def carry_out(todo: list[Fixture], workers: int, ray: str) -> Iterator[dict[str, Any]]:
    if ray:
        return run_ray(todo, ray, play_noted)
    return run_processes(todo, workers, play_noted) if workers > 1 and todo else run_here(todo, play_noted)
