"""Is it fair? Bots play a map, board or scenario of one's own on the server: behind all play, one game at a time, stopped at any time.

A trial lives in memory: it is told about while it is played and for a while afterwards, and is gone with the server. Its games are played
in a process of their own, with the lowest priority, and none begins while a bot at a table waits for its turn to think.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from tafelrunde.arena.balance import Balance, Share, Trial, balance_of, play_watched
from tafelrunde.engine.catalogue import Game
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import new_secret
from tafelrunde.server.thinkers import end_with_the_server

if TYPE_CHECKING:
    from tafelrunde.server.tableserver import TableServer

LONGEST = 300.0
"""Seconds after which a game is given up."""
PAUSE = 0.2
KEPT = 3600.0
MOST_KEPT = 200


class ShareOut(Struct):
    """How often a seat or a role won, between which bounds it lies with 95 % certainty, and what would be fair."""

    name: str
    rate: float
    least: float
    most: float
    fair: float
    favoured: bool


class TrialOut(Struct):
    """Where a trial stands, and what its games say so far."""

    id: str
    state: Literal["waiting", "playing", "over", "stopped"]
    done: int
    games: int
    unfinished: int
    decisions: int
    seats: list[ShareOut]
    roles: list[ShareOut]
    unused: list[str]


class Running:
    """A trial on its way."""

    def __init__(self, person: str, game: Game, text: str, trial: Trial, games: int) -> None:
        self.id = new_secret()[:16]
        self.person = person
        self.game = game
        self.text = text
        self.trial = trial
        self.games = games
        self.results: list[dict[str, Any]] = []
        self.state: Literal["waiting", "playing", "over", "stopped"] = "waiting"
        self.ended = 0.0

    @property
    def going(self) -> bool:
        return self.state in ("waiting", "playing")

    def balance(self) -> Balance:
        return balance_of(self.trial.seats, self.results)

    def told(self) -> TrialOut:
        found = self.balance()
        assert self.game.workshop is not None
        unused = found.unused(self.game.workshop.places(self.text)) if found.games else []
        seats, roles = list(map(share_out, found.seats)), list(map(share_out, found.roles))
        return TrialOut(self.id, self.state, len(self.results), self.games, found.unfinished, found.decisions, seats, roles, unused)


def share_out(share: Share) -> ShareOut:
    low, high = share.interval()
    return ShareOut(share.name, share.rate, low, high, share.fair, share.favoured())


def humbly() -> None:
    """In a worker: everybody else goes first."""
    end_with_the_server()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(19)


def a_process() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), humbly)


class Trials:
    """All trials of a server, played one after the other."""

    def __init__(self, server: TableServer, begin: Callable[[], ProcessPoolExecutor] = a_process) -> None:
        self.server = server
        self.begin = begin
        self.known: dict[str, Running] = {}
        self._pool: ProcessPoolExecutor | None = None
        self._at_work = False

    def add(self, running: Running) -> None:
        """A failure if somebody has a trial already."""
        now = time.monotonic()
        gone = [id for id, old in self.known.items() if not old.going and now - old.ended > KEPT]
        for id in gone:
            del self.known[id]
        if any(old.going and old.person == running.person for old in self.known.values()):
            raise Failure("one_trial")
        if len(self.known) >= MOST_KEPT:
            raise Failure("too_often", retry=60.0)
        self.known[running.id] = running
        if not self._at_work:
            self._at_work = True
            self.server.chore(self.work())

    async def work(self) -> None:
        """Play the trials that wait, in their order."""
        try:
            while (running := next((one for one in self.known.values() if one.going), None)) is not None:
                await self.play(running)
        finally:
            self._at_work = False
            self.drop()

    async def play(self, running: Running) -> None:
        for fixture in running.trial.fixtures(running.games):
            while running.going and self.server.bots.waiting():
                await asyncio.sleep(PAUSE)
            if not running.going:
                return
            running.state = "playing"
            pool = self._pool = self._pool or self.begin()
            try:
                playing = asyncio.get_running_loop().run_in_executor(pool, play_watched, fixture)
                running.results.append(await asyncio.wait_for(playing, LONGEST))
            except (BrokenProcessPool, TimeoutError):  # it took too long, or somebody stopped it
                self.drop()
                running.results += [] if not running.going else [given_up(running.trial)]
            except asyncio.CancelledError:
                if running.going or self.server.closing:
                    raise
        if running.going:
            self.end(running, "over")

    def end(self, running: Running, state: Literal["over", "stopped"]) -> None:
        """Whatever is being played of it is not waited for."""
        playing = running.state == "playing"
        running.state, running.ended = state, time.monotonic()
        if state == "stopped" and playing:
            self.drop()

    def drop(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def given_up(trial: Trial) -> dict[str, Any]:
    """A game that counts for nobody."""
    return {"error": "", "finished": False, "decisions": 0, "winners": [], "roles": trial.seats}
