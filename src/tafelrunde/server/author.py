"""The authors' panel over HTTP: a game with everything in it laid open, for whoever writes or mends one. Nothing is stored.

It answers only where the setting `author` is on, and only to the machine the server runs on, because it keeps no secret. A request
says where play begins (a record, with moves or without) and every move since; the answer is the table as any seat sees it, and beside
it what no seat may see: the stack of steps, all events, every legal move of every seat, the whole position.
"""

from __future__ import annotations

import ast
import sys
from functools import cache, lru_cache
from inspect import cleandoc
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import FAST, commitment
from tafelrunde.engine.errors import BadOptions, IllegalMove, Unreadable
from tafelrunde.engine.events import EVERYONE, Event, Played
from tafelrunde.engine.options import fill
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, seed_bytes, write_record
from tafelrunde.engine.state import attributes, digest, dump
from tafelrunde.engine.steps import Reason
from tafelrunde.server import ledger, wire
from tafelrunde.server.database import TABLES
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.practice import PlayedText, read_move, table_of
from tafelrunde.server.settings import is_here
from tafelrunde.server.shown import Viewer, entries_of, view_of
from tafelrunde.server.story import Story, Told
from tafelrunde.server.texts import Speaker

MOST_PLAYED = 4000
MOST_TOLD = 400
"""Lines of the log that are sent: those before are looked at by going back."""
MOST_TABLES = 50


# What is asked and answered.


RecordText = Annotated[str, Meta(max_length=190_000)]


class Begin(Struct, forbid_unknown_fields=True):
    """Where to begin: a table of this server as far as it has come, a record, or a new game."""

    table: Annotated[str, Meta(max_length=40)] = ""
    record: RecordText = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    """0: as few as the game allows."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    options: dict[str, str | int | bool] = {}


class Begun(Struct):
    """The record of a game in which nothing was decided yet, and what was played since."""

    record: str
    played: list[str]


class Inside(Struct, forbid_unknown_fields=True):
    """What to look at: the game of a record, with what was played since, after so many decisions, through these eyes."""

    record: RecordText
    played: Annotated[list[PlayedText], Meta(max_length=MOST_PLAYED)] = []
    typed: Annotated[str, Meta(max_length=200)] = ""
    """One more move, as records write it: `SEAT MOVE`."""
    ply: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """How many decisions; -1: all."""
    eyes: Annotated[int, Meta(ge=-1, le=15)] | None = None
    """The seat to look through, -1 for a spectator; without it, the one that has to decide."""
    lang: wire.Language = "en"


class StepInside(Struct):
    """One step of the stack. `says` is its docstring, `fields` what it remembers."""

    name: str
    module: str
    says: str
    rule: str
    waits_for: list[int]
    secret: bool
    fields: Any


class EventInside(Struct):
    """Something the last decision brought about, with who may know of it; None: everyone."""

    name: str
    rule: str
    text: str
    values: dict[str, Any]
    hidden: list[str]
    knows: list[int] | None
    notices: list[int] | None


class MoveInside(Struct):
    """A legal move: as JSON, as a record writes it, in words."""

    seat: int
    move: wire.Move
    notation: str
    text: str


class Decision(Struct):
    """One decision of the line."""

    seat: int
    notation: str


class Laid(Struct):
    """A position laid open, and the table as the chosen eyes see it."""

    table: wire.Table
    view: msgspec.Raw
    entries: list[wire.Entry]
    ply: int
    line: list[Decision]
    played: list[str]
    """What was played after the record, with the typed move."""
    refused: list[wire.ReasonOut]
    """Why the first move that could not be played is not allowed; nothing if all could."""
    stack: list[StepInside]
    """Innermost first."""
    events: list[EventInside]
    moves: list[MoveInside]
    wrong: list[str]
    """What the game's own invariants complain of."""
    digest: str
    worth: list[float]
    position: Any


class TableRef(Struct):
    id: str
    title: str
    game: str
    ply: int


class AuthorTables(Struct):
    """The tables of this server that have begun, the latest first."""

    tables: list[TableRef]


# Who may.


def check(call: Call) -> None:
    """Nobody learns that there is a panel unless it is on and he sits at this machine, on a page of this machine."""
    client = call.request.client
    asked = call.request.url.hostname or ""  # a foreign name that leads here would make another page one of ours
    if not call.server.settings.author or client is None or not is_here(client.host) or not is_here(asked):
        raise Failure("not_there")


