"""Under load no bot plays an illegal move or overruns its time: `make punctual`, the long form of tests/bots/test_time.py.

python -m tests.arena.punctual [--greedy 1000] [--search 100] [--seconds 0.1] [--others 0] [--folder FOLDER] [--page FILE]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from multiprocessing.synchronize import Event as Signal
from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture
from tests.arena.strength import ROWS, Folder
from tests.arena.strength_page import write

CUT = 20_000


def burn(stop: Signal) -> None:
    """Keep one core busy."""
    while not stop.is_set():
        sum(range(10_000))


def campaign(bot: str, games: int) -> dict[str, Any]:
    """Games, decisions, late decisions and the longest one in seconds; raises on an illegal move."""
    ids = [game.id for game in tafelrunde.all_games()]
    decisions, late, longest = 0, 0, 0.0
    for number in range(games):
        game = tafelrunde.find(ids[number % len(ids)])
        seats = game.check_seats(2)
        result = play(Fixture(number, game.id, seats, {}, number, [bot] * len(seats), CUT))
        if result["error"]:
            raise AssertionError(f"{game.id}, seed {number}: {result['error']}")
        decisions += sum(clock["decisions"] for clock in result["clocks"])
        overruns = sum(clock["late"] for clock in result["clocks"])
        if overruns:
            slowest = max(clock["longest"] for clock in result["clocks"])
            print(f"\n{game.id}, seed {number}: {overruns} late, the longest took {slowest:.3f} s", file=sys.stderr)
        late += overruns
        longest = max(longest, *(clock["longest"] for clock in result["clocks"]))
        print(f"\r{bot}: {number + 1} of {games} games, {decisions} decisions, {late} late", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {"games": games, "decisions": decisions, "late": late, "longest": longest}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--greedy", type=int, default=1000)
    parser.add_argument("--search", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--folder", type=Path, default=ROWS)
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--others", type=int, default=0, help="processes that keep cores busy anyway: so many fewer are started")
    args = parser.parse_args()
    folder = Folder(args.folder)
    stop = multiprocessing.Event()
    cores = os.cpu_count() or 1
    load = [multiprocessing.Process(target=burn, args=(stop,), daemon=True) for _ in range(cores - args.others)]
    for process in load:
        process.start()
    begin = time.perf_counter()
    late = 0
    try:
        for bot, games in ((f"greedy@{args.seconds}", args.greedy), (f"search@{args.seconds}", args.search)):
            if games:
                row = campaign(bot, games)
                late += row["late"]
                folder.keep("punctual", folder.note("punctual") | {bot: row | {"beside": cores}})
                print(f"{bot}: {games} games, {row['decisions']} decisions, {row['late']} late, longest {row['longest'] * 1000:.0f} ms")
    finally:
        stop.set()
    write(folder, args.page)
    print(f"{time.perf_counter() - begin:.0f} s with {cores} busy processes beside it")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
