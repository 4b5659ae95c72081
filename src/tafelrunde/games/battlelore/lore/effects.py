"""The effects of the Lore cards, each as its card says. What a card asks of a player on the way is a step of its own."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.shared import changed
from tafelrunde.games.battlelore.battle.losses import heal, lost_figures
from tafelrunde.games.battlelore.battle.morale import frightened
from tafelrunde.games.battlelore.battle.retreat import Retreat
from tafelrunde.games.battlelore.board.terrain import cliff_between
from tafelrunde.games.battlelore.command.piles import draw_lore, look
from tafelrunde.games.battlelore.events import BY_CUT_SUPPLIES, BY_THEFT, FLAMES, LORE_ROLLED, PAID, PORTED, TOKENS
from tafelrunde.games.battlelore.lore import cards as c
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.lore.spellsteps import (
    FLAGS_FORCE,
    FLAGS_RETREAT,
    NO_FLAGS,
    AfterBattle,
    Barrage,
    GiveLore,
    Lightning,
    SecondWind,
    Spying,
    move_by_card,
)
from tafelrunde.games.battlelore.movement.paths import IN_LIEU_TACTIC, why_not_free
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.words import (
    ANYWHERE,
    CROSSING,
    FLAME,
    FORDABLE,
    FROM_SHIFT,
    HILL,
    ONCE_MORE,
    ORDERED,
    PLACED,
    RIVER,
    STRIKE,
    SYMBOL,
    WOODED,
)


def near(pos: BattleLore, h: int, pieces: int) -> bool:
    """On or next to a hex with one of these pieces."""
    if pos.terrain[h] & pieces:
        return True
    return any(pos.terrain[other] & pieces for other in pos._board.neighbours[h])


def by_the_river(pos: BattleLore, h: int) -> bool:
    """On a ford or bridge, or next to a river hex."""
    if pos.terrain[h] & (CROSSING | FORDABLE):
        return True
    return any(pos.terrain[other] & RIVER for other in pos._board.neighbours[h])


def in_section(pos: BattleLore, h: int, section: int, camp: int) -> bool:
    """Whether a hex lies in a section as this camp names it."""
    return pos._board.sections_at(h, camp) >> section & 1 == 1


def struck_by_terrain(pos: BattleLore, card: int, h: int) -> bool:
    """Which hexes the three terrain spells reach."""
    if card == c.FOREST_FRENZY:
        return near(pos, h, WOODED)
    return near(pos, h, HILL) if card == c.HILLS_RUMBLE else by_the_river(pos, h)


def in_hex_order(pos: BattleLore, units: list[int]) -> list[int]:
    """Units by their hex, so that nothing depends on how they are numbered."""
    hexes = sorted(pos.place[unit] for unit in units)
    return [pos.at[h] for h in hexes]


def enemies_in(pos: BattleLore, army: int, section: int) -> list[int]:
    units: list[int] = []
    for unit in range(len(pos.owner)):
        if pos.place[unit] >= 0 and pos.is_foe(unit, army) and in_section(pos, pos.place[unit], section, army & 1):
            units.append(unit)
    return in_hex_order(pos, units)


def own_in(pos: BattleLore, army: int, section: int) -> list[int]:
    """Units of the army itself; an ally's are named one by one (B29.33)."""
    units: list[int] = []
    for unit in range(len(pos.owner)):
        if pos.place[unit] >= 0 and pos.owner[unit] == army and in_section(pos, pos.place[unit], section, army & 1):
            units.append(unit)
    return in_hex_order(pos, units)


def cast(pos: BattleLore, army: int, card: int, level: int, arg: int, picks: list[int]) -> None:
    """Carry out a Lore card. `arg` is its hex, section or opposing army; `picks` are further hexes its player named."""
    if card in ROLLS:
        cast_roll(pos, army, card, c.amount(card, level), arg)
    elif card in ON_UNIT:
        cast_on_unit(pos, army, card, c.amount(card, level), arg)
    elif card in IN_CLASH:
        cast_in_clash(pos, army, card, c.amount(card, level))
    else:
        cast_widely(pos, army, card, c.amount(card, level), arg, picks)


