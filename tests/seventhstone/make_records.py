"""Makes the fixture records: ``python -m tests.seventhstone.make_records``.

Only for a new rules version: the records of a version must replay to the same digests for ever.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

from tafelrunde.bots.base import Budget
from tafelrunde.bots.greedy import GreedyBot
from tafelrunde.engine.chance import FAST, KEYED, Chance, chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import write_record
from tafelrunde.engine.state import digest
from tafelrunde.games.seventhstone import GAME
from tafelrunde.testing.conformance import random_player, random_setting
from tests.seventhstone.players import builder_player, eager_player

FOLDER = Path(__file__).parent / "records"
RECORDS = 100
EVERY = 60
"""A digest check after every so many decisions."""
LONGEST = 1_500


def greedy_player(pos: Position, seat: int, chance: Chance) -> int:
    return GreedyBot(chance).choose(Eyes(pos, seat), Budget())


PLAYERS: tuple[Callable[[Position, int, Chance], int], ...] = (random_player, greedy_player, eager_player, builder_player)


def make(number: int, seed: int) -> str | None:
    """The text of a record, or None if the game became too long."""
    chance = chance_from_seed(seed)
    roles, options = random_setting(GAME, chance)
    keyed = number % 10 == 0
    history = History(GAME, roles, b"a seed of many bytes %04d" % seed if keyed else seed, options, KEYED if keyed else FAST)
    player = PLAYERS[number % len(PLAYERS)]
    checks = []
    while waiting := history.position.waiting():
        seat = waiting[chance.below(len(waiting))]
        history.play(seat, player(history.position, seat, chance))
        checks.append(digest(history.position) if len(history.moves) % EVERY == 0 else "")
        if len(history.moves) > LONGEST:
            return None
    record = history.record()
    for line, check in zip(record.moves, checks, strict=True):
        line.check = check[:8]
    return write_record(record)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    seed = 0
    for number in range(RECORDS):
        text = None
        while text is None:
            seed += 1
            text = make(number, seed)
        (FOLDER / f"{number:03}.record.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
