"""Policies as bots, bots as objects, environments that are copied, pickled, reset by themselves and drawn."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tafelrunde.bots import Budget
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.state import digest
from tafelrunde.research.arrays import mask, observation
from tafelrunde.research.episode import Episode, Setting
from tafelrunde.research.gymnasium import SeatEnv, register_game
from tafelrunde.research.policy import PolicyBot, as_bot
from tests.research.games import GAMES
from tests.research.test_episode import OwnEyes

APPLE = register_game("apple")


def hashed(seen: Any, legal: Any) -> int:
    """A policy that depends on everything it sees."""
    choices = np.flatnonzero(legal)
    return int(choices[int(abs(float(seen @ np.arange(len(seen)))) * 7) % len(choices)])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", ["moves", "words"])
def test_a_bot_sees_what_the_policy_sees_in_the_environment(game: str, actions: str) -> None:
    setting = Setting(game, actions=actions)
    trained, played = Episode(setting, setting.new(4)), Episode(setting, setting.new(4))
    bot = as_bot(hashed, setting)
    for _ in range(40):
        if played.over:
            break
        decision = trained.decisions
        while not trained.over and trained.decisions == decision:
            seat = trained.seat
            trained.play(hashed(observation(trained, seat), mask(trained, seat)))
        played.play_move(bot.choose(Eyes(played.position, played.seat), Budget()))
        assert digest(played.position) == digest(trained.position)


def test_a_game_that_describes_itself_is_seen_through_eyes_too() -> None:
    setting = Setting(OwnEyes(), actions="words")
    episode = Episode(setting, setting.new(1))
    bot = PolicyBot(hashed, setting)
    assert bot.seen(Eyes(episode.position, episode.seat), []).tolist() == episode.observe(episode.seat)


def test_a_policy_keeps_to_the_mask() -> None:
    setting = Setting("apple")
    pos = setting.new(1)
    with pytest.raises(BadOptions, match="mask"):
        as_bot(lambda seen, legal: 0, setting).choose(Eyes(pos, pos.waiting()[0]), Budget())


def run(world: SeatEnv, steps: int) -> list[float]:
    """What is seen and earned on a random way that the masks alone decide."""
    rng, found = np.random.default_rng(3), []
    for _ in range(steps):
        legal = world.action_masks()
        if not legal.any():
            break
        seen, reward, *_ = world.step(int(rng.choice(np.flatnonzero(legal))))
        found.append(float(seen.sum()) + reward)
    return found


def deeply_copied(world: SeatEnv) -> SeatEnv:
    return copy.deepcopy(world)


def pickled(world: SeatEnv) -> SeatEnv:
    made: SeatEnv = pickle.loads(pickle.dumps(world))
    return made


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_go_on_alike(game: str) -> None:
    world = SeatEnv(game, seat=1)
    for made in (SeatEnv.copy, deeply_copied, pickled):
        assert made(world).seat == 1, "before the first game too"
        world.reset(seed=6)
        run(world, 20)
        twin = made(world)
        before = digest(world.episode.position)
        found = run(twin, 25)
        assert digest(world.episode.position) == before
        assert run(world, 25) == found
        assert np.array_equal(world.reset()[0], twin.reset()[0]), "the next seed too"


def test_bots_are_objects_for_self_play() -> None:
    mine = SeatEnv("apple", seats=3)
    bot = as_bot(hashed, mine.setting)
    results = []
    for _ in range(2):
        world = SeatEnv("apple", seats=3, bots=[bot, "random"])
        world.reset(seed=2)
        results.append(run(world, 300))
    assert results[0] == results[1]
    with pytest.raises(BadOptions, match="bots"):
        SeatEnv("apple", bots=[bot, bot])


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_masks_are_right_where_environments_reset_themselves(mode: AutoresetMode) -> None:
    worlds = gymnasium.make_vec(APPLE, num_envs=3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode})
    rng = np.random.default_rng(1)
    _, infos = worlds.reset(seed=4)
    ends = 0
    for _ in range(200):
        actions = [int(rng.choice(np.flatnonzero(legal))) if legal.any() else 0 for legal in infos["action_mask"]]
        ended = [not legal.any() for legal in infos["action_mask"]]
        assert mode is AutoresetMode.NEXT_STEP or not any(ended), "the mask is of the new game already"
        _, _, terminated, _, infos = worlds.step(np.array(actions))
        assert "refused" not in infos
        ends += int(terminated.sum())
    assert ends > 3


@pytest.mark.parametrize("game", GAMES)
def test_pixels(game: str) -> None:
    world = SeatEnv(game, render_mode="rgb_array")
    world.reset(seed=1)
    run(world, 10)
    drawn = world.render()
    assert drawn.dtype == np.uint8
    assert drawn.shape[1:] == (900, 3)
    assert len({bytes(pixel) for pixel in drawn[::7].reshape(-1, 3)}) > 5


def test_random_is_uniform_over_moves_and_a_sampler_over_words() -> None:
    """As the docs say: they agree where actions are moves, not where moves are spelled."""
    setting = Setting("root", actions="words")
    episode = Episode(setting, setting.new(3))
    chance = chance_from_seed(1)
    while len({setting.game.verbs.verb_of(move).name for move in episode.moves()}) < 3:
        episode.play(episode.numbers[chance.below(len(episode.numbers))])
    assert len(episode.numbers) < len(episode.moves())
