"""Trials: whether the limits could still be kept if some units stood elsewhere (T5.10–T5.16, T11.35).

Everybody is where a plan wants him and all limits hold, but for the fields the trial touches. Nearly always the simplest remedy helps: a
military unit that is not needed elsewhere comes, a mercenary goes to one, whoever is in the way goes to a field with room. What cannot be
patched up like this is searched for. A trial changes the outlook in place and undoes everything afterwards.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.games.seventhstone.movement.outlook import NOWHERE, SEVERAL, Outlook
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, TYPES

HURRY: Final = 12
"""Tries before `Quarters` is asked: only the answer is wanted, not a plan."""


def would_do(outlook: Outlook, name: int, target: int, type: int, military: int, mercenaries: int, ways: list[int]) -> bool:
    """Whether the limits could be kept if units of this name stood on the target and could go these ways. All is as before afterwards.

    Before, all limits are kept. It matters whether there is a way, not which, so `Quarters` is asked soon.
    """
    fields = len(outlook.fields)
    taken = outlook.take(name, target, military, mercenaries)
    outlook.add(target * TYPES + type, military, mercenaries, ways)
    touched = [target]
    for part, gone, dismissed in taken:
        if gone + dismissed and outlook.places[part] // TYPES not in touched:
            touched.append(outlook.places[part] // TYPES)
    good = patched(outlook, touched) or searched(outlook, type)
    if outlook.sent:
        call_back(outlook)
    withdraw(outlook, target * TYPES + type, military, mercenaries, ways)
    for part, gone, dismissed in taken:
        place = outlook.places[part]
        outlook.soldiers[part] += gone
        outlook.hirelings[part] += dismissed
        outlook.military[place] += gone
        outlook.mercenaries[place] += dismissed
        outlook.free[place] += gone + dismissed
    del outlook.fields[fields:]
    return good


def is_easy(outlook: Outlook, part: int, target: int, military: int, mercenaries: int) -> bool:
    """Whether it is seen at once that the limits could be kept if units of a part stood on the target for good: one move mends all."""
    origin = outlook.places[part]
    place = target * TYPES + origin % TYPES
    if place == origin or military > outlook.soldiers[part] or mercenaries > outlook.hirelings[part]:
        return False
    there, hired = outlook.military[place] + military, outlook.mercenaries[place] + mercenaries
    if there + hired > outlook.maximum:
        return False
    if len(outlook.fields) >= FORCE_MAXIMUM and outlook.military[place] + outlook.mercenaries[place] == 0:
        leaves = outlook.military[origin] == military and outlook.mercenaries[origin] == mercenaries
        if not leaves and outlook.stones(origin % TYPES) >= FORCE_MAXIMUM:
            return False
    among = outlook.held(target) not in (NOWHERE, place)
    alone = hired - there
    left = outlook.mercenaries[origin] - mercenaries - outlook.military[origin] + military
    if alone <= 0 and left <= 0:
        if not among:
            return True
    elif among or alone > 1 or left > 1 or (alone > 0 and left > 0):
        return False
    shift(outlook, part, place, military, mercenaries)
    good = others_can_leave(outlook, target, place) if among else has_companion(outlook, place if alone > 0 else origin)
    shift(outlook, part, place, -military, -mercenaries)
    return good


def shift(outlook: Outlook, part: int, place: int, military: int, mercenaries: int) -> None:
    """Units of a part stand at another place and stay there; or as before, with numbers below 0."""
    origin = outlook.places[part]
    outlook.soldiers[part] -= military
    outlook.hirelings[part] -= mercenaries
    outlook.military[origin] -= military
    outlook.mercenaries[origin] -= mercenaries
    outlook.free[origin] -= military + mercenaries
    outlook.military[place] += military
    outlook.mercenaries[place] += mercenaries


def others_can_leave(outlook: Outlook, field: int, place: int) -> bool:
    """T5.16: whether one part is all that stands on a field beside the units of a place, and finds room elsewhere."""
    found = NOWHERE
    for part, other in enumerate(outlook.places):
        if other // TYPES == field and other != place and outlook.soldiers[part] + outlook.hirelings[part]:
            if found != NOWHERE:
                return False
            found = part
    if found == NOWHERE:
        return False
    for other in range(field * TYPES, field * TYPES + TYPES):
        if other != place and outlook.stuck(other):
            return False
    return room_for(outlook, found) != NOWHERE


def has_companion(outlook: Outlook, place: int) -> bool:
    """T5.11: whether a mercenary too many at a place is helped by one unit, as `finds_companion` would have it."""
    type = place % TYPES
    field = place // TYPES
    soldiers, hired = outlook.military, outlook.mercenaries
    room = soldiers[place] + hired[place] < outlook.maximum
    for part, other in enumerate(outlook.places):
        if other == place:
            if outlook.hirelings[part]:
                for goal in outlook.ways[part]:
                    near = goal * TYPES + type
                    if hired[near] < soldiers[near] < outlook.maximum - hired[near] and outlook.held(goal) == near:
                        return True
        elif room and other % TYPES == type and soldiers[other] > hired[other] and outlook.soldiers[part] and field in outlook.ways[part]:
            return True
    return False


def searched(outlook: Outlook, type: int) -> bool:
    """Whether the limits can be kept in any way after a change to one type; what was patched up is forgotten."""
    call_back(outlook)
    outlook.patience = outlook.left = HURRY
    outlook.seen = set()
    if outlook.stuck_stones() or (outlook.is_any_alone(type) and outlook.pairing(type).lonely()):
        return False
    return outlook.search()


def patched(outlook: Outlook, fields: list[int]) -> bool:
    """Whether limits that may be broken on these fields only can be kept in the simplest way, without a second try."""
    for field in fields:
        if not patch(outlook, field):
            return False
    for field in fields:
        if not outlook.is_kept_on(field):
            return False
    return len(outlook.fields) <= FORCE_MAXIMUM or not outlook.has_stones_too_many()


def patch(outlook: Outlook, field: int) -> bool:
    """The broken limits of a field are mended by units whose coming and going breaks no other."""
    if outlook.held(field) == SEVERAL:
        for place in range(field * TYPES, field * TYPES + TYPES):
            if outlook.free[place] and outlook.stuck(place) == 0 and makes_room(outlook, place):
                break
    place = outlook.held(field)
    if place < 0:
        return place == NOWHERE
    while outlook.mercenaries[place] > outlook.military[place]:
        if not finds_companion(outlook, place):
            return False
    return outlook.military[place] + outlook.mercenaries[place] <= outlook.maximum


def makes_room(outlook: Outlook, place: int) -> bool:
    """T5.16: everybody leaves a place, those who may go the same ways together."""
    for part in range(len(outlook.places)):
        if outlook.places[part] == place and outlook.soldiers[part] + outlook.hirelings[part]:
            field = room_for(outlook, part)
            if field == NOWHERE:
                return False
            for _ in range(outlook.soldiers[part]):
                outlook.move(part, outlook.soldiers, field)
            for _ in range(outlook.hirelings[part]):
                outlook.move(part, outlook.hirelings, field)
    return True


def room_for(outlook: Outlook, part: int) -> int:
    """Another field on which the units of a part keep all limits, with their like or alone; or NOWHERE."""
    type = outlook.places[part] % TYPES
    for field in outlook.ways[part]:
        place = field * TYPES + type
        held = outlook.held(field)
        if place != outlook.places[part] and held in (NOWHERE, place):
            military = outlook.military[place] + outlook.soldiers[part]
            mercenaries = outlook.mercenaries[place] + outlook.hirelings[part]
            if mercenaries <= military and military + mercenaries <= outlook.maximum:
                return field
    return NOWHERE


def finds_companion(outlook: Outlook, place: int) -> bool:
    """T5.11: a military unit that is not needed elsewhere comes, or a mercenary goes to one."""
    field, type = place // TYPES, place % TYPES
    if outlook.military[place] + outlook.mercenaries[place] < outlook.maximum:
        for part in range(len(outlook.places)):
            other = outlook.places[part]
            if outlook.military[other] > outlook.mercenaries[other] and outlook.can_come(part, place):
                outlook.move(part, outlook.soldiers, field)
                return True
    for part in range(len(outlook.places)):
        if outlook.places[part] == place and outlook.hirelings[part]:
            for goal in outlook.ways[part]:
                other = goal * TYPES + type
                if (
                    outlook.mercenaries[other] < outlook.military[other] < outlook.maximum - outlook.mercenaries[other]
                    and outlook.held(goal) == other
                ):
                    outlook.move(part, outlook.hirelings, goal)
                    return True
    return meet_elsewhere(outlook, place)


def meet_elsewhere(outlook: Outlook, place: int) -> bool:
    """T5.11: a mercenary of a place and a military unit that is not needed elsewhere both go to a field nobody is on."""
    type = place % TYPES
    for part in range(len(outlook.places)):
        if outlook.places[part] == place and outlook.hirelings[part]:
            for helper in range(len(outlook.places)):
                other = outlook.places[helper]
                if other % TYPES == type and outlook.soldiers[helper] and outlook.military[other] > outlook.mercenaries[other]:
                    for goal in outlook.ways[part]:
                        if goal in outlook.ways[helper] and outlook.held(goal) == NOWHERE:
                            outlook.move(part, outlook.hirelings, goal)
                            outlook.move(helper, outlook.soldiers, goal)
                            return True
    return False


def call_back(outlook: Outlook) -> None:
    """Everybody who was sent somewhere comes back."""
    for part, field, mercenary in outlook.sent:
        place = outlook.places[part]
        units, counts = (outlook.hirelings, outlook.mercenaries) if mercenary else (outlook.soldiers, outlook.military)
        units[part] += 1
        counts[place] += 1
        counts[field * TYPES + place % TYPES] -= 1
        outlook.free[place] += 1
    outlook.sent = []


def withdraw(outlook: Outlook, place: int, military: int, mercenaries: int, ways: list[int]) -> None:
    """Those who were added last go again."""
    outlook.military[place] -= military
    outlook.mercenaries[place] -= mercenaries
    if len(ways) > 1:
        outlook.free[place] -= military + mercenaries
        for parts in (outlook.places, outlook.soldiers, outlook.hirelings, outlook.names):
            parts.pop()
        outlook.ways.pop()
    else:
        outlook.standing.pop()
