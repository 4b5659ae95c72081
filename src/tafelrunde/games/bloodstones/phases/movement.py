"""Chapters 9 to 12: moving units, ships and their passage, Leaders, Dragons."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, verb_code
from tafelrunde.games.bloodstones.events import MOVE_COST, MOVED, PAID_PIPS, RIDES_FREE, TAKES_ALONG
from tafelrunde.games.bloodstones.phases.payment import ANY_PIPS, payments, why_not_pay
from tafelrunde.games.bloodstones.pieces.tiles import (
    CUTIECORNS,
    DRAGONS,
    ENTER,
    FIELD,
    MARCHING,
    ONE,
    PIPS,
    SHIPS,
    WALK,
    WALKERS,
    how_many,
    kinds_in,
    pips_of,
    size_of,
)
from tafelrunde.games.bloodstones.pieces.words import CUTIECORN, DRAGON, KIND_COUNT, LEADER, SEA, SHIP, UNDEAD
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import ABOUT_AREA, ALONG, MARCH, PAY, PIPS_LEFT, STEP


def sea_chain(pos: Bloodstones, seat: i64, start: vec[i64]) -> list[int]:
    """S10.1, S10.5: the sea areas that hang together over own ships with no unit of another player, beginning with `start`."""
    board = pos._board
    base = seat * pos.areas
    chain: list[int] = []
    for sea in start:
        if pos.army[base + sea] & SHIPS and not pos._present[sea] & ~(1 << seat):
            chain.append(sea)
    for sea in chain:
        for further in board.seas[sea]:
            if pos.army[base + further] & SHIPS and further not in chain and not pos._present[further] & ~(1 << seat):
                chain.append(further)
    return chain


def passage_ends(pos: Bloodstones, seat: i64, origin: i64) -> list[int]:
    """S10.6, S10.10: the land areas a unit can reach from `origin` by one passage over own ships."""
    board = pos._board
    if board.terrain[origin] != SEA and not len(board.seas[origin]):
        return []
    ends: list[int] = []
    for sea in sea_chain(pos, seat, vec[i64]([origin]) if board.terrain[origin] == SEA else board.seas[origin]):
        for land in board.lands[sea]:
            if land != origin and land not in ends:
                ends.append(land)
    return ends


def reach(pos: Bloodstones, seat: i64, origin: i64) -> list[int]:
    """S9.5: the areas one step away: neighbours, and ends of passages."""
    targets = list(pos._board.adjacent[origin])
    for land in passage_ends(pos, seat, origin):
        if land not in targets:
            targets.append(land)
    return targets


def price(pos: Bloodstones, seat: i64, kind: i64, target: i64) -> i64:
    """S9.3: what one unit pays to enter an area; 0 if its kind may not."""
    return ENTER[pos.faction[seat] * KIND_COUNT + kind][pos._board.terrain[target]]


def group_price(pos: Bloodstones, seat: i64, group: i64, target: i64) -> i64:
    """S11.5: the cost of a step; every Leader frees the dearest unit that is left, and one Leader always pays."""
    terrain = pos._board.terrain[target]
    dragons = how_many(group, DRAGON)
    walkers = size_of(group & WALKERS)
    cost = walkers * WALK[pos.faction[seat]][terrain] + dragons + how_many(group, SHIP)
    leaders = how_many(group, LEADER)
    if leaders:
        free: i64 = min(leaders, walkers + dragons - 1)
        freed_walkers: i64 = min(free, walkers - 1)
        cost -= freed_walkers * WALK[pos.faction[seat]][terrain] + (free - freed_walkers)
    return cost


def free_places(group: int) -> int:
    """S11.5: how many of a group go for nothing."""
    return min(int(how_many(group, LEADER)), int(size_of(group & (WALKERS | DRAGONS))) - 1)


def taken_along(before: int, kind: int) -> tuple[int, int]:
    """S11.1, S11.5: whether a unit that joins a group rides free, or takes one along, and which; the last arguments of MOVED."""
    free = free_places(before)
    if not before or free_places(before + ONE[kind]) <= max(free, 0):
        return (0, kind)
    leaders = how_many(before, LEADER)
    if kind != LEADER or size_of(before & (WALKERS | DRAGONS)) - free == min(leaders, 1):
        return (RIDES_FREE, kind)
    walkers = [rider for rider in kinds_in(before & WALKERS) if rider != LEADER]
    return (TAKES_ALONG, walkers[0] if walkers else DRAGON)


def why_not_leave(pos: Bloodstones, seat: i64, area: i64) -> Reason | None:
    """S9.10: nobody moves out of an area while enemy units are in it."""
    if pos._present[area] & ~(1 << seat):
        return Reason("S9.10", area, args=(ABOUT_AREA,))
    return None


def why_not_enter(pos: Bloodstones, seat: i64, kind: i64, target: i64) -> Reason | None:
    """S9.13 to S9.17, S9.21: what kind of unit may go where."""
    if price(pos, seat, kind, target):
        return None
    if kind == UNDEAD:
        return Reason("S9.21")
    if not FIELD[kind] & (MARCHING | CUTIECORNS):
        return Reason("S9.13", kind)
    if kind == SHIP:
        return Reason("S9.14", target)
    return Reason("S9.15" if pos._board.terrain[target] == SEA else "S9.16", target)


def cheapest_step(pos: Bloodstones, seat: i64, origin: i64, budget: i64) -> i64:
    """The lowest price of a first step from an area, 0 if nothing there can go anywhere for at most `budget`."""
    force: i64 = pos.army[seat * pos.areas + origin] & MARCHING
    if not force or pos._present[origin] & ~(1 << seat):
        return 0
    board = pos._board
    terrain = board.terrain
    best: i64 = 0
    if force & DRAGONS:
        best = 1
    elif force & SHIPS:
        best = 1 if len(board.seas[origin]) else 0
    else:
        walk = WALK[pos.faction[seat]]
        for target in board.lands[origin]:
            cost = walk[terrain[target]]
            if cost and (best == 0 or cost < best):
                best = cost
                if cost == 1:
                    break
        if best != 1 and len(board.seas[origin]):
            for end in passage_ends(pos, seat, origin):
                cost = walk[terrain[end]]
                if cost and (best == 0 or cost < best):
                    best = cost
    return best if best <= budget else 0


def add_marches(pos: Bloodstones, seat: i64, budget: i64, offers: Moves) -> None:
    """Offer to march from every area where a step can begin with so many pips."""
    areas: i64 = pos.areas
    base = seat * areas
    army = pos.army
    for area in range(areas):
        if army[base + area] and army[base + area] & MARCHING and cheapest_step(pos, seat, area, budget):
            offers.append(MARCH.move1(area))


def first_steps(pos: Bloodstones, seat: i64, origin: i64, budget: i64) -> Moves:
    """S9.5: every single unit that can step out of an area with so many pips, and where to."""
    board = pos._board
    terrain = board.terrain
    force: i64 = pos.army[seat * pos.areas + origin] & MARCHING
    offers = Moves()
    if force & SHIPS and budget:
        for target in board.seas[origin]:
            offers.append(STEP.move2(SHIP, target))
    others = force & ~SHIPS
    if not others:
        return offers
    ends = passage_ends(pos, seat, origin)
    for kind in kinds_in(others):
        prices = ENTER[pos.faction[seat] * KIND_COUNT + kind]
        for target in board.adjacent[origin]:
            if 0 < prices[terrain[target]] <= budget:
                offers.append(STEP.move2(kind, target))
        for end in ends:
            if not board.touch(origin, end) and 0 < prices[terrain[end]] <= budget:
                offers.append(STEP.move2(kind, end))
    return offers


@final
class MoveUnits(Step[Bloodstones]):
    """Chapter 9: a move action. March from an area, step with a unit, take others along, march on, then pay for all of it together."""

    rule: ClassVar[str] = "S9.1"

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin
        self.target = -1
        """Where the present step leads; -1 while it is still to be chosen."""
        self.group = 0
        self.group_cost = 0
        self.cost = 0
        """The cost of the steps before the present one."""
        self.paid = 0
        self.least = ANY_PIPS
        """The pips of the smallest tile paid."""

    def copy(self) -> MoveUnits:
        twin = MoveUnits(self.seat, self.origin)
        twin.target = self.target
        twin.group = self.group
        twin.group_cost = self.group_cost
        twin.cost = self.cost
        twin.paid = self.paid
        twin.least = self.least
        return twin

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(PIPS_LEFT, self.due())]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: Bloodstones) -> bool:
        return True

    def due(self) -> int:
        """What is still to be paid."""
        return self.cost + self.group_cost - self.paid

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        budget = pips_of(pos.hand[seat], pos.faction[seat]) - self.due()
        if self.target < 0:
            return first_steps(pos, seat, self.origin, budget)
        offers = payments(pos, seat, self.due(), self.least)
        if self.paid:
            return offers
        for kind in kinds_in(pos.force(seat, self.origin) & (MARCHING | CUTIECORNS)):
            if not self.why_not_along(pos, seat, kind):
                offers.append(ALONG.move1(kind))
        if budget > 0:
            add_marches(pos, seat, budget, offers)
        return offers

    def why_not_along(self, pos: Bloodstones, seat: int, kind: int) -> Reason | None:
        """S9.18, S9.19: why a unit cannot join the present step."""
        if not how_many(pos.force(seat, self.origin), kind):
            return Reason("S9.5", self.origin, kind)
        if kind == UNDEAD:
            return Reason("S6.10")
        refused = why_not_enter(pos, seat, kind, self.target)
        if refused is not None:
            return refused
        if kind == SHIP and not pos._board.touch(self.origin, self.target):
            return Reason("S10.4")
        if kind == CUTIECORN:
            return None
        dearer = group_price(pos, seat, self.group + ONE[kind], self.target) - self.group_cost
        if self.due() + dearer > pips_of(pos.hand[seat], pos.faction[seat]):
            return Reason("S9.1", self.due() + dearer)
        return None

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == STEP.code:
            return self.why_not_step(pos, seat, arg1(move), arg2(move))
        if self.target < 0:
            return Reason("S9.5") if verb in (MARCH.code, ALONG.code, PAY.code) else NOT_HERE
        if verb == PAY.code:
            return why_not_pay(pos, seat, arg1(move), self.due(), self.least)
        if verb not in (ALONG.code, MARCH.code):
            return NOT_HERE
        if self.paid:
            return Reason("S9.5")
        if verb == ALONG.code:
            return self.why_not_along(pos, seat, arg1(move))
        return why_not_march(pos, seat, arg1(move), pips_of(pos.hand[seat], pos.faction[seat]) - self.due())

    def why_not_step(self, pos: Bloodstones, seat: int, kind: int, target: int) -> Reason | None:
        if self.target >= 0:
            return Reason("S9.5")
        if not how_many(pos.force(seat, self.origin), kind):
            return Reason("S9.5", self.origin, kind)
        if kind == CUTIECORN:
            return Reason("S30.6")
        if kind == UNDEAD:
            return Reason("S9.21")
        if target >= pos.areas:
            return Reason("S1.16", target)
        refused = why_not_enter(pos, seat, kind, target)
        if refused is not None:
            return refused
        if not pos._board.touch(self.origin, target):
            if kind == SHIP:
                return Reason("S9.14", target)
            if target not in passage_ends(pos, seat, self.origin):
                return Reason("S10.6", target)
        if price(pos, seat, kind, target) + self.due() > pips_of(pos.hand[seat], pos.faction[seat]):
            return Reason("S9.1", price(pos, seat, kind, target) + self.due())
        return None

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        verb = verb_code(move)
        kind = arg1(move)
        if verb == PAY.code:
            pos.spend(seat, kind)
            due = self.due()
            pips: int = PIPS[pos.faction[seat] * KIND_COUNT + kind]
            self.least = min(self.least, pips)
            self.paid += pips
            if pos.log is not None:
                if self.paid == pips:
                    pos.tell(MOVE_COST, (seat, due))
                pos.tell(PAID_PIPS, (seat, kind, pips, due))
            if self.due() <= 0:
                pos.pop()
            return
        if verb == MARCH.code:
            self.cost += self.group_cost
            self.group = self.group_cost = 0
            self.origin = kind
            self.target = -1
            return
        if verb == STEP.code:
            self.target = arg2(move)
        before = self.group
        self.group += ONE[kind]
        self.group_cost = group_price(pos, seat, self.group, self.target)
        pos.move_force(seat, ONE[kind], self.origin, self.target)
        if pos.log is not None:
            pos.tell(MOVED, (seat, kind, self.origin, self.target, *taken_along(before, kind)))
        if pos.cutiecorn >= 0:
            pos.settle_cutiecorn()


def why_not_march(pos: Bloodstones, seat: int, area: int, budget: int) -> Reason | None:
    """Why no step can begin in an area."""
    if area >= pos.areas:
        return Reason("S1.16", area)
    force = pos.force(seat, area)
    if not force:
        return Reason("S9.1", area)
    if not force & MARCHING:
        return Reason("S30.6" if force & CUTIECORNS else "S9.21" if force & FIELD[UNDEAD] else "S9.13", area)
    refused = why_not_leave(pos, seat, area)
    if refused is not None:
        return refused
    return None if cheapest_step(pos, seat, area, budget) else Reason("S9.1", area)
