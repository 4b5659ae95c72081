"""S22: desert check and draw. S23: regroup."""

from __future__ import annotations

from tafelrunde.games.bloodstones.pieces.tiles import size_of
from tafelrunde.testing import rule
from tests.bloodstones.table import DEAD, DRAGONS, HILLS, HORDE, HORSES, Table


def ready(*factions: str, **hand: int) -> Table:
    """Everybody has a citadel and something in the hand; seat 0 is about to end its turn."""
    table = Table(*(factions or (DRAGONS, HORSES, HILLS)))
    for seat, area in ((0, 20), (1, 41), (2, 69), (3, 44)):
        if seat < table.pos.seats and not table.pos.is_horde(seat):
            table.put(seat, area, citadel=1)
        if seat and seat < table.pos.seats:
            table.hand(seat, ship=1)
    return table.hand(0, **hand)


def villages(table: Table, number: int) -> Table:
    """So many villages of seat 0, where there is room."""
    for area in range(75):
        while number and table.pos._board.terrain[area] == 0 and table.pos.villages[area] < 2 and area not in table.pos.citadel:
            table.village(0, area)
            number -= 1
    assert number == 0
    return table


@rule("S22.1", "S22.2", "S22.3", "X30", "S22.4")
def test_the_desert_check() -> None:
    table = ready(HORSES, DEAD, HILLS, ship=1).put(0, 72, swords=1)
    table.hush().go().end_turn()
    assert table.units(0, 72) == {}
    assert table.discards(0) == {"swords": 1}
    assert list(table.pos.vp) == [0, 0, 0], "nobody scores"
    log = [entry.kind.name for entry in table.pos.log or [] if hasattr(entry, "kind")]
    assert log.index("desert") < log.index("drew"), "the check comes first"
    goblins = ready(DEAD, HORSES, HILLS, ship=1).put(0, 72, goblins=1).go().end_turn()
    assert goblins.units(0, 72) == {"goblins": 1}


@rule("S22.7")
def test_only_the_active_players_units_are_checked() -> None:
    table = ready(HORSES, DRAGONS, HILLS, ship=1).put(1, 72, swords=1).go().end_turn()
    assert table.units(1, 72) == {"swords": 1}


@rule("S22.5", "S22.6", "S2.28", "S3.11")
def test_drawing_up_to_the_limit() -> None:
    assert ready(DRAGONS, HORSES, HILLS, ship=2).go().end_turn().pos.hand_size(0) == 6
    assert ready(HORSES, DRAGONS, HILLS, ship=2).go().end_turn().pos.hand_size(0) == 7
    full = ready(DRAGONS, HORSES, HILLS, ship=4, swords=4).go().end_turn()
    assert full.pos.hand_size(0) == 8, "who holds more keeps it"
    assert full.hand_of(0) == {"ship": 4, "swords": 4}


@rule("S23.1", "S23.2", "S23.3", "S23.11", "X23")
def test_a_regroup() -> None:
    table = villages(ready(ship=3).bag(0, 2), 12)
    table.away(0, 36 - 3 - 2 - 9)
    table.go()
    assert sum(table.discards(0).values()) == 9
    table.end_turn()
    assert table.pos.regroups[0] == 1
    assert table.pos.vp[0] == 12
    assert size_of(table.pos.bag[0]) == 8
    assert table.pos.hand_size(0) == 6
    assert table.discards(0) == {}


@rule("S23.11", "S21.1")
def test_villages_of_this_turn_count() -> None:
    table = ready(ship=3).bag(0, 0).go()
    table.play("end", "spend ship", "village 19", "village 19", "village 21", "village 21")
    assert table.pos.regroups[0] == 1
    assert table.pos.vp[0] == 4


@rule("S23.4")
def test_captures_do_not_score_at_a_regroup() -> None:
    table = villages(ready(ship=3).bag(0, 0), 2)
    table.pos.captured[0 * 3 + 1] = 7
    table.pos.pool[1] -= 7
    table.pos.taken_by[2] = 0
    table.pos.lift(2, 17, 69)
    table.pos.citadel[2] = -1
    table.go().end_turn()
    assert table.pos.vp[0] == 2


@rule("S23.5", "S23.6", "X25")
def test_on_the_last_space_nothing_is_scored() -> None:
    table = villages(ready(ship=3).bag(0, 0), 5)
    table.pos.regroups[0] = 2
    table.go().end_turn()
    assert table.pos.regroups[0] == 2
    assert table.pos.vp[0] == 0
    assert table.pos.hand_size(0) == 6, "the bag is refilled all the same"
    two = villages(Table(DRAGONS, HORSES).put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, ship=3).hand(1, ship=1).bag(0, 0), 5)
    two.pos.regroups[0] = 2
    two.go().end_turn()
    assert two.pos.regroups[0] == 3, "three spaces for two players"
    assert two.pos.vp[0] == 5


@rule("S23.7", "X24")
def test_the_last_tile_is_no_regroup() -> None:
    table = ready(ship=3).bag(0, 3).go().end_turn()
    assert size_of(table.pos.bag[0]) == 0
    assert table.pos.regroups[0] == 0
    table.pos.discard[0] += table.pos.hand[0]
    table.pos.hand[0] = 0
    table.pos.known[0] = 0
    table.go().end_turn()
    assert table.pos.regroups[0] == 1, "the next draw regroups"


@rule("S23.8", "X26")
def test_nothing_to_draw_from() -> None:
    table = ready(ship=2, blank=2).bag(0, 0).away(0, 32).go()
    assert table.discards(0) == {}
    table.end_turn()
    assert table.hand_of(0) == {"ship": 2, "blank": 2}, "nothing is drawn"
    assert table.pos.regroups[0] == 0
    assert table.told("regrouped") == []


@rule("S23.9")
def test_one_regroup_in_a_draw() -> None:
    table = ready(ship=1).bag(0, 0)
    table.away(0, 35 - 2).go()
    assert sum(table.discards(0).values()) == 2
    table.end_turn()
    assert table.pos.hand_size(0) == 3, "the refilled bag ran out as well"
    assert table.pos.regroups[0] == 1


@rule("S23.10")
def test_the_horde_regroups_without_points() -> None:
    table = Table(HORDE, HORSES, DEAD, DRAGONS).put(0, 20, hordes=1).hand(0, ship=1).hand(1, ship=1).put(1, 41, citadel=1).bag(0, 0).go()
    table.end_turn()
    assert table.pos.regroups[0] == 1
    assert table.pos.vp[0] == 10
