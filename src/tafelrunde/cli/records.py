"""`replay` and `verify`: what a record says, and whether it is true."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import add_json, out, print_json
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.engine.events import Event, may
from tafelrunde.engine.messages import Messages, place_names
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, replay, verify


def add_commands(commands: Any) -> None:
    show = commands.add_parser("replay", help="show a recorded game at any decision, from any seat's eyes")
    show.add_argument("file", type=Path)
    show.add_argument("--ply", type=int, help="after this many decisions (default: the end)")
    show.add_argument("--eyes", default="", help="the seat that looks; without it a spectator, 'all' for every seat")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    show.add_argument("--rootlog", action="store_true", help="write a finished game of Root as Rootlog, its players' notation")
    add_json(show)
    show.set_defaults(run=show_replay)

    check = commands.add_parser("verify", help="replay a record and check legality, result and fairness")
    check.add_argument("file", type=Path)
    add_json(check)
    check.set_defaults(run=show_verdict)


def read(path: Path) -> Record:
    try:
        return parse_record(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise Unreadable(f"{path} is not a text file (byte {error.start}).") from None


def show_replay(args: argparse.Namespace) -> int:
    record = read(args.file)
    if args.rootlog:
        return write_notation(record, "rootlog")
    names = record.game.seat_names(record.roles)
    if args.eyes and args.eyes not in names:
        raise BadOptions(f"there is no seat '{args.eyes[:40]}'; there is: {', '.join(names)}.")
    if args.ply is not None and not 0 <= args.ply <= len(record.moves):
        raise BadOptions(f"this record has decisions 0 to {len(record.moves)}.")
    seat = names.index(args.eyes) if args.eyes else None
    pos = replay(record, args.ply, log=True)
    if args.json:
        print_json({"ply": pos.ply, "eyes": args.eyes or None, "view": pos.view(seat), "standing": pos.standing().to_json()})
        return 0
    messages = Messages(record.game, args.lang, place_names(pos))
    names = roles_taken(pos, record, names)
    for entry in pos.log or []:
        if isinstance(entry, Event):
            if line := messages.event(entry, seat, names):
                out.print(f"    {line} [{entry.kind.rule}]", markup=False)
        else:
            who = messages.role(names[entry.seat])
            key = "move-forced" if entry.forced else "move-played"
            known = may(entry.notices, seat)
            move = messages.move(entry.move, names) if known else ""
            out.print(messages.say(key if known else "move-hidden", seat=who, move=move), markup=False)
    out.print_json(json.dumps(pos.view(seat)))
    if not pos.is_over():
        asked = ", ".join(messages.role(names[other]) for other in pos.deciding(seat))
        out.print(f"{asked}: {messages.prompt(pos, names)}", markup=False)
    return 0


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
