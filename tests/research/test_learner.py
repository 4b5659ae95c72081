"""The learner of `make dataset-learner` in miniature."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tafelrunde.research.episode import Setting
from tafelrunde.research.policy import as_bot
from tests.research.learner import LATER, Judge, gains_of, lessons, plan_for, wins, written


def test_a_gain_is_what_the_lead_became_soon_after() -> None:
    scores = np.array([[0, 0, 0], [2, 0, 0], [2, 3, 0], [2, 3, 1]])
    assert gains_of(scores, np.array([0, 1, 2])) == pytest.approx([2 - 3 * LATER, 3, 1])
    assert gains_of(scores[1:], np.array([0, 0])) == pytest.approx([-3, 0]), "who is behind does not care for who is last"


def test_random_games_teach_to_beat_random(tmp_path: Path) -> None:
    setting = Setting("root", actions="moves", observation_size=512)
    judge = Judge(setting)
    judge.learn(*lessons(written(tmp_path, plan_for(setting, 100)), setting))
    assert wins(as_bot(judge.choose, setting), 20) > 0.65
