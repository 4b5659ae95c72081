"""`arena`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.arena.cluster import run_ray
from tafelrunde.arena.figures import Figures, figures
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.arena.report import page
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.cli.common import add_json, add_setting, options_of, out, positive, print_json, seats_of
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import BadOptions

FOLDER = Path("arena-results")
REFRESH = 1.0
QUICK = 100
"""Samples for the intervals shown while the contest runs."""


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "arena",
        epilog="A bot is NAME, NAME@SECONDS or NAME@WALKSi, with settings NAME:cut=40:explore=1@0.1. "
        "llm:NAME is a language model at --llm-url. An interrupted contest goes on with the same command.",
    )
    command.add_argument("game")
    command.add_argument("--bots", required=True, help="separated by commas, at least one for each seat; a bot may be named several times")
    add_setting(command)
    command.add_argument("--games", type=positive, default=100, help="at least so many; made up to whole sets of seatings (default: 100)")
    command.add_argument("--seed", type=int, default=0, help="of the first set of games; the next has one more (default: 0)")
    command.add_argument("--cut", type=positive, help="stop a game after so many decisions; it then counts for nobody")
    command.add_argument("--llm-url", metavar="URL", help="where llm:NAME is asked: any address that speaks OpenAI's chat completions")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, help="processes on this machine (default: 1)")
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster: HOST:PORT, 'auto' or 'local'")
    command.add_argument("--results", type=Path, metavar="FILE", help=f"JSON lines of all games (default: in {FOLDER}/)")
    command.add_argument("--report", type=Path, metavar="FILE", help="the page with all figures (default: beside the results)")
    add_json(command)
    command.set_defaults(run=run)


def plan_of(args: argparse.Namespace) -> Plan:
    game = find(args.game)
    bots = args.bots.split(",")
    seats = seats_of(args) or min(max(len(bots), game.min_seats), game.max_seats)
    plan = Plan(game.id, game.check_seats(seats), options_of(args), bots, args.seed, args.cut)
    plan.check()
    return plan


def run(args: argparse.Namespace) -> int:
    if args.llm_url:
        os.environ["TAFELRUNDE_LLM_URL"] = args.llm_url  # workers in other processes hear of it too
    plan = plan_of(args)
    if args.workers > (os.cpu_count() or 1) * 4:
        raise BadOptions(f"{args.workers} workers are too many for {os.cpu_count()} cores.")
    results = args.results or FOLDER / f"{plan.game}-{plan.fingerprint()}.jsonl"
    report = args.report or results.with_suffix(".html")
    store = Store(results, plan)
    fixtures = plan.fixtures(args.games)
    todo = [fixture for fixture in fixtures if fixture.number not in store.results]
    begin = time.perf_counter()
    try:
        watch(store, plan, len(fixtures), carry_out(todo, args), args.json)
    finally:
        store.close()
        if store.results:
            report.write_text(page(plan, store.ordered()), "utf-8")
    played = store.ordered()
    rows = figures(plan.bots, len(plan.seats), played)
    errors = [result["error"] for result in played if result["error"]]
    if args.json:
        print_json(
            {
                "game": plan.game,
                "seats": plan.seats,
                "games": len(played),
                "finished": sum(result["finished"] for result in played),
                "errors": errors,
                "seconds": round(time.perf_counter() - begin, 3),
                "bots": [row.to_json() for row in rows],
                "results": str(results),
                "report": str(report),
            }
        )
    else:
        out.print(standings(rows))
        for error in errors:
            out.print(f"error: {error}", markup=False)
        out.print(f"{len(played)} games. Every game: {results}. All figures: {report}", markup=False)
    return 1 if errors else 0


def carry_out(todo: list[Fixture], args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    if args.ray:
        return run_ray(todo, args.ray)
    return run_here(todo) if args.workers == 1 else run_processes(todo, args.workers)


def watch(store: Store, plan: Plan, total: int, results: Iterator[dict[str, Any]], quiet: bool) -> None:
    """Store results as they come, with a bar and the table so far where somebody looks."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console)
    task = bar.add_task("games", total=total, completed=len(store.results))
    if quiet or not sys.stderr.isatty():
        for result in results:
            store.add(result)
        return
    shown = 0.0
    with Live(bar, console=console, transient=True) as live:
        for result in results:
            store.add(result)
            bar.update(task, completed=len(store.results))
            if time.perf_counter() - shown > REFRESH:
                live.update(Group(standings(figures(plan.bots, len(plan.seats), store.ordered(), QUICK)), bar))
                shown = time.perf_counter()


def standings(rows: list[Figures]) -> Table:
    """All figures in a terminal of 80 columns; a long name goes on in the next line, it is never cut off."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold", min_width=14)
    for title in ("games", "wins", "win rate", "95 %", "equal", "rating", "95 %", "ms", "late"):
        table.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row.bot,
            str(row.seatings),
            f"{row.wins:.1f}",
            f"{row.rate:.1%}",
            f"{100 * row.rate_from:.0f}–{100 * row.rate_to:.0f}",
            f"{row.fair:.0%}",
            f"{row.rating:.1f}",
            f"{row.rating_from:.0f}–{row.rating_to:.0f}",
            f"{1000 * row.seconds / max(1, row.decisions):.1f}",
            str(row.late),
        )
    return table
