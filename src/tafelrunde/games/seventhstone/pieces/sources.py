"""What a field is worth to whoever controls it (T3.2, T3.3, T4.1, T4.2, T19.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.seventhstone.words import (
    CAPITAL_RS,
    CAPITAL_TS,
    LAND_RS,
    MANUFACTORY,
    MANUFACTORY_RS,
    SITES,
    TEMPLE,
    TEMPLE_TS,
    YIELD,
)

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.position import SeventhStone


def land_yield(pos: SeventhStone, field: int) -> int:
    """T4.1, T19.1: RS of the land itself."""
    if pos._board.kind[field] != YIELD:
        return 0
    return 3 - pos._board.terrain[field] if pos.terrain_yields else LAND_RS


def source_value(pos: SeventhStone, field: int) -> int:
    """T4.1, T4.2: RS of the land, its capital and its manufactories."""
    worth = land_yield(pos, field)
    if pos.city[field]:
        worth += CAPITAL_RS
    for site in range(field * SITES, field * SITES + SITES):
        if pos.sites[site] & 3 == MANUFACTORY:
            worth += MANUFACTORY_RS
    return worth


def tear_value(pos: SeventhStone, field: int) -> int:
    """T3.2, T3.3: tear stones of a field."""
    if pos.city[field]:
        return CAPITAL_TS
    return TEMPLE_TS if pos._board.kind[field] == TEMPLE else 0
