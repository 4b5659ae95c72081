"""S1: terms and components."""

from __future__ import annotations

import pytest

from tafelrunde import BadOptions
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.battle.strength import full_battle_bag, values_in
from tafelrunde.games.bloodstones.map.check import board_of, find_map
from tafelrunde.games.bloodstones.map.maps import MAP_IDS
from tafelrunde.games.bloodstones.pieces.components import components
from tafelrunde.games.bloodstones.pieces.tiles import listed, size_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KINDS
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORDE, HORSES, Table

ALL = (DRAGONS, HORSES, HILLS, DEAD, CORSAIRS, HORDE)


@rule("S1.1")
def test_two_to_six_players_and_six_factions() -> None:
    assert set(FACTIONS) == set(ALL)
    assert set(FACTIONS) < set(GAME.roles)
    for seats in range(2, 7):
        assert GAME.new(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            GAME.check_seats(seats)


@rule("S1.2", "S1.3", "S1.4")
def test_36_tiles_circulate_between_bag_hand_discards_and_map() -> None:
    table = Table(*ALL, map_name="crown_of_tides")
    for seat in range(6):
        assert size_of(table.pos.bag[seat]) == 36
    table = Table(DRAGONS, HORSES).put(0, 20, citadel=1).hand(0, swords=1, ship=1, shield=1).put(1, 41, citadel=1).go()
    table.play("build swords", "pay ship")
    assert table.units(0, 20) == {"citadel": 1, "swords": 1}
    assert table.discards(0) == {"ship": 1}
    assert table.hand_of(0) == {"shield": 1}
    assert size_of(table.pos.bag[0]) == 36 - 3


@rule("S1.5", "S1.6")
def test_costs_and_pips_are_in_range() -> None:
    for faction in components().faction.values():
        for kind, tile in faction.tiles.items():
            assert tile.cost in (0, 1, 2) or (kind == "blank" and tile.cost == -1)
            assert 1 <= tile.pips <= 5


@rule("S1.5", "S1.6", "E1")
def test_a_swords_tile_costs_one_tile_and_gives_four_pips() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1, skirmishers=1).hand(0, swords=1, ship=1).put(1, 41, citadel=1).go()
    assert table.may("build swords")
    table.hand(0, swords=1).go()
    assert table.why("build swords") == ["S8.6"]
    table.play("march 20", "step skirmishers 19", "march 19", "step skirmishers 12")
    assert table.offers() == ["pay swords"]
    table.play("pay swords")
    assert table.told("paid-pips") == [
        {"event": "paid-pips", "rule": "S9.1", "seat": 0, "tile": KINDS.index("swords"), "pips": 4, "due": 4}
    ]


@rule("S1.7")
def test_a_blank_is_never_placed_but_pays_and_moves() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, blank=2, swords=1).put(1, 41, citadel=1).go()
    assert table.why("build blank") == ["S1.7"]
    assert not table.may("build blank")
    table.play("build swords", "pay blank", "march 20", "step swords 19", "pay blank")
    assert table.discards(0) == {"blank": 2}


@rule("S1.8", "S1.9", "S1.10")
def test_a_citadel_is_a_unit_and_no_tile_a_village_is_no_unit() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).village(0, 19).put(1, 20, swords=1).put(1, 19, swords=1)
    assert table.pos.is_contested(20)
    assert not table.pos.is_contested(19)
    assert size_of(table.pos.bag[0]) == 36
    assert "citadel" not in listed(table.pos.bag[0])
    owners = {place["id"]: place.get("owner") for place in table.pos.view(None)["places"]}
    assert owners[19] is None, "pieces of two players: a village of one, a unit of the other"


@rule("S1.11", "S1.12", "S1.13")
def test_villages_citadels_and_undead() -> None:
    table = Table(*ALL, map_name="crown_of_tides")
    assert list(table.pos.pool) == [20, 20, 20, 20, 20, 0]
    assert [faction.citadel for faction in components().faction.values()] == [True] * 5 + [False]
    assert table.pos.undead_supply == 4
    assert all("undead" not in listed(bag) for bag in table.pos.bag)


@rule("S1.14", "S1.29")
def test_every_player_has_victory_points_and_a_regroup_marker() -> None:
    seats = GAME.new([DRAGONS, HORSES, HILLS]).view(None)["seats"]
    assert [(seat["score"], seat["regroups"]) for seat in seats] == [(0, 0)] * 3
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).put(1, 20, shield=1).hand(0, ship=1).hand(1, ship=1).go()
    assert list(table.win(20, 1).pos.vp) == [1, 0], "a won battle scores"


