"""Where bots think: in a thread, in processes beside the server, or on a Ray cluster. Each thinker thinks one thought at a time."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import msgspec

from tafelrunde._build import stamped
from tafelrunde.bots import Budget, make_bot
from tafelrunde.bots.cluster import connect, cores
from tafelrunde.bots.hints import Hint, weighed
from tafelrunde.bots.pauses import settle
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.state import load

PATIENCE = 30.0
"""Seconds beyond its thinking time after which a bot is given up. Thinking begins when a thinker is free, so nobody's queueing counts."""


class Thought(NamedTuple):
    """What a thinker is given. `state` is a guess of the seat: the real position never leaves the server."""

    game: str
    version: int
    state: bytes
    seat: int
    bot: str
    seed: int
    seconds: float
    alone: bool = False
    """Whether the bot must not share its thinking with further processes."""
    weigh: bool = False
    """Whether all moves are asked for with what the bot thinks of them, not only the one it plays."""


class Lost(Exception):
    """A thinker was lost at work, or did not answer in time. There is another one for the next thought."""


def ponder(game: str, version: int, state: bytes, seat: int, bot: str, seed: int, seconds: float, alone: bool, weigh: bool) -> list[Hint]:
    """Where the bot thinks: what it plays for this seat, or what it thinks of all moves, best first."""
    rules = find(game, version)
    eyes = Eyes(load(msgspec.json.decode(state), rules.package), seat)
    player = make_bot(bot, chance_from_seed(seed))
    if alone:
        player.workers = 1
    settle(game)
    budget = Budget(seconds=seconds, at_most=not weigh)  # whoever weighs moves against each other takes all the time there is
    return weighed(player, eyes, budget) if weigh else [Hint(player.choose(eyes, budget), 0.0, 0)]


def end_with_the_server() -> None:
    """In a worker: end when the server has ended, even if it was killed and could say nothing."""
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=watch, name="watch", daemon=True).start()


class Thinker:
    """One who thinks."""

    async def think(self, thought: Thought) -> list[Hint]:
        """The move, or all of them. Lost: try again; another exception is the bot's own mistake."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop, whatever is being thought."""


class Beside(Thinker):
    """A thread or a process of this machine, begun when it is first needed and again when it was lost.

    A process is also begun anew when the rules have been compiled in the meantime: it takes the compiled ones, and both builds play alike.
    """

    def __init__(self, begin: Callable[[], Executor]) -> None:
        self._begin = begin
        self.pool: Executor | None = None
        self._stamp = 0

    async def think(self, thought: Thought) -> list[Hint]:
        if self._begin is a_process and self._stamp != (now := stamped()):
            self.close()
            self._stamp = now
        pool = self.pool = self.pool or self._begin()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, ponder, *thought), thought.seconds + PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            self.close()
            raise Lost(type(error).__name__) from None

    def close(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            processes = list(getattr(pool, "_processes", {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def a_thread() -> Executor:
    return ThreadPoolExecutor(1, "bot")


def a_process() -> Executor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), end_with_the_server)


class Guest:
    """On the cluster: thinks for servers far away."""

    def think(self, *thought: Any) -> list[Hint]:
        return ponder(*thought)


class OnCluster(Thinker):
    """An actor on a Ray cluster, with a core of its own."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.actor: Any = None

    async def think(self, thought: Thought) -> list[Hint]:
        if self.actor is None:
            self.actor = self.ray.remote(num_cpus=1, max_restarts=0)(Guest).remote()
        answer = self.actor.think.remote(*thought._replace(alone=True))
        try:
            told: list[Hint] = await asyncio.wait_for(asyncio.wrap_future(answer.future()), thought.seconds + PATIENCE)
            return told
        except self.ray.exceptions.RayTaskError:
            raise
        except (self.ray.exceptions.RayError, ConnectionError, TimeoutError) as error:
            self.close()
            raise Lost(type(error).__name__) from None

    def close(self) -> None:
        if self.actor is not None:
            actor, self.actor = self.actor, None
            self.ray.kill(actor, no_restart=True)


class Staff:
    """All thinkers of a server. `bot_workers`: 0 is a thread, a number so many processes, "ray" or "ray://…" a cluster."""

    def __init__(self, workers: int | str) -> None:
        self.ray: Any = None
        if isinstance(workers, str):
            self.ray = connect("local" if workers == "ray" else workers)
        self.thinkers: list[Thinker] = [self._new(workers) for _ in range(self.room(workers))]
        self.workers = workers

    def room(self, workers: int | str) -> int:
        """How many can think at once."""
        return max(1, workers) if isinstance(workers, int) else cores(self.ray)

    def _new(self, workers: int | str) -> Thinker:
        if self.ray is not None:
            return OnCluster(self.ray)
        return Beside(a_process if workers else a_thread)

    def renew(self) -> list[Thinker]:
        """A cluster may have grown or shrunk: as many thinkers as it has cores now. Returns the new ones; the last ones may be gone."""
        if self.ray is None:
            return []
        room = self.room(self.workers)
        fresh = [self._new(self.workers) for _ in range(room - len(self.thinkers))]
        for gone in self.thinkers[room:]:
            gone.close()
        self.thinkers = self.thinkers[:room] + fresh
        return fresh

    def close(self) -> None:
        for thinker in self.thinkers:
            thinker.close()
