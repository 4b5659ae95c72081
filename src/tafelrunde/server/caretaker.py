"""Looks after one process beside the game: what was decided for the whole server, who may still be here, whether the database is whole."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde import BUILD, __version__
from tafelrunde.server import moderation
from tafelrunde.server.bulletin import read_bulletin
from tafelrunde.server.database import SCHEME, damage_of
from tafelrunde.server.failures import Failure
from tafelrunde.server.store import reason
from tafelrunde.server.wire import BulletinOut, encode

if TYPE_CHECKING:
    from tafelrunde.server.tables import Table
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.caretaker")


class Caretaker:
    def __init__(self, server: TableServer) -> None:
        self.server = server

    async def look_round(self) -> None:
        """See what was decided for the whole server, here, at another process or on the command line."""
        bulletin = await self.server.store.read(read_bulletin)
        if bulletin.orders == self.server.bulletin.orders:
            return
        was, self.server.bulletin = self.server.bulletin, bulletin
        self.server.identity.forget_cached()
        for table in list(self.server.tables.values()):
            try:
                await self.server.look_again(table.id)
            except Failure as failure:
                if failure.code == "not_there":
                    self.close_table(table)
        if was.read_only and not bulletin.read_only:
            await self.server.pulse.beat()
        await self.see_who_is_left()
        for connection in list(self.server.connections):
            connection.push([encode(self.news())])

    async def see_who_is_left(self) -> None:
        """Sessions may have ended: whoever was let in by one has to have another reason to stay."""
        here = [connection for connection in self.server.connections if connection.person is not None]
        living = await self.server.identity.living({connection.person.session for connection in here if connection.person is not None})
        for connection in here:
            if connection.person is not None and connection.person.session not in living:
                connection.person = None
                connection.still_admitted()

    def news(self) -> BulletinOut:
        """What holds for the whole server, for everybody."""
        return BulletinOut(self.server.bulletin.read_only, self.server.bulletin.announcement_en, self.server.bulletin.announcement_de)

    def close_table(self, table: Table) -> None:
        """A table was removed: whoever looks at it is told so, and it leaves the memory."""
        if table.timer is not None:
            table.timer.cancel()
        self.server.tables.pop(table.id, None)
        for connection in list(table.audience.connections):
            table.audience.leave(connection)
            connection.fail("", Failure("not_there"))
            connection.greeted = False

    async def examine_on(self) -> None:
        """Look through a SQLite file for damage now and then; what is found shows in the health."""
        while self.server.settings.examine_hours and not self.server.store.several:
            try:
                self.server.store.damage = await asyncio.to_thread(damage_of, self.server.store.engine)
            except SQLAlchemyError as error:
                self.server.store.damage = reason(error)
            if self.server.store.damage:
                log.error("the database is damaged", extra={"reason": self.server.store.damage})
            await asyncio.sleep(3600 * self.server.settings.examine_hours)

    def going_on(self, connection: sa.Connection) -> dict[str, Any]:
        """What those who operate the server want to know at its start; no secrets."""
        url = self.server.store.engine.url
        return {
            "version": __version__,
            "build": BUILD,
            "database": url.render_as_string(hide_password=True),
            "scheme": SCHEME,
            "there": moderation.counts(connection),
            "games": {game.id: game.version for game in self.server.games.values()},
            "bots": self.server.bots.names(),
            "mail": bool(self.server.settings.smtp_host),
            "push": bool(self.server.settings.push_contact),
            "read_only": self.server.bulletin.read_only,
            "settings": self.server.settings.changed(),
        }
