"""T11 Movement phase: a movement that cannot end within the limits is prevented, and what losses in an overrun leave behind."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.games.seventhstone.movement.foresight import why_not_plan
from tafelrunde.games.seventhstone.movement.outlook import Outlook
from tafelrunde.games.seventhstone.movement.stranded import Stranded
from tafelrunde.games.seventhstone.pieces.stones import HIDDEN
from tafelrunde.games.seventhstone.words import FORCE_MAXIMUM, TYPES
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


def mixed_army() -> Table:
    """Two military units and two mercenaries beside foreign land."""
    table = Table().city(1, "6/6").own(0, "1/1").own(1, "2/1", "1/2").army(0, "1/1", "melee", 2, 2).army(0, "5/5", "cavalry", 1)
    return table.movement(0)


@rule("T11.3")
def test_the_end_is_refused_while_a_limit_is_broken_and_all_fields_are_shown() -> None:
    table = mixed_army().march(0, "1/1 2/1 melee", 0, 2)
    assert table.why_not(0, "end") == ["T11.3"]
    assert table.refusal(0, "end").about == (at("2/1"),)
    assert table.pos.view(None)["broken"] == [{"field": at("2/1"), "rule": "T5.11"}]
    table.march(0, "1/1 2/1 melee", 1)
    assert table.why_not(0, "end") == ["T11.3"]
    table.march(0, "1/1 2/1 melee", 1)
    assert table.pos.view(1)["broken"] == []
    assert table.why_not(0, "end") == []


@rule("T11.3")
def test_every_kind_of_broken_limit_is_shown() -> None:
    table = Table().army(0, "1/1", "melee", 4).army(0, "2/1", "melee", 1).army(0, "4/4", "ranged", 1).army(0, "4/5", "cavalry", 1)
    table.movement(0).march(0, "1/1 2/1 melee", 4).march(0, "4/4 4/5 ranged", 1)
    assert table.pos.view(0)["broken"] == [{"field": at("2/1"), "rule": "T5.10"}, {"field": at("4/5"), "rule": "T5.16"}]
    table = Table()
    for column in range(1, 6):
        table.army(0, f"{column}/2", "ranged", 2)
    table.movement(0).march(0, "1/2 1/1 ranged", 1)
    assert [entry["rule"] for entry in table.pos.view(0)["broken"]] == ["T5.13"] * 6
    assert table.why_not(0, "end") == ["T11.3"]


@rule("T11.35")
def test_mercenaries_may_go_ahead_but_their_companions_must_be_able_to_follow() -> None:
    table = mixed_army().march(0, "1/1 2/1 melee", 0, 2)
    assert table.owner("2/1") == 0
    assert table.why_not(0, "march 1/1 1/2 melee") == ["T11.35"]
    assert table.refusal(0, "march 1/1 1/2 melee").about == (at("2/1"),)
    assert table.why_not(0, "halt 1/1 melee") == ["T11.35"]
    assert "march 1/1 2/1 melee" in table.offers(0)
    table = mixed_army().march(0, "1/1 1/2 melee", 2)
    assert table.offers(0, "march")[0] == "march 1/1 1/2 melee"
    assert table.why_not(0, "march 1/1 2/1 melee") == ["T11.35"]


@rule("T11.35")
def test_no_land_is_taken_by_mercenaries_alone() -> None:
    table = mixed_army().march(0, "1/1 1/2 melee", 1)
    table.play(0, "march 1/1 2/1 melee")
    assert table.offers(0) == ["send 1 0 1", "send 1 1 0", "send 1 1 1"]
    assert table.why_not(0, "send 1 0 2") == ["T11.35"]
    assert table.why_not(0, "send 1 1 2") == ["T11.35"]


@rule("T11.35")
def test_a_field_may_be_overfull_only_as_long_as_somebody_can_leave() -> None:
    table = Table().army(0, "1/1", "melee", 2, 1).army(0, "2/1", "melee", 2, 1).army(0, "6/6", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 melee", 2, 1)
    table.play(0, "halt 2/1 melee")
    assert table.offers(0) == ["send 2 0 1", "send 2 1 0"]
    assert table.why_not(0, "send 2 2 1") == ["T11.35"]
    assert table.why_not(0, "send 2 1 1") == ["T11.35"]
    table.play(0, "send 2 0 1").march(0, "2/1 3/1 melee", 2)
    assert table.units(0, "2/1") == (2, 2)


@rule("T11.35")
def test_two_types_may_meet_only_as_long_as_one_can_leave() -> None:
    table = Table().army(0, "1/1", "melee", 1).army(0, "2/1", "cavalry", 1).army(0, "6/6", "melee", 1).movement(0)
    table.march(0, "1/1 2/1 melee", 1)
    assert table.why_not(0, "halt 2/1 cavalry") == ["T11.35"]
    table.march(0, "2/1 1/1 cavalry", 1)
    assert table.why_not(0, "end") == []
    table = Table().army(0, "1/1", "melee", 1).army(0, "2/1", "cavalry", 1).army(0, "6/6", "melee", 1).movement(0)
    table.play(0, "halt 2/1 cavalry")
    assert table.why_not(0, "march 1/1 2/1 melee") == ["T11.35"]
    assert "march 1/1 1/2 melee" in table.offers(0)


@rule("T11.35")
def test_the_force_maximum_cannot_be_evaded() -> None:
    table = Table()
    for column in range(1, 6):
        table.army(0, f"{column}/2", "ranged", 2)
    table.movement(0)
    for column in range(2, 6):
        table.play(0, f"halt {column}/2 ranged", "send 1 2 0")
    table.march(0, "1/2 1/1 ranged", 1)
    assert table.why_not(0, "halt 1/2 ranged") == ["T11.35"]
    assert table.offers(0) == ["march 1/2 1/1 ranged", "march 1/2 2/2 ranged"]
    table.play(0, "march 1/2 1/1 ranged")
    assert table.units(0, "1/1") == (2, 0)


@rule("T11.35", "T11.11")
def test_whoever_waits_on_a_capital_for_others_does_not_attack_it_without_them() -> None:
    table = Table().city(1, "3/1").army(0, "2/1", "cavalry", 1, 1).army(0, "6/6", "melee", 1).movement(0)
    table.march(0, "2/1 3/1 cavalry", 0, 1).march(0, "2/1 2/2 cavalry", 1)
    assert table.why_not(0, "halt 3/1 cavalry") == ["T11.35"]
    table.march(0, "2/2 2/1 cavalry", 1)
    assert table.why_not(0, "halt 3/1 cavalry") == ["T11.35"]
    assert table.offers(0, "march") == ["march 3/1 2/1 cavalry", "march 6/6 6/5 melee", "march 6/6 5/6 melee"]


@rule("T11.36")
def test_a_stone_counts_once_it_is_used() -> None:
    table = Table().army(0, "1/1", "melee", 1, 0, "speed-1").army(0, "3/1", "melee", 1, 1).army(0, "6/6", "cavalry", 1).movement(0)
    table.march(0, "3/1 4/1 melee", 1)
    assert table.why_not(0, "halt 3/1 melee") == ["T11.35"]
    table.play(0, "use 1/1 melee speed-1")
    assert table.why_not(0, "halt 3/1 melee") == []
    table.play(0, "halt 3/1 melee")
    assert table.why_not(0, "end") == ["T11.3"]
    table.march(0, "1/1 2/1 melee", 1).march(0, "2/1 3/1 melee", 1)
    assert table.units(0, "3/1") == (1, 1)


def ahead(companions: int = 2, mercenaries: int = 2, stone: str = "") -> Table:
    """Cavalry mercenaries have gone to 2/2, which belonged to seat 1; their companions stand on 1/1, an enemy on 1/2."""
    table = Table().city(1, "6/6").own(0, "1/1").own(1, "1/2", "2/2").army(1, "1/2", "melee", 1)
    table.army(0, "1/1", "cavalry", companions, mercenaries, stone).army(0, "5/5", "melee", 1).movement(0)
    return table.march(0, "1/1 2/1 cavalry", 0, mercenaries, stone).march(0, "2/1 2/2 cavalry", 0, mercenaries)


@rule("T11.36")
def test_an_overrun_that_can_be_declared_is_the_players_risk() -> None:
    table = ahead()
    assert table.owner("2/2") == 0
    table.play(0, "march 1/1 1/2 cavalry")
    assert table.units(0, "1/2") == (2, 0)
    assert table.why_not(0, "end") == ["T11.3"]
    table.dice(1, 1, 6).play(0, "overrun 1/2").march(0, "1/2 2/2 cavalry", 2)
    assert table.why_not(0, "end") == []


@rule("T11.36", "T11.16", "T12.17")
def test_a_stone_too_many_does_not_stand_against_an_overrun_because_it_can_be_dropped() -> None:
    table = Table().city(1, "6/6").own(1, "1/2", "2/2").army(1, "1/2", "melee", 1).army(0, "5/5", "melee", 1)
    table.army(0, "1/1", "cavalry", 1, 1, "precision-cavalry").army(0, "1/3", "cavalry", 1, 0, "mobility").movement(0)
    table.march(0, "1/1 2/1 cavalry", 0, 1).march(0, "2/1 2/2 cavalry", 0, 1).march(0, "1/1 1/2 cavalry", 1)
    table.play(0, "march 1/3 1/2 cavalry")
    assert table.units(0, "1/2") == (2, 0)
    assert why_not_plan(table.pos, 0) is None, "two stones lie there, but whoever drops one can overrun and go on to the mercenary"
    assert table.why_not(0, "overrun 1/2") == ["T12.17"]
    table.play(0, "drop 1/2 cavalry mobility").dice(1, 1, 6).play(0, "overrun 1/2").march(0, "1/2 2/2 cavalry", 1)
    assert table.why_not(0, "end") == []


@rule("T11.37", "T11.38", "N33")
def test_mercenaries_without_companions_are_removed_at_once_and_what_they_took_goes_back() -> None:
    table = ahead().march(0, "1/1 1/2 cavalry", 2)
    store, value = list(table.pos.store), list(table.pos.value)
    table.dice(5, 6, 1, 4, 3).play(0, "overrun 1/2")
    assert table.doing() == "Movement"
    assert table.units(0, "2/2") == (0, 0)
    assert table.events("stranded") == [(0, at("2/2"), 0, 1)] * 2
    assert table.owner("2/2") == 1
    assert table.events("returned") == [(1, at("2/2"))]
    assert list(table.pos.value) == [value[0] - 2, value[1] + 2]
    assert list(table.pos.store) == [store[0] + 2 - 2, store[1] + 2]
    assert table.balanced()
    assert table.why_not(0, "end") == []


@rule("T11.37", "N33")
def test_nothing_is_removed_while_others_can_still_join() -> None:
    table = Table().city(1, "6/6").own(0, "1/1").own(1, "1/2", "2/2").army(1, "1/2", "melee", 1)
    table.army(0, "1/1", "cavalry", 2, 2).army(0, "4/2", "cavalry", 2).army(0, "5/5", "melee", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 0, 2).march(0, "2/1 2/2 cavalry", 0, 2).march(0, "1/1 1/2 cavalry", 2)
    table.dice(5, 6, 1, 4, 3).play(0, "overrun 1/2")
    assert table.units(0, "2/2") == (0, 2)
    assert table.events("stranded") == []
    assert table.why_not(0, "end") == ["T11.3"]
    table.march(0, "4/2 3/2 cavalry", 2).march(0, "3/2 2/2 cavalry", 2)
    assert table.owner("2/2") == 0


def one_for_two() -> Table:
    """Of two companions one has fallen; single mercenaries wait for him on 2/1 and 2/3."""
    table = Table().city(1, "6/6").own(0, "3/2").own(1, "2/2", "2/1").army(1, "2/2", "melee", 1)
    table.army(0, "3/2", "cavalry", 2, 2).army(0, "5/5", "melee", 1).movement(0)
    table.march(0, "3/2 3/1 cavalry", 0, 1).march(0, "3/1 2/1 cavalry", 0, 1)
    table.march(0, "3/2 3/3 cavalry", 0, 1).march(0, "3/3 2/3 cavalry", 0, 1)
    table.march(0, "3/2 2/2 cavalry", 2)
    return table.dice(5, 6, 1, 1, 6).play(0, "overrun 2/2")


def one_too_many() -> Table:
    """Two mercenaries on 3/3 find no companions without breaking the unit or force maximum elsewhere, though no field alone is over."""
    table = Table().city(0, "2/2").city(1, "1/1").own(0, "3/3", "1/3", "1/2", "3/2", "2/3").army(0, "2/3", "melee", 1)
    for field, military, mercenaries in (("3/3", 0, 2), ("1/3", 1, 1), ("1/2", 1, 1), ("2/2", 3, 1), ("3/2", 1, 0)):
        table.army(0, field, "cavalry", military, mercenaries)
    table.movement(0)
    for army in table.pos.armies:
        army.steps = {at("2/2"): 0, at("3/2"): 1}.get(army.field, army.steps)
    table.pos.push(Stranded(0))
    table.pos.settle()
    return table


@rule("T11.37")
def test_limits_that_cannot_be_kept_together_cost_a_unit_and_nobody_is_stuck() -> None:
    table = one_too_many()
    assert table.doing() == "Stranded"
    offers = table.offers(0)
    assert "remove 3/3 1 mercenary" in offers
    assert "remove 2/3 1 military" not in offers, "he helps nobody by going"
    for text in offers:
        after = one_too_many().play(0, text)
        assert after.doing() == "Movement", "one unit is enough"
    assert table.why_not(0, "remove 2/3 1 military") == ["T11.37"]


@rule("T11.37")
def test_the_player_chooses_what_is_removed_and_no_more_than_needed() -> None:
    table = one_for_two()
    assert table.doing() == "Stranded"
    assert table.offers(0) == ["remove 2/1 1 mercenary", "remove 2/3 1 mercenary"]
    for text in ("remove 2/2 1 military", "give-up 2/2 cavalry", "remove 5/5 1 military"):
        assert table.why_not(0, text) == ["T11.37"]
    assert table.why_not(0, "end") == ["G4"]
    table.play(0, "remove 2/3 1 mercenary")
    assert table.doing() == "Movement"
    assert table.events("freed") == [(at("2/3"),)]
    assert table.owner("2/3") == -1
    assert table.owner("2/1") == 0
    assert table.why_not(0, "march 2/2 2/3 cavalry") == ["T11.35"]
    table.march(0, "2/2 2/1 cavalry", 1)
    assert table.units(0, "2/1") == (1, 1)
    assert table.balanced()


@rule("T11.37")
def test_beside_units_of_another_type_it_is_the_lonely_mercenary_that_goes() -> None:
    table = Table().city(1, "6/6").own(0, "3/2", "2/3").own(1, "2/2", "2/1").army(1, "2/2", "melee", 1)
    table.army(0, "3/2", "cavalry", 2, 2).army(0, "2/3", "melee", 2).movement(0)
    table.march(0, "3/2 3/1 cavalry", 0, 1).march(0, "3/1 2/1 cavalry", 0, 1)
    table.march(0, "3/2 3/3 cavalry", 0, 1).march(0, "3/3 2/3 cavalry", 0, 1)
    table.march(0, "3/2 2/2 cavalry", 2).dice(5, 6, 1, 1, 6).play(0, "overrun 2/2")
    assert table.offers(0) == ["remove 2/1 1 mercenary", "remove 2/3 2 mercenary"]
    table.play(0, "remove 2/3 2 mercenary")
    assert table.units(0, "2/3") == (2, 0)
    assert table.balanced()


@rule("T11.37", "T11.18")
def test_the_stone_of_an_army_that_is_removed_is_discarded_face_down() -> None:
    table = ahead(stone="bribery").march(0, "1/1 1/2 cavalry", 2)
    table.dice(5, 6, 1, 4, 3).play(0, "overrun 1/2")
    assert table.stones(HIDDEN) == ["bribery"]
    assert table.stones_under(0, "2/2", "cavalry") == []


@rule("T11.38", "T11.28")
def test_no_conflict_is_left_behind_by_an_attacker_that_is_gone() -> None:
    table = Table().city(1, "6/6").own(0, "1/1").own(1, "1/2", "2/2").army(1, "1/2", "melee", 1).army(1, "2/2", "ranged", 1)
    table.army(0, "1/1", "cavalry", 2, 1).army(0, "5/5", "melee", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 0, 1).march(0, "2/1 2/2 cavalry", 0, 1).march(0, "1/1 1/2 cavalry", 2)
    assert table.in_conflict("2/2")
    table.dice(5, 6, 1, 4, 3).play(0, "overrun 1/2")
    assert not table.in_conflict("2/2")
    assert table.events("called-off") == [(at("2/2"),)]
    assert table.owner("2/2") == 1


@rule("T11.38")
def test_a_conflict_of_others_goes_on_without_the_one_who_is_gone() -> None:
    table = Table(seats=3).city(1, "6/6").city(2, "6/5").own(0, "1/1").own(1, "1/2", "2/2").army(1, "1/2", "melee", 1)
    table.army(1, "2/2", "ranged", 1).army(2, "2/2", "ranged", 1).conflict("2/2", 2)
    table.army(0, "1/1", "cavalry", 2, 1).army(0, "5/5", "melee", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 0, 1).march(0, "2/1 2/2 cavalry", 0, 1).march(0, "1/1 1/2 cavalry", 2)
    table.dice(5, 6, 1, 4, 3).play(0, "overrun 1/2")
    assert table.units(0, "2/2") == (0, 0)
    assert table.in_conflict("2/2")
    assert table.events("called-off") == []


@rule("T4.16")
def test_no_unit_is_given_up_at_will() -> None:
    table = mixed_army().march(0, "1/1 2/1 melee", 0, 2)
    for text in ("remove 2/1 1 mercenary", "give-up 2/1 melee", "remove 1/1 1 military"):
        assert table.why_not(0, text) == ["T4.16"]
    assert not [text for text in table.offers(0) if text.split()[0] in ("remove", "give-up", "disband")]


Group = tuple[int, int, int, list[int]]
"""Field * 3 + type, military units, mercenaries, where they may go."""


def mended_by_trying_everything(groups: list[Group], maximum: int) -> bool:
    """T5.10, T5.11, T5.13, T5.16 looked at for every way all units could go."""
    units = [(place % TYPES, kind, ways) for place, *count, ways in groups for kind in (0, 1) for _ in range(count[kind])]
    for goals in product(*(ways for _, _, ways in units)):
        held: dict[tuple[int, int], list[int]] = {}
        for (type, kind, _), goal in zip(units, goals, strict=True):
            held.setdefault((goal, type), [0, 0])[kind] += 1
        single = len({field for field, _ in held}) == len(held)
        full = all(sum(count) <= maximum and count[1] <= count[0] for count in held.values())
        stones = [sum(1 for _, type in held if type == one) for one in range(TYPES)]
        if single and full and max(stones) <= FORCE_MAXIMUM:
            return True
    return False


def found_by_quarters(groups: list[Group], maximum: int) -> bool:
    """What is asked when the search loses patience; a way that is found has to be one."""
    outlook = Outlook(maximum)
    for name, group in enumerate(groups):
        outlook.add(*group, name)
    if not outlook.find_quarters():
        return False
    assert outlook.broken() == []
    told = [[0, 0] for _ in groups]
    for name, goal, military, mercenaries in outlook.orders():
        assert goal in groups[name][3]
        told[name][0] += military
        told[name][1] += mercenaries
    assert told == [[military, mercenaries] for _, military, mercenaries, _ in groups]
    return True


@rule("T11.35")
@pytest.mark.parametrize("seed", range(8))
def test_the_search_finds_a_way_exactly_if_there_is_one(seed: int) -> None:
    chance = chance_from_seed(seed)
    found = [0, 0]
    for _ in range(60):
        fields = 3 + chance.below(3)
        maximum = 1 + chance.below(3)
        groups: list[Group] = []
        for _ in range(2 + chance.below(3)):
            field, type = chance.below(fields), chance.below(2)
            military, mercenaries = chance.below(3), chance.below(2)
            ways = [field, *(other for other in range(fields) if other != field and chance.below(3) == 0)]
            if military + mercenaries:
                groups.append((field * TYPES + type, military, mercenaries, ways))
        outlook = Outlook(maximum)
        for group in groups:
            outlook.add(*group)
        expected = mended_by_trying_everything(groups, maximum)
        assert outlook.can_be_mended() == expected, groups
        assert found_by_quarters(groups, maximum) == expected, groups
        found[expected] += 1
    assert min(found) > 5


@rule("T11.35")
def test_the_search_knows_the_force_maximum() -> None:
    for last, expected in (([5, 0], True), ([5, 6], False)):
        outlook = Outlook(4)
        for field in range(FORCE_MAXIMUM):
            outlook.add(field * TYPES, 1, 0, [field])
        outlook.add(5 * TYPES, 1, 0, last)
        assert outlook.can_be_mended() == expected


def torn_apart(seed: int, maximum: int) -> list[Group]:
    """Five full armies of single units on a board of 8 × 8, scattered, each with one to three steps left or none."""
    chance = chance_from_seed(seed)
    groups: list[Group] = []
    for number in range(FORCE_MAXIMUM * maximum):
        if number % maximum == 0:
            column, row = 1 + chance.below(6), 1 + chance.below(6)
        x, y = (column + chance.below(2), row) if chance.below(2) else (column, row + chance.below(2))
        steps = 1 + chance.below(3) if chance.below(20) else 0
        ways = [x + 8 * y]
        ways += [a + 8 * b for b in range(8) for a in range(8) if 0 < abs(a - x) + abs(b - y) <= steps]
        mercenary = number % maximum >= maximum - maximum // 3
        groups.append(((x + 8 * y) * TYPES, 0 if mercenary else 1, 1 if mercenary else 0, ways))
    return groups


@rule("T11.35")
def test_a_refusal_is_true_also_where_trying_unit_by_unit_loses_patience() -> None:
    """All five army stones have to be full: there are ways, but hardly any, and each takes most units elsewhere."""
    answers: list[bool] = []
    for seed in range(60):
        groups = torn_apart(seed, 4)
        outlook = Outlook(4)
        for group in groups:
            outlook.add(*group)
        mended = outlook.can_be_mended()
        if outlook.left == 0:
            assert mended == found_by_quarters(groups, 4)
            answers.append(mended)
    assert True in answers
    assert False in answers
