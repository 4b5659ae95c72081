"""T22 Equipment stones."""

from __future__ import annotations

from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.phases.happenings import carry_out
from tafelrunde.games.seventhstone.phases.markets import find_lost_tear
from tafelrunde.games.seventhstone.phases.production import lay_out_stones
from tafelrunde.games.seventhstone.pieces.stones import HIDDEN, KINDS, SHOWN, STONES, TAKEN, stack_sizes
from tafelrunde.games.seventhstone.words import LOST_TEAR, QUICKSAND, TYPE_NAMES, stone_fits
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_combat import FIELD, battle
from tests.seventhstone.test_events import PORTALS, RIVER
from tests.seventhstone.test_markets import allocate, market


@rule("T22.33")
def test_the_stones_of_the_box() -> None:
    counts = {stone.id: stone.count for stone in box().stone}
    assert [counts[name] for name in ("teleportation", "speed-1", "speed-2", "mobility")] == [3, 3, 1, 3]
    assert {counts[f"{kind}-{type}"] for kind in ("master-stroke", "precision", "power-blow") for type in TYPE_NAMES} == {2}
    assert [counts[f"shield-{value}"] for value in (1, 2, 3)] == [1, 2, 1]
    assert [counts[f"prevention-{what}"] for what in ("ranged", "cavalry", "all")] == [1, 1, 1]
    assert [counts[name] for name in ("bribery", "explosive-charge", "lost-tear-stone")] == [2, 2, 1]
    assert sum(counts.values()) == STONES == 40


@rule("T22.4", "T22.7")
def test_stones_work_only_under_an_army_in_the_phase_of_their_kind() -> None:
    table = Table().army(0, "1/1", "melee", 1, 0, "bribery").army(0, "3/3", "melee", 1, 0, "mobility").hand(0, "speed-1").movement(0)
    assert table.why_not(0, "use 1/1 melee bribery") == ["T22.4"]
    assert table.why_not(0, "use 1/1 melee speed-1") == ["T22.7"]
    assert table.offers(0, "use") == ["use 3/3 melee mobility"]
    table = battle(stone="mobility", their_stone="shield-1").combat()
    assert table.offers(0) == ["pass"]
    assert table.why_not(0, "reveal") == ["T22.4"]
    table.play(0, "pass")
    assert table.offers(1) == ["reveal", "pass"]


@rule("T22.5", "T22.9")
def test_used_stones_lie_open_and_unrevealed_ones_hidden() -> None:
    table = (
        Table().army(0, "1/1", "melee", 1, 0, "speed-1").army(0, "3/3", "melee", 1, 0, "bribery").army(0, "4/3", "melee", 1, 0, "shield-1")
    )
    table.movement(0).play(0, "use 1/1 melee speed-1").march(0, "4/3 3/3 melee", 1).play(0, "drop 3/3 melee bribery")
    for viewer in (1, None):
        stones = table.pos.view(viewer)["stones"]
        assert stones["discarded"] == ["speed-1"]
        assert stones["discarded_unseen"] == 1
    assert table.stones(SHOWN) == ["speed-1"]
    assert table.stones(HIDDEN) == ["bribery"]


@rule("T22.6")
def test_used_up_stacks_are_formed_anew_from_the_discard_pile() -> None:
    table = Table(seats=4)
    for stone in range(STONES):
        table.pos.where[stone] = SHOWN if stone % 3 else HIDDEN
    lay_out_stones(table.pos)
    assert stack_sizes(table.pos) == [9, 9, 9, 9]
    assert table.stones(SHOWN) == []
    assert table.stones(HIDDEN) == []


@rule("T22.10", "T22.14")
def test_teleportation_frees_the_army_from_portal_colours_for_any_number_of_steps_not_for_support() -> None:
    table = Table(PORTALS).army(0, "1/1", "cavalry", 1, 0, "teleportation").army(0, "4/3", "melee", 1).movement(0)
    assert table.why_not(0, "march 1/1 4/1 cavalry") == ["T11.6"]
    table.play(0, "use 1/1 cavalry teleportation")
    assert table.why_not(0, "march 4/3 1/4 melee") == ["T11.6"]
    table.march(0, "1/1 4/1 cavalry", 1)
    assert "march 4/1 4/3 cavalry" in table.offers(0)
    table = Table(PORTALS).own(1, "4/1").army(1, "4/1", "melee", 1).army(0, "4/1", "melee", 1).conflict("4/1", 0)
    table.army(0, "1/1", "cavalry", 1, 0, "teleportation").army(0, "4/2", "cavalry", 1).support()
    assert table.why_not(0, "support 1/1 4/1") == ["T13.4"]


@rule("T22.11")
def test_speed_adds_the_number_shown() -> None:
    for stone, steps in (("speed-1", 2), ("speed-2", 3)):
        table = Table().army(0, "1/1", "melee", 1, 0, stone).movement(0).play(0, f"use 1/1 melee {stone}")
        assert table.find(0, "1/1").steps == steps
    table = Table().army(0, "1/1", "melee", 1, 0, "speed-1").army(0, "5/5", "melee", 1).movement(0).march(0, "1/1 2/1 melee", 1)
    assert table.why_not(0, "use 2/1 melee speed-1") == ["T11.12"]


