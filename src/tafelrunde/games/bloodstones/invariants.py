"""What holds in every position that play can reach. For tests."""

from __future__ import annotations

from tafelrunde.games.bloodstones.battle.battle import NO_TILE, WITHDRAWING, Battle
from tafelrunde.games.bloodstones.battle.strength import values_in
from tafelrunde.games.bloodstones.phases.building import Building
from tafelrunde.games.bloodstones.pieces.tiles import (
    AT_SEA,
    CUTIECORNS,
    DRAGONS,
    FULL_BAG,
    ONE,
    SHIPS,
    TILES,
    UNDEAD_SUPPLY,
    UNDEADS,
    VILLAGE_LIMIT,
    VILLAGES,
    how_many,
    listed,
)
from tafelrunde.games.bloodstones.pieces.words import CUTIECORN, HILL_FOLK, MOUNTAIN, NECROMANCERS, SEA, UNDEAD
from tafelrunde.games.bloodstones.position import NOBODY, NOWHERE, Bloodstones


def broken(pos: Bloodstones) -> list[str]:
    """Sentences on everything that is wrong."""
    wrong = tiles_wrong(pos) + villages_wrong(pos) + places_wrong(pos) + battle_wrong(pos)
    if list(pos._present) != pos.presence():
        wrong.append("the presence of units is not what the armies say")
    for seat in range(pos.seats):
        if not 0 <= pos.regroups[seat] <= pos.last_space():
            wrong.append(f"seat {seat}: regroup marker on {pos.regroups[seat]}")
        if pos.faction[seat] != NOBODY and pos.is_horde(seat) and (pos.citadel[seat] != NOWHERE or seat in pos.village_of):
            wrong.append("the Chaos Horde has a citadel or a village")
        if pos.vp[seat] < 0:
            wrong.append(f"seat {seat}: {pos.vp[seat]} victory points")
    return wrong


def tiles_wrong(pos: Bloodstones) -> list[str]:
    """36 tiles of the right kinds for each faction, four Undead, one Cutiecorn."""
    wrong = []
    undead = pos.undead_supply
    cutiecorns = 0
    for seat in range(pos.seats):
        if pos.faction[seat] == NOBODY:
            continue
        on_map = pos.units_on_map(seat)
        undead += how_many(on_map, UNDEAD)
        cutiecorns += how_many(on_map, CUTIECORN)
        total = pos.bag[seat] + pos.hand[seat] + pos.discard[seat] + (on_map & TILES)
        for step in pos.stack:
            if isinstance(step, Building) and step.seat == seat and step.area == NOWHERE and step.kind != CUTIECORN:
                total += ONE[step.kind]
            elif isinstance(step, Battle):
                for side in range(2):
                    if step.seat_of(side) == seat and step.substitute[side] != NO_TILE:
                        total += ONE[step.substitute[side]]
        if total != FULL_BAG[pos.faction[seat]]:
            wrong.append(f"seat {seat} has the tiles {listed(total)}")
        if pos.known[seat] and not fits(pos.known[seat], hand_and_substitute(pos, seat)):
            wrong.append(f"seat {seat}: known tiles {listed(pos.known[seat])} are not in the hand")
    due = sum(UNDEAD_SUPPLY[faction] for faction in pos.faction if faction != NOBODY)
    if undead != due:
        wrong.append(f"{undead} Undead instead of {due}")
    if cutiecorns != (pos.cutiecorn != NOWHERE):
        wrong.append(f"{cutiecorns} Cutiecorns on the map")
    return wrong


def hand_and_substitute(pos: Bloodstones, seat: int) -> int:
    hand = pos.hand[seat]
    for step in pos.stack:
        if isinstance(step, Battle):
            for side in range(2):
                if step.seat_of(side) == seat and step.substitute[side] != NO_TILE and not step.shown[side]:
                    hand += ONE[step.substitute[side]]
    return hand


def fits(part: int, whole: int) -> bool:
    return all(how_many(part, kind) <= how_many(whole, kind) for kind in range(20))


def villages_wrong(pos: Bloodstones) -> list[str]:
    """20 villages for each, within the limits of the terrain, never beside a citadel."""
    wrong = []
    for seat in range(pos.seats):
        faction = pos.faction[seat]
        if faction == NOBODY:
            continue
        lost = sum(pos.captured[by * pos.seats + seat] for by in range(pos.seats))
        total = pos.pool[seat] + pos.villages_on_map(seat) + lost
        if total != VILLAGES[faction] or pos.pool[seat] < 0:
            wrong.append(f"seat {seat} has {total} villages")
        if pos.citadel[seat] != NOWHERE and pos.taken_by[seat] != NOBODY:
            wrong.append(f"the citadel of seat {seat} is in two places")
        if pos.taken_by[seat] == seat:
            wrong.append(f"seat {seat} captured its own citadel")
    for area in range(pos.areas):
        number = pos.villages[area]
        if number > VILLAGE_LIMIT[pos._board.terrain[area]] or (number > 0) != (pos.village_of[area] != NOBODY):
            wrong.append(f"{number} villages in area {area}")
        if number and area in pos.citadel:
            wrong.append(f"a village beside a citadel in area {area}")
    return wrong


def places_wrong(pos: Bloodstones) -> list[str]:
    """Ships and Dragons at sea, and only those; in mountains only who may be there."""
    wrong = []
    for seat in range(pos.seats):
        mountaineer = pos.faction[seat] == HILL_FOLK
        for area in range(pos.areas):
            force = pos.force(seat, area)
            if not force:
                continue
            terrain = pos._board.terrain[area]
            if (terrain == SEA and force & ~AT_SEA) or (terrain != SEA and force & SHIPS):
                wrong.append(f"seat {seat} has {listed(force)} in area {area}")
            if terrain == MOUNTAIN and not mountaineer and force & ~(DRAGONS | UNDEADS | CUTIECORNS):
                wrong.append(f"seat {seat} has {listed(force)} in the mountains of area {area}")
            if force & UNDEADS and pos.faction[seat] != NECROMANCERS:
                wrong.append(f"seat {seat} has Undead")
    return wrong


def raw_total_wrong(step: Battle, pos: Bloodstones, side: int) -> bool:
    """S1.15, S17.1: three values count; each number is twice in the bag, so only a substitute makes 2, 2, 2 or 5, 5, 5 possible."""
    values = step.final_values(pos, side)
    least, most = (7, 14) if step.substitute[side] == NO_TILE else (6, 15)
    return len(values) != 3 or not least <= sum(values) <= most


def battle_wrong(pos: Bloodstones) -> list[str]:
    """Only the active player attacks; both sides are there; no more tiles than were drawn."""
    wrong = []
    for step in pos.stack:
        if not isinstance(step, Battle):
            continue
        if step.attacker != pos.active:
            wrong.append("somebody attacks who is not active")
        if step.stage == WITHDRAWING and any(step.tiles):
            wrong.append("Battle tiles are out of their bag before the battle")
        for side in range(2):
            if not pos.force(step.seat_of(side), step.area):
                wrong.append("a side of the battle has no units")
            if len(values_in(step.tiles[side])) > 4:
                wrong.append("more than four Battle tiles")
            if step.shown[side] and raw_total_wrong(step, pos, side):
                wrong.append("a raw total out of range")
    return wrong
