"""The event phase and the six events (T8, T21)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.shared import changed
from tafelrunde.games.seventhstone.board.board import UPPER_LEFT
from tafelrunde.games.seventhstone.events import CORNER, DISMISSED, EXPANDED, HAPPENED, LAVA, PERISHED, SAVED, USED, YEAR
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import destroy_army, lift_units
from tafelrunde.games.seventhstone.pieces.stones import find_kind, place_under, use_up
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.told import tell_stones_back
from tafelrunde.games.seventhstone.words import (
    DESERT,
    DISMISSAL,
    ERUPTION,
    EXPANSION,
    LAVA_COUNTERS,
    MOBILITY,
    NEW,
    OUTSIDE,
    QUICKSAND,
    SITES,
    STRIDE,
)

LEFT_ON: Final = 3
"""T21.11: the corner die shows left up to this."""


def begin_year(pos: SeventhStone) -> None:
    """T8.1–T8.3: last year's effects end, the event die is rolled, the event is carried out."""
    pos.year += 1
    pos.lava = []
    pos.doubled = 0
    finish_buildings(pos)
    if pos.log is not None:
        pos.tell(YEAR, (pos.year,))
    carry_out(pos, pos.chance.roll())


def finish_buildings(pos: SeventhStone) -> None:
    """T10.10: what was built last year can be used from now on."""
    sites = pos.sites
    for field in pos._board.yields:
        first = field * SITES
        if (sites[first] | sites[first + 1]) & NEW:
            for site in range(first, first + SITES):
                sites = changed(sites, site, sites[site] & ~NEW)
    pos.sites = sites


def carry_out(pos: SeventhStone, face: int) -> None:
    """The event of a face of the die."""
    pos.happening = face
    if pos.log is not None:
        pos.tell(HAPPENED, (face - 1,))
    if face == ERUPTION:
        erupt(pos)
    elif face == QUICKSAND:
        swallow(pos)
    elif face == EXPANSION:
        pos.expansions += 1
        if pos.log is not None:
            pos.tell(EXPANDED, (pos.unit_maximum(),))
    elif face == DISMISSAL:
        dismiss(pos)


def corner_ways(pos: SeventhStone) -> tuple[int, int]:
    """T21.2, T21.10–T21.12, T20.7: the corner an eruption is counted from, as steps to the right and down (1 or -1)."""
    if pos.corner == UPPER_LEFT:
        return 1, 1
    volcano = pos._board.volcanoes[0]
    column, row = volcano % STRIDE, volcano // STRIDE
    right = 1 if 2 * column < pos.columns - 1 else -1
    if 2 * column == pos.columns - 1:
        roll = pos.chance.roll()
        right = 1 if roll <= LEFT_ON else -1
        if pos.log is not None:
            pos.tell(CORNER, (roll,))
    return right, 1 if 2 * row < pos.rows else -1


def counted_field(pos: SeventhStone, right: int, down: int, across: int, below: int) -> int:
    """The field at a rolled position, or -1 if it lies beyond the board (T1.8, T21.13)."""
    columns, rows = pos.counted_columns, pos.counted_rows
    if across > len(columns) or below > len(rows):
        return -1
    column = columns[across - 1] if right > 0 else columns[-across]
    row = rows[below - 1] if down > 0 else rows[-below]
    field = row * STRIDE + column
    return -1 if pos._board.kind[field] == OUTSIDE else field


def erupt(pos: SeventhStone) -> None:
    """T21.1–T21.4, T21.13: four lava counters; armies under them are destroyed."""
    pos.own_armies()
    right, down = corner_ways(pos)
    while len(pos.lava) < LAVA_COUNTERS:
        across = pos.chance.roll()
        field = counted_field(pos, right, down, across, pos.chance.roll())
        if field < 0 or field in pos.lava:
            continue
        pos.lava = [*pos.lava, field]
        if pos.log is not None:
            pos.tell(LAVA, (field,))
        for army in pos.armies.copy():
            if army.field == field:
                if pos.log is not None:
                    pos.tell(PERISHED, (army.seat, field, army.military, army.mercenaries))
                perish(pos, army)


def perish(pos: SeventhStone, army: Army) -> None:
    """T21.9, T4.9: the army goes, its RS return to the store."""
    seat, stones = army.seat, army.military
    destroy_army(pos, army)
    tell_stones_back(pos, seat, stones)


def swallow(pos: SeventhStone) -> None:
    """T21.15, T21.17: armies on deserts perish, unless a mobility stone saves them."""
    pos.own_armies()
    for army in pos.armies.copy():
        if pos._board.kind[army.field] != DESERT:
            continue
        stone = find_kind(pos, place_under(army.seat, army.field, army.type), MOBILITY)
        if stone >= 0:
            use_up(pos, stone)
            if pos.log is not None:
                pos.tell(USED, (army.seat, army.field, MOBILITY))
                pos.tell(SAVED, (army.seat, army.field))
        else:
            if pos.log is not None:
                pos.tell(PERISHED, (army.seat, army.field, army.military, army.mercenaries))
            perish(pos, army)


def dismiss(pos: SeventhStone) -> None:
    """T21.20, T21.21: all mercenaries on army stones go to the heap."""
    pos.own_armies()
    for seat in range(pos.seats):
        gone = 0
        for army in pos.armies:
            if army.seat == seat and army.mercenaries:
                gone += army.mercenaries
                lift_units(pos, army, 0, army.mercenaries)
        if gone and pos.log is not None:
            pos.tell(DISMISSED, (seat, gone))
