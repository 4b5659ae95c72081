"""B7 How far a unit may move, and where it can get."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.steps import Reason
from tafelrunde.games.battlelore.board.terrain import cliff_between, stops
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.lore.cards import ASSAULT
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    DARKEN_THE_SKY,
    FOOT_ONSLAUGHT,
    T_MARCH,
    T_MOVE,
    U_MOVE,
    WALKS_ON_TOKENS,
)
from tafelrunde.games.battlelore.words import (
    CREATURE,
    FOLLOWS,
    FOOT,
    GAVE_UP,
    GOBLIN,
    MOVED,
    NEUTRAL,
    ON_TOP,
    ORDERED,
    PLACED,
    ROGUES_DEN,
    SECRET_PASSAGE,
    SHIFTED,
    WEBBED,
)

FAR: Final = 99
RUSH_HEXES: Final = 2
IN_LIEU_TACTIC: Final = 100
"""`tactic` of a Lore card played in lieu: its number plus this."""


def why_not_moving(pos: BattleLore, unit: int) -> Reason | None:
    """B6.2, B7.2: why a unit cannot move in this Movement phase."""
    mark = pos.mark[unit]
    here = pos.place[unit]
    if not mark & ORDERED:
        return Reason("B6.2", here)
    if mark & MOVED:
        return Reason("B7.2", here)
    if mark & (PLACED | GAVE_UP) or (pos.tactic == DARKEN_THE_SKY and not mark & FOLLOWS):
        return Reason("B1.13", here)
    return why_not_free(pos, unit)


def why_not_free(pos: BattleLore, unit: int) -> Reason | None:
    """A web or roots hold the unit: it can neither move nor gain ground."""
    if pos.marker[unit] & WEBBED:
        return Reason("B20.32", pos.place[unit])
    if len(pos.effects) and pos.has(fx.ROOTED, unit):
        return Reason("B1.13", pos.place[unit])
    return None


def usual(pos: BattleLore, unit: i64, march: bool) -> i64:
    """B7.11–B7.18: the hexes a unit moves by its colour and kind, if it wants to battle, or at most (`march`)."""
    kind = pos.kind[unit]
    if pos.sort(unit) == CREATURE:
        return pos.goblet[pos.acting(unit)] if WALKS_ON_TOKENS[kind] else U_MOVE[kind]
    banner = pos.sort(unit) * 3 + pos.colour[unit]
    return T_MARCH[banner] if march else T_MOVE[banner]


def farther(pos: BattleLore, unit: i64) -> i64:
    """Hexes that cards add."""
    more: i64 = 1 if pos.tactic == FOOT_ONSLAUGHT and pos.sort(unit) == FOOT and not pos.mark[unit] & ON_TOP else 0
    if len(pos.effects):
        more += pos.sum_of(fx.SPEED, unit) + pos.sum_for_ordered(fx.SPEED, unit)
    return more


def limit(pos: BattleLore, unit: i64) -> i64:
    """The most hexes cards let it move at all."""
    held = pos.tactic == IN_LIEU_TACTIC + ASSAULT or (len(pos.effects) > 0 and pos.has(fx.SLOWED, unit))
    return 1 if held else FAR


def battle_steps(pos: BattleLore, unit: i64) -> i64:
    """How many steps it may take and still battle; -1: none, not even standing."""
    if len(pos.effects) and pos.has(fx.SHADOWED, unit):
        return -1
    return usual(pos, unit, False) + farther(pos, unit)


def most_steps(pos: BattleLore, unit: i64) -> i64:
    """How many steps it may take at all."""
    if len(pos.effects) and pos.has(fx.SHADOWED, unit):
        return min(pos.sum_of(fx.SHADOWED, unit), limit(pos, unit))
    return min(usual(pos, unit, True) + farther(pos, unit), limit(pos, unit))


def may_rush(pos: BattleLore, unit: i64) -> bool:
    """B19.4: goblin foot, in a turn in which nothing holds it to one hex."""
    return pos.race(unit) == GOBLIN and pos.sort(unit) == FOOT and limit(pos, unit) >= RUSH_HEXES and not pos.has(fx.SHADOWED, unit)


def walk(pos: BattleLore, unit: i64, most: i64, goal: i64) -> vec[i64]:
    """B7.5, B7.6, B7.23, B7.25: for each hex the fewest steps in which a unit can get there, if at most so many.

    Less than 1 where it cannot end (B7.24: its own hex), FAR where it does not get to. With a `goal` (else -1) the search goes no
    farther than that hex.
    """
    board = pos._board
    here = pos.place[unit]
    steps = vec[i64]([FAR] * board.size)
    steps[here] = 0
    at = pos.at
    terrain = pos.terrain
    neighbours = board.neighbours
    free = False
    through = False
    if len(pos.effects):
        through = pos.has(fx.SHADOWED, unit)
        free = through or pos.has(fx.UNHINDERED, unit)
    cliffs = len(pos.cliffs) > 0
    passed = vec[i64]([here] * board.size)
    known: i64 = 1
    looked: i64 = 0
    while looked < known:
        a = passed[looked]
        looked += 1
        step = 1 + (steps[a] if steps[a] >= 0 else -steps[a])
        if step > most or (goal >= 0 and steps[goal] != FAR):
            break
        if terrain[a] and a != here and not free and stops(pos, unit, a):
            continue
        for h in neighbours[a]:
            if steps[h] != FAR or (at[h] >= 0 and not through):
                continue
            if (terrain[h] and not pos.passable(h)) or (cliffs and cliff_between(pos, a, h)):
                continue
            steps[h] = step if at[h] < 0 else -step
            passed[known] = h
            known += 1
    return steps


def within(pos: BattleLore, unit: int, most: int) -> list[int]:
    """The hexes a unit can get to in at most so many steps, in order."""
    steps = walk(pos, unit, most, -1)
    return [h for h in pos._board.around(pos.place[unit], most) if 0 < steps[h] < FAR]


def steps_to(pos: BattleLore, unit: i64, most: i64, h: i64) -> i64:
    """The fewest steps to a hex, or FAR."""
    steps = walk(pos, unit, most, h)[h]
    return steps if steps > 0 else FAR


def passage_exit(pos: BattleLore, unit: int) -> int:
    """The other end of the Rogue's den and secret passage, for foot of its owner that began its turn on one of them; else -1."""
    here = pos.place[unit]
    piece = pos.terrain[here] & (ROGUES_DEN | SECRET_PASSAGE)
    if not piece or pos.sort(unit) != FOOT or pos.mark[unit] & SHIFTED:
        return -1
    owner = pos.holder[here]
    if owner != NEUTRAL and owner & 1 != pos.camp(unit):
        return -1
    other = (ROGUES_DEN | SECRET_PASSAGE) ^ piece
    for h in pos.special:
        if pos.terrain[h] & other and pos.holder[h] == owner and pos.at[h] < 0:
            return h
    return -1
