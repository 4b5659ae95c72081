"""Named planes: every number has a name, shapes stay, everything said has its place, nothing a seat may not know."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.research.arrays import observation
from tafelrunde.research.episode import PLANES, Episode, Setting
from tafelrunde.research.gymnasium import SeatEnv
from tafelrunde.research.planes import UNPLACED, found_in, leaves, read_layout
from tafelrunde.research.policy import as_bot
from tests.research.games import GAMES


def layout_of(setting: Setting) -> Any:
    assert setting.layout is not None
    return setting.layout


def moments(setting: Setting, seed: int, plies: tuple[int, ...]) -> list[Episode]:
    """The same random game at several moments."""
    episode, chance, found = Episode(setting, setting.new(seed)), chance_from_seed(seed), []
    for ply in range(max(plies) + 1):
        if ply in plies:
            found.append(episode.copy())
        if episode.over:
            break
        episode.play(episode.numbers[chance.below(len(episode.numbers))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_planes_have_names_and_shapes_bounds_and_no_secrets(game: str) -> None:
    setting = Setting(game, observation=PLANES)
    layout = layout_of(setting)
    names = [plane.name for plane in layout.planes]
    assert len(set(names)) == len(names)
    assert setting.size == sum(plane.size for plane in layout.planes) + setting.spelled
    said = lost = 0
    for episode in moments(setting, 104, (0, 9, 31, 80, 200)):
        for seat in range(setting.seats):
            seen = observation(episode, seat)
            assert seen.shape == (setting.size,)
            assert abs(seen).max() <= 1.0
            planes = layout.named(seen)
            assert [planes[plane.name].shape for plane in layout.planes] == [plane.shape for plane in layout.planes]
            assert planes["me"].tolist() == [float(other == seat) for other in range(setting.seats)]
            guessed = Episode(setting, episode.position.guess(seat, chance_from_seed(7)), seat)
            for word in episode.said if seat == episode.seat else []:
                guessed.play(word)
            assert np.array_equal(seen, observation(guessed, seat)), "two worlds that look the same"
            for leaf in leaves(episode.position.view(seat)):
                said += 1
                lost += layout.slot(*leaf) == UNPLACED
    assert lost <= 0.02 * said, "the rest is small"


def test_a_plane_says_what_the_view_says() -> None:
    setting = Setting("root", observation=PLANES)
    layout = layout_of(setting)
    (episode,) = moments(setting, 1, (60,))
    view = episode.position.view(0)
    planes = layout.named(observation(episode, 0))
    owners = planes["places.owner="]
    for place in view["places"]:
        if "owner" in place and place["owner"] is not None:
            assert owners[place["id"]].argmax() == place["owner"] + 1
    assert planes["deciding"].tolist() == [float(seat in episode.position.deciding(0)) for seat in range(setting.seats)]


def test_what_has_no_place_leaves_its_mark_in_the_rest() -> None:
    layout = found_in([{"hand": ["fox", "fox", "mouse"], "places": [{"id": 1, "owner": 0}], "gone": True}], 2, 3)
    known = {"hand": ["fox", "fox"], "places": [{"id": 2, "owner": -1}]}
    planes = layout.named(np.asarray(layout.values(known, 0, [1])))
    assert planes["hand#"].tolist() == [0.75, 0.0]
    assert planes["places.owner="][2].tolist() == [1.0, *[0.0] * 8]
    assert (planes["gone"].tolist(), planes["deciding"].tolist()) == (0.0, [0.0, 1.0])
    assert not planes["rest"].any()
    for unknown in ({"hand": ["owl"]}, {"places": [{"id": 3, "owner": 0}]}, {"new": 1}):
        assert layout.named(np.asarray(layout.values(unknown, 0, [])))["rest"].any(), unknown


def test_a_layout_is_kept_as_text() -> None:
    layout = layout_of(Setting("apple", observation=PLANES))
    again = read_layout(layout.text())
    assert (again.planes, again.offsets, again.size) == (layout.planes, layout.offsets, layout.size)
    for wrong in ("", "[]", "{}", '{"planes": 1, "seats": 2}'):
        with pytest.raises(Unreadable):
            read_layout(wrong)


def test_environments_and_policies_see_the_same_planes() -> None:
    env = SeatEnv("root", observation=PLANES)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.setting.layout is not None
    assert np.array_equal(observation(twin.episode, 0), seen)
    bot = as_bot(lambda planes, mask: int(mask.argmax()), env.setting)
    assert np.array_equal(bot.seen(Eyes(env.episode.position, 0), []), seen)


def test_another_kind_of_observation_is_refused() -> None:
    with pytest.raises(BadOptions, match="hashed"):
        Setting("apple", observation="pixels")
