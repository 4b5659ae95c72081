"""R4.1 Craft: what a card costs, who can pay it, and what happens then."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.battle.removal import finish_removal, remove_enemies
from tafelrunde.games.root.events import CRAFTED, EXPORTED, TOOK_ITEM
from tafelrunde.games.root.factions.vagabond.items import exhaust, ready, receive
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import POSTS_OF_A_SUIT
from tafelrunde.games.root.terms.cards import lay_down, take_out
from tafelrunde.games.root.terms.deck import (
    AMBUSHES,
    ANY,
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
    POINTS_OF,
    kinds_in,
)
from tafelrunde.games.root.verbs import ACTIVATE, CRAFT, EXPORT, FUND
from tafelrunde.games.root.words import (
    ALLIANCE,
    ARMIES,
    BITS,
    BUILDER,
    BUILDINGS,
    CLEARINGS,
    CULT,
    EYRIE,
    HAMMER,
    ITEMS,
    MARQUISE,
    NOBODY,
    RIVERFOLK,
    ROOST,
    SUITS,
    VAGABOND,
    WORKSHOP,
    changed,
)


def power(pos: Root, faction: int) -> list[int]:
    """R4.1.1: the crafting pieces of each suit that are not yet activated, and at the end all of them together."""
    have = [0, 0, 0, 0]
    suits = pos.suits
    if faction in (MARQUISE, EYRIE):
        kind = WORKSHOP if faction == MARQUISE else ROOST
        for clearing in range(CLEARINGS):
            have[suits[clearing]] += pos.buildings[clearing * BUILDINGS + kind]
    elif faction == ALLIANCE:
        for clearing in BITS[pos.sympathy]:
            have[suits[clearing]] += 1
    elif faction == CULT:
        have[pos.outcast] = pos.gardens[pos.outcast]
    elif faction == RIVERFOLK:
        for suit in range(SUITS):
            have[suit] = POSTS_OF_A_SUIT - pos.posts_left[suit] - sum(pos.track_funds[suit * ARMIES : suit * ARMIES + ARMIES])
    else:
        place = pos.pawns[faction - VAGABOND]
        if place < CLEARINGS:
            have[suits[place]] = ready(pos, faction, HAMMER)
    if faction < VAGABOND and faction != RIVERFOLK:
        used = pos.used
        have[0] -= used[0]
        have[1] -= used[1]
        have[2] -= used[2]
    have[ANY] = have[0] + have[1] + have[2]
    if faction == RIVERFOLK:
        have[ANY] = min(have[ANY], sum(pos.funds))
    return have


def affords(have: list[int], kind: int) -> bool:
    """D4.1.1-1: costs are paid in full, each icon by another piece."""
    cost = COST[kind]
    if COST_SIZE[kind] > have[ANY]:
        return False
    return cost[0] <= have[0] and cost[1] <= have[1] and cost[2] <= have[2]


def why_not_craftable(pos: Root, faction: int, kind: int) -> Reason | None:
    """What forbids a card itself: no effect, item missing (R4.1.2-c), duplicate (R4.1.4)."""
    if KIND_CARDS[kind] & AMBUSHES:
        return Reason("R2.1.4-b", kind)
    if KIND_CARDS[kind] & DOMINANCES:
        return Reason("R2.1.5-b", kind)
    item = ITEM_OF[kind]
    if item >= 0 and pos.item_supply[item] == 0:
        return Reason("R4.1.2-c", kind)
    if KIND_CARDS[kind] & pos.crafted[faction]:
        return Reason("R4.1.4", kind)
    return None


def has_prey(pos: Root, faction: int, suit: int) -> bool:
    """Whether a favor of this suit would remove anything (D2.5-2)."""
    for clearing in range(CLEARINGS):
        if pos.suits[clearing] == suit:
            for army in BITS[pos.present[clearing] & 31]:
                if pos.enemies(faction, army):
                    return True
    return False


def why_not_craft(pos: Root, faction: int, kind: int, export: bool) -> Reason | None:
    """R4.1: a card in hand that can be crafted and paid."""
    if not pos.hands[faction] & KIND_CARDS[kind]:
        return Reason("R4.1", kind)
    reason = why_not_craftable(pos, faction, kind)
    if reason is not None:
        return reason
    if not affords(power(pos, faction), kind):
        return Reason("R9.5.8-b" if faction >= VAGABOND else "R4.1.1-a", kind)
    if not export and KIND_SORT[kind] == FAVOR and not has_prey(pos, faction, KIND_SUIT[kind]):
        return Reason("D2.5-2", kind)
    return None


def add_crafts(pos: Root, faction: int, offers: list[int]) -> None:
    """Every card the faction could craft now, and for the Riverfolk what they could export."""
    cards = pos.hands[faction] & CRAFTABLE & ~pos.crafted[faction]
    if cards == 0:
        return
    have = power(pos, faction)
    if have[ANY] == 0:
        return
    for kind in kinds_in(cards):
        if not affords(have, kind) or why_not_craftable(pos, faction, kind) is not None:
            continue
        if KIND_SORT[kind] != FAVOR or has_prey(pos, faction, KIND_SUIT[kind]):
            offers.append(CRAFT.move1(kind))
        if faction == RIVERFOLK:
            offers.append(EXPORT.move1(kind))


def craft(pos: Root, faction: int, kind: int, export: bool) -> None:
    """The card leaves the hand, its cost is paid, then its effect follows."""
    pos.limbo = take_out(pos, faction, kind)
    cost = COST[kind]
    if faction >= VAGABOND:
        exhaust(pos, faction, HAMMER, COST_SIZE[kind])
    elif faction == RIVERFOLK:
        pos.push(PayCraft(kind, export, cost[0], cost[1], cost[2], cost[ANY], NOBODY))
        return
    else:
        for suit in range(SUITS):
            pos.used[suit] += cost[suit]
        if cost[ANY]:
            pos.push(PayCraft(kind, False, 0, 0, 0, cost[ANY], NOBODY))
            return
    finish_craft(pos, faction, kind, export)


def finish_craft(pos: Root, faction: int, kind: int, export: bool) -> None:
    """R4.1.2, R4.1.3: an item is taken, a favor carried out, a persistent card laid down; or the card is exported."""
    card = pos.limbo
    pos.limbo = NOBODY
    if export:
        lay_down(pos, card)
        if pos.log is not None:
            pos.tell(EXPORTED, (faction, kind))
        if pos.supply[RIVERFOLK]:
            pos.supply[RIVERFOLK] -= 1
            pos.payments[RIVERFOLK] += 1
        return
    if pos.log is not None:
        pos.tell(CRAFTED, (faction, kind))
    sort = KIND_SORT[kind]
    if sort == ITEM:
        lay_down(pos, card)
        take_crafted_item(pos, faction, ITEM_OF[kind])
        points = POINTS_OF[kind]
        if faction == EYRIE and pos.leader != BUILDER:
            points = 1
        pos.score(faction, points)
    elif sort == FAVOR:
        lay_down(pos, card)
        for clearing in range(CLEARINGS):
            if pos.suits[clearing] == KIND_SUIT[kind]:
                remove_enemies(pos, clearing, faction)
        finish_removal(pos)
    else:
        pos.crafted[faction] |= 1 << card


def take_crafted_item(pos: Root, faction: int, item: int) -> None:
    """R2.5.5-a, R9.2.1-c: from the supply to the Crafted Items box, or to the Vagabond's board."""
    pos.item_supply = changed(pos.item_supply, item, pos.item_supply[item] - 1)
    if faction >= VAGABOND:
        receive(pos, faction, item)
        return
    at = faction * ITEMS + item
    pos.boxes = changed(pos.boxes, at, pos.boxes[at] + 1)
    if pos.log is not None:
        pos.tell(TOOK_ITEM, (faction, item))


