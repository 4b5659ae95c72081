"""Chapter 10: the Lizard Cult."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.packed import Moves, only
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.evening import draw_and_discard
from tafelrunde.games.root.events import HATED_NOW, LAID_OPEN, OUTCAST_NOW, SOULS_RELEASED
from tafelrunde.games.root.factions.cult.board import GARDENS_FOR_BONUS
from tafelrunde.games.root.factions.cult.conspiracies import CONSPIRACIES_STEP
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import everybody_knows, hides_hand
from tafelrunde.games.root.terms.deck import BIT_OF, DOMINANCES, KIND_OF, SUIT_OF, cards_in
from tafelrunde.games.root.verbs import CRAFT, DONE
from tafelrunde.games.root.words import CULT, SUITS

# Setup.


# Birdsong.


@final
class CultBirdsong(Step[Root]):
    """R10.4: the outcast, Lost Souls, conspiracies."""

    def proceed(self, pos: Root) -> None:
        part = pos.part
        pos.part = part + 1
        if part == 0:
            adjust_outcast(pos)
        elif part == 1:
            release_souls(pos)
            pos.push(CONSPIRACIES_STEP)
        else:
            pos.pop()


def adjust_outcast(pos: Root) -> None:
    """R10.4.1: the suit with most cards in Lost Souls; otherwise, and if it is the same, the marker turns to Hated."""
    counts = [0, 0, 0, 0]
    for card in pos.souls:
        counts[SUIT_OF[card]] += 1
    most = max(counts[:SUITS])
    leaders = [suit for suit in range(SUITS) if counts[suit] == most]
    if len(leaders) == 1 and leaders[0] != pos.outcast:
        pos.outcast = leaders[0]
        pos.hated = False
        if pos.log is not None:
            pos.tell(OUTCAST_NOW, (pos.outcast,))
    elif not pos.hated:
        pos.hated = True
        if pos.log is not None:
            pos.tell(HATED_NOW, (pos.outcast,))


def release_souls(pos: Root) -> None:
    """R10.4.2: Lost Souls goes to the discard pile, dominance cards become available."""
    others = [card for card in pos.souls if not DOMINANCES & BIT_OF[card]]
    if others and pos.log is not None:
        pos.tell(SOULS_RELEASED, (len(others),))
    for card in pos.souls:
        if DOMINANCES & BIT_OF[card]:
            pos.available |= BIT_OF[card]
            if pos.log is not None:
                pos.tell(LAID_OPEN, (KIND_OF[card],))
        else:
            pos.discards = [*pos.discards, card]
    pos.souls = []


# Evening.


@final
class CultEvening(Step[Root]):
    """R10.6: take the revealed cards back, craft, draw and discard."""

    rule: ClassVar[str] = "R10.6.2"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[CULT] if pos.part == 1 and pos.gardens[pos.outcast] else 0

    def asks_anyway(self, pos: Root) -> bool:
        return hides_hand(pos, CULT)

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        add_crafts(pos, CULT, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != CRAFT.code:
            return Reason("G4")
        return why_not_craft(pos, CULT, arg1(move), False)

    def play(self, pos: Root, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.part = 2
        else:
            craft(pos, CULT, arg1(move), False)

    def proceed(self, pos: Root) -> None:
        if pos.part == 0:
            pos.part = 1
            take_back(pos)
            return
        pos.pop()
        count = 1
        for suit in range(SUITS):
            if pos.gardens[suit] >= GARDENS_FOR_BONUS:
                count += 1
        draw_and_discard(pos, count)


def take_back(pos: Root) -> None:
    """R10.6.1: the revealed cards return to the hand; everybody has seen them."""
    pos.hands[CULT] |= pos.revealed
    for card in cards_in(pos.revealed):
        everybody_knows(pos, CULT, card)
    pos.revealed = 0


BIRDSONG_STEP: Final[Step[Root]] = CultBirdsong()
EVENING_STEP: Final[Step[Root]] = CultEvening()
