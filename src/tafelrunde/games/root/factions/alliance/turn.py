"""Chapter 8: the Woodland Alliance: Daylight and Evening. Its Birdsong is in `sympathy.py`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, only
from tafelrunde.engine.steps import Reason, Step, reasons
from tafelrunde.engine.verbs import Arg, Domain, arg1, arg2, arg3, count, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_daylight, play_daylight, why_not_daylight
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.evening import draw_and_discard
from tafelrunde.games.root.actions.movement import MOVES, add_battles, add_moves, move, why_not_battle, why_not_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.events import DID, DID_AT, MOBILIZED, ORGANIZES, REMOVED, TRAINS
from tafelrunde.games.root.factions.alliance.supporters import stack_is_full
from tafelrunde.games.root.factions.alliance.sympathy import make_officer, place_sympathy, why_not_sympathetic
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import hides_hand, leaves_secretly, spend
from tafelrunde.games.root.terms.deck import BIT_OF, EVERY_CARD, KIND_CARDS, MATCHING, kinds_in, lowest_card
from tafelrunde.games.root.verbs import BATTLE, CRAFT, DONE, MOBILIZE, MOVE, ORGANIZE, RECRUIT_AT, TRAIN
from tafelrunde.games.root.words import (
    ALLIANCE,
    ARMIES,
    BASE,
    BITS,
    BUILDINGS,
    CLEARINGS,
    EACH_CLEARING,
    EVERYWHERE,
    NOBODY,
    SUITS,
    WARRIOR,
)

STACK_WARNING: Final = Domain("stack", 2, ("open", "full"), clickable=False)


@final
class AllianceDaylight(Step[Root]):
    """R8.5: craft, mobilize and train, in any order."""

    rule: ClassVar[str] = "R8.5"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        """D8.5.2-1: a warning when a mobilized card would be lost."""
        return [(STACK_WARNING("stack"), 1 if stack_is_full(pos) else 0)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[ALLIANCE]

    def asks_anyway(self, pos: Root) -> bool:
        return hides_hand(pos, ALLIANCE)

    def private(self, pos: Root, seat: int, move: int) -> bool:
        """A mobilized card joins the stack face down, unless it does not fit."""
        return verb_code(move) == MOBILIZE.code and not stack_is_full(pos)

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        hand = pos.hands[ALLIANCE]
        add_daylight(pos, ALLIANCE, offers)
        if hand:
            add_crafts(pos, ALLIANCE, offers)
            for kind in kinds_in(hand):
                offers.append(MOBILIZE.move1(kind))
            if pos.bases and pos.supply[ALLIANCE]:
                for kind in kinds_in(hand & trainable(pos)):
                    offers.append(TRAIN.move1(kind))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb == CRAFT.code:
            reason = why_not_craft(pos, ALLIANCE, arg1(move), False)
        elif verb == MOBILIZE.code:
            reason = None if pos.hands[ALLIANCE] & KIND_CARDS[arg1(move)] else Reason("R8.5.2", arg1(move))
        elif verb == TRAIN.code:
            reason = why_not_train(pos, arg1(move))
        else:
            return why_not_daylight(pos, ALLIANCE, move)
        return reason

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == DONE.code:
            pos.pop()
        elif verb == CRAFT.code:
            craft(pos, ALLIANCE, arg1(move), False)
        elif verb == MOBILIZE.code:
            mobilize(pos, arg1(move))
        elif verb == TRAIN.code:
            if pos.log is not None:
                pos.tell(DID, (ALLIANCE, TRAINS))
            spend(pos, ALLIANCE, arg1(move))
            make_officer(pos)
        else:
            play_daylight(pos, ALLIANCE, move)


def trainable(pos: Root) -> i64:
    """R8.5.3: the cards of the suits of built bases."""
    cards = 0
    for suit in range(SUITS):
        if pos.bases >> suit & 1:
            cards |= MATCHING[suit]
    return cards


def why_not_train(pos: Root, kind: i64) -> Reason | None:
    """R8.5.3, D8.5.3-1: a hand card of a base's suit, a warrior in the supply."""
    if pos.supply[ALLIANCE] == 0:
        return Reason("D8.5.3-1")
    return None if pos.hands[ALLIANCE] & KIND_CARDS[kind] & trainable(pos) else Reason("R8.5.3", kind)


