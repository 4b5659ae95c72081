"""B10 Terrain effects, and what special places do to a unit that enters them (B23.13–B23.19)."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    CAPPING,
    FOREST_DWELLER,
    HILL_DWELLER,
    NO_BATTLE_ON_ENTRY,
    STOPS,
    T_INTO,
    T_MELEE_ONLY,
    T_OUT,
    T_OUT_MOUNTED,
    W_REACH,
    WALKS_ON_TOKENS,
)
from tafelrunde.games.battlelore.words import CREATURE, HILL, LAIR, MOUNTED, SPECIAL_PLACE, STAKES, WOODED

NO_CAP: Final = 9


def heeded(pos: BattleLore, unit: int, h: int) -> int:
    """The pieces of a hex whose limits bind this unit: dwellers, archers at stakes and a creature in its lair are exempt."""
    here = pos.terrain[h]
    if not here:
        return 0
    kind = pos.kind[unit]
    if pos.sort(unit) == CREATURE:
        if FOREST_DWELLER[kind]:
            here &= ~WOODED
        if HILL_DWELLER[kind]:
            here &= ~HILL
        if here & LAIR and pos.holder[h] == pos.owner[unit]:
            here &= ~LAIR
    elif here & STAKES and W_REACH[pos.weapon[unit]] > 1:
        here &= ~STAKES
    return here


def stops(pos: BattleLore, unit: int, h: int) -> bool:
    """B7.25: whether entering this hex ends the unit's movement."""
    return heeded(pos, unit, h) & STOPS != 0 and not WALKS_ON_TOKENS[pos.kind[unit]]


def forbids_battle(pos: BattleLore, unit: int, h: int) -> bool:
    """Whether a unit that enters this hex cannot battle in the same turn (B10.17, B10.21, B23.15)."""
    return heeded(pos, unit, h) & NO_BATTLE_ON_ENTRY != 0


def entry_rule(pos: BattleLore, h: int) -> str:
    """The rule that forbids battle after entering a hex."""
    here = pos.terrain[h]
    if here & SPECIAL_PLACE:
        return "B23.15"
    return "B10.21" if here & STAKES else "B10.17"


def dice_cap(pos: BattleLore, attacker: int, target: int, melee: bool) -> int:
    """B10.3: the strictest limit on the attacker's dice from the two hexes; NO_CAP if there is none."""
    from_hex, to_hex = pos.place[attacker], pos.place[target]
    if not (pos.terrain[from_hex] | pos.terrain[to_hex]) & CAPPING:
        return NO_CAP
    cap = NO_CAP
    kind = pos.kind[attacker]
    mounted = pos.sort(attacker) == MOUNTED
    here = heeded(pos, attacker, from_hex) & CAPPING
    piece = 0
    while here:
        if here & 1 and (melee or not T_MELEE_ONLY[piece]):
            cap = min(cap, T_OUT_MOUNTED[piece] if mounted else T_OUT[piece])
        here >>= 1
        piece += 1
    there = pos.terrain[to_hex] & CAPPING
    if pos.terrain[from_hex] & HILL or HILL_DWELLER[kind]:
        there &= ~HILL
    if FOREST_DWELLER[kind]:
        there &= ~WOODED
    piece = 0
    while there:
        if there & 1 and (melee or not T_MELEE_ONLY[piece]):
            cap = min(cap, T_INTO[piece])
        there >>= 1
        piece += 1
    return cap


def cliff_between(pos: BattleLore, a: int, b: int) -> bool:
    """B10.20: whether a marked cliff edge lies between two neighbouring hexes."""
    if not len(pos.cliffs):
        return False
    near = pos._board.near
    for k in range(6):
        if near[6 * a + k] == b:
            return pos.cliffs[a] >> k & 1 == 1 or pos.cliffs[b] >> (k + 3) % 6 & 1 == 1
    return False
