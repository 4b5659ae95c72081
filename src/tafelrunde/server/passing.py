"""Standing answers: a seat that lets all chances to react go by, until it is asked something else.

Where being asked must tell nothing, everybody who might react is asked again and again. Who does not want to says so once; the server
answers for him, after as long as a quick answer takes, so that nobody learns of it. Nothing of it is stored or part of the game.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from tafelrunde.server.failures import Failure
from tafelrunde.server.story import Refusal

if TYPE_CHECKING:
    from tafelrunde.server.tables import Table
    from tafelrunde.server.tableserver import TableServer


def let_pass(server: TableServer, table: Table, seat: int, on: bool) -> None:
    """A seat says, or takes back, that chances to react are to go by."""
    table.playing()
    table.passing = table.passing | 1 << seat if on else table.passing & ~(1 << seat)
    table.audience.passing_changed(seat)
    if on:
        wake(server, table)


def wake(server: TableServer, table: Table) -> None:
    """Answer for those who are asked whether they react; whoever is asked anything else decides for himself from now on."""
    story = table.story
    if story is None or not story.position.stack:
        return
    reaction = story.position.stack[-1].lets_pass(story.position) >= 0
    for seat in story.position.waiting():
        if not table.passing >> seat & 1:
            continue
        if reaction:
            server.chore(answer(server, table, seat, story.mark(seat, table.row.undone)))
        else:
            table.passing &= ~(1 << seat)
            table.audience.passing_changed(seat)


async def answer(server: TableServer, table: Table, seat: int, mark: str) -> None:
    """Let one chance go by, unless the seat has changed its mind or answered itself meanwhile."""
    from tafelrunde.server.tables import StaleMark

    await asyncio.sleep(server.settings.pass_pause * (0.5 + secrets.randbelow(1001) / 1000))
    story = table.story
    if story is None or not table.passing >> seat & 1 or mark != story.mark(seat, table.row.undone) or not story.position.stack:
        return
    move = story.position.stack[-1].lets_pass(story.position)
    if move < 0 or seat not in story.position.waiting():
        return
    try:
        await table.play(seat, f"p{seat}:{table.row.seq}", mark, [move])
    except (StaleMark, Refusal, Failure):
        return  # somebody was faster, or the game stands still: the question is asked as any other
