"""B14 Morale and B15 Support: how bold a unit is, and whether it is frightened."""

from __future__ import annotations

from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import W_REACH
from tafelrunde.games.battlelore.words import (
    BAND,
    CREATURE,
    DRUMMER,
    DWARF,
    FOOT,
    GOBLIN,
    NEUTRAL,
    PIPER,
    RAMPART,
    SPECIAL_PLACE,
    STAKES,
    STRONGHOLD,
)


def supported(pos: BattleLore, unit: int) -> bool:
    """B15.1, B20.18: at least two friendly units are adjacent; creatures cannot be supported."""
    if pos.sort(unit) == CREATURE:
        return False
    camp = pos.camp(unit)
    friends = 0
    for h in pos._board.neighbours[pos.place[unit]]:
        other = pos.at[h]
        if other >= 0 and pos.camp(other) == camp:
            friends += 1
    return friends >= 2


def frightened(pos: BattleLore, unit: int) -> bool:
    """B19.6: goblins are frightened by nature, unless a drummer marches with them."""
    return pos.race(unit) == GOBLIN and not pos.marker[unit] & DRUMMER


def by_stronghold(pos: BattleLore, unit: int) -> bool:
    """B14.8: next to a stronghold of the own camp on which no enemy stands."""
    return stronghold_near(pos, unit) >= 0


def stronghold_near(pos: BattleLore, unit: int) -> int:
    """The hex of that stronghold, or -1."""
    camp = pos.camp(unit)
    for h in pos._board.neighbours[pos.place[unit]]:
        if pos.terrain[h] & STRONGHOLD:
            owner = pos.holder[h]
            if owner != NEUTRAL and owner >= 0 and owner & 1 == camp and pos.enemy_at(h, camp) < 0:
                return h
    return -1


def by_musicians(pos: BattleLore, unit: int) -> int:
    """Goblins in the section of a goblin band, dwarves with or next to a piper: one level (B31.10: of either ally)."""
    race = pos.race(unit)
    camp = pos.camp(unit)
    here = pos.place[unit]
    sections = pos._board.sections_of(0)
    for other in range(len(pos.owner)):
        music = pos.marker[other] & (BAND | PIPER)
        there = pos.place[other]
        if not music or there < 0 or pos.camp(other) != camp:
            continue
        if race == GOBLIN and music & BAND and sections[there] & sections[here]:
            return 1
        if race == DWARF and music & PIPER and pos._board.distance[here * pos._board.size + there] <= 1:
            return 1
    return 0


def bold(pos: BattleLore, unit: int) -> int:
    """B14.7: the number of sources that make a unit bold. A creature has its own courage and cards only (B20.18–B20.21)."""
    level = 0
    if pos.sort(unit) == CREATURE:
        level = 1
    else:
        here = pos.terrain[pos.place[unit]]
        if pos.race(unit) == DWARF and pos.sort(unit) == FOOT:
            level += 1
        if supported(pos, unit):
            level += 1
        if here & SPECIAL_PLACE:
            level += 1
        if by_stronghold(pos, unit):
            level += 1
        if here & RAMPART or (here & STAKES and W_REACH[pos.weapon[unit]] > 1):
            level += 1
        if pos.music:
            level += by_musicians(pos, unit)
    if len(pos.effects):
        level += pos.sum_of(fx.BOLD, unit)
        if pos.has(fx.FEARLESS, unit):
            level += 1
    return level


def cowed(pos: BattleLore, unit: int) -> bool:
    """Mists of Terror: it can neither ignore flags nor battle back, unless it was made fearless."""
    return len(pos.effects) > 0 and pos.has(fx.COWED, unit) and not pos.has(fx.FEARLESS, unit)
