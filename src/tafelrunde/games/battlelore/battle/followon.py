"""B16 Battle back, B17 Follow-on actions: gain ground, pursuit, bonus attack. The choices; the attack itself carries them out."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.battle.clash import Clash
from tafelrunde.games.battlelore.battle.morale import bold, cowed
from tafelrunde.games.battlelore.battle.told import owner_of
from tafelrunde.games.battlelore.board.terrain import cliff_between, forbids_battle, stops
from tafelrunde.games.battlelore.events import GROUND_GAINED, NOT_ANSWERED, PURSUED, STAYED
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.movement.paths import why_not_free
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.verbs import BATTLE_BACK, BONUS_ATTACK, GAIN_GROUND, PASS, PURSUE
from tafelrunde.games.battlelore.words import BONUS, MOUNTED, MOVED, NO_BATTLE, SHIFTED


def may_battle_back(pos: BattleLore, clash: Clash) -> bool:
    """B16.1, B16.2, B16.6, B16.7, B16.10: a bold unit that kept its hex in melee, against an attacker still beside it."""
    target = clash.target
    if pos.place[target] != clash.origin or target == clash.fled or clash.ambushed:
        return False
    there = pos.place[clash.attacker]
    if there < 0 or pos._board.distance[there * pos._board.size + clash.origin] != 1:
        return False
    if len(pos.effects) and (cowed(pos, target) or pos.has(fx.SANCTUARY, target)):
        return False
    return bold(pos, target) > 0


@final
class BattleBack(Step[BattleLore]):
    """B16.15: the unit under attack battles back, or the battle ends."""

    rule: ClassVar[str] = "B16.1"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(pos.clashes[-1].target)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([PASS.move0(), BATTLE_BACK.move0()]))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        clash = pos.clashes[-1]
        clash.answered = verb_code(move) == BATTLE_BACK.code
        if not clash.answered and pos.log is not None:
            pos.tell(NOT_ANSWERED, (pos.kind[clash.target], clash.origin))


def why_not_enter(pos: BattleLore, unit: int, h: int) -> Reason | None:
    """B17.3, B17.18: why a unit cannot step onto a neighbouring hex in a follow-on action."""
    if pos.at[h] >= 0:
        return Reason("B7.5", h)
    if not pos.passable(h):
        return Reason("B10.22", h)
    return Reason("B10.20", h) if cliff_between(pos, pos.place[unit], h) else why_not_free(pos, unit)


def may_gain_ground(pos: BattleLore, clash: Clash) -> bool:
    """B17.4, B17.14, B17.21: the target's hex was emptied by flags or hits, and the attacker can enter it."""
    if not (clash.killed or clash.driven) or pos.place[clash.attacker] != clash.home:
        return False
    return why_not_enter(pos, clash.attacker, clash.origin) is None


def enter(pos: BattleLore, unit: int, h: int) -> None:
    """B7.26, B17.3: a follow-on step is movement, and what the unit enters may forbid it to battle on."""
    pos.put(unit, h)
    pos.add_mark(unit, SHIFTED | MOVED)
    if forbids_battle(pos, unit, h):
        pos.add_mark(unit, NO_BATTLE)


@final
class GainGround(Step[BattleLore]):
    """B17.4: the attacker may move onto the hex just vacated."""

    rule: ClassVar[str] = "B17.4"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(pos.clashes[-1].attacker)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([PASS.move0(), GAIN_GROUND.move0()]))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == GAIN_GROUND.code:
            clash = pos.clashes[-1]
            clash.gained = True
            if pos.log is not None:
                pos.tell(GROUND_GAINED, (pos.kind[clash.attacker], clash.home, clash.origin, owner_of(pos, clash.attacker)))
            enter(pos, clash.attacker, clash.origin)
        elif pos.log is not None:
            unit = pos.clashes[-1].attacker
            pos.tell(STAYED, (pos.kind[unit], pos.place[unit]))


def may_pursue(pos: BattleLore, clash: Clash) -> bool:
    """B17.5, B17.9, B17.12, B17.15: mounted, after gaining ground onto a hex that does not stop it."""
    unit = clash.attacker
    if not clash.gained or clash.role == BONUS or pos.sort(unit) != MOUNTED:
        return False
    return not stops(pos, unit, pos.place[unit]) and len(open_around(pos, unit)) > 0


def open_around(pos: BattleLore, unit: int) -> list[int]:
    """B17.6: the hexes a pursuit can lead to."""
    return [h for h in pos._board.neighbours[pos.place[unit]] if why_not_enter(pos, unit, h) is None]


@final
class Pursuit(Step[BattleLore]):
    """B17.6: the unit may move one further hex in any direction."""

    rule: ClassVar[str] = "B17.6"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(pos.clashes[-1].attacker)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([PURSUE.move1(h) for h in open_around(pos, pos.clashes[-1].attacker)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != PURSUE.code:
            return NOT_HERE
        unit, h = pos.clashes[-1].attacker, arg1(move)
        if h >= pos._board.size or pos._board.distance[pos.place[unit] * pos._board.size + h] != 1:
            return Reason("B17.6", h)
        return why_not_enter(pos, unit, h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == PURSUE.code:
            unit = pos.clashes[-1].attacker
            if pos.log is not None:
                pos.tell(PURSUED, (pos.kind[unit], pos.place[unit], arg1(move), owner_of(pos, unit)))
            enter(pos, unit, arg1(move))


def may_strike_again(pos: BattleLore, clash: Clash) -> bool:
    """B17.7, B17.9, B17.16: a mounted unit that gained ground, if the terrain it entered lets it battle."""
    unit = clash.attacker
    if not clash.gained or clash.role == BONUS or pos.sort(unit) != MOUNTED or pos.mark[unit] & NO_BATTLE:
        return False
    return len(in_reach(pos, unit)) > 0


def why_not_bonus_attack(pos: BattleLore, unit: int, h: int) -> Reason | None:
    """B17.10: why there is no bonus attack on a hex."""
    if h >= pos._board.size or pos._board.distance[pos.place[unit] * pos._board.size + h] != 1:
        return Reason("B17.10", h)
    target = pos.enemy_at(h, pos.camp(unit))
    if target < 0:
        return Reason("B17.7", h)
    if cliff_between(pos, pos.place[unit], h):
        return Reason("B10.20", h)
    return Reason("B1.13", h) if len(pos.effects) and pos.has(fx.SANCTUARY, target) else None


def in_reach(pos: BattleLore, unit: int) -> list[int]:
    return [h for h in pos._board.neighbours[pos.place[unit]] if why_not_bonus_attack(pos, unit, h) is None]


@final
class BonusAttack(Step[BattleLore]):
    """B17.7: one optional bonus attack on an adjacent enemy."""

    rule: ClassVar[str] = "B17.7"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(pos.clashes[-1].attacker)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([BONUS_ATTACK.move1(h) for h in in_reach(pos, pos.clashes[-1].attacker)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != BONUS_ATTACK.code:
            return NOT_HERE
        return why_not_bonus_attack(pos, pos.clashes[-1].attacker, arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == BONUS_ATTACK.code:
            pos.clashes[-1].next_target = pos.at[arg1(move)]
