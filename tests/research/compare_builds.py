"""The long comparison of the compiled and the interpreted build: ``python -m tests.research.compare_builds 1000``.

Plays so many random games of each game in both builds, in random settings, and compares the digests along the way.
"""

from __future__ import annotations

import sys

import tafelrunde
from tests.engine.test_builds import in_build


def main(games: int) -> int:
    wrong = 0
    for game in ("apple", *(game.id for game in tafelrunde.all_games())):
        pure, native = in_build("pure", game, games), in_build("native", game, games)
        assert (pure[0], native[0]) == ("pure", "native")
        differ = sum(one != other for one, other in zip(pure[1], native[1], strict=True))
        print(f"{game}: {games} games, {len(pure[1])} digests compared, {len(set(pure[1]))} different positions, {differ} differences")
        wrong += differ
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
