"""S8: building units. S25: the return of the Chaos Horde."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones.phases.building import why_not_build_at
from tafelrunde.games.bloodstones.pieces.tiles import ONE
from tafelrunde.games.bloodstones.pieces.words import KINDS
from tafelrunde.games.bloodstones.position import STARTING
from tafelrunde.games.bloodstones.turn import next_seat, resume
from tafelrunde.testing import rule
from tests.bloodstones.table import DEAD, DRAGONS, HILLS, HORDE, HORSES, Table


def sites(table: Table) -> list[int]:
    return [int(text.split()[1]) for text in table.offers("at ")]


@rule("S8.1", "S8.2", "S8.4", "S8.5", "S8.6", "S8.8", "E4")
def test_a_castle_for_a_ship_and_skirmishers() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).village(0, 22).hand(0, castle=1, ship=1, skirmishers=1, blank=1).go()
    table.play("build castle")
    assert sites(table) == [20, 22]
    assert table.why("at 21") == ["S8.2"]
    assert table.why("pay ship") == ["S8.1"], "the area first"
    table.play("at 22")
    assert table.units(0, 22) == {"castle": 1}
    assert table.why("pay castle") == ["S8.4"], "the tile being built does not pay for itself"
    assert table.offers() == ["pay skirmishers", "pay ship", "pay blank"], "any tile will do"
    table.play("pay ship", "pay skirmishers")
    assert table.doing == "MainActions", "exactly two tiles"
    assert table.discards(0) == {"ship": 1, "skirmishers": 1}
    shown = [place for place in table.pos.view(1)["places"] if place["id"] == 22]
    assert {"kind": "castle", "seat": 0, "count": 1} in shown[0]["pieces"], "face up"


@rule("S8.1", "S8.6")
def test_what_cannot_be_paid_for_cannot_be_built() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, castle=1, ship=1).put(1, 41, citadel=1).go()
    assert table.why("build castle") == ["S8.6"]
    assert table.why("build swords") == ["S8.1"], "not in the hand"


@rule("S8.3", "E5", "S8.12")
def test_a_ship_goes_to_the_sea_beside_the_citadel() -> None:
    table = Table(HORSES, DRAGONS).put(0, 46, citadel=1).village(0, 20).hand(0, ship=1, shield=1).go()
    table.play("build ship")
    assert sites(table) == [35, 45]
    assert table.why("at 46") == ["S8.12"]
    assert table.why("at 8") == ["S8.3"]
    table.play("at 45", "pay shield")
    assert table.units(0, 45) == {"ship": 1}
    assert table.discards(0) == {"shield": 1}
    inland = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, ship=1, shield=1).go()
    assert inland.why("build ship") == ["S8.3"], "no coast"


@rule("S8.7")
def test_units_without_cost_are_simply_placed() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, skirmishers=2).go().play("build skirmishers")
    assert table.units(0, 20) == {"citadel": 1, "skirmishers": 1}
    assert table.discards(0) == {}
    assert table.doing == "MainActions"


@rule("S8.9")
def test_no_stacking_limit() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1, castle=3, swords=5).hand(0, castle=1, ship=2).go()
    table.play("build castle", "pay ship", "pay ship")
    assert table.units(0, 20)["castle"] == 4


@rule("S8.10", "S8.11", "S13.9")
def test_building_in_a_contested_area() -> None:
    table = Table(HORSES, DRAGONS).put(0, 41, citadel=1).village(0, 20).put(1, 20, swords=1).hand(0, castle=1, ship=3).hand(1, ship=1).go()
    table.play("build castle", "at 20", "pay ship", "pay ship")
    assert table.why("end") == ["S7.4"]
    table.play("attack 20 1", "fight").rig((5, 4, 3), (5, 4, 3)).play("keep", "keep")
    totals = [event["modifier"] for event in table.told("total")]
    assert totals == [0, 1], "no modifier for a castle that attacks"
    sea = Table(HORSES, DRAGONS).put(0, 46, citadel=1).put(1, 45, ship=1).hand(0, ship=2).hand(1, ship=1).go()
    sea.play("build ship")
    assert sea.may("at 45"), "a ship among enemy ships"


@rule("S8.12")
def test_only_ships_at_sea_and_ships_only_there() -> None:
    table = Table(DRAGONS, HORSES).put(0, 46, citadel=1).village(0, 44).hand(0, dragon=1, ship=2).go().play("build dragon")
    assert sites(table) == [44, 46]
    assert table.why("at 45") == ["S8.12"]


@rule("S8.13")
def test_a_lost_village_allows_no_building() -> None:
    table = Table(HORSES, DRAGONS).village(0, 20, 22).put(1, 20, swords=1).hand(0, skirmishers=2).hand(1, leader=1).go("capture", seat=1)
    table.play("spend leader", "capture 20")
    table.hand(0, skirmishers=2).go().play("build skirmishers")
    assert table.units(0, 22) == {"skirmishers": 1}, "the only place left"


@rule("S8.13", "S13.9")
def test_a_citadel_lost_in_the_own_turn_allows_no_building() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 20, swords=2).hand(0, skirmishers=2).hand(1, ship=1).go()
    assert table.may("build skirmishers")
    table.fight(20, 1, (2, 2, 3), (5, 5, 4, 2))
    assert list(table.pos.taken_by) == [1, -1]
    assert table.why("build skirmishers") == ["S8.2"]


@rule("S8.14")
def test_a_new_unit_moves_and_fights_at_once() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 19, lizardmen=1).hand(0, skirmishers=1, ship=2).hand(1, ship=1).go()
    table.play("build skirmishers", "march 20", "step skirmishers 19", "pay ship").win(19, 1)
    assert table.pos.vp[0] == 1


@rule("S8.15", "S8.16", "S8.18", "S8.21", "S3.26")
def test_where_the_horde_builds() -> None:
    table = (
        Table(HORDE, HORSES)
        .put(0, 46, hordes=1)
        .put(0, 20, cavalry=1)
        .put(1, 46, swords=1)
        .hand(0, hordes=3, ship=1, blank=2)
        .hand(1, ship=1)
        .go()
    )
    table.play("build hordes")
    assert sites(table) == [20, 46], "where it has units, also among enemies"
    assert table.why("at 47") == ["S8.15"]
    table.play("at 46", "build ship")
    assert sites(table) == [35, 45], "next to land units, contested or not"
    assert table.why("at 8") == ["S8.16"]
    table.play("at 45", "pay blank")
    alone = Table(HORDE, HORSES).put(0, 33, ship=1).hand(0, ship=1, hordes=2, blank=1).go().play("build ship")
    assert alone.units(0, 33) == {"ship": 2}, "added to a ship; a sea beside a ship is not enough"


@rule("S8.17", "S8.19", "S8.20", "X31")
def test_the_horde_lands_from_its_ships() -> None:
    table = Table(HORDE, HORSES, DEAD, HILLS).put(0, 35, ship=1).village(1, 44).put(1, 47, swords=1).put(2, 35, ship=1)
    table.hand(0, hordes=3, blank=1).hand(1, ship=1).go().play("build hordes")
    assert 44 in sites(table), "an enemy village does not matter, nor a contested sea"
    assert table.why("at 47") == ["S8.17"], "enemy units do"
    table.play("at 44", "spend blank")
    assert table.pos.captured[0 * 4 + 1] == 1, "the only village, taken at once"
    mountains = Table(HORDE, HORSES).put(0, 61, ship=1).hand(0, hordes=1, blank=1).go().play("build hordes")
    assert 71 in sites(mountains), "a desert is allowed"


@rule("S8.20")
def test_no_landing_in_mountains() -> None:
    table = Table(HORDE, HORSES).put(0, 35, ship=1)
    board = table.pos._board
    board.terrain[46], plains = 3, board.terrain[46]
    try:
        refused = why_not_build_at(table.pos, 0, KINDS.index("hordes"), 46)
    finally:
        board.terrain[46] = plains
    assert refused is not None
    assert refused.rule == "S8.20"
    assert why_not_build_at(table.pos, 0, KINDS.index("hordes"), 46) is None


@rule("S8.22", "S30.16")
def test_the_cutiecorn_is_a_land_unit_of_the_horde() -> None:
    table = Table(HORDE, HORSES).put(0, 46, cutiecorn=1).hand(0, hordes=1, ship=1, blank=1).go()
    table.play("build ship")
    assert sites(table) == [35, 45]
    table.play("at 35", "pay blank", "build hordes")
    assert 46 in sites(table)
    table = Table(HORDE, HORSES).put(0, 46, hordes=1).put(0, 35, ship=1).hand(0, blank=2)
    table.pos.cutiecorn_in_play = True
    table.go().play("build cutiecorn")
    assert {44, 46} <= set(sites(table)), "where it has units, or beside a ship"


def beaten_horde(**hand: int) -> Table:
    return Table(HORDE, HORSES, DEAD, DRAGONS).put(1, 20, citadel=1).hand(0, **hand).hand(1, ship=1).hand(2, ship=1).hand(3, ship=1)


@rule("S25.1", "S25.2", "S25.3", "S25.4", "S25.5", "X32")
def test_the_horde_returns() -> None:
    table = beaten_horde(cavalry=1, hordes=2, ship=1).village(1, 22).go("start")
    assert table.doing == "Return", "before anything else"
    assert table.may("done"), "it may stay away"
    table.play("return cavalry")
    assert not table.may("at 22"), "a village is there"
    assert table.why("at 22") == ["S25.1"]
    assert table.why("at 20") == ["S25.1"]
    assert table.why("at 45") == ["S25.5"]
    assert table.why("at 23") == ["S25.5"], "mountains"
    assert table.may("at 71"), "a desert"
    table.play("at 44", "pay ship")
    assert table.doing == "MainActions", "the turn goes on"
    assert table.units(0, 44) == {"cavalry": 1}
    assert table.discards(0) == {"ship": 1}
    away = beaten_horde(hordes=2).go("start").play("done")
    assert away.doing == "MainActions"
    assert away.go("start").doing == "Return", "again in the next turn"
    assert beaten_horde(ship=1, hordes=1).go("start").play("return ship").why("at 44") == ["S25.5"]


@rule("S25.6", "S25.7", "S31.4")
def test_without_an_empty_area_the_horde_is_out() -> None:
    table = beaten_horde(hordes=2).put(2, 41, citadel=1).put(3, 14, citadel=1)
    fill(table)
    resume(table.pos, 0, STARTING)
    assert table.pos.out == 1
    assert table.told("out") == [{"event": "out", "rule": "S25.6", "seat": 0}]
    assert table.pos.active == 1, "no turn"
    assert next_seat(table.pos, 3) == 1, "nor any later one"
    assert table.pos.last_space() == 2, "the last space stays"
    assert table.pos.view(None)["seats"][0]["out"]


def fill(table: Table) -> None:
    """Put something into every empty area. The tiles are invented: this is only about the room."""
    kinds = {True: "ship", False: "undead"}
    for area in range(75):
        if table.pos.is_empty(area):
            kind = KINDS.index(kinds[table.pos._board.terrain[area] == 5])
            table.pos.army[3 * 75 + area] += ONE[kind]
            table.pos._present[area] |= 1 << 3


@rule("S25.8")
def test_a_horde_that_cannot_pay_goes_on_without_units() -> None:
    table = beaten_horde(cavalry=1).go("start")
    assert table.offers() == ["done"], "it is asked all the same: nobody may know its hand"
    assert table.why("return cavalry") == ["S8.6"]
    table.play("done")
    assert table.pos.out == 0
    assert beaten_horde(blank=1, hordes=1).go("start").why("return blank") == ["S1.7"]


@rule("S4.9", "S25.7")
def test_the_turn_limit_holds_when_the_horde_goes_out() -> None:
    table = beaten_horde(hordes=2).put(2, 41, citadel=1).put(3, 14, citadel=1)
    fill(table)
    table.pos.max_turns = 2
    table.pos.turns = vec[i64]([1, 2, 2, 2])
    resume(table.pos, 0, STARTING)
    assert table.pos.is_over(), "everybody who is left has had the agreed turns"
    assert table.pos.standing().rule == "S4.9"
    assert list(table.pos.turns) == [1, 2, 2, 2]
    early = beaten_horde(hordes=2).put(2, 41, citadel=1).put(3, 14, citadel=1)
    fill(early)
    early.pos.max_turns = 2
    early.pos.turns = vec[i64]([1, 1, 1, 1])
    resume(early.pos, 0, STARTING)
    assert not early.pos.is_over()
    assert list(early.pos.turns) == [1, 2, 1, 1], "the others go on"


@rule("S25.9", "S25.7")
def test_the_horde_going_out_can_end_the_game() -> None:
    table = beaten_horde(hordes=2).put(2, 41, citadel=1).put(3, 14, citadel=1)
    fill(table)
    table.pos.regroups = vec[i64]([0, 2, 2, 2])
    table.pos.captured[0 * 4 + 1] = 3
    table.pos.pool[1] -= 3
    table.pos.vp = vec[i64]([90, 1, 2, 3])
    resume(table.pos, 0, STARTING)
    assert table.pos.is_over()
    standing = table.pos.standing()
    assert standing.rule == "S25.9"
    assert standing.scores[0] == 96, "points frozen, captures counted at two each"
    assert standing.winners == [3], "who is out cannot win"
    assert standing.ranks[0] == 4
