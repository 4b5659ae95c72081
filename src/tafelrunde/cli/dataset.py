"""`dataset`: games as Parquet files, one row a decision."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import add_json, add_setting, options_of, out, positive, print_json, progress, seats_of
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.options import fill as fill_options


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "dataset",
        epilog="An interrupted dataset goes on with the same command. docs/research-data.md explains the columns.",
    )
    command.add_argument("game")
    add_setting(command)
    command.add_argument("--games", type=positive, default=100, help="how many (default: 100)")
    command.add_argument(
        "--bots", default="random", help="separated by commas, as in arena; they change seats from game to game (default: random)"
    )
    command.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the dataset is, or shall be")
    command.add_argument("--observe", default="view", help="what the seat saw: view (JSON), vector (numbers) or none (default: view)")
    command.add_argument("--seed", type=int, default=0, help="of the first game; the next has one more (default: 0)")
    command.add_argument("--cut", type=positive, default=20_000, help="stop a game after so many decisions (default: 20,000)")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, help="processes on this machine (default: 1)")
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster: HOST:PORT, 'auto' or 'local'")
    where.add_argument("--records", type=Path, metavar="FOLDER", help="take the finished records in this folder instead of playing")
    command.add_argument("--check", action="store_true", help="afterwards play every record again and compare every row")
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from tafelrunde.research import dataset as data

    begin = time.perf_counter()
    if args.records:
        made = data.from_records(args.out, records_of(args), args.observe)
    else:
        made = data.Dataset.begin(args.out, plan_of(args))
        if args.workers > (os.cpu_count() or 1) * 4:
            raise BadOptions(f"{args.workers} workers are too many for {os.cpu_count()} cores.")
        runner = data.on_cluster(args.ray) if args.ray else data.in_processes(args.workers) if args.workers > 1 else data.here
        with progress(args.json) as bar:
            task = bar.add_task("parts", total=made.plan.parts(), completed=made.plan.parts() - len(made.missing()))
            for _ in data.fill(made, runner):
                bar.advance(task)
    games = made.games(["decisions", "finished"])
    size = sum(path.stat().st_size for path in args.out.rglob("*.parquet"))
    plain = {
        "game": made.plan.game,
        "games": games.num_rows,
        "finished": sum(games.column("finished").to_pylist()),
        "decisions": sum(games.column("decisions").to_pylist()),
        "bytes": size,
        "seconds": round(time.perf_counter() - begin, 3),
        "checked": made.check() if args.check else 0,
    }
    if args.json:
        print_json(plain)
    else:
        out.print(
            f"{args.out}: {plain['games']} games, {plain['decisions']:,} decisions, {size / 1e6:.1f} MB, {plain['seconds']} s", markup=False
        )
        if args.check:
            out.print(f"{plain['checked']:,} rows are what the records say.")
    return 0


def plan_of(args: argparse.Namespace) -> Any:
    from tafelrunde.research.dataset import Plan

    game = find(args.game)
    options = fill_options(game.options, options_of(args))
    roles = game.check_seats(seats_of(args) or game.min_seats)
    return Plan(game.id, game.version, roles, dict(options), args.bots.split(","), args.seed, args.games, args.observe, cut=args.cut)


def records_of(args: argparse.Namespace) -> list[Any]:
    from tafelrunde.cli.records import read

    found = [read(path) for path in sorted(args.records.glob("*.record"))]
    wrong = {record.game.id for record in found} - {args.game}
    if wrong:
        raise BadOptions(f"{args.records} holds records of {', '.join(sorted(wrong))} too; a dataset is of one game.")
    return found