ROLLS: Final = [
    c.MEND,
    c.HEALING_HANDS,
    c.FOREST_FRENZY,
    c.HILLS_RUMBLE,
    c.RIVERS_RAGE,
    c.JUDGEMENT,
    c.ARCANE_SPARK,
    c.CREEPING_DOOM,
    c.CHAIN_LIGHTNING,
    c.FIREBALL,
    c.SKYFALL,
]
ON_UNIT: Final = [
    c.BLESS,
    c.MOVE_AS_THE_WIND,
    c.ENTANGLING_ROOTS,
    c.SANCTUARY,
    c.LEADEN_FEET,
    c.EAGLE_EYE,
    c.RUNED_BLADES,
    c.TERRIFIED,
    c.SHADOW_MARCH,
    c.POISONED_BLADES,
    c.HIT_AND_RUN,
    c.STRENGTH,
    c.TAKE_AIM,
    c.RUN,
    c.BERSERK,
]
IN_CLASH: Final = [
    c.STEADFAST_PRAYER,
    c.SHIELD_OF_FAITH,
    c.MIRROR_IMAGE,
    c.ROGUE_AGILITY,
    c.WARRIOR_AGILITY,
    c.ROGUE_FEARLESS,
    c.WARRIOR_FEARLESS,
    c.ROGUE_PARRY,
    c.WARRIOR_PARRY,
    c.ROGUE_BACKSTAB,
    c.WARRIOR_BACKSTAB,
    c.AMBUSH,
]


def cast_roll(pos: BattleLore, army: int, card: int, dice: int, arg: int) -> None:
    """Cards that roll dice against or for units."""
    target = pos.at[arg] if card not in (c.FOREST_FRENZY, c.HILLS_RUMBLE, c.RIVERS_RAGE, c.SKYFALL) else -1
    if card == c.MEND or card == c.HEALING_HANDS:
        faces = pos.roll(dice)
        strikes = faces[STRIKE] if card == c.HEALING_HANDS else 0
        works = faces[pos.colour[target]] + faces[SYMBOL] + strikes
        if pos.log is not None:
            pos.tell(LORE_ROLLED, (card, arg, *faces, pos.kind[target], works, 0))
        heal(pos, target, works)
    elif card == c.CHAIN_LIGHTNING:
        pos.push(Lightning(army, dice, target))
    elif card == c.CREEPING_DOOM:
        pos.push(Barrage(card, army, in_hex_order(pos, [target, *neighbours_of(pos, target)]), dice, False, False, FLAGS_RETREAT))
    elif card == c.JUDGEMENT:
        pos.push(Barrage(card, army, [target], dice, True, False, FLAGS_FORCE))
    elif card == c.ARCANE_SPARK or card == c.FIREBALL:
        pos.push(Barrage(card, army, [target], dice, False, False, NO_FLAGS))
    elif card == c.SKYFALL:
        pos.push(Barrage(card, army, enemies_in(pos, army, arg), dice, False, True, NO_FLAGS))
    else:
        struck: list[int] = []
        for unit in range(len(pos.owner)):
            if pos.place[unit] >= 0 and pos.is_foe(unit, army) and struck_by_terrain(pos, card, pos.place[unit]):
                struck.append(unit)
        pos.push(Barrage(card, army, in_hex_order(pos, struck), dice, True, False, NO_FLAGS))


def neighbours_of(pos: BattleLore, unit: int) -> list[int]:
    """Friends of a unit on adjacent hexes."""
    found: list[int] = []
    for h in pos._board.neighbours[pos.place[unit]]:
        other = pos.at[h]
        if other >= 0 and pos.camp(other) == pos.camp(unit):
            found.append(other)
    return found


