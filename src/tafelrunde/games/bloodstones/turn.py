"""Chapter 4: the turn and its five phases; chapter 7: main actions; chapter 22: desert check and draw."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.bloodstones.battle.battle import contested_areas, start_battle, why_not_attack
from tafelrunde.games.bloodstones.ending import Ending
from tafelrunde.games.bloodstones.events import DESERT_DEATH, END_NEAR, HORDE_OUT, TURN, TURNS_OVER
from tafelrunde.games.bloodstones.phases.building import Return, buildable, start_building, why_not_build
from tafelrunde.games.bloodstones.phases.movement import MoveUnits, add_marches, why_not_march
from tafelrunde.games.bloodstones.phases.undead import UndeadMarch, undead_areas
from tafelrunde.games.bloodstones.phases.villages import (
    CapturePhase,
    Capturing,
    ConstructPhase,
    add_spendings,
    capturable,
    cheapest,
    is_wiped_out,
    settleable,
    spend_for_villages,
    why_not_spend,
)
from tafelrunde.games.bloodstones.pieces.tiles import DESERT_SAFE, FIELD, kinds_in, pips_of, size_of
from tafelrunde.games.bloodstones.pieces.words import NECROMANCERS
from tafelrunde.games.bloodstones.position import (
    ACTING,
    CAPTURING,
    CONSTRUCTING,
    DRAWING,
    STARTING,
    UNDEAD_MOVING,
    Bloodstones,
)
from tafelrunde.games.bloodstones.verbs import ABOUT_AREA, ATTACK, BUILD, DONE, END, MARCH, SPEND

ANY_VILLAGE = 9
"""More pips than any village costs."""


def begin_turn(pos: Bloodstones, seat: int) -> None:
    """S4.1: a seat becomes active; a Chaos Horde without units may return first (chapter 25)."""
    pos.active = seat
    pos.phase = STARTING
    pos.raided = False
    pos.fled = []
    if pos.is_horde(seat) and not pos.has_units(seat):
        if not has_empty_area(pos):
            go_out(pos, seat)
            return
        pos.push(Return(seat))
    pos.turns = added(pos.turns, seat, 1)
    if pos.log is not None:
        pos.tell(TURN, (seat, pos.turns[seat]))


def resume(pos: Bloodstones, seat: int, phase: int) -> None:
    """Drop whatever is going on and go on with this phase of a seat's turn. For puzzles, set-ups of one's own and tests."""
    pos.stack = [Turn()]
    if phase == STARTING:
        begin_turn(pos, seat)
    else:
        pos.active = seat
        pos.phase = phase - 1
    pos.settle()


def has_empty_area(pos: Bloodstones) -> bool:
    """S25.6: whether there is an empty area on the whole map."""
    return any(pos.is_empty(area) for area in range(pos.areas))


def go_out(pos: Bloodstones, seat: int) -> None:
    """S25.6, S25.7, S25.9, S4.9: the Chaos Horde leaves the game; this may trigger the end."""
    pos.out |= 1 << seat
    if pos.log is not None:
        pos.tell(HORDE_OUT, (seat,))
    if everybody_regrouped(pos):
        trigger_end(pos, seat, "S25.9")
    elif turns_used_up(pos):
        trigger_end(pos, seat, "S4.9")
    else:
        begin_turn(pos, next_seat(pos, seat))


def next_seat(pos: Bloodstones, seat: int) -> int:
    """S2.5: the next seat clockwise that is still in the game."""
    after = (seat + 1) % pos.seats
    while pos.out >> after & 1:
        after = (after + 1) % pos.seats
    return after


def everybody_regrouped(pos: Bloodstones) -> bool:
    """S26.1: every marker stands on the last space."""
    last = pos.last_space()
    return all(not (pos.regroups[seat] < last and not pos.out >> seat & 1) for seat in range(pos.seats))


def turns_used_up(pos: Bloodstones) -> bool:
    """S4.9: everybody has had the agreed number of turns."""
    if not pos.max_turns:
        return False
    return all(not (pos.turns[seat] < pos.max_turns and not pos.out >> seat & 1) for seat in range(pos.seats))


def trigger_end(pos: Bloodstones, seat: int, rule: str) -> None:
    """S26.3: no further turn; the end procedure begins with the left neighbour."""
    pos.end_rule = rule
    if pos.log is not None:
        if rule == "S4.9":
            pos.tell(TURNS_OVER, ())
        else:
            pos.tell(END_NEAR, (seat, sum(1 for area in range(pos.areas) if pos.is_contested(area))))
    pos.pop()
    pos.push(Ending(seat))


def desert_check(pos: Bloodstones, seat: int) -> None:
    """S22.1 to S22.3: units in deserts are eliminated, but for those that can live there."""
    for area in pos._board.deserts:
        doomed = pos.force(seat, area) & ~DESERT_SAFE
        for kind in kinds_in(doomed):
            for _ in range(size_of(doomed & FIELD[kind])):
                pos.eliminate(seat, kind, area, DESERT_DEATH)


@final
class Turn(Step[Bloodstones]):
    """S4.2: the phases of the active player's turn, one after the other."""

    def proceed(self, pos: Bloodstones) -> None:
        seat = pos.active
        if pos.phase == STARTING:
            pos.phase = CAPTURING
            self.capture(pos, seat)
        elif pos.phase == CAPTURING:
            pos.phase = UNDEAD_MOVING
            if pos.faction[seat] == NECROMANCERS:
                where = undead_areas(pos, seat)
                if where:
                    pos.push(UndeadMarch(seat, where))
        elif pos.phase == UNDEAD_MOVING:
            pos.phase = ACTING
            pos.push(MainActions(seat))
        elif pos.phase == ACTING:
            pos.phase = CONSTRUCTING
            self.construct(pos, seat)
        else:
            pos.phase = DRAWING
            self.draw(pos, seat)

    def capture(self, pos: Bloodstones, seat: int) -> None:
        """Chapter 5, S4.3: not for the Chaos Horde."""
        if pos.is_horde(seat) or not pos.hand[seat]:
            return
        areas = capturable(pos, seat, ANY_VILLAGE)
        if areas:
            pos.push(CapturePhase(seat, cheapest(pos, areas)))

    def construct(self, pos: Bloodstones, seat: int) -> None:
        """Chapter 21, chapter 24, S4.3: not for the Chaos Horde."""
        if pos.is_horde(seat) or not pos.hand[seat] or not pos.pool[seat]:
            return
        anywhere = is_wiped_out(pos, seat)
        areas = settleable(pos, seat, ANY_VILLAGE, anywhere)
        if areas:
            pos.push(ConstructPhase(seat, cheapest(pos, areas), anywhere))

    def draw(self, pos: Bloodstones, seat: int) -> None:
        """Chapter 22, S26.1: desert check, draw, and the end of the game if the last marker has arrived."""
        desert_check(pos, seat)
        pos.settle_cutiecorn()
        pos.draw_up(seat, True)
        if everybody_regrouped(pos):
            trigger_end(pos, seat, "S26.1")
        elif turns_used_up(pos):
            trigger_end(pos, seat, "S4.9")
        else:
            begin_turn(pos, next_seat(pos, seat))


