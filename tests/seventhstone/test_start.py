"""T2 Pieces, sheets and starting position."""

from __future__ import annotations

from typing import cast

import pytest

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.games.seventhstone import GAME, SeventhStone
from tafelrunde.games.seventhstone.phases.ranking import roll_off
from tafelrunde.games.seventhstone.pieces.stones import DEPTH, STACKS, STONES, stack_sizes
from tafelrunde.games.seventhstone.setup import Founding
from tafelrunde.games.seventhstone.words import FOR_START, FOUNDING, SHEET_NAMES
from tafelrunde.testing import Script, rule
from tests.seventhstone.table import Loaded, Table


def founding(*dice: int, seats: int = 4, grid: str = "") -> Table:
    """A table before the order is rolled."""
    table = Table(grid, seats) if grid else Table(seats=seats)
    table.pos.stage, table.pos.year, table.pos.counter = FOUNDING, 0, 0
    table.dice(*dice)
    table.pos.push(Founding())
    table.pos.settle()
    return table


def started(seats: int = 4, **options: object) -> SeventhStone:
    """A game with capitals and barracks placed anyhow."""
    pos = GAME.new(seats, 5, options)
    assert isinstance(pos, SeventhStone)
    for _ in range(2 * seats):
        seat = pos.waiting()[0]
        pos.play(seat, pos.moves(seat)[0])
    return pos


@rule("T2.3")
def test_stones_are_shuffled_into_four_face_down_stacks() -> None:
    first, second = GAME.new(4, 1), GAME.new(4, 2)
    assert isinstance(first, SeventhStone)
    assert isinstance(second, SeventhStone)
    assert stack_sizes(first) == [10, 10, 10, 10]
    assert first.where != second.where
    assert sorted(first.where) == [STACKS + stack * DEPTH + depth for stack in range(4) for depth in range(10)]
    assert first.view(0)["stones"]["certain"] == 0


@rule("T2.4", "T2.5")
def test_each_seat_is_one_of_four_peoples_that_differ_in_name_only() -> None:
    assert GAME.roles == ("dwarves", "humans", "elves", "orcs")
    assert [seat["role"] for seat in GAME.new(["orcs", "elves"], 1).view(None)["seats"]] == ["orcs", "elves"]
    with pytest.raises(BadOptions):
        GAME.new(["orcs", "orcs"], 1)
    views = [GAME.new(roles, 1).view(None) for roles in (["orcs", "elves"], ["dwarves", "humans"])]
    for view in views:
        for seat in view["seats"]:
            del seat["role"]
    assert views[0] == views[1]


@rule("T2.6", "T2.7")
def test_a_sheet_has_a_store_four_production_and_four_market_fields() -> None:
    view = started().view(0)["seats"][0]
    assert view["store"] == 19
    assert list(view["sheet"]) == list(SHEET_NAMES)
    assert SHEET_NAMES == ("building", "melee", "ranged", "cavalry", "mercenaries", "equipment", "movement", "tournament")


@rule("T2.8")
def test_tear_stone_counter_and_round_counter_are_shared_and_public() -> None:
    view = started().view(None)
    assert [seat["score"] for seat in view["seats"]] == [3, 3, 3, 3]
    assert view["turn"]["counter"] == 0


@rule("T2.10")
def test_resource_stones_markers_and_buildings_never_run_out() -> None:
    grid = "\n".join(["P " * 8] * 8)
    names = [f"{column}/{row}" for column in range(1, 9) for row in range(1, 8)]
    table = Table(grid).own(0, *names)
    for name in names[:50]:
        table.building(name, "manufactory").building(name, "manufactory")
    assert table.pos.value[0] == 2 * len(names) + 200
    table.own(0, "1/8").goods(0, building=2).placement(0)
    table.play(0, "build 1/8 manufactory", "build 1/8 manufactory")
    assert table.sites("1/8") == ["manufactory", "manufactory"]
    assert table.balanced()


