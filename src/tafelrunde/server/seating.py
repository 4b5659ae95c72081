"""What happens around a game: sitting down and standing up, bots that stand in, the start, pauses, taking back by consent, resigning."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tafelrunde.bots import plain
from tafelrunde.server.bulk import text_of
from tafelrunde.server.clocks import Clocks
from tafelrunde.server.database import ASKS, SEATS, TABLES, TOKENS
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person, hash_of, new_secret
from tafelrunde.server.ledger import Loaded, TableRow
from tafelrunde.server.story import Story
from tafelrunde.server.tables import Change, RuleOfTable, Table
from tafelrunde.server.tableserver import TableServer, set_row
from tafelrunde.server.wire import Result, TakeBackOut

SEED_BYTES = 32


def seat_row(table: str, seat: int) -> Any:
    return (SEATS.c.table == table) & (SEATS.c.seat == seat)


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Failure("not_there")


def must_be_open(connection: sa.Connection, table: str) -> None:
    """Inside a write: a failure if the game has begun meanwhile. It cannot begin before this write is over."""
    if connection.scalar(sa.select(TABLES.c.state).where(TABLES.c.id == table).with_for_update()) != "open":
        raise Failure("not_open")


async def sit_down(server: TableServer, table: Table, seat: int, person: Person, admitted: bool = False) -> str:
    """Take a free seat; the token, which is shown once. `admitted`: by the owner's admission to this seat, which is used up."""
    check_seat(table, seat)
    if table.row.state != "open":
        raise Failure("not_open")
    token = new_secret()

    def take(connection: sa.Connection) -> None:
        must_be_open(connection, table.id)
        mine = (ASKS.c.table == table.id) & (ASKS.c.user == person.id)
        used = connection.execute(sa.delete(ASKS).where(mine & ASKS.c.admitted & (ASKS.c.seat == seat) if admitted else mine)).rowcount
        if admitted and not used:
            raise Failure("not_admitted")
        free = seat_row(table.id, seat) & (SEATS.c.user == "") & (SEATS.c.bot == "")
        taken = connection.execute(sa.update(SEATS).where(free).values(user=person.id, name=person.name)).rowcount
        if not taken:
            raise Failure("seat_taken")
        give_token(connection, table.id, seat, token, person.session)

    await server.change(table.id, take)
    await server.note(table, "sat", seat)
    return token


def give_token(connection: sa.Connection, table: str, seat: int, token: str, session: bytes | None) -> None:
    values = {"hash": hash_of(token), "table": table, "seat": seat, "created": time.time(), "session": session}
    connection.execute(sa.insert(TOKENS).values(**values))


async def ask_for(server: TableServer, table: Table, seat: int, person: Person) -> bool:
    """Ask the owner for a seat; True if he has admitted this person to it already. Who wants another seat asks anew."""
    check_seat(table, seat)
    mine = (ASKS.c.table == table.id) & (ASKS.c.user == person.id)

    def ask(connection: sa.Connection) -> bool:
        asked = connection.execute(sa.select(ASKS.c.admitted, ASKS.c.seat).where(mine)).first()
        if asked is not None and asked.seat != seat:
            connection.execute(sa.update(ASKS).where(mine).values(seat=seat, admitted=False))
            return False
        if asked is None:
            try:
                with connection.begin_nested():
                    connection.execute(sa.insert(ASKS).values(table=table.id, user=person.id, seat=seat, name=person.name, admitted=False))
            except IntegrityError:
                return False
        return asked is not None and bool(asked.admitted)

    admitted: bool = await server.change(table.id, ask)
    return admitted


async def admit(server: TableServer, table: Table, user: str, yes: bool) -> None:
    """The owner's answer to somebody who asked."""
    asked = (ASKS.c.table == table.id) & (ASKS.c.user == user)

    def answer(connection: sa.Connection) -> None:
        done = sa.update(ASKS).where(asked).values(admitted=True) if yes else sa.delete(ASKS).where(asked)
        if not connection.execute(done).rowcount:
            raise Failure("not_there")

    await server.change(table.id, answer)


