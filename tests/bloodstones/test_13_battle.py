"""S13 to S19: battle and what follows."""

from __future__ import annotations

import pytest

from tafelrunde.engine.events import Played
from tafelrunde.games.bloodstones.battle.strength import counted, modifier, values_in
from tafelrunde.games.bloodstones.pieces.tiles import heap_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS
from tafelrunde.testing import rule
from tafelrunde.testing.conformance import seen
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORSES, Table


def facing(attacker: dict[str, int], defender: dict[str, int], area: int = 20, *factions: str) -> Table:
    """Two forces in one area; the attacker is active; a ship in both hands."""
    table = Table(*(factions or (DRAGONS, HORSES))).put(0, area, **attacker).put(1, area, **defender)
    return table.hand(0, ship=1).hand(1, ship=1).go()


def drawn(table: Table) -> list[int]:
    return [len(values_in(tiles)) for tiles in table.battle().tiles]


@rule("S13.1", "S13.4", "S13.5", "S13.8")
def test_the_steps_of_a_battle() -> None:
    table = facing({"swords": 2, "lizardmen": 1}, {"swords": 1, "shield": 1})
    assert table.why("attack 21 1") == ["S13.1"]
    assert table.why("attack 20 0") == ["S13.1"]
    table.play("attack 20 1")
    assert (table.doing, table.seat) == ("Withdrawal", 1), "1 withdrawal: the defender's choice, never the attacker's"
    table.play("fight")
    assert sum(drawn(table)) == 7, "2 Battle tiles"
    assert (table.doing, table.seat) == ("Battle", 0), "3 substitution"
    table.rig((5, 5, 4), (2, 2, 3)).play("keep", "keep")
    assert [(event["raw"], event["modifier"]) for event in table.told("total")] == [(14, 3), (7, 2)], "4 all units take part"
    assert table.told("won")[0]["seat"] == 0, "5 result"


@rule("S13.2")
def test_battles_at_sea_follow_the_same_rules() -> None:
    table = facing({"ship": 2}, {"ship": 1}, 45)
    table.win(45, 1)
    assert list(table.pos.vp) == [1, 0]
    assert table.discards(1) == {"ship": 1}


@rule("S13.3", "X22", "S20.25")
def test_one_defender_at_a_time() -> None:
    table = Table(DRAGONS, HORSES, HILLS).put(0, 20, swords=3).put(1, 20, swords=1).put(2, 20, swords=1)
    table.hand(0, ship=2).hand(1, ship=1).hand(2, ship=1).go()
    assert table.offers("attack") == ["attack 20 1", "attack 20 2"]
    table.win(20, 1)
    assert table.units(2, 20) == {"swords": 1}, "the others are not involved"
    assert table.why("end") == ["S7.4"], "and have to be attacked as well"
    table.win(20, 2)
    assert table.may("end")
    lost = Table(DRAGONS, HORSES, HILLS).put(0, 20, swords=2).put(1, 20, swords=1).put(2, 20, swords=1)
    lost.hand(0, ship=2).hand(1, ship=1).hand(2, ship=1).go().lose(20, 1).play("lose swords", "retreat 19")
    assert lost.may("end"), "the two others stay together"
    lost.end_turn()
    assert lost.pos.is_contested(20)
    assert lost.pos.active == 1
    assert lost.may("attack 20 2"), "until one of them is active"


@rule("S13.6", "S18.4", "S18.5", "S1.15")
def test_each_side_has_a_complete_bag_in_every_round() -> None:
    table = facing({"swords": 1}, {"swords": 1})
    table.play("attack 20 1", "fight")
    for _ in range(6):
        for tiles in table.battle().tiles:
            assert all(values_in(tiles).count(value) <= 2 for value in (2, 3, 4, 5))
        table.rig((3, 3, 3), (3, 3, 3)).play("keep", "keep")
    assert table.battle().round == 7
    assert drawn(table) == [3, 3]


@rule("S13.7")
def test_battles_in_any_order_with_actions_between() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(0, 30, swords=1).put(0, 14, citadel=1)
    table.put(1, 20, swords=1).put(1, 30, swords=1).hand(0, ship=1, lizardmen=1).hand(1, ship=1).go()
    assert {"attack 20 1", "attack 30 1"} <= set(table.offers())
    table.win(30, 1).play("build lizardmen").win(20, 1)
    assert table.pos.vp[0] == 2


