"""The games kept in tests/<game>/records: played once, and played the same for ever after.

::

    python -m tests.records root               play what is missing or of rules that are gone
    python -m tests.records root --anew        play all of them again
    python -m tests.records root --rules 1     play those of older rules that can still be played
    python -m tests.records --redigest         replay the kept moves of all games and write the digests as they are now

What is kept of a game is said in tests/<game>/recorded.py: a `Kept`, which gives the table and the players of each number. Records of the
newest rules stand in the folder itself, those of older rules that can still be played in ``rules-N`` below it.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.chance import FAST, KEYED, Chance, chance_from_seed
from tafelrunde.engine.errors import Corrupt, TafelrundeError
from tafelrunde.engine.history import History
from tafelrunde.engine.record import SHORT, Record, parse_record, replay, write_record
from tafelrunde.engine.state import digest
from tafelrunde.testing.conformance import Player

TESTS = Path(__file__).parent
SUFFIX = ".record.gz"


@dataclass
class Table:
    """Who sits at the table of one kept game, and who decides for each seat."""

    roles: Sequence[str]
    options: Mapping[str, object]
    players: Sequence[Player] = field(default_factory=list)


@dataclass
class Kept:
    """What is kept of a game: the table of each number, drawn from chance where it wants to."""

    game: Game
    table: Callable[[int, Chance], Table]
    longest: int
    """Decisions after which a game is dropped and another one played instead."""
    every: int
    """Decisions between two digests."""
    games: int = 100
    wanted: Callable[[Record], bool] = lambda record: True
    """Games that are not are dropped as well."""
    older: Sequence[Kept] = ()
    """The same for older rules that can still be played, as far as their records are played and did not just step aside."""


def kept(name: str, rules: int = 0) -> Kept:
    """What is kept of the game of this name, in the newest rules or in older ones."""
    found = import_module(f"tests.{name}.recorded").KEPT
    assert isinstance(found, Kept)
    return next(plan for plan in found.older if plan.game.version == rules) if rules else found


def names() -> list[str]:
    """The games that keep records."""
    return sorted(path.parent.name for path in TESTS.glob("*/recorded.py"))


def folder(name: str) -> Path:
    return TESTS / name / "records"


def paths(name: str, older: bool = False) -> list[Path]:
    """The kept records of the newest rules; with `older`, also those of older ones."""
    return sorted(folder(name).glob(f"**/*{SUFFIX}" if older else f"*{SUFFIX}"))


def read(path: Path) -> Record:
    return parse_record(gzip.decompress(path.read_bytes()).decode())


def write(path: Path, record: Record) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(write_record(record).encode(), 9, mtime=0))


def records(name: str) -> list[Record]:
    """Every kept record of the newest rules."""
    return [read(path) for path in paths(name)]


def play(plan: Kept, number: int, seed: int) -> Record | None:
    """One game with its digests, or nothing if it gets too long."""
    chance = chance_from_seed(f"record {number} {seed}".encode())
    table = plan.table(number, chance)
    keyed = number % 4 == 1
    history = History(
        plan.game, table.roles, b"record %03d, %05d" % (number, seed) if keyed else seed, table.options, KEYED if keyed else FAST
    )
    checks: dict[int, str] = {}
    while waiting := history.position.waiting():
        seat = waiting[chance.below(len(waiting))]
        history.play(seat, table.players[seat](history.position, seat, chance))
        if len(history.moves) % plan.every == 0:
            checks[len(history.moves)] = digest(history.position)[:SHORT]
        if len(history.moves) > plan.longest:
            return None
    record = history.record()
    for ply, check in checks.items():
        record.moves[ply - 1].check = check
    return record


def make(name: str, number: int, rules: int = 0) -> str:
    """Play the game of this number until one is short enough and wanted, and keep it."""
    plan, seed = kept(name, rules), number
    while (record := play(plan, number, seed)) is None or not plan.wanted(record):
        seed += 1000
    path = folder(name) / f"{number:03}{SUFFIX}"
    write(aside(path, rules) if rules else path, record)
    return f"{name} {number:03}: {len(record.moves)} decisions"


def redigested(record: Record) -> bool:
    """Write the digests as they are now into the record; whether any changed. Corrupt if the moves lead elsewhere."""
    before = [line.check for line in record.moves], record.digest
    wanted = {ply for ply, line in enumerate(record.moves, 1) if line.check}
    checks: dict[int, str] = {}
    for line in record.moves:
        line.check = ""
    final = replay(record, watch=lambda ply, pos: checks.update({ply: digest(pos)[:SHORT]} if ply in wanted else {}))
    standing = final.standing()
    if (record.scores, record.winners, record.rule) != (standing.scores, standing.winners, standing.rule):
        raise Corrupt(f"the moves now end with {standing.scores} by {standing.rule or 'no rule'}, not {record.scores} by {record.rule}.")
    for ply, check in checks.items():
        record.moves[ply - 1].check = check
    record.digest = digest(final)
    return before != ([line.check for line in record.moves], record.digest)


def redigest(path: Path) -> str:
    """What became of one record: '' if its digests still held, else one line; it begins with ! if the moves no longer replay."""
    shown = path.relative_to(TESTS)
    try:
        record = read(path)
        if not redigested(record):
            return ""
    except TafelrundeError as error:
        return f"! {shown}: {error}"
    write(path, record)
    return f"{shown}: digests written anew"


def outdated(name: str) -> Iterator[int]:
    """The numbers to be played: nothing is kept, or it is of rules that are gone. Records of older rules that still hold step aside."""
    game = find(name)
    for number in range(kept(name).games):
        path = folder(name) / f"{number:03}{SUFFIX}"
        try:
            version = read(path).game.version if path.exists() else 0
        except TafelrundeError:
            version = 0
        if 0 < version < game.version:
            path.rename(aside(path, version))
        if version != game.version:
            yield number


def aside(path: Path, version: int) -> Path:
    """Where a record of older rules is kept."""
    place = path.parent / f"rules-{version}"
    place.mkdir(exist_ok=True)
    return place / path.name


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.records", description="Play the kept records, or write their digests anew.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games (default: all): {', '.join(names())}")
    parser.add_argument("--anew", action="store_true", help="play all of them again, also those that still hold")
    parser.add_argument("--redigest", action="store_true", help="play nothing: replay the kept moves and write the digests anew")
    parser.add_argument("--rules", type=int, default=0, help="play those of this older version")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(arguments)
    chosen = args.games or names()
    if unknown := [name for name in chosen if name not in names()]:
        parser.error(f"no records are kept of {', '.join(unknown)}; of these they are: {', '.join(names())}")
    wrong = 0
    with ProcessPoolExecutor(args.workers) as pool:
        for name in chosen:
            if args.redigest:
                lines = pool.map(redigest, paths(name, older=True))
            elif args.rules:
                lines = pool.map(partial(make, name, rules=args.rules), range(kept(name, args.rules).games))
            else:
                lines = pool.map(partial(make, name), range(kept(name).games) if args.anew else list(outdated(name)))
            for line in lines:
                wrong += line.startswith("!")
                if line:
                    print(line, file=sys.stderr, flush=True)
    if wrong:
        print(
            f"{wrong} records do not replay, so more than their digests has changed. If that is meant, raise the game's version (and keep "
            "playing the old one where games of it may be running), then play them: python -m tests.records GAME",
            file=sys.stderr,
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    from tests.records import main as run  # the module by its name: recorded.py knows that one

    sys.exit(run(sys.argv[1:]))
