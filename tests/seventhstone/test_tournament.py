"""T17 Tournament phase, and T18.5, T18.6, T18.12."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.events import ONLY_DUEL
from tafelrunde.games.seventhstone.phases.tournament import by_lances, damage, duel, hold_tournament
from tafelrunde.games.seventhstone.words import JOUST
from tafelrunde.testing import rule
from tests.seventhstone.table import Table


def lists(*lances: int, year: int = 3) -> Table:
    """Players with so many tournament stones."""
    table = Table(seats=len(lances), year=year)
    table.pos.lances = vec[i64](list(lances))
    return table


KNOCK_OUT = [1, 6]
"""The first hits, the second misses."""


@rule("T7.7", "T17.1", "T17.2", "T18.5")
def test_a_tournament_every_third_year() -> None:
    for seats in (2, 3, 4):
        table = Table(seats=seats, year=1)
        table.pos.lances = vec[i64]([9] + [0] * (seats - 1))
        held = []
        for year in range(1, 8):
            table.dice(6, 5, 4, *KNOCK_OUT * 30)
            table.pos.lances = vec[i64]([9, 3, 2, 0][:seats])
            hold_tournament(table.pos)
            held.append(sum(table.pos.laurels))
            assert table.pos.counter == year % 3
        assert held == [0, 0, 1, 1, 1, 2, 2]


@rule("T17.3", "T17.8")
def test_the_winner_receives_a_tear_stone_and_all_stones_return() -> None:
    table = lists(9, 0, 4, 2).dice(*KNOCK_OUT * 9)
    hold_tournament(table.pos)
    assert list(table.pos.tears) == [1, 0, 0, 0]
    assert list(table.pos.laurels) == [1, 0, 0, 0]
    assert list(table.pos.lances) == [0, 0, 0, 0]


@rule("T17.4", "T17.5", "T17.7", "T17.21", "N21")
def test_most_against_fewest_then_the_others_then_the_winners() -> None:
    a, b, c, d = range(4)
    table = lists(7, 4, 4, 0).dice(5, 2, *KNOCK_OUT * 2, *KNOCK_OUT * 5, *KNOCK_OUT * 3)
    hold_tournament(table.pos)
    assert table.events("duel", 2) == [(a, d), (b, c), (a, b)]
    assert table.no_dice_left()


@rule("T17.6", "N21")
def test_equal_stones_are_ranked_by_the_die() -> None:
    table = lists(3, 3, 3, 3).dice(2, 6, 4, 5)
    assert by_lances(table.pos) == [1, 3, 2, 0]
    assert by_lances(lists(5, 1, 7).pos) == [2, 0, 1]


@rule("T17.9", "T17.10", "T17.11", "T17.14")
def test_five_life_points_hits_on_one_to_three_until_one_has_none() -> None:
    for roll in range(1, 7):
        table = lists(0, 0).dice(*[roll, 6] * 5, *[1, 6] * 5)
        assert duel(table.pos, 0, 1, ONLY_DUEL) == 0
        assert len(table.events("exchange")) == (5 if roll <= 3 else 10)
        assert [values[5] for values in table.events("exchange")][:1] == [4 if roll <= 3 else 5]


@rule("T17.12", "T17.13", "T17.17", "N22")
def test_damage_is_one_and_one_more_for_each_full_two_stones() -> None:
    assert [damage(more, 2) for more in (0, 2, 3, 4, 5, 6, 7)] == [1, 1, 1, 2, 2, 3, 3]
    table = lists(7, 2).dice(1, 6, 1, 6)
    assert duel(table.pos, 0, 1, ONLY_DUEL) == 0
    assert [values[5] for values in table.events("exchange")] == [2, 0]
    table = lists(3, 2).dice(1, 1, *[1, 6] * 4)
    duel(table.pos, 0, 1, ONLY_DUEL)
    assert table.events("exchange")[0] == (0, 1, 4, 1, 1, 4)


@rule("T17.15")
def test_both_fall_in_the_same_roll_more_stones_win_then_the_die() -> None:
    table = lists(0, 1).dice(*[1, 1] * 5)
    assert duel(table.pos, 0, 1, ONLY_DUEL) == 1
    table = lists(1, 1).dice(*[1, 1] * 5, 2, 5)
    assert duel(table.pos, 0, 1, ONLY_DUEL) == 1
    assert table.no_dice_left()


@rule("T17.16", "T17.19", "S20")
def test_the_example_of_the_final() -> None:
    dwarf, human, elf, orc = range(4)
    table = lists(2, 5, 8, 0)
    first_round = [1, 6, 1, 1, 1, 6, 1, 6]
    final = [1, 1, 1, 1, 6, 1, 6, 1, 1, 1]
    table.dice(*first_round, *final)
    hold_tournament(table.pos)
    assert table.events("duel", 2) == [(elf, orc), (human, dwarf), (elf, human)]
    exchanges = [values for values in table.events("exchange") if values[0] == elf and values[3] == human]
    assert exchanges[0] == (elf, 1, 4, human, 1, 3)
    assert exchanges[-1] == (elf, 1, 0, human, 1, 0)
    assert list(table.pos.tears) == [0, 0, 1, 0]


@rule("T17.18")
def test_players_without_stones_take_part() -> None:
    table = lists(0, 0).dice(3, 5, *[6, 1] * 5)
    hold_tournament(table.pos)
    assert list(table.pos.tears) == [1, 0]


@rule("T17.20")
def test_the_stone_that_shows_life_points_is_no_army() -> None:
    table = lists(9, 0)
    for column in range(1, 6):
        table.army(0, f"{column}/1", "melee", 1)
    table.dice(*KNOCK_OUT)
    hold_tournament(table.pos)
    assert len(table.pos.armies) == 5
    assert all(army.seat == 0 for army in table.pos.armies)


@rule("S19")
def test_the_example_of_the_first_round() -> None:
    human, dwarf = 0, 1
    table = Table(seats=2, year=3)
    table.pos.lances = vec[i64]([5, 2])
    assert table.pos.counter == 2
    table.pos.stage = JOUST
    table.dice(1, 1, 1, 6, 1, 6)
    hold_tournament(table.pos)
    assert table.pos.counter == 0
    assert table.events("exchange")[0] == (human, 1, 4, dwarf, 1, 3)
    assert table.events("champion") == [(human,)]


@rule("T18.6")
def test_two_players_fight_a_single_duel() -> None:
    table = lists(0, 9).dice(1, 6)
    hold_tournament(table.pos)
    assert table.events("duel", 2) == [(1, 0)]
    assert list(table.pos.tears) == [0, 1]


@rule("T18.12", "N23")
def test_three_players_the_two_with_fewest_stones_first() -> None:
    table = lists(6, 3, 1).dice(*[1, 6] * 3, 6, 1, 1, 6, 1, 6, 1, 6)
    hold_tournament(table.pos)
    assert table.events("duel", 2) == [(1, 2), (0, 1)]
    finals = [values for values in table.events("exchange") if values[0] == 0]
    assert finals[0] == (0, 6, 4, 1, 1, 5)
    assert list(table.pos.tears) == [1, 0, 0]
