"""Commands read quickly: what was read once is remembered."""

from __future__ import annotations

from functools import cache
from typing import Final

from tafelrunde.engine.verbs import VerbTable
from tafelrunde.server.wire import read_moves

MOST_REMEMBERED: Final = 20_000
LONGEST: Final = 200
"""Bytes; who sends more at once pays for it himself."""
LONGEST_ID: Final = 40


class Reader:
    """Reads the moves of commands at tables of one game."""

    def __init__(self, verbs: VerbTable) -> None:
        self._verbs = verbs
        self._read: dict[bytes, list[int]] = {}

    def moves(self, said: bytes) -> list[int]:
        """The moves that this JSON says, as `wire.Command` has them. Shared: not to be changed. An error if it says none."""
        moves = self._read.get(said)
        if moves is None:
            moves = [self._verbs.from_json(move) for move in read_moves.decode(said)]
            if len(said) <= LONGEST:
                if len(self._read) >= MOST_REMEMBERED:
                    self._read.clear()
                self._read[said] = moves
        return moves


@cache
def reader_of(verbs: VerbTable) -> Reader:
    return Reader(verbs)


def is_id(text: str) -> bool:
    """Whether this is a `wire.CommandId`; in doubt it is not."""
    return len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").replace("_", "").isalnum()
