"""Whether every mercenary can find a military unit of its own to stand beside (T5.11)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Pairing:
    """Mercenaries and military units of one type, in groups that may end their moves on the same fields."""

    def __init__(self) -> None:
        self.mercenaries: list[int] = []
        self.their_reach: list[int] = []
        self.military: list[int] = []
        """Of each group of military units, those without a mercenary."""
        self.reach: list[int] = []
        """The fields of each group, as bits."""
        self.pairs: list[list[int]] = []
        """By group of mercenaries and group of military units."""
        self.asked: list[bool] = []

    def add_mercenaries(self, count: int, ways: list[int]) -> None:
        if count:
            self.mercenaries.append(count)
            self.their_reach.append(bits_of(ways))

    def add_military(self, count: int, ways: list[int]) -> None:
        if count:
            self.military.append(count)
            self.reach.append(bits_of(ways))

    def lonely(self) -> int:
        """How many mercenaries find nobody."""
        count = 0
        self.pairs = [[0] * len(self.military) for _ in self.mercenaries]
        for group, mercenaries in enumerate(self.mercenaries):
            for _ in range(mercenaries):
                self.asked = [False] * len(self.military)
                if not self.finds(group):
                    count += 1
        return count

    def finds(self, group: int) -> bool:
        """One more mercenary of a group finds a companion, if need be by another one looking for a new companion."""
        for other in range(len(self.military)):
            if self.asked[other] or not self.their_reach[group] & self.reach[other]:
                continue
            self.asked[other] = True
            if self.military[other]:
                self.military[other] -= 1
                self.pairs[group][other] += 1
                return True
            for rival in range(len(self.mercenaries)):
                if self.pairs[rival][other] and self.finds(rival):
                    self.pairs[rival][other] -= 1
                    self.pairs[group][other] += 1
                    return True
        return False


def bits_of(fields: list[int]) -> int:
    """A set of fields as bits."""
    bits = 0
    for field in fields:
        bits |= 1 << field
    return bits
