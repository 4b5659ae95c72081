"""R11.2.6, R11.2.7: what the Riverfolk sell to the others as their Birdsong starts."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, count, verb_code
from tafelrunde.games.root.events import BOUGHT_CARD, SOLD
from tafelrunde.games.root.factions.vagabond.items import exhaust, ready, ready_items
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import everybody_knows
from tafelrunde.games.root.terms.deck import BIT_OF, KIND_CARDS, kinds_in, lowest_card
from tafelrunde.games.root.verbs import BUY_BOATS, BUY_CARD, EXHAUST, HIRE
from tafelrunde.games.root.words import BITS, EACH_ITEM, HAND_CARD, MERCENARIES, RIVERBOATS, RIVERFOLK, VAGABOND


def service_limit(pos: Root, buyer: i64) -> i64:
    """R11.2.6.II: one, and one more for each trade post clearing where the buyer has a piece."""
    limit = 1
    for clearing in BITS[pos.posts]:
        if pos.present[clearing] >> buyer & 1:
            limit += 1
    return limit


def purse(pos: Root, buyer: i64) -> i64:
    """R11.2.6.I, R11.2.6.III: warriors in the supply, or items to exhaust."""
    return ready_items(pos, buyer) if buyer >= VAGABOND else pos.supply[buyer]


def why_not_buy(pos: Root, buyer: i64, service: i64) -> Reason | None:
    """D11.2.6-1: whether a service can be bought now."""
    if service == MERCENARIES and buyer >= VAGABOND:
        return Reason("R11.2.7.IIIb")
    if pos.bought >= service_limit(pos, buyer):
        return Reason("R11.2.6.II", service_limit(pos, buyer))
    if (service == RIVERBOATS and pos.boats) or (service == MERCENARIES and pos.hired):
        return Reason("D11.2.7.II-1")
    if service == HAND_CARD and pos.hands[RIVERFOLK] == 0:
        return Reason("D11.2.6-1")
    if purse(pos, buyer) < pos.prices[service]:
        return Reason("R11.2.6.III" if buyer >= VAGABOND else "R11.2.6.I", pos.prices[service])
    return None


def add_services(pos: Root, buyer: i64, offers: Moves) -> None:
    """R11.2.6: every service that can be bought now."""
    if why_not_buy(pos, buyer, HAND_CARD) is None:
        for kind in kinds_in(pos.hands[RIVERFOLK]):
            offers.append(BUY_CARD.move1(kind))
    if why_not_buy(pos, buyer, RIVERBOATS) is None:
        offers.append(BUY_BOATS.move0())
    if why_not_buy(pos, buyer, MERCENARIES) is None:
        offers.append(HIRE.move0())


def why_not_service(pos: Root, buyer: i64, move: i64) -> Reason | None:
    """The reason against buying a service; NOT_HERE if the move is no purchase."""
    verb = verb_code(move)
    if verb == BUY_CARD.code:
        reason = why_not_buy(pos, buyer, HAND_CARD)
        if reason is None and not pos.hands[RIVERFOLK] & KIND_CARDS[arg1(move)]:
            reason = Reason("R11.2.7.I-a", arg1(move))
        return reason
    if verb == BUY_BOATS.code:
        return why_not_buy(pos, buyer, RIVERBOATS)
    return why_not_buy(pos, buyer, MERCENARIES) if verb == HIRE.code else NOT_HERE


def buy(pos: Root, buyer: i64, move: i64) -> None:
    """R11.2.6.I, R11.2.7: the service, and its price."""
    verb = verb_code(move)
    pos.bought += 1
    if verb == BUY_CARD.code:
        service = HAND_CARD
        hand_over(pos, buyer, arg1(move))
    elif verb == BUY_BOATS.code:
        service = RIVERBOATS
        pos.boats = True
    else:
        service = MERCENARIES
        pos.hired = True
    pay(pos, buyer, service)


def hand_over(pos: Root, buyer: i64, kind: i64) -> None:
    """R11.2.7.I-a: a card of the open hand, for all to see."""
    card = lowest_card(pos.hands[RIVERFOLK] & KIND_CARDS[kind])
    pos.hands[RIVERFOLK] ^= BIT_OF[card]
    pos.hands[buyer] |= BIT_OF[card]
    everybody_knows(pos, buyer, card)
    if pos.log is not None:
        pos.tell(BOUGHT_CARD, (buyer, kind))


def pay(pos: Root, buyer: i64, service: i64) -> None:
    """Warriors go to the Payments box; for a Vagabond's items the Riverfolk put in their own (D11.2.6-2)."""
    price = pos.prices[service]
    count = price if buyer < VAGABOND else min(price, pos.supply[RIVERFOLK])
    if pos.log is not None:
        pos.tell(SOLD, (buyer, service, price, 1 if buyer >= VAGABOND else 0, sum(pos.payments) + count))
    if buyer < VAGABOND:
        pos.supply[buyer] -= price
        pos.payments = added(pos.payments, buyer, price)
        return
    pos.supply[RIVERFOLK] -= count
    pos.payments = added(pos.payments, RIVERFOLK, count)
    if ready_items(pos, buyer) > price:
        pos.push(PayItems(price))
        return
    for item in EACH_ITEM:
        exhaust(pos, buyer, item, ready(pos, buyer, item))


@final
class PayItems(Step[Root]):
    """R11.2.6.III, D11.2.6-3: a Vagabond pays by exhausting items of his choice."""

    rule: ClassVar[str] = "R11.2.6.III"

    def __init__(self, left: i64) -> None:
        self.left = left

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("items", 4), self.left)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if self.left else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([EXHAUST.move1(item) for item in EACH_ITEM if ready(pos, pos.turn, item)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != EXHAUST.code:
            return Reason("G4")
        return None if ready(pos, pos.turn, arg1(move)) else Reason("D11.2.6-3", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        exhaust(pos, pos.turn, arg1(move), 1)
        pos.push(PayItems(self.left - 1))

    def proceed(self, pos: Root) -> None:
        pos.pop()
