"""An earlier state of the project beside this one: ``python -m bench.before COMMIT`` compiles it in ``build/before/COMMIT``.

What is measured there is measured by today's programs, which only ask for what both states know.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.run import Contest

ROOT = Path(__file__).parents[1]
TREES = ROOT / "build" / "before"
CUTS = ("-1", "100", "20")
"""Where rollouts of a search are cut: never, after so many decisions."""
SEARCHED = (("root", 4), ("battlelore", 2))


def tree_of(commit: str) -> Path:
    """The sources of a commit, compiled; made if they are not there."""
    tree = TREES / commit
    if not (tree / "src" / "tafelrunde" / "_native.json").exists():
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True)
        if archive.returncode:
            raise SystemExit(f"There is no commit '{commit}' here: name one that this clone has (BEFORE=...), or fetch the whole history.")
        tree.mkdir(parents=True, exist_ok=True)
        subprocess.run(["tar", "-x", "-C", str(tree)], input=archive.stdout, check=True)
        print(f"compiling {commit}, some minutes", file=sys.stderr)
        env = {**os.environ, "TAFELRUNDE_NATIVE": "1", "MYPYPATH": "src"}
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=tree, env=env, check=True, capture_output=True
        )
    return tree


def both(contest: Contest, tree: Path, rounds: int) -> None:
    """Everything that is compared with before, in turns: each measurement is taken in both states one right after the other."""
    tables = [(game, seats) for game in contest.games for seats in seats_of(game)]
    ways = [(way, build, game, seats) for way in ("python", "inside") for build in contest.builds for game, seats in tables]
    for number in range(rounds):
        print(f"before and after, round {number + 1} of {rounds}", file=sys.stderr)
        for way, build, game, seats in ways:
            contest.in_turns(tree, way, game, build, seats)
        for game, seats in tables:
            contest.in_turns(tree, "sizes", game, contest.builds[-1], seats)
        for game, seats in SEARCHED:
            for cut in CUTS if game in contest.games else ():
                contest.in_turns(tree, "search", game, contest.builds[-1], seats, f"cut={cut}")
        contest.keep()


def seats_of(game: str) -> tuple[int, ...]:
    """The sizes of table that are compared: the fewest, and at Root also the usual four."""
    return (2, 4) if game == "root" else (2,)


if __name__ == "__main__":
    print(tree_of(sys.argv[1]))
