"""What matters before a decision of Seventh Stone: tear stones at the end of the year, fields that are worth some, barracks, markets."""

from __future__ import annotations

from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, URGENT, WINS, Look, Matter, number
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import Arg
from tafelrunde.games.seventhstone.words import CITY_BARRACKS, CITY_GUARD, FIELD, SEAT

TYPES = frozenset({"melee", "ranged", "cavalry"})
NEAR = 2
UNITS_OF_BARRACKS = 2


def advice(eyes: Eyes) -> list[Matter]:
    """What matters to this seat now."""
    look = Look(eyes)
    if not look.view["turn"]["round"]:
        return []
    found = [*race(look), *threats(look), *prizes(look)]
    if {"allocate", "commit"} & set(look.offers):
        found += [*barracks(look), *markets(look)]
    return found


def who(seat: int, name: str = "foe") -> tuple[Arg, int]:
    return SEAT(name), seat


def where(field: int, name: str = "field") -> tuple[Arg, int]:
    return FIELD(name), field


def units(look: Look, field: int, seat: int) -> int:
    return look.count(field, seat, TYPES)


def tears(look: Look) -> dict[int, int]:
    """The fields that are worth tear stones, with how many."""
    worth = look.scene["tears"]
    found = {place["id"]: worth["temple"] for place in look.scene["places"] if place["kind"] == "temple"}
    for field in look.places:
        if any(piece["kind"] == "capital" for piece in look.pieces(field)):
            found[field] = worth["capital"]
    return found


def race(look: Look) -> list[Matter]:
    """Who has how many tear stones, counted when the year ends."""
    goal = look.scene["goal"]
    scores = [shown["score"] for shown in look.view["seats"]]
    mine = scores[look.seat]
    found = []
    if mine >= goal:
        found.append(Matter("goal-own", WINS, "T3.11", (number("tears", mine),)))
    for foe in look.others():
        if scores[foe] >= goal:
            found.append(Matter("goal-foe", WINS + 0.1, "T3.11", (who(foe), number("tears", scores[foe]))))
        elif goal - scores[foe] <= NEAR:
            found.append(Matter("goal-near", URGENT, "T3.1", (who(foe), number("left", goal - scores[foe]))))
    best = max(look.others(), key=lambda seat: scores[seat])
    about = (who(best), number("tears", scores[best]), number("own", mine), number("goal", goal))
    found.append(Matter("goal-lead" if mine > scores[best] else "goal-behind", GOAL, "T3.1", about))
    return found


def threats(look: Look) -> list[Matter]:
    """Own tear stones with stronger neighbours."""
    found = []
    for field, worth in tears(look).items():
        if look.places.get(field, {}).get("owner") != look.seat:
            continue
        own = guarded(look, field, look.seat)
        for foe in look.others():
            force = max((units(look, near, foe) for near in look.near.get(field, [])), default=0)
            if force > own:
                about = (who(foe), where(field), number("tears", worth), number("own", own), number("theirs", force))
                found.append(Matter("threat", CHANCE + 0.06 * worth, "T3.4" if worth > 1 else "T3.5", about))
    return found


def guarded(look: Look, field: int, seat: int) -> int:
    """What an attacker meets at a field: units, and the guard of a capital."""
    city = any(piece["kind"] == "capital" for piece in look.pieces(field))
    return units(look, field, seat) + (CITY_GUARD if city else 0)


def prizes(look: Look) -> list[Matter]:
    """Tear stones of others, or nobody's, beside own units that are stronger."""
    found = []
    for field, worth in tears(look).items():
        owner = look.places.get(field, {}).get("owner")
        if owner == look.seat:
            continue
        met = max((guarded(look, field, seat) for seat in look.others()), default=0)
        for near in look.near.get(field, []):
            force = units(look, near, look.seat)
            if force > met:
                about = (where(field), where(near, "from"), number("tears", worth), number("own", force), number("theirs", met))
                found.append(Matter("prize", CHANCE - 0.05 + 0.06 * worth, "T3.2" if worth > 1 else "T3.3", about))
                break
    return found


def barracks(look: Look) -> list[Matter]:
    """How many units can be placed this year: more would be paid for nothing."""
    room = 0
    for field, shown in look.places.items():
        if shown.get("owner") != look.seat:
            continue
        kinds = [piece["kind"] for piece in shown["pieces"] if piece["seat"] == look.seat]
        usable = kinds.count("barracks") + (CITY_BARRACKS if "capital" in kinds else 0)
        room += min(UNITS_OF_BARRACKS * usable, max(0, look.view["turn"]["unit_maximum"] - units(look, field, look.seat)))
    cost = look.scene["costs"]["melee"]
    return [Matter("barracks", HABIT + 0.05, "T10.17", (number("room", room), number("stones", room * cost)))]


def markets(look: Look) -> list[Matter]:
    """The lost tear stone on the market; how far the tournament is; bids of the first order."""
    found = []
    if any(stone.startswith("lost") for stone in look.view["stones"]["display"]):
        found.append(Matter("market-tear", URGENT + 0.1, "T3.7"))
    years = look.scene["tournament_years"]
    left = years - look.view["turn"]["counter"]
    lances = [shown["lances"] for shown in look.view["seats"]]
    most = max(lances[seat] for seat in look.others())
    about = (number("years", left), number("own", lances[look.seat]), number("most", most))
    found.append(Matter("market-tournament", HABIT + (0.1 if left <= 1 else 0.0), "T17.13", about))
    return found
