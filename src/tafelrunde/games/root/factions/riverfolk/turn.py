"""Chapter 11: the Riverfolk Company. What they sell to others is in `services.py`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, offered, only, vec
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, arg3, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_daylight, play_daylight, why_not_daylight
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.evening import HAND_LIMIT_STEP
from tafelrunde.games.root.actions.movement import MOVES, add_battles, add_moves, move, why_not_battle, why_not_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.events import FOR_DIVIDENDS, FOR_POST, FUND_USED, FUNDS_GATHERED, PLACED, POST_PAID, PRICED, PROTECTED
from tafelrunde.games.root.factions.riverfolk.board import (
    FUNDS_FOR_A_POINT,
    HIGHEST_PRICE,
    POST_FUNDS,
    POST_POINTS,
    POSTS_OF_A_SUIT,
    PROTECTIONISM,
)
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import HAND_LIMIT
from tafelrunde.games.root.terms.cards import can_draw, draw
from tafelrunde.games.root.verbs import BATTLE, CRAFT, DONE, DRAW, ESTABLISH, EXPORT, FUND, MOVE, PRICE, RECRUIT_AT
from tafelrunde.games.root.words import ARMIES, EACH_ARMY, EACH_CLEARING, EVERYWHERE, NOBODY, POST, RIVERFOLK, SERVICES, SUITS

# Setup.


def why_not_river(pos: Root, clearing: i64, rule: str) -> Reason | None:
    """A clearing on the river where the Riverfolk may place."""
    if not pos._map.river_mask >> clearing & 1:
        return Reason(rule, clearing + 1)
    if pos.can_place(RIVERFOLK, clearing):
        return None
    return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)


def set_price(pos: Root, service: i64, price: i64) -> None:
    pos.prices = changed(pos.prices, service, price)
    if pos.log is not None:
        pos.tell(PRICED, (service, price))


# Birdsong.


@final
class RiverfolkBirdsong(Step[Root]):
    """R11.4: protectionism, dividends, funds."""

    def proceed(self, pos: Root) -> None:
        part = pos.part
        pos.part = part + 1
        if part == 0:
            if sum(pos.payments) == 0:
                count = min(PROTECTIONISM, pos.supply[RIVERFOLK])
                pos.supply[RIVERFOLK] -= count
                pos.payments = added(pos.payments, RIVERFOLK, count)
                if pos.log is not None:
                    pos.tell(PROTECTED, (count,))
            if pos.posts:
                pos.score(RIVERFOLK, sum(pos.funds) // FUNDS_FOR_A_POINT, FOR_DIVIDENDS)
        else:
            pos.pop()
            gather_funds(pos)


def gather_funds(pos: Root) -> None:
    """R11.4.3, D11.4.3-1: warriors from Payments, Commitments and the trade post tracks become funds."""
    before, paid = sum(pos.funds), sum(pos.payments)
    funds = pos.funds[:]
    for owner in EACH_ARMY:
        funds[owner] += pos.payments[owner] + pos.commitments[owner]
        for suit in range(SUITS):
            funds[owner] += pos.track_funds[suit * ARMIES + owner]
    pos.funds = funds
    pos.payments = vec[i64]([0] * ARMIES)
    pos.commitments = vec[i64]([0] * ARMIES)
    pos.track_funds = vec[i64]([0] * (SUITS * ARMIES))
    if pos.log is not None:
        pos.tell(FUNDS_GATHERED, (paid, sum(pos.funds) - before - paid, sum(pos.funds)))


# Daylight.


@final
class RiverfolkDaylight(Step[Root]):
    """R11.5: actions paid by committing or spending funds, in any order."""

    rule: ClassVar[str] = "R11.5-a"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        add_daylight(pos, RIVERFOLK, offers)
        if sum(pos.funds) == 0:
            return offers
        add_moves(pos, RIVERFOLK, MOVES, EVERYWHERE, offers)
        add_battles(pos, RIVERFOLK, EVERYWHERE, offers)
        add_crafts(pos, RIVERFOLK, offers)
        if can_draw(pos):
            offers.append(DRAW.move0())
        for clearing in EACH_CLEARING:
            if why_not_river_recruit(pos, clearing) is None:
                offers.append(RECRUIT_AT.move1(clearing))
            if why_not_establish(pos, clearing) is None:
                offers.append(ESTABLISH.move1(clearing))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        reason = why_not_daylight(pos, RIVERFOLK, move)
        if reason is not NOT_HERE:
            return reason
        return why_not_act(pos, move)

    def play(self, pos: Root, seat: int, step: int) -> None:
        verb = verb_code(step)
        if verb == DONE.code:
            pos.pop()
        elif verb == CRAFT.code or verb == EXPORT.code:
            craft(pos, RIVERFOLK, arg1(step), verb == EXPORT.code)
        elif verb == ESTABLISH.code:
            establish(pos, arg1(step))
        elif verb in PAID:
            pos.push(PayFund(step))
        else:
            play_daylight(pos, RIVERFOLK, step)


PAID: Final = frozenset((MOVE.code, BATTLE.code, DRAW.code, RECRUIT_AT.code))
"""The actions paid with one fund of anybody's."""


def why_not_act(pos: Root, step: i64) -> Reason | None:
    """The reason against one action: funds, then what the action needs."""
    verb = verb_code(step)
    if verb not in PAID and verb not in (CRAFT.code, EXPORT.code, ESTABLISH.code):
        return Reason("G4")
    if sum(pos.funds) == 0:
        return Reason("R11.5-a")
    if verb == MOVE.code:
        return why_not_move(pos, RIVERFOLK, arg1(step), arg2(step), arg3(step))
    if verb == BATTLE.code:
        return why_not_battle(pos, RIVERFOLK, arg1(step), arg2(step))
    if verb == DRAW.code:
        return None if can_draw(pos) else Reason("D2.5-2")
    if verb == RECRUIT_AT.code:
        return why_not_river_recruit(pos, arg1(step))
    if verb == ESTABLISH.code:
        return why_not_establish(pos, arg1(step))
    return why_not_craft(pos, RIVERFOLK, arg1(step), verb == EXPORT.code)


