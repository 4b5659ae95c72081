"""What a seat may see: built up from nothing, so that nothing hidden slips in."""

from __future__ import annotations

from functools import cache
from typing import Any

from tafelrunde.games.bloodstones.battle.battle import FIRST_CHOICE, NO_TILE, Battle
from tafelrunde.games.bloodstones.battle.strength import values_in
from tafelrunde.games.bloodstones.ending import Ending
from tafelrunde.games.bloodstones.map.check import find_map
from tafelrunde.games.bloodstones.phases.building import Building
from tafelrunde.games.bloodstones.phases.movement import MoveUnits, price, reach
from tafelrunde.games.bloodstones.phases.undead import UndeadMarch
from tafelrunde.games.bloodstones.phases.villages import Capturing, Constructing
from tafelrunde.games.bloodstones.pieces.components import components
from tafelrunde.games.bloodstones.pieces.tiles import (
    CITADEL_VP,
    HORDE_VILLAGE_VP,
    MARCHING,
    VILLAGE_VP,
    WALK,
    how_many,
    kinds_in,
    listed,
    size_of,
)
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KINDS
from tafelrunde.games.bloodstones.position import NOBODY, NOWHERE, PHASES, Bloodstones
from tafelrunde.games.bloodstones.setup import Mustering

MODIFIERS = ("always", "attacking", "defending", "in_plains", "in_forest", "against_walls")


def scene_of(pos: Bloodstones) -> dict[str, Any]:
    """The map, and what is printed on the tiles: pips, cost and number for each faction, modifiers for each kind of unit."""
    return {**find_map(pos.map_name).scene(), "tiles": printed_tiles(), "modifiers": printed_modifiers(), **printed_cards()}


@cache
def printed_tiles() -> dict[str, dict[str, dict[str, int]]]:
    """A cost of -1 says that the tile cannot be built."""
    return {
        name: {kind: {"pips": tile.pips, "cost": tile.cost, "count": tile.count} for kind, tile in faction.tiles.items()}
        for name, faction in components().faction.items()
    }


@cache
def printed_modifiers() -> dict[str, dict[str, int]]:
    """What each kind of unit adds in battle, and when."""
    return {kind: {name: value for name in MODIFIERS if (value := getattr(unit, name))} for kind, unit in components().unit.items()}


@cache
def printed_cards() -> dict[str, dict[str, dict[str, int]]]:
    """S9.3, S27.3, S27.4: what a walking unit of each faction pays for each terrain (0: it may not go there), what villages cost and how
    many there may be on each terrain, and what captures score at the end."""
    terrain = components().terrain
    shown: dict[str, dict[str, dict[str, int]]] = {"walk": {}, "spoils": {}}
    for number, faction in enumerate(FACTIONS):
        shown["walk"][faction] = {name: int(cost) for name, cost in zip(terrain, WALK[number], strict=True)}
        shown["spoils"][faction] = {"village": HORDE_VILLAGE_VP if faction == "chaos_horde" else VILLAGE_VP, "citadel": CITADEL_VP}
    shown["villages"] = {name: {"cost": land.village_cost, "limit": land.village_limit} for name, land in terrain.items()}
    return shown


def prices_of(pos: Bloodstones, step: MoveUnits) -> dict[str, list[list[int]]]:
    """S9.3: for each kind of unit that could step out, where to and what it would pay; a Leader may take one along for less."""
    targets = reach(pos, step.seat, step.origin)
    found: dict[str, list[list[int]]] = {}
    for kind in kinds_in(pos.force(step.seat, step.origin) & MARCHING):
        found[KINDS[kind]] = [[target, int(cost)] for target in targets if (cost := price(pos, step.seat, kind, target))]
    return found