async def stand_up(server: TableServer, table: Table, seat: int, removed: bool = False) -> None:
    """Leave a seat. Before the start it is free again; during the game a bot stands in. Who is removed cannot use the link again."""
    check_seat(table, seat)
    name, user = table.seats[seat].name, table.seats[seat].user
    if table.row.state == "finished":
        raise Failure("over")

    def leave(connection: sa.Connection) -> None:
        connection.execute(sa.update(SEATS).where(seat_row(table.id, seat)).values(user="", name="", seen=0.0))
        connection.execute(sa.delete(TOKENS).where(TOKENS.c.table == table.id, TOKENS.c.seat == seat))
        if removed:
            set_row(connection, table.id, invite=new_secret()[:22])

    def leave_open(connection: sa.Connection) -> None:
        must_be_open(connection, table.id)
        leave(connection)

    if table.row.state == "open":
        await server.change(table.id, leave_open)
    else:
        await change_player(server, table, seat, leave, user="", name="", bot=table.seats[seat].bot or server.bots.stand_in())
        await server.look_again(table.id)
    if name:
        await server.note(table, "left", seat, name=name, user=user)


async def new_token(server: TableServer, table: Table, seat: int, revoke: bool, person: Person | None) -> str:
    """A further token for a seat, given to somebody's session; `revoke`: those given out before end."""
    check_seat(table, seat)
    token = new_secret()

    def give(connection: sa.Connection) -> None:
        if revoke:
            connection.execute(sa.delete(TOKENS).where(TOKENS.c.table == table.id, TOKENS.c.seat == seat))
        give_token(connection, table.id, seat, token, None if person is None else person.session)

    await server.change(table.id, give)
    return token


async def call_bot(server: TableServer, table: Table, seat: int, bot: str | None) -> None:
    """A bot plays this seat, or hands it back to whoever holds it."""
    check_seat(table, seat)
    if table.row.state == "finished":
        raise Failure("over")
    now = table.seats[seat]
    if bot is not None:
        server.bots.known(bot)
    elif now.resigned or (table.row.state != "open" and not now.user):
        raise Failure("not_now")
    if now.bot == (bot or ""):
        return
    if table.row.state == "open":

        def change(connection: sa.Connection) -> None:
            must_be_open(connection, table.id)
            connection.execute(sa.update(SEATS).where(seat_row(table.id, seat)).values(bot=bot or ""))

        await server.change(table.id, change)
    else:
        await change_player(server, table, seat, None, bot=bot or "")
    if now.user:
        await server.note(table, "back" if bot is None else "bot", seat, plain(bot or ""))


async def change_player(
    server: TableServer, table: Table, seat: int, further: Callable[[sa.Connection], None] | None, **values: str | bool
) -> Change:
    """Change who plays a seat of a game that goes on; whose time runs changes with it. When all but one have resigned, the game ends."""

    def plan() -> Change:
        if table.row.state == "finished":
            raise Failure("over")
        seats = [msgspec.structs.replace(one, **values) if one.seat == seat else one for one in table.seats]
        left = [one.seat for one in seats if not one.resigned]
        ends = "resigned" in values and len(left) == 1
        return Change(seats, table.row.state, Result(left, [], [], "", "resigned") if ends else None)

    def also(connection: sa.Connection) -> None:
        connection.execute(sa.update(SEATS).where(seat_row(table.id, seat)).values(**values))
        if further is not None:
            further(connection)

    return await table.turn_over("seat", seat, plan, also)


async def start(server: TableServer, table: Table) -> None:
    """Begin: the seed comes from the system's secure source, its commitment is shown to all from now on."""
    while True:
        if table.row.state != "open":
            raise Failure("not_open")
        if any(not seat.user and not seat.bot for seat in table.seats):
            raise Failure("seats_free")
        if await server.change(table.id, partial(begin, table.row, beginning(table, server.now()))):
            break  # otherwise somebody has changed the table in this moment, and we have looked again
    table.audience.table_changed(whole=True)
    await server.note(table, "started")


def begin(row: TableRow, values: dict[str, Any], connection: sa.Connection) -> int:
    """Write the beginning of a game; 0 if the table is not as it was when it was prepared."""
    free = sa.exists().where(SEATS.c.table == row.id, SEATS.c.user == "", SEATS.c.bot == "")
    as_it_was = (TABLES.c.roles == text_of(row.roles)) & (TABLES.c.options == text_of(row.options))
    still = (TABLES.c.id == row.id) & (TABLES.c.state == "open") & as_it_was & ~free
    return connection.execute(sa.update(TABLES).where(still).values(**values)).rowcount


