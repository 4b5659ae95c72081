"""What is said before a decision: the end of the game, villages, the citadel, the bag, prey and tiles."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, URGENT, WINS
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones import GAME
from tafelrunde.testing import rule
from tests.bloodstones.table import DRAGONS, HORSES, Table

HOME, VILLAGE, BESIDE = 69, 20, 21
Said = tuple[str, float, str, dict[str, int]]


def table() -> Table:
    return Table(HORSES, DRAGONS).put(0, HOME, citadel=1).put(1, 41, citadel=1).hand(0, swords=1, ship=1).hand(1, ship=1)


def said(of: Table, key: str = "", seat: int = 0) -> list[Said]:
    """What a seat is told whose key begins like this."""
    told = GAME.advice(Eyes(of.pos, seat))
    found = [(one.key, round(one.weight, 2), one.rule, {arg.name: value for arg, value in one.about}) for one in told]
    return [one for one in found if one[0].startswith(key)]


@rule("S26.1")
@pytest.mark.parametrize(
    ("regroups", "mine", "theirs"),
    [
        ((2, 3), [("end-own", WINS, "S26.1", {})], [("end-foe", WINS, "S26.1", {"foe": 0})]),
        ((3, 2), [("end-foe", WINS, "S26.1", {"foe": 1})], [("end-own", WINS, "S26.1", {})]),
        ((2, 2), [], []),
        ((1, 3), [], []),
    ],
)
def test_whose_regroup_ends_the_game(regroups: tuple[int, int], mine: list[Said], theirs: list[Said]) -> None:
    of = table().go()
    last = of.pos.last_space()
    of.pos.regroups = vec[i64]([number - 3 + last for number in regroups])
    assert said(of, "end") == mine
    assert said(of, "end", 1) == theirs


@rule("S27.6")
@pytest.mark.parametrize(
    ("points", "told"),
    [
        ((4, 2), [("goal-lead", GOAL, "S27.6", {"points": 4, "own": 4})]),
        ((4, 4), [("goal-lead", GOAL, "S27.6", {"points": 4, "own": 4})]),
        ((2, 4), [("goal-behind", GOAL, "S27.6", {"foe": 1, "points": 4, "own": 2})]),
        ((0, 0), []),
    ],
)
def test_who_leads(points: tuple[int, int], told: list[Said]) -> None:
    of = table().go()
    of.pos.vp = vec[i64](points)
    assert said(of, "goal") == told


@rule("S5.2")
def test_villages_under_foreign_units() -> None:
    own = table().village(0, VILLAGE).put(1, VILLAGE, swords=2).go()
    assert said(own, "village") == [
        ("village-besieged", round(URGENT + 0.01, 2), "S5.2", {"foe": 1, "area": VILLAGE, "villages": 1, "units": 2})
    ]
    assert said(own, "village", 1) == [
        ("village-held", round(CHANCE + 0.01, 2), "S5.2", {"foe": 0, "area": VILLAGE, "villages": 1, "units": 2})
    ]
    assert said(table().village(0, VILLAGE).put(0, VILLAGE, swords=1).go(), "village") == []
    assert said(table().village(1, VILLAGE).put(1, VILLAGE, swords=1).go(), "village") == []


@rule("S19.5")
def test_foes_at_the_gates() -> None:
    near = 59
    assert said(table().go(), "citadel") == []
    assert said(table().put(1, near, swords=1).go(), "citadel") == [
        ("citadel-near", round(URGENT - 0.1, 2), "S19.5", {"foe": 1, "area": near, "units": 1})
    ]
    assert said(table().put(1, HOME, swords=3).go(), "citadel") == [
        ("citadel-attacked", round(URGENT + 0.1, 2), "S19.5", {"foe": 1, "area": HOME, "units": 3})
    ]


@rule("S23.3")
def test_a_bag_that_runs_out_counts_all_villages_as_long_as_the_marker_moves() -> None:
    for size, told in ((7, []), (6, [("regroup", URGENT - 0.05, "S23.3", {"bag": 6, "villages": 2})])):
        of = table().village(0, VILLAGE, BESIDE).bag(0, size).go()
        assert said(of, "regroup") == told
        of.pos.regroups = vec[i64]([of.pos.last_space(), 0])
        assert said(of, "regroup") == []
    assert said(table().bag(0, 6).go(), "regroup", 1) == [], "it is not his turn"


@rule("S5.2")
def test_prey_are_villages_without_units_within_a_step() -> None:
    of = table().village(1, VILLAGE).put(0, BESIDE, swords=1).go()
    (prey,) = said(of, "prey")
    assert prey == ("prey", round(CHANCE - 0.1 + 0.01, 2), "S5.2", {"foe": 1, "area": VILLAGE, "from": BESIDE, "villages": 1})
    near = of.pos._board.adjacent[VILLAGE]
    others = [area for area in near if area != BESIDE and of.pos._board.terrain[area] < 3]
    twice = table().village(1, VILLAGE).put(0, BESIDE, swords=1).put(0, others[0], swords=1).go()
    assert len(said(twice, "prey")) == 1, "it is told once"
    assert said(table().village(1, VILLAGE).put(1, VILLAGE, swords=1).put(0, BESIDE, swords=1).go(), "prey") == []
    assert said(table().village(0, VILLAGE).put(0, BESIDE, swords=1).go(), "prey") == []
    assert said(table().village(1, VILLAGE).put(0, BESIDE, castle=1).go(), "prey") == []


@rule("S21.1")
def test_the_best_tile_is_worth_keeping_for_villages() -> None:
    of = table().go()
    pips = of.pos.scene()["tiles"][HORSES]
    best = max(pips["swords"]["pips"], pips["ship"]["pips"])
    assert said(of, "tile") == [("tile", HABIT, "S21.1", {"pips": best, "hand": 2, "pool": 20})]
    assert said(of, "tile", 1) == []
    of.pos.pool = vec[i64]([0, 0])
    assert said(of, "tile") == []


def test_nothing_matters_before_the_game_has_begun() -> None:
    pos = GAME.new(2, 1)
    assert GAME.advice(Eyes(pos, pos.waiting()[0])) == []
