"""T12 Overrun."""

from __future__ import annotations

import pytest

from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


def clash(attackers: int = 4, defenders: int = 2, kind: str = "melee") -> Table:
    """Seat 0 attacks an army of seat 1 at 2/1."""
    table = Table().city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", defenders).army(0, "1/1", kind, attackers, 0, "bribery")
    return table.movement(0).march(0, f"1/1 2/1 {kind}", attackers)


@rule("T12.1")
def test_an_overrun_resolves_a_conflict_in_the_movement_phase() -> None:
    table = clash()
    assert table.why_not(0, "overrun 5/5") == ["T12.1"]
    table.dice(1, 1, 1, 1, 6, 6).play(0, "overrun 2/1")
    assert table.pos.stage == 5
    assert not table.in_conflict("2/1")
    assert table.units(1, "2/1") == (0, 0)


@rule("T12.2", "T12.11", "T12.12", "N13")
def test_twice_as_many_units_as_all_others_together_guards_included() -> None:
    assert "overrun 2/1" in clash(4, 2).offers(0)
    assert clash(3, 2).why_not(0, "overrun 2/1") == ["T12.2"]
    table = Table().city(1, "2/1").army(0, "1/1", "melee", 4, 0, "bribery").movement(0).march(0, "1/1 2/1 melee", 4)
    assert table.why_not(0, "overrun 2/1") == ["T12.2"]
    table = Table().city(1, "2/1").army(0, "1/1", "melee", 8, 0, "bribery")
    table.pos.expansions = 4
    assert "overrun 2/1" in table.movement(0).march(0, "1/1 2/1 melee", 8).offers(0)
    table = Table(seats=3).own(1, "2/1").army(1, "2/1", "melee", 1).army(2, "2/1", "melee", 1).conflict("2/1", 2)
    table.army(0, "1/1", "melee", 2, 2).movement(0).march(0, "1/1 2/1 melee", 2, 2)
    assert "overrun 2/1" in table.offers(0)
    table = Table().city(1, "2/1").army(0, "2/1", "melee", 2).conflict("2/1", 0).army(1, "5/5", "melee", 1).movement(1)
    assert "overrun 2/1" in table.offers(1)


@rule("T12.3")
def test_only_in_the_own_movement_phase_or_after_all_movement() -> None:
    table = Table().own(1, "2/1").army(1, "2/1", "melee", 4, 0, "bribery").army(0, "1/1", "melee", 1, 0, "bribery").order(1, 0)
    table.movement(0).march(0, "1/1 2/1 melee", 1)
    assert table.why_not(1, "overrun 2/1") == ["G2"]
    table.play(0, "end")
    assert (table.doing(), table.pos.waiting()) == ("LateOverruns", [1])
    assert table.offers(1) == ["overrun 2/1", "pass"]


@rule("T12.4", "T12.5", "T12.6", "S14")
def test_no_equipment_no_walls_no_support_no_destruction_roll() -> None:
    orc, dwarf = 0, 1
    table = Table().city(dwarf, "6/6").own(dwarf, "2/1").building("2/1", "wall").building("2/1", "barracks")
    table.army(dwarf, "2/1", "melee", 1, 0, "shield-3").army(dwarf, "2/2", "ranged", 2).army(orc, "1/1", "melee", 2, 0, "shield-1")
    table.movement(orc).march(orc, "1/1 2/1 melee", 2)
    table.dice(4, 5, 6).play(orc, "overrun 2/1")
    assert table.no_dice_left()
    assert table.units(dwarf, "2/1") == (0, 0)
    assert table.sites("2/1") == ["wall", "barracks"]
    assert table.owner("2/1") == orc
    assert table.stones(orc) == ["shield-3"]
    assert table.stones_under(orc, "2/1", "melee") == ["shield-1"]


@rule("T12.7", "T12.14")
def test_otherwise_the_combat_rules_hold_and_the_user_may_lose() -> None:
    table = clash(2, 1)
    assert "end" in table.offers(0)
    store = table.pos.store[0]
    table.dice(5, 6, 1, 6, 4).play(0, "overrun 2/1")
    assert table.units(0, "2/1") == (0, 0)
    assert table.pos.store[0] == store + 2
    assert table.owner("2/1") == 1
    assert table.stones(1) == ["bribery"]


