"""Whether all units of a player find a field, decided exactly (T5.10–T5.16, T11.35).

A type holds at most five fields, and no two types hold the same. So it is enough to try which fields each type could hold: units that can
reach none of them need one of those they can reach, and units for whom there is no room need one more. For given fields nothing is left to
be tried: the mercenaries on any of them together are at least those that can go nowhere else, and at most those for whom there are
companions and room; numbers that keep to this for every set of fields can always be carried out. Where types are in each other's way, what
each can do with of the disputed fields decides.
"""

from __future__ import annotations

from typing import Final, final

from tafelrunde.games.seventhstone.movement.companions import bits_of
from tafelrunde.games.seventhstone.words import FIELDS, FORCE_MAXIMUM, TYPES

UNTRIED: Final = -1
EVERYWHERE: Final = (1 << FIELDS) - 1
ORDERS: Final = ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0), (0, 2, 1), (2, 0, 1))
"""In which types are put up one after the other, each beside those before it."""


@final
class Group:
    """Units of one type that may end their moves on the same fields."""

    def __init__(self, name: int, military: int, mercenaries: int, reach: int) -> None:
        self.name = name
        self.military = military
        self.mercenaries = mercenaries
        self.reach = reach
        """The fields, as bits."""


@final
class Billet:
    """The groups of one type on a few fields: how many mercenaries and military units stand on each of them."""

    def __init__(self, groups: list[Group], insides: list[int], fields: int, maximum: int) -> None:
        self.groups = groups
        self.insides = insides
        """Which of the fields each group can reach, as a set."""
        self.fields = fields
        self.maximum = maximum
        self.everywhere = (1 << fields) - 1
        self.soldiers = [0] * (1 << fields)
        self.hirelings = [0] * (1 << fields)
        """By set of fields: units that can go nowhere else."""
        for number, inside in enumerate(insides):
            self.soldiers[inside] += groups[number].military
            self.hirelings[inside] += groups[number].mercenaries
        for at in range(fields):
            for one in range(1 << fields):
                if one >> at & 1:
                    self.soldiers[one] += self.soldiers[one ^ 1 << at]
                    self.hirelings[one] += self.hirelings[one ^ 1 << at]
        self.rooms = [self.room(one) for one in range(1 << fields)]

    def most(self, units: list[int], one: int) -> int:
        """How many units can go to a set of fields."""
        return units[self.everywhere] - units[self.everywhere ^ one]

    def room(self, one: int) -> int:
        """T5.10, T5.11: how many mercenaries a set of fields has room and companions for."""
        fields = one.bit_count()
        return min(self.maximum * fields - self.soldiers[one], self.maximum // 2 * fields, self.most(self.soldiers, one))

    def crowd(self) -> int:
        """A set of fields with too many units that can go nowhere else; 0 if there is none."""
        for one in range(self.everywhere + 1):
            if self.hirelings[one] > self.rooms[one]:
                return one
        return 0

    def mercenaries(self) -> list[int] | None:
        """How many mercenaries stand on each field; None if the units cannot be put up."""
        if self.crowd() or self.soldiers[0] + self.hirelings[0]:
            return None
        high = [min(self.rooms[one], self.most(self.hirelings, one)) for one in range(self.everywhere + 1)]
        return self.numbers(self.hirelings, high, [0] * self.fields, [self.maximum // 2] * self.fields)

    def military(self, mercenaries: list[int]) -> list[int] | None:
        """How many military units stand on each field beside these mercenaries."""
        high = [self.most(self.soldiers, one) for one in range(self.everywhere + 1)]
        return self.numbers(self.soldiers, high, mercenaries, [self.maximum - count for count in mercenaries])

    def numbers(self, low: list[int], high: list[int], floor: list[int], roof: list[int]) -> list[int] | None:
        """A number for each field between its bounds, so that every set of fields keeps to its own; None if there are none."""
        sums = [0] * (self.everywhere + 1)
        found = [UNTRIED] * self.fields
        at = 0
        while 0 <= at < self.fields:
            found[at] = max(found[at] + 1, floor[at])
            if found[at] > roof[at]:
                found[at] = UNTRIED
                at -= 1
                continue
            bit = 1 << at
            good = True
            for one in range(bit):
                total = sums[one] + found[at]
                sums[one | bit] = total
                if total < low[one | bit] or total > high[one | bit]:
                    good = False
            if good:
                at += 1
        return found if at >= 0 else None

    def assign(self, counts: list[int], room: list[int]) -> list[list[int]]:
        """By group and field: so many units of each group go there, with room that is known to be enough."""
        room = room.copy()
        placed = [[0] * self.fields for _ in self.groups]
        for number, count in enumerate(counts):
            for _ in range(count):
                found = self.finds(number, room, placed, [])
                assert found
        return placed

    def finds(self, number: int, room: list[int], placed: list[list[int]], asked: list[int]) -> bool:
        """One more unit of a group finds a field, if need be by another going elsewhere."""
        for at in range(self.fields):
            if at in asked or not self.insides[number] >> at & 1:
                continue
            asked.append(at)
            if room[at]:
                room[at] -= 1
                placed[number][at] += 1
                return True
            for other in range(len(self.groups)):
                if placed[other][at] and self.finds(other, room, placed, asked):
                    placed[other][at] -= 1
                    placed[number][at] += 1
                    return True
        return False


@final
class Claim:
    """What some types hold: the fields by type, and as bits those of them that others could use."""

    def __init__(self, fields: int, held: list[list[int]]) -> None:
        self.fields = fields
        self.held = held


def is_free(fields: int, claims: list[Claim]) -> bool:
    """Whether one of these claims leaves all these fields alone."""
    return any(claim.fields & fields == 0 for claim in claims)


def side_by_side(claims: list[Claim], found: list[Claim], type: int, wanted: int) -> list[Claim]:
    """What can be had together, one of each; of all that take the same of what others want, only the first."""
    seen: set[int] = set()
    together: list[Claim] = []
    for claim in claims:
        for more in found:
            fields = (claim.fields | more.fields) & wanted
            if claim.fields & more.fields == 0 and fields not in seen:
                seen.add(fields)
                together.append(Claim(fields, [more.held[type] if other == type else claim.held[other] for other in range(TYPES)]))
    return together


@final
class Quarters:
    """All units of a player, and the search for fields on which every limit holds."""

    def __init__(self, maximum: int) -> None:
        self.maximum = maximum
        self.groups: list[list[Group]] = [[] for _ in range(TYPES)]
        self.held: list[list[int]] = [[] for _ in range(TYPES)]
        """The fields of each type."""
        self.closed = [0] * TYPES
        """By type: fields that somebody holds, and fields that were tried in vain; as bits."""

    def add(self, type: int, name: int, military: int, mercenaries: int, ways: list[int]) -> None:
        """Units that may end their moves on these fields; `name` says whose they are."""
        if military + mercenaries:
            self.groups[type].append(Group(name, military, mercenaries, bits_of(ways)))

    def found(self) -> bool:
        """Whether there are fields for all. If so, `held` says which.

        First each type by itself, for most that fails, fails there; then one after the other, for most that can be done can be done so.
        """
        for type in range(TYPES):
            if not self.search(type):
                return False
            self.clear()
        for first, second, third in ORDERS:
            if self.search(first) and self.search(second) and self.search(third):
                return True
            self.clear()
        return self.share()

    def clear(self) -> None:
        self.held = [[] for _ in range(TYPES)]
        self.closed = [0] * TYPES

    def search(self, type: int) -> bool:
        """One field more for a type, and so on until all its units are put up."""
        if not self.could_fit(type):
            return False
        options = self.needed(type)
        if options == UNTRIED:
            return True
        before = self.closed.copy()
        for field in self.by_use(type, options):
            if self.closed[type] >> field & 1:
                continue
            for other in range(TYPES):
                self.closed[other] |= 1 << field
            self.held[type].append(field)
            if self.search(type):
                return True
            self.held[type].pop()
            for other in range(TYPES):
                if other != type:
                    self.closed[other] = before[other]
            self.closed[type] |= self.alike(type, field)
        self.closed = before
        return False

    def alike(self, type: int, field: int) -> int:
        """Fields that can be reached by the same units of a type, as bits: where one of them does not help, no other does."""
        same = EVERYWHERE
        for group in self.groups[type]:
            same &= group.reach if group.reach >> field & 1 else ~group.reach
        return same

    # Where the types are in each other's way.

    def share(self) -> bool:
        """Whether what each type needs of the fields that others can reach as well can be had side by side."""
        disputed = self.disputed()
        order = [type for _, type in sorted([((self.reach([type]) & disputed).bit_count(), type) for type in range(TYPES)])]
        claims = [Claim(0, [[] for _ in range(TYPES)])]
        for at, type in enumerate(order):
            taken = EVERYWHERE
            for claim in claims:
                taken &= claim.fields
            for other in order[at:]:
                self.clear()
                self.closed[other] = taken
                if not self.search(other):
                    return False
            self.clear()
            self.closed[type] = taken
            found: list[Claim] = []
            self.explore(type, disputed, claims, found)
            claims = side_by_side(claims, found, type, self.reach(order[at + 1 :]))
            if not claims:
                return False
        self.held = claims[0].held
        return True

    def reach(self, types: list[int]) -> int:
        """Every field that units of these types can reach, as bits."""
        fields = 0
        for type in types:
            for group in self.groups[type]:
                fields |= group.reach
        return fields

    def disputed(self) -> int:
        """Fields that units of several types can reach, as bits."""
        first, second, third = self.reach([0]), self.reach([1]), self.reach([2])
        return first & second | first & third | second & third

    def explore(self, type: int, disputed: int, others: list[Claim], found: list[Claim]) -> None:
        """Every way to put up a type beside at least one of the others' claims: the fewest disputed fields it can do with."""
        taken = bits_of(self.held[type]) & disputed
        for claim in found:
            if claim.fields & taken == claim.fields:
                return
        if not is_free(taken, others) or not self.could_fit(type):
            return
        options = self.needed(type)
        if options == UNTRIED:
            found[:] = [claim for claim in found if claim.fields & taken != taken]
            found.append(Claim(taken, [self.held[type].copy() if other == type else [] for other in range(TYPES)]))
            return
        before = self.closed[type]
        for field in self.by_use(type, options & ~disputed) + self.by_use(type, options & disputed):
            if self.closed[type] >> field & 1:
                continue
            self.closed[type] |= 1 << field
            self.held[type].append(field)
            self.explore(type, disputed, others, found)
            self.held[type].pop()
            if not disputed >> field & 1:
                self.closed[type] |= self.alike(type, field) & ~disputed
        self.closed[type] = before

    def needed(self, type: int) -> int:
        """Fields one of which a type needs besides its own, as bits; UNTRIED if its units can be put up on those it has.

        Whoever can reach none of them has to go to another, else some unit of those that are too many.
        """
        held = bits_of(self.held[type])
        fewest = UNTRIED
        for group in self.groups[type]:
            if group.reach & held == 0:
                ways = group.reach & ~self.closed[type]
                if fewest == UNTRIED or ways.bit_count() < fewest.bit_count():
                    fewest = ways
        if fewest != UNTRIED:
            return fewest
        billet = self.billet(type)
        if billet.mercenaries() is not None:
            return UNTRIED
        crowd = billet.crowd() or billet.everywhere
        reach = 0
        for number, group in enumerate(billet.groups):
            if billet.insides[number] & ~crowd == 0:
                reach |= group.reach
        return reach & ~self.closed[type]

    def could_fit(self, type: int) -> bool:
        """Whether there are as many fields left for a type as those of its units need who can reach none that it has."""
        held = bits_of(self.held[type])
        homeless = 0
        for group in self.groups[type]:
            if group.reach & held == 0:
                homeless += group.military + group.mercenaries
        left = FORCE_MAXIMUM - len(self.held[type])
        return homeless <= left * self.maximum and self.apart(type) <= FORCE_MAXIMUM

    def apart(self, type: int) -> int:
        """T5.13: how many fields a type needs at least, because that many groups have no field in common."""
        reached = 0
        for field in self.held[type]:
            reached |= 1 << field
        count = len(self.held[type])
        for group in self.groups[type]:
            if group.reach & reached == 0:
                reached |= group.reach
                count += 1
        return count

    def billet(self, type: int) -> Billet:
        """The units of a type on its fields."""
        insides: list[int] = []
        held = self.held[type]
        for group in self.groups[type]:
            inside = 0
            for at, field in enumerate(held):
                inside |= (group.reach >> field & 1) << at
            insides.append(inside)
        return Billet(self.groups[type], insides, len(held), self.maximum)

    def by_use(self, type: int, options: int) -> list[int]:
        """Fields, those first that more units can reach."""
        found: list[tuple[int, int]] = []
        for field in range(FIELDS):
            if options >> field & 1:
                units = 0
                for group in self.groups[type]:
                    if group.reach >> field & 1:
                        units += group.military + group.mercenaries
                found.append((-units, field))
        found.sort()
        return [field for _, field in found]

    def orders(self) -> list[tuple[int, int, int, int]]:
        """Whose units go where: name of the group, field, military units, mercenaries."""
        found: list[tuple[int, int, int, int]] = []
        for type in range(TYPES):
            billet = self.billet(type)
            mercenaries = billet.mercenaries()
            assert mercenaries is not None
            military = billet.military(mercenaries)
            assert military is not None
            soldiers = billet.assign([group.military for group in billet.groups], military)
            hirelings = billet.assign([group.mercenaries for group in billet.groups], mercenaries)
            for number, group in enumerate(billet.groups):
                for at, field in enumerate(self.held[type]):
                    if soldiers[number][at] + hirelings[number][at]:
                        found.append((group.name, field, soldiers[number][at], hirelings[number][at]))
        return found
