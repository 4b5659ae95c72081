"""Games to learn from: they branch, line-ups change places, and later rounds are played by what was learnt before."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.position import Position
from tafelrunde.learn.branches import FARTHEST, by_hunch, deviate, finish, hurry
from tafelrunde.learn.course import described, lesson
from tafelrunde.learn.fit import Settings
from tafelrunde.learn.rows import rows_of
from tafelrunde.learn.selfplay import file_of, play_all, play_noted, trial

GAME = tafelrunde.find("bloodstones")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Some games with two branches each."""
    return play_all(trial("bloodstones", 2, "random", 3, branches=2), 3, tmp_path_factory.mktemp("games"))


def along(result: dict[str, Any], moves: list[list[int]]) -> Position:
    """Where these moves lead to, each of them legal."""
    pos = GAME.new(result["roles"], result["seed"], {})
    for seat, move in moves:
        pos.play(seat, move)
    return pos


def test_a_branch_leaves_its_game_and_comes_to_an_end_of_its_own(played: list[dict[str, Any]]) -> None:
    for result in played:
        assert len(result["branches"]) == 2
        for one in result["branches"]:
            assert one["begin"] < one["end"] <= one["begin"] + len(one["moves"])
            pos = along(result, result["moves"][: one["begin"]] + one["moves"])
            assert (pos.is_over(), pos.standing().winners) == (one["finished"], one["winners"])
    again = play_noted(trial("bloodstones", 2, "random", 3, branches=2).fixtures(3)[1])
    assert again["branches"] == played[1]["branches"], "the same plan, the same branches"


def test_of_a_branch_only_what_is_its_own_is_learnt(played: list[dict[str, Any]]) -> None:
    """Its rows begin where its deviation ended; what lies before that belongs to the game it left, and its winner to itself."""
    bare = [{**result, "branches": []} for result in played]
    trunks, both = rows_of(GAME, bare), rows_of(GAME, played)
    assert len(both.game) > len(trunks.game)
    for at, result in enumerate(played):
        one = result["branches"][0]
        alone = rows_of(GAME, [{**result, "branches": [one]}])
        own = alone.part(alone.game == result["number"])
        first = len(rows_of(GAME, [bare[at]]).game)
        there = along(result, result["moves"][: one["begin"]] + one["moves"][: one["end"] - one["begin"]]).traits()
        assert own.traits[first].tolist() == [[float(number) for number in list(row)[2:]] for row in there]
        assert {tuple(row) for row in own.won[first:].tolist()} == {tuple(float(seat in one["winners"]) for seat in range(2))}


def turns_in(pos: Position) -> Position:
    """Some way into a game, where somebody has more than one decision before him."""
    draws = chance_from_seed(8)
    by_hunch(pos, [], draws, 60)
    return pos


def test_who_is_in_a_hurry_ends_his_turn_sooner_than_others() -> None:
    lengths: Counter[str] = Counter()
    for seed in range(12):
        pos = turns_in(GAME.new(2, seed))
        seat, moves = pos.first_asked(), list[list[int]]()
        hurry(pos, moves, chance_from_seed(seed))
        assert moves[0][0] == seat
        lengths["hurry"] += len(moves)
        twin, slow = turns_in(GAME.new(2, seed)), list[list[int]]()
        finish(twin, seat, slow, chance_from_seed(seed))
        lengths["by hunch"] += len(slow)
    assert lengths["hurry"] < lengths["by hunch"]


def test_deviations_are_of_all_lengths() -> None:
    lengths = set()
    for seed in range(40):
        moves: list[list[int]] = []
        deviate(turns_in(GAME.new(2, seed)), moves, chance_from_seed(seed))
        lengths.add(len(moves))
    assert min(lengths) <= 2
    assert max(lengths) > FARTHEST // 2


def test_those_who_play_each_other_sit_in_every_seat_with_every_role() -> None:
    plan = trial("bloodstones", 2, "greedy/random", 3)
    places = Counter((one.players[seat], seat, one.seats[seat]) for one in plan.fixtures(16) for seat in range(2))
    assert len(places) == 8
    assert set(places.values()) == {4}
    assert len({one.seed for one in plan.fixtures(16)}) == 16
    four = trial("bloodstones", 4, "greedy/random", 3)
    assert sorted(four.bots) == ["greedy", "greedy", "random", "random"]


def test_later_rounds_are_played_by_what_was_learnt(tmp_path: Path) -> None:
    rows = rows_of(GAME, play_all(trial("bloodstones", 2, "random", 3), 25, tmp_path))
    assert GAME.traits is not None
    text = described(GAME.traits, [lesson([rows], len(GAME.traits.roles), Settings(hidden=2, epochs=1))], {"told": "by a test"})
    plain, taught = trial("bloodstones", 2, "random", 3), trial("bloodstones", 2, "random", 3, weights=text)
    assert file_of(tmp_path, plain) != file_of(tmp_path, taught), "games played by other weights are other games"
    before = GAME.judgement()
    was = None if before is None else before.origin
    try:
        play_noted(taught.fixtures(1)[0])
        judgement = GAME.judgement()
        assert judgement is not None
        assert judgement.origin == {"told": "by a test"}
        pos = turns_in(GAME.new(2, 1))
        assert pos.judge() == judgement.chances(pos) != []
        with pytest.raises(BadOptions, match="other traits"):
            GAME.judge_by(text.replace('"points"', '"pints"'))
    finally:
        GAME.judge_by(None)
    after = GAME.judgement()
    assert (None if after is None else after.origin) == was
