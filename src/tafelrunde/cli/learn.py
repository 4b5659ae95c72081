"""`learn`: bots play themselves, and what a game's bots lean to and how they judge is learnt from that."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from tafelrunde.cli.common import add_json, out, positive, print_json, progress
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.judgement import FILE

if TYPE_CHECKING:
    from tafelrunde.learn.course import Lesson

LEANINGS = "leanings.json"
FOLDER = Path("learn-games")
BOTS = "search:learnt=0:glance=0:leaning=false:soon=1:lapse=0.12@16i"
GAMES = "4000"
PUPILS = "search:glance=0:lapse=0.05@48i,search:glance=0:lapse=0.05@48i/hard-1@150i"
PUPIL_GAMES = "400,300"


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "learn",
        epilog="Stop it whenever you like: the same command goes on. "
        f"What is learnt comes with a game as judgement/{LEANINGS} and judgement/{FILE} in its folder.",
    )
    command.add_argument("game")
    command.add_argument("--seats", default="2,4", help="sizes of table, separated by commas (default: 2,4)")
    command.add_argument("--bots", default=BOTS, help=f"who plays all seats, the strongest last (default: {BOTS})")
    command.add_argument("--games", default=GAMES, help=f"of each of them at each size of table (default: {GAMES})")
    command.add_argument("--branches", type=int, default=2, help="of each game, left for a while and played to another end (default: 2)")
    command.add_argument("--rounds", type=positive, default=3, help="of playing and learning (default: 3)")
    command.add_argument("--pupils", default=PUPILS, help=f"who plays after the first round, by what was learnt (default: {PUPILS})")
    command.add_argument("--pupil-games", default=PUPIL_GAMES, help=f"of each of them in each round (default: {PUPIL_GAMES})")
    command.add_argument("--model", default="hard-1@64i", help="whose choices show what to lean to (default: hard-1@64i)")
    command.add_argument("--model-games", type=positive, default=40, help="of it at each size of table (default: 40)")
    command.add_argument("--seed", type=int, default=100_000, help="of the first game (default: 100000)")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, help="processes on this machine (default: 1)")
    where.add_argument("--ray", metavar="ADDRESS", default="", help="a Ray cluster: HOST:PORT, 'auto' or 'local'")
    command.add_argument("--folder", type=Path, default=FOLDER, help=f"where all games are kept (default: {FOLDER}/)")
    command.add_argument(
        "--out", type=Path, metavar="FOLDER", default=Path(), help=f"write GAME-{LEANINGS} and GAME-{FILE} there (default: here)"
    )
    add_json(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from tafelrunde.learn.course import Course, described, lean, learn, origin  # it reads numpy, which a list of commands does not need

    game = find(args.game)
    sizes = args.seats.split(",")
    if not all(size.isdigit() and game.min_seats <= int(size) <= game.max_seats for size in sizes):
        raise BadOptions(f"--seats are numbers from {game.min_seats} to {game.max_seats}, separated by commas.")
    if args.branches < 0:
        raise BadOptions("--branches is 0 or more.")
    course = Course(game, [int(size) for size in sizes], args.bots.split(","), numbers(args.games), args.seed, args.folder)
    course.branches, course.rounds = args.branches, args.rounds
    if args.rounds > 1:
        course.pupils, course.pupil_games = args.pupils.split(","), numbers(args.pupil_games)
    course.model, course.model_games = args.model, args.model_games
    files = [args.out / f"{game.id}-{name}" for name in (LEANINGS, FILE)]
    with progress(args.json) as bar:
        task = bar.add_task("games", total=None)

        def watch(what: str, done: int, of: int) -> None:
            bar.update(task, description=what, completed=done, total=of)

        lessons = learn(course, args.workers, args.ray, watch)
        leanings = lean(course, args.workers, args.ray, watch)
    assert game.traits is not None
    files[0].write_text(leanings, "utf-8")
    files[1].write_text(described(game.traits, lessons, origin(course, lessons)), "utf-8")
    if args.json:
        print_json({"game": game.id, "files": [str(file) for file in files], "tables": [lesson.to_json() for lesson in lessons]})
    else:
        for lesson in lessons:
            show(lesson)
        out.print(f"What to lean to: {files[0]}; the weights: {files[1]}", markup=False)
    return 0 if all(lesson.losses["learnt"] < lesson.losses["evaluate"] for lesson in lessons) else 1


def numbers(text: str) -> list[int]:
    """Numbers of games as they are written on the command line."""
    if not all(number.isdigit() for number in text.split(",")):
        raise BadOptions("numbers of games are separated by commas.")
    return [int(number) for number in text.split(",")]


def show(lesson: Lesson) -> None:
    """How well winners are foretold, and whether chances are what they say."""
    title = f"Tables of {lesson.seats}: {lesson.games} games, {lesson.held_out} of them held out"
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    table.add_column("foretold by")
    table.add_column("log loss", justify="right")
    for name, loss in lesson.losses.items():
        table.add_row(name, f"{loss:.3f}")
    out.print(table)
    said = "  ".join(f"{100 * told:.0f}→{100 * true:.0f} ({times})" for told, true, times in lesson.calibration)
    out.print(f"said → came true, % (times): {said}", markup=False)
