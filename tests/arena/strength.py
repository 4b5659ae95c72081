"""How strong the bots are: the contests behind docs/strength.md. `make strength` goes on where it was interrupted.

python -m tests.arena.strength [GAME …] [--workers N] [--folder FOLDER] [--only NAME]
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.arena.figures import figures
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store

CUT = 20_000


@dataclass
class Contest:
    """One line of the report: the first bot's win rate against the others must reach `least`."""

    name: str
    bots: list[str]
    games: int
    least: float


CONTESTS = [
    Contest("greedy-random-2", ["greedy", "random"], 200, 0.95),
    Contest("greedy-random-4", ["greedy", "random", "random", "random"], 200, 0.80),
    Contest("hard-greedy-2", ["hard@0.1", "greedy"], 100, 0.75),
    Contest("hard-greedy-4", ["hard@0.1", "greedy", "greedy", "greedy"], 60, 0.45),
    Contest("longer-2", ["hard@1", "hard@0.1"], 20, 0.5),
]


def run(game_id: str, contest: Contest, folder: Path, workers: int) -> dict[str, Any] | None:
    """Play what is missing of a contest; None where the game has not so many seats."""
    game = tafelrunde.find(game_id)
    seats = len(contest.bots)
    if not game.min_seats <= seats <= game.max_seats:
        return None
    plan = Plan(game_id, game.check_seats(seats), {}, contest.bots, cut=CUT)
    plan.check()
    store = Store(folder / f"{game_id}-{contest.name}.jsonl", plan)
    todo = [fixture for fixture in plan.fixtures(contest.games) if fixture.number not in store.results]
    for result in run_processes(todo, workers) if workers > 1 and todo else run_here(todo):
        store.add(result)
        print(".", end="", file=sys.stderr, flush=True)
    store.close()
    row = next(row for row in figures(plan.bots, seats, store.ordered()) if row.bot == contest.bots[0])
    errors = [result["error"] for result in store.ordered() if result["error"]]
    late = sum(clock["late"] for result in store.ordered() for clock in result["clocks"])
    return {"game": game_id, "contest": contest, "row": row, "errors": errors, "late": late, "games": len(store.results)}


def line(found: dict[str, Any]) -> str:
    contest, row = found["contest"], found["row"]
    reached = "yes" if row.rate >= contest.least else "**no**"
    rate = f"{row.rate:.1%} | {row.rate_from:.1%} – {row.rate_to:.1%}"
    others = ", ".join(contest.bots[1:])
    return (
        f"| {found['game']} | {contest.bots[0]} | {others} | {found['games']} | {rate} | {contest.least:.0%} | {reached} |"
        f" {row.seconds / max(1, row.decisions) * 1000:.0f} | {len(found['errors'])} | {found['late']} |"
    )


def normal_game(game_id: str) -> str:
    """A game of four (or as many as there are) Normal bots, alone on one core: its seconds."""
    game = tafelrunde.find(game_id)
    seats = min(4, game.max_seats)
    spent = []
    for seed in range(3):
        begin = time.perf_counter()
        result = play(Fixture(seed, game_id, game.check_seats(seats), {}, seed, ["normal"] * seats, CUT))
        spent.append(time.perf_counter() - begin)
        assert result["finished"], result
    return f"| {game_id} | {seats} | {', '.join(f'{seconds:.0f}' for seconds in spent)} | {'yes' if max(spent) < 60 else '**no**'} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game.id for game in tafelrunde.all_games()])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    parser.add_argument("--only", default="", help="contests whose name contains this")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    print("| game | bot | against | games | win rate | 95 % | wanted | reached | ms | errors | late |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for contest in CONTESTS:
        for game_id in args.games:
            if args.only in contest.name and (found := run(game_id, contest, args.folder, args.workers)) is not None:
                print(line(found), flush=True)
    if args.only in "normal":
        print("\n| game | Normal bots | seconds of three games | under 60 |\n|---|---|---|---|")
        for game_id in args.games:
            print(normal_game(game_id), flush=True)


if __name__ == "__main__":
    main()
