"""What a learnt judgement goes by: small whole numbers about one seat, from what it may know. `trait-NAME` says in words what each is.

The first ones are the same for everybody; after them each faction has some of its own (`Faction.add_traits`), which are 0 for the others.
Guesses at what is to come (`prospects`, `board`) are the terms of `evaluate`, in 64ths of a point, so that small differences are not lost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.judgement import WHOLE, Judgement, shipped
from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.engine.traits import Traits
from tafelrunde.games.root.battle.prospects import prospects
from tafelrunde.games.root.evaluate import CARD, drawn_yet
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import SUIT_OF
from tafelrunde.games.root.terms.traits import (
    T_ARMY,
    T_BOARD,
    T_CARDS,
    T_COALITION,
    T_CRAFTED,
    T_DOMINANCE,
    T_FINISH,
    T_FIRM,
    T_HELD,
    T_POINTS,
    T_PROSPECTS,
    T_RULE,
    T_SLOTS,
    T_UNGUARDED,
    T_WON_SOON,
    TRAIT_NAMES,
    TRAITS,
)
from tafelrunde.games.root.winning.dominance import CLEARINGS_FOR_DOMINANCE
from tafelrunde.games.root.words import ARMIES, BIRD, CLEARINGS, EACH_CLEARING, FACTION_NAMES, FACTIONS, KEEP, OWNER, POST, SYMPATHY, WOOD

LAST_POINTS: Final = 10
"""So many points before the goal the end is in sight."""
CARDS_KEPT: Final = 6
FINE: Final = 64.0
SHIFT: Final = 100_000
"""Larger than any guess below nothing, so that rounding goes the same way everywhere."""

TEACHER: Final[dict[str, float]] = {"points": 1.0, "cards": CARD, "crafted": 0.6, "prospects": 0.015625, "board": 0.015625}
"""What these count beside each other in `evaluate`."""
JUDGED_BY: Final = Traits(list(TRAIT_NAMES), list(FACTION_NAMES), TEACHER)
JUDGED_BY.bad = ["unguarded", "unkept", "damaged", "spent", "foes"]
JUDGED_BY.open = ["dominance", "coalition", "decree"]
JUDGED_BY.estimates = ["prospects", "board"]
JUDGED_BY.tastes = {
    "cautious": {"unguarded": -0.04, "army": 0.02, "spent": -0.02, "foes": -0.15},
    "bold": {"rule": 0.06, "sympathy": 0.05, "swords": 0.08, "gardens": 0.05},
    "schemer": {"cards": 0.08, "crafted": 0.2, "supporters": 0.06, "quests": 0.15, "funds": 0.05, "allies": 0.15},
}
JUDGEMENT: Final[Judgement] = shipped("tafelrunde.games.root.judgement", JUDGED_BY)


def finely(value: float) -> int:
    """A number of points in 64ths, rounded."""
    return int(value * FINE + SHIFT + 0.5) - SHIFT


def judge(pos: Root) -> list[float]:
    """Each seat's chance by the learnt judgement; empty before the first turn, or where a faction is not known to it."""
    return JUDGEMENT.chances(pos)


def traits(pos: Root) -> list[vec[i64]]:
    """The numbers of each seat; none before the first turn."""
    if not pos.round or pos.winners:
        return []
    come = progress(pos)
    return [traits_of(pos, pos.faction_of[seat], come) for seat in range(pos.seats)]


def traits_of(pos: Root, faction: i64, come: i64) -> vec[i64]:
    """The numbers of a faction, itself and the progress of the game first."""
    found = vec[i64]([0] * TRAITS)
    found[0] = faction
    found[1] = come
    counted = faction
    partner = pos.partner[faction]
    if partner >= 0:
        found[T_COALITION] = 1
        counted = partner
    points = pos.points[counted]
    if not pos.unmarked >> counted & 1:
        found[T_POINTS] = points
        found[T_FINISH] = max(0, points - pos.goal + LAST_POINTS)
    found[T_CARDS] = min(int(bits_set(pos.hands[faction])) + drawn_yet(pos, faction) + PLAYED[faction].cards_laid_out(pos), CARDS_KEPT)
    found[T_CRAFTED] = int(bits_set(pos.crafted[faction]))
    found[T_PROSPECTS] = finely(prospects(pos, faction))
    found[T_BOARD] = finely(PLAYED[faction].worth(pos))
    if faction < ARMIES:
        ground(pos, faction, found)
    if pos.dominance[faction] >= 0 and faction < ARMIES:
        dominance(pos, faction, found)
    PLAYED[faction].add_traits(pos, found)
    return found


def progress(pos: Root) -> int:
    """How near the leader is to the goal."""
    most = 0
    for faction in range(FACTIONS):
        if pos.points[faction] > most and not pos.unmarked >> faction & 1:
            most = pos.points[faction]
    return min(WHOLE, most * WHOLE // pos.goal)


def ground(pos: Root, faction: i64, found: vec[i64]) -> None:
    """Clearings ruled, warriors, empty slots, and pieces that nobody guards."""
    rule: i64 = 0
    army: i64 = 0
    slots: i64 = 0
    unguarded: i64 = 0
    tokens: i64 = faction
    clearing: i64 = 0
    while clearing < CLEARINGS:
        warriors: i64 = pos.warriors[clearing * ARMIES + faction]
        army += warriors
        if pos.ruler[clearing] == faction:
            rule += 1
            slots += pos.free[clearing]
        if not warriors:
            unguarded += pos.might[clearing * ARMIES + faction]
            if tokens == OWNER[SYMPATHY]:
                unguarded += pos.sympathy >> clearing & 1
            elif tokens == OWNER[WOOD]:
                unguarded += pos.wood[clearing] + (1 if pos.keep == clearing and tokens == OWNER[KEEP] else 0)
            elif tokens == OWNER[POST]:
                unguarded += pos.posts >> clearing & 1
        clearing += 1
    found[T_RULE] = rule
    found[T_ARMY] = army
    found[T_SLOTS] = slots
    found[T_UNGUARDED] = unguarded


def dominance(pos: Root, faction: i64, found: vec[i64]) -> None:
    """How near an activated dominance card is to winning, and how firmly its clearings are held."""
    suit = SUIT_OF[pos.dominance[faction]]
    held = 0
    firm = 0
    if suit == BIRD:
        for corner in pos._map.corners:
            pair = (1 if pos.ruler[corner] == faction else 0) + (1 if pos.ruler[pos._map.opposite[corner]] == faction else 0)
            if pair >= held:
                held = pair
                firm = int(pos.warriors[corner * ARMIES + faction] + pos.warriors[pos._map.opposite[corner] * ARMIES + faction])
        enough = held == 2
    else:
        for clearing in EACH_CLEARING:
            if pos.suits[clearing] == suit and pos.ruler[clearing] == faction:
                held += 1
                firm += int(pos.warriors[clearing * ARMIES + faction])
        enough = held >= CLEARINGS_FOR_DOMINANCE
    found[T_DOMINANCE] = 1
    found[T_HELD] = held
    found[T_FIRM] = min(firm, 12)
    found[T_WON_SOON] = 1 if enough else 0
