"""B28.14 to B28.23 What each specialist card does."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.events import ARMED, DEPLOYED, HEALED, MOVED_UNIT, PLACED_PIECE, PORTED
from tafelrunde.games.battlelore.movement.paths import FAR, steps_to, within
from tafelrunde.games.battlelore.muster.ground import (
    POST,
    RESERVE_POST,
    RESERVE_USED,
    available,
    deploy,
    has_banner,
    in_stock,
    is_open,
    limited,
    open_baseline,
    take_figures,
)
from tafelrunde.games.battlelore.muster.reserve import units_on, use_reserve
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    COMMON_BOW,
    LONG_BOW,
    SPECIALIST_IDS,
    U_COLOUR,
    U_FIGURES,
    U_KIND,
    U_RACE,
    U_WEAPON,
    W_REACH,
)
from tafelrunde.games.battlelore.verbs import DEPLOY, DONE, HEAL, MOVE, PLACE, REPLACE, SWAP
from tafelrunde.games.battlelore.words import (
    CREATURE,
    DWARF,
    FOOT,
    GOBLIN,
    GREEN,
    HILL,
    HUMAN,
    RESERVE,
    ROGUE,
    STAKES,
    STRUCK,
    WARRIOR,
    WIZARD,
)

STAKES_CARD: Final = SPECIALIST_IDS.index("archers-stakes")
BOW_UPGRADE: Final = SPECIALIST_IDS.index("bow-upgrade")
DWARVEN_MERCENARIES: Final = SPECIALIST_IDS.index("dwarven-mercenaries")
FORCED_ENROLLMENT: Final = SPECIALIST_IDS.index("forced-enrollment")
GOBLIN_MERCENARIES: Final = SPECIALIST_IDS.index("goblinoid-mercenaries")
ILLUSIONARY_TROOPS: Final = SPECIALIST_IDS.index("illusionary-troops")
INFILTRATION: Final = SPECIALIST_IDS.index("infiltration")
KINGS_ALLIES: Final = SPECIALIST_IDS.index("kings-allies")
PRAYER: Final = SPECIALIST_IDS.index("prayer")
VANTAGE_POINT: Final = SPECIALIST_IDS.index("vantage-point")
INFILTRATION_HEXES: Final = 2
PRAYER_TOKENS: Final = 2
OWN_ROWS: Final = 4


def parts_of(pos: BattleLore, army: int, card: int) -> int:
    """How often a card may be applied."""
    if card == ILLUSIONARY_TROOPS:
        return pos.level(army, WIZARD)
    if card == INFILTRATION:
        return pos.level(army, ROGUE)
    if card == KINGS_ALLIES:
        return 2 if pos.level(army, WARRIOR) == 3 else 1
    return 1 if card in (FORCED_ENROLLMENT, GOBLIN_MERCENARIES) else 2


PART_RULE: Final = ["B28.14", "B28.15", "B28.10", "B28.16", "B28.10", "B28.18", "B28.17", "B28.22", "B28.9", "B28.21"]
"""The rule a refused part of each card is explained by."""


def own_units(pos: BattleLore, army: int) -> list[int]:
    return [unit for unit in range(len(pos.owner)) if pos.owner[unit] == army and pos.place[unit] >= 0]


def part_moves(pos: BattleLore, army: int, card: int) -> list[int]:
    """What can be done next with a card."""
    found: list[int] = []
    if card == FORCED_ENROLLMENT:
        for kind in sorted(set(third_units(pos, army))):
            if available(pos, army, kind):
                found.extend([DEPLOY.move2(kind, h) for h in open_baseline(pos, army)])
        return found
    for unit in own_units(pos, army):
        h = pos.place[unit]
        troops = U_KIND[pos.kind[unit]] != CREATURE
        if card == STAKES_CARD:
            ground = pos.terrain[h] == 0 or (pos.terrain[h] & ~HILL) == 0
            if ground and troops and W_REACH[pos.weapon[unit]] > 1:
                found.append(PLACE.move1(h))
        elif card == BOW_UPGRADE:
            if pos.race(unit) == HUMAN and pos.weapon[unit] == COMMON_BOW:
                found.append(PLACE.move1(h))
        elif card == DWARVEN_MERCENARIES:
            if pos.race(unit) == HUMAN and pos.sort(unit) == FOOT:
                for kind in stock_of(pos, DWARF, pos.colour[unit]):
                    found.append(REPLACE.move2(h, kind))
        elif card == GOBLIN_MERCENARIES:
            if pos.race(unit) == HUMAN and pos.colour[unit] != GREEN:
                for kind in stock_of(pos, GOBLIN, GREEN) if not limited(pos) or has_banner(pos, army, GREEN) else []:
                    found.append(REPLACE.move2(h, kind))
        elif card == KINGS_ALLIES:
            if troops and pos.stock[pos.kind[unit]] > 0:
                found.append(HEAL.move1(h))
        elif card == ILLUSIONARY_TROOPS:
            if troops and not pos.mark[unit] & STRUCK:
                found.extend(swaps(pos, army, unit))
        elif card == INFILTRATION:
            if pos.sort(unit) == FOOT and not pos.mark[unit] & STRUCK:
                found.extend([MOVE.move2(h, to) for to in sneaks(pos, unit)])
        elif card == VANTAGE_POINT and pos.marker[unit] & RESERVE and not pos.mark[unit] & STRUCK:
            found.extend([MOVE.move2(h, to) for to in vantage_points(pos, army)])
    return found


def stock_of(pos: BattleLore, race: int, colour: int) -> list[int]:
    """Full units of a race and colour in stock; of the dwarves foot only."""
    kinds: list[int] = []
    for kind in range(len(U_RACE)):
        if U_RACE[kind] == race and U_COLOUR[kind] == colour and in_stock(pos, kind):
            kinds.append(kind)
    return kinds


def third_units(pos: BattleLore, army: int) -> list[int]:
    """B28.16: the units of the own reserve card that were not deployed."""
    card = pos.deployment[army][POST + RESERVE_POST]
    if card < 0 or pos.epic:
        return []
    used = pos.deployment[army][RESERVE_USED]
    return [kind for i, kind in enumerate(units_on(card)) if not used >> i & 1]


def swaps(pos: BattleLore, army: int, unit: int) -> list[int]:
    """B28.18: exchanges of two own troop units, no unit twice."""
    found: list[int] = []
    for other in own_units(pos, army):
        troops = U_KIND[pos.kind[other]] != CREATURE
        if troops and pos.place[other] > pos.place[unit] and not pos.mark[other] & STRUCK:
            found.append(SWAP.move2(pos.place[unit], pos.place[other]))
    return found


def sneaks(pos: BattleLore, unit: int) -> list[int]:
    """B28.17: up to two hexes under the movement rules, not next to an enemy."""
    camp = pos.camp(unit)
    found: list[int] = []
    for h in within(pos, unit, INFILTRATION_HEXES):
        watched = any(pos.enemy_at(n, camp) >= 0 for n in pos._board.neighbours[h])
        if not watched:
            found.append(h)
    return found


def vantage_points(pos: BattleLore, army: int) -> list[int]:
    """B28.21: free hills of the own first four rows; where no hill is free, free countryside of the second row."""
    board = pos._board
    hills = [h for h in range(board.size) if board.from_edge(h, army & 1) <= OWN_ROWS and pos.terrain[h] & HILL and is_open(pos, h)]
    if hills:
        return hills
    return [h for h in range(board.size) if board.from_edge(h, army & 1) == 2 and pos.terrain[h] == 0 and is_open(pos, h)]


def apply_part(pos: BattleLore, army: int, card: int, move: int) -> None:
    """Carry out one part of a card."""
    if card == FORCED_ENROLLMENT:
        use_reserve(pos, army, arg1(move))
        unit = deploy(pos, army, arg1(move), arg2(move))
        pos.set_marker(unit, pos.marker[unit] | RESERVE)
        return
    h = arg1(move)
    unit = pos.at[h]
    pos.add_mark(unit, STRUCK)
    if card == STAKES_CARD:
        pos.add_terrain(h, STAKES, -1)
        if pos.log is not None:
            pos.tell(PLACED_PIECE, (STAKES.bit_length() - 1, h, pos.chiefs[army]))
    elif card == BOW_UPGRADE:
        pos.weapon = pos.weapon[:]
        pos.weapon[unit] = LONG_BOW
        if pos.log is not None:
            pos.tell(ARMED, (pos.kind[unit], h))
    elif card in (DWARVEN_MERCENARIES, GOBLIN_MERCENARIES):
        replace_unit(pos, army, unit, arg2(move))
        if card == GOBLIN_MERCENARIES:
            pos.push(SecondGoblins(army, h))
    elif card == KINGS_ALLIES:
        pos.set_figures(unit, pos.figures[unit] + 1)
        take_figures(pos, pos.kind[unit], 1)
        if pos.log is not None:
            pos.tell(HEALED, (pos.kind[unit], h, 1, pos.figures[unit], pos.full(unit)))
    elif card == ILLUSIONARY_TROOPS:
        other = pos.at[arg2(move)]
        pos.add_mark(other, STRUCK)
        pos.own_units()
        pos.place[unit], pos.place[other] = pos.place[other], pos.place[unit]
        pos.at[h], pos.at[arg2(move)] = other, unit
        if pos.log is not None:
            pos.tell(PORTED, (pos.kind[unit], h, arg2(move)))
            pos.tell(PORTED, (pos.kind[other], arg2(move), h))
    else:
        if pos.log is not None:
            pos.tell(MOVED_UNIT, (pos.kind[unit], h, arg2(move), max(1, min(2, steps_to(pos, unit, 2, arg2(move)) % FAR))))
        pos.put(unit, arg2(move))


def replace_unit(pos: BattleLore, army: int, unit: int, kind: int) -> None:
    """A human unit goes back to the stock and another takes its place."""
    take_figures(pos, pos.kind[unit], -pos.figures[unit])
    take_figures(pos, kind, U_FIGURES[kind])
    pos.kind, pos.colour, pos.weapon = pos.kind[:], pos.colour[:], pos.weapon[:]
    pos.kind[unit], pos.colour[unit], pos.weapon[unit] = kind, U_COLOUR[kind], U_WEAPON[kind]
    pos.set_figures(unit, U_FIGURES[kind])
    if pos.log is not None:
        pos.tell(DEPLOYED, (pos.chiefs[army], kind, pos.place[unit]))


@final
class SecondGoblins(Step[BattleLore]):
    """Goblinoid Mercenaries: a second green goblin unit comes next to the first, or if there is no room to the baseline."""

    rule: ClassVar[str] = "B28.10"

    def __init__(self, army: int, h: int) -> None:
        self.army = army
        self.h = h

    def summons(self, pos: BattleLore) -> list[int]:
        hexes = [h for h in pos._board.neighbours[self.h] if is_open(pos, h)] or open_baseline(pos, self.army)
        return [DEPLOY.move2(kind, h) for kind in stock_of(pos, GOBLIN, GREEN) if available(pos, self.army, kind) for h in hexes]

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.summons(pos) else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64](self.summons(pos)))
        offers.append(DONE.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != DEPLOY.code:
            return NOT_HERE
        return None if move in self.summons(pos) else Reason("B28.10", arg2(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == DEPLOY.code:
            deploy(pos, self.army, arg1(move), arg2(move))

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
