"""B5 The Command phase: which card is played, what the opponent makes of it, and whose orders are carried out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.command.piles import return_command, take_command
from tafelrunde.games.battlelore.events import CARD_MEANS, CARD_PLAYED, COPIED, RACK_PLAYED, TAKEN_BACK
from tafelrunde.games.battlelore.lore.windows import is_lore_verb, open_window, opponents, play_lore, why_not_in_window, window_moves
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import ALONGSIDE, C_MIRROR, C_TACTIC, COUNTER_ATTACK, IN_LIEU, ON_COMMAND
from tafelrunde.games.battlelore.verbs import COMMAND, COPY, DONE, RACK

# The stages of the Command phase in their order.
CARD: Final = 0  # one card, or a Lore card in lieu (B5.5, B33.22)
SECOND_CARD: Final = 1  # in Epic a second Section card (B24.15)
ALONG: Final = 2  # a Lore card alongside (B33.23)
REACTIONS: Final = 3  # the opponent's answers (B33.24)
FALSE_ORDERS: Final = 4  # B24.40
REPEAT: Final = 5  # Counter-Attack (B5.11)
READY: Final = 6


@final
class CommandPhase(Step[BattleLore]):
    """B4.2, B24.15: one Command card, in Epic up to two Section cards from different holders; or a Lore card in lieu."""

    rule: ClassVar[str] = "B5.5"

    def __init__(self) -> None:
        self.stage = CARD

    def copy(self) -> CommandPhase:
        twin = CommandPhase()
        twin.stage = self.stage
        return twin

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active] if self.stage <= SECOND_CARD else 0

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def why_not_card(self, pos: BattleLore, card: int, rack: bool) -> Reason | None:
        """B24.15–B24.20: why a card cannot be played from this holder now."""
        if rack and not pos.epic:
            return Reason("B5.5", card)
        if card not in (pos.rack if rack else pos.hands[pos.active]):
            return Reason("B24.8" if rack else "B4.2", card)
        return self.why_not_second(pos, card, rack) if self.stage == SECOND_CARD else None

    def why_not_second(self, pos: BattleLore, card: int, rack: bool) -> Reason | None:
        """B24.15, B24.16: why a card of this holder cannot be the second one."""
        if C_TACTIC[card]:
            return Reason("B24.15", card)
        return Reason("B24.16", card) if (pos.in_play_rack if rack else pos.in_play) else None

    def offer_holder(self, pos: BattleLore, rack: bool, found: Moves) -> None:
        """The cards of a holder that can be played now, each kind once."""
        cards = pos.rack if rack else pos.hands[pos.active]
        for i, card in enumerate(cards):
            if cards.index(card) == i and (self.stage != SECOND_CARD or self.why_not_second(pos, card, rack) is None):
                found.append(RACK.move1(card) if rack else COMMAND.move1(card))

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        found = Moves()
        self.offer_holder(pos, False, found)
        if pos.epic:
            self.offer_holder(pos, True, found)
        if self.stage == SECOND_CARD:
            found.append(DONE.move0())
        elif pos.lore:
            for move in window_moves(pos, pos.active, IN_LIEU):
                found.append(move)
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        reason: Reason | None = NOT_HERE
        if verb == COMMAND.code:
            reason = self.why_not_card(pos, arg1(move), False)
        elif verb == RACK.code:
            reason = self.why_not_card(pos, arg1(move), True)
        elif verb == DONE.code:
            reason = None if self.stage == SECOND_CARD else Reason("B5.5")
        elif is_lore_verb(verb):
            return why_not_in_window(pos, pos.active, IN_LIEU, move) if self.stage == CARD else Reason("B24.20")
        return reason

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == DONE.code:
            self.stage = ALONG
        elif is_lore_verb(verb):
            self.stage = READY
            play_lore(pos, pos.active, IN_LIEU, move)
        else:
            show(pos, arg1(move), verb == RACK.code)
            two = self.stage == CARD and pos.epic and not C_TACTIC[arg1(move)]
            self.stage = SECOND_CARD if two and may_add(pos) else ALONG

    def proceed(self, pos: BattleLore) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == ALONG:
            open_window(pos, pos.active, ALONGSIDE)
        elif stage == REACTIONS:
            for army in reversed(opponents(pos, pos.active)):
                open_window(pos, army, ON_COMMAND)
        elif stage == FALSE_ORDERS:
            if pos.recalled:
                pos.recalled = 0
                if false_orders(pos):
                    pos.push(SecondSection())
        elif stage == REPEAT:
            pos.orders_from = pos.in_play + pos.in_play_rack
            if COUNTER_ATTACK in pos.orders_from:
                pos.orders_from = []
                last = pos.last_orders[1 - (pos.active & 1)]
                if len(last) == 2 and last[0] != last[1]:
                    pos.push(Repeating())
                elif last:
                    repeat(pos, last[0])
        else:
            pos.pop()
            if pos.orders_from and C_TACTIC[pos.orders_from[0]]:
                pos.tactic = pos.orders_from[0]
            pos.last_orders = pos.last_orders.copy()
            pos.last_orders[pos.active & 1] = pos.orders_from.copy()


def may_add(pos: BattleLore) -> bool:
    """B24.16: a second Section card stands in the other holder. The own holder's cards are secret, so it is asked for in any case."""
    if not pos.in_play:
        return True
    return any(not C_TACTIC[card] for card in pos.rack)