@endpoint("GET", "/api/author", answer=AuthorTables, fails=(404,))
async def tables(call: Call) -> AuthorTables:
    """The tables that can be laid open. Only for authors, on their own machine."""
    check(call)
    chosen = sa.select(TABLES).where(TABLES.c.state != "open").order_by(TABLES.c.updated.desc()).limit(MOST_TABLES)
    rows = await call.server.store.read(lambda connection: ledger.table_rows(connection, chosen))
    return AuthorTables([TableRef(row.id, row.title, row.game, row.ply) for row in rows if row.game in call.server.games])


@endpoint("POST", "/api/author/begin", body=Begin, answer=Begun, fails=(404, 409), always=True)
async def begin(call: Call) -> Begun:
    """A game to look into: of a table with all its secrets, of a record, or a new one. Only for authors, on their own machine."""
    check(call)
    wish: Begin = call.body
    if wish.table:
        return begun_with(await of_table(call, wish.table))
    if wish.record:
        try:
            return begun_with(await call.server.aside(parse_record, wish.record))
        except Unreadable as error:
            raise Failure("unreadable", str(error)) from None
    game = call.server.game(wish.game)
    try:
        roles = game.check_seats(wish.seats or game.min_seats)
        options = fill(game.options, wish.options)
        game.new(roles, wish.seed, options, FAST)
    except BadOptions as error:
        raise Failure("bad_options", error.message) from None
    return begun_with(Record(game, roles, options, FAST, commitment(seed_bytes(wish.seed)), seed=wish.seed))


def begun_with(record: Record) -> Begun:
    bare = Record(record.game, record.roles, record.options, record.chance, record.commitment, seed=record.seed)
    return Begun(write_record(bare), [played_text(record.game, line.seat, line.move) for line in record.moves])


def played_text(game: Game, seat: int, move: int) -> str:
    return " ".join(map(str, [seat, *game.verbs.to_json(move)]))


async def of_table(call: Call, id: str) -> Record:
    """A table as far as it has come, with its seed."""
    table = await call.server.table(id)
    row, story = table.row, table.story
    if story is None or not row.seed:
        raise Failure("not_started")
    moves = await call.server.store.read(lambda connection: ledger.line(connection, id, 0, row.ply, row.seq))
    seed = bytes.fromhex(row.seed)
    record = Record.of(table.game, row.roles, row.options, "keyed", seed, moves, story.position)
    record.seed = seed
    return record


@endpoint("POST", "/api/author", body=Inside, answer=Laid, fails=(404,), always=True)
async def look(call: Call) -> bytes:
    """A game laid open after so many decisions. Nothing is stored. Only for authors, on their own machine."""
    check(call)
    return await call.server.aside(looked, call.body)


# A game and all its moments.


class Moment(NamedTuple):
    """The position after a decision, and what that decision told."""

    position: Position
    told: list[Told]


class Course:
    """A game from its record on, with every moment kept: going back and forth replays nothing twice."""

    def __init__(self, record: Record) -> None:
        if record.seed is None:
            raise Unreadable("this record has no seed yet; it is published when the game is over.")
        self.record = record
        self.game = record.game
        self.names = self.game.seat_names(record.roles)
        first = self.game.new(record.roles, record.seed, record.options, record.chance, log=True)
        self.moments = [moment_of(first)]
        self.moves: list[tuple[int, int]] = []

    def follow(self, moves: list[tuple[int, int]]) -> Reason | None:
        """Make these the moves of the game, as far as they are allowed: why the first one that is not, is not."""
        same = 0
        while same < min(len(moves), len(self.moves)) and moves[same] == self.moves[same]:
            same += 1
        del self.moves[same:], self.moments[same + 1 :]
        for seat, move in moves[same:]:
            after = self.moments[-1].position.copy()
            after.log = []
            try:
                after.play(seat, move)
            except IllegalMove as error:
                return error.reason
            self.moments.append(moment_of(after))
            self.moves.append((seat, move))
        return None

    def story(self, ply: int) -> Story:
        """The game as a table would tell it after so many decisions."""
        story = Story(self.game, self.record.roles, self.moments[ply].position)
        for moment in self.moments[: ply + 1]:
            story.tell(moment.told)
        return story


def moment_of(position: Position) -> Moment:
    noticed = position.noticed[:]
    told = [Told(entry, position.ply, noticed) for entry in position.log or []]
    position.log = None
    return Moment(position, told)


@lru_cache(maxsize=2)
def course_of(text: str) -> Course:
    return Course(parse_record(text))


def looked(wish: Inside) -> bytes:
    try:
        course = course_of(wish.record)
        given = [(line.seat, line.move) for line in course.record.moves]
        since = [read_move(course.game, text) for text in wish.played]
        if wish.typed:
            since.append(typed_move(course, wish.typed))
    except Unreadable as error:
        raise Failure("unreadable", str(error)) from None
    refused = course.follow(given + since)
    last = len(course.moves)
    return msgspec.json.encode(laid(course, last if wish.ply < 0 else min(wish.ply, last), refused, wish))


