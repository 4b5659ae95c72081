"""Chapter 5: a new game: factions, cards, ruins, items, and each faction's own setup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.events import ORDER_SET, PLACE_IN_ORDER, SEATED, SETS_UP, SUIT_DEALT
from tafelrunde.games.root.factions.registry import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import ITEM_SUPPLY, REACH, STARTING_HAND, WARRIORS
from tafelrunde.games.root.terms.cards import ROW, draw
from tafelrunde.games.root.terms.deck import CARDS, DOMINANCES
from tafelrunde.games.root.terms.map import MAP_NAMES, OWN
from tafelrunde.games.root.turn import TURN_STEP
from tafelrunde.games.root.verbs import DRAFT
from tafelrunde.games.root.words import (
    ARMIES,
    BUILDINGS,
    CLEARINGS,
    FACTION_NAMES,
    FACTIONS,
    ITEMS,
    NOBODY,
    ROOST,
    SECOND,
    SETUP_ORDER,
    SUITS,
    VAGABOND,
)

OPEN: Final = "open"
"""The role of a seat that chooses its faction when the game begins."""


def factions_of(roles: list[str]) -> list[int]:
    """The faction of each seat; the second Vagabond is a faction of its own, an open seat has none yet."""
    found: list[int] = []
    for role in roles:
        if role == OPEN:
            found.append(NOBODY)
        elif role == FACTION_NAMES[VAGABOND]:
            found.append(SECOND if VAGABOND in found else VAGABOND)
        else:
            found.append(FACTION_NAMES.index(role))
    return found


def best_reach(factions: Sequence[int]) -> int:
    """D0-2: the greatest reach this table can have, open seats filled as well as possible."""
    chosen = [faction for faction in factions if faction >= 0]
    left = sorted((REACH[faction] for faction in range(FACTIONS) if faction not in chosen), reverse=True)
    return sum(REACH[faction] for faction in chosen) + sum(left[: len(factions) - len(chosen)])


def set_up(roles: list[str], board: str, goal: int, seating: str, least_reach: int, chance: Chance) -> Root:
    """A position before its first decision, on a printed map or on one whose text is given."""
    pos = Root()
    pos.begin(len(roles), chance)
    if board in MAP_NAMES:
        pos.board = MAP_NAMES.index(board)
    else:
        pos.board = OWN
        pos.own_map = board
    pos.unfold_map()
    pos.goal = goal
    pos.least_reach = least_reach
    pos.faction_of = vec[i64](factions_of(roles))
    pos.seat_order = turn_order(len(roles), seating, chance)
    clear_table(pos)
    for faction in PLAYED:
        faction.clear(pos)
    seat_factions(pos)
    pos.stack.append(Setup(NOBODY, False))
    return pos


def turn_order(seats: int, seating: str, chance: Chance) -> list[int]:
    """R5.1.1-b: all at random, or clockwise by seat, from a random first or from the first seat."""
    order = list(range(seats))
    if seating == "random":
        chance.shuffle(order)
    elif seating == "clockwise":
        first = chance.below(seats)
        order = order[first:] + order[:first]
    return order


def seat_factions(pos: Root) -> None:
    """Who plays what, as far as it is chosen; lists are replaced, never changed."""
    seat_of = [NOBODY] * FACTIONS
    for seat in range(pos.seats):
        if pos.faction_of[seat] >= 0:
            seat_of[pos.faction_of[seat]] = seat
    pos.seat_of = vec[i64](seat_of)
    pos.bit = vec[i64]([1 << seat if seat >= 0 else 0 for seat in seat_of])
    pos.order = [pos.faction_of[seat] for seat in pos.seat_order if pos.faction_of[seat] >= 0]
    pos.note_armies()


def clear_table(pos: Root) -> None:
    """The map before any piece, the turn before the first, no cards yet."""
    board = pos._map
    pos.suits = board.suits
    pos.turn = NOBODY
    pos.round = 0
    pos.stage = pos.part = pos.phase = pos.actions = pos.cards_used = 0
    pos.used = vec[i64]([0] * SUITS)
    pos.warriors = vec[i64]([0] * (CLEARINGS * ARMIES))
    pos.buildings = vec[i64]([0] * (CLEARINGS * BUILDINGS))
    pos.free = vec[i64]([board.slots[clearing] - (board.ruins >> clearing & 1) for clearing in range(CLEARINGS)])
    pos.built = vec[i64]([0] * (ROOST + 1))
    pos.supply = vec[i64](list(WARRIORS))
    pos.ruins = board.ruins
    pos.might = vec[i64]([0] * (CLEARINGS * ARMIES))
    pos.ruler = vec[i64]([NOBODY] * CLEARINGS)
    pos.present = vec[i64]([0] * CLEARINGS)
    pos._camps = vec[i64]([0] * ARMIES)
    pos._ruled = vec[i64]([0] * ARMIES)
    pos.note_suits()
    pos.points = vec[i64]([0] * FACTIONS)
    pos.unmarked = pos.winners = 0
    pos.end_rule = ""
    pos.dominance = vec[i64]([NOBODY] * FACTIONS)
    pos.partner = vec[i64]([NOBODY] * FACTIONS)
    pos.pile = []
    pos.discards = []
    pos._piles_shared = False
    pos.available = 0
    pos.hands = vec[i64]([0] * FACTIONS)
    pos.crafted = vec[i64]([0] * FACTIONS)
    pos.limbo = NOBODY
    pos.item_supply = vec[i64](list(ITEM_SUPPLY))
    pos.boxes = vec[i64]([0] * (ARMIES * ITEMS))
    pos.items_gone = vec[i64]([0] * ITEMS)
    pos.known = vec[i64]([0] * (ROW * ROW))
    pos.fight = None
    pos.triggers = []


@final
class Setup(Step[Root]):
    """R5.1: open seats choose, cards are dealt, then each faction sets up in the order of the letters (R5.1.7)."""

    def __init__(self, done: int, swapped: bool) -> None:
        self.done = done
        """How many factions, in the order of the letters, have had their turn; NOBODY before the cards are dealt."""
        self.swapped = swapped
        """R9.8.2: whether the second Vagabond sets up first."""

    def proceed(self, pos: Root) -> None:
        if NOBODY in pos.faction_of:
            pos.push(DRAFT_STEP)
            return
        pos.pop()
        if self.done < 0:
            pos.turn = pos.order[0]
            deal(pos)
            pos.push(Setup(0, pos.seat_of[SECOND] >= 0 and pos.chance.below(2) == 1))
            return
        order = list(SETUP_ORDER)
        if self.swapped:
            one, other = order.index(VAGABOND), order.index(SECOND)
            order[one], order[other] = SECOND, VAGABOND
        if self.done == len(order):
            pos.round = 1
            pos.push(TURN_STEP)
            return
        pos.push(Setup(self.done + 1, self.swapped))
        faction = order[self.done]
        if pos.seat_of[faction] >= 0:
            if pos.log is not None:
                pos.tell(SETS_UP, (faction,))
            PLAYED[faction].set_up(pos)


def deal(pos: Root) -> None:
    """R5.1.3 to R5.1.5: suits, deck and hands, and what a faction has dealt for itself."""
    if pos.log is not None:
        pos.tell(ORDER_SET, (pos.seats, *[pos.order[min(at, pos.seats - 1)] for at in range(len(PLACE_IN_ORDER))]))
    if pos._map.suits_dealt:
        suits = [suit for suit in range(SUITS) for _ in range(CLEARINGS // SUITS)]
        pos.chance.shuffle(suits)
        pos.suits = vec[i64](suits)
        pos.note_suits()
        if pos.log is not None:
            for suit in range(SUITS):
                pos.tell(SUIT_DEALT, (suit, *[clearing for clearing in range(CLEARINGS) if suits[clearing] == suit]))
    pos.pile = [card for card in range(CARDS) if pos.seats > 2 or not DOMINANCES >> card & 1]
    pos.chance.shuffle(pos.pile)
    for faction in pos.order:
        draw(pos, faction, STARTING_HAND)
    for faction in pos.order:
        PLAYED[faction].deal(pos)


@final
class Draft(Step[Root]):
    """R5.1.1-a: an open seat chooses its faction, the last in turn order first."""

    rule: ClassVar[str] = "R5.1.1-a"

    def seat(self, pos: Root) -> int:
        """Who chooses now."""
        for seat in reversed(pos.seat_order):
            if pos.faction_of[seat] < 0:
                return seat
        return NOBODY

    def waits_for(self, pos: Root) -> int:
        return 1 << self.seat(pos)

    def why_not_faction(self, pos: Root, faction: int) -> Reason | None:
        if faction in pos.faction_of or (faction == SECOND and VAGABOND not in pos.faction_of):
            return Reason("D0-2", faction)
        table = list(changed(pos.faction_of, self.seat(pos), faction))
        return None if best_reach(table) >= pos.least_reach else Reason("R0-b", faction)

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([DRAFT.move1(faction) for faction in range(FACTIONS) if self.why_not_faction(pos, faction) is None]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DRAFT.code:
            return Reason("G4")
        return self.why_not_faction(pos, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.faction_of = changed(pos.faction_of, seat, arg1(move))
        seat_factions(pos)
        if pos.log is not None:
            pos.tell(SEATED, (seat, arg1(move)))


DRAFT_STEP: Final = Draft()
