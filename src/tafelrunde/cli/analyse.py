"""`analyse` and `hint`: who stood how well when, and what to play now."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tafelrunde.arena.charts import lines
from tafelrunde.bots import Budget
from tafelrunde.bots.analysis import Analysis, analyse
from tafelrunde.bots.hints import Hint, suggest
from tafelrunde.bots.reasons import in_words, reasons
from tafelrunde.cli.common import add_json, out, positive, print_json, progress
from tafelrunde.cli.records import eyes_of, read
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.record import replay

ROWS = 40


def add_commands(commands: Any) -> None:
    command = commands.add_parser("analyse")
    command.add_argument("file", type=Path)
    command.add_argument(
        "--walks", type=positive, default=200, help="of the search for each decision: more is slower and surer (default: 200)"
    )
    command.add_argument("--every", type=positive, default=1, help="look only after every so many decisions (default: 1)")
    command.add_argument("--eyes", default="", help="judge by what this seat knew, by name or number; default: by what everybody knew")
    command.add_argument("--svg", type=Path, metavar="FILE", help="write the chart here")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    add_json(command)
    command.set_defaults(run=show_analysis)

    advice = commands.add_parser("hint")
    advice.add_argument("file", type=Path)
    advice.add_argument("--ply", type=int, help="after this many decisions (default: after the last)")
    advice.add_argument("--seconds", type=float, default=1.0, help="thinking time (default: 1)")
    advice.add_argument("--walks", type=positive, help="so many walks instead of a time; repeats exactly")
    advice.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    add_json(advice)
    advice.set_defaults(run=show_hints)


def show_analysis(args: argparse.Namespace) -> int:
    record = read(args.file)
    names = record.game.seat_names(record.roles)
    eyes, *others = eyes_of(args.eyes, record)
    if others:
        raise BadOptions("a game is judged through one pair of eyes at a time; name a seat.")
    with progress(args.json) as bar:
        task = bar.add_task("decisions", total=len(record.moves))
        found = analyse(record, args.walks, eyes, args.every, args.seed, lambda ply: bar.update(task, completed=ply))
    if args.svg:
        args.svg.write_text(chart(found, names), "utf-8")
    if args.json:
        print_json(found.to_json())
        return 0
    tell(found, names, Messages(record.game, args.lang))
    return 0


def chart(found: Analysis, names: list[str]) -> str:
    """The course of the game as SVG, turning points marked."""
    named = [(name, [(float(moment.ply), moment.chances[seat]) for moment in found.moments]) for seat, name in enumerate(names)]
    return lines(f"{found.record.game.title}: chance to win", named, "decisions", [turn.ply for turn in found.turns])


def tell(found: Analysis, names: list[str], messages: Messages) -> None:
    """The course as text: a row now and then, and every turning point."""
    width = max(map(len, names))
    out.print("after   " + "  ".join(name.rjust(max(width, 6)) for name in names), markup=False)
    step = max(1, len(found.moments) // ROWS)
    turns = {turn.ply for turn in found.turns}
    for i, moment in enumerate(found.moments):
        if i % step == 0 or moment.ply in turns or i == len(found.moments) - 1:
            mark = "*" if moment.ply in turns else " "
            chances = "  ".join(f"{chance:.0%}".rjust(max(width, 6)) for chance in moment.chances)
            out.print(f"{moment.ply:5d} {mark} {chances}", markup=False)
    for turn in found.turns:
        who, what = messages.role(names[turn.seat]), messages.move(turn.move, names)
        out.print(f"{turn.ply}: {who}: {what} ({messages.role(names[turn.gained])} {turn.by:+.0%})", markup=False)


def show_hints(args: argparse.Namespace) -> int:
    record = read(args.file)
    names = record.game.seat_names(record.roles)
    pos = replay(record, args.ply)
    waiting = pos.waiting()
    if not waiting:
        raise BadOptions("the game is over there; name an earlier decision with --ply.")
    seat = waiting[0]
    budget = Budget(iterations=args.walks) if args.walks else Budget(seconds=args.seconds)
    eyes = Eyes(pos, seat)
    hints = suggest(eyes, budget, chance_from_seed(b"hint"))
    messages = Messages(record.game, args.lang)
    if args.json:
        print_json({"ply": pos.ply, "seat": names[seat], "hints": [hint_json(record.game, eyes, hint, messages, names) for hint in hints]})
        return 0
    out.print(f"{messages.role(names[seat])}:", markup=False)
    for hint in hints[:ROWS]:
        out.print(f"{hint.chance:6.1%} {hint.visits:7d}  {messages.move(hint.move, names)}", markup=False)
        for sentence in why(record.game, eyes, hint, messages, names):
            out.print(f"{'':16}{sentence}", markup=False)
        if hint.line:
            told = "; ".join(f"{messages.role(names[who])}: {messages.move(move, names)}" for who, move in hint.line)
            out.print(f"{'':16}… {told}", markup=False)
    return 0


def why(game: Game, eyes: Eyes, hint: Hint, messages: Messages, names: list[str]) -> list[str]:
    """The reasons of a hint that is considered first; those that are only listed have none."""
    if not hint.considered:
        return []
    return [in_words(game, messages, names, one) for one in reasons(game, eyes, hint.move, chance_from_seed(b"reasons"))]


def hint_json(game: Game, eyes: Eyes, hint: Hint, messages: Messages, names: list[str]) -> dict[str, Any]:
    return {
        "move": game.verbs.to_json(hint.move),
        "chance": round(hint.chance, 4),
        "visits": hint.visits,
        "line": [{"seat": names[who], "move": game.verbs.to_json(move)} for who, move in hint.line],
        "why": why(game, eyes, hint, messages, names),
    }