def cast_on_unit(pos: BattleLore, army: int, card: int, amount: int, arg: int) -> None:
    """Cards that change what one unit can do."""
    unit = pos.at[arg]
    if card == c.BLESS:
        pos.add_effect(fx.MELEE_DICE, unit, amount, fx.TURN)
        pos.add_effect(fx.BOLD, unit, 1, fx.START_OF + army)
    elif card == c.MOVE_AS_THE_WIND:
        pos.add_effect(fx.SPEED, unit, amount, fx.TURN)
        pos.add_effect(fx.UNHINDERED, unit, 1, fx.TURN)
    elif card == c.ENTANGLING_ROOTS:
        pos.add_effect(fx.ROOTED, unit, 1, fx.END_OF + pos.owner[unit])
    elif card == c.SANCTUARY:
        pos.add_effect(fx.SANCTUARY, unit, 1, fx.START_OF + army)
    elif card == c.LEADEN_FEET:
        pos.add_effect(fx.SLOWED, unit, amount, fx.TURN)
    elif card == c.EAGLE_EYE:
        pos.add_effect(fx.EAGLE_EYE, unit, amount, fx.TURN)
    elif card == c.RUNED_BLADES:
        pos.add_effect(fx.RUNED, unit, 1, fx.TURN)
    elif card == c.TERRIFIED:
        pos.push(Retreat(unit, amount, army, frightened(pos, unit)))
    elif card == c.SHADOW_MARCH:
        pos.add_effect(fx.SHADOWED, unit, amount, fx.TURN)
    elif card == c.POISONED_BLADES:
        pos.add_effect(fx.POISONED_BLADES, unit, 1, fx.TURN)
    elif card == c.HIT_AND_RUN:
        pos.push(AfterBattle(unit, amount))
    elif card == c.STRENGTH:
        pos.add_effect(fx.DICE, unit, amount, fx.TURN)
    elif card == c.TAKE_AIM:
        pos.add_effect(fx.RANGED_DICE, unit, amount, fx.TURN)
    elif card == c.RUN:
        pos.add_effect(fx.SPEED, unit, amount, fx.TURN)
    else:
        pos.add_effect(fx.MELEE_DICE, unit, amount, fx.TURN)
        pos.add_effect(fx.BERSERK, unit, 1, fx.TURN)


def cast_in_clash(pos: BattleLore, army: int, card: int, amount: int) -> None:
    """Reactions to an attack."""
    clash = pos.clashes[-1]
    if card == c.STEADFAST_PRAYER:
        pos.add_effect(fx.BOLD, clash.target, amount, fx.BATTLE)
    elif card == c.SHIELD_OF_FAITH:
        pos.add_effect(fx.NO_STRIKES, clash.target, 1, fx.BATTLE)
    elif card == c.MIRROR_IMAGE:
        pos.add_effect(fx.FEWER_DICE, clash.attacker, amount, fx.ROLL)
    elif card == c.ROGUE_AGILITY or card == c.WARRIOR_AGILITY:
        pos.add_effect(fx.DODGE, clash.target, amount, fx.BATTLE)
    elif card == c.ROGUE_FEARLESS or card == c.WARRIOR_FEARLESS:
        pos.add_effect(fx.FEARLESS, clash.target, 1, fx.TURN)
    elif card == c.ROGUE_PARRY or card == c.WARRIOR_PARRY:
        pos.add_effect(fx.FIXED_DICE, clash.attacker, amount, fx.TURN)
    elif card == c.AMBUSH:
        pos.add_effect(fx.AMBUSH, clash.target, 1, fx.ROLL)
    else:
        clash.backstabbed = True


