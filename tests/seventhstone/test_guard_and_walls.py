"""T15 Combat: city guard, several players, walls."""

from __future__ import annotations

from tafelrunde.games.seventhstone.phases.happenings import carry_out
from tafelrunde.games.seventhstone.words import DISMISSAL
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at

CITY = "2/2"


def siege(attackers: int = 4, kind: str = "melee") -> Table:
    """Seat 0 attacks the capital of seat 1 at 2/2."""
    table = Table().city(1, CITY).city(1, "6/6").city(0, "6/5").army(0, CITY, kind, attackers)
    return table.conflict(CITY, 0)


def melee(*, seats: int = 3, units: tuple[int, ...] = (2, 2, 2)) -> Table:
    """Seat 1 defends 2/2 against all others."""
    table = Table(seats=seats).own(1, CITY)
    for seat in range(seats):
        table.city(seat, f"{seat + 1}/6")
        if seat < len(units) and units[seat]:
            table.army(seat, CITY, "melee", units[seat])
    return table.conflict(CITY, 0)


def defended(walls: int, units: int = 3, new: bool = False) -> Table:
    """Seat 0 attacks seat 1 behind walls with four melee units."""
    table = Table().city(1, "6/6").city(0, "6/5").own(1, CITY)
    for _ in range(walls):
        table.building(CITY, "wall", new)
    return table.army(0, CITY, "melee", 4).army(1, CITY, "melee", units).conflict(CITY, 0)


@rule("T15.1", "T15.2")
def test_four_guards_fight_as_melee_for_the_controller_of_an_attacked_capital() -> None:
    table = Table().city(1, CITY)
    assert table.pos.view(None)["battle"] is None
    table = siege(1).dice(6, 4, 4, 4, 4).combat()
    assert [sum(values[2:8]) for values in table.events("rolled")] == [1, 4]
    assert table.events("rolled")[1][8] == 4
    assert table.owner(CITY) == 1


@rule("T15.3", "T15.7", "S17")
def test_guards_fall_only_when_nothing_else_can_supporting_cavalry_included() -> None:
    table = siege(2).army(1, CITY, "cavalry", 1)
    table.dice(1, 1, 6, 6, 6, 6, 6, 6, 6, 1, 1, 6).combat()
    assert table.events("fell") == [(1, at(CITY), 1, 0), (0, at(CITY), 2, 0)]
    assert table.events("guards-fell", 2) == [(1, 1)]
    table = siege(2).army(1, "2/1", "cavalry", 2).supports(1, "2/1", CITY)
    table.dice(1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1).combat()
    assert table.units(1, "2/1") == (0, 0)
    assert table.events("guards-fell", 2) == []


@rule("T15.4")
def test_after_the_combat_the_guard_is_gone_and_complete_again_next_time() -> None:
    table = siege(2).dice(1, 1, 6, 6, 6, 6, 6, 6, 1, 1).combat()
    assert table.events("guards-fell", 2) == [(1, 2)]
    assert table.pos.battle is None
    table.army(0, CITY, "melee", 1).conflict(CITY, 0).dice(6, 1, 1, 6, 6).combat()
    assert sum(table.events("rolled")[-1][2:8]) == 4


@rule("T15.5")
def test_an_army_may_stand_beside_the_guard() -> None:
    table = siege(4).army(1, CITY, "cavalry", 4)
    table.dice(6, 6, 6, 6, *[1] * 4, *[6] * 4).combat()
    assert [sum(values[2:8]) for values in table.events("rolled")] == [4, 4, 4]
    assert table.units(1, CITY) == (4, 0)


@rule("T15.6")
def test_the_guard_appears_when_an_enemy_move_ends_on_the_capital() -> None:
    table = Table().city(1, "2/1").army(0, "1/1", "melee", 2, 0, "bribery").movement(0)
    assert table.why_not(0, "overrun 2/1") == ["T12.1"]
    table.march(0, "1/1 2/1 melee", 2)
    assert table.in_conflict("2/1")
    assert table.why_not(0, "overrun 2/1") == ["T12.2"]


@rule("T15.8")
def test_guards_are_neither_mercenaries_nor_part_of_an_army() -> None:
    table = siege(1).army(1, CITY, "melee", 1, 1)
    table.put_stone("bribery", 100 + (0 * 64 + at(CITY)) * 3, 0)
    table.combat().dice(6, 6, 1, 1, 1, 1).play(0, "reveal")
    assert table.events("bribed") == [(1, 1)]
    assert [sum(values[2:8]) for values in table.events("rolled")] == [1, 1, 4]
    table = siege(1)
    carry_out(table.pos, DISMISSAL)
    table.dice(6, 1, 6, 6, 6).combat()
    assert sum(table.events("rolled")[-1][2:8]) == 4


