"""B8.13 One attack from its declaration to its end: windows, roll, symbols, hits, flags, battle back, follow-on actions."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.engine.steps import Step
from tafelrunde.games.battlelore.battle.clash import Clash
from tafelrunde.games.battlelore.battle.dice import count_hits, helmets_that_hit, hits_dealt, more_dice, number_of_dice, rolls_on
from tafelrunde.games.battlelore.battle.followon import (
    BattleBack,
    BonusAttack,
    GainGround,
    Pursuit,
    may_battle_back,
    may_gain_ground,
    may_pursue,
    may_strike_again,
)
from tafelrunde.games.battlelore.battle.losses import hurt
from tafelrunde.games.battlelore.battle.powers import Symbols, chooses_symbols, shake, use_symbols
from tafelrunde.games.battlelore.battle.retreat import Flags
from tafelrunde.games.battlelore.battle.told import owner_of, tell_dice, tell_hits
from tafelrunde.games.battlelore.events import (
    AS_BONUS,
    ATTACKED,
    BATTLE_OVER,
    BATTLED_BACK,
    FOILED,
    OF_ITS_OWN,
    POISON_PUT,
    ROLLED,
    ROLLED_ON,
    TURNED_BACK,
    WEB_MISSED,
    WITH_WEB,
)
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.lore.spellsteps import hurt_by_card
from tafelrunde.games.battlelore.lore.windows import open_window, reactors
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import AFTER_ENEMY_ROLL, BEFORE_ENEMY_ROLL, BEFORE_ROLL
from tafelrunde.games.battlelore.words import (
    BACK,
    BONUS,
    FIRST_ATTACK,
    MELEED,
    POISONED,
    STRIKE,
    STRIKE_FIRST,
    SYMBOL,
    WEB_SHOT,
)

# The stages of an attack in the order of B8.13.
OWN_CARDS: Final = 0  # 4: Lore cards before the roll (B33.32), of the attacker
ENEMY_CARDS: Final = 1  # of the defender
AMBUSH: Final = 2  # an ambush strikes first
ROLL: Final = 3  # 5: the dice (B8.7)
CARDS_AFTER_ROLL: Final = 4  # 6: Lore cards after the roll (B33.33)
SYMBOLS: Final = 5  # 7: Lore symbols (B12, B20.38)
HITS: Final = 6  # 8: figures fall (B11)
FLAGS: Final = 7  # 9: flags, retreat (B13, B14)
TREMORS: Final = 8  # what an elemental's symbols do to those around it (B20.32)
ANSWER: Final = 9  # 10: battle back (B16)
STRIKE_BACK: Final = 10
GROUND: Final = 11  # 10: gain ground (B17.4)
PURSUIT: Final = 12  # pursuit (B17.6)
BONUS_CHOICE: Final = 13  # bonus attack (B17.7)
BONUS_ATTACK: Final = 14
END: Final = 15  # 11: the battle is over
WEB_DICE: Final = 3


def declare(pos: BattleLore, attacker: int, target: int, role: int, fled: int) -> None:
    """Begin an attack of one unit on another."""
    home, origin = pos.place[attacker], pos.place[target]
    melee = pos._board.distance[home * pos._board.size + origin] == 1 and role != WEB_SHOT
    pos.clashes = [*pos.clashes, Clash(attacker, target, home, origin, melee, role, fled)]
    if role in (FIRST_ATTACK, WEB_SHOT):
        pos.count_attack(attacker)
        pos.battler = attacker
        pos.emptied = -1
    pos.push(Attack())


@final
class Attack(Step[BattleLore]):
    """B8.13: the steps of one attack; who and what is in the last of `clashes`."""

    def __init__(self) -> None:
        self.stage = OWN_CARDS

    def copy(self) -> Attack:
        twin = Attack()
        twin.stage = self.stage
        return twin

    def proceed(self, pos: BattleLore) -> None:
        clash = pos.clashes[-1]
        stage = self.stage
        self.stage = stage + 1
        if stage == OWN_CARDS:
            ask_attacker(pos, clash)
        elif stage == ENEMY_CARDS:
            ask_defender(pos, clash)
        elif stage == AMBUSH:
            spring_ambush(pos, clash)
        elif stage == ROLL:
            if foiled_by_ambush(pos, clash):
                if pos.log is not None:
                    pos.tell(FOILED, (pos.kind[clash.attacker], clash.home))
                self.stage = END
            else:
                roll_attack(pos, clash)
        elif stage == CARDS_AFTER_ROLL:
            ask_after_roll(pos, clash)
        elif stage == SYMBOLS:
            assign_symbols(pos, clash)
        elif stage == HITS:
            apply_hits(pos, clash)
        elif stage == FLAGS:
            apply_flags(pos, clash)
        elif stage == TREMORS:
            shake(pos, clash)
        elif stage == END or not leads_on(clash):
            end_battle(pos)
        elif stage == ANSWER:
            ask_battle_back(pos, clash)
        elif stage == STRIKE_BACK:
            if clash.answered:
                self.stage = END  # B16: nothing follows a battle back
                declare(pos, clash.target, clash.attacker, BACK, -1)
        elif stage == GROUND:
            ask_gain_ground(pos, clash)
        elif stage == PURSUIT:
            ask_pursuit(pos, clash)
        elif stage == BONUS_CHOICE:
            ask_bonus_attack(pos, clash)
        else:
            attack_again(pos, clash)


def ask_attacker(pos: BattleLore, clash: Clash) -> None:
    """B33.32: the attacker's Lore cards before the roll; a battle back has none."""
    if pos.lore and leads(clash):
        open_window(pos, pos.acting(clash.attacker), BEFORE_ROLL)


