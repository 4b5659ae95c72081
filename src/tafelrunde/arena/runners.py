"""Who carries the games out: this process, several processes of this machine, or a Ray cluster.

A runner yields results as they arrive, in any order. A worker that dies loses only the game it was playing; that game is given to another.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture

Result = dict[str, Any]
Player = Callable[[Fixture], Result]
TRIES = 3
"""A game whose worker dies so often is given up: something in it kills workers."""


def given_up(fixture: Fixture) -> Result:
    """The account of a game that nobody survived."""
    seats = len(fixture.seats)
    clocks = [{"decisions": 0, "seconds": 0.0, "longest": 0.0, "late": 0} for _ in range(seats)]
    return {
        "number": fixture.number,
        "seed": fixture.seed,
        "players": fixture.players,
        "finished": False,
        "winners": [],
        "ranks": [1] * seats,
        "scores": [0] * seats,
        "rule": "",
        "decisions": 0,
        "seconds": 0.0,
        "clocks": clocks,
        "error": f"the worker died {TRIES} times",
    }


def run_here(fixtures: Sequence[Fixture], player: Player = play) -> Iterator[Result]:
    """One game after the other in this process."""
    for fixture in fixtures:
        yield player(fixture)


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, player: Player) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=labour, args=(theirs, player), daemon=False)
        self.process.start()
        theirs.close()
        self.fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.pipe.send(fixture)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def labour(pipe: Connection[Any, Any], player: Player) -> None:
    """In a worker: play what comes until nothing comes. An interrupt is for the parent to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            fixture = pipe.recv()
        except EOFError:
            return
        pipe.send(player(fixture))


def run_processes(fixtures: Sequence[Fixture], workers: int, player: Player = play) -> Iterator[Result]:
    """Several processes; whichever is free gets the next game."""
    todo = deque(fixtures)
    tries: dict[int, int] = {}
    crew = [Worker(player) for _ in range(min(workers, len(fixtures)))]
    try:
        for worker in crew:
            worker.give(todo.popleft())
        while busy := [worker for worker in crew if worker.fixture is not None]:
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe not in ready:
                    continue
                fixture = worker.fixture
                assert fixture is not None
                try:
                    yield worker.pipe.recv()
                except (EOFError, OSError):
                    worker.stop()
                    crew[crew.index(worker)] = worker = Worker(player)
                    tries[fixture.number] = tries.get(fixture.number, 0) + 1
                    if tries[fixture.number] < TRIES:
                        todo.append(fixture)
                    else:
                        yield given_up(fixture)
                worker.fixture = None
            for worker in crew:
                if worker.fixture is None and todo:
                    worker.give(todo.popleft())
    finally:
        for worker in crew:
            worker.stop()
