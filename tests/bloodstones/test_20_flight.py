"""S20: withdrawal and retreat."""

from __future__ import annotations

from tafelrunde.engine.events import Played
from tafelrunde.games.bloodstones.events import HELD_BY
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORSES, Table


def attacked(attacker: dict[str, int], defender: dict[str, int], area: int = 55, *factions: str) -> Table:
    table = Table(*(factions or (DRAGONS, HORSES, HILLS))).put(0, area, **attacker).put(1, area, **defender)
    return table.hand(0, ship=1).hand(1, ship=1).hand(2, ship=1)


def places(table: Table, verb: str) -> list[int]:
    return [int(text.split()[1]) for text in table.offers(verb)]


@rule("S20.1", "S20.2")
def test_only_the_defender_withdraws_and_only_with_enough_cavalry() -> None:
    assert attacked({"swords": 1}, {"swords": 1}).go().play("attack 55 1").seat == 1, "none on both sides"
    assert attacked({"cavalry": 1}, {"cavalry": 1}).go().play("attack 55 1").doing == "Withdrawal"
    assert attacked({"cavalry": 2}, {"cavalry": 1}).go().play("attack 55 1").doing == "Battle"
    beaten = attacked({"cavalry": 2}, {"swords": 1}).go().lose(55, 1).play("lose cavalry")
    assert (beaten.doing, beaten.seat) == ("Retreat", 0), "a retreat is for the loser, also the attacker"


@rule("S20.8", "S20.21", "S20.27")
def test_without_a_destination_no_withdrawal_and_no_retreat() -> None:
    table = attacked({"swords": 2}, {"swords": 2}, 9).put(0, 1, swords=1).put(0, 10, swords=1).go().play("attack 9 1")
    assert table.doing == "Battle"
    table.rig((5, 5, 4), (2, 2, 3)).play("keep", "keep", "lose swords")
    assert table.units(1, 9) == {}
    assert table.discards(1) == {"swords": 2}, "eliminated completely"
    choice = attacked({"swords": 2}, {"swords": 2}, 9).put(0, 1, swords=1).go().play("attack 9 1", "fight")
    choice.rig((5, 5, 4), (2, 2, 3)).play("keep", "keep", "lose swords")
    assert choice.units(1, 10) == {"swords": 1}, "a retreat that is possible has to be made"


@rule("S20.10")
def test_flight_costs_no_pips() -> None:
    table = attacked({"swords": 1}, {"swords": 1}, 20).go().play("attack 20 1", "withdraw 30")
    assert table.hand_of(1) == {"ship": 1}
    assert table.discards(1) == {}


@rule("S20.11", "S20.12", "S20.13", "X19")
def test_where_a_loser_may_go() -> None:
    table = attacked({"swords": 3}, {"swords": 2}).village(0, 54).village(1, 56).put(0, 56, swords=1).put(2, 64, swords=1)
    table.put(1, 63, shield=1).go().win(55, 1).play("lose swords")
    assert places(table, "retreat") == [46, 47, 56, 63, 66]
    assert table.why("retreat 54") == ["S20.12"], "only an enemy village"
    assert table.why("retreat 64") == ["S20.12"], "only enemy units"
    assert table.why("retreat 20") == ["S20.11"], "not adjacent"
    table.play("retreat 56")
    assert table.pos.is_contested(56), "another battle will follow there"


@rule("S20.14")
def test_back_to_where_the_enemy_came_from() -> None:
    table = Table(DRAGONS, HORSES).put(0, 46, swords=1).put(1, 55, swords=1).hand(0, ship=2).hand(1, ship=1).go()
    table.play("march 46", "step swords 55", "pay ship", "attack 55 1", "withdraw 46")
    assert table.units(1, 46) == {"swords": 1}


@rule("S20.15", "S14.2")
def test_all_go_to_the_same_area() -> None:
    table = attacked({"swords": 3}, {"swords": 2, "shield": 1}).go().win(55, 1).play("lose shield", "retreat 46")
    assert table.units(1, 46) == {"swords": 2}
    assert table.doing == "MainActions", "one decision for all"


