"""R4.1 Craft: what a card costs, who can pay it, and what happens then."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step, reasons
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.battle.removal import finish_removal, remove_enemies
from tafelrunde.games.root.events import CRAFTED, FOR_ITEM, FUND_ON_TRACK
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import discard_played, lay_down, take_out, tell_soul
from tafelrunde.games.root.terms.deck import (
    AMBUSHES,
    ANY,
    BIT_OF,
    COST,
    COST_SIZE,
    CRAFTABLE,
    DOMINANCES,
    FAVOR,
    ITEM,
    ITEM_OF,
    KIND_CARDS,
    KIND_SORT,
    KIND_SUIT,
    KINDS,
    POINTS_OF,
    kinds_in,
)
from tafelrunde.games.root.verbs import ACTIVATE, CRAFT, EXPORT, FUND
from tafelrunde.games.root.words import ARMIES, EACH_ARMY, EACH_CLEARING, NOBODY, SUITS

NO_SUCH_ITEM: Final = reasons("R4.1.2-c", KINDS)
CRAFTED_ALREADY: Final = reasons("R4.1.4", KINDS)


def affords(have: vec[i64], kind: i64) -> bool:
    """D4.1.1-1: costs are paid in full, each icon by another piece."""
    cost = COST[kind]
    if COST_SIZE[kind] > have[ANY]:
        return False
    return cost[0] <= have[0] and cost[1] <= have[1] and cost[2] <= have[2]


def why_not_craftable(pos: Root, faction: i64, kind: i64) -> Reason | None:
    """What forbids a card itself: no effect, item missing (R4.1.2-c), duplicate (R4.1.4)."""
    if KIND_CARDS[kind] & AMBUSHES:
        return Reason("R2.1.4-b", kind)
    if KIND_CARDS[kind] & DOMINANCES:
        return Reason("R2.1.5-b", kind)
    item = ITEM_OF[kind]
    if item >= 0 and pos.item_supply[item] == 0:
        return NO_SUCH_ITEM[kind]
    if KIND_CARDS[kind] & pos.crafted[faction]:
        return CRAFTED_ALREADY[kind]
    return None


def why_not_craft(pos: Root, faction: i64, kind: i64, export: bool) -> Reason | None:
    """R4.1: a card in hand that can be crafted and paid."""
    if not pos.hands[faction] & KIND_CARDS[kind]:
        return Reason("R4.1", kind)
    reason = why_not_craftable(pos, faction, kind)
    if reason is not None:
        return reason
    if not affords(PLAYED[faction].crafting_power(pos), kind):
        return Reason(PLAYED[faction].cost_rule, kind)
    return None


def add_crafts(pos: Root, faction: i64, offers: Moves) -> None:
    """Every card the faction could craft now, and what it could export."""
    cards = pos.hands[faction] & CRAFTABLE & ~pos.crafted[faction]
    if cards == 0:
        return
    have = PLAYED[faction].crafting_power(pos)
    if have[ANY] == 0:
        return
    exports = PLAYED[faction].exports
    for kind in kinds_in(cards):
        if not affords(have, kind) or why_not_craftable(pos, faction, kind) is not None:
            continue
        offers.append(CRAFT.move1(kind))
        if exports:
            offers.append(EXPORT.move1(kind))


def craft(pos: Root, faction: i64, kind: i64, export: bool) -> None:
    """The card leaves the hand, its cost is paid, then its effect follows."""
    pos.limbo = take_out(pos, faction, kind)
    if PLAYED[faction].pay_craft(pos, kind, export):
        finish_craft(pos, faction, kind, export)


def finish_craft(pos: Root, faction: i64, kind: i64, export: bool) -> None:
    """R4.1.2, R4.1.3: an item is taken, a favor carried out, a persistent card laid down; or the card is exported."""
    card = pos.limbo
    if KIND_SORT[kind] != FAVOR or export:
        pos.limbo = NOBODY
    if export:
        PLAYED[faction].export_card(pos, kind, card)
        return
    if pos.log is not None:
        pos.tell(CRAFTED, (faction, kind, 0 if KIND_SORT[kind] == ITEM else 1))
    sort = KIND_SORT[kind]
    if sort == ITEM:
        lay_down(pos, card)
        if pos.log is not None:
            tell_soul(pos, card)
        item = ITEM_OF[kind]
        pos.item_supply = added(pos.item_supply, item, -1)
        PLAYED[faction].receive_item(pos, item)
        pos.score(faction, PLAYED[faction].item_points(pos, POINTS_OF[kind]), FOR_ITEM)
    elif sort == FAVOR:
        pos.push(CARD_DONE)
        for clearing in EACH_CLEARING:
            if pos.suits[clearing] == KIND_SUIT[kind]:
                remove_enemies(pos, clearing, faction)
        finish_removal(pos)
    else:
        pos.crafted = added(pos.crafted, faction, BIT_OF[card])


@final
class CardDone(Step[Root]):
    """R4.1.2-a: an immediate effect is carried out, all that it sets off too, then its card is discarded."""

    def proceed(self, pos: Root) -> None:
        pos.pop()
        discard_played(pos)


CARD_DONE: Final = CardDone()


@final
class PayCraft(Step[Root]):
    """R4.1.1-d, D11.5-1: which pieces pay an icon of any suit; or whose funds go to which track."""

    rule: ClassVar[str] = "R4.1.1-a"

    def __init__(self, kind: i64, export: bool, fox: i64, rabbit: i64, mouse: i64, anything: i64, track: i64) -> None:
        self.kind = kind
        self.export = export
        self.fox = fox
        self.rabbit = rabbit
        self.mouse = mouse
        self.anything = anything
        self.track = track
        """The track chosen for the icon that is being paid, NOBODY if none is."""

    def left(self) -> i64:
        return self.fox + self.rabbit + self.mouse + self.anything

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if self.left() else 0

    def asks_suit(self) -> bool:
        """First the icons with a suit are paid, then the others ask for one."""
        return self.track < 0 and self.fox + self.rabbit + self.mouse == 0

    def suit(self) -> i64:
        """The track that is being paid."""
        if self.track >= 0:
            return self.track
        return 0 if self.fox else 1 if self.rabbit else 2

    def offers(self, pos: Root, seat: int) -> Moves:
        if self.asks_suit():
            have = PLAYED[pos.turn].crafting_power(pos)
            return offered(vec[i64]([ACTIVATE.move1(suit) for suit in range(SUITS) if have[suit]]))
        return offered(vec[i64]([FUND.move1(owner) for owner in EACH_ARMY if pos.funds[owner]]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.offers(pos, seat):
            return None
        if verb_code(move) == ACTIVATE.code and self.asks_suit():
            return Reason("R4.1.1-c", arg1(move))
        if verb_code(move) == FUND.code and not self.asks_suit():
            return Reason("D11.5-1", arg1(move))
        return Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == ACTIVATE.code and PLAYED[pos.turn].exports:
            pos.push(PayCraft(self.kind, self.export, 0, 0, 0, self.anything, arg1(move)))
            return
        fox, rabbit, mouse, anything = self.fox, self.rabbit, self.mouse, self.anything
        if verb_code(move) == ACTIVATE.code:
            pos.used = added(pos.used, arg1(move), 1)
            anything -= 1
        else:
            suit = self.suit()
            pos.funds = added(pos.funds, arg1(move), -1)
            pos.track_funds = added(pos.track_funds, suit * ARMIES + arg1(move), 1)
            if pos.log is not None:
                pos.tell(FUND_ON_TRACK, (arg1(move), suit, sum(pos.funds), self.kind))
            if self.track >= 0:
                anything -= 1
            elif suit == 0:
                fox -= 1
            elif suit == 1:
                rabbit -= 1
            else:
                mouse -= 1
        pos.push(PayCraft(self.kind, self.export, fox, rabbit, mouse, anything, NOBODY))

    def proceed(self, pos: Root) -> None:
        pos.pop()
        finish_craft(pos, pos.turn, self.kind, self.export)
