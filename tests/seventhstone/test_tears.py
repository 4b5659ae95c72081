"""T3 Goal and tear stones."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone import SeventhStone
from tafelrunde.games.seventhstone.phases.markets import find_lost_tear
from tafelrunde.games.seventhstone.phases.tournament import hold_tournament
from tafelrunde.games.seventhstone.pieces.resources import take_control
from tafelrunde.games.seventhstone.turn import best_of, end_year
from tafelrunde.games.seventhstone.words import JOUST
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at

GRID = "P P P Tp\nP P Tf P\nTm P P P\nP P Tp D"


def with_tears(*tears: int, laurels: tuple[int, ...] = ()) -> Table:
    """Players with so many tear stones, from tournaments unless said otherwise."""
    table = Table(seats=len(tears), year=2)
    table.pos.laurels = vec[i64](list(laurels or tears))
    table.pos.tears = vec[i64](list(tears))
    return table


def finish_year(table: Table) -> SeventhStone:
    """From the tournament phase to the end of the year; what comes next is of no interest."""
    table.pos.stage = JOUST
    table.pos.chance = chance_from_seed(4)
    table.pos.stack[0].proceed(table.pos)
    return table.pos


@rule("T3.1", "T3.12")
def test_seven_tear_stones_at_the_end_of_a_year_win() -> None:
    assert not finish_year(with_tears(6, 6)).is_over()
    for tears in (7, 9):
        pos = finish_year(with_tears(tears, 6))
        assert pos.is_over()
        assert pos.standing().winners == [0]
        assert pos.standing().rule == "T3.1"


@rule("T3.2", "T3.4")
def test_a_capital_is_worth_three_to_whoever_controls_it() -> None:
    table = Table(GRID).city(0, "1/1").city(1, "4/4")
    table.city(1, "3/1")
    assert list(table.pos.tears) == [3, 6]
    take_control(table.pos, at("3/1"), 0)
    assert list(table.pos.tears) == [6, 3]


@rule("T3.3", "T3.5")
def test_a_temple_is_worth_one_to_whoever_controls_it() -> None:
    table = Table(GRID).own(0, "4/1", "3/2")
    assert list(table.pos.tears) == [2, 0]
    table.army(1, "2/2", "melee", 1).movement(1).march(1, "2/2 3/2 melee", 1)
    assert table.owner("3/2") == 1
    assert list(table.pos.tears) == [1, 1]
    assert (table.events("tears-won"), table.events("tears-gone")) == ([(1, 1, 1)], [(0, 1, 1)]), "both are told, with what they have now"


@rule("T3.6")
def test_a_tournament_victory_is_worth_one() -> None:
    table = Table(seats=2, year=3)
    table.pos.lances = vec[i64]([9, 0])
    table.pos.stage = JOUST
    table.dice(1, 6)
    hold_tournament(table.pos)
    assert list(table.pos.tears) == [1, 0]


@rule("T3.7")
def test_the_lost_tear_stone_is_worth_one() -> None:
    table = Table().city(0, "1/1")
    find_lost_tear(table.pos, 0, 39)
    assert list(table.pos.tears) == [4, 0]


@rule("T3.8")
def test_permanent_tear_stones_survive_every_loss() -> None:
    table = Table(GRID).city(0, "1/1").own(0, "4/1")
    table.pos.laurels[0], table.pos.lost_tear = 2, 0
    table.pos.tears[0] += 3
    for field in ("1/1", "4/1"):
        take_control(table.pos, at(field), 1)
    assert list(table.pos.tears) == [3, 4]
    assert table.pos.permanent(0) == 3


@rule("T3.9")
def test_tear_stones_are_public() -> None:
    table = Table(GRID).city(0, "1/1").own(1, "4/1")
    table.pos.laurels[1], table.pos.tears[1] = 1, 2
    for viewer in (0, 1, None):
        seats = table.pos.view(viewer)["seats"]
        assert [seat["score"] for seat in seats] == [3, 2]
        assert seats[1]["tears"] == {"capitals": 0, "temples": 1, "tournaments": 1, "lost": 0}


@rule("T3.10")
def test_lands_deserts_manufactories_and_units_are_worth_no_tear_stone() -> None:
    table = Table(GRID).own(0, "1/1", "2/1").building("1/1", "manufactory").army(0, "4/4", "melee", 4)
    assert list(table.pos.tears) == [0, 0]


@rule("T3.11")
def test_seven_tear_stones_during_a_year_do_not_win() -> None:
    table = Table(GRID).own(1, "4/1").own(0, "3/1").army(0, "3/1", "melee", 2)
    table.pos.laurels[0], table.pos.tears[0] = 6, 6
    table.movement(0).march(0, "3/1 4/1 melee", 1)
    assert table.pos.tears[0] == 7
    assert not table.pos.is_over()
    assert table.pos.waiting() == [0]


@rule("T3.13")
def test_the_year_ends_after_the_tournament_phase_with_or_without_a_tournament() -> None:
    assert finish_year(with_tears(7, 0)).is_over()
    table = Table(seats=2, year=3)
    table.pos.laurels, table.pos.tears, table.pos.lances = vec[i64]([6, 0]), vec[i64]([6, 0]), vec[i64]([9, 0])
    assert finish_year(table).tears[0] == 7
    assert table.pos.is_over()


@rule("T3.14", "N24")
def test_several_players_at_the_goal_more_tears_then_permanent_then_production_then_the_die() -> None:
    assert best_of(with_tears(7, 8).pos, [0, 1]) == 1
    assert best_of(with_tears(7, 7, laurels=(2, 1)).pos, [0, 1]) == 0
    table = with_tears(7, 7).own(1, "1/1")
    assert best_of(table.pos, [0, 1]) == 1
    table.own(0, "2/1").dice(3, 4)
    assert best_of(table.pos, [0, 1]) == 1
    assert table.no_dice_left()


@rule("T3.15")
def test_years_go_on_until_somebody_has_won() -> None:
    table = with_tears(6, 6)
    table.pos.year, table.pos.counter = 1000, 0
    end_year(table.pos)
    assert not table.pos.is_over()
    assert table.pos.stage == 1


@rule("S2")
def test_the_example_of_the_tear_stones() -> None:
    dwarf, human, elf, orc = range(4)
    table = Table(GRID, seats=4).own(dwarf, "4/1", "3/2", "1/3").city(human, "1/1").city(orc, "2/1").own(orc, "3/4")
    table.city(elf, "1/2").city(elf, "2/2")
    table.pos.lost_tear = human
    table.pos.tears[human] += 1
    for seat, won in ((orc, 2), (elf, 1)):
        table.pos.laurels[seat] += won
        table.pos.tears[seat] += won
    assert list(table.pos.tears) == [3, 4, 7, 6]
    pos = finish_year(table)
    assert pos.standing().winners == [elf]
