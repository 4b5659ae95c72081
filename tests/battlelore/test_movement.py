"""B7 Movement phase, B19 mercenaries."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.words import MOVED, NO_BATTLE
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table

FAR_AWAY = "P HBS r9c13"


def reach(unit: str, at: str = "r5c7", terrain: str = "", *others: str) -> set[int]:
    """The distances of the hexes an ordered unit can move to."""
    t = table(f"S {unit} {at}", FAR_AWAY, *others, terrain=terrain).movement(at)
    start, board = t.hex(at), t.pos._board
    return {board.steps(start, t.hex(text.split()[2])) for text in t.offered(f"move {at}")} - {0}


def goes(t: Table, start: str, end: str) -> bool:
    return f"move {start} {end}" in t.offers()


@rule("B7.1", "B7.2", "B7.3", "B7.22", "B35.15")
def test_units_move_one_after_another_in_any_order_each_once() -> None:
    t = table("S HBS r3c3", "S HBS r3c9", FAR_AWAY).movement("r3c3", "r3c9")
    assert goes(t, "r3c3", "r4c3")
    assert goes(t, "r3c9", "r4c9")
    t.play("move r3c9 r4c9")
    assert t.why_not("move r4c9 r5c9") == ["B7.2"]
    t.play("move r3c3 r4c3")
    assert t.asked == "P"
    t.pos.mark[t.unit("r4c3")] = MOVED
    assert any("B35.15" in fault for fault in t.pos.invariants())


@rule("B7.5", "B7.6", "B7.8", "B35.1")
def test_no_unit_enters_or_passes_an_occupied_hex() -> None:
    wall = ["S HBS r4c6", "S HBS r4c7", "P HBS r3c6", "P HBS r3c8", "P HGB r2c6", "P HGB r2c7"]
    t = table("S HGC r3c7", "S HGS r1c1", *wall).movement("r3c7", "r1c1")
    assert t.why_not("move r3c7 r4c6") == ["B7.5"]
    assert t.why_not("move r3c7 r3c6") == ["B7.5"]
    assert t.offered("move r3c7") == []
    t.pos.at[t.hex("r9c9")] = t.unit("r4c6")
    assert any("B35.1" in fault for fault in t.pos.invariants())


@rule("B7.7")
def test_a_unit_moves_as_a_whole() -> None:
    t = table("S HGS r3c7 x3", FAR_AWAY).movement("r3c7").play("move r3c7 r5c7")
    assert (t.figures("r5c7"), t.figures("r3c7")) == (3, 0)


@rule("B7.9", "B10.1", "B7.11")
def test_terrain_and_colour_limit_movement() -> None:
    assert reach("HGC") == {1, 2, 3, 4}
    assert reach("HGC", "r5c7", "wooded r5c6 r5c8 r6c6 r6c7 r4c6 r4c7") == {1}
    t = table("S HBS r3c7", FAR_AWAY).movement("r3c7")
    assert t.why_not("move r3c7 r6c7") == ["B7.11"]


@rule("B7.12", "B7.14", "B7.15", "B7.16", "B7.17")
@pytest.mark.parametrize(("unit", "hexes"), [("HGS", 2), ("HRS", 1), ("HGC", 4), ("HBC", 3), ("HRC", 2)])
def test_how_far_units_move_and_battle(unit: str, hexes: int) -> None:
    assert reach(unit) == set(range(1, hexes + 1))
    t = table(f"S {unit} r1c7", f"P HBS r{hexes + 2}c7", "P HBS r9c1").movement("r1c7")
    end = next(h for h in ("r2c7", "r3c7", "r4c7", "r5c7")[hexes - 1 : hexes])
    t.play(f"move r1c7 {end}")
    assert t.step == "CombatPhase"
    assert not t.marked(end, NO_BATTLE)


@rule("B7.13", "EX3")
def test_blue_foot_moves_one_hex_and_battles_or_two_without() -> None:
    t = table("S HBS r2c6", "P HBS r5c6", "P HBS r4c7").movement("r2c6")
    t.play("move r2c6 r3c6")
    assert t.asked == "P"
    t = table("S HBS r2c6", "S HBS r4c8", "P HBS r5c6", "P HBS r5c8").movement("r2c6", "r4c8").play("move r2c6 r4c6", "end")
    assert t.why_not("attack r4c6 r5c6") == ["B7.13"]
    near = table("S HBS r2c6", "P HBS r4c6").movement("r2c6").play("move r2c6 r3c6")
    assert near.offered("attack") == ["attack r3c6 r4c6"]


@rule("B7.18")
def test_a_creature_moves_as_its_card_says() -> None:
    assert reach("CSP") == {1, 2, 3}
    assert reach("CHG") == {1, 2}


@rule("B7.19", "B7.20")
def test_enemies_beside_the_path_and_section_lines_do_not_stop_a_move() -> None:
    t = table("S HGC r3c3", "P HBS r4c4", "P HBS r4c5").movement("r3c3")
    assert goes(t, "r3c3", "r3c7")


@rule("B7.21")
def test_nobody_leaves_the_battlefield() -> None:
    t = table("S HGC r1c1", FAR_AWAY).movement("r1c1")
    assert all(t.pos._board.row[t.hex(text.split()[2])] >= 1 for text in t.offered("move"))
    assert len(t.pos.owner) == 2
    assert t.why_not("move r1c1 r12c1") == ["B7.10"]


@rule("B7.23")
def test_steps_count_along_the_path_around_obstacles() -> None:
    # Straight ahead is blocked: the hex two rows ahead takes a detour of four steps.
    block = ["S HBS r4c6", "S HBS r4c7", "S HBS r3c6"]
    t = table("S HBC r3c7", *block, FAR_AWAY).movement("r3c7")
    assert not goes(t, "r3c7", "r5c7")
    assert goes(t, "r3c7", "r4c8")
    green = table("S HGC r3c7", *block, FAR_AWAY).movement("r3c7")
    assert goes(green, "r3c7", "r5c7") is True
    green.play("move r3c7 r5c7")
    assert green.told("moved")[-1]["steps"] == 4


@rule("B7.4", "B7.24", "B11.15")
def test_staying_is_not_a_move() -> None:
    t = table("S HGB r3c7", "S HGC r1c1", "P HBS r6c7").movement("r3c7", "r1c1")
    assert not goes(t, "r3c7", "r3c7")
    assert not goes(t, "r1c1", "r1c1")
    assert t.why_not("move r3c7 r3c7") == ["B7.24"]
    t.play("end").dice("R R").play("attack r3c7 r6c7")
    assert t.dice_rolled() == 2
    moved = table("S HGB r3c7", "P HBS r6c7").movement("r3c7").play("move r3c7 r3c8")
    assert moved.marked("r3c8", MOVED)
    moved.dice("R").play("attack r3c8 r6c7")
    assert moved.dice_rolled() == 1


@rule("B7.25", "EX4", "B10.12")
def test_forest_ends_the_move_and_allows_battle_with_two_dice() -> None:
    t = table("S HGC r3c3", "P HBS r4c5", "S HRS r2c2", FAR_AWAY, terrain="wooded r3c5 r4c4 r2c4 r2c5 r4c3").movement("r3c3", "r2c2")
    assert not goes(t, "r3c3", "r3c6")
    t.play("move r3c3 r3c5", "end")
    t.pos.colour = vec[i64]([*t.pos.colour])
    t.pos.colour[t.unit("r3c5")] = 2
    t.dice("G G").play("attack r3c5 r4c5")
    assert t.dice_rolled() == 2


@rule("B7.26")
def test_card_movement_is_not_the_units_move_but_follow_on_movement_is() -> None:
    t = table("S HGB r3c7", "P HBS r8c7", lore=True).council("S", wizard=1).lore_hand("S", "wizard-portal").goblet("S", 7)
    t.hand("S", "patrol-left", "rally").play("command patrol-left", "lore-at wizard-portal r3c7", "aim r5c7")
    assert t.step == "CombatPhase"
    assert not t.marked("r5c7", MOVED)
    t.dice("R R").play("attack r5c7 r8c7")
    assert t.dice_rolled() == 2
    t2 = table("S HGB r4c6", "P HBS r5c6 x1", "P HBS r8c6", lore=True).council("S", warrior=1).lore_hand("S", "warrior-second-wind")
    t2.goblet("S", 4).combat("r4c6").play("attack r4c6 r5c6").dice("B R").passes().play("gain-ground")
    assert t2.marked("r5c6", MOVED)
    t2.play("lore warrior-second-wind").dice("R").play("attack r5c6 r8c6")
    assert t2.dice_rolled() == 1


# Mercenaries.


@rule("B19.1", "B19.2", "B19.3")
def test_dwarf_foot_is_bold_and_supported_ignores_two_flags() -> None:
    from tafelrunde.games.battlelore.battle.morale import bold

    t = table("P DBS r5c6", "P DRS r8c2", "P DGX r8c8", "P HBS r9c4", "S HBS r4c6", "S HRS r4c5")
    assert [bold(t.pos, t.unit(h)) for h in ("r5c6", "r8c2", "r8c8", "r9c4")] == [1, 1, 1, 0]
    t = table("P DBS r5c6", "P HBS r5c5", "P HBS r5c7", "S HBS r4c6").combat("r4c6").dice("F F R").play("attack r4c6 r5c6")
    assert t.offers() == ["ignore 0", "ignore 1", "ignore 2"]
    t.play("ignore 2")
    assert t.kind("r5c6") == "DBS"
    # The trait belongs to foot, and all dwarves of the data are foot.
    from tafelrunde.games.battlelore.tables import U_KIND, U_RACE
    from tafelrunde.games.battlelore.words import DWARF, FOOT

    assert all(U_KIND[kind] == FOOT for kind in range(len(U_RACE)) if U_RACE[kind] == DWARF)


def goblins(unit: str = "GBH", *others: str, terrain: str = "") -> Table:
    return table(f"S {unit} r3c6", "P HBS r6c6", *others, terrain=terrain).movement("r3c6")


@rule("B19.4", "B19.8")
def test_goblin_foot_of_any_colour_rushes_two_hexes_to_attack() -> None:
    t = goblins()
    assert "rush r3c6 r5c6" in t.offers()
    assert t.why_not("rush r3c6 r5c5") == ["B19.8"]
    t.dice("R R R").play("rush r3c6 r5c6")
    assert t.told("attacked")[-1]["to"] == t.hex("r6c6")
    human = table("S HBS r3c6", "P HBS r6c6").movement("r3c6")
    assert human.why_not("rush r3c6 r5c6") == ["B19.4"]
    riders = table("S GGL r3c6", "P HBS r6c6").movement("r3c6")
    assert riders.why_not("rush r3c6 r5c6") == ["B19.4"]
    two = table("S GBH r3c6", "P HBS r6c6", "P HBS r6c5").movement("r3c6").play("rush r3c6 r5c6")
    assert sorted(two.offers()) == ["rush-at r6c5", "rush-at r6c6"]
    two.dice("R R R").play("rush-at r6c5")
    assert two.told("attacked")[-1]["to"] == two.hex("r6c5")


@rule("B19.5", "B19.11")
def test_a_rush_obliges_to_attack() -> None:
    t = table("S GBH r3c6", "S HBS r3c2", "P HBS r6c6", "P HBS r4c2").movement("r3c6", "r3c2").play("rush r3c6 r5c6", "end")
    assert t.why_not("end") == ["B19.11"]
    assert t.offers() == ["attack r3c2 r4c2", "attack r5c6 r6c6"]
    t.dice("R R R").play("attack r5c6 r6c6")
    assert "end" in t.offers()


@rule("B19.10", "EX49")
def test_the_obligation_lapses_when_its_target_is_gone() -> None:
    units = ("S GBH r3c6", "S HRS r7c7", "P HBS r6c6 x1", "P HBS r6c5")
    t = table(*units).movement("r3c6", "r7c7").play("rush r3c6 r5c6", "rush-at r6c6", "end")
    assert t.why_not("end") == ["B19.11"]
    t.dice("B R R R").play("attack r7c7 r6c6", "pass")
    assert sorted(t.offers()) == ["attack r5c6 r6c5", "end"]
    kept = table(*units).movement("r3c6", "r7c7").play("rush r3c6 r5c6", "rush-at r6c6", "end")
    assert kept.why_not("attack r5c6 r6c5") == ["B19.10"]
    kept.dice("R R R R R R R").play("attack r7c7 r6c6")
    assert [entry["to"] for entry in kept.told("attacked")] == [kept.hex("r6c6")] * 2


@rule("B19.9")
def test_green_goblins_and_short_moves_need_no_rush() -> None:
    t = goblins("GGS")
    assert t.why_not("rush r3c6 r5c6") == ["B19.9"]
    t.play("move r3c6 r5c6")
    assert sorted(t.offers()) == ["attack r5c6 r6c6", "end"]
    near = table("S GBH r3c6", "P HBS r5c6").movement("r3c6")
    assert near.why_not("rush r3c6 r4c6") == ["B19.9"]


@rule("B19.12")
def test_a_rush_stopped_by_terrain_is_an_ordinary_move() -> None:
    forest = "wooded r4c5 r4c6 r3c5 r3c7 r2c5 r2c6"
    t = table("S GBH r3c6", "P HBS r5c6", terrain=forest).movement("r3c6")
    assert t.offered("rush") == []
    assert t.why_not("rush r3c6 r4c6") == ["B19.9"]
    t.play("move r3c6 r4c6")
    assert "end" in t.offers()


@rule("B19.13")
def test_a_rush_cannot_end_where_battle_is_forbidden() -> None:
    t = goblins("GBH", terrain="rampart r5c6")
    assert t.why_not("rush r3c6 r5c6") == ["B19.13"]
    assert "rush r3c6 r5c6" not in t.offers()


@rule("B19.6", "B19.7", "B14.13")
def test_all_goblins_are_frightened_and_check_for_rout() -> None:
    for unit in ("GGS", "GGA", "GBH", "GGL"):
        t = table(f"P {unit} r5c6", "S HBS r4c6").combat("r4c6").dice("F R R")
        t.play("attack r4c6 r5c6")
        t.dice("R R").play("retreat r6c6").play("retreat r7c6")
        assert t.kind("r7c6") == unit
        rolled = t.told("rout-rolled")[-1]
        assert sum(int(str(rolled[face])) for face in ("green", "blue", "red", "strike", "lore", "flag")) == 2


@rule("B1.13")
def test_a_slowed_unit_and_a_slow_card_limit_every_move() -> None:
    t = table("S HGC r3c7", FAR_AWAY)
    t.pos.add_effect(fx.SLOWED, t.unit("r3c7"), 1, fx.TURN)
    t.movement("r3c7")
    assert t.why_not("move r3c7 r5c7") == ["B7.11"]
    assert goes(t, "r3c7", "r4c7")
