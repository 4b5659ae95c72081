"""How good a position looks, for bots that look ahead a little: banners, then material, ground and cards, then what this turn may bring."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.battlelore.battle.targets import attacks_left
from tafelrunde.games.battlelore.command.order_phase import BY_SECTION, OrderPhase
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import T_DICE, U_DICE, U_POINTS, W_REACH
from tafelrunde.games.battlelore.words import CREATURE, DRAW_PHASE, NO_BATTLE, ORDERED

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


def strength(pos: BattleLore, camp: int) -> float:
    """What a camp has, in banners."""
    goal: int = pos.goals[camp]
    total = BANNER * pos.score(camp) / max(1, goal)
    board = pos._board
    for unit in range(len(pos.owner)):
        h = pos.place[unit]
        if h < 0 or pos.camp(unit) != camp:
            continue
        points: int = U_POINTS[pos.kind[unit]]
        worth = points / 12.0
        figures: int = pos.figures[unit]
        share = figures / pos.full(unit)
        total += FIGURE * worth * share
        ahead = board.row[h] if camp == 0 else board.rows + 1 - board.row[h]
        total += REACH * min(ahead, board.rows // 2) / board.rows
    for army in range(pos.armies):
        if army & 1 == camp:
            tokens: int = pos.goblet[army]
            total += TOKEN * min(tokens, 12) + CARD * len(pos.lore_hands[army])
    return total


def menace(pos: BattleLore, unit: int) -> float:
    """The dice of a unit, less the farther its nearest enemy is out of reach."""
    board = pos._board
    here = pos.place[unit] * board.size
    camp = pos.camp(unit)
    nearest = 99
    for other in range(len(pos.owner)):
        if pos.place[other] >= 0 and pos.camp(other) != camp:
            nearest = min(nearest, board.distance[here + pos.place[other]])
    dice: int = U_DICE[pos.kind[unit]] if pos.sort(unit) == CREATURE else T_DICE[pos.sort(unit) * 3 + pos.colour[unit]]
    beyond: int = max(0, nearest - W_REACH[pos.weapon[unit]])
    return INITIATIVE * dice / (1.0 + 2.0 * beyond)


def initiative(pos: BattleLore) -> float:
    """What the active camp may still do this turn: with units ordered, and with orders it has left."""
    if not 0 < pos.phase < DRAW_PHASE:
        return 0.0
    total = 0.0
    top = pos.stack[-1] if pos.stack else None
    open_orders: list[float] = []
    for unit in range(len(pos.owner)):
        if pos.place[unit] < 0 or not pos.is_ours(unit):
            continue
        if pos.mark[unit] & ORDERED:
            if not pos.mark[unit] & NO_BATTLE and attacks_left(pos, unit) > 0:
                total += menace(pos, unit)
        elif isinstance(top, OrderPhase) and pos.owner[unit] == pos.active and orderable(pos, top, unit):
            open_orders.append(menace(pos, unit))
    if isinstance(top, OrderPhase) and open_orders:
        open_orders.sort(reverse=True)
        orders: int = top.quota[0] + top.quota[1] + top.quota[2] + top.spare
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
