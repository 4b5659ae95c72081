"""Which games of Seventh Stone are kept as records (tests/records.py): every setting, played by players of every temper."""

from __future__ import annotations

from tafelrunde.cli.conform import BotPlayer
from tafelrunde.engine.chance import Chance
from tafelrunde.games.seventhstone import GAME
from tafelrunde.testing import random_setting
from tests.records import Kept, Table
from tests.seventhstone.players import builder_player, eager_player

PLAYERS = (BotPlayer("random"), BotPlayer("greedy"), eager_player, builder_player)


def table(number: int, chance: Chance) -> Table:
    """All seats are of one temper."""
    roles, options = random_setting(GAME, chance)
    return Table(roles, options, [PLAYERS[number % len(PLAYERS)]] * len(roles))


KEPT = Kept(GAME, table, longest=1_500, every=60)
