"""B26.7–B26.9, B30.9 Where deployment cards lie on the battlefield, and how a unit or its levy token is placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.council.council import PLAN_MUSTER
from tafelrunde.games.battlelore.council.landmarks import add_creature, baseline
from tafelrunde.games.battlelore.events import DEPLOYED, FORGONE, LEVIED
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    BANNERS,
    D_CELL,
    D_ROW,
    D_SET,
    D_START,
    STOCK,
    U_COLOUR,
    U_FIGURES,
    U_KIND,
    U_WEAPON,
)
from tafelrunde.games.battlelore.words import CENTER, CREATURE, LEFT, RIGHT

IMPROVISED: Final = 1
ORGANISED: Final = 2

# What `deployment` holds for each army.
SETS: Final = 0
ZONE: Final = 1
READY: Final = 2
POST: Final = 3
"""Five from here: the card at each post, or -1."""
REVEALED: Final = 8
RESERVE_USED: Final = 9
"""The units of the reserve card that were called up, one bit for each in the order of the card."""
DRAWN: Final = 10
"""From here on: cards drawn and not posted yet."""

RIGHT_POST: Final = 0
CENTER_POST: Final = 1
LEFT_POST: Final = 2
RESERVE_POST: Final = 3
SCOUT_POST: Final = 4
SECTION_OF_POST: Final = (RIGHT, CENTER, LEFT)
RED_ZONE: Final = 0

# The column before the first cell, counted from the own left, for left, center and right.
OFFSET: Final = (0, 4, 9)
EPIC_SHORT: Final = (0, 4, 8)
EPIC_RED: Final = (0, 4, 9)
EPIC_BLUE: Final = (1, 6, 10)


def set_of(card: int) -> int:
    return D_SET[card]


def stock_at_start() -> vec[i64]:
    return vec[i64](STOCK)


def from_own_side(pos: BattleLore, army: int, row: int, column: int) -> int:
    """B2.17, B26.9: a hex by its row from the own edge and its column from the own left; the top camp mirrors the board."""
    h = pos._board.column(row, column)
    return h if army & 1 == 0 or h < 0 else pos._board.mirror(h)


def card_hex(pos: BattleLore, army: int, post: int, card: int, i: int) -> int:
    """B26.9, B30.9: the hex of a card's i-th unit when the card lies in this section."""
    row, cell = D_ROW[D_START[card] + i], D_CELL[D_START[card] + i]
    section = SECTION_OF_POST[post]
    if not pos.epic:
        return from_own_side(pos, army, row, cell + OFFSET[section])
    if row % 2 == 1:
        return from_own_side(pos, army, row + 1, cell + EPIC_SHORT[section])
    red = pos.deployment[army][ZONE] == RED_ZONE
    return from_own_side(pos, army, row + 1, cell + (EPIC_RED if red else EPIC_BLUE)[section])


def levy_at(pos: BattleLore, h: int) -> int:
    """The index of the levy token on a hex, or -1."""
    for i in range(0, len(pos.levies), 3):
        if pos.levies[i] == h:
            return i
    return -1


def is_open(pos: BattleLore, h: int) -> bool:
    """B26.18, B27.15: passable, without a unit or levy token."""
    return pos.at[h] < 0 and pos.passable(h) and levy_at(pos, h) < 0


def row_of(pos: BattleLore, army: int, row: int) -> list[int]:
    return [h for h in range(pos._board.size) if pos._board.from_edge(h, army & 1) == row]


def open_baseline(pos: BattleLore, army: int) -> list[int]:
    """Free passable hexes of the own baseline."""
    return [h for h in row_of(pos, army, baseline(pos)) if is_open(pos, h)]


def baseline_of(pos: BattleLore, army: int, post: int) -> list[int]:
    """B26.19: the baseline hexes of a section; shared ones belong to both."""
    section = SECTION_OF_POST[post]
    return [h for h in row_of(pos, army, baseline(pos)) if pos._board.sections_at(h, army & 1) >> section & 1]


def limited(pos: BattleLore) -> bool:
    """B27.2: only in organised mode of two players do both draw on one common stock with levy tokens."""
    return pos.plan[PLAN_MUSTER] == ORGANISED and not pos.allied


def in_stock(pos: BattleLore, kind: int) -> bool:
    """B27.12: enough figures for a full unit."""
    return pos.stock[kind] >= U_FIGURES[kind]


def has_banner(pos: BattleLore, army: int, colour: int) -> bool:
    """B27.2, B27.26: a banner of this colour with its bearer is left to the camp."""
    flying = 0
    for unit in range(len(pos.owner)):
        if pos.owner[unit] == army and pos.place[unit] >= 0 and pos.sort(unit) != CREATURE and pos.colour[unit] == colour:
            flying += 1
    return flying < BANNERS[colour]


def available(pos: BattleLore, army: int, kind: int) -> bool:
    """B27.12, B27.26, B28.10: figures for a full unit, and a banner of its colour where figures and banners are counted."""
    return in_stock(pos, kind) and (not limited(pos) or has_banner(pos, army, U_COLOUR[kind]))


def deploy(pos: BattleLore, army: int, kind: int, h: int) -> int:
    """A unit is placed, in organised mode by a levy token if its figures have run out (B27.11, B27.14); returns its number or -1."""
    seat = pos.chiefs[army]
    if limited(pos) and not available(pos, army, kind):
        colour = U_COLOUR[kind]
        if pos.levies_left[3 * army + colour]:
            pos.levies_left = pos.levies_left[:]
            pos.levies_left[3 * army + colour] -= 1
            pos.levies = [*pos.levies, h, colour, army]
            if pos.log is not None:
                pos.tell(LEVIED, (seat, colour, h))
        elif pos.log is not None:
            pos.tell(FORGONE, (seat, kind))
        return -1
    take_figures(pos, kind, U_FIGURES[kind])
    if U_KIND[kind] == CREATURE:
        return add_creature(pos, army, kind, h)
    unit = pos.add_unit(army, kind, h, U_COLOUR[kind], U_WEAPON[kind])
    if pos.log is not None:
        pos.tell(DEPLOYED, (seat, kind, h))
    return unit


def take_figures(pos: BattleLore, kind: int, figures: int) -> None:
    pos.stock = pos.stock[:]
    pos.stock[kind] -= figures
