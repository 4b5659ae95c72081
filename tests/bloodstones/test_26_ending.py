"""S26: the end of the game. S27: final captures and scoring. S28: tie-breaks."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.bloodstones.ending import Ending, final_captures, final_scoring
from tafelrunde.testing import rule
from tests.bloodstones.table import DRAGONS, HILLS, HORDE, HORSES, Table


def last_turn(*factions: str) -> Table:
    """Seat 2 regroups at the end of this turn; the others are on the last space already."""
    table = Table(*(factions or (HORSES, DRAGONS, HILLS)))
    for seat, area in ((0, 20), (1, 41), (2, 69)):
        table.put(seat, area, citadel=1).hand(seat, ship=2, swords=1)
    table.bag(2, 0)
    table.pos.regroups = vec[i64]([2, 2, 1])
    return table


@rule("S26.1", "S26.2", "S26.3", "X27", "S26.4", "S26.5")
def test_the_last_regroup_ends_the_game() -> None:
    table = last_turn().village(2, 68, 68, 70)
    table.put(0, 47, swords=2).put(1, 47, swords=1).put(0, 63, swords=1).put(1, 63, shield=1).put(1, 30, swords=1).put(2, 30, swords=1).go(
        seat=2
    )
    table.play("attack 30 1", "fight").rig((5, 5, 4), (2, 2, 3)).play("keep", "keep")
    table.end_turn()
    assert table.pos.vp[2] == 1 + 3, "the villages of that regroup still count"
    assert table.pos.hand_size(2) == 6, "and the draw is completed"
    assert (table.doing, table.seat) == ("LastBattles", 0), "the left neighbour fights first"
    assert table.why("march 47") == ["S26.4"], "nothing else can be done"
    assert table.why("build swords") == ["S26.4"]
    assert table.offers() == ["attack 47 1", "attack 63 1"]
    assert not table.pos.is_over()
    table.play("attack 47 1")
    assert table.may("withdraw 46"), "all battle rules apply"
    table.play("fight").rig((5, 5, 4, 2), (2, 2, 3)).play("keep", "keep")
    table.play("attack 63 1", "withdraw 53")
    assert table.pos.is_over()
    assert table.pos.vp[0] == 1
    assert table.pos.standing().rule == "S26.1"
    assert [event["seat"] for event in table.told("end-triggered")] == [2]


@rule("S26.1")
def test_not_before_every_marker_has_arrived() -> None:
    table = last_turn()
    table.pos.regroups = vec[i64]([1, 2, 1])
    table.go(seat=2).end_turn()
    assert list(table.pos.regroups) == [1, 2, 2]
    assert not table.pos.is_over()
    assert table.pos.active == 0


@rule("S26.4", "S26.5", "S26.8")
def test_everybody_draws_in_the_order_the_trigger_last() -> None:
    table = last_turn().hush().go(seat=2).end_turn()
    assert table.pos.is_over()
    drew = [event["seat"] for event in table.told("drew-tiles")]
    order = [seat for i, seat in enumerate(drew) if i == 0 or drew[i - 1] != seat]
    assert order == [2, 0, 1], "the trigger's own draw, then clockwise"
    assert [table.pos.hand_size(seat) for seat in range(3)] == [7, 6, 6]
    fighting = last_turn().put(2, 47, swords=1).put(0, 47, swords=1).put(1, 56, swords=1).put(2, 56, shield=1).ending(1)
    assert fighting.seat == 2, "the left neighbour of seat 1"
    assert fighting.offers() == ["attack 47 0", "attack 56 1"], "the active player chooses the order"


def fleeing() -> Table:
    """Seat 2 flees from seat 1 to where seat 0 stands, then seat 0 flees from seat 2 to where seat 1 stands."""
    table = last_turn().put(1, 54, swords=1).put(2, 54, swords=1).village(2, 55).put(0, 55, swords=1).village(0, 47).put(1, 47, shield=1)
    table.ending(2)
    assert table.seat == 2
    table.play("withdraw 55")
    assert table.seat == 0, "attacked by seat 2, whose turn it is now"
    return table


@rule("S26.6")
def test_flight_brings_another_round() -> None:
    table = fleeing().play("withdraw 47")
    assert table.pos.view(None)["doing"][0]["round"] == 2
    assert (table.pos.active, table.seat) == (0, 1), "seat 0 attacks seat 1 now"
    table.play("withdraw 46")
    assert table.pos.is_over()


@rule("S26.6")
def test_after_three_rounds_contested_areas_stay_so() -> None:
    table = fleeing()
    ending = table.pos.stack[0]
    assert isinstance(ending, Ending)
    ending.round = 3
    table.play("withdraw 47")
    assert table.pos.is_over()
    assert table.pos.is_contested(47)
    assert table.pos.captured[1 * 3 + 0] == 1, "and seat 1 takes the village there"


@rule("S26.7", "S23.6")
def test_no_desert_check_and_no_scoring_while_ending() -> None:
    table = last_turn().village(0, 19).put(0, 72, swords=1)
    table.bag(0, 0)
    table.go(seat=2).end_turn()
    assert table.pos.is_over()
    assert table.units(0, 72) == {"swords": 1}
    assert table.pos.vp[0] == 0, "the bag was refilled, nothing scored"
    assert table.told("regrouped")[-1]["seat"] == 0


@rule("S27.1", "S27.2", "S27.3", "S27.5")
def test_final_captures() -> None:
    table = last_turn().village(1, 47, 47, 55).put(0, 47, swords=1).put(2, 55, shield=1).village(0, 19)
    table.go(seat=2).end_turn()
    assert table.pos.is_over()
    assert table.pos.captured[0 * 3 + 1] == 2, "all of them, for nothing"
    assert table.pos.captured[2 * 3 + 1] == 1
    assert table.pos.standing().scores == [2, 0, 1], "one each; villages on the map are not scored again"
    assert table.pos.village_of[19] == 0


@rule("S27.2")
def test_the_first_in_order_takes_all() -> None:
    table = last_turn().village(1, 47, 47).put(0, 47, swords=1).put(2, 47, swords=1).put(1, 47, swords=1)
    final_captures(table.pos, 1)
    assert table.pos.captured[2 * 3 + 1] == 2, "seat 2 comes first after seat 1; the owner's unit protects nothing"
    table = last_turn().village(1, 47, 47).put(0, 47, swords=1).put(2, 47, swords=1)
    final_captures(table.pos, 2)
    assert table.pos.captured[0 * 3 + 1] == 2


@rule("S27.3", "S27.4", "S27.6", "S28.1", "S28.2", "S28.4", "X34")
def test_the_horde_ties_and_loses_on_villages() -> None:
    table = Table(HORSES, HORDE, DRAGONS, HILLS).village(0, 19).village(2, 20)
    pos = table.pos
    pos.vp = vec[i64]([40, 37, 0, 0])
    pos.captured[0 * 4 + 2] = 3
    pos.captured[1 * 4 + 2] = 3
    assert (pos.capture_vp(0), pos.capture_vp(1)) == (3, 6)
    pos.pool[2] -= 6
    over(table)
    standing = pos.standing()
    assert standing.scores == [43, 43, 0, 0]
    assert standing.winners == [0]
    assert standing.ranks[1] == 2


def over(table: Table) -> None:
    """Score and end, as the last step of the end procedure does."""
    final_scoring(table.pos)
    table.pos.stack = []
    table.pos.end_rule = "S26.1"


@rule("S27.4", "S27.6")
def test_citadels_are_worth_five_and_the_most_points_win() -> None:
    table = Table(HORSES, DRAGONS)
    table.pos.vp = vec[i64]([10, 14])
    table.pos.taken_by[1] = 0
    over(table)
    assert table.pos.standing().scores == [15, 14]
    assert table.pos.standing().winners == [0]
    assert [(event["seat"], event["vp"]) for event in table.told("game-won")] == [(0, 15)], "the log says so"


@rule("S28.1", "S28.2", "S28.3", "S28.5")
def test_tie_breaks() -> None:
    villages = Table(HORSES, DRAGONS).village(0, 19, 19).village(1, 20)
    villages.pos.vp = vec[i64]([10, 10])
    over(villages)
    assert villages.pos.standing().winners == [0]
    captures = Table(HORSES, DRAGONS).village(0, 19).village(1, 20)
    captures.pos.vp = vec[i64]([10, 8])
    captures.pos.captured[1 * 2 + 0] = 2
    over(captures)
    assert captures.pos.standing().scores == [10, 10]
    assert captures.pos.standing().winners == [1], "more points from captures"
    shared = Table(HORSES, DRAGONS).village(0, 19).village(1, 20)
    shared.pos.vp = vec[i64]([10, 10])
    over(shared)
    assert shared.pos.standing().winners == [0, 1]


@rule("S28.2")
def test_villages_are_counted_after_the_final_captures() -> None:
    table = last_turn().village(0, 19, 19).village(1, 47).put(2, 19, swords=1)
    table.pos.vp = vec[i64]([10, 12, 0])
    final_captures(table.pos, 2)
    assert table.pos.villages_on_map(0) == 0
    over(table)
    assert table.pos.standing().scores == [10, 12, 2]
    table.pos.vp[0] = 12
    assert table.pos.standing().winners == [1], "one village against none, after the captures"


@rule("S25.7", "S27.6")
def test_whoever_is_out_ranks_behind_the_others_and_by_points_among_their_like() -> None:
    table = Table(HORSES, DRAGONS, HILLS)
    table.pos.vp, table.pos.out = vec[i64]([20, 3, 9]), 0b101
    over(table)
    assert table.pos.standing().winners == [1]
    assert table.pos.standing().ranks == [2, 1, 3]