def show(pos: BattleLore, card: int, rack: bool) -> None:
    """B5.8: the card is laid open."""
    if rack:
        pos.rack = pos.rack.copy()
        pos.rack.remove(card)
        pos.in_play_rack = [*pos.in_play_rack, card]
    else:
        take_command(pos, pos.active, card)
        pos.in_play = [*pos.in_play, card]
    if pos.log is not None:
        pos.tell(RACK_PLAYED if rack else CARD_PLAYED, (pos.chiefs[pos.active], card))
        tell_tactic(pos, card)


def false_orders(pos: BattleLore) -> bool:
    """B24.40–B24.45: what was played goes back, and one of the other cards of the holder, drawn unseen, is played instead.

    Returns whether a second Section card of the epic holder may be added.
    """
    army = pos.active
    others = sorted(pos.hands[army])
    if not others:
        return False
    card = others[pos.chance.below(len(others))]
    seat = pos.chiefs[army]
    for old in pos.in_play:
        return_command(pos, army, old)
        if pos.log is not None:
            pos.tell(TAKEN_BACK, (seat, old))
    for old in pos.in_play_rack:
        pos.rack = [*pos.rack, old]
        if pos.log is not None:
            pos.tell(TAKEN_BACK, (seat, old))
    pos.in_play = []
    pos.in_play_rack = []
    show(pos, card, False)
    return pos.epic == 1 and not C_TACTIC[card] and may_add(pos)


def repeat(pos: BattleLore, card: int) -> None:
    """B5.11: the orders of the opponent's card, for the same stretch of the board."""
    pos.orders_from = [C_MIRROR[card]]
    if pos.log is not None:
        pos.tell(COPIED, (pos.chiefs[pos.active], C_MIRROR[card], card, int(C_MIRROR[card] != card)))
        tell_tactic(pos, C_MIRROR[card])


def tell_tactic(pos: BattleLore, card: int) -> None:
    """What a Tactic card does; a Section card says it by its name."""
    if C_TACTIC[card]:
        pos.tell(CARD_MEANS, (card,))


@final
class SecondSection(Step[BattleLore]):
    """B24.42: after False Orders a second Section card may be taken from the epic holder, even one just put back."""

    rule: ClassVar[str] = "B24.42"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active]

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([RACK.move1(card) for card in sorted(set(pos.rack)) if not C_TACTIC[card]]))
        offers.append(DONE.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != RACK.code:
            return NOT_HERE
        if arg1(move) not in pos.rack:
            return Reason("B24.8", arg1(move))
        return Reason("B24.42", arg1(move)) if C_TACTIC[arg1(move)] else None

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == RACK.code:
            show(pos, arg1(move), True)


@final
class Repeating(Step[BattleLore]):
    """B24.36: Counter-Attack repeats only one of two Section cards."""

    rule: ClassVar[str] = "B24.36"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[pos.active]

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([COPY.move1(card) for card in pos.last_orders[1 - (pos.active & 1)]]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != COPY.code:
            return NOT_HERE
        return None if arg1(move) in pos.last_orders[1 - (pos.active & 1)] else Reason("B24.36", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        repeat(pos, arg1(move))
