"""T4 Resource cycle."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.phases.production import regenerate
from tafelrunde.games.seventhstone.pieces.forces import destroy_units
from tafelrunde.games.seventhstone.pieces.resources import charge, take_control
from tafelrunde.games.seventhstone.pieces.stones import HIDDEN
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


@rule("T4.1", "T4.2")
def test_the_three_sources_and_a_capital_field() -> None:
    assert Table().own(0, "1/1").pos.value[0] == 2
    assert Table().own(0, "1/1").building("1/1", "manufactory").pos.value[0] == 4
    assert Table().city(0, "1/1").pos.value[0] == 17


@rule("T4.3")
def test_resources_on_sheet_and_armies_always_equal_the_production_value() -> None:
    table = Table().city(0, "1/1").own(0, "2/1").building("2/1", "manufactory").army(0, "1/1", "melee", 3).own(1, "3/1")
    assert table.pos.value[0] == 15 + 2 * 2 + 2 == table.total(0)
    table.sheet(0, melee=4, tournament=1).movement(0).march(0, "1/1 2/1 melee", 2)
    assert table.balanced()
    charge(table.pos, 0, 2)
    assert table.balanced()


@rule("T4.4", "T4.5")
def test_sources_bring_and_cost_resources_at_once() -> None:
    table = Table().own(1, "2/1").building("2/1", "manufactory").army(0, "1/1", "melee", 1).city(0, "1/2").own(1, "5/5")
    before = list(table.pos.store)
    table.movement(0).march(0, "1/1 2/1 melee", 1)
    assert list(table.pos.store) == [before[0] + 4, before[1] - 4]
    assert table.events("gained", 2) == [(0, 4)]
    assert table.events("paid", 2) == [(1, 4)]


@rule("T4.6")
def test_resources_are_allocated_in_the_production_and_market_phase_only() -> None:
    table = Table().city(0, "1/1").city(1, "6/6").army(0, "1/1", "melee", 2)
    assert "allocate melee" in table.allocation().offers(0)
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 2).goods(0, melee=1, building=1).placement(0)
    assert table.why_not(0, "allocate melee") == ["G4"]
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 2).movement(0)
    assert table.why_not(0, "allocate melee") == ["G4"]


@rule("T4.7", "T9.1")
def test_all_resources_on_the_sheet_return_at_the_next_regeneration() -> None:
    table = Table().city(0, "1/1").sheet(0, building=1, melee=2, ranged=1, cavalry=2, mercenaries=1, equipment=2, movement=3, tournament=1)
    assert table.pos.store[0] == 4
    regenerate(table.pos)
    assert table.pos.store[0] == 17
    assert sum(table.pos.sheet) == 0


@rule("T4.8")
def test_a_unit_is_one_resource_stone_on_the_army_stone() -> None:
    table = Table().city(0, "1/1").goods(0, melee=2).placement(0).play(0, "enlist 1/1 melee")
    assert table.units(0, "1/1") == (1, 0)
    assert table.on_sheet(0, "melee") == 3
    assert table.total(0) == 17


@rule("T4.9", "T4.10")
def test_a_destroyed_unit_returns_its_resource_stone_a_mercenary_none() -> None:
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 3, 2)
    store = table.pos.store[0]
    assert table.balanced()
    destroy_units(table.pos, table.find(0, "1/1"), 1, 2)
    assert table.pos.store[0] == store + 1
    assert table.balanced()


@rule("T4.11", "T4.19", "N1")
def test_a_shortage_is_paid_with_units() -> None:
    table = Table().city(0, "1/1").own(0, "2/1", "3/1").building("3/1", "manufactory").building("2/1", "barracks")
    table.army(0, "2/1", "melee", 4).army(0, "3/1", "cavalry", 4).army(0, "5/5", "ranged", 1)
    assert (table.pos.value[0], table.pos.store[0]) == (23, 14)
    table.movement(1)
    take_control(table.pos, at("1/1"), 1)
    table.pos.settle()
    assert table.pos.waiting() == [0]
    assert table.events("short") == [(0, 3)]
    table.play(0, "disband 2/1 melee 1", "disband 2/1 melee 1", "disband 3/1 cavalry 1")
    assert table.doing() != "Disbanding"
    assert table.total(0) == 6 == table.pos.value[0]
    assert table.pos.store[0] + sum(table.pos.sheet[:8]) == 0
    assert list(table.pos.tears) == [0, 3]
    assert table.balanced()


@rule("T4.12")
def test_a_payment_takes_the_store_then_markets_then_production() -> None:
    table = Table().city(0, "1/1").sheet(0, building=4, melee=2, mercenaries=2, movement=3, tournament=3)
    assert table.pos.store[0] == 3
    charge(table.pos, 0, 4)
    assert (table.pos.store[0], table.on_sheet(0, "mercenaries")) == (0, 1)
    charge(table.pos, 0, 6)
    assert [table.on_sheet(0, name) for name in ("mercenaries", "movement", "tournament", "building")] == [0, 0, 1, 4]
    charge(table.pos, 0, 3)
    assert [table.on_sheet(0, name) for name in ("tournament", "building", "melee")] == [0, 2, 2]


@rule("T4.12", "T10.19")
def test_nobody_is_asked_from_which_field_he_pays_because_nothing_depends_on_it() -> None:
    table = Table().city(0, "1/1").own(0, "2/1", "3/1").goods(0, building=1, melee=1).building("2/1", "manufactory").placement(0)
    table.pos.sheet[5] += table.pos.store[0]
    table.pos.store[0] = 0
    equipment = table.on_sheet(0, "equipment")
    table.play(0, "replace 2/1 1 wall")
    assert table.doing() == "Placement"
    assert (table.on_sheet(0, "equipment"), table.on_sheet(0, "melee")) == (equipment - 2, 2)
    assert "enlist 1/1 melee" in table.offers(0)
    table.pos.sheet = vec[i64]([0, 0, 0, 0, 1, 0, 0, 0, *table.pos.sheet[8:]])
    table.play(0, "enlist 1/1 melee")
    assert table.units(0, "1/1") == (1, 0)
    assert table.on_sheet(0, "mercenaries") == 0


@rule("T4.13", "T4.17")
def test_the_owner_chooses_freely_and_exactly_before_anything_else_happens() -> None:
    table = Table().own(0, "2/1", "4/4").own(1, "4/3").army(0, "4/3", "melee", 1).army(1, "4/3", "melee", 2).conflict("4/3", 0)
    table.army(0, "5/3", "cavalry", 1).army(0, "6/6", "ranged", 2).supports(0, "5/3", "4/3").army(1, "1/1", "melee", 2)
    assert table.pos.store[0] == 0
    table.movement(1).march(1, "1/1 2/1 melee", 1)
    assert table.pos.waiting() == [0]
    assert table.offers(0) == ["disband 4/3 melee 1", "disband 5/3 cavalry 1", "disband 6/6 ranged 1"]
    assert table.why_not(0, "disband 4/3 melee 2") == ["T4.13"]
    assert table.why_not(0, "disband 1/1 melee 1") == ["T4.13"]
    assert table.why_not(1, "march 1/1 1/2 melee") == ["G2"]
    table.play(0, "disband 4/3 melee 1", "disband 6/6 ranged 1")
    assert table.pos.waiting() == [1]
    assert table.doing() == "Movement"
    assert table.units(0, "6/6") == (1, 0)


@rule("T4.11", "T4.13")
def test_nobody_is_asked_which_units_go_if_all_of_them_must() -> None:
    table = Table().own(0, "2/1").army(0, "3/3", "melee", 1).army(0, "5/5", "ranged", 1).army(1, "1/1", "melee", 1)
    assert table.pos.store[0] == 0
    table.movement(1).march(1, "1/1 2/1 melee", 1)
    assert table.events("short") == [(0, 2)]
    assert (table.units(0, "3/3"), table.units(0, "5/5")) == ((0, 0), (0, 0))
    assert table.doing() != "Disbanding"
    assert table.balanced()


@rule("T4.14")
def test_surplus_mercenaries_leave_with_the_disbanded() -> None:
    table = Table().own(0, "2/1", "3/3").army(0, "3/3", "melee", 2, 2).army(0, "5/5", "melee", 2).army(1, "1/1", "melee", 1)
    table.movement(1).march(1, "1/1 2/1 melee", 1)
    table.play(0, "disband 3/3 melee 1")
    assert table.units(0, "3/3") == (1, 1)
    assert table.events("left") == [(0, at("3/3"), 1)]
    table.play(0, "disband 5/5 melee 1")
    assert table.units(0, "5/5") == (1, 0)


@rule("T4.15")
def test_the_stone_of_an_army_disbanded_to_the_last_unit_is_discarded_face_down() -> None:
    table = Table().own(0, "2/1", "3/3").army(0, "3/3", "melee", 2, stone="shield-2").army(0, "5/5", "melee", 2)
    table.army(1, "1/1", "melee", 1).movement(1).march(1, "1/1 2/1 melee", 1)
    table.play(0, "disband 3/3 melee 1")
    assert table.stones(HIDDEN) == []
    table.play(0, "disband 3/3 melee 1")
    assert table.stones(HIDDEN) == ["shield-2"]
    assert table.pos.view(1)["stones"]["discarded"] == []


@rule("T4.16")
def test_units_cannot_be_disbanded_voluntarily() -> None:
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 2).goods(0, melee=1, building=1)
    assert table.placement(0).why_not(0, "disband 1/1 melee 1") == ["G4"]
    table = Table().city(0, "1/1").army(0, "1/1", "melee", 2).movement(0)
    assert table.why_not(0, "disband 1/1 melee 1") == ["G4"]


@rule("T4.18")
def test_gains_and_losses_of_one_cause_are_netted() -> None:
    table = Table().own(0, "1/1").building("1/1", "manufactory").army(0, "3/3", "melee", 4).goods(0, building=1)
    table.pos.sheet[0] = 0
    table.pos.store[0] = 0
    table.placement(0).play(0, "replace 1/1 1 manufactory")
    assert table.events("short") == []
    assert table.units(0, "3/3") == (4, 0)
    assert table.balanced()
