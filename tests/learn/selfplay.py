"""MaskablePPO learns a game by playing against itself: ``python -m tests.learn.selfplay apple --rounds 10 --steps 20000``.

Each round the learner plays against what it was at the end of the round before; after each it is measured against `random`. The curve is
written as SVG. Apple takes a minute, Root with two seats about ten.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sb3_contrib import MaskablePPO

from tafelrunde.arena.charts import lines
from tafelrunde.bots import Budget
from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.research.gymnasium import SeatEnv
from tafelrunde.research.policy import PolicyBot, as_bot

MEASURED = 60
"""Games against random after each round."""


def bot_of(model: Any, world: SeatEnv, deterministic: bool) -> PolicyBot:
    return as_bot(lambda seen, mask: model.predict(seen, action_masks=mask, deterministic=deterministic)[0], world.setting)


def rate(bot: PolicyBot, games: int) -> float:
    """The share of games it wins against random, from all seats in turn."""
    won = 0.0
    for seed in range(games):
        pos = bot.setting.new(50_000 + seed)
        other, mine = RandomBot(chance_from_seed(seed)), seed % pos.seats
        while (waiting := pos.waiting()) and pos.ply < bot.setting.longest:
            seat = waiting[0]
            pos.play(seat, (bot if seat == mine else other).choose(Eyes(pos, seat), Budget()))
        winners = pos.standing().winners
        won += (mine in winners) / max(1, len(winners))
    return won / games


def train(
    game: str, rounds: int, steps: int, options: Mapping[str, object] | None = None, chart: Path | None = None
) -> tuple[PolicyBot, list[float]]:
    """The learner as a bot, and how often it won against random before the first round and after each."""
    world = SeatEnv(game, options=options)
    model = MaskablePPO("MlpPolicy", world, n_steps=512, batch_size=128, seed=1, gamma=1.0)
    curve = [rate(bot_of(model, world, False), MEASURED)]
    for round in range(rounds):
        before = copy.deepcopy(model.policy)  # what it is now sits in the other seats
        model.set_env(SeatEnv(game, options=options, seat=round % 2, bots=bot_of(before, world, False)))
        model.learn(steps, reset_num_timesteps=False)
        curve.append(rate(bot_of(model, world, False), MEASURED))
        print(f"round {round + 1}: wins {curve[-1]:.0%} of {MEASURED} games against random", flush=True)
    if chart is not None:
        points = [(float(i * steps), share) for i, share in enumerate(curve)]
        chart.write_text(lines(f"{world.setting.game.title}: self-play", [("wins against random", points)], "steps", []), "utf-8")
    return bot_of(model, world, True), curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--chart", type=Path, default=Path("build/selfplay.svg"))
    args = parser.parse_args()
    args.chart.parent.mkdir(parents=True, exist_ok=True)
    train(args.game, args.rounds, args.steps, chart=args.chart)
    print(args.chart)
