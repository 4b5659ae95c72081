"""Several processes think about one decision.

Each worker is a fork that inherits the eyes, walks with its own chance, and reports what it found for each move; nothing of the position
travels. Where there is no fork, a search thinks alone.
"""

from __future__ import annotations

import os
import signal
import struct
from select import select
from time import perf_counter

from tafelrunde.bots.rounds import run
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.worth import NEVER
from tafelrunde.engine.knowledge import Eyes

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
            child = os.fork()
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
                os.kill(child, signal.SIGKILL)
                data = b""
                break
            part = pipe.read(65536)
            if not part:
                break
            data += part
    _, status = os.waitpid(child, 0)
    return data if status == 0 else b""


def report(tree: Tree, eyes: Eyes, most: int, deadline: float, writer: int) -> None:
    """In a worker: think, and write down what is new for each move."""
    known = {edge.move: (edge.visits, edge.total, edge.squares) for edge in tree.root(eyes.seat).open}
    done = run(tree, eyes, most, deadline)
    rows = [ROW.pack(done, 0.0, 0.0, 0.0)]
    for edge in tree.root(eyes.seat).open:
        visits, total, squares = known.get(edge.move, (0.0, 0.0, 0.0))
        rows.append(ROW.pack(edge.move, edge.visits - visits, edge.total - total, edge.squares - squares))
    with open(writer, "wb") as pipe:
        pipe.write(b"".join(rows))


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
