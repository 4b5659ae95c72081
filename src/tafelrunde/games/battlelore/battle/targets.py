"""B8.6, B9: which unit may still attack this turn, and whom."""

from __future__ import annotations

from tafelrunde.engine.steps import Reason
from tafelrunde.games.battlelore.board.sight import over_cliff, reach, sees, why_not_fire
from tafelrunde.games.battlelore.board.terrain import cliff_between, entry_rule, forbids_battle
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    DARKEN_THE_SKY,
    W_MOVED,
    W_REACH,
)
from tafelrunde.games.battlelore.words import (
    ATTACKED_ONCE,
    ATTACKS,
    CANNOT_FIRE,
    GAVE_UP,
    MELEE_ONLY,
    MELEED,
    MOVED,
    NO_BATTLE,
    ON_TOP,
    ONCE_MORE,
    ORDERED,
    RUSH_SHIFT,
    RUSHED,
)


def attacks_left(pos: BattleLore, unit: int) -> int:
    """B8.2: one attack, two shots under Darken the Sky, and what cards grant."""
    mark = pos.mark[unit]
    allowed = 2 if pos.tactic == DARKEN_THE_SKY and not mark & (MELEED | ON_TOP) else 1
    if mark & ONCE_MORE:
        allowed += 1
    return allowed - (mark & ATTACKS) // ATTACKED_ONCE


def why_not_battle(pos: BattleLore, unit: int) -> Reason | None:
    """B6.2, B7.13, B8.2, B23.15: why a unit of the active camp cannot attack any more this turn."""
    mark = pos.mark[unit]
    here = pos.place[unit]
    if not mark & ORDERED:
        return Reason("B6.2", here)
    if attacks_left(pos, unit) <= 0:
        return Reason("B8.2", here)
    if mark & NO_BATTLE:
        return Reason(entry_rule(pos, here) if forbids_battle(pos, unit, here) else "B7.13", here)
    if mark & GAVE_UP:
        return Reason("B20.32", here)
    if len(pos.effects) and (pos.has(fx.SANCTUARY, unit) or pos.has(fx.SHADOWED, unit)):
        return Reason("B1.13", here)
    return None


def why_not_strike(pos: BattleLore, unit: int, target: int) -> Reason | None:
    """B8.6, B9: why a unit that may battle cannot attack this enemy."""
    here, there = pos.place[unit], pos.place[target]
    if pos.mark[unit] & RUSHED:
        named = pos.mark[unit] >> RUSH_SHIFT & 127
        if named != target and pos.place[named] >= 0 and pos._board.distance[here * pos._board.size + pos.place[named]] == 1:
            return Reason("B19.10", there)
    if pos._board.distance[here * pos._board.size + there] == 1:
        if cliff_between(pos, here, there):
            return Reason("B10.20", there)
        return Reason("B1.13", there) if len(pos.effects) and pos.has(fx.SANCTUARY, target) else None
    if pos.mark[unit] & MELEE_ONLY:
        return Reason("B1.13", there)
    weapon = pos.weapon[unit]
    if W_MOVED[weapon] == CANNOT_FIRE and pos.mark[unit] & MOVED:
        return Reason("B11.14", there)
    return why_not_fire(pos, unit, reach(pos, unit), there)


def targets(pos: BattleLore, unit: int) -> list[int]:
    """The enemy units it may attack now; it may battle."""
    found: list[int] = []
    camp = pos.camp(unit)
    here = pos.place[unit]
    adjacent = False
    for h in pos._board.neighbours[here]:
        other = pos.at[h]
        if other >= 0 and pos.camp(other) != camp:
            adjacent = True
            if why_not_strike(pos, unit, other) is None:
                found.append(other)
    if not adjacent and W_REACH[pos.weapon[unit]] > 1:
        add_far_targets(pos, unit, found)
    return found


def add_far_targets(pos: BattleLore, unit: int, found: list[int]) -> None:
    """Enemies a missile unit without an adjacent enemy can fire at: what `why_not_strike` allows, asked faster."""
    mark = pos.mark[unit]
    if mark & MELEE_ONLY or (mark & MOVED and W_MOVED[pos.weapon[unit]] == CANNOT_FIRE):
        return
    far = reach(pos, unit)
    clear = len(pos.effects) > 0 and pos.has(fx.EAGLE_EYE, unit)
    camp = pos.camp(unit)
    here = pos.place[unit]
    row = here * pos._board.size
    distance = pos._board.distance
    place = pos.place
    owner = pos.owner
    for other in range(len(owner)):
        there = place[other]
        near = there >= 0 and pos.camp(other) != camp and distance[row + there] <= far
        if near and sees(pos, here, there, not clear) and not over_cliff(pos, here, there):
            found.append(other)
