"""R8.2.6 Outrage: who moves into sympathy or removes it gives a card."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.bits import bits_set
from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.root.events import GAVE, OUTRAGE_SHOWN, SHOWN
from tafelrunde.games.root.factions.alliance.supporters import add_supporter_from_pile, stack_is_full
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import STACK, everybody_knows, learns, leaves_secretly, spend
from tafelrunde.games.root.terms.deck import BIT_OF, KIND_CARDS, KIND_OF, MATCHING, cards_in, kinds_in, lowest_card
from tafelrunde.games.root.verbs import CLEARING, GIVE, SUIT
from tafelrunde.games.root.words import ALLIANCE, OPEN_HANDS


@final
class Outrage(Step[Root]):
    """R8.2.6: whoever moves into or removes sympathy gives a matching card to the supporters, or shows his hand."""

    rule: ClassVar[str] = "R8.2.6-a"

    def __init__(self, payer: i64, clearing: i64) -> None:
        self.payer = payer
        self.clearing = clearing

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing), (SUIT("suit"), pos.suits[self.clearing])]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[self.payer] if pos.hands[self.payer] & MATCHING[pos.suits[self.clearing]] else 0

    def asks_anyway(self, pos: Root) -> bool:
        return not OPEN_HANDS >> self.payer & 1

    def private(self, pos: Root, seat: int, move: int) -> bool:
        """D8.2.6-2: only the Alliance sees the card, unless it comes from the open hand or goes to the discard pile."""
        return not OPEN_HANDS >> self.payer & 1 and not stack_is_full(pos)

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([GIVE.move1(kind) for kind in kinds_in(pos.hands[self.payer] & MATCHING[pos.suits[self.clearing]])]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != GIVE.code:
            return Reason("G4")
        cards = pos.hands[self.payer] & MATCHING[pos.suits[self.clearing]] & KIND_CARDS[arg1(move)]
        return None if cards else Reason("R8.2.6-a", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        kind = arg1(move)
        payer = self.payer
        if stack_is_full(pos):
            spend(pos, payer, kind)
            return
        card = lowest_card(pos.hands[payer] & KIND_CARDS[kind])
        pos.hands[payer] ^= BIT_OF[card]
        pos.supporters |= BIT_OF[card]
        pos.reveal()
        if OPEN_HANDS >> payer & 1:
            everybody_knows(pos, STACK, card)
        else:
            leaves_secretly(pos, payer, card, MATCHING[pos.suits[self.clearing]], 1 << payer | 1 << ALLIANCE)
            learns(pos, payer, STACK, BIT_OF[card])
        if pos.log is not None:
            knows = -1 if OPEN_HANDS >> payer & 1 else pos.bit[payer] | pos.bit[ALLIANCE]
            pos.tell(GAVE, (payer, ALLIANCE, kind, bits_set(pos.supporters)), knows=knows)

    def proceed(self, pos: Root) -> None:
        """R8.2.6-b, R8.2.6-c: no such card: the hand is shown and the Alliance draws a supporter."""
        pos.pop()
        hand = pos.hands[self.payer]
        hidden = hand != 0 and not OPEN_HANDS >> self.payer & 1
        if pos.log is not None:
            pos.tell(OUTRAGE_SHOWN, (self.payer, ALLIANCE, pos.suits[self.clearing], bits_set(hand) if hidden else 0))
        if hidden:
            learns(pos, ALLIANCE, self.payer, hand)
            pos.reveal()
            if pos.log is not None:
                both = pos.bit[self.payer] | pos.bit[ALLIANCE]
                for card in cards_in(hand):
                    pos.tell(SHOWN, (self.payer, ALLIANCE, KIND_OF[card]), knows=both, notices=both)
        add_supporter_from_pile(pos)
