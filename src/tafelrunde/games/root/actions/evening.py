"""What every Evening has in common: draw, then discard down to five (D6.6-1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, offered, only, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.events import FULL_HAND
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import HAND_LIMIT
from tafelrunde.games.root.terms.cards import draw, spend
from tafelrunde.games.root.terms.deck import KIND_CARDS, kinds_in
from tafelrunde.games.root.verbs import DISCARD, DONE


def draw_and_discard(pos: Root, count: i64) -> None:
    """Draw so many cards, then ask for discards if the hand is too large."""
    draw(pos, pos.turn, count)
    ask_discards(pos)


def ask_discards(pos: Root) -> None:
    """D6.6-1: down to five; whoever wants to see his last choice before the turn ends is asked once more."""
    if bits_set(pos.hands[pos.turn]) > HAND_LIMIT:
        if pos.asks_ends:
            pos.push(EVENING_ENDS)
        pos.push(HAND_LIMIT_STEP)


@final
class DiscardDown(Step[Root]):
    """D6.6-1: with more than five cards in hand, discard cards of one's choice down to five. No six are of one kind."""

    rule: ClassVar[str] = "D6.6-1"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if bits_set(pos.hands[pos.turn]) > HAND_LIMIT else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([DISCARD.move1(kind) for kind in kinds_in(pos.hands[pos.turn])]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DISCARD.code:
            return Reason("G4")
        return None if pos.hands[pos.turn] & KIND_CARDS[arg1(move)] else Reason("D6.6-1", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        spend(pos, pos.turn, arg1(move), why=FULL_HAND)

    def proceed(self, pos: Root) -> None:
        pos.pop()


HAND_LIMIT_STEP: Final = DiscardDown()


@final
class EveningEnds(Step[Root]):
    """R1.4-b: the turn ends after the last choice of Evening."""

    rule: ClassVar[str] = "R1.4-b"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        return only(DONE.move0())

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()


EVENING_ENDS: Final = EveningEnds()
