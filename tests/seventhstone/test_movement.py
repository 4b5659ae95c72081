"""T11 Movement phase."""

from __future__ import annotations

from tafelrunde.games.seventhstone.pieces.stones import HIDDEN, SHOWN
from tafelrunde.games.seventhstone.words import BY_LAND, BY_PORTAL, RANGED
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


@rule("T11.1")
def test_one_player_makes_all_his_moves_before_the_next() -> None:
    table = Table().army(0, "1/1", "melee", 1).army(0, "3/1", "melee", 1).army(1, "6/6", "melee", 1).movement(0)
    table.march(0, "1/1 1/2 melee", 1)
    assert table.pos.waiting() == [0]
    assert table.why_not(0, "march 6/6 5/6 melee") == ["T11.1"]
    table.march(0, "3/1 3/2 melee", 1)
    assert table.pos.waiting() == [1]


@rule("T11.1")
def test_the_end_is_asked_for_where_the_table_wants_it() -> None:
    for asks, waiting in ((True, [0]), (False, [1])):
        table = Table().army(0, "1/1", "melee", 1).army(1, "6/6", "melee", 1)
        table.pos.asks_ends = asks
        table.movement(0).march(0, "1/1 1/2 melee", 1)
        assert table.pos.waiting() == waiting
    table = Table().army(0, "1/1", "melee", 1).army(1, "6/6", "melee", 1)
    table.pos.asks_ends = True
    table.movement(0).march(0, "1/1 1/2 melee", 1)
    assert table.offers(0) == ["end"]
    assert table.play(0, "end").pos.waiting() == [1]


@rule("T11.2")
def test_limits_may_be_broken_on_the_way_but_not_at_the_end() -> None:
    table = Table().army(0, "1/1", "melee", 4).army(0, "2/1", "melee", 4).movement(0)
    table.march(0, "1/1 2/1 melee", 4)
    assert table.units(0, "2/1") == (8, 0)
    assert table.why_not(0, "end") == ["T11.3"]
    table.march(0, "2/1 3/1 melee", 4)
    assert table.units(0, "2/1") == (4, 0)
    assert table.doing() == "YearUntilTournament"


@rule("T11.4")
def test_allowances_of_the_three_types() -> None:
    table = Table()
    for row, kind in ((1, "melee"), (3, "ranged"), (5, "cavalry")):
        table.army(0, f"1/{row}", kind, 1)
    table.movement(0)
    for row, kind in ((1, "melee"), (3, "ranged"), (5, "cavalry")):
        table.march(0, f"1/{row} 2/{row} {kind}", 1)
    assert table.why_not(0, "march 2/1 3/1 melee") == ["T11.12"]
    assert table.why_not(0, "march 2/3 3/3 ranged") == ["T11.12"]
    table.march(0, "2/5 3/5 cavalry", 1)
    assert table.units(0, "3/5") == (1, 0)
    assert table.doing() == "YearUntilTournament"


@rule("T11.5")
def test_movement_over_and_onto_yield_lands_temples_and_deserts_only() -> None:
    table = Table("P Tp D\nV P ~\nP P P").army(0, "2/2", "cavalry", 1).movement(0)
    assert table.offers(0, "march") == ["march 2/2 2/1 cavalry", "march 2/2 2/3 cavalry"]
    assert table.why_not(0, "march 2/2 1/2 cavalry") == ["T11.5"]
    table.march(0, "2/2 2/1 cavalry", 1)
    assert "march 2/1 3/1 cavalry" in table.offers(0)


@rule("T11.6", "T11.7")
def test_each_step_is_to_an_adjacent_field_in_any_direction() -> None:
    table = Table().army(0, "2/2", "cavalry", 1).movement(0)
    assert table.why_not(0, "march 2/2 4/2 cavalry") == ["T11.6"]
    table.march(0, "2/2 3/2 cavalry", 1)
    assert "march 3/2 3/3 cavalry" in table.offers(0)
    assert "march 3/2 2/2 cavalry" in table.offers(0)


