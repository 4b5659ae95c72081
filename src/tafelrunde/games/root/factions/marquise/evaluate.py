"""What the Marquise's pieces are worth."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.evaluate import army_on_map, open_slots
from tafelrunde.games.root.factions.marquise.board import CAT_BUILDINGS, CAT_COST
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.traits import T_KEEP, T_RECRUITERS, T_SAWMILLS, T_WOOD, T_WORKSHOPS
from tafelrunde.games.root.words import DAYLIGHT, EACH_CLEARING, MARQUISE, RECRUITER, SAWMILL, WORKSHOP


def worth(pos: Root) -> float:
    """Buildings give points once; wood, rule and slots give the next ones."""
    sawmills: int = pos.built[SAWMILL]
    recruiters: int = pos.built[RECRUITER]
    ruled: int = pos.ruled_by(MARQUISE)
    value = 0.25 * sawmills + 0.1 * recruiters + 0.15 * ruled + 0.07 * army_on_map(pos, MARQUISE)
    value += 0.15 * min(open_slots(pos, MARQUISE), 4)
    cheapest = 9
    for kind in range(RECRUITER + 1):
        if pos.built[kind] < CAT_BUILDINGS:
            cheapest = min(cheapest, CAT_COST[pos.built[kind]])
    wood = 0.0
    for clearing in EACH_CLEARING:
        here: int = pos.wood[clearing]
        if here:
            wood += here * (1.0 if pos.ruler[clearing] == MARQUISE else 0.3)
    value += 0.55 * min(wood, 5.0) * (0.5 if cheapest == 9 else 1.0)
    if pos.turn == MARQUISE and pos.phase == DAYLIGHT:
        actions: int = pos.actions
        value += 0.15 * actions
    return value + (1.0 if pos.keep >= 0 else 0.0)


def add_traits(pos: Root, found: vec[i64]) -> None:
    """Buildings on the map, wood on the map, and the keep."""
    found[T_SAWMILLS] = pos.built[SAWMILL]
    found[T_WORKSHOPS] = pos.built[WORKSHOP]
    found[T_RECRUITERS] = pos.built[RECRUITER]
    wood: i64 = 0
    for clearing in EACH_CLEARING:
        wood += pos.wood[clearing]
    found[T_WOOD] = wood
    found[T_KEEP] = 1 if pos.keep >= 0 else 0
