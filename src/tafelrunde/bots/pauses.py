"""Pauses of the machine a bot thinks on: it may stand still for a while, and its collector may take somebody's time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

CALMING = 0.998
"""How a pause is forgotten, from decision to decision: on a busy machine the next one comes within minutes."""


class Unrest:
    """How long this machine has stood still lately between two looks at the clock. All bots of a process learn it together."""

    def __init__(self) -> None:
        self.pause = 0.0

    def learn(self, pause: float) -> None:
        self.pause = pause * CALMING


UNREST = Unrest()


@cache
def settle(game: str) -> None:
    """Called once a process that plays has loaded a game: what is there by now stays, and the collector need not walk through it again.

    It would take tens of milliseconds, mostly right after a bot has thought for long, and so of that bot's time.
    """
    gc.collect()
    gc.freeze()


@contextmanager
def no_collector() -> Iterator[None]:
    """A tree has no cycles; the collector would only walk through it, and overrun the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
