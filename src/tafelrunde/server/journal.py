"""Decisions that are on the disk, but not yet filed under their tables.

To file a decision is to write to three indexes at a place of its table's own: thousands of tables, thousands of pages. Where many decide
at once, all decisions of a commit are therefore kept together in one row first. A little later those of a table are filed together. Only
the writer's thread changes anything here, and only once the commit is done; whoever reads has everything filed before.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from mypy_extensions import mypyc_attr

from tafelrunde.server import bulk
from tafelrunde.server.actions import RECENT_IDS, Action
from tafelrunde.server.database import JOURNAL

BUSY = 200
"""Actions a second from which on they are kept together first."""
LAG = 5.0
"""Seconds after which a table's actions are filed, at the latest; the longer, the more of them share the writing."""
MOST_AT_ONCE = 64
"""Actions filed with a commit, or twice as many as it brings: nobody waits long for the filing of others."""
MOST_UNFILED = 20_000
MOST_OF_TABLE = 100
"""Ids of commands that are not filed yet must be in the table's memory."""
MOST_KNOWN = 50_000
UNKNOWN = -2
"""The number of no action, nor one before any."""


@mypyc_attr(acyclic=True)
class Place:
    """A table as the writer knows it: the number of its last action, as far as we have stored it ourselves (nobody else does), and what
    the journal has of it: the rows, the last action, the number of the first one's entry, and since when it is there.
    """

    __slots__ = ("coming", "last", "newest", "number", "round", "rows", "since")

    def __init__(self) -> None:
        self.last = UNKNOWN
        self.rows: list[bulk.Row] = []
        self.newest: Action | None = None
        self.number = 0
        self.since = 0.0
        self.round = 0
        self.coming = 0
        """How many actions the commit of this round brings."""


class Entry:
    """What one transaction changes in the journal."""

    def __init__(self) -> None:
        self.kept: list[Action] = []
        self.places: list[Place] = []
        """Theirs."""
        self.rows: list[bulk.Row] = []
        self.number = 0
        self.since = 0.0
        self.filed: list[str] = []
        """Tables."""


class Journal:
    """What is kept, table by table; the one that has waited longest first."""

    def __init__(self) -> None:
        self.unfiled: dict[str, Place] = {}
        self._places: dict[str, Place] = {}
        """These and others."""
        self._count = 0
        self._number = 0
        self._round = 0
        self.pace = 0.0
        """Actions in the last second or so."""
        self._then = time.monotonic()

    def busy(self, count: int, now: float) -> bool:
        """Whether so many come in a second, these among them."""
        self.pace = self.pace * max(0.0, 1.0 - (now - self._then)) + count
        self._then = now
        return self.pace >= BUSY

    def was_busy(self) -> bool:
        """Whether it was so at the last commit."""
        return self.pace >= BUSY

    # Inside a transaction.

    def divide(self, connection: sa.Connection, actions: list[Action], entry: Entry) -> list[Action]:
        """Which of these are sure to be the next of their tables, so that they can be kept; returns those that must be filed to see."""
        places = self._places_of(actions)
        doubtful: list[Action] = []
        old: list[Action] = []
        for i in range(len(actions)):
            action, place = actions[i], places[i]
            if action.brief and place.coming == 1 and place.last == action.seq - 1 and len(place.rows) < MOST_OF_TABLE:
                entry.kept.append(action)
                entry.places.append(place)
                if action.seq > RECENT_IDS:
                    old.append(action)
            else:
                doubtful.append(action)
        if old and (used := bulk.used_before(connection, old)):
            doubtful += [action for action in entry.kept if (action.table, action.client) in used]
            entry.kept = [action for action in entry.kept if (action.table, action.client) not in used]
            entry.places = self._places_of(entry.kept)
        return doubtful

    def _places_of(self, actions: list[Action]) -> list[Place]:
        """The places of these actions, each of which knows how many of them are its own."""
        self._round += 1
        found: list[Place] = []
        for action in actions:
            place = self._places.get(action.table)
            if place is None:
                place = self._places[action.table] = Place()
            if place.round != self._round:
                place.round, place.coming = self._round, 0
            place.coming += 1
            found.append(place)
        return found

    def keep(self, connection: sa.Connection, entry: Entry, now: float) -> None:
        """Write actions as one row."""
        self._number += 1
        entry.rows = [bulk.action_row(action) for action in entry.kept]
        entry.number, entry.since = self._number, now
        connection.exec_driver_sql("INSERT INTO journal VALUES (?, ?)", (self._number, msgspec.json.encode(entry.rows)))

    def due(self, now: float, share: int) -> list[str]:
        """Tables that have waited long enough, the oldest first, as far as a commit of so many actions may be kept waiting."""
        found: list[str] = []
        most = max(MOST_AT_ONCE, 2 * share, self._count - MOST_UNFILED)
        for table, kept in self.unfiled.items():
            if most <= 0 or (kept.since > now - LAG and self._count <= MOST_UNFILED):
                break
            found.append(table)
            most -= len(kept.rows)
        return found

    def file(self, connection: sa.Connection, tables: list[str], entry: Entry) -> None:
        """File what is kept of these tables, and let each table's own row say what the last of it says."""
        entry.filed = sorted({table for table in tables if table in self.unfiled})
        if not entry.filed:
            return
        rows: list[bulk.Row] = []
        for table in entry.filed:
            rows += self.unfiled[table].rows
        bulk.carry_out(connection, bulk.insert_of, rows)
        bulk.summarise(connection, [newest for table in entry.filed if (newest := self.unfiled[table].newest) is not None])
        connection.exec_driver_sql("DELETE FROM journal WHERE number < ?", (self._oldest(entry),))

    def _oldest(self, entry: Entry) -> int:
        """The number of the oldest entry that is needed, once these tables are filed."""
        filed = set(entry.filed)
        for table, kept in self.unfiled.items():
            if table not in filed:
                return kept.number
        return entry.number if entry.kept else self._number + 1

    # After the commit.

    def note(self, entry: Entry, stored: list[Action]) -> None:
        """The transaction is on the disk: what it has changed is so from now on."""
        for table in entry.filed:
            filed = self.unfiled.pop(table)
            self._count -= len(filed.rows)
            filed.rows = []
            filed.newest = None
        for i in range(len(entry.kept)):
            action, place = entry.kept[i], entry.places[i]
            if not place.rows:
                self.unfiled[action.table] = place
                place.number, place.since = entry.number, entry.since
            place.rows.append(entry.rows[i])
            place.newest = action
        self._count += len(entry.kept)
        for place, action in zip(self._places_of(stored), stored, strict=True):
            place.last = action.seq
        if len(self._places) > MOST_KNOWN:
            self._places = self.unfiled.copy()


def file_all(engine: sa.Engine) -> None:
    """File what a server has left in its journal. Nobody else may be at work on it."""
    with engine.execution_options(writes=True).begin() as connection:
        file_left(connection)


def file_left(connection: sa.Connection) -> None:
    left: Any = connection.execute(sa.select(JOURNAL).order_by(JOURNAL.c.number)).all()
    for number, encoded in left:
        bulk.carry_out(connection, bulk.insert_of, [tuple(row) for row in msgspec.json.decode(encoded)])
        connection.execute(sa.delete(JOURNAL).where(JOURNAL.c.number == number))
