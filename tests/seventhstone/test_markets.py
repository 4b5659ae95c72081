"""T9 Production and market phase."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.phases.production import is_loose, lay_out_stones, open_sheets
from tafelrunde.games.seventhstone.phases.ranking import bidders
from tafelrunde.games.seventhstone.pieces.stones import DISPLAY, HIDDEN, SHOWN, STACKS, STONES, stack_sizes
from tafelrunde.games.seventhstone.words import EQUIPMENT, MERCENARIES, MOVEMENT
from tafelrunde.testing import rule
from tafelrunde.testing.conformance import seen
from tafelrunde.testing.scripts import rules_of
from tests.seventhstone.table import Table

CITIES = ("1/1", "3/1", "5/1", "1/6")


def market(seats: int = 4, display: tuple[str, ...] = ()) -> Table:
    """Everyone has a capital and may allocate."""
    table = Table(seats=seats)
    for seat in range(seats):
        table.city(seat, CITIES[seat])
    for stone in display:
        table.put_stone(stone, DISPLAY, 0)
    return table.allocation()


def allocate(table: Table, seat: int, **bids: int) -> None:
    """Put RS on fields and commit."""
    for name, stones in bids.items():
        table.play(seat, *[f"allocate {name}"] * stones)
    table.play(seat, "commit")


@rule("T9.2")
def test_the_top_stone_of_each_stack_is_displayed() -> None:
    table = Table(seats=4)
    before = stack_sizes(table.pos)
    lay_out_stones(table.pos)
    assert stack_sizes(table.pos) == [size - 1 for size in before]
    assert len(table.stones(DISPLAY)) == 4
    for viewer in (0, 3, None):
        assert sorted(table.pos.view(viewer)["stones"]["display"]) == sorted(table.stones(DISPLAY))


@rule("T9.3")
def test_too_few_stones_are_reshuffled_with_the_discard_pile() -> None:
    table = Table(seats=4)
    for stone in range(STONES):
        table.pos.where[stone] = HIDDEN if stone % 2 else SHOWN
    table.pos.where[0], table.pos.where[1] = 0, STACKS
    lay_out_stones(table.pos)
    assert table.events("reshuffled") == [(39,)]
    assert len(table.stones(DISPLAY)) == 4
    assert sum(stack_sizes(table.pos)) == 35
    for stone in range(STONES):
        table.pos.where[stone] = 0
    table.pos.where[5] = HIDDEN
    lay_out_stones(table.pos)
    assert len(table.stones(DISPLAY)) == 1
    assert not is_loose(0)


@rule("T9.4", "T9.10")
def test_allocations_are_secret_free_until_committed_and_opened_together() -> None:
    table = market(2)
    assert table.pos.waiting() == [0, 1]
    table.play(0, "allocate melee", "allocate melee", "withdraw melee", "allocate movement")
    assert table.on_sheet(0, "melee") == 1
    for viewer in (1, None):
        other = table.pos.view(viewer)["seats"][0]
        assert (other["store"], other["sheet"], other["resources"]) == (None, None, 17)
        assert table.pos.deciding(viewer) == [0, 1]
    assert table.pos.view(0)["seats"][0]["sheet"]["melee"] == 1
    table.play(0, "commit")
    assert table.pos.deciding(1) == [0, 1]
    assert table.pos.deciding(0) == [1]
    assert [entry for entry in seen(table.pos.log, 1) if "event" not in entry and "move" in entry] == []
    with pytest.raises(IllegalMove):
        table.play(0, "allocate melee")
    table.play(1, "commit")
    assert table.pos.view(1)["seats"][0]["sheet"]["movement"] == 1


@rule("T9.10")
def test_an_allocation_is_at_most_the_store_and_any_number_may_be_sent_at_once() -> None:
    table = market(2)
    verbs = table.pos.verbs()
    moves = [verbs.parse(text) for text in ["allocate cavalry"] * 9 + ["allocate tournament"] * 8]
    after = table.pos.play_all(0, moves)
    assert [text for text in map(verbs.text, after.moves(0)) if text.startswith("allocate")] == []
    assert rules_of(after.why_not(0, moves[0])) == ["T9.10"]
    assert table.why_not(0, "withdraw cavalry") == ["T9.10"]
    assert table.on_sheet(0, "cavalry") == 0


@rule("T9.5")
def test_resources_left_in_the_store_are_not_lost() -> None:
    table = market(2)
    allocate(table, 0, melee=2)
    allocate(table.dice(6, 1), 1)
    assert list(table.pos.store) == [15, 17]
    assert list(table.pos.goods[:4]) == [0, 1, 0, 0]


@rule("T9.6")
def test_production_is_unlimited() -> None:
    table = Table().city(0, "1/1").city(0, "2/1").city(0, "3/1").sheet(0, cavalry=40)
    open_sheets(table.pos)
    assert table.pos.goods[3] == 20


@rule("T9.7", "T9.8", "S5")
def test_the_example_of_the_production() -> None:
    dwarf, human, elf, orc = range(4)
    table = Table(seats=4)
    for seat in range(4):
        table.city(seat, CITIES[seat]).own(seat, f"{seat + 1}/4")
    table.sheet(dwarf, ranged=4, cavalry=8).sheet(orc, building=4, melee=2, cavalry=6)
    table.sheet(human, building=4, melee=2, ranged=2, cavalry=4).sheet(elf, cavalry=8)
    open_sheets(table.pos)
    goods = [list(table.pos.goods[seat * 4 : seat * 4 + 4]) for seat in range(4)]
    assert goods == [[0, 0, 2, 4], [1, 1, 1, 2], [0, 0, 0, 4], [1, 1, 0, 3]]
    assert [sum(table.pos.sheet[seat * 8 : seat * 8 + 4]) for seat in range(4)] == [12, 12, 8, 12]
    table.order(orc, dwarf, human, elf).placement(orc)
    assert [f"build 4/4 {kind}" for kind in ("barracks", "manufactory", "wall")] == table.offers(orc, "build")


@rule("T9.9", "N2")
def test_goods_are_rounded_down() -> None:
    table = Table().city(0, "1/1").sheet(0, cavalry=5, building=7, melee=1)
    open_sheets(table.pos)
    assert list(table.pos.goods[:4]) == [1, 0, 0, 2]


@rule("T9.11", "T9.12", "T9.13", "T9.15", "N3")
def test_bidders_rank_by_bid_then_tear_stones_then_the_die() -> None:
    table = Table(seats=4)
    for seat in range(4):
        table.city(seat, CITIES[seat])
    table.pos.laurels = vec[i64]([1, 0, 0, 2])
    table.pos.tears = vec[i64]([4, 3, 3, 5])
    table.sheet(0, mercenaries=3).sheet(1, mercenaries=3).sheet(2, mercenaries=3).sheet(3, mercenaries=1)
    table.dice(2, 5)
    assert bidders(table.pos, MERCENARIES) == [0, 2, 1, 3]
    table.pos.stage = 2
    table.allocation()
    for seat in range(3):
        table.play(seat, "commit")
    table.dice(2, 5, 6, 5, 4, 3).play(3, "commit")
    assert table.events("hired", 2) == [(0, 4), (2, 2), (1, 1), (3, 0)]


@rule("T9.14")
def test_without_a_bid_no_part_in_the_market() -> None:
    table = market(4)
    allocate(table, 0, mercenaries=2, tournament=1)
    allocate(table, 1, mercenaries=1)
    allocate(table, 2)
    table.dice(6, 5, 4, 3)
    allocate(table, 3)
    assert table.events("hired", 2) == [(0, 4), (1, 2)]
    assert list(table.pos.lances) == [4, 0, 0, 0]
    assert bidders(table.pos, EQUIPMENT) == []


@rule("T9.16", "N30")
def test_a_lost_tear_stone_taken_already_counts_on_the_movement_market() -> None:
    table = market(4, ("lost-tear-stone", "bribery", "bribery", "mobility"))
    allocate(table, 0)
    allocate(table, 1, equipment=1, movement=2)
    allocate(table, 2, movement=2)
    allocate(table, 3)
    assert list(table.pos.tears) == [3, 3, 3, 3]
    table.play(1, "take lost-tear-stone")
    assert list(table.pos.tears) == [3, 4, 3, 3]
    assert table.pos.ranking == [1, 2]
    assert table.doing() == "Ordering"
    assert table.pos.waiting() == [1]
    assert bidders(table.pos, MOVEMENT) == [1, 2]


@rule("T9.17", "T9.18", "T9.29", "T9.30")
def test_ranks_receive_four_two_one_and_none() -> None:
    table = market(4).army(0, "1/1", "melee", 2)
    for seat in range(3):
        allocate(table, seat, mercenaries=4 - seat, tournament=seat + 1)
    allocate(table.dice(6, 5, 4, 3), 3, mercenaries=1, tournament=4)
    assert table.doing() == "Placement"
    assert table.events("hired", 2) == [(0, 4), (1, 2), (2, 1), (3, 0)]
    assert table.pos.recruits[0] == 4
    assert list(table.pos.lances) == [0, 1, 2, 4]
    assert table.pos.view(None)["seats"][3]["lances"] == 4
    assert table.pos.view(None)["seats"][0]["mercenaries"] == 4


@rule("T9.19", "T9.20", "T9.21", "T9.24", "N4")
def test_the_display_goes_from_bidder_to_bidder() -> None:
    table = market(4, ("shield-1", "bribery", "mobility", "speed-1"))
    allocate(table, 0, equipment=2)
    allocate(table, 1, equipment=1)
    allocate(table, 2)
    allocate(table, 3)
    assert table.pos.waiting() == [0]
    assert table.offers(0) == ["take speed-1", "take mobility", "take shield-1", "take bribery"]
    assert table.why_not(0, "take speed-2") == ["T9.19"]
    table.play(0, "take bribery")
    assert table.stones(0) == ["bribery"]
    assert table.pos.view(1)["stones"]["to_choose"] == ["speed-1", "mobility", "shield-1"]
    assert table.pos.view(2)["stones"]["to_choose"] == []
    assert table.pos.view(0)["stones"]["to_choose"] == []
    table.pos.chance = chance_from_seed(1)
    table.play(1, "take speed-1")
    assert table.stones(HIDDEN) == ["mobility", "shield-1"]
    assert table.pos.view(1)["stones"]["discarded"] == []
    assert table.pos.view(1)["stones"]["discarded_unseen"] == 2
    told = [entry for entry in seen(table.pos.log, 2) if entry.get("event") == "took"]
    assert [entry["stone"] for entry in told] == [None, None]


@rule("T9.22")
def test_acquired_stones_enter_play_in_the_placement_phase() -> None:
    table = market(2, ("shield-1", "bribery", "mobility")).army(0, "1/1", "melee", 2)
    allocate(table, 0, equipment=1, melee=2, movement=1)
    allocate(table, 1)
    table.play(0, "take mobility", "reject bribery", "choose first")
    assert table.doing() == "Placement"
    assert "equip 1/1 mobility" in table.offers(0)


@rule("T9.23")
def test_a_bidder_must_take_a_stone() -> None:
    table = market(4, ("shield-1", "bribery", "mobility", "speed-1"))
    allocate(table, 0, equipment=1)
    for seat in (1, 2, 3):
        allocate(table, seat)
    assert table.why_not(0, "pass") == ["G4"]
    assert all(text.startswith("take") for text in table.offers(0))


@rule("T9.25", "T9.26")
def test_bidders_choose_their_places_and_the_highest_assigns_the_rest() -> None:
    table = market(4)
    allocate(table, 0, movement=1)
    allocate(table, 1)
    allocate(table, 2, movement=3)
    allocate(table, 3)
    assert table.pos.waiting() == [2]
    assert table.offers(2) == ["choose first", "choose second", "choose third", "choose fourth"]
    assert table.why_not(2, "assign 1 first") == ["T9.25"]
    table.play(2, "choose third")
    assert table.why_not(0, "choose third") == ["T9.25"]
    table.play(0, "choose first")
    assert table.pos.waiting() == [2]
    assert table.offers(2) == ["assign 1 second", "assign 1 fourth"]
    assert table.why_not(2, "assign 1 first") == ["T9.26"]
    assert table.why_not(2, "assign 3 second") == ["T9.26"]
    assert table.why_not(2, "choose second") == ["T9.26"]
    table.play(2, "assign 1 fourth")
    assert table.pos.order == [0, 3, 2, 1]


@rule("T9.27", "T9.28", "N5")
def test_nobody_bids_on_movement_the_die_decides() -> None:
    table = market(4)
    for seat in range(3):
        allocate(table, seat)
    table.dice(3, 5, 3, 6, 2, 4).play(3, "commit")
    assert table.pos.order == [3, 1, 2, 0]


@rule("T9.31")
def test_tournament_stones_add_up_over_the_years() -> None:
    table = Table(seats=2).city(0, "1/1").city(1, "6/6")
    table.pos.lances = vec[i64]([3, 1])
    table.allocation()
    allocate(table, 0, tournament=1)
    allocate(table.dice(6, 1), 1)
    assert list(table.pos.lances) == [6, 1]


@rule("T9.32")
def test_without_bids_nothing_is_given_out_and_the_display_is_discarded() -> None:
    table = market(4, ("shield-1", "bribery", "mobility", "speed-1"))
    for seat in range(3):
        allocate(table, seat)
    table.dice(6, 5, 4, 3).play(3, "commit")
    assert list(table.pos.recruits) == [0, 0, 0, 0]
    assert list(table.pos.lances) == [0, 0, 0, 0]
    assert table.stones(HIDDEN) == ["speed-1", "mobility", "shield-1", "bribery"]
    assert table.pos.view(0)["stones"]["discarded"] == []


@rule("S6")
def test_the_example_of_the_markets() -> None:
    dwarf, human, elf, orc = range(4)
    a, b, c, d = "shield-1", "bribery", "mobility", "speed-1"
    table = Table(seats=4)
    for seat in range(4):
        table.city(seat, CITIES[seat]).own(seat, f"{seat + 1}/4")
    for stone in (a, b, c, d):
        table.put_stone(stone, DISPLAY, 0)
    table.allocation()
    allocate(table, dwarf, ranged=4, cavalry=8, mercenaries=1, equipment=3, movement=3)
    allocate(table, orc, building=4, melee=2, cavalry=6, mercenaries=1, equipment=3, tournament=3)
    allocate(table, human, building=4, melee=2, ranged=2, cavalry=4, mercenaries=2, equipment=2, tournament=3)
    for name, stones in (("cavalry", 8), ("mercenaries", 3), ("movement", 4), ("tournament", 4)):
        table.play(elf, *[f"allocate {name}"] * stones)
    assert list(table.pos.store) == [0, 0, 0, 0]
    table.dice(4, 2, 1, 5).play(elf, "commit")
    assert list(table.pos.recruits) == [1, 2, 4, 0]
    assert table.pos.ranking == [orc, dwarf, human]
    table.play(orc, f"take {b}").play(dwarf, f"take {c}").play(human, f"take {d}")
    assert [table.stones(seat) for seat in range(4)] == [[c], [d], [], [b]]
    assert table.stones(HIDDEN) == [a]
    table.dice(6, 3).play(elf, "choose fourth").play(dwarf, "choose third").play(elf, "assign 1 first")
    assert table.pos.order == [human, orc, dwarf, elf]
    assert list(table.pos.lances) == [0, 2, 4, 1]


@rule("T9.19", "T18.14")
def test_every_stone_on_display_can_be_taken_the_first_of_the_box_too() -> None:
    table = market(3, ("teleportation", "bribery", "shield-1"))
    allocate(table, 0, equipment=2)
    allocate(table, 1, equipment=1)
    allocate(table, 2)
    assert table.offers(0) == ["take teleportation", "take shield-1", "take bribery"]
    for name in ("teleportation", "shield-1", "bribery"):
        assert table.why_not(0, f"take {name}") == []
    assert table.why_not(0, "take mobility") == ["T9.19"]
    table.play(0, "take bribery")
    assert table.why_not(0, "reject teleportation") == []
    assert table.why_not(0, "reject bribery") == ["T18.14"]
