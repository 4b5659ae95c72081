"""How far units may still go, and in which groups (T11.10–T11.13, T11.36)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.seventhstone.movement.overrun import could_overrun
from tafelrunde.games.seventhstone.movement.paths import steps_left, targets_from
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import enemies_at
from tafelrunde.games.seventhstone.position import SeventhStone


def fields_in_reach(pos: SeventhStone, army: Army, opened: list[int]) -> list[int]:
    """Every field a unit of this part may end its move on, its own first. `opened`: conflict fields that count as overrun (T11.36)."""
    if army.steps == 0:
        return pos._board.here[army.field]
    return fields_beyond(pos, army.seat, army.type, army.field, army.steps, army.gifts, opened)


def fields_beyond(pos: SeventhStone, seat: int, type: int, field: int, steps: int, gifts: int, opened: list[int]) -> list[int]:
    """The same for units of a seat and a type on a field that have so many steps, at least one."""
    if pos.conflict[field] and field not in opened:
        return pos._board.here[field]
    targets = targets_from(pos, field, gifts)
    if steps == 1:
        return pos._board.around[field] if targets is pos._board.steps[field] else [field, *targets]
    found = [field, *targets]
    passed: list[int] = []
    left: list[int] = []
    """Fields from which they can go on, and how many steps they then have: the first time on a field they have most."""
    for target in targets:
        more = steps_left(pos, type, field, steps, gifts, target)
        if more and can_pass(pos, seat, target, opened):
            passed.append(target)
            left.append(more)
    gifts &= ~FRESH
    for number, scout in enumerate(passed):
        for target in targets_from(pos, scout, gifts):
            if target not in found:
                found.append(target)
            if left[number] > 1 and target not in passed and can_pass(pos, seat, target, opened):
                more = steps_left(pos, type, scout, left[number], gifts, target)
                if more:
                    passed.append(target)
                    left.append(more)
    return found


def can_pass(pos: SeventhStone, seat: int, field: int, opened: list[int]) -> bool:
    """T11.28: whether units that step on a field may go on."""
    return field in opened or not (pos.conflict[field] or enemies_at(pos, seat, field))


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
