"""`replay` and `verify`: what a record says, and whether it is true."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import add_json, out, print_json, read_text
from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.events import Event
from tafelrunde.engine.messages import Messages, places_of
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, replay, verify


def add_commands(commands: Any) -> None:
    show = commands.add_parser("replay")
    show.add_argument("file", type=Path)
    show.add_argument("--ply", type=int, help="after this many decisions (default: the end)")
    show.add_argument("--eyes", default="", help="who looks: a seat by name or number, 'all' for everybody in turn (default: a spectator)")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    show.add_argument("--rootlog", action="store_true", help="write a finished game of Root as Rootlog, its players' notation")
    add_json(show)
    show.set_defaults(run=show_replay)

    check = commands.add_parser("verify")
    check.add_argument("file", type=Path)
    add_json(check)
    check.set_defaults(run=show_verdict)


def read(path: Path) -> Record:
    return parse_record(read_text(path))


def show_replay(args: argparse.Namespace) -> int:
    record = read(args.file)
    if args.rootlog:
        return write_notation(record, "rootlog")
    if args.ply is not None and not 0 <= args.ply <= len(record.moves):
        raise BadOptions(f"this record has decisions 0 to {len(record.moves)}.")
    eyes = eyes_of(args.eyes, record)
    pos = replay(record, args.ply, log=True)
    if args.json:
        plain = {"ply": pos.ply, "eyes": args.eyes or None, "view": pos.view(eyes[0]), "standing": pos.standing().to_json()}
        print_json(plain | ({"views": [pos.view(seat) for seat in eyes]} if len(eyes) > 1 else {}))
        return 0
    messages = Messages(record.game, args.lang, places_of(pos))
    names = roles_taken(pos, record, record.game.seat_names(record.roles))
    for seat in eyes:
        if len(eyes) > 1:
            out.rule(messages.say("spectator") if seat is None else messages.role(names[seat]))
        show_game(pos, seat, messages, names)
    return 0


def eyes_of(text: str, record: Record) -> list[int | None]:
    """Who looks: a seat by its name or number, 'all' for a spectator and every seat in turn, nothing for a spectator."""
    names = record.game.seat_names(record.roles)
    if text in names:
        return [names.index(text)]
    if text.isdigit() and int(text) < len(names):
        return [int(text)]
    if text not in ("", "all"):
        raise BadOptions(f"there is no seat '{text[:40]}'; there is: {', '.join(names)}, or 0 to {len(names) - 1}, or all.")
    return [None, *range(len(names))] if text else [None]


def show_game(pos: Position, seat: int | None, messages: Messages, names: list[str]) -> None:
    """The log, act by act, the position and what is asked, as one viewer may know them."""
    for act in joined(acts(pos.log or [], seat), seat, messages.game.verbs):
        if isinstance(act.lead, Event) and act.lead.kind.heading:
            out.print()
        for i, (text, rule, times) in enumerate(sentences(act, seat, messages, names)):
            out.print(f"{'    ' if i else ''}{text}{f' ({times}×)' if times > 1 else ''}{f' [{rule}]' if i else ''}", markup=False)
    out.print_json(json.dumps(pos.view(seat)))
    if not pos.is_over():
        asked = ", ".join(messages.role(names[other]) for other in pos.deciding(seat))
        out.print(f"{asked}: {messages.prompt(pos, names)}", markup=False)


def write_notation(record: Record, name: str) -> int:
    """A record in a notation of its players; BadOptions for a game that has none of that name."""
    text = record.game.notation(record, name)
    if text is None:
        raise BadOptions(f"{record.game.title} is not written as {name}.")
    print(text, end="")
    return 0


def roles_taken(pos: Position, record: Record, names: list[str]) -> list[str]:
    """The names of the seats, with the role of a seat that chose its role at the table."""
    taken = [seen["role"] for seen in pos.view(None).get("seats", ())] or names
    return [role if role in record.game.roles and role not in names else name for role, name in zip(taken, names, strict=True)]


def show_verdict(args: argparse.Namespace) -> int:
    verdict = verify(read(args.file))
    if args.json:
        print_json(asdict(verdict))
    elif verdict.ok:
        out.print(f"{args.file}: true. {verdict.plies} decisions, digest {verdict.digest}.")
    else:
        out.print(f"{args.file}: NOT true after {verdict.plies} decisions: {'; '.join(verdict.reasons)}.", markup=False)
    return 0 if verdict.ok else 1
