"""S9: moving units. S10: ships. S11: Leaders. S12: Dragons."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tafelrunde.engine.packed import listed
from tafelrunde.engine.verbs import arg1
from tafelrunde.games.bloodstones.phases.movement import passage_ends
from tafelrunde.games.bloodstones.phases.payment import ANY_PIPS, payments
from tafelrunde.games.bloodstones.pieces.tiles import PIPS
from tafelrunde.games.bloodstones.pieces.words import HORSE_LORDS, KIND_COUNT, KINDS
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORDE, HORSES, Table, move_cost


def targets(table: Table, unit: str) -> list[int]:
    return [int(text.split()[2]) for text in table.offers(f"step {unit} ")]


@rule("S9.1", "S9.2", "S9.4", "S9.5", "S9.7", "E6", "S9.8")
def test_eight_pips_paid_with_nine() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2, shield=2).hand(0, cavalry=3).go()
    table.play("march 20", "step swords 29", "along swords", "along shield", "along shield")
    assert move_cost(table) == 8, "four units into a forest"
    table.play("pay cavalry", "pay cavalry", "pay cavalry")
    assert table.discards(0) == {"cavalry": 3}, "nine pips; one is lost"
    assert table.units(0, 29) == {"swords": 2, "shield": 2}


@rule("S9.1")
def test_nothing_moves_that_cannot_be_paid() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).hand(0, skirmishers=1).go()
    table.play("march 20")
    assert table.why("step swords 30") == ["S9.1"], "three pips; the hand has two"
    table.play("step swords 29")
    assert table.why("along swords") == ["S9.1"]
    assert table.why("march 29") == ["S9.1"]
    assert table.offers() == ["pay skirmishers"]
    empty = Table(HORSES, DRAGONS).put(0, 20, swords=2, citadel=1).hand(0, swords=1).go()
    assert empty.why("march 21") == ["S9.1"], "no units there"


@rule("S9.2", "S9.3")
@pytest.mark.parametrize(("origin", "target", "cost"), [(20, 19, 1), (20, 29, 2), (20, 30, 3), (63, 72, 1)])
def test_terrain_costs(origin: int, target: int, cost: int) -> None:
    table = Table(HORSES, DRAGONS).put(0, origin, swords=1).hand(0, blank=2).go().play(f"march {origin}", f"step swords {target}")
    assert move_cost(table) == cost


@rule("S9.3", "S9.14", "S10.12")
def test_ships_pay_one_and_stay_at_sea() -> None:
    table = Table(HORSES, DRAGONS).put(0, 35, ship=1).put(1, 61, ship=1).hand(0, blank=2).hand(1, ship=1).go().play("march 35")
    assert targets(table, "ship") == [25, 45]
    assert table.why("step ship 46") == ["S9.14"]
    assert table.why("step ship 61") == ["S9.14"], "not adjacent"
    table.play("step ship 45", "march 45", "step ship 61")
    assert move_cost(table) == 2
    table.play("pay blank")
    assert table.pos.is_contested(61)
    assert table.why("end") == ["S7.4"], "committed to battle"


@rule("S9.5", "S9.6", "X6")
def test_a_ship_moved_first_carries_in_the_same_action() -> None:
    table = Table(HORSES, DRAGONS).put(0, 35, ship=1).put(0, 54, swords=1).hand(0, skirmishers=1).go()
    assert passage_ends(table.pos, 0, 54) == []
    table.play("march 35", "step ship 45", "march 54", "step swords 44")
    assert move_cost(table) == 2
    table.play("pay skirmishers")
    assert table.units(0, 44) == {"swords": 1}


@rule("S9.7", "X4")
def test_no_tile_is_superfluous() -> None:
    def five() -> Table:
        table = Table(HORSES, DRAGONS).put(0, 20, swords=2).hand(0, blank=1, swords=1, cavalry=1, skirmishers=1).go()
        return table.play("march 20", "step swords 29", "along swords", "march 29", "step swords 28")

    assert move_cost(five()) == 5
    five().play("pay blank")
    five().play("pay swords", "pay cavalry")
    five().play("pay cavalry", "pay skirmishers")
    paid = five().play("pay swords")
    assert paid.why("pay blank") == ["S9.7"], "5 alone would be enough"
    assert paid.may("pay skirmishers"), "4 + 2: without the 2 it would not reach"
    done = five().play("pay blank")
    assert done.doing == "MainActions"
    assert done.discards(0) == {"blank": 1}
    assert five().why("pay leader") == ["S9.1"], "not in the hand"
    locked = five().play("pay swords")
    assert locked.why("along swords") == ["S9.5"], "once paying, no more steps"
    assert locked.why("march 20") == ["S9.5"]


@rule("S9.7", "X4")
def test_a_payment_is_named_in_any_order() -> None:
    def six() -> Table:
        table = Table(HORSES, DRAGONS).put(0, 20, swords=2).hand(0, blank=1, swords=1, cavalry=1, skirmishers=2).go()
        return table.play("march 20", "step swords 29", "along swords", "march 29", "step swords 28", "along swords")

    assert move_cost(six()) == 6, "the hand has 5, 4, 3, 2 and 2"
    for payment in (("skirmishers", "swords"), ("swords", "skirmishers"), ("skirmishers", "cavalry", "skirmishers"), ("blank", "swords")):
        paid = six().play(*(f"pay {tile}" for tile in payment))
        assert paid.doing == "MainActions"
        assert sum(paid.discards(0).values()) == len(payment)
    two = six().play("pay skirmishers", "pay skirmishers")
    assert two.offers() == ["pay cavalry"], "2 + 2 + 4 and 2 + 2 + 5 reach six without one of the twos"
    assert two.why("pay swords") == ["S9.7"]
    assert two.why("pay blank") == ["S9.7"]
    assert six().play("pay cavalry", "pay skirmishers").offers() == ["pay skirmishers"]


@rule("S9.7")
def test_every_payment_without_a_superfluous_tile_can_be_named_and_no_other() -> None:
    tiles = {"blank": 5, "swords": 4, "cavalry": 3, "skirmishers": 2}
    hand = ["blank", "swords", "swords", "cavalry", "skirmishers", "skirmishers"]
    for due in range(1, 21):
        legal = set()
        for number in range(1, len(hand) + 1):
            for chosen in permutations(hand, number):
                pips = [tiles[tile] for tile in chosen]
                if sum(pips) >= due > sum(pips) - min(pips):
                    legal.add(chosen)
        assert payable_orders(due, hand) == legal


def payable_orders(due: int, hand: list[str]) -> set[tuple[str, ...]]:
    """Every order of tiles that is offered until nothing is due."""
    table = Table(HORSES, DRAGONS).hand(0, **Counter(hand))
    found: set[tuple[str, ...]] = set()
    todo: list[tuple[tuple[str, ...], int, int]] = [((), due, ANY_PIPS)]
    while todo:
        paid, left, least = todo.pop()
        if left <= 0:
            found.add(paid)
            continue
        table.hand(0, **(Counter(hand) - Counter(paid)))
        offers = listed(payments(table.pos, 0, left, least))
        assert offers, f"{due} cannot be paid on after {paid}"
        for move in offers:
            pips = PIPS[HORSE_LORDS * KIND_COUNT + arg1(move)]
            todo.append(((*paid, KINDS[arg1(move)]), left - pips, min(least, pips)))
    return found


@rule("S9.8")
def test_far_and_several_times() -> None:
    table = Table(HORSES, DRAGONS).put(0, 18, swords=1).hand(0, blank=2).go()
    for here, there in ((18, 20), (20, 21), (21, 22), (22, 16)):
        table.play(f"march {here}", f"step swords {there}")
    assert move_cost(table) == 4
    table.play("pay blank")
    assert table.may("march 16"), "and again in another action"
    table.play("march 16", "step swords 15", "pay blank")
    assert table.units(0, 15) == {"swords": 1}


@rule("S9.9", "S9.10", "S9.11")
def test_enemy_units_hold_whoever_enters() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, cavalry=2, swords=1).put(1, 19, lizardmen=1).hand(0, blank=2, ship=1).hand(1, ship=1).go()
    table.play("march 20", "step cavalry 19")
    assert table.why("march 19") == ["S9.10"]
    assert not table.may("march 19")
    table.play("along swords", "pay blank")
    assert table.why("march 19") == ["S9.10"], "in a later action just the same"
    table.win(19, 1)
    assert table.may("march 19"), "once the enemies are gone"


@rule("S9.11", "S14.3")
def test_after_a_withdrawal_units_move_on() -> None:
    table = Table(HORSES, DRAGONS).put(0, 19, swords=1).put(1, 19, lizardmen=1).hand(0, blank=2).hand(1, ship=1).go()
    table.play("attack 19 1", "withdraw 20")
    assert table.may("march 19")


@rule("S9.12")
def test_enemy_villages_do_not_stop_anybody() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=1).village(1, 19, 20).hand(0, blank=1).go()
    table.play("march 20", "step swords 19", "march 19", "step swords 18")
    assert move_cost(table) == 2


@rule("S9.13", "S11.7")
def test_castles_and_citadels_never_move() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, castle=1, citadel=1).put(0, 19, castle=1, leader=1).hand(0, blank=1).go()
    assert table.why("march 20") == ["S9.13"]
    table.play("march 19")
    assert table.why("step castle 18") == ["S9.13"]
    table.play("step leader 18")
    assert table.why("along castle") == ["S9.13"], "not even with a Leader"


@rule("S9.15", "S9.16", "S9.17", "X2", "S11.1")
def test_who_enters_sea_mountain_and_desert() -> None:
    table = Table(HILLS, HORSES).put(0, 30, leader=1, giant=1).hand(0, blank=1).go()
    table.play("march 30", "step leader 23", "along giant")
    assert move_cost(table) == 3, "a Leader and a Giant into the mountains"
    table = Table(HORSES, HILLS).put(0, 30, leader=1, cavalry=1).put(0, 46, swords=1).put(0, 63, swords=1).hand(0, blank=3).go()
    table.play("march 30")
    assert table.why("step leader 23") == ["S9.16"]
    assert table.why("step cavalry 23") == ["S9.16"]
    table.go().play("march 46")
    assert table.why("step swords 45") == ["S9.15"]
    table.go().play("march 63")
    assert table.may("step swords 72"), "deserts are open to every land unit"


@rule("S9.18", "S9.19")
def test_groups_split_and_join() -> None:
    table = Table(DRAGONS, HORSES).put(0, 30, dragon=1, swords=1).hand(0, blank=2).go()
    table.play("march 30", "step dragon 23")
    assert table.why("along swords") == ["S9.16"], "not for this unit; the other may go"
    table.play("march 30", "step swords 31", "march 23", "step dragon 31")
    assert table.units(0, 31) == {"dragon": 1, "swords": 1}
    assert move_cost(table) == 1 + 2 + 1


@rule("S9.20", "S11.5")
def test_no_free_move() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, leader=2, cutiecorn=1).hand(0, blank=1).go().play("march 20", "step leader 19")
    assert move_cost(table) == 1
    table.play("along leader", "along cutiecorn")
    assert move_cost(table) == 1, "one Leader always pays"


@rule("S9.21", "S11.7", "S6.10")
def test_undead_do_not_move_by_action() -> None:
    table = Table(DEAD, HORSES).put(0, 20, undead=1).put(0, 19, undead=1, leader=1).hand(0, ship=1).go()
    assert table.why("march 20") == ["S9.21"]
    table.play("march 19", "step leader 18")
    assert table.why("along undead") == ["S6.10"]


@rule("S10.1", "S10.2", "E8", "X5", "S10.5", "S10.6")
def test_ship_passage() -> None:
    table = Table(DRAGONS, HORSES).put(0, 36, swords=1).put(0, 35, ship=1).put(0, 45, ship=1).hand(0, blank=2).go()
    table.play("march 36")
    assert table.why("step swords 43") == ["S10.6"], "no coast"
    table.play("step swords 52")
    assert move_cost(table) == 2, "only the forest at the end is paid"
    table = Table(DRAGONS, HORSES).put(0, 36, swords=1).put(0, 35, ship=1).put(0, 45, ship=1).put(1, 45, ship=1).hand(0, blank=2)
    table.hand(1, ship=1).go().play("march 36")
    assert table.why("step swords 52") == ["S10.6"], "an enemy ship closes the way"
    table.play("step swords 44")
    assert move_cost(table) == 1


@rule("S10.3", "S10.4", "S10.9")
def test_who_uses_a_passage_and_where_it_ends() -> None:
    table = (
        Table(DRAGONS, HORSES).put(0, 46, dragon=1, swords=1, siege_engine=1).put(0, 45, ship=1).put(0, 35, ship=1).hand(0, blank=2).go()
    )
    table.play("march 46")
    assert table.why("step swords 45") == ["S9.15"], "only ships and Dragons remain at sea"
    assert table.may("step dragon 44")
    assert table.may("step siege_engine 44")
    table.play("step swords 44", "march 44", "step swords 43")
    assert move_cost(table) == 2, "after a passage it moves on"
    table.go().play("march 35")
    assert table.why("step ship 44") == ["S9.14"], "ships themselves do not use it"
    mixed = Table(DRAGONS, HORSES).put(0, 35, ship=1, dragon=1).put(0, 45, ship=1).hand(0, blank=2).go()
    mixed.play("march 35", "step dragon 52")
    assert mixed.why("along ship") == ["S9.14"]


@rule("S10.7")
def test_a_ship_carries_any_number_any_number_of_times() -> None:
    table = Table(DRAGONS, HORSES).put(0, 46, swords=4).put(0, 45, ship=1).hand(0, blank=1).go()
    table.play("march 46", "step swords 44", "along swords", "along swords", "along swords")
    assert move_cost(table) == 4
    table.play("march 44", "step swords 54")
    assert move_cost(table) == 5
    assert table.units(0, 45) == {"ship": 1}


@rule("S10.8")
def test_a_passage_into_enemies_but_not_out_of_them() -> None:
    table = (
        Table(DRAGONS, HORSES).put(0, 46, swords=1).put(0, 45, ship=1).put(1, 44, swords=1).hand(0, blank=1, ship=1).hand(1, ship=1).go()
    )
    table.play("march 46", "step swords 44")
    assert table.why("march 44") == ["S9.10"]


@rule("S10.10", "S10.11", "S12.6")
def test_dragons_and_passages() -> None:
    table = Table(DRAGONS, HORSES).put(0, 35, dragon=1, ship=1).put(0, 45, ship=1).hand(0, blank=1).go().play("march 35")
    assert 52 in targets(table, "dragon"), "from a sea area with an own ship"
    assert 45 in targets(table, "dragon"), "or by flight"
    table = Table(DRAGONS, HORSES).put(0, 35, dragon=1).put(0, 45, ship=1).put(0, 36, swords=1).hand(0, blank=1).go().play("march 35")
    assert 52 not in targets(table, "dragon"), "without a ship there, no passage"
    table.go().play("march 36")
    assert table.why("step swords 44") == ["S10.6"], "a Dragon is no link"
    table = Table(DRAGONS, HORSES).put(0, 35, dragon=1, ship=1).put(0, 36, swords=1).hand(0, blank=1).go().play("march 36")
    assert 44 in targets(table, "swords"), "but it does not stop the own chain"
    contested = Table(DRAGONS, HORSES).put(0, 35, dragon=1, ship=1).put(1, 35, ship=1).hand(0, blank=1).hand(1, ship=1).go()
    assert contested.why("march 35") == ["S9.10"]


@rule("E7", "S9.2", "S11.1")
def test_a_leader_and_two_others_through_a_forest() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, leader=1, swords=1, lizardmen=1).hand(0, castle=1, cavalry=1).go()
    table.play("march 20", "step leader 29", "along swords", "along lizardmen")
    assert move_cost(table) == 4
    table.play("march 29", "step leader 28", "along swords", "along lizardmen")
    assert move_cost(table) == 6
    table.play("pay castle", "pay cavalry")
    assert table.units(0, 28) == {"leader": 1, "swords": 1, "lizardmen": 1}
    assert table.discards(0) == {"castle": 1, "cavalry": 1}


@rule("S11.2", "S11.3")
def test_another_passenger_in_each_step() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, leader=1, cavalry=1).put(0, 29, swords=1).hand(0, blank=2).go()
    table.play("march 20", "step cavalry 29", "along leader")
    assert move_cost(table) == 2, "whoever is named first: one of them is free"
    table.play("march 29", "step leader 28", "along swords")
    assert move_cost(table) == 3
    assert table.units(0, 29) == {"cavalry": 1}
    refused = (
        Table(HORSES, DRAGONS).put(0, 46, leader=1, castle=1).put(0, 45, ship=1).hand(0, blank=1).go().play("march 46", "step leader 47")
    )
    assert refused.why("along castle") == ["S9.13"]


@rule("S11.4", "E9", "S3.12", "S11.5", "X3")
def test_two_leaders() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, leader=2, swords=1).hand(0, blank=1).go()
    table.play("march 20", "step leader 19", "along leader", "along swords")
    assert move_cost(table) == 1, "three for the cost of one"
    table = Table(HORSES, DRAGONS).put(0, 19, leader=2, cavalry=2).hand(0, blank=2).go()
    table.play("march 19", "step leader 12", "along leader", "along cavalry", "along cavalry")
    assert move_cost(table) == 6, "n = 4, L = 2: two pay three each"
    horde = Table(HORDE, HORSES).put(0, 20, leader=2, hordes=1).hand(0, blank=1).go()
    assert move_cost(horde.play("march 20", "step leader 19", "along leader", "along hordes")) == 1


@rule("S11.6")
def test_a_leader_over_a_passage() -> None:
    table = Table(CORSAIRS, HORSES, DEAD).put(0, 46, leader=1, axes=1).put(0, 45, ship=1).hand(0, blank=1).go()
    table.play("march 46", "step leader 52", "along axes")
    assert move_cost(table) == 2


@rule("S11.8", "S30.5", "S30.6")
def test_the_cutiecorn_takes_no_place() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, leader=1, cavalry=1, cutiecorn=1).hand(0, blank=1).go()
    table.play("march 20", "step leader 30", "along cutiecorn", "along cavalry")
    assert move_cost(table) == 3


@rule("S12.2")
def test_a_dragon_does_not_leave_enemies() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, dragon=1).put(1, 20, swords=1).hand(0, blank=1).hand(1, ship=1).go()
    assert table.why("march 20") == ["S9.10"]


@rule("S12.4")
def test_a_dragon_fights_at_sea() -> None:
    table = Table(DRAGONS, HORSES).put(0, 45, dragon=1).put(1, 45, ship=1).hand(0, ship=1).hand(1, ship=1).go()
    table.fight(45, 1, (5, 4, 3), (5, 4, 3))
    assert [event["modifier"] for event in table.told("total")] == [4, 1]
    assert table.pos.vp[0] == 1


@rule("S12.5")
def test_a_dragon_as_passenger_or_paying_for_itself() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, leader=1, dragon=1, cavalry=1).hand(0, blank=2).go()
    table.play("march 20", "step leader 30", "along dragon")
    assert move_cost(table) == 3, "free as the only passenger"
    table.play("along cavalry")
    assert move_cost(table) == 4, "the place goes to the dearer unit"


@rule("S12.7")
def test_an_enemy_dragon_blocks_the_passage() -> None:
    table = Table(HORSES, DRAGONS).put(0, 46, swords=1).put(0, 45, ship=1).put(1, 45, dragon=1).hand(0, blank=1).hand(1, ship=1).go()
    table.play("march 46")
    assert table.why("step swords 44") == ["S10.6"]
