"""Which games of Bloodstones are kept as records (tests/records.py).

Every setting comes up: seats, factions, maps (also maps of one's own), the variant and the options. Most games are played at random; in
some, greedy bots sit at the table.
"""

from __future__ import annotations

from tafelrunde.cli.conform import BotPlayer
from tafelrunde.engine.chance import Chance
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.map.check import find_map
from tafelrunde.games.bloodstones.map.generator import new_map
from tafelrunde.games.bloodstones.map.maps import MAP_IDS
from tafelrunde.testing import random_setting
from tests.records import Kept, Table


def table(number: int, chance: Chance) -> Table:
    """In every fifth game every second seat is greedy."""
    roles, options = random_setting(GAME, chance)
    if number % 10 == 3:
        roles, options = roles[:3], {"map": new_map(3, number), "allow_unrecommended_factions": True}
    if number % 10 == 5:
        options["map"] = MAP_IDS[number // 10 % len(MAP_IDS)]
        roles = GAME.default_roles(find_map(str(options["map"])).players[1])
    if number % 10 == 7:
        roles = ["chooser"] * len(roles)
    players = [BotPlayer("greedy" if number % 5 == 0 and seat % 2 == 0 else "random") for seat in range(len(roles))]
    return Table(roles, options, players)


KEPT = Kept(GAME, table, longest=1_500, every=150)
