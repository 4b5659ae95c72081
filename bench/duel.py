"""OpenSpiel's IS-MCTS on our games, against itself or against one of our bots: ``python -m bench.duel GAME --games 40 --against hard``.

Both get the same time for a decision. IS-MCTS is OpenSpiel's own, with its own random rollouts; it counts simulations, so here it is
stopped by the clock between two of them. Seats change from game to game.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tafelrunde import BUILD
from tafelrunde.bots.base import Bot, Budget, make_bot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.research.openspiel import TableState, register_game

LEAST = 3
"""Simulations without which IS-MCTS has nothing to choose from."""


class OutOfTime(Exception):
    """The clock has stopped a search."""


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a clock; everything it decides, it decides as it always does."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        rng = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=1_000_000, random_state=rng)
        self.seconds = seconds
        self.simulations = 0
        self.searches = 0

    def run_search(self, state: Any) -> Any:
        self.deadline = time.perf_counter() + self.seconds
        self.done = 0
        self.searches += 1
        try:
            return super().run_search(state)
        except OutOfTime:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self.done >= LEAST and time.perf_counter() > self.deadline:
            raise OutOfTime
        self.done += 1
        self.simulations += 1
        return super().sample_root_state(state)


def play(game: Any, seats: list[Any], seed: int, seconds: float) -> tuple[list[float], int]:
    """One game; a seat is a bot of OpenSpiel's or one of ours. What it was worth to each, and its length."""
    state: TableState = game.new_initial_state()
    chance, budget, length = chance_from_seed(seed), Budget(seconds=seconds), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.below(256))
            continue
        seat, now = state.current_player(), state.world.now
        if isinstance(seats[seat], Bot):
            move = seats[seat].choose(Eyes(now.position, seat), budget)
            action = now.numbers[now.moves().index(move)]
        else:
            action = int(seats[seat].step(state))
        state.apply_action(action)
        length += 1
    return state.returns(), length


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %."""
    z, share = 1.96, won / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return centre - half, centre + half


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=float, default=100.0, help="for a decision (default: 100)")
    parser.add_argument("--against", default="", help="one of our bots; without it IS-MCTS plays itself")
    parser.add_argument("--seats", type=int, default=0, help="against itself only (default: the fewest)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--want", type=float, default=0.0, help="the share our bot has to win, in percent")
    args = parser.parse_args()
    params: dict[str, Any] = {"actions": "moves"}
    if args.seats:
        params["players"] = args.seats
    game = pyspiel.load_game(register_game(args.game), params)
    seconds, won, begin = args.ms / 1000, 0.0, time.perf_counter()
    print(f"{args.game}, {game.num_players()} seats, {args.games} games, {args.ms:g} ms a decision, {BUILD} build", flush=True)
    searched = simulated = 0
    for number in range(args.games):
        theirs = TimedISMCTS(game, seconds, args.seed * 1000 + number)
        seats: list[Any] = [theirs] * game.num_players()
        ours = number % game.num_players()
        if args.against:
            seats[ours] = make_bot(args.against, chance_from_seed(args.seed * 1000 + number))
        worth, length = play(game, seats, args.seed * 1000 + number // game.num_players(), seconds)
        won += (worth[ours] > 0) + 0.5 * (worth[ours] == 0)
        searched, simulated = searched + theirs.searches, simulated + theirs.simulations
        told = f", {args.against} on seat {ours}, won {won:g} of {number + 1}" if args.against else ""
        print(f"  game {number + 1}: {length} decisions, worth {worth}{told}, {time.perf_counter() - begin:,.0f} s", flush=True)
    print(f"IS-MCTS made {simulated / max(searched, 1):.1f} simulations a decision")
    if not args.against:
        print(f"{args.games} games without an error")
        return 0
    low, high = interval(won, args.games)
    print(f"{args.against} won {won:g} of {args.games}: {won / args.games:.0%} (95 %: {low:.0%} to {high:.0%})")
    return 0 if won / args.games * 100 >= args.want else 1


if __name__ == "__main__":
    sys.exit(main())
