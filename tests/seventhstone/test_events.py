"""T21 Events."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.phases.happenings import begin_year, carry_out, corner_ways, counted_field, erupt
from tafelrunde.games.seventhstone.pieces.stones import HIDDEN, SHOWN
from tafelrunde.games.seventhstone.words import COORDINATES, CROSSING, DISMISSAL, ERUPTION, EXPANSION, OPENING, QUICKSAND
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


def volcano_at(name: str, columns: int = 7) -> Table:
    """A meadow with the volcano on this field, counted from the nearest corner."""
    rows = [["P"] * columns for _ in range(6)]
    column, row = map(int, name.split("/"))
    rows[row - 1][column - 1] = "V"
    table = Table("\n".join(" ".join(words) for words in rows))
    table.pos.corner = 0
    return table


def lava(table: Table) -> list[str]:
    return [COORDINATES[field] for field in table.pos.lava]


@rule("T21.1", "T21.2", "T21.12", "S21")
def test_four_fields_counted_with_two_dice_from_the_corner_nearest_to_the_volcano() -> None:
    table = volcano_at("2/2").dice(5, 1, 5, 5, 6, 4, 3, 4)
    erupt(table.pos)
    assert lava(table) == ["5/1", "5/5", "6/4", "3/4"]
    assert table.no_dice_left()
    for field, ways in (("1/3", (1, 1)), ("3/4", (1, -1)), ("5/3", (-1, 1)), ("7/6", (-1, -1))):
        assert corner_ways(volcano_at(field).pos) == ways


@rule("T21.3")
def test_the_seventh_column_is_out_of_reach() -> None:
    pos = volcano_at("2/2").pos
    hit = {counted_field(pos, 1, 1, across, below) for across in range(1, 7) for below in range(1, 7)}
    assert all(field % 8 < 6 for field in hit)
    assert len(hit) == 36


@rule("T21.4", "T21.7", "T21.9", "T21.14", "N26")
def test_armies_under_lava_perish_buildings_control_and_production_stay() -> None:
    table = volcano_at("7/6").city(0, "7/3").army(0, "7/3", "melee", 3, 1, "shield-1").own(0, "6/6").building("6/6", "manufactory")
    table.army(1, "5/5", "cavalry", 2).goods(0, melee=1, building=1)
    store, values, tears = list(table.pos.store), list(table.pos.value), list(table.pos.tears)
    table.dice(1, 4, 2, 1, 3, 2, 4, 4)
    carry_out(table.pos, ERUPTION)
    assert lava(table) == ["7/3", "6/6", "5/5", "4/3"]
    assert table.pos.armies == []
    assert list(table.pos.store) == [store[0] + 3, store[1] + 2]
    assert (list(table.pos.value), list(table.pos.tears)) == (values, tears)
    assert table.stones(HIDDEN) == ["shield-1"]
    assert table.owner("7/3") == 0
    assert table.sites("6/6") == ["manufactory"]
    table.hand(0, "bribery").placement(0)
    assert table.why_not(0, "enlist 7/3 melee") == ["T21.14"]


@rule("T21.5")
def test_nothing_can_be_built_on_lava_this_year() -> None:
    table = Table().city(0, "6/6").own(0, "1/1", "2/1").building("1/1", "barracks").lava("1/1", "5/5", "5/6", "4/4")
    table.goods(0, building=1, melee=1).placement(0)
    assert table.why_not(0, "build 1/1 wall") == ["T21.5"]
    assert table.why_not(0, "replace 1/1 1 wall") == ["T21.5"]
    assert table.why_not(0, "enlist 1/1 melee") == ["T21.14"]
    assert "build 2/1 wall" in table.offers(0)


@rule("T21.6")
def test_no_army_moves_onto_or_over_lava() -> None:
    table = Table().army(0, "1/1", "cavalry", 1).lava("2/1", "5/5", "5/6", "4/4").movement(0)
    assert table.why_not(0, "march 1/1 2/1 cavalry") == ["T21.6"]
    assert table.offers(0, "march") == ["march 1/1 1/2 cavalry"]


@rule("T21.8")
def test_lava_is_removed_at_the_start_of_the_next_event_phase() -> None:
    table = Table().lava("2/1", "5/5", "5/6", "4/4").dice(6)
    begin_year(table.pos)
    assert table.pos.lava == []


@rule("T21.10", "T21.11", "N25")
def test_a_volcano_in_the_middle_column_the_die_decides_on_the_corner() -> None:
    for roll in range(1, 7):
        assert corner_ways(volcano_at("4/2").dice(roll).pos) == (1 if roll <= 3 else -1, 1)
        assert corner_ways(volcano_at("3/5", columns=5).dice(roll).pos) == (1 if roll <= 3 else -1, -1)
    table = volcano_at("4/2").dice(5, 1, 1, 2, 1, 3, 1, 4, 1)
    erupt(table.pos)
    assert lava(table)[0] == "7/1"
    table = volcano_at("6/5").dice(2, 3, 1, 1, 1, 2, 1, 3)
    erupt(table.pos)
    assert lava(table)[0] == "6/4"


@rule("T21.13")
def test_positions_beyond_the_board_or_with_lava_are_rolled_again_water_keeps_its_counter() -> None:
    table = Table("P ~ P P P\n" + "P P P P P\n" * 5).dice(6, 1, 2, 1, 2, 1, 1, 1, 3, 3, 4, 4)
    erupt(table.pos)
    assert lava(table) == ["2/1", "1/1", "3/3", "4/4"]
    assert table.no_dice_left()
    table = Table("P ~ P P P\n" + "P P P P P\n" * 5).army(0, "1/1", "melee", 1).event(CROSSING)
    table.pos.lava = [at("2/1")]
    assert table.movement(0).why_not(0, "march 1/1 3/1 melee") == ["T21.6"]


DESERT = "P P D P\nP P P P\nP D P P"


@rule("T21.15", "T21.16", "T21.17", "N31", "T22.13")
def test_quicksand_swallows_armies_on_deserts_unless_mobility_saves_them() -> None:
    orc, human, elf = 0, 1, 2
    table = Table(DESERT, seats=3).army(orc, "3/1", "melee", 3, 1, "shield-1").army(human, "2/3", "melee", 2, 0, "mobility")
    table.army(elf, "2/1", "cavalry", 1).order(elf, orc, human)
    store = table.pos.store[orc]
    carry_out(table.pos, QUICKSAND)
    assert table.units(orc, "3/1") == (0, 0)
    assert table.pos.store[orc] == store + 3
    assert table.stones(HIDDEN) == ["shield-1"]
    assert table.units(human, "2/3") == (2, 0)
    assert table.stones(SHOWN) == ["mobility"]
    table.movement(elf).march(elf, "2/1 3/1 cavalry", 1).march(elf, "3/1 4/1 cavalry", 1)
    assert table.owner("4/1") == elf


@rule("T21.18")
def test_quicksand_strikes_once() -> None:
    table = Table(DESERT).army(0, "2/1", "melee", 1)
    carry_out(table.pos, QUICKSAND)
    table.movement(0).march(0, "2/1 3/1 melee", 1)
    assert table.units(0, "3/1") == (1, 0)
    table = Table(DESERT).army(0, "2/3", "melee", 2, 0, "mobility")
    carry_out(table.pos, QUICKSAND)
    assert table.movement(0).offers(0, "march") != []
    table.play(0, "end")
    assert table.units(0, "2/3") == (2, 0)


@rule("T21.19", "S22")
def test_troop_expansion_raises_the_unit_maximum_for_good() -> None:
    table = Table()
    maxima = []
    for _ in range(2):
        carry_out(table.pos, EXPANSION)
        maxima.append(table.pos.unit_maximum())
    assert maxima == [5, 6]
    table.dice(4)
    begin_year(table.pos)
    assert table.pos.unit_maximum() == 6


@rule("T21.20", "T21.21")
def test_all_mercenaries_on_army_stones_are_dismissed() -> None:
    table = Table().army(0, "1/1", "melee", 2, 2).army(1, "3/3", "ranged", 1, 1)
    table.pos.lances, table.pos.counter = vec[i64]([3, 1]), 2
    carry_out(table.pos, DISMISSAL)
    assert table.units(0, "1/1") == (2, 0)
    assert table.units(1, "3/3") == (1, 0)
    assert (list(table.pos.lances), table.pos.counter) == ([3, 1], 2)
    assert table.events("dismissed") == [(0, 2), (1, 1)]


RIVER = "P P P P P\nP P P P P\nP P P P P\nP P ~ P P\nP P P P P"


@rule("T21.22", "T21.23", "T21.25", "T21.28", "N10")
def test_water_crossing_is_the_last_step_of_a_move_straight_to_the_opposite_shore() -> None:
    table = Table(RIVER).event(CROSSING).army(0, "1/4", "cavalry", 1, 0, "bribery").army(0, "3/3", "melee", 1).movement(0)
    table.march(0, "1/4 2/4 cavalry", 1)
    assert "march 2/4 4/4 cavalry" in table.offers(0)
    assert table.why_not(0, "march 2/4 3/4 cavalry") == ["T11.5"]
    assert table.why_not(0, "march 2/4 3/5 cavalry") == ["T11.6"]
    table.march(0, "2/4 4/4 cavalry", 1).march(0, "3/3 3/5 melee", 1)
    assert table.units(0, "3/5") == (1, 0)
    table = Table(RIVER).event(CROSSING).army(0, "2/4", "cavalry", 1, 0, "bribery").movement(0).march(0, "2/4 4/4 cavalry", 1)
    assert table.why_not(0, "march 4/4 5/4 cavalry") == ["T11.12"]
    assert Table(RIVER).army(0, "2/4", "cavalry", 1).movement(0).why_not(0, "march 2/4 4/4 cavalry") == ["T11.6"]


@rule("T21.24")
def test_no_support_across_water() -> None:
    table = Table(RIVER).event(CROSSING).own(1, "4/4").army(1, "4/4", "melee", 1).army(0, "4/4", "melee", 1).conflict("4/4", 0)
    table.army(0, "2/4", "cavalry", 1).army(0, "4/3", "cavalry", 1).support()
    assert table.why_not(0, "support 2/4 4/4") == ["T13.4"]
    assert table.offers(0, "support") == ["support 4/3 4/4"]


@rule("T21.25", "T22.15", "N11")
def test_a_wide_strait_and_one_with_the_volcano() -> None:
    grid = "P P P P\nP P P P\nP P P P\nP P P P\nP {} {} P"
    table = Table(grid.format("~", "~")).event(CROSSING).army(0, "1/5", "melee", 1).movement(0)
    assert "march 1/5 4/5 melee" in table.offers(0)
    table = Table(grid.format("~", "V")).event(CROSSING).army(0, "1/5", "melee", 1, 0, "mobility").movement(0)
    assert table.why_not(0, "march 1/5 4/5 melee") == ["T11.6"]
    table.play(0, "use 1/5 melee mobility")
    assert "march 1/5 4/5 melee" in table.offers(0)
    table = Table(grid.format("~", "V")).army(0, "1/5", "melee", 1, 0, "mobility").lava("2/5", "1/1", "2/1", "3/1").movement(0)
    assert table.why_not(0, "march 1/5 4/5 melee") == ["T11.6"]
    table.play(0, "use 1/5 melee mobility")
    assert table.why_not(0, "march 1/5 4/5 melee") == ["T21.6"]


PORTALS = "Pb P P Py\nP P P P\nP P P Pb\nPy P P P"


@rule("T21.26", "T21.27")
def test_the_opening_of_the_portals_joins_all_portals_for_movement_and_support() -> None:
    table = Table(PORTALS).army(0, "1/1", "cavalry", 1).event(OPENING).movement(0)
    assert {"march 1/1 4/1 cavalry", "march 1/1 1/4 cavalry", "march 1/1 4/3 cavalry"} <= set(table.offers(0))
    assert Table(PORTALS).army(0, "1/1", "cavalry", 1).movement(0).why_not(0, "march 1/1 4/1 cavalry") == ["T11.6"]
    for face, reasons in ((OPENING, []), (CROSSING, ["T13.4"])):
        table = Table(PORTALS).event(face).own(1, "4/1").army(1, "4/1", "melee", 1).army(0, "4/1", "melee", 1).conflict("4/1", 0)
        table.army(0, "1/1", "cavalry", 1).army(0, "4/2", "cavalry", 1).support()
        assert table.why_not(0, "support 1/1 4/1") == reasons


@rule("T21.12")
def test_the_die_for_the_corner_is_told_where_it_decides() -> None:
    for field, dice, told in (("4/2", [5], [5]), ("1/2", [], [])):
        table = volcano_at(field).dice(*dice)
        corner_ways(table.pos)
        assert [values[0] for values in table.events("corner")] == told
