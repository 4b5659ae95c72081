"""Which games of Root are kept as records (tests/records.py).

Every table the reach allows comes up, both maps, every order of play, drafts, other goals; most games are played at random, in some greedy
bots sit at the table.
"""

from __future__ import annotations

from itertools import combinations

from tafelrunde.cli.conform import BotPlayer
from tafelrunde.engine.chance import Chance
from tafelrunde.games.root import GAME
from tests.records import Kept, Table

EVERYBODY = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "vagabond")


def objected(roles: list[str], adventurous: bool) -> bool:
    """Whether a table may not play."""
    return GAME.objection(roles, {"map": "autumn", "adventurous": adventurous}) != ""


def tables(adventurous: bool) -> list[list[str]]:
    """Every table the reach allows, by number of seats."""
    found: list[list[str]] = []
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        for choice in combinations(range(len(EVERYBODY)), seats):
            roles = [EVERYBODY[i] for i in choice]
            second_alone = 6 in choice and 3 not in choice
            if not second_alone and not objected(roles, adventurous):
                found.append(roles)
    return found


def setting(number: int) -> tuple[list[str], dict[str, object]]:
    """Seats and options of a game."""
    every = tables(adventurous=False) + [roles for roles in tables(adventurous=True) if objected(roles, adventurous=False)]
    roles = list(every[number % len(every)])
    adventurous = objected(roles, adventurous=False)
    if number >= len(every) and number % 5 == 4:
        roles[number % len(roles)] = "open"
    if number >= len(every) and number % 10 == 7:
        roles = ["open"] * (2 + number // 10 % 5)
    options: dict[str, object] = {"map": ("autumn", "winter")[number % 2], "order": ("random", "clockwise", "fixed")[number % 3]}
    options["adventurous"] = adventurous
    if number % 7 == 3:
        options["victory"] = 20
    return roles, options


def table(number: int, chance: Chance) -> Table:
    """In every fifth game every second seat is greedy."""
    roles, options = setting(number)
    players = [BotPlayer("greedy" if number % 5 == 0 and seat % 2 == 0 else "random") for seat in range(len(roles))]
    return Table(roles, options, players)


KEPT = Kept(GAME, table, longest=900, every=40)
