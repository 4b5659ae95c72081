"""The moves of one decision as machine ints: none of them becomes a Python number before somebody asks for it.

Only compiled code gains by it, so an interpreted build has a plain list in its place: take `Moves` and `listed` from `packed.py`, and use
nothing of it that a list does not have. That door leads here, hence the vectors come from where it has them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

ROOM: Final = 15
"""Room for so many moves is made with the first one: most decisions have no more, and growing in small steps costs as much as all else."""


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A list of moves that knows what offers need: to grow, to be sorted, counted, read, and searched."""

    def __init__(self) -> None:
        self.packed = vec[i64]()

    def append(self, move: i64) -> None:
        packed = self.packed
        self.packed = append(packed if len(packed) else vec[i64](capacity=ROOM), move)

    def extend(self, moves: vec[i64]) -> None:
        packed = self.packed
        self.packed = extend(packed if len(packed) else vec[i64](capacity=ROOM), moves)

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, at: i64) -> int:
        return self.packed[at]

    def __contains__(self, move: int) -> bool:
        """Whether this is one of them; any number may be asked for, however large."""
        return -1 < move < 1 << 62 and move in self.packed

    def sort(self) -> None:
        """Smallest first. Steps list their moves in order, or in a few orderly runs: neighbours are merged until one is left."""
        while end_of_run(self.packed, 0) < len(self.packed):
            self.packed = merged_runs(self.packed)


def end_of_run(moves: vec[i64], begin: i64) -> i64:
    """Where the moves that are in order from here on end."""
    count: i64 = len(moves)
    at: i64 = begin + 1
    while at < count and moves[at - 1] <= moves[at]:
        at += 1
    return at if at < count else count


def merged_runs(moves: vec[i64]) -> vec[i64]:
    """The same moves, each run merged with the next one."""
    count: i64 = len(moves)
    merged = moves[:]
    at: i64 = 0
    while at < count:
        left = at
        middle = end_of_run(moves, left)
        right = middle
        end = end_of_run(moves, middle)
        while at < end:
            if right == end or (left < middle and moves[left] <= moves[right]):
                merged[at] = moves[left]
                left += 1
            else:
                merged[at] = moves[right]
                right += 1
            at += 1
    return merged


def offered(packed: vec[i64]) -> Moves:
    """These moves. A vector made of a list in brackets costs no list: ``offered(vec[i64]([PASS.move0()]))``."""
    moves = Moves()
    moves.packed = packed
    return moves


def only(move: i64) -> Moves:
    """A single move, with room for others that may follow."""
    moves = Moves()
    moves.packed = append(vec[i64](capacity=ROOM), move)
    return moves


def few() -> vec[i64]:
    """An empty vector that has room for a few numbers already."""
    return vec[i64](capacity=ROOM)


def listed(moves: Moves) -> list[int]:
    """The moves as a list of their own."""
    return list(moves.packed)
