"""The long comparison of the compiled and the interpreted build: ``python -m tests.research.compare_builds 1000 [GAME …]``.

Plays so many random games of each game in both builds, in random settings, and compares along the way the digests of the positions and what
one of the seats sees. Most games are followed through their opening, every tenth for as long as it is likely to last: the interpreted build
is the slow one. What has been compared is kept, and a comparison of the same sources goes on where it was interrupted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import msgspec

import tafelrunde
from tafelrunde._build import STAMP
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.state import digest
from tafelrunde.testing import random_setting

FOLDER = Path(__file__).parents[2] / "build" / "compare"
PORTION = 50
"""Games compared at a time."""
SHORT, LONG = 40, 150
"""Decisions from one digest to the next."""
DIGESTS = 6


def digests(game_id: str, first: int) -> list[str]:
    """A portion of random games from this number on: digests along the way."""
    game, found = tafelrunde.find(game_id), []
    for seed in range(first, first + PORTION):
        draws = chance_from_seed(seed)
        roles, options = random_setting(game, draws)
        pos = game.new(roles, seed, options)
        for _ in range(DIGESTS):
            playout(pos, draws, SHORT if seed % 10 else LONG)
            seen = msgspec.json.encode(pos.view(seed % pos.seats))
            found.append(digest(pos) + blake2b(seen, digest_size=8).hexdigest())
    return found


def in_build(build: str, game: str, first: int) -> list[str]:
    """The digests from a process that runs this build."""
    command = [sys.executable, "-m", "tests.research.compare_builds", "--portion", game, str(first)]
    done = subprocess.run(command, env={**os.environ, "TAFELRUNDE_BUILD": build}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    ran, found = json.loads(done.stdout)
    assert ran == build
    return list(found)


def compare(game: str, games: int) -> int:
    """How many digests differ in so many games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{game}-{json.loads(STAMP.read_text())['hash'][:16]}.json"
    portions: list[list[int]] = json.loads(path.read_text()) if path.exists() else []
    for first in range(len(portions) * PORTION, games, PORTION):
        pure, native = in_build("pure", game, first), in_build("native", game, first)
        differ = [at for at, (one, other) in enumerate(zip(pure, native, strict=True)) if one != other]
        if differ:
            print(f"{game}: game {first + differ[0] // DIGESTS} differs first", file=sys.stderr)
        portions.append([len(pure), len(set(pure)), len(differ)])
        path.write_text(json.dumps(portions))
    compared, positions, wrong = (sum(portion[i] for portion in portions) for i in range(3))
    told = f"{compared} digests compared, {positions} different positions, {wrong} differences"
    print(f"{game}: {len(portions) * PORTION} games, {told}", flush=True)
    return wrong


def main(games: int, names: list[str]) -> int:
    chosen = names or ["apple", *(game.id for game in tafelrunde.all_games())]
    return 1 if sum(compare(game, games) for game in chosen) else 0


if __name__ == "__main__":
    if sys.argv[1] == "--portion":
        print(json.dumps([tafelrunde.BUILD, digests(sys.argv[2], int(sys.argv[3]))]))
    else:
        sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
