"""B10.6 the number of dice, B11 hits and misses: what one roll is worth."""

from __future__ import annotations

from tafelrunde.games.battlelore.battle.clash import Clash
from tafelrunde.games.battlelore.battle.losses import heads
from tafelrunde.games.battlelore.board.terrain import dice_cap
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    BATTLE_LUST,
    HYDRA,
    LEADERSHIP,
    MOUNTED_CHARGE,
    STRIKES_AGAIN,
    T_DICE,
    U_DICE,
    W_BACK_ON_MOUNTED,
    W_MOVED,
    W_REACH,
    W_STRIKE,
)
from tafelrunde.games.battlelore.words import (
    BACK,
    CANNOT_FIRE,
    CREATURE,
    FLAG,
    MELEED,
    MOUNTED,
    MOVED,
    ON_TOP,
    ORDERED,
    STAKES,
    STRIKE,
    STRIKE_NEVER,
    STRIKE_NOT_FIRST_ON_MOUNTED,
    STRIKE_RANGED,
    SYMBOL,
)

# Dice.


def own_dice(pos: BattleLore, clash: Clash) -> int:
    """B11.1, B11.13: the dice of the attacker's banner colour, less what its weapon loses after moving (B11.15)."""
    unit = clash.attacker
    kind = pos.kind[unit]
    if pos.sort(unit) == CREATURE:
        return U_DICE[kind] + (heads(pos, unit) if HYDRA[kind] else 0)
    weapon = pos.weapon[unit]
    dice = T_DICE[pos.sort(unit) * 3 + pos.colour[unit]]
    if clash.role == BACK and pos.sort(clash.target) == MOUNTED:
        dice += W_BACK_ON_MOUNTED[weapon]
    return dice - dice_lost_by_moving(pos, clash)


def dice_lost_by_moving(pos: BattleLore, clash: Clash) -> int:
    """B11.15: what the weapon of an attacker loses after moving."""
    unit = clash.attacker
    weapon = pos.weapon[unit]
    if pos.sort(unit) == CREATURE or not pos.mark[unit] & MOVED or clash.role == BACK or W_MOVED[weapon] == CANNOT_FIRE:
        return 0
    return W_MOVED[weapon]


def card_dice(pos: BattleLore, clash: Clash) -> int:
    """B10.4, B16.12: what cards add to the attacker's dice."""
    unit = clash.attacker
    dice = 0
    if pos.mark[unit] & ORDERED and pos.is_ours(unit):
        dice += tactic_dice(pos, clash)
        if len(pos.effects):
            dice += ordered_dice(pos, clash)
    if len(pos.effects):
        dice += pos.sum_of(fx.DICE, unit)
        dice += pos.sum_of(fx.MELEE_DICE if clash.melee else fx.RANGED_DICE, unit)
    return dice


def tactic_dice(pos: BattleLore, clash: Clash) -> int:
    """B5.3, B24.34, B24.38: what the Tactic card adds for a unit it ordered; in Epic for every ordered unit."""
    unit = clash.attacker
    by_card = not pos.mark[unit] & ON_TOP
    if pos.tactic == LEADERSHIP:
        return 1 if pos.epic else 2 if by_card else 0
    if pos.tactic == BATTLE_LUST:
        return 2 if pos.epic else 1 if by_card else 0
    charges = pos.tactic == MOUNTED_CHARGE and clash.melee and pos.sort(unit) == MOUNTED
    return 1 if charges and by_card else 0


def ordered_dice(pos: BattleLore, clash: Clash) -> int:
    """Dice for every unit ordered this turn: mass might, a volley, couched lances in a first melee."""
    unit = clash.attacker
    if clash.melee:
        dice = pos.sum_for_ordered(fx.MELEE_DICE, unit)
        if pos.sort(unit) == MOUNTED and not pos.mark[unit] & MELEED:
            dice += pos.sum_for_ordered(fx.FIRST_MELEE_DICE, unit)
        return dice
    return pos.sum_for_ordered(fx.RANGED_DICE, unit) if W_REACH[pos.weapon[unit]] > 1 else 0


