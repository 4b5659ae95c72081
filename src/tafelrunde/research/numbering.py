"""Actions as small whole numbers, in two ways.

*Moves*: one number for each move the verb table allows, verbs in order, arguments as mixed radix. *Words*: a move is spelled, first its
verb, then each argument; one number for each verb and for each value of each kind of argument. Words stay few where moves are hundreds of
thousands, and every word that is offered begins at least one legal move. Both numberings only ever grow at the end, as the verb table does.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.verbs import VerbTable

MOVES: Final = "moves"
WORDS: Final = "words"
MANY: Final = 5_000
"""Up to so many moves are numbered one by one unless asked otherwise; a mask of more costs more than the game."""


class Numbering:
    """What an environment offers: numbers for a sorted list of moves, narrowed step by step."""

    def __init__(self, size: int) -> None:
        self.size = size

    def numbers(self, moves: list[int], depth: int) -> list[int]:
        """The different numbers at this depth, ascending."""
        raise NotImplementedError

    def keep(self, moves: list[int], depth: int, number: int) -> list[int]:
        """The moves that have this number at this depth."""
        raise NotImplementedError

    def next_depth(self, moves: list[int], depth: int) -> int:
        """The first depth from here on at which there is something to choose."""
        raise NotImplementedError

    def text(self, number: int) -> str:
        """What a number means, in the game's notation."""
        raise NotImplementedError


@final
class Moves(Numbering):
    """Every move has its own number."""

    def __init__(self, verbs: VerbTable) -> None:
        super().__init__(verbs.actions)
        self.verbs = verbs
        self.offsets = verbs.offsets.copy()
        self.radices = [[arg.domain.size for arg in verb.args] for verb in verbs.verbs]

    def numbers(self, moves: list[int], depth: int) -> list[int]:
        return [self.number(move) for move in moves]

    def number(self, move: i64) -> int:
        """As the verb table numbers it, without its checks."""
        code: i64 = move >> 50
        index: i64 = 0
        shift: i64 = 40
        for radix in self.radices[code]:
            index = index * radix + ((move >> shift) & 1023)
            shift -= 10
        return self.offsets[code] + index

    def keep(self, moves: list[int], depth: int, number: int) -> list[int]:
        return [move for move in moves if self.number(move) == number]

    def next_depth(self, moves: list[int], depth: int) -> int:
        return 0

    def text(self, number: int) -> str:
        return self.verbs.text(self.verbs.from_number(number))


@final
class Words(Numbering):
    """A move is spelled: its verb, then its arguments. What cannot be otherwise is not asked."""

    def __init__(self, verbs: VerbTable) -> None:
        self.starts: list[int] = []
        self.ranges: list[list[int]] = []
        self.meanings: list[str] = []
        seen: dict[str, int] = {}
        for verb in verbs.verbs:
            self.starts.append(len(self.meanings))
            self.meanings.append(verb.name)
            offsets = []
            for arg in verb.args:
                domain = arg.domain
                kind = f"{domain.kind} {domain.size} {' '.join(domain.labels)}"
                if kind not in seen:
                    seen[kind] = len(self.meanings)
                    self.meanings.extend([f"{domain.kind} {domain.text(value)}" for value in range(domain.size)])
                offsets.append(seen[kind])
            self.ranges.append(offsets)
        super().__init__(len(self.meanings))

    def word(self, move: i64, depth: i64) -> i64:
        """The number of a move's verb (depth 0) or argument; -1 beyond the last."""
        code: i64 = move >> 50
        if depth == 0:
            start: i64 = self.starts[code]
            return start
        ranges = self.ranges[code]
        if depth > len(ranges):
            return -1
        offset: i64 = ranges[depth - 1]
        return offset + ((move >> (50 - 10 * depth)) & 1023)

    def numbers(self, moves: list[int], depth: int) -> list[int]:
        found: list[int] = []
        last: i64 = -1
        for move in moves:
            word = self.word(move, depth)
            if word != last:
                found.append(word)
                last = word
        return found

    def keep(self, moves: list[int], depth: int, number: int) -> list[int]:
        return [move for move in moves if self.word(move, depth) == number]

    def next_depth(self, moves: list[int], depth: int) -> int:
        if len(moves) == 1:
            return depth
        while self.word(moves[0], depth) == self.word(moves[-1], depth):
            depth += 1
        return depth

    def text(self, number: int) -> str:
        if not 0 <= number < self.size:
            raise Unreadable(f"action {number} is not between 0 and {self.size - 1}.")
        return self.meanings[number]


def numbering(verbs: VerbTable, kind: str = "") -> Numbering:
    """The numbering of that kind; without a kind, moves where they are few enough."""
    if kind == WORDS or (not kind and verbs.actions > MANY):
        return Words(verbs)
    if kind and kind != MOVES:
        raise Unreadable(f"actions are numbered by '{MOVES}' or '{WORDS}', not '{kind[:40]}'.")
    return Moves(verbs)
