"""S30: the Cutiecorn variant."""

from __future__ import annotations

from typing import cast

from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.pieces.tiles import COST
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT, KINDS
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORSES, Table, move_cost

CUTIECORN = KINDS.index("cutiecorn")


def free(*factions: str) -> Table:
    """The Cutiecorn lies beside the map."""
    table = Table(*(factions or (HORSES, DRAGONS)))
    table.pos.cutiecorn_in_play = True
    return table


@rule("S30.1", "S30.2")
def test_anybody_builds_it_for_two_tiles() -> None:
    assert {COST[faction * KIND_COUNT + CUTIECORN] for faction in range(6)} == {2}
    table = free().put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, ship=2, swords=1).hand(1, ship=2).go()
    assert table.pos.view(None)["cutiecorn"] == {"area": None, "seat": -1}
    table.play("build cutiecorn", "pay ship", "pay ship")
    assert table.units(0, 20) == {"citadel": 1, "cutiecorn": 1}
    assert table.why("build cutiecorn") == ["S30.2"], "there is only one"
    assert table.go(seat=1).why("build cutiecorn") == ["S30.2"]
    poor = free().put(0, 20, citadel=1).put(1, 41, citadel=1).hand(0, ship=1).go()
    assert poor.why("build cutiecorn") == ["S8.4"]
    without = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, ship=2).go()
    assert without.why("build cutiecorn") == ["S30.2"], "only in the variant"


@rule("S30.2")
def test_normal_placement_rules() -> None:
    table = free().put(0, 20, citadel=1).village(0, 47).put(0, 19, swords=1).hand(0, ship=2).go().play("build cutiecorn")
    assert table.offers() == ["at 20", "at 47"]
    assert table.why("at 19") == ["S8.2"]
    assert table.why("at 45") == ["S8.12"]


@rule("S30.3")
def test_as_a_starting_unit() -> None:
    table = Table(HORSES, DRAGONS)
    table.pos = cast("Bloodstones", GAME.new([HORSES, DRAGONS], 1, {"cutiecorn": True}, log=True))
    last = table.seat
    table.play("found 20", "muster cutiecorn 20")
    assert table.pos.view(None)["doing"][-1]["points"] == 3
    table.play("done")
    assert table.seat == 1 - last
    table.play("found 41")
    assert table.why("muster cutiecorn 41") == ["S30.3"], "the last player had the first opportunity"


@rule("S30.4", "S20.2")
def test_it_is_cavalry() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=1, cutiecorn=1).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    assert table.play("attack 20 1").doing == "Battle", "one cavalry against none"
    table.rig((4, 4, 4, 2), (4, 4, 4)).play("keep", "keep")
    assert table.told("total")[0]["modifier"] == 2, "Swords, and the Cutiecorn in plains"
    table = Table(HORSES, DRAGONS).put(0, 20, cavalry=1).put(1, 20, swords=1, cutiecorn=1).hand(0, ship=1).hand(1, ship=1).go()
    assert table.play("attack 20 1").doing == "Withdrawal"


@rule("S30.5", "S30.6")
def test_it_goes_along_for_nothing_but_not_alone() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=1, cutiecorn=1).hand(0, blank=1).go().play("march 20")
    assert table.why("step cutiecorn 30") == ["S30.6"]
    table.play("step swords 30", "along cutiecorn")
    assert move_cost(table) == 3
    assert table.pos.cutiecorn == 30
    alone = Table(HORSES, DRAGONS).put(0, 20, cutiecorn=1).hand(0, blank=1).go()
    assert alone.why("march 20") == ["S30.6"]
    passage = Table(HORSES, DRAGONS).put(0, 46, swords=1, cutiecorn=1).put(0, 45, ship=1).hand(0, blank=1).go()
    passage.play("march 46", "step swords 44", "along cutiecorn")
    assert passage.pos.cutiecorn == 44
    undead = Table(DEAD, DRAGONS).put(0, 20, undead=1, cutiecorn=1).hand(0, ship=1).go("undead").play("undead 0 19", "done")
    assert undead.pos.cutiecorn == 20, "not with Undead in Phase 2"


