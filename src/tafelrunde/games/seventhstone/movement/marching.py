"""Which units make a step, what they carry, and what happens where they arrive (T11.13–T11.18, T11.22–T11.34)."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.events import CARRIED, CONFLICT, MARCHED
from tafelrunde.games.seventhstone.movement.paths import crossing_to, touches, why_not_step
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import add_units, enemies_at, lift_units, part_at, parts_of
from tafelrunde.games.seventhstone.pieces.resources import take_control
from tafelrunde.games.seventhstone.pieces.stones import (
    KINDS,
    confuse_others,
    has_stone,
    place_under,
    stones_under,
)
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD, ABOUT_FROM, ABOUT_TO, CARRY, GO, SEND
from tafelrunde.games.seventhstone.words import CAVALRY, DESERT, MAX_SEATS, NOBODY


def offer_groups(offers: list[int], number: int, part: Army) -> None:
    """Every group of units of a part."""
    for military in range(part.military + 1):
        for mercenaries in range(part.mercenaries + 1):
            if military or mercenaries:
                offers.append(SEND.move3(number, military, mercenaries))


def holds_group(part: Army, military: int, mercenaries: int) -> bool:
    """T11.13: whether the part has these units, at least one."""
    return military <= part.military and mercenaries <= part.mercenaries and military + mercenaries > 0


@final
class Grouping(Step[SeventhStone]):
    """T11.10, T11.13: how many units of which part make a step."""

    rule: ClassVar[str] = "T11.13"

    def __init__(self, seat: int, origin: int, target: int, type: int) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.type = type

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        return [(ABOUT_FROM, self.origin), (ABOUT_TO, self.target)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat

    def moves(self, pos: SeventhStone, seat: int) -> list[int]:
        offers: list[int] = []
        for number, part in enumerate(parts_of(pos, seat, self.origin, self.type)):
            if why_not_step(pos, part, self.target) is None:
                offer_groups(offers, number, part)
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != SEND.code:
            return NOT_HERE
        part = part_at(pos, seat, self.origin, self.type, arg1(move))
        if part is None or not holds_group(part, arg2(move), arg3(move)):
            return Reason("T11.13", self.origin)
        return why_not_step(pos, part, self.target)

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        part = part_at(pos, seat, self.origin, self.type, arg1(move))
        assert part is not None
        military, mercenaries = arg2(move), arg3(move)
        splits = pos.units[self.origin * MAX_SEATS + seat] > military + mercenaries and has_stone(pos, seat, self.origin, self.type)
        if splits and self.leaves_units(pos, seat, military + mercenaries):
            pos.push(Carrying(seat, self.origin, self.target, self.type, arg1(move), military, mercenaries))
        else:
            go(pos, part, self.target, military, mercenaries, stones_under(pos, seat, self.origin, self.type))

    def leaves_units(self, pos: SeventhStone, seat: int, going: int) -> bool:
        """Whether units of this type stay behind."""
        total = 0
        for part in parts_of(pos, seat, self.origin, self.type):
            total += part.units()
        return total > going


@final
class Halting(Step[SeventhStone]):
    """T11.10, T11.12: how many units of which part end their move where they stand."""

    rule: ClassVar[str] = "T11.12"

    def __init__(self, seat: int, field: int, type: int) -> None:
        self.seat = seat
        self.field = field
        self.type = type

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        return [(ABOUT_FIELD, self.field)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat

    def moves(self, pos: SeventhStone, seat: int) -> list[int]:
        offers: list[int] = []
        for number, part in enumerate(parts_of(pos, seat, self.field, self.type)):
            if part.steps:
                offer_groups(offers, number, part)
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != SEND.code:
            return NOT_HERE
        part = part_at(pos, seat, self.field, self.type, arg1(move))
        if part is None or not holds_group(part, arg2(move), arg3(move)):
            return Reason("T11.13", self.field)
        return None if part.steps else Reason("T11.12", self.field)

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        part = part_at(pos, seat, self.field, self.type, arg1(move))
        assert part is not None
        lift_units(pos, part, arg2(move), arg3(move))
        add_units(pos, seat, self.field, self.type, arg2(move), arg3(move), 0, 0)
        end_move(pos, seat, self.field)


@final
class Carrying(Step[SeventhStone]):
    """T11.15, T11.18: on a split the player decides which stones go with the part that leaves."""

    rule: ClassVar[str] = "T11.15"

    def __init__(self, seat: int, origin: int, target: int, type: int, part: int, military: int, mercenaries: int) -> None:
        self.seat = seat
        self.origin = origin
        self.target = target
        self.type = type
        self.part = part
        self.military = military
        self.mercenaries = mercenaries

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        return [(ABOUT_FROM, self.origin), (ABOUT_TO, self.target)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat

    def private(self, pos: SeventhStone, seat: int, move: int) -> bool:
        return verb_code(move) == CARRY.code

    def left(self, pos: SeventhStone) -> list[int]:
        """The stones not chosen yet."""
        return [stone for stone in stones_under(pos, self.seat, self.origin, self.type) if stone not in pos.chosen]

    def moves(self, pos: SeventhStone, seat: int) -> list[int]:
        offers = [GO.move0()]
        for stone in self.left(pos):
            move = CARRY.move1(KINDS[stone])
            if move not in offers:
                offers.append(move)
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) == GO.code:
            return None
        if verb_code(move) != CARRY.code:
            return NOT_HERE
        for stone in self.left(pos):
            if KINDS[stone] == arg1(move):
                return None
        return Reason("T11.15", arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        if verb_code(move) == CARRY.code:
            for stone in self.left(pos):
                if KINDS[stone] == arg1(move):
                    pos.chosen.append(stone)
                    return
        pos.pop()
        part = part_at(pos, seat, self.origin, self.type, self.part)
        assert part is not None
        carried, pos.chosen = pos.chosen, []
        if carried and len(carried) < len(stones_under(pos, seat, self.origin, self.type)):
            confuse_others(pos, seat, stones_under(pos, seat, self.origin, self.type))
        go(pos, part, self.target, self.military, self.mercenaries, carried)


def go(pos: SeventhStone, part: Army, target: int, military: int, mercenaries: int, stones: list[int]) -> None:
    """T11.6, T11.12, T21.28, T19.7: one step, and the end of the move where the rules end it."""
    seat, origin, type = part.seat, part.field, part.type
    steps = part.steps - 1
    if not touches(pos, part, target) and crossing_to(pos, part, target):
        steps = 0
    if pos.terrain_cavalry and type == CAVALRY and part.gifts & FRESH and not pos._board.gallops(target):
        steps = 0
    gifts = part.gifts & ~FRESH if steps else 0
    if target in pos.overran and pos.units[target * MAX_SEATS + seat] == 0:
        pos.overran.remove(target)
    lift_units(pos, part, military, mercenaries)
    add_units(pos, seat, target, type, military, mercenaries, steps, gifts)
    if origin in pos.overran and pos.units[origin * MAX_SEATS + seat] == 0:
        pos.overran.remove(origin)
    if pos.log is not None:
        pos.tell(MARCHED, (seat, origin, target, military, mercenaries))
    for stone in stones:
        pos.where[stone] = place_under(seat, target, type)
        if pos.log is not None:
            pos.tell(CARRIED, (seat, origin, target, KINDS[stone]), knows=1 << seat)
    if enemies_at(pos, seat, target) or pos.conflict[target]:
        attack(pos, seat, target)
    elif steps == 0:
        end_move(pos, seat, target)


def end_move(pos: SeventhStone, seat: int, field: int) -> None:
    """T11.22, T11.26, T15.6: a move ends on a field without an enemy army: control, or an attack on a capital."""
    if pos._board.kind[field] == DESERT or pos.owner[field] == seat or pos.conflict[field]:
        return
    if pos.city[field] and field not in pos.overran:
        attack(pos, seat, field)
    else:
        take_control(pos, field, seat)


def attack(pos: SeventhStone, seat: int, field: int) -> None:
    """T11.27, T11.33, T11.34: the field becomes a conflict field, with a defender."""
    if pos.conflict[field]:
        return
    defender = pos.owner[field]
    if defender == NOBODY:
        for army in pos.armies:
            if army.field == field and army.seat != seat:
                defender = army.seat
    pos.conflict[field] = 1 + defender
    if pos.log is not None:
        pos.tell(CONFLICT, (seat, field))
