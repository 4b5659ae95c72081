"""R7.5.2-d: why a card of the Decree cannot be carried out, for who reads what happened."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.games.root.events import (
    ALL_ROOSTS_BUILT,
    BARRED,
    NO_ROOST,
    NO_RULE,
    NO_SLOT,
    NO_SUPPLY,
    NO_WARRIORS,
    NO_WAY,
    NOBODY_TO_BATTLE,
)
from tafelrunde.games.root.factions.eyrie.board import ROOSTS
from tafelrunde.games.root.factions.eyrie.decree import matches
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import (
    ARMIES,
    BATTLE_COLUMN,
    BUILDINGS,
    EACH_CLEARING,
    EYRIE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
)


def why_stuck(pos: Root, column: i64, suit: i64) -> i64:
    """The first thing that is missing in every clearing the card matches."""
    places = [clearing for clearing in EACH_CLEARING if matches(pos, suit, clearing)]
    if column == RECRUIT_COLUMN:
        if pos.supply[EYRIE] == 0:
            return NO_SUPPLY
        return BARRED if any(has_roost(pos, clearing) for clearing in places) else NO_ROOST
    if column in (MOVE_COLUMN, BATTLE_COLUMN):
        if not any(pos.warriors[clearing * ARMIES + EYRIE] for clearing in places):
            return NO_WARRIORS
        return NO_WAY if column == MOVE_COLUMN else NOBODY_TO_BATTLE
    if pos.built[ROOST] >= ROOSTS:
        return ALL_ROOSTS_BUILT
    ruled = [clearing for clearing in places if pos.ruler[clearing] == EYRIE and not has_roost(pos, clearing)]
    if not ruled:
        return NO_RULE
    return BARRED if any(pos.free[clearing] for clearing in ruled) else NO_SLOT


def has_roost(pos: Root, clearing: i64) -> bool:
    return pos.buildings[clearing * BUILDINGS + ROOST] > 0
