"""R6.5.4 Build: where, for which wood, and for how many points."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, count, verb_code
from tafelrunde.games.root.actions.movement import adjoining
from tafelrunde.games.root.events import FOR_BUILDING, WOOD_PAID
from tafelrunde.games.root.factions.marquise.board import CAT_BUILDINGS, CAT_COST, CAT_KINDS, CAT_POINTS, WOOD_TOKENS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import BUILD, PAY_WOOD, PIECE
from tafelrunde.games.root.words import BITS, MARQUISE, RECRUITER


def wood_domain(pos: Root, clearing: i64) -> i64:
    """D6.5.4.II-1: the clearings ruled by the Marquise that hang together with this one."""
    near = adjoining(pos, MARQUISE)
    ruled = pos._ruled[MARQUISE]
    domain: i64 = 1 << clearing
    fresh = domain
    while fresh:
        reached: i64 = 0
        for at in BITS[fresh]:
            reached |= near[at]
        fresh = reached & ruled & ~domain
        domain |= fresh
    return domain


def wood_in(pos: Root, domain: i64) -> i64:
    """The wood in a set of clearings."""
    total: i64 = 0
    wood = pos.wood
    for clearing in BITS[domain]:
        total += wood[clearing]
    return total


def cheapest(pos: Root) -> i64:
    """What the cheapest building costs that is left."""
    least: i64 = WOOD_TOKENS + 1
    built = pos.built
    for kind in CAT_KINDS:
        if built[kind] < CAT_BUILDINGS:
            cost = CAT_COST[built[kind]]
            if cost < least:
                least = cost
    return least


def sites_by_cost(pos: Root) -> vec[i64]:
    """For each cost the clearings, as a set, where a building can stand and so much wood could pay for it."""
    sites = vec[i64]([0] * (WOOD_TOKENS + 1))
    free = pos.free
    wood = pos.wood
    left = pos._ruled[MARQUISE]
    while left:
        domain = wood_domain(pos, BITS[left][0])
        left &= ~domain
        total: i64 = 0
        found: i64 = 0
        for clearing in BITS[domain]:
            total += wood[clearing]
            if free[clearing]:
                found |= 1 << clearing
        found &= ~pos.scorched
        if found:
            for cost in range(total + 1):
                sites[cost] |= found
    return sites


def add_builds(pos: Root, offers: Moves) -> None:
    """R6.5.4: every kind and clearing that can be paid."""
    if WOOD_TOKENS - pos.wood_left < cheapest(pos):
        return
    sites = sites_by_cost(pos)
    built = pos.built
    for kind in CAT_KINDS:
        if built[kind] < CAT_BUILDINGS:
            for site in BITS[sites[CAT_COST[built[kind]]]]:
                offers.append(BUILD.move2(kind, site))


def why_not_build(pos: Root, kind: i64, clearing: i64) -> Reason | None:
    """R6.5.4: a building left on its track, a ruled clearing with a slot, and the wood."""
    if kind > RECRUITER or pos.built[kind] >= CAT_BUILDINGS:
        return Reason("R6.5.4.I", kind)
    if pos.ruler[clearing] != MARQUISE:
        return Reason("R6.5.4.II-a", clearing + 1)
    if not pos.can_place(MARQUISE, clearing):
        return Reason("D9.7-4", clearing + 1)
    if pos.free[clearing] == 0:
        return Reason("R2.2.3-c", clearing + 1)
    if wood_in(pos, wood_domain(pos, clearing)) < CAT_COST[pos.built[kind]]:
        return Reason("R6.5.4.II-c", clearing + 1)
    return None


def begin_build(pos: Root, kind: i64, clearing: i64) -> None:
    """R6.5.4.II-b: the wood is removed first; where there is more than needed the Marquise chooses."""
    cost = CAT_COST[pos.built[kind]]
    domain = wood_domain(pos, clearing)
    if wood_in(pos, domain) == cost:
        for site in BITS[domain]:
            if pos.wood[site]:
                burn(pos, site, pos.wood[site], kind, clearing)
        cost = 0
    pos.push(PayWood(kind, clearing, cost, domain))


def burn(pos: Root, clearing: i64, count: i64, building: i64, site: i64) -> None:
    """Wood tokens return to the supply for a building on its site."""
    pos.wood = added(pos.wood, clearing, -count)
    pos.wood_left += count
    pos.touch(clearing)
    if pos.log is not None:
        pos.tell(WOOD_PAID, (clearing, count, building, site))


@final
class PayWood(Step[Root]):
    """R6.5.4.II-b: wood tokens equal to the cost leave the map."""

    rule: ClassVar[str] = "R6.5.4.II-b"

    def __init__(self, kind: i64, clearing: i64, left: i64, domain: i64) -> None:
        self.kind = kind
        self.clearing = clearing
        self.left = left
        self.domain = domain

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(PIECE("building"), self.kind), (count("wood", 8), self.left)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE] if self.left else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([PAY_WOOD.move1(clearing) for clearing in BITS[self.domain] if pos.wood[clearing]]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != PAY_WOOD.code:
            return Reason("G4")
        good = self.domain >> arg1(move) & 1 and pos.wood[arg1(move)]
        return None if good else Reason("R6.5.4.II-c", arg1(move) + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        burn(pos, arg1(move), 1, self.kind, self.clearing)
        pos.push(PayWood(self.kind, self.clearing, self.left - 1, self.domain))

    def proceed(self, pos: Root) -> None:
        """R6.5.4.III: the building, and the points it uncovers."""
        pos.pop()
        points = CAT_POINTS[self.kind][pos.built[self.kind]]
        pos.put_building(self.kind, self.clearing)
        pos.score(MARQUISE, points, FOR_BUILDING)
