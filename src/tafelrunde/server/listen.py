"""News from other server processes on the same PostgreSQL: which tables have gone on."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tafelrunde.server.bulk import CHANNEL
from tafelrunde.server.failures import Failure
from tafelrunde.server.wire import ChatOut

if TYPE_CHECKING:
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.listen")


async def listen(server: TableServer) -> None:
    """Follow the announcements for ever. After a lost connection look at every open table: something may have been missed."""
    import psycopg

    url = server.store.engine.url.set(drivername="postgresql")
    address = url.render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for id in list(server.tables):
                    await look(server, f"c{id}")
                async for notice in connection.notifies():
                    origin, *words = notice.payload.split(" ")
                    if origin != server.store.origin:
                        for word in words:
                            await look(server, word)
        except psycopg.Error as error:
            log.warning("cannot listen", extra={"reason": type(error).__name__})
            await asyncio.sleep(1.0)


async def look(server: TableServer, word: str) -> None:
    """``aTABLE``: new actions; ``cTABLE``: changed otherwise; ``tTABLE``: something was said."""
    kind, id = word[0], word[1:]
    table = server.tables.get(id)
    if table is None:
        return
    try:
        if kind != "t":
            await server.look_again(id, ours=False)
        elif lines := (await server.chat(id, 10)):
            fresh = [line for line in lines if line.number > table.heard]
            if fresh:
                table.heard = fresh[-1].number
                table.audience.say(ChatOut(fresh))
    except Failure as failure:
        table.doubtful = True
        log.warning("cannot follow a table", extra={"table": id, "reason": failure.code})
