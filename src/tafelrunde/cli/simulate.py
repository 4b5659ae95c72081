"""`simulate`: bots play many games."""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from tafelrunde.bots import Budget, make_player
from tafelrunde.cli.common import add_json, add_setting, options_of, out, positive, print_json, progress, seats_of
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import write_record

LONG = 20_000
"""Decisions after which a game is cut, unless the command says otherwise: no game of ours comes near it while anybody plays to win."""


@dataclass
class Job:
    """One game to play. Everything follows from it, so any game can be repeated alone."""

    game: str
    seats: int | list[str]
    options: dict[str, object]
    bots: list[str]
    seed: int
    seconds: float | None
    cut: int
    record: bool = False


def play_one(job: Job) -> dict[str, Any]:
    """Play it and report the result; an error is reported, not raised, so that the other games go on."""
    game = find(job.game)
    history = History(game, job.seats, job.seed, job.options)
    seats = history.position.seats
    draws = chance_from_seed(f"bots {job.seed}".encode())
    players = [make_player(job.bots[seat % len(job.bots)], draws.fork()) for seat in range(seats)]
    begin = time.perf_counter()
    error = ""
    try:
        while (waiting := history.position.waiting()) and len(history.moves) < job.cut:
            seat = waiting[draws.below(len(waiting))] if len(waiting) > 1 else waiting[0]
            bot, budget = players[seat]
            unsaid = budget.seconds is None and budget.iterations is None
            move = bot.choose(Eyes(history.position, seat), Budget(seconds=job.seconds) if unsaid else budget)
            history.position.play(seat, move)
            history.moves.append((seat, move))
    except Exception as problem:
        error = f"seed {job.seed}, decision {len(history.moves)}: {type(problem).__name__}: {problem}"
    standing = history.position.standing()
    result: dict[str, Any] = {
        "seed": job.seed,
        "finished": standing.over,
        "decisions": len(history.moves),
        "scores": standing.scores,
        "winners": standing.winners,
        "rule": standing.rule,
        "seconds": round(time.perf_counter() - begin, 6),
        "error": error,
    }
    if job.record:
        record = history.record()
        record.seed = job.seed
        result["record"] = write_record(record)
    return result


def add_commands(commands: Any) -> None:
    command = commands.add_parser("simulate")
    command.add_argument("game")
    add_setting(command)
    command.add_argument("--games", type=positive, default=100, help="how many (default: 100)")
    command.add_argument(
        "--bots", default="random", help="one for each seat, as in arena (hard@0.1, search@500i), repeated as needed (default: random)"
    )
    command.add_argument("--seed", type=int, default=0, help="of the first game; the next has one more (default: 0)")
    command.add_argument("--seconds", type=float, help="thinking time of a decision, for bots without one of their own")
    command.add_argument("--cut", type=positive, default=LONG, help=f"stop a game after so many decisions (default: {LONG:,})")
    command.add_argument("--workers", type=positive, default=1, help="processes (default: 1)")
    command.add_argument("--records", type=Path, metavar="FOLDER", help="write the record of every game here")
    add_json(command)
    command.set_defaults(run=simulate)


def simulate(args: argparse.Namespace) -> int:
    game = find(args.game)
    names = args.bots.split(",")
    for name in names:
        make_player(name, chance_from_seed(0))
    seats, options = seats_of(args), options_of(args)
    game.new(seats, args.seed, options)
    if args.records:
        args.records.mkdir(parents=True, exist_ok=True)
    if args.workers > (os.cpu_count() or 1) * 4:
        raise BadOptions(f"{args.workers} workers are too many for {os.cpu_count()} cores.")
    begin = time.perf_counter()
    jobs = [Job(game.id, seats, options, names, args.seed + i, args.seconds, args.cut, args.records is not None) for i in range(args.games)]
    results = run_jobs(jobs, args)
    summary = {
        "game": game.id,
        "games": len(results),
        "finished": sum(result["finished"] for result in results),
        "cut": [result["seed"] for result in results if not result["finished"] and not result["error"]],
        "errors": [result["error"] for result in results if result["error"]],
        "decisions": sum(result["decisions"] for result in results),
        "seconds": round(time.perf_counter() - begin, 3),
        "results": [{key: value for key, value in result.items() if key != "record"} for result in results],
    }
    if args.json:
        print_json(summary)
    else:
        show(summary, game.seat_names(game.check_seats(seats or game.min_seats)), names)
        if summary["cut"]:
            seeds = ", ".join(map(str, summary["cut"][:10])) + (" …" if len(summary["cut"]) > 10 else "")
            out.print(f"{len(summary['cut'])} games went on for {args.cut:,} decisions and were cut (--cut): seed {seeds}")
    return 1 if summary["errors"] else 0


def run_jobs(jobs: list[Job], args: argparse.Namespace) -> list[dict[str, Any]]:
    results: dict[int, dict[str, Any]] = {}
    with progress(args.json) as bar:
        task = bar.add_task("games", total=len(jobs))

        def done(result: dict[str, Any]) -> None:
            results[result["seed"]] = result
            if args.records:
                (args.records / f"{args.game}-{result['seed']}.record").write_text(result["record"], "utf-8")
            bar.advance(task)

        if args.workers == 1:
            for job in jobs:
                done(play_one(job))
        else:
            with ProcessPoolExecutor(args.workers) as pool:
                for future in as_completed([pool.submit(play_one, job) for job in jobs]):
                    done(future.result())
    return [results[seed] for seed in sorted(results)]


def show(summary: dict[str, Any], seats: list[str], names: list[str]) -> None:
    games, seconds = summary["games"], max(summary["seconds"], 1e-9)
    out.print(f"{games} games of {summary['game']}, {summary['finished']} finished by the rules, {summary['decisions']} decisions")
    out.print(f"{games / seconds:.1f} games/s, {summary['decisions'] / seconds:,.0f} decisions/s")
    table = Table("seat", "bot", "wins", "mean score")
    finished = [result for result in summary["results"] if result["finished"]]
    for seat, name in enumerate(seats):
        wins = sum(1 / len(result["winners"]) for result in finished if seat in result["winners"])
        mean = sum(result["scores"][seat] for result in finished) / max(1, len(finished))
        table.add_row(name, names[seat % len(names)], f"{wins:.1f}", f"{mean:.1f}")
    out.print(table)
    ends = Counter(result["rule"] for result in finished)
    if ends:
        out.print("ended by: " + ", ".join(f"{rule} {count}" for rule, count in ends.most_common()))
    for error in summary["errors"]:
        out.print(f"error: {error}", markup=False)
