"""S3: factions and their units."""

from __future__ import annotations

import pytest

from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.battle.strength import battle_tiles, modifier, values_in
from tafelrunde.games.bloodstones.pieces.components import components
from tafelrunde.games.bloodstones.pieces.tiles import heap_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KINDS
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORDE, HORSES, Table, move_cost

PLAINS, FOREST, HILLS_AREA, MOUNTAIN, DESERT, SEA = range(6)


def adds(
    units: dict[str, int], faction: str = DRAGONS, terrain: int = HILLS_AREA, attacks: bool = True, foe: dict[str, int] | None = None
) -> int:
    return int(modifier(heap_of(units), heap_of(foe or {"swords": 1}), FACTIONS.index(faction), terrain, attacks))


ALWAYS = {"swords": 1, "axes": 1, "leader": 1, "ship": 1, "dragon": 4, "giant": 2, "necromancer": 1, "undead": 1}
WHEN_ATTACKING = {"lizardmen": 1, "goblins": 1, "reivers": 1, "hordes": 1}
WHEN_DEFENDING = {"shield": 1, "castle": 3, "citadel": 5}


@rule("S3.2", "S3.4", "S3.15", "S3.19", "S3.22", "S3.41", "S3.45", "S3.46", "S17.6")
@pytest.mark.parametrize("unit", ALWAYS)
def test_modifiers_that_always_count(unit: str) -> None:
    for attacks in (True, False):
        assert adds({unit: 1}, attacks=attacks) == ALWAYS[unit]


@rule("S3.10", "S3.18", "S3.24", "S3.31", "S3.49", "S17.6")
@pytest.mark.parametrize("unit", WHEN_ATTACKING)
def test_modifiers_of_the_attack(unit: str) -> None:
    assert adds({unit: 1}, attacks=True) == 1
    assert adds({unit: 1}, attacks=False) == 0


@rule("S3.42", "S3.47", "S3.48", "S17.6")
@pytest.mark.parametrize("unit", WHEN_DEFENDING)
def test_modifiers_of_the_defence(unit: str) -> None:
    assert adds({unit: 1}, attacks=False) == WHEN_DEFENDING[unit]
    assert adds({unit: 1}, attacks=True) == 0


@rule("S3.40", "S3.43", "S17.5", "S30.4")
def test_modifiers_of_the_terrain() -> None:
    for terrain in range(6):
        for attacks in (True, False):
            assert adds({"skirmishers": 1}, terrain=terrain, attacks=attacks) == (terrain == FOREST)
            assert adds({"cavalry": 1}, terrain=terrain, attacks=attacks) == (terrain == PLAINS)
            assert adds({"cutiecorn": 1}, terrain=terrain, attacks=attacks) == (terrain == PLAINS)


@rule("S3.44", "S17.7")
def test_siege_engines_against_walls() -> None:
    for attacks in (True, False):
        assert adds({"siege_engine": 2}, attacks=attacks) == 0
        assert adds({"siege_engine": 2}, attacks=attacks, foe={"castle": 1}) == 4
        assert adds({"siege_engine": 2}, attacks=attacks, foe={"castle": 3, "citadel": 1}) == 4, "more castles add nothing"
        assert adds({"siege_engine": 1}, attacks=attacks, foe={"citadel": 1}) == 2


@rule("S3.1", "S3.32", "S17.8", "X18")
def test_corsairs_add_one_at_sea() -> None:
    assert adds({"ship": 2}, CORSAIRS, SEA) == 3, "flat, not for each ship"
    assert adds({"ship": 2}, CORSAIRS, SEA, attacks=False) == 3
    assert adds({"ship": 3}, DRAGONS, SEA) == 3
    assert adds({"axes": 2}, CORSAIRS, PLAINS) == 2
    assert battle_tiles(heap_of({"ship": 3}), heap_of({"ship": 2}), 0) == 4
    assert battle_tiles(heap_of({"ship": 2}), heap_of({"ship": 3}), 4) == 3