@final
class PayCraft(Step[Root]):
    """DP-K2, DP-K3: which pieces pay an icon of any suit; for the Riverfolk, whose funds go to which track."""

    rule: ClassVar[str] = "R4.1.1-a"

    def __init__(self, kind: int, export: bool, fox: int, rabbit: int, mouse: int, anything: int, track: int) -> None:
        self.kind = kind
        self.export = export
        self.fox = fox
        self.rabbit = rabbit
        self.mouse = mouse
        self.anything = anything
        self.track = track
        """The track chosen for the icon that is being paid, NOBODY if none is."""

    def left(self) -> int:
        return self.fox + self.rabbit + self.mouse + self.anything

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if self.left() else 0

    def asks_suit(self) -> bool:
        """First the icons with a suit are paid, then the others ask for one."""
        return self.track < 0 and self.fox + self.rabbit + self.mouse == 0

    def suit(self) -> int:
        """The track that is being paid."""
        if self.track >= 0:
            return self.track
        return 0 if self.fox else 1 if self.rabbit else 2

    def moves(self, pos: Root, seat: int) -> list[int]:
        if self.asks_suit():
            have = power(pos, pos.turn)
            return [ACTIVATE.move1(suit) for suit in range(SUITS) if have[suit]]
        return [FUND.move1(owner) for owner in range(ARMIES) if pos.funds[owner]]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.moves(pos, seat):
            return None
        if verb_code(move) == ACTIVATE.code and self.asks_suit():
            return Reason("R4.1.1-c", arg1(move))
        if verb_code(move) == FUND.code and not self.asks_suit():
            return Reason("D11.5-1", arg1(move))
        return Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == ACTIVATE.code and pos.turn == RIVERFOLK:
            pos.push(PayCraft(self.kind, self.export, 0, 0, 0, self.anything, arg1(move)))
            return
        fox, rabbit, mouse, anything = self.fox, self.rabbit, self.mouse, self.anything
        if verb_code(move) == ACTIVATE.code:
            pos.used[arg1(move)] += 1
            anything -= 1
        else:
            suit = self.suit()
            pos.funds[arg1(move)] -= 1
            pos.track_funds[suit * ARMIES + arg1(move)] += 1
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
