"""R2.1: the deck. A card is a number from 0 to 53, a set of cards one int with a bit for each.

Copies of a card are neighbours and cannot be told apart by players, so moves, events and views speak of kinds (0 to 41).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import append, few, vec
from tafelrunde.games.root.components import deck_data
from tafelrunde.games.root.words import BIRD, ITEM_NAMES, NOBODY, SUIT_NAMES

AMBUSH: Final = 0
DOMINANCE: Final = 1
ITEM: Final = 2
FAVOR: Final = 3
PERSISTENT: Final = 4
SORTS: Final = ("ambush", "dominance", "item", "immediate", "persistent")
ANY: Final = 3
"""The icon that any crafting piece pays (R4.1.1-d)."""

KINDS: Final = 42
CARDS: Final = 54
_DATA: Final = deck_data()
KIND_NAMES: Final = tuple(card.id for card in _DATA)
KIND_SUIT: Final = vec[i64]([SUIT_NAMES.index(card.suit) for card in _DATA])
KIND_SORT: Final = vec[i64]([SORTS.index(card.kind) for card in _DATA])
ITEM_OF: Final = vec[i64]([ITEM_NAMES.index(card.item) if card.item else NOBODY for card in _DATA])
POINTS_OF: Final = vec[i64]([card.points for card in _DATA])
COST: Final = vec[vec[i64]]([vec[i64]([card.cost.count(icon) for icon in ("fox", "rabbit", "mouse", "any")]) for card in _DATA])
COST_SIZE: Final = vec[i64]([len(card.cost) for card in _DATA])
KIND_OF: Final = vec[i64]([kind for kind, card in enumerate(_DATA) for _ in range(card.copies)])
FIRST_COPY: Final = vec[i64]([list(KIND_OF).index(kind) for kind in range(KINDS)])
KIND_CARDS: Final = vec[i64]([sum(1 << card for card in range(CARDS) if KIND_OF[card] == kind) for kind in range(KINDS)])
BIT_OF: Final = vec[i64]([1 << card for card in range(CARDS)])
"""The set of a single card."""
SUIT_OF: Final = vec[i64]([KIND_SUIT[kind] for kind in KIND_OF])
SUIT_CARDS: Final = vec[i64]([sum(1 << card for card in range(CARDS) if SUIT_OF[card] == suit) for suit in range(4)])
BIRDS: Final = SUIT_CARDS[BIRD]
MATCHING: Final = vec[i64]([SUIT_CARDS[suit] | BIRDS for suit in range(4)])
"""R2.1.1: the cards that count as a suit; for birds only birds (R2.1.1.II)."""


def _cards_of_sort(sort: int) -> int:
    return sum(1 << card for card in range(CARDS) if KIND_SORT[KIND_OF[card]] == sort)


AMBUSHES: Final = _cards_of_sort(AMBUSH)
DOMINANCES: Final = _cards_of_sort(DOMINANCE)
CRAFTABLE: Final = _cards_of_sort(ITEM) | _cards_of_sort(FAVOR) | _cards_of_sort(PERSISTENT)
EVERY_CARD: Final = (1 << CARDS) - 1

ARMORERS: Final = KIND_NAMES.index("armorers")
SAPPERS: Final = KIND_NAMES.index("sappers")
BRUTAL_TACTICS: Final = KIND_NAMES.index("brutal-tactics")
ROYAL_CLAIM: Final = KIND_NAMES.index("royal-claim")
STAND_AND_DELIVER: Final = KIND_NAMES.index("stand-and-deliver")
TAX_COLLECTOR: Final = KIND_NAMES.index("tax-collector")
COMMAND_WARREN: Final = KIND_NAMES.index("command-warren")
BURROW_BANK: Final = KIND_NAMES.index("better-burrow-bank")
COBBLER: Final = KIND_NAMES.index("cobbler")
SCOUTING_PARTY: Final = KIND_NAMES.index("scouting-party")
CODEBREAKERS: Final = KIND_NAMES.index("codebreakers")

BIT_REST: Final = 59
"""The powers of two up to the 57th leave different rests by 59: the rest finds the card of a bit."""
CARD_AT: Final = vec[i64]([0] * BIT_REST)
KIND_AT: Final = vec[i64]([0] * BIT_REST)
for _card in range(CARDS):
    CARD_AT[(1 << _card) % BIT_REST] = _card
    KIND_AT[(1 << _card) % BIT_REST] = KIND_OF[_card]


def lowest_card(cards: i64) -> i64:
    """The first card of a set that is not empty."""
    return CARD_AT[(cards & -cards) % BIT_REST]


def cards_in(cards: i64) -> vec[i64]:
    """The cards of a set, in order."""
    found = few()
    while cards:
        low = cards & -cards
        found = append(found, CARD_AT[low % BIT_REST])
        cards ^= low
    return found


def kinds_in(cards: i64) -> vec[i64]:
    """The kinds in a set, each once, in order."""
    found = few()
    while cards:
        kind = KIND_AT[(cards & -cards) % BIT_REST]
        found = append(found, kind)
        cards &= ~KIND_CARDS[kind]
    return found


def every_kind_in(cards: i64) -> vec[i64]:
    """The kind of every card of a set, in order."""
    return vec[i64]([KIND_OF[card] for card in cards_in(cards)])


def nth_card(cards: i64, n: i64) -> i64:
    """The n-th card of a set, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return lowest_card(cards)
