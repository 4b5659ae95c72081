"""B18 The Draw phase: landmarks at the end of the turn, Command cards, Lore cards and tokens, hand limit."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.command.piles import (
    discard_lore,
    draw_command,
    draw_lore,
    fill_rack,
    into_hand,
    top_command,
)
from tafelrunde.games.battlelore.events import ABOVE_LIMIT, DISCARDED, DREW, OTHER_OF_TWO, RACK_FILLED, SCOUTED, SHUFFLED, TRAINED_UNIT
from tafelrunde.games.battlelore.lore.spellsteps import GivesUpLore
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import BATTLE_LUST, C_SCOUT
from tafelrunde.games.battlelore.verbs import CARD_AND_TOKEN, DRAW_TWO, KEEP, KEEP_LORE, PASS, TRAIN, TWO_TOKENS
from tafelrunde.games.battlelore.words import (
    ATTACKS,
    DWARF,
    FOOT,
    HUMAN,
    NEUTRAL,
    PENTACLE,
    RED,
    SHIFTED,
    TRAINED,
    TRAINING_CAMP,
)

# The stages of the Draw phase in their order (B18.9).
LANDMARKS: Final = 0  # what places give at the end of a turn (B23)
COMMAND_CARDS: Final = 1  # B18.1, B18.2
RACK_CARDS: Final = 2  # the epic holder (B24.24)
LORE_ACTION: Final = 3  # B18.3
HAND_LIMIT: Final = 4  # B21.14


def serves(pos: BattleLore, h: int, unit: int) -> bool:
    """B23.10, B23.22: the special place serves this unit in the turn of the active army."""
    owner = pos.holder[h]
    if owner == NEUTRAL:
        return pos.owner[unit] == pos.active
    return owner == pos.active and pos.is_ours(unit)


@final
class DrawPhase(Step[BattleLore]):
    """B18.9: the order of the Draw phase."""

    def __init__(self) -> None:
        self.stage = LANDMARKS

    def copy(self) -> DrawPhase:
        twin = DrawPhase()
        twin.stage = self.stage
        return twin

    def proceed(self, pos: BattleLore) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == LANDMARKS:
            end_of_turn_places(pos)
        elif stage == COMMAND_CARDS:
            refill(pos)
        elif stage == RACK_CARDS:
            if pos.epic:
                fill_rack(pos)
        elif stage == LORE_ACTION:
            if pos.lore:
                pos.push(LoreAction())
        elif stage == HAND_LIMIT:
            if pos.lore and len(pos.lore_hands[pos.active]) > pos.lore_limit(pos.active):
                pos.push(HandLimit(pos.active))
        else:
            pos.pop()


def end_of_turn_places(pos: BattleLore) -> None:
    """The magic pentacle gives a token; the training camp raises a banner."""
    for h in pos.special:
        unit = pos.at[h]
        if unit < 0 or not pos.terrain[h] & (PENTACLE | TRAINING_CAMP) or not serves(pos, h, unit):
            continue
        if pos.terrain[h] & PENTACLE:
            pos.gain(pos.active, 1)
        elif may_train(pos, unit):
            pos.push(Training(unit))


def may_train(pos: BattleLore, unit: int) -> bool:
    """Human or dwarf foot that stood there all turn without battling, once in a game."""
    if pos.sort(unit) != FOOT or pos.race(unit) not in (HUMAN, DWARF) or pos.colour[unit] == RED:
        return False
    return not pos.mark[unit] & (SHIFTED | ATTACKS) and not pos.marker[unit] & TRAINED


@final
class Training(Step[BattleLore]):
    """The training camp: a unit may raise its banner by one colour."""

    rule: ClassVar[str] = "B23.21"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(self.unit)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([PASS.move0(), TRAIN.move1(pos.place[self.unit])]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != TRAIN.code:
            return NOT_HERE
        return None if arg1(move) == pos.place[self.unit] else Reason("B23.21", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == TRAIN.code:
            unit = self.unit
            pos.colour = pos.colour[:]
            pos.colour[unit] += 1
            pos.set_marker(unit, pos.marker[unit] | TRAINED)
            if pos.log is not None:
                pos.tell(TRAINED_UNIT, (pos.kind[unit], pos.place[unit], pos.colour[unit]))


def refill(pos: BattleLore) -> None:
    """B18.1, B18.2, B5.10, B24.26, B24.27, B24.33: played cards are discarded, then the own holder is refilled."""
    pos.own_cards()
    played = pos.in_play + pos.in_play_rack
    scout = False
    vacancy = len(pos.in_play) > 0
    for card in played:
        scout = scout or C_SCOUT[card] > 0
        pos.discards.append(card)
        if pos.log is not None:
            pos.tell(DISCARDED, (pos.chiefs[pos.active], card))
    pos.in_play = []
    pos.in_play_rack = []
    if BATTLE_LUST in pos.orders_from:
        pos.pile.extend(pos.discards)
        pos.discards = []
        pos.chance.shuffle(pos.pile)
        if pos.log is not None:
            pos.tell(SHUFFLED, (1,))
    if scout:
        pos.drawn = []
        for _ in range(2):
            into_hand(pos, pos.active, pos.drawn, top_command(pos), DREW)
        pos.push(Scouting(vacancy))
    elif vacancy:
        draw_command(pos, pos.active)


@final
class Scouting(Step[BattleLore]):
    """B5.10: of two cards drawn one is kept, the other discarded face up."""

    rule: ClassVar[str] = "B5.10"

    def __init__(self, own: bool) -> None:
        self.own = own
        """It fills the own holder, not the epic one (B24.33)."""

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active]

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def private(self, pos: BattleLore, seat: int, move: int) -> bool:
        return True

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([KEEP.move1(card) for card in sorted(set(pos.drawn))]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != KEEP.code:
            return NOT_HERE
        return None if arg1(move) in pos.drawn else Reason("B5.10", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        pos.own_cards()
        kept = arg1(move)
        others = pos.drawn.copy()
        others.remove(kept)
        for card in others:
            pos.discards.append(card)
            pos.reveal()
            if pos.log is not None:
                pos.tell(SCOUTED, (seat, card))
        pos.drawn = []
        if self.own:
            pos.hands[pos.active].append(kept)
        else:
            pos.rack = [*pos.rack, kept]
            pos.reveal()
            if pos.log is not None:
                pos.tell(RACK_FILLED, (kept,))


@final
class LoreAction(Step[BattleLore]):
    """B18.3: two Lore cards of which one is kept, or a card and a token, or two tokens; announced before anything is drawn."""

    rule: ClassVar[str] = "B18.3"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active]

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([DRAW_TWO.move0(), CARD_AND_TOKEN.move0(), TWO_TOKENS.move0()]))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        army = pos.active
        verb = verb_code(move)
        if verb == TWO_TOKENS.code:
            pos.gain(army, 2)
        elif verb == CARD_AND_TOKEN.code:
            draw_lore(pos, army)
            pos.gain(army, 1)
        else:
            first = draw_lore(pos, army)
            second = draw_lore(pos, army)
            if second >= 0:
                pos.push(KeepLore(first, second))


@final
class KeepLore(Step[BattleLore]):
    """B18.4, B18.12: one of the two cards just drawn is discarded."""

    rule: ClassVar[str] = "B18.12"

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active]

    def private(self, pos: BattleLore, seat: int, move: int) -> bool:
        return True

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([KEEP_LORE.move1(self.first), KEEP_LORE.move1(self.second)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != KEEP_LORE.code:
            return NOT_HERE
        return None if arg1(move) in (self.first, self.second) else Reason("B18.12", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        pos.reveal()
        discard_lore(pos, pos.active, self.second if arg1(move) == self.first else self.first, OTHER_OF_TWO)


@final
class HandLimit(GivesUpLore):
    """B21.14, B21.26: Lore cards above the limit are discarded."""

    rule: ClassVar[str] = "B21.14"

    def refusal(self, card: int) -> Reason:
        return Reason("B21.14", card)

    def cause(self) -> int:
        return ABOVE_LIMIT

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if len(pos.lore_hands[self.army]) > pos.lore_limit(self.army) else 0

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
