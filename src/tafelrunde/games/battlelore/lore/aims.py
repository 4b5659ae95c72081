"""B21.11, B21.19: what each Lore card may be aimed at."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.battle.losses import lost_figures
from tafelrunde.games.battlelore.events import FOR_ALLY
from tafelrunde.games.battlelore.lore import cards as c
from tafelrunde.games.battlelore.lore.effects import ON_UNIT, in_section, near, struck_by_terrain
from tafelrunde.games.battlelore.movement.paths import why_not_free, why_not_moving, within
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import L_AMOUNT, W_REACH
from tafelrunde.games.battlelore.verbs import AIM, DONE
from tafelrunde.games.battlelore.words import ATTACKS, FOOT, MOUNTED, ORDERED, WOODED

AIM_NONE: Final = 0
AIM_AT: Final = 1
"""A unit, named by its hex."""
AIM_IN: Final = 2
"""A section."""
AIM_ON: Final = 3
"""An opposing player."""

SPARK_REACH: Final = 4
AT_UNIT: Final = [
    *ON_UNIT,
    c.MEND,
    c.HEALING_HANDS,
    c.JUDGEMENT,
    c.ARCANE_SPARK,
    c.CREEPING_DOOM,
    c.PORTAL,
    c.CHAIN_LIGHTNING,
    c.FIREBALL,
]
IN_SECTION: Final = [c.MISTS_OF_TERROR, c.MASS_HEALING, c.SKYFALL, c.HOLD_FAST]
ON_OPPONENT: Final = [c.SCRYING, c.PICK_POCKET, c.CUT_THE_SUPPLIES, c.SPY_RING]


def aims() -> list[int]:
    table = [AIM_NONE] * 60
    for card in AT_UNIT:
        table[card] = AIM_AT
    for card in IN_SECTION:
        table[card] = AIM_IN
    for card in ON_OPPONENT:
        table[card] = AIM_ON
    return table


AIMS: Final = aims()


def aim_of(card: int) -> int:
    return AIMS[card]


def may_aim(pos: BattleLore, army: int, card: int, unit: int) -> bool:
    """Whether a unit on the board is a legal target of a card aimed at one unit."""
    own = not pos.is_foe(unit, army)
    if card == c.PORTAL:
        return len(portal_hexes(pos, unit, 4)) > 0
    if card in (c.MEND, c.HEALING_HANDS):
        return own and lost_figures(pos, unit) > 0
    if card == c.SANCTUARY:
        return own
    if card == c.ENTANGLING_ROOTS:
        return not own and near(pos, pos.place[unit], WOODED)
    if card == c.ARCANE_SPARK:
        return not own and within_spark(pos, army, unit)
    if card in (c.JUDGEMENT, c.LEADEN_FEET, c.CREEPING_DOOM, c.CHAIN_LIGHTNING, c.FIREBALL, c.TERRIFIED):
        return not own
    if not own or not pos.mark[unit] & ORDERED:
        return False
    if card in (c.TAKE_AIM, c.EAGLE_EYE):
        return W_REACH[pos.weapon[unit]] > 1
    if card in (c.MOVE_AS_THE_WIND, c.RUN):
        return why_not_moving(pos, unit) is None
    if card == c.SHADOW_MARCH:
        return pos.sort(unit) == FOOT and why_not_moving(pos, unit) is None
    if card == c.HIT_AND_RUN:
        ready = pos.mark[unit] & ATTACKS != 0 and why_not_free(pos, unit) is None
        return ready and len(within(pos, unit, L_AMOUNT[card])) > 0
    if card == c.BERSERK:
        return pos.clashes[-1].attacker == unit and pos.clashes[-1].melee
    return True


def within_spark(pos: BattleLore, army: int, unit: int) -> bool:
    board = pos._board
    here = pos.place[unit]
    for other in range(len(pos.owner)):
        there = pos.place[other]
        if there >= 0 and not pos.is_foe(other, army) and board.distance[here * board.size + there] <= SPARK_REACH:
            return True
    return False


def hexes_for(pos: BattleLore, army: int, card: int) -> list[int]:
    """The hexes of all units a card may be aimed at, in hex order."""
    found: list[int] = []
    for unit in range(len(pos.owner)):
        if pos.place[unit] >= 0 and may_aim(pos, army, card, unit):
            found.append(pos.place[unit])
    found.sort()
    return found


def sections_for(pos: BattleLore, army: int, card: int) -> list[int]:
    """B21.19: the sections in which a card for a section has a target, as the army's camp names them."""
    bits = 0
    for unit in range(len(pos.owner)):
        h = pos.place[unit]
        own = not pos.is_foe(unit, army)
        if h >= 0 and own == (card in (c.MASS_HEALING, c.HOLD_FAST)) and (card != c.MASS_HEALING or lost_figures(pos, unit)):
            bits |= pos._board.sections_at(h, army & 1)
    return [section for section in range(3) if bits >> section & 1]


