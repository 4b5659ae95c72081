"""S21: constructing villages. S24: wiped out."""

from __future__ import annotations

from tafelrunde.testing import rule
from tests.bloodstones.table import DEAD, DRAGONS, HILLS, HORDE, HORSES, Table


def building(faction: str = HILLS, **hand: int) -> Table:
    table = Table(faction, DRAGONS if faction != DRAGONS else HORSES).put(1, 69, citadel=1).hand(1, ship=1)
    return table.hand(0, **hand)


def places(table: Table) -> list[int]:
    return [int(text.split()[1]) for text in table.offers("village")]


@rule("S21.1", "S21.2", "S21.4", "S21.8", "S21.10", "S21.11", "E13")
def test_the_example_of_the_rulebook() -> None:
    table = building(HILLS, blank=2).put(0, 44, citadel=1).put(0, 45, ship=1).put(0, 34, swords=1).put(0, 35, ship=1)
    # A chain of units that ends beside hills: TL35 (ship), TL36 and TL37 (units), then the hills TL38.
    table.put(0, 36, reivers=1).put(0, 37, shield=1).go("construct")
    assert table.why("village 43") == ["S21.1"], "a tile first"
    table.play("spend blank")
    assert table.why("spend blank") == ["S21.1"], "one tile only"
    table.play("village 43", "village 43")
    assert table.why("village 43") == ["S21.4"], "two in plains"
    table.play("village 52")
    assert table.why("village 52") == ["S21.4"], "one in a forest"
    table.play("village 38")
    assert table.pos.villages_on_map(0) == 4
    assert table.doing != "Constructing", "five pips: 1 + 1 + 1 + 2"
    assert table.discards(0) == {"blank": 1}


@rule("S21.2", "S21.13", "S21.12", "X28")
def test_new_villages_connect_further_ones() -> None:
    table = building(HORSES, cavalry=1).put(0, 21, citadel=1).go("construct").play("spend cavalry")
    assert 12 not in places(table)
    assert table.why("village 3") == ["S21.8"]
    table.play("village 13")
    assert 3 in places(table), "next to the new village in the hills"
    assert table.why("village 12") == ["S21.2"], "hills cost two, one is left"
    assert table.why("village 30") == ["S21.2"]
    table.play("village 3")
    assert table.pos.villages_on_map(0) == 2


@rule("S21.3")
def test_at_most_five_villages() -> None:
    table = building(HORSES, blank=1, ship=1).put(0, 20, citadel=1).go("construct").play("spend blank")
    table.play("village 19", "village 19", "village 21", "village 21", "village 18")
    assert table.pos.villages_on_map(0) == 5
    assert table.doing != "Constructing"


@rule("S21.5", "S21.6", "S21.7")
def test_where_no_village_can_stand() -> None:
    table = building(HILLS, blank=1).put(0, 30, citadel=1).put(0, 63, swords=1).village(0, 64).put(1, 20, swords=1).village(1, 22)
    table.go("construct").play("spend blank")
    assert table.why("village 23") == ["S21.5"], "mountains, also for the Hill Folk"
    assert table.why("village 72") == ["S21.5"], "desert"
    assert table.why("village 45") == ["S21.5"], "sea"
    assert table.why("village 30") == ["S21.6"], "the own citadel"
    assert table.why("village 20") == ["S21.7"], "a unit of another player"
    assert table.why("village 22") == ["S21.7"], "a village of another player"
    assert 31 in places(table)


@rule("S21.9", "S21.4", "X29")
def test_a_second_village_in_isolated_plains() -> None:
    table = (
        building(HORSES, blank=1)
        .put(0, 20, citadel=1)
        .village(0, 47)
        .put(0, 47, swords=1)
        .village(0, 32)
        .go("construct")
        .play("spend blank")
    )
    assert 47 in places(table)
    assert table.why("village 32") == ["S21.4"], "an isolated forest holds one"
    lonely = building(HORSES, skirmishers=1).village(0, 47).go("construct").play("spend skirmishers", "village 47")
    assert lonely.pos.villages[47] == 2


