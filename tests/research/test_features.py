"""Feature hashing: same view, same numbers; different views, different numbers; nothing a seat may not know."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

import tafelrunde
from tafelrunde._build import native_is_fresh
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.research.arrays import observation
from tafelrunde.research.episode import Episode, Setting
from tafelrunde.research.features import LIMIT, Features
from tests.research.games import GAMES


def vector(view: object) -> list[float]:
    found = Features(4096)
    found.walk(view, 1)
    return found.limited()


def walk(game: str, seed: int, plies: int) -> Episode:
    """An episode after some random actions."""
    setting = Setting(game, longest=100_000)
    episode = Episode(setting, setting.new(seed))
    chance = chance_from_seed(seed)
    for _ in range(plies):
        if episode.over:
            break
        episode.play(episode.numbers[chance.below(len(episode.numbers))])
    return episode


def prints(game: str) -> list[float]:
    """Fingerprints of observations along a game."""
    return [float(np.dot(observation(walk(game, 3, plies), 0), np.arange(1024))) for plies in range(0, 60, 6)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"b": 1}),
        ({"a": "x"}, {"a": "y"}),
        ({"a": True}, {"a": False}),
        ({"a": None}, {"a": 0}),
        ({"a": [1, 2]}, {"a": [2, 1]}),
        ({"places": [{"id": 4, "owner": 1}]}, {"places": [{"id": 5, "owner": 1}]}),
        ({"pieces": [{"kind": "axe", "seat": 0, "count": 2}]}, {"pieces": [{"kind": "axe", "seat": 1, "count": 2}]}),
        ({"a": 300.5}, {"a": 301.5}),
        ({"a": 5000}, {"a": 6000}),
    ],
)
def test_what_differs_gives_other_numbers(one: object, other: object) -> None:
    assert vector(one) != vector(other)


def test_order_does_not_matter_where_it_means_nothing() -> None:
    assert vector({"hand": ["fox", "mouse", "fox"]}) == vector({"hand": ["mouse", "fox", "fox"]})
    one, other = {"id": 3, "owner": 1}, {"id": 9, "owner": 0}
    assert vector({"places": [one, other]}) == vector({"places": [other, one]})


def test_what_shares_a_slot_stays_within_the_limit() -> None:
    assert max(abs(amount) for amount in vector({"hand": ["fox"] * 100})) == LIMIT


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_small_finite_and_repeatable(game: str) -> None:
    for plies in (0, 10, 40):
        one, other = walk(game, 2, plies), walk(game, 2, plies)
        for seat in range(one.setting.seats):
            seen = observation(one, seat)
            assert seen.dtype == np.float32
            assert seen.shape == (1024,)
            assert np.isfinite(seen).all()
            assert abs(seen).max() <= LIMIT
            assert seen.any()
            assert np.array_equal(seen, observation(other, seat))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_says_nothing_a_seat_may_not_know(game: str) -> None:
    for plies in (3, 17, 41, 80):
        episode = walk(game, 4, plies)
        for seat in range(episode.setting.seats):
            seen = observation(episode, seat)
            for seed in range(3):
                world = Episode(episode.setting, episode.position.guess(seat, chance_from_seed(seed)), seat)
                for word in episode.said if seat == episode.seat else []:
                    world.play(word)
                assert np.array_equal(seen, observation(world, seat))


@pytest.mark.skipif(tafelrunde.BUILD != "native", reason="compared when the compiled build is tested (make native-test)")
@pytest.mark.parametrize("game", GAMES)
def test_both_builds_give_the_same_observations(game: str) -> None:
    assert native_is_fresh()
    program = "import sys, json; from tests.research.test_features import prints; print(json.dumps(prints(sys.argv[1])))"
    env = {**os.environ, "TAFELRUNDE_BUILD": "pure"}
    done = subprocess.run([sys.executable, "-c", program, game], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == prints(game)
