"""Chapter 5 and S7.6: capturing villages; chapter 21 and chapter 24: constructing them."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.bloodstones.events import CAPTURED, SPENT, VILLAGE_BUILT
from tafelrunde.games.bloodstones.pieces.tiles import FIELD, PIPS, VILLAGE_COST, VILLAGE_LIMIT, kinds_in
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT, PLAINS
from tafelrunde.games.bloodstones.position import NOBODY, NOWHERE, Bloodstones
from tafelrunde.games.bloodstones.verbs import CAPTURE, DONE, PIPS_LEFT, SPEND, VILLAGE


def why_not_capture(pos: Bloodstones, seat: i64, area: i64, pips: i64) -> Reason | None:
    """S5.2, S5.3, S5.10: why no village can be captured in an area with so many pips."""
    owner = pos.village_of[area]
    if owner in (NOBODY, seat):
        return Reason("S5.1", area)
    if not pos.army[seat * pos.areas + area]:
        return Reason("S5.2", area)
    if pos.uncontested_only and pos.is_contested(area):
        return Reason("S5.10", area)
    return Reason("S5.3", area) if VILLAGE_COST[pos._board.terrain[area]] > pips else None


def capturable(pos: Bloodstones, seat: i64, pips: i64) -> list[int]:
    """The areas where a village can be captured."""
    areas: i64 = pos.areas
    base = seat * areas
    village_of = pos.village_of
    army = pos.army
    found: list[int] = []
    for area in range(areas):
        owner = village_of[area]
        if owner != NOBODY and owner != seat and army[base + area] and why_not_capture(pos, seat, area, pips) is None:
            found.append(area)
    return found


def tile_pips(pos: Bloodstones, seat: i64, kind: i64) -> i64:
    return PIPS[pos.faction[seat] * KIND_COUNT + kind]


def cheapest(pos: Bloodstones, areas: list[int]) -> int:
    """The lowest village cost among some areas; 99 without any."""
    best = 99
    for area in areas:
        best = min(best, VILLAGE_COST[pos._board.terrain[area]])
    return best


def add_spendings(pos: Bloodstones, seat: int, need: int, offers: Moves) -> None:
    """Offer to spend the tiles of the hand with at least so many pips."""
    for kind in kinds_in(pos.hand[seat]):
        if tile_pips(pos, seat, kind) >= need:
            offers.append(SPEND.move1(kind))


def why_not_spend(pos: Bloodstones, seat: int, kind: int, need: int, rule: str) -> Reason | None:
    """S5.9, S21.13: a tile is spent only if at least one village comes of it."""
    if not pos.hand[seat] & FIELD[kind]:
        return Reason("S5.1" if rule == "S5.9" else "S21.1", kind)
    return None if tile_pips(pos, seat, kind) >= need else Reason(rule, kind)


def spend_for_villages(pos: Bloodstones, seat: int, kind: int, capturing: int) -> int:
    """A tile goes to the discard pile; what its pips are."""
    pips = int(tile_pips(pos, seat, kind))
    pos.spend(seat, kind)
    if pos.log is not None:
        pos.tell(SPENT, (seat, kind, pips, capturing))
    return pips


class SpendingPhase(Step[Bloodstones]):
    """A phase in which one tile may be spent for villages."""

    def __init__(self, seat: int, need: int) -> None:
        self.seat = seat
        self.need = need
        """The price of the cheapest village in reach."""

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = Moves()
        add_spendings(pos, seat, self.need, offers)
        offers.append(DONE.move0())
        return offers

    def why_not_now(self, pos: Bloodstones, move: int, village: int, tile_first: str, no_waste: str) -> Reason | None:
        """Nothing is refused but a tile that brings no village, and the verb of the village before its tile."""
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb != SPEND.code:
            return Reason(tile_first) if verb == village else NOT_HERE
        return why_not_spend(pos, self.seat, arg1(move), self.need, no_waste)


class SpendingPips(Step[Bloodstones]):
    """The pips of one tile are spent on villages one by one, on one of them at least."""

    def __init__(self, seat: int, pips: int) -> None:
        self.seat = seat
        self.pips = pips
        self.begun = False

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(PIPS_LEFT, self.pips)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def or_done(self, offers: Moves) -> Moves:
        """With the first village placed, the rest of the pips may be left unspent."""
        if self.begun:
            offers.append(DONE.move0())
        return offers


@final
class CapturePhase(SpendingPhase):
    """Chapter 5: Phase 1. One tile may be spent to capture villages."""

    rule: ClassVar[str] = "S5.1"

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        return self.why_not_now(pos, move, CAPTURE.code, "S5.1", "S5.9")

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == SPEND.code:
            pos.push(Capturing(seat, spend_for_villages(pos, seat, arg1(move), 1)))


@final
class Capturing(SpendingPips):
    """S5.2 to S5.11: villages are captured one by one with the pips of one tile."""

    rule: ClassVar[str] = "S5.2"

    def copy(self) -> Capturing:
        twin = Capturing(self.seat, self.pips)
        twin.begun = self.begun
        return twin

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return self.or_done(offered(vec[i64]([CAPTURE.move1(area) for area in capturable(pos, seat, self.pips)])))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None if self.begun else Reason("S5.9")
        if verb_code(move) != CAPTURE.code:
            return Reason("S5.1") if verb_code(move) == SPEND.code else NOT_HERE
        if arg1(move) >= pos.areas:
            return Reason("S1.16", arg1(move))
        return why_not_capture(pos, seat, arg1(move), self.pips)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            return
        area = arg1(move)
        owner = pos.village_of[area]
        cost = int(VILLAGE_COST[pos._board.terrain[area]])
        pos.capture_village(seat, area)
        if pos.log is not None:
            pos.tell(CAPTURED, (seat, owner, area, cost, pos.villages_captured(seat)))
        self.pips -= cost
        self.begun = True


def connected(pos: Bloodstones, seat: i64) -> vec[i64]:
    """S21.8, S21.10 to S21.12: 1 for each area that borders an own village, the own citadel, or a chain of own units from there."""
    areas: i64 = pos.areas
    base = seat * areas
    army = pos.army
    adjacent = pos._board.adjacent
    village_of = pos.village_of
    citadel = pos.citadel[seat]
    near = vec[i64]([0] * areas)
    joined = vec[i64]([0] * areas)
    chain = vec[i64]([0] * areas)
    known: i64 = 0
    for area in range(areas):
        if village_of[area] == seat or citadel == area:
            joined[area] = 1
            chain[known] = area
            known += 1
    looked: i64 = 0
    while looked < known:
        for other in adjacent[chain[looked]]:
            near[other] = 1
            if not joined[other] and army[base + other]:
                joined[other] = 1
                chain[known] = other
                known += 1
        looked += 1
    return near


def rule_against_settling(pos: Bloodstones, seat: i64, area: i64, pips: i64) -> str:
    """S21.2 to S21.7, S21.17: the rule by which an area cannot take a village, connection apart; nothing if it can."""
    terrain = pos._board.terrain[area]
    if VILLAGE_LIMIT[terrain] == 0:
        return "S21.5"
    if pos.citadel[seat] == area:
        return "S21.6"
    owner = pos.village_of[area]
    if pos._present[area] & ~(1 << seat) or (owner != NOBODY and owner != seat):
        return "S21.7"
    if pos.villages[area] >= VILLAGE_LIMIT[terrain]:
        return "S21.4"
    if pos.pool[seat] <= 0:
        return "S21.17"
    return "S21.2" if VILLAGE_COST[terrain] > pips else ""


def why_not_settle(pos: Bloodstones, seat: i64, area: i64, pips: i64) -> Reason | None:
    """Why an area cannot take a village, connection apart."""
    rule = rule_against_settling(pos, seat, area, pips)
    if not rule:
        return None
    return Reason(rule) if rule == "S21.17" else Reason(rule, area)


def is_wiped_out(pos: Bloodstones, seat: int) -> bool:
    """S24.1: neither a village nor the citadel on the map."""
    return pos.citadel[seat] == NOWHERE and seat not in pos.village_of


def may_settle(pos: Bloodstones, seat: i64, area: i64, near: vec[i64], anywhere: bool) -> bool:
    """S21.8, S21.9, S24.1: the connection a village needs."""
    if near[area] or (anywhere and pos.is_empty(area)):
        return True
    return pos._board.terrain[area] == PLAINS and pos.village_of[area] == seat and pos.villages[area] == 1


def settleable(pos: Bloodstones, seat: i64, pips: i64, anywhere: bool) -> list[int]:
    """The areas where a village can be constructed."""
    near = connected(pos, seat)
    found: list[int] = []
    areas: i64 = pos.areas
    for area in range(areas):
        if may_settle(pos, seat, area, near, anywhere) and not rule_against_settling(pos, seat, area, pips):
            found.append(area)
    return found


@final
class ConstructPhase(SpendingPhase):
    """Chapter 21: Phase 4. One tile may be spent to construct villages."""

    rule: ClassVar[str] = "S21.1"

    def __init__(self, seat: int, need: int, anywhere: bool) -> None:
        super().__init__(seat, need)
        self.anywhere = anywhere
        """S24.1: wiped out when the phase began."""

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        return self.why_not_now(pos, move, VILLAGE.code, "S21.1", "S21.13")

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == SPEND.code:
            pos.push(Constructing(seat, spend_for_villages(pos, seat, arg1(move), 0), self.anywhere))


@final
class Constructing(SpendingPips):
    """S21.2 to S21.17: villages are placed one by one with the pips of one tile; new ones connect further ones."""

    rule: ClassVar[str] = "S21.8"

    def __init__(self, seat: int, pips: int, anywhere: bool) -> None:
        super().__init__(seat, pips)
        self.anywhere = anywhere

    def copy(self) -> Constructing:
        twin = Constructing(self.seat, self.pips, self.anywhere)
        twin.begun = self.begun
        return twin

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return self.or_done(offered(vec[i64]([VILLAGE.move1(area) for area in settleable(pos, seat, self.pips, self.anywhere)])))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None if self.begun else Reason("S21.13")
        if verb_code(move) != VILLAGE.code:
            return Reason("S21.1") if verb_code(move) == SPEND.code else NOT_HERE
        area = arg1(move)
        if area >= pos.areas:
            return Reason("S1.16", area)
        refused = why_not_settle(pos, seat, area, self.pips)
        if refused is not None:
            return refused
        if may_settle(pos, seat, area, connected(pos, seat), self.anywhere):
            return None
        return Reason("S24.1" if self.anywhere else "S21.8", area)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            return
        area = arg1(move)
        pos.found_village(seat, area)
        self.anywhere = False
        cost = int(VILLAGE_COST[pos._board.terrain[area]])
        self.pips -= cost
        self.begun = True
        if pos.log is not None:
            pos.tell(VILLAGE_BUILT, (seat, area, cost, pos.villages_on_map(seat)))
