"""Learning in miniature: bots play, their games are counted, weights come out that foretell better than what they began with."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from mypy_extensions import i64

import tafelrunde
from tafelrunde.bots.worth import worth
from tafelrunde.cli.main import main
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.judgement import UNIT, Judgement, read
from tafelrunde.engine.packed import vec
from tafelrunde.engine.traits import Traits
from tafelrunde.learn.course import lesson
from tafelrunde.learn.fit import KEPT, Settings, base_rates, calibration, fit, log_loss
from tafelrunde.learn.rows import Rows
from tafelrunde.learn.selfplay import file_of, play_all, trial

TOY = Traits(["gold", "noise"], ["red", "blue"], {"gold": 1.0})
TOY.open = ["noise"]


def invented(games: int, seed: int = 3) -> Rows:
    """Games in which gold decides, the more the later, blue has the better seat, and noise means nothing."""
    draws = np.random.default_rng(seed)
    traits = np.ones((games, 2, 3))
    traits[:, :, 1] = draws.integers(0, 10, (games, 2))
    traits[:, :, 2] = draws.integers(0, 10, (games, 2))
    roles = np.tile([0, 1], (games, 1))
    progress = draws.integers(0, 17, games) / 16.0
    lead = (traits[:, 1, 1] - traits[:, 0, 1]) * (0.1 + 0.5 * progress) + 0.7
    blue = draws.random(games) < 1.0 / (1.0 + np.exp(-lead))
    won = np.stack([~blue, blue], axis=1).astype(np.float64)
    return Rows(traits, roles, progress, won, np.full((games, 2), 0.5), np.arange(games))


def test_what_decides_is_found_and_what_does_not_is_left_alone() -> None:
    rows = invented(4000)
    found = fit(rows, TOY, Settings(steps=200, penalty=0.002)).whole()
    start, end = found.weights[1]
    assert 0.05 < start[1] < 0.17
    assert 0.5 < end[1] < 0.7
    assert max(abs(start[2]), abs(end[2])) < 0.08
    assert found.known == [True, True]
    assert 0.5 < found.weights[1, 0, 0] - found.weights[0, 0, 0] < 0.9, "blue's better seat"


def test_the_figures_tell_a_good_judgement_from_none() -> None:
    taught, asked = invented(3000).split(5)
    assert not set(taught.game.tolist()) & set(asked.game.tolist())
    chances = fit(taught, TOY, Settings(steps=200, penalty=0.002)).chances(asked)
    assert log_loss(chances, asked) < log_loss(base_rates(taught, asked), asked) - 0.05 < log_loss(asked.hand, asked)
    assert all(abs(said - true) < 0.12 for said, true, times in calibration(chances, asked) if times > 60)


def test_partners_who_win_together_surprise_nobody_twice() -> None:
    rows = invented(10)
    rows.won[:] = 0.5
    assert log_loss(rows.hand, rows) == pytest.approx(0.0)


def test_what_weaker_players_taught_is_where_learning_from_stronger_ones_begins() -> None:
    few, many = invented(40), invented(4000, seed=8)
    alone = fit(few, TOY, Settings(steps=100, penalty=0.002))
    after = fit(few, TOY, Settings(steps=100, penalty=1.0), fit(many, TOY, Settings(steps=100, penalty=0.002)))
    asked = invented(1000, seed=9)
    assert log_loss(after.chances(asked), asked) < log_loss(alone.chances(asked), asked)


def test_a_role_that_was_hardly_seen_is_not_judged() -> None:
    rows = invented(30)
    rows.roles[10:, 1] = 0
    assert fit(rows, TOY, Settings(steps=5)).known == [True, False]


def test_the_course_from_nothing_to_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One command; interrupted or repeated, it gives the same file, and the game can be judged by it."""
    given = ["learn", "root", "--seats", "2", "--games", "25", "--bots", "random", "--seed", "5", "--folder", str(tmp_path), "--json"]
    files = [tmp_path / "one.json", tmp_path / "other.json"]
    play_all(trial("root", 2, "random", 5), 8, tmp_path)
    for file in files:
        assert main([*given, "--out", str(file)]) in (0, 1)
        told = json.loads(capsys.readouterr().out)
        assert told["tables"][0]["games"] + 1 >= 24, "all but a game without an end"
    assert files[0].read_bytes() == files[1].read_bytes()
    game = tafelrunde.find("root")
    assert game.traits is not None
    judgement = read(files[0].read_text("utf-8"), game.traits)
    assert judgement is not None
    assert judgement.origin["bots"] == ["random"]
    pos = game.new(2, 1, {})
    assert judgement.chances(pos) == [], "nobody is judged before the first turn"
    while not pos.traits():
        pos.play(pos.waiting()[0], pos.moves(pos.waiting()[0])[0])
    assert sum(judgement.chances(pos)) == pytest.approx(1.0)
    assert len(file_of(tmp_path, trial("root", 2, "random", 5)).read_text("utf-8").splitlines()) == 1 + 25