@rule("S20.16", "S20.17")
def test_flight_over_ships() -> None:
    table = attacked({"swords": 2}, {"swords": 2}, 46).put(1, 45, ship=1).put(1, 61, ship=1).village(1, 60).go().win(46, 1)
    table.play("lose swords")
    assert {52, 53, 60, 62, 71} <= set(places(table, "retreat")), "over both ships"
    table.play("retreat 60")
    assert table.units(1, 60) == {"swords": 1}
    blocked = attacked({"swords": 2}, {"swords": 2}, 46).put(1, 45, ship=1).put(1, 61, ship=1).put(2, 61, ship=1).village(1, 60).go()
    blocked.win(46, 1).play("lose swords")
    assert 60 not in places(blocked, "retreat"), "not through a contested sea"
    assert blocked.why("retreat 46") == ["S20.11"], "not to where the battle was"


@rule("S20.18", "S20.19", "S20.20", "X21")
def test_a_dragon_and_a_ship() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 45, ship=4).put(1, 45, dragon=1, ship=2).hand(0, blank=1).hand(1, blank=1).hand(2, ship=1)
    for area in (35, 44, 46, 52, 53):
        table.village(2, area) if table.pos._board.terrain[area] != 5 else table.put(2, area, ship=1)
    table.go().play("attack 45 1", "fight").rig((5, 5, 4, 4), (2, 2, 3)).play("keep", "keep")
    table.play("lose ship")
    assert table.units(1, 61) == {"dragon": 1, "ship": 1}, "the only area both can enter has to be taken"
    assert "retreat 61" in [table.pos.verbs().text(move) for move in table_forced(table)]
    table = Table(HORSES, DRAGONS, HILLS).put(0, 45, ship=4).put(1, 45, dragon=1, ship=2).hand(0, blank=1).hand(1, blank=1).hand(2, ship=1)
    table.put(2, 61, ship=1).put(2, 35, ship=1).village(2, 44, 46, 52)
    table.go().play("attack 45 1", "fight").rig((5, 5, 4, 4), (2, 2, 3)).play("keep", "keep", "lose ship")
    assert places(table, "retreat") == [53, 54]
    table.play("retreat 54")
    assert table.units(1, 54) == {"dragon": 1}
    assert table.discards(1) == {"ship": 2}, "the ship cannot go there"
    assert table.pos.vp[0] == 3


def table_forced(table: Table) -> list[int]:
    return [entry.move for entry in table.pos.log or [] if isinstance(entry, Played) and entry.forced]


@rule("S20.18", "S20.20")
def test_everybody_together_where_possible() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 45, ship=4).put(1, 45, dragon=1, ship=2).hand(0, blank=1).hand(1, blank=1)
    table.go().play("attack 45 1", "fight").rig((5, 5, 4, 4), (2, 2, 3)).play("keep", "keep", "lose ship")
    assert places(table, "retreat") == [35, 61]
    assert table.why("retreat 54") == ["S20.20"], "the ship cannot go there, but there are areas for both"
    land = attacked({"swords": 2}, {"swords": 2}, 30).go().win(30, 1).play("lose swords")
    assert land.why("retreat 23") == ["S20.18"], "no unit may enter the mountains"


@rule("S20.22", "X20")
def test_not_back_to_where_one_fled_from() -> None:
    table = Table(DRAGONS, HORSES, HILLS).put(0, 46, swords=1).put(0, 36, swords=1).put(1, 46, swords=1)
    table.hand(0, ship=3).hand(1, ship=1).hand(2, ship=1).go()
    table.play("attack 46 1", "withdraw 47", "march 46", "step swords 54", "march 36", "step swords 47", "pay ship")
    table.play("attack 47 1")
    assert table.pos.is_empty(46)
    assert table.why("withdraw 46") == ["S20.22"]
    assert 55 in places(table, "withdraw")
    table.play("withdraw 55")
    table.end_turn()
    assert table.pos.fled == [], "forgotten at the end of the turn"


@rule("S20.23")
def test_the_memory_forbids_the_destination_only() -> None:
    table = Table(DRAGONS, HORSES, HILLS).put(0, 46, swords=1).put(1, 46, swords=1).put(1, 45, ship=1).village(1, 44)
    table.hand(0, ship=1).hand(1, ship=1)
    table.go()
    table.pos.fled = [1 * 75 + 45, 0 * 75 + 44]
    table.play("attack 46 1")
    assert 44 in places(table, "withdraw"), "over a sea it once fled from, to an area another player fled from"


