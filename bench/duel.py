"""OpenSpiel's IS-MCTS on our games, against itself and against one of our bots: ``make duel``, or ``python -m bench.duel NAME …``.

Every game is kept as soon as it is over, so a contest goes on where it was interrupted. IS-MCTS is OpenSpiel's own, with its own random
rollouts. Against our bot both get the same time for a decision, on the clock of the process, so that a busy machine takes nothing from
either; IS-MCTS counts simulations, so it is stopped by that clock between two of them. Seats change from game to game, deals every other
game.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

# Our bots take their clock from here when they are imported.
setattr(time, "perf_counter", time.process_time)  # noqa: B010

from tafelrunde import BUILD, all_games  # noqa: E402
from tafelrunde.bots.base import Bot, Budget, make_bot  # noqa: E402
from tafelrunde.engine.chance import chance_from_seed  # noqa: E402
from tafelrunde.engine.knowledge import Eyes  # noqa: E402
from tafelrunde.research.openspiel import TableState, register_game  # noqa: E402

FOLDER = Path(__file__).parents[1] / "build" / "duel"
SECONDS = 0.1
LEAST = 3
"""Simulations without which IS-MCTS has nothing to choose from; where they take longer than our bot has, so be it."""
QUICK = 2
ROLLOUT = 20
"""Against itself, where only errors count: simulations a decision, and actions of a rollout."""
Row = dict[str, Any]


@dataclass
class Contest:
    """`ours` is one of our bots, which has to win the share `least`; without it IS-MCTS plays itself, and has to end its games."""

    game: str
    games: int
    ours: str = ""
    least: float = 0.0

    @property
    def name(self) -> str:
        return f"{self.game}-{self.ours or 'itself'}"


CONTESTS = [
    Contest("root", 40, "hard", 0.75),
    Contest("bloodstones", 40, "hard", 0.75),
    *(Contest(game, 10) for game in sorted(game.id for game in all_games())),
]


class OutOfTime(Exception):
    """The clock has stopped a search."""


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a clock; everything it decides, it decides as it always does."""

    def __init__(self, game: Any, seed: int) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=1_000_000, random_state=rng)
        self.simulations = 0
        self.searches = 0

    def run_search(self, state: Any) -> Any:
        self.deadline = time.process_time() + SECONDS
        self.done = 0
        self.searches += 1
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self.done >= LEAST and time.process_time() > self.deadline:
            raise OutOfTime
        self.done += 1
        self.simulations += 1
        return super().sample_root_state(state)


def quick(game: Any, seed: int) -> Any:
    """OpenSpiel's bot as it is, thinking little."""
    rng = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng, ROLLOUT), uct_c=1.4, max_simulations=QUICK, random_state=rng)


def play(game: Any, seats: list[Any], seed: int) -> tuple[list[float], int, list[float]]:
    """One game; a seat is a bot of OpenSpiel's or one of ours. What it was worth, its length, and the seconds each seat thought."""
    state: TableState = game.new_initial_state()
    chance, budget, length = chance_from_seed(seed), Budget(seconds=SECONDS), 0
    spent = [0.0] * len(seats)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.below(256))
            continue
        seat, now = state.current_player(), state.world.now
        begin = time.process_time()
        if isinstance(seats[seat], Bot):
            move = seats[seat].choose(Eyes(now.position, seat), budget)
            action = now.numbers[now.moves().index(move)]
        else:
            action = int(seats[seat].step(state))
        spent[seat] += time.process_time() - begin
        state.apply_action(action)
        length += 1
    return state.returns(), length, spent


def one_game(contest: Contest, game: Any, number: int) -> Row:
    """A game of the contest, as it is kept."""
    count = game.num_players()
    if not contest.ours:
        worth, length, spent = play(game, [quick(game, number * 10 + seat) for seat in range(count)], number)
        return {"number": number, "worth": worth, "length": length, "spent": spent}
    theirs = TimedISMCTS(game, number)
    seats: list[Any] = [theirs] * count
    ours = number % count
    seats[ours] = make_bot(contest.ours, chance_from_seed(number))
    worth, length, spent = play(game, seats, number // count)
    won = 1.0 if worth[ours] > 0 else 0.5 if worth[ours] == 0 else 0.0
    row = {"number": number, "worth": worth, "length": length, "spent": spent, "ours": ours, "won": won, "build": BUILD}
    return {**row, "simulations": theirs.simulations, "searches": theirs.searches}


def run(contest: Contest, games: int) -> list[Row]:
    """Plays what is missing; all games that are kept now."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{contest.name}.jsonl"
    rows: list[Row] = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    game = pyspiel.load_game(register_game(contest.game), {"actions": "moves"})
    with path.open("a") as kept:
        for number in range(len(rows), games):
            rows.append(one_game(contest, game, number))
            kept.write(json.dumps(rows[-1]) + "\n")
            kept.flush()
            print(f"  {contest.name} {number + 1}: {rows[-1]}", file=sys.stderr, flush=True)
    return rows


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %."""
    z, share = 1.96, won / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return centre - half, centre + half


def verdict(contest: Contest, rows: list[Row]) -> tuple[str, bool]:
    """What came of it in one line, and whether that is enough."""
    if not rows:
        return f"{contest.name}: not begun", False
    length = sum(row["length"] for row in rows) / len(rows)
    head = f"{contest.name}: {len(rows)} of {contest.games} games, {length:.0f} decisions a game"
    if not contest.ours:
        return f"{head}, no error", len(rows) >= contest.games
    won = sum(row["won"] for row in rows)
    low, high = interval(won, len(rows))
    pace = sum(row["simulations"] for row in rows) / max(1, sum(row["searches"] for row in rows))
    told = (
        f"{contest.ours} won {won:g}: {won / len(rows):.0%} (95 %: {low:.0%} to {high:.0%}), IS-MCTS made {pace:.1f} simulations a decision"
    )
    return f"{head}, {told}", len(rows) >= contest.games and won / len(rows) >= contest.least


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"contests (default: all): {', '.join(contest.name for contest in CONTESTS)}")
    parser.add_argument("--games", type=int, default=1000, help="play at most up to so many of each now")
    args = parser.parse_args()
    enough = True
    for contest in CONTESTS:
        if not args.names or contest.name in args.names:
            told, reached = verdict(contest, run(contest, min(args.games, contest.games)))
            enough = enough and reached
            print(f"{told}{'' if reached else ' – NOT REACHED'}", flush=True)
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
