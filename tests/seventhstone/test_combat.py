"""T14 Combat: equipment, rounds, hits."""

from __future__ import annotations

from tafelrunde.games.seventhstone.combat.losses import why_not_lose
from tafelrunde.games.seventhstone.pieces.stones import SHOWN
from tafelrunde.games.seventhstone.words import MERCENARY, MILITARY
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at

FIELD = "2/2"


def battle(
    mine: str = "melee 2", theirs: str = "melee 2", seats: int = 2, stone: str = "", their_stone: str = "", **options: bool
) -> Table:
    """Seat 0 attacks seat 1 at 2/2; both have enough RS elsewhere. An army is "type military mercenaries"."""
    table = Table().city(0, "6/5").city(1, "6/6").own(1, FIELD)
    for seat, text, equipment in ((0, mine, stone), (1, theirs, their_stone)):
        kind, *numbers = text.split()
        table.army(seat, FIELD, kind, int(numbers[0]), int(numbers[1]) if len(numbers) > 1 else 0, equipment)
    return table.conflict(FIELD, 0)


@rule("T14.1", "T14.2", "T22.16")
def test_in_turn_order_each_decides_on_his_stone_which_works_the_whole_combat() -> None:
    table = battle("melee 1", "melee 2", stone="precision-melee", their_stone="shield-2").order(1, 0).combat()
    assert table.pos.waiting() == [1]
    assert table.offers(1) == ["reveal", "pass"]
    table.play(1, "pass")
    assert table.pos.waiting() == [0]
    table.dice(6, 6, 5, 6, 5).play(0, "reveal")
    assert table.stones(SHOWN) == ["precision-melee"]
    assert table.owner(FIELD) == 0
    assert table.stones_under(1, FIELD, "melee") == []
    assert table.stones(0) == ["shield-2"]


@rule("T14.3")
def test_supporting_armies_cannot_use_their_stones() -> None:
    table = battle().army(0, "2/1", "cavalry", 1, 0, "precision-cavalry").supports(0, "2/1", FIELD)
    table.dice(6, 6, 3, 1, 1).combat()
    assert table.events("used") == []
    assert table.stones_under(0, "2/1", "cavalry") == ["precision-cavalry"]


@rule("T14.4")
def test_each_is_asked_once_immediate_stones_work_before_the_next_decides_then_the_walls() -> None:
    table = battle("melee 2", "melee 2 2", stone="bribery", their_stone="shield-1").building(FIELD, "wall").combat()
    table.play(0, "reveal")
    assert table.units(1, FIELD) == (2, 0)
    assert (table.doing(), table.pos.waiting()) == ("Equipping", [1])
    table.play(1, "pass")
    assert (table.doing(), table.pos.waiting()) == ("Walls", [1])


@rule("T14.5", "T14.6")
def test_rounds_of_two_phases_until_at_most_one_player_is_left() -> None:
    table = battle("ranged 1", "melee 1").dice(6, 6, 6, 6, 1).combat()
    assert table.no_dice_left()
    assert [values[0] for values in table.events("rolled")] == [0, 1, 0, 1, 0]
    assert table.owner(FIELD) == 0


@rule("T14.7", "T14.8", "T14.9", "T23.1")
def test_dice_by_units_ranged_first_then_all_others_in_the_field_and_supporting() -> None:
    table = battle("melee 2 1", "ranged 2").army(0, "2/1", "ranged", 2).supports(0, "2/1", FIELD)
    table.army(0, "1/2", "cavalry", 1, 1).supports(0, "1/2", FIELD).dice(*[6] * 4, *[6] * 5, 1, 1, 6, 6).combat()
    rolled = [(values[0], values[1], sum(values[2:8])) for values in table.events("rolled")]
    assert rolled[:4] == [(0, at("2/1"), 2), (1, at(FIELD), 2), (0, at(FIELD), 3), (0, at("1/2"), 2)]
    assert rolled[4:] == [(0, at("2/1"), 2), (1, at(FIELD), 2)]


@rule("T14.10", "T14.11", "T14.12", "T14.13", "T14.14")
def test_what_hits() -> None:
    for kind, highest in (("ranged", 2), ("cavalry", 3), ("melee", 4)):
        for roll in range(1, 7):
            table = battle(f"{kind} 1", "melee 4").dice(roll, *[1] * 4).combat()
            hits = [values[8] for values in table.events("rolled") if values[0] == 0]
            assert hits[0] == (roll <= highest)
    for kind, highest in (("ranged", 2), ("cavalry", 2)):
        for roll in range(1, 7):
            table = battle("melee 1", "melee 4").army(0, "2/1", kind, 1).supports(0, "2/1", FIELD)
            dice = [roll, 6, 1, 1, 1, 1] if kind == "ranged" else [6, roll, 1, 1, 1, 1]
            if kind == "ranged" and roll <= highest:
                dice = [roll, 6, 1, 1, 1]
            table.dice(*dice).combat()
            hits = [values[8] for values in table.events("rolled") if values[1] == at("2/1")]
            assert hits[0] == (roll <= highest)


