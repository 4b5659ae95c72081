"""Scenarios to begin with: an empty field, or one made by chance, the same from both sides and ready to be played."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.authored import write_toml
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.games.battlelore.board.geometry import board_of
from tafelrunde.games.battlelore.scenario.files import FORMAT
from tafelrunde.games.battlelore.words import STANDARD_ROWS

GROUND = ("wooded", "wooded", "wooded", "elevated", "elevated", "marsh")
PATCHES = 6
"""Pairs of terrain hexes."""
LINES = (("HGB", 3, 3), ("HBS", 3, 3), ("HRS", 2, 1), ("HBC", 2, 2), ("HRC", 1, 1))
"""A small army: the unit, its row, how many."""
BANNERS = 5
HAND = 5


def _head(id: str, en: str, de: str, **more: Any) -> dict[str, Any]:
    head = {"format": FORMAT, "id": id, "mark": "designed", "board": "standard", "lore": False, "first": "standard"}
    return {**head, **more, "name": {"en": en, "de": de}}


def blank_scenario() -> str:
    """Open ground without armies: both sides muster theirs at the table until somebody draws some."""
    return write_toml(_head("own", "A new field", "Ein neues Feld", lore=True, first="most-green", muster="improvised"))


def new_scenario(seed: int) -> str:
    """A small battle on ground that looks the same from both sides; another seed, another one."""
    chance = chance_from_seed(f"scenario {seed}".encode())
    board = board_of(STANDARD_ROWS)
    terrain: dict[str, list[str]] = {}
    middle = [h for h in range(board.size) if 4 <= board.row[h] <= 6 and h < board.mirror(h)]
    for _ in range(PATCHES):
        h = middle.pop(chance.below(len(middle)))
        terrain.setdefault(GROUND[chance.below(len(GROUND))], []).extend([board.label(h), board.label(board.mirror(h))])
    standard = _army(chance)
    pennant = {unit: [board.label(board.mirror(h)) for h in hexes] for unit, hexes in standard.items()}
    units = {"pennant": pennant, "standard": {unit: [board.label(h) for h in hexes] for unit, hexes in standard.items()}}
    both = {"pennant": BANNERS, "standard": BANNERS}
    head = _head(f"made-{seed}", f"New field {seed}", f"Neues Feld {seed}", banners=both, hand=dict.fromkeys(both, HAND))
    return write_toml({**head, "terrain": terrain, "units": units})


def _army(chance: Chance) -> dict[str, list[int]]:
    board = board_of(STANDARD_ROWS)
    free = {row: [h for h in range(board.size) if board.row[h] == row] for row in (1, 2, 3)}
    return {unit: sorted(free[row].pop(chance.below(len(free[row]))) for _ in range(count)) for unit, row, count in LINES}
