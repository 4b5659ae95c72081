"""Several processes think about one decision.

Each worker is a fork that inherits the eyes, walks with its own chance, and reports what it found for each move; nothing of the position
travels. Where there is no fork, processes that were started beforehand are given a guess of the seat and walk from there.
"""

from __future__ import annotations

import os
import signal
import struct
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from select import select
from time import perf_counter
from typing import Any

import msgspec

from tafelrunde.bots.rollout import Settings
from tafelrunde.bots.rounds import run
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.worth import NEVER
from tafelrunde.engine.chance import Chance, chance_at
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.state import attributes, dump, load

ROW = struct.Struct("<qddd")
HASTE = 0.004
"""Seconds a worker stops early, to report in time."""


class ParallelSearch:
    """So many searches of the same decision side by side; their findings are added up in the first one's tree."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, tree: Tree, eyes: Eyes, most: int, deadline: float) -> int:
        """Divide the walks among the workers and add up what they found. Same chance and same number of walks: same result."""
        share = max(1, most // self.workers)
        chances = [tree.chance.fork() for _ in range(self.workers - 1)]
        helpers = []
        for chance in chances:
            reader, writer = os.pipe()
            child = os.fork()  # type: ignore[attr-defined,unused-ignore]
            if child == 0:
                status = 1
                try:
                    os.close(reader)
                    tree.chance = chance
                    report(tree, eyes, share, deadline - HASTE, writer)
                    status = 0
                finally:
                    os._exit(status)
            os.close(writer)
            helpers.append((child, reader))
        done = run(tree, eyes, share, deadline - HASTE)
        for child, reader in helpers:
            data = collect(child, reader, deadline)
            if data:
                done += add(tree, eyes.seat, data)
            elif deadline == NEVER:
                raise RuntimeError("a worker of the search failed")
        return done


def collect(child: int, reader: int, deadline: float) -> bytes:
    """What a worker reports; nothing if it is not there in time, which a busy machine may cause."""
    data = b""
    with open(reader, "rb", buffering=0) as pipe:
        while True:
            patience = None if deadline == NEVER else max(0.0, deadline - perf_counter())
            if not select([pipe], [], [], patience)[0]:
                os.kill(child, signal.SIGKILL)  # type: ignore[attr-defined,unused-ignore]
                data = b""
                break
            part = pipe.read(65536)
            if not part:
                break
            data += part
    _, status = os.waitpid(child, 0)
    return data if status == 0 else b""


def report(tree: Tree, eyes: Eyes, most: int, deadline: float, writer: int) -> None:
    """In a fork: think, and write down what is new for each move."""
    with open(writer, "wb") as pipe:
        pipe.write(findings(tree, eyes, most, deadline))


def findings(tree: Tree, eyes: Eyes, most: int, deadline: float) -> bytes:
    """Think; what is new for each move."""
    known = {edge.move: (edge.visits, edge.total, edge.squares) for edge in tree.root(eyes.seat).open}
    done = run(tree, eyes, most, deadline)
    rows = [ROW.pack(done, 0.0, 0.0, 0.0)]
    for edge in tree.root(eyes.seat).open:
        visits, total, squares = known.get(edge.move, (0.0, 0.0, 0.0))
        rows.append(ROW.pack(edge.move, edge.visits - visits, edge.total - total, edge.squares - squares))
    return b"".join(rows)


def add(tree: Tree, seat: int, data: bytes) -> int:
    """Add a worker's findings to the first tree; returns how many walks they are."""
    rows = list(ROW.iter_unpack(data))
    node = tree.root(seat)
    for move, visits, total, squares in rows[1:]:
        edge = node.edges[move]
        edge.visits += visits
        edge.total += total
        edge.squares += squares
        node.visits += visits
        node.total += total
    return int(rows[0][0])


class PooledSearch:
    """The same where there is no fork. A helper begins with an empty tree, so it knows less of what was found out before."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, tree: Tree, eyes: Eyes, most: int, deadline: float) -> int:
        """Divide the walks among the workers and add up what they found. Same chance and same number of walks: same result."""
        share = max(1, most // self.workers)
        helpers = [self.ask(tree, eyes, share, deadline) for _ in range(self.workers - 1)]
        done = run(tree, eyes, share, deadline - HASTE)
        for helper in helpers:
            try:
                data = helper.result(None if deadline == NEVER else max(0.0, deadline - perf_counter()))
            except TimeoutError:  # a busy machine, or a helper that only just begins
                helper.cancel()
            except BrokenProcessPool:
                pool.cache_clear()
                if deadline == NEVER:
                    raise
            else:
                done += add(tree, eyes.seat, data)
        return done

    def ask(self, tree: Tree, eyes: Eyes, most: int, deadline: float) -> Future[bytes]:
        chance = tree.chance.fork()
        guess = eyes.guess(chance)
        package = type(guess).__module__.rpartition(".")[0]
        settings = {name: getattr(tree.settings, name) for name in attributes(tree.settings)}
        seconds = NEVER if deadline == NEVER else deadline - HASTE - perf_counter()
        return pool(self.workers - 1).submit(
            apart, package, msgspec.json.encode(dump(guess)), eyes.seat, settings, key(chance), most, seconds
        )


@cache
def pool(workers: int) -> ProcessPoolExecutor:
    """Helpers, started when they are first needed; they end with this process."""
    return ProcessPoolExecutor(workers, get_context("spawn"))


def key(chance: Chance) -> tuple[int, int, int]:
    return chance.key_low, chance.key_high, chance.count


def apart(package: str, state: bytes, seat: int, settings: dict[str, Any], at: tuple[int, int, int], most: int, seconds: float) -> bytes:
    """In a helper: think about a guess, and say what was found for each move."""
    deadline = NEVER if seconds == NEVER else perf_counter() + seconds
    import_module(package)
    eyes = Eyes(load(msgspec.json.decode(state), package), seat)
    chosen = Settings()
    for name, value in settings.items():
        setattr(chosen, name, value)
    return findings(Tree(chosen, eyes.seats, eyes.verbs(), chance_at(*at)), eyes, most, deadline)