@rule("S3.3", "S3.12", "S3.17", "S3.30", "S3.37")
def test_what_the_factions_have() -> None:
    tiles = {name: faction.tiles for name, faction in components().faction.items()}
    special = {"dragon", "giant", "necromancer"}
    assert {name: {kind: tile.count for kind, tile in kinds.items() if kind in special} for name, kinds in tiles.items()} == {
        DRAGONS: {"dragon": 2},
        HORSES: {},
        HILLS: {"giant": 2},
        DEAD: {"necromancer": 4},
        CORSAIRS: {},
        HORDE: {},
    }
    assert [tiles[name]["leader"].count for name in FACTIONS] == [1, 2, 1, 1, 1, 2]
    assert {name: tiles[name]["castle"].cost for name in FACTIONS if "castle" in tiles[name]} == {
        DRAGONS: 2, HORSES: 2, HILLS: 1, DEAD: 2, CORSAIRS: 2,
    }  # fmt: skip
    assert tiles[HILLS]["castle"].count == 6
    assert tiles[HORDE]["cavalry"].cost == 1
    assert all(tiles[name]["cavalry"].cost == 2 for name in (DRAGONS, HORSES, HILLS, DEAD))
    assert "cavalry" not in tiles[CORSAIRS]


@rule("S3.5", "S20.4")
def test_nobody_withdraws_from_a_dragon() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, dragon=1).put(1, 20, cavalry=3).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1")
    assert table.doing == "Battle"
    table = Table(DRAGONS, HORSES).put(0, 20, swords=1).put(1, 20, cavalry=3).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1")
    assert table.doing == "Withdrawal"


