"""Plays the games kept in records/: run it only when the rules version is raised, ``python -m tests.battlelore.make_records``.

Every setting comes up: scenarios (also one of one's own), seats, Call to Arms, allies, Medieval Lore, landmarks, creatures, windows.
In most games greedy bots lead one camp; in the others everybody plays at random. After a while greedy bots finish what others began, which
keeps the games short.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from tafelrunde.bots.base import Bot, Budget, make_bot
from tafelrunde.engine.chance import FAST, KEYED, chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import write_record
from tafelrunde.engine.state import digest
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.scenario.files import IDS
from tests.battlelore.table import scenario_file

FOLDER = Path(__file__).parent / "records"
GAMES = 100
LONGEST = 2400
WANDER = 300
"""Decisions after which nobody plays at random any more."""
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


def settings() -> list[tuple[list[str], dict[str, object]]]:
    """All kinds of games, again and again."""
    found: list[tuple[list[str], dict[str, object]]] = [(TWO if i % 2 else TURNED, {"scenario": name}) for i, name in enumerate(IDS)]
    found += [
        (TWO, {"scenario": OWN}),
        (TWO, {"scenario": "greywater", "landmarks": "yes", "creatures": "free"}),
        (TURNED, {"scenario": "hollow-bridge", "windows": "holders", "creatures": "free"}),
        (TWO, {"scenario": "ploughland", "lore": "medieval"}),
        (TURNED, {"scenario": "three-crossings", "lore": "medieval", "windows": "holders"}),
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
        (FOUR, {"scenario": "long-field", "allies": True, "army": "organised", "windows": "holders"}),
    ]
    return found


def play(number: int, seed: int) -> str | None:
    """The text of one game, or nothing if it gets too long."""
    every = settings()
    roles, options = every[number % len(every)]
    chance = chance_from_seed(f"record {number} {seed}".encode())
    keyed = number % 4 == 1
    history = History(GAME, roles, bytes([number, seed % 256] * 8) if keyed else seed, options, KEYED if keyed else FAST)
    led = {"standard": number % 3 == 0, "pennant": number % 3 == 1}
    bots: list[Bot] = []
    for role in roles:
        keen = led[role.partition("-")[0]] or len(roles) > 3 or number % 6 == 2
        bots.append(make_bot("greedy" if keen else "random", chance.fork()))
    closers = [make_bot("greedy", chance.fork()) for _ in roles]
    checks: dict[int, str] = {}
    while waiting := history.position.waiting():
        seat = waiting[0]
        bot = bots[seat] if len(history.moves) < WANDER else closers[seat]
        history.play(seat, bot.choose(Eyes(history.position, seat), Budget(iterations=1)))
        if len(history.moves) % 200 == 0:
            checks[len(history.moves)] = digest(history.position)
        if len(history.moves) > LONGEST:
            return None
    record = history.record()
    for ply, check in checks.items():
        record.moves[ply - 1].check = check
    return write_record(record)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for number in range(GAMES):
        path = FOLDER / f"{number:03}.record.gz"
        if path.exists():
            continue
        text, seed = None, number
        while text is None:
            text = play(number, seed)
            seed += 1000
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        print(number, len(text), file=sys.stderr)


if __name__ == "__main__":
    main()
