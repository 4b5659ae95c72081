"""Which games of BattleLore are kept as records (tests/records.py).

Every setting comes up: scenarios (also one of one's own), seats, Call to Arms, allies, Medieval Lore, landmarks, creatures, windows.
In most games greedy bots lead one camp; in the others everybody plays at random. After a while greedy bots finish what others began, which
keeps the games short.
"""

from __future__ import annotations

from tafelrunde.cli.conform import BotPlayer
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, parse_record, verify, write_record
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.scenario.files import IDS
from tests.battlelore.table import scenario_file
from tests.records import Kept, Table

WANDER = 300
"""Decisions after which nobody plays at random any more."""
GREEDY = BotPlayer("greedy")
RANDOM = BotPlayer("random")
TWO = ["standard", "pennant"]
TURNED = ["pennant", "standard"]
SIX = ["standard", "pennant", "standard-left", "pennant-left", "standard-right", "pennant-right"]
FOUR = ["standard", "pennant", "standard-ally", "pennant-ally"]
OWN = scenario_file(
    [
        "S HBS r3c4",
        "S GBH r3c6",
        "S HGB r2c7",
        "S HRC r1c6",
        "S CHG r2c9",
        "P DBS r7c4",
        "P HBS r7c6",
        "P HGB r8c7",
        "P HRC r9c6",
        "P CSP r8c9",
    ],
    terrain="cliff r5c7, marsh r5c3, stakes r8c7, rampart r3c6, bridge-stone r5c10, waterway r5c11, healing-pool:N r5c5",
    goals=(3, 3),
    extra='[cliffs]\nr5c7 = ["ne", "e"]\n[[objective]]\nat = "r5c3"\nbanners = 1\n[[musician]]\nat = "r3c6"\nkind = "band"',
)
MENAGERIE = scenario_file(
    [
        *(f"S {kind} r7c{column}" for column, kind in ((3, "HGB"), (5, "HGB"), (7, "HGB"), (9, "HGB"), (4, "CSP"), (8, "CHG"))),
        *(f"P {kind} r11c{column}" for column, kind in ((3, "HGB"), (5, "HGB"), (7, "HGB"), (9, "HGB"), (6, "CHY"), (10, "CEE"))),
    ],
    epic=True,
    goals=(4, 4),
)


def settings() -> list[tuple[list[str], dict[str, object]]]:
    """All kinds of games, again and again."""
    found: list[tuple[list[str], dict[str, object]]] = [(TWO if i % 2 else TURNED, {"scenario": name}) for i, name in enumerate(IDS)]
    found += [
        (TWO, {"scenario": OWN}),
        (TWO, {"scenario": "greywater", "landmarks": "yes", "creatures": "free"}),
        (TURNED, {"scenario": "hollow-bridge", "windows": "holders", "creatures": "free"}),
        (TWO, {"scenario": "ploughland", "lore": "medieval"}),
        (TURNED, {"scenario": "three-crossings", "lore": "medieval", "windows": "holders"}),
        (TWO, {"scenario": "greywater", "lore": "plain"}),
        (TURNED, {"scenario": "mill-brook", "lore": "lore", "creatures": "free"}),
        (TWO, {"scenario": "twin-fords", "lore": "medieval", "asks_ends": True}),
        (TWO, {"scenario": "ploughland", "army": "improvised"}),
        (TURNED, {"scenario": "greywater", "army": "organised"}),
        (TWO, {"scenario": "hollow-bridge", "army": "improvised", "landmarks": "no"}),
        (TWO, {"scenario": "long-field", "army": "improvised"}),
        (TWO, {"scenario": "broad-heath", "army": "organised", "creatures": "free"}),
        (SIX[:3], {"scenario": "ploughland"}),
        (SIX[:4], {"scenario": "thornwatch"}),
        (SIX[:5], {"scenario": "long-field", "windows": "holders"}),
        (SIX, {"scenario": "broad-heath"}),
        (FOUR, {"scenario": "broad-heath", "allies": True}),
        (FOUR, {"scenario": "twin-fords", "allies": True, "lore": "lore", "landmarks": "yes"}),
        (FOUR, {"scenario": "long-field", "allies": True, "army": "organised", "windows": "holders"}),
    ]
    return found


def wanderer(pos: Position, seat: int, chance: Chance) -> int:
    """Plays at random for a while, then to win."""
    return (RANDOM if pos.ply < WANDER else GREEDY)(pos, seat, chance)


def table(number: int, chance: Chance) -> Table:
    """Who is keen and who wanders changes from game to game."""
    every = settings()
    roles, options = every[number % len(every)]
    led = {"standard": number % 3 == 0, "pennant": number % 3 == 1}
    keen = [led[role.partition("-")[0]] or len(roles) > 3 or number % 6 == 2 for role in roles]
    return Table(roles, options, [GREEDY if one else wanderer for one in keen])


def old_table(number: int, chance: Chance) -> Table:
    """Epic with Lore and many creatures before many bows: what B24.39 changed."""
    return Table(TWO if number % 2 else TURNED, {"scenario": MENAGERIE, "lore": "lore"}, [GREEDY, GREEDY])


def depends_on_rules(record: Record) -> bool:
    """Whether the moves lead elsewhere under the newest rules."""
    claimed = parse_record(write_record(record).replace(f"\nrules {record.version}\n", f"\nrules {GAME.version}\n"))
    return not verify(claimed).ok


OLD = Kept(GAME.in_rules(1), old_table, longest=2_400, every=200, games=4, wanted=depends_on_rules)
KEPT = Kept(GAME, table, longest=2_400, every=200, older=[OLD])
