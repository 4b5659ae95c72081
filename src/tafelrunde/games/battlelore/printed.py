"""What is printed on cards, units and weapons: the same in every game, for whoever draws them."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.battlelore.components import COMMAND, DEPLOYMENT, LORE_CARDS, UNITS, WEAPONS
from tafelrunde.games.battlelore.council.council import HAND_BY_COMMANDER, PLAN_MUSTER
from tafelrunde.games.battlelore.position import BattleLore


def printed(pos: BattleLore) -> dict[str, Any]:
    """The faces of what this battle is played with; deployment cards only where armies are called to arms."""
    reach = {weapon.id: weapon.reach for weapon in WEAPONS}
    shown: dict[str, Any] = {
        "units": {
            unit.id: {
                "race": unit.race,
                "sort": unit.kind,
                "figures": unit.figures,
                "move": unit.move,
                "march": unit.march,
                "dice": unit.dice,
                "reach": reach[unit.weapon],
            }
            for unit in UNITS
        },
        "commands": {card.id: {"tactic": card.tactic, "orders": dict(card.orders), "scout": card.scout} for card in COMMAND},
    }
    if pos.lore:
        shown["lore"] = {card.id: {"master": card.master, "cost": card.cost, "timing": card.timing} for card in LORE_CARDS}
        shown["hand_by_commander"] = list(HAND_BY_COMMANDER)
    if pos.plan[PLAN_MUSTER]:
        shown["deployments"] = {
            card.id: {
                "camp": card.camp,
                "set": card.set.lower(),
                "number": card.number,
                "units": [[unit.cell, unit.unit] for unit in card.units],
            }
            for card in DEPLOYMENT
        }
    return shown
