"""Chapter 7: the Eyrie Dynasties, as the common procedures know them."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.events import FOR_DESPOT
from tafelrunde.games.root.factions.army import Army
from tafelrunde.games.root.factions.eyrie.board import ROOSTS, ROOSTS_FOR_BONUS
from tafelrunde.games.root.factions.eyrie.evaluate import add_traits, worth
from tafelrunde.games.root.factions.eyrie.setup import START_STEP
from tafelrunde.games.root.factions.eyrie.turmoil import Turmoil
from tafelrunde.games.root.factions.eyrie.turn import BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP, read_decree
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import KIND_NAMES, every_kind_in
from tafelrunde.games.root.words import (
    BUILDER,
    BUILDINGS,
    COLUMN_NAMES,
    COLUMNS,
    COMMANDER,
    DESPOT,
    EACH_CLEARING,
    EYRIE,
    LEADER_NAMES,
    LEADERS,
    NOBODY,
    ROOST,
    VIZIERS,
)


@final
class Eyrie(Army):
    """R7: roosts, leaders and a Decree."""

    def __init__(self) -> None:
        super().__init__(EYRIE, BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)

    def clear(self, pos: Root) -> None:
        pos.decree = vec[i64]([0] * COLUMNS)
        pos.pending = vec[i64]([0] * (COLUMNS * 4 + 4))
        pos.leader = NOBODY
        pos.deposed = 0

    def set_up(self, pos: Root) -> None:
        pos.push(START_STEP)

    def begin_daylight(self, pos: Root) -> None:
        read_decree(pos)

    def crafting_pieces(self, pos: Root) -> vec[i64]:
        """R7.2.1: roosts."""
        return self.buildings_by_suit(pos, ROOST)

    def item_points(self, pos: Root, printed: i64) -> i64:
        """R7.2.3, R7.8.1: one, but for the Builder."""
        return printed if pos.leader == BUILDER else 1

    def extra_hits(self, pos: Root) -> i64:
        """R7.8.3."""
        return 1 if pos.leader == COMMANDER else 0

    def took_piece(self, pos: Root, fight: Fight, loser: i64) -> None:
        """R7.8.4: one point more in a battle."""
        if pos.leader == DESPOT and not fight.despot and pos.enemies(EYRIE, loser):
            fight.despot = True
            pos.gain(EYRIE, 1, FOR_DESPOT)

    def trophies(self, pos: Root, owner: i64, warriors: float, pieces: float) -> float:
        return min(pieces, 1.0) if pos.leader == DESPOT and pos.enemies(EYRIE, owner) else 0.0

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        cards = [[KIND_NAMES[kind] for kind in every_kind_in(column)] for column in pos.decree]
        return {
            "roosts": pos.built[ROOST],
            "leader": LEADER_NAMES[pos.leader] if pos.leader >= 0 else None,
            "deposed": [LEADER_NAMES[leader] for leader in range(LEADERS) if pos.deposed >> leader & 1],
            "decree": {COLUMN_NAMES[column]: cards[column] for column in range(COLUMNS)},
            "viziers": [COLUMN_NAMES[column] for column in VIZIERS[pos.leader]] if pos.leader >= 0 else [],
            "unresolved": {COLUMN_NAMES[column]: list(pos.pending[column * 4 : column * 4 + 4]) for column in range(COLUMNS)},
        }

    def worth(self, pos: Root) -> float:
        return worth(pos)

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        add_traits(pos, found)

    def cards_ahead(self, pos: Root) -> i64:
        count = 1
        for roosts in ROOSTS_FOR_BONUS:
            count += pos.built[ROOST] >= roosts
        return count

    def wrong(self, pos: Root) -> list[str]:
        """R7.3.1, R7.7.3: seven roosts, one in a clearing, and a leader who is not deposed."""
        wrong = []
        if pos.built[ROOST] > ROOSTS:
            wrong.append("pieces: too many roosts")
        if any(pos.buildings[clearing * BUILDINGS + ROOST] > 1 for clearing in EACH_CLEARING):
            wrong.append("pieces: two roosts in a clearing")
        if pos.round and pos.seat_of[EYRIE] >= 0:
            if not 0 <= pos.leader < LEADERS or pos.deposed == (1 << LEADERS) - 1:
                wrong.append("leader: none, or none to choose")
            elif pos.deposed >> pos.leader & 1 and not pos.winners and not (pos.stack and isinstance(pos.stack[-1], Turmoil)):
                wrong.append("leader: he is deposed")
        return wrong
