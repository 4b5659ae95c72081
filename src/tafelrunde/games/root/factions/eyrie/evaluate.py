"""What the Eyrie's roosts and Decree are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.root.evaluate import army_on_map, evening_ahead, rounds_left
from tafelrunde.games.root.factions.eyrie.board import ROOST_POINTS, ROOSTS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import BIRDS, SUIT_CARDS
from tafelrunde.games.root.terms.traits import T_DECREE, T_ROOSTS, T_SITES, T_UNKEPT
from tafelrunde.games.root.words import (
    ARMIES,
    BATTLE_COLUMN,
    BIRD,
    BUILDINGS,
    COLUMNS,
    EACH_CLEARING,
    EYRIE,
    MOVE_COLUMN,
    RECRUIT_COLUMN,
    ROOST,
    VIZIERS,
)

ORDERS: Final = (0.45, 0.3, 0.35, 0.8)
"""What a card of the Decree is worth that can be carried out every turn: recruit, move, battle, build."""


def worth(pos: Root) -> float:
    """Roosts pay every Evening, as long as the Decree can be kept."""
    roosts: int = pos.built[ROOST]
    points: int = ROOST_POINTS[roosts]
    ruled: int = pos.ruled_by(EYRIE)
    value = rounds_left(pos) * 0.8 * points + 0.8 * roosts + 0.12 * ruled + 0.1 * army_on_map(pos, EYRIE)
    if evening_ahead(pos, EYRIE):
        value += points
    sites = roost_sites(pos)
    value += 0.25 * min(sites, 3)
    for column in range(COLUMNS):
        cards = pos.decree[column]
        birds = birds_in(pos, column)
        value -= 0.1 * birds
        held = 0
        for suit in range(4):
            count = birds if suit == BIRD else bits_set(cards & SUIT_CARDS[suit])
            if count:
                ways = ways_to(pos, column, suit, sites)
                held += min(count, ways)
                if ways < count:
                    value -= 0.8 * (count - ways)
        value += ORDERS[column] * min(held, 3)
    return value


def roost_sites(pos: Root) -> int:
    """Ruled clearings where a roost could be built."""
    sites = 0
    for clearing in EACH_CLEARING:
        if pos.ruler[clearing] == EYRIE and pos.free[clearing] and not pos.buildings[clearing * BUILDINGS + ROOST]:
            sites += 1
    return sites


def birds_in(pos: Root, column: int) -> int:
    """Bird cards of a column, with the Vizier that lies there."""
    return int(bits_set(pos.decree[column] & BIRDS)) + (1 if column in VIZIERS[pos.leader] else 0)


def ways_to(pos: Root, column: int, suit: int, sites: int) -> int:
    """How many cards of a suit a column could carry out, roughly."""
    ways = 0
    for clearing in EACH_CLEARING:
        if suit not in (BIRD, pos.suits[clearing]):
            continue
        warriors = pos.warriors[clearing * ARMIES + EYRIE]
        if column == RECRUIT_COLUMN:
            ways += 3 * pos.buildings[clearing * BUILDINGS + ROOST]
        elif column == MOVE_COLUMN:
            ways += min(warriors, 2)
        elif column == BATTLE_COLUMN:
            ways += min(warriors, 2) if pos.present[clearing] & ~(1 << EYRIE) else 0
        elif pos.ruler[clearing] == EYRIE and pos.free[clearing] and not pos.buildings[clearing * BUILDINGS + ROOST]:
            ways += 1
    return ways if column < COLUMNS - 1 else min(ways, ROOSTS - pos.built[ROOST])


def add_traits(pos: Root, found: vec[i64]) -> None:
    """Roosts and room for more, the Decree, and cards of it that cannot be carried out as things stand."""
    sites = roost_sites(pos)
    cards = 0
    unkept = 0
    for column in range(COLUMNS):
        birds = birds_in(pos, column)
        for suit in range(4):
            count = birds if suit == BIRD else int(bits_set(pos.decree[column] & SUIT_CARDS[suit]))
            if count:
                cards += count
                unkept += max(0, count - ways_to(pos, column, suit, sites))
    found[T_ROOSTS] = pos.built[ROOST]
    found[T_SITES] = min(sites, 4)
    found[T_DECREE] = min(cards, 16)
    found[T_UNKEPT] = min(unkept, 6)
