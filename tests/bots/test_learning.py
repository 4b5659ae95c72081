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
from tafelrunde.engine.judgement import UNIT, WHOLE, Judgement, read
from tafelrunde.engine.packed import vec
from tafelrunde.engine.traits import Traits
from tafelrunde.learn import leanings
from tafelrunde.learn.course import described, lesson
from tafelrunde.learn.fit import Batch, Settings, base_rates, beginning, calibration, fit, log_loss, softmax
from tafelrunde.learn.leanings import Decision
from tafelrunde.learn.rows import Rows, joined
from tafelrunde.learn.selfplay import file_of, play_all, trial

TOY = Traits(["gold", "noise"], ["red", "blue"], {"gold": 1.0})
TOY.open = ["noise"]


def invented(games: int, seed: int = 3) -> Rows:
    """Games in which gold decides, the more the later, blue has the better seat, and noise means nothing."""
    draws = np.random.default_rng(seed)
    traits = draws.integers(0, 10, (games, 2, 2)).astype(np.float64)
    roles = np.tile([0, 1], (games, 1))
    progress = draws.integers(0, 17, games) / 16.0
    lead = (traits[:, 1, 0] - traits[:, 0, 0]) * (0.1 + 0.5 * progress) + 0.7
    blue = draws.random(games) < 1.0 / (1.0 + np.exp(-lead))
    won = np.stack([~blue, blue], axis=1).astype(np.float64)
    return Rows(traits, roles, progress, won, np.full((games, 2), 0.5), np.arange(games))


PLAIN = Settings(hidden=0, epochs=60, batch=500, pace=0.05, penalty=1e-5)


def test_what_decides_is_found_and_what_does_not_is_left_alone() -> None:
    found = fit(invented(4000), 2, PLAIN).whole()
    start, end = found.weights.traits[1]
    assert 0.03 < start[0] < 0.2
    assert 0.5 < end[0] < 0.7
    assert max(abs(start[1]), abs(end[1])) < 0.08
    assert found.known == [True, True]
    assert 0.3 < found.weights.constant[1, 0] - found.weights.constant[0, 0] < 1.1, "blue's better seat"


def entangled(games: int, seed: int = 3) -> Rows:
    """Games that are won by whoever has gold and noise both, or neither: no weighted sum tells that."""
    rows = invented(games, seed)
    rows.traits = np.random.default_rng(seed).integers(0, 2, rows.traits.shape).astype(np.float64)
    paired = rows.traits[:, :, 0] == rows.traits[:, :, 1]
    lead = 3.0 * (paired[:, 1].astype(np.float64) - paired[:, 0])
    blue = np.random.default_rng(seed + 1).random(games) < 1.0 / (1.0 + np.exp(-lead))
    rows.won = np.stack([~blue, blue], axis=1).astype(np.float64)
    return rows


def test_what_traits_mean_together_is_seen_by_the_hidden_layer_alone() -> None:
    taught, asked = entangled(4000).split(5)
    summed = fit(taught, 2, PLAIN).whole().chances(asked)
    together = fit(taught, 2, Settings(hidden=8, epochs=60, batch=500, penalty=1e-5)).whole().chances(asked)
    assert log_loss(together, asked) < 0.5 < 0.65 < log_loss(summed, asked)


def test_the_slope_is_how_the_loss_changes() -> None:
    """Every weight, a little more and a little less: the loss must change as the slope says."""
    rows = entangled(50)
    draws = np.random.default_rng(4)
    weights = beginning(2, 2, Settings(hidden=3))
    for one in weights.each():
        one += draws.normal(size=one.shape) / 3.0
    batch = Batch(rows, rows.traits, slice(None))
    for one, slope in zip(weights.each(), batch.slope(weights).each(), strict=True):
        for at in np.ndindex(one.shape):
            losses = []
            for by in (1e-5, -2e-5):
                one[at] += by
                losses.append(log_loss(softmax(batch.scores(weights)), rows))
            one[at] += 1e-5
            assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(slope[at], abs=1e-6)


def test_the_figures_tell_a_good_judgement_from_none() -> None:
    taught, asked = invented(3000).split(5)
    assert not set(taught.game.tolist()) & set(asked.game.tolist())
    chances = fit(taught, 2, PLAIN).chances(asked)
    assert log_loss(chances, asked) < log_loss(base_rates(taught, asked), asked) - 0.05 < log_loss(asked.hand, asked)
    assert all(abs(said - true) < 0.12 for said, true, times in calibration(chances, asked) if times > 60)


def test_partners_who_win_together_surprise_nobody_twice() -> None:
    rows = invented(10)
    rows.won[:] = 0.5
    assert log_loss(rows.hand, rows) == pytest.approx(0.0)


def test_all_games_are_learnt_from_and_only_the_strongest_are_asked_about() -> None:
    weak, strong = invented(400), invented(50, seed=8)
    found = lesson([weak, strong], 2, PLAIN)
    assert (found.games, found.held_out, found.positions) == (450, 10, 450)
    both = joined([weak, strong])
    assert len(set(both.game.tolist())) == 450, "games of one kind are not taken for those of the other"


