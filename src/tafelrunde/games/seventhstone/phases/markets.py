"""The four markets, evaluated in the order of the sheet (T9 D, T18, T20.2)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.seventhstone.events import ASSIGNED, CHOSE, DOUBLED, HIRED, LOST_TEAR_FOUND, ORDERED, REJECTED, TOOK, TRAINED, UNSOLD
from tafelrunde.games.seventhstone.phases.ranking import bidders, roll_off
from tafelrunde.games.seventhstone.pieces.resources import win_tears
from tafelrunde.games.seventhstone.pieces.stones import (
    DISPLAY,
    HANDED,
    HIDDEN,
    TAKEN,
    confuse_others,
    find_kind,
    kinds_at,
    lay,
    show,
    show_all,
    stones_at,
)
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ASSIGN, CHOOSE, REJECT, TAKE
from tafelrunde.games.seventhstone.words import EQUIPMENT, FOR_ORDER, LOST_TEAR, MERCENARIES, MOVEMENT, NOBODY, SHEET, TOURNAMENT


@final
class Markets(Step[SeventhStone]):
    """T9.16: mercenaries, equipment, movement, tournament."""

    def proceed(self, pos: SeventhStone) -> None:
        """The whole phase is laid on the stack, the last market first."""
        pos.pop()
        pos.push(TournamentMarket())
        pos.push(MovementMarket())
        pos.push(EquipmentMarket())
        hire(pos)


def bid_of(pos: SeventhStone, seat: int, market: int) -> int:
    return pos.sheet[seat * SHEET + market]


def hire(pos: SeventhStone) -> None:
    """T9.17, T9.18, T9.32: mercenaries by rank."""
    for rank, seat in enumerate(bidders(pos, MERCENARIES)):
        pos.recruits = changed(pos.recruits, seat, pos.shares[rank])
        if pos.log is not None:
            pos.tell(HIRED, (seat, pos.shares[rank], bid_of(pos, seat, MERCENARIES), rank, pos.seats))


@final
class EquipmentMarket(Step[SeventhStone]):
    """T9.19–T9.24: the displayed stones go from bidder to bidder; what is left over is discarded face down."""

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()
        pos.ranking = bidders(pos, EQUIPMENT)
        for stone in stones_at(pos, DISPLAY):
            lay(pos, stone, HANDED)
        pos.push(Unsold())
        for rank in range(len(pos.ranking) - 1, -1, -1):
            pos.push(Choosing(pos.ranking[rank], rank == 0))


@final
class Unsold(Step[SeventhStone]):
    """T9.21, T9.24, T9.32: stones left over go face down to the discard pile."""

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()
        rest = stones_at(pos, HANDED)
        for stone in rest:
            lay(pos, stone, HIDDEN)
        if rest and pos.log is not None:
            pos.tell(UNSOLD, (len(rest),))


class StonesInHand(Step[SeventhStone]):
    """A bidder holds the stones handed to him and names one of them, unseen by the others; without stones there is no question."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if HANDED in pos.where else 0

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()

    def asks_anyway(self, pos: SeventhStone) -> bool:
        """Whether the stones handed on are alike is nobody else's business."""
        return len(stones_at(pos, HANDED)) > 1

    def private(self, pos: SeventhStone, seat: int, move: int) -> bool:
        return True


def why_not_name(pos: SeventhStone, kind: int, rule: str) -> Reason | None:
    """T9.19, T18.14: only a stone that was handed over."""
    return None if find_kind(pos, HANDED, kind) >= 0 else Reason(rule, kind)


