"""What `make bench` says of an earlier state: ratios taken within a round, and nothing where nothing was compared."""

from __future__ import annotations

import pytest
from bench.before import SEARCHED, seats_of, tree_of
from bench.report import before_section

import tafelrunde


def test_ratios_are_taken_within_a_round() -> None:
    results = {
        "before inside root native 4": [{"decisions_per_s": 100.0, "games_per_s": 10.0}, {"decisions_per_s": 50.0, "games_per_s": 5.0}],
        "after inside root native 4": [{"decisions_per_s": 200.0, "games_per_s": 30.0}, {"decisions_per_s": 200.0, "games_per_s": 15.0}],
        "before search root native 4 cut=-1": [{"walks_per_s": 10.0}],
        "after search root native 4 cut=-1": [{"walks_per_s": 17.0}],
    }
    said = before_section(results)
    assert "| Root, native | 4 | – | – | **3.00** (2.00–4.00) | **3.00** (3.00–3.00) |" in said
    assert "| Root, native | 4 | to the end | **1.70** (1.70–1.70) |" in said


def test_what_was_not_compared_has_no_section() -> None:
    assert before_section({"inside root native 4": [{"decisions_per_s": 1.0}]}) == ""


def test_every_table_that_is_compared_can_be_played() -> None:
    for game, seats in SEARCHED:
        assert seats in seats_of(game)
    for one in tafelrunde.all_games():
        assert all(one.min_seats <= seats <= one.max_seats for seats in seats_of(one.id))


def test_an_unknown_commit_says_what_to_do() -> None:
    with pytest.raises(SystemExit, match="BEFORE="):
        tree_of("no-such-commit")