@rule("S21.10", "S21.11", "S21.16")
def test_chains() -> None:
    table = building(DRAGONS, blank=1).put(0, 44, citadel=1).put(0, 35, ship=1).put(0, 28, castle=1).village(1, 20).put(0, 20, cutiecorn=1)
    table.go("construct").play("spend blank")
    assert 19 in places(table), "ship, castle, the Cutiecorn in an area with an enemy village"
    broken = building(DRAGONS, blank=1).put(0, 44, citadel=1).put(0, 28, castle=1).put(0, 20, swords=1).go("construct").play("spend blank")
    assert broken.why("village 19") == ["S21.8"], "the chain has a gap"


@rule("S21.13", "S21.1")
def test_a_tile_is_spent_for_at_least_one_village() -> None:
    table = building(HORSES, blank=1).put(0, 20, citadel=1).go("construct")
    table.play("spend blank")
    assert table.why("done") == ["S21.13"]
    table.play("village 19", "done")
    assert table.discards(0) == {"blank": 1}, "four pips are lost"
    assert table.pos.villages_on_map(0) == 1


@rule("S21.14")
def test_a_lone_unit_makes_no_place() -> None:
    table = building(HORSES, blank=1).put(0, 20, citadel=1).put(0, 19, swords=1).put(0, 41, swords=1).go("construct").play("spend blank")
    assert 19 in places(table), "with units of one's own, connected"
    assert table.why("village 41") == ["S21.8"]
    assert table.why("village 39") == ["S21.8"]


@rule("S21.15")
def test_the_former_area_of_a_citadel() -> None:
    table = building(HORSES, blank=1).village(0, 19)
    table.pos.taken_by[0] = 1
    table.go("construct").play("spend blank")
    assert 20 in places(table)
    table.play("village 20")
    assert table.pos.village_of[20] == 0


@rule("S21.17")
def test_an_empty_pool() -> None:
    table = building(HORSES, blank=1).put(0, 20, citadel=1)
    table.pos.pool[0] = 1
    table.pos.captured[1 * 2 + 0] = 19
    table.go("construct").play("spend blank", "village 19")
    assert table.pos.pool[0] == 0
    assert table.pos.villages_on_map(0) == 1
    assert table.doing != "Constructing"


@rule("S24.1", "S24.2", "S24.3", "S24.5")
def test_wiped_out() -> None:
    table = building(HORSES, blank=2, skirmishers=1).put(0, 20, swords=1).village(1, 22).go("construct")
    assert table.doing == "ConstructPhase", "a player without villages and citadel is not out of the game"
    table.play("spend blank")
    assert {19, 1, 30, 47} <= set(places(table)), "any empty area of plains, forest or hills"
    assert table.why("village 22") == ["S21.7"]
    assert table.why("village 20") == ["S24.1"], "not empty: a unit is there"
    assert table.why("village 23") == ["S21.5"]
    table.play("village 47")
    assert table.why("village 1") == ["S21.8"], "from there by the normal rules"
    table.play("village 47", "village 46", "village 46", "village 55")
    assert table.pos.villages_on_map(0) == 5
    again = building(HORSES, blank=1)
    again.pos.pool[0] = 0
    again.pos.captured[1 * 2 + 0] = 20
    again.go("construct")
    assert again.told("turn")[0]["seat"] == 1, "without a village in the pool the turn just goes on"


@rule("S24.4", "S24.5")
def test_not_for_the_horde() -> None:
    table = Table(HORDE, HORSES, DEAD, DRAGONS).put(0, 20, hordes=1).hand(0, blank=1).hand(1, ship=1).put(1, 41, citadel=1).go().play("end")
    assert table.pos.active == 1
    assert table.told("settled") == []