@final
class MainActions(Step[Bloodstones]):
    """Chapter 7: Phase 3. Build, move and fight in any order until the player ends it."""

    rule: ClassVar[str] = "S7.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: Bloodstones) -> bool:
        return pos.hand[self.seat] != 0

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = Moves()
        hand: i64 = pos.hand[seat]
        if hand:
            for kind in buildable(pos, seat, size_of(hand)):
                offers.append(BUILD.move1(kind))
            add_marches(pos, seat, pips_of(hand, pos.faction[seat]), offers)
            if pos.is_horde(seat) and not pos.raided:
                areas = capturable(pos, seat, ANY_VILLAGE)
                if areas:
                    add_spendings(pos, seat, cheapest(pos, areas), offers)
        fights = contested_areas(pos, seat)
        for area in fights:
            for other in range(pos.seats):
                if other != seat and pos._present[area] >> other & 1:
                    offers.append(ATTACK.move2(area, other))
        if not fights:
            offers.append(END.move0())
        return offers

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == BUILD.code:
            return why_not_build(pos, seat, arg1(move))
        if verb == MARCH.code:
            return why_not_march(pos, seat, arg1(move), pips_of(pos.hand[seat], pos.faction[seat]))
        if verb == ATTACK.code:
            return why_not_attack(pos, seat, arg1(move), arg2(move))
        if verb == SPEND.code:
            return self.why_not_raid(pos, seat, arg1(move))
        if verb in (END.code, DONE.code) and (fights := contested_areas(pos, seat)):
            return Reason("S7.4", fights[0], args=(ABOUT_AREA,))
        return None if verb == END.code else NOT_HERE

    def why_not_raid(self, pos: Bloodstones, seat: int, kind: int) -> Reason | None:
        """S7.2, S7.6: only the Chaos Horde captures villages here, once a turn."""
        if not pos.is_horde(seat):
            return Reason("S7.2")
        if pos.raided:
            return Reason("S7.6")
        return why_not_spend(pos, seat, kind, cheapest(pos, capturable(pos, seat, ANY_VILLAGE)), "S5.9")

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == END.code:
            pos.pop()
        elif verb == MARCH.code:
            pos.push(MoveUnits(seat, arg1(move)))
        elif verb == BUILD.code:
            start_building(pos, seat, arg1(move), False)
        elif verb == ATTACK.code:
            start_battle(pos, seat, arg2(move), arg1(move))
        else:
            pos.raided = True
            pos.push(Capturing(seat, spend_for_villages(pos, seat, arg1(move), 1)))
