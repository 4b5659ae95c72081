"""Breaks records at random; every one must parse or be refused with one clear error. Run: python -m tests.engine.fuzz_records 100000."""

from __future__ import annotations

import random
import sys

from tafelrunde.engine.errors import TafelrundeError, Unreadable
from tafelrunde.engine.history import History
from tafelrunde.engine.record import parse_record, write_record
from tafelrunde.examples.apple import GAME

PIECES = [
    "\n",
    " ",
    "=",
    "#",
    "{",
    "}",
    '"',
    "0",
    "-1",
    "99999999999",
    "amber",
    "bid",
    "ready",
    "result",
    "seed",
    "digest",
    "winners",
    "rule",
]
PIECES += ["\x00", "ü", "\ud800", "\u2028", "\r", "tafelrunde record 1", "options ", "[" * 50, "1e999", "NaN", "null", "٣", "²"]


def sources(draws: random.Random) -> list[str]:
    texts = []
    for seed in range(6):
        history = History(GAME, 2 + seed % 3, seed, {"goal": 6})
        while waiting := history.position.waiting():
            history.play(waiting[0], draws.choice(history.position.moves(waiting[0])))
        texts.append(write_record(history.record()))
    return texts


def mutate(text: str, draws: random.Random) -> str:
    for _ in range(draws.randint(1, 4)):
        a = draws.randrange(len(text) + 1)
        b = min(len(text), a + draws.choice((0, 1, 2, 8, 40, 400)))
        kind = draws.randrange(5)
        if kind == 0:
            text = text[:a] + text[b:]
        elif kind == 1:
            text = text[:a] + draws.choice(PIECES) + text[b:]
        elif kind == 2:
            text = text[:a] + chr(draws.choice((draws.randrange(128), draws.randrange(0x3000)))) + text[a + 1 :]
        elif kind == 3:
            text = text[:b] + text[a:]
        else:
            lines = text.split("\n")
            draws.shuffle(lines) if draws.random() < 0.1 else lines.insert(draws.randrange(len(lines) + 1), draws.choice(lines))
            text = "\n".join(lines)
    return text


def fuzz(times: int, seed: int) -> int:
    """How many were refused; anything but a typed error is raised."""
    draws = random.Random(seed)
    texts = sources(draws)
    refused = 0
    for _ in range(times):
        text = mutate(draws.choice(texts), draws)
        try:
            parse_record(text)
        except TafelrundeError as error:
            refused += 1
            placed = not isinstance(error, Unreadable) or (error.line >= 1 and error.column >= 1)
            if not placed or "\n" in str(error):
                raise AssertionError(f"not one clear line with its place: {error!r}") from error
    return refused


if __name__ == "__main__":
    count = int(sys.argv[1])
    print(f"{count} broken records, {fuzz(count, 0)} refused with one clear error, none crashed")
