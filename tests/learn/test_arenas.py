"""TextArena and Kaggle environments play our games, with their own wrappers, validation and evaluation, unmodified."""

from __future__ import annotations

from typing import Any

import kaggle_environments
import pytest
import textarena as ta

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.research import kaggle, textarena
from tests.models.short import SKIRMISH
from tests.research.games import GAMES

SHORT: dict[str, dict[str, Any]] = {
    "apple": {"goal": 8},
    "root": {"victory": 10},
    "bloodstones": {"max_turns_per_player": 2},
    "seventhstone": {"max_years": 2},
    "battlelore": {"scenario": SKIRMISH},
}
textarena.register_game("apple")
kaggle.register_game("apple")


def listed(observation: str) -> list[str]:
    lines = observation.split("Legal moves")[-1].splitlines()[1:]
    return [line.partition("  (")[0] for line in lines if "  (" in line]


@pytest.mark.parametrize("game", GAMES)
def test_textarena_plays_to_the_end(game: str) -> None:
    name = f"Tafelrunde-{game}-v{tafelrunde.find(game).version}"
    ta.check_env_exists(name)
    world = ta.make(name, options=SHORT[game])
    world.reset(num_players=2, seed=5)
    chance, done = chance_from_seed(5), False
    while not done:
        _, observation = world.get_observation()
        moves = listed(observation)
        done, _ = world.step(action=f"I think of this.\nMOVE: {moves[chance.below(len(moves))]}")
    rewards, info = world.close()
    assert sum(rewards.values()) == pytest.approx(0)
    assert info[0]["turn_count"] > 3
    assert not any(player["invalid_move"] for player in info.values())


def test_textarena_hears_the_rule_and_ends_after_three_mistakes() -> None:
    world = ta.make(f"Tafelrunde-apple-v{tafelrunde.find('apple').version}")
    world.reset(num_players=3, seed=5)
    world.get_observation()
    done, _ = world.step(action="MOVE: bid 0")
    assert not done
    assert "A2.2" in world.get_observation()[1]
    while not done:
        done, _ = world.step(action="what?")
    rewards, info = world.close()
    assert rewards == {0: -1.0, 1: 0.5, 2: 0.5}
    assert info[0]["invalid_move"]


@pytest.mark.parametrize("game", GAMES)
def test_kaggle_plays_to_the_end(game: str) -> None:
    seats = 3 if game in ("apple", "root") else 2
    world = kaggle_environments.make(f"tafelrunde_{game}", {"seed": 3, "options": SHORT[game]}, debug=True)
    steps = world.run(["random"] * seats)
    assert [agent.status for agent in steps[-1]] == ["DONE"] * seats
    assert sum(agent.reward for agent in steps[-1]) == pytest.approx(0)
    assert world.render(mode="ansi")
    assert world.toJSON()["rewards"] == [agent.reward for agent in steps[-1]]
    assert not any(agent.observation.legal for agent in steps[1] if agent.status != "ACTIVE")


def test_kaggle_evaluates_and_punishes_what_is_illegal() -> None:
    results = kaggle_environments.evaluate("tafelrunde_apple", ["random", "first"], {"options": {"goal": 5}}, num_episodes=2)
    assert all(sum(pair) == pytest.approx(0) for pair in results)
    world = kaggle_environments.make("tafelrunde_apple", {"seed": 1}, debug=False)
    steps = world.run([lambda observation, configuration: "bid 0", "random"])
    assert [agent.status for agent in steps[-1]] == ["INVALID", "DONE"]
    assert [agent.reward for agent in steps[-1]] == [None, 1.0]
