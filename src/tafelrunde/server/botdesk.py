"""Bots at tables: they think in processes of their own, never where the tables are served.

What a bot's process gets is a guess: a position its seat cannot tell from the real one. The real one, with everybody's cards and the seed
of all dice, never leaves the server.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.bots import Budget, bots, make_bot
from tafelrunde.bots.pauses import settle
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import dump, load
from tafelrunde.server.failures import Failure
from tafelrunde.server.story import Refusal

if TYPE_CHECKING:
    from tafelrunde.server.tables import Table
    from tafelrunde.server.tableserver import TableServer

log = logging.getLogger("tafelrunde.bots")
PATIENCE = 30.0
"""Seconds beyond its thinking time after which a bot is given up."""


def choose_move(game: str, version: int, state: bytes, seat: int, bot: str, seed: int, seconds: float) -> int:
    """In a worker: what this bot plays for this seat. `state` is a guess of the seat."""
    rules = find(game, version)
    eyes = Eyes(load(msgspec.json.decode(state), rules.package), seat)
    player = make_bot(bot, chance_from_seed(seed))
    settle(game)
    own: float | None = getattr(player, "seconds", None)
    return player.choose(eyes, Budget(seconds=seconds if own is None else min(own, 10 * seconds)))


def end_with_the_server() -> None:
    """In a worker: end when the server has ended, even if it was killed and could say nothing."""
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=watch, name="watch", daemon=True).start()


def strength(name: str) -> tuple[float, str]:
    """Weakest first: who does not think is weak, who thinks long is strong."""
    order = ("random", "easy", "greedy")
    own: float | None = getattr(bots()[name], "seconds", None)
    return (own if own is not None else (order.index(name) - 10.0 if name in order else 0.0), name)


def guessed(pos: Position, seat: int) -> bytes:
    """A position that looks the same to this seat, with everything else dealt anew, as it travels to a worker."""
    world = pos.guess(seat, chance_from_seed(secrets.randbits(63)))
    return msgspec.json.encode(dump(world))


def stand_in() -> str:
    """Who plays for somebody who has gone: a middling one."""
    names = sorted(bots(), key=strength)
    return next((name for name in ("normal", "greedy") if name in names), names[-1])


class BotDesk:
    """Who thinks for which seat."""

    def __init__(self, server: TableServer) -> None:
        self.server = server
        self._pool: Executor | None = None
        self._thinking: set[tuple[str, int]] = set()

    def names(self) -> list[str]:
        """All bots, weakest first."""
        return sorted(bots(), key=strength)

    def known(self, name: str) -> str:
        if name not in bots():
            raise Failure("no_bot")
        return name

    def stand_in(self) -> str:
        """Who plays for somebody who has gone."""
        return stand_in()

    def thinks(self, table: Table) -> bool:
        return any((table.id, seat.seat) in self._thinking for seat in table.seats)

    def wake(self, table: Table) -> None:
        """Let every bot think that is asked and does not think yet."""
        if self.server.closing or self.server.house.read_only or table.row.state != "playing" or table.story is None:
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

    async def choose(self, table: Table, pos: Position, seat: int, bot: str) -> int:
        """What a bot would play, thought out in a worker."""
        seconds = self.server.settings.bot_seconds
        moves = pos.moves(seat)
        if len(moves) == 1:
            return moves[0]
        seed = secrets.randbits(63)
        work = (table.row.game, table.row.version, guessed(pos, seat), seat, self.known(bot), seed, seconds)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._workers(), choose_move, *work), 10 * seconds + PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("a bot's process was lost", extra={"bot": bot, "reason": type(error).__name__})
            self.close()
            raise Failure("no_bot", retry=1.0) from None
        except Failure:
            raise
        except Exception:
            log.exception("a bot failed", extra={"bot": bot, "game": table.row.game})
            raise Failure("no_bot", retry=5.0) from None

    def _workers(self) -> Executor:
        if self._pool is None:
            workers = self.server.settings.bot_workers
            if workers == 0:
                self._pool = ThreadPoolExecutor(1, "bot")
            else:
                self._pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), end_with_the_server)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list(getattr(pool, "_processes", {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
