"""`puzzles`: find them in recorded games, check them, show them."""

from __future__ import annotations

import argparse
import json
from itertools import chain
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import add_json, out, positive, print_json, progress
from tafelrunde.cli.records import read
from tafelrunde.cli.simulate import Job, play_one
from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.record import Record, parse_record, write_record
from tafelrunde.puzzles.maker import Maker, Verdict
from tafelrunde.puzzles.puzzle import Puzzle, Puzzles, check, load_puzzles, position_of, read_puzzles, write_puzzles

POSTPONED = -1
"""Noted instead of a decision when what was put off in a game has been looked at."""
MOST_OF_ONE_GAME = 3
APART = 8
"""Puzzles kept of one game, and how many decisions lie between two of them, so that they differ."""


def add_commands(commands: Any) -> None:
    puzzles = commands.add_parser("puzzles")
    kinds = puzzles.add_subparsers(metavar="WHAT", required=True)

    make = kinds.add_parser("make", help="find puzzles in records, or in fresh games of bots; goes on where it was stopped")
    make.add_argument("game")
    make.add_argument("--records", type=Path, metavar="FOLDER", help="look through these records (default: bots play fresh games)")
    make.add_argument("--games", type=positive, default=20, help="how many games at most (default: 20)")
    make.add_argument("--seats", default="", help="of fresh games: how many, or roles separated by commas (default: the fewest)")
    make.add_argument("--bots", default="normal", help="who plays fresh games (default: normal)")
    make.add_argument("--seed", type=int, default=0, help="of the first fresh game; the next has one more")
    make.add_argument("--walks", type=positive, default=400, help="of the first search; ten times as many verify (default: 400)")
    make.add_argument("--want", type=positive, default=24, help="stop when there are so many (default: 24)")
    make.add_argument("--work", type=Path, default=Path("build/puzzles"), metavar="FOLDER", help="what was looked at is noted here")
    make.add_argument("--out", type=Path, metavar="FILE", help="where to write them (default: GAME.json.gz in the folder of --work)")
    make.set_defaults(run=run_make)

    verify = kinds.add_parser("check", help="are they real decisions, and is no other move as good?")
    verify.add_argument("game")
    verify.add_argument("file", type=Path, nargs="?", help="default: those that come with the game")
    verify.set_defaults(run=run_check)

    show = kinds.add_parser("show", help="list puzzles, or show one; its solution with --solution")
    show.add_argument("game")
    show.add_argument("id", nargs="?", default="")
    show.add_argument("--solution", action="store_true")
    show.add_argument("--lang", choices=LANGUAGES, default="en")
    add_json(show)
    show.set_defaults(run=run_show)


def run_make(args: argparse.Namespace) -> int:
    game = find(args.game)
    file = args.out or args.work / f"{game.id}.json.gz"
    found = read_puzzles(file) if file.exists() else Puzzles(game.id, game.version, [], [])
    notes = Notes(args.work / f"{game.id}.jsonl")
    with progress(False) as bar:
        task = bar.add_task(game.id, total=args.want, completed=len(found.puzzles))
        for name, record in games_of(args, game):
            if len(found.puzzles) >= args.want:
                break
            look_through(found, name, record, args, notes, lambda: save(file, found))
            bar.update(task, completed=len(found.puzzles))
    out.print(f"{len(found.puzzles)} puzzles of {len(found.records)} games in {file}")
    return 0 if len(found.puzzles) >= args.want else 1


def save(file: Path, found: Puzzles) -> None:
    write_puzzles(file, found)


