"""The moves of one decision as machine ints: none of them becomes a Python number before somebody asks for it.

Only compiled code gains by it, so an interpreted build has a plain list in its place: take `Moves` and `listed` from `packed.py`, and use
nothing of it that a list does not have. That door leads here, hence the vectors come from where it has them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

FEW: Final = 40
"""So many moves are sorted faster in place than by making a list of them."""


@final
class Moves:
    """A list of moves that knows what offers need: to grow, to be sorted, counted, read, and searched."""

    def __init__(self) -> None:
        self.packed = vec[i64]()

    def append(self, move: i64) -> None:
        self.packed = append(self.packed, move)

    def extend(self, moves: vec[i64]) -> None:
        self.packed = extend(self.packed, moves)

    def __len__(self) -> int:
        return len(self.packed)

    def __getitem__(self, at: i64) -> int:
        return self.packed[at]

    def __contains__(self, move: int) -> bool:
        """Whether this is one of them; any number may be asked for, however large."""
        return -1 < move < 1 << 62 and move in self.packed

    def sort(self) -> None:
        """Smallest first. Steps mostly list their moves in order, or in a few orderly runs."""
        moves = self.packed
        count: i64 = len(moves)
        at: i64 = 1
        while at < count and moves[at - 1] <= moves[at]:
            at += 1
        if at >= count:
            return
        if count > FEW:
            self.packed = vec[i64](sorted(listed(self)))
            return
        while at < count:
            move = moves[at]
            free = at
            while free > 0 and moves[free - 1] > move:
                moves[free] = moves[free - 1]
                free -= 1
            moves[free] = move
            at += 1


def offered(packed: vec[i64]) -> Moves:
    """These moves. A vector made of a list in brackets costs no list: ``offered(vec[i64]([PASS.move0()]))``."""
    moves = Moves()
    moves.packed = packed
    return moves


def listed(moves: Moves) -> list[int]:
    """The moves as a list of their own."""
    return list(moves.packed)
