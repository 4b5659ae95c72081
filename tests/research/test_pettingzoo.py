"""PettingZoo's own suite on every game, and what it does not test: copies, saves, pictures, registration."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

import tafelrunde
from tafelrunde.engine.errors import BadOptions, IllegalMove, Unreadable
from tafelrunde.engine.state import digest
from tafelrunde.research.pettingzoo import TableEnv, env, register_game
from tests.research.games import GAMES

FOR_ITS_OWN_GAMES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""Warnings PettingZoo spares its own games by name: every game with an action mask has them."""


def walk(world: TableEnv, actions: int, seed: int = 0) -> None:
    """Random legal actions, as a user of the interface plays them."""
    rng = np.random.default_rng(seed)
    for agent in world.agent_iter(actions):
        seen, _, termination, truncation, _ = world.last()
        if termination or truncation:
            world.step(None)
            continue
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"])
        assert world.seat_of[agent] == world.episode.seat
        world.step(int(rng.choice(legal)))


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in FOR_ITS_OWN_GAMES:
            warnings.filterwarnings("ignore", message)
        api_test(env(game), num_cycles=300)
        api_test(env(game, seats=tafelrunde.find(game).max_seats, actions="words"), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=150)
    seed_test(lambda: env(game, actions="words"), num_cycles=150)


@pytest.mark.parametrize("game", GAMES[1:])
def test_performance_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


def test_a_seed_deals_what_it_deals_everywhere() -> None:
    world = env("apple", seats=3)
    world.reset(seed=7)
    assert digest(world.position) == digest(tafelrunde.new("apple", seats=3, seed=7))


def test_a_series_of_games_repeats_with_its_seed() -> None:
    one, other = env("apple"), env("apple")
    one.reset(seed=3)
    other.reset(seed=3)
    deals = []
    for _ in range(3):
        one.reset()
        other.reset()
        assert digest(one.position) == digest(other.position)
        deals.append(digest(one.position))
    assert len(set(deals)) == 3


def same(one: TableEnv, other: TableEnv) -> bool:
    """Whether two environments show the same."""
    if (one.agents, one.agent_selection, one.rewards, one.infos) != (other.agents, other.agent_selection, other.rewards, other.infos):
        return False
    return digest(one.position) == digest(other.position) and all(
        np.array_equal(one.observe(agent)[part], other.observe(agent)[part])
        for agent in one.agents
        for part in ("observation", "action_mask")
    )


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_can_be_copied_saved_and_restored_anywhere(game: str) -> None:
    world = env(game, actions="words")
    world.reset(seed=11)
    elsewhere = env(game, actions="words")
    for actions in (5, 18, 40):
        walk(world, actions, seed=actions)
        before, saved = digest(world.position), world.save()
        twins = [world.copy(), copy.deepcopy(world), pickle.loads(pickle.dumps(world))]
        elsewhere.restore(saved)
        twins.append(elsewhere)
        assert all(same(world, twin) for twin in twins)
        for twin in twins:
            walk(twin, 30, seed=2)
        assert all(same(twins[0], twin) for twin in twins)
        assert digest(world.position) == before
        twins[0].reset()
        world.copy().reset()
        assert digest(world.position) == before


def test_saving_while_agents_leave() -> None:
    world = env("apple", seats=3)
    world.reset(seed=1)
    turn = 0
    while not any(world.terminations.values()):
        walk(world, 1, seed=turn)
        turn += 1
    worth = dict(world.rewards)
    assert sum(worth.values()) == pytest.approx(0)
    world.step(None)
    other = env("apple", seats=3)
    other.restore(world.save())
    assert other.agents == world.agents == ["player_1", "player_2"]
    other.step(None)
    other.step(None)
    assert other.agents == []
    assert world.agents == ["player_1", "player_2"]


def test_a_long_game_is_truncated() -> None:
    world = env("apple", longest=5)
    world.reset(seed=1)
    walk(world, 5)
    assert all(world.truncations.values())
    assert not any(world.terminations.values())


def test_an_illegal_action_is_refused_by_rule_and_changes_nothing() -> None:
    world = env("apple")
    world.reset(seed=1)
    before = world.save()
    with pytest.raises(IllegalMove, match=r"A2\.2"):
        world.step(0)
    assert world.save() == before
    with pytest.raises(BadOptions, match="must choose"):
        world.step(None)


@pytest.mark.parametrize("game", GAMES)
def test_render(game: str) -> None:
    for mode in ("ansi", "svg"):
        for eyes in (-1, 0, None):
            world = env(game, render_mode=mode, eyes=eyes)
            world.reset(seed=2)
            walk(world, 60)
            shown = world.render()
            assert shown is not None
            assert world.setting.game.title in shown
            if mode == "svg":
                picture = ElementTree.fromstring(shown)
                assert picture.tag.endswith("svg")
                assert len(list(picture.iter())) > len(world.possible_agents)
    quiet = env(game)
    quiet.reset(seed=1)
    assert quiet.render() is None


def test_a_spectator_renders_no_hand() -> None:
    world = env("apple", render_mode="ansi", eyes=None)
    world.reset(seed=2)
    shown = world.render()
    assert shown is not None
    assert "hand: -" in shown


def test_the_state_is_what_all_see_together() -> None:
    world = env("apple", seats=3)
    world.reset(seed=2)
    assert world.state_space.contains(world.state())
    assert np.array_equal(world.state()[:1024], world.observe("player_0")["observation"])


def test_every_game_is_registered() -> None:
    for game in tafelrunde.all_games():
        made: Any = pettingzoo.make("aec", f"tafelrunde/{game.id}-v{game.version}")
        assert made.setting.game is game
    assert register_game("apple") == "tafelrunde/apple-v2"
    made = pettingzoo.make("aec", "tafelrunde/apple", seats=4)
    assert made.num_agents == 0
    assert made.possible_agents == ["player_0", "player_1", "player_2", "player_3"]


def test_mistakes_say_what_is_right() -> None:
    with pytest.raises(BadOptions, match="reset first"):
        env("apple").observe("player_0")
    with pytest.raises(BadOptions, match="svg"):
        env("apple", render_mode="human")
    with pytest.raises(Unreadable, match="not a saved environment"):
        env("apple").restore("{}")


def test_actions_can_be_read() -> None:
    world = env("apple", seats=2)
    world.reset(seed=7)
    texts = [world.action_text(action) for action in world.legal_actions()]
    assert texts[-1] == "ready"
    assert texts[0].startswith("bid ")
