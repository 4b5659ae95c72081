"""What bots think of a position before they search: worth and hunches."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones.pieces.words import PLAINS
from tests.bloodstones.table import DRAGONS, HORSES, Table

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
