"""The lobby over HTTP: tables, their life from creation to archive, replays and records."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import UNSET, Meta, Struct

from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.options import fill
from tafelrunde.server import forms, ledger, replays, seating
from tafelrunde.server.bulk import text_of
from tafelrunde.server.database import SEATS, TABLES, USERS
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person, hash_of, new_id, new_secret, same
from tafelrunde.server.ledger import Loaded
from tafelrunde.server.shown import Viewer
from tafelrunde.server.tables import Table
from tafelrunde.server.tableserver import LONG, PRESENCE, TableServer, set_row, table_info
from tafelrunde.server.wire import TableInfo

PAGE = 50
BLANK, DECISION = 500, 200
"""Bytes a table and a decision take on the disk, about."""
Eyes = Annotated[int, Meta(ge=0, le=15)]


class Invitation(Struct, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=80)] = ""


class Filter(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)] = ""
    state: Literal["", "open", "playing", "finished"] = ""
    before: Annotated[str, Meta(pattern=r"^([0-9]{1,11}(\.[0-9]{1,10})?)?$")] = ""


class WhichStep(Struct, forbid_unknown_fields=True):
    step: Annotated[int, Meta(ge=-1, le=10_000_000)] = -1
    eyes: Eyes | None = None
    lang: Literal["en", "de"] = "en"
    invite: Annotated[str, Meta(max_length=80)] = ""


class WhichLines(Struct, forbid_unknown_fields=True):
    before: Annotated[int, Meta(ge=-1, le=100_000_000)] = -1
    eyes: Eyes | None = None
    lang: Literal["en", "de"] = "en"
    invite: Annotated[str, Meta(max_length=80)] = ""


async def the_table(call: Call) -> Table:
    """The table asked for; with several processes, as it is in the database now, not as we last heard."""
    known = call.part("table") in call.server.tables
    table = await call.server.table(call.part("table"))
    if known and call.server.store.several:
        await call.server.look_again(table.id, ours=False)
    return table


def shown_token(call: Call) -> str:
    kind, _, token = call.request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "seat" else ""


async def the_rows(call: Call) -> Table | Loaded:
    """The same, but also a table whose rules are gone: as far as it can be read without them."""
    try:
        return await the_table(call)
    except Failure as failure:
        if failure.code != "rules_gone":
            raise
    loaded = await call.server.store.read(lambda connection: ledger.load(connection, call.part("table")))
    if loaded is None:
        raise Failure("not_there")
    return loaded


def held_seats(call: Call, table: Table | Loaded) -> set[int]:
    """The seats this request has a right to: by session, or by a token."""
    held = {seat.seat for seat in table.seats if call.person is not None and seat.user == call.person.id}
    if (token := shown_token(call)) and (seat := table.tokens.get(hash_of(token))) is not None:
        held.add(seat)
    return held


def must_see(call: Call, table: Table | Loaded, invite: str) -> set[int]:
    """The seats held; a failure if this request may not even see the table."""
    held = held_seats(call, table)
    owner = call.person is not None and call.person.id == table.row.owner
    if not (held or owner or table.row.public or (invite and same(invite, table.row.invite))):
        raise Failure("not_admitted")
    return held


def must_own(call: Call, table: Table | Loaded) -> Person:
    person = call.known()
    if table.row.owner != person.id:
        raise Failure("not_allowed")
    return person


def must_hold(call: Call, table: Table, seat: int) -> None:
    seating.check_seat(table, seat)
    if seat not in held_seats(call, table):
        raise Failure("not_your_seat")


def must_hold_any(call: Call, table: Table) -> tuple[str, str]:
    """Name and user of somebody who sits here, or owns the table."""
    held = held_seats(call, table)
    if held:
        return table.seats[min(held)].name, table.seats[min(held)].user
    person = must_own(call, table)
    return person.name, person.id


def info(call: Call, table: Table | Loaded) -> TableInfo:
    held = held_seats(call, table)
    return still_info(call, table, held) if isinstance(table, Loaded) else call.server.info(table, call.person, held)


def still_info(call: Call, loaded: Loaded, held: Iterable[int]) -> TableInfo:
    """What is shown of a table that is not in memory."""
    row, now = loaded.row, time.time()
    late = row.delay > 0 and row.state != "finished"
    return table_info(row, loaded.seats, loaded.asks, call.person, held, [seat.seen > now - PRESENCE for seat in loaded.seats], late)


async def somebody(call: Call, name: str | None = None) -> Person:
    """Who asks; a guest is made of somebody unknown."""
    if call.person is None:
        call.server.guests.take(call.address)
        call.set_cookie, call.person = await call.server.identity.new_guest(name or "", call.device)
    elif name is not None and not call.person.account and name != call.person.name:
        await call.server.identity.rename(call.person, name)
        call.person.name = name
    return call.person


@endpoint("GET", "/api/tables", answer=forms.Tables, query=Filter)
async def list_tables(call: Call) -> forms.Tables:
    """Public tables, newest first."""
    asked: Filter = call.query
    chosen = sa.select(TABLES).where(TABLES.c.public.is_(True), TABLES.c.archived.is_(False))
    if asked.game:
        chosen = chosen.where(TABLES.c.game == asked.game)
    if asked.state:
        chosen = chosen.where(TABLES.c.state == asked.state)
    if asked.before:
        chosen = chosen.where(TABLES.c.created < float(asked.before))
    rows = await read_tables(call, chosen.order_by(TABLES.c.created.desc()).limit(PAGE))
    return forms.Tables(rows, repr(rows[-1].created) if len(rows) == PAGE else "")


@endpoint("GET", "/api/me/tables", answer=forms.Tables, fails=(401,))
async def my_tables(call: Call) -> forms.Tables:
    """Tables where I sit or which I own, those that wait for me first."""
    person = call.known()
    seated = sa.select(SEATS.c.table).where(SEATS.c.user == person.id)
    mine = sa.select(TABLES).where((TABLES.c.owner == person.id) | TABLES.c.id.in_(seated), TABLES.c.archived.is_(False))
    rows = await read_tables(call, mine.order_by(TABLES.c.updated.desc()).limit(200))
    rows.sort(key=lambda row: (not row.your_turn, row.state == "finished"))
    return forms.Tables(rows, "")


async def read_tables(call: Call, chosen: sa.Select[Any]) -> list[TableInfo]:
    def read(connection: sa.Connection) -> tuple[list[ledger.TableRow], dict[str, list[ledger.SeatRow]]]:
        rows = ledger.table_rows(connection, chosen)
        return rows, ledger.seats_of(connection, [row.id for row in rows])

    rows, seats = await call.server.store.read(read)
    found = []
    for row in rows:
        if (open := call.server.tables.get(row.id)) is not None:
            found.append(call.server.info(open, call.person, []))
        else:
            found.append(still_info(call, Loaded(row, seats.get(row.id, []), {}, []), []))
    return found


@endpoint("POST", "/api/tables", body=forms.NewTable, answer=TableInfo, status=201, fails=(404, 409))
async def create_table(call: Call) -> TableInfo:
    """Create a table. It belongs to whoever asks."""
    asked: forms.NewTable = call.body
    game = call.server.game(asked.game)
    roles, options = await agreed(call, game, asked.roles or asked.seats or game.min_seats, asked.options)
    person = await somebody(call)
    call.server.new_tables.take(call.address)
    await must_have_room(call.server, person, asked.public, options)
    now, id = time.time(), new_id()
    row = {
        "id": id,
        "owner": person.id,
        "title": asked.title.strip(),
        "game": game.id,
        "version": game.version,
        "roles": text_of(roles),
        "options": text_of(options),
        "public": asked.public,
        "entry": asked.entry,
        "pace": asked.pace,
        "clock": text_of(asked.clock),
        "undo": asked.undo,
        "spectators": asked.spectators,
        "delay": asked.delay,
        "hints": asked.hints,
        "invite": new_secret()[:22],
        **blank_row(now),
    }
    await call.server.store.write(lambda connection: insert_table(connection, row, [("", "", "")] * len(roles)))
    return info(call, await call.server.table(id))


async def agreed(call: Call, game: Any, seats: Any, options: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """`checked`; beside the loop where a file of one's own has to be read, which takes its time."""
    if any(isinstance(value, str) and len(value) > LONG for value in options.values()):
        call.server.drafts.take(call.address)
        return await call.server.aside(checked, game, seats, options)
    return checked(game, seats, options)


