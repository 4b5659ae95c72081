"""Reading tables back: rows as plain structs, the present line of a game, and the story rebuilt from the nearest snapshot."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.errors import Corrupt, UnknownGame, Unreadable
from tafelrunde.engine.state import attributes
from tafelrunde.server import bulk
from tafelrunde.server.actions import RECENT_IDS as RECENT_IDS
from tafelrunde.server.actions import Snapshot
from tafelrunde.server.database import ACTIONS, ASKS, CHAT, SEATS, SNAPSHOTS, TABLES, TOKENS
from tafelrunde.server.failures import Failure
from tafelrunde.server.story import Refusal, Story
from tafelrunde.server.wire import ClockSetting, Result, TakeBackOut

log = logging.getLogger("tafelrunde.ledger")
TAIL = 16
"""A story begins at least so many decisions before its end, so that free undo survives a restart."""


class TableRow(Struct):
    """A table as it is stored."""

    id: str
    owner: str
    title: str
    game: str
    version: int
    roles: list[str]
    options: dict[str, str | int | bool]
    public: bool
    entry: str
    pace: str
    clock: ClockSetting | None
    undo: str
    spectators: bool
    delay: int
    invite: str
    state: str
    archived: bool
    seed: str
    created: float
    updated: float
    touched: float
    seq: int
    ply: int
    undone: int
    waiting: int
    deciding: int
    deadline: float | None
    clocks: str
    result: Result | None
    rematch: str
    question: TakeBackOut | None
    hints: bool


class SeatRow(Struct):
    table: str
    seat: int
    user: str
    name: str
    bot: str
    resigned: bool
    seen: float


class AskRow(Struct):
    table: str
    user: str
    seat: int
    name: str
    admitted: bool


class ActionRow(Struct):
    table: str
    seq: int
    client: str
    kind: str
    seat: int
    ply: int
    after: int
    moves: list[int]
    at: float
    origin: str


class Loaded(Struct):
    """Everything about a table but its game."""

    row: TableRow
    seats: list[SeatRow]
    tokens: dict[bytes, int]
    asks: list[AskRow]


JSON_COLUMNS = ("roles", "options", "clock", "result", "question")


def plain_row(row: sa.Row[Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items()}


def table_row(row: sa.Row[Any]) -> TableRow:
    plain = plain_row(row)
    for name in JSON_COLUMNS:
        plain[name] = msgspec.json.decode(plain[name] or "null")
    return msgspec.convert(plain, TableRow)


def table_rows(connection: sa.Connection, chosen: sa.Select[Any]) -> list[TableRow]:
    """Rows of several tables. One that cannot be read spoils nothing for the others: it is left out, and logged."""
    found = []
    for row in connection.execute(chosen):
        try:
            found.append(table_row(row))
        except msgspec.MsgspecError:
            log.error("a table's row cannot be read", extra={"table": str(row.id)})
    return found


def load(connection: sa.Connection, table: str) -> Loaded | None:
    """A table with its seats, tokens and asks; None if there is none."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    return Loaded(
        caught_up(connection, table_row(row)),
        seats_of(connection, [table]).get(table, []),
        {bytes(hash): seat for hash, seat in connection.execute(sa.select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table == table))},
        [msgspec.convert(plain_row(ask), AskRow) for ask in connection.execute(sa.select(ASKS).where(ASKS.c.table == table))],
    )


def caught_up(connection: sa.Connection, row: TableRow) -> TableRow:
    """The row of a table as its actions have it: the row itself may lag behind if the server was killed.

    `updated` stays: all may see it, and the last action may have been taken in secret.
    """
    last = sa.select(ACTIONS.c.seq, ACTIONS.c.after, ACTIONS.c.at).where(ACTIONS.c.table == row.id, ACTIONS.c.seq > row.seq)
    for seq, after, at in connection.execute(last.order_by(ACTIONS.c.seq.desc()).limit(1)):
        row.seq, row.ply, row.touched = seq, after, at
    return row


def lagging(connection: sa.Connection) -> list[str]:
    """Tables whose rows lag behind their actions."""
    newer = sa.exists().where(ACTIONS.c.table == TABLES.c.id, ACTIONS.c.seq > TABLES.c.seq)
    return list(connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.state == "playing", newer)))


