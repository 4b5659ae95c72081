"""Everything one server process shares, and what happens around a move."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import sqlalchemy as sa

from tafelrunde.bots import plain
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.chance import commitment
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.server import journal, ledger, passing
from tafelrunde.server.botdesk import BotDesk
from tafelrunde.server.bulletin import read_bulletin
from tafelrunde.server.caretaker import Caretaker
from tafelrunde.server.database import CHAT, SEATS, TABLES, Claim, connect, migrate
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Identity, Person
from tafelrunde.server.limits import Count, Limit, Share
from tafelrunde.server.notices import Notices
from tafelrunde.server.outbox import MOST_IN_ALL, MOST_OF_ADDRESS, Outbox
from tafelrunde.server.pulse import EVERY, Pulse
from tafelrunde.server.retelling import retold
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store
from tafelrunde.server.tables import Table, deciding_of, waiting_of
from tafelrunde.server.trials import Trials
from tafelrunde.server.watch import Figures
from tafelrunde.server.wire import Ask, ChatLine, ChatOut, SeatInfo, TableInfo

if TYPE_CHECKING:
    from tafelrunde.server.live import Connection

log = logging.getLogger("tafelrunde.server")
P = ParamSpec("P")
T = TypeVar("T")
PRESENCE = 60.0
"""Seconds after which a sign of life at another server process is too old."""
SWEEP = EVERY
WATCH = 0.5
LONG = 1_000
"""An option of more characters is a file."""
HOPELESS = 3600.0
"""Seconds until a table is looked at again that could not be opened."""
STUCK = 30.0
"""Seconds after which a client that takes nothing is given up."""


class TableServer:
    """One server process: its store, its open tables, its bots, its limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.figures = Figures()
        self.tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self.games: dict[str, Game] = {game.id: game for game in offered(settings)}
        self.requests = Limit(settings.requests_per_second, 5.0 * settings.requests_per_second)
        self.greetings = Limit(settings.requests_per_second / 4, 5.0 * settings.requests_per_second)
        self.sign_ins = Limit(settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)
        self.guests = Limit(settings.guests_per_hour / 3600, max(1, settings.guests_per_hour / 4))
        self.chats = Limit(settings.chats_per_minute / 60, max(1, settings.chats_per_minute / 3))
        self.new_tables = Limit(settings.tables_per_hour / 3600, max(1, settings.tables_per_hour / 2))
        self.drafts = Limit(settings.drafts_per_minute / 60, max(1, settings.drafts_per_minute / 2))
        self.strokes = Limit(settings.strokes_per_minute / 60, max(1, settings.strokes_per_minute / 4))
        self.trial_limit = Limit(settings.trials_per_hour / 3600, max(1, settings.trials_per_hour / 4))
        self.lessons = Limit(settings.messages_per_second, 3 * settings.messages_per_second)
        self.mails = Limit(settings.mails_per_hour / 3600, max(1, settings.mails_per_hour / 2))
        self.addresses = Count(settings.connections_per_address)
        self.connections: set[Connection] = set()
        self.outbox = Outbox()
        self.answers = Share(MOST_OF_ADDRESS, MOST_IN_ALL)
        """Long answers over HTTP that are on their way."""
        self.closing = False
        self.since = time.time()
        self.workbench = asyncio.Semaphore(1)
        self._probing = False
        self._chores: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Reach the database, bring it up to date, begin the chores."""
        engine, self._claim = await asyncio.to_thread(prepared, self.settings.database())
        self.store = Store(engine)
        self.chore(self._watch_on())  # first of all: what is written below may take too long, too
        self.identity = Identity(self.store, admins=self.settings.admins)
        self.bulletin = await self.store.read(read_bulletin)
        self.pulse = Pulse(self)
        self.caretaker = Caretaker(self)
        await self.pulse.beat(starting=True)
        self.bots = BotDesk(self)
        self.trials = Trials(self)
        await self.bots.open()
        self.notices = Notices(self)
        for id in await self.store.read(ledger.lagging):
            await self._mend(id)
        self.chore(self._sweep_on())
        self.chore(self.caretaker.examine_on())
        self.chore(self.notices.run())
        if self.store.several:
            from tafelrunde.server.listen import listen

            self.chore(listen(self))
        log.info("at work", extra=await self.store.read(self.caretaker.going_on))

    async def close(self) -> None:
        """Finish what was acknowledged, drop what was not."""
        self.closing = True
        for chore in list(self._chores):
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.bots.close()
        self.trials.drop()
        await self.notices.close()
        with contextlib.suppress(Failure):
            await self.pulse.beat()
        await self.store.close()
        self._claim.release()
        log.info("ended")

    def chore(self, work: Awaitable[None]) -> None:
        """Something done beside everything else; its failure is logged, not lost."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Failure as failure:
                log.warning("a chore failed", extra={"reason": failure.code})
            except Exception:
                log.exception("a chore failed")

        task = asyncio.get_running_loop().create_task(run())
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # Tables.

    def game(self, name: str) -> Game:
        """A game that is offered here."""
        game = self.games.get(name)
        if game is None:
            raise Failure("not_there")
        return game

    async def aside(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Work that takes its time, beside the loop, so that the tables go on; one at a time, so that it takes one core at most."""
        async with self.workbench:
            return await asyncio.to_thread(work, *args, **named)

    def odds(self, game: Game, pos: Position, seat: int, move: int) -> Any:
        """What the game says about the chances of a move, from what the seat knows. None: it cannot tell, or the move is not allowed."""
        return game.odds(Eyes(pos, seat), move) if move in pos.moves(seat) else None

    async def table(self, id: str) -> Table:
        """A table, from memory or from storage. Many may ask at once; it is read once."""
        table = self.tables.get(id)
        if table is not None:
            table.used = time.monotonic()
            return table
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.get_running_loop().create_future()
            try:
                table = await self._read_table(id)
            except BaseException as error:
                opening.set_exception(error if isinstance(error, Exception) else Failure("closing"))
                opening.exception()  # somebody has seen it: no complaint if nobody else waits
                raise
            else:
                self.tables[id] = table
                opening.set_result(table)
            finally:
                del self._opening[id]
            if self.store.several:
                await self.look_again(id, ours=False)
            self.look_after(table)
            return table
        return await asyncio.shield(opening)

    async def _read_table(self, id: str) -> Table:
        def read(connection: sa.Connection) -> tuple[ledger.Loaded, dict[str, int], ledger.ActionRow | None]:
            loaded = ledger.load(connection, id)
            if loaded is None:
                raise Failure("not_there")
            return loaded, ledger.recent_clients(connection, id), ledger.last_before(connection, id, time.time() - loaded.row.delay)

        loaded, recent, shown = await self.store.read(read)
        row = loaded.row
        if row.state == "open" or not row.seed:
            return Table(self, loaded, None, recent)
        story = await retold(self, row, lambda connection: ledger.draft(connection, id, row.ply, row.seq))
        row.waiting, row.deciding = waiting_of(story.position), deciding_of(story.position)
        table = Table(self, loaded, story, recent)
        if row.delay and row.state != "finished":
            ply, seq, at = (shown.after, shown.seq, shown.at) if shown else (0, 0, row.created)
            earlier = await retold(self, row, lambda connection: ledger.draft(connection, id, ply, seq))
            table.audience.begin_late(earlier, row.undone, at)
            table.audience.remember_for_late()
        return table

    async def _mend(self, id: str) -> None:
        """Write anew the row of a table that lags behind its actions, since the server was killed at work."""
        try:
            row = (await self.table(id)).row
        except Exception:
            log.exception("a table cannot be mended", extra={"table": id})
            return
        now = {
            "seq": row.seq,
            "ply": row.ply,
            "waiting": row.waiting,
            "deciding": row.deciding,
            "touched": row.touched,
            "updated": row.updated,
        }
        await self.store.write(lambda connection: set_row(connection, id, **now))

    async def look_again(self, id: str, ours: bool = True) -> None:
        """A table was changed: by a write of ours to its rows, or by another process, which then looks after its bots."""
        table = self.tables.get(id)
        if table is not None:
            async with table.lock:
                await table.catch_up()
            if ours:
                self.look_after(table)

    async def change(self, id: str, run: Callable[[sa.Connection], Any]) -> Any:
        """Write to a table's rows (seats, tokens, state) and let everybody see it, here and in other processes."""

        def both(connection: sa.Connection) -> Any:
            result = run(connection)
            self.store.announce(connection, f"c{id}")
            return result

        result = await self.store.write(both)
        await self.look_again(id)
        return result

    def moved(self, table: Table, kind: str, seat: int) -> None:
        """A decision was stored and told. The table says so where something may follow from it."""
        if table.row.question is not None:
            self.chore(self.drop_question(table))
        if kind in ("undo", "back"):
            self.chore(self.note(table, "undo" if kind == "undo" else "take_back", seat))
        if table.row.state == "finished":
            self.chore(self.note(table, "over"))
        self.look_after(table)

    async def drop_question(self, table: Table) -> None:
        """A new decision withdraws a question to take back."""
        await self.change(table.id, lambda connection: set_row(connection, table.id, question=""))

    def look_after(self, table: Table) -> None:
        """Bots that are asked think; who lets chances to react go by is answered for; clocks are watched."""
        if table.row.state == "playing" and table.story is not None:
            self.bots.wake(table)
            if table.passing:
                passing.wake(self, table)
            self.watch_clock(table)

    def watch_clock(self, table: Table) -> None:
        end = table.clocks.next_end() if table.clocks is not None else None
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if end is not None and end - self.now() < 3600:
            wait = max(0.0, end - self.now()) + 0.05
            table.timer = asyncio.get_running_loop().call_later(wait, lambda: self.chore(self.flags(table)))

    async def flags(self, table: Table) -> None:
        """Do with seats whose time is up what the table's setting says."""
        from tafelrunde.server.seating import time_is_up

        if table.clocks is None or table.row.clock is None or table.row.state != "playing" or self.bulletin.read_only:
            return
        if table.clocks.out(self.now()):
            await self.pulse.beat()  # nobody is out of time because we were not there
            if self.store.several:
                await self.look_again(table.id, ours=False)  # nor because another process has just given back what was missed
        for seat in table.clocks.out(self.now()):
            if table.row.state == "playing":  # it may have ended with the seat before
                await time_is_up(self, table, seat)
        self.watch_clock(table)

    # Chat and notes.

    async def note(self, table: Table, key: str, seat: int | None = None, value: str = "", name: str = "", user: str = "") -> None:
        """Something the table itself says: who sat down, who took back. It knows whose name it has, so that it can forget it."""
        if not name and seat is not None:
            name = table.seats[seat].name or plain(table.seats[seat].bot)
        if not user and seat is not None:
            user = table.seats[seat].user
        await self.say(table, name, "", seat, f"note-{key}", value, user)

    async def say(self, table: Table, name: str, text: str, seat: int | None, key: str = "", value: str = "", user: str = "") -> None:
        now = time.time()
        row = {"table": table.id, "at": now, "user": user, "name": name, "seat": seat, "text": text, "key": key, "value": value}

        def insert(connection: sa.Connection) -> int:
            self.store.announce(connection, f"t{table.id}")
            ledger.drop_old_chat(connection, table.id, self.settings.chat_lines_per_table)
            return int(connection.execute(sa.insert(CHAT).values(**row)).inserted_primary_key[0])  # type: ignore[index]

        number = await self.store.write(insert)
        table.heard = max(table.heard, number)
        table.audience.say(ChatOut([ChatLine(number, now, name, text, seat, key, value)]))

    async def chat(self, id: str, most: int = 100) -> list[ChatLine]:
        rows = await self.store.read(lambda connection: ledger.chat_lines(connection, id, most))
        if rows and (table := self.tables.get(id)) is not None:
            table.heard = table.heard or rows[-1].number
        return [ChatLine(row.number, row.at, row.name, row.text, row.seat, row.key, row.value) for row in rows]

    # What is shown of a table.

    def info(self, table: Table, person: Person | None, held: Iterable[int]) -> TableInfo:
        """A table as this person may see it."""
        late = table.audience.late()
        online = [table.audience.online(seat.seat) or seat.seen > time.time() - PRESENCE for seat in table.seats]
        return table_info(table.row, table.seats, table.asks, person, held, online, late)

    # Chores.

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with contextlib.suppress(Failure):
                await self._sweep()

    async def _watch_on(self) -> None:
        """Give up what takes nothing and what takes too long; see whether the database is back, if it is what is missing."""
        while True:
            await asyncio.sleep(WATCH)
            self.store.give_up_waiting()
            if not self.store.healthy and not self._probing:
                self._probing = True
                self.chore(self._probe())
            now, crowded = time.monotonic(), self.outbox.share.total > MOST_IN_ALL
            for connection in list(self.connections):
                if connection.stuck_since is not None and (crowded or now - connection.stuck_since > STUCK):
                    connection.give_up()

    async def _probe(self) -> None:
        try:
            with contextlib.suppress(Failure):
                await self.store.probe()
        finally:
            self._probing = False

    def now(self) -> float:
        """The time by which thinking time is counted: it never jumps."""
        return self.pulse.now()

    async def _sweep(self) -> None:
        """Unload what nobody uses, open what is due, show that we are there."""
        await self.pulse.beat()
        await self.caretaker.look_round()
        now, clock = self.now(), time.monotonic()
        for table in list(self.tables.values()):
            idle = not table.audience.connections and not table.lock.locked() and not self.bots.thinks(table)
            if idle and clock - table.used > self.settings.unload_after:
                if table.timer is not None:
                    table.timer.cancel()
                del self.tables[table.id]
        self.figures.tables.set(len(self.tables))
        self.figures.commits.set(self.store.commits)
        self.figures.bots_waiting.set(self.bots.waiting())
        await self.bots.look_round()
        self.figures.healthy.set(self.store.healthy)
        due = sa.select(TABLES.c.id).where(TABLES.c.deadline < now, TABLES.c.state == "playing").limit(200)
        for id in await self.store.read(lambda connection: list(connection.scalars(due))):
            try:
                table = await self.table(id)
            except Exception as error:
                await self._put_off(id, now, error)
                continue
            await self.flags(table)
            self.bots.wake(table)
        if self.store.several:
            await self._show_presence(now)

    async def _put_off(self, id: str, now: float, error: Exception) -> None:
        """A table that is due cannot be opened: look again much later, so that it takes no other table's turn."""
        if isinstance(error, Failure):
            log.warning("a table that is due cannot be opened", extra={"table": id, "reason": error.code})
        else:
            log.error("a table that is due cannot be opened", extra={"table": id}, exc_info=error)
        await self.store.write(lambda connection: set_row(connection, id, deadline=now + HOPELESS))

    async def _show_presence(self, now: float) -> None:
        here = [(table.id, seat.seat) for table in self.tables.values() for seat in table.seats if table.audience.online(seat.seat)]
        if here:

            def show(connection: sa.Connection) -> None:
                for id, seat in here:
                    connection.execute(sa.update(SEATS).where(SEATS.c.table == id, SEATS.c.seat == seat).values(seen=now))

            await self.store.write(show)


def offered(settings: Settings) -> list[Game]:
    """The games of this server."""
    found = games() + ([find("apple")] if settings.examples else [])
    return [game for game in found if not settings.games or game.id in settings.games]


def prepared(address: str) -> tuple[sa.Engine, Claim]:
    """A database of the present scheme that is ours; a sentence says why not."""
    claim = Claim(address)
    engine = connect(address)
    try:
        migrate(engine)
        journal.file_all(engine)
    except BaseException:
        claim.release()
        raise
    return engine, claim


def set_row(connection: sa.Connection, id: str, **values: Any) -> int:
    return connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(**values)).rowcount


