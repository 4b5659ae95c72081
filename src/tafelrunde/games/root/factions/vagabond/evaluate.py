"""What a Vagabond's items, friends and quests are worth."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.root.factions.vagabond.board import (
    AID_POINTS,
    AIDS,
    ALLIED_AID_POINTS,
    QUEST_ITEMS,
    QUEST_SUIT,
    REFRESH_FOR_TEA,
    REFRESHED,
)
from tafelrunde.games.root.factions.vagabond.items import damaged_items, exhausted_items, on_track, ready, undamaged_items, undamaged_swords
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import MATCHING
from tafelrunde.games.root.terms.traits import T_ALLIES, T_DAMAGED, T_FOES, T_ITEMS, T_QUESTS, T_SPENT, T_SWORDS
from tafelrunde.games.root.words import ALLIED, ARMIES, BITS, CLEARINGS, EACH_ARMY, EVERY_ARMY, HOSTILE, TEA, TORCH, VAGABOND


def worth(pos: Root, faction: int) -> float:
    """Items are everything; friends pay for aid, enemies for infamy, ruins and quests where he stands."""
    at = faction - VAGABOND
    spent: int = exhausted_items(pos, faction)
    renewed: int = REFRESHED + REFRESH_FOR_TEA * on_track(pos, faction, TEA)
    whole: int = undamaged_items(pos, faction)
    damaged: int = damaged_items(pos, faction)
    swords: int = undamaged_swords(pos, faction)
    value = 0.6 * whole + 0.25 * damaged - 0.04 * spent - 0.2 * max(0, spent - renewed)
    value += 0.25 * swords + 0.35 * bits_set(pos.quests_done[at])
    for army in EACH_ARMY:
        relation: int = pos.relations[at * ARMIES + army]
        aids: int = pos.aids[at * ARMIES + army]
        if relation == ALLIED:
            value += 1.2
        elif relation == HOSTILE:
            value -= 0.1
        else:
            value += 0.3 * relation + 0.35 * aids
    place = pos.pawns[at]
    if place >= CLEARINGS or place < 0:
        return value + 0.3 * damaged
    return value + chances_here(pos, faction, place)


def chances_here(pos: Root, faction: int, place: int) -> float:
    """What a Vagabond could do where he stands."""
    value = 0.0
    if pos.ruins >> place & 1 and ready(pos, faction, TORCH):
        value += 0.6
    others = pos.present[place] & EVERY_ARMY
    if others:
        value += 0.15 * min(bits_set(pos.hands[faction] & MATCHING[pos.suits[place]]), 3)
        for army in BITS[others]:
            if pos.relations[(faction - VAGABOND) * ARMIES + army] == HOSTILE:
                met: int = min(undamaged_swords(pos, faction), pos.warriors[place * ARMIES + army])
                value += 0.1 * met
    for quest in pos.quests_open:
        if QUEST_SUIT[quest] == pos.suits[place]:
            one, other = QUEST_ITEMS[quest][0], QUEST_ITEMS[quest][1]
            if ready(pos, faction, one) > (one == other) and ready(pos, faction, other):
                value += 0.5
    return value


def aid(pos: Root, vagabond: int, army: int) -> float:
    """What an aid under way will bring: points, progress, perhaps an item."""
    if army >= ARMIES:
        return 0.0
    at = (vagabond - VAGABOND) * ARMIES + army
    relation = pos.relations[at]
    if relation == HOSTILE:
        return 0.1
    if relation == ALLIED:
        return float(ALLIED_AID_POINTS)
    if pos.aids[at] + 1 == AIDS[relation]:
        return float(AID_POINTS[relation]) + 0.3
    return 0.35


def reward(pos: Root, vagabond: int, suit: int) -> float:
    points = 0.0
    for quest in range(len(QUEST_SUIT)):
        if pos.quests_done[vagabond - VAGABOND] >> quest & 1 and QUEST_SUIT[quest] == suit:
            points += 1.0
    return max(points, 0.7)


def add_traits(pos: Root, faction: int, found: vec[i64]) -> None:
    """Items and their state, friends and enemies, quests."""
    at = faction - VAGABOND
    found[T_ITEMS] = undamaged_items(pos, faction)
    found[T_DAMAGED] = damaged_items(pos, faction)
    found[T_SPENT] = exhausted_items(pos, faction)
    found[T_SWORDS] = undamaged_swords(pos, faction)
    found[T_QUESTS] = int(bits_set(pos.quests_done[at]))
    for army in EACH_ARMY:
        relation = pos.relations[at * ARMIES + army]
        if relation == HOSTILE:
            found[T_FOES] += 1
        elif relation == ALLIED:
            found[T_ALLIES] += 1
