"""R6.5.4 Build: where, for which wood, and for how many points."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, count, verb_code
from tafelrunde.games.root.actions.movement import leads_across
from tafelrunde.games.root.events import FOR_BUILDING, WOOD_PAID
from tafelrunde.games.root.factions.marquise.board import CAT_BUILDINGS, CAT_COST, CAT_POINTS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import BUILD, PAY_WOOD, PIECE
from tafelrunde.games.root.words import BITS, CLEARINGS, MARQUISE, RECRUITER, SAWMILL, WORKSHOP


def wood_domain(pos: Root, clearing: int) -> int:
    """D6.5.4.II-1: the clearings ruled by the Marquise that hang together with this one."""
    board = pos._map
    across = leads_across(pos, MARQUISE)
    ruler = pos.ruler
    domain = 1 << clearing
    fresh = domain
    while fresh:
        near = 0
        for at in BITS[fresh]:
            near |= board.path_mask[at]
            if across:
                near |= board.river_neighbours[at]
        fresh = 0
        for at in BITS[near & ~domain]:
            if ruler[at] == MARQUISE:
                fresh |= 1 << at
        domain |= fresh
    return domain


def wood_in(pos: Root, domain: int) -> int:
    """The wood in a set of clearings."""
    total = 0
    for clearing in BITS[domain]:
        total += pos.wood[clearing]
    return total


def add_builds(pos: Root, offers: Moves) -> None:
    """R6.5.4: every kind and clearing that can be paid."""
    wood = pos.wood
    built = pos.built
    least = 99
    for kind in (SAWMILL, WORKSHOP, RECRUITER):
        if built[kind] < CAT_BUILDINGS and CAT_COST[built[kind]] < least:
            least = CAT_COST[built[kind]]
    if sum(wood) < least:
        return
    done = 0
    for clearing in range(CLEARINGS):
        if pos.ruler[clearing] != MARQUISE or done >> clearing & 1:
            continue
        domain = wood_domain(pos, clearing)
        done |= domain
        total = wood_in(pos, domain)
        for site in BITS[domain]:
            if pos.free[site] and not pos.scorched >> site & 1:
                for kind in (SAWMILL, WORKSHOP, RECRUITER):
                    if built[kind] < CAT_BUILDINGS and CAT_COST[built[kind]] <= total:
                        offers.append(BUILD.move2(kind, site))


def why_not_build(pos: Root, kind: int, clearing: int) -> Reason | None:
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


def begin_build(pos: Root, kind: int, clearing: int) -> None:
    """R6.5.4.II-b: the wood is removed first; where there is more than needed the Marquise chooses."""
    cost = CAT_COST[pos.built[kind]]
    domain = wood_domain(pos, clearing)
    if wood_in(pos, domain) == cost:
        for site in BITS[domain]:
            if pos.wood[site]:
                burn(pos, site, pos.wood[site], kind, clearing)
        cost = 0
    pos.push(PayWood(kind, clearing, cost, domain))


def burn(pos: Root, clearing: int, count: int, building: int, site: int) -> None:
    """Wood tokens return to the supply for a building on its site."""
    pos.wood[clearing] -= count
    pos.wood_left += count
    pos.touch(clearing)
    if pos.log is not None:
        pos.tell(WOOD_PAID, (clearing, count, building, site))


@final
class PayWood(Step[Root]):
    """R6.5.4.II-b: wood tokens equal to the cost leave the map."""

    rule: ClassVar[str] = "R6.5.4.II-b"

    def __init__(self, kind: int, clearing: int, left: int, domain: int) -> None:
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