@rule("S3.6", "S20.3", "S20.5", "X9")
def test_a_dragon_withdraws_whatever_the_cavalry() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, cavalry=2, swords=1).put(1, 20, cavalry=1, dragon=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1")
    assert table.doing == "Withdrawal"
    table.put(1, 20, castle=1).go().play("attack 20 1")
    assert table.doing == "Battle", "a castle holds them"
    table = Table(HORSES, DRAGONS).put(0, 20, cavalry=2, swords=1).put(1, 20, cavalry=1, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1")
    assert table.doing == "Battle", "one cavalry is less than two"


@rule("S3.7", "S3.8", "S19.8", "X17")
def test_dragons_leave_after_a_won_attack() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, dragon=2, leader=1).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    table.win(20, 1)
    assert table.pos.vp[0] == 1
    assert table.units(0, 20) == {"leader": 1}
    assert table.discards(0) == {"dragon": 2}
    defending = Table(HORSES, DRAGONS).put(0, 20, swords=1).put(1, 20, dragon=1).hand(0, ship=1).hand(1, ship=1).go()
    defending.lose(20, 1)
    assert defending.units(1, 20) == {"dragon": 1}, "a defending Dragon stays"
    capturing = Table(DRAGONS, HORSES).put(0, 20, dragon=1).village(1, 20).hand(0, ship=1).go("capture").play("spend ship", "capture 20")
    assert capturing.units(0, 20) == {"dragon": 1}


@rule("S3.9", "S12.1", "S12.3", "S9.16")
def test_dragons_fly_everywhere_for_one_pip() -> None:
    table = Table(DRAGONS, HORSES).put(0, 30, dragon=1).hand(0, blank=2).go()
    table.play("march 30", "step dragon 23", "march 23", "step dragon 32", "march 32", "step dragon 33")
    assert move_cost(table) == 3, "mountain, forest, sea"
    table.play("pay blank")
    assert table.units(0, 33) == {"dragon": 1}
    table = Table(DRAGONS, HORSES).put(0, 63, dragon=1).hand(0, blank=2).go().play("march 63", "step dragon 72")
    assert move_cost(table) == 1
    table.play("pay blank", "end")
    assert table.units(0, 72) == {"dragon": 1}, "it stays in the desert"


@rule("S3.10", "S3.24", "S3.49", "S22.2")
def test_who_lives_in_deserts() -> None:
    for faction, unit, stays in (
        (DRAGONS, "lizardmen", True), (DEAD, "goblins", True), (DEAD, "undead", True), (DRAGONS, "dragon", True),
        (HILLS, "reivers", False), (HORDE, "hordes", False), (HORSES, "swords", False), (DEAD, "necromancer", False),
    ):  # fmt: skip
        other = HORSES if faction != HORSES else DEAD
        table = Table(faction, other).put(0, 72, **{unit: 1}).put(0, 20, cavalry=1).hand(0, ship=1).go().end_turn()
        assert (table.units(0, 72) == {unit: 1}) == stays, unit


@rule("S3.13", "S3.14", "S9.3", "X1")
def test_hill_folk_in_hills_and_mountains() -> None:
    table = Table(HILLS, HORSES).put(0, 20, giant=1).hand(0, blank=2).go().play("march 20", "step giant 30")
    assert move_cost(table) == 2
    table = Table(HORSES, HILLS).put(0, 20, swords=1).hand(0, blank=2).go().play("march 20", "step swords 30")
    assert move_cost(table) == 3
    for unit in ("skirmishers", "swords", "shield", "cavalry", "reivers", "siege_engine", "leader", "giant"):
        table = Table(HILLS, HORSES).put(0, 30, **{unit: 1}).hand(0, blank=2).go().play("march 30", f"step {unit} 23")
        assert move_cost(table) == 3
        table.play("pay blank", "end")
        assert table.units(0, 23) == {unit: 1}, "they may stay"


@rule("S3.16", "S15.3")
def test_giants_draw_four() -> None:
    table = Table(HILLS, HORSES).put(0, 20, giant=1).put(1, 20, swords=3).hand(0, ship=1).hand(1, ship=1).go()
    table.play("attack 20 1", "fight")
    assert [len(values_in(tiles)) for tiles in table.battle().tiles] == [4, 4], "both sides draw four"


@rule("S3.20", "S3.21", "S6.10", "S9.21")
def test_undead_rise_and_move_in_their_own_phase_only() -> None:
    table = Table(DEAD, HORSES).put(0, 20, necromancer=1).put(1, 20, swords=1).hand(0, ship=2).hand(1, ship=1).go()
    table.win(20, 1)
    assert table.offers() == ["raise 0", "raise 1"]
    table.play("raise 1")
    assert table.units(0, 20) == {"necromancer": 1, "undead": 1}
    table.play("march 20")
    assert table.why("step undead 19") == ["S9.21"]
    table.play("step necromancer 19")
    assert table.why("along undead") == ["S6.10"]


@rule("S3.23", "S4.6")
def test_eliminated_undead_go_back_to_the_supply() -> None:
    table = Table(HORSES, DEAD).put(0, 20, cavalry=2).put(1, 20, undead=1).hand(0, ship=1).hand(1, ship=1).go()
    assert table.pos.undead_supply == 3
    table.win(20, 1)
    assert table.pos.undead_supply == 4
    assert table.discards(1) == {}


@rule("S3.26", "S3.27", "S4.3")
def test_the_horde_has_no_capture_and_no_construct_phase() -> None:
    table = Table(HORDE, HORSES).put(0, 20, hordes=1).village(1, 20).hand(0, hordes=1, blank=1).go("start")
    assert table.doing == "MainActions", "no Phase 1"
    table.play("build hordes")
    assert table.units(0, 20) == {"hordes": 2}, "it builds where it has units"
    table.play("spend blank", "capture 20")
    assert list(table.pos.captured) == [0, 1, 0, 0]
    table.play("end")
    assert table.told("turn")[1]["seat"] == 1, "no Phase 4"


@rule("S3.28", "S3.29")
def test_villages_are_worth_two_to_the_horde() -> None:
    table = Table(HORDE, HORSES).hand(0, hordes=1).put(1, 20, citadel=1)
    table.pos.captured[0 * 2 + 1] = 3
    table.pos.captured[1 * 2 + 0] = 0
    table.pos.pool[1] -= 3
    assert table.pos.capture_vp(0) == 6
    table.go("start")
    assert table.doing == "Return", "without units it may come back"


@rule("S3.33", "S20.6", "S20.9", "X11", "S20.16", "S20.17")
def test_corsairs_withdraw_by_sea() -> None:
    table = Table(HORSES, CORSAIRS, DEAD).put(0, 54, cavalry=2).put(1, 54, axes=2).put(1, 45, ship=1).village(1, 44, 63)
    table.hand(0, ship=1).hand(1, ship=1).go().play("attack 54 1")
    assert table.offers("withdraw") == ["withdraw 44", "withdraw 46", "withdraw 52", "withdraw 53"]
    assert table.why("withdraw 63") == ["S20.9"], "a village without a coast is reached on foot only"
    table.play("withdraw 44")
    assert table.units(1, 44) == {"axes": 2}


@rule("S3.33", "S20.4")
def test_corsairs_do_not_escape_dragons_or_leave_castles() -> None:
    table = Table(DRAGONS, CORSAIRS, DEAD).put(0, 54, dragon=1).put(1, 54, axes=2).put(1, 45, ship=1).village(1, 44)
    table.hand(0, ship=1).hand(1, ship=1).go().play("attack 54 1")
    assert table.doing == "Battle"
    table = Table(HORSES, CORSAIRS, DEAD).put(0, 54, cavalry=2).put(1, 54, axes=1, castle=1).put(1, 45, ship=1)
    table.hand(0, ship=1).hand(1, ship=1).go().play("attack 54 1")
    assert table.doing == "Battle"


@rule("S3.34", "S3.39", "S20.7", "X10")
def test_corsairs_attack_beside_their_ships() -> None:
    def attack(ship: bool, **force: int) -> Table:
        table = Table(CORSAIRS, DRAGONS, DEAD).put(0, 46, axes=3).put(1, 46, **force).hand(0, axes=1).hand(1, ship=1)
        if ship:
            table.put(0, 45, ship=1)
            table.put(2, 45, ship=1)
        return table.go().play("attack 46 1")

    assert attack(True, shield=2).doing == "Battle", "0 against 0 + 1, also over contested water"
    assert attack(False, shield=2).doing == "Withdrawal"
    assert attack(True, cavalry=1).doing == "Withdrawal"
    assert attack(True, dragon=1).doing == "Withdrawal"


@rule("S3.35", "S16.6", "X18")
def test_corsairs_decide_last() -> None:
    table = Table(CORSAIRS, HORSES, DEAD).put(0, 45, ship=2).put(1, 45, ship=3).hand(0, axes=1).hand(1, blank=1).go()
    table.play("attack 45 1", "fight")
    assert [len(values_in(tiles)) for tiles in table.battle().tiles] == [3, 4]
    table.rig((5, 5, 4), (5, 4, 4, 2))
    assert table.seat == 1, "the opponent first, although the Corsairs attack"
    assert table.pos.view(0)["doing"][-1]["sides"][1]["shown"] is None
    table.play("substitute 4 blank")
    assert table.seat == 0
    assert table.pos.view(0)["doing"][-1]["sides"][1]["shown"] == [5, 5, 4]
    assert table.pos.view(1)["doing"][-1]["sides"][0]["shown"] is None
    table.rig((5, 5, 4), (2, 2))
    table.play("keep")
    assert table.pos.vp[0] == 3 + 1


@rule("S3.36", "S18.8")
def test_corsairs_score_one_more() -> None:
    table = Table(CORSAIRS, HORSES, DEAD).put(0, 20, axes=2).put(1, 20, swords=1).hand(0, axes=1).hand(1, ship=1).go()
    assert list(table.win(20, 1).pos.vp) == [2, 0, 0]
    table = Table(HORSES, CORSAIRS, DEAD).put(0, 20, swords=1).put(1, 20, axes=2).hand(0, ship=1).hand(1, axes=1).go()
    assert list(table.lose(20, 1).pos.vp) == [0, 2, 0]


@rule("S3.38")
def test_corsair_powers_do_not_concern_the_retreat() -> None:
    table = Table(CORSAIRS, HORSES, DEAD).put(0, 46, axes=3).put(0, 45, ship=1).put(1, 46, swords=2).hand(0, axes=1).hand(1, ship=1).go()
    table.win(46, 1)
    assert table.doing == "Retreat", "no cavalry is asked for after a lost battle"
    assert table.seat == 1
    assert "retreat 55" in table.offers()


@rule("S3.50", "S20.2")
def test_only_cavalry_counts_as_cavalry() -> None:
    table = Table(DRAGONS, HORSES).put(0, 20, leader=1, lizardmen=2).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1).go()
    assert table.play("attack 20 1").doing == "Withdrawal"
    table.put(0, 20, cavalry=1).go()
    assert table.play("attack 20 1").doing == "Battle"
    assert [KINDS[kind] for kind in range(20) if components().unit[KINDS[kind]].cavalry] == ["cavalry", "cutiecorn"]


def test_the_scene_tells_what_is_printed_on_the_tiles() -> None:
    scene = GAME.new(2).scene()
    assert scene["tiles"]["dragon_riders"]["dragon"] == {"pips": 5, "cost": 2, "count": 2}
    assert scene["tiles"]["corsairs"]["blank"]["cost"] == -1
    assert scene["modifiers"]["castle"] == {"defending": 3}
    assert scene["modifiers"]["blank"] == {}
