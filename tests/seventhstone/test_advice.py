"""What is said before a decision: the race for tear stones, threats and prizes, room in barracks, markets."""

from __future__ import annotations

from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, URGENT, WINS, Matter
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.games.seventhstone.judgement.advice import advice
from tafelrunde.games.seventhstone.pieces.stones import DISPLAY
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at

TEMPLE = "P P P P P P\nP P P P P P\nP P Tp P P P\nP P P P P P\nP P P P P P\nP P P P P P"


def said(table: Table, seat: int = 0) -> list[tuple[str, float, str, dict[str, int]]]:
    return [(matter.key, round(matter.weight, 2), matter.rule, values(matter)) for matter in advice(Eyes(table.pos, seat))]


def of(table: Table, key: str, seat: int = 0) -> list[dict[str, int]]:
    return [values for name, _, _, values in said(table, seat) if name == key]


def values(matter: Matter) -> dict[str, int]:
    return {arg.name: value for arg, value in matter.about}


def capitals(grid: str = TEMPLE, seats: int = 2) -> Table:
    return Table(grid, seats).city(0, "1/1").city(1, "6/6")


@rule("T3.1", "T3.11")
def test_the_race_names_whoever_is_near_the_goal() -> None:
    table = capitals().movement(0)
    assert said(table) == [("goal-behind", GOAL, "T3.1", {"foe": 1, "tears": 3, "own": 3, "goal": 7})]
    for foe, key, weight, number in ((4, None, 0.0, {}), (5, "goal-near", URGENT, {"left": 2}), (6, "goal-near", URGENT, {"left": 1})):
        table.pos.tears[1] = foe
        near = [told for told in said(table) if told[0] != "goal-behind"]
        assert near == ([(key, weight, "T3.1", {"foe": 1, **number})] if key else [])
    table.pos.tears[1] = 7
    assert said(table)[0] == ("goal-foe", round(WINS + 0.1, 2), "T3.11", {"foe": 1, "tears": 7})
    table.pos.tears[0], table.pos.tears[1] = 7, 4
    assert said(table)[0] == ("goal-own", WINS, "T3.11", {"tears": 7})
    assert of(table, "goal-lead") == [{"foe": 1, "tears": 4, "own": 7, "goal": 7}]


@rule("T3.4", "T3.5")
def test_a_stronger_neighbour_threatens_a_temple_and_a_capital() -> None:
    table = capitals().own(0, "3/3").army(0, "3/3", "melee", 1).army(1, "3/4", "ranged", 1).movement(0)
    assert of(table, "threat") == []
    table.army(1, "3/2", "cavalry", 1, 1).army(1, "2/1", "melee", 5)
    assert [told for told in said(table) if told[0] == "threat"] == [
        ("threat", round(CHANCE + 0.06, 2), "T3.5", {"foe": 1, "field": at("3/3"), "tears": 1, "own": 1, "theirs": 2}),
        ("threat", round(CHANCE + 0.18, 2), "T3.4", {"foe": 1, "field": at("1/1"), "tears": 3, "own": 4, "theirs": 5}),
    ]


@rule("T3.2", "T3.3")
def test_a_prize_is_told_once_from_the_first_field_that_is_strong_enough() -> None:
    table = (
        capitals().army(1, "3/3", "melee", 1).army(0, "3/2", "melee", 1).army(0, "2/3", "melee", 2).army(0, "3/4", "melee", 3).movement(0)
    )
    (prize,) = [told for told in said(table) if told[0] == "prize"]
    assert prize[1:3] == (round(CHANCE + 0.01, 2), "T3.3")
    assert prize[3]["field"] == at("3/3")
    assert (prize[3]["from"], prize[3]["own"]) in ((at("2/3"), 2), (at("3/4"), 3))
    assert (prize[3]["tears"], prize[3]["theirs"]) == (1, 1)
    for units, seen in ((4, []), (5, [{"field": at("6/6"), "from": at("5/6"), "tears": 3, "own": 5, "theirs": 4}])):
        assert of(capitals().army(0, "5/6", "cavalry", units).movement(0), "prize") == seen
    assert of(capitals().own(0, "3/3").army(0, "3/2", "melee", 3).movement(0), "prize") == [], "it is his already"


@rule("T10.17", "T5.10")
def test_room_in_barracks_is_what_they_take_in_up_to_the_unit_maximum() -> None:
    table = capitals().own(1, "2/1").own(0, "3/1", "4/1", "5/1").building("3/1", "barracks").building("3/1", "barracks")
    table.building("4/1", "barracks").army(0, "4/1", "melee", 3).army(1, "5/1", "melee", 1).allocation()
    assert of(table, "barracks") == [{"room": 4 + 4 + 1, "stones": 18}]
    table.army(0, "4/1", "melee", 1).army(0, "3/1", "ranged", 3).army(0, "1/1", "cavalry", 4)
    assert of(table, "barracks") == [{"room": 1, "stones": 2}]
    table.army(0, "4/1", "melee", 2)
    assert of(table, "barracks") == [{"room": 1, "stones": 2}], "units beyond the maximum take no room from others"
    assert of(capitals().movement(0), "barracks") == []


@rule("T3.7", "T17.13")
def test_markets_tell_of_the_lost_tear_and_of_the_next_tournament() -> None:
    table = capitals(seats=3).city(2, "1/6")
    table.pos.lances[0], table.pos.lances[1], table.pos.lances[2] = 2, 1, 3
    table.allocation()
    table.pos.counter = 0
    about = {"own": 2, "most": 3}
    assert [told for told in said(table) if told[0].startswith("market")] == [("market-tournament", HABIT, "T17.13", {"years": 3, **about})]
    table.pos.counter = 2
    assert [told for told in said(table) if told[0].startswith("market")] == [
        ("market-tournament", HABIT + 0.1, "T17.13", {"years": 1, **about})
    ]
    table.put_stone("lost-tear-stone", DISPLAY, 0)
    assert ("market-tear", round(URGENT + 0.1, 2), "T3.7", {}) in said(table)


def test_before_the_first_year_nothing_matters_yet() -> None:
    table = capitals().movement(0)
    table.pos.year = 0
    assert said(table) == []
