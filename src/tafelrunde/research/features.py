"""A view as numbers: feature hashing, the same on every machine and in both builds.

A view is nested plain data. Every leaf has a path (the keys that lead to it); path and value are hashed to a slot of a vector of fixed size
and a sign:

- a number adds its size, squeezed between -1 and 1, at the slot of its path, and a whole number from -256 to 255 also adds 1 at the slot of
  path and value, so that ids and small counts can be told apart;
- a word, and True, add 1 at the slot of path and value; None and False add nothing;
- a list is a path by position, but things with an `id` are found by it, pieces by `kind` and `seat`, and words and numbers in a list also
  count as a bag, wherever they stand.

Whoever looks and what he has said of an unfinished move are part of it.
"""

from __future__ import annotations

from typing import Any, Final, final
from zlib import crc32

from mypy_extensions import i64

from tafelrunde.engine.position import Position

SIZE: Final = 1024
LIMIT: Final = 8.0
"""Sums of features that share a slot are kept between -LIMIT and LIMIT."""
HALF: Final = 8.0
"""A number of this size is squeezed to one half."""
_KEYS: Final[dict[str, int]] = {}


def _key(word: str) -> int:
    """The hash of a word, remembered: views say the same few words all the time."""
    known = _KEYS.get(word)
    if known is None:
        known = crc32(word.encode())
        if len(_KEYS) < 100_000:
            _KEYS[word] = known
    return known


def _step(path: i64, key: i64) -> i64:
    """The hash of a path that goes one key further; products stay below 2**63."""
    x: i64 = ((path ^ key) * 0x2C1B3C6D) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x297A2D39) & 0xFFFFFFFF
    return x ^ (x >> 16)


def squeezed(value: float) -> float:
    """Any number between -1 and 1, in order."""
    return value / (HALF + value) if value > 0.0 else value / (HALF - value)


@final
class Features:
    """What a walk through a view adds up to, slot by slot."""

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.sums = [0.0] * size
        self.beyond = False

    def add(self, path: i64, amount: float) -> None:
        slot: i64 = (path * self.size) >> 32
        total = self.sums[slot] - amount if path & 1 else self.sums[slot] + amount
        self.sums[slot] = total
        if total > LIMIT or total < -LIMIT:
            self.beyond = True

    def limited(self) -> list[float]:
        """The sums, none beyond the limit."""
        if self.beyond:
            return [min(max(total, -LIMIT), LIMIT) for total in self.sums]
        return self.sums

    def with_words(self, said: list[int]) -> list[float]:
        """The vector of a seat that has said these words of a move; the sums stay as they are."""
        further = Features(0)
        further.size, further.sums, further.beyond = self.size, self.sums.copy(), self.beyond
        for depth, word in enumerate(said):
            further.add(_step(_step(4, depth), word), 1.0)
        return further.limited()

    def walk(self, thing: Any, path: i64) -> None:
        if isinstance(thing, dict):
            for key, part in thing.items():
                self.walk(part, _step(path, _key(key)))
        elif isinstance(thing, list):
            self.walk_list(thing, path)
        elif isinstance(thing, str):
            self.add(_step(path, _key(thing)), 1.0)
        elif isinstance(thing, bool):
            if thing:
                self.add(_step(path, 1), 1.0)
        elif isinstance(thing, int):
            self.number(thing, path, path)
        elif isinstance(thing, float):
            self.add(path, squeezed(thing))

    def number(self, value: int, path: i64, bag: i64) -> None:
        if value:
            self.add(path, squeezed(float(value)))
        if -256 <= value < 256:
            small: i64 = value + 512
            self.add(_step(bag, small), 1.0)

    def walk_list(self, things: list[Any], path: i64) -> None:
        at: i64 = 1024
        for thing in things:
            if isinstance(thing, dict):
                self.walk(thing, _named(thing, path, at))
            elif isinstance(thing, bool):
                self.walk(thing, _step(path, at))
            elif isinstance(thing, int):
                self.number(thing, _step(path, at), path)
            elif isinstance(thing, str):
                self.add(_step(path, _key(thing)), 1.0)
            else:
                self.walk(thing, _step(path, at))
            at += 1


def _named(thing: dict[str, Any], path: i64, at: i64) -> i64:
    """The path of a thing in a list: by its id, by what kind of piece of whom it is, or by its place."""
    id = thing.get("id")
    if isinstance(id, int):
        number: i64 = id
        return _step(path, number + 2048)
    kind = thing.get("kind")
    if isinstance(kind, str):
        further = _step(path, _key(kind))
        seat = thing.get("seat")
        if isinstance(seat, int):
            owner: i64 = seat
            further = _step(further, owner)
        return further
    return _step(path, at)


def features(pos: Position, seat: int, size: int = SIZE) -> Features:
    """What a seat sees, who it is, and who it may know to be deciding; words of a move it has said come on top (`with_words`)."""
    return features_of(pos.view(seat), seat, pos.deciding(seat), size)


def features_of(view: dict[str, Any], seat: int, deciding: list[int], size: int = SIZE) -> Features:
    """The same from what a seat knows."""
    found = Features(size)
    found.walk(view, 1)
    found.add(_step(2, seat), 1.0)
    for other in deciding:
        found.add(_step(3, other), 1.0)
    return found
