"""What such a decision is, and where those of each game are kept."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from tafelrunde.bots import make_player
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, replay

FOLDER = Path(__file__).parent / "kept"
Kind = Literal["win", "stop", "points", "units"]
KINDS: tuple[Kind, ...] = ("win", "stop", "points", "units")


class Decision(Struct):
    """One decision of a kept game. Whoever plays one of the `good` moves has solved it; after any other move the chance is clearly less."""

    record: int
    ply: int
    seat: int
    kind: Kind
    """The game can be won this turn; somebody else wins next turn unless stopped; points, or units, are given away."""
    good: list[str]
    chance: float
    worst: float
    """The chance after the best of the good moves, and after the best of all others, over all verifying searches."""
    why: str

    def id(self, game: str) -> str:
        return f"{game}-{self.record}-{self.ply}"


class Decisions(Struct):
    """Those of a game, and the games they come from, as records."""

    game: str
    rules: int
    walks: int
    """Of each verifying search."""
    records: list[str] = []
    decisions: list[Decision] = []
    looked_at: dict[str, int] = {}
    """Every decision that was looked at, counted by what became of it."""
    looked_through: list[str] = []
    """The games that were looked through."""


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json.gz"


def read(game: str) -> Decisions | None:
    path = file_of(game)
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=Decisions) if path.exists() else None


def write(found: Decisions) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    file_of(found.game).write_bytes(gzip.compress(msgspec.json.encode(found), 9, mtime=0))


@lru_cache(maxsize=64)
def parsed(text: str) -> Record:
    return parse_record(text)


@lru_cache(maxsize=8)
def _reached(text: str, ply: int) -> Position:
    return replay(parsed(text), ply)


def position_of(found: Decisions, decision: Decision) -> Position:
    """The position that is asked about. Yours to play on."""
    return _reached(found.records[decision.record], decision.ply).copy()


def answer(found: Decisions, decision: Decision, player: str, luck: int) -> str:
    """What a bot plays there, in notation."""
    pos = position_of(found, decision)
    bot, budget = make_player(player, chance_from_seed(f"blunder {decision.id(found.game)} {luck}".encode()))
    return pos.verbs().text(bot.choose(Eyes(pos, decision.seat), budget))
