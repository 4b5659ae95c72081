"""How good a position looks for each seat: points made, points villages will make, and the strength to make more."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.bloodstones.battle.strength import battle_tiles, modifier
from tafelrunde.games.bloodstones.phases.building import Building
from tafelrunde.games.bloodstones.phases.movement import MoveUnits
from tafelrunde.games.bloodstones.phases.villages import Capturing, Constructing, ConstructPhase
from tafelrunde.games.bloodstones.pieces.tiles import (
    CITADELS,
    COST,
    FIELD,
    HORDE_VILLAGE_VP,
    MARCHING,
    PIPS,
    SHIPS,
    TILES_OF,
    TILES_OF_FACTION,
    UNDEADS,
    VILLAGE_VP,
    how_many,
    kinds_in,
    pips_of,
    size_of,
)
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT
from tafelrunde.games.bloodstones.position import CONSTRUCTING, NOBODY, NOWHERE, Bloodstones

PER_UNIT: Final = 0.25
PER_COST: Final = 0.3
PER_TILE: Final = 0.05
PER_PIP: Final = 0.015
UNDER_FOOT: Final = 0.75
"""A foreign village under own units, of what it is worth captured: it will be, next turn or at the end."""
BESIEGED: Final = 0.5
"""How much of what a village would still bring its owner loses while foreign units stand there."""
DISPUTED: Final = 0.4
"""How much of both is left where units of others stand as well."""
NEARNESS: Final = 0.7
FADING: Final = 0.65
"""What a foreign village that nobody guards is worth to units one area away, and how that fades with every area more."""
REACH: Final = 8
"""Farther away than this, no village tempts."""
CITADEL: Final = 3.0
PER_TURN: Final = 4.0
"""Villages that are constructed in a turn, while there is room."""
IN_THE_POOL: Final = 0.6
"""What a village still to be constructed counts of one that stands."""
ROOM_LASTS: Final = 20
"""Turns after which there is none."""
TILES_PER_TURN: Final = 5.0
TURNS_PER_CYCLE: Final = 5.0
LATER: Final = 0.95
"""What a regroup counts compared with the one before it: villages may be captured in between."""
IN_HAND: Final = 0.9
"""What a pip counts of the village it can pay for in this turn."""
SPENT: Final = 0.08
"""What a tile used up counts: holding tiles back scores nothing."""
DUE: Final = 0.03
"""What an unpaid pip takes off: tiles that are as good as spent."""
ON_THE_TABLE: Final = 0.95
"""Pips already spent on villages that are still to come."""
AT_STAKE: Final = 1.2
"""What a unit in a battle to come is worth, for the one who wins it: its point, and its going or fleeing."""
CITADEL_AT_STAKE: Final = 6.0
STEEPNESS: Final = 0.65
"""How fast the chance in a battle grows with the modifiers."""
MORE_TILES: Final = 1.3
"""What a fourth Battle tile adds to the best three, on average."""
RAIDERS: Final[int] = (MARCHING | UNDEADS) & ~SHIPS
LURE: Final[list[float]] = [NEARNESS] + [NEARNESS * FADING**far for far in range(REACH - 1)] + [0.0]
HEAT_AT_END: Final = 2.5
HEAT_PER_REGROUP: Final = 1.0
"""How far apart points must lie to decide the game: the nearer its end, the less."""


def evaluation_of(pos: Bloodstones) -> list[float]:
    """The chance of each seat to win, by how far the others are behind it."""
    if pos.is_over():
        winners = pos.standing().winners
        return [1.0 if seat in winners else 0.0 for seat in range(pos.seats)]
    worth = outlook(pos)
    best = max(worth)
    left = 0
    for seat in range(pos.seats):
        left += left_to_regroup(pos, seat)
    heat = HEAT_AT_END + HEAT_PER_REGROUP * left / pos.seats
    values = [exp((own - best) / heat) for own in worth]
    total = sum(values)
    return [value / total for value in values]


def outlook(pos: Bloodstones) -> list[float]:
    """Victory points each seat has or may expect."""
    worth: list[float] = []
    for seat in range(pos.seats):
        worth.append(prospects(pos, seat) if pos.faction[seat] != NOBODY else 0.0)
    unfinished(pos, worth)
    sieges(pos, worth)
    battles_to_come(pos, worth)
    return worth


def left_to_regroup(pos: Bloodstones, seat: int) -> int:
    return max(pos.last_space() - pos.regroups[seat], 0)


def prospects(pos: Bloodstones, seat: int) -> float:
    """Victory points a seat has, and a guess at those to come."""
    worth = float(pos.vp[seat] + pos.capture_vp(seat))
    if pos.citadel[seat] != NOWHERE:
        worth += CITADEL
    hand: i64 = pos.hand[seat]
    held = int(size_of(hand))
    worth += PER_TILE * held + PER_PIP * int(pips_of(hand, pos.faction[seat]))
    regroups: int = pos.regroups[seat]
    worth += SPENT * TILES_OF_FACTION * regroups
    left = left_to_regroup(pos, seat)
    if left:
        worth += SPENT * (TILES_OF_FACTION - held - int(size_of(pos.bag[seat])))
        worth += regroups_to_come(pos, seat, left, held)
    return worth + army_worth(pos, seat)


def regroups_to_come(pos: Bloodstones, seat: int, left: int, held: int) -> float:
    """The villages a seat can expect to have at each regroup it has left: those on the map, and what can be constructed until then."""
    unbuilt = float(pos.pool[seat])
    now = min(unbuilt, constructed_now(pos, seat))
    villages = pos.villages_on_map(seat) + now
    pool = unbuilt - now
    pace = PER_TURN * max(0.0, 1.0 - float(pos.turns[seat]) / ROOM_LASTS)
    stock = int(size_of(pos.bag[seat])) - max(0, pos.hand_limit(seat) - held)
    turns = 0.0 if stock < 0 and seat == pos.active else max(0.0, stock / TILES_PER_TURN + 1.0)
    worth = 0.0
    weight = 1.0
    for _ in range(left):
        worth += weight * villages
        if pool > 0.0:
            worth += IN_THE_POOL * weight * pool * (1.0 - exp(-pace * turns / pool))
        weight *= LATER
        turns += TURNS_PER_CYCLE
    return worth


def constructed_now(pos: Bloodstones, seat: int) -> float:
    """Villages the active player can still expect of this turn: from pips on the table, or from the best tile that will be left."""
    if seat != pos.active or pos.phase > CONSTRUCTING or pos.is_horde(seat):
        return 0.0
    best = 0
    for kind in TILES_OF[pos.faction[seat]]:
        if pos.hand[seat] & FIELD[kind]:
            best = max(best, PIPS[pos.faction[seat] * KIND_COUNT + kind])
    if pos.phase == CONSTRUCTING:
        top = pos.stack[-1] if pos.stack else None
        if isinstance(top, Constructing):
            return ON_THE_TABLE * top.pips
        return IN_HAND * best if isinstance(top, ConstructPhase) else 0.0
    for step in pos.stack:
        if isinstance(step, MoveUnits):
            due = step.due() + (1 if step.target < 0 else 0)
            best = min(best, max(0, int(pips_of(pos.hand[seat], pos.faction[seat])) - due))
        elif isinstance(step, Building):
            due = step.due if step.area != NOWHERE else COST[pos.faction[seat] * KIND_COUNT + step.kind]
            if pos.hand_size(seat) <= due:
                best = 0
    return IN_HAND * best


def army_worth(pos: Bloodstones, seat: int) -> float:
    """Units, and how near they are to foreign villages that nobody guards."""
    worth = 0.0
    areas: i64 = pos.areas
    own: i64 = seat * areas
    distance = pos._board.distance
    targets = unguarded(pos, seat)
    base = pos.faction[seat] * KIND_COUNT
    for area in range(areas):
        force: i64 = pos.army[own + area]
        if not force:
            continue
        for kind in kinds_in(force):
            cost: int = COST[base + kind]
            worth += int(how_many(force, kind)) * (PER_UNIT + PER_COST * max(cost, 0))
        if not force & RAIDERS or (pos.village_of[area] != NOBODY and pos.village_of[area] != seat):
            continue
        nearest: i64 = REACH
        for target in targets:
            steps: i64 = distance[area * areas + target]
            if steps < nearest:
                nearest = steps
        worth += LURE[nearest]
    return worth


def unguarded(pos: Bloodstones, seat: int) -> list[int]:
    """The areas with foreign villages and no units at all."""
    found: list[int] = []
    for area in range(pos.areas):
        if not pos._present[area] and pos.village_of[area] != NOBODY and pos.village_of[area] != seat:
            found.append(area)
    return found


def sieges(pos: Bloodstones, worth: list[float]) -> None:
    """Villages under foreign units: as good as captured by the one who stands there, and half lost to their owner."""
    for area in range(pos.areas):
        owner = pos.village_of[area]
        if owner == NOBODY:
            continue
        strangers = pos._present[area] & ~(1 << owner)
        if not strangers:
            continue
        villages = float(pos.villages[area])
        if pos.is_contested(area):
            villages *= DISPUTED
        worth[owner] -= BESIEGED * villages * left_to_regroup(pos, owner)
        for seat in range(pos.seats):
            if strangers >> seat & 1:
                worth[seat] += UNDER_FOOT * villages * (HORDE_VILLAGE_VP if pos.is_horde(seat) else VILLAGE_VP)


def unfinished(pos: Bloodstones, worth: list[float]) -> None:
    """Pips on the table are as good as what they will bring, unpaid ones as bad as what they will cost."""
    for step in pos.stack:
        if isinstance(step, MoveUnits):
            worth[step.seat] -= DUE * step.due()
        elif isinstance(step, Building):
            worth[step.seat] -= PER_TILE * step.due
            if step.area == NOWHERE:
                cost: int = COST[pos.faction[step.seat] * KIND_COUNT + step.kind]
                worth[step.seat] += PER_UNIT + PER_COST * max(cost, 0)
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
        for other in range(pos.seats):
            if other != seat and present >> other & 1:
                foe = pos.force(other, area)
                chance = chance_of_attack(pos, seat, other, area)
                worth[seat] += chance * stake(foe) - (1.0 - chance) * stake(own)


def stake(force: i64) -> float:
    """What the winner of a battle takes from the loser."""
    return AT_STAKE * int(size_of(force)) + (CITADEL_AT_STAKE if force & CITADELS else 0.0)


def chance_of_attack(pos: Bloodstones, seat: int, other: int, area: int) -> float:
    """Roughly how likely a seat is to win as the attacker; `odds.py` has it exactly, for players."""
    own = pos.force(seat, area)
    foe = pos.force(other, area)
    terrain = pos._board.terrain[area]
    lead = float(int(modifier(own, foe, pos.faction[seat], terrain, True) - modifier(foe, own, pos.faction[other], terrain, False)))
    lead += MORE_TILES * int(battle_tiles(own, foe, pos.faction[seat]) - battle_tiles(foe, own, pos.faction[other]))
    return 1.0 / (1.0 + exp(-STEEPNESS * lead))
