"""What is printed on the Cult board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import number, numbers

GARDENS_OF_A_SUIT: Final = number("cult", "gardens_of_a_suit")
CULT_WARRIORS: Final = number("cult", "start_warriors")
GARDEN_POINTS: Final = vec[i64](numbers("cult", "points"))
GARDENS_FOR_BONUS: Final = number("cult", "gardens_for_bonus")
CRUSADE_COST: Final = number("cult", "crusade")
CONVERT_COST: Final = number("cult", "convert")
SANCTIFY_COST: Final = number("cult", "sanctify")