def test_a_role_that_was_hardly_seen_is_not_judged() -> None:
    rows = invented(30)
    rows.roles[10:, 1] = 0
    assert fit(rows, 2, Settings(epochs=1)).known == [True, False]


def test_the_course_from_nothing_to_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One command; interrupted or repeated, it gives the same files, and the game can be judged by them."""
    given = ["learn", "root", "--seats", "2", "--games", "25", "--bots", "random", "--model", "random", "--model-games", "3", "--seed", "5"]
    given += ["--branches", "1", "--rounds", "2", "--pupils", "greedy/random", "--pupil-games", "10"]
    play_all(trial("root", 2, "random", 5, 1), 8, tmp_path)
    made = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        assert main([*given, "--folder", str(tmp_path), "--json", "--out", str(tmp_path / name)]) in (0, 1)
        told = json.loads(capsys.readouterr().out)
        assert told["tables"][0]["games"] + 1 >= 25 + 10, "all but a game without an end"
        made.append([Path(file).read_text("utf-8") for file in told["files"]])
    assert made[0] == made[1]
    game = tafelrunde.find("root")
    assert game.traits is not None
    judgement = read(made[0][1], game.traits)
    assert judgement is not None
    assert (judgement.origin["bots"], judgement.origin["pupils"]) == (["random"], ["greedy/random"])
    shipped = game.judgement()
    assert shipped is not None
    assert "pupils" not in shipped.origin, "what was tried on the way is forgotten"
    pos = game.new(2, 1, {})
    assert judgement.chances(pos) == [], "nobody is judged before the first turn"
    while not pos.traits():
        pos.play(pos.waiting()[0], pos.moves(pos.waiting()[0])[0])
    assert sum(judgement.chances(pos)) == pytest.approx(1.0)
    assert len(file_of(tmp_path, trial("root", 2, "random", 5, 1)).read_text("utf-8").splitlines()) == 1 + 25
    leant = json.loads(made[0][0])
    assert leant["origin"]["bot"] == "random"
    assert not leant["hunch"], "what Root says by hand goes by verbs, so this takes its place"
    assert set(leant["weights"]["AddToDecree"]) == {"decree", "done"}


def test_what_cannot_be_learnt_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="too few"):
        lesson([invented(3)], 2, Settings())
    assert main(["learn", "apple", "--folder", str(tmp_path)]) == 2
    assert main(["learn", "root", "--seats", "9"]) == 2
    assert main(["learn", "root", "--branches", "-1"]) == 2
    assert main(["learn", "root", "--bots", "random,greedy", "--games", "5"]) == 2
    assert main(["learn", "root", "--bots", "random", "--games", "5", "--pupils", "random,greedy", "--pupil-games", "5"]) == 2


def test_a_judgement_of_other_traits_is_not_used() -> None:
    text = json.dumps({"traits": ["gold"], "roles": ["red", "blue"], "unit": UNIT, "origin": {}, "weights": []})
    assert read(text, TOY) is None
    assert read(text.replace('["gold"]', '["gold", "noise"]'), TOY) is not None
    assert read(text.replace('["gold"]', '["gold", "noise"]').replace(str(UNIT), "4096"), TOY) is None


def test_weights_go_over_from_the_start_of_a_game_to_its_end() -> None:
    judgement = Judgement(TOY)
    judgement.fill(judgement.group(0, 2), [0, UNIT, 0], [UNIT, 3 * UNIT, 0])
    assert [judgement.score(2, vec[i64]([0, late, 5, 7])) for late in (0, 8, 16)] == [5.0, 10.5, 16.0]


def test_what_is_shipped_is_what_was_learnt() -> None:
    """Through the file into the engine: the same chances, but for rounding."""
    rows = entangled(400)
    found = lesson([rows], 2, Settings(hidden=4, epochs=20, batch=100))
    judgement = read(described(TOY, [found], {}), TOY)
    assert judgement is not None
    for at in range(20):
        numbers = [[int(rows.roles[at, seat]), round(rows.progress[at] * WHOLE), *map(int, rows.traits[at, seat])] for seat in range(2)]
        told = judgement.chances_by([vec[i64](row) for row in numbers])
        assert told == pytest.approx(found.fit.chances(rows.part(np.arange(400) == at))[0].tolist(), abs=1e-3)


def test_verbs_that_were_chosen_more_often_than_expected_gain() -> None:
    """One of three moves is a blow, and every second time it is chosen: it weighs twice what a pass does."""
    asked = [Decision("strike" if at % 2 else "pass", {"strike": 1.0, "pass": 2.0}) for at in range(1000)]
    found = leanings.fit(asked)
    assert found["strike"] / found["pass"] == pytest.approx(2.0, abs=0.02)
    never = leanings.fit([Decision("strike", {"strike": 1.0, "pass": 1.0, "rare": 1.0 if at == 7 else 0.0}) for at in range(1000)])
    assert never["pass"] < 0.1 < 0.3 < never["rare"]


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
