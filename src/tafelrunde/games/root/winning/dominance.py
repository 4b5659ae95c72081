"""R3.3 Dominance cards: activation, coalitions (R9.2.8), and taking available ones."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.events import ALLIED_WITH, DOMINATED, RELATED, TOOK_CARD
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import DOMINANCE_POINTS
from tafelrunde.games.root.terms.cards import everybody_knows, hides_hand, spend, take_out
from tafelrunde.games.root.terms.deck import DOMINANCES, KIND_CARDS, KIND_SUIT, MATCHING, SUIT_OF, kinds_in, lowest_card
from tafelrunde.games.root.verbs import COALITION, DOMINATE, TAKE
from tafelrunde.games.root.words import ARMIES, BIRD, CLEARINGS, FACTIONS, HOSTILE, VAGABOND, changed

LEAST_FOR_COALITION: Final = 4
CLEARINGS_FOR_DOMINANCE: Final = 3


def why_not_activate(pos: Root, faction: int) -> Reason | None:
    """R3.3.1-a, R3.3.2-c, D9.2.8-1: what everybody can see to speak against activating a card."""
    if pos.unmarked >> faction & 1:
        return Reason("R3.3.2-c")
    if pos.points[faction] < DOMINANCE_POINTS:
        return Reason("R3.3.1-a", DOMINANCE_POINTS)
    if faction >= VAGABOND and (pos.seats < LEAST_FOR_COALITION or not candidates(pos, faction)):
        return Reason("R9.2.8-a")
    return None


def candidates(pos: Root, vagabond: int) -> list[int]:
    """R9.2.8-a, R9.2.8-c, D9.2.8-2: the players with a score marker and the fewest points, himself not counted."""
    found: list[int] = []
    fewest = 0
    for faction in range(FACTIONS):
        if faction == vagabond or pos.seat_of[faction] < 0 or pos.unmarked >> faction & 1:
            continue
        points = pos.points[faction]
        if not found or points < fewest:
            found = [faction]
            fewest = points
        elif points == fewest:
            found.append(faction)
    return found


def add_dominance(pos: Root, faction: int, offers: list[int]) -> None:
    """DP-T5, DP-T6: every activation and every available card that can be taken."""
    hand = pos.hands[faction]
    cards = hand & DOMINANCES
    if cards and why_not_activate(pos, faction) is None:
        for kind in kinds_in(cards):
            if faction >= VAGABOND:
                for partner in candidates(pos, faction):
                    offers.append(COALITION.move2(kind, partner))
            else:
                offers.append(DOMINATE.move1(kind))
    if pos.available and hand:
        for kind in kinds_in(pos.available):
            for spent in kinds_in(hand & MATCHING[KIND_SUIT[kind]]):
                offers.append(TAKE.move2(kind, spent))


def may_dominate(pos: Root, faction: int) -> bool:
    """What others can see: whether this hand could hold a card to activate or to take a dominance card with (D-State-1)."""
    return pos.seats > 2 and hides_hand(pos, faction) and (pos.available != 0 or why_not_activate(pos, faction) is None)


def why_not_dominance(pos: Root, faction: int, move: int) -> Reason | None:
    """The reason against one of the three verbs; NOT_HERE if it is another verb."""
    verb = verb_code(move)
    if verb == TAKE.code:
        return why_not_take(pos, faction, arg1(move), arg2(move))
    if verb != DOMINATE.code and verb != COALITION.code:
        return NOT_HERE
    if (faction >= VAGABOND) != (verb == COALITION.code):
        return Reason("D9.2.8-1")
    if not pos.hands[faction] & DOMINANCES & KIND_CARDS[arg1(move)]:
        return Reason("R3.3.1-a", arg1(move))
    reason = why_not_activate(pos, faction)
    if reason is not None:
        return reason
    if verb == COALITION.code and arg2(move) not in candidates(pos, faction):
        return Reason("R9.2.8-f" if pos.dominance[arg2(move)] >= 0 else "R9.2.8-a", arg2(move))
    return None


def why_not_take(pos: Root, faction: int, kind: int, spent: int) -> Reason | None:
    """R3.3.4, D3.3.4-1: an available card, and a card of its suit in hand; for birds a real bird."""
    if not pos.available & KIND_CARDS[kind]:
        return Reason("R3.3.3", kind)
    if not pos.hands[faction] & KIND_CARDS[spent]:
        return Reason("R3.3.4", spent)
    if not KIND_CARDS[spent] & MATCHING[KIND_SUIT[kind]]:
        return Reason("R2.1.1.II" if KIND_SUIT[kind] == BIRD else "R3.3.4", spent)
    return None


def play_dominance(pos: Root, faction: int, move: int) -> None:
    """Carry out one of the three verbs."""
    verb = verb_code(move)
    kind = arg1(move)
    if verb == TAKE.code:
        card = lowest_card(pos.available & KIND_CARDS[kind])
        pos.available ^= 1 << card
        spend(pos, faction, arg2(move))
        pos.hands[faction] |= 1 << card
        everybody_knows(pos, faction, card)
        if pos.log is not None:
            pos.tell(TOOK_CARD, (faction, kind))
        return
    pos.dominance = changed(pos.dominance, faction, take_out(pos, faction, kind))
    pos.unmarked |= 1 << faction
    if pos.log is not None:
        pos.tell(DOMINATED, (faction, kind))
    if verb == COALITION.code:
        join(pos, faction, arg2(move))


def join(pos: Root, vagabond: int, partner: int) -> None:
    """R9.2.8-b, R9.2.9.IIId: the marker goes to the partner's board, and a hostile partner becomes neutral."""
    pos.partner = changed(pos.partner, vagabond, partner)
    if pos.log is not None:
        pos.tell(ALLIED_WITH, (vagabond, partner))
    entry = (vagabond - VAGABOND) * ARMIES + partner
    if partner < VAGABOND and pos.relations[entry] == HOSTILE:
        pos.relations[entry] = 0
        if pos.log is not None:
            pos.tell(RELATED, (vagabond, partner, 0))


def check_dominance(pos: Root, faction: int) -> None:
    """R3.3.1.I, R3.3.1.II: as Birdsong starts, the rule of three clearings of the suit, or of two opposite corners, wins."""
    card = pos.dominance[faction]
    if card < 0 or faction >= VAGABOND:
        return
    suit = SUIT_OF[card]
    if suit == BIRD:
        for corner in pos._map.corners:
            if pos.ruler[corner] == faction and pos.ruler[pos._map.opposite[corner]] == faction:
                pos.win(faction, "R3.3.1.II")
                return
        return
    ruled = 0
    for clearing in range(CLEARINGS):
        if pos.suits[clearing] == suit and pos.ruler[clearing] == faction:
            ruled += 1
    if ruled >= CLEARINGS_FOR_DOMINANCE:
        pos.win(faction, "R3.3.1.I")
