"""Which games of the example are kept as records (tests/records.py)."""

from __future__ import annotations

from tafelrunde.cli.conform import BotPlayer
from tafelrunde.engine.chance import Chance
from tafelrunde.examples.apple import GAME
from tafelrunde.testing import random_setting
from tests.records import Kept, Table


def table(number: int, chance: Chance) -> Table:
    """Every setting, at random."""
    roles, options = random_setting(GAME, chance)
    return Table(roles, options, [BotPlayer("random")] * len(roles))


KEPT = Kept(GAME, table, longest=400, every=10, games=20)