@rule("S20.23", "S26.5")
def test_in_the_end_procedure_the_memory_lasts_for_one_players_battles() -> None:
    table = Table(DRAGONS, HORSES, HILLS).put(0, 46, swords=1).put(1, 46, swords=1).village(1, 47).put(2, 47, swords=1)
    table.hand(0, ship=1).hand(1, ship=1).hand(2, ship=1).ending(2)
    assert (table.doing, table.seat, table.pos.active) == ("Withdrawal", 1, 0)
    table.play("withdraw 47")
    assert (table.doing, table.seat, table.pos.active) == ("Withdrawal", 2, 1), "seat 1 is active now and attacks"
    assert table.pos.fled == [], "what happened in the battles of seat 0 is forgotten"
    table.play("withdraw 36")
    assert table.pos.is_over()


@rule("S20.2", "S20.4", "S20.5", "S20.7", "S20.8", "S20.9", "S13.8", "S14.1", "S18.3")
def test_who_cannot_withdraw_is_told_why() -> None:
    def refused(table: Table, area: int = 55) -> list[str]:
        """What the defender hears who asks for a withdrawal after the tiles were drawn."""
        table.go().play(f"attack {area} 1")
        table.play("fight") if table.doing == "Withdrawal" else None
        if table.seat == 0:
            assert table.why("withdraw 46") == ["S13.8"], "the attacker never withdraws"
            table.play("keep")
        assert table.seat == 1
        why = table.why("withdraw 46")
        told = [entry["held"] for entry in table.told("could-not-withdraw")]
        assert told == ([HELD_BY[why[0]]] if why[0] in HELD_BY else []), "everybody reads the same reason"
        return why

    assert refused(attacked({"cavalry": 1}, {"swords": 1})) == ["S20.2"]
    assert refused(attacked({"dragon": 1}, {"cavalry": 1})) == ["S20.4"]
    assert refused(attacked({"swords": 1}, {"swords": 1, "castle": 1})) == ["S20.5"]
    assert refused(attacked({"swords": 1}, {"swords": 1})) == ["S14.1"], "the moment has passed"
    enclosed = attacked({"swords": 2}, {"swords": 2}, 9).put(0, 1, swords=1).put(0, 10, swords=1)
    assert refused(enclosed, 9) == ["S20.8"]
    raid = Table(CORSAIRS, HORSES, DEAD).put(0, 46, axes=1).put(0, 45, ship=1).put(1, 46, swords=1).hand(0, axes=1).hand(1, ship=1)
    assert refused(raid, 46) == ["S20.7"]
    inland = Table(HORSES, CORSAIRS, DEAD).put(0, 64, cavalry=1).put(1, 64, axes=1).hand(0, ship=1).hand(1, axes=1)
    assert refused(inland, 64) == ["S20.9"]
    again = attacked({"swords": 1}, {"swords": 1}).go().fight(55, 1, (3, 3, 3), (3, 3, 3)).play("keep")
    assert (again.seat, again.battle().round) == (1, 2)
    assert again.why("withdraw 46") == ["S18.3"], "no second chance"


@rule("S20.24", "S22.7")
def test_deserts_are_open_to_fugitives() -> None:
    table = attacked({"swords": 2}, {"swords": 2}, 63).go().win(63, 1).play("lose swords", "retreat 72")
    table.end_turn()
    assert table.units(1, 72) == {"swords": 1}, "the check is for the own turn"
    assert table.pos.active == 1
    table.end_turn()
    assert table.units(1, 72) == {}


@rule("S20.25")
def test_fugitives_and_third_players_wait() -> None:
    table = attacked({"swords": 2}, {"swords": 2}).village(1, 56).put(2, 56, swords=1).put(2, 20, citadel=1).go().win(55, 1)
    table.play("lose swords", "retreat 56").end_turn()
    assert table.pos.is_contested(56)
    assert table.pos.active == 1
    assert table.why("end") == ["S7.4"]
    assert table.may("attack 56 2")


