"""R3.3 Dominance cards: activation, coalitions (R9.2.8), and taking available ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.events import DOMINANCE_STANDS, DOMINANT, DOMINATED, TOOK_CARD
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import DOMINANCE_POINTS
from tafelrunde.games.root.terms.cards import everybody_knows, hides_hand, spend, take_out
from tafelrunde.games.root.terms.deck import BIT_OF, DOMINANCES, KIND_CARDS, KIND_OF, KIND_SUIT, MATCHING, SUIT_OF, kinds_in, lowest_card
from tafelrunde.games.root.verbs import COALITION, DOMINATE, TAKE
from tafelrunde.games.root.words import ARMIES, BIRD, EACH_CLEARING

CLEARINGS_FOR_DOMINANCE: Final = 3
CORNERS_FOR_DOMINANCE: Final = 2


TOO_FEW_POINTS: Final = Reason("R3.3.1-a", DOMINANCE_POINTS)


def why_not_activate(pos: Root, faction: i64) -> Reason | None:
    """R3.3.1-a, R3.3.2-c, D9.2.8-1: what everybody can see to speak against activating a card."""
    if pos.unmarked >> faction & 1:
        return Reason("R3.3.2-c")
    if pos.points[faction] < DOMINANCE_POINTS:
        return TOO_FEW_POINTS
    return PLAYED[faction].why_not_dominate(pos)


def add_dominance(pos: Root, faction: i64, offers: Moves) -> None:
    """R3.3.1-a, R3.3.4: every activation and every available card that can be taken."""
    hand = pos.hands[faction]
    cards = hand & DOMINANCES
    if cards and why_not_activate(pos, faction) is None:
        for kind in kinds_in(cards):
            PLAYED[faction].add_dominations(pos, kind, offers)
    if pos.available and hand:
        for kind in kinds_in(pos.available):
            for spent in kinds_in(hand & MATCHING[KIND_SUIT[kind]]):
                offers.append(TAKE.move2(kind, spent))


def may_dominate(pos: Root, faction: i64) -> bool:
    """What others can see: whether this hand could hold a card to activate or to take a dominance card with (D-State-1)."""
    return pos.seats > 2 and hides_hand(pos, faction) and (pos.available != 0 or why_not_activate(pos, faction) is None)


def why_not_dominance(pos: Root, faction: i64, move: i64) -> Reason | None:
    """The reason against one of the three verbs; NOT_HERE if it is another verb."""
    verb = verb_code(move)
    if verb == TAKE.code:
        return why_not_take(pos, faction, arg1(move), arg2(move))
    if verb != DOMINATE.code and verb != COALITION.code:
        return NOT_HERE
    if (faction >= ARMIES) != (verb == COALITION.code):
        return Reason("D9.2.8-1")
    if not pos.hands[faction] & DOMINANCES & KIND_CARDS[arg1(move)]:
        return Reason("R3.3.1-a", arg1(move))
    reason = why_not_activate(pos, faction)
    return PLAYED[faction].why_not_domination(pos, move) if reason is None else reason


def why_not_take(pos: Root, faction: i64, kind: i64, spent: i64) -> Reason | None:
    """R3.3.4, D3.3.4-1: an available card, and a card of its suit in hand; for birds a real bird."""
    if not pos.available & KIND_CARDS[kind]:
        return Reason("R3.3.3", kind)
    if not pos.hands[faction] & KIND_CARDS[spent]:
        return Reason("R3.3.4", spent)
    if not KIND_CARDS[spent] & MATCHING[KIND_SUIT[kind]]:
        return Reason("R2.1.1.II" if KIND_SUIT[kind] == BIRD else "R3.3.4", spent)
    return None


def play_dominance(pos: Root, faction: i64, move: i64) -> None:
    """Carry out one of the three verbs."""
    verb = verb_code(move)
    kind = arg1(move)
    if verb == TAKE.code:
        card = lowest_card(pos.available & KIND_CARDS[kind])
        pos.available ^= BIT_OF[card]
        spend(pos, faction, arg2(move))
        pos.hands[faction] |= BIT_OF[card]
        everybody_knows(pos, faction, card)
        if pos.log is not None:
            pos.tell(TOOK_CARD, (faction, kind))
        return
    pos.dominance = changed(pos.dominance, faction, take_out(pos, faction, kind))
    pos.unmarked |= 1 << faction
    if pos.log is not None:
        pos.tell(DOMINATED, (faction, kind, 1 if verb == COALITION.code else 0))
    PLAYED[faction].dominated(pos, move)


def check_dominance(pos: Root, faction: i64) -> None:
    """R3.3.1.I, R3.3.1.II: as Birdsong starts, the rule of three clearings of the suit, or of two opposite corners, wins."""
    card = pos.dominance[faction]
    if card < 0 or faction >= ARMIES:
        return
    if ruled_for(pos, faction) >= needed_for(pos, faction):
        win_by(pos, faction, card, "R3.3.1.II" if SUIT_OF[card] == BIRD else "R3.3.1.I")
    elif pos.log is not None:
        pos.tell(DOMINANCE_STANDS, (faction, KIND_OF[card], ruled_for(pos, faction), needed_for(pos, faction)))


def needed_for(pos: Root, faction: i64) -> i64:
    """How many clearings the activated card asks for."""
    return CORNERS_FOR_DOMINANCE if SUIT_OF[pos.dominance[faction]] == BIRD else CLEARINGS_FOR_DOMINANCE


def ruled_for(pos: Root, faction: i64) -> i64:
    """How many of them are ruled now: clearings of the suit, or corners of the one pair that is held best."""
    suit = SUIT_OF[pos.dominance[faction]]
    best = 0
    if suit == BIRD:
        for corner in pos._map.corners:
            if pos.ruler[corner] == faction:
                best = max(best, 2 if pos.ruler[pos._map.opposite[corner]] == faction else 1)
        return best
    for clearing in EACH_CLEARING:
        if pos.suits[clearing] == suit and pos.ruler[clearing] == faction:
            best += 1
    return best


def win_by(pos: Root, faction: i64, card: i64, rule: str) -> None:
    """The rule that the card asks for is there."""
    if pos.log is not None:
        pos.tell(DOMINANT, (faction, KIND_OF[card]))
    pos.win(faction, rule)
