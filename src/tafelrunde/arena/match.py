"""One game between bots, and the honest account of it: result, decisions, thinking times, mistakes."""

from __future__ import annotations

import time
from typing import Any, Protocol

from tafelrunde.arena.plan import Fixture
from tafelrunde.bots import Bot, Budget, make_player
from tafelrunde.bots.pauses import settle
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position

GRACE_SHARE = 0.10
GRACE_SECONDS = 0.005
"""A bot overruns its time when it takes a tenth and five milliseconds more."""


class Clock:
    """How long one seat thought, and how often too long."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        timed = budget.seconds if budget.seconds or budget.iterations else bot.seconds
        self.limit = None if timed is None else timed * (1 + GRACE_SHARE) + GRACE_SECONDS
        self.decisions = 0
        self.total = 0.0
        self.longest = 0.0
        self.late = 0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        if self.limit is not None and seconds > self.limit:
            self.late += 1

    def to_json(self) -> dict[str, Any]:
        return {"decisions": self.decisions, "seconds": round(self.total, 4), "longest": round(self.longest, 5), "late": self.late}


class Witness(Protocol):
    """Somebody who watches a game and has something to add to its account."""

    def look(self, pos: Position) -> None:
        """Before each decision."""

    def account(self, pos: Position) -> dict[str, Any]:
        """At the end: what is added."""


def play(fixture: Fixture, witness: Witness | None = None) -> dict[str, Any]:
    """Play it. What a bot does wrong is told in the result, not raised: the other games go on. For a witness the game keeps a log."""
    pos = find(fixture.game).new(fixture.seats, fixture.seed, fixture.options, log=witness is not None)
    draws = chance_from_seed(f"arena {fixture.seed}".encode())
    players = [make_player(name, draws.fork()) for name in fixture.players]
    settle(fixture.game)
    clocks = [Clock(bot, budget) for bot, budget in players]
    begin = time.perf_counter()
    error = ""
    try:
        while (waiting := pos.waiting()) and (fixture.cut is None or pos.ply < fixture.cut):
            if witness is not None:
                witness.look(pos)
            seat = waiting[draws.below(len(waiting))] if len(waiting) > 1 else waiting[0]
            decide(pos, seat, players[seat], clocks[seat])
    except IllegalMove as problem:
        error = f"illegal move of {fixture.players[seat]} at decision {pos.ply}: {problem}"
    except Exception as problem:
        error = f"{type(problem).__name__} at decision {pos.ply}: {problem}"
    standing = pos.standing()
    return {
        "number": fixture.number,
        "seed": fixture.seed,
        "players": fixture.players,
        "finished": standing.over,
        "winners": standing.winners,
        "ranks": standing.ranks,
        "scores": standing.scores,
        "rule": standing.rule,
        "decisions": pos.ply,
        "seconds": round(time.perf_counter() - begin, 3),
        "clocks": [clock.to_json() for clock in clocks],
        "error": error,
        **(witness.account(pos) if witness is not None else {}),
    }


def decide(pos: Position, seat: int, player: tuple[Bot, Budget], clock: Clock) -> None:
    """One decision under the clock."""
    bot, budget = player
    eyes = Eyes(pos, seat)
    begin = time.perf_counter()
    move = bot.choose(eyes, budget)
    clock.add(time.perf_counter() - begin)
    pos.play(seat, move)
