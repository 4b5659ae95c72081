"""R8.4: the Alliance's Birdsong: revolts, then sympathy, paid with supporters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, offered, only, vec
from tafelrunde.engine.steps import Reason, Step, reasons
from tafelrunde.engine.verbs import Arg, arg1, arg2, count, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_birdsong, play_birdsong, why_not_birdsong
from tafelrunde.games.root.actions.movement import adjacent, adjoining
from tafelrunde.games.root.battle.removal import finish_removal, remove_enemies
from tafelrunde.games.root.events import DID_AT, FOR_SYMPATHY, OFFICERS, PLACED, REVOLTS
from tafelrunde.games.root.factions.alliance.board import MARTIAL_LAW, REVOLT_COST, SYMPATHY_COST, SYMPATHY_POINTS, SYMPATHY_TOKENS
from tafelrunde.games.root.factions.alliance.supporters import spend_supporter
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import KIND_CARDS, MATCHING, kinds_in
from tafelrunde.games.root.verbs import CLEARING, DONE, REVOLT, SPREAD, SUPPORT
from tafelrunde.games.root.words import ALLIANCE, ARMIES, BASE, BITS, CLEARINGS, EACH_ARMY, EVERYWHERE, SYMPATHY

REVOLTING: Final = 1
SPREADING: Final = 2
"""The parts of Birdsong: revolts are over with the first spread (D8.4.2-3)."""


@final
class AllianceBirdsong(Step[Root]):
    """R8.4: revolts, then sympathy."""

    rule: ClassVar[str] = "R8.4"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[ALLIANCE] if pos.part == REVOLTING or pos.part == SPREADING else 0

    def asks_anyway(self, pos: Root) -> bool:
        return pos.supporters != 0

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        add_birdsong(pos, ALLIANCE, offers)
        if pos.supporters:
            if pos.part == REVOLTING:
                add_revolts(pos, offers)
            add_spreads(pos, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb == REVOLT.code:
            reason = why_not_revolt(pos, arg1(move)) if pos.part == REVOLTING else Reason("D8.4.2-3")
        elif verb == SPREAD.code:
            reason = why_not_spread(pos, arg1(move))
        else:
            return why_not_birdsong(pos, ALLIANCE, move)
        if reason is None and not pos.supporters & KIND_CARDS[arg2(move)] & MATCHING[pos.suits[arg1(move)]]:
            reason = Reason("R8.4.1.II" if verb == REVOLT.code else "R8.4.2.II", arg2(move))
        return reason

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == DONE.code:
            pos.part = SPREADING + 1
        elif verb == REVOLT.code:
            if pos.log is not None:
                pos.tell(DID_AT, (ALLIANCE, REVOLTS, arg1(move)))
            pos.push(Revolt(arg1(move), REVOLT_COST - 1))
            spend_supporter(pos, arg2(move), arg1(move))
        elif verb == SPREAD.code:
            pos.part = SPREADING
            pos.push(Spread(arg1(move), spread_cost(pos, arg1(move)) - 1))
            spend_supporter(pos, arg2(move), arg1(move), spreads=True)
        else:
            play_birdsong(pos, ALLIANCE, move)

    def proceed(self, pos: Root) -> None:
        if pos.part == 0:
            pos.part = REVOLTING
        else:
            pos.pop()


def enough_supporters(pos: Root, clearing: i64, cost: i64) -> bool:
    """Whether so many supporters match a clearing."""
    return bits_set(pos.supporters & MATCHING[pos.suits[clearing]]) >= cost


NO_CAUSE: Final = reasons("R8.4.1.I", CLEARINGS, 1)
NO_REBELS: Final = reasons("R8.4.1.II", CLEARINGS, 1)


def why_not_revolt(pos: Root, clearing: i64) -> Reason | None:
    """R8.4.1.I, R8.4.1.II, D8.4.1-1: sympathy, a base left, two supporters, and a slot once the enemies are gone."""
    if not pos.sympathy >> clearing & 1 or pos.bases >> pos.suits[clearing] & 1:
        return NO_CAUSE[clearing]
    if pos.scorched >> clearing & 1:
        return Reason("D9.7-4", clearing + 1)
    if pos.free[clearing] == 0:
        room = False
        for army in EACH_ARMY:
            if army != ALLIANCE and pos.might[clearing * ARMIES + army] > pos.warriors[clearing * ARMIES + army]:
                room = room or pos.enemies(ALLIANCE, army)
        if not room:
            return Reason("D8.4.1-1", clearing + 1)
    if not enough_supporters(pos, clearing, REVOLT_COST):
        return NO_REBELS[clearing]
    return None


def add_revolts(pos: Root, offers: Moves) -> None:
    for clearing in BITS[pos.sympathy]:
        if why_not_revolt(pos, clearing) is None:
            for kind in kinds_in(pos.supporters & MATCHING[pos.suits[clearing]]):
                offers.append(REVOLT.move2(clearing, kind))


def spread_cost(pos: Root, clearing: i64) -> i64:
    """R8.4.2.II, R8.4.2.IIa: the number above the token, one more under Martial Law."""
    cost = SYMPATHY_COST[bits_set(pos.sympathy)]
    for army in EACH_ARMY:
        if army != ALLIANCE and pos.warriors[clearing * ARMIES + army] >= MARTIAL_LAW:
            return cost + 1
    return cost


def why_not_spread(pos: Root, clearing: i64) -> Reason | None:
    """R8.4.2: an unsympathetic clearing next to a sympathetic one, open to placement, with supporters enough."""
    reason = why_not_token(pos, clearing)
    if reason is not None:
        return reason
    if pos.sympathy:
        near = False
        for other in BITS[pos.sympathy]:
            near = near or adjacent(pos, ALLIANCE, clearing, other)
        if not near:
            return Reason("R8.4.2.I-a", clearing + 1)
    cost = spread_cost(pos, clearing)
    if enough_supporters(pos, clearing, cost):
        return None
    printed = SYMPATHY_COST[bits_set(pos.sympathy)]
    return Reason("R8.4.2.IIa" if enough_supporters(pos, clearing, printed) else "R8.4.2.II", clearing + 1)


def why_not_token(pos: Root, clearing: i64) -> Reason | None:
    """R8.2.5, R8.2.5.I, R6.2.2-a: a token left, none there yet, no keep."""
    if bits_set(pos.sympathy) >= SYMPATHY_TOKENS:
        return Reason("R8.2.5")
    return why_not_sympathetic(pos, clearing)


HAS_SYMPATHY: Final = reasons("R8.2.5.I", CLEARINGS, 1)


def why_not_sympathetic(pos: Root, clearing: i64) -> Reason | None:
    """R8.2.5.I, R6.2.2-a: where no sympathy can lie: it lies there already, or the keep does."""
    if pos.sympathy >> clearing & 1:
        return HAS_SYMPATHY[clearing]
    if pos.keep == clearing:
        return Reason("R6.2.2-a", clearing + 1)
    if pos.scorched >> clearing & 1:
        return Reason("D9.7-4", clearing + 1)
    return None


def add_spreads(pos: Root, offers: Moves) -> None:
    """Every clearing and first supporter for a spread."""
    sympathy = pos.sympathy
    if bits_set(sympathy) >= SYMPATHY_TOKENS:
        return
    sites = EVERYWHERE
    if sympathy:
        sites = 0
        near = adjoining(pos, ALLIANCE)
        for clearing in BITS[sympathy]:
            sites |= near[clearing]
    sites &= ~(sympathy | pos.scorched)
    if pos.keep >= 0:
        sites &= ~(1 << pos.keep)
    for clearing in BITS[sites]:
        cards = pos.supporters & MATCHING[pos.suits[clearing]]
        if cards and bits_set(cards) >= spread_cost(pos, clearing):
            for kind in kinds_in(cards):
                offers.append(SPREAD.move2(clearing, kind))


def supporter_offers(pos: Root, clearing: i64) -> Moves:
    """The supporters that can be spent for a clearing."""
    return offered(vec[i64]([SUPPORT.move1(kind) for kind in kinds_in(pos.supporters & MATCHING[pos.suits[clearing]])]))


def why_not_support(pos: Root, clearing: i64, move: i64) -> Reason | None:
    if verb_code(move) != SUPPORT.code:
        return Reason("G4")
    good = pos.supporters & MATCHING[pos.suits[clearing]] & KIND_CARDS[arg1(move)]
    return None if good else Reason("R8.2.3-b", arg1(move))


class Supporting(Step[Root]):
    """R8.2.3: so many supporters are still to be spent on a clearing."""

    def __init__(self, clearing: i64, left: i64) -> None:
        self.clearing = clearing
        self.left = left

    def waits_for(self, pos: Root) -> int:
        return pos.bit[ALLIANCE] if self.left > 0 else 0

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def offers(self, pos: Root, seat: int) -> Moves:
        return supporter_offers(pos, self.clearing)

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        return why_not_support(pos, self.clearing, move)


@final
class Revolt(Supporting):
    """R8.4.1: two supporters, then all enemies leave the clearing, then base, warriors and officer. `left` is -1 once all are gone."""

    rule: ClassVar[str] = "R8.4.1.II"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing)]

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.push(Revolt(self.clearing, self.left - 1))
        spend_supporter(pos, arg1(move), self.clearing)

    def proceed(self, pos: Root) -> None:
        pos.pop()
        if self.left == 0:
            pos.push(Revolt(self.clearing, -1))
            remove_enemies(pos, self.clearing, ALLIANCE)
            finish_removal(pos)
        else:
            found_base(pos, self.clearing)


def found_base(pos: Root, clearing: i64) -> None:
    """R8.4.1.III-b to R8.4.1.III-d: base, a warrior for each sympathetic clearing of the suit, and an officer."""
    suit = pos.suits[clearing]
    count = 0
    for other in BITS[pos.sympathy]:
        if pos.suits[other] == suit:
            count += 1
    pos.put_building(BASE, clearing)
    pos.put_warriors(ALLIANCE, clearing, count)
    make_officer(pos)


def make_officer(pos: Root) -> None:
    """A warrior of the supply becomes an officer, if there is one."""
    if pos.supply[ALLIANCE]:
        pos.supply[ALLIANCE] -= 1
        pos.officers += 1
        if pos.log is not None:
            pos.tell(OFFICERS, (ALLIANCE, pos.officers))


@final
class Spread(Supporting):
    """R8.4.2: the other supporters, then the token and its points."""

    rule: ClassVar[str] = "R8.4.2.II"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing), (count("supporters", 5), self.left)]

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.push(Spread(self.clearing, self.left - 1))
        spend_supporter(pos, arg1(move), self.clearing, spreads=True)

    def proceed(self, pos: Root) -> None:
        pos.pop()
        place_sympathy(pos, self.clearing)


def place_sympathy(pos: Root, clearing: i64) -> None:
    """R8.4.2.III, R2.5-b: a token, if one is left, and the points it uncovers."""
    if bits_set(pos.sympathy) >= SYMPATHY_TOKENS:
        return
    points = SYMPATHY_POINTS[bits_set(pos.sympathy)]
    pos.sympathy |= 1 << clearing
    pos.touch(clearing)
    if pos.log is not None:
        pos.tell(PLACED, (ALLIANCE, SYMPATHY, clearing, 1, 1))
    pos.score(ALLIANCE, points, FOR_SYMPATHY)


BIRDSONG_STEP: Final[Step[Root]] = AllianceBirdsong()