@rule("T11.8", "T11.34")
def test_a_field_with_an_enemy_army_cannot_be_passed_and_entering_is_an_attack() -> None:
    table = Table().own(1, "2/1").army(1, "2/1", "melee", 1).army(0, "1/1", "cavalry", 1).movement(0)
    table.dice(1, 6).play(0, "march 1/1 2/1 cavalry")
    assert table.events("conflict", 2) == [(0, at("2/1"))]
    table = Table().own(1, "2/1").army(1, "2/1", "melee", 2).army(0, "1/1", "cavalry", 1, stone="bribery").movement(0)
    table.march(0, "1/1 2/1 cavalry", 1)
    assert table.why_not(0, "march 2/1 3/1 cavalry") == ["T11.28"]


@rule("T11.9")
def test_own_armies_may_be_passed() -> None:
    table = Table().army(0, "1/1", "cavalry", 1).army(0, "2/1", "melee", 4).movement(0)
    table.march(0, "1/1 2/1 cavalry", 1).march(0, "2/1 3/1 cavalry", 1)
    assert table.units(0, "3/1") == (1, 0)
    assert table.why_not(0, "end") == []


@rule("T11.10")
def test_the_allowance_belongs_to_the_single_unit() -> None:
    table = Table().army(0, "1/1", "cavalry", 2).army(0, "2/1", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 2)
    table.play(0, "march 2/1 3/1 cavalry")
    assert table.offers(0) == ["send 1 1 0", "send 1 2 0", "send 2 1 0"]
    table.play(0, "send 2 1 0")
    assert "march 3/1 4/1 cavalry" in table.offers(0)
    table.march(0, "2/1 3/1 cavalry", 2)
    table.play(0, "march 3/1 4/1 cavalry")
    assert table.units(0, "4/1") == (1, 0)


@rule("T11.11", "T11.26", "N9")
def test_an_enemy_capital_without_an_army_may_be_passed_but_ending_there_attacks_it() -> None:
    table = Table().city(1, "2/1").army(0, "1/1", "cavalry", 1).army(0, "1/3", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 1)
    assert not table.in_conflict("2/1")
    table.march(0, "2/1 3/1 cavalry", 1)
    assert not table.in_conflict("2/1")
    assert table.owner("2/1") == 1
    table.march(0, "1/3 1/2 cavalry", 1).march(0, "1/2 2/2 cavalry", 1)
    table = Table().city(1, "2/1").army(0, "1/1", "cavalry", 2).army(0, "1/2", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 2)
    table.play(0, "halt 2/1 cavalry", "send 1 1 0")
    assert table.in_conflict("2/1")
    assert table.owner("2/1") == 1
    assert table.why_not(0, "march 2/1 3/1 cavalry") == ["T11.28"]
    table.march(0, "1/2 2/2 cavalry", 1).march(0, "2/2 2/1 cavalry", 1)
    assert table.events("conflict", 2) == [(0, at("2/1"))]


@rule("T11.12")
def test_a_move_ends_by_declaration_and_is_over_then() -> None:
    table = Table().own(1, "2/1").own(1, "5/5").army(0, "1/1", "cavalry", 2).movement(0)
    table.march(0, "1/1 2/1 cavalry", 2)
    assert table.owner("2/1") == 1
    table.play(0, "halt 2/1 cavalry")
    assert table.offers(0) == ["send 1 1 0", "send 1 2 0"]
    assert [table.why_not(0, text) for text in ("send 1 3 0", "send 1 0 0", "send 2 1 0", "end")] == [["T11.13"]] * 3 + [["G4"]]
    table.play(0, "send 1 1 0")
    assert table.owner("2/1") == 0
    table.play(0, "march 2/1 3/1 cavalry")
    assert table.units(0, "3/1") == (1, 0)
    table = Table().army(0, "1/1", "cavalry", 1, stone="bribery").movement(0).play(0, "halt 1/1 cavalry")
    assert table.why_not(0, "march 1/1 2/1 cavalry") == ["T11.12"]
    assert table.why_not(0, "halt 1/1 cavalry") == ["T11.12"]
    assert table.why_not(0, "halt 2/2 cavalry") == ["T11.1"]


