"""Many rows with one statement. The rows travel as one JSON value, so that the interpreter's lock is let go once, not once a row."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tafelrunde.server.database import SNAPSHOTS

if TYPE_CHECKING:
    from tafelrunde.server.store import Action

CHANNEL = "tafelrunde"
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


class Summary(msgspec.Struct):
    """What a table's own row says after an action; in the order of SUMMARY, after `id` and `seq`."""

    ply: int
    undone: int
    waiting: int
    deciding: int
    deadline: float | None
    touched: float
    updated: float
    clocks: str
    state: str
    result: str


class Statements(NamedTuple):
    insert: sa.TextClause
    update: sa.TextClause
    present: sa.TextClause


def statements(dialect: str) -> Statements:
    """The statements of a dialect; each takes `rows`, a JSON list of lists."""

    def source(columns: tuple[tuple[str, str], ...]) -> str:
        if dialect == "sqlite":
            parts = [f"json_extract(value, '$[{i}]') AS \"{name}\"" for i, (name, _) in enumerate(columns)]
            return f"(SELECT {', '.join(parts)} FROM json_each(:rows)) AS given"
        parts = [f'(value->>{i})::{kind} AS "{name}"' for i, (name, kind) in enumerate(columns)]
        return f"(SELECT {', '.join(parts)} FROM jsonb_array_elements(CAST(:rows AS jsonb))) AS given"

    names = ", ".join(f'"{name}"' for name, _ in ACTION)
    chosen = ", ".join(f'given."{name}"' for name, _ in ACTION)
    changes = ", ".join(f'"{name}" = given."{name}"' for name, _ in SUMMARY[1:])
    return Statements(
        sa.text(f"INSERT INTO actions ({names}) SELECT {chosen} FROM {source(ACTION)} WHERE true ON CONFLICT DO NOTHING"),
        sa.text(f"UPDATE tables SET {changes} FROM {source(SUMMARY)} WHERE tables.id = given.id AND tables.seq < given.seq"),
        sa.text(
            f'SELECT actions."table", actions.seq, actions.origin FROM {source(ACTION)} '
            'JOIN actions ON actions."table" = given."table" AND actions.seq = given.seq'
        ),
    )


def action_rows(actions: list[Action]) -> str:
    rows = [
        (one.table, one.seq, one.client, one.kind, one.seat, one.ply, one.after, text_of(one.moves), one.at, one.origin) for one in actions
    ]
    return text_of(rows)


def summary_rows(actions: list[Action]) -> str:
    """One row a table: the last action's word counts."""
    last = {action.table: action for action in actions}
    rows = [(action.table, action.seq, *msgspec.structs.astuple(action.summary)) for action in last.values()]
    return text_of(rows)


def keep_snapshots(connection: sa.Connection, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        row["noticed"], row["told"] = (text_of(row[name]) for name in ("noticed", "told"))
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(SNAPSHOTS).on_conflict_do_nothing(), rows)


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
