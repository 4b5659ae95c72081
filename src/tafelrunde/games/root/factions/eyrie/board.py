"""What is printed on the Eyrie board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import number, numbers

ROOSTS: Final = number("eyrie", "roosts")
ROOST_WARRIORS: Final = number("eyrie", "start_warriors")
NEW_ROOST_WARRIORS: Final = number("eyrie", "new_roost_warriors")
ROOST_POINTS: Final = vec[i64](numbers("eyrie", "points"))
ROOSTS_FOR_BONUS: Final[list[int]] = numbers("eyrie", "roosts_for_bonus")