@rule("S13.9", "S8.11")
def test_a_castle_alone_attacks_without_modifier() -> None:
    table = facing({"castle": 1}, {"swords": 1})
    assert table.why("end") == ["S7.4"]
    table.fight(20, 1, (4, 4, 4), (4, 4, 4))
    assert [event["modifier"] for event in table.told("total")] == [0, 1]


@rule("S14.1", "S14.2", "S14.3", "S14.4", "S14.5", "S19.10")
def test_withdrawal_ends_the_battle() -> None:
    table = Table(CORSAIRS, HORSES, DEAD).put(0, 20, axes=2).put(1, 20, swords=1, shield=1).hand(0, axes=1).hand(1, ship=1).go()
    table.play("attack 20 1")
    assert table.may("fight")
    table.play("withdraw 19")
    assert table.units(1, 19) == {"swords": 1, "shield": 1}, "the whole force"
    assert table.units(1, 20) == {}
    assert list(table.pos.vp) == [0, 0, 0], "no points, not even for the Corsairs"
    assert table.told("drew-battle") == [], "no tiles"
    raising = Table(DEAD, HORSES).put(0, 20, necromancer=1).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    raising.play("attack 20 1", "withdraw 19")
    assert raising.doing == "MainActions", "no Undead rise"


@rule("S19.10", "S14.4")
def test_a_dragon_stays_when_nobody_was_beaten() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1").put(0, 20, dragon=1).play("withdraw 19")
    assert table.units(0, 20) == {"swords": 1, "dragon": 1}, "no Dragon allows a withdrawal (S20.4), so this one comes while it is decided"
    assert table.told("dragon-left") == []
    table = facing({"dragon": 1}, {"swords": 1})
    table.fight(20, 1, (2, 2, 3), (5, 5, 4))
    assert "dragon" not in table.units(0, 20)
    assert table.told("dragon-left") == [], "a lost attack is another matter"


@rule("S15.1", "S15.2", "E10")
def test_the_larger_force_draws_four() -> None:
    table = facing({"swords": 3}, {"goblins": 2}, 20, DRAGONS, DEAD).play("attack 20 1", "fight")
    assert drawn(table) == [4, 3]
    assert drawn(facing({"swords": 1}, {"goblins": 2}, 20, DRAGONS, DEAD).play("attack 20 1", "fight")) == [3, 4]
    assert drawn(facing({"swords": 2}, {"goblins": 2}, 20, DRAGONS, DEAD).play("attack 20 1", "fight")) == [3, 3]


@rule("S15.4")
def test_castles_citadels_undead_and_the_cutiecorn_are_counted() -> None:
    assert drawn(facing({"swords": 2}, {"castle": 2, "citadel": 1}).play("attack 20 1")) == [3, 4]
    assert drawn(facing({"swords": 1}, {"undead": 2}, 20, DRAGONS, DEAD).play("attack 20 1", "fight")) == [3, 4]
    assert drawn(facing({"swords": 1, "cutiecorn": 1}, {"swords": 1}).play("attack 20 1")) == [4, 3]


@rule("S15.5", "S16.5")
def test_battle_tiles_and_substitutes_are_secret() -> None:
    table = facing({"swords": 1}, {"swords": 1}).play("attack 20 1", "fight").rig((5, 4, 3), (2, 2, 3))
    sides = table.pos.view(0)["doing"][-1]["sides"]
    assert sides[0]["held"] == [5, 4, 3]
    assert sides[1]["held"] is None
    table.hush().play("substitute 3 ship")
    for viewer in (1, None):
        sides = table.pos.view(viewer)["doing"][-1]["sides"]
        assert sides[0]["substituted"], "that it happened is public"
        assert sides[0]["substitute"] is None, "not with which tile"
        assert table.told("substituted", viewer)[0]["tile"] is None
        assert all("move" not in entry for entry in seen(table.pos.log, viewer) if entry.get("seat") == 0 and "event" not in entry)
    assert table.pos.view(0)["doing"][-1]["sides"][0]["substitute"] == "ship"


@rule("S16.1", "S16.2", "S16.3", "S16.4")
def test_one_tile_may_be_replaced_attacker_first() -> None:
    table = facing({"swords": 1}, {"swords": 1}).hand(0, ship=2, blank=1).hand(1, blank=1).go()
    table.play("attack 20 1", "fight").rig((5, 4, 3), (5, 5, 2))
    assert table.seat == 0
    assert {text for text in table.offers() if "blank" in text} == {"substitute 3 blank", "substitute 4 blank", "substitute 5 blank"}
    assert table.why("substitute 2 ship") == ["S16.4"], "no such Battle tile"
    assert table.why("substitute 3 swords") == ["S16.1"], "no such tile in the hand"
    table.play("substitute 3 ship")
    assert table.seat == 1, "one only"
    table.play("substitute 2 blank")
    assert [event["raw"] for event in table.told("total")] == [5 + 4 + 4, 5 + 5 + 5]