@rule("S20.26")
def test_the_active_player_fights_on_where_he_fled_to() -> None:
    table = attacked({"swords": 2}, {"swords": 2}).put(0, 56, shield=1).put(2, 56, swords=1).go()
    table.lose(55, 1).play("lose swords", "retreat 56")
    assert table.why("end") == ["S7.4"]
    assert table.may("attack 56 2")


@rule("S20.28")
def test_no_points_for_losses_in_a_withdrawal() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 45, ship=4).put(1, 45, dragon=1, ship=1).hand(0, blank=1).hand(1, blank=1)
    table.put(2, 61, ship=1).put(2, 35, ship=1).go().play("attack 45 1", "withdraw 54")
    assert table.discards(1) == {"ship": 1}
    assert list(table.pos.vp) == [0, 0, 0]


@rule("S20.29", "S20.16")
def test_ships_in_the_battle_carry_nobody() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 45, ship=4).put(1, 45, dragon=1, ship=2).put(1, 35, ship=1).village(1, 28, 62)
    table.put(2, 61, ship=1).hand(0, blank=1).hand(1, blank=1).go()
    table.play("attack 45 1")
    assert table.why("withdraw 62") == ["S20.11"], "not over the battle area and beyond"
    dragon = Table(HORSES, DRAGONS, HILLS).put(0, 45, ship=4).put(1, 45, dragon=1).put(1, 35, ship=1).village(1, 28).hand(0, blank=1)
    dragon.hand(1, blank=1).go().play("attack 45 1")
    assert dragon.may("withdraw 28"), "over a ship next to it"


@rule("S20.30", "S20.19")
def test_undead_flee_into_mountains() -> None:
    table = Table(HORSES, DEAD, HILLS).put(0, 30, cavalry=4).put(1, 30, undead=2).hand(0, ship=1).hand(1, ship=1).go().win(30, 1)
    table.play("lose undead")
    assert 23 in places(table, "retreat")
    mixed = Table(HORSES, DEAD, HILLS).put(0, 30, cavalry=4).put(1, 30, undead=2, goblins=1).hand(0, ship=1).hand(1, ship=1).go().win(30, 1)
    mixed.play("lose undead")
    assert mixed.why("retreat 23") == ["S20.20"]


@rule("S20.5")
def test_walls_hold_the_whole_force() -> None:
    for walls in ("castle", "citadel"):
        table = attacked({"swords": 1}, {"swords": 1, walls: 1}).go().play("attack 55 1")
        assert table.doing == "Battle"


@rule("S20.6", "S20.9")
def test_corsairs_with_enough_cavalry_go_anywhere() -> None:
    table = Table(HORSES, CORSAIRS, DEAD).put(0, 54, swords=2).put(1, 54, axes=2).put(1, 45, ship=1).village(1, 63)
    table.hand(0, ship=1).hand(1, ship=1).go().play("attack 54 1")
    assert table.may("withdraw 63"), "no cavalry against them: on foot as well"
    at_sea = Table(HORSES, CORSAIRS, DEAD).put(0, 45, ship=2).put(1, 45, ship=1).hand(0, ship=1).hand(1, ship=1).go().play("attack 45 1")
    assert places(at_sea, "withdraw") == [35, 61], "ships meet the condition anyway"
    cut_off = (
        Table(HORSES, CORSAIRS, DEAD).put(0, 64, cavalry=2).put(1, 64, axes=2).hand(0, ship=1).hand(1, ship=1).go().play("attack 64 1")
    )
    assert cut_off.doing == "Battle", "no ship, no way"


@rule("S20.7")
def test_the_ship_must_be_next_to_the_land() -> None:
    table = Table(CORSAIRS, HORSES, DEAD).put(0, 64, axes=2).put(0, 45, ship=1).put(1, 64, swords=1).hand(0, axes=1).hand(1, ship=1).go()
    assert table.play("attack 64 1").doing == "Withdrawal"
    assert (
        Table(CORSAIRS, HORSES, DEAD)
        .put(0, 45, ship=2)
        .put(0, 35, ship=1)
        .put(1, 45, ship=1)
        .hand(0, axes=1)
        .hand(1, ship=1)
        .go()
        .play("attack 45 1")
        .doing
        == "Withdrawal"
    ), "at sea it does not apply"