def bits(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]


def table_info(
    row: ledger.TableRow,
    seats: list[ledger.SeatRow],
    asks: list[ledger.AskRow],
    person: Person | None,
    held: Iterable[int],
    online: list[bool],
    late: bool,
) -> TableInfo:
    """What may be shown of a table to somebody. Nothing here depends on what is hidden in the game."""
    installed = ledger.is_installed(row)
    names = ledger.game_of(row).seat_names(row.roles) if installed else row.roles
    yours = sorted({*held, *(seat.seat for seat in seats if person is not None and seat.user == person.id)})
    owner = person is not None and row.owner == person.id
    finished = row.state == "finished"
    begun = bool(row.seed)
    return TableInfo(
        id=row.id,
        title=row.title,
        game=row.game,
        version=row.version,
        installed=installed,
        state=row.state,  # type: ignore[arg-type]
        archived=row.archived,
        options={name: shown_option(row.id, name, value) for name, value in row.options.items()},
        public=row.public,
        entry=row.entry,  # type: ignore[arg-type]
        pace=row.pace,  # type: ignore[arg-type]
        clock=row.clock,
        undo=row.undo,  # type: ignore[arg-type]
        spectators=row.spectators,
        delay=row.delay,
        hints=row.hints,
        seats=[seat_info(seat, row.roles[seat.seat], names[seat.seat], online[seat.seat]) for seat in seats],
        commitment=commitment(bytes.fromhex(row.seed)) if begun else "",
        seed=row.seed if finished else "",
        created=row.created,
        updated=row.updated,
        deciding=[] if late and not yours else bits(row.deciding, len(seats)) if row.state == "playing" else [],
        result=row.result,
        rematch=row.rematch,
        owner=owner,
        yours=yours,
        your_turn=[seat for seat in yours if row.waiting >> seat & 1] if row.state == "playing" else [],
        asks=[Ask(ask.user, ask.name, ask.seat) for ask in asks if not ask.admitted] if owner else [],
        invite=row.invite if owner or yours else "",
    )


def shown_option(table: str, name: str, value: str | int | bool) -> str | int | bool:
    """An option as it is told; of a file of one's own where it can be read."""
    return f"/api/tables/{table}/options/{name}" if isinstance(value, str) and len(value) > LONG else value


def seat_info(seat: ledger.SeatRow, role: str, name: str, online: bool) -> SeatInfo:
    player = "bot" if seat.bot else "human" if seat.user else "free"
    return SeatInfo(seat.seat, role, name, player, seat.name, seat.bot, online and bool(seat.user), seat.resigned)  # type: ignore[arg-type]
