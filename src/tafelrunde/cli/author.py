"""`map`, `board`, `scenario`: check, make and draw files of one's own, for every game that has a workshop."""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import add_json, out, positive, print_json, read_text
from tafelrunde.engine.authored import read_authored
from tafelrunde.engine.catalogue import GAMES, Game, Workshop, find
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions, Unreadable


def games_of_others() -> list[Game]:
    """Games that do not come with us: ours need not be read to know that a word is none of their commands."""
    return [find(entry.name) for entry in entry_points(group=GAMES) if not entry.value.startswith("tafelrunde.")]


def add_commands(commands: Any, played: list[Game]) -> None:
    """A command for each kind of thing that these games have a workshop for, unless there is one of that name."""
    by_kind: dict[str, list[Game]] = {}
    for game in played:
        if game.workshop is not None and game.workshop.kind not in commands.choices:
            by_kind.setdefault(game.workshop.kind, []).append(game)
    for kind, makers in sorted(by_kind.items()):
        tools = commands.add_parser(kind).add_subparsers(metavar="TOOL", required=True)
        for name, help, run in (
            ("check", f"say exactly what is wrong with a {kind}", check),
            ("new", f"make a playable {kind}", make),
            ("draw", f"draw a {kind} as SVG", draw),
            ("schema", f"what a {kind} file looks like, as JSON Schema", schema),
        ):
            tool = tools.add_parser(name, help=help)
            if name == "new":
                tool.add_argument("--seats", type=positive, default=makers[0].min_seats, help="for how many (default: the fewest)")
                tool.add_argument("--seed", type=int, default=0, help="another seed, another one (default: 0)")
                tool.add_argument("--blank", action="store_true", help="an empty one to be filled")
                tool.add_argument("--like", metavar="NAME", default="", help="a copy of one that comes with the game")
            elif name != "schema":
                tool.add_argument("file", type=Path)
            usual = makers[0].id if name in ("new", "schema") else "the one its format names"
            tool.add_argument("--game", choices=[game.id for game in makers], help=f"of which game (default: {usual})")
            if name == "check":
                tool.add_argument("--lang", choices=LANGUAGES, default="en", help="in which language (default: en)")
                add_json(tool)
            tool.set_defaults(run=run, makers=makers)


def maker(args: argparse.Namespace, text: str = "") -> Game:
    """The game that is asked for, or the one whose format a text names; the first where neither is said."""
    makers: list[Game] = args.makers
    if args.game:
        return next(game for game in makers if game.id == args.game)
    if len(makers) == 1:
        return makers[0]
    try:
        named = read_authored(text).get("format")
    except Unreadable:
        named = None
    return next((game for game in makers if workshop(game).schema()["title"] == named), makers[0])


def workshop(game: Game) -> Workshop:
    assert game.workshop is not None
    return game.workshop


def check(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    wrong = [str(getattr(fault, args.lang)) for fault in workshop(maker(args, text)).faults(text)]
    if args.json:
        print_json({"file": str(args.file), "ok": not wrong, "wrong": wrong})
    elif not wrong:
        out.print(f"{args.file}: can be played.")
    for sentence in wrong if not args.json else ():
        out.print(f"{args.file}: {sentence}", markup=False)
    return 1 if wrong else 0


def make(args: argparse.Namespace) -> int:
    game = maker(args)
    tools = workshop(game)
    shipped = {name: text for other in ([game] if args.game else args.makers) for name, text in workshop(other).shipped().items()}
    if args.like and args.like not in shipped:
        raise BadOptions(f"there is no {tools.kind} '{args.like}'; there is: {', '.join(shipped)}.")
    if args.like:
        sys.stdout.write(shipped[args.like])
        return 0
    if not game.min_seats <= args.seats <= game.max_seats:
        raise BadOptions(f"{game.title} has {game.min_seats} to {game.max_seats} seats, not {args.seats}.")
    text = tools.blank(args.seats) if args.blank else tools.new(args.seats, args.seed)
    if text is None:
        raise BadOptions(f"{game.title} has no generator; write the file by hand and check it.")
    sys.stdout.write(text)
    return 0


def schema(args: argparse.Namespace) -> int:
    print_json(workshop(maker(args)).schema())
    return 0


def draw(args: argparse.Namespace) -> int:
    text = read_text(args.file)
    game = maker(args, text)
    tools = workshop(game)
    if wrong := tools.check(text):
        raise Unreadable(f"{args.file} cannot be drawn: {wrong[0]}")
    picture = tools.draw(text)
    if picture is None:
        raise BadOptions(f"there is no drawing of a {tools.kind} of {game.title}.")
    sys.stdout.write(picture)
    return 0
