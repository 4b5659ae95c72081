"""Chapter 2: lots for the first player, factions, hands, citadels and starting units."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, verb_code
from tafelrunde.games.bloodstones.battle.battle import FULL_BATTLE_BAG
from tafelrunde.games.bloodstones.battle.strength import values_in
from tafelrunde.games.bloodstones.events import CAMPED, DREW_LOT, FIRST, FOUNDED, MUSTERED, ORDER_SET, PICKED, PLACE_IN_ORDER
from tafelrunde.games.bloodstones.map.board import FAR
from tafelrunde.games.bloodstones.phases.building import cost_of
from tafelrunde.games.bloodstones.pieces.tiles import (
    BUILD_POINTS,
    CITADEL_DISTANCE,
    FIELD,
    FOR_CITADEL,
    HAND_AT_START,
    MIN_PLAYERS,
    kinds_in,
)
from tafelrunde.games.bloodstones.pieces.words import CHAOS_HORDE, CITADEL, CUTIECORN, FACTIONS, SHIP
from tafelrunde.games.bloodstones.position import NOBODY, NOWHERE, Bloodstones
from tafelrunde.games.bloodstones.turn import Turn, begin_turn
from tafelrunde.games.bloodstones.verbs import CAMP, DONE, FOUND, MUSTER, PICK, PIPS_LEFT

LOTS: Final = 0
"""S2.2 to S2.5: who begins."""
FACTIONS_PICKED: Final = 1
"""S2.6 to S2.10: factions and hands."""
PLACEMENT: Final = 2
"""S2.12 to S2.28: citadels and starting units, seat by seat."""


def draw_lots(pos: Bloodstones) -> int:
    """S2.2 to S2.4: two Battle tiles each from a complete bag; the highest total begins, ties draw again."""
    tied = list(range(pos.seats))
    again = 0
    while len(tied) > 1:
        totals: list[int] = []
        for seat in tied:
            bag = values_in(FULL_BATTLE_BAG)
            one = bag.pop(pos.chance.below(len(bag)))
            two = bag.pop(pos.chance.below(len(bag)))
            totals.append(one + two)
            if pos.log is not None:
                pos.tell(DREW_LOT, (seat, one, two, again))
        best = max(totals)
        tied = [tied[i] for i in range(len(tied)) if totals[i] == best]
        again = 1
    if pos.log is not None:
        pos.tell(FIRST, (tied[0],))
    return tied[0]


@final
class SetUp(Step[Bloodstones]):
    """Chapter 2: everything before the first turn."""

    def __init__(self) -> None:
        self.stage = LOTS
        self.placed = 0

    def copy(self) -> SetUp:
        twin = SetUp()
        twin.stage = self.stage
        twin.placed = self.placed
        return twin

    def proceed(self, pos: Bloodstones) -> None:
        if self.stage == LOTS:
            pos.first = draw_lots(pos)
            pos.active = pos.first
            self.stage = FACTIONS_PICKED
        elif self.stage == FACTIONS_PICKED:
            for seat in pos.clockwise(pos.first):
                if pos.faction[seat] == NOBODY:
                    pos.push(PickFaction(seat))
                    return
            self.stage = PLACEMENT
            if pos.log is not None:
                order = [pos.faction[seat] for seat in pos.clockwise(pos.first)]
                pos.tell(ORDER_SET, (pos.seats, *[order[min(at, pos.seats - 1)] for at in range(len(PLACE_IN_ORDER))]))
            for seat in pos.clockwise(pos.first):
                pos.draw(seat, HAND_AT_START)
        elif self.placed < pos.seats:
            seat = placement_order(pos)[self.placed]
            self.placed += 1
            pos.active = seat
            pos.push(Founding(seat))
        else:
            pos.pop()
            pos.push(Turn())
            begin_turn(pos, pos.first)


def start(pos: Bloodstones) -> None:
    """Begin with the set-up."""
    pos.push(SetUp())


def placement_order(pos: Bloodstones) -> list[int]:
    """S2.12, S2.23: reverse player order, the Chaos Horde last."""
    order = pos.clockwise(pos.first)
    order.reverse()
    return [seat for seat in order if not pos.is_horde(seat)] + [seat for seat in order if pos.is_horde(seat)]


def why_not_pick(pos: Bloodstones, faction: int) -> Reason | None:
    """S2.7, S2.8: each faction once, and only with enough players."""
    if faction in pos.faction:
        return Reason("S2.7", faction)
    if pos.seats < MIN_PLAYERS[faction] and not pos.unrecommended:
        return Reason("S2.8", MIN_PLAYERS[faction])
    return None


@final
class PickFaction(Step[Bloodstones]):
    """S2.6: clockwise from the first player, each picks a faction."""

    rule: ClassVar[str] = "S2.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return offered(vec[i64]([PICK.move1(faction) for faction in range(len(FACTIONS)) if why_not_pick(pos, faction) is None]))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) != PICK.code:
            return NOT_HERE
        return why_not_pick(pos, arg1(move))

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        pos.give_faction(seat, arg1(move))
        if pos.log is not None:
            pos.tell(PICKED, (seat, arg1(move)))


def citadel_gap(pos: Bloodstones, area: int) -> int:
    """S2.14, S2.15: steps to the nearest citadel."""
    table = pos._board.distance_by_land if pos.land_only else pos._board.distance
    nearest = FAR
    for citadel in pos.citadel:
        if citadel != NOWHERE:
            nearest = min(nearest, table[citadel * pos.areas + area])
    return nearest


def founding_areas(pos: Bloodstones) -> list[int]:
    """S2.13 to S2.16: far enough from every citadel; if nowhere is, the empty areas that are farthest."""
    suited = [area for area in range(pos.areas) if FOR_CITADEL[pos._board.terrain[area]]]
    far = [area for area in suited if citadel_gap(pos, area) >= CITADEL_DISTANCE]
    if far:
        return far
    free = [area for area in suited if pos.is_empty(area)]
    farthest = max([citadel_gap(pos, area) for area in free])
    return [area for area in free if citadel_gap(pos, area) == farthest]


@final
class Founding(Step[Bloodstones]):
    """S2.12 to S2.16, S2.24: where the citadel (or the camp of the Chaos Horde) stands."""

    rule: ClassVar[str] = "S2.13"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        verb = CAMP if pos.is_horde(seat) else FOUND
        return offered(vec[i64]([verb.move1(area) for area in founding_areas(pos)]))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) not in (FOUND.code, CAMP.code):
            return NOT_HERE
        if (verb_code(move) == CAMP.code) != pos.is_horde(seat):
            return Reason("S1.12" if pos.is_horde(seat) else "S1.11")
        area = arg1(move)
        if area >= pos.areas:
            return Reason("S1.16", area)
        if not FOR_CITADEL[pos._board.terrain[area]]:
            return Reason("S2.13", area)
        legal = founding_areas(pos)
        if area in legal:
            return None
        return Reason("S2.14" if citadel_gap(pos, legal[0]) >= CITADEL_DISTANCE else "S2.16", area)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        area = arg1(move)
        pos.pop()
        pos.push(Mustering(seat, area))
        if pos.is_horde(seat):
            if pos.log is not None:
                pos.tell(CAMPED, (seat, area, pos.vp[seat]))
            return
        pos.place(seat, CITADEL, area)
        if pos.log is not None:
            pos.tell(FOUNDED, (seat, area))


@final
class Mustering(Step[Bloodstones]):
    """S2.17 to S2.26: starting units for five Build Points, then the hand is filled."""

    rule: ClassVar[str] = "S2.17"

    def __init__(self, seat: int, home: int) -> None:
        self.seat = seat
        self.home = home
        self.points = BUILD_POINTS
        self.tiles = 0
        """Tiles placed so far; the Cutiecorn is none."""

    def copy(self) -> Mustering:
        twin = Mustering(self.seat, self.home)
        twin.points = self.points
        twin.tiles = self.tiles
        return twin

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(PIPS_LEFT, self.points)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: Bloodstones) -> bool:
        return pos.hand[self.seat] != 0

    def why_not_muster(self, pos: Bloodstones, seat: int, kind: int, area: int) -> Reason | None:
        if kind == CUTIECORN:
            if not pos.cutiecorn_in_play or pos.cutiecorn != NOWHERE:
                return Reason("S30.3")
        elif not pos.hand[seat] & FIELD[kind]:
            return Reason("S2.17", kind)
        cost = cost_of(pos, seat, kind)
        if cost < 0:
            return Reason("S1.7", kind)
        if cost > self.points:
            return Reason("S2.17", kind)
        if area != self.home if kind != SHIP else area not in pos._board.seas[self.home]:
            return Reason("S2.19", area)
        return None

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = Moves()
        kinds = kinds_in(pos.hand[seat])
        if pos.cutiecorn_in_play:
            kinds.append(CUTIECORN)
        for kind in kinds:
            places = pos._board.seas[self.home] if kind == SHIP else [self.home]
            for area in places:
                if self.why_not_muster(pos, seat, kind, area) is None:
                    offers.append(MUSTER.move2(kind, area))
        if self.tiles or not pos.is_horde(seat):
            offers.append(DONE.move0())
        return offers

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None if self.tiles or pos.faction[seat] != CHAOS_HORDE else Reason("S2.26")
        if verb_code(move) != MUSTER.code:
            return NOT_HERE
        return self.why_not_muster(pos, seat, arg1(move), arg2(move))

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            pos.draw_up(seat, True)
            return
        kind = arg1(move)
        self.points -= cost_of(pos, seat, kind)
        if kind != CUTIECORN:
            self.tiles += 1
            pos.take_from_hand(seat, kind)
        pos.place(seat, kind, arg2(move))
        if pos.log is not None:
            pos.tell(MUSTERED, (seat, kind, arg2(move), self.points))
        pos.settle_cutiecorn()
