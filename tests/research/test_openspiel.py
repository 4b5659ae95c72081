"""OpenSpiel's own random test on every game, its bots, and what its information states promise."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import tafelrunde  # noqa: E402
from tafelrunde.engine.chance import chance_from_seed  # noqa: E402
from tafelrunde.research.openspiel import register_game  # noqa: E402
from tests.research.games import GAMES  # noqa: E402


def load(game: str, **params: Any) -> Any:
    return pyspiel.load_game(register_game(game), params)


def walk(game: Any, seed: int, actions: int) -> Any:
    """A state after so many random decisions, at a decision or at the end."""
    state, chance = game.new_initial_state(), chance_from_seed(seed)
    taken = 0
    while not state.is_terminal() and (taken < actions or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(chance.below(256))
            continue
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
        taken += 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_random_sim(game: str) -> None:
    """Whole games, except where random play takes thousands of decisions: a game that is cut is over as well."""
    pyspiel.random_sim_test(load(game, longest=400), num_sims=1, serialize=True, verbose=False)


def test_random_sim_in_words_and_with_all_seats() -> None:
    pyspiel.random_sim_test(load("apple", players=4, actions="words"), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_resampling_keeps_what_the_player_knows(game: str) -> None:
    made = load(game)
    differ = False
    for actions in (4, 15, 33, 70):
        state = walk(made, actions, actions)
        if state.is_terminal():
            continue
        player = state.current_player()
        for _ in range(4):
            sampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert sampled.current_player() == player
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.observation_tensor(player) == state.observation_tensor(player)
            assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
            assert sampled.legal_actions() == state.legal_actions()
            differ = differ or str(sampled) != str(state)
    assert differ, "there is something to guess"


def test_information_state_tensors_recall_the_past() -> None:
    made = load("apple")
    assert made.information_state_tensor_shape() == [2048]
    state = walk(made, 3, 40)
    seen = state.information_state_tensor(0)
    assert any(seen[1024:])
    assert seen[:1024] == state.observation_tensor(0)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))[1]
    assert again.information_state_tensor(0) == seen == pickle.loads(pickle.dumps(state)).information_state_tensor(0)
    pasts = [walk(made, seed, 40).information_state_tensor(0)[1024:] for seed in range(6)]
    assert len({tuple(past) for past in pasts}) == 6
    assert state.information_state_tensor(1)[1024:] != seen[1024:], "each was told other things"


def test_information_states_recall_the_past() -> None:
    """Two ways to the same view are two information states, but one observation."""
    made = load("apple")
    state = made.new_initial_state()
    for _ in range(4):
        state.apply_action(1)
    other = state.clone()
    legal = state.legal_actions()
    other.apply_action(legal[0])
    assert other.current_player() == state.current_player()
    assert other.information_state_string(0) != state.information_state_string(0)
    assert other.information_state_string(1) == state.information_state_string(1), "a secret bid is not noticed"
    assert other.observation_string(1) == state.observation_string(1)


def test_chance_is_not_known_beforehand() -> None:
    """From one state different fates lead to different worlds, and no clone decides which."""
    made = load("apple")
    state = made.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 256
    for _ in range(4):
        state.apply_action(9)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    worlds = set()
    for fate in range(20):
        child = state.clone()
        child.apply_action(fate)
        worlds.add(str(child))
        again = state.clone()
        again.apply_action(fate)
        assert str(again) == str(child)
    assert len(worlds) > 10


def test_a_history_rebuilds_its_state() -> None:
    made = load("apple", players=3)
    state = walk(made, 5, 40)
    again = made.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_parameters_reach_the_game() -> None:
    made = load("apple", players=3, goal=7)
    assert made.num_players() == 3
    assert walk(made, 1, 0).world.now.position.goal == 7
    named = load("apple", roles="blue+dun")
    assert named.setting.roles == ["blue", "dun"]


def test_observers() -> None:
    made = load("apple")
    state = walk(made, 3, 9)
    seen = make_observation(made)
    seen.set_from(state, 0)
    assert seen.tensor.shape == (1024,)
    assert seen.tensor.any()
    public = make_observation(
        made, pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert '"hand":null' in public.string_from(state, 0)
    assert '"hand":null' not in seen.string_from(state, 0)


@pytest.mark.parametrize("game", GAMES)
def test_their_bots_play_our_games(game: str) -> None:
    """A few decisions of each, with short rollouts; `make duel` plays whole games."""
    made, rng = load(game), np.random.RandomState(2)
    rollouts = mcts.RandomRolloutEvaluator(1, rng, max_length=60)
    blind = ismcts.ISMCTSBot(made, rollouts, 1.4, 6, random_state=rng)
    seeing = mcts.MCTSBot(made, 1.4, 6, rollouts, random_state=rng)
    state = walk(made, 8, 12)
    for _ in range(4):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(int(rng.randint(256)))
            continue
        bot = (blind, seeing)[state.current_player() % 2]
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_interpreter_ends_in_peace() -> None:
    program = "import pyspiel, tafelrunde.research.openspiel as o; g = pyspiel.load_game(o.register_game('apple')); g.new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_game_is_registered() -> None:
    names = set(pyspiel.registered_names())
    assert {f"tafelrunde_{game.id}" for game in tafelrunde.all_games()} <= names
