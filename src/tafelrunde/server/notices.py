"""Your turn: tells people of turn-based tables that wait for them, by Web Push, e-mail or webhook.

Only who asked for it is told, once a turn, after a little grace, together with his other tables, and never while he looks at the table.
What a notice says is public: the game, the table's title, a link.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tafelrunde.server import ledger
from tafelrunde.server.couriers import Couriers, Letter, check_address, check_webhook, new_code
from tafelrunde.server.database import ACTIONS, NOTICES, PUSHES, TABLES, TURN_BASED, TURNS, USERS
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person
from tafelrunde.server.ledger import SeatRow, TableRow
from tafelrunde.server.names import key_of
from tafelrunde.server.texts import say

if TYPE_CHECKING:
    from tafelrunde.server.tableserver import TableServer

__all__ = ["Notices", "check_address", "check_webhook", "new_code", "recipient"]
log = logging.getLogger("tafelrunde.notices")
EVERY = 5.0
PERIOD = {"at_once": 0.0, "hourly": 3600.0, "daily": 86_400.0}
LOOKING = 60.0
RETRY = 600.0
"""Seconds until a notice is tried again that did not arrive; twice as long each time."""
MOST_TELLING = 200
"""People who are told at the same time."""
MOST_TRIES = 5


class Notices:
    """Finds who has to be told, and tells them."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self.couriers = Couriers(server.settings, server.store)
        self._looked = 0.0
        self._telling: set[str] = set()

    async def public_key(self) -> str:
        return await self.couriers.public_key()

    async def mail_code(self, email: str, code: str, lang: str) -> None:
        await self.couriers.mail(email, say(lang, "notice-code-subject"), say(lang, "notice-code", code=code))

    async def tell_sign_in(self, person: Person, device: str) -> None:
        """Tell somebody that his account was signed in to, if he has an address and did not say that he does not want to know."""
        wanted = sa.select(NOTICES).where(NOTICES.c.user == person.id, NOTICES.c.sign_ins, NOTICES.c.email != "", NOTICES.c.code == "")
        wish = await self.server.store.read(lambda connection: connection.execute(wanted).first())
        if wish is not None:
            self.server.mails.take(recipient(wish.email))
            where = device or say(wish.lang, "notice-some-device")
            text = say(wish.lang, "notice-sign-in", name=person.name, device=where, link=f"{self._address()}/me")
            await self._try("email", self.couriers.mail(wish.email, say(wish.lang, "notice-sign-in-subject"), text))

    async def mail_recovery(self, name: str) -> None:
        """Mail a link for a new password to whoever has this name, if his address is confirmed."""
        account = sa.select(USERS.c.id, USERS.c.name, NOTICES.c.email, NOTICES.c.lang).join(NOTICES, NOTICES.c.user == USERS.c.id)
        found = account.where(USERS.c.name_key == key_of(name), USERS.c.banned == "", NOTICES.c.email != "", NOTICES.c.code == "")
        row = await self.server.store.read(lambda connection: connection.execute(found).first())
        if row is not None:
            self.server.mails.take(recipient(row.email))
            code = await self.server.identity.new_recovery(row.id)
            text = say(row.lang, "notice-recovery", name=row.name, link=f"{self._address()}/me#recover={code}")
            await self._try("email", self.couriers.mail(row.email, say(row.lang, "notice-recovery-subject"), text))

    def _address(self) -> str:
        return self.server.settings.address.rstrip("/")

    async def run(self) -> None:
        while True:
            await asyncio.sleep(min(EVERY, max(0.05, self.server.settings.notice_after)))
            with contextlib.suppress(Failure):
                await self.note_turns()
                await self.tell_due()  # begins; who is slow to listen holds up nobody else

    async def close(self) -> None:
        await self.couriers.close()

    async def note_turns(self) -> None:
        """Write down whose turn it is at tables that have gone on since we last looked. Stored rows drive it: a crash forgets nobody."""
        since, now = self._looked, time.time()
        chosen = sa.select(TABLES).where(sa.text(TURN_BASED), TABLES.c.touched >= since - 1.0)

        def read(connection: sa.Connection) -> tuple[list[TableRow], dict[str, list[SeatRow]]]:
            rows = ledger.table_rows(connection, chosen)
            return rows, ledger.seats_of(connection, [row.id for row in rows])

        rows, seats = await self.server.store.read(read)
        if rows:
            await self.server.store.write(lambda connection: self._note(connection, rows, seats, now))
        self._looked = now

    def _note(self, connection: sa.Connection, rows: list[TableRow], seats: dict[str, list[SeatRow]], now: float) -> None:
        for row in rows:
            noted = {turn.seat: turn for turn in connection.execute(sa.select(TURNS).where(TURNS.c.table == row.id))}
            for seat in seats.get(row.id, []):
                asked = row.state == "playing" and row.waiting >> seat.seat & 1 and seat.user and not seat.bot
                here = (TURNS.c.table == row.id) & (TURNS.c.seat == seat.seat)
                turn = noted.get(seat.seat)
                if not asked and turn is not None:
                    connection.execute(sa.delete(TURNS).where(here))
                elif asked and turn is None:
                    due = now + self.server.settings.notice_after
                    values = {"user": seat.user, "since": now, "due": due, "told": False, "tries": 0}
                    connection.execute(sa.insert(TURNS).values(table=row.id, seat=seat.seat, **values))
                elif asked and turn is not None and turn.told and went_round(connection, row.id, seat.seat, turn.since):
                    due = now + self.server.settings.notice_after
                    connection.execute(sa.update(TURNS).where(here).values(since=now, due=due, told=False, tries=0))

    async def tell_due(self) -> None:
        """Tell everybody whose grace is over, each once for all his tables."""
        now = time.time()
        period = sa.case(PERIOD, value=NOTICES.c.digest, else_=0.0)
        rested = NOTICES.c.user.is_(None) | (NOTICES.c.last <= now - period)  # others wait for their digest, and take nobody's place
        due = sa.select(TURNS).outerjoin(NOTICES, NOTICES.c.user == TURNS.c.user).where(TURNS.c.told.is_(False), TURNS.c.due <= now, rested)
        due = due.order_by(TURNS.c.due).limit(500)
        turns = await self.server.store.read(lambda connection: connection.execute(due).all())
        by_user: dict[str, list[Any]] = {}
        for turn in turns:
            by_user.setdefault(turn.user, []).append(turn)
        for user, owed in by_user.items():
            if user not in self._telling and len(self._telling) < MOST_TELLING:
                self._telling.add(user)
                self.server.chore(self._tell_one(user, owed, now))

    async def _tell_one(self, user: str, owed: list[Any], now: float) -> None:
        try:
            await self._tell(user, owed, now)
        finally:
            self._telling.discard(user)

    async def _tell(self, user: str, owed: list[Any], now: float) -> None:
        def read(connection: sa.Connection) -> tuple[Any, list[Any], dict[str, TableRow], dict[str, list[SeatRow]]]:
            wish = connection.execute(sa.select(NOTICES).where(NOTICES.c.user == user)).first()
            pushes = list(connection.execute(sa.select(PUSHES).where(PUSHES.c.user == user)))
            chosen = sa.select(TABLES).where(TABLES.c.id.in_([turn.table for turn in owed]))
            tables = {row.id: row for row in ledger.table_rows(connection, chosen)}
            return wish, pushes, tables, ledger.seats_of(connection, list(tables))

        wish, pushes, tables, seats = await self.server.store.read(read)
        ready = []
        for turn in owed:
            if turn.table not in tables:
                continue
            if self._looks(turn, seats.get(turn.table, []), now):
                await self._put_off(turn, now + self.server.settings.notice_after, turn.tries)
            else:
                ready.append(turn)
        if not ready:
            return
        if wish is not None and now < wish.last + PERIOD[wish.digest]:
            return
        claimed = await self.server.store.write(lambda connection: [turn for turn in ready if claim(connection, turn)])
        if not claimed or (wish is None and not pushes):
            return
        lang = wish.lang if wish is not None else "en"
        good = await self._send(wish, pushes, self._letter([tables[turn.table] for turn in claimed], lang))
        if wish is not None and good:
            await self.server.store.write(
                lambda connection: connection.execute(sa.update(NOTICES).where(NOTICES.c.user == user).values(last=now))
            )
        if not good:
            for turn in claimed:
                if turn.tries + 1 < MOST_TRIES:
                    await self._put_off(turn, now + RETRY * 2**turn.tries, turn.tries + 1)

    def _looks(self, turn: Any, seats: list[SeatRow], now: float) -> bool:
        """Whether the seat's holder looks at the table, here or at another process."""
        table = self.server.tables.get(turn.table)
        if table is not None and table.audience.online(turn.seat):
            return True
        return any(seat.seat == turn.seat and seat.seen > now - LOOKING for seat in seats)

    async def _put_off(self, turn: Any, due: float, tries: int) -> None:
        here = (TURNS.c.table == turn.table) & (TURNS.c.seat == turn.seat)
        change = sa.update(TURNS).where(here).values(due=due, told=False, tries=tries)
        await self.server.store.write(lambda connection: connection.execute(change))

    def _letter(self, tables: list[TableRow], lang: str) -> Letter:
        address = self._address()
        lines = []
        for row in tables:
            game = self.server.games.get(row.game)
            title = game.title if game is not None else row.game
            lines.append(say(lang, "notice-line", game=title, title=row.title or row.id, link=f"{address}/t/{row.id}"))
        head = say(lang, "notice-digest", count=len(tables)) if len(tables) > 1 else say(lang, "notice-subject")
        return Letter(head, lines, f"{address}/t/{tables[0].id}" if len(tables) == 1 else f"{address}/")

    async def _send(self, wish: Any, pushes: list[Any], letter: Letter) -> bool:
        """By every channel that was asked for, side by side; good if one of them worked."""
        ways = [self._try("push", self._push(push, letter)) for push in pushes]
        if wish is not None and wish.email and not wish.code:
            ways.append(self._try("email", self.couriers.mail(wish.email, letter.head, "\n".join(letter.lines))))
        if wish is not None and wish.webhook:
            ways.append(self._try("webhook", self.couriers.hook(wish.webhook, letter)))
        return any(await asyncio.gather(*ways)) or not ways

    async def _push(self, push: Any, letter: Letter) -> None:
        if not await self.couriers.push(push.endpoint, push.p256dh, push.auth, letter):
            gone = sa.delete(PUSHES).where(PUSHES.c.endpoint == push.endpoint)
            await self.server.store.write(lambda connection: connection.execute(gone))

    async def _try(self, channel: str, work: Awaitable[None]) -> bool:
        try:
            await work
        except Exception as error:
            log.warning("a notice was not delivered", extra={"channel": channel, "reason": type(error).__name__})
            self.server.figures.notices.labels(channel, "failed").inc()
            return False
        self.server.figures.notices.labels(channel, "sent").inc()
        return True


def recipient(email: str) -> str:
    """Who is counted as one who gets mail: what stands after a plus, and capitals, make nobody another."""
    local, _, domain = email.casefold().rpartition("@")
    return f"to:{local.partition('+')[0]}@{domain}"


def went_round(connection: sa.Connection, table: str, seat: int, since: float) -> bool:
    """Whether the seat has decided and others after it, so quickly that we never saw it free: then it is a new turn."""
    chosen = sa.select(ACTIONS.c.seat).where(ACTIONS.c.table == table, ACTIONS.c.at > since, ACTIONS.c.kind == "move")
    seats = list(connection.scalars(chosen.order_by(ACTIONS.c.seq)))
    return seat in seats and any(other != seat for other in seats[seats.index(seat) :])


def claim(connection: sa.Connection, turn: Any) -> bool:
    """Of several processes one tells."""
    here = (TURNS.c.table == turn.table) & (TURNS.c.seat == turn.seat) & TURNS.c.told.is_(False)
    return connection.execute(sa.update(TURNS).where(here).values(told=True)).rowcount == 1