class Notes:
    """What was looked at already, line by line in a file, so that work can be stopped at any moment."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self.seen = {(note["game"], note["ply"], note["walks"]) for note in map(json.loads, lines)}

    def add(self, game: str, ply: int, walks: int, why: str) -> None:
        self.seen.add((game, ply, walks))
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"game": game, "ply": ply, "walks": walks, "why": why}) + "\n")


def games_of(args: argparse.Namespace, game: Game) -> Any:
    """Records to look through with their names: those of a folder, or games that bots play now."""
    if args.records:
        paths = sorted(args.records.glob("*.record*"))
        if not paths:
            raise BadOptions(f"there are no records in {args.records}.")
        for path in paths[: args.games]:
            yield path.name, read(path)
        return
    seats: int | list[str] = int(args.seats or 0) if not args.seats or args.seats.isdigit() else args.seats.split(",")
    for seed in range(args.seed, args.seed + args.games):
        file = args.work / f"{game.id}-{args.seats or 'fewest'}-{seed}.record"
        if not file.exists():
            result = play_one(Job(game.id, seats, {}, args.bots.split(","), seed, None, 20_000, record=True))
            if result["error"] or not result["finished"]:
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(result["record"], "utf-8")
        yield file.name, parse_record(file.read_text("utf-8"))


def look_through(found: Puzzles, name: str, record: Record, args: argparse.Namespace, notes: Notes, save_now: Any) -> None:
    """Every decision of one game; a puzzle is kept at once, and its game with it."""
    if record.seed is None or record.game.id != found.game:
        return
    maker = Maker(record, args.walks)
    kept: list[int] = []
    through = (name, POSTPONED, args.walks) in notes.seen
    looked = maker.verdicts(lambda ply: (name, ply, args.walks) in notes.seen)
    for verdict in looked if through else chain(looked, maker.postponed()):
        if verdict.puzzle is not None and not any(abs(ply - verdict.ply) < APART for ply in kept):
            kept.append(verdict.ply)
            keep(found, verdict)
            save_now()
            out.print(f"{verdict.puzzle.id}: {verdict.puzzle.kind}, {verdict.puzzle.grade}", markup=False)
        notes.add(name, verdict.ply, args.walks, verdict.why)
        if len(kept) >= MOST_OF_ONE_GAME or len(found.puzzles) >= args.want:
            return
    if not through:
        notes.add(name, POSTPONED, args.walks, "what was put off was looked at")


def keep(found: Puzzles, verdict: Verdict) -> None:
    """A puzzle, and the game it comes from if that is not kept yet."""
    assert verdict.puzzle is not None
    assert verdict.record is not None
    text = write_record(verdict.record)
    if text not in found.records:
        found.records.append(text)
    verdict.puzzle.record = found.records.index(text)
    found.puzzles.append(verdict.puzzle)


def puzzles_of(game: Game, file: Path | None = None) -> Puzzles:
    found = read_puzzles(file) if file else load_puzzles(game.package)
    if found is None:
        raise BadOptions(f"{game.title} has no puzzles yet; tafelrunde puzzles make {game.id} finds some.")
    return found


def run_check(args: argparse.Namespace) -> int:
    game = find(args.game)
    found = puzzles_of(game, args.file)
    wrong = check(game, found)
    for sentence in wrong:
        out.print(sentence, markup=False)
    out.print(f"{len(found.puzzles)} puzzles, {len(wrong)} complaints")
    return 1 if wrong else 0


def run_show(args: argparse.Namespace) -> int:
    game = find(args.game)
    found = puzzles_of(game)
    if not args.id:
        if args.json:
            print_json([{"id": puzzle.id, "kind": puzzle.kind, "grade": puzzle.grade} for puzzle in found.puzzles])
        else:
            for puzzle in found.puzzles:
                out.print(f"{puzzle.id}  {puzzle.grade}  {puzzle.kind}", markup=False)
        return 0
    puzzle = found.find(args.id)
    messages = Messages(game, args.lang)
    if args.json:
        print_json({"id": puzzle.id, "view": position_of(found, puzzle).view(puzzle.seat)} | (answer(puzzle) if args.solution else {}))
        return 0
    pos = position_of(found, puzzle)
    names = game.seat_names(parse_record(found.records[puzzle.record]).roles)
    for move in pos.moves(puzzle.seat):
        text = game.verbs.text(move)
        mark = "*" if args.solution and text == puzzle.solution else " "
        out.print(f"{mark} {text:24} {messages.move(move, names)}", markup=False)
    return 0


def answer(puzzle: Puzzle) -> dict[str, Any]:
    return {"solution": puzzle.solution, "chance": puzzle.chance, "next": puzzle.next_move, "next_chance": puzzle.next_chance}
