"""Plays the games kept in records/: run it only when the rules version is raised, ``python -m tests.root.make_records``.

Every table the reach allows comes up, both maps, every order of play, drafts, other goals; most games are played at random, in some greedy
bots sit at the table.
"""

from __future__ import annotations

import gzip
from itertools import combinations
from pathlib import Path

from tafelrunde.bots.base import Bot, Budget, make_bot
from tafelrunde.engine.chance import KEYED, chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import write_record
from tafelrunde.engine.state import digest
from tafelrunde.games.root import GAME

FOLDER = Path(__file__).parent / "records"
GAMES = 100
LONGEST = 900
EVERYBODY = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "vagabond")


def tables(adventurous: bool) -> list[list[str]]:
    """Every table the reach allows, by number of seats."""
    found: list[list[str]] = []
    for seats in range(GAME.min_seats, GAME.max_seats + 1):
        for choice in combinations(range(len(EVERYBODY)), seats):
            roles = [EVERYBODY[i] for i in choice]
            second_alone = 6 in choice and 3 not in choice
            if not second_alone and not GAME.objection(roles, {"adventurous": adventurous}):
                found.append(roles)
    return found


def setting(number: int) -> tuple[list[str], dict[str, object]]:
    """Seats and options of a game."""
    every = tables(adventurous=False) + [roles for roles in tables(adventurous=True) if GAME.objection(roles, {"adventurous": False})]
    roles = list(every[number % len(every)])
    adventurous = bool(GAME.objection(roles, {"adventurous": False}))
    if number >= len(every) and number % 5 == 4:
        roles[number % len(roles)] = "open"
    if number >= len(every) and number % 10 == 7:
        roles = ["open"] * (2 + number // 10 % 5)
    options: dict[str, object] = {"map": ("autumn", "winter")[number % 2], "order": ("random", "clockwise", "fixed")[number % 3]}
    options["adventurous"] = adventurous
    if number % 7 == 3:
        options["victory"] = 20
    return roles, options


def play(number: int, seed: int) -> str | None:
    """The text of one game, or nothing if it gets too long."""
    chance = chance_from_seed(f"record {number} {seed}".encode())
    roles, options = setting(number)
    keyed = number % 4 == 1
    history = History(GAME, roles, bytes([number, seed % 256] * 8) if keyed else seed, options, KEYED if keyed else "fast")
    greedy = number % 5 == 0
    bots: list[Bot] = [make_bot("greedy" if greedy and seat % 2 == 0 else "random", chance.fork()) for seat in range(len(roles))]
    checks: dict[int, str] = {}
    while waiting := history.position.waiting():
        seat = waiting[0]
        history.play(seat, bots[seat].choose(Eyes(history.position, seat), Budget(iterations=1)))
        if len(history.moves) % 40 == 0:
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
        text = play(number, seed)
        while text is None:
            seed += 1
            text = play(number, seed)
        with (FOLDER / f"{number:03d}.record.gz").open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write(text.encode())


if __name__ == "__main__":
    main()
