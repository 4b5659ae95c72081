"""Storage: one writer that makes many actions durable with one commit, and readers beside it.

An action is acknowledged only after its commit. The writer takes whatever has gathered while the commit before was on its way to the
disk, so that thousands of moves share a hundred fsyncs; who plays alone does not wait for company.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from mypy_extensions import mypyc_attr
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from tafelrunde.server import bulk
from tafelrunde.server.actions import Action
from tafelrunde.server.database import META, SNAPSHOTS, TABLES
from tafelrunde.server.failures import Failure
from tafelrunde.server.journal import Entry, Journal

T = TypeVar("T")
log = logging.getLogger("tafelrunde.store")
MOST_TOGETHER = 2000
COMPANY = 2000
"""Where so many come in a second, a commit waits for company, as long as it is coming: the more share it, the less each costs."""
GATHER = 0.00001
"""Seconds from the beginning of a commit to that of the next for each that comes in a second: the more come, the longer it waits."""
LONGEST = 0.05
"""Seconds, at most: then some decide while others are being stored, and neither the loop nor the disk stands idle."""
BREATH = 0.003
"""Seconds a busy writer waits before it looks who has come."""
QUIET = 1.0
"""Seconds without anything to write after which the journal is filed."""
RETRY = 1.0
SLOW = 15.0
"""Seconds after which those who wait for the database are told that it cannot be done now."""


class Conflict(Exception):
    """Somebody else has appended to this table first: look again."""


class Job:
    """Any other write, with its own savepoint."""

    def __init__(self, run: Callable[[sa.Connection], Any]) -> None:
        self.run = run


@mypyc_attr(acyclic=True)
class Waiting:
    """A write that is not durable yet."""

    __slots__ = ("item", "since")

    def __init__(self, item: Action | Job) -> None:
        self.item = item
        self.since = time.monotonic()

    def told(self, outcome: Any) -> None:
        """It is durable, or not. Of an action: None, a Conflict (the table has gone on) or a Failure (not possible now)."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Awaited(Waiting):
    """A write for whose result or exception somebody waits."""

    __slots__ = ("done",)

    def __init__(self, item: Action | Job, done: asyncio.Future[Any]) -> None:
        super().__init__(item)
        self.done = done

    def told(self, outcome: Any) -> None:
        if self.done.done():  # cancelled: nobody waits any more
            return
        if isinstance(outcome, BaseException):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Store:
    """The database of one server process."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.several = engine.dialect.name == "postgresql"
        """Whether other processes may write too."""
        self.healthy = True
        self.damage = ""
        """What is wrong with the database itself; it does not heal."""
        self.commits = 0
        self.stored = 0
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "reader")
        self._origin = bulk.new_origin()
        self._count = 0
        self._news: list[str] = []
        self._waiting: dict[Waiting, None] = {}
        """In the order in which they came."""
        self._telling = False
        self._journal = Journal()
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    @property
    def origin(self) -> str:
        """How this process signs its announcements."""
        return self._origin

    # What the rest of the server calls.

    def send(self, one: Waiting) -> None:
        """Make an action durable, then tell."""
        self._count += 1
        action = one.item
        assert isinstance(action, Action)
        action.origin = f"{self._origin}-{self._count}"
        self._put(one)

    async def append(self, action: Action) -> None:
        """The same for those who wait; what is not None is raised."""
        done: asyncio.Future[None] = self._loop.create_future()
        self.send(Awaited(action, done))
        await done

    async def write(self, run: Callable[[sa.Connection], T]) -> T:
        """Run a transaction in the writer; its result when it is durable."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._put(Awaited(Job(run), done))
        return await done

    async def read(self, run: Callable[[sa.Connection], T]) -> T:
        """Run queries beside the writer, when everything is filed."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return run(connection)

        if self._journal.unfiled:
            with contextlib.suppress(Failure):
                await self.write(lambda connection: None)
        try:
            async with asyncio.timeout(SLOW):
                return await self._loop.run_in_executor(self._readers, reading)
        except DataError:  # asked for what no row can hold
            raise Failure("unreadable") from None
        except (SQLAlchemyError, TimeoutError) as error:
            log.warning("cannot read", extra={"reason": reason(error)})
            self._note_damage(error)
            self.healthy = False
            raise Failure("cannot_store", retry=RETRY) from None

    def _note_damage(self, error: Exception) -> None:
        if "malformed" in (said := reason(error)) or "not a database" in said:
            self.damage = said

    async def probe(self) -> None:
        """Write something small, to see whether storing is possible again when nobody else tries."""
        now = {"value": str(int(time.time()))}

        def touch(connection: sa.Connection) -> None:
            if not connection.execute(sa.update(META).where(META.c.key == "probe").values(**now)).rowcount:
                connection.execute(sa.insert(META).values(key="probe", **now))

        await self.write(touch)

    def give_up_waiting(self) -> None:
        """Answer those who have waited too long. What they wanted may still be stored; whoever tries again finds it."""
        late = time.monotonic() - SLOW
        for one in [one for one in self._waiting if one.since < late]:
            self.healthy = False
            self._answer(one, Failure("cannot_store", retry=RETRY))

    def announce(self, connection: sa.Connection, word: str) -> None:
        """Inside a write: tell the other processes, once it is committed."""
        if self.several:
            self._news.append(word)

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    def _put(self, one: Waiting) -> None:
        self._waiting[one] = None
        self._queue.put(one)

    def _answer(self, one: Waiting, outcome: Any) -> None:
        """Tell whoever waits, once: he may have been told already that it takes too long."""
        if one in self._waiting:
            del self._waiting[one]
            try:
                one.told(outcome)
            except Exception:
                log.exception("what follows a write failed")

    # The writer's thread.

    def _write_on(self) -> None:
        engine = self.engine.execution_options(writes=True)
        batch: list[Waiting] = []
        begun = 0.0
        while True:
            try:
                first = self._queue.get(timeout=QUIET if self._journal.unfiled else None)
            except queue.Empty:
                self._commit(engine, [])
                continue
            if first is None:
                self._commit(engine, [])
                return
            if self._journal.was_busy():
                time.sleep(BREATH)
            if self._journal.pace >= COMPANY:
                self._gather(begun + min(LONGEST, GATHER * self._journal.pace))
            begun = time.monotonic()
            batch, last = [first], False
            while len(batch) < MOST_TOGETHER:
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    last = True
                    break
                batch.append(item)
            self._commit(engine, batch)
            if last:
                self._commit(engine, [])
                return

    def _gather(self, until: float) -> None:
        """Wait for company. While those of the last commit are still being told, it is coming: they are going to answer."""
        before = -1
        while (self._telling or before < self._queue.qsize()) and time.monotonic() < until:
            before = self._queue.qsize()
            time.sleep(BREATH)

    def _commit(self, engine: sa.Engine, batch: list[Waiting]) -> None:
        """Make a batch durable, and tell. An empty one files what is in the journal."""
        if not batch and not self._journal.unfiled:
            return
        outcomes: list[Any]
        self._news = []
        stored: list[Action] = []
        entry = Entry()
        try:
            with engine.begin() as connection:
                outcomes = self._carry_out(connection, [one.item for one in batch], entry, stored)
                if self._news:
                    bulk.notify(connection, self._origin, self._news)
            self._journal.note(entry, stored)
            self.healthy = True
            self.commits += 1
            self.stored += len(batch)
        except SQLAlchemyError as error:
            self._note_damage(error)
            if self.healthy:
                log.error("cannot store", extra={"reason": reason(error)})
            self.healthy = False
            outcomes = [Failure("cannot_store", retry=RETRY) for _ in batch]
        except Exception as error:
            log.exception("a write failed")
            outcomes = [error for _ in batch]
        self._tell(batch, outcomes)

    def _carry_out(self, connection: sa.Connection, items: list[Action | Job], entry: Entry, stored: list[Action]) -> list[Any]:
        """Write it all; what became of each. Says in `entry` and `stored` what is true once it is committed."""
        actions = [item for item in items if isinstance(item, Action)]
        self._write_actions(connection, actions, len(actions) < max(1, len(items)), entry, stored)
        taken = {id(action) for action in stored}
        outcomes: list[Any] = []
        for item in items:
            if isinstance(item, Action):
                outcomes.append(None if id(item) in taken else Conflict())
                continue
            try:
                with connection.begin_nested():
                    outcomes.append(item.run(connection))
            except (DataError, IntegrityError) as error:  # its own fault: the writes beside it stand
                log.warning("a write does not fit", extra={"reason": reason(error)})
                outcomes.append(Failure("unreadable") if isinstance(error, DataError) else Failure("cannot_store", retry=RETRY))
            except SQLAlchemyError:
                raise
            except Exception as error:
                outcomes.append(error)
        return outcomes

    def _write_actions(self, connection: sa.Connection, actions: list[Action], jobs: bool, entry: Entry, stored: list[Action]) -> None:
        """Keep actions in the journal, or file them; whatever else is written finds everything filed."""
        journal, now = self._journal, time.monotonic()
        kept: list[Action] = []
        others = actions
        if journal.busy(len(actions), now) and not jobs and not self.several:
            others = journal.divide(connection, actions, entry)
            kept = entry.kept
            if kept:
                journal.keep(connection, entry, now)
                keep_snapshots(connection, kept)
            due = journal.due(now, len(actions)) + [action.table for action in others]
        else:
            due = list(journal.unfiled)
        journal.file(connection, due, entry)
        stored += kept
        if others:
            stored += self._append_all(connection, others)

    def _append_all(self, connection: sa.Connection, actions: list[Action]) -> list[Action]:
        """Insert all rows with one statement; returns which of them are in (the others met a row that was there first)."""
        actions = sorted(actions, key=lambda action: (action.table, action.seq))
        if bulk.append(connection, actions) != len(actions):
            stored = bulk.origins(connection, actions)
            actions = [action for action in actions if stored.get((action.table, action.seq)) == action.origin]
        if not actions:
            return []
        bulk.summarise(connection, list({action.table: action for action in actions}.values()))
        for action in actions:
            if action.after < action.ply:
                gone = (SNAPSHOTS.c.table == action.table) & (SNAPSHOTS.c.ply > action.after)
                connection.execute(sa.delete(SNAPSHOTS).where(gone))
            if action.also is not None:
                action.also(connection)
        keep_snapshots(connection, actions)
        if self.several:
            self._news += [f"a{action.table}" for action in actions]
        return actions

    def _tell(self, batch: list[Waiting], outcomes: list[Any]) -> None:
        def tell() -> None:
            for one, outcome in zip(batch, outcomes, strict=True):
                self._answer(one, outcome)
            self._telling = False

        self._telling = True
        try:
            self._loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the loop is closed: nobody waits any more
            log.warning("stored after the end", extra={"writes": len(outcomes)})


def keep_snapshots(connection: sa.Connection, actions: list[Action]) -> None:
    bulk.keep_snapshots(connection, [(action.table, shot) for action in actions for shot in action.snapshots])


def reason(error: Exception) -> str:
    """What the database said, without values."""
    return str(getattr(error, "orig", None) or type(error).__name__).split("\n")[0][:200]


def touch_table(connection: sa.Connection, table: str, **values: Any) -> int:
    """Change a table's row; how many rows were changed."""
    return connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(**values)).rowcount
