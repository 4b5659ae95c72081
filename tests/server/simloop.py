"""One simulated clock: an event loop on which time passes only when nobody has anything to do, and chance comes from a seed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

EPOCH = 1_700_000_000.0
BUSY = 20_000
"""Rounds of the loop at one moment that cannot be right."""


class Deadlock(AssertionError):
    """Everybody waits for somebody else, for ever."""


class Still:
    """Stands in for the operating system: nothing ever comes from outside, but time passes."""

    def __init__(self, loop: SimLoop) -> None:
        self.loop = loop
        self.rounds = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise Deadlock("nothing will ever happen again")
        self.rounds = 0 if timeout > 0 else self.rounds + 1
        if self.rounds > BUSY:
            ready: Any = self.loop
            raise Deadlock(f"time does not pass: {list(ready._ready)[:3]}")
        self.loop.now += max(0.0, timeout)
        return []

    def close(self) -> None:
        pass


class SimLoop(asyncio.BaseEventLoop):
    """asyncio's own loop without sockets, threads and waiting. Work for threads is done at once, and takes simulated time."""

    def __init__(self, delay: Callable[[], float]) -> None:
        super().__init__()
        self.now = 0.0
        self.delay = delay
        self._selector = Still(self)

    def time(self) -> float:
        return self.now

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        return self.call_soon(callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        done: asyncio.Future[Any] = self.create_future()

        def work() -> None:
            if done.done():
                return
            try:
                done.set_result(func(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(self.delay(), work)
        return done


@contextlib.contextmanager
def simulated(seed: int, delay: Callable[[], float]) -> Iterator[SimLoop]:
    """Within this, `time` and `secrets` are those of the simulation."""
    chance = random.Random(seed)
    loop = SimLoop(delay)
    patches: list[Any] = [
        patch.object(time, "time", lambda: EPOCH + loop.now),
        patch.object(time, "monotonic", lambda: 1000.0 + loop.now),
        patch.object(secrets, "token_bytes", lambda size=32: chance.randbytes(size)),
        patch.object(secrets, "token_hex", lambda size=32: chance.randbytes(size).hex()),
        patch.object(secrets, "token_urlsafe", lambda size=32: chance.randbytes(size).hex()[: size * 4 // 3]),
        patch.object(secrets, "randbits", chance.getrandbits),
    ]
    with contextlib.ExitStack() as stack:
        for one in patches:
            stack.enter_context(one)
        try:
            yield loop
        finally:
            for _ in range(5):  # what is cancelled may begin something else
                if tasks := asyncio.all_tasks(loop):
                    for task in tasks:
                        task.cancel()
                    loop.run_until_complete(asyncio.wait(tasks, timeout=60.0))
            asyncio.set_event_loop(None)
            loop.close()
