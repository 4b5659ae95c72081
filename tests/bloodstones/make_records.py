"""Plays the games kept in records/: run it only when the rules version is raised, ``python -m tests.bloodstones.make_records``.

Every setting comes up: seats, factions, maps (also maps of one's own), the variant and the options. Most games are played at random; in
some, greedy bots sit at the table.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from tafelrunde.bots.base import Bot, Budget, make_bot
from tafelrunde.engine.chance import KEYED, chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import write_record
from tafelrunde.engine.state import digest
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.map.generator import new_map
from tafelrunde.games.bloodstones.map.maps import MAP_IDS, find_map
from tafelrunde.testing import random_setting

FOLDER = Path(__file__).parent / "records"
GAMES = 100
GREEDY = 20
"""Every fifth game has greedy bots at the table."""
LONGEST = 1500


def play(number: int, seed: int) -> str | None:
    """The text of one game, or nothing if it gets too long."""
    chance = chance_from_seed(f"record {number} {seed}".encode())
    roles, options = random_setting(GAME, chance)
    if number % 10 == 3:
        roles, options = roles[:3], {"map": new_map(3, number), "allow_unrecommended_factions": True}
    if number % 10 == 5:
        options["map"] = MAP_IDS[number // 10 % len(MAP_IDS)]
        roles = GAME.default_roles(find_map(str(options["map"])).players[1])
    if number % 10 == 7:
        roles = ["chooser"] * len(roles)
    greedy = number % (GAMES // GREEDY) == 0
    keyed = number % 4 == 1
    history = History(GAME, roles, bytes([number, seed] * 8) if keyed else seed, options, KEYED if keyed else "fast")
    bots: list[Bot] = [make_bot("greedy" if greedy and seat % 2 == 0 else "random", chance.fork()) for seat in range(len(roles))]
    checks: dict[int, str] = {}
    while waiting := history.position.waiting():
        seat = waiting[0]
        history.play(seat, bots[seat].choose(Eyes(history.position, seat), Budget(iterations=1)))
        if len(history.moves) % 150 == 0:
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
        seed = number
        text = play(number, seed % 256)
        while text is None:
            seed += 1
            text = play(number, seed % 256)
        with (FOLDER / f"{number:03d}.record.gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write(text.encode())


if __name__ == "__main__":
    main()