@rule("T2.11")
def test_roll_off_higher_first_and_equals_again_among_themselves() -> None:
    table = Table(seats=4).dice(3, 5, 3, 6, 2, 4)
    assert roll_off(table.pos, [0, 1, 2, 3], FOR_START) == [3, 1, 2, 0]
    assert table.no_dice_left()
    assert {values[2] for values in table.events("die")} == {FOR_START}
    table.dice(2, 2, 1, 1, 4, 1)
    assert roll_off(table.pos, [0, 1], FOR_START) == [0, 1]
    assert roll_off(table.pos, [2], FOR_START) == [2]


@rule("T2.12", "T2.20")
def test_capital_and_barracks_need_different_unoccupied_yield_lands() -> None:
    grid = "P Pb Tp\nD V ~\nF M Pb"
    table = founding(6, 1, seats=2, grid=grid)
    assert table.offers(0) == ["capital 1/1", "capital 2/1", "capital 1/3", "capital 2/3", "capital 3/3"]
    for field in ("3/1", "1/2", "2/2", "3/2"):
        assert table.why_not(0, f"capital {field}") == ["T2.12"]
    table.play(0, "capital 2/1")
    assert table.why_not(1, "capital 2/1") == ["T2.20"]
    table.play(1, "capital 1/1")
    assert table.why_not(1, "outpost 1/1") == ["T2.20"]
    table.play(1, "outpost 3/3")
    assert table.why_not(0, "outpost 3/3") == ["T2.20"]
    assert table.offers(0) == ["outpost 1/3", "outpost 2/3"]


@rule("T2.13", "T2.14", "S3")
def test_capitals_by_the_roll_barracks_in_reverse_order() -> None:
    dwarf, human, elf, orc = range(4)
    table = founding(4, 1, 3, 6)
    asked = []
    for number in range(8):
        seat = table.pos.waiting()[0]
        asked.append(seat)
        verb = "capital" if number < 4 else "outpost"
        assert table.why_not(seat, f"{'outpost' if number < 4 else 'capital'} 6/6") == ["T2.14"]
        table.pos.chance = chance_from_seed(3)
        table.play(seat, f"{verb} {number % 4 + 1}/{number // 4 + 1}")
    assert asked == [orc, dwarf, elf, human, human, elf, dwarf, orc]


@rule("T2.15", "T2.21")
def test_both_barracks_of_the_capital_and_the_first_barracks_work_in_year_one() -> None:
    table = founding(6, 1, seats=2)
    table.play(0, "capital 1/1").play(1, "capital 6/6", "outpost 6/1")
    table.pos.chance = chance_from_seed(3)
    table.play(0, "outpost 1/2")
    assert table.pos.year == 1
    table.pos.stack = table.pos.stack[:1]
    table.goods(0, melee=7, building=1).order(0, 1)
    table.pos.happening, table.pos.lava = 0, []
    table.placement(0)
    table.play(0, *["enlist 1/1 melee"] * 4, *["enlist 1/2 melee"] * 2)
    assert table.units(0, "1/1") == (4, 0)
    assert table.units(0, "1/2") == (2, 0)
    assert table.why_not(0, "enlist 1/1 melee") == ["T10.17"]
    assert table.why_not(0, "enlist 1/2 melee") == ["T10.17"]


@rule("T2.16", "T2.17", "T2.18", "S4")
def test_everyone_starts_with_nineteen_resource_and_three_tear_stones_and_no_army() -> None:
    for seats in (2, 3, 4):
        pos = started(seats)
        assert list(pos.store) == [15 + 2 + 2] * seats
        assert list(pos.value) == [19] * seats
        assert list(pos.tears) == [3] * seats
        assert pos.armies == []


@rule("T2.19")
def test_the_game_begins_with_the_event_of_year_one() -> None:
    table = founding(6, 1, seats=2)
    table.play(0, "capital 1/1").play(1, "capital 6/6", "outpost 6/1")
    assert table.pos.year == 0
    assert table.events("happened") == []
    table.pos.chance = cast(Chance, Loaded([3]))
    table.play(0, "outpost 1/2")
    assert table.pos.year == 1
    assert table.events("happened") == [(2,)]
    assert Script(table.pos).told().index("year") < Script(table.pos).told().index("happened")
    assert len(table.pos.where) == STONES
