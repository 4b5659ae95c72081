"""S2 and S31: set-up and numbers of players."""

from __future__ import annotations

from typing import cast

import pytest

from tafelrunde import BadOptions
from tafelrunde.engine.position import Position
from tafelrunde.games.bloodstones import CHOOSER, GAME
from tafelrunde.games.bloodstones.map.check import find_map
from tafelrunde.games.bloodstones.map.maps import MAP_IDS
from tafelrunde.games.bloodstones.pieces.tiles import listed, size_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.setup import founding_areas, placement_order
from tafelrunde.testing import rule
from tafelrunde.testing.conformance import seen
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORDE, HORSES, Table


def new(*roles: str, seed: int = 1, **options: object) -> Bloodstones:
    return cast("Bloodstones", GAME.new(list(roles), seed, options, log=True))


def at_placement(*roles: str, seed: int = 1, **options: object) -> Table:
    """A real set-up at its first decision."""
    table = Table(*[role for role in roles if role != CHOOSER])
    table.pos = new(*roles, seed=seed, **options)
    return table


@rule("S2.1", "S29.5", "S29.6")
def test_the_map_must_suit_the_number_of_players() -> None:
    for name in MAP_IDS:
        least, most = find_map(name).players
        for seats in range(2, 7):
            if least <= seats <= most:
                assert GAME.new(seats, options={"map": name}).seats == seats
            else:
                with pytest.raises(BadOptions, match=r"S2\.1"):
                    GAME.new(seats, options={"map": name})
                assert GAME.new(seats, options={"map": name, "ignore_map_range": True}).seats == seats


def lots(pos: Position) -> list[tuple[int, int, int]]:
    return [(event["seat"], event["one"], event["two"]) for event in seen(pos.log, None) if event.get("event") == "drew-lot"]


@rule("S2.2", "S2.3", "S2.4", "S2.5")
def test_lots_decide_who_begins() -> None:
    ties = 0
    firsts = set()
    for seed in range(40):
        pos = new(DRAGONS, HORSES, HILLS, DEAD, CORSAIRS, HORDE, seed=seed)
        rounds = lots(pos)
        assert [seat for seat, _, _ in rounds[:6]] == [0, 1, 2, 3, 4, 5], "each draws two from a complete bag"
        assert all(2 <= value <= 5 for _, one, two in rounds for value in (one, two))
        tied = list(range(6))
        while rounds:
            drawn, rounds = rounds[: len(tied)], rounds[len(tied) :]
            assert [seat for seat, _, _ in drawn] == tied, "only the tied draw again"
            best = max(one + two for _, one, two in drawn)
            tied = [seat for seat, one, two in drawn if one + two == best]
            ties += len(tied) > 1
        assert tied == [pos.first]
        firsts.add(pos.first)
        order = [(pos.first + i) % 6 for i in range(6)]
        assert pos.clockwise(pos.first) == order
        reverse = order[::-1]
        assert placement_order(pos) == [seat for seat in reverse if seat != 5] + [5]
    assert ties
    assert len(firsts) > 3


@rule("S2.6", "S2.7", "S2.8")
def test_factions_are_picked_clockwise_each_once() -> None:
    table = at_placement(CHOOSER, CHOOSER, CHOOSER)
    first = table.pos.first
    assert table.doing == "PickFaction"
    assert table.seat == first
    assert table.why("pick chaos_horde") == ["S2.8"]
    assert table.may("pick corsairs"), "three players"
    table.play("pick corsairs")
    assert table.seat == (first + 1) % 3
    assert table.why("pick corsairs") == ["S2.7"]
    table.play("pick hill_folk", "pick necromancers")
    assert [FACTIONS[table.pos.faction[seat]] for seat in table.pos.clockwise(first)] == [CORSAIRS, HILLS, DEAD]


