"""How good a position looks for each seat, counted in points: those scored, those in reach, and the means to more.

What a turn still holds (actions left, the cards and points of the coming Evening) counts as well: otherwise ending the turn would look
better than using it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set
from tafelrunde.games.root.battle.prospects import prospects
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import SUIT_OF
from tafelrunde.games.root.winning.dominance import CLEARINGS_FOR_DOMINANCE
from tafelrunde.games.root.words import ARMIES, BEFORE_EVENING, BIRD, EACH_CLEARING, FACTIONS

HEAT_AT_GOAL: Final = 2.5
HEAT_PER_POINT: Final = 0.15
"""How far strengths must lie apart to decide the game: the nearer its end, the less."""
CARD: Final = 0.35
"""What a card in hand is worth."""


def evaluate(pos: Root) -> list[float]:
    """A value from 0 (lost) to 1 (won) for each seat."""
    if pos.winners:
        return [1.0 if pos.winners >> pos.faction_of[seat] & 1 else 0.0 for seat in range(pos.seats)]
    if not pos.round:
        return [0.5] * pos.seats
    strengths = [strength(pos, pos.faction_of[seat]) for seat in range(pos.seats)]
    for seat in range(pos.seats):
        partner = pos.partner[pos.faction_of[seat]]
        if partner >= 0:
            strengths[seat] = 0.9 * strengths[pos.seat_of[partner]]
    best = max(strengths)
    goal: int = pos.goal
    heat = HEAT_AT_GOAL + HEAT_PER_POINT * max(0.0, goal - best)
    values = [exp((own - best) / heat) for own in strengths]
    total = sum(values)
    return [value / total for value in values]


def rounds_left(pos: Root) -> float:
    """How many rounds the game will probably last: what pays every round is worth so much."""
    most: i64 = 0
    for faction in range(FACTIONS):
        if pos.points[faction] > most:
            most = pos.points[faction]
    left: int = pos.goal - most
    return min(4.0, max(0.5, left / 5.0))


def strength(pos: Root, faction: int) -> float:
    """Points now and points to come."""
    cards = CARD * min(bits_set(pos.hands[faction]) + drawn_yet(pos, faction), 6) + 0.6 * bits_set(pos.crafted[faction])
    laid_out: int = PLAYED[faction].cards_laid_out(pos)
    cards += CARD * laid_out
    if pos.dominance[faction] >= 0:
        return dominance_strength(pos, faction) + cards
    return float(pos.points[faction]) + cards + prospects(pos, faction) + PLAYED[faction].worth(pos)


def evening_ahead(pos: Root, faction: int) -> bool:
    """Whether this faction is taking its turn and has its Evening still before it."""
    return pos.turn == faction and pos.stage <= BEFORE_EVENING


def drawn_yet(pos: Root, faction: int) -> int:
    """The cards the coming Evening will bring, for whoever is taking his turn."""
    return PLAYED[faction].cards_ahead(pos) if evening_ahead(pos, faction) else 0


def army_on_map(pos: Root, army: int) -> int:
    total = 0
    for clearing in EACH_CLEARING:
        total += pos.warriors[clearing * ARMIES + army]
    return total


def open_slots(pos: Root, faction: int) -> int:
    """Empty slots in ruled clearings."""
    total = 0
    for clearing in EACH_CLEARING:
        if pos.ruler[clearing] == faction:
            total += pos.free[clearing]
    return total


def dominance_strength(pos: Root, faction: int) -> float:
    """How near a dominance card is to winning, on the scale of points."""
    suit = SUIT_OF[pos.dominance[faction]]
    goal = float(pos.goal)
    if suit == BIRD:
        best = 0
        for corner in pos._map.corners:
            held = (1 if pos.ruler[corner] == faction else 0) + (1 if pos.ruler[pos._map.opposite[corner]] == faction else 0)
            best = max(best, held)
        return goal * (0.3 + 0.25 * best)
    held = 0
    margin = 0
    for clearing in EACH_CLEARING:
        if pos.suits[clearing] == suit and faction < ARMIES:
            if pos.ruler[clearing] == faction:
                held += 1
            margin += min(pos.warriors[clearing * ARMIES + faction], 4)
    return goal * (0.25 + 0.17 * min(held, CLEARINGS_FOR_DOMINANCE)) + 0.15 * margin
