"""What matters before a decision of Bloodstones: when villages count, which are in danger or can be had, what tiles are for."""

from __future__ import annotations

from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, URGENT, WINS, Look, Matter, number
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import Arg
from tafelrunde.games.bloodstones.verbs import AREA, SEAT

NOT_UNITS = frozenset({"village", "castle", "citadel", "cutiecorn"})
AT_SEA = "ship"
SOON = 6
"""Tiles that a turn takes out of the bag at most, more or less."""


def advice(eyes: Eyes) -> list[Matter]:
    """What matters to this seat now."""
    look = Look(eyes)
    if look.own()["role"] == "chooser" or look.view["turn"]["phase"] == "setup":
        return []
    found = [*end(look), *villages(look), *citadel(look)]
    if look.view["turn"]["active"] == look.seat:
        found += [*bag(look), *prey(look), *tiles(look)]
    return found


def who(seat: int, name: str = "foe") -> tuple[Arg, int]:
    return SEAT(name), seat


def where(area: int, name: str = "area") -> tuple[Arg, int]:
    return AREA(name), area


def units(look: Look, area: int, seat: int) -> int:
    """How many of a seat's units that can march stand in an area."""
    return sum(piece["count"] for piece in look.pieces(area) if piece["seat"] == seat and piece["kind"] not in NOT_UNITS)


def end(look: Look) -> list[Matter]:
    """Who leads, and whose regroup ends the game."""
    seats, last = look.view["seats"], look.view["last_space"]
    short = [seat for seat, shown in enumerate(seats) if not shown["out"] and shown["regroups"] < last]
    found = []
    if len(short) == 1 and seats[short[0]]["regroups"] == last - 1:
        if short[0] == look.seat:
            found.append(Matter("end-own", WINS, "S26.1"))
        else:
            found.append(Matter("end-foe", WINS, "S26.1", (who(short[0]),)))
    mine = seats[look.seat]["score"]
    best = max(range(len(seats)), key=lambda seat: (seats[seat]["score"], seat == look.seat))
    about = (number("points", seats[best]["score"]), number("own", mine))
    if best == look.seat and mine:
        found.append(Matter("goal-lead", GOAL, "S27.6", about))
    elif best != look.seat:
        found.append(Matter("goal-behind", GOAL, "S27.6", (who(best), *about)))
    return found


def villages(look: Look) -> list[Matter]:
    """Villages with units of others on them, the own ones and those of others."""
    found = []
    for area, shown in look.places.items():
        for piece in shown["pieces"]:
            if piece["kind"] != "village":
                continue
            owner, count = piece["seat"], piece["count"]
            if owner == look.seat:
                for foe in look.others():
                    if force := units(look, area, foe):
                        about = (who(foe), where(area), number("villages", count), number("units", force))
                        found.append(Matter("village-besieged", URGENT + 0.01 * count, "S5.2", about))
            elif force := units(look, area, look.seat):
                about = (who(owner), where(area), number("villages", count), number("units", force))
                found.append(Matter("village-held", CHANCE + 0.01 * count, "S5.2", about))
    return found


def citadel(look: Look) -> list[Matter]:
    """Foreign units at the gates of the own citadel."""
    home = look.own()["citadel"]
    if home is None:
        return []
    found = []
    for area in [home, *look.near.get(home, [])]:
        for foe in look.others():
            if force := units(look, area, foe):
                here = area == home
                about = (who(foe), where(area), number("units", force))
                found.append(Matter("citadel-attacked" if here else "citadel-near", URGENT + (0.1 if here else -0.1), "S19.5", about))
    return found


def bag(look: Look) -> list[Matter]:
    """A bag that runs out is a regroup: all villages count."""
    own = look.own()
    if own["bag"] > SOON or own["regroups"] >= look.view["last_space"]:
        return []
    return [Matter("regroup", URGENT - 0.05, "S23.3", (number("bag", own["bag"]), number("villages", own["villages"])))]


def prey(look: Look) -> list[Matter]:
    """Foreign villages without any unit beside an area from which the own units can march."""
    found = []
    for area, shown in look.places.items():
        foes = [piece for piece in shown["pieces"] if piece["kind"] == "village" and piece["seat"] != look.seat]
        if not foes or any(piece["kind"] != "village" for piece in shown["pieces"]):
            continue
        for origin in look.near.get(area, []):
            marching = [piece for piece in look.pieces(origin) if piece["seat"] == look.seat and piece["kind"] not in NOT_UNITS | {AT_SEA}]
            if marching:
                about = (who(foes[0]["seat"]), where(area), where(origin, "from"), number("villages", foes[0]["count"]))
                found.append(Matter("prey", CHANCE - 0.1 + 0.01 * foes[0]["count"], "S5.2", about))
                break
    return found


def tiles(look: Look) -> list[Matter]:
    """One tile of the hand becomes villages at the end of the turn: as many as it has pips, while there are some in the pool."""
    own = look.own()
    printed = look.scene["tiles"].get(own["role"], {})
    held: dict[str, int] = look.view["hand"] or {}
    pips = [printed[kind]["pips"] for kind, count in held.items() if count]
    if not pips or not own["pool"] or look.view["turn"]["phase"] not in ("actions", "construct"):
        return []
    return [Matter("tile", HABIT, "S21.1", (number("pips", max(pips)), number("hand", own["hand"]), number("pool", own["pool"])))]
