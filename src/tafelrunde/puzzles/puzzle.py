"""What a puzzle is, where puzzles are kept, and which one is today's."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, replay

FILE = "reading/puzzles.json.gz"
Grade = Literal["easy", "medium", "hard"]
Kind = Literal["ends", "wins", "saves", "gains"]


class Puzzle(Struct, omit_defaults=True):
    """A decision of a kept game and its one good answer, in notation.

    `chance` is the solver's chance to win after it and `next_chance` after the best of all other moves, as the longer search saw them.
    """

    id: str
    record: int
    """Which of the kept games; -1: not kept yet."""
    ply: int
    seat: int
    solution: str
    chance: float
    next_move: str
    next_chance: float
    played: str
    """What was played in the game."""
    kind: Kind
    """It ends the game, it all but wins, it saves from losing, or it gains most."""
    grade: Grade
    """Easy: seen at first sight. Medium: found by a short search. Hard: only by a longer one."""
    walks: int
    """Of the search that verified it."""


class Puzzles(Struct):
    """The puzzles of a game and the games they come from, as records."""

    game: str
    rules: int
    records: list[str]
    puzzles: list[Puzzle]

    def find(self, id: str) -> Puzzle:
        for puzzle in self.puzzles:
            if puzzle.id == id:
                return puzzle
        raise Unreadable(f"there is no puzzle '{id[:40]}' of {self.game}.")


def read_puzzles(path: Path) -> Puzzles:
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Puzzles)


def write_puzzles(path: Path, puzzles: Puzzles) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(msgspec.json.encode(puzzles), 9, mtime=0))


@cache
def load_puzzles(package: str) -> Puzzles | None:
    """The puzzles that come with a game; None: there are none."""
    path = files(package) / FILE
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Puzzles) if path.is_file() else None


@lru_cache(maxsize=64)
def _parsed(text: str) -> Record:
    return parse_record(text)


@lru_cache(maxsize=64)
def _reached(text: str, ply: int) -> Position:
    return replay(_parsed(text), ply)


def position_of(puzzles: Puzzles, puzzle: Puzzle) -> Position:
    """The position the puzzle asks about, reached by the moves of its game. Yours to play on."""
    return _reached(puzzles.records[puzzle.record], puzzle.ply).copy()


def roles_of(puzzles: Puzzles, puzzle: Puzzle) -> list[str]:
    return _parsed(puzzles.records[puzzle.record]).roles


def of_the_day(puzzles: Puzzles, day: int) -> Puzzle | None:
    """A new one each day, counted from any first day; all come up before one comes back."""
    if not puzzles.puzzles:
        return None
    count = len(puzzles.puzzles)
    stride = next(step for step in range(max(1, count * 5 // 8), 2 * count + 2) if _coprime(step, count))
    return puzzles.puzzles[day * stride % count]


def _coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


def check(game: Game, puzzles: Puzzles) -> list[str]:
    """What is wrong with them: each must be a real decision of its game with the stated moves allowed; empty: nothing."""
    wrong: list[str] = []
    for puzzle in puzzles.puzzles:
        pos = position_of(puzzles, puzzle)
        offered = [game.verbs.text(move) for move in pos.moves(puzzle.seat)]
        for move in (puzzle.solution, puzzle.next_move, puzzle.played):
            if move not in offered:
                wrong.append(f"{puzzle.id}: {move} is not offered.")
        if not game.verbs.verb_of(game.verbs.parse(puzzle.solution)).args:
            wrong.append(f"{puzzle.id}: ending or passing is no solution.")
        if pos.invariants():
            wrong.append(f"{puzzle.id}: {pos.invariants()[0]}")
        if any(differs(pos, puzzle.seat, world) for world in range(WORLDS)):
            wrong.append(f"{puzzle.id}: the solver would see what the seat may not know.")
        if puzzle.chance - puzzle.next_chance <= AMBIGUOUS or puzzle.solution == puzzle.next_move:
            wrong.append(f"{puzzle.id}: another move is as good.")
    if len({puzzle.id for puzzle in puzzles.puzzles}) < len(puzzles.puzzles):
        wrong.append("an id stands twice.")
    return wrong


def differs(pos: Position, seat: int, world: int) -> bool:
    """Whether what a seat sees or may do depends on what it may not know."""
    other = pos.guess(seat, chance_from_seed(world))
    return other.view(seat) != pos.view(seat) or other.moves(seat) != pos.moves(seat)


WORLDS = 2
AMBIGUOUS = 0.03
"""A second move that comes as near as this to the best one makes a puzzle ambiguous."""
