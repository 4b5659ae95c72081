"""What is printed on the Cult board."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.root.components import number, numbers

GARDENS_OF_A_SUIT: Final = number("cult", "gardens_of_a_suit")
CULT_WARRIORS: Final = number("cult", "start_warriors")
GARDEN_POINTS: Final[list[int]] = numbers("cult", "points")
GARDENS_FOR_BONUS: Final = number("cult", "gardens_for_bonus")
CRUSADE_COST: Final = number("cult", "crusade")
CONVERT_COST: Final = number("cult", "convert")
SANCTIFY_COST: Final = number("cult", "sanctify")