@rule("T14.15", "T14.23")
def test_hits_are_removed_at_the_end_of_the_phase_by_choice_in_turn_order() -> None:
    table = battle("melee 3 1", "melee 3 1").dice(1, 1, 6, 6, 1, 1, 6, 6).combat()
    assert table.pos.waiting() == [0]
    assert table.why_not(0, "lose 2/2 2 military") == ["T14.17"]
    table.play(0, "lose 2/2 1 military", "lose 2/2 1 mercenary")
    assert table.units(0, FIELD) == (2, 0)
    assert table.pos.waiting() == [1]
    assert table.units(1, FIELD) == (3, 1)
    table.play(1, "lose 2/2 1 military").dice(1, 1, 6, 6).play(1, "lose 2/2 1 mercenary")
    assert table.owner(FIELD) == 0


@rule("T14.16", "T14.25", "N20")
def test_units_removed_in_phase_one_do_not_roll_in_phase_two() -> None:
    table = battle("ranged 2", "melee 1").dice(1, 6).combat()
    assert table.no_dice_left()
    assert table.events("won", 2) == [(0, at(FIELD))]


@rule("T14.17", "T14.18", "T16.4")
def test_removable_are_units_in_the_field_and_supporting_cavalry_not_supporting_ranged() -> None:
    table = battle("melee 2", "melee 2").army(0, "2/1", "ranged", 2).supports(0, "2/1", FIELD).army(0, "1/2", "cavalry", 2)
    table.supports(0, "1/2", FIELD).dice(6, 6, 6, 6, 6, 6, 1, 1).combat()
    assert table.offers(0) == ["lose 1/2 1 military", "lose 2/2 1 military"]
    assert table.why_not(0, "lose 2/1 1 military") == ["T14.17"]
    table.dice(1, 1, 1, 1, 6, 6).play(0, "lose 1/2 1 military", "lose 2/2 1 military")
    assert table.units(0, "1/2") == (1, 0)
    assert table.units(0, "2/1") == (2, 0)
    assert all(army.aid < 0 for army in table.pos.armies)


@rule("T14.19", "N18")
def test_the_mercenary_maximum_holds_after_all_removals_of_a_phase() -> None:
    table = battle("melee 2 2", "melee 1").dice(6, 6, 6, 6, 1, 1, 6, 6, 6).combat()
    assert table.units(0, FIELD) == (2, 1)
    table = battle("melee 3 1", "melee 1").dice(6, 6, 6, 6, 1).combat()
    assert table.offers(0) == ["lose 2/2 1 military", "lose 2/2 1 mercenary"]
    table = battle("melee 2 2", "melee 2").dice(6, 6, 6, 6, 1, 1).combat().play(0, "lose 2/2 1 mercenary")
    assert table.offers(0) == ["lose 2/2 1 military", "lose 2/2 1 mercenary"]
    table = battle("melee 2 2", "melee 2").dice(6, 6, 6, 6, 1, 1, 1, 1, 6, 6).combat().play(0, "lose 2/2 1 military")
    assert table.units(0, FIELD) == (1, 1)


@rule("T14.24")
def test_a_second_military_unit_is_refused_when_only_mercenaries_may_go() -> None:
    table = battle("melee 3 3", "melee 3")
    army = table.find(0, FIELD)
    assert why_not_lose(table.pos, [army], army, MILITARY, 3) is None
    army.military = 2
    refused = why_not_lose(table.pos, [army], army, MILITARY, 2)
    assert refused is not None
    assert refused.rule == "T14.24"
    assert why_not_lose(table.pos, [army], army, MERCENARY, 2) is None
    army.military, army.mercenaries = 1, 1
    assert why_not_lose(table.pos, [army], army, MILITARY, 1) is not None


@rule("T14.20", "T14.21")
def test_removed_units_return_their_stones() -> None:
    table = battle("melee 1 1", "melee 4").dice(6, 6, 1, 1, 6, 6)
    store = table.pos.store[0]
    table.combat()
    assert table.pos.store[0] == store + 1
    assert table.balanced()


