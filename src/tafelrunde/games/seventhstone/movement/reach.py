"""How far units may still go, and in which groups (T11.10–T11.13, T11.36)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.seventhstone.movement.overrun import could_overrun
from tafelrunde.games.seventhstone.movement.paths import steps_after, targets_of
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import enemies_at
from tafelrunde.games.seventhstone.position import SeventhStone


def fields_in_reach(pos: SeventhStone, army: Army, opened: list[int]) -> list[int]:
    """Every field a unit of this part may end its move on, its own first. `opened`: conflict fields that count as overrun (T11.36)."""
    field = army.field
    if army.steps == 0 or (pos.conflict[field] and field not in opened):
        return pos._board.here[field]
    found = [field]
    if army.steps == 1:
        targets = targets_of(pos, army)
        return pos._board.around[field] if targets is pos._board.steps[field] else found + targets
    scouts = [army]
    for scout in scouts:
        for target in targets_of(pos, scout):
            if target not in found:
                found.append(target)
            if scout.steps > 1 and (target in opened or not (pos.conflict[target] or enemies_at(pos, army.seat, target))):
                steps = steps_after(pos, scout, target)
                if steps:
                    scouts.append(scouting(army, target, steps))
    return found


def scouting(army: Army, field: int, steps: int) -> Army:
    """Units of an army as they will be on a field on their way, with so many steps left."""
    ahead = Army(army.seat, field, army.type, 0, 0)
    ahead.steps = steps
    ahead.gifts = army.gifts & ~FRESH
    return ahead


def fields_to_overrun(pos: SeventhStone, seat: int) -> list[int]:
    """T11.36: conflict fields whose overrun can be declared now; a stone too many can be dropped before."""
    if not pos.has_conflict():
        return []
    return [field for field in pos._board.fields if pos.conflict[field] and could_overrun(pos, seat, field)]


GROUPS: Final[dict[int, list[tuple[int, int]]]] = {}
"""By military units and mercenaries: the groups of an army of that size, written down when first asked for."""


def groups_of(army: Army) -> list[tuple[int, int]]:
    """Every group of units of a part of an army, the whole of it first."""
    size = army.military << 16 | army.mercenaries
    found = GROUPS.get(size)
    if found is None:
        found = [(army.military, army.mercenaries)]
        for military in range(army.military + 1):
            for mercenaries in range(army.mercenaries + 1):
                if military + mercenaries and military + mercenaries < army.units():
                    found.append((military, mercenaries))
        GROUPS[size] = found
    return found
