"""Which units make a step or end their move, and what they carry (T11.10–T11.18)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.movement.arrival import go, stop
from tafelrunde.games.seventhstone.movement.foresight import Foresight, foresight_of, make_plan_after
from tafelrunde.games.seventhstone.movement.paths import why_not_step
from tafelrunde.games.seventhstone.movement.reach import groups_of
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import part_at, parts_of
from tafelrunde.games.seventhstone.pieces.stones import KINDS, confuse_others, has_stone, stones_under
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD, ABOUT_FROM, ABOUT_TO, CARRY, GO, SEND
from tafelrunde.games.seventhstone.words import MAX_SEATS


def holds_group(part: Army, military: int, mercenaries: int) -> bool:
    """T11.13: whether the part has these units, at least one."""
    return military <= part.military and mercenaries <= part.mercenaries and military + mercenaries > 0


def all_of(part: Army) -> int:
    """The only group of a single unit: a step or a halt of the army was allowed because this group may make it."""
    return SEND.move3(0, part.military, part.mercenaries)


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

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = Moves()
        parts = parts_of(pos, seat, self.origin, self.type)
        if len(parts) == 1 and parts[0].units() == 1:
            offers.append(all_of(parts[0]))
            return offers
        foresight = foresight_of(pos, seat)
        for number, part in enumerate(parts):
            if why_not_step(pos, part, self.target) is None:
                for military, mercenaries in groups_of(part):
                    if foresight.can_send(pos, part, self.target, military, mercenaries):
                        offers.append(SEND.move3(number, military, mercenaries))
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != SEND.code:
            return NOT_HERE
        part = part_at(pos, seat, self.origin, self.type, arg1(move))
        if part is None or not holds_group(part, arg2(move), arg3(move)):
            return Reason("T11.13", self.origin)
        reason = why_not_step(pos, part, self.target)
        return reason or Foresight(pos, seat).why_not_send(pos, part, self.target, arg2(move), arg3(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        pos.own_armies()
        part = part_at(pos, seat, self.origin, self.type, arg1(move))
        assert part is not None
        military, mercenaries = arg2(move), arg3(move)
        splits = pos.units[self.origin * MAX_SEATS + seat] > military + mercenaries and has_stone(pos, seat, self.origin, self.type)
        if splits and self.leaves_units(pos, seat, military + mercenaries):
            pos.push(Carrying(seat, self.origin, self.target, self.type, arg1(move), military, mercenaries))
        else:
            before = pos._foresight
            go(pos, part, self.target, military, mercenaries, stones_under(pos, seat, self.origin, self.type))
            make_plan_after(pos, seat, self.target, before)

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

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = Moves()
        parts = parts_of(pos, seat, self.field, self.type)
        if len(parts) == 1 and parts[0].units() == 1:
            offers.append(all_of(parts[0]))
            return offers
        foresight = foresight_of(pos, seat)
        for number, part in enumerate(parts):
            if part.steps:
                for military, mercenaries in groups_of(part):
                    if foresight.can_stop(pos, part, military, mercenaries):
                        offers.append(SEND.move3(number, military, mercenaries))
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != SEND.code:
            return NOT_HERE
        part = part_at(pos, seat, self.field, self.type, arg1(move))
        if part is None or not holds_group(part, arg2(move), arg3(move)):
            return Reason("T11.13", self.field)
        if part.steps == 0:
            return Reason("T11.12", self.field)
        return Foresight(pos, seat).why_not_stop(pos, part, arg2(move), arg3(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        pos.own_armies()
        part = part_at(pos, seat, self.field, self.type, arg1(move))
        assert part is not None
        before = pos._foresight
        stop(pos, part, arg2(move), arg3(move))
        make_plan_after(pos, seat, self.field, before)


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

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = offered(vec[i64]([GO.move0()]))
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
                    pos.chosen = [*pos.chosen, stone]
                    return
        pos.pop()
        pos.own_armies()
        part = part_at(pos, seat, self.origin, self.type, self.part)
        assert part is not None
        carried, pos.chosen = pos.chosen, []
        if carried and len(carried) < len(stones_under(pos, seat, self.origin, self.type)):
            confuse_others(pos, seat, stones_under(pos, seat, self.origin, self.type))
        before = pos._foresight
        go(pos, part, self.target, self.military, self.mercenaries, carried)
        make_plan_after(pos, seat, self.target, before)
