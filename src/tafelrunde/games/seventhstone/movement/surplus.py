"""The end of a movement phase: surplus units go, moves end, parts become armies again (T11.3, T11.12, T11.25)."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.movement.limits import fields_of, strength
from tafelrunde.games.seventhstone.movement.marching import end_move
from tafelrunde.games.seventhstone.pieces.forces import army_stones, destroy_units, join_parts, part_at, parts_of, types_at
from tafelrunde.games.seventhstone.pieces.stones import lay_down
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import GIVE_UP, REMOVE
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, MERCENARY, MILITARY, TYPES


def too_many(military: int, mercenaries: int, maximum: int) -> int:
    """How many units have to go at least for unit and mercenary maximum."""
    return max(military + mercenaries - maximum, mercenaries - military, 0)


def surplus_moves(pos: SeventhStone, seat: int) -> list[int]:
    """What can be given up now: first fields with two types, then units beyond a maximum, then army stones beyond the force maximum.

    In this order nothing that is removed can turn out to have been needless.
    """
    offers = []
    for field in fields_of(pos, seat):
        types = types_at(pos, seat, field)
        if len(types) > 1:
            offers.extend([GIVE_UP.move2(field, type) for type in types])
    if offers:
        return offers
    for field in fields_of(pos, seat):
        offer_single_units(pos, seat, field, offers)
    if offers:
        return offers
    for type in range(TYPES):
        fields = army_stones(pos, seat, type)
        if len(fields) > FORCE_MAXIMUM:
            offers.extend([GIVE_UP.move2(field, type) for field in fields])
    return offers


def offer_single_units(pos: SeventhStone, seat: int, field: int, offers: list[int]) -> None:
    """Units whose loss brings the army nearer to its limits."""
    military, mercenaries = strength(pos, seat, field)
    maximum = pos.unit_maximum()
    surplus = too_many(military, mercenaries, maximum)
    if surplus == 0:
        return
    for number, part in enumerate(parts_of(pos, seat, field, types_at(pos, seat, field)[0])):
        if part.military and too_many(military - 1, mercenaries, maximum) < surplus:
            offers.append(REMOVE.move3(field, number, MILITARY))
        if part.mercenaries and too_many(military, mercenaries - 1, maximum) < surplus:
            offers.append(REMOVE.move3(field, number, MERCENARY))


def give_up(pos: SeventhStone, seat: int, field: int, type: int) -> None:
    """All units of an army stone go, the equipment to the discard pile."""
    for part in parts_of(pos, seat, field, type):
        destroy_units(pos, part, part.military, part.mercenaries)
    lay_down(pos, seat, field, type)


@final
class EndingMoves(Step[SeventhStone]):
    """T11.3, T11.12: what breaks a limit is removed, then every move ends where the units stand."""

    rule: ClassVar[str] = "T11.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if surplus_moves(pos, self.seat) else 0

    def proceed(self, pos: SeventhStone) -> None:
        """One field after the other, because each may bring a shortage upon somebody."""
        for army in pos.armies:
            if army.seat == self.seat and army.steps and not pos.conflict[army.field]:
                field = army.field
                for other in pos.armies:
                    if other.seat == self.seat and other.field == field:
                        other.steps = 0
                        other.gifts = 0
                end_move(pos, self.seat, field)
                return
        pos.pop()
        join_parts(pos, self.seat)
        pos.overran = []

    def moves(self, pos: SeventhStone, seat: int) -> list[int]:
        return surplus_moves(pos, seat)

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != GIVE_UP.code and verb_code(move) != REMOVE.code:
            return NOT_HERE
        return None if move in surplus_moves(pos, seat) else Reason("T11.3", arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        field = arg1(move)
        if verb_code(move) == GIVE_UP.code:
            give_up(pos, seat, field, arg2(move))
            return
        type = types_at(pos, seat, field)[0]
        part = part_at(pos, seat, field, type, arg2(move))
        assert part is not None
        destroy_units(pos, part, 1 if arg3(move) == MILITARY else 0, 1 if arg3(move) == MERCENARY else 0)
        if not parts_of(pos, seat, field, type):
            lay_down(pos, seat, field, type)
