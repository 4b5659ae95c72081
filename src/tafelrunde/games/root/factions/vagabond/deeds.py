"""R9.5.1 to R9.5.7: move, explore, aid, quest, strike and repair, one by one."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, only
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import Reason, Step, reasons
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.actions.movement import move as move_warriors
from tafelrunde.games.root.actions.movement import why_not_enter
from tafelrunde.games.root.battle.removal import count_pieces, finish_removal, remove_pieces, remove_warriors
from tafelrunde.games.root.events import EXPLORED, FOR_RUIN, PEEKED, REPAIRED, RUIN_GONE, STRUCK
from tafelrunde.games.root.factions.vagabond.items import damaged_items, entry, exhaust, ready, receive, shift
from tafelrunde.games.root.factions.vagabond.walking import walk
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import ESCORT, PASS, REPAIR, TAKE_RUIN
from tafelrunde.games.root.words import (
    ALLIED,
    ARMIES,
    BROKEN,
    CLEARINGS,
    CROSSBOW,
    DAMAGED,
    EACH_ARMY,
    EACH_ITEM,
    HAMMER,
    NOBODY,
    PIECES_OF,
    PLACES,
    SECOND,
    TORCH,
    VAGABOND,
    WARRIOR,
)


def go(pos: Root, vagabond: i64, clearing: i64) -> None:
    """R9.5.1: he moves; allied warriors may come along (R9.2.9.IIb)."""
    origin = pos.pawns[vagabond - VAGABOND]
    walk(pos, vagabond, clearing, 1)
    if origin < CLEARINGS and followers(pos, vagabond, origin, clearing):
        pos.push(Escort(origin, clearing))


def followers(pos: Root, vagabond: i64, origin: i64, target: i64) -> list[int]:
    """D9.2.9.IIb-1: allied factions whose warriors stand at the origin and may make the move by their own rules."""
    found: list[int] = []
    for army in EACH_ARMY:
        allied = pos.relations[(vagabond - VAGABOND) * ARMIES + army] == ALLIED
        if allied and pos.warriors[origin * ARMIES + army] and why_not_enter(pos, army, origin, target) is None:
            found.append(army)
    return found


@final
class Escort(Step[Root]):
    """R9.2.9.IIb-1: warriors of one allied faction taken along."""

    rule: ClassVar[str] = "R9.2.9.IIb-1"

    def __init__(self, origin: i64, target: i64) -> None:
        self.origin = origin
        self.target = target

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        for army in followers(pos, pos.turn, self.origin, self.target):
            for count in range(1, pos.warriors[self.origin * ARMIES + army] + 1):
                offers.append(ESCORT.move2(army, count))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.offers(pos, seat):
            return None
        if verb_code(move) != ESCORT.code:
            return Reason("G4")
        follows = arg1(move) in followers(pos, pos.turn, self.origin, self.target)
        return Reason("R4.2" if follows else "R9.2.9.IIb-2", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == ESCORT.code:
            move_warriors(pos, arg1(move), self.origin, self.target, arg2(move), pos.turn)


# Explore.


NO_TORCH: Final = Reason("R9.5.3-a")
NO_RUIN: Final = reasons("R9.5.3-a", PLACES, 1)


def why_not_explore(pos: Root, vagabond: i64) -> Reason | None:
    """R9.5.3-a: a torch, and a ruin in his clearing."""
    place = pos.pawns[vagabond - VAGABOND]
    if ready(pos, vagabond, TORCH) == 0:
        return NO_TORCH
    return None if pos.ruins >> place & 1 and pos.hidden[place * 2] >= 0 else NO_RUIN[place]


def two_vagabonds(pos: Root) -> bool:
    return pos.seat_of[SECOND] >= 0


def explore(pos: Root, vagabond: i64) -> None:
    """R9.5.3, R9.8.1: the item under the ruin is his; with two Vagabonds he looks first and may choose."""
    place = pos.pawns[vagabond - VAGABOND]
    exhaust(pos, vagabond, TORCH, 1)
    pos.reveal()
    if pos.log is not None:
        pos.tell(EXPLORED, (vagabond, place))
    if not two_vagabonds(pos):
        take_from_ruin(pos, vagabond, place, pos.hidden[place * 2])
        return
    pos.looked = changed(pos.looked, place, pos.looked[place] | 1 << vagabond - VAGABOND)
    for at in (place * 2, place * 2 + 1):
        if pos.log is not None and pos.hidden[at] >= 0:
            pos.tell(PEEKED, (vagabond, place, pos.hidden[at]), knows=pos.bit[vagabond])
    pos.push(RuinChoice(place))


def take_from_ruin(pos: Root, vagabond: i64, place: i64, item: i64) -> None:
    """R9.5.3-b, R9.5.3-c: the item, a point, and the ruin goes with its last item."""
    first = place * 2
    left = pos.hidden[first + 1] if pos.hidden[first] == item else pos.hidden[first]
    pos.hidden = changed(changed(pos.hidden, first, left), first + 1, NOBODY)
    receive(pos, vagabond, item)
    if two_vagabonds(pos):
        at = vagabond - VAGABOND
        pos.marks = changed(pos.marks, at, pos.marks[at] | 1 << item)
    if pos.hidden[first] < 0:
        pos.ruins &= ~(1 << place)
        pos.free = added(pos.free, place, 1)
        if pos.log is not None:
            pos.tell(RUIN_GONE, (place,))
    pos.score(vagabond, 1, FOR_RUIN)


@final
class RuinChoice(Step[Root]):
    """R9.8.1-b: one of the items he saw under the ruin, or none."""

    rule: ClassVar[str] = "R9.8.1-b"

    def __init__(self, place: i64) -> None:
        self.place = place

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        for item in EACH_ITEM:
            if self.why_not_item(pos, item) is None:
                offers.append(TAKE_RUIN.move1(item))
        return offers

    def why_not_item(self, pos: Root, item: i64) -> Reason | None:
        """R9.8.1-d: an item that lies here, and of a kind he has not got from a ruin yet."""
        if pos.hidden[self.place * 2] != item and pos.hidden[self.place * 2 + 1] != item:
            return Reason("R9.8.1-b", item)
        return Reason("R9.8.1-d", item) if pos.marks[pos.turn - VAGABOND] >> item & 1 else None

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != TAKE_RUIN.code:
            return Reason("G4")
        return self.why_not_item(pos, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == TAKE_RUIN.code:
            take_from_ruin(pos, pos.turn, self.place, arg1(move))


# Aid.


# Quest.


# Strike and repair.


def strike_pieces(pos: Root, other: i64, place: i64) -> list[int]:
    """R9.5.6: a warrior, or from a player without warriors there a building or token."""
    if other >= VAGABOND:
        return []
    if pos.warriors[place * ARMIES + other]:
        return [WARRIOR]
    return [kind for kind in PIECES_OF[other] if count_pieces(pos, kind, place)]


def why_not_strike(pos: Root, vagabond: i64, other: i64, piece: i64) -> Reason | None:
    """R9.5.6, D9.5.6-1: a crossbow, and a piece of another player that can be struck."""
    if ready(pos, vagabond, CROSSBOW) == 0:
        return Reason("R9.5.6-a")
    if other >= VAGABOND:
        return Reason("D9.5.6-1", other)
    pieces = strike_pieces(pos, other, pos.pawns[vagabond - VAGABOND])
    if piece in pieces:
        return None
    return Reason("R9.5.6-b" if pieces else "R9.5.6-a", other, piece)


def strike(pos: Root, vagabond: i64, other: i64, piece: i64) -> None:
    """R9.5.6: one piece is removed, outside battle."""
    exhaust(pos, vagabond, CROSSBOW, 1)
    place = pos.pawns[vagabond - VAGABOND]
    if pos.log is not None:
        pos.tell(STRUCK, (vagabond, other, place))
    if piece == WARRIOR:
        remove_warriors(pos, other, place, 1, vagabond, other, False, False)
    else:
        remove_pieces(pos, piece, place, 1, vagabond, False)
    finish_removal(pos)


def repair_offers(pos: Root, vagabond: i64, offers: Moves) -> None:
    """R9.5.7: every damaged item, for a hammer."""
    if ready(pos, vagabond, HAMMER) == 0 or damaged_items(pos, vagabond) == 0:
        return
    add_damaged(pos, vagabond, offers)


def add_damaged(pos: Root, vagabond: i64, offers: Moves) -> None:
    for item in EACH_ITEM:
        for state in BROKEN:
            if pos.items[entry(vagabond, item, state)]:
                offers.append(REPAIR.move2(item, state))


def why_not_damaged(pos: Root, vagabond: i64, item: i64, state: i64) -> Reason | None:
    good = state >= DAMAGED and pos.items[entry(vagabond, item, state)]
    return None if good else Reason("R9.5.7-a", item)


def why_not_repair(pos: Root, vagabond: i64, item: i64, state: i64) -> Reason | None:
    """R9.5.7-a: a hammer, and such an item in the Damaged box."""
    if ready(pos, vagabond, HAMMER) == 0:
        return Reason("R9.5.7-a")
    return why_not_damaged(pos, vagabond, item, state)


def repair(pos: Root, vagabond: i64, item: i64, state: i64) -> None:
    """R9.5.7-b: the item comes back without being turned over."""
    exhaust(pos, vagabond, HAMMER, 1)
    shift(pos, vagabond, item, state, state - DAMAGED)
    if pos.log is not None:
        pos.tell(REPAIRED, (vagabond, item))
