"""How much is too much: buckets that fill with time and are emptied by use. A limit of 0 is no limit."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable

from tafelrunde.server.failures import Failure

MOST_KEPT = 50_000


def block_of(address: str) -> str:
    """Who is counted as one: an IPv4 address, but the whole /64 of an IPv6 address, since every household has so many."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((int(number) >> 64 << 64, 64)))


class Bucket:
    """Holds up to `burst` and gains `rate` a second."""

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then = now

    def take(self, now: float) -> float:
        """0 if there was one to take; otherwise the seconds to wait for it."""
        wait = self.wait(now)
        if not wait:
            self.level -= 1.0
        return wait

    def wait(self, now: float) -> float:
        """The seconds until there is one to take."""
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        return 0.0 if self.level >= 1.0 else (1.0 - self.level) / self.rate


class Limit:
    """One bucket for each who (an address, a name, a user)."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """Use one; a failure says when to come back."""
        if self.rate <= 0:
            return
        now = self.clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_KEPT:
                self._sweep(now)
            bucket = self._buckets[who] = Bucket(self.rate, self.burst, now)
        if wait := bucket.take(now):
            raise Failure("too_often", retry=round(wait, 2) or 0.01)

    async def wait(self, who: str) -> None:
        """Use one, as soon as there is one: for those who are held up rather than refused."""
        while True:
            try:
                self.take(who)
            except Failure as full:
                await asyncio.sleep(full.retry)
            else:
                return

    def _sweep(self, now: float) -> None:
        """Forget those whose bucket is full again; if all are busy, the oldest half."""
        full = [who for who, bucket in self._buckets.items() if bucket.level + (now - bucket.then) * self.rate >= self.burst]
        for who in full or list(self._buckets)[: MOST_KEPT // 2]:
            del self._buckets[who]


class Share:
    """How much of something is in use at once: by each, and in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.total = 0
        self._used: dict[str, int] = {}

    def add(self, who: str, size: int) -> None:
        """Use so much more, or less."""
        self.total += size
        used = self._used.get(who, 0) + size
        if used:
            self._used[who] = used
        else:
            self._used.pop(who, None)

    def crowded(self, who: str) -> bool:
        """Whether there is no more to be had: all is in use, or this one has his share."""
        return self.total > self.most or self._used.get(who, 0) > self.each


class Count:
    """How many of something each has at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._now: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """False: too many already."""
        if self.most and self._now.get(who, 0) >= self.most:
            return False
        self._now[who] = self._now.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        left = self._now.get(who, 1) - 1
        if left:
            self._now[who] = left
        else:
            self._now.pop(who, None)
