"""`bench`: how fast the games are, interpreted and compiled, measured in turns in one run."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
import tracemalloc
from typing import Any

from rich.table import Table

from tafelrunde._build import BUILD, native_is_fresh
from tafelrunde.cli.common import add_json, add_setting, options_of, out, positive, print_json, progress, seats_of
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.position import Position

ROUNDS = 3
COPIES = 2_000
FIGURES = ("decisions_per_s", "games_per_s", "copy_us", "view_us", "bytes")


def add_commands(commands: Any) -> None:
    command = commands.add_parser("bench")
    command.add_argument("game", nargs="?", help="default: all games")
    add_setting(command)
    command.add_argument("--seconds", type=float, default=2.0, help="of random play in each round (default: 2)")
    command.add_argument("--cut", type=positive, default=5_000, help="stop a game after so many decisions (default: 5000)")
    command.add_argument("--this-build", action="store_true", help="only the build that runs now, one round")
    add_json(command)
    command.set_defaults(run=run)


def measure(game_id: str, seats: int | list[str], options: dict[str, object], seconds: float, cut: int) -> dict[str, Any]:
    """One round in this process."""
    game = find(game_id)
    draws = chance_from_seed(1)
    played, decisions, seed = 0, 0, 0
    kept = samples(game, seats, options, cut)
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds or played == 0:
        decisions += playout(game.new(seats, seed, options), draws, cut)
        seed += 1
        played += 1
    spent = time.perf_counter() - begin
    return {
        "game": game_id,
        "build": BUILD,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(played / spent, 2),
        "copy_us": round(each(kept, lambda pos: pos.copy()), 2),
        "view_us": round(each(kept, lambda pos: pos.view(0)), 2),
        "bytes": size_of(kept),
    }


def samples(game: Game, seats: int | list[str], options: dict[str, object], cut: int) -> list[Position]:
    """Positions from all stages of a few random games."""
    draws = chance_from_seed(2)
    kept = []
    for seed in range(4):
        pos = game.new(seats, seed, options)
        for _ in range(min(cut, 1000) // 50):
            kept.append(pos.copy())
            if playout(pos, draws, 50) < 50:
                break
    return kept


def each(positions: list[Position], act: Any) -> float:
    """Microseconds per call, the best of five passes over positions of real games."""
    best = float("inf")
    rounds = max(1, COPIES // len(positions))
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(rounds):
            for pos in positions:
                act(pos)
        best = min(best, time.perf_counter() - begin)
    return best / (rounds * len(positions)) * 1e6


def size_of(positions: list[Position]) -> int:
    """Bytes a copy takes beyond what it shares."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    twins = [pos.copy() for pos in positions]
    spent = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return spent // len(twins)


def run(args: argparse.Namespace) -> int:
    chosen = [find(args.game)] if args.game else games()
    seats, options = seats_of(args), options_of(args)
    results: list[dict[str, Any]] = []
    with progress(args.json) as bar:
        task = bar.add_task("rounds", total=len(chosen) * (1 if args.this_build else ROUNDS * 2))
        for game in chosen:
            places = seats or game.min_seats
            game.new(places, 0, options)
            if args.this_build:
                results.append(measure(game.id, places, options, args.seconds, args.cut))
                bar.advance(task)
                continue
            rounds: dict[str, list[dict[str, Any]]] = {}
            for _ in range(ROUNDS):
                for build in ("pure", "native") if native_is_fresh() else ("pure",):
                    rounds.setdefault(build, []).append(elsewhere(build, game.id, places, args))
                    bar.advance(task)
            results += [middle(each_round) for each_round in rounds.values()]
    if args.json:
        print_json(results)
        return 0
    table = Table("game", "build", "decisions/s", "games/s", "copy µs", "view µs", "bytes")
    for row in results:
        table.add_row(row["game"], row["build"], *(f"{row[figure]:,}" for figure in FIGURES))
    out.print(table)
    if not native_is_fresh():
        out.print("There is no compiled build of these sources; 'make native' makes one.")
    return 0


def elsewhere(build: str, game: str, seats: int | list[str], args: argparse.Namespace) -> dict[str, Any]:
    """One round in a process of its own, in the build asked for."""
    command = [sys.executable, "-m", "tafelrunde.cli.main", "bench", game, "--this-build", "--json"]
    command += ["--seats", str(seats) if isinstance(seats, int) else ",".join(seats)]
    command += ["--seconds", str(args.seconds), "--cut", str(args.cut)]
    for option in args.option:
        command += ["--option", option]
    done = subprocess.run(command, env={**os.environ, "TAFELRUNDE_BUILD": build}, capture_output=True, text=True, check=True)
    row: dict[str, Any] = json.loads(done.stdout)[0]
    return row


def middle(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of several rounds."""
    return {**rows[0], **{figure: statistics.median(row[figure] for row in rows) for figure in FIGURES}}
