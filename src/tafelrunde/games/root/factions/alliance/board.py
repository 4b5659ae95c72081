"""What is printed on the Alliance board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import number, numbers

SYMPATHY_TOKENS: Final = number("alliance", "sympathy")
START_SUPPORTERS: Final = number("alliance", "start_supporters")
STACK_WITHOUT_BASE: Final = number("alliance", "stack_without_base")
REVOLT_COST: Final = number("alliance", "revolt_cost")
MARTIAL_LAW: Final = number("alliance", "martial_law_warriors")
SYMPATHY_COST: Final = vec[i64](numbers("alliance", "cost"))
SYMPATHY_POINTS: Final = vec[i64](numbers("alliance", "points"))
