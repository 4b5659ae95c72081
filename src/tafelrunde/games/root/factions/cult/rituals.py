"""R10.5: the Cult's Daylight: cards are revealed, each for one ritual."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, only, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_daylight, play_daylight, why_not_daylight
from tafelrunde.games.root.events import ACOLYTES, FOR_GARDENS, REVEALED, TO_SCORE
from tafelrunde.games.root.factions.cult.board import GARDEN_POINTS, GARDENS_OF_A_SUIT
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import hides_hand, spend, take_out
from tafelrunde.games.root.terms.deck import BIRDS, BIT_OF, KIND_CARDS, KIND_SUIT, SUIT_CARDS, kinds_in
from tafelrunde.games.root.verbs import DONE, RITUAL_BUILD, RITUAL_RECRUIT, RITUAL_SCORE, SACRIFICE
from tafelrunde.games.root.words import BIRD, CULT, EACH_CLEARING, GARDEN, SUITS


@final
class CultDaylight(Step[Root]):
    """R10.5: build, recruit, score and sacrifice, in any order."""

    rule: ClassVar[str] = "R10.5-a"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[CULT]

    def asks_anyway(self, pos: Root) -> bool:
        return hides_hand(pos, CULT)

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        add_daylight(pos, CULT, offers)
        hand = pos.hands[CULT]
        if hand == 0:
            return offers
        for suit in range(SUITS):
            cards = hand & SUIT_CARDS[suit]
            if cards:
                add_rituals(pos, suit, kinds_in(cards), offers)
        for kind in kinds_in(hand & BIRDS):
            offers.append(SACRIFICE.move1(kind))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb not in RITUALS:
            return why_not_daylight(pos, CULT, move)
        return why_not_ritual(pos, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == DONE.code:
            pos.pop()
        elif verb in RITUALS:
            perform(pos, move)
        else:
            play_daylight(pos, CULT, move)


RITUALS: Final = frozenset((RITUAL_BUILD.code, RITUAL_RECRUIT.code, RITUAL_SCORE.code, SACRIFICE.code))
DAYLIGHT_STEP: Final[Step[Root]] = CultDaylight()


def add_rituals(pos: Root, suit: i64, kinds: vec[i64], offers: Moves) -> None:
    """Every ritual for the cards of one suit."""
    score = not pos.scored >> suit & 1 and pos.gardens[suit]
    for kind in kinds:
        if score:
            offers.append(RITUAL_SCORE.move1(kind))
    for clearing in EACH_CLEARING:
        if pos.suits[clearing] != suit:
            continue
        if why_not_garden(pos, clearing) is None:
            for kind in kinds:
                offers.append(RITUAL_BUILD.move2(kind, clearing))
        if why_not_follower(pos, clearing) is None:
            for kind in kinds:
                offers.append(RITUAL_RECRUIT.move2(kind, clearing))


def why_not_here(pos: Root, clearing: i64) -> Reason | None:
    """Where the Cult cannot place anything."""
    if pos.can_place(CULT, clearing):
        return None
    return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)


def why_not_garden(pos: Root, clearing: i64) -> Reason | None:
    """R10.5.1, D10.5.1-1: a ruled clearing with a slot, and a garden of its suit on the track."""
    if pos.ruler[clearing] != CULT:
        return Reason("R10.5.1", clearing + 1)
    if pos.free[clearing] == 0:
        return Reason("R2.2.3-c", clearing + 1)
    if pos.gardens[pos.suits[clearing]] >= GARDENS_OF_A_SUIT:
        return Reason("R2.5-a", clearing + 1)
    return why_not_here(pos, clearing)


def why_not_follower(pos: Root, clearing: i64) -> Reason | None:
    """R10.5.2, D10.5.2-1: any matching clearing but the keep's."""
    return why_not_here(pos, clearing)


def why_not_ritual(pos: Root, move: i64) -> Reason | None:
    """The reason against one ritual: the card, its suit (R10.2.2), and what the ritual needs."""
    verb = verb_code(move)
    kind = arg1(move)
    suit = KIND_SUIT[kind]
    if not pos.hands[CULT] & KIND_CARDS[kind]:
        return Reason("R10.5-c" if pos.revealed & KIND_CARDS[kind] else "R10.5-a", kind)
    if verb == SACRIFICE.code:
        return None if suit == BIRD else Reason("R10.5.4", kind)
    if suit == BIRD:
        return Reason("R10.2.2", kind)
    if verb == RITUAL_SCORE.code:
        if pos.scored >> suit & 1:
            return Reason("R10.5.3-b", suit)
        return None if pos.gardens[suit] else Reason("D10.5.3-1", suit)
    clearing = arg2(move)
    if pos.suits[clearing] != suit:
        return Reason("R10.5.1" if verb == RITUAL_BUILD.code else "R10.5.2", clearing + 1)
    return why_not_garden(pos, clearing) if verb == RITUAL_BUILD.code else why_not_follower(pos, clearing)


def perform(pos: Root, move: i64) -> None:
    """Reveal the card and carry out its ritual; a scored card is spent (R10.5.3-a)."""
    verb = verb_code(move)
    kind = arg1(move)
    if verb == RITUAL_SCORE.code:
        suit = KIND_SUIT[kind]
        pos.scored |= 1 << suit
        spend(pos, CULT, kind, why=TO_SCORE)
        pos.score(CULT, GARDEN_POINTS[pos.gardens[suit]], FOR_GARDENS)
        return
    pos.revealed |= BIT_OF[take_out(pos, CULT, kind)]
    if pos.log is not None:
        pos.tell(REVEALED, (CULT, kind))
    if verb == RITUAL_BUILD.code:
        pos.put_building(GARDEN, arg2(move))
    elif verb == RITUAL_RECRUIT.code:
        pos.put_warriors(CULT, arg2(move), 1)
    elif pos.supply[CULT]:
        pos.supply[CULT] -= 1
        pos.acolytes += 1
        if pos.log is not None:
            pos.tell(ACOLYTES, (CULT, pos.acolytes))
