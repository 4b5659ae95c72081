"""T10 Placement phase."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.phases.happenings import begin_year
from tafelrunde.testing import rule
from tafelrunde.testing.conformance import seen
from tests.seventhstone.table import Table


def camp(**goods: int) -> Table:
    """A capital at 1/1, a land with old barracks at 3/1, a bare land at 5/1, plenty of RS."""
    table = Table().city(0, "1/1").own(0, "3/1", "5/1", "5/5", "5/6").building("3/1", "barracks").own(1, "6/6")
    return table.goods(0, **goods)


@rule("T10.1")
def test_one_player_makes_all_placements_before_the_next() -> None:
    table = camp(melee=2, building=1).city(1, "6/3").goods(1, melee=1, building=1)
    table.placement(0).play(0, "enlist 1/1 melee")
    assert table.pos.waiting() == [0]
    table.play(0, "build 5/1 wall", "done")
    assert table.pos.waiting() == [1]


@rule("T10.2", "T10.3")
def test_all_kinds_may_be_mixed_in_any_order() -> None:
    table = camp(melee=2, building=1, mercenaries=1).hand(0, "bribery").placement(0)
    table.play(0, "enlist 1/1 melee", "build 5/1 wall", "equip 1/1 bribery", "hire 1/1", "enlist 3/1 melee")
    assert table.units(0, "1/1") == (1, 1)
    assert table.units(0, "3/1") == (1, 0)
    assert table.balanced()
    table = camp(melee=1, building=1, mercenaries=1).placement(0)
    assert table.why_not(0, "hire 1/1") == ["T10.21"]
    assert table.why_not(0, "march 1/1 2/1 melee") == ["G4"]


@rule("T10.4", "T10.5")
def test_goods_that_are_not_placed_lapse_even_if_they_could_be() -> None:
    table = camp(melee=2, building=1, mercenaries=1).army(0, "1/1", "melee", 1).placement(0)
    assert "enlist 1/1 melee" in table.offers(0)
    table.play(0, "done")
    assert sum(table.pos.goods) == 0
    assert list(table.pos.recruits) == [0, 0]
    assert table.events("lapsed") == [(0, 0, 1), (0, 1, 2), (0, 4, 1)], "a building, two melee units, a mercenary"
    assert table.balanced()


@rule("T10.6")
def test_buildings_need_a_controlled_yield_land_without_a_capital() -> None:
    table = camp(building=1).placement(0)
    assert "build 5/1 wall" in table.offers(0)
    for field in ("1/1", "6/6", "2/2"):
        assert table.why_not(0, f"build {field} wall") == ["T10.6"]
    table.play(0, "build 5/1 wall")
    assert table.sites("5/1") == ["wall*"]


@rule("T10.8", "T10.11", "T10.12", "N6")
def test_a_building_may_be_replaced_and_a_replaced_manufactory_costs_its_resources() -> None:
    table = camp(building=3).building("5/1", "manufactory").building("5/1", "barracks")
    value = table.pos.value[0]
    table.placement(0)
    assert table.why_not(0, "build 5/1 wall") == ["T10.7"]
    assert table.why_not(0, "replace 5/5 1 wall") == ["T10.8"]
    table.play(0, "replace 5/1 1 wall")
    assert table.sites("5/1") == ["wall*", "barracks"]
    assert table.pos.value[0] == value - 2
    assert table.events("paid", 2) == [(0, 2)]
    table.play(0, "replace 5/1 1 barracks")
    assert table.sites("5/1") == ["barracks*", "barracks"]
    assert table.balanced()


@rule("T10.9", "T10.15")
def test_a_manufactory_pays_at_once_but_only_into_the_store() -> None:
    table = camp(building=1, melee=1).placement(0)
    store = table.pos.store[0]
    table.play(0, "build 5/1 manufactory")
    assert table.pos.store[0] == store + 2
    assert list(table.pos.goods[:4]) == [0, 1, 0, 0]
    assert table.why_not(0, "allocate melee") == ["G4"]


@rule("T10.10", "T10.17", "N7")
def test_new_barracks_work_next_year_and_each_allows_two_units() -> None:
    table = camp(melee=5, building=1).building("3/1", "barracks", new=True).placement(0)
    table.play(0, "enlist 3/1 melee", "enlist 3/1 melee")
    assert table.why_not(0, "enlist 3/1 melee") == ["T10.17"]
    table = camp(melee=5, building=1).building("3/1", "barracks", new=True)
    table.dice(4)
    begin_year(table.pos)
    table.placement(0).play(0, *["enlist 3/1 melee"] * 4)
    assert table.units(0, "3/1") == (4, 0)
    table = camp(melee=6, building=1).placement(0).play(0, *["enlist 1/1 melee"] * 4)
    assert table.why_not(0, "enlist 1/1 melee") == ["T10.17"]
    table = camp(melee=6, building=1).army(0, "1/1", "melee", 1).placement(0).play(0, *["enlist 1/1 melee"] * 3)
    assert table.why_not(0, "enlist 1/1 melee") == ["T5.10"]
    table = camp(melee=1, building=1).building("5/1", "barracks", new=True).placement(0)
    assert table.why_not(0, "enlist 5/1 melee") == ["T10.10"]


@rule("T10.14")
def test_two_buildings_of_one_kind_are_simply_two() -> None:
    table = camp(building=2).placement(0).play(0, "build 5/1 wall", "build 5/1 wall")
    pieces = next(place for place in table.pos.view(1)["places"] if place["id"] == 4)["pieces"]
    assert [(piece["kind"], piece["site"]) for piece in pieces] == [("wall", 0), ("wall", 1)]


@rule("T10.16")
def test_units_need_an_own_army_stone_of_their_type_and_barracks() -> None:
    table = camp(melee=1, cavalry=1).army(0, "1/1", "cavalry", 1).placement(0)
    assert table.why_not(0, "enlist 5/1 melee") == ["T10.16"]
    assert table.why_not(0, "enlist 1/1 melee") == ["T5.16"]
    table.play(0, "enlist 1/1 cavalry", "enlist 3/1 melee")
    assert table.units(0, "1/1") == (2, 0)


@rule("T10.18", "T10.19")
def test_the_resource_stone_of_a_unit_comes_from_its_production_field_else_from_anywhere_on_the_sheet() -> None:
    table = camp(melee=2, building=1).placement(0).play(0, "enlist 1/1 melee")
    assert table.on_sheet(0, "melee") == 3
    table = Table().own(0, "1/1", "2/1").building("1/1", "barracks").building("2/1", "manufactory").army(0, "4/4", "melee", 2)
    table.pos.goods = vec[i64]([1, 2, 0, 0, *table.pos.goods[4:]])
    table.sheet(0, movement=1, melee=1)
    assert table.pos.store[0] == 2
    table.placement(0).play(0, "enlist 1/1 melee")
    assert (table.on_sheet(0, "melee"), table.pos.store[0]) == (0, 2)
    table.play(0, "enlist 1/1 melee")
    assert table.pos.store[0] == 1
    table = Table().own(0, "1/1", "2/1").building("1/1", "barracks").army(0, "4/4", "melee", 3)
    table.pos.goods = vec[i64]([0, 2, 0, 0, *table.pos.goods[4:]])
    table.sheet(0, tournament=1).hand(0, "bribery").placement(0).play(0, "enlist 1/1 melee")
    assert table.on_sheet(0, "tournament") == 0
    assert table.why_not(0, "enlist 1/1 melee") == ["T10.19"]


@rule("T10.20")
def test_a_conquered_capital_or_barracks_serves_its_new_controller() -> None:
    table = Table().city(0, "1/1").city(1, "6/6").own(0, "3/3").building("3/3", "barracks").goods(0, melee=2)
    table.city(0, "5/5").own(1, "4/4").building("4/4", "barracks").placement(0)
    assert table.why_not(0, "enlist 4/4 melee") == ["T10.20"]
    table.play(0, "enlist 5/5 melee", "enlist 3/3 melee")
    assert table.units(0, "5/5") == (1, 0)


@rule("T10.21", "T10.24", "T10.25", "T11.14")
def test_mercenaries_join_any_own_army_and_keep_its_type() -> None:
    table = Table("P P Tp D\nP P P P\nP P P P").own(0, "3/1").army(0, "3/1", "ranged", 1).army(0, "4/1", "cavalry", 1)
    table.own(1, "1/1").army(1, "1/1", "melee", 1).goods(0, mercenaries=3).hand(0, "bribery", "mobility").placement(0)
    assert table.offers(0, "hire") == ["hire 3/1", "hire 4/1"]
    assert table.why_not(0, "hire 1/1") == ["T10.21"]
    table.play(0, "hire 4/1", "equip 4/1 mobility", "equip 3/1 bribery")
    assert table.find(0, "4/1").type == 2
    table.play(0, "done")
    assert table.why_not(0, "march 4/1 4/2 melee") == ["T11.1"]
    table.march(0, "4/1 4/2 cavalry", 0, 1)
    assert table.find(0, "4/2").type == 2


@rule("T10.23")
def test_unplaced_mercenaries_return_to_the_heap() -> None:
    table = camp(mercenaries=4).army(0, "1/1", "melee", 1).placement(0).play(0, "hire 1/1")
    assert table.pos.recruits[0] == 0
    assert table.events("lapsed") == [(0, 4, 3)]
    assert table.balanced()


@rule("T10.27", "T22.3")
def test_a_placed_stone_cannot_be_exchanged_or_taken_back() -> None:
    table = Table().army(0, "1/1", "melee", 1).hand(0, "bribery", "shield-1").placement(0).play(0, "equip 1/1 bribery")
    assert table.why_not(0, "equip 1/1 shield-1") == ["T5.12"]
    assert table.why_not(0, "equip 1/1 bribery") == ["T22.1"]
    assert table.offers(0) == ["done"]


@rule("T10.28", "T10.29")
def test_stones_may_be_kept_for_later_years() -> None:
    table = Table().army(0, "1/1", "melee", 1).hand(0, "bribery", "shield-1").placement(0).play(0, "equip 1/1 bribery", "done")
    assert table.stones(0) == ["shield-1"]
    assert table.pos.view(1)["seats"][0]["equipment"] == 1


@rule("T10.30", "T22.17")
def test_class_one_stones_only_under_their_type() -> None:
    table = Table().army(0, "1/1", "melee", 1).army(0, "3/3", "ranged", 1).hand(0, "precision-melee", "bribery").placement(0)
    assert "equip 1/1 precision-melee" in table.offers(0)
    assert table.why_not(0, "equip 3/3 precision-melee") == ["T10.30"]
    assert "equip 3/3 bribery" in table.offers(0)


@rule("S7", "T10.31")
def test_the_example_of_the_placement() -> None:
    table = Table().own(0, "1/1").building("1/1", "barracks").city(0, "3/1").army(0, "3/1", "cavalry", 2)
    table.own(0, "5/1").army(0, "5/1", "melee", 1, 1)
    for column in range(1, 7):
        table.own(0, f"{column}/5", f"{column}/6")
    table.goods(0, building=4, cavalry=3, ranged=3, melee=1, mercenaries=4).hand(0, "shield-1", "bribery")
    for column in range(1, 7):
        table.pos.owner[8 * 4 + column - 1] = table.pos.owner[8 * 5 + column - 1] = -1
    store = table.pos.store[0]
    table.placement(0).play(0, "build 1/1 barracks", "build 5/1 manufactory", "build 5/1 wall")
    assert table.pos.store[0] == store + 2
    assert table.offers(0, "build") == []
    assert [text.split()[1] for text in table.offers(0, "replace")].count("5/1") == 6
    table.play(0, "enlist 3/1 cavalry", "enlist 3/1 cavalry")
    assert table.why_not(0, "enlist 3/1 cavalry") == ["T5.10"]
    table.play(0, "enlist 1/1 ranged", "enlist 1/1 ranged")
    assert table.why_not(0, "enlist 1/1 ranged") == ["T10.17"]
    assert table.offers(0, "enlist") == []
    assert [table.on_sheet(0, name) for name in ("cavalry", "ranged", "melee")] == [4, 4, 2]
    table.play(0, "hire 1/1", "hire 1/1")
    assert table.units(0, "1/1") == (2, 2)
    assert [table.why_not(0, f"hire {field}") for field in ("1/1", "3/1", "5/1")] == [["T10.22"], ["T5.10"], ["T10.22"]]
    table.play(0, "equip 3/1 shield-1", "done")
    assert table.stones(0) == ["bribery"]
    assert [values[1] for values in table.events("lapsed")] == [0, 1, 2, 3, 4]
    assert sum(values[2] for values in table.events("lapsed")) == 1 + 3 + 2


@rule("N8")
def test_the_example_of_the_mercenaries() -> None:
    table = Table().army(0, "1/1", "melee", 3, 1).army(0, "3/3", "melee", 1, 1).goods(0, mercenaries=3)
    table.pos.expansions = 1
    table.hand(0, "bribery").placement(0).play(0, "hire 1/1")
    assert table.units(0, "1/1") == (3, 2)
    assert table.why_not(0, "hire 1/1") == ["T5.10"]
    assert table.why_not(0, "hire 3/3") == ["T10.22"]


@rule("T22.1", "T22.2")
def test_others_see_that_a_stone_is_placed_not_which() -> None:
    table = Table().army(0, "1/1", "melee", 1).hand(0, "bribery", "shield-1").placement(0).play(0, "equip 1/1 shield-1")
    told = [entry for entry in seen(table.pos.log, 1) if entry.get("event") == "equipped"]
    assert told[0]["field"] == 0
    assert told[0]["stone"] is None
    mine, theirs = (next(iter(table.pos.view(viewer)["places"]))["pieces"][0] for viewer in (0, 1))
    assert mine["stones"] == ["shield-1"]
    assert theirs["equipped"] is True
    assert "stones" not in theirs
    assert table.pos.view(0)["hand"] == ["bribery"]
    assert table.pos.view(1)["hand"] == []


@rule("T2.15", "T10.17", "T5.10")
@pytest.mark.parametrize(("name", "room"), [("1/1", 4), ("3/1", 2)])
def test_a_capital_takes_in_as_many_as_two_barracks_however_large_armies_may_be(name: str, room: int) -> None:
    table = camp(melee=5, building=1)
    table.pos.expansions = 4
    table.placement(0).play(0, *[f"enlist {name} melee"] * room)
    assert table.units(0, name) == (room, 0)
    assert table.why_not(0, f"enlist {name} melee") == ["T10.17"]
