"""The search for a way to keep all limits (T5.10–T5.16, T11.35).

Units stand on fields, and those whose move has not ended may go to others. Limits can be kept if all units find a field so that every
limit holds. It is looked for where it hurts most: of the field whose broken limit has the fewest remedies, one unit that can help goes to
another field for good, and so on. Most cases are mended with one or two units, and most that cannot be show it at once, because units
that cannot move any more break a limit by themselves, or a mercenary can meet no companion. Armies torn into single units may need more
tries than `PATIENCE`: then `Quarters` decides, which takes longer to begin with but never long.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.games.seventhstone.movement.companions import Pairing
from tafelrunde.games.seventhstone.movement.glance import EMPTY
from tafelrunde.games.seventhstone.movement.quarters import Quarters
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, TYPES

PATIENCE: Final = 100
EASY: Final = 20
"""Tries that are enough for nearly all plans."""
NOWHERE: Final = -1
SEVERAL: Final = -2
MANY: Final = 999


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """The units of one player, where each of them may still go, and the search for a way to keep all limits."""

    def __init__(self, maximum: int) -> None:
        self.maximum = maximum
        self.patience = PATIENCE
        self.left = PATIENCE
        self.military = EMPTY[:]
        self.mercenaries = EMPTY[:]
        """Units by field * 3 + type."""
        self.free = EMPTY[:]
        """How many of them may still go elsewhere."""
        self.fields: list[int] = []
        self.places: list[int] = []
        """Of each part that may still move: field * 3 + type."""
        self.soldiers: list[int] = []
        self.hirelings: list[int] = []
        """Its units that have not been sent anywhere in this search."""
        self.ways: list[list[int]] = []
        self.names: list[int] = []
        self.standing: list[tuple[int, int, int, int]] = []
        """Units that cannot go anywhere: field, name, military units, mercenaries."""
        self.sent: list[tuple[int, int, bool]] = []
        """Who was sent where, as far as the search has come: part, field, whether it is a mercenary."""
        self.seen: set[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = set()
        """Of each state looked at: who has not been sent yet, and what has come where."""

    def add(self, place: int, military: int, mercenaries: int, ways: list[int], name: int = -1) -> None:
        """Units that are to stand at a place (field * 3 + type), but may go to these fields as well; `name` says whose they are."""
        field = place // TYPES
        self.military[place] += military
        self.mercenaries[place] += mercenaries
        if field not in self.fields:
            self.fields.append(field)
        if len(ways) > 1:
            self.free[place] += military + mercenaries
            self.places.append(place)
            self.soldiers.append(military)
            self.hirelings.append(mercenaries)
            self.ways.append(ways)
            self.names.append(name)
        else:
            self.standing.append((field, name, military, mercenaries))

    def take(self, name: int, target: int, military: int, mercenaries: int) -> list[tuple[int, int, int]]:
        """So many units of this name are left out, first those that are to go to the target. Tells the parts and how many of each."""
        taken: list[tuple[int, int, int]] = []
        parts = [part for part, other in enumerate(self.names) if other == name]
        for turn in range(2):
            for part in parts:
                place = self.places[part]
                if (place // TYPES == target) == (turn == 0):
                    gone, dismissed = min(military, self.soldiers[part]), min(mercenaries, self.hirelings[part])
                    military -= gone
                    mercenaries -= dismissed
                    self.soldiers[part] -= gone
                    self.hirelings[part] -= dismissed
                    self.military[place] -= gone
                    self.mercenaries[place] -= dismissed
                    self.free[place] -= gone + dismissed
                    taken.append((part, gone, dismissed))
        return taken

    def orders(self) -> list[tuple[int, int, int, int]]:
        """Whose units are to go where after a search: name of the group, field, military units, mercenaries."""
        found: list[tuple[int, int, int, int]] = []
        for field, name, military, mercenaries in self.standing:
            found.append((name, field, military, mercenaries))
        for part, place in enumerate(self.places):
            found.append((self.names[part], place // TYPES, self.soldiers[part], self.hirelings[part]))
        for part, field, mercenary in self.sent:
            found.append((self.names[part], field, 0 if mercenary else 1, 1 if mercenary else 0))
        return found

    def rest(self) -> None:
        """After a search: whoever was sent somewhere belongs there now, and may go elsewhere in the next one."""
        for sent, field, mercenary in self.sent:
            place = field * TYPES + self.places[sent] % TYPES
            part = self.part_there(self.names[sent], place)
            if part == NOWHERE:
                part = len(self.places)
                self.places.append(place)
                self.soldiers.append(0)
                self.hirelings.append(0)
                self.ways.append(self.ways[sent])
                self.names.append(self.names[sent])
            (self.hirelings if mercenary else self.soldiers)[part] += 1
            self.free[place] += 1
        self.sent = []
        for part in range(len(self.places) - 1, -1, -1):
            if self.soldiers[part] + self.hirelings[part] == 0:
                for parts in (self.places, self.soldiers, self.hirelings, self.names):
                    parts.pop(part)
                self.ways.pop(part)

    def only_part(self, name: int) -> int:
        """The part of this name, if it is the only one; otherwise NOWHERE."""
        names = self.names
        return names.index(name) if names.count(name) == 1 else NOWHERE

    def part_there(self, name: int, place: int) -> int:
        """The part of this name that is to stand at a place, or NOWHERE."""
        for part, other in enumerate(self.places):
            if other == place and self.names[part] == name:
                return part
        return NOWHERE

    # What cannot be mended by anybody.

    def is_stuck(self) -> bool:
        """Whether units that cannot move any more break a limit, whoever joins or leaves them."""
        for field in self.fields:
            if self.is_hopeless(field):
                return True
        return len(self.stuck_stones()) > 0

    def hopeless(self) -> list[int]:
        """Fields where units that cannot move any more break a limit, whoever joins or leaves them."""
        found = [field for field in self.fields if self.is_hopeless(field)]
        found.extend([field for field in self.stuck_stones() if field not in found])
        return found

    def stuck_stones(self) -> list[int]:
        """T5.13: fields with too many army stones of one type that cannot leave."""
        for type in range(TYPES if len(self.fields) > FORCE_MAXIMUM else 0):
            stuck = [field for field in self.fields if self.stuck(field * TYPES + type)]
            if len(stuck) > FORCE_MAXIMUM:
                return stuck
        return []

    def lonely(self) -> int:
        """Mercenaries that cannot all stand beside a military unit of their type: how many are left over."""
        count = 0
        for type in range(TYPES):
            if self.is_any_alone(type):
                count += self.pairing(type).lonely()
        return count

    def is_any_alone(self, type: int) -> bool:
        """Whether mercenaries of a type stand somewhere with too few military units."""
        for field in self.fields:  # noqa: SIM110
            if self.mercenaries[field * TYPES + type] > self.military[field * TYPES + type]:
                return True
        return False

    def pairing(self, type: int) -> Pairing:
        """All units of a type, those that are stuck in groups of their own."""
        pairing = Pairing()
        military = self.military[:]
        mercenaries = self.mercenaries[:]
        for part, place in enumerate(self.places):
            if place % TYPES == type:
                pairing.add_military(self.soldiers[part], self.ways[part])
                pairing.add_mercenaries(self.hirelings[part], self.ways[part])
                military[place] -= self.soldiers[part]
                mercenaries[place] -= self.hirelings[part]
        for field in self.fields:
            pairing.add_military(military[field * TYPES + type], [field])
            pairing.add_mercenaries(mercenaries[field * TYPES + type], [field])
        return pairing

    def stuck(self, place: int) -> int:
        """Units that cannot leave a place."""
        return self.military[place] + self.mercenaries[place] - self.free[place]

    def is_hopeless(self, field: int) -> bool:
        """Whether the units stuck on a field break a limit by themselves."""
        base = field * TYPES
        stays = NOWHERE
        for place in range(base, base + TYPES):
            units = self.military[place] + self.mercenaries[place]
            if units and units > self.free[place]:
                if stays != NOWHERE or units - self.free[place] > self.maximum:
                    return True
                stays = place
        if stays == NOWHERE or self.mercenaries[stays] <= self.military[stays]:
            return False
        helpers = self.military[stays]
        hirelings = self.mercenaries[stays]
        for part, place in enumerate(self.places):
            if place == stays:
                hirelings -= self.hirelings[part]
            elif self.can_come(part, stays):
                helpers += self.soldiers[part]
        return hirelings > helpers

    # The search.

    def can_be_mended(self) -> bool:
        """Whether all units find a field so that every limit holds. If so, they stand there afterwards."""
        if self.is_kept():
            return True
        if self.is_stuck() or self.lonely():
            return False
        return self.search()

    def search(self) -> bool:
        """The same for limits of which it is not seen at once whether they can be kept."""
        return self.mend() or (self.left == 0 and self.find_quarters())

    def find_quarters(self) -> bool:
        """The same question for the hardest cases, answered field by field instead of unit by unit."""
        quarters = Quarters(self.maximum)
        for field in self.fields:
            for place in range(field * TYPES, field * TYPES + TYPES):
                military, mercenaries = self.military[place], self.mercenaries[place]
                for part, origin in enumerate(self.places):
                    if origin == place:
                        military -= self.soldiers[part]
                        mercenaries -= self.hirelings[part]
                        quarters.add(place % TYPES, part, self.soldiers[part], self.hirelings[part], self.ways[part])
                quarters.add(place % TYPES, NOWHERE, military, mercenaries, [field])
        if not quarters.found():
            return False
        for part, field, military, mercenaries in quarters.orders():
            if part != NOWHERE and field != self.places[part] // TYPES:
                for _ in range(military):
                    self.move(part, self.soldiers, field)
                for _ in range(mercenaries):
                    self.move(part, self.hirelings, field)
        return True

    def is_kept(self) -> bool:
        """Whether every limit holds where the units are now."""
        for field in self.fields:
            if not self.is_kept_on(field):
                return False
        return len(self.fields) <= FORCE_MAXIMUM or not self.has_stones_too_many()

    def is_kept_on(self, field: int) -> bool:
        """T5.10, T5.11, T5.16: whether the limits of a field hold."""
        place = self.held(field)
        return place == NOWHERE if place < 0 else self.is_kept_at(place)

    def is_kept_at(self, place: int) -> bool:
        """T5.10, T5.11: whether the limits of the units of a place hold."""
        mercenaries = self.mercenaries[place]
        return mercenaries <= self.military[place] <= self.maximum - mercenaries

    def has_stones_too_many(self) -> bool:
        """T5.13: whether there are more army stones of a type than may be."""
        return any(self.stones(type) > FORCE_MAXIMUM for type in range(TYPES))

    def mend(self) -> bool:
        """Of all broken limits the one with the fewest remedies, and each of them in turn."""
        if self.left == 0:
            return False
        self.left -= 1
        worst = SEVERAL
        place = NOWHERE
        fewest = MANY
        for field in self.fields:
            held = self.held(field)
            if held >= 0:
                mercenaries = self.mercenaries[held]
                if mercenaries <= self.military[held] <= self.maximum - mercenaries:
                    continue
            elif held == NOWHERE:
                continue
            remedies = self.remedies(field, held)
            if remedies < fewest:
                worst, place, fewest = field, held, remedies
        if fewest == 0 or (self.left < self.patience - EASY and self.is_lost()):
            return False
        if fewest < MANY:
            return self.is_new() and self.treat(worst, place)
        for type in range(TYPES):
            if self.stones(type) > FORCE_MAXIMUM:
                return self.is_new() and self.unite(type)
        return True

    def is_lost(self) -> bool:
        """Whether a hard case shows by itself that it cannot be mended: it takes longer to see than to try a little."""
        return self.lonely() > 0 or len(self.stuck_stones()) > 0

    def remedies(self, field: int, place: int) -> int:
        """How many units could do something about the broken limit of a field; MANY if none is broken."""
        if place == NOWHERE:
            return MANY
        if place == SEVERAL:
            count = 0
            for one in range(field * TYPES, field * TYPES + TYPES):
                if self.free[one] and self.stuck(one) == 0:
                    count += 1
            return count
        if self.military[place] + self.mercenaries[place] > self.maximum:
            return self.free[place]
        if self.mercenaries[place] <= self.military[place]:
            return MANY
        count = 0
        for part in range(len(self.places)):
            if self.places[part] == place:
                count += self.hirelings[part]
            elif self.can_come(part, place):
                count += self.soldiers[part]
        return count

    def treat(self, field: int, place: int) -> bool:
        """Everything one unit can do about the broken limit of a field."""
        if place == SEVERAL:
            return self.part(field)
        return self.thin_out(place) if self.military[place] + self.mercenaries[place] > self.maximum else self.accompany(place)

    def can_come(self, part: int, place: int) -> bool:
        """Whether military units of a part elsewhere may join those of a place."""
        other = self.places[part]
        return other != place and other % TYPES == place % TYPES and self.soldiers[part] > 0 and place // TYPES in self.ways[part]

    def broken(self) -> list[int]:
        """Fields with a broken limit."""
        found = [field for field in self.fields if self.remedies(field, self.held(field)) < MANY]
        for type in range(TYPES):
            if self.stones(type) > FORCE_MAXIMUM:
                found.extend([field for field in self.fields if self.has(field * TYPES + type) and field not in found])
        return found

    def has(self, place: int) -> bool:
        return self.military[place] + self.mercenaries[place] > 0

    def keeps(self, place: int, target: int, military: int, mercenaries: int) -> bool:
        """Whether units that keep all limits still keep them after some have gone from place to place."""
        left = self.military[place] - military
        left_mercenaries = self.mercenaries[place] - mercenaries
        if left_mercenaries > left:
            return False
        held = self.held(target // TYPES)
        if held == NOWHERE:
            if left and self.stones(target % TYPES) >= FORCE_MAXIMUM:
                return False
        elif held != target:
            return False
        military += self.military[target]
        mercenaries += self.mercenaries[target]
        return mercenaries <= military and military + mercenaries <= self.maximum

    def held(self, field: int) -> int:
        """The only place of a field with units, or SEVERAL, or NOWHERE."""
        # Asked more often than anything else, so type by type instead of in a loop.
        military, mercenaries = self.military, self.mercenaries
        place = field * TYPES
        found = place if military[place] or mercenaries[place] else NOWHERE
        place += 1
        if military[place] or mercenaries[place]:
            if found != NOWHERE:
                return SEVERAL
            found = place
        place += 1
        if military[place] or mercenaries[place]:
            return place if found == NOWHERE else SEVERAL
        return found

    def stones(self, type: int) -> int:
        """Army stones of a type."""
        count = 0
        for field in self.fields:
            place = field * TYPES + type
            if self.military[place] or self.mercenaries[place]:
                count += 1
        return count

    def is_new(self) -> bool:
        """The same units on the same fields need not be looked at twice. Nothing is the same as before anybody was sent."""
        if not self.sent:
            return True
        arrived = [(field * TYPES + self.places[part] % TYPES) * 2 + mercenary for part, field, mercenary in self.sent]
        arrived.sort()
        key = (tuple(self.soldiers), tuple(self.hirelings), tuple(arrived))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def part(self, field: int) -> bool:
        """T5.16: one of two types leaves the field altogether."""
        for place in range(field * TYPES, field * TYPES + TYPES):  # noqa: SIM110
            if self.clear(place):
                return True
        return False

    def unite(self, type: int) -> bool:
        """T5.13: an army stone goes from the board, because all its units join others."""
        return any(self.clear(field * TYPES + type) for field in self.fields)

    def clear(self, place: int) -> bool:
        """All units are to leave a place: the first of them goes. Nothing can be done if one of them is stuck."""
        if self.free[place] == 0 or self.stuck(place):
            return False
        for part in range(len(self.places)):
            if self.places[part] == place:
                if self.soldiers[part]:
                    return self.leave(part, self.soldiers)
                if self.hirelings[part]:
                    return self.leave(part, self.hirelings)
        return False

    def thin_out(self, place: int) -> bool:
        """T5.10: a unit goes."""
        for part in range(len(self.places)):
            if self.places[part] == place:
                if self.soldiers[part] and self.leave(part, self.soldiers):
                    return True
                if self.hirelings[part] and self.leave(part, self.hirelings):
                    return True
        return False

    def accompany(self, place: int) -> bool:
        """T5.11: a military unit comes, or a mercenary goes."""
        field = place // TYPES
        type = place % TYPES
        for part in range(len(self.places)):
            other = self.places[part]
            if other % TYPES == type and other != place and self.can_come(part, place) and self.sends(part, self.soldiers, field):
                return True
        for part in range(len(self.places)):
            if self.places[part] == place and self.hirelings[part] and self.leave(part, self.hirelings):
                return True
        return False

    def leave(self, part: int, units: list[int]) -> bool:
        """One of these units goes to one of its fields: first where it is welcome, never to others who cannot leave."""
        place = self.places[part]
        type = place % TYPES
        soldier = units is self.soldiers
        classes: list[list[int]] = [[], [], [], []]
        for field in self.ways[part]:
            if field not in self.fields:
                classes[1 if soldier else 2].append(field)
            elif field * TYPES + type != place:
                welcome = self.welcome(field * TYPES + type, soldier)
                if welcome >= 0:
                    classes[welcome].append(field)
        for fields in classes:
            for field in fields:
                if self.sends(part, units, field):
                    return True
        return False

    def welcome(self, place: int, soldier: bool) -> int:
        """How good a place is for one more unit: 0 with room among its like, 1 or 2 with nobody or full, 3 with others, -1 never."""
        strangers = self.strangers(place // TYPES, place % TYPES)
        if strangers:
            return 3 if strangers > 0 else -1
        units = self.military[place] + self.mercenaries[place]
        if units == 0:
            return 1 if soldier else 2
        return 0 if units < self.maximum and (soldier or self.mercenaries[place] < self.military[place]) else 2

    def strangers(self, field: int, type: int) -> int:
        """Own units of other types on a field; -1 if some of them cannot leave."""
        count = 0
        there = field * TYPES + type
        for place in range(field * TYPES, field * TYPES + TYPES):
            if place != there:
                free = self.free[place]
                if self.military[place] + self.mercenaries[place] > free:
                    return -1
                count += free
        return count

    def sends(self, part: int, units: list[int], field: int) -> bool:
        """One unit goes to a field and stays there; if that does not help, it comes back."""
        place = self.places[part]
        target = field * TYPES + place % TYPES
        if self.stuck(target) >= self.maximum:
            return False
        counts = self.military if units is self.soldiers else self.mercenaries
        known = len(self.fields)
        self.move(part, units, field)
        if not self.is_hopeless(field) and self.mend():
            return True
        self.sent.pop()
        units[part] += 1
        counts[place] += 1
        self.free[place] += 1
        counts[target] -= 1
        if len(self.fields) > known:
            self.fields.pop()
        return False

    def move(self, part: int, units: list[int], field: int) -> None:
        """One unit of a part goes to a field for good."""
        place = self.places[part]
        counts = self.military if units is self.soldiers else self.mercenaries
        if field not in self.fields:
            self.fields.append(field)
        units[part] -= 1
        counts[place] -= 1
        self.free[place] -= 1
        counts[field * TYPES + place % TYPES] += 1
        self.sent.append((part, field, units is self.hirelings))