def any_fitting(pos: BattleLore, army: int, card: int) -> bool:
    """Whether there is a unit of the kind a card speaks of: ordered archers or riders, enemies with missile weapons."""
    for unit in range(len(pos.owner)):
        if pos.place[unit] < 0:
            continue
        own = not pos.is_foe(unit, army)
        if card == c.BECALM:
            fits = not own and W_REACH[pos.weapon[unit]] > 1
        else:
            kind = W_REACH[pos.weapon[unit]] > 1 if card == c.VOLLEY else pos.sort(unit) == MOUNTED
            fits = own and kind and pos.mark[unit] & ORDERED != 0
        if fits:
            return True
    return False


def why_not_aim(pos: BattleLore, army: int, card: int) -> Reason | None:
    """B21.19: why a card has no legal target at all, or cannot be played in this situation."""
    aim = AIMS[card]
    if aim == AIM_AT:
        return None if hexes_for(pos, army, card) else Reason("B21.19", card)
    if aim == AIM_IN:
        return None if sections_for(pos, army, card) else Reason("B21.19", card)
    if aim == AIM_ON:
        return None
    if card in (c.FOREST_FRENZY, c.HILLS_RUMBLE, c.RIVERS_RAGE):
        for unit in range(len(pos.owner)):
            if pos.place[unit] >= 0 and pos.is_foe(unit, army) and struck_by_terrain(pos, card, pos.place[unit]):
                return None
        return Reason("B21.19", card)
    if card == c.WALL_OF_FLAME:
        return None if flame_hexes(pos, []) else Reason("B21.19", card)
    if card in (c.VOLLEY, c.COUCHED_LANCES, c.BECALM):
        return None if any_fitting(pos, army, card) else Reason("B21.19", card)
    if card == c.SECOND_WIND:
        fit = pos.battler >= 0 and pos.figures[pos.battler] > 0 and pos.emptied >= 0 and pos.sort(pos.battler) == FOOT
        return None if fit else Reason("B21.19", card)
    if card == c.AMBUSH:
        return None if pos.clashes[-1].melee else Reason("B21.19", card)
    if card == c.FALSE_ORDERS:
        return None if pos.in_play or pos.in_play_rack else Reason("B21.19", card)
    return None


def portal_hexes(pos: BattleLore, unit: int, hexes: int) -> list[int]:
    """Where a portal can lead: empty, passable, near enough."""
    board = pos._board
    here = pos.place[unit]
    found: list[int] = []
    for h in range(board.size):
        if pos.at[h] < 0 and board.distance[here * board.size + h] <= hexes and pos.passable(h):
            found.append(h)
    return found