def why_not_river_recruit(pos: Root, clearing: i64) -> Reason | None:
    """R11.5.5, D11.5.5-1: a river clearing; the fund spent may itself be the warrior placed."""
    if pos.supply[RIVERFOLK] + pos.funds[RIVERFOLK] == 0:
        return Reason("R2.5-a")
    return why_not_river(pos, clearing, "R11.5.5")


def why_not_establish(pos: Root, clearing: i64) -> Reason | None:
    """R11.5.6: a ruler, no post, two funds of the ruler's, a post of the suit left, open to placement."""
    ruler = pos.ruler[clearing]
    if ruler < 0 or pos.posts >> clearing & 1:
        return Reason("R11.5.6.I", clearing + 1)
    if pos.funds[ruler] < POST_FUNDS:
        return Reason("R11.5.6.II", clearing + 1, ruler)
    if pos.posts_left[pos.suits[clearing]] == 0:
        return Reason("D11.5.6-1", clearing + 1)
    if pos.can_place(RIVERFOLK, clearing):
        return None
    return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)


def establish(pos: Root, clearing: i64) -> None:
    """R11.5.6: the ruler's funds go home, post and garrison come, the track scores."""
    ruler = pos.ruler[clearing]
    suit = pos.suits[clearing]
    pos.funds = added(pos.funds, ruler, -POST_FUNDS)
    pos.supply[ruler] += POST_FUNDS
    points = POST_POINTS[POSTS_OF_A_SUIT - pos.posts_left[suit]]
    pos.posts_left = added(pos.posts_left, suit, -1)
    pos.posts |= 1 << clearing
    pos.touch(clearing)
    if pos.log is not None:
        pos.tell(PLACED, (RIVERFOLK, POST, clearing, 1, 1))
        pos.tell(POST_PAID, (ruler, POST_FUNDS, sum(pos.funds)))
    pos.put_warriors(RIVERFOLK, clearing, 1)
    pos.score(RIVERFOLK, points, FOR_POST)


@final
class PayFund(Step[Root]):
    """D11.5-1: whose warrior is committed or spent for an action."""

    rule: ClassVar[str] = "D11.5-1"

    def __init__(self, action: i64) -> None:
        self.action = action
        """The move that is being paid."""

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK]

    def why_not_owner(self, pos: Root, owner: i64) -> Reason | None:
        if owner >= ARMIES or pos.funds[owner] == 0:
            return Reason("D11.5-1", owner)
        if verb_code(self.action) == RECRUIT_AT.code and owner != RIVERFOLK and pos.supply[RIVERFOLK] == 0:
            return Reason("D11.5.5-1", owner)
        return None

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([FUND.move1(owner) for owner in EACH_ARMY if self.why_not_owner(pos, owner) is None]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != FUND.code:
            return Reason("G4")
        return self.why_not_owner(pos, arg1(move))

    def play(self, pos: Root, seat: int, choice: int) -> None:
        pos.pop()
        owner = arg1(choice)
        step = self.action
        verb = verb_code(step)
        pos.funds = added(pos.funds, owner, -1)
        if pos.log is not None:
            pos.tell(FUND_USED, (owner, int(verb == RECRUIT_AT.code), sum(pos.funds), int(verb == DRAW.code)))
        if verb == RECRUIT_AT.code:
            pos.supply[owner] += 1
            pos.put_warriors(RIVERFOLK, arg1(step), 1)
            return
        pos.commitments = added(pos.commitments, owner, 1)
        if verb == MOVE.code:
            move(pos, RIVERFOLK, arg1(step), arg2(step), arg3(step), RIVERFOLK)
        elif verb == BATTLE.code:
            start_battle(pos, RIVERFOLK, arg2(step), arg1(step), NOBODY)
        else:
            draw(pos, RIVERFOLK, 1)


# Evening.


@final
class RiverfolkEvening(Step[Root]):
    """R11.6: discard down to five, then new prices."""

    def proceed(self, pos: Root) -> None:
        pos.pop()
        pos.push(NewPrices(0))
        if bits_set(pos.hands[RIVERFOLK]) > HAND_LIMIT:
            pos.push(HAND_LIMIT_STEP)


@final
class NewPrices(Step[Root]):
    """R11.6.2: any of the three prices, each once."""

    rule: ClassVar[str] = "R11.6.2"

    def __init__(self, changed: i64) -> None:
        self.changed = changed
        """The services whose price was set, a bit for each."""

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        for service in range(SERVICES):
            if not self.changed >> service & 1:
                for price in range(1, HIGHEST_PRICE + 1):
                    if price != pos.prices[service]:
                        offers.append(PRICE.move2(service, price))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != PRICE.code:
            return Reason("G4")
        service, price = arg1(move), arg2(move)
        if not 1 <= price <= HIGHEST_PRICE:
            return Reason("D11.2.6-3", price)
        return Reason("R11.6.2", service) if self.changed >> service & 1 or price == pos.prices[service] else None

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == PRICE.code:
            pos.push(NewPrices(self.changed | 1 << arg1(move)))
            set_price(pos, arg1(move), arg2(move))


BIRDSONG_STEP: Final[Step[Root]] = RiverfolkBirdsong()
DAYLIGHT_STEP: Final[Step[Root]] = RiverfolkDaylight()
EVENING_STEP: Final[Step[Root]] = RiverfolkEvening()
