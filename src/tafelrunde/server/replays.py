"""Any step of any game, as any viewer saw it: from the nearest snapshot, so that it takes as long for a long game as for a short one."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import commitment
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import FIRST_LINE, Record, write_record
from tafelrunde.engine.record import replay as replay_record
from tafelrunde.server import ledger
from tafelrunde.server import shown as out
from tafelrunde.server.failures import Failure
from tafelrunde.server.forms import LogPage, Moment, Prospects, Replay
from tafelrunde.server.ledger import Draft, Loaded
from tafelrunde.server.retelling import opened
from tafelrunde.server.shown import Viewer
from tafelrunde.server.story import Story

if TYPE_CHECKING:
    from tafelrunde.server.tables import Table
    from tafelrunde.server.tableserver import TableServer

PAGE = 100
MOMENTS = 150
"""Points of the chart of a game's course."""


def visible_end(table: Table, viewer: Viewer) -> Story:
    """The story as far as this viewer may follow it."""
    story, _ = table.audience.story_for(viewer)
    if story is None:
        raise Failure("not_started")
    return story


async def stretch(server: TableServer, table: Table, viewer: Viewer, end: int, column: int, low: int, high: int) -> tuple[Draft, Story]:
    """A draft from a snapshot well before `low` to one after `high`, measured by what the viewer noticed (1) or was told (2).

    With the story at its beginning.
    """
    i = -1 if viewer.eyes is None else viewer.eyes

    def read(connection: sa.Connection) -> Draft:
        marks = ledger.snapshot_marks(connection, table.id)
        before = [mark for mark in marks if mark[column][i] <= low and mark[0] <= end]  # type: ignore[index]
        after = [mark[0] for mark in marks if mark[column][i] > high]  # type: ignore[index]
        start = before[-2][0] if len(before) > 1 else 0
        shot = ledger.snapshot(connection, table.id, start, table.row.seq) if start else None
        first = shot.ply if shot else 0
        return Draft(shot, ledger.line(connection, table.id, first, min([end, *after]), table.row.seq))

    return await opened(server, table.row, read)


async def replay(server: TableServer, table: Table, viewer: Viewer, step: int) -> Replay:
    """The last step up to `step` (-1: the last of all) through these eyes."""
    end = visible_end(table, viewer)
    i = -1 if viewer.eyes is None else viewer.eyes
    steps = end.position.noticed[i]
    wanted = steps if step < 0 else min(step, steps)
    made, story = await stretch(server, table, viewer, end.position.ply, 1, wanted, wanted)
    shown, lines, before, following = story.position, story.counts[i], -1, -1
    first_line = story.base[i]
    for seat, move in made.moves:
        story.accept(story.plan(seat, [move]))
        noticed = story.position.noticed[i]
        if noticed > wanted:
            following = noticed
            break
        if noticed != shown.noticed[i]:
            before, first_line = shown.noticed[i], lines
            shown = story.position
        lines = story.counts[i]
    told = [entry for entry in out.entries_of(story, viewer, first_line) if entry.step <= shown.noticed[i]]
    asked = out.asked_of(shown, story.words(viewer.lang))
    return Replay(
        step=shown.noticed[i],
        before=before,
        next=following,
        steps=steps,
        eyes=viewer.eyes,
        view=shown.view(viewer.eyes),
        deciding=shown.deciding(viewer.eyes),
        prompt=None if asked is None else asked.prompt,
        standing=out.standing_of(shown),
        at=first_line,
        entries=told,
    )


async def log_page(server: TableServer, table: Table, viewer: Viewer, before: int) -> LogPage:
    """The lines of the log before a number, a page of them."""
    end = visible_end(table, viewer)
    i = -1 if viewer.eyes is None else viewer.eyes
    stop = end.counts[i] if before < 0 else min(before, end.counts[i])
    start = max(0, stop - PAGE)
    made, story = await stretch(server, table, viewer, end.position.ply, 2, start, stop)
    for seat, move in made.moves:
        if story.counts[i] >= stop:
            break
        story.accept(story.plan(seat, [move]))
    start = max(start, story.base[i])
    return LogPage(start, out.entries_of(story, viewer, start)[: stop - start])


async def record(server: TableServer, table: Table) -> str:
    """The record of a finished table, with its seed."""
    return write_record(await finished(server, table))


async def finished(server: TableServer, table: Table) -> Record:
    """A finished game from its first decision on."""
    row = table.row
    if row.state != "finished" or table.story is None:
        raise Failure("not_over")
    moves = await server.store.read(lambda connection: ledger.line(connection, table.id, 0, row.ply, row.seq))
    seed = bytes.fromhex(row.seed)
    made = Record.of(table.game, row.roles, row.options, "keyed", seed, moves, table.story.position)
    made.seed = seed
    return made


async def bare_record(server: TableServer, loaded: Loaded) -> str:
    """The record of a finished table whose rules are gone: what is stored, in the words of whatever version of the game is here.

    New verbs are added at the end, so a later version can name the moves of an earlier one. A move nobody can name stays a number.
    """
    row = loaded.row
    if row.state != "finished" or not row.seed:
        raise Failure("rules_gone")
    moves = await server.store.read(lambda connection: ledger.line(connection, row.id, 0, row.ply, row.seq))
    game = server.games.get(row.game)
    names = Game.seat_names(game or Game(), row.roles)
    lines = [FIRST_LINE, f"game {row.game}", f"rules {row.version}", f"seats {' '.join(row.roles)}"]
    lines += [f"options {json.dumps(row.options, sort_keys=True)}", "chance keyed", f"commitment {commitment(bytes.fromhex(row.seed))}", ""]
    lines += [f"{ply} {names[seat]} {move_text(game, move)}" for ply, (seat, move) in enumerate(moves, 1)]
    if row.result is not None and row.result.how == "rules":
        winners = "".join(f" {names[seat]}" for seat in row.result.winners)
        lines.append(f"result {' '.join(map(str, row.result.scores))} winners{winners} rule {row.result.rule}")
    return "\n".join([*lines, f"seed {row.seed}"]) + "\n"


def move_text(game: Game | None, move: int) -> str:
    try:
        return str(move) if game is None else game.verbs.text(move)
    except Unreadable:
        return str(move)


async def prospects(server: TableServer, table: Table) -> Prospects:
    """How the game's own valuation saw each seat's chances, from the beginning to the end."""
    made = await finished(server, table)
    assert table.story is not None
    return await asyncio.to_thread(course, made, table.story.position.standing().winners)


def course(record: Record, winners: list[int]) -> Prospects:
    """The valuation at up to MOMENTS moments, as shares of one; the last moment is the result."""
    found: list[Moment] = []
    every = max(1, len(record.moves) // MOMENTS)

    def look(ply: int, pos: Position) -> None:
        if ply % every == 0:
            worth = pos.evaluate()
            total = sum(worth)
            found.append(Moment(list(pos.noticed), [round(value / total, 4) if total else 0.0 for value in worth]))

    look(0, replay_record(record, 0))
    last = replay_record(record, watch=look)
    shares = [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(last.seats)]
    found.append(Moment(list(last.noticed), shares))
    return Prospects(found)