def checked(game: Any, seats: Any, options: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
    """Roles and options the game allows; a failure says what it does."""
    try:
        roles = game.check_seats(seats)
        chosen = fill(game.options, options, at_tables=True)
        if objection := game.objection(roles, chosen):
            raise Failure("bad_options", objection)
        game.new(roles, bytes(16), chosen, "keyed")
    except TafelrundeError as error:
        raise Failure("bad_options", str(error)) from None
    return roles, chosen


def blank_row(now: float) -> dict[str, Any]:
    return {
        "state": "open",
        "archived": False,
        "seed": "",
        "created": now,
        "updated": now,
        "touched": now,
        "seq": 0,
        "ply": 0,
        "undone": 0,
        "waiting": 0,
        "deciding": 0,
        "deadline": None,
        "clocks": "",
        "result": "",
        "rematch": "",
        "question": "",
    }


def insert_table(connection: sa.Connection, row: dict[str, Any], sitting: list[tuple[str, str, str]]) -> None:
    connection.execute(sa.insert(TABLES).values(**row))
    for seat, (user, name, bot) in enumerate(sitting):
        values = {"table": row["id"], "seat": seat, "user": user, "name": name, "bot": bot, "resigned": False, "seen": 0.0}
        connection.execute(sa.insert(SEATS).values(**values))


async def must_have_room(server: TableServer, person: Person, public: bool, options: dict[str, Any], instead: Table | None = None) -> None:
    """A failure if somebody may not have one more table like this, or this one `instead` of what it was."""
    most = server.settings

    def read(connection: sa.Connection) -> tuple[int, int, int]:
        mine = TABLES.c.owner == person.id
        unfinished = mine & (TABLES.c.state != "finished") & TABLES.c.archived.is_(False)
        listed = unfinished & TABLES.c.public & (TABLES.c.state == "open")
        size = sa.func.sum(BLANK + sa.func.length(TABLES.c.options) + DECISION * TABLES.c.seq)
        stored = connection.scalar(sa.select(size).where(mine)) or 0
        granted = connection.scalar(sa.select(USERS.c.room).where(USERS.c.id == person.id)) or 0
        counts = [connection.scalar(sa.select(sa.func.count()).where(which)) or 0 for which in (unfinished, listed)]
        return counts[0], counts[1], int(stored) - 1000 * granted

    unfinished, listed, stored = await server.store.read(read)
    if instead is None and most.tables_per_user and unfinished >= most.tables_per_user:
        raise Failure("too_many_tables")
    if instead is None and public and most.public_tables_per_user and listed >= most.public_tables_per_user:
        raise Failure("too_many_tables")
    room = most.kilobytes_per_account if person.account else most.kilobytes_per_guest
    freed = len(text_of(instead.row.options)) if instead is not None else 0
    if room and stored - freed + len(text_of(options)) > 1000 * room:
        raise Failure("too_much")


@endpoint("GET", "/api/tables/{table}", answer=TableInfo, query=Invitation, fails=(403, 409))
async def show_table(call: Call) -> TableInfo:
    """One table."""
    table = await the_rows(call)
    must_see(call, table, call.query.invite)
    return info(call, table)


@endpoint("PATCH", "/api/tables/{table}", body=forms.ChangeTable, answer=TableInfo, fails=(401, 409))
async def change_table(call: Call) -> TableInfo:
    """The owner changes a table before its start."""
    table = await the_table(call)
    must_own(call, table)
    asked: forms.ChangeTable = call.body
    values: dict[str, Any] = {"invite": new_secret()[:22]} if asked.new_invite else {}
    values |= {name: value for name in ("title", "public", "entry") if (value := getattr(asked, name)) is not UNSET}
    game_too = asked.roles is not UNSET or asked.options is not UNSET or asked.hints is not UNSET
    if game_too:
        if table.row.state != "open":
            raise Failure("not_open")
        wanted = table.row.roles if asked.roles is UNSET else asked.roles
        if len(wanted) != len(table.row.roles):
            raise Failure("bad_options")
        roles, options = await agreed(call, table.game, wanted, table.row.options if asked.options is UNSET else asked.options)
        await must_have_room(call.server, call.known(), False, options, table)
        values |= {"roles": text_of(roles), "options": text_of(options)}
        values |= {"hints": asked.hints} if asked.hints is not UNSET else {}

    def change(connection: sa.Connection) -> None:
        if game_too:  # it may have begun while the setting was being checked
            seating.must_be_open(connection, table.id)
        set_row(connection, table.id, **values)

    if values:
        await call.server.change(table.id, change)
        table.audience.table_changed(whole=True)
    return info(call, table)


@endpoint("POST", "/api/tables/{table}/start", answer=TableInfo, fails=(401, 409))
async def start_table(call: Call) -> TableInfo:
    """The owner begins the game."""
    table = await the_table(call)
    must_own(call, table)
    await seating.start(call.server, table)
    return info(call, table)


@endpoint("POST", "/api/tables/{table}/pause", answer=TableInfo, fails=(401, 409))
async def pause_table(call: Call) -> TableInfo:
    """Stop the clocks and all play."""
    table = await the_table(call)
    await seating.pause(call.server, table, True, *must_hold_any(call, table))
    return info(call, table)


@endpoint("POST", "/api/tables/{table}/resume", answer=TableInfo, fails=(401, 409))
async def resume_table(call: Call) -> TableInfo:
    """Go on after a pause."""
    table = await the_table(call)
    await seating.pause(call.server, table, False, *must_hold_any(call, table))
    return info(call, table)


@endpoint("POST", "/api/tables/{table}/rematch", answer=TableInfo, fails=(401, 409))
async def rematch_table(call: Call) -> TableInfo:
    """A new table with the same setting and the same people; everybody finds his new seat under "my tables"."""
    table = await the_table(call)
    name, user = must_hold_any(call, table)
    if table.row.state != "finished":
        raise Failure("not_over")
    if table.row.rematch:
        return info(call, await call.server.table(table.row.rematch))
    person = await somebody(call)
    call.server.new_tables.take(call.address)
    await must_have_room(call.server, person, table.row.public, table.row.options)
    plain = msgspec.to_builtins(table.row)
    row = {
        **plain,
        "id": new_id(),
        "owner": person.id,
        "invite": new_secret()[:22],
        "version": find(table.row.game).version,
        **blank_row(time.time()),
    }
    for column in ("roles", "options", "clock"):
        row[column] = text_of(plain[column])
    sitting = [(seat.user, seat.name, "" if seat.user else seat.bot) for seat in table.seats]

    def make(connection: sa.Connection) -> str:
        first = sa.update(TABLES).where(TABLES.c.id == table.id, TABLES.c.rematch == "").values(rematch=row["id"])
        if not connection.execute(first).rowcount:
            return str(connection.scalar(sa.select(TABLES.c.rematch).where(TABLES.c.id == table.id)))
        insert_table(connection, row, sitting)
        return str(row["id"])

    made = await call.server.change(table.id, make)
    table.audience.table_changed()
    await call.server.note(table, "rematch", name=name, user=user)
    return info(call, await call.server.table(made))


@endpoint("POST", "/api/tables/{table}/archive", answer=TableInfo, fails=(401, 409))
async def archive_table(call: Call) -> TableInfo:
    """Put a table away. A game that is not over ends without result."""
    table = await the_rows(call)
    must_own(call, table)
    if table.row.state in ("playing", "paused"):
        await (seating.abandon_rows(call.server, table) if isinstance(table, Loaded) else seating.abandon(table))
    await call.server.change(table.row.id, lambda connection: set_row(connection, table.row.id, archived=True))
    return info(call, await the_rows(call))


@endpoint("GET", "/api/tables/{table}/replay", answer=forms.Replay, query=WhichStep, fails=(403, 409))
async def replay_table(call: Call) -> forms.Replay:
    """A step of the game as one viewer saw it."""
    table, viewer = await looking(call)
    return await replays.replay(call.server, table, viewer, call.query.step)


@endpoint("GET", "/api/tables/{table}/log", answer=forms.LogPage, query=WhichLines, fails=(403, 409))
async def log_of_table(call: Call) -> forms.LogPage:
    """Earlier lines of the log."""
    table, viewer = await looking(call)
    return await replays.log_page(call.server, table, viewer, call.query.before)


async def looking(call: Call) -> tuple[Table, Viewer]:
    """The table and the eyes asked for, if the request may look through them."""
    table = await the_table(call)
    held = must_see(call, table, call.query.invite)
    eyes = call.query.eyes
    if eyes is not None:
        seating.check_seat(table, eyes)
        if eyes not in held and table.row.state != "finished":
            raise Failure("not_your_seat")
    elif not held and not table.row.spectators and table.row.state != "finished":
        raise Failure("not_admitted")
    return table, Viewer(eyes, call.query.lang)


@endpoint("GET", "/api/tables/{table}/record", answer="text/plain", query=Invitation, fails=(403, 409))
async def record_of_table(call: Call) -> str:
    """The record of a finished game: enough to rebuild and verify it."""
    table = await the_rows(call)
    must_see(call, table, call.query.invite)
    return await (replays.bare_record(call.server, table) if isinstance(table, Loaded) else replays.record(call.server, table))


@endpoint("GET", "/api/tables/{table}/options/{option}", answer="text/plain", query=Invitation, fails=(403, 404))
async def option_of_table(call: Call) -> str:
    """The file of one's own a table is played with."""
    table = await the_rows(call)
    must_see(call, table, call.query.invite)
    value = table.row.options.get(call.part("option"))
    if not isinstance(value, str):
        raise Failure("not_there")
    return value


@endpoint("GET", "/api/tables/{table}/prospects", answer=forms.Prospects, query=Invitation, fails=(403, 409))
async def prospects_of_table(call: Call) -> forms.Prospects:
    """How each seat stood in the course of a finished game."""
    table = await the_table(call)
    must_see(call, table, call.query.invite)
    return await replays.prospects(call.server, table)
