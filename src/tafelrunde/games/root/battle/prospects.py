"""What is begun but not finished, for the evaluation: a battle before its dice, a spread half paid, aid on its way."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.root.battle.battle import is_defenseless, strength
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.hits import ATTACKER, DEFENDER
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.factions.alliance.sympathy import Revolt, Spread
from tafelrunde.games.root.factions.marquise.building import PayWood
from tafelrunde.games.root.factions.vagabond.deeds import AidItem, QuestReward, TakeItem
from tafelrunde.games.root.factions.vagabond.items import undamaged_items
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import AID_POINTS, AIDS, ALLIED_AID_POINTS, CAT_POINTS, QUEST_SUIT, SYMPATHY_POINTS, SYMPATHY_TOKENS
from tafelrunde.games.root.words import (
    ALLIANCE,
    ALLIED,
    ARMIES,
    COMMANDER,
    DESPOT,
    EYRIE,
    HOSTILE,
    MARQUISE,
    PIECES_OF,
    VAGABOND,
)

HIGH: Final = (0.0, 0.9375, 1.6875, 2.125)
LOW: Final = (0.0, 0.5625, 0.8125, 0.875)
"""The mean of the higher and of the lower die, limited to no, one, two or three hits."""
DICE_STAGE: Final = 8
"""From this stage of a battle on the dice are known."""
WARRIOR_LOST: Final = 0.15
PIECE_LOST: Final = 0.6
ITEM_LOST: Final = 0.35


def prospects(pos: Root, faction: int) -> float:
    """What the unfinished business on the table is worth to a faction."""
    value = 0.0
    fight = pos.fight
    if fight is not None and fight.stage < DICE_STAGE and faction in (fight.attacker, fight.defender):
        value += battle(pos, fight, faction)
    if not pos.stack:
        return value
    step = pos.stack[-1]
    if faction == ALLIANCE:
        if isinstance(step, Spread):
            tokens = pos.sympathy.bit_count()
            return value + (SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0) + 0.6 - 0.4 * step.left
        if isinstance(step, Revolt):
            return value + 2.5 + spoils(pos, step.clearing) - 0.4 * max(0, step.left)
    elif faction == MARQUISE:
        if isinstance(step, PayWood):
            return value + CAT_POINTS[step.kind][pos.built[step.kind]] - 0.3 * step.left
    elif faction >= VAGABOND and pos.turn == faction:
        if isinstance(step, AidItem):
            return value + aid(pos, faction, step.receiver)
        if isinstance(step, TakeItem):
            return value + aid(pos, faction, step.giver)
        if isinstance(step, QuestReward):
            return value + reward(pos, faction, step.suit)
    return value


def spoils(pos: Root, clearing: int) -> float:
    """What a revolt would remove."""
    total = 0.0
    for army in range(ARMIES):
        if army != ALLIANCE and pos.present[clearing] >> army & 1:
            for kind in PIECES_OF[army]:
                total += count_pieces(pos, kind, clearing)
            total += 0.1 * pos.warriors[clearing * ARMIES + army]
    return total


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
        return AID_POINTS[relation] + 0.3
    return 0.35


def reward(pos: Root, vagabond: int, suit: int) -> float:
    points = 0.0
    for quest in range(len(QUEST_SUIT)):
        if pos.quests_done[vagabond - VAGABOND] >> quest & 1 and QUEST_SUIT[quest] == suit:
            points += 1.0
    return max(points, 0.7)


def battle(pos: Root, fight: Fight, faction: int) -> float:
    """The mean gain of one side of a battle before the dice; ambushes are left to chance."""
    hits = [0.0, 0.0]
    for side in (ATTACKER, DEFENDER):
        limit = min(3, strength(pos, fight, side))
        higher = (side == ATTACKER) != (fight.defender == ALLIANCE)
        hits[side] = HIGH[limit] if higher else LOW[limit]
    if is_defenseless(pos, fight):
        hits[ATTACKER] += 1.0
    if fight.attacker == EYRIE and pos.leader == COMMANDER:
        hits[ATTACKER] += 1.0
    own = ATTACKER if faction == fight.attacker else DEFENDER
    other = fight.defender if own == ATTACKER else fight.attacker
    return gains(pos, fight, faction, other, hits[own]) - losses(pos, fight, faction, hits[1 - own])


def gains(pos: Root, fight: Fight, faction: int, other: int, hits: float) -> float:
    """Points for what so many hits remove."""
    if other >= VAGABOND:
        return 0.0
    warriors = pos.warriors[fight.clearing * ARMIES + other]
    pieces = 0
    for kind in PIECES_OF[other]:
        pieces += count_pieces(pos, kind, fight.clearing)
    removed = min(max(0.0, hits - warriors), float(pieces))
    value = removed
    if faction == EYRIE and pos.leader == DESPOT and removed:
        value += min(removed, 1.0)
    if faction >= VAGABOND and pos.turn == faction:
        fallen = min(hits, float(warriors))
        if pos.relations[(faction - VAGABOND) * ARMIES + other] != HOSTILE:
            fallen = max(0.0, fallen - 1.0)
        value += fallen + removed
    return value


def losses(pos: Root, fight: Fight, faction: int, hits: float) -> float:
    """What so many hits cost."""
    if faction >= VAGABOND:
        return ITEM_LOST * min(hits, float(undamaged_items(pos, faction)))
    warriors = pos.warriors[fight.clearing * ARMIES + faction]
    pieces = 0
    for kind in PIECES_OF[faction]:
        pieces += count_pieces(pos, kind, fight.clearing)
    return WARRIOR_LOST * min(hits, float(warriors)) + PIECE_LOST * min(max(0.0, hits - warriors), float(pieces))