@rule("S2.7", "S2.8", "S31.1", "S31.2", "S31.3")
def test_factions_by_number_of_players() -> None:
    with pytest.raises(BadOptions):
        GAME.check_seats([HILLS, HILLS])
    refused = [[CORSAIRS, HILLS], [HORDE, HILLS], [HORDE, HILLS, DEAD]]
    for roles in refused:
        with pytest.raises(BadOptions, match=r"S2\.8"):
            GAME.new(roles)
        assert GAME.new(roles, options={"allow_unrecommended_factions": True}).seats == len(roles)
    assert GAME.new([CORSAIRS, HILLS, DEAD]).seats == 3
    for others in ([], [HORSES], [HORSES, DRAGONS]):
        assert GAME.new([HORDE, HILLS, DEAD, CORSAIRS, *others]).seats == 4 + len(others)
    picking = at_placement(CHOOSER, CHOOSER)
    assert picking.why("pick corsairs") == ["S2.8"]
    assert picking.why("pick chaos_horde") == ["S2.8"]
    assert at_placement(CHOOSER, CHOOSER, allow_unrecommended_factions=True).may("pick chaos_horde")


@rule("S31.1", "S31.2", "S31.3", "S23.5")
def test_the_last_regroup_space() -> None:
    assert [new(*FACTIONS[:seats]).last_space() for seats in range(2, 7)] == [3, 2, 2, 2, 2]


@rule("S2.9", "S2.11", "S2.29", "S2.30")
def test_bags_hands_pools_and_markers() -> None:
    pos = new(DRAGONS, HORSES, HILLS, HORDE)
    assert [pos.hand_size(seat) for seat in range(4)] == [9] * 4
    assert [size_of(bag) for bag in pos.bag] == [27] * 4
    assert list(pos.pool) == [20, 20, 20, 0]
    assert list(pos.vp) == [0, 0, 0, 10]
    assert list(pos.regroups) == [0] * 4


@rule("S2.12", "S2.23", "S2.25", "S3.25")
def test_placement_in_reverse_order_the_horde_last() -> None:
    table = at_placement(DRAGONS, HORDE, HILLS, DEAD, seed=3)
    first = table.pos.first
    placed = []
    while table.doing in ("Founding", "Mustering"):
        if table.doing == "Founding":
            placed.append(table.seat)
            horde = table.seat == 1
            assert {text.split()[0] for text in table.offers()} == {"camp" if horde else "found"}
            assert table.why("found 20" if horde else "camp 20") == (["S1.12"] if horde else ["S1.11"])
            table.play(table.offers()[0])
            assert table.seat == placed[-1], "starting units follow at once"
        else:
            table.play("done") if table.may("done") else table.play(table.offers()[0])
    reverse = [(first - 1 - i) % 4 for i in range(4)]
    assert placed == [seat for seat in reverse if seat != 1] + [1]
    assert table.pos.active == first
    while len(table.told("turn")) < 5:
        table.play("end" if table.may("end") else "done")
    turns = [event["seat"] for event in table.told("turn")]
    assert turns == [(first + i) % 4 for i in range(5)], "for turns the Chaos Horde keeps its place"


@rule("S2.13")
def test_citadels_stand_in_plains_forest_or_hills() -> None:
    table = at_placement(DRAGONS, HORSES)
    assert table.doing == "Founding"
    terrain = table.pos._board.terrain
    legal = {int(text.split()[1]) for text in table.offers()}
    assert legal == {area for area in range(75) if terrain[area] in (0, 1, 2)}
    for area in (23, 71, 35):
        assert table.why(f"found {area}") == ["S2.13"]


@rule("S2.14", "S2.15", "X33")
def test_distance_between_citadels() -> None:
    table = Table(HORSES, DRAGONS).put(0, 46, citadel=1)
    legal = founding_areas(table.pos)
    assert 44 not in legal, "two steps over the sea"
    assert 20 in legal, "three steps, over TL35 and TL28"
    assert 47 not in legal
    assert 36 not in legal, "two steps over TL47"
    table.pos.land_only = True
    assert 44 in founding_areas(table.pos), "no way over land at all"
    assert 36 not in founding_areas(table.pos)


