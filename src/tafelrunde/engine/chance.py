"""Chance lives inside the position: a counter-based generator with a small state.

Draw number *n* is a hash of the key and *n*, so a copy is three small values and draws can be counted. Two kinds:

- *fast*: a keyed 32-bit mixing function for simulations. Every product stays below 2**63, so that the interpreted and
  the compiled build give the same stream.
- *keyed*: BLAKE2 of a secret seed and the counter, for tables where people play. What was seen never predicts what comes.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.packed import vec

FAST: Final = "fast"
KEYED: Final = "keyed"
"""The two kinds of generators."""


def _mix(key_low: i64, key_high: i64, count: i64) -> i64:
    """32 well-mixed bits from a 64-bit key and a counter."""
    x: i64 = (count ^ key_low) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x6C8E9CF5) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) + key_high + (count >> 32)) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B5) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    return x ^ (x >> 16)


@final
@mypyc_attr(serializable=True)
class Chance:
    """A stream of uniform draws, made by `chance_from_seed`. `count` is the number of raw draws so far."""

    def __init__(self, key_low: i64, key_high: i64, count: i64, secret: bytes | None) -> None:
        self.key_low = key_low
        self.key_high = key_high
        self.count = count
        self.secret = secret

    def copy(self) -> Chance:
        """An independent generator that will give the same draws."""
        return Chance(self.key_low, self.key_high, self.count, self.secret)

    def bits(self) -> int:
        """The next 32 uniform bits."""
        count = self.count
        self.count = count + 1
        if self.secret is None:
            return _mix(self.key_low, self.key_high, count)
        drawn = blake2b(int(count).to_bytes(8, "big"), digest_size=4, key=self.secret, person=b"tafelrunde-draw").digest()
        return int.from_bytes(drawn, "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, exactly uniform (1 <= n < 2**31)."""
        bound: i64 = n
        product: i64
        if self.secret is None:  # the same as below, without a call: nothing is asked more often
            count = self.count
            self.count = count + 1
            product = _mix(self.key_low, self.key_high, count) * bound
        else:
            product = self.bits() * bound  # below 2**63
        if product & 0xFFFFFFFF < bound:
            threshold: i64 = (0x100000000 - bound) % bound
            while product & 0xFFFFFFFF < threshold:
                product = self.bits() * bound
        return product >> 32

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, things: list[int]) -> None:
        """Put the list into a uniformly random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def mix(self, things: vec[i64]) -> None:
        """The same for a packed vector."""
        for last in range(len(things) - 1, 0, -1):
            other: i64 = self.below(last + 1)
            held = things[last]
            things[last] = things[other]
            things[other] = held

    def fork(self) -> Chance:
        """A fast generator with a fresh key drawn from this one."""
        return Chance(self.bits(), self.bits(), 0, None)


def chance_at(key_low: int, key_high: int, count: int) -> Chance:
    """A fast generator as it was after so many draws. Interpreted code makes one here: `Chance` called from there stays empty, compiled."""
    return Chance(key_low, key_high, count, None)


def chance_from_seed(seed: int | bytes, kind: str = FAST) -> Chance:
    """The generator of a seed. Fast: any int. Keyed: 16 to 64 secret bytes."""
    if kind == KEYED:
        if isinstance(seed, int) or not 16 <= len(seed) <= 64:
            raise ValueError("a keyed seed has 16 to 64 bytes")
        return Chance(0, 0, 0, seed)
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    key = blake2b(data, digest_size=8, person=b"tafelrunde-seed").digest()
    return Chance(int.from_bytes(key[:4], "big"), int.from_bytes(key[4:], "big"), 0, None)


def commitment(seed: bytes) -> str:
    """What is published before the first draw: a hash that fixes the seed without telling it."""
    return blake2b(seed, digest_size=32, person=b"tafelrunde-deal").hexdigest()
