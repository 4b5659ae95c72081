"""R8.2.3, R8.2.4: the supporters stack, and what the loss of a base costs it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.events import BASE_LOST, DISCARDED, FULL_STACK, OFFICERS, SUPPORTER_DREW, SUPPORTER_SPENT
from tafelrunde.games.root.factions.alliance.board import STACK_WITHOUT_BASE
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import STACK, lay_down, leaves_openly, lies_open, top_card
from tafelrunde.games.root.terms.deck import BIT_OF, KIND_CARDS, KIND_OF, MATCHING, every_kind_in, kinds_in, lowest_card
from tafelrunde.games.root.verbs import DISCARD
from tafelrunde.games.root.words import ALLIANCE, BASE_LOSS, NOBODY


def spend_supporter(pos: Root, kind: i64, clearing: i64 = NOBODY, spreads: bool = False) -> None:
    """R8.2.3-a: a supporter is discarded and thus public (D8.2.3-1): spent for sympathy (`spreads`) or a revolt in a clearing; without
    one he is lost with a base.
    """
    card = lowest_card(pos.supporters & KIND_CARDS[kind])
    pos.supporters ^= BIT_OF[card]
    leaves_openly(pos, STACK, card)
    lay_down(pos, card)
    if pos.log is not None:
        left, souls = bits_set(pos.supporters), len(pos.souls)
        pos.tell(
            SUPPORTER_SPENT,
            (ALLIANCE, kind, lies_open(pos, card), left, int(clearing < 0), souls, int(spreads), max(clearing, 0)),
        )


def stack_is_full(pos: Root) -> bool:
    """R8.2.3.I-a: without a base the stack holds five."""
    return pos.bases == 0 and bits_set(pos.supporters) >= STACK_WITHOUT_BASE


def lose_base(pos: Root, suit: i64) -> None:
    """R8.2.4-a, R8.2.4-b: supporters of the suit and birds go, and half of the officers, rounded up."""
    if pos.supporters:
        pos.reveal()  # also when none goes: then everybody knows that none matches
    leaving = pos.supporters & MATCHING[suit]
    gone = (pos.officers + 1) // 2
    if pos.log is not None:
        pos.tell(BASE_LOST, (ALLIANCE, suit, bits_set(leaving), gone))
    for kind in every_kind_in(leaving):
        spend_supporter(pos, kind)
    pos.officers -= gone
    pos.supply[ALLIANCE] += gone
    if gone and pos.log is not None:
        pos.tell(OFFICERS, (ALLIANCE, pos.officers))
    pending = False
    for trigger in pos.triggers:
        pending = pending or trigger >> 24 == BASE_LOSS
    if not pending and pos.bases == 0 and bits_set(pos.supporters) > STACK_WITHOUT_BASE:
        pos.push(SUPPORTERS_LEAVE)


def add_supporter_from_pile(pos: Root) -> None:
    """The top card of the draw pile becomes a supporter, or is discarded if the stack is full (R8.2.3.I-b)."""
    full = stack_is_full(pos)
    card = top_card(pos)
    if card < 0:
        return
    pos.reveal()
    if full:
        lay_down(pos, card)
        if pos.log is not None:
            pos.tell(DISCARDED, (ALLIANCE, KIND_OF[card], lies_open(pos, card), len(pos.souls), FULL_STACK))
    else:
        pos.supporters |= BIT_OF[card]
        if pos.log is not None:
            pos.tell(SUPPORTER_DREW, (ALLIANCE, KIND_OF[card], bits_set(pos.supporters)), knows=pos.bit[ALLIANCE])


@final
class SupportersLeave(Step[Root]):
    """R8.2.4-c: without a base the Alliance keeps five supporters of its choice."""

    rule: ClassVar[str] = "R8.2.4-c"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[ALLIANCE] if bits_set(pos.supporters) > STACK_WITHOUT_BASE else 0

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([DISCARD.move1(kind) for kind in kinds_in(pos.supporters)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DISCARD.code:
            return Reason("G4")
        return None if pos.supporters & KIND_CARDS[arg1(move)] else Reason("R8.2.4-c", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        spend_supporter(pos, arg1(move))

    def proceed(self, pos: Root) -> None:
        pos.pop()


SUPPORTERS_LEAVE: Final = SupportersLeave()
