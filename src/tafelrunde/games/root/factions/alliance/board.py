"""What is printed on the Alliance board."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.root.components import number, numbers

SYMPATHY_TOKENS: Final = number("alliance", "sympathy")
START_SUPPORTERS: Final = number("alliance", "start_supporters")
STACK_WITHOUT_BASE: Final = number("alliance", "stack_without_base")
REVOLT_COST: Final = number("alliance", "revolt_cost")
MARTIAL_LAW: Final = number("alliance", "martial_law_warriors")
SYMPATHY_COST: Final[list[int]] = numbers("alliance", "cost")
SYMPATHY_POINTS: Final[list[int]] = numbers("alliance", "points")
