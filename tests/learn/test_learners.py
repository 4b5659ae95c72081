"""Stable-Baselines3: its checker on every game, and learners that beat random, by play and from data."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from tafelrunde.bots import Budget
from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.research.gymnasium import SeatEnv
from tafelrunde.research.policy import PolicyBot, as_bot
from tests.learn.selfplay import train
from tests.research.games import GAMES

torch.set_num_threads(1)  # small nets: more threads only wait for each other
HOURS = 2 * 3600
"""However slow the machine is."""


def wins_against_random(bot: PolicyBot, games: int) -> float:
    """Of so many games with two seats, from both of them."""
    setting, won = bot.setting, 0.0
    for seed in range(games):
        pos = setting.new(10_000 + seed)
        other = RandomBot(chance_from_seed(seed))
        while waiting := pos.waiting():
            seat = waiting[0]
            player = bot if seat == seed % 2 else other
            pos.play(seat, player.choose(Eyes(pos, seat), Budget()))
        winners = pos.standing().winners
        won += (seed % 2 in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_of_stable_baselines(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about images and ranges
        check_env(SeatEnv(game, bots="random"), skip_render_check=True)


@pytest.mark.timeout(HOURS)
def test_a_learner_with_masks_beats_random() -> None:
    world = SeatEnv("apple", options={"goal": 8})
    model = MaskablePPO("MlpPolicy", world, n_steps=512, batch_size=128, seed=1, gamma=1.0)
    model.learn(12_000)
    bot = as_bot(lambda seen, mask: model.predict(seen, action_masks=mask, deterministic=True)[0], world.setting)
    assert wins_against_random(bot, 200) > 0.6


@pytest.mark.timeout(HOURS)
def test_self_play_gets_better(tmp_path: Path) -> None:
    bot, curve = train("apple", rounds=4, steps=4_000, options={"goal": 8}, chart=tmp_path / "curve.svg")
    assert len(curve) == 5
    assert wins_against_random(bot, 200) > 0.6
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
