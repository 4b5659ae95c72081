"""Chapter 8: building units; chapter 25: the return of a Chaos Horde without units."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.bloodstones.events import BUILT, PAID, RETURNED
from tafelrunde.games.bloodstones.pieces.tiles import COST, FIELD, SHIPS, TILES_OF, kinds_in
from tafelrunde.games.bloodstones.pieces.words import CUTIECORN, KIND_COUNT, MOUNTAIN, SEA, SHIP
from tafelrunde.games.bloodstones.position import NOWHERE, Bloodstones
from tafelrunde.games.bloodstones.verbs import AT, BUILD, DONE, PAY, PIPS_LEFT, RETURN, UNIT


def is_home(pos: Bloodstones, seat: i64, area: i64) -> bool:
    """S8.2: the area of the own citadel or of an own village."""
    return pos.village_of[area] == seat or pos.citadel[seat] == area


def has_land_units(pos: Bloodstones, seat: i64, area: i64) -> bool:
    """S8.16, S8.22: units of the seat on land; the Cutiecorn counts."""
    return pos._board.terrain[area] != SEA and pos.army[seat * pos.areas + area] != 0


def why_not_build_at(pos: Bloodstones, seat: i64, kind: i64, area: i64) -> Reason | None:
    """S8.2, S8.3, S8.12, S8.15 to S8.20: why a unit cannot be built in an area."""
    board = pos._board
    if (board.terrain[area] == SEA) != (kind == SHIP):
        return Reason("S8.12", area)
    if pos.is_horde(seat):
        return why_not_horde_build_at(pos, seat, kind, area)
    if kind != SHIP:
        return None if is_home(pos, seat, area) else Reason("S8.2", area)
    for land in board.lands[area]:
        if is_home(pos, seat, land):
            return None
    return Reason("S8.3", area)


def why_not_horde_build_at(pos: Bloodstones, seat: i64, kind: i64, area: i64) -> Reason | None:
    """S8.15 to S8.20: where the Chaos Horde builds."""
    board = pos._board
    base = seat * pos.areas
    if kind == SHIP:
        if pos.army[base + area] & SHIPS:
            return None
        for land in board.lands[area]:
            if has_land_units(pos, seat, land):
                return None
        return Reason("S8.16", area)
    if board.terrain[area] == MOUNTAIN:
        return Reason("S8.20", area)
    if pos.army[base + area]:
        return None
    for sea in board.seas[area]:
        if pos.army[base + sea] & SHIPS:
            return Reason("S8.17", area) if pos._present[area] & ~(1 << seat) else None
    return Reason("S8.15", area)


def sites(pos: Bloodstones, seat: i64, kind: i64) -> list[int]:
    """The areas where a unit of this kind can be built."""
    board = pos._board
    terrain = board.terrain
    at_sea = kind == SHIP
    found: list[int] = []
    if not pos.is_horde(seat) and not at_sea:
        citadel = pos.citadel[seat]
        village_of = pos.village_of
        areas: i64 = pos.areas
        for area in range(areas):
            if village_of[area] == seat or area == citadel:
                found.append(area)
        return found
    for area in range(pos.areas):
        if (terrain[area] == SEA) == at_sea and why_not_build_at(pos, seat, kind, area) is None:
            found.append(area)
    return found


def has_site(pos: Bloodstones, seat: i64, at_sea: bool) -> bool:
    """Whether a land unit (or a ship) can be built anywhere."""
    board = pos._board
    if not pos.is_horde(seat):
        citadel = pos.citadel[seat]
        if citadel != NOWHERE and (not at_sea or len(board.seas[citadel])):
            return True
        village_of = pos.village_of
        return any(village_of[area] == seat and (not at_sea or len(board.seas[area])) for area in range(pos.areas))
    base = seat * pos.areas
    for area in range(pos.areas):
        force = pos.army[base + area]
        if not force:
            continue
        if board.terrain[area] != SEA:
            if len(board.seas[area]) if at_sea else board.terrain[area] != MOUNTAIN:
                return True
        elif force & SHIPS:
            if at_sea:
                return True
            for land in board.lands[area]:
                if why_not_build_at(pos, seat, 0, land) is None:
                    return True
    return False


def cost_of(pos: Bloodstones, seat: i64, kind: i64) -> i64:
    """S8.4: the build cost of a kind for this seat; -1: it cannot be built."""
    return COST[pos.faction[seat] * KIND_COUNT + kind]


def why_not_afford(pos: Bloodstones, seat: i64, kind: i64, hand_size: i64) -> Reason | None:
    """S1.7, S8.1, S8.6, S30.2: the tile is in the hand and others are there to pay for it."""
    if kind == CUTIECORN:
        if not pos.cutiecorn_in_play or pos.cutiecorn != NOWHERE:
            return Reason("S30.2")
        return Reason("S8.4", kind) if hand_size < cost_of(pos, seat, kind) else None
    if not pos.hand[seat] & FIELD[kind]:
        return Reason("S8.1", kind)
    cost = cost_of(pos, seat, kind)
    if cost < 0:
        return Reason("S1.7", kind)
    return Reason("S8.6", kind) if hand_size - 1 < cost else None


def buildable(pos: Bloodstones, seat: i64, hand_size: i64) -> list[int]:
    """The kinds of units that can be built now."""
    hand: i64 = pos.hand[seat]
    found: list[int] = []
    land = -1
    faction = pos.faction[seat]
    for kind in TILES_OF[faction]:
        if hand & FIELD[kind]:
            cost: i64 = COST[faction * KIND_COUNT + kind]
            if cost < 0 or cost > hand_size - 1:
                continue
            if kind == SHIP:
                if has_site(pos, seat, True):
                    found.append(kind)
                continue
            if land < 0:
                land = int(has_site(pos, seat, False))
            if land:
                found.append(kind)
    if pos.cutiecorn_in_play and why_not_afford(pos, seat, CUTIECORN, hand_size) is None and has_site(pos, seat, False):
        found.append(CUTIECORN)
    return found


def why_not_build(pos: Bloodstones, seat: int, kind: int) -> Reason | None:
    """Why a kind of unit cannot be built now."""
    refused = why_not_afford(pos, seat, kind, pos.hand_size(seat))
    if refused is not None:
        return refused
    if has_site(pos, seat, kind == SHIP):
        return None
    if pos.is_horde(seat):
        return Reason("S8.16" if kind == SHIP else "S8.15", kind)
    return Reason("S8.3" if kind == SHIP else "S8.2", kind)


@final
class Building(Step[Bloodstones]):
    """Chapter 8: the area for a new unit, then the tiles that pay for it. Also for the unit a Chaos Horde returns with (chapter 25)."""

    rule: ClassVar[str] = "S8.2"

    def __init__(self, seat: int, kind: int, returning: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.returning = returning
        self.area = NOWHERE
        self.due = 0

    def copy(self) -> Building:
        twin = Building(self.seat, self.kind, self.returning)
        twin.area = self.area
        twin.due = self.due
        return twin

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(UNIT("unit"), self.kind), (PIPS_LEFT, self.due)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: Bloodstones) -> bool:
        return self.area != NOWHERE

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        if self.area != NOWHERE:
            return offered(vec[i64]([PAY.move1(kind) for kind in kinds_in(pos.hand[seat])]))
        if self.returning:
            return offered(vec[i64]([AT.move1(area) for area in range(pos.areas) if why_not_return_at(pos, seat, self.kind, area) is None]))
        return offered(vec[i64]([AT.move1(area) for area in sites(pos, seat, self.kind)]))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb not in (AT.code, PAY.code):
            return NOT_HERE
        if (verb == PAY.code) != (self.area != NOWHERE):
            return Reason("S8.4" if verb == AT.code else "S8.1")
        if verb == PAY.code:
            return None if pos.hand[seat] & FIELD[arg1(move)] else Reason("S8.4", arg1(move))
        area = arg1(move)
        if area >= pos.areas:
            return Reason("S1.16", area)
        return why_not_return_at(pos, seat, self.kind, area) if self.returning else why_not_build_at(pos, seat, self.kind, area)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        if verb_code(move) == PAY.code:
            pos.spend(seat, arg1(move))
            if pos.log is not None:
                pos.tell(PAID, (seat, arg1(move)))
            self.due -= 1
        else:
            self.area = arg1(move)
            self.due = cost_of(pos, seat, self.kind)
            pos.place(seat, self.kind, self.area)
            if pos.log is not None:
                pos.tell(RETURNED if self.returning else BUILT, (seat, self.kind, self.area, self.due))
            if pos.cutiecorn >= 0:
                pos.settle_cutiecorn()
        if self.due == 0:
            pos.pop()


def start_building(pos: Bloodstones, seat: int, kind: int, returning: bool) -> None:
    """The tile leaves the hand; it lies on the table until its area is named."""
    if kind != CUTIECORN:
        pos.take_from_hand(seat, kind)
    pos.push(Building(seat, kind, returning))


def why_not_return_at(pos: Bloodstones, seat: int, kind: int, area: int) -> Reason | None:
    """S25.1, S25.5: an empty area that suits the unit."""
    terrain = pos._board.terrain[area]
    if terrain == MOUNTAIN or (terrain == SEA) != (kind == SHIP):
        return Reason("S25.5", area)
    return None if pos.is_empty(area) else Reason("S25.1", area)


def why_not_return(pos: Bloodstones, seat: int, kind: int) -> Reason | None:
    """S25.1, S25.2, S25.8, S30.17: a tile of the hand that can be paid for and has an empty area to go to."""
    if kind == CUTIECORN:
        return Reason("S30.17")
    refused = why_not_afford(pos, seat, kind, pos.hand_size(seat))
    if refused is not None:
        return refused
    for area in range(pos.areas):
        if why_not_return_at(pos, seat, kind, area) is None:
            return None
    return Reason("S25.5", kind)


@final
class Return(Step[Bloodstones]):
    """Chapter 25: at the start of its turn a Chaos Horde without units may place one unit in an empty area."""

    rule: ClassVar[str] = "S25.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: Bloodstones) -> bool:
        return pos.hand[self.seat] != 0

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = offered(vec[i64]([DONE.move0()]))
        for kind in kinds_in(pos.hand[seat]):
            if why_not_return(pos, seat, kind) is None:
                offers.append(RETURN.move1(kind))
        return offers

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb != RETURN.code:
            return Reason("S25.1") if verb == BUILD.code else NOT_HERE
        return why_not_return(pos, seat, arg1(move))

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == RETURN.code:
            start_building(pos, seat, arg1(move), True)