def ask_defender(pos: BattleLore, clash: Clash) -> None:
    """B33.32: the defender's Lore cards before the roll; whoever springs an ambush has played one."""
    if pos.lore and clash.role != STRIKE_FIRST:
        open_for_defender(pos, clash, BEFORE_ENEMY_ROLL)


def ask_after_roll(pos: BattleLore, clash: Clash) -> None:
    """B33.33: the defender's Lore cards against bonus strikes that hit."""
    if pos.lore and clash.melee and clash.strikes > 0:
        open_for_defender(pos, clash, AFTER_ENEMY_ROLL)


def open_for_defender(pos: BattleLore, clash: Clash, timing: int) -> None:
    """B29.19: a window for the side of the unit under attack; with allies the lower turn marker is asked first."""
    for army in reversed(reactors(pos, pos.owner[clash.attacker])):
        open_window(pos, army, timing)


def spring_ambush(pos: BattleLore, clash: Clash) -> None:
    """The Ambush card: the defender strikes first."""
    if len(pos.effects) and pos.has(fx.AMBUSH, clash.target):
        clash.ambushed = True
        pos.end_effects(fx.ROLL)
        declare(pos, clash.target, clash.attacker, STRIKE_FIRST, -1)


def foiled_by_ambush(pos: BattleLore, clash: Clash) -> bool:
    """B8.14: the attack is spent without a roll if the ambush drove the attacker off, or the target is gone."""
    return clash.ambushed and (pos.place[clash.attacker] != clash.home or pos.figures[clash.target] <= 0)


def assign_symbols(pos: BattleLore, clash: Clash) -> None:
    """B12.1, B20.38: tokens for the roller; a creature's player chooses what they are for."""
    if chooses_symbols(pos, clash):
        pos.push(Symbols())
    elif clash.symbols > 0:
        use_symbols(pos, clash)


def leads(clash: Clash) -> bool:
    """Whether this is an attack of its own, not an answer to one nor a web."""
    return clash.role == FIRST_ATTACK or clash.role == BONUS


def leads_on(clash: Clash) -> bool:
    """B8.9, B16.1, B17.4: only a melee attack of its own is followed by a battle back or follow-on actions."""
    return clash.melee and leads(clash)


def end_battle(pos: BattleLore) -> None:
    """B8.13 step 11: with the outermost attack the battle is over, and what lasts for a battle."""
    pos.pop()
    clash = pos.clashes[-1]
    pos.clashes = pos.clashes[:-1]
    if not pos.clashes:
        pos.end_effects(fx.BATTLE)
        if pos.log is not None:
            pos.tell(BATTLE_OVER, (clash.origin,))


def ask_battle_back(pos: BattleLore, clash: Clash) -> None:
    if may_battle_back(pos, clash):
        pos.push(BattleBack())


def ask_gain_ground(pos: BattleLore, clash: Clash) -> None:
    if pos.at[clash.origin] < 0 and (clash.killed or clash.driven):
        pos.emptied = clash.origin
    if may_gain_ground(pos, clash):
        pos.push(GainGround())


def ask_pursuit(pos: BattleLore, clash: Clash) -> None:
    if may_pursue(pos, clash):
        pos.push(Pursuit())


def ask_bonus_attack(pos: BattleLore, clash: Clash) -> None:
    if may_strike_again(pos, clash):
        pos.push(BonusAttack())


