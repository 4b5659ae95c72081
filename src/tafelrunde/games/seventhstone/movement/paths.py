"""Single steps of armies: adjacency, portals, crossings (T6, T11.5–T11.8, T11.28, T21.22–T21.28, T22.10–T22.15)."""

from __future__ import annotations

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.pieces.army import CROSSES, FRESH, TELEPORTS, Army
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import BY_CROSSING, BY_LAND, BY_PORTAL, CAVALRY, CROSSING, OPENING


def may_cross(pos: SeventhStone, gifts: int, strait: int) -> bool:
    """T21.22, T21.25, T22.12, T22.15: whether the event or a mobility stone opens this strait to units with these gifts."""
    return gifts & CROSSES != 0 or (pos.happening == CROSSING and pos._board.strait_wet[strait])


def crosses(pos: SeventhStone, gifts: int, strait: int) -> bool:
    """T21.13, T22.15: the strait is open to them, and no lava lies in it."""
    return may_cross(pos, gifts, strait) and all(field not in pos._board.strait_over[strait] for field in pos.lava)


def crossing_to(pos: SeventhStone, field: int, gifts: int, target: int) -> bool:
    """Whether units on a field can reach this one by a crossing."""
    return any(pos._board.strait_to[strait] == target and crosses(pos, gifts, strait) for strait in pos._board.strait_from[field])


def lava_between(pos: SeventhStone, army: Army, target: int) -> bool:
    """T21.6: nothing but lava keeps the army from crossing to this field."""
    board = pos._board
    return any(board.strait_to[strait] == target and may_cross(pos, army.gifts, strait) for strait in board.strait_from[army.field])


def touches(pos: SeventhStone, field: int, gifts: int, target: int) -> bool:
    """T6.6, T6.7, T21.26, T22.10: adjacent by land or portal for units on a field."""
    board = pos._board
    if target in board.steps[field]:
        return True
    free = pos.happening == OPENING or gifts & TELEPORTS != 0
    return free and board.portal[field] > 0 and board.portal[target] > 0 and target != field


def targets_from(pos: SeventhStone, field: int, gifts: int) -> list[int]:
    """Every field units on a field can step on now, each once, not to be changed. They have steps left and are not blockaded."""
    board = pos._board
    found = board.steps[field]
    if board.portal[field] and (pos.happening == OPENING or gifts & TELEPORTS):
        found = board.near[field]
        found = found + [other for other in board.portals if other != field and other not in found]
    if pos.happening == CROSSING or gifts & CROSSES:
        for strait in board.strait_from[field]:
            if board.strait_to[strait] not in found and crosses(pos, gifts, strait):
                found = [*found, board.strait_to[strait]]
    if pos.lava:
        found = [target for target in found if target not in pos.lava]
    return found


def way_to(pos: SeventhStone, army: Army, target: int) -> int:
    """T6.6, T6.7, T21.22, T22.12: how the army gets to a field it may step on: by land if it can, else by portal or crossing."""
    if target in pos._board.near[army.field]:
        return BY_LAND
    return BY_PORTAL if touches(pos, army.field, army.gifts, target) else BY_CROSSING


def steps_after(pos: SeventhStone, army: Army, target: int) -> int:
    """T11.12, T19.7, T21.28: how many steps are left after this one; none after a crossing, or on ground where cavalry cannot gallop."""
    return 0 if army.steps == 1 else steps_left(pos, army.type, army.field, army.steps, army.gifts, target)


def steps_left(pos: SeventhStone, type: int, field: int, steps: int, gifts: int, target: int) -> int:
    """The same for units of a type on a field that have so many steps."""
    if not touches(pos, field, gifts, target) and crossing_to(pos, field, gifts, target):
        return 0
    if pos.terrain_cavalry and type == CAVALRY and gifts & FRESH and not pos._board.gallops(target):
        return 0
    return steps - 1


def why_not_step(pos: SeventhStone, army: Army, target: int) -> Reason | None:
    """The first rule against a step, as a reader of the rulebook would look for it."""
    if army.steps == 0:
        return Reason("T11.12", army.field)
    if pos.conflict[army.field]:
        return Reason("T11.28", army.field)
    if not pos._board.open[target]:
        return Reason("T11.5", target)
    if not (touches(pos, army.field, army.gifts, target) or crossing_to(pos, army.field, army.gifts, target)):
        return Reason("T21.6" if lava_between(pos, army, target) else "T11.6", army.field, target)
    return Reason("T21.6", target) if target in pos.lava else None
