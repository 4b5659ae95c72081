"""How good a position looks for each seat: points made, points villages will make, and the strength to make more."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.bloodstones.building import Building
from tafelrunde.games.bloodstones.movement import MoveUnits
from tafelrunde.games.bloodstones.position import CONSTRUCTING, NOBODY, NOWHERE, Bloodstones
from tafelrunde.games.bloodstones.strength import modifier
from tafelrunde.games.bloodstones.tiles import (
    COST,
    FIELD,
    KIND_COUNT,
    PIPS,
    TILES_OF,
    TILES_OF_FACTION,
    UNITS_OF,
    VILLAGE_COST,
    how_many,
    pips_of,
    size_of,
)
from tafelrunde.games.bloodstones.villages import Capturing, Constructing

PER_VILLAGE: Final = 0.8
"""What a village is worth for each regroup its owner has left."""
PER_UNIT: Final = 0.25
PER_COST: Final = 0.3
PER_TILE: Final = 0.05
PER_PIP: Final = 0.015
IN_REACH: Final = 0.5
"""A foreign village under own units."""
NEARNESS: Final = 0.4
CITADEL: Final = 3.0
FOR_VILLAGES: Final = 0.6
"""How much the best tile of the hand is worth of the villages it can pay for: it should still be there in Phase 4."""
FRESH: Final = 4.5
"""The best tile of a hand that will be filled up first."""
CYCLE: Final = 0.6
"""How much of the next regroup counts while the bag is running out: holding tiles back scores nothing."""
DUE: Final = 0.03
"""What an unpaid pip takes off: tiles that are as good as spent."""
ON_THE_TABLE: Final = 0.7
"""Pips already spent on villages that are still to come."""
AT_STAKE: Final = 0.8
"""What a unit in a battle to come is worth, for the one who wins it."""
HEAT_AT_END: Final = 2.5
HEAT_PER_REGROUP: Final = 1.5
"""How far apart points must lie to decide the game: the nearer its end, the less."""


def evaluation_of(pos: Bloodstones) -> list[float]:
    """The chance of each seat to win, by how far the others are behind it."""
    if pos.is_over():
        winners = pos.standing().winners
        return [1.0 if seat in winners else 0.0 for seat in range(pos.seats)]
    worth: list[float] = []
    for seat in range(pos.seats):
        worth.append(prospects(pos, seat) if pos.faction[seat] != NOBODY else 0.0)
    unfinished(pos, worth)
    battles_to_come(pos, worth)
    best = max(worth)
    left = 0
    for seat in range(pos.seats):
        left += left_to_regroup(pos, seat)
    heat = HEAT_AT_END + HEAT_PER_REGROUP * left / pos.seats
    values = [exp((own - best) / heat) for own in worth]
    total = sum(values)
    return [value / total for value in values]


def left_to_regroup(pos: Bloodstones, seat: int) -> int:
    return max(pos.last_space() - pos.regroups[seat], 0)


def prospects(pos: Bloodstones, seat: int) -> float:
    """Victory points a seat has, and a guess at those to come."""
    left = left_to_regroup(pos, seat)
    villages = pos.villages_on_map(seat)
    worth = float(pos.vp[seat] + pos.capture_vp(seat))
    worth += PER_VILLAGE * left * villages
    if pos.citadel[seat] != NOWHERE:
        worth += CITADEL
    hand: i64 = pos.hand[seat]
    held = int(size_of(hand))
    worth += PER_TILE * held + PER_PIP * int(pips_of(hand, pos.faction[seat]))
    if left and pos.pool[seat]:
        worth += FOR_VILLAGES * PER_VILLAGE * left * tile_for_villages(pos, seat)
    if left:
        used = TILES_OF_FACTION - held - int(size_of(pos.bag[seat]))
        worth += CYCLE * (villages + 4) * used / TILES_OF_FACTION
    return worth + army_worth(pos, seat)


def tile_for_villages(pos: Bloodstones, seat: int) -> float:
    """The pips the seat can expect to spend on villages next: its best tile, unless an unfinished action will take it."""
    if seat == pos.active and pos.phase >= CONSTRUCTING:
        return FRESH
    best = 0
    for kind in TILES_OF[pos.faction[seat]]:
        if pos.hand[seat] & FIELD[kind]:
            best = max(best, PIPS[pos.faction[seat] * KIND_COUNT + kind])
    for step in pos.stack:
        if isinstance(step, MoveUnits) and step.seat == seat:
            due = step.due() + (1 if step.target < 0 else 0)
            best = min(best, max(0, int(pips_of(pos.hand[seat], pos.faction[seat])) - due))
        elif isinstance(step, Building) and step.seat == seat:
            due = step.due if step.area != NOWHERE else COST[pos.faction[seat] * KIND_COUNT + step.kind]
            if pos.hand_size(seat) <= due:
                best = 0
    return float(best)


def army_worth(pos: Bloodstones, seat: int) -> float:
    """Units, and how near they are to foreign villages."""
    worth = 0.0
    areas = pos.areas
    distance = pos._board.distance
    targets: list[int] = []
    for area in range(areas):
        if pos.village_of[area] != NOBODY and pos.village_of[area] != seat:
            targets.append(area)
    base = pos.faction[seat] * KIND_COUNT
    for area in range(areas):
        force = pos.army[seat * areas + area]
        if not force:
            continue
        for kind in UNITS_OF[pos.faction[seat]]:
            number = int(how_many(force, kind))
            if number:
                worth += number * (PER_UNIT + PER_COST * max(COST[base + kind], 0))
        nearest = 99
        for target in targets:
            steps = distance[area * areas + target]
            if steps < nearest:
                nearest = steps
        if nearest == 0:
            worth += NEARNESS + IN_REACH * pos.villages[area] / VILLAGE_COST[pos._board.terrain[area]]
        elif nearest < 99:
            worth += NEARNESS / (1 + nearest)
    return worth


def unfinished(pos: Bloodstones, worth: list[float]) -> None:
    """Pips on the table are as good as what they will bring, unpaid ones as bad as what they will cost."""
    for step in pos.stack:
        if isinstance(step, MoveUnits):
            worth[step.seat] -= DUE * step.due()
        elif isinstance(step, Building):
            worth[step.seat] -= PER_TILE * step.due
            if step.area == NOWHERE:
                worth[step.seat] += PER_UNIT + PER_COST * max(COST[pos.faction[step.seat] * KIND_COUNT + step.kind], 0)
        elif isinstance(step, Constructing):
            worth[step.seat] += ON_THE_TABLE * PER_VILLAGE * step.pips * left_to_regroup(pos, step.seat)
        elif isinstance(step, Capturing):
            worth[step.seat] += ON_THE_TABLE * step.pips


def battles_to_come(pos: Bloodstones, worth: list[float]) -> None:
    """Contested areas: by how much each side is stronger, and what is at stake."""
    seat = pos.active
    for area in range(pos.areas):
        present = pos._present[area]
        if not present >> seat & 1 or not present & (present - 1):
            continue
        own = pos.force(seat, area)
        terrain = pos._board.terrain[area]
        for other in range(pos.seats):
            if other != seat and present >> other & 1:
                foe = pos.force(other, area)
                lead = modifier(own, foe, pos.faction[seat], terrain, True) - modifier(foe, own, pos.faction[other], terrain, False)
                chance = min(0.95, max(0.05, 0.5 + 0.11 * int(lead)))
                worth[seat] += AT_STAKE * (chance * int(size_of(foe)) - (1.0 - chance) * int(size_of(own)))