@rule("T15.9", "T15.10")
def test_more_than_two_players_aim_each_die_before_each_round() -> None:
    table = melee(seats=4).army(3, "2/1", "ranged", 2).supports(3, "2/1", CITY).order(3, 2, 1, 0).combat()
    asked = []
    for seat, texts in ((3, ["aim 0 1", "aim 1 1"]), (2, ["aim 0 2"]), (1, ["aim 0 0", "aim 2 1"]), (0, ["aim 1 1"])):
        asked.append(table.pos.waiting())
        if seat == 1:
            assert table.why_not(1, "aim 0 3") == ["T15.9"]
            texts = ["aim 0 1"]
        if seat == 0:
            table.dice(6, 6, 6, 6, 6, 6, 6, 6)
        table.play(seat, *texts)
        if seat == 3:
            assert [volley.aims for volley in table.battle().volleys if volley.seat == 3] == [[1, 1, 0, 0]]
    assert asked == [[3], [2], [1], [0]]
    assert table.battle().round == 2


@rule("T15.11")
def test_a_mere_supporter_cannot_be_attacked() -> None:
    table = melee(seats=4, units=(2, 2, 2)).army(3, "2/1", "ranged", 2).supports(3, "2/1", CITY).combat()
    assert table.pos.waiting() == [0]
    assert table.why_not(0, "aim 3 1") == ["T15.11"]


@rule("T15.12")
def test_hits_nobody_can_take_lapse() -> None:
    table = melee(units=(4, 1, 4)).combat().play(0, "aim 1 4").play(1, "aim 0 1")
    table.dice(1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6).play(2, "aim 0 0")
    assert table.hits()[0] == (1, 8, 0)
    assert table.units(1, CITY) == (0, 0)
    assert table.units(0, CITY) == (4, 0)


@rule("T15.13", "S18")
def test_the_example_of_several_players() -> None:
    orc, dwarf, elf, human = range(4)
    table = melee(seats=4, units=(4, 1, 2)).army(dwarf, "1/2", "ranged", 1).supports(dwarf, "1/2", CITY)
    table.army(human, "2/1", "ranged", 2).supports(human, "2/1", CITY).order(orc, human, dwarf, elf).combat()
    table.play(orc, "aim 1 4")
    assert table.why_not(human, "aim 3 1") == ["T15.11"]
    table.play(human, "aim 0 0", "aim 1 2").play(dwarf, "aim 0 1", "aim 0 1")
    table.dice(6, 6, 6, 1, 1, 1, 1, 6, 6, 6).play(elf, "aim 0 2")
    assert table.hits()[-1] == (dwarf, 4, 0)
    assert table.units(dwarf, CITY) == (0, 0)
    assert table.battle().round == 2
    assert [volley.seat for volley in table.battle().volleys] == [orc, human, dwarf, elf]
    assert table.pos.waiting() == [human]
    assert table.offers(human) == [f"aim {orc} {dice}" for dice in range(3)]
    table.play(human, "aim 0 0")
    assert table.pos.waiting() == [dwarf]
    assert table.offers(dwarf) == ["aim 0 0", "aim 0 1"]
    table.dice(6, 6, 6, 1, 1, 6, 6, 6, 6).play(dwarf, "aim 0 0")
    assert table.events("won", 2) == [(orc, at(CITY))]


@rule("T15.14", "N32")
def test_the_owner_chooses_which_aimed_dice_are_missing() -> None:
    orc, elf, human = range(3)

    def shot_at(elves: int) -> Table:
        table = Table(seats=3).own(elf, CITY).army(orc, CITY, "cavalry", 4).army(elf, CITY, "ranged", elves).army(human, CITY, "ranged", 2)
        for seat in range(3):
            table.city(seat, f"{seat + 1}/6")
        table.conflict(CITY, orc).combat()
        assert table.why_not(orc, f"aim {orc} 1") == ["T15.14"]
        return table.play(orc, "aim 1 2")

    table = shot_at(2).play(elf, "aim 0 2").dice(6, 1, 6, 6).play(human, "aim 0 2")
    assert (table.doing(), table.pos.waiting()) == ("Dropping", [orc])
    assert table.offers(orc) == [f"miss {elf}", f"miss {human}"]
    assert table.why_not(orc, f"miss {orc}") == ["T15.14"]
    table.dice(6, 6, 6).play(orc, f"miss {human}")
    assert [sum(values[2:8]) for values in table.events("rolled") if values[0] == orc] == [2, 1]
    table = shot_at(1).play(elf, "aim 0 1").dice(1, 1, 1).play(human, "aim 0 0")
    assert (table.doing(), table.pos.waiting()) == ("Dropping", [orc])
    table.dice(6, 6, 6, 6, 1, 1, 6).play(orc, f"miss {elf}")
    assert next((sum(values[2:8]), values[9]) for values in table.events("rolled") if values[0] == orc) == (2, human)


