"""T18 Two and three players."""

from __future__ import annotations

import tafelrunde
from tafelrunde.games.seventhstone import SeventhStone
from tafelrunde.games.seventhstone.board.files import tile_ground
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.pieces.stones import DEPTH, DISPLAY, HIDDEN, KNOWN, STACKS, STONES, VIEWERS, deal_stacks, stack_sizes
from tafelrunde.games.seventhstone.words import WATER
from tafelrunde.testing import rule
from tafelrunde.testing.conformance import seen
from tests.seventhstone.table import Table
from tests.seventhstone.test_markets import allocate, market


def tiles(seats: int) -> dict[str, int]:
    """How many tiles of each class are used."""
    counted: dict[str, int] = {}
    for number in box().tiles_for(seats):
        counted[box().tile[number].id] = counted.get(box().tile[number].id, 0) + 1
    return counted


def removed(seats: int) -> dict[str, int]:
    return {name: count - tiles(seats).get(name, 0) for name, count in tiles(4).items() if count != tiles(seats).get(name, 0)}


def game(seats: int) -> SeventhStone:
    pos = tafelrunde.new("seventhstone", seats, 3)
    assert isinstance(pos, SeventhStone)
    return pos


def land(pos: SeventhStone) -> int:
    return sum(1 for field in pos._board.fields if pos._board.kind[field] != WATER)


@rule("T18.1")
def test_what_two_players_sort_out() -> None:
    assert removed(2) == {"plain": 3, "forest": 2, "mountain": 2, "portal-blue": 2, "temple-plain": 1}
    assert not any(tile_ground(tile) in game(2).ground for tile in box().tile if tile.id == "portal-blue")


@rule("T18.2")
def test_the_board_for_two() -> None:
    pos = game(2)
    assert (pos.columns, pos.rows, land(pos)) == (5, 6, 25)


@rule("T18.3", "T18.14")
def test_two_players_three_stones_the_top_bidder_takes_one_and_discards_one() -> None:
    table = market(2, ("shield-1", "bribery", "mobility"))
    allocate(table, 0, equipment=2)
    allocate(table, 1, equipment=1)
    assert table.offers(0) == ["take mobility", "take shield-1", "take bribery"]
    table.play(0, "take bribery")
    assert table.offers(0) == ["reject mobility", "reject shield-1"]
    assert table.why_not(0, "reject bribery") == ["T18.14"]
    assert table.why_not(0, "pass") == ["G4"]
    table.dice(6, 1).play(0, "reject shield-1")
    assert table.stones(HIDDEN) == ["shield-1"]
    assert [table.stones(seat) for seat in range(2)] == [["bribery"], ["mobility"]]
    assert [entry["stone"] for entry in seen(table.pos.log, 1) if entry.get("event") == "rejected"] == [None]
    assert table.pos.view(1)["stones"]["discarded"] == []


@rule("T18.4")
def test_two_players_receive_three_and_one() -> None:
    table = market(2)
    allocate(table, 0, mercenaries=2, tournament=1)
    allocate(table.dice(6, 1), 1, mercenaries=1, tournament=2)
    assert table.events("hired", 2) == [(0, 3), (1, 1)]
    assert list(table.pos.lances) == [1, 3]


@rule("T18.7", "T22.8")
def test_as_many_stacks_as_stones_on_display_filled_in_turn() -> None:
    assert sorted(stack_sizes(game(2))) == [13, 13, 14]
    assert stack_sizes(game(3)) == stack_sizes(game(4)) == [10, 10, 10, 10]
    table = Table(seats=2)
    table.dice()
    deal_stacks(table.pos, list(range(40)))
    assert [(table.pos.where[stone] - STACKS) // DEPTH for stone in range(6)] == [0, 1, 2, 0, 1, 2]


@rule("T22.8")
def test_a_single_stone_that_is_dealt_is_known_to_all_and_of_two_nobody_knows_which() -> None:
    table = Table(seats=2)
    deal_stacks(table.pos, [7])
    assert [table.pos.sight[viewer * STONES + 7] == KNOWN for viewer in range(VIEWERS)] == [True] * VIEWERS
    deal_stacks(table.pos, [7, 30])
    assert [table.pos.sight[viewer * STONES + 7] == KNOWN for viewer in range(VIEWERS)] == [False] * VIEWERS


@rule("T18.8")
def test_two_players_without_a_bid_the_second_stone_is_discarded() -> None:
    table = market(2, ("shield-1", "bribery", "mobility"))
    allocate(table, 0, equipment=1)
    allocate(table, 1)
    table.play(0, "take bribery")
    table.dice(6, 1).play(0, "reject shield-1")
    assert sorted(table.stones(HIDDEN)) == ["mobility", "shield-1"]
    assert table.stones(1) == []


@rule("T18.9")
def test_what_three_players_sort_out() -> None:
    assert removed(3) == {"plain": 1, "forest": 2, "mountain": 2}


@rule("T18.10")
def test_the_board_for_three() -> None:
    pos = game(3)
    assert (pos.columns, pos.rows, land(pos)) == (6, 6, 30)


@rule("T18.11")
def test_three_players_four_stones_the_top_bidder_discards_one() -> None:
    table = market(3, ("shield-1", "bribery", "mobility", "speed-1"))
    allocate(table, 0, equipment=1)
    allocate(table, 1, equipment=3)
    allocate(table, 2, equipment=2)
    table.play(1, "take speed-1", "reject bribery")
    assert table.offers(2) == ["take mobility", "take shield-1"]
    table.dice(3, 2, 1).play(2, "take shield-1")
    assert [table.stones(seat) for seat in range(3)] == [["mobility"], ["speed-1"], ["shield-1"]]
    assert table.stones(HIDDEN) == ["bribery"]
    assert table.stones(DISPLAY) == []


@rule("T18.13")
def test_three_players_receive_four_two_one() -> None:
    table = market(3)
    for seat in range(2):
        allocate(table, seat, mercenaries=3 - seat, tournament=3 - seat)
    allocate(table.dice(6, 5, 4), 2, mercenaries=1, tournament=1)
    assert table.events("hired", 2) == [(0, 4), (1, 2), (2, 1)]
    assert list(table.pos.lances) == [4, 2, 1]


@rule("T18.15")
def test_everything_else_is_as_with_four() -> None:
    for seats in (2, 3):
        pos = game(seats)
        assert pos.goal == game(4).goal
        assert pos.unit_maximum() == game(4).unit_maximum()
        assert type(pos.stack[-1]).__name__ == type(game(4).stack[-1]).__name__
