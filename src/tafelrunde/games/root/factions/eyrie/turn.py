"""Chapter 7: the Eyrie Dynasties."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, Domain, arg1, arg2, verb_code
from tafelrunde.games.root.actions.crafted_cards import (
    add_daylight,
    open_birdsong,
    play_daylight,
    why_not_daylight,
)
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.evening import draw_and_discard
from tafelrunde.games.root.actions.movement import can_battle, can_move
from tafelrunde.games.root.events import FOR_ROOSTS, ORDERED, RESOLVED
from tafelrunde.games.root.factions.eyrie.board import NEW_ROOST_WARRIORS, ROOST_POINTS, ROOSTS_FOR_BONUS
from tafelrunde.games.root.factions.eyrie.decree import DecreeBattle, DecreeBuild, DecreeMove, DecreeRecruit, suit_mask
from tafelrunde.games.root.factions.eyrie.stuck import why_stuck
from tafelrunde.games.root.factions.eyrie.turmoil import RESTING, begin_turmoil
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import draw, hides_hand, take_out
from tafelrunde.games.root.terms.deck import BIRDS, BIT_OF, KIND_CARDS, KIND_SUIT, KINDS, SUIT_CARDS, kinds_in
from tafelrunde.games.root.verbs import CRAFT, DECREE, DONE, NEW_ROOST, RESOLVE
from tafelrunde.games.root.winning.dominance import may_dominate
from tafelrunde.games.root.words import (
    ARMIES,
    BATTLE_COLUMN,
    BIRD,
    CHARISMATIC,
    COLUMNS,
    EACH_CLEARING,
    EYRIE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
    SUIT_NAMES,
    VIZIERS,
)

MOST_ORDERS: Final = 2
"""R7.4.2-a: so many cards join the Decree at most."""
ORDERS: Final = vec[vec[i64]]([vec[i64]([DECREE.move2(kind, column) for column in range(COLUMNS)]) for kind in range(KINDS)])
"""Each kind of card in every column, written down once."""
CRAFTING: Final = 0
RESOLVING: Final = 1
"""The parts of Daylight; turmoil ends it (RESTING)."""
DOOMED: Final = Domain("doomed", 5, ("none", *SUIT_NAMES), clickable=False)
WARNINGS: Final[list[Arg]] = [DOOMED(suit) for suit in SUIT_NAMES]
"""For each suit a warning that its cards cannot be carried out now, or none."""

# Setup.


# Birdsong.


@final
class EyrieBirdsong(Step[Root]):
    """R7.4: emergency orders, cards for the Decree, a new roost."""

    def proceed(self, pos: Root) -> None:
        height = len(pos.stack)
        while len(pos.stack) == height:
            part = pos.part
            pos.part = part + 1
            if part == 2:
                open_birdsong(pos)
            elif part == 0:
                if pos.hands[EYRIE] == 0:
                    draw(pos, EYRIE, 1)
                    open_birdsong(pos)
            elif part == 1:
                pos.push(AddToDecree(0, False))
            elif part == 3:
                if pos.built[ROOST] == 0 and roost_sites(pos):
                    open_birdsong(pos)
                    pos.push(NEW_ROOST_STEP)
            else:
                pos.pop()


@final
class AddToDecree(Step[Root]):
    """R7.4.2: one or two cards, at most one bird."""

    rule: ClassVar[str] = "R7.4.2-a"

    def __init__(self, added: i64, bird: bool) -> None:
        self.added = added
        self.bird = bird
        """Whether one of the cards added was a bird."""

    def waits_for(self, pos: Root) -> int:
        return pos.bit[EYRIE] if self.added < MOST_ORDERS and pos.hands[EYRIE] else 0

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = Moves()
        cards = pos.hands[EYRIE]
        if self.added:
            offers.append(DONE.move0())
            if self.bird:
                cards &= ~BIRDS
        for kind in kinds_in(cards):
            offers.extend(ORDERS[kind])
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None if self.added else Reason("R7.4.2-a")
        if verb != DECREE.code:
            return Reason("G4")
        if not pos.hands[EYRIE] & KIND_CARDS[arg1(move)]:
            return Reason("R7.4.2-a", arg1(move))
        if self.bird and KIND_SUIT[arg1(move)] == BIRD:
            return Reason("R7.4.2-b", arg1(move))
        return None

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == DONE.code:
            return
        kind = arg1(move)
        pos.decree = added(pos.decree, arg2(move), BIT_OF[take_out(pos, EYRIE, kind)])
        if pos.log is not None:
            viziers = VIZIERS[pos.leader].count(arg2(move))
            pos.tell(ORDERED, (EYRIE, kind, arg2(move), bits_set(pos.decree[arg2(move)]) + viziers, viziers))
        pos.push(AddToDecree(self.added + 1, self.bird or KIND_SUIT[kind] == BIRD))

    def proceed(self, pos: Root) -> None:
        pos.pop()


def roost_sites(pos: Root) -> list[int]:
    """D7.4.3-1: among the clearings that can take a roost, those with the fewest warriors of all players together."""
    found: list[int] = []
    fewest = 0
    for clearing in EACH_CLEARING:
        if pos.free[clearing] == 0 or not pos.can_place(EYRIE, clearing):
            continue
        count = sum(pos.warriors[clearing * ARMIES : clearing * ARMIES + ARMIES])
        if not found or count < fewest:
            found = [clearing]
            fewest = count
        elif count == fewest:
            found.append(clearing)
    return found


@final
class ANewRoost(Step[Root]):
    """R7.4.3: without a roost on the map, a new one with three warriors."""

    rule: ClassVar[str] = "R7.4.3"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[EYRIE]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([NEW_ROOST.move1(clearing) for clearing in roost_sites(pos)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != NEW_ROOST.code:
            return Reason("G4")
        clearing = arg1(move)
        if clearing in roost_sites(pos):
            return None
        if not pos.can_place(EYRIE, clearing):
            return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)
        return Reason("R7.4.3" if pos.free[clearing] else "R2.2.3-c", clearing + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.put_building(ROOST, arg1(move))
        pos.put_warriors(EYRIE, arg1(move), NEW_ROOST_WARRIORS)


NEW_ROOST_STEP: Final = ANewRoost()


# Daylight.


def read_decree(pos: Root) -> None:
    """What the Decree demands: for each column the cards of each suit, viziers among the birds (D7.3.4-1)."""
    pending = pos.pending[:]
    for column in range(COLUMNS):
        cards = pos.decree[column]
        for suit in range(4):
            pending[column * 4 + suit] = bits_set(cards & SUIT_CARDS[suit]) if cards else 0
    for column in VIZIERS[pos.leader]:
        pending[column * 4 + BIRD] += 1
    pos.pending = pending


def current_column(pos: Root) -> i64:
    """R7.5.2-a: the leftmost column with unresolved cards; COLUMNS when all are done."""
    at: i64 = 0
    for count in pos.pending:
        if count:
            break
        at += 1
    return min(at >> 2, COLUMNS)


@final
class EyrieDaylight(Step[Root]):
    """R7.5: crafting with roosts, then the Decree, column by column."""

    rule: ClassVar[str] = "R7.5.2-b"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        """R7.5.2-d: a warning for each suit of the column that would mean turmoil."""
        facts: list[tuple[Arg, int]] = []
        column = current_column(pos)
        for suit in range(4):
            doomed = pos.pending[column * 4 + suit] > 0 and way_of(pos, column, suit) is None
            facts.append((WARNINGS[suit], suit + 1 if doomed else 0))
        return facts

    def waits_for(self, pos: Root) -> int:
        if pos.part == RESTING:
            return 0
        return pos.bit[EYRIE]

    def asks_anyway(self, pos: Root) -> bool:
        if pos.part == CRAFTING and pos.built[ROOST] and hides_hand(pos, EYRIE):
            return True
        return may_dominate(pos, EYRIE)

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = Moves()
        if pos.part == CRAFTING:
            add_crafts(pos, EYRIE, offers)
        add_daylight(pos, EYRIE, offers)
        column = current_column(pos)
        if column == COLUMNS:
            offers.append(DONE.move0())
        for suit in range(4):
            if pos.pending[column * 4 + suit]:
                offers.append(RESOLVE.move1(suit))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == CRAFT.code:
            return why_not_craft(pos, EYRIE, arg1(move), False) if pos.part == CRAFTING else Reason("D7.5.2-4")
        if verb == DONE.code:
            return None if current_column(pos) == COLUMNS else Reason("R7.5.2-a")
        if verb == RESOLVE.code:
            return None if pos.pending[current_column(pos) * 4 + arg1(move)] else Reason("R7.5.2-a", arg1(move))
        return why_not_daylight(pos, EYRIE, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == CRAFT.code:
            craft(pos, EYRIE, arg1(move), False)
        elif verb == RESOLVE.code:
            pos.part = RESOLVING
            resolve_card(pos, arg1(move))
        elif verb == DONE.code:
            pos.pop()
        else:
            play_daylight(pos, EYRIE, move)

    def proceed(self, pos: Root) -> None:
        pos.pop()


def way_of(pos: Root, column: i64, suit: i64) -> Step[Root] | None:
    """R7.5.2-c: how a card of this suit is carried out in a column; None if there is no way in any matching clearing."""
    where = suit_mask(pos, suit)
    if column == RECRUIT_COLUMN:
        recruit = DecreeRecruit(suit)
        return recruit if pos.supply[EYRIE] and recruit.sites(pos) else None
    if column == MOVE_COLUMN:
        return DecreeMove(suit) if can_move(pos, EYRIE, where) else None
    if column == BATTLE_COLUMN:
        return DecreeBattle(suit) if can_battle(pos, EYRIE, where) else None
    build = DecreeBuild(suit)
    return build if build.sites(pos) else None


def resolve_card(pos: Root, suit: i64) -> None:
    """R7.5.2-d: the action of the column in a clearing that matches the card, or turmoil."""
    column = current_column(pos)
    pos.pending = added(pos.pending, column * 4 + suit, -1)
    way = way_of(pos, column, suit)
    if way is None:
        begin_turmoil(pos, column, suit, why_stuck(pos, column, suit) if pos.log is not None else 0)
        return
    if pos.log is not None:
        partly = column == RECRUIT_COLUMN and pos.leader == CHARISMATIC and pos.supply[EYRIE] == 1
        pos.tell(RESOLVED, (EYRIE, suit, column, int(partly)))
    pos.push(way)


# Evening.


@final
class EyrieEvening(Step[Root]):
    """R7.6: points for the roosts, then draw and discard."""

    def proceed(self, pos: Root) -> None:
        pos.pop()
        roosts = pos.built[ROOST]
        pos.score(EYRIE, ROOST_POINTS[roosts], FOR_ROOSTS)
        if pos.winners:
            return
        count = 1
        for needed in ROOSTS_FOR_BONUS:
            if roosts >= needed:
                count += 1
        draw_and_discard(pos, count)


BIRDSONG_STEP: Final[Step[Root]] = EyrieBirdsong()
DAYLIGHT_STEP: Final[Step[Root]] = EyrieDaylight()
EVENING_STEP: Final[Step[Root]] = EyrieEvening()
