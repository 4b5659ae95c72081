"""Chapter 9: the Vagabonds: setup, Birdsong and Evening. Their Daylight is in `wandering.py`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, only
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, count, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_birdsong, open_birdsong, play_birdsong, why_not_birdsong
from tafelrunde.games.root.actions.evening import EVENING_ENDS, draw_and_discard
from tafelrunde.games.root.events import LOST_ITEM, REFRESHED_ITEM, REFRESHES, RESTED
from tafelrunde.games.root.factions.vagabond.board import CAPACITY, CAPACITY_FOR_BAG, REFRESH_FOR_TEA, REFRESHED
from tafelrunde.games.root.factions.vagabond.items import entry, exhausted_items, in_satchel, load_carried, on_track, shift
from tafelrunde.games.root.factions.vagabond.walking import neighbours, set_pawn
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import (
    DROP,
    DROP_RUIN,
    PASS,
    SLIP,
)
from tafelrunde.games.root.verbs import REFRESH as REFRESH_VERB
from tafelrunde.games.root.words import (
    BAG,
    CLEARINGS,
    COINS,
    DAMAGED,
    EACH_ITEM,
    EXHAUSTED,
    FACE_DOWN,
    READY,
    STATES,
    TEA,
    VAGABOND,
    WRECKED,
)

# Setup.


# Birdsong.


@final
class VagabondBirdsong(Step[Root]):
    """R9.4.2: slip; he has refreshed as Birdsong started."""

    def proceed(self, pos: Root) -> None:
        part = pos.part
        pos.part = part + 1
        if part == 0:
            pos.push(SLIP_STEP)
        elif part == 1:
            open_birdsong(pos)
        else:
            pos.pop()


def refresh(pos: Root) -> None:
    """R9.4.1, D9.4.1-1: two items for each tea on its track, and three more; only too many are a choice."""
    vagabond = pos.turn
    most = REFRESH_FOR_TEA * on_track(pos, vagabond, TEA) + REFRESHED
    exhausted = exhausted_items(pos, vagabond)
    if pos.log is not None:
        pos.tell(REFRESHES, (vagabond, most, exhausted, 1 if exhausted > most else 0))
    if exhausted > most:
        pos.push(Refresh(most))
        return
    items = pos.items[:]
    for item in EACH_ITEM:
        for state in FACE_DOWN:
            at = entry(vagabond, item, state)
            items[at - 1] += items[at]
            items[at] = 0
    pos.items = items


@final
class Refresh(Step[Root]):
    """R9.4.1: which exhausted items are turned up."""

    rule: ClassVar[str] = "R9.4.1-b"

    def __init__(self, left: i64) -> None:
        self.left = left

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("items", 100), self.left)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if self.left else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = Moves()
        for item in EACH_ITEM:
            for state in FACE_DOWN:
                if pos.items[entry(pos.turn, item, state)]:
                    offers.append(REFRESH_VERB.move2(item, state))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != REFRESH_VERB.code:
            return Reason("G4")
        good = arg2(move) in (EXHAUSTED, WRECKED) and pos.items[entry(pos.turn, arg1(move), arg2(move))]
        return None if good else Reason("R9.4.1-b", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.push(Refresh(self.left - 1))
        shift(pos, pos.turn, arg1(move), arg2(move), arg2(move) - 1)
        if pos.log is not None:
            pos.tell(REFRESHED_ITEM, (pos.turn, arg1(move)))

    def proceed(self, pos: Root) -> None:
        pos.pop()


@final
class Slip(Step[Root]):
    """R9.4.2: once, to an adjacent clearing or forest for nothing."""

    rule: ClassVar[str] = "R9.4.2"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        add_birdsong(pos, pos.turn, offers)
        for place in neighbours(pos, pos.turn):
            if place >= CLEARINGS or not pos.scorched >> place & 1:
                offers.append(SLIP.move1(place))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == PASS.code:
            return None
        if verb == SLIP.code:
            place = arg1(move)
            if place not in neighbours(pos, pos.turn):
                return Reason("R9.4.2", place)
            return Reason("D9.7-4", place + 1) if place < CLEARINGS and pos.scorched >> place & 1 else None
        return why_not_birdsong(pos, pos.turn, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == SLIP.code:
            pos.pop()
            set_pawn(pos, pos.turn, arg1(move), slips=True)
        elif verb == PASS.code:
            pos.pop()
        else:
            play_birdsong(pos, pos.turn, move)


SLIP_STEP: Final = Slip()


# Evening.


@final
class VagabondEvening(Step[Root]):
    """R9.6: rest in a forest, draw, discard, and carry no more than allowed."""

    def proceed(self, pos: Root) -> None:
        part = pos.part
        pos.part = part + 1
        vagabond = pos.turn
        if part == 0:
            if pos.pawns[vagabond - VAGABOND] >= CLEARINGS:
                rest(pos, vagabond)
        elif part == 1:
            draw_and_discard(pos, 1 + on_track(pos, vagabond, COINS))
        elif part == 2:
            if pos.asks_ends and load_carried(pos, vagabond) > capacity(pos, vagabond):
                pos.push(EVENING_ENDS)
            pos.push(CAPACITY_STEP)
        else:
            pos.pop()


def rest(pos: Root, vagabond: i64) -> None:
    """R9.6.1, D9.6.1-1: what was damaged is whole and face up again."""
    items = pos.items[:]
    for item in EACH_ITEM:
        at = entry(vagabond, item, READY)
        items[at] += items[at + DAMAGED] + items[at + WRECKED]
        items[at + DAMAGED] = 0
        items[at + WRECKED] = 0
    pos.items = items
    if pos.log is not None:
        pos.tell(RESTED, (vagabond,))


def capacity(pos: Root, vagabond: i64) -> i64:
    """R9.6.4-a: six, and two for each bag on its track."""
    return CAPACITY + CAPACITY_FOR_BAG * on_track(pos, vagabond, BAG)


def kind_total(pos: Root, vagabond: i64, item: i64) -> i64:
    """All items of a kind on his board."""
    at = entry(vagabond, item, READY)
    return pos.items[at] + pos.items[at + EXHAUSTED] + pos.items[at + DAMAGED] + pos.items[at + WRECKED]


@final
class Overloaded(Step[Root]):
    """R9.6.4: items of Satchel and Damaged box go to the box until the rest can be carried."""

    rule: ClassVar[str] = "R9.6.4-b"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if load_carried(pos, pos.turn) > capacity(pos, pos.turn) else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        vagabond = pos.turn
        offers = Moves()
        for item in EACH_ITEM:
            marked = pos.marks[vagabond - VAGABOND] >> item & 1
            plain = kind_total(pos, vagabond, item) > marked
            for state in range(STATES):
                if in_satchel(pos, vagabond, item, state):
                    if plain:
                        offers.append(DROP.move2(item, state))
                    if marked:
                        offers.append(DROP_RUIN.move2(item, state))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DROP.code and verb_code(move) != DROP_RUIN.code:
            return Reason("G4")
        return None if move in self.offers(pos, seat) else Reason("D9.6.4-1", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        item = arg1(move)
        pos.items = added(pos.items, entry(pos.turn, item, arg2(move)), -1)
        pos.items_gone = added(pos.items_gone, item, 1)
        if verb_code(move) == DROP_RUIN.code:
            at = pos.turn - VAGABOND
            pos.marks = changed(pos.marks, at, pos.marks[at] & ~(1 << item))
        if pos.log is not None:
            pos.tell(LOST_ITEM, (pos.turn, item, arg2(move), int(verb_code(move) == DROP_RUIN.code), capacity(pos, pos.turn)))

    def proceed(self, pos: Root) -> None:
        pos.pop()


CAPACITY_STEP: Final = Overloaded()
BIRDSONG_STEP: Final[Step[Root]] = VagabondBirdsong()
EVENING_STEP: Final[Step[Root]] = VagabondEvening()
