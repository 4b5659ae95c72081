"""What is refused at a glance: units that cannot move any more would break a limit, whoever joins them (T5.10, T5.11, T5.16, T11.35)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.words import FIELDS, TYPES


@final
class Glance:
    """The units of a player that have to stay where they are, and who could still join them."""

    def __init__(self, maximum: int, armies: list[Army], ways: list[list[int]]) -> None:
        self.maximum = maximum
        self.armies = armies
        self.ways = ways
        self.military = vec[i64]([0] * (FIELDS * TYPES))
        self.mercenaries = vec[i64]([0] * (FIELDS * TYPES))
        """Units that have to stay, by field * 3 + type."""
        hired: list[int] = []
        for number, army in enumerate(armies):
            if len(ways[number]) == 1:
                place = army.field * TYPES + army.type
                self.military[place] += army.military
                self.mercenaries[place] += army.mercenaries
                if army.mercenaries and place not in hired:
                    hired.append(place)
        self.needy = [place for place in hired if self.mercenaries[place] > self.military[place]]
        """Places where mercenaries wait for companions."""

    def strangers_stay(self, field: int, type: int) -> bool:
        """T5.16: whether own units of another type have to stay on a field."""
        for place in range(field * TYPES, field * TYPES + TYPES):
            if place % TYPES != type and self.military[place] + self.mercenaries[place]:
                return True
        return False

    def helpers(self, place: int) -> int:
        """Military units that could still come to a place, or leave it but are there."""
        count = 0
        field, type = place // TYPES, place % TYPES
        for number, army in enumerate(self.armies):
            if army.type == type and army.military and len(self.ways[number]) > 1 and field in self.ways[number]:
                count += army.military
        return count

    def refuses(self, number: int, target: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether a limit would be broken for good if units of an army stood on the target and could go these ways."""
        type = self.armies[number].type
        there = target * TYPES + type
        if len(ways) == 1:
            soldiers, hirelings = self.military[there] + military, self.mercenaries[there] + mercenaries
            if soldiers + hirelings > self.maximum or self.strangers_stay(target, type):
                return True
            if hirelings > soldiers and hirelings - soldiers > self.others(number, there, military):
                return True
        for place in self.needy:
            if place % TYPES == type and (place != there or len(ways) > 1):
                helpers = self.others(number, place, military)
                if len(ways) > 1 and place // TYPES in ways:
                    helpers += military
                if self.mercenaries[place] - self.military[place] > helpers:
                    return True
        return False

    def others(self, number: int, place: int, military: int) -> int:
        """The helpers of a place without so many military units of an army."""
        return self.helpers(place) - (military if place // TYPES in self.ways[number] else 0)
