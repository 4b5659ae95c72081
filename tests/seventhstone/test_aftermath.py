"""T16 Combat: winner, control, destruction roll."""

from __future__ import annotations

import pytest

from tafelrunde.games.seventhstone.words import STONE_NAMES
from tafelrunde.testing import rule
from tafelrunde.testing.conformance import seen
from tests.seventhstone.table import Table, at

FIELD = "2/2"


def fight(mine: int = 2, theirs: int = 1, grid: str = "", stone: str = "", their_stone: str = "") -> Table:
    """Seat 0 attacks seat 1 at 2/2 with melee units."""
    table = (Table(grid) if grid else Table()).city(1, "6/6").city(0, "6/5")
    if not grid:
        table.own(1, FIELD)
    table.army(1, FIELD, "melee", theirs, 0, their_stone).army(0, FIELD, "melee", mine, 0, stone)
    return table.conflict(FIELD, 0)


@rule("T16.1")
def test_the_combat_ends_as_soon_as_one_player_is_left() -> None:
    table = fight().dice(1, 6, 6).combat()
    assert table.events("won", 2) == [(0, at(FIELD))]
    assert table.no_dice_left()


@rule("T16.3", "N14")
def test_nobody_left_the_defender_wins() -> None:
    table = fight(1, 1).dice(2, 4).combat()
    assert table.events("won", 2) == [(1, at(FIELD))]
    assert table.owner(FIELD) == 1


@rule("T16.5")
def test_the_winner_gets_the_land_its_buildings_and_a_capital() -> None:
    table = fight().building(FIELD, "manufactory")
    values = list(table.pos.value)
    table.dice(1, 1, 6, 6).combat()
    assert table.owner(FIELD) == 0
    assert table.sites(FIELD) == ["manufactory"]
    assert [now - before for now, before in zip(table.pos.value, values, strict=True)] == [4, -4]
    assert table.balanced()


@rule("T16.6", "T16.7")
def test_the_winner_takes_unused_stones_of_destroyed_armies_into_his_hand() -> None:
    table = fight(2, 1, their_stone="shield-1").army(1, "2/1", "cavalry", 1, 0, "mobility").supports(1, "2/1", FIELD)
    table.combat().dice(1, 1, 6, 6).play(1, "pass")
    assert sorted(table.stones(0)) == ["mobility", "shield-1"]
    assert table.pos.view(1)["seats"][0]["equipment"] == 2
    assert table.pos.view(0)["hand"] == ["mobility", "shield-1"]
    assert table.pos.view(1)["hand"] == []
    table = fight(1, 1, stone="bribery", their_stone="shield-1").combat().play(0, "pass")
    table.dice(1, 1).play(1, "pass")
    assert sorted(table.stones(1)) == ["bribery", "shield-1"]


@rule("T16.8")
def test_on_a_desert_nobody_gains_control() -> None:
    grid = "P P P P P P\nP D P P P P\n" + "P P P P P P\n" * 4
    table = fight(2, 1, grid, their_stone="shield-1").combat().dice(1, 1, 6).play(1, "pass")
    assert table.owner(FIELD) == -1
    assert not table.in_conflict(FIELD)
    assert table.stones(0) == ["shield-1"]


@rule("T16.9", "T16.10", "T16.11", "T16.14", "N17")
def test_a_destruction_roll_for_each_building() -> None:
    for roll in range(1, 7):
        table = fight().building(FIELD, "wall", new=True).dice(1, 1, 6, roll).combat()
        assert table.sites(FIELD) == ([] if roll <= 3 else ["wall*"])
    table = fight().building(FIELD, "barracks").building(FIELD, "manufactory")
    values = list(table.pos.value)
    table.dice(1, 1, 6, 3, 4).combat()
    assert table.sites(FIELD) == ["manufactory"]
    assert [now - before for now, before in zip(table.pos.value, values, strict=True)] == [4, -4]
    table = fight().building(FIELD, "barracks").building(FIELD, "manufactory")
    values = list(table.pos.value)
    table.dice(1, 1, 6, 3, 1).combat()
    assert table.sites(FIELD) == []
    assert [now - before for now, before in zip(table.pos.value, values, strict=True)] == [2, -4]
    assert (0, 2) in table.events("gained", 2)
    assert table.balanced()


@rule("T16.12")
def test_also_after_a_successful_defence() -> None:
    table = fight(1, 2).building(FIELD, "manufactory").dice(6, 1, 1, 2).combat()
    assert table.owner(FIELD) == 1
    assert table.sites(FIELD) == []
    assert (1, 2) in table.events("paid", 2)
    assert table.balanced()


@rule("T16.13")
def test_not_after_an_overrun() -> None:
    table = fight(2, 1).building(FIELD, "barracks").dice(1, 1, 6).overruns()
    table.play(0, "overrun 2/2")
    assert table.sites(FIELD) == ["barracks"]
    assert table.no_dice_left()


@rule("T16.15")
def test_capitals_are_never_destroyed() -> None:
    table = Table().city(1, FIELD).city(1, "6/6").army(0, FIELD, "melee", 4).conflict(FIELD, 0)
    table.dice(1, 1, 1, 1, 6, 6, 6, 6).combat()
    assert table.pos.city[at(FIELD)]
    assert table.owner(FIELD) == 0
    assert table.no_dice_left()


@rule("T16.6", "T16.7")
def test_only_the_winner_is_told_which_stones_he_gets() -> None:
    table = fight(their_stone="shield-1").combat().dice(1, 1, 6).play(1, "pass")
    for viewer, known in ((0, STONE_NAMES.index("shield-1")), (1, None), (None, None)):
        (told,) = [entry for entry in seen(table.pos.log, viewer) if entry.get("event") == "spoils"]
        assert (told["seat"], told["stone"]) == (0, known)


@rule("T15.17", "T15.18")
@pytest.mark.parametrize("walls", [0, 1, 2])
def test_as_many_walls_crumble_as_were_manned(walls: int) -> None:
    table = fight(1, 2).building(FIELD, "wall").building(FIELD, "wall").combat()
    table.dice(6, 1, 6, *[6] * (2 - walls)).play(1, f"man {walls}")
    assert table.sites(FIELD) == ["wall"] * (2 - walls)
    assert [values[:2] for values in table.events("crumbled")] == ([(at(FIELD), walls)] if walls else [])


@rule("T4.4", "T16.5")
@pytest.mark.parametrize(("land", "worth"), [("P", 2), ("Tp", 0)])
def test_what_a_field_brings_is_told_if_it_brings_anything(land: str, worth: int) -> None:
    grid = f"P P P P P P\nP {land} P P P P\n" + "P P P P P P\n" * 4
    table = fight(2, 1, grid).own(1, FIELD).dice(1, 1, 6).combat()
    assert table.owner(FIELD) == 0
    assert [values[:2] for values in table.events("gained")] == ([(0, worth)] if worth else [])
