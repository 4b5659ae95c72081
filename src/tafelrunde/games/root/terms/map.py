"""R2.2 to R2.4: a map is data: clearings, paths, rivers, forests, corners. It never changes and is shared by all positions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import MapData, map_data
from tafelrunde.games.root.words import CLEARINGS, NOBODY, PLACES, SUIT_NAMES

MAP_NAMES: Final = ("autumn", "winter")
OWN: Final = 2
"""The number of a map of one's own: the one after the printed maps."""


@final
class Map:
    """One board, of data that can be played. Clearings and forests count from 0 here; forests as places come after the clearings."""

    def __init__(self, name: str, data: MapData) -> None:
        self.name = name
        self.suits_dealt: bool = data.suits_dealt
        self.suits: vec[i64] = vec[i64]([SUIT_NAMES.index(clearing.suit) if clearing.suit else NOBODY for clearing in data.clearings])
        self.slots: vec[i64] = vec[i64]([clearing.slots for clearing in data.clearings])
        self.ruins: int = sum(1 << clearing.id - 1 for clearing in data.clearings if clearing.ruin)
        self.corners: list[int] = [clearing.id - 1 for clearing in data.clearings if clearing.corner]
        self.paths: list[list[int]] = [[other - 1 for other in clearing.paths] for clearing in data.clearings]
        self.river: list[int] = [clearing - 1 for clearing in data.river]
        self.river_mask: int = sum(1 << clearing for clearing in self.river)
        self.rivers: list[list[int]] = [[] for _ in range(CLEARINGS)]
        for one, other in zip(self.river, self.river[1:], strict=False):
            self.rivers[one].append(other)
            self.rivers[other].append(one)
        self.path_mask: vec[i64] = vec[i64]([sum(1 << other for other in near) for near in self.paths])
        self.river_neighbours: vec[i64] = vec[i64]([sum(1 << other for other in near) for near in self.rivers])
        self.near_mask: vec[i64] = vec[i64]([path | river for path, river in zip(self.path_mask, self.river_neighbours, strict=True)])
        """For each clearing those that a path or a river joins it with."""
        self.opposite: vec[i64] = vec[i64]([NOBODY] * CLEARINGS)
        for one, other in data.opposite:
            self.opposite[one - 1] = other - 1
            self.opposite[other - 1] = one - 1
        self.forests: int = len(data.forests)
        self.near: list[list[int]] = [[] for _ in range(PLACES)]
        """For each place the clearings and forests next to it, where a Vagabond can slip (R9.4.2)."""
        for at in range(CLEARINGS):
            touching = [CLEARINGS + forest.id - 1 for forest in data.forests if at + 1 in forest.clearings]
            self.near[at] = sorted(self.paths[at]) + touching
        for forest in data.forests:
            beside = sorted(clearing - 1 for clearing in forest.clearings) + sorted(CLEARINGS + other - 1 for other in forest.forests)
            self.near[CLEARINGS + forest.id - 1] = beside
        self.xs: list[int] = [clearing.x for clearing in data.clearings] + [forest.x for forest in data.forests]
        self.ys: list[int] = [clearing.y for clearing in data.clearings] + [forest.y for forest in data.forests]

    def edges(self) -> list[list[int]]:
        """Every path once."""
        return [[one, other] for one in range(CLEARINGS) for other in self.paths[one] if one < other]


MAPS: Final = [Map(name, map_data()[name]) for name in MAP_NAMES]
