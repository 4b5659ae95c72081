"""Bots at tables: they think in processes of their own, never where the tables are served.

What a bot's process gets is a guess: a position its seat cannot tell from the real one. The real one, with everybody's cards and the seed
of all dice, never leaves the server. Who thinks next is decided fairly, by person and table; when many wait, all think shorter.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.bots import bots, plain
from tafelrunde.bots.hints import Hint
from tafelrunde.bots.levels import LEVELS
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import dump
from tafelrunde.engine.traits import CHARACTERS
from tafelrunde.server.failures import Failure
from tafelrunde.server.fairqueue import HINT, UNWATCHED, WATCHED, FairQueue
from tafelrunde.server.story import Refusal
from tafelrunde.server.thinkers import Lost, Staff, Thinker, Thought

if TYPE_CHECKING:
    from tafelrunde.server.tables import Table
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.bots")
ROUND = 5.0
"""Seconds in which everybody who waits shall have had his turn: who thinks long thinks shorter when many wait."""
LEAST = 0.02
HURRIED = 0.5
"""A table is told when its bots get less than this share of their time,"""
AGAIN = 600.0
"""and not again for so many seconds."""


def strength(name: str) -> tuple[float, str]:
    """Weakest first: those that come with the project as measured, others by how long they think."""
    order = ("random", "greedy", *LEVELS[:-2], "search", *LEVELS[-2:])
    own = bots()[name].seconds
    return (order.index(name) - len(order) if name in order else own or 0.0, name)


def guessed(pos: Position, seat: int) -> bytes:
    """A position that looks the same to this seat, with everything else dealt anew, as it travels to a worker."""
    world = pos.guess(seat, chance_from_seed(secrets.randbits(63)))
    return msgspec.json.encode(dump(world))


def stand_in() -> str:
    """Who plays for somebody who has gone: a middling one."""
    names = sorted(bots(), key=strength)
    return next((name for name in ("normal", "greedy") if name in names), names[-1])


def thinking_time(bot: str, seconds: float) -> float:
    """What a bot would like to have: its own time, but not much more than the server's setting."""
    own = bots()[plain(bot)].seconds
    return seconds if own is None else min(own, 10 * seconds)


class Job:
    """A decision to be thought out."""

    def __init__(self, table: Table, pos: Position, seat: int, bot: str, weigh: bool) -> None:
        self.table = table
        self.pos = pos
        self.seat = seat
        self.bot = bot
        self.weigh = weigh
        self.done: asyncio.Future[list[Hint]] = asyncio.get_running_loop().create_future()

    def fail(self, failure: Failure) -> None:
        if not self.done.done():
            self.done.set_exception(failure)


