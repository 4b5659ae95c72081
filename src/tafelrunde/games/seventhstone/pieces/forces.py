"""Armies on the board: finding, strengthening, weakening and merging them, with the counts that go with it (T4.8–T4.10, T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.stones import lay_down
from tafelrunde.games.seventhstone.words import CITY_GUARD, MAX_SEATS

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.position import SeventhStone


def army_at(pos: SeventhStone, seat: int, field: int) -> Army | None:
    """The army of a seat on a field; the only one there is at rest."""
    for army in pos.armies:
        if army.field == field and army.seat == seat:
            return army
    return None


def parts_of(pos: SeventhStone, seat: int, field: int, type: int) -> list[Army]:
    """The parts of an army in a fixed order; a single one at rest."""
    found: list[Army] = []
    for army in pos.armies:
        if army.field == field and army.seat == seat and army.type == type:
            found.append(army)
    if len(found) > 1:
        found.sort(key=by_state)
    return found


def by_state(army: Army) -> int:
    """Parts of one army differ in this number."""
    return army.steps * 8 + army.gifts


def part_at(pos: SeventhStone, seat: int, field: int, type: int, part: int) -> Army | None:
    """The part of that number, or None."""
    parts = parts_of(pos, seat, field, type)
    return parts[part] if part < len(parts) else None


def types_at(pos: SeventhStone, seat: int, field: int) -> list[int]:
    """The types a seat has on a field: one at rest, perhaps more while it moves."""
    found: list[int] = []
    if pos.units[field * MAX_SEATS + seat]:
        for army in pos.armies:
            if army.field == field and army.seat == seat and army.type not in found:
                found.append(army.type)
    found.sort()
    return found


def enemies_at(pos: SeventhStone, seat: int, field: int) -> int:
    """Units of all others on a field, guards not counted."""
    base = field * MAX_SEATS
    units = pos.units
    total = units[base] + units[base + 1] + units[base + 2] + units[base + 3]
    return total - units[base + seat]


def side_strength(pos: SeventhStone, seat: int, field: int) -> int:
    """T12.11, T12.12: units of a seat on a conflict field, its guard included."""
    guard = CITY_GUARD if pos.city[field] and pos.owner[field] == seat else 0
    return pos.units[field * MAX_SEATS + seat] + guard


def army_stones(pos: SeventhStone, seat: int, type: int) -> list[int]:
    """The fields on which a seat has an army stone of a type."""
    found: list[int] = []
    for army in pos.armies:
        if army.seat == seat and army.type == type and army.field not in found:
            found.append(army.field)
    return found


def add_units(pos: SeventhStone, seat: int, field: int, type: int, military: int, mercenaries: int, steps: int, gifts: int) -> Army:
    """Put units on a field; they join a part of the same state. The armies are the position's own."""
    assert not pos._armies_shared
    pos._foresight = None
    pos.units[field * MAX_SEATS + seat] += military + mercenaries
    for army in pos.armies:
        if army.field == field and army.seat == seat and army.type == type and army.steps == steps and army.gifts == gifts:
            army.military += military
            army.mercenaries += mercenaries
            return army
    army = Army(seat, field, type, military, mercenaries)
    army.steps = steps
    army.gifts = gifts
    pos.armies.append(army)
    return army


def lift_units(pos: SeventhStone, army: Army, military: int, mercenaries: int) -> None:
    """Take units off a field, without a word about where they go. The armies are the position's own."""
    assert not pos._armies_shared
    pos._foresight = None
    army.military -= military
    army.mercenaries -= mercenaries
    pos.units[army.field * MAX_SEATS + army.seat] -= military + mercenaries
    if army.military == 0 and army.mercenaries == 0:
        pos.armies.remove(army)


def destroy_units(pos: SeventhStone, army: Army, military: int, mercenaries: int) -> None:
    """T4.9, T14.20, T14.21: RS of destroyed military units return to the store, MS to the heap."""
    lift_units(pos, army, military, mercenaries)
    pos.store[army.seat] += military


def destroy_army(pos: SeventhStone, army: Army) -> None:
    """T21.9: all units, and the equipment goes face down to the discard pile."""
    destroy_units(pos, army, army.military, army.mercenaries)
    lay_down(pos, army.seat, army.field, army.type)


def join_parts(pos: SeventhStone, seat: int) -> None:
    """At the end of the movement phase the parts on one field are one army again."""
    pos.own_armies()
    pos._foresight = None
    whole: list[Army] = []
    for army in pos.armies:
        if army.seat == seat:
            army.steps = 0
            army.gifts = 0
            for other in whole:
                if other.seat == seat and other.field == army.field and other.type == army.type:
                    other.military += army.military
                    other.mercenaries += army.mercenaries
                    break
            else:
                whole.append(army)
        else:
            whole.append(army)
    pos.armies = whole


def military_of(pos: SeventhStone, seat: int) -> int:
    """RS on the armies of a seat."""
    total = 0
    for army in pos.armies:
        if army.seat == seat:
            total += army.military
    return total
