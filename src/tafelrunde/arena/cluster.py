"""The same games on a Ray cluster (`pip install tafelrunde[ray]`; Tafelrunde must be installed on every node)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture
from tafelrunde.arena.runners import TRIES, Player, Result, given_up
from tafelrunde.bots.cluster import connect, cores

AHEAD = 2
"""Games handed out for each core of the cluster, so that no core waits for the next one."""


def run_ray(fixtures: Sequence[Fixture], address: str, player: Player = play) -> Iterator[Result]:
    """One task for each game. A game whose worker or node is lost is handed out again."""
    ray = connect(address)
    task = ray.remote(num_cpus=1, max_retries=0)(player)
    todo = deque(fixtures)
    tries: dict[int, int] = {}
    running: dict[Any, Fixture] = {}
    while todo or running:
        room = AHEAD * cores(ray)
        while todo and len(running) < room:
            fixture = todo.popleft()
            running[task.remote(fixture)] = fixture
        done, _ = ray.wait(list(running), timeout=10)
        for reference in done:
            fixture = running.pop(reference)
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError:
                raise
            except ray.exceptions.RayError:
                tries[fixture.number] = tries.get(fixture.number, 0) + 1
                if tries[fixture.number] < TRIES:
                    todo.append(fixture)
                else:
                    yield given_up(fixture)
