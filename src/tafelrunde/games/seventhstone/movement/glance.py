"""What is refused at a glance: units that cannot move any more would break a limit, whoever joins them (T5.10, T5.11, T5.16, T11.35)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.words import FIELDS, TYPES

EMPTY: Final = vec[i64]([0] * (FIELDS * TYPES))
"""Nobody anywhere, by field * 3 + type."""


@final
@mypyc_attr(acyclic=True)
class Glance:
    """The units of a player that have to stay where they are, and who could still join them."""

    def __init__(self, maximum: int, armies: list[Army], ways: list[list[int]]) -> None:
        self.maximum = maximum
        self.armies = armies
        self.ways = ways
        self.military = self.mercenaries = EMPTY
        """Units that have to stay, by field * 3 + type."""
        self.held: list[int] = []
        """Fields on which units have to stay."""
        hired: list[int] = []
        for number, army in enumerate(armies):
            if len(ways[number]) == 1:
                if not self.held:
                    self.military, self.mercenaries = EMPTY[:], EMPTY[:]
                self.held.append(army.field)
                place = army.field * TYPES + army.type
                self.military[place] += army.military
                self.mercenaries[place] += army.mercenaries
                if army.mercenaries and place not in hired:
                    hired.append(place)
        self.company: dict[int, int] = {}
        """By place: military units elsewhere and there that can still go to its field; counted when first asked for."""
        self.needy = [place for place in hired if self.mercenaries[place] > self.military[place]]
        """Places where mercenaries wait for companions."""

    def strangers_stay(self, field: int, type: int) -> bool:
        """T5.16: whether own units of another type have to stay on a field."""
        if field not in self.held:
            return False
        there = field * TYPES + type
        for place in range(field * TYPES, field * TYPES + TYPES):
            if self.military[place] + self.mercenaries[place] and place != there:
                return True
        return False

    def is_shut(self, field: int, type: int) -> bool:
        """T5.10, T5.16: whether nobody of a type can stay on a field where units have to stay: they are strangers or fill it."""
        there = field * TYPES + type
        return self.military[there] + self.mercenaries[there] >= self.maximum or self.strangers_stay(field, type)

    def refuses(self, number: int, target: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether a limit would be broken for good if units of an army stood on the target and could go these ways."""
        if len(ways) == 1:
            return self.refuses_to_stay(number, target, military, mercenaries)
        return len(self.needy) > 0 and self.needs(number, military, ways)

    def refuses_to_stay(self, number: int, target: int, military: int, mercenaries: int) -> bool:
        """The same for units that would have to stay on the target."""
        type = self.armies[number].type
        there = target * TYPES + type
        soldiers, hirelings = self.military[there] + military, self.mercenaries[there] + mercenaries
        if soldiers + hirelings > self.maximum or (target in self.held and self.strangers_stay(target, type)):
            return True
        if hirelings > soldiers:
            helpers = self.helpers_at(there)
            if military and target in self.ways[number] and len(self.ways[number]) > 1:
                helpers -= military
            if hirelings - soldiers > helpers:
                return True
        return len(self.needy) > 0 and self.needs_elsewhere(number, there, hirelings - soldiers, military)

    def needs_elsewhere(self, number: int, there: int, alone: int, military: int) -> bool:
        """T5.11: whether mercenaries elsewhere lack companions if so many military units stay at a place where so many are alone."""
        type = there % TYPES
        before = self.ways[number] if len(self.ways[number]) > 1 else []
        needy = [there // TYPES] if alone > 0 else []
        alone = max(alone, 0)
        for place in self.needy:
            if place % TYPES == type and place != there:
                missing = self.mercenaries[place] - self.military[place]
                alone += missing
                needy.append(place // TYPES)
                if missing > self.helpers_at(place) - (military if place // TYPES in before else 0):
                    return True
        return len(needy) > 1 and alone > self.helpers(type, needy, number, military, [])

    def needs(self, number: int, military: int, ways: list[int]) -> bool:
        """T5.11: whether mercenaries that wait for companions lack them if so many military units of an army can only go these ways."""
        type = self.armies[number].type
        before = self.ways[number] if len(self.ways[number]) > 1 else []
        alone = 0
        needy: list[int] = []
        for place in self.needy:
            if place % TYPES == type:
                missing = self.mercenaries[place] - self.military[place]
                alone += missing
                field = place // TYPES
                needy.append(field)
                helpers = self.helpers_at(place)
                if field in before:
                    if field not in ways:
                        helpers -= military
                elif field in ways:
                    helpers += military
                if missing > helpers:
                    return True
        return len(needy) > 1 and alone > self.helpers(type, needy, number, military, ways)

    def helpers_at(self, place: int) -> int:
        """T5.11: military units that can still go to the field of a place."""
        found = self.company.get(place, -1)
        if found < 0:
            found = 0
            type, field = place % TYPES, place // TYPES
            for number, army in enumerate(self.armies):
                if army.type == type and len(self.ways[number]) > 1 and field in self.ways[number]:
                    found += army.military
            self.company[place] = found
        return found

    def helpers(self, type: int, fields: list[int], number: int, gone: int, ways: list[int]) -> int:
        """T5.11: military units that can still go to one of these fields, if so many of an army can only go these ways."""
        count = 0
        for other, army in enumerate(self.armies):
            if army.type == type and army.military and len(self.ways[other]) > 1 and in_common(fields, self.ways[other]):
                count += army.military - (gone if other == number else 0)
        return count + (gone if len(ways) > 1 and in_common(fields, ways) else 0)


def in_common(fields: list[int], ways: list[int]) -> bool:
    for field in fields:  # noqa: SIM110
        if field in ways:
            return True
    return False