@rule("T22.12")
def test_mobility_crosses_water_and_volcano() -> None:
    for barrier in "~V":
        table = Table(RIVER.replace("~", barrier)).army(0, "2/4", "melee", 1, 0, "mobility").movement(0)
        assert table.why_not(0, "march 2/4 4/4 melee") == ["T11.6"]
        table.play(0, "use 2/4 melee mobility")
        assert "march 2/4 4/4 melee" in table.offers(0)


@rule("T22.10", "T22.12")
def test_what_a_stone_lets_an_army_do_is_seen_by_all() -> None:
    for stone, teleports in (("teleportation", True), ("mobility", False)):
        table = Table().army(0, "1/1", "melee", 1, 0, stone).own(0, "1/1").movement(0)
        piece = next(place for place in table.pos.view(1)["places"] if place["id"] == at("1/1"))["pieces"]
        assert [(one["teleports"], one["crosses"]) for one in piece if "steps" in one] == [(False, False)]
        table.play(0, f"use 1/1 melee {stone}")
        piece = next(place for place in table.pos.view(1)["places"] if place["id"] == at("1/1"))["pieces"]
        assert [(one["teleports"], one["crosses"]) for one in piece if "steps" in one] == [(teleports, not teleports)]


@rule("T22.13")
def test_mobility_saves_from_quicksand_once() -> None:
    table = Table("P D P\nP P P\nP P P").army(0, "2/1", "melee", 1, 0, "mobility")
    carry_out(table.pos, QUICKSAND)
    assert table.units(0, "2/1") == (1, 0)
    carry_out(table.pos, QUICKSAND)
    assert table.units(0, "2/1") == (0, 0)


@rule("T22.18")
def test_class_one_stones_show_one_type_all_others_any() -> None:
    for kind, stone in enumerate(box().stone):
        types = [type for type in range(3) if stone_fits(kind, type)]
        shown = {"melee": [0], "ranged": [1], "cavalry": [2], "any": [0, 1, 2]}[stone.army]
        assert types == ([] if stone.id == "lost-tear-stone" else shown)


@rule("T22.19", "T22.20", "S23")
def test_master_stroke_an_additional_die_for_each_one() -> None:
    table = battle("melee 5", "melee 4", stone="master-stroke-melee")
    table.pos.expansions = 4
    table.army(1, FIELD, "melee", 4)
    table.combat().dice(1, 1, 1, 4, 5, 1, 4, 5, *[1] * 8).play(0, "reveal")
    assert table.events("rolled")[0][2:9] == (4, 0, 0, 2, 2, 0, 6)
    assert table.hits()[1] == (1, 6, 0)


@rule("T22.21", "S24")
def test_precision_raises_the_hit_range_by_one() -> None:
    for kind, highest in (("melee", 5), ("ranged", 3), ("cavalry", 4)):
        for roll in range(1, 7):
            table = battle(f"{kind} 1", "melee 1", stone=f"precision-{kind}").combat()
            table.dice(roll, 1, 1, 1, 6, 1).play(0, "reveal")
            assert table.events("rolled")[0][8] == (roll <= highest)


@rule("T22.22", "T22.23", "S25")
def test_power_blow_two_more_dice_as_long_as_there_are_units() -> None:
    table = battle("melee 4", "melee 1", stone="power-blow-melee").combat()
    table.dice(6, 6, 6, 6, 6, 6, 1, 1, 1, 6, 6, 6, 6).play(0, "reveal")
    assert [sum(values[2:8]) for values in table.events("rolled") if values[0] == 0] == [6, 5]
    table = battle("ranged 1", "melee 2", stone="power-blow-ranged").combat()
    table.dice(6, 6, 6, 1, 1).play(0, "reveal")
    assert [(values[0], sum(values[2:8])) for values in table.events("rolled")] == [(0, 3), (1, 2)]
    table = battle("melee 1", "ranged 2", stone="power-blow-melee").combat()
    table.dice(1, 1).play(0, "reveal")
    assert [values[0] for values in table.events("rolled")] == [1]
    assert table.no_dice_left()


@rule("T22.24", "T22.25")
def test_a_shield_prevents_hits_of_its_owner_after_walls() -> None:
    for number in (1, 2, 3):
        table = battle("melee 4", "melee 4", their_stone=f"shield-{number}").combat()
        table.dice(1, 1, 1, 1, 1, 1, 1, 1).play(1, "reveal")
        assert table.hits() == [(0, 4, 0), (1, 4, number)]
    table = battle("melee 4", "melee 4", stone="shield-2", their_stone="shield-1").building(FIELD, "wall").combat()
    table.play(0, "reveal").play(1, "reveal").dice(1, 1, 1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 1, 1, 1, 6, 1, 1, 1, 6, 6, 6).play(1, "man 1")
    assert table.hits()[0] == (1, 3, 3)
    assert table.hits()[1:3] == [(0, 3, 2), (1, 1, 0)]
    assert table.owner(FIELD) == 0
    table = battle("melee 4", "melee 2", stone="explosive-charge", their_stone="shield-3").combat()
    table.play(0, "reveal").dice(1, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 6).play(1, "reveal")
    assert table.hits()[0] == (1, 3, 3)