def flame_hexes(pos: BattleLore, chosen: list[int]) -> list[int]:
    """Hexes a Wall of Flame can take next: empty, passable, connected with those chosen."""
    found: list[int] = []
    for h in range(pos._board.size):
        if pos.at[h] >= 0 or not pos.passable(h) or h in chosen:
            continue
        if not chosen or any_adjacent(pos, h, chosen):
            found.append(h)
    return found


def any_adjacent(pos: BattleLore, h: int, hexes: list[int]) -> bool:
    return any(pos._board.distance[h * pos._board.size + other] == 1 for other in hexes)


FOR_ALL: Final = [
    c.MASS_HEALING,
    c.HOLD_FAST,
    c.ASSAULT,
    c.MASS_SPEED,
    c.ENCHANTED_MASS_MIGHT,
    c.VOLLEY,
    c.COUCHED_LANCES,
]
"""Cards for all own units, to which units of the ally can be added for a token each (B29.33)."""


def wants_picks(pos: BattleLore, army: int, card: int, section: int) -> bool:
    """Whether the player has to name more than the first target."""
    if card == c.PORTAL or card == c.WALL_OF_FLAME:
        return True
    return pos.allied == 1 and card in FOR_ALL and len(ally_hexes(pos, army, card, section)) > 0


def ally_hexes(pos: BattleLore, army: int, card: int, section: int) -> list[int]:
    """B29.32: the ally's units a card for all own units can be extended to."""
    found: list[int] = []
    for unit in range(len(pos.owner)):
        h = pos.place[unit]
        if h < 0 or pos.owner[unit] == army or pos.is_foe(unit, army):
            continue
        if may_include(pos, card, unit, section):
            found.append(h)
    found.sort()
    return found


def may_include(pos: BattleLore, card: int, unit: int, section: int) -> bool:
    """Whether a card for all own units can do anything for this unit of the ally."""
    if card == c.MASS_HEALING or card == c.HOLD_FAST:
        there = in_section(pos, pos.place[unit], section, pos.camp(unit))
        return there and (card == c.HOLD_FAST or lost_figures(pos, unit) > 0)
    if card == c.VOLLEY or card == c.COUCHED_LANCES:
        fits = W_REACH[pos.weapon[unit]] > 1 if card == c.VOLLEY else pos.sort(unit) == MOUNTED
        return fits and pos.mark[unit] & ORDERED != 0
    return True


@final
class Aiming(Step[BattleLore]):
    """B21.11: further targets of a Lore card: where a portal leads, what burns, which units of the ally take part."""

    rule: ClassVar[str] = "B21.11"

    def __init__(self, army: int, card: int, level: int, arg: int) -> None:
        self.army = army
        self.card = card
        self.level = level
        self.arg = arg

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army]

    def open(self, pos: BattleLore) -> list[int]:
        picks = pos.picks
        if self.card == c.PORTAL:
            return portal_hexes(pos, pos.at[self.arg], c.amount(self.card, self.level))
        if self.card == c.WALL_OF_FLAME:
            return flame_hexes(pos, picks) if len(picks) < c.amount(self.card, self.level) else []
        if pos.goblet[self.army] < 1:
            return []
        return [h for h in ally_hexes(pos, self.army, self.card, self.arg) if h not in picks]

    def may_stop(self, pos: BattleLore) -> bool:
        return self.card != c.PORTAL and (self.card != c.WALL_OF_FLAME or len(pos.picks) > 0)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        found = offered(vec[i64]([AIM.move1(h) for h in self.open(pos)]))
        if self.may_stop(pos):
            found.append(DONE.move0())
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None if self.may_stop(pos) else Reason("B21.11", self.card)
        if verb_code(move) != AIM.code:
            return NOT_HERE
        return None if arg1(move) in self.open(pos) else Reason("B21.19", self.card)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            return
        pos.picks = [*pos.picks, arg1(move)]
        if self.card == c.PORTAL:
            pos.pop()
        elif self.card != c.WALL_OF_FLAME:
            pos.pay(self.army, 1, FOR_ALLY)
