"""The board: what never changes during a game, precomputed once for each map and shared by all positions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones.pieces.words import DESERT, SEA

FAR: Final = 999
"""The distance of areas without a way between them."""


@final
class Board:
    """Areas by number: terrain, neighbours, distances."""

    def __init__(self, terrain: list[int], adjacent: list[list[int]]) -> None:
        areas = len(terrain)
        self.areas = areas
        self.terrain = vec[i64](terrain)
        self.adjacent = [vec[i64](others) for others in adjacent]
        self.seas = [vec[i64]([other for other in adjacent[area] if terrain[other] == SEA]) for area in range(areas)]
        """The sea areas that border each area."""
        self.lands = [vec[i64]([other for other in adjacent[area] if terrain[other] != SEA]) for area in range(areas)]
        """The land areas that border each area."""
        self.deserts = vec[i64]([area for area in range(areas) if terrain[area] == DESERT])
        self.distance = vec[i64](all_distances(adjacent, [True] * areas))
        """Steps from area to area over everything, at from * areas + to."""
        self.distance_by_land = vec[i64](all_distances(adjacent, [kind != SEA for kind in terrain]))

    def touch(self, one: int, other: int) -> bool:
        """S1.17: whether two areas share a border line."""
        return self.distance[one * self.areas + other] == 1


def all_distances(adjacent: list[list[int]], open_to: list[bool]) -> list[int]:
    """The length of the shortest way between every two areas over areas that are open."""
    areas = len(adjacent)
    table = [FAR] * (areas * areas)
    for start in range(areas):
        base = start * areas
        table[base + start] = 0
        if not open_to[start]:
            continue
        reached = [start]
        for area in reached:
            further = table[base + area] + 1
            for other in adjacent[area]:
                if open_to[other] and table[base + other] == FAR:
                    table[base + other] = further
                    reached.append(other)
    return table
