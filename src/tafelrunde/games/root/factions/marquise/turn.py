"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, only, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, Verb, arg1, arg2, arg3, count, verb_code
from tafelrunde.games.root.actions.crafted_cards import DONE_MOVE, add_daylight, play_daylight, why_not_daylight
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.evening import draw_and_discard
from tafelrunde.games.root.actions.movement import MARCHES, add_battles, add_moves, can_move, move, why_not_battle, why_not_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.events import DID, DID_AT, OVERWORKS, PLACED, WOOD_SCARCE, WORKS_ON
from tafelrunde.games.root.factions.marquise.board import CAT_ACTIONS, RECRUITERS_FOR_BONUS
from tafelrunde.games.root.factions.marquise.building import add_builds, begin_build, why_not_build
from tafelrunde.games.root.factions.marquise.recruiting import PiecesShort, due_at, recruit, why_not_recruit
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import hides_hand, spend
from tafelrunde.games.root.terms.deck import BIRDS, KIND_CARDS, KINDS, MATCHING, kinds_in
from tafelrunde.games.root.verbs import (
    BATTLE,
    BUILD,
    CRAFT,
    DONE,
    EXTRA,
    MARCH,
    OVERWORK,
    PAY_WOOD,
    RECRUIT,
)
from tafelrunde.games.root.words import BUILDINGS, EACH_CLEARING, EVERYWHERE, MARQUISE, NOBODY, RECRUITER, SAWMILL, WOOD

# Setup.


# Birdsong.


@final
class MarquiseBirdsong(Step[Root]):
    """R6.4: wood at the sawmills. `part` is 1 once it is there, or asked for."""

    def proceed(self, pos: Root) -> None:
        if pos.part == 0:
            pos.part = 1
            due = due_at(pos, SAWMILL)
            if pos.wood_left < pos.built[SAWMILL] and pos.wood_left < sum(due):
                if pos.log is not None:
                    pos.tell(WOOD_SCARCE, (pos.wood_left, sum(due)))
                pos.push(WoodShort(due))
                return
            for clearing in EACH_CLEARING:
                if due[clearing]:
                    put_wood(pos, clearing, due[clearing])
        pos.pop()


def put_wood(pos: Root, clearing: i64, count: i64) -> None:
    """R2.5-b: so many wood tokens from the supply, or as many as there are."""
    count = min(count, pos.wood_left)
    if count == 0:
        return
    pos.wood = added(pos.wood, clearing, count)
    pos.wood_left -= count
    pos.touch(clearing)
    if pos.log is not None:
        pos.tell(PLACED, (MARQUISE, WOOD, clearing, count, pos.wood[clearing]))


@final
class WoodShort(PiecesShort):
    """D6.4-1: with less wood than sawmills the Marquise chooses the sawmills."""

    rule: ClassVar[str] = "D6.4-1"

    def left(self, pos: Root) -> i64:
        return pos.wood_left

    def verb(self) -> Verb:
        return PAY_WOOD

    def why_not_here(self, pos: Root, clearing: i64) -> Reason | None:
        scorched = pos.scorched >> clearing & 1 and pos.buildings[clearing * BUILDINGS + SAWMILL]
        return Reason("D9.7-4" if scorched else "R6.4", clearing + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        clearing = arg1(move)
        pos.push(WoodShort(added(self.due, clearing, -1)))
        put_wood(pos, clearing, 1)


# Daylight.


@final
class MarquiseDaylight(Step[Root]):
    """R6.5: crafting, then up to three actions, then more for bird cards. `part` is 0 while crafting is open."""

    rule: ClassVar[str] = "R6.5-b"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("actions", 20), pos.actions)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def asks_anyway(self, pos: Root) -> bool:
        return hides_hand(pos, MARQUISE)

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE_MOVE)
        hand = pos.hands[MARQUISE]
        add_daylight(pos, MARQUISE, offers)
        if hand and pos.part == 0:
            add_crafts(pos, MARQUISE, offers)
        if pos.actions:
            add_battles(pos, MARQUISE, EVERYWHERE, offers)
            add_moves(pos, MARQUISE, MARCHES, EVERYWHERE, offers)
            if why_not_recruit(pos) is None:
                offers.append(RECRUIT.move0())
            add_builds(pos, offers)
            add_overworks(pos, offers)
        elif hand & BIRDS:
            for kind in kinds_in(hand & BIRDS):
                offers.append(EXTRA.move1(kind))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb == CRAFT.code:
            reason = why_not_craft(pos, MARQUISE, arg1(move), False) if pos.part == 0 else Reason("D6.5-1")
        elif verb == EXTRA.code:
            reason = why_not_extra(pos, arg1(move))
        elif verb in (BATTLE.code, MARCH.code, RECRUIT.code, BUILD.code, OVERWORK.code):
            reason = Reason("R6.5-c") if pos.actions == 0 else why_not_action(pos, move)
        else:
            return why_not_daylight(pos, MARQUISE, move)
        return reason

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == DONE.code:
            pos.pop()
        elif verb == CRAFT.code:
            craft(pos, MARQUISE, arg1(move), False)
        elif verb == EXTRA.code:
            if pos.log is not None:
                pos.tell(DID, (MARQUISE, WORKS_ON))
            spend(pos, MARQUISE, arg1(move))
            pos.actions += 1
        elif verb in (BATTLE.code, MARCH.code, RECRUIT.code, BUILD.code, OVERWORK.code):
            pos.part = 1
            pos.actions -= 1
            act(pos, move)
        else:
            play_daylight(pos, MARQUISE, move)


