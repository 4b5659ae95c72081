"""Decisions that are on the disk, but not yet filed under their tables.

To file a decision is to write to three indexes at a place of its table's own: thousands of tables, thousands of pages. Where many decide
at once, all decisions of a commit are therefore kept together in one row first. A little later those of a table are filed together. Only
the writer's thread changes anything here, and only once the commit is done; whoever reads has everything filed before.
"""

from __future__ import annotations

import time

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


@mypyc_attr(acyclic=True)
class Kept:
    """A table's actions in the journal: their rows, the last action, the number of the first one's entry, and since when it is there."""

    __slots__ = ("last", "number", "rows", "since")

    def __init__(self, action: Action, row: bulk.Row, number: int, since: float) -> None:
        self.rows = [row]
        self.last = action
        self.number = number
        self.since = since


class Entry:
    """What one transaction changes in the journal."""

    def __init__(self) -> None:
        self.kept: list[Action] = []
        self.rows: list[bulk.Row] = []
        self.number = 0
        self.since = 0.0
        self.filed: list[str] = []
        """Tables."""


class Journal:
    """What is kept, table by table; the one that has waited longest first."""

    def __init__(self) -> None:
        self.unfiled: dict[str, Kept] = {}
        self._count = 0
        self._number = 0
        self._last: dict[str, int] = {}
        """The number of a table's last action, as far as we have stored it ourselves: nobody else does."""
        self._pace = 0.0
        self._then = time.monotonic()

    def busy(self, count: int, now: float) -> bool:
        """Whether so many come in a second, these among them."""
        self._pace = self._pace * max(0.0, 1.0 - (now - self._then)) + count
        self._then = now
        return self._pace >= BUSY

    def was_busy(self) -> bool:
        """Whether it was so at the last commit."""
        return self._pace >= BUSY

    # Inside a transaction.

    def divide(self, connection: sa.Connection, actions: list[Action]) -> tuple[list[Action], list[Action]]:
        """Which of these are sure to be the next of their tables, so that they can be kept, and which must be filed to see."""
        often: dict[str, int] = {}
        for action in actions:
            often[action.table] = often.get(action.table, 0) + 1
        sure: list[Action] = []
        doubtful: list[Action] = []
        for action in actions:
            table = action.table
            goes_on = action.brief and often[table] == 1 and self._last.get(table, -1) == action.seq - 1
            kept = self.unfiled.get(table)
            if goes_on and (kept is None or len(kept.rows) < MOST_OF_TABLE):
                sure.append(action)
            else:
                doubtful.append(action)
        old = [action for action in sure if action.seq > RECENT_IDS]
        if old and (used := bulk.used_before(connection, old)):
            doubtful += [action for action in sure if (action.table, action.client) in used]
            sure = [action for action in sure if (action.table, action.client) not in used]
        return sure, doubtful

    def keep(self, connection: sa.Connection, actions: list[Action], entry: Entry, now: float) -> None:
        """Write actions as one row."""
        self._number += 1
        entry.kept = actions
        entry.rows = [bulk.action_row(action) for action in actions]
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
        bulk.summarise(connection, [self.unfiled[table].last for table in entry.filed])
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
            self._count -= len(self.unfiled.pop(table).rows)
        for action, row in zip(entry.kept, entry.rows, strict=True):
            kept = self.unfiled.get(action.table)
            if kept is None:
                self.unfiled[action.table] = Kept(action, row, entry.number, entry.since)
            else:
                kept.rows.append(row)
                kept.last = action
        self._count += len(entry.kept)
        if len(self._last) > MOST_KNOWN:
            self._last.clear()
        for action in stored:
            self._last[action.table] = action.seq


def file_all(engine: sa.Engine) -> None:
    """File what a server has left in its journal. Nobody else may be at work on it."""
    with engine.execution_options(writes=True).begin() as connection:
        file_left(connection)


def file_left(connection: sa.Connection) -> None:
    for number, encoded in connection.execute(sa.select(JOURNAL).order_by(JOURNAL.c.number)).all():
        bulk.carry_out(connection, bulk.insert_of, [tuple(row) for row in msgspec.json.decode(encoded)])
        connection.execute(sa.delete(JOURNAL).where(JOURNAL.c.number == number))
