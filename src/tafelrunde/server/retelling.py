"""Stories told again from what is stored. A snapshot made by other code may not be readable; the moves are, so it is made anew."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tafelrunde.engine.errors import Corrupt
from tafelrunde.server import ledger
from tafelrunde.server.failures import Failure
from tafelrunde.server.ledger import Draft, TableRow, Worn
from tafelrunde.server.story import Story

if TYPE_CHECKING:
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.retelling")
Read = Callable[[sa.Connection], Draft]


async def retold(server: TableServer, row: TableRow, read: Read) -> Story:
    """The story at the end of a draft."""
    return (await tell(server, row, read, ledger.rebuild))[1]


async def opened(server: TableServer, row: TableRow, read: Read) -> tuple[Draft, Story]:
    """A draft, and the story at its beginning."""
    return await tell(server, row, read, ledger.opening)


async def tell(server: TableServer, row: TableRow, read: Read, use: Callable[[TableRow, Draft], Story]) -> tuple[Draft, Story]:
    made = await server.store.read(read)
    try:
        return made, use(row, made)
    except Worn as worn:
        log.warning("a snapshot cannot be read, so all of the table are made anew", extra={"table": row.id, "reason": str(worn)})
    except Corrupt as corrupt:
        raise gone(row, corrupt) from None
    await renew_snapshots(server, row)
    made = await server.store.read(read)
    return made, use(row, made)


async def renew_snapshots(server: TableServer, row: TableRow) -> None:
    """Replay a whole game, beside the loop, and keep new snapshots instead of the old."""
    moves = await server.store.read(lambda connection: ledger.line(connection, row.id, 0, row.ply, row.seq))
    try:
        shots = await server.aside(ledger.snapshots_of, row, moves, server.settings.snapshot_every)
    except Corrupt as corrupt:
        raise gone(row, corrupt) from None
    await server.store.write(lambda connection: ledger.replace_snapshots(connection, row.id, shots))


def gone(row: TableRow, corrupt: Corrupt) -> Failure:
    """The moves do not fit the rules that are installed, though these claim to be the same: nothing can be shown but the record."""
    log.error("a table does not replay", extra={"table": row.id, "game": row.game, "version": row.version, "reason": str(corrupt)})
    return Failure("rules_gone")