@rule("T15.15")
def test_two_players_need_no_aiming() -> None:
    table = defended(0).dice(1, 1, 1, 1, 6, 6, 6).combat()
    assert table.no_dice_left()
    assert table.owner(CITY) == 0


@rule("T15.16", "T15.17", "N15")
def test_a_used_wall_prevents_two_hits_and_is_destroyed() -> None:
    table = defended(1).combat()
    assert table.offers(1) == ["man 0", "man 1"]
    table.dice(1, 1, 1, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, *[6] * 3, 1, 1).play(1, "man 1")
    assert table.hits()[0] == (1, 3, 2)
    assert table.hits()[1] == (1, 1, 0)
    assert table.no_dice_left()
    assert table.owner(CITY) == 0
    assert table.events("crumbled") == [(at(CITY), 1)]
    assert table.events("shaken") == []


@rule("T15.17")
def test_used_walls_go_without_a_roll_and_unused_ones_are_rolled_for() -> None:
    table = defended(2).combat()
    table.dice(6, 6, 6, 6, 1, 1, 1, 6, 1, 6, 6, 5).play(1, "man 1")
    assert table.sites(CITY) == ["wall"]
    assert table.events("crumbled") == [(at(CITY), 1)]
    assert [values[2] for values in table.events("shaken")] == [5]


@rule("T15.18", "T15.19")
def test_the_defender_decides_on_each_wall_before_the_dice() -> None:
    table = defended(2).combat()
    assert table.pos.waiting() == [1]
    assert table.offers(1) == ["man 0", "man 1", "man 2"]
    assert table.events("rolled") == []
    table.dice(1, 1, 1, 1, 1, 1, 1, 6, 1, 6, 6).play(1, "man 2")
    assert table.hits()[0] == (0, 3, 0)
    assert table.hits()[1] == (1, 4, 4)
    one = defended(1).combat()
    assert one.why_not(1, "man 2") == ["T15.19"]
    assert one.why_not(0, "man 1") == ["G2"]


@rule("T15.19", "T16.9")
def test_the_walls_of_an_absent_defender_serve_nobody_but_are_rolled_for() -> None:
    table = Table(seats=3).city(2, "6/6").own(2, CITY).building(CITY, "wall").army(0, CITY, "melee", 1).army(1, CITY, "melee", 1)
    table.pos.conflict[at(CITY)] = 3
    table.dice(1, 6, 4).combat()
    assert table.no_dice_left()
    assert table.hits() == [(1, 1, 0)]
    assert (table.owner(CITY), table.sites(CITY)) == (0, ["wall"])


@rule("T15.20")
def test_the_first_hits_against_the_defender_are_prevented_whoever_scores_them() -> None:
    table = melee(units=(2, 3, 2)).building(CITY, "wall").combat()
    table.play(1, "man 1").play(0, "aim 1 2").play(1, "aim 0 3")
    table.dice(1, 6, 6, 6, 6, 1, 1).play(2, "aim 0 0")
    assert table.hits() == [(1, 3, 2)]
    assert table.units(1, CITY) == (2, 0)


@rule("T15.21")
def test_a_wall_of_this_year_cannot_be_used_but_is_rolled_for() -> None:
    table = defended(1, new=True).dice(1, 1, 1, 6, 6, 6, 6, 2).combat()
    assert table.no_dice_left()
    assert table.hits() == [(1, 3, 0)]
    assert table.sites(CITY) == []


@rule("N12")
def test_the_example_of_the_fall_of_a_capital() -> None:
    table = siege(4)
    value, tears = list(table.pos.value), list(table.pos.tears)
    table.dice(1, 4, 5, 6, 2, 3, 5, 6, 3, 4, 5, 5).combat()
    assert table.owner(CITY) == 0
    assert table.units(0, CITY) == (2, 0)
    assert [now - before for now, before in zip(table.pos.value, value, strict=True)] == [17, -17]
    assert [now - before for now, before in zip(table.pos.tears, tears, strict=True)] == [3, -3]
    assert table.events("shaken") == []


@rule("N16")
def test_the_example_of_two_walls_and_a_charge() -> None:
    table = defended(2)
    table.put_stone("explosive-charge", 100 + at(CITY) * 3, 0)
    table.combat().dice(1, 1, 1, 1, 6, 6, 6).play(0, "reveal")
    assert table.events("blown-up") == [(at(CITY), 2)]
    assert table.sites(CITY) == []
    assert table.hits() == [(1, 4, 0)]
    assert table.events("shaken") == []
