"""The capacity limits of the movement phase (T5.10–T5.16, T11.2, T11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.pieces.forces import army_stones, types_at
from tafelrunde.games.seventhstone.pieces.stones import carried_stones, lie_together, stones_under
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, MAX_SEATS, TYPES

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.pieces.army import Army
    from tafelrunde.games.seventhstone.position import SeventhStone


def strength(pos: SeventhStone, seat: int, field: int) -> tuple[int, int]:
    """Military units and mercenaries of a seat on a field."""
    military = 0
    mercenaries = 0
    for army in pos.armies:
        if army.seat == seat and army.field == field:
            military += army.military
            mercenaries += army.mercenaries
    return military, mercenaries


def why_not_rest_at(pos: SeventhStone, seat: int, field: int) -> Reason | None:
    """T5.10, T5.11, T5.12, T5.16: the first limit a seat's units on a field break."""
    reason = why_units_cannot_rest(pos, seat, field)
    if reason is None:
        for type in types_at(pos, seat, field):
            if len(stones_under(pos, seat, field, type)) > 1:
                return Reason("T5.12", field)
    return reason


def why_units_cannot_rest(pos: SeventhStone, seat: int, field: int) -> Reason | None:
    """T5.10, T5.11, T5.16: the same without the equipment maximum, because a stone too many can always be dropped."""
    types = types_at(pos, seat, field)
    if len(types) > 1:
        return Reason("T5.16", field)
    if not types:
        return None
    military, mercenaries = strength(pos, seat, field)
    if military + mercenaries > pos.unit_maximum():
        return Reason("T5.10", field)
    return Reason("T5.11", field) if mercenaries > military else None


def fields_of(pos: SeventhStone, seat: int) -> list[int]:
    """The fields a seat has units on, in reading order."""
    return [field for field in pos._board.fields if pos.units[field * MAX_SEATS + seat]]


def broken_limits(pos: SeventhStone, seat: int) -> list[Reason]:
    """Every field on which a limit is broken, with the first limit; for the force maximum every field with an army stone too many."""
    found: list[Reason] = []
    for field in fields_of(pos, seat):
        reason = why_not_rest_at(pos, seat, field)
        if reason is not None:
            found.append(reason)
    for type in range(TYPES):
        fields = army_stones(pos, seat, type)
        if len(fields) > FORCE_MAXIMUM:
            found.extend([Reason("T5.13", field) for field in sorted(fields)])
    return found


def why_not_end(pos: SeventhStone, seat: int) -> Reason | None:
    """T11.3, T11.16: a limit is broken, or two stones lie under one army; the reason names the first field."""
    if lie_together(pos, carried_stones(pos, seat)):
        for army in pos.armies:
            if army.seat == seat and len(stones_under(pos, seat, army.field, army.type)) > 1:
                return Reason("T11.16", army.field)
    if within_limits(pos, seat):
        return None
    return Reason("T11.3", broken_limits(pos, seat)[0].about[0], args=(ABOUT_FIELD,))


def within_limits(pos: SeventhStone, seat: int) -> bool:
    """T5.10, T5.11, T5.13, T5.16: the units of a seat keep all limits where they stand. Stones are left out: one can always be dropped."""
    return keep_limits(pos, seat, [army for army in pos.armies if army.seat == seat], pos.unit_maximum())


def keep_limits(pos: SeventhStone, seat: int, parts: list[Army], maximum: int) -> bool:
    """The same for whoever has the parts of all armies of the seat and the unit maximum at hand."""
    units = pos.units
    many = len(parts) > FORCE_MAXIMUM
    for army in parts:
        total = army.military + army.mercenaries
        if total == units[army.field * MAX_SEATS + seat]:
            if total > maximum or army.mercenaries > army.military:
                return False
            continue
        military = 0
        mercenaries = 0
        for other in parts:
            if other.field == army.field:
                if other.type != army.type:
                    return False
                military += other.military
                mercenaries += other.mercenaries
        if military + mercenaries > maximum or mercenaries > military:
            return False
    if many:
        for type in range(TYPES):
            if len(army_stones(pos, seat, type)) > FORCE_MAXIMUM:
                return False
    return True
