"""How fast the search walks: counted in the processor's time, so that a busy machine does not change the figure.

A contest on a busy machine can then hold its bots to as many walks as their time would allow on a core of their own.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import tafelrunde
from tafelrunde.bots import Budget, make_bot
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.knowledge import Eyes

EVERY = 25
"""One decision in so many is thought about."""
GAMES = 2
WALKS = 400


@dataclass
class Pace:
    """Walks, and the processor's seconds for them."""

    positions: int
    walks: int
    seconds: float

    def per_second(self) -> float:
        return self.walks / self.seconds


def pace(game_id: str, seats: int, bot: str) -> Pace:
    """Think about decisions from all over a few games of `greedy`."""
    game = tafelrunde.find(game_id)
    found = Pace(0, 0, 0.0)
    for seed in range(GAMES):
        pos = game.new(game.check_seats(seats), seed, {})
        players = [make_bot("greedy", tafelrunde.chance_from_seed(seat)) for seat in range(seats)]
        while waiting := pos.waiting():
            seat = waiting[0]
            eyes = Eyes(pos, seat)
            if pos.ply % EVERY == EVERY - 1 and len(eyes.forward()) > 1:
                thinker = make_bot(bot, tafelrunde.chance_from_seed(pos.ply))
                assert isinstance(thinker, SearchBot)
                begin = time.process_time()
                thinker.think(eyes, Budget(iterations=WALKS))
                found.seconds += time.process_time() - begin
                found.walks += thinker.walks
                found.positions += 1
            pos.play(seat, players[seat].choose(eyes, Budget()))
    return found