def typed_move(course: Course, text: str) -> tuple[int, int]:
    """The seat, by number or name, and the move of what somebody typed."""
    who, _, move = text.strip().partition(" ")
    if who in course.names:
        return course.names.index(who), course.game.verbs.parse(move)
    if not who.isdigit() or int(who) >= len(course.names):
        raise Unreadable(f"first comes the seat: 0 to {len(course.names) - 1}, or {', '.join(course.names)}.")
    return int(who), course.game.verbs.parse(move)


# Laying it open.


def laid(course: Course, ply: int, refused: Reason | None, wish: Inside) -> Laid:
    game, story = course.game, course.story(ply)
    pos = story.position
    words = story.words(wish.lang)
    waiting = pos.waiting()
    eyes = (waiting[0] if waiting else None) if wish.eyes is None else None if not 0 <= wish.eyes < pos.seats else wish.eyes
    viewer = Viewer(eyes, wish.lang)
    start = max(0, story.counts[-1 if eyes is None else eyes] - MOST_TOLD)
    view = msgspec.json.decode(view_of(story, viewer, 0, "free"))
    view["undo"] = {"allowed": ply > 0, "reasons": []}
    view["mark"] = f"{ply}~{len(course.moves)}"
    return Laid(
        table=table_of(story),
        view=msgspec.Raw(msgspec.json.encode(view)),
        entries=entries_of(story, viewer, start),
        ply=ply,
        line=[Decision(seat, game.verbs.text(move)) for seat, move in course.moves],
        played=[played_text(game, seat, move) for seat, move in course.moves[len(course.record.moves) :]],
        refused=words.reasons(refused),
        stack=[step_inside(step, pos) for step in reversed(pos.stack)],
        events=[event_inside(told.entry, words, pos.seats) for told in course.moments[ply].told],
        moves=[move_inside(words, seat, move) for seat in waiting for move in pos.moves(seat)],
        wrong=pos.invariants(),
        digest=digest(pos),
        worth=[] if pos.is_over() else pos.evaluate(),
        position=dump(pos),
    )


def step_inside(step: Any, pos: Position) -> StepInside:
    kind: type = type(step)
    fields = {name: dump(getattr(step, name)) for name in attributes(step)}
    waits = seats_in(step.waits_for(pos), pos.seats) or []
    return StepInside(kind.__name__, kind.__module__, docstring(kind), step.rule, waits, step.secret(pos), fields)


def docstring(kind: type) -> str:
    """What a class says of itself; compiled ones have forgotten it, but their source lies beside them."""
    return cleandoc(kind.__doc__) if kind.__doc__ else written(kind.__module__, kind.__name__)


@cache
def written(module: str, name: str) -> str:
    """The docstring of a class as it stands in its file; nothing if there is none."""
    file = Path(getattr(sys.modules[module], "__file__", None) or "").with_name(module.rpartition(".")[2] + ".py")
    parsed = ast.parse(file.read_text("utf-8")) if file.is_file() else ast.Module([], [])
    classes = (node for node in parsed.body if isinstance(node, ast.ClassDef) and node.name == name)
    return next((ast.get_docstring(node) or "" for node in classes), "")


def move_inside(words: Speaker, seat: int, move: int) -> MoveInside:
    return MoveInside(seat, words.plain(move), words.verbs.text(move), words.move(move))


def event_inside(entry: Event | Played, words: Speaker, seats: int) -> EventInside:
    """An entry of the log, told as whoever knows most of it would read it."""
    notices = seats_in(entry.notices, seats)
    if isinstance(entry, Played):
        told = words.entry(entry, first_of(notices))
        values = {"seat": entry.seat, "move": words.verbs.text(entry.move), "forced": entry.forced, "secret": entry.hushed}
        return EventInside("", told.rule, told.text, values, [], notices, notices)
    knows = seats_in(entry.knows, seats)
    hidden = [arg.name for arg, secret in zip(entry.kind.args, entry.kind.hidden, strict=True) if secret]
    values = {arg.name: value for arg, value in zip(entry.kind.args, entry.values, strict=True)}
    text = words.entry(entry, first_of(notices if knows is None else knows)).text
    return EventInside(entry.kind.name, entry.kind.rule_of(entry.values), text, values, hidden, knows, notices)


def seats_in(mask: int, seats: int) -> list[int] | None:
    """The seats of a set; None: everyone."""
    return None if mask == EVERYONE else [seat for seat in range(seats) if mask >> seat & 1]


def first_of(seats: list[int] | None) -> int | None:
    return seats[0] if seats else None
