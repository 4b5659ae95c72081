"""B33.9: what the players agree on before the game, checked, and turned into a plan for set-up."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.options import Value
from tafelrunde.games.battlelore.board.geometry import DIRECTIONS
from tafelrunde.games.battlelore.scenario.check import read_scenario
from tafelrunde.games.battlelore.scenario.files import IDS, MUSTER, Scenario, scenario
from tafelrunde.games.battlelore.scenario.first import MOST_GREEN
from tafelrunde.games.battlelore.setup import Plan
from tafelrunde.games.battlelore.tables import TERRAIN_IDS, U_KIND, UNIT_OF
from tafelrunde.games.battlelore.words import (
    CREATURE,
    DRUMMER,
    LORE_GAME,
    MEDIEVAL_LORE,
    MEMBERS,
    MUSICIANS,
    NEUTRAL,
    PLAIN,
)

LORE = {"plain": PLAIN, "medieval": MEDIEVAL_LORE, "lore": LORE_GAME}
"""B32.17: any map can be played in any of these ways."""
DEFAULT_HAND = 5
DEFAULT_BANNERS = 6
EPIC_BANNERS = 7
ALLIED_BANNERS = 8
EPIC_LEAD = 2
"""B24.47; B24.48: so many banners above the goal win without a lead."""
ALLIED = ("standard", "pennant", "standard-ally", "pennant-ally")
FREE_CREATURES = sum(1 << kind for kind in range(len(U_KIND)) if U_KIND[kind] == CREATURE)


def chosen_scenario(options: dict[str, Value]) -> Scenario:
    """The scenario named, or one of the players' own given as the text of its file."""
    text = str(options["scenario"])
    return scenario(text) if text in IDS else own_scenario(text)


@lru_cache(64)
def own_scenario(text: str) -> Scenario:
    return read_scenario(text)


def objection(roles: list[str], options: dict[str, Value]) -> str:
    """What contradicts what, in one sentence, or nothing."""
    try:
        field = chosen_scenario(options)
    except Unreadable as error:
        return f"option 'scenario': {error.message}"
    if "standard" not in roles or "pennant" not in roles:
        return "both camps need a leader: seats 'standard' and 'pennant'."
    if options["allies"]:
        return objection_to_allies(roles, options, field)
    if "standard-ally" in roles or "pennant-ally" in roles:
        return "allies take seats only with the option 'allies'."
    if armies_of(field, options) == "scenario" and not (field.units.standard and field.units.pennant):
        return "this battlefield has no armies: choose 'improvised' or 'organised' for option 'army'."
    return ""


def objection_to_allies(roles: list[str], options: dict[str, Value], field: Scenario) -> str:
    """B29.1, B31: two allies in each camp on the epic board."""
    if sorted(roles) != sorted(ALLIED):
        return f"Reluctant Allies are four: {', '.join(ALLIED)}."
    if field.board != "epic":
        return "Reluctant Allies play on the epic board; choose 'broad-heath' or 'twin-fords'."
    if armies_of(field, options) == "improvised":
        return "Reluctant Allies call to arms in organised mode only."
    if armies_of(field, options) == "scenario" and not (field.allies.standard and field.allies.pennant):
        return "this scenario does not say which units belong to which ally; choose 'broad-heath' or 'twin-fords'."
    return ""


def plan_of(options: dict[str, Value]) -> Plan:
    """Scenario and options as a plan. Nobody changes it, so games of the same table share one."""
    return plan_for(tuple(sorted(options.items())))


@lru_cache(64)
def plan_for(chosen: tuple[tuple[str, Value], ...]) -> Plan:
    options = dict(chosen)
    field = chosen_scenario(options)
    plan = Plan()
    plan.rows = field.rows
    plan.scenario = field.id
    plan.lore = lore_of(field, str(options["lore"]))
    plan.allied = int(bool(options["allies"]))
    plan.quick = int(options["windows"] == "holders")
    plan.muster = MUSTER.index(armies_of(field, options))
    set_goals(plan, field)
    plan.hands = [DEFAULT_HAND] * 2 if field.hand is None else [field.hand.standard, field.hand.pennant]
    plan.first = MOST_GREEN if plan.muster or field.first == "most-green" else ("standard", "pennant").index(field.first)
    convene(plan, field, options)
    lay(plan, field)
    if not plan.muster:
        enlist(plan, field)
    return plan


