"""The movement phase: steps, splitting, stones, control and conflict fields (T11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.events import DROPPED, USED
from tafelrunde.games.seventhstone.movement.ending import EndingMoves
from tafelrunde.games.seventhstone.movement.foresight import Foresight, foresight_of
from tafelrunde.games.seventhstone.movement.limits import why_not_end
from tafelrunde.games.seventhstone.movement.marching import Grouping, Halting
from tafelrunde.games.seventhstone.movement.overrun import begin_overrun, why_not_overrun
from tafelrunde.games.seventhstone.movement.paths import targets_from, why_not_step
from tafelrunde.games.seventhstone.movement.stranded import Stranded
from tafelrunde.games.seventhstone.pieces.army import CROSSES, FRESH, TELEPORTS, Army
from tafelrunde.games.seventhstone.pieces.forces import parts_of
from tafelrunde.games.seventhstone.pieces.stones import (
    HIDDEN,
    KINDS,
    armed_armies,
    carried_stones,
    confuse_others,
    find_kind,
    lay,
    lie_together,
    place_under,
    stones_under,
    use_up,
)
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import DROP, END, GIVE_UP, HALT, MARCH, OVERRUN, REMOVE, USE
from tafelrunde.games.seventhstone.words import FIELDS, MAX_SEATS, MOBILITY, SPEED_1, SPEED_2, TELEPORTATION, TYPES, allowance_of

MARCHES: Final = [
    vec[i64]([MARCH.move3(field, target, type) for target in range(FIELDS)]) for field in range(FIELDS) for type in range(TYPES)
]
"""By field * 3 + type and target: marches, written down once."""


def marches_from(field: int, type: int) -> vec[i64]:
    """The marches of an army, by target."""
    return MARCHES[field * TYPES + type]


def begin_movement(pos: SeventhStone, seat: int) -> None:
    """T11.4, T20.2: every unit of the mover gets its allowance."""
    pos.own_armies()
    for army in pos.armies:
        if army.seat == seat:
            army.steps = allowance_of(army.type) * (2 if pos.doubled >> seat & 1 else 1)
            army.gifts = FRESH
    pos._foresight = None


def is_movement_stone(kind: int) -> bool:
    return kind <= MOBILITY


def why_not_use(pos: SeventhStone, seat: int, field: int, type: int, kind: int) -> Reason | None:
    """T11.19, T22.7: a movement stone under an own army with units whose move has not ended."""
    if not is_movement_stone(kind):
        return Reason("T22.4", kind)
    if find_kind(pos, place_under(seat, field, type), kind) < 0:
        return Reason("T22.7", field, kind)
    return None if may_still_move(pos, seat, field, type) else Reason("T11.12", field)


def may_still_move(pos: SeventhStone, seat: int, field: int, type: int) -> bool:
    """Whether an army has units whose move has not ended."""
    for army in pos.armies:  # noqa: SIM110
        if army.field == field and army.seat == seat and army.type == type and army.steps:
            return True
    return False


def why_not_drop(pos: SeventhStone, seat: int, field: int, type: int, kind: int) -> Reason | None:
    """T11.16: only where armies with a stone each have merged."""
    if find_kind(pos, place_under(seat, field, type), kind) < 0:
        return Reason("T22.7", field, kind)
    return Reason("T11.16", field) if len(stones_under(pos, seat, field, type)) < 2 else None


def why_not_march(pos: SeventhStone, seat: int, origin: int, target: int, type: int) -> Reason | None:
    """T11.4–T11.8, T11.28, T11.35: some part of the army can make this step, and some group of it may."""
    parts = parts_of(pos, seat, origin, type)
    if not parts:
        return Reason("T11.1", origin)
    foresight = Foresight(pos, seat)
    reason: Reason | None = None
    for part in parts:
        against = why_not_step(pos, part, target) or foresight.why_no_group_goes(pos, part, target)
        if against is None:
            return None
        if reason is None or reason.rule != "T11.35":
            reason = against
    return reason


def why_not_halt(pos: SeventhStone, seat: int, field: int, type: int) -> Reason | None:
    """T11.12, T11.28, T11.35: units that could still move declare their move ended."""
    parts = parts_of(pos, seat, field, type)
    if not parts:
        return Reason("T11.1", field)
    if pos.conflict[field]:
        return Reason("T11.28", field)
    foresight = Foresight(pos, seat)
    reason = Reason("T11.12", field)
    for part in parts:
        if part.steps:
            against = foresight.why_no_group_stops(pos, part)
            if against is None:
                return None
            reason = against
    return reason


@final
class Movement(Step[SeventhStone]):
    """T11.1: one player makes all his moves."""

    rule: ClassVar[str] = "T11.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: SeventhStone) -> bool:
        """Whether a stone under an army helps in moving is a secret."""
        return armed_armies(pos, self.seat)

    def private(self, pos: SeventhStone, seat: int, move: int) -> bool:
        return verb_code(move) == DROP.code

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = Moves()
        foresight = foresight_of(pos, seat)
        conflict = pos.conflict
        for army in foresight.armies:
            if army.steps and not conflict[army.field]:
                offer_moves(pos, army, foresight, offers)
        if pos.has_conflict():
            for field in pos._board.fields:
                if pos.conflict[field] and why_not_overrun(pos, seat, field) is None:
                    offers.append(OVERRUN.move1(field))
        stones = carried_stones(pos, seat)
        if stones:
            offer_stones(pos, seat, stones, offers)
        if foresight.sound and not lie_together(pos, stones):
            offers.append(END.move0())
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        reason: Reason | None = None
        if verb == MARCH.code:
            reason = why_not_march(pos, seat, arg1(move), arg2(move), arg3(move))
        elif verb == HALT.code:
            reason = why_not_halt(pos, seat, arg1(move), arg2(move))
        elif verb == OVERRUN.code:
            reason = why_not_overrun(pos, seat, arg1(move))
        elif verb == USE.code:
            reason = why_not_use(pos, seat, arg1(move), arg2(move), arg3(move))
        elif verb == DROP.code:
            reason = why_not_drop(pos, seat, arg1(move), arg2(move), arg3(move))
        elif verb == END.code:
            reason = why_not_end(pos, seat)
        elif verb in (GIVE_UP.code, REMOVE.code):
            reason = Reason("T4.16", arg1(move))
        else:
            reason = NOT_HERE
        return reason

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == MARCH.code:
            pos.push(Grouping(seat, arg1(move), arg2(move), arg3(move)))
        elif verb == HALT.code:
            pos.push(Halting(seat, arg1(move), arg2(move)))
        elif verb == OVERRUN.code:
            pos.push(Stranded(seat))
            begin_overrun(pos, seat, arg1(move))
        elif verb == USE.code:
            use_stone(pos, seat, arg1(move), arg2(move), arg3(move))
        elif verb == DROP.code:
            drop_stone(pos, seat, arg1(move), arg2(move), arg3(move))
        else:
            pos.pop()
            pos.push(EndingMoves(seat))


def offer_moves(pos: SeventhStone, part: Army, foresight: Foresight, offers: Moves) -> None:
    """What a part of an army may do; another part of it may have offered the same."""
    field, type = part.field, part.type
    whole = part.military + part.mercenaries == pos.units[field * MAX_SEATS + part.seat]
    halt = HALT.move2(field, type)
    if (whole or halt not in offers) and foresight.some_group_stops(pos, part):
        offers.append(halt)
    targets = targets_from(pos, field, part.gifts)
    marches = marches_from(field, type)
    if not whole:
        targets = [target for target in targets if marches[target] not in offers]
    for target in foresight.targets_for(pos, part, targets):
        offers.append(marches[target])


def offer_stones(pos: SeventhStone, seat: int, stones: list[int], offers: Moves) -> None:
    """Stones to be used, and stones too many after a merge."""
    low = place_under(seat, 0, 0)
    places = [pos.where[stone] for stone in stones]
    for number, stone in enumerate(stones):
        place, kind = places[number], KINDS[stone]
        field, type = (place - low) // TYPES, (place - low) % TYPES
        if kind <= MOBILITY:
            use = USE.move3(field, type, kind)
            if use not in offers and may_still_move(pos, seat, field, type):
                offers.append(use)
        if places.count(place) > 1:
            drop = DROP.move3(field, type, kind)
            if drop not in offers and why_not_drop(pos, seat, field, type, kind) is None:
                offers.append(drop)


def use_stone(pos: SeventhStone, seat: int, field: int, type: int, kind: int) -> None:
    """T11.19–T11.21, T22.10–T22.12: revealed, and it works for the units that are in the army now."""
    pos.own_armies()
    use_up(pos, find_kind(pos, place_under(seat, field, type), kind))
    if pos.log is not None:
        pos.tell(USED, (seat, field, kind))
    for part in parts_of(pos, seat, field, type):
        if part.steps:
            give(part, kind)
    pos._foresight = None


def give(part: Army, kind: int) -> None:
    """The effect of a movement stone on units that may still move."""
    if kind == TELEPORTATION:
        part.gifts |= TELEPORTS
    elif kind == MOBILITY:
        part.gifts |= CROSSES
    elif kind == SPEED_1:
        part.steps += 1
    elif kind == SPEED_2:
        part.steps += 2


def drop_stone(pos: SeventhStone, seat: int, field: int, type: int, kind: int) -> None:
    """T11.16, T11.17: one of two stones goes face down to the discard pile."""
    confuse_others(pos, seat, stones_under(pos, seat, field, type))
    stone = find_kind(pos, place_under(seat, field, type), kind)
    lay(pos, stone, HIDDEN)
    if pos.log is not None:
        pos.tell(DROPPED, (seat, field, KINDS[stone]), knows=1 << seat)