@rule("T11.13")
def test_armies_may_be_split_and_joined_at_will() -> None:
    table = Table().army(0, "2/2", "melee", 2, 1).army(0, "3/2", "melee", 1).movement(0).play(0, "march 2/2 3/2 melee")
    assert table.offers(0) == ["send 1 0 1", "send 1 1 0", "send 1 1 1", "send 1 2 0", "send 1 2 1"]
    for text in ("send 1 0 0", "send 1 3 0", "send 2 1 0"):
        assert table.why_not(0, text) == ["T11.13"]
    table.play(0, "send 1 1 1").march(0, "2/2 1/2 melee", 1)
    assert [table.units(0, name) for name in ("1/2", "2/2", "3/2")] == [(1, 0), (0, 0), (2, 1)]
    table.play(0, "end")
    assert len(table.pos.armies) == 2


@rule("T11.15", "T11.18")
def test_on_a_split_the_player_decides_which_part_keeps_the_stone() -> None:
    for carry, there, left in (("bribery", ["bribery"], []), ("", [], ["bribery"])):
        table = Table().army(0, "1/1", "melee", 3, stone="bribery").movement(0)
        table.play(0, "march 1/1 2/1 melee", "send 1 1 0")
        assert table.offers(0) == ["carry bribery", "go"]
        assert table.why_not(0, "carry mobility") == ["T11.15"]
        table.play(0, "carry bribery" if carry else "go")
        assert table.stones_under(0, "2/1", "melee") == there
        assert table.stones_under(0, "1/1", "melee") == left
    table = Table().army(0, "1/1", "melee", 2, stone="bribery").movement(0).march(0, "1/1 2/1 melee", 2)
    assert table.stones_under(0, "2/1", "melee") == ["bribery"]


@rule("T11.16", "T11.17")
def test_of_two_stones_one_is_discarded_by_the_end_of_the_movement() -> None:
    table = Table().army(0, "1/1", "melee", 1, stone="bribery").army(0, "2/1", "melee", 1, stone="shield-1").movement(0)
    assert table.why_not(0, "drop 2/1 melee shield-1") == ["T11.16"]
    table.march(0, "1/1 2/1 melee", 1)
    assert table.why_not(0, "end") == ["T11.16"]
    assert table.offers(0, "drop") == ["drop 2/1 melee shield-1", "drop 2/1 melee bribery"]
    table.march(0, "2/1 3/1 melee", 1, carry="bribery")
    assert table.stones_under(0, "3/1", "melee") == ["bribery"]
    assert table.why_not(0, "end") == []
    table = Table().army(0, "1/1", "melee", 1, stone="bribery").army(0, "2/1", "melee", 1, stone="shield-1").movement(0)
    table.march(0, "1/1 2/1 melee", 1).play(0, "drop 2/1 melee bribery", "end")
    assert table.stones(HIDDEN) == ["bribery"]
    assert table.stones_under(0, "2/1", "melee") == ["shield-1"]
    assert table.pos.view(1)["stones"]["discarded"] == []


@rule("T11.19", "T11.20", "T11.21", "T22.11")
def test_a_movement_stone_is_revealed_and_works_for_the_units_of_that_moment() -> None:
    table = Table().army(0, "1/1", "melee", 2, stone="speed-1").army(0, "2/1", "melee", 1).movement(0)
    assert table.why_not(0, "use 2/1 melee speed-1") == ["T22.7"]
    table.play(0, "use 1/1 melee speed-1")
    assert table.stones(SHOWN) == ["speed-1"]
    assert table.pos.view(1)["stones"]["discarded"] == ["speed-1"]
    table.march(0, "1/1 2/1 melee", 1)
    table.play(0, "march 2/1 3/1 melee")
    assert table.offers(0) == ["send 1 1 0", "send 2 1 0"]
    table.play(0, "send 1 1 0").march(0, "1/1 1/2 melee", 1).march(0, "1/2 1/3 melee", 1)
    assert table.units(0, "1/3") == (1, 0)


