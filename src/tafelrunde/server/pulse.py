"""The server's time, for thinking time: it runs while people can play.

Within a process it is a clock that never jumps, whatever is done to the machine's own. The database knows when a server was last at work.
If none was for a while (it was down, the machine slept, the clock was set, nothing could be stored, nobody was allowed to play), thinking
time did not run meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tafelrunde.server.clocks import Clocks
from tafelrunde.server.database import META, TABLES

if TYPE_CHECKING:
    from tafelrunde.server.tableserver import TableServer

EVERY = 5.0
"""Seconds between two beats."""
LATE = 2.0
"""Seconds by which a busy server may be late with one."""
KEY = "alive"


class Pulse:
    """Beats while people can play."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self._beating = asyncio.Lock()
        self._base = time.time() - time.monotonic()

    def now(self) -> float:
        """The time by which thinking time is counted."""
        return self._base + time.monotonic()

    async def beat(self, starting: bool = False) -> None:
        """Say that we are at work. What was missed since the last beat is given back to all whose time ran.

        One beat after the other: whoever asks meanwhile sees the time that the one before gave back.
        """
        async with self._beating:
            await self._beat(starting)

    async def _beat(self, starting: bool) -> None:
        if self.server.bulletin.read_only and not starting:
            return
        wall, base = time.time(), time.time() - time.monotonic()
        missed = await self.server.store.write(lambda connection: note_beat(connection, wall, starting))
        self._base = base
        if missed:
            for table in list(self.server.tables.values()):
                if table.clocks is not None:
                    await self.server.look_again(table.id)


def note_beat(connection: sa.Connection, now: float, starting: bool) -> float:
    """Write a beat down; how many seconds were missed, which no clock counts."""
    before = connection.scalar(sa.select(META.c.value).where(META.c.key == KEY).with_for_update())
    if before is None:
        connection.execute(sa.insert(META).values(key=KEY, value=repr(now)))
        return 0.0
    connection.execute(sa.update(META).where(META.c.key == KEY).values(value=repr(now)))
    gap = now - float(before)
    if starting:
        missed = gap
    elif gap > EVERY + LATE:
        missed = gap - EVERY
    else:
        missed = gap if gap < -EVERY else 0.0
    if missed:
        stand_still(connection, missed, now)
    return missed


def stand_still(connection: sa.Connection, missed: float, now: float) -> None:
    """Thinking time has not run for so long; or the clock was set back. Nobody's begins to run in the future."""
    running = sa.select(TABLES.c.id, TABLES.c.clocks).where(TABLES.c.state == "playing", TABLES.c.clocks != "")
    for id, text in connection.execute(running).all():
        clocks = Clocks.read(text)
        if clocks is None or not clocks.running:
            continue
        clocks.since = min(clocks.since + max(0.0, missed), now)
        values = {"clocks": clocks.text(), "deadline": clocks.next_end()}
        connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(**values))
