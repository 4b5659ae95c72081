"""What those who look after the server can do, each inside one write: by the admin page and by the command line alike.

Every act is written down with who did it, and all processes are told to look again.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from tafelrunde.engine.errors import Unreadable
from tafelrunde.server.bulletin import Bulletin, new_order, read_bulletin, write_bulletin
from tafelrunde.server.database import ACTIONS, ACTS, ASKS, CHAT, RECOVERIES, SEATS, SNAPSHOTS, TABLES, TOKENS, TURNS, USERS
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import end_sessions, new_id
from tafelrunde.server.names import key_of, look_of

REMOVED = "note-removed"
"""What stands in the place of a line of chat that was taken out."""
OF_TABLES = (SEATS, TOKENS, ASKS, ACTIONS, SNAPSHOTS, CHAT, TURNS)


def note_act(connection: sa.Connection, who: str, what: str, whom: str, why: str = "") -> None:
    """Write down what was done, and let all processes look again."""
    connection.execute(sa.insert(ACTS).values(at=time.time(), who=who, what=what, whom=whom, why=why[:200]))
    new_order(connection)


def somebody(connection: sa.Connection, user: str) -> Any:
    """A person by id."""
    row = connection.execute(sa.select(USERS).where(USERS.c.id == user)).first()
    if row is None:
        raise Failure("not_there")
    return row


def account(connection: sa.Connection, name: str) -> Any:
    """An account by name, or anybody by id; a sentence says what to do if there is none."""
    chosen = sa.select(USERS).where((USERS.c.name_key == key_of(name)) | (USERS.c.id == name))
    row = connection.execute(chosen).first()
    if row is None:
        raise Unreadable(f"nobody here is called '{name}'; guests are named by their id (tafelrunde admin people).")
    return row


# People.


def ban(connection: sa.Connection, who: str, user: str, why: str, bot: str) -> None:
    """Nobody gets in as this person any more; a bot plays his seats on."""
    somebody(connection, user)
    connection.execute(sa.update(USERS).where(USERS.c.id == user).values(banned=why[:200] or "-"))
    end_sessions(connection, user)
    connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.user == user))
    connection.execute(sa.delete(ASKS).where(ASKS.c.user == user))
    going_on = sa.select(TABLES.c.id).where(TABLES.c.state.in_(("playing", "paused")))
    mine = (SEATS.c.user == user) & (SEATS.c.bot == "") & SEATS.c.table.in_(going_on)
    connection.execute(sa.update(SEATS).where(mine).values(bot=bot))
    note_act(connection, who, "ban", user, why)


def unban(connection: sa.Connection, who: str, user: str, why: str = "") -> None:
    somebody(connection, user)
    connection.execute(sa.update(USERS).where(USERS.c.id == user).values(banned=""))
    note_act(connection, who, "unban", user, why)


def set_admin(connection: sa.Connection, who: str, user: str, on: bool) -> None:
    """Let an account look after the server, or no longer."""
    if somebody(connection, user).password is None:
        raise Failure("not_now")
    connection.execute(sa.update(USERS).where(USERS.c.id == user).values(role="admin" if on else ""))
    note_act(connection, who, "grant" if on else "revoke", user)


def give_room(connection: sa.Connection, who: str, user: str, kilobytes: int) -> None:
    """Grant somebody so many kilobytes beyond what everybody has."""
    somebody(connection, user)
    connection.execute(sa.update(USERS).where(USERS.c.id == user).values(room=kilobytes))
    note_act(connection, who, "room", user, str(kilobytes))


def set_password(connection: sa.Connection, who: str, user: str, hashed: str) -> None:
    """A new password for somebody who has lost his; all his sessions and seat tokens end."""
    if somebody(connection, user).password is None:
        raise Failure("not_now")
    connection.execute(sa.update(USERS).where(USERS.c.id == user).values(password=hashed))
    end_sessions(connection, user)
    note_act(connection, who, "password", user)


def make_account(connection: sa.Connection, who: str, name: str, hashed: str) -> str:
    """An account made by hand; its id."""
    taken = sa.select(USERS.c.id).where((USERS.c.name_key == key_of(name)) | (USERS.c.name_look == look_of(name)))
    if connection.scalar(taken.limit(1)) is not None:
        raise Failure("name_taken")
    user, now = new_id(), time.time()
    values = {"id": user, "name": name, "name_key": key_of(name), "name_look": look_of(name), "password": hashed}
    connection.execute(sa.insert(USERS).values(**values, created=now, seen=now // 86_400 * 86_400))
    note_act(connection, who, "account", user)
    return user


# Tables and what is said there.


def remove_table(connection: sa.Connection, who: str, table: str, why: str = "") -> None:
    """Take a table and all that belongs to it out of the database, for good."""
    if not connection.execute(sa.delete(TABLES).where(TABLES.c.id == table)).rowcount:
        raise Failure("not_there")
    for one in OF_TABLES:
        connection.execute(sa.delete(one).where(one.c.table == table))
    note_act(connection, who, "remove_table", table, why)


def remove_line(connection: sa.Connection, who: str, number: int, why: str = "") -> Any:
    """Take out what somebody said; that something was said there stays. The line as it is now."""
    said = (CHAT.c.number == number) & ((CHAT.c.key == "") | (CHAT.c.key == REMOVED))
    if not connection.execute(sa.update(CHAT).where(said).values(text="", key=REMOVED)).rowcount:
        raise Failure("not_there")
    note_act(connection, who, "remove_line", str(number), why)
    return connection.execute(sa.select(CHAT).where(CHAT.c.number == number)).one()


# The bulletin.


def set_bulletin(connection: sa.Connection, who: str, bulletin: Bulletin) -> Bulletin:
    """Change what holds for the whole server."""
    before = read_bulletin(connection)
    kept = write_bulletin(connection, bulletin)
    if before.read_only != bulletin.read_only:
        note_act(connection, who, "read_only" if bulletin.read_only else "open", "")
    if (before.announcement_en, before.announcement_de) != (bulletin.announcement_en, bulletin.announcement_de):
        note_act(connection, who, "announce", "", bulletin.announcement_en or bulletin.announcement_de)
    return kept


def acts(connection: sa.Connection, most: int = 200) -> list[Any]:
    """What was done, the newest first."""
    return list(connection.execute(sa.select(ACTS).order_by(ACTS.c.number.desc()).limit(most)))


def people(connection: sa.Connection, name: str = "", only: str = "", most: int = 100) -> list[Any]:
    """Those whose name begins like this, accounts first; `only`: "banned" or "admin"."""
    chosen = sa.select(USERS)
    if name:
        begins = sa.func.lower(USERS.c.name).startswith(name.lower(), autoescape=True)
        chosen = chosen.where(begins | USERS.c.name_key.startswith(key_of(name), autoescape=True) | (USERS.c.id == name))
    if only == "banned":
        chosen = chosen.where(USERS.c.banned != "")
    if only == "admin":
        chosen = chosen.where(USERS.c.role == "admin")
    ordered = chosen.order_by(USERS.c.name_key.is_(None), USERS.c.seen.desc(), USERS.c.created.desc())
    return list(connection.execute(ordered.limit(most)))


def counts(connection: sa.Connection) -> dict[str, int]:
    """How many there are of what: tables by state, accounts, guests, those who were here in the last week."""
    found = dict.fromkeys(("open", "playing", "paused", "finished"), 0)
    by_state = sa.select(TABLES.c.state, sa.func.count()).group_by(TABLES.c.state)
    found |= {str(state): int(count) for state, count in connection.execute(by_state)}

    def people(which: sa.ColumnElement[bool]) -> int:
        return connection.scalar(sa.select(sa.func.count()).select_from(USERS).where(which)) or 0

    found["accounts"] = people(USERS.c.password.is_not(None))
    found["guests"] = people(USERS.c.password.is_(None))
    found["this_week"] = people(USERS.c.seen > time.time() - 7 * 86_400)
    return found
