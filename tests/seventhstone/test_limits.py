"""T5 Buildings, units and capacity limits."""

from __future__ import annotations

from tafelrunde.games.seventhstone.phases.happenings import carry_out
from tafelrunde.games.seventhstone.words import EXPANSION, TYPE_NAMES
from tafelrunde.testing import rule
from tests.seventhstone.table import Table


@rule("T5.1", "T5.4")
def test_barracks_allow_units_of_the_three_types() -> None:
    table = Table().city(1, "6/6").own(0, "1/1", "2/1").building("1/1", "barracks").city(0, "4/4")
    table.goods(0, melee=1, ranged=1, cavalry=1).placement(0)
    assert [f"enlist 1/1 {name}" for name in TYPE_NAMES] == table.offers(0, "enlist")[:3]
    assert table.why_not(0, "enlist 2/1 melee") == ["T10.16"]
    assert TYPE_NAMES == ("melee", "ranged", "cavalry")


@rule("T5.2")
def test_a_manufactory_raises_the_production_value_by_two() -> None:
    table = Table().city(0, "2/2").own(0, "1/1").goods(0, building=1).placement(0).play(0, "build 1/1 manufactory")
    assert table.pos.value[0] == 17 + 2 + 2


@rule("T5.3")
def test_a_wall_protects_in_combat() -> None:
    table = Table().own(0, "1/1").building("1/1", "wall").army(0, "1/1", "melee", 1).army(1, "1/1", "melee", 1).conflict("1/1", 1)
    table.dice(5, 1, 1, 6, 6).combat()
    table.play(0, "man 1")
    assert table.hits()[0] == (0, 1, 1)
    assert table.events("stopped") == [(0, 1, 0, 0)]
    assert table.events("won", 2) == [(0, 0)]


@rule("T5.5")
def test_the_market_offers_four_goods() -> None:
    table = Table().city(0, "1/1").city(1, "6/6").allocation()
    assert table.offers(0, "allocate")[4:] == [
        "allocate mercenaries",
        "allocate equipment",
        "allocate movement",
        "allocate tournament",
    ]


@rule("T5.6")
def test_an_army_is_one_stone_of_one_type_with_units() -> None:
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 1).movement(0).march(0, "1/1 2/1 melee", 1)
    assert all(army.units() >= 1 for army in table.pos.armies)
    assert [(army.type, army.field) for army in table.pos.armies] == [(0, 1)]


@rule("T5.7")
def test_reinforcement_and_new_army_cost_the_same() -> None:
    table = Table().city(0, "1/1").own(0, "3/3").building("3/3", "barracks").army(0, "1/1", "melee", 1).goods(0, melee=3)
    table.placement(0).play(0, "enlist 1/1 melee", "enlist 3/3 melee")
    assert table.units(0, "1/1") == (2, 0)
    assert table.units(0, "3/3") == (1, 0)
    assert table.on_sheet(0, "melee") == 4
    assert table.pos.goods[1] == 1


@rule("T5.8", "T10.7")
def test_building_maximum() -> None:
    table = Table().city(0, "3/3").own(0, "1/1").goods(0, building=3).placement(0)
    table.play(0, "build 1/1 wall", "build 1/1 barracks")
    assert table.why_not(0, "build 1/1 wall") == ["T10.7"]
    assert table.sites("1/1") == ["wall*", "barracks*"]


@rule("T5.9")
def test_barracks_maximum_counts_for_the_year() -> None:
    table = Table().city(0, "6/6").own(0, "1/1").building("1/1", "barracks").goods(0, melee=3, building=1).placement(0)
    table.play(0, "enlist 1/1 melee", "enlist 1/1 melee")
    assert table.why_not(0, "enlist 1/1 melee") == ["T10.17"]
    assert table.why_not(0, "replace 1/1 1 wall") == ["T5.9"]


@rule("T5.10")
def test_unit_maximum_of_four_at_the_start() -> None:
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 2, 1).goods(0, melee=2, building=1, mercenaries=2)
    table.hand(0, "bribery").placement(0)
    assert table.pos.unit_maximum() == 4
    table.play(0, "enlist 1/1 melee")
    assert table.why_not(0, "enlist 1/1 melee") == ["T5.10"]
    assert table.why_not(0, "hire 1/1") == ["T5.10"]


@rule("T5.11", "T10.22")
def test_mercenary_maximum() -> None:
    table = Table().city(0, "1/1").army(0, "3/3", "melee", 1).goods(0, building=1, mercenaries=2).own(0, "2/2").placement(0)
    table.play(0, "hire 3/3")
    assert table.why_not(0, "hire 3/3") == ["T10.22"]
    assert table.units(0, "3/3") == (1, 1)


@rule("T5.12", "T10.26")
def test_equipment_maximum() -> None:
    table = Table().army(0, "3/3", "melee", 1).hand(0, "shield-1", "bribery").placement(0)
    table.play(0, "equip 3/3 bribery")
    assert table.why_not(0, "equip 3/3 shield-1") == ["T5.12"]
    assert table.why_not(0, "equip 4/4 shield-1") == ["T10.26"]


@rule("T5.13")
def test_force_maximum_of_five_army_stones_of_a_type() -> None:
    table = Table().city(0, "1/1").goods(0, melee=1, cavalry=1)
    for column in range(1, 6):
        table.army(0, f"{column}/3", "melee", 1)
    table.placement(0)
    assert table.why_not(0, "enlist 1/1 melee") == ["T5.13"]
    assert "enlist 1/1 cavalry" in table.offers(0)


@rule("T5.14")
def test_each_player_keeps_his_own_limits_on_a_shared_field() -> None:
    table = Table().own(0, "2/1").army(0, "2/1", "melee", 2, 2).army(1, "1/1", "cavalry", 2, 2, "bribery").movement(1)
    table.march(1, "1/1 2/1 cavalry", 2, 2)
    assert table.why_not(1, "end") == []
    assert table.units(0, "2/1") == (2, 2)
    assert table.units(1, "2/1") == (2, 2)


@rule("T5.15")
def test_the_unit_maximum_is_the_same_for_all() -> None:
    table = Table().city(0, "1/1").city(1, "6/6").army(0, "1/1", "melee", 4).army(1, "6/6", "melee", 4)
    carry_out(table.pos, EXPANSION)
    table.goods(0, melee=1, building=1).goods(1, melee=1, building=1).placement(0)
    assert "enlist 1/1 melee" in table.offers(0)
    table.play(0, "done")
    assert "enlist 6/6 melee" in table.offers(1)


@rule("T5.16")
def test_army_maximum_one_own_army_on_a_field() -> None:
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 1).goods(0, cavalry=1, building=1).own(0, "3/3").placement(0)
    assert table.why_not(0, "enlist 1/1 cavalry") == ["T5.16"]
