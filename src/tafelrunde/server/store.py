"""Storage: one writer that makes many actions durable with one commit, and readers beside it.

An action is acknowledged only after its commit. The writer takes whatever has gathered while the commit before was on its way to the
disk, so that thousands of moves share a few hundred fsyncs, and nobody waits for company.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from tafelrunde.server import bulk
from tafelrunde.server.database import META, SNAPSHOTS, TABLES
from tafelrunde.server.failures import Failure

T = TypeVar("T")
log = logging.getLogger("tafelrunde.store")
MOST_TOGETHER = 2000
RETRY = 1.0
SLOW = 15.0
"""Seconds after which those who wait for the database are told that it cannot be done now."""


class Conflict(Exception):
    """Somebody else has appended to this table first: look again."""


class Snapshot(msgspec.Struct, frozen=True):
    ply: int
    seq: int
    noticed: list[int]
    told: list[int]
    state: bytes


class Action(msgspec.Struct):
    """One decision on its way to the disk: the row itself, what the table's own row says afterwards, perhaps snapshots."""

    table: str
    seq: int
    client: str
    kind: str
    seat: int
    ply: int
    after: int
    moves: list[int]
    at: float
    summary: bulk.Summary
    origin: str = ""
    snapshots: Sequence[Snapshot] = ()
    also: Callable[[sa.Connection], Any] | None = None
    """What else is written with it, in the same transaction."""


class Job:
    """Any other write, with its own savepoint."""

    def __init__(self, run: Callable[[sa.Connection], Any]) -> None:
        self.run = run


Told = Callable[[list[str]], None]


class Store:
    """The database of one server process."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.several = engine.dialect.name == "postgresql"
        """Whether other processes may write too."""
        self.healthy = True
        self.commits = 0
        self.stored = 0
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[tuple[Action | Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "reader")
        self._bulk = bulk.statements(engine.dialect.name)
        self._origin = bulk.new_origin()
        self._count = 0
        self._news: list[str] = []
        self._waiting: dict[asyncio.Future[Any], float] = {}
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    @property
    def origin(self) -> str:
        """How this process signs its announcements."""
        return self._origin

    # What the rest of the server calls.

    async def append(self, action: Action) -> None:
        """Make an action durable. Conflict if the table has gone on; Failure if it cannot be stored now."""
        self._count += 1
        action.origin = f"{self._origin}-{self._count}"
        await self._put(action)

    async def write(self, run: Callable[[sa.Connection], T]) -> T:
        """Run a transaction in the writer; its result when it is durable."""
        result: T = await self._put(Job(run))
        return result

    async def read(self, run: Callable[[sa.Connection], T]) -> T:
        """Run queries beside the writer."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return run(connection)

        try:
            async with asyncio.timeout(SLOW):
                return await self._loop.run_in_executor(self._readers, reading)
        except DataError:  # asked for what no row can hold
            raise Failure("unreadable") from None
        except (SQLAlchemyError, TimeoutError) as error:
            log.warning("cannot read", extra={"reason": reason(error)})
            self.healthy = False
            raise Failure("cannot_store", retry=RETRY) from None

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
        for done, since in list(self._waiting.items()):
            if since < late and not done.done():
                self.healthy = False
                done.set_exception(Failure("cannot_store", retry=RETRY))

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

    async def _put(self, item: Action | Job) -> Any:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting[done] = time.monotonic()
        self._queue.put((item, done))
        try:
            return await done
        finally:
            del self._waiting[done]

    # The writer's thread.

    def _write_on(self) -> None:
        engine = self.engine.execution_options(writes=True)
        while True:
            first = self._queue.get()
            if first is None:
                return
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
                return

    def _commit(self, engine: sa.Engine, batch: list[tuple[Action | Job, asyncio.Future[Any]]]) -> None:
        outcomes: list[Any]
        self._news = []
        try:
            with engine.begin() as connection:
                outcomes = self._carry_out(connection, [item for item, _ in batch])
                if self._news:
                    bulk.notify(connection, self._origin, self._news)
            self.healthy = True
            self.commits += 1
            self.stored += len(batch)
        except SQLAlchemyError as error:
            if self.healthy:
                log.error("cannot store", extra={"reason": reason(error)})
            self.healthy = False
            outcomes = [Failure("cannot_store", retry=RETRY) for _ in batch]
        except Exception as error:
            log.exception("a write failed")
            outcomes = [error for _ in batch]
        self._tell([done for _, done in batch], outcomes)

    def _carry_out(self, connection: sa.Connection, items: list[Action | Job]) -> list[Any]:
        actions = [item for item in items if isinstance(item, Action)]
        taken = self._append_all(connection, actions) if actions else set()
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

    def _append_all(self, connection: sa.Connection, actions: list[Action]) -> set[int]:
        """Insert all rows with one statement; returns which of them are in (the others met a row that was there first)."""
        actions.sort(key=lambda action: (action.table, action.seq))
        inserted = connection.execute(self._bulk.insert, {"rows": bulk.action_rows(actions)}).rowcount
        if inserted != len(actions):
            actions = self._ours(connection, actions)
        if not actions:
            return set()
        connection.execute(self._bulk.update, {"rows": bulk.summary_rows(actions)})
        for action in actions:
            if action.after < action.ply:
                gone = (SNAPSHOTS.c.table == action.table) & (SNAPSHOTS.c.ply > action.after)
                connection.execute(sa.delete(SNAPSHOTS).where(gone))
            if action.also is not None:
                action.also(connection)
        kept = [{"table": action.table, **msgspec.structs.asdict(shot)} for action in actions for shot in action.snapshots]
        if kept:
            bulk.keep_snapshots(connection, kept)
        if self.several:
            self._news += [f"a{action.table}" for action in actions]
        return {id(action) for action in actions}

    def _ours(self, connection: sa.Connection, actions: list[Action]) -> list[Action]:
        found = connection.execute(self._bulk.present, {"rows": bulk.action_rows(actions)}).all()
        present = {(row[0], row[1]): row[2] for row in found}
        return [action for action in actions if present.get((action.table, action.seq)) == action.origin]

    def _tell(self, waiting: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
        def tell() -> None:
            for done, outcome in zip(waiting, outcomes, strict=True):
                if done.done():  # cancelled, or tired of waiting
                    continue
                if isinstance(outcome, BaseException):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

        try:
            self._loop.call_soon_threadsafe(tell)
        except RuntimeError:  # the loop is closed: nobody waits any more
            log.warning("stored after the end", extra={"writes": len(outcomes)})


def reason(error: Exception) -> str:
    """What the database said, without values."""
    return str(getattr(error, "orig", None) or type(error).__name__).split("\n")[0][:200]


def touch_table(connection: sa.Connection, table: str, **values: Any) -> int:
    """Change a table's row; how many rows were changed."""
    return connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(**values)).rowcount