class BotDesk:
    """Who thinks for which seat."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self._thinking: set[tuple[str, int]] = set()
        self._hinting: set[tuple[str, int]] = set()
        self._queue: FairQueue[Job] = FairQueue()
        self._busy: set[Thinker] = set()
        self._told: dict[str, float] = {}

    async def open(self) -> None:
        """Find those who think. A cluster that does not answer is a mistake of the settings."""
        self.staff = await asyncio.to_thread(Staff, self.server.settings.bot_workers)

    def names(self) -> list[str]:
        """All bots, weakest first."""
        return sorted(bots(), key=strength)

    def minded(self) -> list[str]:
        """Those that can have a character, weakest first."""
        return [name for name in self.names() if bots()[name].minded]

    def known(self, bot: str) -> str:
        """A bot that may be called: its name, perhaps with a character. Other settings are not for strangers."""
        name = plain(bot)
        if name not in bots() or (bot != name and not (bots()[name].minded and bot.removeprefix(f"{name}:character=") in CHARACTERS)):
            raise Failure("no_bot")
        return bot

    def stand_in(self) -> str:
        """Who plays for somebody who has gone."""
        return stand_in()

    def thinks(self, table: Table) -> bool:
        return any((table.id, seat.seat) in self._thinking for seat in table.seats)

    def wake(self, table: Table) -> None:
        """Let every bot think that is asked and does not think yet."""
        if self.server.closing or self.server.bulletin.read_only or table.row.state != "playing" or table.story is None:
            return
        for seat in table.story.position.waiting():
            if table.seats[seat].bot and (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                self.server.chore(self._play(table, seat))

    async def _play(self, table: Table, seat: int) -> None:
        """Play one seat as long as it is a bot's and is asked."""
        from tafelrunde.server.tables import StaleMark

        count = self.server.figures.bots
        try:
            while not self.server.closing:
                story, bot = table.story, table.seats[seat].bot
                if story is None or not bot or table.row.state != "playing" or seat not in story.position.waiting():
                    return
                mark, seq = story.mark(seat, table.row.undone), table.row.seq
                if self.server.settings.bot_pause:
                    await asyncio.sleep(self.server.settings.bot_pause)
                try:
                    move = await self.choose(table, story.position, seat, bot)
                    await table.play(seat, f"b{seat}:{seq}", mark, [move])
                    count.labels("played").inc()
                except StaleMark:
                    count.labels("stale").inc()
                except Failure as failure:
                    count.labels("failed").inc()
                    if failure.code not in ("cannot_store", "no_bot"):
                        return
                    await asyncio.sleep(failure.retry or 1.0)
                except Refusal:
                    count.labels("refused").inc()
                    log.error("a bot played what is not allowed", extra={"bot": bot, "game": table.row.game})
                    await asyncio.sleep(1.0)
        finally:
            self._thinking.discard((table.id, seat))

    async def hint(self, table: Table, pos: Position, seat: int) -> tuple[int, str]:
        """What the strongest bot would play, and its name. One at a time for a seat."""
        weighed, bot = await self._advise(table, pos, seat, weigh=False)
        return weighed[0].move, bot

    async def weigh(self, table: Table, pos: Position, seat: int) -> tuple[list[Hint], str]:
        """What the strongest bot thinks of each move, best first, and its name. One at a time for a seat."""
        return await self._advise(table, pos, seat, weigh=True)

    async def _advise(self, table: Table, pos: Position, seat: int, weigh: bool) -> tuple[list[Hint], str]:
        bot = self.known(self.server.settings.hint_bot or self.names()[-1])
        if (table.id, seat) in self._hinting:
            raise Failure("too_often", retry=1.0)
        self._hinting.add((table.id, seat))
        try:
            return await self._thought_out(HINT, table.seats[seat].user, Job(table, pos, seat, bot, weigh)), bot
        finally:
            self._hinting.discard((table.id, seat))

    async def choose(self, table: Table, pos: Position, seat: int, bot: str) -> int:
        """What a bot plays, thought out when it is this table's turn."""
        kind = WATCHED if table.audience.connections else UNWATCHED
        return (await self._thought_out(kind, table.row.owner, Job(table, pos, seat, self.known(bot), False)))[0].move

    async def _thought_out(self, kind: int, person: str, job: Job) -> list[Hint]:
        moves = job.pos.moves(job.seat)
        if len(moves) == 1:
            return [Hint(moves[0], 0.0, 0)]
        self._queue.put(kind, person, job.table.id, job)
        self._hand_out()
        return await job.done

    def _hand_out(self) -> None:
        """Give those who are free something to think about."""
        for thinker in self.staff.thinkers:
            while thinker not in self._busy and (job := self._queue.take()) is not None:
                if not job.done.done():  # who asked may be gone
                    self._busy.add(thinker)
                    self.server.chore(self._think(thinker, job))

    async def _think(self, thinker: Thinker, job: Job) -> None:
        try:
            wanted = thinking_time(job.bot, self.server.settings.bot_seconds)
            seconds = self.granted(wanted)
            if seconds < HURRIED * wanted and bots()[plain(job.bot)].seconds is not None:
                self._say_hurried(job.table)
            row = job.table.row
            state = await asyncio.to_thread(guessed, job.pos, job.seat)
            thought = Thought(row.game, row.version, state, job.seat, job.bot, secrets.randbits(63), seconds, weigh=job.weigh)
            weighed = await thinker.think(thought)
            if not job.done.done():
                job.done.set_result(weighed)
        except Lost as lost:
            log.error("a bot's process was lost", extra={"bot": job.bot, "reason": str(lost)})
            job.fail(Failure("no_bot", retry=1.0))
            await self.look_round()
        except Exception:
            log.exception("a bot failed", extra={"bot": job.bot, "game": job.table.row.game})
            job.fail(Failure("no_bot", retry=5.0))
        finally:
            job.done.cancel()
            self._busy.discard(thinker)
            if not self.server.closing:
                self._hand_out()

    def granted(self, wanted: float) -> float:
        """The thinking time there is now: so much that all who wait have their turn within a round."""
        waiting = len(self._queue) + len(self._busy)
        return max(LEAST, min(wanted, ROUND * len(self.staff.thinkers) / max(1, waiting)))

    def _say_hurried(self, table: Table) -> None:
        """Tell a table that its bots think shorter than they are said to, now and then."""
        now = time.monotonic()
        if now < self._told.get(table.id, -AGAIN) + AGAIN:
            return
        self._told = {id: then for id, then in self._told.items() if now < then + AGAIN}
        self._told[table.id] = now
        self.server.chore(self.server.note(table, "hurried"))

    async def look_round(self) -> None:
        """A cluster may have grown or shrunk."""
        if await asyncio.to_thread(self.staff.renew):
            self._hand_out()

    def waiting(self) -> int:
        """How many decisions wait for somebody to think about them."""
        return len(self._queue)

    def close(self) -> None:
        self.staff.close()
