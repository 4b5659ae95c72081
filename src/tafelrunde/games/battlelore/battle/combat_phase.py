"""B8 The Combat phase: which unit attacks whom next."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.battle.attack import declare
from tafelrunde.games.battlelore.battle.powers import WEB as WEB_POWER
from tafelrunde.games.battlelore.battle.targets import cannot_battle, cannot_strike, targets
from tafelrunde.games.battlelore.board.sight import out_of_sight
from tafelrunde.games.battlelore.lore.windows import against_window, is_lore_verb, may_hold, play_lore, window_moves
from tafelrunde.games.battlelore.movement.movement_phase import named_unit
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import AFTER_BATTLE, BEFORE_DECLARING, DARKEN_THE_SKY, U_POWERS
from tafelrunde.games.battlelore.verbs import ATTACK, CALL, END, WEB
from tafelrunde.games.battlelore.words import ATTACKS, FIRST_ATTACK, ONCE_MORE, ORDERED, RUSH_SHIFT, RUSHED, WEB_SHOT

WEB_REACH = 3


def against_attack(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """B8.6: why a unit cannot attack what stands on a hex."""
    reason = named_unit(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    reason = cannot_battle(pos, unit)
    if reason is not None:
        return reason
    target = pos.enemy_at(h, pos.owner[unit] & 1) if h < pos._board.size else -1
    return Reason("B8.10", h) if target < 0 else cannot_strike(pos, unit, target)


def against_web(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """Why a spider cannot spin a web at what stands on a hex."""
    reason = named_unit(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    reason = cannot_battle(pos, unit)
    if reason is not None:
        return reason
    target = pos.enemy_at(h, pos.owner[unit] & 1) if h < pos._board.size else -1
    if WEB_POWER not in U_POWERS[pos.kind[unit]] or target < 0:
        return Reason("B20.32", a)
    if pos._board.distance[a * pos._board.size + h] < 2:
        return Reason("B20.32", h)
    return out_of_sight(pos, unit, WEB_REACH, h)


def must_attack(pos: BattleLore, unit: int) -> bool:
    """B19.10: a rush obligation is open."""
    mark = pos.mark[unit]
    if not mark & RUSHED or mark & ATTACKS or pos.place[unit] < 0:
        return False
    named = mark >> RUSH_SHIFT & 127
    if pos.place[named] < 0 or cannot_battle(pos, unit) is not None:
        return False
    near = pos._board.distance[pos.place[unit] * pos._board.size + pos.place[named]] == 1
    return near and cannot_strike(pos, unit, named) is None


def unit_attacks(pos: BattleLore, unit: int, found: list[int]) -> None:
    """Every attack of one unit."""
    spent = pos.mark[unit] & ATTACKS != 0 and pos.mark[unit] & ONCE_MORE == 0 and pos.tactic != DARKEN_THE_SKY
    if spent or cannot_battle(pos, unit) is not None:
        return
    a = pos.place[unit]
    for target in targets(pos, unit):
        found.append(ATTACK.move2(a, pos.place[target]))
    if pos.is_creature(unit) and WEB_POWER in U_POWERS[pos.kind[unit]]:
        for target in range(len(pos.owner)):
            h = pos.place[target]
            apart = h >= 0 and pos.owner[target] & 1 != pos.owner[unit] & 1 and pos._board.distance[a * pos._board.size + h] > 1
            if apart and out_of_sight(pos, unit, WEB_REACH, h) is None:
                found.append(WEB.move2(a, h))


@final
class CombatPhase(Step[BattleLore]):
    """B4.5: ordered units battle one after another; each battle is finished before the next."""

    rule: ClassVar[str] = "B8.1"

    def __init__(self, word: int) -> None:
        self.word = word
        """The seat whose turn it is to attack (B25.10)."""
        self.finished = 0

    def copy(self) -> CombatPhase:
        twin = CombatPhase(self.word)
        twin.finished = self.finished
        return twin

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << self.word

    def asks_anyway(self, pos: BattleLore) -> bool:
        if pos.quick or not pos.lore or self.word != pos.chiefs[pos.active]:
            return False
        return may_hold(pos, pos.active, BEFORE_DECLARING) or (pos.battler >= 0 and may_hold(pos, pos.active, AFTER_BATTLE))

    def acting(self, pos: BattleLore, unit: int) -> bool:
        return pos.mark[unit] & ORDERED != 0 and pos.place[unit] >= 0 and pos.owner[unit] & 1 == pos.active & 1

    def can_act(self, pos: BattleLore, seat: int) -> bool:
        found: list[int] = []
        for unit in range(len(pos.owner)):
            if self.acting(pos, unit) and pos.keeper[unit] == seat:
                unit_attacks(pos, unit, found)
        return len(found) > 0

    def others(self, pos: BattleLore) -> list[int]:
        """B25.10: the other players of the camp who can still attack."""
        return [seat for seat in pos.partners() if not self.finished >> seat & 1 and self.can_act(pos, seat)]

    def obliged(self, pos: BattleLore, seat: int) -> bool:
        """B19.11: a unit of this seat must still attack."""
        for unit in range(len(pos.mark)):
            if pos.mark[unit] & RUSHED and self.acting(pos, unit) and pos.controller(unit) == seat and must_attack(pos, unit):
                return True
        return False

    def moves(self, pos: BattleLore, seat: int) -> list[int]:
        found: list[int] = []
        for unit in range(len(pos.mark)):
            if pos.mark[unit] & ORDERED and self.acting(pos, unit) and (not pos.teams or pos.keeper[unit] == seat):
                unit_attacks(pos, unit, found)
        chief = seat == pos.chiefs[pos.active]
        called = self.others(pos) if chief else []
        for other in called:
            found.append(CALL.move1(other))
        if not called and not self.obliged(pos, seat):
            found.append(END.move0())
        if chief and pos.lore:
            found.extend(window_moves(pos, pos.active, BEFORE_DECLARING))
            if pos.battler >= 0:
                for move in window_moves(pos, pos.active, AFTER_BATTLE):
                    if move not in found:
                        found.append(move)
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        chief = seat == pos.chiefs[pos.active]
        reason: Reason | None = None
        if verb == ATTACK.code:
            reason = against_attack(pos, seat, arg1(move), arg2(move))
        elif verb == WEB.code:
            reason = against_web(pos, seat, arg1(move), arg2(move))
        elif verb == END.code:
            if self.obliged(pos, seat):
                reason = Reason("B19.11")
            elif chief and self.others(pos):
                reason = Reason("B25.10")
        elif verb == CALL.code:
            reason = None if chief and arg1(move) in self.others(pos) else Reason("B25.10")
        elif is_lore_verb(verb):
            return self.why_not_lore(pos, seat, move)
        else:
            reason = Reason("G4")
        return reason

    def why_not_lore(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if seat != pos.chiefs[pos.active]:
            return Reason("B25.7")
        before = against_window(pos, pos.active, BEFORE_DECLARING, move)
        if before is None or pos.battler < 0:
            return before
        after = against_window(pos, pos.active, AFTER_BATTLE, move)
        return after if after is None or before.rule == "B21.4" else before

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        verb = verb_code(move)
        if pos.quick and pos.lore:
            pos.reveal()
        chief = pos.chiefs[pos.active]
        if verb == END.code:
            if seat == chief:
                pos.pop()
            else:
                self.finished |= 1 << seat
                self.word = chief
        elif verb == CALL.code:
            self.word = arg1(move)
        elif is_lore_verb(verb):
            self.finished = 0  # the card may let a unit attack whose player had no more to do
            play_lore(pos, pos.active, BEFORE_DECLARING, move, also=AFTER_BATTLE if pos.battler >= 0 else -1)
        else:
            self.word = chief
            role = WEB_SHOT if verb == WEB.code else FIRST_ATTACK
            declare(pos, pos.at[arg1(move)], pos.at[arg2(move)], role, -1)
