"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, count, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_daylight, open_birdsong, play_daylight, why_not_daylight
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.evening import draw_and_discard
from tafelrunde.games.root.actions.movement import EVERYWHERE, MARCHES, add_battles, add_moves, move, why_not_battle, why_not_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.events import PLACED
from tafelrunde.games.root.factions.marquise.building import add_builds, begin_build, why_not_build
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import (
    CAT_ACTIONS,
    RECRUITERS_FOR_BONUS,
)
from tafelrunde.games.root.terms.cards import hides_hand, spend
from tafelrunde.games.root.terms.deck import BIRDS, KIND_CARDS, MATCHING, kinds_in
from tafelrunde.games.root.verbs import (
    BATTLE,
    BUILD,
    CRAFT,
    DONE,
    EXTRA,
    FOUND,
    KEEP_AT,
    MARCH,
    OVERWORK,
    PAY_WOOD,
    PIECE,
    RECRUIT,
    RECRUIT_AT,
)
from tafelrunde.games.root.words import (
    BUILDINGS,
    CLEARINGS,
    KEEP,
    MARQUISE,
    NOBODY,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)

# Setup.


@final
class PlaceKeep(Step[Root]):
    """R6.3.2, R6.3.3: the keep in a corner, and a warrior in every clearing but the opposite corner."""

    rule: ClassVar[str] = "R6.3.2"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [KEEP_AT.move1(corner) for corner in pos._map.corners]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != KEEP_AT.code:
            return Reason("G4")
        return None if arg1(move) in pos._map.corners else Reason("R6.3.2", arg1(move) + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.keep = arg1(move)
        if pos.log is not None:
            pos.tell(PLACED, (MARQUISE, KEEP, pos.keep, 1))
        for clearing in range(CLEARINGS):
            if clearing != pos._map.opposite[pos.keep]:
                pos.put_warriors(MARQUISE, clearing, 1)
        for kind in (RECRUITER, WORKSHOP, SAWMILL):
            pos.push(FoundBuilding(kind))


@final
class FoundBuilding(Step[Root]):
    """R6.3.4: a sawmill, a workshop and a recruiter, at the keep or next to it."""

    rule: ClassVar[str] = "R6.3.4"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(PIECE("building"), self.kind)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def moves(self, pos: Root, seat: int) -> list[int]:
        near = [pos.keep, *pos._map.paths[pos.keep]]
        return [FOUND.move2(self.kind, clearing) for clearing in near if pos.free[clearing]]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != FOUND.code:
            return Reason("G4")
        clearing = arg2(move)
        if arg1(move) != self.kind or (clearing != pos.keep and clearing not in pos._map.paths[pos.keep]):
            return Reason("R6.3.4", clearing + 1)
        return None if pos.free[clearing] else Reason("D6.3.4-1", clearing + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.put_building(self.kind, arg2(move))


# Birdsong.


@final
class MarquiseBirdsong(Step[Root]):
    """R6.4: wood at the sawmills."""

    def proceed(self, pos: Root) -> None:
        part = pos.part
        pos.part = part + 1
        if part == 0:
            open_birdsong(pos)
        elif part == 1:
            pos.deed = 0
            if pos.wood_left < pos.built[SAWMILL]:
                pos.push(WOOD_STEP)
            else:
                for clearing in range(CLEARINGS):
                    count = pos.buildings[clearing * BUILDINGS + SAWMILL]
                    if count and not pos.scorched >> clearing & 1:
                        put_wood(pos, clearing, count)
        else:
            pos.pop()


def put_wood(pos: Root, clearing: int, count: int) -> None:
    """Wood tokens from the supply."""
    pos.wood[clearing] += count
    pos.wood_left -= count
    pos.touch(clearing)
    if pos.log is not None:
        pos.tell(PLACED, (MARQUISE, WOOD, clearing, count))


def served(pos: Root, clearing: int) -> int:
    """How many buildings of a clearing were served while pieces are short; `deed` keeps two bits for each clearing."""
    return pos.deed >> 2 * clearing & 3


@final
class WoodShort(Step[Root]):
    """D6.4-1: with less wood than sawmills the Marquise chooses the sawmills."""

    rule: ClassVar[str] = "D6.4-1"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE] if pos.wood_left and self.moves(pos, 0) else 0

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [PAY_WOOD.move1(clearing) for clearing in range(CLEARINGS) if why_not_wood(pos, clearing) is None]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != PAY_WOOD.code:
            return Reason("G4")
        return why_not_wood(pos, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.deed += 1 << 2 * arg1(move)
        put_wood(pos, arg1(move), 1)

    def proceed(self, pos: Root) -> None:
        pos.pop()


def why_not_wood(pos: Root, clearing: int) -> Reason | None:
    """R6.4: one wood for each sawmill."""
    if pos.buildings[clearing * BUILDINGS + SAWMILL] <= served(pos, clearing):
        return Reason("R6.4", clearing + 1)
    return None if pos.can_place(MARQUISE, clearing) else Reason("D9.7-4", clearing + 1)


WOOD_STEP: Final = WoodShort()


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

    def moves(self, pos: Root, seat: int) -> list[int]:
        offers = [DONE.move0()]
        hand = pos.hands[MARQUISE]
        if hand and pos.part == 0:
            add_crafts(pos, MARQUISE, offers)
        add_daylight(pos, MARQUISE, offers)
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
            spend(pos, MARQUISE, arg1(move))
            pos.actions += 1
        elif verb in (BATTLE.code, MARCH.code, RECRUIT.code, BUILD.code, OVERWORK.code):
            pos.part = 1
            pos.actions -= 1
            act(pos, move)
        else:
            play_daylight(pos, MARQUISE, move)


def why_not_extra(pos: Root, kind: int) -> Reason | None:
    """R6.5-c: after three actions, a bird card."""
    if pos.actions:
        return Reason("R6.5-c")
    return None if pos.hands[MARQUISE] & BIRDS & KIND_CARDS[kind] else Reason("R2.1.1.II", kind)


def why_not_action(pos: Root, move: int) -> Reason | None:
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


def act(pos: Root, step: int) -> None:
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
        spend(pos, MARQUISE, arg2(step))
        put_wood(pos, arg1(step), 1)


@final
class SecondMarch(Step[Root]):
    """R6.5.2, D6.5.2-1: the second move of a march, or none."""

    rule: ClassVar[str] = "R6.5.2"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def moves(self, pos: Root, seat: int) -> list[int]:
        offers = [DONE.move0()]
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


def why_not_recruit(pos: Root) -> Reason | None:
    """R6.5.3: once a turn, with recruiters that can place something."""
    if pos.recruited:
        return Reason("R6.5.3-b")
    if pos.supply[MARQUISE] == 0:
        return Reason("R2.5-a")
    if pos.built[RECRUITER] == 0:
        return Reason("R6.5.3-a")
    if pos.scorched == 0:
        return None
    for clearing in range(CLEARINGS):
        if pos.buildings[clearing * BUILDINGS + RECRUITER] and not pos.scorched >> clearing & 1:
            return None
    return Reason("D9.7-4")


def recruit(pos: Root) -> None:
    """R6.5.3-a: a warrior at every recruiter; the Marquise chooses if the supply is too small (D6.5.3-1)."""
    pos.recruited = True
    pos.deed = 0
    if pos.supply[MARQUISE] < pos.built[RECRUITER]:
        pos.push(RECRUITS_SHORT)
        return
    for clearing in range(CLEARINGS):
        count = pos.buildings[clearing * BUILDINGS + RECRUITER]
        if count and not pos.scorched >> clearing & 1:
            pos.put_warriors(MARQUISE, clearing, count)


@final
class RecruitsShort(Step[Root]):
    """D6.5.3-1: with fewer warriors than recruiters the Marquise chooses the recruiters."""

    rule: ClassVar[str] = "D6.5.3-1"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE] if pos.supply[MARQUISE] and self.moves(pos, 0) else 0

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [RECRUIT_AT.move1(clearing) for clearing in range(CLEARINGS) if why_not_recruiter(pos, clearing) is None]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RECRUIT_AT.code:
            return Reason("G4")
        return why_not_recruiter(pos, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.deed += 1 << 2 * arg1(move)
        pos.put_warriors(MARQUISE, arg1(move), 1)

    def proceed(self, pos: Root) -> None:
        pos.pop()


RECRUITS_SHORT: Final = RecruitsShort()


def why_not_recruiter(pos: Root, clearing: int) -> Reason | None:
    """R6.5.3-a: one warrior for each recruiter."""
    if pos.buildings[clearing * BUILDINGS + RECRUITER] <= served(pos, clearing):
        return Reason("R6.5.3-a", clearing + 1)
    return None if pos.can_place(MARQUISE, clearing) else Reason("D9.7-4", clearing + 1)


def add_overworks(pos: Root, offers: list[int]) -> None:
    """R6.5.5: each clearing with a sawmill, each card that matches it."""
    hand = pos.hands[MARQUISE]
    if hand == 0 or pos.wood_left == 0:
        return
    for clearing in range(CLEARINGS):
        if pos.buildings[clearing * BUILDINGS + SAWMILL] and not pos.scorched >> clearing & 1:
            for kind in kinds_in(hand & MATCHING[pos.suits[clearing]]):
                offers.append(OVERWORK.move2(clearing, kind))


def why_not_overwork(pos: Root, clearing: int, kind: int) -> Reason | None:
    """R6.5.5, D6.5.5-1: a sawmill, a matching card, wood in the supply."""
    if pos.wood_left == 0:
        return Reason("D6.5.5-1")
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


PLACE_KEEP: Final = PlaceKeep()
BIRDSONG_STEP: Final[Step[Root]] = MarquiseBirdsong()
DAYLIGHT_STEP: Final[Step[Root]] = MarquiseDaylight()
EVENING_STEP: Final[Step[Root]] = MarquiseEvening()
ACTIONS: Final = CAT_ACTIONS