def why_not_extra(pos: Root, kind: i64) -> Reason | None:
    """R6.5-c: after three actions, a bird card."""
    if pos.actions:
        return Reason("R6.5-c")
    return None if pos.hands[MARQUISE] & BIRDS & KIND_CARDS[kind] else Reason("R2.1.1.II", kind)


def why_not_action(pos: Root, move: i64) -> Reason | None:
    """The reason against one of the five actions."""
    verb = verb_code(move)
    if verb == BATTLE.code:
        return why_not_battle(pos, MARQUISE, arg1(move), arg2(move))
    if verb == MARCH.code:
        return why_not_move(pos, MARQUISE, arg1(move), arg2(move), arg3(move))
    if verb == RECRUIT.code:
        return why_not_recruit(pos)
    if verb == BUILD.code:
        return why_not_build(pos, arg1(move), arg2(move))
    return why_not_overwork(pos, arg1(move), arg2(move))


def act(pos: Root, step: i64) -> None:
    """Carry out one action."""
    verb = verb_code(step)
    if verb == BATTLE.code:
        start_battle(pos, MARQUISE, arg2(step), arg1(step), NOBODY)
    elif verb == MARCH.code:
        pos.push(SECOND_MARCH)
        move(pos, MARQUISE, arg1(step), arg2(step), arg3(step), MARQUISE)
    elif verb == RECRUIT.code:
        recruit(pos)
    elif verb == BUILD.code:
        begin_build(pos, arg1(step), arg2(step))
    else:
        if pos.log is not None:
            pos.tell(DID_AT, (MARQUISE, OVERWORKS, arg1(step)))
        spend(pos, MARQUISE, arg2(step))
        put_wood(pos, arg1(step), 1)


@final
class SecondMarch(Step[Root]):
    """R6.5.2, D6.5.2-1: the second move of a march, or none."""

    rule: ClassVar[str] = "R6.5.2"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE] if can_move(pos, MARQUISE, EVERYWHERE) else 0

    def proceed(self, pos: Root) -> None:
        pos.pop()

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE_MOVE)
        add_moves(pos, MARQUISE, MARCHES, EVERYWHERE, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb != MARCH.code:
            return Reason("D6.5.2-1")
        return why_not_move(pos, MARQUISE, arg1(move), arg2(move), arg3(move))

    def play(self, pos: Root, seat: int, step: int) -> None:
        pos.pop()
        if verb_code(step) == MARCH.code:
            move(pos, MARQUISE, arg1(step), arg2(step), arg3(step), MARQUISE)


SECOND_MARCH: Final = SecondMarch()


OVERWORK_MOVES: Final = vec[vec[i64]]([vec[i64]([OVERWORK.move2(clearing, kind) for kind in range(KINDS)]) for clearing in EACH_CLEARING])
"""Every card at every clearing, written down once."""


def add_overworks(pos: Root, offers: Moves) -> None:
    """R6.5.5: each clearing with a sawmill, each card that matches it."""
    hand = pos.hands[MARQUISE]
    if hand == 0 or pos.built[SAWMILL] == 0:
        return
    buildings = pos.buildings
    left = pos.built[SAWMILL]
    for clearing in EACH_CLEARING:
        count = buildings[clearing * BUILDINGS + SAWMILL]
        if count:
            if not pos.scorched >> clearing & 1:
                overworks = OVERWORK_MOVES[clearing]
                for kind in kinds_in(hand & MATCHING[pos.suits[clearing]]):
                    offers.append(overworks[kind])
            left -= count
            if left == 0:
                return


def why_not_overwork(pos: Root, clearing: i64, kind: i64) -> Reason | None:
    """R6.5.5, D6.5.5-1: a sawmill and a matching card; wood comes if there is any."""
    if pos.buildings[clearing * BUILDINGS + SAWMILL] == 0:
        return Reason("R6.5.5", clearing + 1)
    if not pos.can_place(MARQUISE, clearing):
        return Reason("D9.7-4", clearing + 1)
    if not pos.hands[MARQUISE] & KIND_CARDS[kind] & MATCHING[pos.suits[clearing]]:
        return Reason("R6.5.5", kind)
    return None


# Evening.


@final
class MarquiseEvening(Step[Root]):
    """R6.6: draw, then discard down to five."""

    def proceed(self, pos: Root) -> None:
        pos.pop()
        count = 1
        for recruiters in RECRUITERS_FOR_BONUS:
            if pos.built[RECRUITER] >= recruiters:
                count += 1
        draw_and_discard(pos, count)


BIRDSONG_STEP: Final[Step[Root]] = MarquiseBirdsong()
DAYLIGHT_STEP: Final[Step[Root]] = MarquiseDaylight()
EVENING_STEP: Final[Step[Root]] = MarquiseEvening()
ACTIONS: Final = CAT_ACTIONS
