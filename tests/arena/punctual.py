"""Under load no bot plays an illegal move or overruns its time: `make punctual`, the long form of tests/bots/test_time.py.

python -m tests.arena.punctual [--greedy 1000] [--search 100] [--seconds 0.1]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from multiprocessing.synchronize import Event as Signal

import tafelrunde
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture

CUT = 20_000


def burn(stop: Signal) -> None:
    """Keep one core busy."""
    while not stop.is_set():
        sum(range(10_000))


def campaign(bot: str, games: int) -> tuple[int, int, int, float]:
    """Games, decisions, late decisions and the longest one; raises on an illegal move."""
    ids = [game.id for game in tafelrunde.all_games()]
    decisions, late, longest = 0, 0, 0.0
    for number in range(games):
        game = tafelrunde.find(ids[number % len(ids)])
        seats = game.check_seats(2)
        result = play(Fixture(number, game.id, seats, {}, number, [bot] * len(seats), CUT))
        if result["error"]:
            raise AssertionError(f"{game.id}, seed {number}: {result['error']}")
        decisions += sum(clock["decisions"] for clock in result["clocks"])
        late += sum(clock["late"] for clock in result["clocks"])
        longest = max(longest, *(clock["longest"] for clock in result["clocks"]))
        print(f"\r{bot}: {number + 1} of {games} games, {decisions} decisions, {late} late", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return games, decisions, late, longest


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--greedy", type=int, default=1000)
    parser.add_argument("--search", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    args = parser.parse_args()
    stop = multiprocessing.Event()
    load = [multiprocessing.Process(target=burn, args=(stop,), daemon=True) for _ in range(os.cpu_count() or 1)]
    for process in load:
        process.start()
    begin = time.perf_counter()
    try:
        rows = [
            campaign(bot, games)
            for bot, games in ((f"greedy@{args.seconds}", args.greedy), (f"search@{args.seconds}", args.search))
            if games
        ]
    finally:
        stop.set()
    for games, decisions, late, longest in rows:
        print(f"{games} games, {decisions} decisions, {late} late, longest {longest * 1000:.0f} ms")
    print(f"{time.perf_counter() - begin:.0f} s with {len(load)} busy processes beside it")
    return 1 if any(row[2] for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