def attack_again(pos: BattleLore, clash: Clash) -> None:
    """B17.7: the bonus attack that was chosen; who fled before it does not battle back (B15.3)."""
    if clash.next_target >= 0:
        fled = clash.target if pos.figures[clash.target] > 0 else -1
        declare(pos, clash.attacker, clash.next_target, BONUS, fled)


def roll_attack(pos: BattleLore, clash: Clash) -> None:
    """B8.7: the dice are counted and rolled; giants and berserks roll on."""
    dice = WEB_DICE if clash.role == WEB_SHOT else number_of_dice(pos, clash)
    if pos.log is not None:
        sides = owner_of(pos, clash.attacker), owner_of(pos, clash.target)
        told = (pos.kind[clash.attacker], clash.home, pos.kind[clash.target], clash.origin, dice, *sides)
        if clash.role == BACK or clash.role == STRIKE_FIRST:
            pos.tell(BATTLED_BACK, (*told, int(clash.role == STRIKE_FIRST)))
        else:
            manner = WITH_WEB if clash.role == WEB_SHOT else AS_BONUS if clash.role == BONUS else OF_ITS_OWN
            pos.tell(ATTACKED, (*told, manner))
        if clash.role != WEB_SHOT:
            tell_dice(pos, clash, dice)
    clash.faces = pos.roll(dice)
    further = by_card = 0
    if clash.role == WEB_SHOT:
        clash.symbols = clash.faces[SYMBOL]
    else:
        more = more_dice(pos, clash)
        while more:
            further += more
            again = pos.roll(more)
            for face in range(6):
                clash.faces[face] += again[face]
            more = again[STRIKE]
        count_hits(pos, clash)
        if clash.strikes and clash.melee and rolls_on(pos, clash.attacker):
            by_card = clash.strikes
            again = pos.roll(clash.strikes)
            for face in range(6):
                clash.faces[face] += again[face]
            count_hits(pos, clash)
    if clash.melee:
        pos.add_mark(clash.attacker, MELEED)
    pos.end_effects(fx.ROLL)
    if pos.log is not None:
        faces = clash.faces
        pos.tell(ROLLED, (faces[0], faces[1], faces[2], faces[3], faces[4], faces[5], owner_of(pos, clash.attacker)))
        if further:
            pos.tell(ROLLED_ON, (pos.kind[clash.attacker], further, 0))
        if by_card:
            pos.tell(ROLLED_ON, (pos.kind[clash.attacker], by_card, 1))
        if clash.role == WEB_SHOT and not clash.symbols:
            pos.tell(WEB_MISSED, (pos.kind[clash.target], clash.origin))


def apply_hits(pos: BattleLore, clash: Clash) -> None:
    """B8.13 step 8: figures fall; backstabbed bonus strikes fall on the attacker."""
    if clash.role == WEB_SHOT:
        return
    target = clash.target
    cause = pos.acting(clash.attacker)
    hits = hits_dealt(clash)
    helmets = helmets_that_hit(pos, clash)
    if pos.log is not None:
        tell_hits(pos, clash, hits, helmets)
    if len(pos.effects) and clash.faces[pos.colour[target]]:
        spend_dodge(pos, target)
    if hits > 0:
        hurt_by_card(pos, target, helmets, hits - helmets, cause)
        clash.killed = pos.figures[target] <= 0
    if pos.winner < 0 and clash.backstabbed and clash.strikes:
        if pos.log is not None:
            pos.tell(TURNED_BACK, (pos.kind[clash.attacker], pos.place[clash.attacker], clash.strikes))
        hurt(pos, clash.attacker, clash.strikes, pos.acting(target))
    if pos.winner < 0 and clash.poison and pos.figures[target] > 0:
        pos.set_marker(target, pos.marker[target] | POISONED)
        if pos.log is not None:
            pos.tell(POISON_PUT, (pos.kind[target], pos.place[target]))


def spend_dodge(pos: BattleLore, unit: int) -> None:
    """Agility saves from one helmet of the battle only."""
    for i in range(0, len(pos.effects), fx.FIELDS):
        if pos.effects[i] == fx.DODGE and pos.effects[i + 1] == unit:
            pos.effects[i + 2] = 0


def apply_flags(pos: BattleLore, clash: Clash) -> None:
    """B8.13 step 9: flags that are not ignored, and pushes, make the target retreat."""
    target = clash.target
    if clash.role == WEB_SHOT or pos.figures[target] <= 0:
        return
    if clash.flags or clash.push:
        pos.push(Flags(target, clash.flags, pos.acting(clash.attacker), clash.push))
