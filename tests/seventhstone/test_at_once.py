"""What is known of a movement without a search: what is plain at once, what stays refused, how far units go, simple remedies (T11.35)."""

from __future__ import annotations

from tafelrunde.games.seventhstone.movement.foresight import Foresight, foresight_of
from tafelrunde.games.seventhstone.movement.outlook import Outlook
from tafelrunde.games.seventhstone.movement.plain import others_make_way, rest_can_follow, strangers_rest
from tafelrunde.games.seventhstone.movement.reach import fields_in_reach
from tafelrunde.games.seventhstone.movement.refusals import Refusals
from tafelrunde.games.seventhstone.movement.trials import finds_companion
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.stones import NO_STONE, all_carried, carried_stones, lay, place_under, stones_under
from tafelrunde.games.seventhstone.words import CAVALRY, MELEE, TYPES
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


@rule("T5.11", "T11.35")
def test_a_mercenary_stays_behind_if_he_can_follow() -> None:
    table = Table().army(0, "2/2", "melee", 1, 1).army(0, "2/3", "melee", 1).movement(0)
    pair = table.find(0, "2/2")
    assert rest_can_follow(table.pos, pair, at("2/1"))
    assert not rest_can_follow(table.pos, pair, at("2/3")), "somebody is there"
    foresight = Foresight(table.pos, 0)
    assert foresight.can_send(table.pos, pair, at("2/1"), 1, 0)
    assert not foresight.ways, "nothing had to be worked out"
    table.march(0, "2/2 2/1 melee", 1)
    part = table.find(0, "2/2")
    assert not rest_can_follow(table.pos, Army(0, at("2/2"), MELEE, 0, 0), at("2/1")), "not the whole army"
    assert part.mercenaries == 1
    assert table.offers(0, "march")


@rule("T5.16", "T11.35")
def test_others_make_way_only_if_all_of_them_can() -> None:
    table = Table("P P P").army(0, "1/1", "melee", 2).army(0, "2/1", "ranged", 1).movement(0)
    melee, ranged = table.find(0, "1/1"), table.find(0, "2/1")
    armies = table.pos.armies
    assert others_make_way(table.pos, melee, at("2/1"), armies)
    assert not others_make_way(table.pos, melee, at("3/1"), armies), "nobody is there"
    assert not others_make_way(table.pos, ranged, at("1/1"), armies), "they could only change places: this is for others to find out"
    assert "march 2/1 1/1 ranged" in table.offers(0), "and they do"
    table.play(0, "halt 2/1 ranged")
    assert not others_make_way(table.pos, melee, at("2/1"), table.pos.armies)
    assert strangers_rest(melee, at("2/1"), table.pos.armies)
    assert not strangers_rest(melee, at("3/1"), table.pos.armies)
    assert table.why_not(0, "march 1/1 2/1 melee") == ["T11.35"]


@rule("T11.35")
def test_what_was_refused_stays_refused_until_others_join() -> None:
    table = Table().army(0, "2/2", "melee", 1).army(0, "2/3", "ranged", 1).army(0, "5/5", "melee", 1).movement(0)
    table.play(0, "halt 2/3 ranged")
    foresight = foresight_of(table.pos, 0)
    soldier = table.find(0, "2/2")
    assert at("2/3") not in foresight.targets_for(table.pos, soldier, [at("2/3"), at("2/1")])
    refusals = Refusals(foresight.armies)
    refusals.add(foresight.armies.index(soldier), at("2/3"))
    later = refusals.later(list(reversed(foresight.armies)))
    assert later is not None
    assert later.fields[len(foresight.armies) - 1 - foresight.armies.index(soldier)] == [at("2/3")]
    soldier.military += 1
    assert refusals.later(foresight.armies) is None, "somebody has joined"
    soldier.military -= 1
    assert refusals.later([army for army in foresight.armies if army is not soldier]) is None, "he has gone"


@rule("T11.35")
def test_refusals_go_from_decision_to_decision_but_not_over_a_stone() -> None:
    table = Table().army(0, "2/2", "melee", 1, 0, "speed-1").army(0, "2/3", "ranged", 1).army(0, "3/2", "cavalry", 1)
    table.army(0, "6/6", "melee", 1).movement(0).play(0, "halt 2/3 ranged").march(0, "3/2 2/2 cavalry", 1)
    soldier, pos = table.find(0, "2/2"), table.pos
    assert "march 2/2 2/3 melee" not in table.offers(0)
    foresight = foresight_of(pos, 0)
    number = foresight.armies.index(soldier)
    assert at("2/3") in foresight.refused_to(number)
    table.play(0, "halt 6/6 melee")
    after = foresight_of(pos, 0)
    assert after is not foresight
    assert after.refused_to(after.armies.index(soldier)) == foresight.refused_to(number)
    table.play(0, "use 2/2 melee speed-1")
    assert "march 2/2 2/3 melee" in table.offers(0), "he can go on from there"


@rule("T19.6", "T19.7")
def test_cavalry_gets_past_a_forest_if_it_begins_with_a_plain() -> None:
    table = Table("P F P P", terrain_cavalry=True).army(0, "3/1", "cavalry", 1).movement(0)
    rider = table.find(0, "3/1")
    assert rider.gifts & FRESH
    reached = {}
    for steps in (2, 3, 4):
        rider.steps = steps
        reached[steps] = sorted(fields_in_reach(table.pos, rider, []))
    assert reached[2] == reached[3] == [at("2/1"), at("3/1"), at("4/1")], "the forest ends a first step"
    assert reached[4] == [at("1/1"), *reached[2]], "to and fro, then through the forest"


@rule("T5.11")
def test_a_mercenary_and_a_soldier_meet_elsewhere() -> None:
    for shared in (True, False):
        outlook = Outlook(4)
        outlook.add(1 * TYPES + CAVALRY, 0, 1, [1, 2], 0)
        outlook.add(3 * TYPES + CAVALRY, 1, 0, [3, 2] if shared else [3, 4], 1)
        assert finds_companion(outlook, 1 * TYPES + CAVALRY) == shared
        assert outlook.is_kept() == shared
    crowded = Outlook(4)
    crowded.add(1 * TYPES + CAVALRY, 0, 1, [1, 2], 0)
    crowded.add(3 * TYPES + CAVALRY, 1, 0, [3, 2], 1)
    crowded.add(2 * TYPES + MELEE, 1, 0, [2], 2)
    assert not finds_companion(crowded, 1 * TYPES + CAVALRY), "others are there"


@rule("T22.2")
def test_the_stones_that_armies_carry_are_looked_up_anew_when_one_is_laid() -> None:
    table = Table().army(0, "2/2", "melee", 1, 0, "shield-1").army(1, "5/5", "melee", 1)
    pos = table.pos
    stone = carried_stones(pos, 0)[0]
    assert stones_under(pos, 0, at("2/2"), MELEE) == [stone]
    assert carried_stones(pos, 1) == stones_under(pos, 1, at("5/5"), MELEE) == []
    twin = pos.copy()
    lay(twin, stone, place_under(1, at("5/5"), MELEE))
    assert (carried_stones(twin, 0), carried_stones(twin, 1)) == ([], [stone])
    assert carried_stones(pos, 0) == [stone], "the other position has its own"
    lay(twin, stone, 0)
    assert all_carried(twin) == [[], [], [], []]
    assert NO_STONE not in carried_stones(twin, 1)
