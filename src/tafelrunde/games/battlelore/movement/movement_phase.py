"""B7 The Movement phase, with the goblins' rush (B19.4)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.board.terrain import cliff_between, forbids_battle
from tafelrunde.games.battlelore.events import FOR_HEXES, MOVED_UNIT, RUSHED_UNIT, STOOD, WEB_TORN
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.movement.paths import (
    FAR,
    RUSH_HEXES,
    battle_steps,
    farther,
    may_rush,
    most_steps,
    passage_exit,
    steps_to,
    usual,
    walk,
    why_not_moving,
)
from tafelrunde.games.battlelore.movement.unit_phase import UnitPhase, why_not_commanded
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import FOOT_ONSLAUGHT, WALKS_ON_TOKENS
from tafelrunde.games.battlelore.tables import MOVEMENT as WHILE_MOVING
from tafelrunde.games.battlelore.verbs import MOVE, RUSH, RUSH_AT, TEAR_WEB, TO
from tafelrunde.games.battlelore.words import (
    FOOT,
    GAVE_UP,
    GOBLIN,
    MELEE_ONLY,
    MOVED,
    NO_BATTLE,
    ORDERED,
    RUSH_SHIFT,
    RUSHED,
    SHIFTED,
    WEBBED,
)


def rush_targets(pos: BattleLore, unit: int, h: int) -> list[int]:
    """B19.4, B19.8: the enemies next to the hex where a rush ends that can be attacked from there."""
    camp = pos.camp(unit)
    found: list[int] = []
    for n in pos._board.neighbours[h]:
        target = pos.enemy_at(n, camp)
        if target >= 0 and not cliff_between(pos, h, n) and not (len(pos.effects) and pos.has(fx.SANCTUARY, target)):
            found.append(n)
    return found


def why_not_reach(pos: BattleLore, unit: int, h: int, most: int) -> Reason | None:
    """B7.5, B7.10, B7.11, B10.22: why a unit cannot get to a hex."""
    if h >= pos._board.size:
        return Reason("B7.10")
    if h == pos.place[unit]:
        return Reason("B7.24", h)
    if steps_to(pos, unit, most, h) != FAR:
        return None
    if pos.at[h] >= 0:
        return Reason("B7.5", h)
    return Reason("B7.11", h) if pos.passable(h) else Reason("B10.22", h)


def why_not_move(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """B7: why a unit cannot make this move."""
    reason = why_not_commanded(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    reason = why_not_moving(pos, unit)
    if reason is not None or h == passage_exit(pos, unit):
        return reason
    return why_not_reach(pos, unit, h, most_steps(pos, unit))


def why_not_rush(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """B19.8–B19.13: why this is no rush."""
    reason = why_not_commanded(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    reason = why_not_moving(pos, unit)
    if reason is not None:
        return reason
    if not may_rush(pos, unit):
        return Reason("B19.4", a)
    reason = why_not_reach(pos, unit, h, RUSH_HEXES)
    if reason is not None:
        return reason
    if steps_to(pos, unit, RUSH_HEXES, h) <= battle_steps(pos, unit):
        return Reason("B19.9", h)
    if forbids_battle(pos, unit, h):
        return Reason("B19.13", h)
    return None if rush_targets(pos, unit, h) else Reason("B19.8", h)


def unit_moves(pos: BattleLore, unit: i64, found: Moves) -> None:
    """Every move of one unit."""
    mark = pos.mark[unit]
    if mark & MOVED:
        return
    a = pos.place[unit]
    if pos.marker[unit] & WEBBED:
        if not mark & GAVE_UP:
            found.append(TEAR_WEB.move1(a))
        return
    if why_not_moving(pos, unit) is not None:
        return
    most = most_steps(pos, unit)
    steps = walk(pos, unit, most, -1)
    from_here = MOVE.move1(a)
    for h in pos._board.around(a, most):
        if 0 < steps[h] < FAR:
            found.append(from_here | TO[h])
    if pos.terrain[a]:
        gate = passage_exit(pos, unit)
        if gate >= 0 and not 0 < steps[gate] < FAR:
            found.append(MOVE.move2(a, gate))


def unit_rushes(pos: BattleLore, unit: i64, found: Moves) -> None:
    """B19.4, B19.9: every rush of goblin foot."""
    if pos.mark[unit] & MOVED or not may_rush(pos, unit) or why_not_moving(pos, unit) is not None:
        return
    near = battle_steps(pos, unit)
    if near >= RUSH_HEXES:
        return
    a = pos.place[unit]
    steps = walk(pos, unit, RUSH_HEXES, -1)
    for h in pos._board.around(a, RUSH_HEXES):
        if near < steps[h] < FAR and not forbids_battle(pos, unit, h) and rush_targets(pos, unit, h):
            found.append(RUSH.move2(a, h))


def move_unit(pos: BattleLore, unit: int, h: int, rush: bool) -> None:
    """B7.13, B7.24: the unit moves; how far it went and what it entered decide whether it may battle."""
    a = pos.place[unit]
    most = RUSH_HEXES if rush else most_steps(pos, unit)
    steps = 1
    if most > 1 and (most > usual(pos, unit, False) or pos.log is not None or WALKS_ON_TOKENS[pos.kind[unit]]):
        steps = steps_to(pos, unit, most, h)
        if steps == FAR:
            steps = 1
    if pos.log is not None and not rush:
        pos.tell(MOVED_UNIT, (pos.kind[unit], a, h, steps))
    mark = MOVED | SHIFTED
    if not rush and steps > battle_steps(pos, unit):
        mark |= NO_BATTLE
    elif pos.tactic == FOOT_ONSLAUGHT and pos.sort(unit) == FOOT and steps > usual(pos, unit, False):
        mark |= MELEE_ONLY
    if WALKS_ON_TOKENS[pos.kind[unit]]:
        pos.pay(pos.acting(unit), max(0, steps - farther(pos, unit)), FOR_HEXES)  # hexes that cards add cost nothing
    pos.add_mark(unit, mark)
    pos.put(unit, h)
    if forbids_battle(pos, unit, h):
        pos.add_mark(unit, NO_BATTLE)


@final
class MovementPhase(UnitPhase):
    """B4.4: ordered units move one after another, in whatever order their player likes."""

    rule: ClassVar[str] = "B7.1"

    def copy(self) -> MovementPhase:
        twin = MovementPhase(self.word)
        twin.finished = self.finished
        return twin

    def timings(self, pos: BattleLore) -> list[int]:
        return [WHILE_MOVING]

    def offer(self, pos: BattleLore, unit: i64, found: Moves) -> bool:
        unit_moves(pos, unit, found)
        return pos.race(unit) == GOBLIN

    def offer_also(self, pos: BattleLore, unit: i64, found: Moves) -> None:
        unit_rushes(pos, unit, found)

    def tell_end(self, pos: BattleLore) -> None:
        ordered = [unit for unit in range(len(pos.mark)) if pos.mark[unit] & ORDERED and pos.place[unit] >= 0 and pos.is_ours(unit)]
        stood = [unit for unit in ordered if not pos.mark[unit] & (MOVED | GAVE_UP)]
        if stood:
            pos.tell(STOOD, (pos.kind[stood[0]], pos.place[stood[0]], len(stood), len(ordered) - len(stood)))

    def why_not_act(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == MOVE.code:
            return why_not_move(pos, seat, arg1(move), arg2(move))
        if verb == RUSH.code:
            return why_not_rush(pos, seat, arg1(move), arg2(move))
        return why_not_tear(pos, seat, arg1(move)) if verb == TEAR_WEB.code else NOT_HERE

    def act(self, pos: BattleLore, seat: int, move: int) -> None:
        verb = verb_code(move)
        unit = pos.at[arg1(move)]
        if verb == TEAR_WEB.code:
            tear_web(pos, unit)
        else:
            move_unit(pos, unit, arg2(move), verb == RUSH.code)
            if verb == RUSH.code and pos.winner < 0:
                pos.push(RushTarget(unit, seat, arg1(move)))


def why_not_tear(pos: BattleLore, seat: int, h: int) -> Reason | None:
    """Why a unit cannot tear a web."""
    reason = why_not_commanded(pos, seat, h)
    if reason is not None:
        return reason
    unit = pos.at[h]
    torn = pos.marker[unit] & WEBBED == 0 or pos.mark[unit] & (MOVED | GAVE_UP) != 0
    return Reason("B20.32", h) if torn else None


def tear_web(pos: BattleLore, unit: int) -> None:
    """An ordered unit gives up move and battle to remove its web."""
    pos.set_marker(unit, pos.marker[unit] & ~WEBBED)
    pos.add_mark(unit, GAVE_UP)
    if pos.log is not None:
        pos.tell(WEB_TORN, (pos.kind[unit], pos.place[unit]))


@final
class RushTarget(Step[BattleLore]):
    """B19.8: a rush names one enemy next to the hex where it ends."""

    rule: ClassVar[str] = "B19.8"

    def __init__(self, unit: int, seat: int, origin: int) -> None:
        self.unit = unit
        self.seat = seat
        self.origin = origin

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << self.seat

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([RUSH_AT.move1(h) for h in rush_targets(pos, self.unit, pos.place[self.unit])]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RUSH_AT.code:
            return NOT_HERE
        return None if arg1(move) in rush_targets(pos, self.unit, pos.place[self.unit]) else Reason("B19.8", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        unit = self.unit
        pos.add_mark(unit, RUSHED | pos.at[arg1(move)] << RUSH_SHIFT)
        if pos.log is not None:
            pos.tell(RUSHED_UNIT, (pos.kind[unit], self.origin, pos.place[unit], arg1(move)))
