"""Figures that can be checked by hand."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tafelrunde.arena import charts
from tafelrunde.arena.figures import course, figures, interval, places, wilson
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.report import page

CLOCK = {"decisions": 10, "seconds": 0.5, "longest": 0.1, "late": 1}


def game(number: int, players: list[str], winners: list[int], **more: Any) -> dict[str, Any]:
    ranks = [1 if seat in winners else 2 for seat in range(len(players))]
    clocks = [CLOCK for _ in players]
    plain = {"number": number, "seed": 0, "players": players, "finished": True, "winners": winners, "ranks": ranks, "scores": ranks}
    return plain | {"rule": "A5.1", "decisions": 20, "seconds": 1.0, "clocks": clocks, "error": ""} | more


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(190, 200, 0.9104, 0.9726), (45, 60, 0.6277, 0.8422), (0, 10, 0.0, 0.2775)])
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_games_that_share_a_seed_are_not_counted_as_independent() -> None:
    """Two bots that play alike: the seed decides who wins all six games of a set. Six times the games tell no more."""
    chance = Random(5)
    rates = [float(chance.random() < 0.5) for _ in range(60)]
    alone = interval([(rate, 1) for rate in rates])
    assert interval([(6 * rate, 6) for rate in rates]) == pytest.approx(alone, abs=1e-9)
    wide = alone[1] - alone[0]
    low, high = wilson(sum(rates), len(rates))
    assert wide == pytest.approx(high - low, rel=0.15)
    low, high = wilson(6 * sum(rates), 6 * len(rates))
    assert wide > 2 * (high - low)


def test_sets_in_which_seats_balance_are_worth_more_than_their_games_alone() -> None:
    """Whoever sits first wins nearly always: each pair gives one win, and the rate is known well."""
    pairs = [(1.0, 2)] * 54 + [(2.0, 2)] * 4 + [(0.0, 2)] * 2
    low, high = interval(pairs)
    assert 0.46 < low < 0.5 + 2 / 120 < high < 0.57
    narrow, wide = wilson(62, 120)
    assert high - low < 0.5 * (wide - narrow)


def test_few_sets_and_sets_that_all_agree_are_judged_by_their_number() -> None:
    assert interval([(2.0, 2)] * 30) == wilson(30, 30)
    assert interval([(2.0, 2)] * 30 + [(0.0, 2)] * 3) == wilson(30, 33)
    assert interval([(2.0, 2), (0.0, 2), (1.0, 2)]) == wilson(1.5, 3)
    assert interval([]) == (0.0, 1.0)
    assert interval([(1.0, 2), (2.0, 2)] * 20) == interval([(1.0, 2), (2.0, 2)] * 20)


def test_wins_are_shared_and_unfinished_games_count_for_nobody() -> None:
    results = [
        game(0, ["a", "b"], [0]),
        game(1, ["b", "a"], [0, 1]),
        game(2, ["a", "b"], [], finished=False),
        game(3, ["a", "b"], [1], error="illegal move"),
    ]
    rows = {row.bot: row for row in figures(["a", "b"], 2, results)}
    assert (rows["a"].seatings, rows["a"].wins, rows["a"].rate) == (2, 1.5, 0.75)
    assert (rows["b"].seatings, rows["b"].wins) == (2, 0.5)
    assert rows["a"].by_seat == [[1, 1.0], [1, 0.5]]
    assert (rows["a"].decisions, rows["a"].late) == (40, 4)
    assert rows["a"].rating > rows["b"].rating
    assert course("a", results) == [(1, 1.0), (2, 0.75)]


def test_ratings_grow_surer_and_farther_apart() -> None:
    few = figures(["a", "b"], 2, [game(n, ["a", "b"], [0]) for n in range(4)])
    many = figures(["a", "b"], 2, [game(n, ["a", "b"], [0]) for n in range(60)])
    assert few[0].bot == many[0].bot == "a"
    assert many[0].rating - many[1].rating > few[0].rating - few[1].rating > 0
    assert many[0].rating_to - many[0].rating_from < few[0].rating_to - few[0].rating_from


def test_a_bot_in_several_seats_is_one_bot() -> None:
    rows = {row.bot: row for row in figures(["a", "b", "b", "b"], 4, [game(n, ["a", "b", "b", "b"], [n % 4]) for n in range(8)])}
    assert rows["a"].seatings == 8
    assert rows["b"].seatings == 24
    assert rows["a"].rate == rows["b"].rate == rows["a"].fair == 0.25
    assert abs(rows["a"].rating - rows["b"].rating) < 3


def test_winners_come_first_even_in_a_tie() -> None:
    assert places({"winners": [1], "ranks": [1, 1, 3]}) == [1.0, 0.0, 3.0]


def test_the_page_is_whole_and_escapes_what_it_quotes() -> None:
    plan = Plan("apple", ["amber", "blue"], {}, ["a<b", "c"])
    text = page(plan, [game(0, ["a<b", "c"], [0]), game(1, ["c", "a<b"], [], finished=False, error="<script>")])
    assert "<script>" not in text
    assert "a<b" not in text
    for start in range(text.count("<svg")):
        at = -1
        for _ in range(start + 1):
            at = text.index("<svg", at + 1)
        ElementTree.fromstring(text[at : text.index("</svg>", at) + 6])
    page(plan, [])


def test_charts_are_well_formed_even_when_empty() -> None:
    for picture in (
        charts.lines("t", [("a & b", [(0.0, 0.5), (9.0, 2.0)])], "x", [3]),
        charts.lines("t", [], "x"),
        charts.bars("t", []),
        charts.spans("t", [("a", 1.0, 1.0, 1.0)]),
        charts.histogram("t", [], "x"),
        charts.histogram("t", [0.0, 5.0], "x"),
    ):
        ElementTree.fromstring(picture)


@pytest.mark.parametrize(
    ("least", "most", "marks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (7.5, 39.9, [10, 20, 30]), (0, 153, [0, 50, 100, 150]), (0, 4, [0, 1, 2, 3, 4]), (3, 3, [3])],
)
def test_axes_are_marked_with_round_numbers(least: float, most: float, marks: list[float]) -> None:
    assert charts.ticks(least, most) == pytest.approx(marks)


def test_a_histogram_counts() -> None:
    assert ">3</text>" in charts.histogram("t", [5.0, 5.0, 5.0, 90.0], "x")
