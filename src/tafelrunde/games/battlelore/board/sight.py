"""B9 Range and line of sight."""

from __future__ import annotations

from tafelrunde.engine.steps import Reason
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import BLOCKS_SIGHT, W_REACH
from tafelrunde.games.battlelore.words import FLAME, HILL


def blocks(pos: BattleLore, h: int, pieces: int, units: bool) -> bool:
    """B9.11: whether a hex on the line blocks it."""
    return (units and pos.at[h] >= 0) or pos.terrain[h] & pieces != 0


def sees(pos: BattleLore, a: int, b: int, units: bool = True) -> bool:
    """B9.8, B9.9: whether the line between two hexes is clear. Without `units`, other units do not block."""
    lane = pos._board.lane(a, b)
    pieces = BLOCKS_SIGHT | FLAME
    if pos.terrain[a] & HILL and pos.terrain[b] & HILL:
        pieces &= ~HILL
    at = pos.at
    terrain = pos.terrain
    for h in lane.inside:
        if (units and at[h] >= 0) or terrain[h] & pieces:
            return False
    if len(lane.left) and len(lane.right):
        for h in lane.left:
            if blocks(pos, h, pieces, units):
                for other in lane.right:
                    if blocks(pos, other, pieces, units):
                        return False
                break
    return True


def over_cliff(pos: BattleLore, a: int, b: int) -> bool:
    """B10.20: whether the line leaves or enters a cliff hex across a marked edge (at a corner: if both edges are marked)."""
    if not len(pos.cliffs):
        return False
    lane = pos._board.lane(a, b)
    return pos.cliffs[a] & lane.leaves == lane.leaves or pos.cliffs[b] & lane.enters == lane.enters


def reach(pos: BattleLore, unit: int) -> int:
    """B9.4, B9.13: how far a unit's weapon carries."""
    far = W_REACH[pos.weapon[unit]]
    if len(pos.effects):
        far += pos.sum_of(fx.EAGLE_EYE, unit)
    return far


def enemy_adjacent(pos: BattleLore, unit: int) -> bool:
    camp = pos.camp(unit)
    for h in pos._board.neighbours[pos.place[unit]]:
        other = pos.at[h]
        if other >= 0 and pos.camp(other) != camp:
            return True
    return False


def why_not_fire(pos: BattleLore, unit: int, far: int, h: int) -> Reason | None:
    """B9.4–B9.7: why a unit cannot fire at a hex that is not adjacent, if it reaches so far."""
    here = pos.place[unit]
    if pos._board.distance[here * pos._board.size + h] > far:
        return Reason("B9.4", h) if far > 1 else Reason("B9.13", h)
    if enemy_adjacent(pos, unit):
        return Reason("B9.6", h)
    if not sees(pos, here, h, not (len(pos.effects) and pos.has(fx.EAGLE_EYE, unit))):
        return Reason("B9.7", h)
    return Reason("B10.20", h) if over_cliff(pos, here, h) else None


def field_of_fire(pos: BattleLore, unit: int) -> tuple[list[int], list[int]]:
    """B9.4, B9.7: the hexes within range of a missile unit and not adjacent to it: those it sees, and those it does not.

    Who stands next to it now is left aside.
    """
    seen: list[int] = []
    hidden: list[int] = []
    here = pos.place[unit]
    far = reach(pos, unit)
    clear = len(pos.effects) > 0 and pos.has(fx.EAGLE_EYE, unit)
    row = here * pos._board.size
    for h in pos._board.around(here, far):
        if pos._board.distance[row + h] > 1:
            (seen if sees(pos, here, h, not clear) and not over_cliff(pos, here, h) else hidden).append(h)
    return seen, hidden
