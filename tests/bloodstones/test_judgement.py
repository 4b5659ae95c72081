"""What bots think of a position before they search: worth and hunches."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.judgement import WHOLE
from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.evaluate import outlook
from tafelrunde.games.bloodstones.judgement.traits import LONG_GAME, NAMES, traits
from tafelrunde.games.bloodstones.pieces.words import PLAINS
from tafelrunde.games.bloodstones.position import Bloodstones
from tests.bloodstones.table import DRAGONS, HORDE, HORSES, Table

LATE = 30
"""A turn in which nobody expects to construct any more villages."""


def table(late: bool = False) -> Table:
    """Two citadels far apart with a village beside each: seat 0 in the north, seat 1 in the south."""
    new = Table(DRAGONS, HORSES)
    if late:
        new.pos.turns = vec[i64]([LATE, LATE])
    for seat, (home, village) in enumerate(plains_pairs(new)):
        new.put(seat, home, citadel=1).village(seat, village).hand(seat, swords=1, ship=1)
    return new


def plains_pairs(of: Table) -> list[tuple[int, int]]:
    """The first and the last two plains side by side."""
    board = of.pos._board
    pairs = [
        (area, near) for area in range(board.areas) for near in board.adjacent[area] if board.terrain[area] == board.terrain[near] == PLAINS
    ]
    return [pairs[0], pairs[-1]]


def value(of: Table, seat: int = 0) -> float:
    return of.pos.evaluate()[seat]


@pytest.mark.parametrize("regroups", [0, 1, 2])
def test_a_regroup_is_not_put_off_for_its_own_sake(regroups: int) -> None:
    """What a regroup scores was expected before it, so that nobody shuns it; with nothing left to build it is the better end of a turn."""
    ends = []
    for bag in (2, 20):
        late = table(late=True)
        late.pos.regroups = vec[i64]([regroups, 1])
        late.pos.vp = vec[i64]([regroups, 1])
        ends.append(late.bag(0, bag).go().play("end").end_turn())
    assert [end.pos.regroups[0] for end in ends] == [regroups + 1, regroups]
    assert value(ends[0]) > value(ends[1])


def test_a_village_that_stands_is_better_than_one_in_the_pool() -> None:
    before, after = table(), table()
    home = after.pos.citadel[0]
    site = next(area for area in after.pos._board.adjacent[home] if after.pos._board.terrain[area] == PLAINS)
    after.village(0, site)
    assert value(after.go()) > value(before.go())


def test_units_on_foreign_villages_are_better_than_beside_them_and_those_better_than_far_away() -> None:
    values = []
    for steps in range(3):
        new = table()
        prey = list(new.pos.village_of).index(1)
        home = new.pos.citadel[1]
        areas = [area for area in range(new.pos.areas) if new.pos._board.distance[area * new.pos.areas + prey] == steps and area != home]
        land = next(area for area in areas if new.pos._board.terrain[area] == PLAINS)
        values.append(value(new.put(0, land, swords=1).go()))
    assert values[0] > values[1] > values[2]


def test_a_battle_to_come_is_worth_the_more_the_stronger_one_is() -> None:
    values = []
    for swords in (1, 2, 3):
        new = table()
        prey = list(new.pos.village_of).index(1)
        without = value(new.put(0, new.pos.citadel[0], swords=swords).put(1, prey, shield=1).go())
        new = table()
        values.append(value(new.put(0, prey, swords=swords).put(1, prey, shield=1).go()) - without)
    assert values[0] < values[1] < values[2]
    assert values[2] > 0.0


def test_the_hunch_is_to_step_on_prey() -> None:
    new = table()
    prey = list(new.pos.village_of).index(1)
    beside = next(
        area for area in new.pos._board.adjacent[prey] if area != new.pos.citadel[1] and new.pos._board.terrain[area] not in (3, 5)
    )
    new.put(0, beside, swords=1).hand(0, dragon=1, swords=2).go().play(f"march {beside}")
    moves = new.pos.moves(0)
    weights = new.pos.hunch(0, moves)
    best = moves[weights.index(max(weights))]
    assert new.pos.verbs().text(best) == f"step swords {prey}"


@pytest.mark.parametrize("seat", range(3))
def test_the_traits_of_a_seat_are_what_it_has_on_the_table(seat: int) -> None:
    """Everything a learnt judgement reads, counted by hand; the outlook is the estimate it starts from, in 64ths of a point."""
    new = Table(HORSES, DRAGONS, HORDE).put(0, 69, citadel=1).put(1, 41, citadel=1)
    new.village(0, 20, 21).village(1, 30).put(0, 0, ship=1).put(0, 30, swords=2).put(1, 20, swords=1).put(2, 20, hordes=1)
    new.hand(0, swords=1, blank=1).hand(1, ship=1).hand(2, hordes=1).bag(1, 5)
    new.pos.regroups, new.pos.vp = vec[i64]([1, 2, 0]), vec[i64]([4, 0, 7])
    pos = new.go().pos
    last, pips = pos.last_space(), pos.scene()["tiles"]
    by_name = dict(zip(["faction", "come", *NAMES], traits(pos)[seat], strict=True))
    hope = int(by_name.pop("outlook"))
    assert abs(hope - 64 * outlook(pos)[seat]) <= 0.5
    come = WHOLE - (3 * last - 3) * WHOLE // (3 * last)
    assert (
        by_name
        == [
            {"faction": 1, "come": come, "points": 4, "captures": 0, "villages": 2, "unbuilt": 18, "units": 4, "areas": 3, "citadel": 1}
            | {"tiles": 2, "pips": pips[HORSES]["swords"]["pips"] + pips[HORSES]["blank"]["pips"], "stock": 36 - 2 - 3}
            | {"regroups": last - 1, "besieged": 2, "besieging": 1, "exposed": 2, "chances": 0, "intruders": 0, "turn": 1, "turns": 0},
            {"faction": 0, "come": come, "points": 0, "captures": 0, "villages": 1, "unbuilt": 19, "units": 2, "areas": 2, "citadel": 1}
            | {"tiles": 1, "pips": pips[DRAGONS]["ship"]["pips"], "stock": 5}
            | {"regroups": last - 2, "besieged": 1, "besieging": 1, "exposed": 1, "chances": 1, "intruders": 0, "turn": 0, "turns": 0},
            {"faction": 5, "come": come, "points": 7, "captures": 0, "villages": 0, "unbuilt": 0, "units": 1, "areas": 1, "citadel": 0}
            | {"tiles": 1, "pips": pips[HORDE]["hordes"]["pips"], "stock": 36 - 2}
            | {"regroups": last, "besieged": 0, "besieging": 1, "exposed": 0, "chances": 2, "intruders": 0, "turn": 0, "turns": 0},
        ][seat]
    )


@pytest.mark.parametrize(("guards", "kind", "place", "unguarded"), [(0, "ship", 8, 0), (0, "swords", 30, 1), (1, "swords", 30, 0)])
def test_units_near_to_what_nobody_guards_are_counted(guards: int, kind: str, place: int, unguarded: int) -> None:
    """8, a sea, and 30 are near to 20; the citadels in 41 and 69 are two steps apart. Who is at sea raids nothing."""
    new = Table(HORSES, DRAGONS).put(0, 69, citadel=1).put(1, 41, citadel=1, swords=2).village(0, 20).put(1, place, **{kind: 1})
    if guards:
        new.put(0, 20, swords=guards)
    new.hand(0, swords=1, blank=1)
    new.pos.turns = vec[i64]([7, 100])
    first, second = (dict(zip(["faction", "come", *NAMES], row, strict=True)) for row in traits(new.go().pos))
    assert (first["intruders"], second["intruders"]) == (2, 0)
    assert (first["exposed"], second["chances"]) == (unguarded, unguarded)
    assert (first["chances"], second["exposed"]) == (0, 0)
    assert (first["turns"], second["turns"]) == (7, LONG_GAME)


def test_there_are_no_traits_before_the_first_turn() -> None:
    pos = GAME.new(2, 1)
    assert isinstance(pos, Bloodstones)
    assert traits(pos) == []
