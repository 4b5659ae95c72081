"""T6 Terrain and adjacency."""

from __future__ import annotations

from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at

GRID = "P Tp D V\nF M ~ P\nPb P Pb P\nPy Fb D P"


@rule("T6.1")
def test_a_yield_land_brings_resources_takes_two_buildings_and_can_be_entered() -> None:
    table = Table(GRID).own(0, "1/1").army(0, "1/2", "melee", 1).goods(0, building=3).placement(0)
    assert table.pos.value[0] == 2
    table.play(0, "build 1/1 wall", "build 1/1 wall")
    assert table.why_not(0, "build 1/1 wall") == ["T10.7"]
    table = Table(GRID).army(0, "1/2", "melee", 1).movement(0)
    assert "march 1/2 1/1 melee" in table.offers(0)
    assert Table(GRID).city(0, "1/1").goods(0, building=1).own(0, "2/2").placement(0).why_not(0, "build 1/1 wall") == ["T10.6"]


@rule("T6.2")
def test_a_temple_brings_a_tear_stone_but_no_resources_and_no_buildings() -> None:
    table = Table(GRID).own(0, "2/1", "1/1").army(0, "2/2", "melee", 1).goods(0, building=1).placement(0)
    assert (table.pos.value[0], table.pos.tears[0]) == (2, 1)
    assert table.why_not(0, "build 2/1 wall") == ["T10.6"]
    assert "march 2/2 2/1 melee" in Table(GRID).army(0, "2/2", "melee", 1).movement(0).offers(0)


@rule("T6.3", "T6.8")
def test_a_desert_can_be_entered_and_nothing_else() -> None:
    table = Table(GRID).army(0, "2/1", "melee", 2).own(0, "2/1").movement(0).march(0, "2/1 3/1 melee", 1)
    assert table.units(0, "3/1") == (1, 0)
    assert table.owner("3/1") == -1
    assert (table.pos.value[0], table.pos.tears[0]) == (0, 1)
    table = Table(GRID).own(0, "1/1").army(0, "3/1", "melee", 1).goods(0, building=1).placement(0)
    assert table.why_not(0, "build 3/1 wall") == ["T10.6"]
    assert table.why_not(0, "enlist 3/1 melee") == ["T9.7"]


@rule("T6.4")
def test_volcano_and_water_are_barriers() -> None:
    table = Table(GRID).army(0, "3/1", "cavalry", 1).army(0, "4/2", "cavalry", 1).movement(0)
    assert table.offers(0, "march") == ["march 3/1 2/1 cavalry", "march 4/2 4/3 cavalry"]
    assert table.why_not(0, "march 3/1 4/1 cavalry") == ["T11.5"]
    assert table.why_not(0, "march 4/2 3/2 cavalry") == ["T11.5"]


@rule("T6.5")
def test_plains_forest_and_mountain_do_not_differ_in_the_basic_game() -> None:
    table = Table(GRID).own(0, "1/1", "1/2", "2/2")
    assert table.pos.value[0] == 6
    table = Table("P F M P\nP P P P\nP P P P").army(0, "1/1", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 1)
    assert "march 2/1 3/1 cavalry" in table.offers(0)


@rule("T6.6")
def test_diagonal_fields_are_not_adjacent() -> None:
    table = Table().army(0, "3/3", "melee", 1).movement(0)
    assert sorted(table.offers(0, "march")) == [f"march 3/3 {to} melee" for to in ("2/3", "3/2", "3/4", "4/3")]
    assert table.why_not(0, "march 3/3 4/4 melee") == ["T11.6"]


@rule("T6.7")
def test_portals_of_one_colour_are_adjacent() -> None:
    table = Table("Pb P P Py\nP P P P\nP P P Pb\nPy P P P").army(0, "1/1", "melee", 1).movement(0)
    assert "march 1/1 4/3 melee" in table.offers(0)
    assert table.why_not(0, "march 1/1 4/1 melee") == ["T11.6"]


@rule("T6.9")
def test_the_neighbours_of_the_other_portal_are_not_adjacent_through_it() -> None:
    table = Table("Pb P P P\nP P P P\nP P P Pb\nP P P P").army(0, "1/1", "ranged", 1).own(1, "4/4", "3/3", "4/3")
    for name in ("4/4", "3/3", "4/3"):
        table.army(1, name, "melee", 1).army(0, name, "melee", 1).conflict(name, 0)
    table.support()
    assert table.offers(0, "support") == ["support 1/1 4/3"]
    assert table.why_not(0, "support 1/1 4/4") == ["T13.5"]
    assert table.why_not(0, "support 1/1 3/3") == ["T13.5"]


@rule("T6.10")
def test_temples_and_portals_carry_a_terrain() -> None:
    board = Table("Tp Tf Tm Pb\nFy Mr Pg Pb\nP P P Fy\nP P Mr Pg", terrain_yields=True)
    assert [board.pos._board.terrain[at(name)] for name in ("1/1", "2/1", "3/1", "4/1", "1/2", "2/2")] == [0, 1, 2, 0, 1, 2]
    assert board.own(0, "4/1", "1/2", "2/2").pos.value[0] == 3 + 2 + 1


@rule("T6.11")
def test_control_lasts_without_an_army_until_somebody_takes_the_field() -> None:
    table = Table().own(0, "2/1").army(0, "2/1", "melee", 1).army(1, "2/3", "melee", 1).movement(0)
    table.march(0, "2/1 1/1 melee", 1)
    assert table.owner("2/1") == 0
    table.march(1, "2/3 2/2 melee", 1)
    assert table.owner("2/1") == 0
    assert [table.owner(name) for name in ("1/1", "2/2")] == [0, 1]