@rule("S30.7")
def test_terrain() -> None:
    table = (
        Table(DRAGONS, HORSES)
        .put(0, 30, dragon=1, cutiecorn=1)
        .put(0, 46, dragon=1)
        .hand(0, blank=1)
        .go()
        .play("march 30", "step dragon 23")
    )
    assert table.why("along cutiecorn") == ["S9.16"]
    hill_folk = Table(HILLS, HORSES).put(0, 30, swords=1, cutiecorn=1).hand(0, blank=1).go().play("march 30", "step swords 23")
    assert hill_folk.may("along cutiecorn")
    sea = Table(DRAGONS, HORSES).put(0, 46, dragon=1, cutiecorn=1).hand(0, blank=1).go().play("march 46", "step dragon 45")
    assert sea.why("along cutiecorn") == ["S9.15"]


@rule("S30.8", "S30.11", "X35", "S18.7")
def test_it_changes_hands_with_a_lost_battle() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, cavalry=2).put(1, 20, cutiecorn=1, swords=1).hand(0, ship=1).hand(1, ship=1).go().win(20, 1)
    assert list(table.pos.vp) == [2 + 3, 0]
    assert table.units(0, 20) == {"cavalry": 2, "cutiecorn": 1}
    assert table.discards(1) == {"swords": 1}, "the Swords is the casualty"
    assert table.told("retreated") == []
    choice = Table(HORSES, DRAGONS).put(0, 20, cavalry=2).put(1, 20, cutiecorn=1, swords=1, shield=1).hand(0, ship=1).hand(1, ship=1).go()
    choice.play("attack 20 1").rig((5, 5, 4), (2, 2, 3, 3)).play("keep", "keep")
    assert choice.offers() == ["lose swords", "lose shield"], "never the casualty"
    assert choice.why("lose cutiecorn") == ["S19.1"]


@rule("S30.9", "X36")
def test_alone_among_enemies_it_joins_them() -> None:
    table = Table(HORSES, DRAGONS).put(0, 19, swords=1).put(1, 20, cutiecorn=1).village(1, 20).hand(0, ship=1).hand(1, ship=1).go()
    table.play("march 19", "step swords 20")
    assert table.units(0, 20) == {"swords": 1, "cutiecorn": 1}, "at once, in spite of the village"
    assert not table.pos.is_contested(20)
    table.play("pay ship")
    assert list(table.pos.vp) == [0, 0]
    assert table.told("battle") == []
    built = free().village(0, 20).put(1, 20, swords=1).put(0, 41, citadel=1).hand(0, ship=2).hand(1, ship=1).go()
    built.play("build cutiecorn", "at 20")
    assert built.units(1, 20) == {"swords": 1, "cutiecorn": 1}


@rule("S30.9", "S6.8")
def test_undead_win_it_over_and_march_on() -> None:
    table = Table(DEAD, HORSES).put(0, 20, undead=1).put(1, 19, cutiecorn=1).hand(0, ship=1).hand(1, ship=1).go("undead")
    table.play("undead 0 19")
    assert table.units(0, 19) == {"undead": 1, "cutiecorn": 1}
    assert table.may("undead 0 12"), "no enemy is left to stop it"


@rule("S30.9", "S20.13")
def test_fugitives_win_it_over() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 20, swords=1).put(1, 20, swords=1).village(1, 19).put(2, 19, cutiecorn=1)
    table.hand(0, ship=1).hand(1, ship=1).go().play("attack 20 1", "withdraw 19")
    assert table.units(1, 19) == {"swords": 1, "cutiecorn": 1}


@rule("S30.9", "S19.19", "S19.8")
def test_left_behind_by_dragons_it_joins_who_is_there() -> None:
    table = Table(DRAGONS, HORSES, HILLS).put(0, 20, dragon=1, cutiecorn=1).put(1, 20, swords=1).put(2, 20, swords=1)
    table.hand(0, ship=1).hand(1, ship=1).hand(2, ship=1).go().win(20, 1)
    assert table.discards(0) == {"dragon": 1}
    assert table.units(2, 20) == {"swords": 1, "cutiecorn": 1}
    assert list(table.pos.vp) == [1, 0, 0], "no points for that"
    assert table.may("end"), "and nothing of the attacker is left to fight"


@rule("S30.10")
def test_with_several_others_there() -> None:
    table = Table(HORSES, DRAGONS, HILLS, DEAD).put(3, 20, cutiecorn=1).put(1, 20, swords=1).put(2, 20, swords=1).put(0, 20, swords=1)
    for active, joins in ((2, 2), (0, 0), (1, 1)):
        twin = table.pos.copy()
        twin.active = active
        twin.settle_cutiecorn()
        assert twin.owner_of_cutiecorn() == joins, "the active player if present"
    table = Table(HORSES, DRAGONS, HILLS, DEAD).put(3, 20, cutiecorn=1).put(1, 20, swords=1).put(2, 20, swords=1)
    table.pos.active = 0
    table.pos.settle_cutiecorn()
    assert table.pos.owner_of_cutiecorn() == 1, "otherwise the first clockwise"
    assert list(table.pos.vp) == [0, 0, 0, 0]