def test_what_cannot_be_learnt_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="too few"):
        lesson(invented(3), TOY, Settings())
    assert main(["learn", "apple", "--folder", str(tmp_path)]) == 2
    assert main(["learn", "root", "--seats", "9"]) == 2
    assert main(["learn", "root", "--bots", "random,greedy", "--games", "5"]) == 2


def test_a_judgement_of_other_traits_is_not_used() -> None:
    text = json.dumps({"traits": ["gold"], "roles": ["red", "blue"], "origin": {}, "weights": []})
    assert read(text, TOY) is None


def test_weights_go_over_from_the_start_of_a_game_to_its_end() -> None:
    judgement = Judgement(TOY)
    judgement.fill(judgement.group(0, 2), [0, UNIT, 0], [UNIT, 3 * UNIT, 0])
    assert [judgement.score(2, vec[i64]([0, late, 5, 7])) for late in (0, 8, 16)] == [5.0, 10.5, 16.0]


def test_what_is_good_stays_good_whatever_few_games_show() -> None:
    """Games in which gold loses and noise wins: gold keeps some of its weight, and what is bad is not praised."""
    rows = invented(400)
    rows.won = rows.won[:, ::-1].copy()
    begun = fit(invented(400), TOY, Settings(steps=100, penalty=0.002))
    found = fit(rows, TOY, Settings(steps=100, penalty=0.002), begun)
    assert (found.weights[:, :, 1] >= KEPT * begun.weights[:, :, 1] - 1e-9).all()
    strict = Traits(["gold", "noise"], ["red", "blue"], {})
    strict.bad = ["gold"]
    assert (fit(invented(400), strict, Settings(steps=50)).weights[:, :, 1] <= 0.0).all()


SHIPPED = [game for game in tafelrunde.all_games() if game.judgement() is not None]


def test_some_game_comes_with_what_was_learnt() -> None:
    assert "root" in [game.id for game in SHIPPED]


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: str(game.id))
def test_weights_that_are_shipped_say_where_they_are_from_and_are_used(game: tafelrunde.Game) -> None:
    judgement = game.judgement()
    assert judgement is not None
    origin = judgement.origin
    assert origin["rules"] == game.version, "they were learnt by these rules"
    for table in origin["tables"]:
        losses = table["log_loss"]
        assert losses["learnt"] < 0.8 * losses["evaluate"]
        assert losses["learnt"] < min(losses["base rates"], losses["evaluate rescaled"])
        pos = game.new(table["seats"], 1, {})
        while not pos.traits():
            pos.play(pos.waiting()[0], pos.moves(pos.waiting()[0])[0])
        assert pos.judge() == judgement.chances(pos)
        assert worth(pos, 1.0) == pos.judge()
        half = [(one + other) / 2 for one, other in zip(worth(pos), pos.judge(), strict=True)]
        assert worth(pos, 0.5) == pytest.approx(half)
