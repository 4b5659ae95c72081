"""`lesson`: list lessons, check one that is being written, or follow one in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import add_json, out, print_json, read_text
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.messages import Messages
from tafelrunde.lessons.check import complaints, instructed
from tafelrunde.lessons.script import Lesson, Step, lessons_of
from tafelrunde.lessons.tutor import ANSWER, Moment, Remark, begin, hear


def add_commands(commands: Any) -> None:
    tools = commands.add_parser("lesson").add_subparsers(metavar="TOOL", required=True)
    tool = tools.add_parser("list", help="the lessons there are")
    tool.add_argument("game", nargs="?", default="", help="of this game only")
    add_json(tool)
    tool.set_defaults(run=list_lessons)
    tool = tools.add_parser("check", help="say exactly what is wrong with a lesson")
    tool.add_argument("file", type=Path)
    add_json(tool)
    tool.set_defaults(run=check)
    tool = tools.add_parser("show", help="a lesson as it goes: every text, and what is done")
    tool.add_argument("game")
    tool.add_argument("lesson")
    tool.add_argument("--lang", choices=LANGUAGES, default="en")
    tool.set_defaults(run=show)


def list_lessons(args: argparse.Namespace) -> int:
    found = [lesson for game in ([find(args.game)] if args.game else games()) for lesson in lessons_of(game).values()]
    if args.json:
        print_json(
            [{"game": one.game.id, "id": one.id, "title": one.title, "minutes": one.minutes, "steps": len(one.steps)} for one in found]
        )
    for lesson in found if not args.json else ():
        out.print(f"{lesson.game.id} {lesson.id}: {lesson.title['en']}, {lesson.minutes} min, {len(lesson.steps)} steps", markup=False)
    return 0


def check(args: argparse.Namespace) -> int:
    wrong = complaints(read_text(args.file))
    if args.json:
        print_json({"file": str(args.file), "ok": not wrong, "wrong": wrong})
    elif not wrong:
        out.print(f"{args.file}: can be learnt from.", markup=False)
    for sentence in wrong if not args.json else ():
        out.print(f"{args.file}: {sentence}", markup=False)
    return 1 if wrong else 0


def show(args: argparse.Namespace) -> int:
    lesson = lessons_of(find(args.game)).get(args.lesson)
    if lesson is None:
        raise BadOptions(f"there is no lesson '{args.lesson[:40]}'; 'tafelrunde lesson list' says what there is.")
    moment: Moment | Remark = begin(lesson)
    number = -1
    while isinstance(moment, Moment) and (step := moment.now) is not None:
        if moment.step != number:
            out.print(f"\n{moment.step + 1}. {step.text[args.lang]}", markup=False)
            number = moment.step
        said = instructed(moment)
        out.print(f"   > {deed(lesson, step, said, args.lang)}", markup=False)
        moment = hear(moment, said)
    return 0


def deed(lesson: Lesson, step: Step, said: str, lang: str) -> str:
    """What the learner does, in words."""
    if said.startswith(ANSWER):
        return step.answers[int(said[1:])].text[lang]
    if step.kind != "act":
        return "…"
    return Messages(lesson.game, lang).move(lesson.game.verbs.parse(said), lesson.game.seat_names(lesson.roles))
