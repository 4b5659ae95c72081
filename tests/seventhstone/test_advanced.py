"""T19 Advanced rules."""

from __future__ import annotations

from tafelrunde.games.seventhstone import GAME, SeventhStone
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_start import founding

GRID = "P F M D Tp Tm\n" + "P P P P P P\n" * 5


def war(field: str, grid: str = GRID, units: int = 4, defenders: int = 3, walls: int = 0, kind: str = "melee", **options: bool) -> Table:
    """Seat 0 attacks seat 1 on this field."""
    table = Table(grid, **options).city(1, "6/6").city(0, "6/5").own(1, field)
    for _ in range(walls):
        table.building(field, "wall")
    return table.army(0, field, kind, units).army(1, field, "melee", defenders).conflict(field, 0)


@rule("T19.1", "T19.3")
def test_yields_by_terrain() -> None:
    for field, worth in (("1/1", 3), ("2/1", 2), ("3/1", 1), ("5/1", 0), ("6/1", 0)):
        assert Table(GRID, terrain_yields=True).own(0, field).pos.value[0] == worth
    assert Table(GRID).own(0, "1/1", "2/1", "3/1").pos.value[0] == 6


@rule("T19.2", "N27")
def test_the_starting_resources_follow_the_yields() -> None:
    for capital, outpost, resources in (("3/1", "1/1", 19), ("1/1", "1/2", 21), ("3/1", "3/2", 17)):
        table = founding(6, 1, seats=2, grid="P F M D\nP P M P\nP P P P")
        table.pos.terrain_yields = True
        table.play(0, f"capital {capital}").play(1, "capital 4/3", "outpost 4/2")
        table.dice(4).play(0, f"outpost {outpost}")
        assert table.pos.value[0] == table.pos.store[0] == resources


@rule("T19.4", "T19.5")
def test_a_mountain_prevents_one_hit_of_the_defender_in_every_combat() -> None:
    for field in ("3/1", "6/1"):
        table = war(field, terrain_yields=True).dice(1, 1, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6).combat()
        assert table.hits()[0] == (1, 3, 1)
        assert table.hits()[1] == (1, 1, 0)
    table = war("3/1", terrain_yields=True).dice(6, 6, 6, 6, 1, 1, 1, 6, 1, 6, 6).combat()
    assert table.hits()[0] == (0, 3, 0)
    table = war("3/1").dice(1, 1, 1, 6, 6, 6, 6).combat()
    assert table.hits()[0] == (1, 3, 0)


@rule("T19.5")
def test_the_mountain_adds_to_walls_and_shields_and_survives_a_charge() -> None:
    table = war("3/1", walls=2, terrain_yields=True)
    table.put_stone("explosive-charge", 100 + at("3/1") * 3, 0)
    table.put_stone("shield-1", 100 + (64 + at("3/1")) * 3, 1)
    table.combat().play(0, "reveal").dice(1, 1, 1, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6).play(1, "reveal")
    assert table.hits()[0] == (1, 3, 2)
    table = Table(GRID, terrain_yields=True).city(1, "3/1").city(1, "6/6").army(0, "3/1", "melee", 2).conflict("3/1", 0)
    table.dice(1, 1, 6, 6, 6, 6, 6, 6, 1, 1, 6).combat()
    assert table.hits()[0] == (1, 2, 1)


@rule("T19.6", "T19.7")
def test_cavalry_goes_on_only_after_plains_or_desert() -> None:
    grid = "P F P P\nM P D P\nP Tp P P\nPb P P Mb"
    table = Table(grid, terrain_cavalry=True).army(0, "2/2", "cavalry", 3, 0, "speed-2").movement(0)
    table.play(0, "use 2/2 cavalry speed-2")
    table.march(0, "2/2 2/1 cavalry", 1)
    assert table.why_not(0, "march 2/1 3/1 cavalry") == ["T11.12"]
    assert table.owner("2/1") == 0
    table.march(0, "2/2 3/2 cavalry", 1)
    assert "march 3/2 3/1 cavalry" in table.offers(0)
    table.march(0, "2/2 2/3 cavalry", 1).march(0, "2/3 1/3 cavalry", 1).march(0, "1/3 1/2 cavalry", 1)
    assert "march 1/2 1/1 cavalry" in table.offers(0)
    table = Table(grid, terrain_cavalry=True).army(0, "1/4", "cavalry", 1, 0, "bribery").movement(0).march(0, "1/4 4/4 cavalry", 1)
    assert table.why_not(0, "march 4/4 3/4 cavalry") == ["T11.12"]
    table = Table(grid).army(0, "2/2", "cavalry", 1).movement(0).march(0, "2/2 2/1 cavalry", 1)
    assert "march 2/1 3/1 cavalry" in table.offers(0)