@rule("T11.22", "T11.23")
def test_a_move_that_ends_on_a_foreign_field_without_an_army_takes_it_with_its_buildings() -> None:
    table = Table("P P Tp\nP P P\nP P P").own(1, "2/1", "3/1", "1/3").building("2/1", "manufactory").army(0, "1/1", "melee", 1)
    table.army(0, "3/2", "melee", 1).movement(0).march(0, "1/1 2/1 melee", 1)
    assert table.owner("2/1") == 0
    assert table.sites("2/1") == ["manufactory"]
    assert list(table.pos.value) == [4, 2]
    table.march(0, "3/2 3/1 melee", 1)
    assert list(table.pos.tears) == [1, 0]


@rule("T11.24")
def test_fields_that_are_only_passed_do_not_change_hands() -> None:
    table = Table().own(1, "2/1").army(0, "1/1", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 1).march(0, "2/1 3/1 cavalry", 1)
    assert table.owner("2/1") == 1
    assert table.owner("3/1") == 0


@rule("T11.25")
def test_control_continues_without_an_army() -> None:
    table = Table().own(0, "1/1").army(0, "1/1", "melee", 1).movement(0).march(0, "1/1 2/1 melee", 1)
    assert table.owner("1/1") == 0
    places = {place["id"]: place for place in table.pos.view(None)["places"]}
    assert places[at("1/1")] == {"id": at("1/1"), "owner": 0, "pieces": []}


@rule("T11.27", "T11.32")
def test_a_move_into_an_enemy_army_makes_a_conflict_field_that_the_defender_keeps() -> None:
    table = Table().own(1, "2/1").army(1, "2/1", "melee", 1).army(0, "1/1", "melee", 2).movement(0)
    table.march(0, "1/1 2/1 melee", 1)
    assert table.in_conflict("2/1")
    assert table.owner("2/1") == 1
    assert list(table.pos.value) == [0, 2]


@rule("T11.28", "T11.29", "T11.30")
def test_everybody_may_move_into_a_conflict_field_and_nobody_out() -> None:
    table = (
        Table(seats=3).own(1, "2/1").army(1, "2/1", "melee", 2).army(0, "1/1", "cavalry", 2, stone="bribery").army(0, "2/2", "cavalry", 1)
    )
    table.army(1, "3/1", "melee", 1).army(2, "2/3", "cavalry", 2, stone="shield-1").movement(0)
    table.march(0, "1/1 2/1 cavalry", 2)
    assert table.why_not(0, "march 2/1 1/1 cavalry") == ["T11.28"]
    assert table.why_not(0, "halt 2/1 cavalry") == ["T11.28"]
    table.march(0, "2/2 2/1 cavalry", 1)
    assert table.units(0, "2/1") == (3, 0)
    table.play(0, "end")
    assert table.why_not(1, "march 2/1 1/1 melee") == ["T11.28"]
    table.march(1, "3/1 2/1 melee", 1)
    assert table.units(1, "2/1") == (3, 0)
    table.march(2, "2/3 2/2 cavalry", 2).march(2, "2/2 2/1 cavalry", 2)
    assert [table.units(seat, "2/1")[0] for seat in range(3)] == [3, 3, 2]


@rule("T11.31")
def test_conflicts_are_resolved_in_the_combat_phase() -> None:
    table = Table().city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", 1).army(0, "1/1", "melee", 1, stone="bribery").movement(0)
    table.march(0, "1/1 2/1 melee", 1)
    assert table.in_conflict("2/1")
    table.dice(1, 6).play(0, "end", "pass")
    assert not table.in_conflict("2/1")
    assert table.owner("2/1") == 0


@rule("T11.33")
def test_the_defender_is_the_controller_or_on_a_desert_whoever_stood_there() -> None:
    table = Table("P D P\nP P P\nP P P").own(1, "3/1").army(1, "2/1", "melee", 1).army(1, "3/1", "melee", 1)
    table.army(0, "1/1", "melee", 1).army(0, "3/2", "melee", 1).movement(0)
    table.march(0, "1/1 2/1 melee", 1)
    assert table.defender("2/1") == 1
    table.play(0, "march 3/2 3/1 melee")
    assert table.events("conflict", 2) == [(0, at("2/1")), (0, at("3/1"))]