def number_of_dice(pos: BattleLore, clash: Clash) -> int:
    """B10.6, B10.7: own dice, capped by terrain, then changed by cards."""
    dice = min(own_dice(pos, clash), dice_cap(pos, clash.attacker, clash.target, clash.melee)) + card_dice(pos, clash)
    dice = max(0, dice)
    if len(pos.effects):
        if pos.has(fx.FIXED_DICE, clash.attacker):
            return pos.sum_of(fx.FIXED_DICE, clash.attacker)
        fewer = pos.sum_of(fx.FEWER_DICE, clash.attacker)
        if fewer:
            dice = min(dice, max(1, dice - fewer))
        camp = pos.camp(clash.attacker)
        if not clash.melee and pos.has(fx.BECALMED, camp):
            dice = min(dice, pos.sum_of(fx.BECALMED, camp))
    return dice


# Hits.


def strikes_that_hit(pos: BattleLore, clash: Clash, strikes: int) -> int:
    """B11.14, B11.16: how many bonus strikes of a roll are hits."""
    attacker, target = clash.attacker, clash.target
    rule = W_STRIKE[pos.weapon[attacker]]
    if strikes == 0 or rule == STRIKE_NEVER or (rule == STRIKE_RANGED and clash.melee):
        return 0
    if rule == STRIKE_NOT_FIRST_ON_MOUNTED and pos.sort(target) == MOUNTED:
        strikes -= 1
    if pos.terrain[pos.place[target]] & STAKES and W_REACH[pos.weapon[target]] > 1:
        strikes -= 1
    if len(pos.effects) and pos.has(fx.NO_STRIKES, target):
        return 0
    return max(0, strikes)


def symbols_hit(pos: BattleLore, clash: Clash) -> bool:
    """Whether Lore symbols of this roll are hits by a card (and so give nothing else, B12.3)."""
    if not len(pos.effects):
        return False
    unit = clash.attacker
    return pos.has(fx.POISONED_BLADES, unit) or (clash.melee and pos.has(fx.RUNED, unit))


def helmets_that_hit(pos: BattleLore, clash: Clash) -> int:
    """B11.2: helmets of the target's colour, less what it dodges."""
    helmets = clash.faces[pos.colour[clash.target]]
    if len(pos.effects) and helmets:
        helmets = max(0, helmets - pos.sum_of(fx.DODGE, clash.target))
    return helmets


def hits_dealt(clash: Clash) -> int:
    """The hits that fall on the target; backstabbed bonus strikes do not."""
    return clash.hits - (clash.strikes if clash.backstabbed else 0)


def count_hits(pos: BattleLore, clash: Clash) -> None:
    """B11.2–B11.4: what the faces of a roll do, before anything is removed."""
    faces = clash.faces
    poisoned = len(pos.effects) > 0 and pos.has(fx.POISONED_BLADES, clash.attacker)
    clash.flags = faces[FLAG] * 2 if poisoned else faces[FLAG]
    clash.strikes = strikes_that_hit(pos, clash, faces[STRIKE])
    clash.hits = helmets_that_hit(pos, clash) + clash.strikes
    if symbols_hit(pos, clash):
        clash.hits += faces[SYMBOL]
        clash.symbols = 0
    else:
        clash.symbols = faces[SYMBOL]


def rolls_on(pos: BattleLore, unit: int) -> bool:
    """Berserk: bonus strikes that hit bring further dice, unless nothing may add to them (B10.7)."""
    return len(pos.effects) > 0 and pos.has(fx.BERSERK, unit) and not pos.has(fx.FIXED_DICE, unit)


def more_dice(pos: BattleLore, clash: Clash) -> int:
    """Dice that a roll itself brings: each bonus strike of a giant, until none shows."""
    return clash.faces[STRIKE] if STRIKES_AGAIN[pos.kind[clash.attacker]] else 0
