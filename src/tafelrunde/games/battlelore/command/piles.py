"""B18 Drawing and discarding: Command pile, Lore deck, the epic card holder, and what armies know of each other's hands."""

from __future__ import annotations

from tafelrunde.engine.events import EventKind
from tafelrunde.games.battlelore.events import (
    DISCARDED_LORE,
    DREW,
    DREW_LORE,
    LOOKED,
    LORE_SHUFFLED,
    RACK_CLEARED,
    RACK_FILLED,
    SHUFFLED,
)
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import C_TACTIC
from tafelrunde.games.battlelore.words import RACK_SIZE


def camp_bits(pos: BattleLore, army: int) -> int:
    """The seats that see an army's cards, one bit each (B25.7)."""
    bits = 1 << pos.chiefs[army]
    if pos.teams:
        for i in range(3):
            bits |= 1 << pos.wings[3 * army + i]
    return bits


def copied(lists: list[list[int]]) -> list[list[int]]:
    """Lists that positions share must be copied before they change."""
    return [each.copy() for each in lists]


def gone(pos: BattleLore, seen: list[list[int]], army: int, card: int) -> list[list[int]]:
    """What is known of hands after a card left an army's for all to see."""
    for viewer in range(pos.armies):
        at = viewer * pos.armies + army
        if card in seen[at]:
            seen = copied(seen)
            seen[at].remove(card)
    return seen


def shown(pos: BattleLore, seen: list[list[int]], army: int, card: int) -> list[list[int]]:
    """What is known of hands after a card came into an army's for all to see."""
    seen = copied(seen)
    for viewer in range(pos.armies):
        if viewer != army:
            seen[viewer * pos.armies + army].append(card)
    return seen


def into_hand(pos: BattleLore, army: int, hand: list[int], card: int, drew: EventKind) -> int:
    """A drawn card comes into a hand, seen by its camp alone; returns it, or -1 if there was none."""
    if card >= 0:
        hand.append(card)
        pos.reveal()
        if pos.log is not None:
            pos.tell(drew, (pos.chiefs[army], card), knows=camp_bits(pos, army))
    return card


def top_command(pos: BattleLore) -> int:
    """B18.13, B24.23: the next card of the Command pile, made anew of the discards if need be; -1 if there is none at all."""
    pos.own_cards()
    if not pos.pile:
        pos.pile, pos.discards = pos.discards, []
        pos.chance.shuffle(pos.pile)
        if pos.log is not None:
            pos.tell(SHUFFLED, (0,))
    return pos.pile.pop() if pos.pile else -1


def draw_command(pos: BattleLore, army: int) -> int:
    """B18.2: one Command card into the holder; returns it."""
    card = top_command(pos)
    return into_hand(pos, army, pos.hands[army], card, DREW)


def discard_command(pos: BattleLore, army: int, card: int) -> None:
    """A card of the holder goes face up on the discard pile; why is told by who does it."""
    take_command(pos, army, card)
    pos.discards.append(card)


def take_command(pos: BattleLore, army: int, card: int) -> None:
    """A card leaves the holder for all to see."""
    pos.own_cards()
    pos.hands[army].remove(card)
    pos.seen_hands = gone(pos, pos.seen_hands, army, card)


def return_command(pos: BattleLore, army: int, card: int) -> None:
    """A card comes back into the holder, and everyone knows it is there."""
    pos.own_cards()
    pos.hands[army].append(card)
    pos.seen_hands = shown(pos, pos.seen_hands, army, card)


def top_lore(pos: BattleLore) -> int:
    """B18.13: the next card of the Lore deck, or -1."""
    pos.own_cards()
    if not pos.lore_pile:
        pos.lore_pile, pos.lore_discards = pos.lore_discards, []
        pos.chance.shuffle(pos.lore_pile)
        if pos.log is not None and pos.lore_pile:
            pos.tell(LORE_SHUFFLED, ())
    return pos.lore_pile.pop() if pos.lore_pile else -1


def draw_lore(pos: BattleLore, army: int) -> int:
    """One Lore card into the hand; returns it, or -1 (B18.10)."""
    card = top_lore(pos)
    return into_hand(pos, army, pos.lore_hands[army], card, DREW_LORE)


def take_lore(pos: BattleLore, army: int, card: int) -> None:
    """A Lore card leaves the hand for all to see."""
    pos.own_cards()
    pos.lore_hands[army].remove(card)
    pos.seen_lore = gone(pos, pos.seen_lore, army, card)


def return_lore(pos: BattleLore, army: int, card: int) -> None:
    """A Lore card comes back into the hand, and everyone knows it is there."""
    pos.own_cards()
    pos.lore_hands[army].append(card)
    pos.seen_lore = shown(pos, pos.seen_lore, army, card)


def discard_lore(pos: BattleLore, army: int, card: int, why: int) -> None:
    """B18.14: a Lore card of the hand goes face up on the discard pile; `why` as events name it."""
    take_lore(pos, army, card)
    pos.lore_discards.append(card)
    if pos.log is not None:
        pos.tell(DISCARDED_LORE, (pos.chiefs[army], card, why, pos.lore_limit(army)))


def look(pos: BattleLore, army: int, other: int, lore: bool) -> None:
    """An army sees another's Command cards, and perhaps its Lore cards, and remembers them."""
    pos.seen_hands = copied(pos.seen_hands)
    pos.seen_hands[army * pos.armies + other] = pos.hands[other].copy()
    if lore:
        pos.seen_lore = copied(pos.seen_lore)
        pos.seen_lore[army * pos.armies + other] = pos.lore_hands[other].copy()
    pos.reveal()
    if pos.log is not None:
        pos.tell(LOOKED, (pos.chiefs[army], pos.chiefs[other]))


def fill_rack(pos: BattleLore) -> None:
    """B24.21–B24.24: the epic holder is filled to three; if only Tactic cards stand there, all are replaced."""
    while True:
        while len(pos.rack) < RACK_SIZE:
            card = top_command(pos)
            if card < 0:
                return
            pos.rack = [*pos.rack, card]
            pos.reveal()
            if pos.log is not None:
                pos.tell(RACK_FILLED, (card,))
        for card in pos.rack:
            if not C_TACTIC[card]:
                return
        pos.own_cards()
        pos.discards.extend(pos.rack)
        pos.rack = []
        if pos.log is not None:
            pos.tell(RACK_CLEARED, ())
