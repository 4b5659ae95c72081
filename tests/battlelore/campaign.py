"""The kit on games of every mode in turn: ``python -m tests.battlelore.campaign GAMES [SEED] [BOT]``.

`tafelrunde conform` draws its settings at random, and some modes (allies, Call to Arms on the epic board) then come up seldom. Here each
setting of `recorded` is played equally often. What has been checked is printed after every round, so a run may be stopped at any time.
"""

from __future__ import annotations

import sys
from dataclasses import asdict

from tafelrunde.cli.conform import BotPlayer
from tafelrunde.games.battlelore import GAME
from tafelrunde.testing.conformance import Report, conform
from tests.battlelore.recorded import settings

SHARE = 0.004
CUT = 5_000


def main(games: int, seed: int, bot: str) -> None:
    every = settings()
    total = Report()
    while total.games < games:
        number = total.games
        total.add(conform(GAME, 1, seed * 10_000 + number, SHARE, CUT, setting=every[number % len(every)], player=BotPlayer(bot)))
        if total.games % len(every) == 0 or total.games == games:
            print(asdict(total), flush=True)


if __name__ == "__main__":
    given = dict(zip(("games", "seed", "bot"), sys.argv[1:], strict=False))
    main(int(given["games"]), int(given.get("seed", 1)), given.get("bot", "random"))
