"""How good a position looks, for bots that look ahead a little: banners, then material, ground and cards, then what this turn may bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.battlelore.battle.targets import attacks_left
from tafelrunde.games.battlelore.command.order_phase import BY_SECTION, OrderPhase
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import T_DICE, U_DICE, U_FIGURES, U_POINTS, W_REACH
from tafelrunde.games.battlelore.words import CREATURE, DRAW_PHASE, EPIC_ROWS, NO_BATTLE, ORDERED, STANDARD_ROWS

BANNER: Final = 3.0
FIGURE: Final = 0.25
"""What a full unit of average worth adds; the hurt ones are half lost already."""
REACH: Final = 0.012
TOKEN: Final = 0.02
CARD: Final = 0.04
DECISIVE: Final = 1.2
"""A lead that wins about three games of four."""
INITIATIVE: Final = 0.02
"""What a die of a unit that may still attack this turn is worth next to an enemy."""


def worth_of(kind: int, figures: int) -> float:
    """What a unit of this kind is worth with so many figures."""
    points: int = U_POINTS[kind]
    full: int = U_FIGURES[kind]
    return FIGURE * (points / 12.0) * (figures / full)


FIGURES: Final = 32
"""More than any unit has, those included that a specialist adds to a full one."""
WORTH: Final = [worth_of(kind, figures) for kind in range(len(U_POINTS)) for figures in range(FIGURES)]
"""By kind * FIGURES + figures."""
AHEAD: Final = [[REACH * min(row, rows // 2) / rows for row in range(rows + 1)] for rows in (STANDARD_ROWS, EPIC_ROWS)]
"""What standing in a row from the own edge adds, on both sizes of the board."""


def strength(pos: BattleLore, camp: i64) -> float:
    """What a camp has, in banners."""
    goal: int = pos.goals[camp]
    total = BANNER * pos.score(camp) / max(1, goal)
    row = pos._board.row
    rows = pos._board.rows
    ahead = AHEAD[1 if rows == EPIC_ROWS else 0]
    place, owner, kind, figures = pos.place, pos.owner, pos.kind, pos.figures
    units: i64 = len(owner)
    for unit in range(units):
        h = place[unit]
        if h < 0 or owner[unit] & 1 != camp:
            continue
        total += WORTH[kind[unit] * FIGURES + figures[unit]]
        total += ahead[row[h] if camp == 0 else rows + 1 - row[h]]
    for army in range(pos.armies):
        if army & 1 == camp:
            tokens: int = pos.goblet[army]
            total += TOKEN * min(tokens, 12) + CARD * len(pos.lore_hands[army])
    return total


def menace(pos: BattleLore, unit: i64) -> float:
    """The dice of a unit, less the farther its nearest enemy is out of reach."""
    distance = pos._board.distance
    place, owner = pos.place, pos.owner
    here = place[unit] * pos._board.size
    camp = owner[unit] & 1
    nearest: i64 = 99
    units: i64 = len(owner)
    for other in range(units):
        if owner[other] & 1 != camp and place[other] >= 0 and distance[here + place[other]] < nearest:
            nearest = distance[here + place[other]]
    dice: int = U_DICE[pos.kind[unit]] if pos.sort(unit) == CREATURE else T_DICE[pos.sort(unit) * 3 + pos.colour[unit]]
    beyond: int = max(0, nearest - W_REACH[pos.weapon[unit]])
    return INITIATIVE * dice / (1.0 + 2.0 * beyond)


def initiative(pos: BattleLore) -> float:
    """What the active camp may still do this turn: with units ordered, and with orders it has left."""
    if not 0 < pos.phase < DRAW_PHASE:
        return 0.0
    total = 0.0
    top = pos.stack[-1] if pos.stack else None
    naming = top if isinstance(top, OrderPhase) else None
    open_orders: list[float] = []
    place, owner, mark = pos.place, pos.owner, pos.mark
    active: i64 = pos.active
    units: i64 = len(owner)
    for unit in range(units):
        if place[unit] < 0 or (owner[unit] ^ active) & 1:
            continue
        if mark[unit] & ORDERED:
            if not mark[unit] & NO_BATTLE and attacks_left(pos, unit) > 0:
                total += menace(pos, unit)
        elif naming is not None and owner[unit] == active and orderable(pos, naming, unit):
            open_orders.append(menace(pos, unit))
    if naming is not None and open_orders:
        open_orders.sort(reverse=True)
        orders: int = naming.quota[0] + naming.quota[1] + naming.quota[2] + naming.spare
        total += 0.9 * sum(open_orders[: max(1, orders)])
    return total


def orderable(pos: BattleLore, phase: OrderPhase, unit: int) -> bool:
    if phase.form != BY_SECTION:
        return phase.fits(pos, unit)
    return any(phase.quota[section] > 0 and phase.in_section(pos, unit, section) for section in range(3))


def evaluate(pos: BattleLore) -> list[float]:
    """0 (lost) to 1 (won) for each seat."""
    if pos.winner >= 0:
        return [1.0 if pos.army_of(seat) & 1 == pos.winner else 0.0 for seat in range(pos.seats)]
    drive = initiative(pos)
    lead = strength(pos, 0) - strength(pos, 1) + (drive if pos.active & 1 == 0 else -drive)
    value = 0.5 + 0.5 * lead / (DECISIVE + abs(lead))
    return [value if pos.army_of(seat) & 1 == 0 else 1.0 - value for seat in range(pos.seats)]
