"""Ratings say how often one level beats another, whatever order the games come in."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde
from tafelrunde.bots.ladder import EASY, Ladder, expected, ladder
from tafelrunde.bots.levels import LEVELS
from tests.arena import rating
from tests.arena.strength import CONTESTS, MIXED, Folder, walks_of


def game(seed: int, players: list[str], winners: list[int]) -> dict[str, Any]:
    ranks = [1 if seat in winners else 2 for seat in range(len(players))]
    return {"number": seed, "seed": seed, "players": players, "winners": winners, "ranks": ranks, "finished": True, "error": ""}


def duels(stronger: str, weaker: str, of_ten: int) -> list[rating.Set]:
    """Ten pairs with seats exchanged, of which the stronger wins so many."""
    found = []
    for seed in range(10):
        won = seed < of_ten
        pair = [game(seed, [stronger, weaker], [0 if won else 1]), game(seed, [weaker, stronger], [1 if won else 0])]
        found.append(pair)
    return found


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "ORDERS", 4)
    monkeypatch.setattr(rating, "DRAWS", 8)


def test_seven_of_ten_are_seven_of_ten_on_the_scale() -> None:
    sets = [*duels("normal", "easy", 7), *duels("skilled", "normal", 7), *duels("hard@320i", "skilled", 7)]
    found = rating.ratings(sets * 4, partnered=False)
    assert [one.level for one in found] == ["easy", "normal", "skilled", "hard"]
    assert (found[0].rating, found[0].least, found[0].most) == (EASY, EASY, EASY)
    for lower, higher in pairwise(found):
        assert expected(higher.rating - lower.rating) == pytest.approx(0.7, abs=0.04)
        assert higher.least < higher.rating < higher.most


def test_equals_are_rated_alike_and_the_order_of_games_does_not_matter() -> None:
    sets = duels("normal", "easy", 5) * 4
    forward, backward = rating.ratings(sets, partnered=False), rating.ratings(sets[::-1], partnered=False)
    for found in (forward, backward):
        assert abs(found[1].rating - EASY) < 40


def test_partners_are_a_team() -> None:
    """Whoever sits with the strong one wins with him: that makes nobody strong."""
    sets = []
    for seed in range(40):
        sets.append([game(seed, ["hard", "easy", "normal", "easy"], [0, 1]), game(seed, ["normal", "easy", "hard", "easy"], [2, 3])])
    found = {one.level: one.rating for one in rating.ratings(sets, partnered=True)}
    assert found["hard"] > found["easy"] > found["normal"]


def test_games_of_another_level_are_left_out(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    contest = next(contest for contest in CONTESTS if contest.name == "levels-skilled-2")
    for walks, known in ((walks_of("root", "hard"), 2), (7, 0)):
        bots = [f"hard@{walks}i", "skilled"]
        lines = [{"arena": 1, "bots": bots}, game(0, bots, [0]), game(1, bots[::-1], [1]) | {"number": 1}]
        folder.store("root", contest, "clock").write_text("\n".join(map(json.dumps, lines)) + "\n", "utf-8")
        assert sum(len(one) for sets in rating.kept_sets("root", folder).values() for one in sets) == known


def test_a_ladder_is_read_as_it_was_written() -> None:
    fresh = Ladder({"easy": 1}, rating.ratings(duels("normal", "easy", 7), partnered=False))
    assert msgspec.json.decode(msgspec.json.encode(fresh), type=Ladder) == fresh


def test_mixed_tables_seat_all_levels_in_all_ways() -> None:
    assert [contest.table() for contest in MIXED] == [3, 4]


@pytest.mark.parametrize("game_id", [game.id for game in tafelrunde.all_games()])
def test_shipped_levels_rise_and_say_where_they_are_from(game_id: str) -> None:
    found = ladder(tafelrunde.find(game_id).package)
    assert [one.level for one in found.ratings] == list(LEVELS[: len(found.ratings)])
    values = [one.rating for one in found.ratings]
    assert values == sorted(set(values))
    if found.ratings:
        assert found.ratings[0].rating == EASY
        assert sum(found.origin.games.values()) > 0
        assert found.origin.contests
