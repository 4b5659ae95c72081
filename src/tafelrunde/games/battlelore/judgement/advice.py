"""What matters before a decision of BattleLore: banners, units that can be finished off or will not stand, Lore to spend."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.advice import GOAL, HABIT, URGENT, WINS, Look, Matter, number
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import Arg
from tafelrunde.games.battlelore.verbs import HEX, SEAT

FEW = 2
"""Figures of a unit that one attack may well finish off."""
NEAR = 1
ORDERS = frozenset({"command", "order", "order-all", "choose"})


def advice(eyes: Eyes) -> list[Matter]:
    """What matters to this seat now."""
    look = Look(eyes)
    if look.view["winner"] >= 0 or not look.view["turn"]["number"]:
        return []
    return [*race(look), *hurt(look), *unsteady(look), *lore(look), *cards(look)]


def who(seat: int, name: str = "foe") -> tuple[Arg, int]:
    return SEAT(name), seat


def where(place: int, name: str = "hex") -> tuple[Arg, int]:
    return HEX(name), place


def camp_of(look: Look, seat: int) -> str:
    return str(look.view["seats"][seat]["camp"])


def race(look: Look) -> list[Matter]:
    """Who needs how many banners."""
    own = look.own()
    foes = [seat for seat in look.others() if camp_of(look, seat) != own["camp"]]
    if own["goal"] is None or not foes or look.view["seats"][foes[0]]["goal"] is None:
        return []
    foe = foes[0]
    left = own["goal"] - own["banners"]
    theirs = look.view["seats"][foe]["goal"] - look.view["seats"][foe]["banners"]
    found = [Matter("goal", GOAL, "B18.7", (who(foe), number("left", left), number("theirs", theirs)))]
    if left <= NEAR:
        found.append(Matter("goal-own", WINS, "B18.7"))
    if theirs <= NEAR:
        found.append(Matter("goal-foe", WINS - 0.02, "B18.7", (who(foe),)))
    return found


def standing(look: Look) -> list[tuple[int, dict[str, Any]]]:
    """Every unit with its hex."""
    return [(place, piece) for place, shown in look.places.items() for piece in shown["pieces"] if "camp" in piece]


def hurt(look: Look) -> list[Matter]:
    """Units with few figures within somebody's reach: banners to be won, banners to be kept."""
    found = []
    everybody = dict(standing(look))
    for origin, attacker in everybody.items():
        for target in attacker.get("threatens", []):
            unit = everybody.get(target)
            if unit is None or unit["camp"] == attacker["camp"] or unit["count"] > FEW or is_whole(look, unit):
                continue
            about = (where(target), where(origin, "from"), number("figures", unit["count"]))
            if unit["seat"] == look.seat:
                found.append(Matter("hurt-own", URGENT - 0.1 * unit["count"], "B11.7", about))
            elif attacker["seat"] == look.seat:
                found.append(Matter("hurt-foe", URGENT + 0.05 - 0.1 * unit["count"], "B11.7", about))
    return found


def is_whole(look: Look, unit: dict[str, Any]) -> bool:
    """A unit that never had more figures is not hurt."""
    printed = look.scene["units"].get(unit["kind"])
    return printed is not None and unit["count"] >= printed["figures"]


def unsteady(look: Look) -> list[Matter]:
    """Own units next to an enemy that are not bold: one flag, and they run."""
    camp = look.own()["camp"]
    everybody = dict(standing(look))
    found = []
    for place, unit in everybody.items():
        if unit["camp"] != camp or unit["seat"] != look.seat or unit["bold"]:
            continue
        foes = [near for near in look.near.get(place, []) if near in everybody and everybody[near]["camp"] != camp]
        if foes:
            found.append(Matter("unsteady", HABIT + 0.02 * len(foes), "B15.2", (where(place), number("foes", len(foes)))))
    return found


def lore(look: Look) -> list[Matter]:
    """The dearest Lore card that can be paid."""
    own = look.own()
    held = (look.view.get("hand") or {}).get("lore", [])
    costs = [look.scene["lore"][card]["cost"] for card in held if isinstance(look.scene["lore"][card]["cost"], int)]
    paid = [cost for cost in costs if cost <= own["goblet"]]
    if not paid or own["lore_played"]:
        return []
    return [Matter("lore", HABIT, "B21.10", (number("tokens", own["goblet"]), number("cards", len(paid)), number("cost", max(paid))))]


def cards(look: Look) -> list[Matter]:
    """Where the own units are in touch with the enemy: that is where orders count."""
    if not ORDERS & set(look.offers):
        return []
    in_touch = [place for place, unit in standing(look) if unit["seat"] == look.seat and unit.get("threatens")]
    key = "orders" if in_touch else "orders-far"
    return [Matter(key, HABIT + 0.05, "B4.2", (number("units", len(in_touch)),))]
