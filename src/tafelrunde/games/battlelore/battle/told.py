"""What an attack tells of itself beyond its results: why so many dice, why a face was no hit, why a flag was ignored."""

from __future__ import annotations

from tafelrunde.games.battlelore.battle.clash import Clash
from tafelrunde.games.battlelore.battle.dice import card_dice, dice_lost_by_moving, own_dice, tactic_dice
from tafelrunde.games.battlelore.battle.morale import by_musicians, by_stronghold, stronghold_near, supported
from tafelrunde.games.battlelore.board.terrain import dice_cap
from tafelrunde.games.battlelore.events import (
    BEHIND_STAKES,
    BOLD_BY,
    BY_CARD,
    BY_STRONGHOLD,
    DODGED,
    FEWER_DICE,
    FIXED_DICE,
    HELMETS_MISSED,
    HIT,
    MORE_DICE,
    MOVED_DICE,
    NEVER_STRIKES,
    NO_AIM,
    NOT_IN_MELEE,
    NOT_ON_MOUNTED,
    OWN_DICE,
    STRIKES_LOST,
    STRIKES_PARRIED,
    TACTIC_DICE,
    TERRAIN_DICE,
)
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.lore.cards import TAKE_AIM, VOLLEY
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import W_REACH, W_STRIKE
from tafelrunde.games.battlelore.words import (
    CREATURE,
    DWARF,
    FOOT,
    MOUNTED,
    ORDERED,
    RAMPART,
    SPECIAL_PLACE,
    STAKES,
    STRIKE,
    STRIKE_NEVER,
    STRIKE_NOT_FIRST_ON_MOUNTED,
    STRIKE_RANGED,
)


def owner_of(pos: BattleLore, unit: int) -> int:
    """The seat whose unit it is."""
    return pos.chiefs[pos.owner[unit]]


def tell_dice(pos: BattleLore, clash: Clash, dice: int) -> None:
    """B10.4 to B10.7: the dice of the unit, what the terrain leaves of them, what cards make of that."""
    kind = pos.kind[clash.attacker]
    own = own_dice(pos, clash)
    cap = dice_cap(pos, clash.attacker, clash.target, clash.melee)
    left = max(0, min(own, cap))
    moved = dice_lost_by_moving(pos, clash)
    if moved or left < own or own != dice:
        pos.tell(OWN_DICE, (kind, max(0, own + moved)))
    if moved:
        pos.tell(MOVED_DICE, (kind, moved))
    if left < own:
        pos.tell(TERRAIN_DICE, (kind, left))
    tell_cards(pos, clash, dice, left)


def tell_cards(pos: BattleLore, clash: Clash, dice: int, left: int) -> None:
    """B10.4, B10.6, B10.7: what cards make of the dice that the terrain leaves."""
    kind = pos.kind[clash.attacker]
    tell_no_aim(pos, clash)
    if len(pos.effects) and pos.has(fx.FIXED_DICE, clash.attacker):
        pos.tell(FIXED_DICE, (kind, dice))
        return
    cards = max(card_dice(pos, clash), 0)
    if cards and dice > left:
        ordered = pos.mark[clash.attacker] & ORDERED and pos.is_ours(clash.attacker)
        by_tactic = min(dice - left, tactic_dice(pos, clash)) if ordered else 0
        if by_tactic:
            pos.tell(TACTIC_DICE, (kind, pos.tactic, by_tactic))
        if dice - left > by_tactic:
            pos.tell(MORE_DICE, (kind, dice - left - by_tactic))
    elif dice < left + cards:
        pos.tell(FEWER_DICE, (kind, dice))


def tell_no_aim(pos: BattleLore, clash: Clash) -> None:
    """That cards for ranged attacks, played on a unit with a missile weapon, do not help it in melee."""
    unit = clash.attacker
    if not clash.melee or not len(pos.effects) or W_REACH[pos.weapon[unit]] <= 1:
        return
    if pos.sum_of(fx.RANGED_DICE, unit):
        pos.tell(NO_AIM, (pos.kind[unit], TAKE_AIM))
    if pos.mark[unit] & ORDERED and pos.is_ours(unit) and pos.sum_for_ordered(fx.RANGED_DICE, unit):
        pos.tell(NO_AIM, (pos.kind[unit], VOLLEY))


def tell_hits(pos: BattleLore, clash: Clash, hits: int, helmets: int) -> None:
    """How many hits there are, and which faces were none."""
    target = clash.target
    there = pos.place[target]
    colour = pos.colour[target]
    tell_strikes(pos, clash)
    others = sum(clash.faces[:3]) - clash.faces[colour]
    if others:
        pos.tell(HELMETS_MISSED, (pos.kind[target], colour, others))
    if clash.faces[colour] > helmets:
        pos.tell(DODGED, (pos.kind[target], there, clash.faces[colour] - helmets))
    pos.tell(HIT, (pos.kind[target], there, hits, owner_of(pos, target)))


def tell_strikes(pos: BattleLore, clash: Clash) -> None:
    """B11.14, B11.16: every bonus strike that was no hit, by its reason; the order is that of `strikes_that_hit`."""
    lost = clash.faces[STRIKE] - clash.strikes
    if lost <= 0:
        return
    attacker, target = clash.attacker, clash.target
    rule = W_STRIKE[pos.weapon[attacker]]
    kind, there = pos.kind[attacker], pos.place[target]
    if rule == STRIKE_NEVER or (rule == STRIKE_RANGED and clash.melee):
        pos.tell(STRIKES_LOST, (kind, lost, NEVER_STRIKES if rule == STRIKE_NEVER else NOT_IN_MELEE))
        return
    if len(pos.effects) and pos.has(fx.NO_STRIKES, target):
        pos.tell(STRIKES_PARRIED, (pos.kind[target], there, lost, BY_CARD))
        return
    if rule == STRIKE_NOT_FIRST_ON_MOUNTED and pos.sort(target) == MOUNTED:
        pos.tell(STRIKES_LOST, (kind, 1, NOT_ON_MOUNTED))
        lost -= 1
    if lost:
        pos.tell(STRIKES_PARRIED, (pos.kind[target], there, lost, BEHIND_STAKES))


def courage(pos: BattleLore, unit: int) -> list[int]:
    """B14.7: how bold each source makes a unit, in the order of COURAGE_NAMES; together they are `bold`."""
    cards = 0
    if len(pos.effects):
        cards = pos.sum_of(fx.BOLD, unit) + (1 if pos.has(fx.FEARLESS, unit) else 0)
    if pos.sort(unit) == CREATURE:
        return [1, 0, 0, 0, 0, 0, cards]
    here = pos.terrain[pos.place[unit]]
    cover = here & RAMPART or (here & STAKES and W_REACH[pos.weapon[unit]] > 1)
    return [
        int(pos.race(unit) == DWARF and pos.sort(unit) == FOOT),
        int(supported(pos, unit)),
        int(bool(here & SPECIAL_PLACE)),
        int(by_stronghold(pos, unit)),
        int(bool(cover)),
        by_musicians(pos, unit) if pos.music else 0,
        cards,
    ]


def tell_courage(pos: BattleLore, unit: int) -> None:
    """Why a unit may ignore flags."""
    levels = courage(pos, unit)
    here = pos.place[unit]
    for source in range(len(levels)):
        if levels[source]:
            near = source == BY_STRONGHOLD
            by = stronghold_near(pos, unit) if near else here
            pos.tell(BOLD_BY, (pos.kind[unit], here, source, levels[source], by, int(near)))