@rule("S30.12")
def test_it_withdraws_with_its_army() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=1).put(1, 20, swords=1, cutiecorn=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1", "withdraw 19")
    assert table.units(1, 19) == {"swords": 1, "cutiecorn": 1}
    assert table.pos.cutiecorn == 19


@rule("S30.13", "E15")
def test_corsairs_with_the_cutiecorn_count_as_two_cavalry() -> None:
    def attack(**force: int) -> str:
        table = Table(CORSAIRS, DRAGONS, DEAD).put(0, 46, axes=1, cutiecorn=1).put(0, 45, ship=1).put(1, 46, **force)
        return table.hand(0, axes=1).hand(1, ship=1).go().play("attack 46 1").doing

    assert attack(cavalry=1) == "Battle"
    assert attack(cavalry=2) == "Withdrawal"
    assert attack(dragon=1) == "Withdrawal"


@rule("S30.14")
def test_lost_outside_a_battle_it_can_be_built_again() -> None:
    table = (
        Table(HORSES, DRAGONS)
        .put(0, 20, citadel=1)
        .put(0, 72, cutiecorn=1)
        .put(1, 41, citadel=1)
        .hand(0, ship=3)
        .hand(1, ship=3)
        .go()
        .end_turn()
    )
    assert table.pos.cutiecorn == -1
    assert table.seat == 1
    assert table.may("build cutiecorn")


def cornered(*units: str) -> Table:
    """A force with the Cutiecorn is attacked; only the mountains are open to it."""
    table = Table(HORSES, DRAGONS, HILLS).put(0, 30, swords=1).put(1, 30, cutiecorn=1, **dict.fromkeys(units, 1))
    for area in (20, 21, 22, 29, 31, 38):
        table.village(2, area)
    return table.hand(0, ship=1).hand(1, ship=1).go().play("attack 30 1")


@rule("S30.14", "S30.9", "S20.19")
def test_left_behind_by_a_withdrawal_it_joins_the_attacker() -> None:
    table = cornered("dragon").play("withdraw 23")
    assert table.units(1, 23) == {"dragon": 1}
    assert table.units(0, 30) == {"swords": 1, "cutiecorn": 1}, "alone among enemies, for whatever reason"
    assert table.pos.cutiecorn == 30
    assert list(table.pos.vp) == [0, 0, 0], "no battle, no points"
    assert [event["area"] for event in table.told("changed-hands")] == [30]
    mixed = cornered("dragon", "cavalry").play("withdraw 23")
    assert mixed.discards(1) == {"cavalry": 1}, "who else cannot go is still eliminated"
    assert mixed.units(0, 30) == {"swords": 1, "cutiecorn": 1}


@rule("S30.14", "S20.20")
def test_it_is_not_left_behind_where_it_could_go_along() -> None:
    table = Table(HORSES, DRAGONS).put(0, 30, swords=1).put(1, 30, dragon=1, cutiecorn=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 30 1")
    assert table.why("withdraw 23") == ["S20.20"], "there are areas all can enter"
    table.play("withdraw 20")
    assert table.units(1, 20) == {"dragon": 1, "cutiecorn": 1}
    assert table.units(0, 30) == {"swords": 1}


@rule("S30.15")
def test_it_is_no_tile() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, cavalry=2).put(1, 20, cutiecorn=1, swords=1).hand(0, ship=1).hand(1, ship=1).go().win(20, 1)
    assert all("cutiecorn" not in heap for heap in (table.hand_of(1), table.discards(1), table.hand_of(0)))
    names = [arg.domain.labels for verb in GAME.verbs.verbs if verb.name in ("pay", "spend", "substitute") for arg in verb.args]
    assert all("cutiecorn" not in labels for labels in names), "it can never be spent"


@rule("S30.17", "S25.1")
def test_no_return_with_the_cutiecorn() -> None:
    table = free("chaos_horde", HORSES).put(1, 20, citadel=1).hand(0, hordes=3).go("start")
    assert table.doing == "Return"
    assert table.why("return cutiecorn") == ["S30.17"]
