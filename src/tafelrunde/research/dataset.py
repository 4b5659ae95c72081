"""Games as tables of decisions, in Parquet files: written in parts, resumed, read back, checked against the rules.

A dataset is a folder:

- ``plan.json``: what was asked for; everything follows from it;
- ``decisions/part-00000.parquet``…: one row a decision: what the seat saw, what it might do, what it did, what came of it;
- ``games/part-00000.parquet``…: one row a game, with its record, so that nothing is lost.

The columns are in `DECISIONS` and `GAMES`, and explained in docs/research-data.md. Moves are the numbers of the game's verb table.
"""

from __future__ import annotations

import io
import os
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.research import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing("tafelrunde.research.dataset", error) from error

from tafelrunde.bots.base import make_player
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import FAST, chance_from_seed
from tafelrunde.engine.errors import BadOptions, Corrupt, Unreadable
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, write_record
from tafelrunde.research.features import SIZE, features
from tafelrunde.research.numbering import Moves

SCHEMA = 1
"""The version of the columns; columns are only ever added."""
PART = 50
"""Games in a part."""
TOGETHER = 8192
"""Decisions that are kept in memory before they are written, and a few more: games are not torn apart."""
STORED = {"compression": "zstd", "compression_level": 1}
ENCODER = msgspec.json.Encoder()
NONE, VIEW, VECTOR = "none", "view", "vector"
RECORDED = "recorded"
"""In place of a bot's name where games were played elsewhere."""
OBSERVED = (NONE, VIEW, VECTOR)
GAMES = pa.schema(
    [
        ("game", pa.int32()),
        ("seed", pa.int64()),
        ("seats", pa.list_(pa.string())),
        ("bots", pa.list_(pa.string())),
        ("decisions", pa.int32()),
        ("finished", pa.bool_()),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int32())),
        ("rule", pa.string()),
        ("record", pa.string()),
    ]
)
DECISIONS = [
    ("game", pa.int32()),
    ("ply", pa.int32()),
    ("seat", pa.int8()),
    ("legal", pa.list_(pa.int32())),
    ("move", pa.int32()),
    ("result", pa.float32()),
]
"""Every dataset has these columns; ``view`` (JSON) or ``observation`` (numbers) comes on top."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a dataset holds. The same plan gives the same files, wherever its bots do not look at a clock."""

    game: str
    rules: int
    seats: list[str]
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    observe: str = VIEW
    size: int = SIZE
    cut: int = 20_000
    schema: int = SCHEMA

    def parts(self) -> int:
        return -(-self.games // PART)

    def check(self) -> None:
        """BadOptions if something in it cannot be."""
        if self.observe not in OBSERVED:
            raise BadOptions(f"what is observed is {', '.join(OBSERVED)}, not '{self.observe[:40]}'.")
        for bot in self.bots if self.bots != [RECORDED] else ():
            make_player(bot, chance_from_seed(0))
        find(self.game, self.rules).new(self.seats, self.seed, self.options)


def columns(plan: Plan) -> pa.Schema:
    """The schema of the decisions, with the plan in its metadata."""
    extra: list[tuple[str, pa.DataType]] = []
    if plan.observe == VIEW:
        extra = [("view", pa.string())]
    elif plan.observe == VECTOR:
        extra = [("observation", pa.list_(pa.float32(), plan.size))]
    return pa.schema(DECISIONS + extra, metadata={"tafelrunde": msgspec.json.encode(plan)})


class Rows:
    """Decisions gathered column by column, as flat numbers: a row costs no object."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.numbers = Moves(find(plan.game).verbs)
        self.game, self.ply, self.seat = array("i"), array("i"), array("b")
        self.ends, self.legal, self.move = array("i", [0]), array("i"), array("i")
        self.result = array("f")
        self.views = bytearray()
        self.view_ends = array("i", [0])
        self.vectors = array("f")

    def add(self, pos: Position, seat: int, moves: list[int], move: int) -> None:
        """A decision that is about to be played."""
        self.ply.append(pos.ply)
        self.seat.append(seat)
        self.legal.extend(self.numbers.numbers(moves, 0))
        self.ends.append(len(self.legal))
        self.move.append(self.numbers.number(move))
        if self.plan.observe == VIEW:
            ENCODER.encode_into(pos.view(seat), self.views, -1)
            self.view_ends.append(len(self.views))
        elif self.plan.observe == VECTOR:
            self.vectors.extend(features(pos, seat, self.plan.size).limited())

    def end(self, game: int, worth: Sequence[float]) -> None:
        """The game of the decisions added last is over, and was worth that much to each seat."""
        new = range(len(self.game), len(self.ply))
        self.game.extend([game] * len(new))
        self.result.extend([worth[self.seat[i]] for i in new])

    def table(self) -> pa.Table:
        lists = pa.ListArray.from_arrays(flat(self.ends, pa.int32()), flat(self.legal, pa.int32()))
        arrays = [
            flat(self.game, pa.int32()),
            flat(self.ply, pa.int32()),
            flat(self.seat, pa.int8()),
            lists,
            flat(self.move, pa.int32()),
            flat(self.result, pa.float32()),
        ]
        if self.plan.observe == VIEW:
            arrays.append(pa.StringArray.from_buffers(len(self.ply), pa.py_buffer(self.view_ends), pa.py_buffer(self.views)))
        elif self.plan.observe == VECTOR:
            arrays.append(pa.FixedSizeListArray.from_arrays(flat(self.vectors, pa.float32()), self.plan.size))
        return pa.Table.from_arrays(arrays, schema=columns(self.plan))


def flat(numbers: array[Any], kind: pa.DataType) -> pa.Array:
    """Numbers as they lie in memory."""
    return pa.Array.from_buffers(kind, len(numbers), [None, pa.py_buffer(numbers)])


def worth_of(pos: Position) -> list[float]:
    """What a finished game is worth to each seat, as `reward="win"` of the environments; nothing if it was cut."""
    standing = pos.standing()
    if not standing.over or not standing.winners:
        return [0.0] * pos.seats
    share, others = pos.seats / len(standing.winners), max(pos.seats - 1, 1)
    return [(share * (seat in standing.winners) - 1.0) / others for seat in range(pos.seats)]


def play(plan: Plan, number: int, rows: Rows) -> dict[str, Any]:
    """Play one game of the plan; its decisions go to the rows, its row of the games is returned."""
    seed = plan.seed + number
    game = find(plan.game, plan.rules)
    history = History(game, plan.seats, seed, plan.options)
    pos, draws = history.position, chance_from_seed(f"bots {seed}".encode())
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(pos.seats)]
    players = [make_player(name, draws.fork()) for name in names]
    while (waiting := pos.waiting()) and len(history.moves) < plan.cut:
        seat = waiting[draws.below(len(waiting))] if len(waiting) > 1 else waiting[0]
        bot, budget = players[seat]
        moves = pos.moves(seat)
        move = bot.choose(Eyes(pos, seat), budget)
        rows.add(pos, seat, moves, move)
        pos.play(seat, move)
        history.moves.append((seat, move))
    rows.end(number, worth_of(pos))
    record = history.record()
    record.seed = seed
    return row_of(number, seed, names, pos, record)


def row_of(number: int, seed: int, names: list[str], pos: Position, record: Record) -> dict[str, Any]:
    standing = pos.standing()
    return {
        "game": number,
        "seed": seed,
        "seats": list(record.roles),
        "bots": names,
        "decisions": len(record.moves),
        "finished": standing.over,
        "scores": standing.scores,
        "ranks": standing.ranks,
        "winners": standing.winners,
        "rule": standing.rule,
        "record": write_record(record),
    }


def make_part(plan: Plan, part: int, told: Callable[[Plan, int, Rows], dict[str, Any]] = play) -> tuple[int, bytes, bytes]:
    """One part of a plan as the two files it becomes: made anywhere, written where the dataset is."""
    out, games, rows = io.BytesIO(), [], Rows(plan)
    with pq.ParquetWriter(out, columns(plan), **STORED, use_dictionary=["game", "seat", "result"]) as writer:
        for number in range(part * PART, min((part + 1) * PART, plan.games)):
            games.append(told(plan, number, rows))
            if len(rows.ply) >= TOGETHER:
                writer.write_table(rows.table())
                rows = Rows(plan)
        writer.write_table(rows.table())
    listed = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(games, GAMES), listed, **STORED)
    return part, out.getvalue(), listed.getvalue()


class Dataset:
    """A folder with a plan and the parts of it that are there."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        try:
            self.plan = msgspec.json.decode((self.folder / "plan.json").read_bytes(), type=Plan)
        except OSError:
            raise Unreadable(f"there is no dataset at {self.folder}.") from None
        except msgspec.DecodeError as error:
            raise Unreadable(f"{self.folder / 'plan.json'} is no plan of a dataset: {error}.") from None
        if self.plan.schema > SCHEMA:
            raise Unreadable(f"{self.folder} was written by a newer version (schema {self.plan.schema}).")

    @classmethod
    def begin(cls, folder: Path | str, plan: Plan) -> Dataset:
        """A new dataset, or the one that was begun there with the same plan; a larger number of games goes on with it."""
        folder = Path(folder)
        plan.check()
        if (folder / "plan.json").exists():
            there = cls(folder)
            if msgspec.structs.replace(there.plan, games=plan.games) != plan:
                raise BadOptions(f"{folder} holds another dataset; name a new folder, or ask for the same again.")
            if there.plan.games % PART and there.plan.games != plan.games and there.has(there.plan.parts() - 1):
                raise BadOptions(f"{folder} ends within a part of {PART} games and cannot grow; name a new folder.")
        for name in ("decisions", "games"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        write(folder / "plan.json", msgspec.json.format(msgspec.json.encode(plan)))
        return cls(folder)

    def path(self, kind: str, part: int) -> Path:
        return self.folder / kind / f"part-{part:05}.parquet"

    def has(self, part: int) -> bool:
        return self.path("games", part).exists()

    def missing(self) -> list[int]:
        """The parts that are still to be made."""
        return [part for part in range(self.plan.parts()) if not self.has(part)]

    def add(self, part: int, decisions: bytes, games: bytes) -> None:
        """Keep a part. What is there is whole: files get their names when they are written, the games last."""
        write(self.path("decisions", part), decisions)
        write(self.path("games", part), games)

    def decisions(self, names: list[str] | None = None) -> pa.Table:
        return self._read("decisions", names)

    def games(self, names: list[str] | None = None) -> pa.Table:
        return self._read("games", names)

    def in_parts(self, names: list[str] | None = None) -> Iterator[pa.Table]:
        """The decisions part by part, for a dataset that is larger than memory."""
        return (pq.read_table(self.path("decisions", part), columns=names) for part in self.there())

    def there(self) -> list[int]:
        """The parts that are made."""
        return [part for part in range(self.plan.parts()) if self.has(part)]

    def _read(self, kind: str, names: list[str] | None) -> pa.Table:
        parts = self.there()
        if not parts:
            raise Unreadable(f"{self.folder} has no games yet.")
        return pa.concat_tables([pq.read_table(self.path(kind, part), columns=names) for part in parts])

    def records(self) -> Iterator[Record]:
        """Every game as the record it was."""
        for text in self.games(["record"]).column("record").to_pylist():
            yield parse_record(text)

    def check(self) -> int:
        """Play every record again and compare every row; how many rows there are. Corrupt names the first that differs."""
        for part in self.there():
            there, at = pq.read_table(self.path("decisions", part)), 0
            for row in pq.read_table(self.path("games", part)).to_pylist():
                rows = Rows(self.plan)
                retell(parse_record(row["record"]), row["seed"], row["game"], rows)
                if not rows.table().equals(there.slice(at, len(rows.ply))):
                    raise Corrupt(f"{self.path('decisions', part)} is not what the record of game {row['game']} says.")
                at += len(rows.ply)
            if at != there.num_rows:
                raise Corrupt(f"{self.path('decisions', part)} has rows of no game.")
        return int(self.decisions(["move"]).num_rows)


def retell(record: Record, seed: int, number: int, rows: Rows) -> Position:
    """The decisions of a record as rows; the position they led to."""
    pos = record.game.new(record.roles, seed, record.options, record.chance)
    for line in record.moves:
        rows.add(pos, line.seat, pos.moves(line.seat), line.move)
        pos.play(line.seat, line.move)
    rows.end(number, worth_of(pos))
    return pos


def write(path: Path, data: bytes) -> None:
    """A file that is whole or not there."""
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(data)
    os.replace(beside, path)


def fill(dataset: Dataset, run: Callable[[Plan, list[int]], Iterable[tuple[int, bytes, bytes]]]) -> Iterator[int]:
    """Make what is missing; yields the number of each part as it is kept."""
    for part, decisions, games in run(dataset.plan, dataset.missing()):
        dataset.add(part, decisions, games)
        yield part


def here(plan: Plan, parts: list[int]) -> Iterator[tuple[int, bytes, bytes]]:
    for part in parts:
        yield make_part(plan, part)


def in_processes(workers: int) -> Callable[[Plan, list[int]], Iterator[tuple[int, bytes, bytes]]]:
    def run(plan: Plan, parts: list[int]) -> Iterator[tuple[int, bytes, bytes]]:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            for done in as_completed([pool.submit(make_part, plan, part) for part in parts]):
                yield done.result()

    return run


def on_cluster(address: str) -> Callable[[Plan, list[int]], Iterator[tuple[int, bytes, bytes]]]:
    """A Ray cluster makes the parts; they are written here."""
    from tafelrunde.bots.cluster import connect

    def run(plan: Plan, parts: list[int]) -> Iterator[tuple[int, bytes, bytes]]:
        ray = connect(address)
        pending = [ray.remote(make_part).remote(plan, part) for part in parts]
        while pending:
            done, pending = ray.wait(pending)
            yield ray.get(done[0])

    return run


def from_records(folder: Path | str, records: Sequence[Record], observe: str = VIEW) -> Dataset:
    """A dataset of games that were played elsewhere: all of one game with one setting, with their seeds."""
    if not records:
        raise BadOptions("there are no records to make a dataset of.")
    first = records[0]
    settings = {(record.game.id, record.game.version, tuple(record.roles), str(record.options), record.chance) for record in records}
    seeds = [record.seed for record in records if isinstance(record.seed, int)]
    if len(settings) > 1 or first.chance != FAST or len(seeds) < len(records):
        raise BadOptions("a dataset is made of finished records of one game with the same seats and options, dealt from a number.")
    if Path(folder).exists():
        raise BadOptions(f"{folder} exists already; name a new folder.")
    plan = Plan(first.game.id, first.game.version, list(first.roles), dict(first.options), [RECORDED], 0, len(records), observe)
    made = Dataset.begin(folder, plan)

    def recorded(plan: Plan, number: int, rows: Rows) -> dict[str, Any]:
        pos = retell(records[number], seeds[number], number, rows)
        return row_of(number, seeds[number], [RECORDED] * pos.seats, pos, records[number])

    for part in made.missing():
        made.add(*make_part(plan, part, recorded))
    return made