def beginning(table: Table, now: float) -> dict[str, Any]:
    """What a table's row says when its game begins now."""
    row = table.row
    seed = secrets.token_bytes(SEED_BYTES)
    pos = Story.begin(table.game, row.roles, row.options, seed).position
    waiting = pos.stack[-1].waits_for(pos) if pos.stack else 0
    clocks = None
    if row.clock is not None:
        running = sum(1 << seat.seat for seat in table.seats if waiting >> seat.seat & 1 and not seat.bot)
        clocks = Clocks.begin(row.clock, pos.seats, now).after(now, running, True, row.clock)
    return {
        "state": "playing",
        "seed": seed.hex(),
        "waiting": waiting,
        "deciding": sum(1 << seat for seat in pos.deciding(None)),
        "clocks": clocks.text() if clocks else "",
        "deadline": now,
        "touched": now,
        "updated": now,
    }


async def pause(server: TableServer, table: Table, on: bool, name: str, user: str) -> None:
    """Stop the clocks and all play, or go on."""

    def plan() -> Change:
        if table.row.state != ("playing" if on else "paused"):
            raise Failure("not_now")
        return Change(table.seats, "paused" if on else "playing")

    await table.turn_over("pause" if on else "resume", 0, plan)
    table.audience.clocks_changed()
    await server.note(table, "paused" if on else "resumed", name=name, user=user)


async def resign(server: TableServer, table: Table, seat: int) -> None:
    """Give a seat up for good. A bot plays on; when only one seat has not resigned, the game is over and that seat has won."""
    table.going_on()
    if table.seats[seat].resigned:
        raise Failure("not_now")
    name = table.seats[seat].name
    await change_player(server, table, seat, None, resigned=True, bot=table.seats[seat].bot or server.bots.stand_in())
    await server.note(table, "resigned", seat, name=name)


async def abandon(table: Table) -> None:
    """End a game without a result."""

    def plan() -> Change:
        if table.row.state not in ("playing", "paused"):
            raise Failure("over")
        return Change(table.seats, "finished", Result([], [], [], "", "abandoned"))

    await table.turn_over("end", 0, plan)


async def abandon_rows(server: TableServer, loaded: Loaded) -> None:
    """The same for a table whose rules are gone, where nobody can play any more."""
    row = loaded.row
    ended = {"state": "finished", "result": text_of(Result([], [], [], "", "abandoned")), "waiting": 0, "deciding": 0, "deadline": None}
    going_on = TABLES.c.state.in_(("playing", "paused"))
    await server.change(
        row.id, lambda connection: connection.execute(sa.update(TABLES).where(TABLES.c.id == row.id, going_on).values(**ended))
    )


async def time_is_up(server: TableServer, table: Table, seat: int) -> None:
    """A seat's clock is at zero: a bot takes over, or the seat has resigned, as the table's setting says."""
    await server.note(table, "flag", seat)
    if table.row.clock is not None and table.row.clock.out == "resign":
        await resign(server, table, seat)
    else:
        await call_bot(server, table, seat, server.bots.stand_in())


async def take_back(server: TableServer, table: Table, seat: int, agree: bool, client: str) -> None:
    """Ask all others to go back before one's own last decision; or answer such a question."""
    if table.row.undo == "none":
        raise RuleOfTable(["undo_none"])
    async with table.lock:
        table.going_on()
        question = table.row.question
        had = question is not None
        if question is None:
            if not agree:
                raise Failure("not_now")
            await table.last_decision(seat)
            question = TakeBackOut(seat, [seat])
        elif not agree:
            question = TakeBackOut(None, [], None if question.by == seat else seat)
        else:
            question = TakeBackOut(question.by, sorted({*question.agreed, seat}))
        needed = {other.seat for other in table.seats if not other.bot and not other.resigned}
        agreed = question.by is not None and needed <= set(question.agreed)
        if agreed and question.by is not None:
            table.row.question = None
            await table.go_back(question.by, client)
        kept = "" if agreed or question.by is None else text_of(question)
        table.row.question = question if kept else None
    if kept or had:
        await server.change(table.id, lambda connection: set_row(connection, table.id, question=kept))
    table.audience.say(TakeBackOut(None, question.agreed) if agreed else question)
