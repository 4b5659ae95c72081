"""What happens where units arrive: control, conflict fields, attacks on capitals (T11.22–T11.34)."""

from __future__ import annotations

from tafelrunde.engine.shared import changed, without
from tafelrunde.games.seventhstone.events import CARRIED, CONFLICT, HALTED, INTO_CAPITAL, MARCHED, THROUGH_CAPITAL
from tafelrunde.games.seventhstone.movement.paths import steps_after, way_to
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import add_units, enemies_at, lift_units
from tafelrunde.games.seventhstone.pieces.resources import take_control
from tafelrunde.games.seventhstone.pieces.stones import KINDS, lay, place_under
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.told import was_forced
from tafelrunde.games.seventhstone.words import DESERT, MAX_SEATS, NOBODY


def go(pos: SeventhStone, part: Army, target: int, military: int, mercenaries: int, stones: list[int]) -> None:
    """T11.6, T11.12, T21.28, T19.7: one step, and the end of the move where the rules end it."""
    seat, origin, type = part.seat, part.field, part.type
    steps = steps_after(pos, part, target)
    gifts = part.gifts & ~FRESH if steps else 0
    if target in pos.overran and pos.units[target * MAX_SEATS + seat] == 0:
        pos.overran = without(pos.overran, target)
    lift_units(pos, part, military, mercenaries)
    add_units(pos, seat, target, type, military, mercenaries, steps, gifts)
    if origin in pos.overran and pos.units[origin * MAX_SEATS + seat] == 0:
        pos.overran = without(pos.overran, origin)
    if pos.log is not None:
        capital, owner = capital_on_the_way(pos, seat, origin, target, steps)
        way, on = way_to(pos, part, target), int(not part.gifts & FRESH)
        pos.tell(MARCHED, (seat, origin, target, military, mercenaries, type, way, capital, owner, int(was_forced(pos)), on))
    for stone in stones:
        lay(pos, stone, place_under(seat, target, type))
        if pos.log is not None:
            pos.tell(CARRIED, (seat, origin, target, KINDS[stone]), knows=1 << seat)
    if enemies_at(pos, seat, target) or pos.conflict[target]:
        attack(pos, seat, target)
    elif steps == 0:
        end_move(pos, seat, target)


def capital_on_the_way(pos: SeventhStone, seat: int, origin: int, target: int, steps: int) -> tuple[int, int]:
    """T11.26: whether units come into an enemy capital without an army or go on from there, and whose it is; arguments of MARCHED."""
    if steps and attacks_capital(pos, seat, target) and not enemies_at(pos, seat, target):
        return INTO_CAPITAL, pos.owner[target]
    return (THROUGH_CAPITAL, pos.owner[origin]) if attacks_capital(pos, seat, origin) else (0, seat)


def stop(pos: SeventhStone, part: Army, military: int, mercenaries: int) -> None:
    """T11.12: units of a part end their move where they stand."""
    seat, field, type = part.seat, part.field, part.type
    moved = not part.gifts & FRESH
    lift_units(pos, part, military, mercenaries)
    add_units(pos, seat, field, type, military, mercenaries, 0, 0)
    if moved and pos.log is not None:
        pos.tell(HALTED, (seat, field, military, mercenaries, type))
    end_move(pos, seat, field)


def end_move(pos: SeventhStone, seat: int, field: int) -> None:
    """T11.22, T11.26, T15.6: a move ends on a field without an enemy army: control, or an attack on a capital."""
    if pos._board.kind[field] == DESERT or pos.owner[field] == seat or pos.conflict[field]:
        return
    if attacks_capital(pos, seat, field):
        attack(pos, seat, field)
    else:
        take_control(pos, field, seat)


def attacks_capital(pos: SeventhStone, seat: int, field: int) -> bool:
    """T11.26: whether to end a move on a field without an enemy army is to attack its capital."""
    return pos.city[field] and pos.owner[field] != seat and not pos.conflict[field] and field not in pos.overran


def attack(pos: SeventhStone, seat: int, field: int) -> None:
    """T11.27, T11.33, T11.34: the field becomes a conflict field, with a defender."""
    if pos.conflict[field]:
        return
    defender = pos.owner[field]
    if defender == NOBODY:
        for army in pos.armies:
            if army.field == field and army.seat != seat:
                defender = army.seat
    pos.conflict = changed(pos.conflict, field, 1 + defender)
    pos._foresight = None
    if pos.log is not None:
        pos.tell(CONFLICT, (seat, field, defender, int(pos.city[field])))