@rule("T14.22")
def test_hits_beyond_the_removable_units_lapse() -> None:
    table = battle("melee 4", "melee 1").dice(1, 1, 1, 1, 6).combat()
    assert table.hits() == [(1, 4, 0)]
    assert table.units(1, FIELD) == (0, 0)


@rule("S16")
def test_the_example_of_the_combat() -> None:
    orc, dwarf = 0, 1
    table = Table().city(orc, "6/5").city(dwarf, "6/6").own(dwarf, "2/2").army(orc, "2/2", "melee", 4).army(dwarf, "2/2", "cavalry", 3, 1)
    table.army(orc, "1/2", "cavalry", 2, 1).army(dwarf, "2/3", "ranged", 3).conflict("2/2", orc)
    table.supports(orc, "1/2", "2/2").supports(dwarf, "2/3", "2/2")
    stores = list(table.pos.store)
    table.dice(2, 5, 6).combat()
    assert table.pos.waiting() == [orc]
    table.dice(1, 3, 4, 6, 2, 3, 1, 3, 5, 6).play(orc, "lose 1/2 1 mercenary")
    assert table.pos.waiting() == [orc]
    table.play(orc, "lose 1/2 1 military", "lose 1/2 1 military")
    assert table.owner("2/2") == orc
    assert table.units(orc, "2/2") == (4, 0)
    assert table.units(dwarf, "2/3") == (3, 0)
    land = 2
    assert list(table.pos.store) == [stores[0] + 2 + land, stores[1] + 3 - land]


@rule("N19")
def test_the_example_of_supporting_cavalry() -> None:
    def hit_twice() -> Table:
        table = battle("melee 1", "melee 2").army(0, "2/1", "cavalry", 2).supports(0, "2/1", FIELD)
        return table.dice(6, 6, 6, 1, 1).combat()

    table = hit_twice()
    assert table.offers(0) == ["lose 2/1 1 military", "lose 2/2 1 military"]
    table.play(0, "lose 2/1 1 military").dice(1, 6, 6, 1, 6).play(0, "lose 2/1 1 military")
    assert table.owner(FIELD) == 0
    assert table.units(0, FIELD) == (1, 0)
    table = hit_twice().play(0, "lose 2/2 1 military")
    assert table.events("won", 2) == [(1, at(FIELD))]
    assert table.units(0, "2/1") == (1, 0)


@rule("T14.22", "T15.12")
def test_hits_nobody_is_left_for_are_said_to_lapse() -> None:
    table = battle("melee 3", "melee 1").dice(1, 1, 1, 6).combat()
    assert table.hits() == [(1, 3, 0)]
    assert table.events("wasted") == [(1, 2)]
    table = battle("melee 1", "melee 1").dice(1, 6).combat()
    assert table.events("wasted") == []


@rule("T14.1")
def test_it_is_said_that_a_stone_was_not_used() -> None:
    table = battle("melee 1", "melee 1", stone="shield-1").dice(1, 6).combat().play(0, "pass")
    assert table.events("kept") == [(0, at("2/2"))]
    table = battle("melee 1", "melee 1", stone="shield-1").dice(1, 6).combat().play(0, "reveal")
    assert table.events("kept") == []


@rule("T14.24", "T14.18")
def test_room_for_a_mercenary_in_one_army_is_none_in_another() -> None:
    """The army in the field has companions to spare, the supporting one has not: each is counted by itself."""
    table = battle("melee 2 1", "melee 3").army(0, "2/1", "cavalry", 1, 1).supports(0, "2/1", FIELD)
    table.dice(6, 6, 6, 6, 6, 1, 6, 6).combat()
    assert table.doing() == "Losing"
    assert table.offers(0) == ["lose 2/1 1 mercenary", "lose 2/2 1 military", "lose 2/2 1 mercenary"]
    assert table.why_not(0, "lose 2/1 1 military") == ["T14.24"]
    assert table.refusal(0, "lose 2/1 1 military").about == (at("2/1"),)
    assert table.why_not(0, "lose 2/2 1 military") == []


@rule("T11.33")
def test_before_the_first_round_it_is_told_who_fights_with_how_many() -> None:
    table = Table(seats=3).city(1, FIELD).city(0, "6/6").army(1, FIELD, "melee", 2, 1).army(0, FIELD, "cavalry", 3)
    table.army(2, FIELD, "ranged", 1).conflict(FIELD, 0)
    table.combat()
    assert [values[:4] for values in table.events("attacks-with")] == [(0, at(FIELD), 3, 0), (2, at(FIELD), 1, 0)]
    assert [values[:4] for values in table.events("defends-with")] == [(1, at(FIELD), 3, 4)]
