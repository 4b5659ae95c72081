"""For those who look after the server, over HTTP. They see who and what is there, never what is hidden in a game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from msgspec import UNSET, Meta, Struct

from tafelrunde import BUILD, __version__
from tafelrunde.server import adminforms, forms, ledger, moderation
from tafelrunde.server.bulletin import Bulletin
from tafelrunde.server.database import TABLES, file_of
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person
from tafelrunde.server.lobby import read_tables
from tafelrunde.server.wire import ChatLine, ChatOut

MOST = 100


class WhichPeople(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)] = ""
    only: Literal["", "banned", "admin"] = ""


class WhichTables(Struct, forbid_unknown_fields=True):
    """By owner, by words of the title, or by id; nothing: the newest."""

    owner: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=80)] = ""


def must_admin(call: Call) -> Person:
    person = call.known()
    if not person.admin:
        raise Failure("not_admin")
    return person


@endpoint("GET", "/api/bulletin", answer=adminforms.BulletinText)
async def bulletin_text(call: Call) -> adminforms.BulletinText:
    """What holds for the whole server: an announcement, and whether nothing may be changed just now."""
    bulletin = call.server.bulletin
    return adminforms.BulletinText(bulletin.read_only, bulletin.announcement_en, bulletin.announcement_de)


@endpoint("GET", "/api/admin", answer=adminforms.Overview, fails=(401, 403))
async def overview(call: Call) -> adminforms.Overview:
    """How the server is."""
    must_admin(call)
    server = call.server
    found = await server.store.read(moderation.counts)
    file = file_of(server.settings.database())
    size = await asyncio.to_thread(lambda: file.stat().st_size) if file is not None and file.exists() else 0
    return adminforms.Overview(
        version=__version__,
        build=BUILD,
        since=server.since,
        database="damaged" if server.store.damage else "ok" if server.store.healthy else "failing",
        size=size,
        connections=len(server.connections),
        in_memory=len(server.tables),
        counts=found,
        bulletin=await bulletin_text(call),
    )


@endpoint("PUT", "/api/admin/bulletin", body=adminforms.BulletinText, answer=adminforms.BulletinText, fails=(401,), always=True)
async def change_bulletin(call: Call) -> adminforms.BulletinText:
    """Announce something to everybody; let nothing be changed for a while."""
    admin, asked = must_admin(call), call.body
    bulletin = Bulletin(asked.read_only, asked.en.strip(), asked.de.strip())
    await call.server.store.write(lambda connection: moderation.set_bulletin(connection, admin.id, bulletin))
    await call.server.caretaker.look_round()
    return await bulletin_text(call)


@endpoint("GET", "/api/admin/people", answer=adminforms.People, query=WhichPeople, fails=(401, 403))
async def list_people(call: Call) -> adminforms.People:
    """People by the beginning of their name, accounts first."""
    must_admin(call)
    asked: WhichPeople = call.query
    rows = await call.server.store.read(lambda connection: moderation.people(connection, asked.name, asked.only, MOST))
    return adminforms.People([shown_person(call, row) for row in rows])


def shown_person(call: Call, row: Any) -> adminforms.PersonInfo:
    account = row.password is not None
    admin = account and (row.role == "admin" or row.name_key in call.server.identity.admins)
    return adminforms.PersonInfo(row.id, row.name, account, admin, row.banned, row.room, row.created, row.seen)


@endpoint("PATCH", "/api/admin/people/{user}", body=adminforms.ChangePerson, answer=adminforms.PersonInfo, fails=(401, 409), always=True)
async def change_person(call: Call) -> adminforms.PersonInfo:
    """Ban somebody or let him in again, grant him room, let him look after the server. Nobody does it to himself."""
    admin, user, asked = must_admin(call), call.part("user"), call.body
    if user == admin.id:
        raise Failure("not_now")
    bot = call.server.bots.stand_in()

    def change(connection: sa.Connection) -> Any:
        moderation.somebody(connection, user)
        if asked.banned is not UNSET:
            if asked.banned:
                moderation.ban(connection, admin.id, user, asked.banned, bot)
            else:
                moderation.unban(connection, admin.id, user)
        if asked.admin is not UNSET:
            moderation.set_admin(connection, admin.id, user, asked.admin)
        if asked.room is not UNSET:
            moderation.give_room(connection, admin.id, user, asked.room)
        return moderation.somebody(connection, user)

    row = await call.server.store.write(change)
    await call.server.caretaker.look_round()
    return shown_person(call, row)


@endpoint("GET", "/api/admin/tables", answer=forms.Tables, query=WhichTables, fails=(401, 403))
async def all_tables(call: Call) -> forms.Tables:
    """Tables, private ones too, the newest first."""
    must_admin(call)
    asked: WhichTables = call.query
    chosen = sa.select(TABLES)
    if asked.owner:
        chosen = chosen.where(TABLES.c.owner == asked.owner)
    if asked.text:
        like = sa.func.lower(TABLES.c.title).contains(asked.text.lower(), autoescape=True)
        chosen = chosen.where(like | (TABLES.c.id == asked.text))
    return forms.Tables(await read_tables(call, chosen.order_by(TABLES.c.created.desc()).limit(MOST)), "")


@endpoint("DELETE", "/api/admin/tables/{table}", body=adminforms.Why, answer=forms.Nothing, fails=(401,), always=True)
async def remove_table(call: Call) -> forms.Nothing:
    """Remove a table and all that belongs to it, for good."""
    admin, table = must_admin(call), call.part("table")
    await call.server.store.write(lambda connection: moderation.remove_table(connection, admin.id, table, call.body.why))
    await call.server.caretaker.look_round()
    return forms.Nothing()


@endpoint("GET", "/api/admin/tables/{table}/chat", answer=adminforms.Talk, fails=(401, 403))
async def talk_at_table(call: Call) -> adminforms.Talk:
    """What was said at a table."""
    must_admin(call)
    table = call.part("table")
    rows = await call.server.store.read(lambda connection: ledger.chat_lines(connection, table, 500))
    return adminforms.Talk([adminforms.Said(row.number, row.at, row.user, row.name, row.text, row.key) for row in rows])


@endpoint("DELETE", "/api/admin/chat/{line}", body=adminforms.Why, answer=forms.Nothing, fails=(401,), always=True)
async def remove_line(call: Call) -> forms.Nothing:
    """Take out what somebody said."""
    admin, number = must_admin(call), int(call.part("line"))
    row = await call.server.store.write(lambda connection: moderation.remove_line(connection, admin.id, number, call.body.why))
    if (table := call.server.tables.get(row.table)) is not None:
        table.audience.say(ChatOut([ChatLine(row.number, row.at, row.name, row.text, row.seat, row.key, row.value)]))
    return forms.Nothing()


@endpoint("GET", "/api/admin/acts", answer=adminforms.Acts, fails=(401, 403))
async def list_acts(call: Call) -> adminforms.Acts:
    """What was done by those who look after the server, the newest first."""
    must_admin(call)
    rows = await call.server.store.read(moderation.acts)
    return adminforms.Acts([adminforms.Act(row.number, row.at, row.who, row.what, row.whom, row.why) for row in rows])