@rule("S2.14", "S2.16")
def test_refusals_by_distance() -> None:
    table = at_placement(DRAGONS, HORSES)
    table.play("found 46", "done")
    assert table.why("found 44") == ["S2.14"]
    assert not table.may("found 44")
    assert table.may("found 20")


@rule("S2.16")
def test_without_a_legal_area_the_farthest_ones_are_offered() -> None:
    table = at_placement(*FACTIONS, map="narrow_reach", ignore_map_range=True)
    pos = table.pos
    while table.doing in ("Founding", "Mustering"):
        if table.doing == "Founding":
            legal = founding_areas(pos)
            gap = [min([pos._board.distance[c * pos.areas + a] for c in pos.citadel if c >= 0], default=99) for a in legal]
            if max(gap) < 3:
                assert len(set(gap)) == 1
                assert all(pos.is_empty(area) for area in legal)
                nearer = next(a for a in range(pos.areas) if pos._board.terrain[a] < 3 and a not in legal)
                assert table.why(f"camp {nearer}") == ["S2.16"]
                assert table.offers() == [f"camp {area}" for area in legal]
                return
            # Placed as badly as possible: where the most room is lost.
            board = pos._board
            free = set(legal)
            table.play(f"found {max(legal, key=lambda a: (sum(board.distance[a * pos.areas + b] < 3 for b in free), -a))}")
        else:
            table.play("done")
    pytest.fail("there was always room")


def mustering(faction: str, home: int, **hand: int) -> Table:
    """Seat 0 has just founded its citadel (or camped) with this hand."""
    table = Table(faction, DEAD)
    table.pos = new(faction, DEAD, seed=1, allow_unrecommended_factions=True)
    while table.seat != 0:
        table.play("found 39" if table.doing == "Founding" else "done")
    table.hand(0, **hand)
    table.pos._offers = None
    table.pos.settle()
    return table.play(f"camp {home}" if faction == HORDE else f"found {home}")


@rule("S2.17", "S2.18", "E2")
def test_hill_folk_start_with_six_units_for_five_points() -> None:
    table = mustering(HILLS, 46, giant=1, swords=1, castle=1, ship=1, reivers=1, skirmishers=1, shield=1, blank=2)
    assert table.why("muster blank 46") == ["S1.7"]
    assert table.why("muster goblins 46") == ["S2.17"]
    table.play("muster giant 46", "muster swords 46", "muster castle 46", "muster reivers 46", "muster skirmishers 46", "muster ship 45")
    assert table.pos.view(None)["doing"][-1]["points"] == 0
    assert table.why("muster shield 46") == ["S2.17"], "the points are used up"
    assert table.offers() == ["done"]
    assert table.discards(0) == {}, "nothing is discarded"
    assert table.units(0, 46) == {"citadel": 1, "giant": 1, "swords": 1, "castle": 1, "reivers": 1, "skirmishers": 1}
    assert table.units(0, 45) == {"ship": 1}


@rule("S2.19", "S2.20", "S2.27", "S2.28")
def test_ships_start_at_sea_and_cost_zero_tiles_are_free() -> None:
    table = mustering(DRAGONS, 46, skirmishers=4, lizardmen=3, ship=2)
    assert table.why("muster ship 46") == ["S2.19"]
    assert table.why("muster skirmishers 47") == ["S2.19"]
    assert {"muster ship 35", "muster ship 45"} <= set(table.offers())
    table.play(*["muster skirmishers 46"] * 4, *["muster lizardmen 46"] * 3, "muster ship 35", "muster ship 45")
    table.play("done") if table.doing == "Mustering" and table.seat == 0 else None
    assert table.units(0, 46) == {"citadel": 1, "skirmishers": 4, "lizardmen": 3}
    assert table.pos.hand_size(0) == 6, "all nine were placed: a new hand of six"