@rule("S8")
def test_the_example_of_the_portal() -> None:
    dwarf, elf = 0, 1
    table = Table("P Pb P P\nP P P P\nP P P Pb").city(elf, "4/1").own(elf, "1/1", "3/1").army(elf, "3/1", "melee", 1)
    table.own(dwarf, "2/1", "4/3").army(dwarf, "2/1", "ranged", 3).army(dwarf, "4/3", "ranged", 1).movement(dwarf)
    stores = list(table.pos.store)
    table.march(dwarf, "2/1 3/1 ranged", 1)
    assert table.in_conflict("3/1")
    table.march(dwarf, "2/1 1/1 ranged", 1)
    assert list(table.pos.store) == [stores[0] + 2, stores[1] - 2]
    table.march(dwarf, "2/1 4/3 ranged", 1)
    assert table.units(dwarf, "4/3") == (2, 0)
    assert [values[5:7] for values in table.events("marched")] == [(RANGED, BY_LAND), (RANGED, BY_LAND), (RANGED, BY_PORTAL)]


@rule("S9")
def test_the_example_of_simultaneous_moves() -> None:
    """X at 2/2, Y at 4/2; forest A 1/2, mountain B 3/2, mountain E 4/3; the second cavalry army at 5/2."""
    table = Table("P P P P P\nF P M P P\nP P P M P").own(0, "2/2", "3/2", "4/2", "5/2")
    table.army(0, "2/2", "melee", 2, 2).army(0, "4/2", "melee", 4).army(0, "3/2", "cavalry", 2).army(0, "5/2", "cavalry", 1).movement(0)
    value = table.pos.value[0]
    table.march(0, "2/2 1/2 melee", 2).march(0, "2/2 3/2 melee", 0, 2)
    assert table.why_not(0, "end") == ["T11.3"]
    table.march(0, "4/2 3/2 melee", 2)
    assert table.why_not(0, "end") == ["T11.3"]
    table.march(0, "4/2 4/3 melee", 2)
    table.march(0, "3/2 4/2 cavalry", 2).march(0, "5/2 4/2 cavalry", 1)
    assert table.why_not(0, "end") == []
    table.play(0, "end")
    assert [table.units(0, name) for name in ("1/2", "3/2", "4/3", "4/2")] == [(2, 0), (2, 2), (2, 0), (3, 0)]
    assert table.pos.value[0] == value + 4


@rule("S10")
def test_the_example_of_passing_and_conflict() -> None:
    dwarf, human, elf, orc = range(4)
    table = (
        Table(seats=4)
        .city(dwarf, "6/6")
        .city(human, "6/5")
        .own(dwarf, "2/1")
        .own(human, "3/1")
        .own(elf, "4/4")
        .order(orc, human, elf, dwarf)
    )
    table.army(orc, "1/1", "cavalry", 2).army(orc, "2/4", "cavalry", 1).army(orc, "3/4", "cavalry", 3).army(elf, "4/4", "melee", 1)
    table.army(human, "4/3", "melee", 2, stone="bribery").army(elf, "1/6", "melee", 1).movement(orc)
    stores = list(table.pos.store)
    table.march(orc, "1/1 2/1 cavalry", 2)
    table.play(orc, "halt 2/1 cavalry", "send 1 1 0")
    table.march(orc, "2/1 3/1 cavalry", 1)
    assert [table.pos.store[seat] - stores[seat] for seat in range(4)] == [-2, -2, 0, 4]
    table.march(orc, "2/4 3/4 cavalry", 1).march(orc, "3/4 4/4 cavalry", 1)
    table.march(orc, "3/4 4/4 cavalry", 3)
    assert table.units(orc, "4/4") == (4, 0)
    table.play(orc, "end").march(human, "4/3 4/4 melee", 2)
    assert table.units(human, "4/4") == (2, 0)
    table.play(human, "end")
    assert table.why_not(elf, "march 4/4 5/4 melee") == ["T11.28"]