@rule("S16.4")
def test_any_replacement_is_allowed_even_a_bad_one() -> None:
    table = facing({"swords": 1}, {"swords": 1}).hand(0, skirmishers=1).go().play("attack 20 1", "fight").rig((2, 2, 5), (5, 5, 2))
    table.play("substitute 5 skirmishers", "keep")
    assert table.told("total")[0]["raw"] == 6


@rule("S16.7", "S16.8", "S18.3", "S18.4", "X13")
def test_a_tie_is_fought_again_without_the_substitutes() -> None:
    table = facing({"shield": 1}, {"swords": 1}).hand(0, ship=1, blank=1).hand(1, ship=1, blank=1).go()
    table.play("attack 20 1", "fight").rig((5, 5, 2), (5, 4, 2))
    table.play("substitute 2 blank", "substitute 2 blank")
    assert [event["total"] for event in table.told("total")] == [15, 15]
    assert table.battle().round == 2
    assert table.seat == 0, "from step 2: no second chance to withdraw"
    assert table.discards(0) == {"blank": 1}
    assert table.discards(1) == {"blank": 1}
    assert table.hand_of(0) == {"ship": 1}
    assert table.why("substitute 5 blank") in (["S16.1"], ["S16.4"])
    assert drawn(table) == [3, 3], "the replaced tiles are back in their bags"


@rule("S17.1", "S17.2", "S15.5")
def test_the_three_highest_count() -> None:
    assert counted([2, 5, 5, 4]) == [5, 5, 4]
    table = facing({"swords": 2}, {"swords": 1}).play("attack 20 1", "fight").rig((5, 4, 5, 2), (5, 5, 4)).play("keep", "keep")
    assert [event["raw"] for event in table.told("total")] == [14, 14], "at most 14"
    assert [event["three"] for event in table.told("showed")] == [4, 4], "the fourth is not shown"
    table = facing({"swords": 2}, {"swords": 1}).hand(0, blank=1).go().play("attack 20 1", "fight").rig((5, 4, 5, 2), (5, 5, 4))
    table.play("substitute 4 blank", "keep")
    assert table.told("total")[0]["raw"] == 15, "15 with a substitute"


@rule("S17.3", "S17.4", "E11")
def test_modifiers_are_added_for_each_unit() -> None:
    assert modifier(heap_of({"swords": 2}), heap_of({"shield": 1}), 0, 2, True) == 2
    assert modifier(heap_of({"swords": 2, "leader": 1, "shield": 4}), heap_of({"shield": 1}), 0, 2, True) == 3
    assert modifier(heap_of({"shield": 4}), heap_of({"swords": 1}), 0, 2, False) == 4
    table = facing({"swords": 2}, {"shield": 1}).play("attack 20 1", "fight")
    table.rig((2, 2, 2), (3, 3, 3)).play("keep", "keep")
    assert [event["modifier"] for event in table.told("total")] == [2, 1]


@rule("S17.7", "X15")
def test_siege_engines_before_a_citadel() -> None:
    table = facing({"siege_engine": 2, "swords": 1}, {"citadel": 1, "shield": 1}, 30).play("attack 30 1")
    assert drawn(table) == [4, 3]
    table.rig((4, 4, 4, 2), (4, 4, 4)).play("keep", "keep")
    assert [event["modifier"] for event in table.told("total")] == [5, 6]


@rule("S18.1")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [((5, 5, 4), (5, 4, 4), 0), ((5, 4, 4), (5, 5, 4), 1)])
def test_the_higher_total_wins(mine: tuple[int, ...], theirs: tuple[int, ...], winner: int) -> None:
    table = facing({"swords": 1}, {"swords": 1}).fight(20, 1, mine, theirs)
    assert table.told("won")[0]["seat"] == winner


