"""Measures everything in turns on one core and writes docs/performance.md: ``python -m bench.run``.

Every contestant is a process of its own; a round lets each run once, so that a busy minute hits all alike. What is compared are ratios
taken within a round; the median of the rounds is shown with the lowest and the highest.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import tafelrunde
from bench.before import both, tree_of
from bench.report import AFTER, BASE, BEFORE, page
from tafelrunde._build import native_is_fresh

ROOT = Path(__file__).parents[1]
BOARDGAME = ROOT / "bench" / "boardgame"
PEERS = (
    "python-chess",
    "open_spiel:chess",
    "open_spiel:backgammon",
    "open_spiel:gin_rummy",
    "open_spiel:hearts",
    "open_spiel:python_liars_poker",
    "open_spiel:python_team_dominoes",
    "catanatron",
)
INSIDE = ("open_spiel-inside:chess", "open_spiel-inside:backgammon", "open_spiel-inside:gin_rummy", "open_spiel-inside:hearts")
ZOO = ("pettingzoo:chess_v6", "pettingzoo:connect_four_v3", "pettingzoo:texas_holdem_v4")
MAPS = ("map", "layout", "board", "scenario")
"""Options that choose where a game is played, whatever a game calls it."""
PARTS = ("before", "rounds", "details")


class Contest:
    """Runs contestants and keeps what they report, round by round."""

    def __init__(self, core: int, seconds: float, path: Path, games: list[str], builds: list[str]) -> None:
        self.core = core
        self.seconds = seconds
        self.path = path
        self.games = games
        self.builds = builds
        self.results: dict[str, list[dict[str, Any]]] = {}

    def keep(self) -> None:
        """After every round, so that an interrupted run is not lost: ``--again`` writes the page from what there is."""
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps({"games": self.games, "builds": self.builds, "results": self.results}, indent=1))

    def run(self, name: str, command: list[str], build: str = "pure", tree: Path | None = None) -> None:
        """One contestant, one round. A peer that is not installed is left out and named in the page. `tree`: an earlier state of ours."""
        env = {**os.environ, "TAFELRUNDE_BUILD": build, "NODE_ENV": "production"}
        if tree is not None:
            env["PYTHONPATH"] = str(tree / "src")
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, preexec_fn=self.pin, timeout=600)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["no word"])[-1]
            print(f"  {name}: left out ({last})", file=sys.stderr)
            self.results.setdefault(name, []).append({"missing": last})
            return
        result = json.loads(done.stdout.strip().splitlines()[-1])
        result |= {"seconds": self.seconds, "load": os.getloadavg()[0] / (os.cpu_count() or 1)}
        self.results.setdefault(name, []).append(result)
        print(f"  {name}: {result.get('decisions_per_s', 0):,.0f}/s", file=sys.stderr)

    def pin(self) -> None:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {self.core})

    def peer(self, name: str) -> None:
        self.run(name, [sys.executable, "-m", "bench.peers", name, str(self.seconds)])

    def boardgame(self) -> None:
        node = shutil.which("node")
        if node is None or not (BOARDGAME / "node_modules").exists():
            self.results.setdefault("boardgame.io", []).append({"missing": "node or its packages are not installed"})
            return
        self.run("boardgame.io", [node, str(BOARDGAME / "bench.mjs"), str(self.seconds)])

    def ours(self, way: str, game: str, build: str, seats: int = 0, *options: str) -> None:
        seats = seats or tafelrunde.find(game).min_seats
        name = " ".join([way, game, build, str(seats), *options])
        self.run(name, [sys.executable, "-m", "bench.ours", way, game, str(self.seconds), str(seats), *options], build)

    def in_turns(self, tree: Path, way: str, game: str, build: str, seats: int, *options: str) -> None:
        """One of our measurements in an earlier state and, right after it, in this one."""
        command = [sys.executable, "-m", "bench.ours", way, game, str(self.seconds), str(seats), *options]
        name = " ".join([way, game, build, str(seats), *options])
        self.run(f"{BEFORE} {name}", command, build, tree)
        self.run(f"{AFTER} {name}", command, build)


def rounds(contest: Contest, count: int) -> None:
    """What is compared with peers; what stands in one table is measured within minutes."""
    games, builds = contest.games, contest.builds
    for number in range(count):
        print(f"round {number + 1} of {count}", file=sys.stderr)
        for peer in PEERS:
            contest.peer(peer)
        contest.boardgame()
        for game, build in product(games, builds):
            contest.ours("python", game, build)
        for peer in INSIDE:
            contest.peer(peer)
        for game, build in product(games, builds):
            contest.ours("inside", game, build)
        for peer in ZOO:
            contest.peer(peer)
        for game in games:
            contest.ours("pettingzoo", game, builds[-1])
        contest.keep()


def details(contest: Contest, passes: int) -> None:
    """What is told of our own games only. How cost grows is a comparison too, so it is measured in passes, like the rounds."""
    builds = contest.builds
    settings = {name: settings_of(tafelrunde.find(name)) for name in contest.games}
    for number in range(passes):
        print(f"growth, pass {number + 1} of {passes}", file=sys.stderr)
        for name in contest.games:
            for seats, chosen in settings[name]:
                contest.ours("growth", name, builds[-1], seats, *chosen)
        contest.keep()
    print("details", file=sys.stderr)
    for name in contest.games:
        contest.ours("sizes", name, "pure")
        for seats, chosen in settings[name]:
            contest.ours("sizes", name, builds[-1], seats, *chosen)
        contest.ours("stages", name, builds[-1])
        contest.ours("profile", name, "pure")
        contest.keep()


def settings_of(game: tafelrunde.Game) -> list[tuple[int, list[str]]]:
    """Every number of seats on the default map, then every map with the fewest seats it takes."""
    found: list[tuple[int, list[str]]] = [(seats, []) for seats in range(game.min_seats, game.max_seats + 1)]
    for option in game.options:
        if option.name in MAPS:
            for choice in option.choices:
                found.append((fewest(game, {option.name: choice}), [f"{option.name}={json.dumps(choice)}"]))
    return found


def fewest(game: tafelrunde.Game, options: dict[str, Any]) -> int:
    """With how many seats these options can be played."""
    for seats in range(game.min_seats, game.max_seats):
        try:
            game.new(seats, 0, options)
            return seats
        except tafelrunde.BadOptions:
            continue
    return game.max_seats


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--passes", type=int, default=3, help="through the numbers of seats and the maps")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each contestant in each round")
    parser.add_argument("--core", type=int, default=os.cpu_count() or 1, help="counted from 1 (default: the last)")
    parser.add_argument("--games", default="", help="our games, separated by commas (default: all)")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "performance.md")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "bench.json")
    parser.add_argument(
        "--part", choices=PARTS, help="only what is compared with an earlier state or with peers, or what is told of our games"
    )
    parser.add_argument("--before", default="", metavar="COMMIT", help="the earlier state to compare with (default: none)")
    parser.add_argument("--more", action="store_true", help="add to the results of the last run")
    parser.add_argument("--again", action="store_true", help="write the page from the results of the last run")
    args = parser.parse_args()
    games = args.games.split(",") if args.games else [game.id for game in tafelrunde.all_games()]
    if not args.again:
        builds = ["pure", "native"] if native_is_fresh() else ["pure"]
        contest = Contest(args.core - 1, args.seconds, args.results, games, builds)
        if args.more:
            contest.results = json.loads(args.results.read_text())["results"]
        if args.before and args.part in (None, "before"):
            both(contest, tree_of(args.before), args.rounds)
        if args.part in (None, "rounds"):
            rounds(contest, args.rounds)
        if args.part in (None, "details"):
            details(contest, args.passes)
    kept = json.loads(args.results.read_text())
    if BASE not in kept["results"]:
        return 0
    args.page.write_text(page(kept["games"], kept["builds"], kept["results"]), "utf-8")
    print(args.page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
