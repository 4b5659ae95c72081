"""B5.2, B5.3 What each Command card, or Lore card in lieu, lets its player order."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.command.order_phase import (
    ANY_UNIT,
    BY_COLOUR,
    BY_NUMBER,
    BY_RALLY,
    BY_SECTION,
    MANY,
    NAMED_ALLIES,
    NOTHING,
    OF_COLOUR,
    ONLY_FOOT,
    ONLY_MISSILES,
    ONLY_MOUNTED,
    OrderPhase,
)
from tafelrunde.games.battlelore.command.rally import Rallying
from tafelrunde.games.battlelore.events import CARD_ROLLED
from tafelrunde.games.battlelore.lore import cards as c
from tafelrunde.games.battlelore.movement.paths import IN_LIEU_TACTIC
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    BATTLE_LUST,
    BLUE_BANNERS,
    C_ORDERS,
    C_TACTIC,
    DARKEN_THE_SKY,
    FOOT_ONSLAUGHT,
    GREEN_BANNERS,
    LEADERSHIP,
    MOUNTED_CHARGE,
    RALLY,
    RED_BANNERS,
)
from tafelrunde.games.battlelore.words import (
    COMMANDER,
    STRIKE,
    SYMBOL,
)


def command_number(pos: BattleLore) -> int:
    """B5.4, B24.28, B24.29: the Command cards in the own holder, the one just played from it included."""
    return len(pos.hands[pos.active]) + len(pos.in_play)


def commander_level(pos: BattleLore, army: int) -> int:
    """B24.50: the Commander's level; without a council it is read back from the hand."""
    return pos.level(army, COMMANDER) if pos.lore == 1 else max(0, pos.hand_size[army] - 3)


def begin_orders(pos: BattleLore) -> None:
    """B5.2, B5.3, B24.30: what the cards of this turn allow."""
    phase = OrderPhase(pos.chiefs[pos.active])
    if pos.tactic >= IN_LIEU_TACTIC:
        card = pos.tactic - IN_LIEU_TACTIC
        phase.form = BY_NUMBER
        phase.spare = MANY if card == c.ASSAULT else len(pos.hands[pos.active])
        phase.sort = NAMED_ALLIES if card == c.ASSAULT else ANY_UNIT
    elif not pos.orders_from:
        phase.form = NOTHING
    elif C_TACTIC[pos.orders_from[0]]:
        begin_tactic(pos, phase, pos.orders_from[0])
    else:
        phase.form = BY_SECTION
        for card in pos.orders_from:
            for section in range(3):
                number = C_ORDERS[card * 3 + section]
                phase.quota[section] += command_number(pos) if number < 0 else number
    pos.push(phase)
    if phase.form == BY_RALLY:
        pos.push(Rallying(phase.quota, phase.spare))
        phase.quota = vec[i64]([0, 0, 0])
        phase.spare = 0


def begin_tactic(pos: BattleLore, phase: OrderPhase, card: int) -> None:
    """B5.3: the Tactic cards, each as its text says."""
    phase.form = BY_NUMBER
    if card in (GREEN_BANNERS, BLUE_BANNERS, RED_BANNERS):
        phase.spare = command_number(pos)
        phase.sort = OF_COLOUR + (card - GREEN_BANNERS)
    elif card == MOUNTED_CHARGE:
        phase.spare = 4
        phase.sort = ONLY_MOUNTED
    elif card == FOOT_ONSLAUGHT:
        phase.spare = MANY
        phase.sort = ONLY_FOOT
        phase.choosing = True
    elif card == DARKEN_THE_SKY:
        phase.spare = MANY
        phase.sort = ONLY_MISSILES
    elif card == LEADERSHIP:
        phase.spare = 1 + (commander_level(pos, pos.active) if pos.epic else 0)
    elif card in (BATTLE_LUST, RALLY):
        faces = pos.roll(command_number(pos))
        if pos.log is not None:
            pos.tell(CARD_ROLLED, (card, *faces))
        phase.quota = vec[i64]([faces[0], faces[1], faces[2]])
        phase.spare = faces[STRIKE]
        phase.form = BY_COLOUR if card == BATTLE_LUST else BY_RALLY
        if card == RALLY:
            phase.spare += faces[SYMBOL]
        elif pos.lore:
            pos.gain(pos.active, faces[SYMBOL])
    else:
        phase.form = NOTHING
