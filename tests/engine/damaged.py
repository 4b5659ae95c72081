"""Files of authors, damaged by chance: each is answered in clear sentences, none breaks anything, none takes long.

`python -m tests.engine.damaged` damages ten thousand and tells the slowest; the test suite some hundred, without a look at the clock.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Iterator

import tafelrunde
from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.catalogue import Game, Workshop
from tafelrunde.engine.desk import Fault, Stroke

MOST_SECONDS = 0.1
LONGEST = 400
STRANGE = (
    *("", "\x00", "\ud800", "[", "]", "{", "}", '"', "=", ".", "\n", "-1", "1e400"),
    *("99999999999", "true", "null", "ä", "\u202e", "#", "'''"),
)


def whole_files(game: Game) -> list[str]:
    workshop = workshop_of(game)
    seats = range(game.min_seats, min(game.max_seats, game.min_seats + 2) + 1)
    return [*workshop.shipped().values(), *(workshop.blank(count) for count in seats), *(workshop.new(count, 1) or "" for count in seats)]


def workshop_of(game: Game) -> Workshop:
    assert game.workshop is not None
    return game.workshop


def damage(text: str, chance: random.Random) -> str:
    """The text with one to four things gone wrong."""
    for _ in range(chance.randint(1, 4)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        end = min(to, at + chance.randint(1, 40))
        numbers = [match.span() for match in re.finditer(r"\d+", text)]
        words = [match.span() for match in re.finditer(r"[A-Za-z_-]{3,}", text)]
        kind = chance.randrange(8)
        if kind == 0:
            text = text[:at] + text[end:]
        elif kind == 1:
            text = text[:at] + chance.choice(STRANGE) + text[at:]
        elif kind == 2 and numbers:
            one, other = chance.choice(numbers)
            text = text[:one] + chance.choice(("0", "-3", "77", "1e9", '"x"', "2.5", "[]", "99999999999999999999")) + text[other:]
        elif kind == 3 and len(words) > 1:
            (one, other), (left, right) = chance.choice(words), chance.choice(words)
            text = text[:one] + text[left:right] + text[other:]
        elif kind == 4:
            text = text[:at] + text[at:end] * chance.randint(2, 60) + text[end:]
        elif kind == 5:
            lines = text.split("\n")
            chance.shuffle(lines)
            text = "\n".join(lines)
        elif kind == 6:
            text = text[:at]
        else:
            text = text.replace(text[at:end] or " ", chance.choice(STRANGE), 1)
    return text


def wrong_with(fault: Fault) -> str:
    """What is wrong with what is said about a file; nothing: it is one clear sentence in each language."""
    for said in (fault.en, fault.de):
        if not said.strip() or not said.rstrip().endswith("."):
            return f"no sentence: {said!r}"
        if "\n" in said or len(said) > LONGEST:
            return f"not one sentence: {said[:LONGEST]!r}"
        if re.search(r"Traceback|object at 0x|<class", said):
            return f"nothing for people: {said!r}"
    return ""


def look(workshop: Workshop, text: str) -> list[Fault]:
    """All that the workshop does with a text from a stranger."""
    faults = workshop.faults(text)
    try:
        desk = workshop.desk(text)
        place = desk.places[0].id if desk.places else ""
        workshop.change(text, [Stroke(desk.brushes[0].name, [place])])
    except Faulty:
        if not faults:
            raise
    return faults


def damaged(count: int, seed: int) -> Iterator[tuple[Game, str]]:
    games = [game for game in tafelrunde.all_games() if game.workshop is not None]
    files = {game.id: whole_files(game) for game in games}
    chance = random.Random(seed)
    for i in range(count):
        game = games[i % len(games)]
        yield game, damage(chance.choice(files[game.id]), chance)


def main(count: int = 10_000) -> int:
    slowest, refused, bad = 0.0, 0, 0
    for game, text in damaged(count, 1):
        began = time.process_time()
        faults = workshop_of(game).faults(text)
        slowest = max(slowest, time.process_time() - began)
        found = [trouble for fault in look(workshop_of(game), text) if (trouble := wrong_with(fault))]
        if found or time.process_time() - began > 4 * MOST_SECONDS:
            bad += 1
            print(game.id, found[:1], f"{time.process_time() - began:.3f} s")
        refused += bool(faults)
    print(f"{count} damaged files: {refused} refused, {bad} badly; the slowest check took {slowest * 1000:.0f} ms")
    return 1 if bad or slowest > MOST_SECONDS else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
