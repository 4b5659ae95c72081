"""Advice: what matters before a decision, from one seat's knowledge.

A game declares what it can tell (`Game.advice`): each matter is a sentence ``advice-KEY`` of its messages with values from the position,
the rule behind it, and how much it weighs now. A game reads the view of the seat, so nothing can be told that the seat may not know.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import Arg, count

MOST = 2
"""Sentences before a decision: more is not read."""
WINS = 1.0
URGENT = 0.8
CHANCE = 0.6
HABIT = 0.4
GOAL = 0.3
"""How much things weigh: what decides the game; what is lost or won soon; what can be had; what is good practice; who is how far."""
NUMBER = 1000


class Matter(NamedTuple):
    """One thing that matters now."""

    key: str
    weight: float
    rule: str
    about: tuple[tuple[Arg, int], ...] = ()

    @property
    def topic(self) -> str:
        """What it is about: of one topic only the weightiest is told."""
        return self.key.partition("-")[0]


def number(name: str, value: int) -> tuple[Arg, int]:
    """A plain number of a sentence."""
    return count(name, NUMBER), value


def most_important(matters: list[Matter], most: int = MOST) -> list[Matter]:
    """The few that weigh most, one of each topic; among equals those named first."""
    found: list[Matter] = []
    for matter in sorted(matters, key=lambda matter: -matter.weight):
        if len(found) < most and all(matter.topic != other.topic for other in found):
            found.append(matter)
    return found


class Look:
    """What advice is made from: the view of a seat, the scene that everybody knows, and the moves the seat has."""

    def __init__(self, eyes: Eyes) -> None:
        self.seat = eyes.seat
        self.view = eyes.view()
        self.scene = eyes.scene()
        verbs = eyes.verbs()
        self.offers = [verbs.verb_of(move).name for move in eyes.forward()]
        self.places: dict[int, dict[str, Any]] = {place["id"]: place for place in self.view.get("places", [])}
        self.near: dict[int, list[int]] = {}
        for one, other in self.scene.get("edges", []):
            self.near.setdefault(one, []).append(other)
            self.near.setdefault(other, []).append(one)

    def own(self) -> dict[str, Any]:
        """The seat as the view shows it."""
        seat: dict[str, Any] = self.view["seats"][self.seat]
        return seat

    def others(self) -> list[int]:
        return [seat for seat in range(len(self.view["seats"])) if seat != self.seat]

    def pieces(self, place: int) -> list[dict[str, Any]]:
        """What stands at a place."""
        found: list[dict[str, Any]] = self.places.get(place, {}).get("pieces", [])
        return found

    def count(self, place: int, seat: int, kinds: frozenset[str] | set[str]) -> int:
        """How many pieces of these kinds a seat has at a place."""
        return sum(piece["count"] for piece in self.pieces(place) if piece["seat"] == seat and piece["kind"] in kinds)