def seats_of(connection: sa.Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(sa.select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.seat)):
        found.setdefault(row.table, []).append(msgspec.convert(plain_row(row), SeatRow))
    return found


def actions_since(connection: sa.Connection, table: str, seq: int) -> list[ActionRow]:
    """What was decided after an action, in order."""
    chosen = sa.select(ACTIONS).where(ACTIONS.c.table == table, ACTIONS.c.seq > seq).order_by(ACTIONS.c.seq)
    return [action_row(row) for row in connection.execute(chosen)]


def action_row(row: sa.Row[Any]) -> ActionRow:
    plain = plain_row(row)
    plain["moves"] = msgspec.json.decode(plain["moves"])
    return msgspec.convert(plain, ActionRow)


def by_client(connection: sa.Connection, table: str, client: str) -> ActionRow | None:
    """The action a client's command became, if it did."""
    row = connection.execute(sa.select(ACTIONS).where(ACTIONS.c.table == table, ACTIONS.c.client == client)).first()
    return None if row is None else action_row(row)


def recent_clients(connection: sa.Connection, table: str) -> dict[str, int]:
    """The last commands by their ids, oldest first, and how many moves each has played."""
    chosen = sa.select(ACTIONS.c.client, ACTIONS.c.moves).where(ACTIONS.c.table == table).order_by(ACTIONS.c.seq.desc()).limit(RECENT_IDS)
    return {client: len(msgspec.json.decode(moves)) for client, moves in reversed(connection.execute(chosen).all())}


def last_before(connection: sa.Connection, table: str, at: float) -> ActionRow | None:
    """The last action up to a moment."""
    chosen = sa.select(ACTIONS).where(ACTIONS.c.table == table, ACTIONS.c.at <= at).order_by(ACTIONS.c.seq.desc()).limit(1)
    row = connection.execute(chosen).first()
    return None if row is None else action_row(row)


def line(connection: sa.Connection, table: str, start: int, end: int, seq: int) -> list[tuple[int, int]]:
    """Who played what from decision `start` up to `end`, in the line as it was after action `seq`.

    For every decision the last action that covers it counts: whatever it covered before was taken back.
    """
    found: list[tuple[int, int] | None] = [None] * (end - start)
    missing = end - start
    if missing <= 0:
        return []
    covers = (ACTIONS.c.table == table) & (ACTIONS.c.after > start) & (ACTIONS.c.ply < end) & (ACTIONS.c.seq <= seq)
    chosen = sa.select(ACTIONS.c.seat, ACTIONS.c.ply, ACTIONS.c.moves).where(covers).order_by(ACTIONS.c.seq.desc())
    for seat, ply, text in connection.execution_options(yield_per=256).execute(chosen):
        for i, move in enumerate(msgspec.json.decode(text)):
            if start <= ply + i < end and found[ply + i - start] is None:
                found[ply + i - start] = (seat, move)
                missing -= 1
        if not missing:
            break
    if missing:
        raise Corrupt(f"table {table}: {missing} decisions between {start} and {end} are missing.")
    return [one for one in found if one is not None]


def snapshot(connection: sa.Connection, table: str, ply: int, seq: int) -> Snapshot | None:
    """The nearest snapshot at or before a decision that belongs to the line after action `seq`."""
    fits = (SNAPSHOTS.c.table == table) & (SNAPSHOTS.c.ply <= ply) & (SNAPSHOTS.c.seq <= seq)
    row = connection.execute(sa.select(SNAPSHOTS).where(fits).order_by(SNAPSHOTS.c.ply.desc()).limit(1)).first()
    if row is None:
        return None
    return Snapshot(row.ply, row.seq, msgspec.json.decode(row.noticed), msgspec.json.decode(row.told), row.state)


def snapshot_marks(connection: sa.Connection, table: str) -> list[tuple[int, list[int], list[int]]]:
    """For every snapshot: its decision, what each viewer had noticed, how many lines each had."""
    chosen = sa.select(SNAPSHOTS.c.ply, SNAPSHOTS.c.noticed, SNAPSHOTS.c.told).where(SNAPSHOTS.c.table == table).order_by(SNAPSHOTS.c.ply)
    return [(ply, msgspec.json.decode(noticed), msgspec.json.decode(told)) for ply, noticed, told in connection.execute(chosen)]


