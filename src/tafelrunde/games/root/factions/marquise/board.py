"""What is printed on the Marquise board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import number, numbers
from tafelrunde.games.root.words import RECRUITER, SAWMILL, WORKSHOP

WOOD_TOKENS: Final = number("marquise", "wood")
CAT_BUILDINGS: Final = number("marquise", "buildings_of_a_kind")
CAT_KINDS: Final = vec[i64]([SAWMILL, WORKSHOP, RECRUITER])
CAT_ACTIONS: Final = number("marquise", "actions")
CAT_COST: Final = vec[i64](numbers("marquise", "cost"))
CAT_POINTS: Final[list[list[int]]] = [
    numbers("marquise", "sawmill_points"),
    numbers("marquise", "workshop_points"),
    numbers("marquise", "recruiter_points"),
]
RECRUITERS_FOR_BONUS: Final[list[int]] = numbers("marquise", "recruiters_for_bonus")
