"""Many rows with one statement, so that the interpreter's lock is let go once, not once a row."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tafelrunde.server.actions import Action, Snapshot
from tafelrunde.server.database import ACTIONS, SNAPSHOTS

Row: TypeAlias = tuple[Any, ...]
CHANNEL = "tafelrunde"
MOST_ROWS = 256
MOST_PAYLOAD = 7000
"""PostgreSQL carries up to 8000 bytes with a notification."""

ACTION = (
    ("table", "text"),
    ("seq", "integer"),
    ("client", "text"),
    ("kind", "text"),
    ("seat", "integer"),
    ("ply", "integer"),
    ("after", "integer"),
    ("moves", "text"),
    ("at", "double precision"),
    ("origin", "text"),
)
SUMMARY = (
    ("id", "text"),
    ("seq", "integer"),
    ("ply", "integer"),
    ("undone", "integer"),
    ("waiting", "bigint"),
    ("deciding", "bigint"),
    ("deadline", "double precision"),
    ("touched", "double precision"),
    ("updated", "double precision"),
    ("clocks", "text"),
    ("state", "text"),
    ("result", "text"),
)


def text_of(plain: Any) -> str:
    """As JSON."""
    return msgspec.json.encode(plain).decode()


# Statements are made for 256, 128, … 1 rows: few enough for the driver to keep them all ready.


@cache
def insert_of(dialect: str, count: int) -> str:
    names = ", ".join(f'"{name}"' for name, _ in ACTION)
    return f"INSERT INTO actions ({names}) {values_of(dialect, ACTION, count)} ON CONFLICT DO NOTHING"


@cache
def update_of(dialect: str, count: int) -> str:
    changes = ", ".join(f'"{name}" = given.column{i}' for i, (name, _) in enumerate(SUMMARY[1:], 2))
    given = values_of(dialect, SUMMARY, count)
    return f"UPDATE tables SET {changes} FROM ({given}) AS given WHERE tables.id = given.column1 AND tables.seq < given.column2"


@cache
def used_of(count: int) -> str:
    given = "VALUES " + ", ".join(["(?, ?)"] * count)
    there = 'SELECT 1 FROM actions WHERE actions."table" = given.column1 AND actions.client = given.column2'
    return f"SELECT given.column1, given.column2 FROM ({given}) AS given WHERE EXISTS ({there})"


def values_of(dialect: str, columns: tuple[tuple[str, str], ...], count: int) -> str:
    row = ", ".join("?" if dialect == "sqlite" else f"%s::{kind}" for _, kind in columns)
    return "VALUES " + ", ".join([f"({row})"] * count)


def carry_out(connection: sa.Connection, statement: Callable[[str, int], str], rows: list[Row]) -> int:
    """Run a statement for all rows, as many at once as possible; returns how many rows were changed."""
    at = changed = 0
    while at < len(rows):
        count = min(MOST_ROWS, 1 << (len(rows) - at).bit_length() - 1)
        values = tuple(chain.from_iterable(rows[at : at + count]))
        changed += connection.exec_driver_sql(statement(connection.dialect.name, count), values).rowcount
        at += count
    return changed


def append(connection: sa.Connection, actions: list[Action]) -> int:
    """Append actions; returns how many of them are in. The others met a row that was there first."""
    return carry_out(connection, insert_of, [action_row(action) for action in actions])


def summary_row(action: Action) -> Row:
    one = action.summary
    when = (one.deadline, one.touched, one.updated)
    return (action.table, action.seq, one.ply, one.undone, one.waiting, one.deciding, *when, one.clocks, one.state, one.result)


def action_row(one: Action) -> Row:
    moves = f"[{one.moves[0]}]" if len(one.moves) == 1 else text_of(one.moves)
    return (one.table, one.seq, one.client, one.kind, one.seat, one.ply, one.after, moves, one.at, one.origin)


def summarise(connection: sa.Connection, actions: list[Action]) -> None:
    """Let each table's own row say what this action of it says."""
    carry_out(connection, update_of, [summary_row(action) for action in actions])


def origins(connection: sa.Connection, actions: list[Action]) -> dict[tuple[str, int], str]:
    """Whose attempt was stored at the places of these actions."""
    found: dict[tuple[str, int], str] = {}
    place = sa.tuple_(ACTIONS.c.table, ACTIONS.c.seq)
    for at in range(0, len(actions), MOST_ROWS):
        wanted = place.in_([(one.table, one.seq) for one in actions[at : at + MOST_ROWS]])
        rows: Any = connection.execute(sa.select(ACTIONS.c.table, ACTIONS.c.seq, ACTIONS.c.origin).where(wanted))
        for table, seq, origin in rows:  # compiled code would insist on tuples, if it were told of rows what their types say
            found[table, seq] = origin
    return found


def used_before(connection: sa.Connection, actions: list[Action]) -> set[tuple[str, str]]:
    """Tables and ids of those of these actions whose ids are stored at their tables already. SQLite only."""
    found: set[tuple[str, str]] = set()
    for at in range(0, len(actions), MOST_ROWS):
        part = actions[at : at + MOST_ROWS]
        part += [part[-1]] * ((1 << (len(part) - 1).bit_length()) - len(part))
        values = tuple(chain.from_iterable([(one.table, one.client) for one in part]))
        rows: Any = connection.exec_driver_sql(used_of(len(part)), values)
        for table, client in rows:
            found.add((table, client))
    return found


def snapshot_row(table: str, shot: Snapshot) -> dict[str, Any]:
    known = {"noticed": text_of(shot.noticed), "told": text_of(shot.told)}
    return {"table": table, "ply": shot.ply, "seq": shot.seq, "state": shot.state, **known}


def keep_snapshots(connection: sa.Connection, shots: list[tuple[str, Snapshot]]) -> None:
    """Keep snapshots of tables, where there is none of that moment yet."""
    if not shots:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(SNAPSHOTS).on_conflict_do_nothing(), [snapshot_row(table, shot) for table, shot in shots])


def new_origin() -> str:
    return secrets.token_hex(8)


def notify(connection: sa.Connection, origin: str, words: list[str]) -> None:
    """Tell the other processes: ``aTABLE`` has new actions, ``cTABLE`` has changed otherwise."""
    words = sorted(set(words))
    while words:
        take, size = 0, len(origin)
        while take < len(words) and size + len(words[take]) + 1 <= MOST_PAYLOAD:
            size += len(words[take]) + 1
            take += 1
        payload = " ".join([origin, *words[:take]])
        connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
        words = words[take:]
