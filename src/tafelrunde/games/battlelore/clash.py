"""B10.6 the number of dice, B11 hits and misses: what one roll is worth."""

from __future__ import annotations

from tafelrunde.engine.steps import Reason
from tafelrunde.games.battlelore import effects as fx
from tafelrunde.games.battlelore.losses import heads
from tafelrunde.games.battlelore.position import BattleLore, Clash
from tafelrunde.games.battlelore.sight import out_of_sight, over_cliff, reach, sees
from tafelrunde.games.battlelore.tables import (
    BATTLE_LUST,
    DARKEN_THE_SKY,
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
from tafelrunde.games.battlelore.terms import (
    ATTACKED_ONCE,
    ATTACKS,
    BACK,
    CANNOT_FIRE,
    CREATURE,
    GAVE_UP,
    MELEE_ONLY,
    MELEED,
    MOUNTED,
    MOVED,
    NO_BATTLE,
    ON_TOP,
    ONCE_MORE,
    ORDERED,
    RUSH_SHIFT,
    RUSHED,
    STAKES,
    STRIKE,
    STRIKE_NEVER,
    STRIKE_NOT_FIRST_ON_MOUNTED,
    STRIKE_RANGED,
    SYMBOL,
)
from tafelrunde.games.battlelore.terrain import cliff_between, dice_cap, entry_rule, forbids_battle

# Who may attack, and whom.


def attacks_left(pos: BattleLore, unit: int) -> int:
    """B8.2: one attack, two shots under Darken the Sky, and what cards grant."""
    mark = pos.mark[unit]
    allowed = 2 if pos.tactic == DARKEN_THE_SKY and not mark & (MELEED | ON_TOP) else 1
    if mark & ONCE_MORE:
        allowed += 1
    return allowed - (mark & ATTACKS) // ATTACKED_ONCE


def cannot_battle(pos: BattleLore, unit: int) -> Reason | None:
    """B6.2, B7.13, B8.2, B23.15: why a unit of the active camp cannot attack any more this turn."""
    mark = pos.mark[unit]
    here = pos.place[unit]
    if not mark & ORDERED:
        return Reason("B6.2", here)
    if attacks_left(pos, unit) <= 0:
        return Reason("B8.2", here)
    if mark & NO_BATTLE:
        return Reason(entry_rule(pos, here) if forbids_battle(pos, unit, here) else "B7.13", here)
    if mark & GAVE_UP:
        return Reason("B20.32", here)
    if pos.effects and (pos.has(fx.SANCTUARY, unit) or pos.has(fx.SHADOWED, unit)):
        return Reason("B1.13", here)
    return None


def cannot_strike(pos: BattleLore, unit: int, target: int) -> Reason | None:
    """B8.6, B9: why a unit that may battle cannot attack this enemy."""
    here, there = pos.place[unit], pos.place[target]
    if pos.mark[unit] & RUSHED:
        named = pos.mark[unit] >> RUSH_SHIFT & 127
        if named != target and pos.place[named] >= 0 and pos._board.distance[here * pos._board.size + pos.place[named]] == 1:
            return Reason("B19.10", there)
    if pos._board.distance[here * pos._board.size + there] == 1:
        if cliff_between(pos, here, there):
            return Reason("B10.20", there)
        return Reason("B1.13", there) if pos.effects and pos.has(fx.SANCTUARY, target) else None
    if pos.mark[unit] & MELEE_ONLY:
        return Reason("B1.13", there)
    weapon = pos.weapon[unit]
    if W_MOVED[weapon] == CANNOT_FIRE and pos.mark[unit] & MOVED:
        return Reason("B11.14", there)
    return out_of_sight(pos, unit, reach(pos, unit), there)


def targets(pos: BattleLore, unit: int) -> list[int]:
    """The enemy units it may attack now; it may battle."""
    found: list[int] = []
    camp = pos.owner[unit] & 1
    here = pos.place[unit]
    adjacent = False
    for h in pos._board.neighbours[here]:
        other = pos.at[h]
        if other >= 0 and pos.owner[other] & 1 != camp:
            adjacent = True
            if cannot_strike(pos, unit, other) is None:
                found.append(other)
    if not adjacent and W_REACH[pos.weapon[unit]] > 1:
        add_far_targets(pos, unit, found)
    return found


def add_far_targets(pos: BattleLore, unit: int, found: list[int]) -> None:
    """Enemies a missile unit without an adjacent enemy can fire at: what `cannot_strike` allows, asked faster."""
    mark = pos.mark[unit]
    if mark & MELEE_ONLY or (mark & MOVED and W_MOVED[pos.weapon[unit]] == CANNOT_FIRE):
        return
    far = reach(pos, unit)
    clear = bool(pos.effects) and pos.has(fx.EAGLE_EYE, unit)
    camp = pos.owner[unit] & 1
    here = pos.place[unit]
    row = here * pos._board.size
    distance = pos._board.distance
    place = pos.place
    owner = pos.owner
    for other in range(len(owner)):
        there = place[other]
        near = there >= 0 and owner[other] & 1 != camp and distance[row + there] <= far
        if near and sees(pos, here, there, not clear) and not over_cliff(pos, here, there):
            found.append(other)


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
    if pos.mark[unit] & MOVED and clash.role != BACK and W_MOVED[weapon] != CANNOT_FIRE:
        dice -= W_MOVED[weapon]
    return dice


def card_dice(pos: BattleLore, clash: Clash) -> int:
    """B10.4, B16.12: what cards add to the attacker's dice."""
    unit = clash.attacker
    dice = 0
    if pos.mark[unit] & ORDERED and pos.owner[unit] & 1 == pos.active & 1:
        dice += tactic_dice(pos, clash)
        if pos.effects:
            dice += ordered_dice(pos, clash)
    if pos.effects:
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
        dice = pos.sum_of(fx.MELEE_DICE, fx.ALL)
        if pos.sort(unit) == MOUNTED and not pos.mark[unit] & MELEED:
            dice += pos.sum_of(fx.FIRST_MELEE_DICE, fx.ALL)
        return dice
    return pos.sum_of(fx.RANGED_DICE, fx.ALL) if W_REACH[pos.weapon[unit]] > 1 else 0


def number_of_dice(pos: BattleLore, clash: Clash) -> int:
    """B10.6, B10.7: own dice, capped by terrain, then changed by cards."""
    dice = min(own_dice(pos, clash), dice_cap(pos, clash.attacker, clash.target, clash.melee)) + card_dice(pos, clash)
    dice = max(0, dice)
    if pos.effects:
        if pos.has(fx.FIXED_DICE, clash.attacker):
            return pos.sum_of(fx.FIXED_DICE, clash.attacker)
        fewer = pos.sum_of(fx.FEWER_DICE, clash.attacker)
        if fewer:
            dice = min(dice, max(1, dice - fewer))
        camp = pos.owner[clash.attacker] & 1
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
    if pos.effects and pos.has(fx.NO_STRIKES, target):
        return 0
    return max(0, strikes)


def symbols_hit(pos: BattleLore, clash: Clash) -> bool:
    """Whether Lore symbols of this roll are hits by a card (and so give nothing else, B12.3)."""
    if not pos.effects:
        return False
    unit = clash.attacker
    return pos.has(fx.POISONED_BLADES, unit) or (clash.melee and pos.has(fx.RUNED, unit))


def helmets_that_hit(pos: BattleLore, clash: Clash) -> int:
    """B11.2: helmets of the target's colour, less what it dodges."""
    helmets = clash.faces[pos.colour[clash.target]]
    if pos.effects and helmets:
        helmets = max(0, helmets - pos.sum_of(fx.DODGE, clash.target))
    return helmets


def hits_dealt(clash: Clash) -> int:
    """The hits that fall on the target; backstabbed bonus strikes do not."""
    return clash.hits - (clash.strikes if clash.backstabbed else 0)


def count_hits(pos: BattleLore, clash: Clash) -> None:
    """B11.2–B11.4: what the faces of a roll do, before anything is removed."""
    faces = clash.faces
    clash.strikes = strikes_that_hit(pos, clash, faces[STRIKE])
    clash.hits = helmets_that_hit(pos, clash) + clash.strikes
    if symbols_hit(pos, clash):
        clash.hits += faces[SYMBOL]
        clash.symbols = 0
    else:
        clash.symbols = faces[SYMBOL]


def rolls_on(pos: BattleLore, unit: int) -> bool:
    """Berserk: bonus strikes that hit bring further dice, unless nothing may add to them (B10.7)."""
    return bool(pos.effects) and pos.has(fx.BERSERK, unit) and not pos.has(fx.FIXED_DICE, unit)


def more_dice(pos: BattleLore, clash: Clash) -> int:
    """Dice that a roll itself brings: each bonus strike of a giant, until none shows."""
    return clash.faces[STRIKE] if STRIKES_AGAIN[pos.kind[clash.attacker]] else 0
