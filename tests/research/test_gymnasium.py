"""Gymnasium's own checker on every game, and one seat against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tafelrunde
from tafelrunde.engine.errors import BadOptions, IllegalMove
from tafelrunde.engine.state import digest
from tafelrunde.research.gymnasium import SeatEnv, register_game
from tests.research.games import GAMES

APPLE = register_game("apple")


def name_of(game: str) -> str:
    return f"tafelrunde/{game}-v{tafelrunde.find(game).version}"


def play(world: SeatEnv, seed: int) -> tuple[float, int]:
    """A whole game of random legal actions: its reward and length."""
    rng = np.random.default_rng(seed)
    _, info = world.reset(seed=seed)
    for length in range(1, 100_000):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = world.step(action)
        if terminated or truncated:
            return reward, length
        assert reward == 0
        assert info["action_mask"].any()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_check_env(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made: Any = gymnasium.make(name_of(game), bots="random")
        check_env(made.unwrapped)
        last = tafelrunde.find(game).max_seats - 1
        made = gymnasium.make(name_of(game), seat=last, seats=last + 1, actions="words", render_mode="ansi")
        check_env(made.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_end_and_repeat(game: str) -> None:
    results = [play(SeatEnv(game, seat=1), seed=4) for _ in range(2)]
    assert results[0] == results[1]
    assert -1 <= results[0][0] <= 1


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    world = SeatEnv("apple", penalty=0.25)
    world.reset(seed=1)
    before = digest(world.episode.position)
    _, reward, terminated, _, info = world.step(0)
    assert (reward, terminated, info["refused"]) == (-0.25, False, ["A2.2"])
    assert digest(world.episode.position) == before
    strict = SeatEnv("apple", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(0)


def test_the_bots_are_the_ones_asked_for() -> None:
    wins = {"random": 0.0, "greedy": 0.0}
    for bot in wins:
        world = SeatEnv("apple", bots=bot)
        wins[bot] = sum(play(world, seed)[0] > 0 for seed in range(30))
    assert wins["greedy"] < wins["random"]


def test_the_end_tells_the_standing() -> None:
    world = SeatEnv("apple", seats=3, bots=["random", "greedy"])
    play(world, 2)
    info = world._info()
    assert info["over"]
    assert len(info["scores"]) == 3
    with pytest.raises(BadOptions, match="reset"):
        world.step(0)


@pytest.mark.parametrize(
    "settings",
    [{"seat": 2}, {"bots": ["random", "random"]}, {"render_mode": "human"}, {"illegal": "ignore"}],
)
def test_mistakes_are_explained(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        SeatEnv("apple", **settings)