@rule("T12.8", "S13")
def test_after_the_last_movement_an_overrun_frees_the_army_for_support() -> None:
    orc, dwarf = 0, 1
    table = Table().city(orc, "6/6").city(dwarf, "5/6").own(dwarf, "2/2").army(dwarf, "2/2", "cavalry", 4).army(orc, "2/2", "melee", 1)
    table.conflict("2/2", orc).own(orc, "2/3").army(orc, "2/3", "melee", 2).army(dwarf, "2/3", "melee", 2).conflict("2/3", dwarf)
    table.order(dwarf, orc).overruns()
    table.dice(1, 5, 5, 5, 6).play(dwarf, "overrun 2/2")
    assert [values[0] for values in table.events("attacks-with")] == [orc], "whoever declares it, the attacker is who came"
    assert [values[0] for values in table.events("defends-with")] == [dwarf]
    assert not table.in_conflict("2/2")
    table.choose(dwarf, "LateOverruns", "pass")
    assert "support 2/2 2/3" in table.offers(dwarf)


@rule("T12.9", "T12.10", "S11")
def test_winners_go_on_with_unused_movement_and_then_do_not_gain_the_field() -> None:
    orc = 0
    table = Table().city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", 1).army(orc, "1/1", "cavalry", 2, 0, "bribery").movement(orc)
    table.march(orc, "1/1 2/1 cavalry", 2)
    table.dice(1, 6, 6).play(orc, "overrun 2/1")
    assert table.owner("2/1") == 1
    table.march(orc, "2/1 3/1 cavalry", 2)
    assert table.owner("2/1") == 1
    assert table.owner("3/1") == orc


@rule("T12.9", "S12")
def test_a_blockaded_army_frees_itself_and_moves_with_its_full_allowance() -> None:
    orc, dwarf = 0, 1
    table = Table().own(dwarf, "3/3").army(dwarf, "3/3", "cavalry", 4, 0, "bribery").army(orc, "3/2", "melee", 1).movement(orc)
    table.march(orc, "3/2 3/3 melee", 1)
    assert table.why_not(dwarf, "march 3/3 2/3 cavalry") == ["T11.28"]
    table.dice(6, 1, 6, 6, 6).play(dwarf, "overrun 3/3")
    table.march(dwarf, "3/3 4/3 cavalry", 2, 0).march(dwarf, "4/3 5/3 cavalry", 2, 0).march(dwarf, "3/3 2/3 cavalry", 2)
    assert table.units(dwarf, "5/3") == (2, 0)
    assert "march 2/3 1/3 cavalry" in table.offers(dwarf)


@rule("T12.13")
def test_after_the_last_movement_each_player_is_asked_once_in_turn_order() -> None:
    table = Table(seats=3).city(2, "6/6").order(2, 1, 0)
    for name, one, other in (("1/1", 0, 2), ("3/3", 0, 2), ("5/5", 1, 2)):
        table.own(other, name).army(one, name, "melee", 2).army(other, name, "melee", 1).conflict(name, one)
    table.overruns()
    assert table.pos.waiting() == [1]
    table.play(1, "pass")
    assert table.offers(0) == ["overrun 1/1", "overrun 3/3", "pass"]
    table.dice(1, 1, 6).play(0, "overrun 1/1")
    assert table.offers(0) == ["overrun 3/3", "pass"]
    table.play(0, "pass")
    assert table.pos.stage > 6
    assert table.in_conflict("3/3")


@rule("T12.15")
def test_control_is_taken_when_moves_end_or_at_once_after_the_movement_phases() -> None:
    table = clash(2, 1, "melee")
    table.dice(1, 1, 6).play(0, "overrun 2/1")
    assert table.owner("2/1") == 0
    table = clash(2, 1, "cavalry")
    table.dice(1, 1, 6).play(0, "overrun 2/1")
    assert table.owner("2/1") == 1
    table.play(0, "halt 2/1 cavalry", "send 1 1 0")
    assert table.owner("2/1") == 0
    table = Table().city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", 1).army(0, "2/1", "cavalry", 2).conflict("2/1", 0).overruns()
    table.dice(1, 6, 6).play(0, "overrun 2/1")
    assert table.owner("2/1") == 0
    table = Table(seats=3).city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", 1).army(2, "2/1", "melee", 1).conflict("2/1", 2)
    table.army(0, "1/1", "melee", 4, 0, "bribery").movement(0).march(0, "1/1 2/1 melee", 4)
    table.dice(1, 1, 1, 1, 6, 1, 5, 5, 6, 1, 5, 5, 1, 5, 1).play(0, "overrun 2/1", "aim 1 4").play(1, "aim 0 1").play(2, "aim 0 1")
    assert table.units(1, "2/1") == (0, 0)
    assert table.units(0, "2/1") == (0, 0)
    assert table.owner("2/1") == 2


