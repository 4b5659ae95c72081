"""Chapter 6: the march of the Undead."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.bloodstones.events import MOVED
from tafelrunde.games.bloodstones.phases.movement import reach
from tafelrunde.games.bloodstones.pieces.tiles import ONE, UNDEAD_STEPS, how_many
from tafelrunde.games.bloodstones.pieces.words import SEA, UNDEAD
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import ALONG, DONE, MARCH, STEP, UNDEAD_STEP


@final
class UndeadMarch(Step[Bloodstones]):
    """Chapter 6: each Undead moves up to two land areas, without pips."""

    rule: ClassVar[str] = "S6.2"

    def __init__(self, seat: int, where: list[int]) -> None:
        self.seat = seat
        self.where = where
        """The areas of the Undead on the map, in order."""
        self.steps = [0] * len(where)

    def copy(self) -> UndeadMarch:
        twin = UndeadMarch(self.seat, self.where.copy())
        twin.steps = self.steps.copy()
        return twin

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def is_double(self, number: int) -> bool:
        """Whether an Undead with a lower number stands there just the same: offering both would be one choice twice."""
        return any(self.where[other] == self.where[number] and self.steps[other] == self.steps[number] for other in range(number))

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = offered(vec[i64]([DONE.move0()]))
        for number in range(len(self.where)):
            area = self.where[number]
            if self.steps[number] < UNDEAD_STEPS and not pos.enemies_in(seat, area) and not self.is_double(number):
                for target in reach(pos, seat, area):
                    if pos._board.terrain[target] != SEA:
                        offers.append(UNDEAD_STEP.move2(number, target))
        return offers

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != UNDEAD_STEP.code:
            only_undead = verb_code(move) in (MARCH.code, STEP.code, ALONG.code)
            return Reason("S6.1") if only_undead else NOT_HERE
        number, target = arg1(move), arg2(move)
        if number >= len(self.where) or self.is_double(number):
            return Reason("S6.1", number)
        if target >= pos.areas:
            return Reason("S1.16", target)
        if pos.enemies_in(seat, self.where[number]):
            return Reason("S6.8" if self.steps[number] else "S6.9", self.where[number])
        if self.steps[number] >= UNDEAD_STEPS:
            return Reason("S6.2", number)
        if pos._board.terrain[target] == SEA:
            return Reason("S6.4", target)
        return None if target in reach(pos, seat, self.where[number]) else Reason("S6.2", target)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            return
        number, target = arg1(move), arg2(move)
        pos.move_force(seat, ONE[UNDEAD], self.where[number], target)
        if pos.log is not None:
            pos.tell(MOVED, (seat, UNDEAD, self.where[number], target, 0, UNDEAD))
        self.where[number] = target
        self.steps[number] += 1
        if pos.cutiecorn >= 0:
            pos.settle_cutiecorn()


def undead_areas(pos: Bloodstones, seat: int) -> list[int]:
    """Where the Undead stand, each area as often as it has Undead."""
    found: list[int] = []
    for area in range(pos.areas):
        for _ in range(how_many(pos.force(seat, area), UNDEAD)):
            found.append(area)
    return found
