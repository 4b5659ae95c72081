"""The capacity limits at the end of the movement phase (T5.10–T5.16, T11.2, T11.3)."""

from __future__ import annotations

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.movement.paths import can_step
from tafelrunde.games.seventhstone.pieces.forces import army_stones, types_at
from tafelrunde.games.seventhstone.pieces.stones import armed_armies, stones_under
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, MAX_SEATS, TYPES


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
    types = types_at(pos, seat, field)
    if len(types) > 1:
        return Reason("T5.16", field)
    if not types:
        return None
    military, mercenaries = strength(pos, seat, field)
    if military + mercenaries > pos.unit_maximum():
        return Reason("T5.10", field)
    if mercenaries > military:
        return Reason("T5.11", field)
    return Reason("T5.12", field) if len(stones_under(pos, seat, field, types[0])) > 1 else None


def fields_of(pos: SeventhStone, seat: int) -> list[int]:
    """The fields a seat has units on, in reading order."""
    return [field for field in pos._board.fields if pos.units[field * MAX_SEATS + seat]]


def why_not_end(pos: SeventhStone, seat: int) -> Reason | None:
    """T11.3, T11.16: a limit is broken and a unit concerned can still step, or two stones lie under one army."""
    armed = armed_armies(pos, seat)
    for army in pos.armies:
        if army.seat == seat:
            if armed and len(stones_under(pos, seat, army.field, army.type)) > 1:
                return Reason("T11.16", army.field)
            if can_step(pos, army) and why_not_rest_at(pos, seat, army.field) is not None:
                return Reason("T11.3", army.field)
    if len(pos.armies) <= FORCE_MAXIMUM:
        return None
    for type in range(TYPES):
        if len(army_stones(pos, seat, type)) > FORCE_MAXIMUM:
            for army in pos.armies:
                if army.seat == seat and army.type == type and can_step(pos, army):
                    return Reason("T11.3", army.field)
    return None