def view_of(pos: Bloodstones, seat: int | None) -> dict[str, Any]:
    """S1.26 to S1.28, S2.10: everything on the table, sizes of hands and bags, and the viewer's own hand."""
    return {
        "map": pos.map_name if len(pos.map_name) < 40 else "own",
        "seats": [seat_view(pos, other) for other in range(pos.seats)],
        "places": [place for area in range(pos.areas) if (place := place_view(pos, area)) is not None],
        "turn": {
            "round": max(pos.turns),
            "phase": PHASES[pos.phase],
            "active": pos.active,
            "first": pos.first,
            "turns": list(pos.turns),
            "raided": pos.raided,
        },
        "hand": None if seat is None else listed(pos.hand[seat]),
        "undead_supply": pos.undead_supply,
        "cutiecorn": cutiecorn_view(pos),
        "fled": [[code // pos.areas, code % pos.areas] for code in pos.fled],
        "last_space": pos.last_space(),
        "doing": [step_view(pos, step, seat) for step in pos.stack],
    }


def seat_view(pos: Bloodstones, seat: int) -> dict[str, Any]:
    faction = pos.faction[seat]
    return {
        "role": None if faction == NOBODY else FACTIONS[faction],
        "score": pos.vp[seat],
        "regroups": pos.regroups[seat],
        "hand": pos.hand_size(seat),
        "bag": int(size_of(pos.bag[seat])),
        "discard": listed(pos.discard[seat]),
        "pool": pos.pool[seat],
        "villages": pos.villages_on_map(seat),
        "citadel": pos.citadel[seat],
        "captured": list(pos.captured[seat * pos.seats : (seat + 1) * pos.seats]),
        "citadels": [owner for owner in range(pos.seats) if pos.taken_by[owner] == seat],
        "out": bool(pos.out >> seat & 1),
    }


def place_view(pos: Bloodstones, area: int) -> dict[str, Any] | None:
    """The pieces in an area, or nothing if it is empty."""
    if pos.is_empty(area):
        return None
    pieces: list[dict[str, Any]] = []
    owner = pos.village_of[area]
    if owner != NOBODY:
        pieces.append({"kind": "village", "seat": owner, "count": pos.villages[area]})
    for seat in range(pos.seats):
        force = pos.force(seat, area)
        for kind in kinds_in(force):
            pieces.append({"kind": KINDS[kind], "seat": seat, "count": int(how_many(force, kind))})
    place: dict[str, Any] = {"id": area, "pieces": pieces}
    owners = {piece["seat"] for piece in pieces}
    if len(owners) == 1:
        place["owner"] = pieces[0]["seat"]
    return place


def cutiecorn_view(pos: Bloodstones) -> dict[str, Any] | None:
    if not pos.cutiecorn_in_play:
        return None
    return {"area": pos.cutiecorn if pos.cutiecorn != NOWHERE else None, "seat": pos.owner_of_cutiecorn()}


def step_view(pos: Bloodstones, step: object, viewer: int | None) -> dict[str, Any]:
    """What is going on, as far as the viewer may know."""
    seen: dict[str, Any] = {"step": type(step).__name__.lower()}
    if isinstance(step, Battle):
        seen.update(battle_view(pos, step, viewer))
    elif isinstance(step, MoveUnits):
        seen.update({"from": step.origin, "to": step.target, "group": listed(step.group), "paid": step.paid, "due": step.due()})
        if step.target < 0:
            seen["prices"] = prices_of(pos, step)
    elif isinstance(step, Building):
        seen.update({"unit": KINDS[step.kind], "area": step.area, "due": step.due})
    elif isinstance(step, UndeadMarch):
        seen.update({"where": step.where.copy(), "steps": step.steps.copy()})
    elif isinstance(step, Mustering):
        seen.update({"home": step.home, "points": step.points})
    elif isinstance(step, (Capturing, Constructing)):
        seen["pips"] = step.pips
    elif isinstance(step, Ending):
        seen["round"] = step.round
    return seen


def battle_view(pos: Bloodstones, battle: Battle, viewer: int | None) -> dict[str, Any]:
    sides = []
    for side in range(2):
        seat = battle.seat_of(side)
        own = viewer == seat
        replaced = battle.substitute[side] != NO_TILE
        drawn = battle.stage >= FIRST_CHOICE
        sides.append(
            {
                "seat": seat,
                "tiles": len(values_in(battle.tiles[side])) + replaced,
                "substituted": replaced,
                "held": values_in(battle.tiles[side]) if own else None,
                "substitute": KINDS[battle.substitute[side]] if replaced and (own or battle.shown[side]) else None,
                "shown": battle.final_values(pos, side) if drawn and battle.shown[side] else None,
            }
        )
    return {"area": battle.area, "round": battle.round, "stage": battle.stage, "sides": sides}