class Worn(Exception):
    """A snapshot that can no longer be read: the game has to be told from its beginning."""


class Draft(NamedTuple):
    """What a story is rebuilt from: read from the database in one go, replayed elsewhere."""

    shot: Snapshot | None
    moves: list[tuple[int, int]]


def draft(connection: sa.Connection, table: str, ply: int, seq: int, tail: int = TAIL) -> Draft:
    """The nearest snapshot at least `tail` decisions before `ply`, and the moves from there."""
    shot = snapshot(connection, table, ply - tail, seq)
    return Draft(shot, line(connection, table, shot.ply if shot else 0, ply, seq))


def game_of(row: TableRow) -> Game:
    """The game in the rules version the table was made with."""
    try:
        return find(row.game, row.version)
    except UnknownGame as error:
        raise Failure("rules_gone", str(error)) from None


def is_installed(row: TableRow) -> bool:
    """Whether the rules of a table are there."""
    try:
        game_of(row)
    except Failure:
        return False
    return True


def opening(row: TableRow, made: Draft) -> Story:
    """The story at the beginning of a draft. Worn: its snapshot was made by other code and cannot be read."""
    game = game_of(row)
    if made.shot is None:
        return Story.begin(game, row.roles, row.options, bytes.fromhex(row.seed))
    try:
        story = Story.resume(game, row.roles, made.shot.state, made.shot.told)
        check_sound(story, made.shot)
    except Exception as error:  # whatever is wrong with it, the moves are still there
        raise Worn(f"{type(error).__name__}: {error}") from None
    return story


def check_sound(story: Story, shot: Snapshot) -> None:
    """Look at every part of a position that was loaded: one that lacks a part, or has one too many, fails here and not in play."""
    pos = story.position
    if (pos.ply, list(pos.noticed)) != (shot.ply, shot.noticed) or len(shot.told) != len(story.viewers):
        raise Unreadable("the snapshot is not of this moment.")
    if attributes(pos.copy()) != parts_of(story.game):
        raise Unreadable("the snapshot has other parts than a position has.")
    for seat in pos.waiting():
        pos.moves(seat)


@cache
def parts_of(game: Game) -> list[str]:
    """The names of what a position of this game consists of."""
    return attributes(game.new())


def rebuild(row: TableRow, made: Draft) -> Story:
    """Replay a draft. A stored move that is not legal is a broken database or a rule changed without a new version."""
    story = opening(row, made)
    for seat, move in made.moves:
        try:
            story.accept(story.plan(seat, [move]))
        except Refusal as refusal:
            said = f"table {row.id}: decision {story.position.ply} does not replay ({refusal.reason})."
            raise Corrupt(said) if made.shot is None else Worn(said) from None
    return story


def snapshots_of(row: TableRow, moves: list[tuple[int, int]], every: int) -> list[Snapshot]:
    """Snapshots of a whole game, told again from its beginning."""
    story, found = rebuild(row, Draft(None, [])), []
    for seat, move in moves:
        try:
            story.accept(story.plan(seat, [move]))
        except Refusal as refusal:
            raise Corrupt(f"table {row.id}: decision {story.position.ply} does not replay ({refusal.reason}).") from None
        if story.position.ply % every == 0:
            found.append(Snapshot(story.position.ply, row.seq, list(story.position.noticed), story.counts.copy(), story.state()))
    return found


def replace_snapshots(connection: sa.Connection, table: str, shots: list[Snapshot]) -> None:
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    bulk.keep_snapshots(connection, [(table, shot) for shot in shots])


def chat_lines(connection: sa.Connection, table: str, most: int) -> list[sa.Row[Any]]:
    """The last lines said at a table, oldest first."""
    chosen = sa.select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number.desc()).limit(most)
    return list(reversed(connection.execute(chosen).all()))


def drop_old_chat(connection: sa.Connection, table: str, most: int) -> None:
    """Keep room for one more of so many lines; 0: as many as there are."""
    if not most:
        return
    kept = sa.select(CHAT.c.number).where(CHAT.c.table == table).order_by(CHAT.c.number.desc()).offset(most - 1).limit(1)
    oldest = connection.scalar(kept)
    if oldest is not None:
        connection.execute(sa.delete(CHAT).where(CHAT.c.table == table, CHAT.c.number <= oldest))