@final
class Choosing(StonesInHand):
    """T9.19, T9.20, T9.23: this bidder takes one of the stones handed to him."""

    rule: ClassVar[str] = "T9.19"

    def __init__(self, seat: int, top: bool) -> None:
        super().__init__(seat)
        self.top = top

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        return offered(vec[i64]([TAKE.move1(kind) for kind in kinds_at(pos, HANDED)]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        return why_not_name(pos, arg1(move), "T9.19") if verb_code(move) == TAKE.code else NOT_HERE

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        stone = find_kind(pos, HANDED, arg1(move))
        confuse_others(pos, seat, stones_at(pos, HANDED))
        lay(pos, stone, seat)
        if arg1(move) == LOST_TEAR:
            find_lost_tear(pos, seat, stone)
        elif pos.log is not None:
            pos.tell(TOOK, (seat, arg1(move), bid_of(pos, seat, EQUIPMENT), pos.ranking.index(seat)), knows=1 << seat)
        if self.top and pos.top_discards:
            pos.push(Rejecting(seat))
        else:
            hand_on(pos, seat)


def find_lost_tear(pos: SeventhStone, seat: int, stone: int) -> None:
    """T22.30: laid open at once, one tear stone for good."""
    lay(pos, stone, TAKEN)
    pos.lost_tear = seat
    show_all(pos, stone)
    pos.reveal()
    if pos.log is not None:
        pos.tell(LOST_TEAR_FOUND, (seat,))
    win_tears(pos, seat, 1)


def hand_on(pos: SeventhStone, seat: int) -> None:
    """T9.20: the next bidder sees what is left."""
    at = pos.ranking.index(seat) + 1
    if at < len(pos.ranking):
        for stone in stones_at(pos, HANDED):
            show(pos, pos.ranking[at], stone)
        pos.reveal()


@final
class Rejecting(StonesInHand):
    """T18.3, T18.11, T18.14: with two and three players the top bidder also discards a stone."""

    rule: ClassVar[str] = "T18.14"

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        return offered(vec[i64]([REJECT.move1(kind) for kind in kinds_at(pos, HANDED)]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        return why_not_name(pos, arg1(move), "T18.14") if verb_code(move) == REJECT.code else NOT_HERE

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        confuse_others(pos, seat, stones_at(pos, HANDED))
        stone = find_kind(pos, HANDED, arg1(move))
        lay(pos, stone, HIDDEN)
        if pos.log is not None:
            pos.tell(REJECTED, (seat, arg1(move)), knows=1 << seat)
        hand_on(pos, seat)


@final
class MovementMarket(Step[SeventhStone]):
    """T9.25–T9.28: bidders choose their places in the turn order; nobody has bid: the die decides."""

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()
        pos.ranking = bidders(pos, MOVEMENT)
        if not pos.ranking:
            pos.order = roll_off(pos, list(range(pos.seats)), FOR_ORDER)
            tell_order(pos)
            return
        pos.order = [NOBODY] * pos.seats
        self.look_for_double_move(pos)
        pos.push(Ordering())

    def look_for_double_move(self, pos: SeventhStone) -> None:
        """T20.2, T20.3: a bid of at least all others together; two equal bidders may both have made it."""
        bids = [pos.sheet[seat * SHEET + MOVEMENT] for seat in range(pos.seats)]
        for seat in pos.ranking:
            if pos.double_moves and 2 * bids[seat] >= sum(bids):
                pos.doubled |= 1 << seat
                if pos.log is not None:
                    pos.tell(DOUBLED, (seat,))


def tell_order(pos: SeventhStone) -> None:
    if pos.log is not None:
        for place, seat in enumerate(pos.order):
            pos.tell(ORDERED, (seat, place))


@final
class Ordering(Step[SeventhStone]):
    """T9.25, T9.26: each bidder takes a free place, then the highest bidder assigns the rest."""

    rule: ClassVar[str] = "T9.25"

    def chooser(self, pos: SeventhStone) -> int:
        """The next bidder without a place; after the last one the highest bidder, as long as places are free."""
        for seat in pos.ranking:
            if seat not in pos.order:
                return seat
        return pos.ranking[0] if NOBODY in pos.order else NOBODY

    def waits_for(self, pos: SeventhStone) -> int:
        seat = self.chooser(pos)
        return 0 if seat == NOBODY else 1 << seat

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()

    def excluded(self, pos: SeventhStone) -> int:
        """The next player without a bid who has no place yet."""
        return next(seat for seat in range(pos.seats) if seat not in pos.order)

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        free = [place for place in range(pos.seats) if pos.order[place] == NOBODY]
        if seat not in pos.order:
            return offered(vec[i64]([CHOOSE.move1(place) for place in free]))
        other = self.excluded(pos)
        return offered(vec[i64]([ASSIGN.move2(other, place) for place in free]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        choosing = seat not in pos.order
        if verb == CHOOSE.code and choosing:
            place = arg1(move)
            return None if place < pos.seats and pos.order[place] == NOBODY else Reason("T9.25", place)
        if verb == ASSIGN.code and not choosing:
            place = arg2(move)
            free = place < pos.seats and pos.order[place] == NOBODY
            return None if free and arg1(move) == self.excluded(pos) else Reason("T9.26", place)
        return Reason("T9.25" if choosing else "T9.26") if verb in (CHOOSE.code, ASSIGN.code) else NOT_HERE

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        if verb_code(move) == CHOOSE.code:
            take_place(pos, arg1(move), seat)
            if pos.log is not None:
                pos.tell(CHOSE, (seat, arg1(move), bid_of(pos, seat, MOVEMENT)))
        else:
            take_place(pos, arg2(move), arg1(move))
            if pos.log is not None:
                pos.tell(ASSIGNED, (seat, arg1(move), arg2(move)))


def take_place(pos: SeventhStone, place: int, seat: int) -> None:
    """A place in the turn order is taken. Copies of the position share the list, so there is a new one."""
    pos.order = pos.order.copy()
    pos.order[place] = seat


@final
class TournamentMarket(Step[SeventhStone]):
    """T9.29–T9.31: tournament stones by rank; they add up until the next tournament."""

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()
        for rank, seat in enumerate(bidders(pos, TOURNAMENT)):
            pos.lances = added(pos.lances, seat, pos.shares[rank])
            if pos.log is not None:
                pos.tell(TRAINED, (seat, pos.shares[rank], bid_of(pos, seat, TOURNAMENT), rank, pos.lances[seat], pos.seats))
        pos.ranking = []
