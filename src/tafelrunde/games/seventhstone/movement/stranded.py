"""Units that cannot be brought within the limits any more, because others fell in an overrun (T11.37, T11.38)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.events import CALLED_OFF, STRANDED
from tafelrunde.games.seventhstone.movement.foresight import Foresight, can_plan, make_plan, why_not_plan
from tafelrunde.games.seventhstone.movement.limits import strength
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import army_stones, destroy_units, lift_units, parts_of, types_at
from tafelrunde.games.seventhstone.pieces.resources import give_back
from tafelrunde.games.seventhstone.pieces.stones import lay_down
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.told import tell_stones_back
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD, GIVE_UP, REMOVE
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, MAX_SEATS, MERCENARY, MILITARY, TYPES


def surplus_moves(pos: SeventhStone, seat: int) -> list[int]:
    """What can be given up, if the limits cannot be kept otherwise: nothing that is offered is needless.

    First one of two types on a field, then units beyond the unit maximum, then mercenaries without companions, then army stones, then
    whatever lets the others keep all limits together.
    """
    foresight = Foresight(pos, seat)
    end = foresight.end
    if foresight.known or end is None:
        return []
    lonely = end.lonely()
    fields = end.hopeless()
    if not fields and not lonely:
        fields = end.broken()
    offers: list[int] = []
    for field in fields:
        types = types_at(pos, seat, field)
        if len(types) > 1:
            offers.extend([GIVE_UP.move2(field, type) for type in types])
    if offers:
        return offers
    for field in fields:
        if pos.units[field * MAX_SEATS + seat] > pos.unit_maximum():
            offer_units(pos, seat, field, offers)
    if not offers and lonely:
        offer_lonely(pos, seat, lonely, offers)
    if not offers:
        for type in range(TYPES):
            stones = army_stones(pos, seat, type)
            if len(stones) > FORCE_MAXIMUM:
                offers.extend([GIVE_UP.move2(field, type) for field in stones if field in fields])
    return offers or redeeming(pos, seat)


def redeeming(pos: SeventhStone, seat: int) -> list[int]:
    """Where no field alone breaks a limit, but all of them cannot be kept together: units without whom they can.

    If no single unit redeems the rest, any mercenary may go, or, without mercenaries, any unit.
    """
    single: list[int] = []
    hired: list[int] = []
    every: list[int] = []
    for at, army in enumerate(pos.armies):
        if army.seat != seat:
            continue
        number = all_parts(pos, seat, army.field).index(army)
        for kind, there in ((MILITARY, army.military), (MERCENARY, army.mercenaries)):
            if there:
                move = REMOVE.move3(army.field, number, kind)
                every.append(move)
                if kind == MERCENARY:
                    hired.append(move)
                twin = pos.copy_to_change()
                lift_units(twin, twin.armies[at], 1 if kind == MILITARY else 0, 1 if kind == MERCENARY else 0)
                if can_plan(twin, seat):
                    single.append(move)
    return single or hired or every


def all_parts(pos: SeventhStone, seat: int, field: int) -> list[Army]:
    """Everybody of a seat on a field, type by type, as `remove` counts them: there may be several types while it moves."""
    return [part for type in types_at(pos, seat, field) for part in parts_of(pos, seat, field, type)]


def offer_units(pos: SeventhStone, seat: int, field: int, offers: list[int]) -> None:
    """T5.10: any unit of the army, but a military unit only if it leaves enough of them."""
    military, mercenaries = strength(pos, seat, field)
    for number, part in enumerate(all_parts(pos, seat, field)):
        if part.military and mercenaries < military:
            offers.append(REMOVE.move3(field, number, MILITARY))
        if part.mercenaries:
            offers.append(REMOVE.move3(field, number, MERCENARY))


def offer_lonely(pos: SeventhStone, seat: int, lonely: int, offers: list[int]) -> None:
    """T5.11: mercenaries without whom fewer are left without a companion."""
    for at, army in enumerate(pos.armies):
        if army.seat == seat and army.mercenaries:
            twin = pos.copy_to_change()
            lift_units(twin, twin.armies[at], 0, 1)
            if Foresight(twin, seat).lonely() < lonely:
                offers.append(REMOVE.move3(army.field, all_parts(pos, seat, army.field).index(army), MERCENARY))


def strand(pos: SeventhStone, part: Army, military: int, mercenaries: int) -> None:
    """T11.37: units go, the stone with the last of its army, and what they had taken with the last of all."""
    seat, field, type = part.seat, part.field, part.type
    if pos.log is not None:
        pos.tell(STRANDED, (seat, field, military, mercenaries))
    destroy_units(pos, part, military, mercenaries)
    tell_stones_back(pos, seat, military)
    if not parts_of(pos, seat, field, type):
        lay_down(pos, seat, field, type)
    if pos.units[field * MAX_SEATS + seat] == 0:
        call_off(pos, seat, field)
        give_back(pos, seat, field)


def call_off(pos: SeventhStone, seat: int, field: int) -> None:
    """T11.38: a conflict nobody but the defender is left in is over, if it was not the one who left who defended."""
    defender = pos.conflict[field] - 1
    if defender < 0 or defender == seat:
        return
    for other in range(pos.seats):
        if other != defender and pos.units[field * MAX_SEATS + other]:
            return
    pos.conflict = changed(pos.conflict, field, 0)
    pos._foresight = None
    if pos.log is not None:
        pos.tell(CALLED_OFF, (field,))


@final
class Stranded(Step[SeventhStone]):
    """T11.37: after an overrun, what cannot be mended is removed by choice, until the movement can end within the limits again."""

    rule: ClassVar[str] = "T11.37"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        reason = why_not_plan(pos, self.seat)
        return [] if reason is None else [(ABOUT_FIELD, reason.about[0])]

    def waits_for(self, pos: SeventhStone) -> int:
        return 0 if can_plan(pos, self.seat) else 1 << self.seat

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()
        make_plan(pos, self.seat)

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        return offered(vec[i64](surplus_moves(pos, seat)))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != GIVE_UP.code and verb_code(move) != REMOVE.code:
            return NOT_HERE
        return None if move in surplus_moves(pos, seat) else Reason("T11.37", arg1(move), args=(ABOUT_FIELD,))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        give_up(pos, seat, move)


def give_up(pos: SeventhStone, seat: int, move: int) -> None:
    """A whole army, or a single unit."""
    pos.own_armies()
    field = arg1(move)
    if verb_code(move) == GIVE_UP.code:
        for part in parts_of(pos, seat, field, arg2(move)):
            strand(pos, part, part.military, part.mercenaries)
        return
    strand(pos, all_parts(pos, seat, field)[arg2(move)], 1 if arg3(move) == MILITARY else 0, 1 if arg3(move) == MERCENARY else 0)