@rule("S1.15")
def test_battle_bags() -> None:
    assert values_in(full_battle_bag()) == [5, 5, 4, 4, 3, 3, 2, 2]
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).put(1, 20, shield=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1", "fight")
    for tiles in table.battle().tiles:
        assert all(values_in(tiles).count(value) <= 2 and 2 <= value <= 5 for value in values_in(tiles))


@rule("S1.16")
def test_every_area_has_one_terrain() -> None:
    for name in MAP_IDS:
        assert {area.terrain for area in find_map(name).areas} == {"plains", "forest", "hills", "mountain", "desert", "sea"}
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, swords=1, ship=1).put(1, 41, citadel=1).go()
    assert table.why("march 159") == ["S1.16"], "an area that is not on the map"


@rule("S1.17", "S1.18")
def test_neighbours_share_a_border_line() -> None:
    board = board_of("tyrants_lament")
    assert board.touch(46, 47)
    assert board.touch(47, 46)
    assert not board.touch(46, 56), "they meet in a point only"
    table = Table(HORSES, DRAGONS).put(0, 46, swords=1).put(0, 30, citadel=1).hand(0, blank=2).put(1, 41, citadel=1).go()
    table.play("march 46")
    assert table.may("step swords 47")
    assert table.why("step swords 56") == ["S10.6"]


@rule("S1.19", "S29.1")
def test_a_river_is_a_border_like_any_other() -> None:
    rivers = {frozenset(pair) for river in find_map("tyrants_lament").rivers for pair in river.borders}
    assert frozenset(("TL46", "TL47")) in rivers
    assert frozenset(("TL46", "TL55")) not in rivers
    table = Table(HORSES, DRAGONS).put(0, 46, swords=1).put(0, 30, citadel=1).hand(0, swords=1).put(1, 41, citadel=1).go()
    table.play("march 46", "step swords 47")
    over_the_river = table.pos.view(None)["doing"][-1]["due"]
    table.go().put(0, 46, swords=1).go().play("march 46", "step swords 55")
    assert table.pos.view(None)["doing"][-1]["due"] == over_the_river == 1


@rule("S1.20", "S1.21")
def test_contested_and_empty() -> None:
    pos = Table(HORSES, DRAGONS).put(0, 20, swords=1).village(0, 21).village(1, 22).put(1, 20, swords=1).put(1, 19, swords=1).pos
    assert pos.is_contested(20)
    assert not pos.is_contested(19)
    assert not pos.is_contested(21)
    assert not pos.is_empty(20)
    assert not pos.is_empty(21)
    assert not pos.is_empty(22)
    assert pos.is_empty(28)


@rule("S1.22")
def test_supply_is_limited_and_nothing_is_taken_back() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1, leader=2).hand(0, swords=1).put(1, 41, citadel=1).go()
    assert table.why("build leader") == ["S8.1"]
    assert {text.split()[0] for text in table.offers()} == {"march", "end"}, "no verb takes a unit off the map"
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, swords=1)
    table.pos.pool[0] = 0
    table.pos.captured[1 * 2 + 0] = 20
    table.go("construct")
    assert table.told("turn")[0]["seat"] == 1, "no village left: the phase is passed over"


@rule("S1.23")
def test_victory_points_have_no_upper_limit() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).put(1, 20, shield=1).hand(0, ship=1).hand(1, ship=1)
    table.pos.vp[0] = 50
    assert table.go().win(20, 1).pos.view(None)["seats"][0]["score"] == 51


@rule("S1.24")
def test_only_the_active_player_attacks() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).put(1, 20, shield=1).hand(0, ship=1).hand(1, ship=1).go(seat=1)
    assert table.seat == 1
    assert table.pos.active == 1
    assert table.pos.moves(0) == []
    table.play("attack 20 0", "fight")
    assert (table.battle().attacker, table.battle().defender) == (1, 0)


@rule("S1.26", "S1.27", "S1.28", "S2.10", "S22.5")
def test_what_everybody_sees() -> None:
    table = Table(HORSES, DEAD, DRAGONS).put(0, 20, citadel=1).put(1, 41, citadel=1, undead=1).hand(0, swords=2, leader=1).bag(0, 20)
    table.pos.captured[0 * 3 + 1] = 2
    table.pos.pool[1] -= 2
    table.pos.taken_by[2] = 0
    table.go()
    for viewer in (1, 2, None):
        view = table.pos.view(viewer)
        seen = view["seats"][0]
        assert sum(seen["discard"].values()) == 36 - 20 - 3
        assert seen["captured"] == [0, 2, 0]
        assert seen["citadels"] == [2]
        assert (seen["bag"], seen["hand"], seen["pool"]) == (20, 3, 20)
        assert view["undead_supply"] == 3
        assert view["hand"] == ({} if viewer is not None else None), "hands are seen by their owners only"
    assert table.pos.view(0)["hand"] == {"swords": 2, "leader": 1}
    table.play("end", "done")
    assert [event["tiles"] for event in table.told("drew-tiles", viewer=1)] == [4], "the others hear how many"
    assert table.told("drew", viewer=1) == table.told("drew") == []
    assert len(table.told("drew", viewer=0)) == 4
    assert all(event["tile"] is not None for event in table.told("drew", viewer=0))
