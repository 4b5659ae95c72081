"""Is each scenario fair? *Normal* plays every one against itself; a run goes on where it was interrupted.

python -m tests.battlelore.balance [SCENARIO …] [--games 200] [--bot normal] [--workers N] [--folder FOLDER]

The table at the end goes into docs/games/battlelore.md. Use the compiled build: a game of Normal takes seconds.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tafelrunde.arena.plan import Plan
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.games.battlelore.scenario.files import IDS

GAMES = 200
MOST = 0.65
"""No side may win more often."""
CUT = 20_000
ROWS = Path("docs/strength")
CAMPS = ["standard", "pennant"]


def plan_of(scenario: str, bot: str) -> Plan:
    return Plan("battlelore", CAMPS, {"scenario": scenario}, [bot, bot], cut=CUT)


def play_missing(scenario: str, bot: str, games: int, workers: int, folder: Path) -> Store:
    """Play what is missing of a scenario's games."""
    plan = plan_of(scenario, bot)
    plan.check()
    store = Store(folder / f"battlelore-balance-{scenario}-{bot}.jsonl", plan)
    todo = [fixture for fixture in plan.fixtures(games) if fixture.number not in store.results]
    for result in run_processes(todo, workers) if workers > 1 and todo else run_here(todo):
        store.add(result)
        print(".", end="", file=sys.stderr, flush=True)
    store.close()
    return store


def row(scenario: str, store: Store) -> str:
    """One line of the table: how many games, how often each camp won, how long they were."""
    results = store.ordered()
    finished = [result for result in results if result["finished"]]
    won = [sum(1 for result in finished if seat in result["winners"]) / max(1, len(finished)) for seat in range(2)]
    decisions = sum(result["decisions"] for result in finished) // max(1, len(finished))
    note = "" if max(won) <= MOST and len(finished) == len(results) else " **unfair**" if max(won) > MOST else " **unfinished games**"
    return f"| `{scenario}` | {len(finished)} | {won[0]:.0%} | {won[1]:.0%} | {decisions}{note} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("scenarios", nargs="*", default=list(IDS))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROWS)
    given = parser.parse_args()
    rows = []
    for scenario in given.scenarios:
        rows.append(row(scenario, play_missing(scenario, given.bot, given.games, given.workers, given.folder)))
        print(f"\n{rows[-1]}", file=sys.stderr)
    print("| scenario | games | Standards win | Pennants win | decisions |\n|---|---|---|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
