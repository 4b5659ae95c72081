"""Tafelrunde plays four rules-heavy fantasy war games: Root, Bloodstones, BattleLore and Seventh Stone.

>>> import tafelrunde
>>> pos = tafelrunde.new("apple", seats=3, seed=7)
>>> seat = pos.waiting()[0]
>>> pos.play(seat, pos.moves(seat)[0])
"""

from tafelrunde._build import BUILD
from tafelrunde.engine.catalogue import Game, find, new
from tafelrunde.engine.catalogue import games as all_games
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import (
    BadOptions,
    Corrupt,
    IllegalMove,
    RulesGone,
    Stale,
    TafelrundeError,
    UnknownGame,
    Unreadable,
)
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position, Standing
from tafelrunde.engine.record import Record, parse_record, replay, verify, write_record
from tafelrunde.engine.steps import Reason, Step

__version__ = "0.1.0"

__all__ = [
    "BUILD",
    "BadOptions",
    "Chance",
    "Corrupt",
    "Eyes",
    "Game",
    "History",
    "IllegalMove",
    "Position",
    "Reason",
    "Record",
    "RulesGone",
    "Stale",
    "Standing",
    "Step",
    "TafelrundeError",
    "UnknownGame",
    "Unreadable",
    "all_games",
    "chance_from_seed",
    "find",
    "new",
    "parse_record",
    "replay",
    "verify",
    "write_record",
]
