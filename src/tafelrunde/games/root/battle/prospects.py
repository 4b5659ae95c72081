"""What is begun but not finished, for the evaluation: a battle before its dice, a spread half paid, aid on its way."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.root.battle.battle import is_defenseless, strength
from tafelrunde.games.root.battle.fight import DICE_ROLLED, Fight
from tafelrunde.games.root.battle.hits import ATTACKER, DEFENDER
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import (
    ARMIES,
    PIECES_OF,
)

HIGH: Final = (0.0, 0.9375, 1.6875, 2.125)
LOW: Final = (0.0, 0.5625, 0.8125, 0.875)
"""The mean of the higher and of the lower die, limited to no, one, two or three hits."""


def prospects(pos: Root, faction: int) -> float:
    """What the unfinished business on the table is worth to a faction."""
    value = 0.0
    fight = pos.fight
    if fight is not None and fight.stage < DICE_ROLLED and faction in (fight.attacker, fight.defender):
        value += battle(pos, fight, faction)
    return value + PLAYED[faction].prospects(pos, pos.stack[-1]) if pos.stack else value


def battle(pos: Root, fight: Fight, faction: int) -> float:
    """The mean gain of one side of a battle before the dice; ambushes are left to chance."""
    hits = [0.0, 0.0]
    for side in (ATTACKER, DEFENDER):
        limit = min(3, strength(pos, fight, side))
        higher = (side == ATTACKER) != PLAYED[fight.defender].guerrilla
        hits[side] = HIGH[limit] if higher else LOW[limit]
    if is_defenseless(pos, fight):
        hits[ATTACKER] += 1.0
    extra: int = PLAYED[fight.attacker].extra_hits(pos)
    hits[ATTACKER] += extra
    own = ATTACKER if faction == fight.attacker else DEFENDER
    other = fight.defender if own == ATTACKER else fight.attacker
    return gains(pos, fight, faction, other, hits[own]) - PLAYED[faction].hits_worth(pos, fight.clearing, hits[1 - own])


def gains(pos: Root, fight: Fight, faction: int, other: int, hits: float) -> float:
    """Points for what so many hits remove."""
    if other >= ARMIES:
        return 0.0
    warriors: int = pos.warriors[fight.clearing * ARMIES + other]
    pieces = 0
    for kind in PIECES_OF[other]:
        pieces += count_pieces(pos, kind, fight.clearing)
    removed = min(max(0.0, hits - warriors), float(pieces))
    return removed + PLAYED[faction].trophies(pos, other, min(hits, float(warriors)), removed)