def reach(field: str, supporter: str, kind: str, grid: str, on: bool = True) -> list[str]:
    """Why an army may not support a conflict; empty if it may."""
    table = Table(grid, terrain_support=on).city(1, "6/6").own(1, field).army(1, field, "melee", 1).army(0, field, "melee", 1)
    table.conflict(field, 0).army(0, supporter, kind, 1).army(0, "6/4", "ranged", 1).own(1, "6/5").army(1, "6/5", "melee", 1)
    table.army(0, "6/5", "melee", 1).conflict("6/5", 0).support()
    return table.why_not(0, f"support {supporter} {field}")


@rule("T19.8", "T19.9")
def test_forests_by_cavalry_only_mountains_by_ranged_only() -> None:
    grid = "P F M P P P\n" + "P P P P P P\n" * 5
    assert reach("2/1", "2/2", "ranged", grid) == ["T19.8"]
    assert reach("2/1", "2/2", "cavalry", grid) == []
    assert reach("3/1", "3/2", "cavalry", grid) == ["T19.9"]
    assert reach("3/1", "3/2", "ranged", grid) == []
    assert reach("1/1", "1/2", "ranged", grid) == []
    assert reach("1/1", "1/2", "cavalry", grid) == []
    assert reach("2/1", "2/2", "ranged", grid, on=False) == []


@rule("T19.10", "T19.11")
def test_from_a_mountain_ranged_armies_reach_two_fields_in_a_straight_line() -> None:
    grid = "M ~ P P P P\nV P P P P P\nP P P P P P\nP P P P P P\nP P P P P P\nPb P P P P P"
    assert reach("3/1", "1/1", "ranged", grid) == []
    assert reach("1/3", "1/1", "ranged", grid) == []
    assert reach("2/2", "1/1", "ranged", grid) == []
    assert reach("3/3", "1/1", "ranged", grid) == ["T13.5"]
    assert reach("4/1", "1/1", "ranged", grid) == ["T13.5"]
    assert reach("3/1", "1/1", "ranged", grid, on=False) == ["T13.5"]
    assert reach("5/3", "3/3", "ranged", grid) == ["T13.5"]
    portals = "Mb P P P P P\n" + "P P P P P P\n" * 4 + "Pb P P P P P"
    assert reach("1/6", "1/1", "ranged", portals) == []
    assert reach("2/6", "1/1", "ranged", portals) == ["T13.5"]


@rule("T19.12", "T19.13", "N29")
def test_ranged_hits_bypass_walls_and_mountain_but_not_shields() -> None:
    table = war("3/1", units=4, defenders=4, walls=1, wall_bypass=True, terrain_yields=True)
    table.army(0, "3/2", "ranged", 2).supports(0, "3/2", "3/1").combat()
    table.dice(1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6).play(1, "man 1")
    assert table.hits()[0] == (1, 2, 0)
    assert table.hits()[1] == (1, 4, 3)
    table = war("1/1", units=4, defenders=4, wall_bypass=True).army(0, "1/2", "ranged", 2).supports(0, "1/2", "1/1")
    table.put_stone("shield-2", 100 + (64 + at("1/1")) * 3, 1)
    table.combat().dice(1, 1, 1, 1, 1, 1, 6, 6, 6, 6).play(1, "reveal")
    assert table.hits()[0] == (1, 2, 2)


@rule("T19.14")
def test_four_switches_all_off_in_the_basic_game() -> None:
    names = ["terrain_yields", "terrain_cavalry", "terrain_support", "wall_bypass"]
    assert [option.name for option in GAME.options[:4]] == names
    basic = GAME.new(2, 1)
    assert isinstance(basic, SeventhStone)
    assert [getattr(basic, name) for name in names] == [False] * 4
    for name in names:
        pos = GAME.new(2, 1, {name: True})
        assert [getattr(pos, other) for other in names] == [other == name for other in names]


@rule("T19.15")
def test_there_are_no_house_rules() -> None:
    assert {option.name for option in GAME.options} == {
        "terrain_yields",
        "terrain_cavalry",
        "terrain_support",
        "wall_bypass",
        "no_time",
        "double_move",
        "layout",
        "board",
        "max_years",
        "asks_ends",
    }
