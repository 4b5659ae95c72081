"""The common counts of the game, each number once. What is printed on a faction's board is in its own package."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import board_data, number, numbers
from tafelrunde.games.root.words import BOARDS, EACH_ARMY, FACTION_NAMES, ITEM_NAMES, VAGABOND

VICTORY_POINTS: Final = number("common", "victory_points")
DOMINANCE_POINTS: Final = number("common", "dominance_points")
STARTING_HAND: Final = number("common", "starting_hand")
HAND_LIMIT: Final = number("common", "hand_limit")
REMOVAL_POINTS: Final = number("common", "removal_points")
AMBUSH_HITS: Final = number("common", "ambush_hits")
WARRIORS: Final = vec[i64]([number(FACTION_NAMES[army], "warriors") for army in EACH_ARMY])


def _counts(board: str) -> list[int]:
    printed = board_data()[board]
    counts = [0] * len(ITEM_NAMES)
    for name in printed:
        counts[ITEM_NAMES.index(name)] = number(board, name)
    return counts


ITEM_SUPPLY: Final = vec[i64](_counts("item_supply"))
RUIN_ITEMS: Final = vec[i64](_counts("ruin_items"))

REACH: Final[list[int]] = [
    number(name, "reach") if name in BOARDS else number(FACTION_NAMES[VAGABOND], "second_reach") for name in FACTION_NAMES
]
LEAST_REACH: Final[list[int]] = numbers("reach", "least")
ADVENTUROUS_REACH: Final = number("reach", "adventurous")