def lore_of(field: Scenario, chosen: str) -> int:
    """B32.17: how Lore is used: as the table wants, else as the scenario says."""
    if chosen != "scenario":
        return LORE[chosen]
    return LORE[field.lore] if isinstance(field.lore, str) else LORE_GAME if field.lore else PLAIN


def armies_of(field: Scenario, options: dict[str, Value]) -> str:
    """B26.2: where the armies come from: Call to Arms if the table wants it, else as the scenario says."""
    return str(options["army"]) if options["army"] != "scenario" else field.muster


def set_goals(plan: Plan, field: Scenario) -> None:
    """B18.7, B24.47–B24.49, B26.31, B29.34: the banners each camp needs, and in Epic the lead; a scenario may give other numbers."""
    epic = field.board == "epic"
    if plan.allied:
        plan.goals = [field.allies_banners or ALLIED_BANNERS] * 2
    elif field.banners is not None:
        plan.goals = [field.banners.standard, field.banners.pennant]
    else:
        plan.goals = [EPIC_BANNERS if epic else DEFAULT_BANNERS] * 2
    plan.lead = field.lead if field.lead is not None else EPIC_LEAD if epic else 0
    plan.ceiling = field.ceiling if field.ceiling is not None else max(plan.goals) + EPIC_LEAD if plan.lead else 0


def convene(plan: Plan, field: Scenario, options: dict[str, Value]) -> None:
    """B22.8–B22.10, B22.26, B23.1: what the scenario says about councils, creatures and landmarks."""
    council = field.council
    plan.levels, plan.commander, plan.prescribed = council.levels, council.commander, int(council.prescribed)
    agreed = options["landmarks"]
    plan.landmarks = int(council.landmarks if agreed == "scenario" else agreed == "yes")
    for camp, fixed, offered in ((0, council.standard, council.offers.standard), (1, council.pennant, council.offers.pennant)):
        for member, level in fixed.items():
            if member != "creature" or not plan.muster:
                plan.fixed[camp][MEMBERS.index(member)] = level
        plan.offers[camp] = sum(1 << UNIT_OF[unit] for unit in offered)
        if options["creatures"] == "free":
            plan.offers[camp] = FREE_CREATURES
    if options["creatures"] == "free" and not plan.muster:
        placed = {unit for army in (field.units.standard, field.units.pennant) for unit in army}
        for camp in range(2):
            plan.offers[camp] &= ~sum(1 << UNIT_OF[unit] for unit in placed)


def lay(plan: Plan, field: Scenario) -> None:
    """Terrain, landmarks, cliffs and objectives."""
    for kind, hexes in field.terrain.items():
        for text in hexes:
            plan.terrain.extend([field.hex(text), 1 << TERRAIN_IDS.index(kind)])
    for text, edges in field.cliffs.items():
        for edge in edges:
            plan.cliffs.extend([field.hex(text), DIRECTIONS.index(edge)])
    owners = {"standard": 0, "pennant": 1, "neutral": NEUTRAL}
    for mark in field.landmark:
        plan.landmark.extend([field.hex(mark.at), 1 << TERRAIN_IDS.index(mark.kind), owners[mark.owner]])
    for goal in field.objective:
        plan.objectives.extend([field.hex(goal.at), goal.banners])


def enlist(plan: Plan, field: Scenario) -> None:
    """The armies of the scenario; with Reluctant Allies each unit belongs to one of two allies."""
    second = {field.hex(text) for text in field.allies.standard + field.allies.pennant} if plan.allied else set()
    for camp in range(2):
        for kind, h in field.army(camp):
            plan.units.extend([camp + 2 if h in second else camp, kind, h])
    for player in field.musician:
        plan.musicians.extend([field.hex(player.at), DRUMMER << MUSICIANS.index(player.kind)])
