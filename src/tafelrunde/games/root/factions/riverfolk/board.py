"""What is printed on the Riverfolk board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.components import number, numbers

POSTS_OF_A_SUIT: Final = number("riverfolk", "posts_of_a_suit")
POST_POINTS: Final = vec[i64](numbers("riverfolk", "post_points"))
POST_FUNDS: Final = number("riverfolk", "post_funds")
RIVER_WARRIORS: Final = number("riverfolk", "start_warriors")
START_PAYMENTS: Final = number("riverfolk", "start_payments")
HIGHEST_PRICE: Final = number("riverfolk", "highest_price")
PROTECTIONISM: Final = number("riverfolk", "protectionism")
FUNDS_FOR_A_POINT: Final = number("riverfolk", "funds_for_a_point")