@rule("S18.2", "X12", "S3.42")
def test_a_defending_shield_wins_ties() -> None:
    table = facing({"swords": 2}, {"shield": 1, "skirmishers": 1}).fight(20, 1, (5, 4, 4, 2), (5, 5, 4))
    assert [event["total"] for event in table.told("total")] == [15, 15]
    assert table.told("won")[0]["seat"] == 1
    again = facing({"shield": 1, "swords": 1}, {"swords": 1}).fight(20, 1, (5, 5, 4, 2), (5, 5, 4))
    assert again.battle().round == 2, "an attacking Shield does not decide"


@rule("S18.6", "S18.7", "S18.8", "X14", "S19.3", "S19.4", "S19.5", "S27.4")
def test_a_citadel_falls() -> None:
    table = facing({"siege_engine": 2, "swords": 4, "leader": 1}, {"citadel": 1, "castle": 1, "swords": 2}, 30)
    table.play("attack 30 1").rig((5, 5, 4, 2), (2, 2, 3)).play("keep", "keep")
    assert list(table.pos.vp) == [4, 0], "as many as stood there at the start"
    assert list(table.pos.taken_by) == [-1, 0]
    assert table.pos.citadel[1] == -1
    assert table.discards(1) == {"castle": 1}
    assert table.doing == "Retreat", "no further casualty"
    table.play("retreat 20")
    assert table.units(1, 20) == {"swords": 2}
    assert table.pos.capture_vp(0) == 5


@rule("S19.5")
def test_the_winner_gets_the_citadel_also_as_defender() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).put(1, 20, dragon=2, swords=2).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1", "fight").rig((2, 2, 3), (5, 5, 4, 2)).play("keep", "keep")
    assert list(table.pos.taken_by) == [1, -1]
    assert list(table.pos.vp) == [0, 1]


@rule("E12", "S19.1", "S19.2", "S19.6")
def test_the_example_of_the_rulebook() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, cavalry=1, lizardmen=2, leader=1).put(1, 20, swords=1, shield=1).village(1, 20)
    table.hand(0, blank=1).hand(1, ship=1).go().play("attack 20 1")
    assert table.doing == "Battle", "no withdrawal: 0 cavalry against 1"
    assert drawn(table) == [4, 3]
    table.rig((4, 3, 3, 2), (5, 3, 2)).play("substitute 3 blank", "substitute 2 ship")
    totals = [(event["raw"], event["modifier"], event["total"]) for event in table.told("total")]
    assert totals == [(12, 4, 16), (12, 2, 14)]
    assert list(table.pos.vp) == [2, 0]
    assert table.seat == 1
    assert table.offers() == ["lose swords", "lose shield"], "the loser chooses"
    assert table.why("lose cavalry") == ["S19.1"]
    table.play("lose shield")
    assert table.doing == "Retreat"
    assert table.why("withdraw 19") == ["S20.27"], "compulsory"
    table.play("retreat 19")
    assert table.units(1, 19) == {"swords": 1}
    assert table.pos.village_of[20] == 1, "the village stays"


@rule("S19.7")
def test_nobody_draws_because_of_a_battle() -> None:
    table = facing({"swords": 2}, {"swords": 1}).play("attack 20 1", "fight").rig((5, 5, 4, 2), (2, 2, 3)).play("keep", "substitute 2 ship")
    assert table.pos.hand_size(1) == 0
    assert table.told("drew-tiles") == []


@rule("S19.8", "S19.9", "S19.11")
def test_dragons_leave_last() -> None:
    table = facing({"dragon": 1, "swords": 1}, {"swords": 2}).win(20, 1)
    assert "dragon" in table.units(0, 20), "casualty and retreat come first"
    table.play("lose swords", "retreat 19")
    assert table.units(0, 20) == {"swords": 1}
    assert list(table.pos.vp) == [2, 0], "no points for the Dragon"
    dead = Table(DRAGONS, DEAD).put(0, 20, dragon=1).put(1, 20, goblins=1).hand(0, ship=1).hand(1, ship=1).go().win(20, 1)
    assert dead.pos.undead_supply == 4
    assert dead.told("raised") == []


@rule("S19.12", "S19.13", "S19.14", "S19.15", "X16", "S20.21")
def test_undead_for_every_eliminated_unit() -> None:
    table = Table(DEAD, HORSES).put(0, 9, necromancer=1, goblins=4).put(1, 9, swords=3).put(0, 1, goblins=1).put(0, 10, goblins=1)
    table.put(0, 44, undead=2).hand(0, ship=1).hand(1, ship=1).go()
    table.win(9, 1).play("lose swords")
    assert list(table.pos.vp) == [3, 0]
    assert table.discards(1) == {"swords": 3}, "nowhere to go"
    assert table.offers() == ["raise 0", "raise 1", "raise 2"], "two are left in the supply"
    assert table.why("raise 3") == ["S19.13"]
    table.play("raise 2")
    assert table.units(0, 9)["undead"] == 2
    none = Table(DEAD, HORSES).put(0, 20, goblins=3).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1).go().win(20, 1)
    assert none.doing == "MainActions", "no Necromancer in the battle"


