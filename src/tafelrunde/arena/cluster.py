"""The same games on a Ray cluster (`pip install tafelrunde[ray]`; Tafelrunde must be installed on every node)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from socket import create_connection
from typing import Any

from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture
from tafelrunde.arena.runners import TRIES, Player, Result, given_up
from tafelrunde.engine.errors import BadOptions

PATIENCE = 10.0
AHEAD = 2
"""Games handed out for each core of the cluster, so that no core waits for the next one."""


def connect(address: str) -> Any:
    """The ray module, connected to the cluster at this address ('auto', '10.0.0.1:6379'; 'local' starts one here)."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise BadOptions("a Ray cluster needs the extra: pip install 'tafelrunde[ray]'.") from None
    if not ray.is_initialized():
        try:
            answers(address)
            ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="error", include_dashboard=False)
        except (OSError, ValueError, RuntimeError) as error:
            told = (str(error) or "no answer").splitlines()[0]
            raise BadOptions(f"there is no Ray cluster at '{address[:80]}': {told[:200]}") from None
    return ray


def answers(address: str) -> None:
    """Whether anybody listens at HOST:PORT; Ray itself would go on asking for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        create_connection((host, int(port)), timeout=PATIENCE).close()


def run_ray(fixtures: Sequence[Fixture], address: str, player: Player = play) -> Iterator[Result]:
    """One task for each game. A game whose worker or node is lost is handed out again."""
    ray = connect(address)
    task = ray.remote(num_cpus=1, max_retries=0)(player)
    todo = deque(fixtures)
    tries: dict[int, int] = {}
    running: dict[Any, Fixture] = {}
    while todo or running:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
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