@rule("T22.26", "T22.29")
def test_prevention_sends_supporters_of_the_type_home_the_users_own_too() -> None:
    for stone, kept in (("prevention-ranged", ["cavalry"]), ("prevention-cavalry", ["ranged"]), ("prevention-all", [])):
        table = battle("melee 2", "melee 2", stone=stone)
        table.army(0, "1/2", "ranged", 1).supports(0, "1/2", FIELD).army(1, "2/1", "cavalry", 1).supports(1, "2/1", FIELD)
        table.army(1, "3/3", "ranged", 1).supports(1, "3/3", FIELD).combat()
        table.dice(6, 6, 1, 1, 6, 6, 6, 6, 6).play(0, "reveal")
        sources = {values[1] for values in table.events("rolled")} - {at(FIELD)}
        assert sources == {"cavalry": {at("2/1")}, "ranged": {at("1/2"), at("3/3")}, "": set()}[kept[0] if kept else ""]


@rule("T22.27", "T22.29")
def test_bribery_strikes_the_mercenaries_of_all_others_in_the_field_never_supporters() -> None:
    table = battle("melee 2 2", "melee 2 2", stone="bribery").army(1, "2/1", "cavalry", 1, 1).supports(1, "2/1", FIELD).combat()
    table.dice(1, 1, 1, 1, 6, 6, 6, 6).play(0, "reveal")
    assert table.events("bribed") == [(1, 2)]
    assert table.units(0, FIELD) == (2, 2)
    assert sum(table.events("rolled")[-1][2:8]) == 2


@rule("T22.28", "T22.29")
def test_an_explosive_charge_destroys_all_walls_new_ones_too_without_a_roll() -> None:
    table = battle("melee 2", "melee 1", stone="explosive-charge").building(FIELD, "wall").building(FIELD, "wall", new=True).combat()
    table.dice(1, 1, 6).play(0, "reveal")
    assert table.events("blown-up") == [(at(FIELD), 2)]
    assert table.sites(FIELD) == []
    assert table.no_dice_left()


@rule("T22.30")
def test_the_lost_tear_stone_is_laid_open_at_once() -> None:
    table = market(4, ("lost-tear-stone", "bribery", "bribery", "mobility"))
    allocate(table, 1, equipment=1, movement=1)
    for seat in (0, 2, 3):
        allocate(table, seat)
    table.play(1, "take lost-tear-stone")
    assert list(table.pos.tears) == [3, 4, 3, 3]
    assert table.pos.lost_tear == 1
    assert table.pos.view(None)["seats"][1]["tears"]["lost"] == 1
    assert table.stones(1) == []
    assert table.events("lost-tear", 1) == [(1,)]


@rule("T22.31")
def test_the_lost_tear_stone_never_returns_once_taken_but_untaken_it_is_discarded() -> None:
    lost = list(KINDS).index(LOST_TEAR)
    table = Table(seats=4)
    find_lost_tear(table.pos, 0, lost)
    for stone in range(STONES):
        if stone != lost:
            table.pos.where[stone] = SHOWN
    lay_out_stones(table.pos)
    assert table.pos.where[lost] == TAKEN
    table = market(4, ("lost-tear-stone", "bribery", "bribery", "mobility"))
    for seat in range(3):
        allocate(table, seat)
    table.dice(6, 5, 4, 3).play(3, "commit")
    assert "lost-tear-stone" in table.stones(HIDDEN)


@rule("T22.32")
def test_additional_dice_are_aimed_like_those_that_caused_them_and_power_dice_like_all_others() -> None:
    table = (
        Table(seats=3)
        .own(1, FIELD)
        .army(0, FIELD, "melee", 2, 0, "master-stroke-melee")
        .army(1, FIELD, "melee", 3)
        .army(2, FIELD, "melee", 3)
    )
    for seat in range(3):
        table.city(seat, f"{seat + 1}/6")
    table.conflict(FIELD, 0).combat().play(0, "reveal", "aim 1 1").play(1, "aim 0 0")
    table.dice(1, 4, 1, 6, *[6] * 6).play(2, "aim 0 0")
    mine = [(values[9], sum(values[2:8]), values[8]) for values in table.events("rolled") if values[0] == 0]
    assert mine == [(1, 2, 2), (2, 2, 1)]
    table = (
        Table(seats=3).own(1, FIELD).army(0, FIELD, "melee", 1, 0, "power-blow-melee").army(1, FIELD, "melee", 3).army(2, FIELD, "melee", 3)
    )
    table.conflict(FIELD, 0).combat().play(0, "reveal")
    assert table.offers(0) == [f"aim 1 {dice}" for dice in range(4)]
