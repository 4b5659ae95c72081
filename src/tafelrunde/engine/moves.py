"""The moves of one decision as machine ints: none of them becomes a Python number before somebody asks for it.

Only compiled code gains by it, so an interpreted build has a plain list in its place: take `Moves` and `listed` from `packed.py`, and use
nothing of it that a list does not have. That door leads here, hence the vectors come from where it has them.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

ROOM: Final = 15
"""A vector of a few numbers begins with room for so many."""
SPACE: Final = vec[i64]([0] * 60)
"""Room for so many moves is made at once: most decisions have no more, and growing in small steps costs as much as all else. Python's own
small blocks of memory take a little more than that."""
BEYOND: Final = 1 << 58
"""Every move is below (`verbs.py`)."""
BOXES: Final = 8192
"""How many moves are kept as Python numbers: whoever asks for lists sees most moves again and again. A power of two."""
SPREAD: Final = 0x1E3779B97F4A7C15
"""A move times this has well-mixed high bits."""
MIXED: Final = 50
"""Above so many bits there are thirteen, enough for `BOXES`."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """A list of moves that knows what offers need: to grow, to be sorted, counted, read, and searched.

    The first `count` numbers of `packed` are the moves, the others are room for more.
    """

    def __init__(self) -> None:
        self.packed = vec[i64]()
        self.count: i64 = 0

    def append(self, move: i64) -> None:
        count = self.count
        if count == len(self.packed):
            self.make_room(count + 1)
        self.packed[count] = move
        self.count = count + 1

    def extend(self, moves: vec[i64]) -> None:
        count = self.count
        if count + len(moves) > len(self.packed):
            self.make_room(count + len(moves))
        packed = self.packed
        for move in moves:
            packed[count] = move
            count += 1
        self.count = count

    def make_room(self, least: i64) -> None:
        """Room for at least so many moves."""
        packed = self.packed if len(self.packed) else SPACE[:]
        while len(packed) < least:
            packed = extend(packed, SPACE)
        self.packed = packed

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, at: i64) -> int:
        count = self.count
        if at < 0:
            at += count
        if not 0 <= at < count:
            raise IndexError("there are not so many moves")
        return self.packed[at]

    def __contains__(self, move: int) -> bool:
        """Whether this is one of them; any number may be asked for, however large."""
        if not 0 <= move < BEYOND:
            return False
        wanted: i64 = move
        packed = self.packed
        for at in range(self.count):  # noqa: SIM110
            if packed[at] == wanted:
                return True
        return False

    def sort(self) -> None:
        """Smallest first. Steps list their moves in order, or in a few orderly runs: neighbours are merged until one is left."""
        while end_of_run(self.packed, 0, self.count) < self.count:
            self.packed = merged_runs(self.packed, self.count)


def end_of_run(moves: vec[i64], begin: i64, count: i64) -> i64:
    """Where the moves that are in order from here on end; `count` is how many there are in all."""
    if begin >= count:
        return count
    last = moves[begin]
    at: i64 = begin + 1
    while at < count:
        move = moves[at]
        if move < last:
            break
        last = move
        at += 1
    return at


def merged_runs(moves: vec[i64], count: i64) -> vec[i64]:
    """The same moves, each run merged with the next one."""
    merged = moves[:]
    at: i64 = 0
    while at < count:
        left = at
        middle = end_of_run(moves, left, count)
        right = middle
        end = end_of_run(moves, middle, count)
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
    moves.count = len(packed)
    return moves


def only(move: i64) -> Moves:
    """A single move, with room for others that may follow."""
    moves = Moves()
    moves.append(move)
    return moves


def few() -> vec[i64]:
    """An empty vector that has room for a few numbers already."""
    return vec[i64](capacity=ROOM)


_BOXED: Final = vec[i64]([0] * BOXES)
_BOX: Final[list[Any]] = [0] * BOXES
"""The moves that are kept, and the Python number of each: taking one from here is cheaper than making and freeing it."""


def listed(moves: Moves) -> list[int]:
    """The moves as a list of their own."""
    boxed, box = _BOXED, _BOX
    return [
        box[at] if boxed[at := move * SPREAD >> MIXED & (BOXES - 1)] == move else keep_box(move, at) for move in moves.packed[: moves.count]
    ]


def keep_box(move: i64, at: i64) -> Any:
    """The Python number of a move, which takes the place of the one that was kept there."""
    _BOXED[at] = move
    _BOX[at] = move
    return _BOX[at]