@rule("T12.15")
def test_a_capital_overrun_is_taken_by_units_that_stay() -> None:
    table = Table().city(1, "2/1").city(1, "6/6").army(0, "1/1", "cavalry", 8)
    table.pos.expansions = 4
    table.movement(0).march(0, "1/1 2/1 cavalry", 8).play(0, "halt 2/1 cavalry", "send 1 7 0")
    table.dice(1, 1, 1, 1, 4, 4, 4, 4, 6, 6, 6, 6).play(0, "overrun 2/1")
    assert table.owner("2/1") == 0
    assert list(table.pos.tears) == [3, 3]


@rule("T12.10", "T12.15", "T15.4")
def test_a_capital_overrun_in_passing_is_taken_by_a_unit_that_stays_and_guarded_again_when_all_have_left() -> None:
    def taken_by_storm() -> Table:
        table = Table().city(1, "2/1").city(1, "6/6").army(1, "2/1", "melee", 1).army(0, "1/1", "cavalry", 10).army(0, "2/2", "cavalry", 1)
        table.pos.expansions = 6
        table.movement(0).march(0, "1/1 2/1 cavalry", 10)
        table.dice(*[1] * 10, *[6] * 5).play(0, "overrun 2/1")
        assert table.owner("2/1") == 1
        return table

    table = taken_by_storm().play(0, "halt 2/1 cavalry", "send 1 1 0")
    assert table.owner("2/1") == 0
    assert not table.in_conflict("2/1")
    table = taken_by_storm().march(0, "2/1 3/1 cavalry", 10).march(0, "2/2 2/1 cavalry", 1)
    table.play(0, "halt 2/1 cavalry")
    assert table.owner("2/1") == 1
    assert table.events("conflict", 2) == [(0, at("2/1"))] * 2


@rule("T12.13", "T13.15")
def test_nobody_overruns_a_conflict_he_is_not_in() -> None:
    table = Table().city(1, "6/6").own(1, "2/2")
    table.pos.conflict[at("2/2")] = 2
    table.dice().overruns()
    assert table.events("won", 2) == [(1, at("2/2"))]


@rule("T12.16")
def test_mountains_do_not_protect_in_an_overrun() -> None:
    grid = "P M P P P P\n" + "P P P P P P\n" * 5
    table = Table(grid, terrain_yields=True).city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", 1).army(0, "1/1", "melee", 2)
    table.movement(0).march(0, "1/1 2/1 melee", 2)
    table.dice(1, 6, 6).play(0, "overrun 2/1")
    assert table.units(1, "2/1") == (0, 0)


@rule("T12.17")
def test_an_overrun_needs_the_limits_to_be_kept() -> None:
    table = Table().own(1, "2/1").army(1, "2/1", "melee", 1).army(0, "1/1", "melee", 2, 2).army(0, "6/6", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 melee", 0, 2)
    assert table.why_not(0, "overrun 2/1") == ["T12.17"]
    table.march(0, "1/1 2/1 melee", 2)
    assert "overrun 2/1" in table.offers(0)


@rule("T12.9", "T12.14", "T12.15")
@pytest.mark.parametrize(
    ("kind", "dice", "owner", "goes_on"),
    [
        ("cavalry", (1, 6, 6), 1, True),
        ("melee", (1, 6, 6), 0, False),
        ("cavalry", (6, 6, 1, 6, 6, 6, 1), 1, False),
    ],
)
def test_control_passes_to_the_mover_who_wins_and_ends_his_move(kind: str, dice: tuple[int, ...], owner: int, goes_on: bool) -> None:
    """Cavalry may go on and has not taken the field yet; melee units have arrived; whoever loses takes nothing."""
    table = clash(2, 1, kind).dice(*dice).play(0, "overrun 2/1")
    table.choose(0, "Losing", "lose 2/1 1 military")
    assert table.owner("2/1") == owner
    assert ("march 2/1 3/1 cavalry" in table.offers(0)) == goes_on