def mobilize(pos: Root, kind: i64) -> None:
    """R8.5.2, D8.5.2-1: a hand card joins the stack, or is discarded if that is full."""
    if stack_is_full(pos):
        spend(pos, ALLIANCE, kind)
        return
    card = lowest_card(pos.hands[ALLIANCE] & KIND_CARDS[kind])
    pos.hands[ALLIANCE] ^= BIT_OF[card]
    pos.supporters |= BIT_OF[card]
    leaves_secretly(pos, ALLIANCE, card, EVERY_CARD, 1 << ALLIANCE)
    if pos.log is not None:
        pos.tell(MOBILIZED, (ALLIANCE, kind, bits_set(pos.supporters)), knows=pos.bit[ALLIANCE])


# Evening.


@final
class AllianceEvening(Step[Root]):
    """R8.6: military operations, then draw and discard."""

    rule: ClassVar[str] = "R8.6.1"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("operations", 10), max(0, pos.officers - pos.operations))]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[ALLIANCE] if pos.part == 0 and pos.officers else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        if pos.operations >= pos.officers:
            return offers
        add_battles(pos, ALLIANCE, EVERYWHERE, offers)
        add_moves(pos, ALLIANCE, MOVES, EVERYWHERE, offers)
        if pos.bases:
            for clearing in EACH_CLEARING:
                if why_not_base_recruit(pos, clearing) is None:
                    offers.append(RECRUIT_AT.move1(clearing))
        for clearing in BITS[pos._camps[ALLIANCE]]:
            if why_not_organize(pos, clearing) is None:
                offers.append(ORGANIZE.move1(clearing))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        reason: Reason | None = Reason("G4")
        if verb == DONE.code:
            reason = None
        elif pos.operations >= pos.officers:
            reason = Reason("R8.6.1", pos.officers)
        elif verb == MOVE.code:
            reason = why_not_move(pos, ALLIANCE, arg1(move), arg2(move), arg3(move))
        elif verb == BATTLE.code:
            reason = why_not_battle(pos, ALLIANCE, arg1(move), arg2(move))
        elif verb == RECRUIT_AT.code:
            reason = why_not_base_recruit(pos, arg1(move))
        elif verb == ORGANIZE.code:
            reason = why_not_organize(pos, arg1(move))
        return reason

    def play(self, pos: Root, seat: int, step: int) -> None:
        verb = verb_code(step)
        if verb == DONE.code:
            pos.part = 1
            return
        pos.operations += 1
        if verb == MOVE.code:
            move(pos, ALLIANCE, arg1(step), arg2(step), arg3(step), ALLIANCE)
        elif verb == BATTLE.code:
            start_battle(pos, ALLIANCE, arg2(step), arg1(step), NOBODY)
        elif verb == RECRUIT_AT.code:
            pos.put_warriors(ALLIANCE, arg1(step), 1)
        else:
            organize(pos, arg1(step))

    def proceed(self, pos: Root) -> None:
        pos.pop()
        draw_and_discard(pos, 1 + bits_set(pos.bases))


NO_BASE: Final = reasons("R8.6.1.III", CLEARINGS, 1)


def why_not_base_recruit(pos: Root, clearing: i64) -> Reason | None:
    """R8.6.1.III, D2.5-2: a base there."""
    if pos.buildings[clearing * BUILDINGS + BASE] == 0:
        return NO_BASE[clearing]
    if pos.can_place(ALLIANCE, clearing):
        return None
    return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)


def why_not_organize(pos: Root, clearing: i64) -> Reason | None:
    """R8.6.1.IV, D8.6.1.IV-1: a warrior of the Alliance in an unsympathetic clearing where a token can lie."""
    if pos.warriors[clearing * ARMIES + ALLIANCE] == 0:
        return Reason("R8.6.1.IV", clearing + 1)
    return why_not_sympathetic(pos, clearing)


def organize(pos: Root, clearing: i64) -> None:
    """R8.6.1.IV: a warrior returns to the supply for a sympathy token."""
    pos.take_warriors(ALLIANCE, clearing, 1)
    pos.supply[ALLIANCE] += 1
    if pos.log is not None:
        pos.tell(DID_AT, (ALLIANCE, ORGANIZES, clearing))
        pos.tell(REMOVED, (ALLIANCE, WARRIOR, clearing, 1, pos.warriors[clearing * ARMIES + ALLIANCE], 1))
    place_sympathy(pos, clearing)


DAYLIGHT_STEP: Final[Step[Root]] = AllianceDaylight()
EVENING_STEP: Final[Step[Root]] = AllianceEvening()
