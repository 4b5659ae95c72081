"""Dice of a combat: who rolls how many, and what hits (T14.7–T14.14, T15.2, T22.19–T22.23)."""

from __future__ import annotations

from tafelrunde.games.seventhstone.combat.battle import ARMY, GUARD, SUPPORT, Battle, Volley
from tafelrunde.games.seventhstone.events import GUARD_ARMS, ROLLED
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import army_at
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import (
    MASTER_STROKE,
    MAX_SEATS,
    MELEE,
    POWER_BLOW,
    POWER_DICE,
    PRECISION,
    RANGED,
    TYPES,
    range_of,
)


def strength_in(pos: SeventhStone, battle: Battle, seat: int) -> int:
    """Units of a seat in the conflict field, guards included (T15.8)."""
    guards = battle.guards if pos.owner[battle.field] == seat else 0
    return pos.units[battle.field * MAX_SEATS + seat] + guards


def standing_seats(pos: SeventhStone, battle: Battle) -> list[int]:
    """T16.1, T16.2: who has units in the field; supporters do not count."""
    return [seat for seat in range(pos.seats) if strength_in(pos, battle, seat)]


def supporters(pos: SeventhStone, battle: Battle, seat: int) -> list[Army]:
    """T23.1: supporting armies of a seat in reading order of their fields. An overrun knows no support (T12.5)."""
    found = [army for army in pos.armies if army.aid == battle.field and army.seat == seat]
    if len(found) > 1:
        found.sort(key=by_field)
    return found


def by_field(army: Army) -> int:
    return army.field


def has_boon(battle: Battle, seat: int, first: int) -> bool:
    """Whether the army of a seat in the field uses a class 1 stone of this group."""
    return first <= battle.boons[seat] < first + TYPES


def field_dice(pos: SeventhStone, battle: Battle, seat: int) -> int:
    """T14.9, T22.22: one die a unit of the army in the field, and two more by a power blow as long as it has units."""
    units = pos.units[battle.field * MAX_SEATS + seat]
    return units + POWER_DICE if units and has_boon(battle, seat, POWER_BLOW) else units


def volley_dice(pos: SeventhStone, battle: Battle, volley: Volley) -> int:
    """How many dice a source has now."""
    if volley.source == ARMY:
        return field_dice(pos, battle, volley.seat)
    if volley.source == GUARD:
        return battle.guards
    army = army_at(pos, volley.seat, volley.field)
    return 0 if army is None else army.units()


def gather_volleys(pos: SeventhStone, battle: Battle) -> None:
    """T23.1: players in turn order; of one player the army in the field, the guards, the supporting armies."""
    battle.volleys = []
    for seat in pos.order:
        army = army_at(pos, seat, battle.field)
        if army is not None:
            add_volley(pos, battle, Volley(seat, ARMY, battle.field, army.type, 0, [0] * pos.seats))
        if battle.guards and pos.owner[battle.field] == seat:
            add_volley(pos, battle, Volley(seat, GUARD, battle.field, MELEE, 0, [0] * pos.seats))
        for helper in supporters(pos, battle, seat):
            add_volley(pos, battle, Volley(seat, SUPPORT, helper.field, helper.type, 0, [0] * pos.seats))


def add_volley(pos: SeventhStone, battle: Battle, volley: Volley) -> None:
    volley.left = volley_dice(pos, battle, volley)
    battle.volleys.append(volley)


def roll_phase(pos: SeventhStone, battle: Battle, shooting: bool) -> None:
    """T14.7, T14.8: phase 1 is for ranged units, phase 2 for all others."""
    battle.hits = [0] * pos.seats
    for volley in battle.volleys:
        if (volley.type == RANGED) == shooting:
            for target in range(pos.seats):
                if volley.aims[target] and strength_in(pos, battle, target):
                    roll_volley(pos, battle, volley, target)


def roll_volley(pos: SeventhStone, battle: Battle, volley: Volley, target: int) -> None:
    """T14.10–T14.13, T22.19–T22.21, T22.32: dice of one source at one target."""
    in_field = volley.source == ARMY
    reach = range_of(volley.type, volley.source == SUPPORT)
    if in_field and has_boon(battle, volley.seat, PRECISION):
        reach += 1
    faces = [0] * 6
    dice = volley.aims[target]
    for _ in range(dice):
        faces[pos.chance.roll() - 1] += 1
    if in_field and has_boon(battle, volley.seat, MASTER_STROKE):
        for _ in range(faces[0]):
            faces[pos.chance.roll() - 1] += 1
    hits = 0
    for face in range(reach):
        hits += faces[face]
    battle.hits[target] += hits
    if pos.log is not None:
        a, b, c, d, e, f = faces
        arms = GUARD_ARMS if volley.source == GUARD else volley.type
        pos.tell(ROLLED, (volley.seat, volley.field, a, b, c, d, e, f, hits, target, reach, arms, int(volley.source == SUPPORT)))