@rule("S19.14", "S20.19", "S20.30")
def test_units_left_behind_in_a_retreat_raise_undead_too() -> None:
    table = Table(DEAD, DRAGONS, HILLS).put(0, 30, necromancer=4, cavalry=2).put(1, 30, dragon=1, swords=3)
    table.village(2, 20, 21, 22, 29, 31, 38).hand(0, ship=1).hand(1, ship=1).go()
    table.win(30, 1).play("lose swords")
    assert table.units(1, 23) == {"dragon": 1}, "only the mountains are open, and only to the Dragon"
    assert table.discards(1) == {"swords": 3}
    assert table.offers() == ["raise 0", "raise 1", "raise 2", "raise 3"], "the casualty and the two left behind"


@rule("S19.14")
def test_castles_and_citadels_raise_undead_too() -> None:
    table = (
        Table(DEAD, HORSES).put(0, 20, necromancer=4, siege_engine=2).put(1, 20, citadel=1, castle=1).hand(0, ship=1).hand(1, ship=1).go()
    )
    table.play("attack 20 1").rig((5, 5, 4, 2), (2, 2, 3)).play("keep", "keep")
    assert table.offers() == ["raise 0", "raise 1", "raise 2"]


@rule("S19.16", "S19.17", "S19.12")
def test_defending_necromancers_raise_one_for_each_loss() -> None:
    table = Table(HORSES, DEAD).put(0, 20, swords=2).put(1, 20, necromancer=3).hand(0, ship=1).hand(1, ship=1).go().lose(20, 1)
    table.play("lose swords", "retreat 19")
    assert table.seat == 1
    assert table.offers() == ["raise 0", "raise 1"], "three Necromancers, one eliminated unit"


@rule("S19.18")
def test_a_cutiecorn_that_changes_hands_raises_nothing() -> None:
    table = Table(DEAD, HORSES).put(0, 20, necromancer=2, cavalry=1).put(1, 20, cutiecorn=1, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    table.win(20, 1)
    assert table.offers() == ["raise 0", "raise 1"]


@rule("S19.19")
def test_the_order_after_a_battle() -> None:
    table = Table(DEAD, HORSES).put(0, 20, necromancer=2, cavalry=1).put(1, 20, cutiecorn=1, swords=2).hand(0, ship=1).hand(1, ship=1).go()
    table.hush().win(20, 1).play("lose swords", "retreat 19", "raise 1")
    names = [str(entry["event"]) for entry in seen(table.pos.log, None) if "event" in entry]
    order = [name for name in names if name in ("won", "changed-hands", "lost", "retreated", "raised")]
    assert order == ["won", "changed-hands", "lost", "retreated", "raised"]
    dragons = facing({"dragon": 1, "swords": 1}, {"swords": 2}).win(20, 1).play("lose swords", "retreat 19")
    names = [str(entry["event"]) for entry in seen(dragons.pos.log, None) if "event" in entry]
    assert names.index("retreated") < names.index("dragon-left")


@rule("S16.6", "S17.1", "S3.35")
def test_the_fourth_tile_stays_hidden_from_the_corsairs() -> None:
    table = Table(HORSES, CORSAIRS, DEAD).put(0, 20, cavalry=2).put(1, 20, axes=1).hand(0, blank=1).hand(1, axes=1).go()
    table.play("attack 20 1").rig((5, 4, 3, 2), (5, 5, 4)).play("keep")
    side = table.pos.view(1)["doing"][-1]["sides"][0]
    assert side["shown"] == [5, 4, 3]
    assert side["held"] is None
    assert table.seat == 1


def test_forced_choices_are_played_and_logged() -> None:
    table = facing({"swords": 2}, {"swords": 1}).win(20, 1)
    forced = [entry for entry in table.pos.log or [] if isinstance(entry, Played) and entry.forced]
    assert [table.pos.verbs().text(entry.move) for entry in forced] == ["lose swords"]
    assert FACTIONS[table.pos.faction[0]] == DRAGONS
