"""B8 The Combat phase: which unit attacks whom next."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.battle.attack import declare
from tafelrunde.games.battlelore.battle.powers import WEB as WEB_POWER
from tafelrunde.games.battlelore.battle.targets import targets, why_not_battle, why_not_strike
from tafelrunde.games.battlelore.board.sight import why_not_fire
from tafelrunde.games.battlelore.events import NO_ATTACK
from tafelrunde.games.battlelore.movement.unit_phase import UnitPhase, why_not_commanded
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import AFTER_BATTLE, BEFORE_DECLARING, DARKEN_THE_SKY, U_POWERS
from tafelrunde.games.battlelore.verbs import ATTACK, WEB
from tafelrunde.games.battlelore.words import ATTACKS, FIRST_ATTACK, GAVE_UP, MOVED, NO_BATTLE, ONCE_MORE, RUSH_SHIFT, RUSHED, WEB_SHOT

WEB_REACH = 3


def why_not_ready(pos: BattleLore, seat: int, a: int) -> Reason | None:
    """B6.2, B8.2, B25.4: why a hex names no unit with which this seat can battle."""
    reason = why_not_commanded(pos, seat, a)
    return reason if reason is not None else why_not_battle(pos, pos.at[a])


def why_not_attack(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """B8.6: why a unit cannot attack what stands on a hex."""
    reason = why_not_ready(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    target = pos.enemy_at(h, pos.camp(unit)) if h < pos._board.size else -1
    return Reason("B8.10", h) if target < 0 else why_not_strike(pos, unit, target)


def why_not_web(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """Why a spider cannot spin a web at what stands on a hex."""
    reason = why_not_ready(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    target = pos.enemy_at(h, pos.camp(unit)) if h < pos._board.size else -1
    if WEB_POWER not in U_POWERS[pos.kind[unit]] or target < 0:
        return Reason("B20.32", a)
    if pos._board.distance[a * pos._board.size + h] < 2:
        return Reason("B20.32", h)
    return why_not_fire(pos, unit, WEB_REACH, h)


def must_attack(pos: BattleLore, unit: int) -> bool:
    """B19.10: a rush obligation is open."""
    mark = pos.mark[unit]
    if not mark & RUSHED or mark & ATTACKS or pos.place[unit] < 0:
        return False
    named = mark >> RUSH_SHIFT & 127
    if pos.place[named] < 0 or why_not_battle(pos, unit) is not None:
        return False
    near = pos._board.distance[pos.place[unit] * pos._board.size + pos.place[named]] == 1
    return near and why_not_strike(pos, unit, named) is None


def unit_attacks(pos: BattleLore, unit: int, found: Moves) -> None:
    """Every attack of one unit."""
    mark = pos.mark[unit]
    spent = mark & ATTACKS != 0 and mark & ONCE_MORE == 0 and pos.tactic != DARKEN_THE_SKY
    if spent or mark & NO_BATTLE or why_not_battle(pos, unit) is not None:
        return
    a = pos.place[unit]
    for target in targets(pos, unit):
        found.append(ATTACK.move2(a, pos.place[target]))
    if pos.is_creature(unit) and WEB_POWER in U_POWERS[pos.kind[unit]]:
        for target in range(len(pos.owner)):
            h = pos.place[target]
            apart = h >= 0 and pos.camp(target) != pos.camp(unit) and pos._board.distance[a * pos._board.size + h] > 1
            if apart and why_not_fire(pos, unit, WEB_REACH, h) is None:
                found.append(WEB.move2(a, h))


@final
class CombatPhase(UnitPhase):
    """B4.5: ordered units battle one after another; each battle is finished before the next."""

    rule: ClassVar[str] = "B8.1"

    def copy(self) -> CombatPhase:
        twin = CombatPhase(self.word)
        twin.finished = self.finished
        return twin

    def timings(self, pos: BattleLore) -> list[int]:
        return [BEFORE_DECLARING, AFTER_BATTLE] if pos.battler >= 0 else [BEFORE_DECLARING]

    def obliged(self, pos: BattleLore, seat: int) -> bool:
        """B19.11: a unit of this seat must still attack."""
        for unit in range(len(pos.mark)):
            if pos.mark[unit] & RUSHED and pos.place[unit] >= 0 and pos.controller(unit) == seat and must_attack(pos, unit):
                return True
        return False

    def offer(self, pos: BattleLore, unit: i64, found: Moves) -> bool:
        unit_attacks(pos, unit, found)
        return False

    def tell_end(self, pos: BattleLore) -> None:
        """Told where an attack was possible, or nothing else was done with the units."""
        idle = pos.battler < 0 and not any(mark & (MOVED | GAVE_UP) for mark in pos.mark)
        if idle or self.can_act(pos, pos.chiefs[pos.active]):
            pos.tell(NO_ATTACK, (pos.chiefs[pos.active], int(pos.battler >= 0)))

    def why_not_act(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == ATTACK.code:
            return why_not_attack(pos, seat, arg1(move), arg2(move))
        return why_not_web(pos, seat, arg1(move), arg2(move)) if verb == WEB.code else NOT_HERE

    def act(self, pos: BattleLore, seat: int, move: int) -> None:
        role = WEB_SHOT if verb_code(move) == WEB.code else FIRST_ATTACK
        declare(pos, pos.at[arg1(move)], pos.at[arg2(move)], role, -1)