def cast_widely(pos: BattleLore, army: int, card: int, amount: int, arg: int, picks: list[int]) -> None:
    """Cards on many units, on hexes, on the opponent, or on the cards themselves."""
    camp = army & 1
    if card == c.MISTS_OF_TERROR:
        for unit in enemies_in(pos, army, arg):
            pos.add_effect(fx.COWED, unit, 1, fx.TURN)
    elif card == c.BECALM:
        pos.add_effect(fx.BECALMED, 1 - camp, amount, fx.TURN)
    elif card == c.MASS_HEALING:
        for unit in own_in(pos, army, arg) + [pos.at[h] for h in picks]:
            if lost_figures(pos, unit):
                heal(pos, unit, amount)
    elif card == c.HOLD_FAST:
        for unit in own_in(pos, army, arg) + [pos.at[h] for h in picks]:
            pos.add_effect(fx.BOLD, unit, amount, fx.TURN)
    elif card == c.MASS_SPEED:
        include(pos, picks)
        pos.add_effect(fx.SPEED, fx.ALL, amount, fx.TURN)
    elif card == c.ENCHANTED_MASS_MIGHT:
        include(pos, picks)
        pos.add_effect(fx.MELEE_DICE, fx.ALL, amount, fx.TURN)
    elif card == c.VOLLEY:
        include(pos, picks)
        pos.add_effect(fx.RANGED_DICE, fx.ALL, amount, fx.TURN)
    elif card == c.COUCHED_LANCES:
        include(pos, picks)
        pos.add_effect(fx.FIRST_MELEE_DICE, fx.ALL, amount, fx.TURN)
    elif card == c.FOLLOW_ME:
        pos.add_effect(fx.FOLLOW_ME, army, 1, fx.TURN)
    elif card == c.PORTAL:
        portal(pos, army, pos.at[arg], picks[0])
    elif card == c.WALL_OF_FLAME:
        pos.terrain = pos.terrain[:]
        for h in picks:
            pos.terrain[h] |= FLAME
            if pos.log is not None:
                pos.tell(FLAMES, (h,))
            pos.add_effect(fx.BURNING, h, 1, fx.START_OF + army)
    elif card == c.SECOND_WIND:
        second_wind(pos)
    elif card == c.DISPEL_LORE or card == c.FOILED:
        pos.cancelled = 1
        if card == c.FOILED:
            pos.gain(army, amount)
    elif card == c.FALSE_ORDERS:
        pos.recalled = 1
    elif card == c.FIELD_COMMAND or card == c.ASSAULT:
        pos.tactic = IN_LIEU_TACTIC + card
        if card == c.ASSAULT:
            include(pos, picks)
            pos.add_effect(fx.MELEE_DICE, fx.ALL, 1, fx.TURN)
            if pos.epic:
                pos.add_effect(fx.NO_TOKENS, camp, 1, fx.TURN)
    else:
        cast_on_opponent(pos, army, card, amount, arg)


def include(pos: BattleLore, picks: list[int]) -> None:
    """B29.33: the units of the ally that were named and paid for."""
    for h in picks:
        pos.add_effect(fx.INCLUDED, pos.at[h], 1, fx.TURN)


def cast_on_opponent(pos: BattleLore, army: int, card: int, amount: int, other: int) -> None:
    """Spying and stealing."""
    if card == c.SCRYING:
        look(pos, army, other, True)
        if draw_lore(pos, army) >= 0:
            pos.push(GiveLore(army))
    elif card == c.SPY_RING:
        look(pos, army, other, False)
        if pos.hands[other]:
            pos.push(Spying(army, other))
    elif card == c.PICK_POCKET:
        tokens = min(amount, pos.goblet[other])
        pos.goblet = changed(pos.goblet, other, pos.goblet[other] - tokens)
        pos.goblet = changed(pos.goblet, army, pos.goblet[army] + tokens)
        if pos.log is not None:
            pos.tell(PAID, (pos.chiefs[other], tokens, BY_THEFT, pos.goblet[other]))
            pos.tell(TOKENS, (pos.chiefs[army], tokens, pos.goblet[army]))
    elif card == c.CUT_THE_SUPPLIES:
        pos.pay(other, min(amount, pos.goblet[other]), BY_CUT_SUPPLIES)
        if pos.lore_hands[other]:
            pos.push(GiveLore(other))


def portal(pos: BattleLore, army: int, unit: int, h: int) -> None:
    """Portal: the unit appears elsewhere; an own unit is thereby ordered and may battle but not move."""
    if pos.log is not None:
        pos.tell(PORTED, (pos.kind[unit], pos.place[unit], h))
    move_by_card(pos, unit, h)
    if not pos.is_foe(unit, army):
        pos.add_mark(unit, ORDERED | PLACED | ANYWHERE << FROM_SHIFT)


def second_wind(pos: BattleLore) -> None:
    """Second Wind: the unit may battle once more, after entering the hex its melee emptied, if it is not there already."""
    unit = pos.battler
    pos.add_mark(unit, ONCE_MORE)
    h = pos.emptied
    open_to = pos.place[unit] != h and pos.at[h] < 0 and pos.passable(h) and not cliff_between(pos, pos.place[unit], h)
    if open_to and why_not_free(pos, unit) is None:
        pos.push(SecondWind(unit, h))
