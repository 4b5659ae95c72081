"""Games of equal bots, kept move by move: whatever a judgement goes by can be counted later, and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tafelrunde.arena.balance import Trial, trial_of
from tafelrunde.arena.cluster import run_ray
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.events import Played
from tafelrunde.engine.position import Position

CUT = 20_000
"""Decisions after which a game counts for nobody."""


class Scribe:
    """Writes down what was played."""

    def look(self, pos: Position) -> None:
        """Nothing is noted before the end."""

    def account(self, pos: Position) -> dict[str, Any]:
        """Who decided what; the forced moves follow from these."""
        return {"moves": [[entry.seat, entry.move] for entry in pos.log or () if isinstance(entry, Played) and not entry.forced]}


def play_noted(fixture: Fixture) -> dict[str, Any]:
    """One game with all its moves."""
    return {**play(fixture, Scribe()), "roles": fixture.seats}


def trial(game_id: str, seats: int | list[str], bot: str, seed: int, options: dict[str, object] | None = None) -> Trial:
    """What is played for learning: a bot against itself, the roles changing places from game to game."""
    game = find(game_id)
    return trial_of(game, game.check_seats(seats), options or {}, bot, seed, CUT)


def file_of(folder: Path, plan: Trial) -> Path:
    """Where the games of a plan are kept."""
    return folder / f"{plan.game}-{len(plan.seats)}-{plan.fingerprint()}.jsonl"


def play_all(
    plan: Trial, games: int, folder: Path, workers: int = 1, ray: str = "", watch: Callable[[int, int], None] | None = None
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