@rule("S2.21", "S2.27", "S2.28", "S3.11")
def test_who_holds_more_keeps_it() -> None:
    table = mustering(DRAGONS, 46, skirmishers=4, lizardmen=3, ship=2)
    table.play("done")
    assert table.pos.hand_size(0) == 9, "nothing placed: all kept, none drawn"
    table = mustering(HORSES, 46, skirmishers=4, ship=5)
    table.play(*["muster skirmishers 46"] * 3, "done")
    assert table.pos.hand_size(0) == 7, "the limit of the Horse Lords"


@rule("S2.22")
def test_starting_ships_may_meet_and_fight_later() -> None:
    table = Table(DRAGONS, HORSES)
    table.pos = new(DRAGONS, HORSES, seed=1, citadel_distance_land_only=True)
    second = table.seat
    for seat, home in ((second, 44), (1 - second, 28)):
        table.hand(seat, ship=1, swords=1)
        table.pos._offers = None
        table.pos.settle()
        table.play(f"found {home}", "muster ship 35", "done")
    assert table.pos.is_contested(35)
    assert table.pos.active == table.pos.first
    while table.doing != "MainActions":
        table.play("done")
    assert table.why("end") == ["S7.4"]
    assert table.may(f"attack 35 {1 - table.seat}")


@rule("S2.24", "S2.26", "S30.17")
def test_the_horde_camps_and_places_at_least_one_unit() -> None:
    table = mustering(HORDE, 46, hordes=5, cavalry=2, ship=2)
    assert table.pos.citadel[0] == -1
    assert table.why("done") == ["S2.26"]
    assert not table.may("done")
    assert table.may("muster ship 45")
    table.play("muster hordes 46")
    assert table.may("done")
    table = Table(HORDE, DEAD)
    table.pos = new(HORDE, DEAD, seed=1, allow_unrecommended_factions=True, cutiecorn=True)
    while table.seat != 0:
        table.play("found 39" if table.doing == "Founding" else "done")
    assert table.why("camp 38") == ["S2.14"], "distance to every citadel"
    assert table.why("camp 71") == ["S2.13"]
    table.play("camp 46", "muster cutiecorn 46")
    assert table.why("done") == ["S2.26"], "the Cutiecorn is not enough"


@rule("S2.31")
def test_the_setup_draw_never_regroups() -> None:
    for seed in range(5):
        table = at_placement(HORSES, DRAGONS, HILLS, seed=seed)
        while table.doing in ("Founding", "Mustering"):
            table.play(table.offers()[0])
        assert list(table.pos.regroups) == [0, 0, 0]
        assert all(size_of(bag) >= 36 - 16 for bag in table.pos.bag)
        assert all(not listed(discards) for discards in table.pos.discard)


@rule("S2.14")
def test_within_a_maps_range_citadels_are_always_three_apart() -> None:
    for name in MAP_IDS:
        for seed in range(4):
            seats = find_map(name).players[1]
            table = at_placement(*FACTIONS[:seats], seed=seed, map=name)
            while table.doing in ("Founding", "Mustering"):
                offers = table.offers()
                table.play(offers[(seed * 7) % len(offers)])
            homes = [area for area in table.pos.citadel if area >= 0]
            distance = table.pos._board.distance
            assert all(distance[a * table.pos.areas + b] >= 3 for a in homes for b in homes if a != b), name


@rule("S2.6")
def test_a_pick_is_told() -> None:
    pos = new(CHOOSER, CHOOSER)
    seat = pos.waiting()[0]
    pos.play(seat, pos.verbs().parse(f"pick {HILLS}"))
    told = [(entry["seat"], entry["faction"]) for entry in seen(pos.log, None) if entry.get("event") == "picked"]
    assert told[0] == (seat, FACTIONS.index(HILLS))
