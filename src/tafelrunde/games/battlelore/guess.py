"""B34: a full position that a seat cannot tell from the real one: hidden cards dealt anew, secret choices forgotten, fresh chance."""

from __future__ import annotations

from tafelrunde.engine.chance import Chance
from tafelrunde.games.battlelore.command.draw_phase import KeepLore
from tafelrunde.games.battlelore.council.council import Councils, FirstLore
from tafelrunde.games.battlelore.lore.cards import DEJA_VU
from tafelrunde.games.battlelore.lore.windows import Encore, Window
from tafelrunde.games.battlelore.muster.battalions import Assigning
from tafelrunde.games.battlelore.muster.ground import DRAWN, POST, READY, REVEALED, SETS, ZONE, set_of
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.setup import Preparation
from tafelrunde.games.battlelore.tables import D_SET, L_MASTER
from tafelrunde.games.battlelore.words import LORE_GAME


def guess(pos: BattleLore, seat: int | None, chance: Chance) -> BattleLore:
    """Everything this seat's army cannot see is dealt anew."""
    army = -1 if seat is None else pos.army_of(seat)
    twin = pos.copy()
    twin.own_cards()
    deal_commands(twin, army, chance)
    if pos.lore:
        deal_lore(twin, army, chance)
    forget_secrets(twin, army if army >= 0 and seat == pos.chiefs[army] else -1)
    if twin.deployment and twin.stack:
        posting = isinstance(twin.stack[-1], Assigning)
        deal_deployment(twin, -1 if posting and army >= 0 and seat != pos.chiefs[army] else army, chance)
    top = twin.stack[-1] if twin.stack else None
    if isinstance(top, KeepLore) and army != twin.active:
        hand = twin.lore_hands[twin.active]
        twin.stack[-1] = KeepLore(hand[-2], hand[-1])
    if (isinstance(top, Encore) or (isinstance(top, Window) and twin.quick)) and top.army != army:
        hold_something(twin, known_lore(twin, army, top.army), top)
    twin.redealt(chance)
    return twin


def deal_commands(pos: BattleLore, army: int, chance: Chance) -> None:
    """Command pile, hands of the others and a Scout's draw; cards once seen stay where they were seen."""
    unseen = pos.pile
    sizes: list[int] = []
    for other in range(pos.armies):
        if other == army:
            sizes.append(0)
            continue
        known = pos.seen_hands[army * pos.armies + other] if army >= 0 else []
        hidden = pos.hands[other].copy()
        for card in known:
            hidden.remove(card)
        sizes.append(len(hidden))
        unseen.extend(hidden)
        pos.hands[other] = known.copy()
    drawn = 0
    if pos.drawn and army != pos.active:
        drawn = len(pos.drawn)
        unseen.extend(pos.drawn)
        pos.drawn = []
    unseen.sort()
    chance.shuffle(unseen)
    for other in range(pos.armies):
        for _ in range(sizes[other]):
            pos.hands[other].append(unseen.pop())
    for _ in range(drawn):
        pos.drawn.append(unseen.pop())


def deal_lore(pos: BattleLore, army: int, chance: Chance) -> None:
    """Lore deck, hands of the others, and the cards left out, as many of each master as everybody knows."""
    unseen = pos.lore_pile
    sizes: list[int] = []
    for other in range(pos.armies):
        if other == army:
            sizes.append(0)
            continue
        known = known_lore(pos, army, other)
        hidden = [card for card in pos.lore_hands[other] if card not in known]
        sizes.append(len(hidden))
        unseen.extend(hidden)
        pos.lore_hands[other] = known
    if pos.lore == LORE_GAME and pos.lore_out:
        swap_left_out(pos, unseen, chance)
    unseen.sort()
    chance.shuffle(unseen)
    for other in range(pos.armies):
        for _ in range(sizes[other]):
            pos.lore_hands[other].append(unseen.pop())


def swap_left_out(pos: BattleLore, unseen: list[int], chance: Chance) -> None:
    """B22.22: nobody knows which cards of a master are out of the game, only how many."""
    out: list[int] = []
    kept: list[int] = []
    for master in range(1, 5):
        left = sum(1 for card in pos.lore_out if L_MASTER[card] == master)
        cards = sorted(card for card in unseen + pos.lore_out if L_MASTER[card] == master)
        chance.shuffle(cards)
        out.extend(cards[:left])
        kept.extend(cards[left:])
    pos.lore_out = sorted(out)
    unseen.clear()
    unseen.extend(kept)


def forget_secrets(pos: BattleLore, army: int) -> None:
    """Secret choices of the others are as if they had not begun."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Councils):
        below = pos.stack[-2]
        for other in range(pos.armies):
            if other != army and isinstance(below, Preparation):
                top.forget(other, below.fixed[other & 1])
    elif isinstance(top, FirstLore):
        for other in range(pos.armies):
            if other != army:
                top.forget(pos, other)


def deal_deployment(pos: BattleLore, army: int, chance: Chance) -> None:
    """B34.13: what the others drew and posted face down is unknown; cards put aside nobody knows."""
    for other in range(pos.armies):
        if other == army:
            continue
        part = pos.deployment[other]
        hidden: list[int] = []
        shown: list[int] = []
        for post in range(5):
            if part[POST + post] >= 0:
                (shown if part[REVEALED] >> post & 1 else hidden).append(post)
        open_cards = [part[POST + post] for post in shown]
        packet = [card for card in range(len(D_SET)) if part[SETS] >> set_of(card) & 1 and card not in open_cards]
        chance.shuffle(packet)
        drawn = len(part) - DRAWN
        if isinstance(pos.stack[-1], Assigning):
            drawn += len(hidden)
            for post in hidden:
                part[POST + post] = -1
            part[READY] = 0
            if not pos.allied:
                part[ZONE] = -1
        else:
            for post in hidden:
                part[POST + post] = packet.pop()
            if pos.epic and not pos.allied and not part[REVEALED] & 7:
                part[ZONE] = chance.below(2)
        del part[DRAWN:]
        part.extend(sorted(packet[:drawn]))


def known_lore(pos: BattleLore, army: int, other: int) -> list[int]:
    """The Lore cards in another army's hand that this one knows: those it has seen, and a Déjà Vu that has just been announced."""
    known = pos.seen_lore[army * pos.armies + other].copy() if army >= 0 else []
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Encore) and top.army == other and DEJA_VU not in known:
        known.append(DEJA_VU)
    return known


def hold_something(pos: BattleLore, known: list[int], asked: Window | Encore) -> None:
    """In a quick game being asked shows that a card can be played, as does Déjà Vu: exchange unseen cards until one can."""
    hand = pos.lore_hands[asked.army]
    places = [i for i in range(len(hand)) if hand[i] not in known]
    for at in places:
        for i in range(len(pos.lore_pile)):
            if asked.playable(pos):
                return
            hand[at], pos.lore_pile[i] = pos.lore_pile[i], hand[at]
