"""B8 Combat phase, B9 range and sight, B11 dice and hits, B12 Lore symbols."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.words import ATTACKED_ONCE, ATTACKS
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table

FAR_AWAY = "P HBS r9c13"


def attack(attacker: str, target: str, faces: str, terrain: str = "") -> Table:
    """A unit on r4c6 attacks one on r5c6 and rolls these faces."""
    kind, _, figures = target.partition(" ")
    t = table(f"S {attacker} r4c6", f"P {kind} r5c6 {figures}", FAR_AWAY, terrain=terrain)
    return t.combat("r4c6").dice(faces).play("attack r4c6 r5c6")


@rule("B8.1", "B8.3", "B8.11")
def test_battles_are_fought_one_after_another_in_any_order() -> None:
    t = table("S HBS r4c6", "S HBS r4c2", "P HBS r5c6", "P HBS r5c2").combat("r4c6", "r4c2")
    assert t.offered("attack") == ["attack r4c2 r5c2", "attack r4c6 r5c6"]
    t.dice("F R R").play("attack r4c6 r5c6")
    assert (t.asked, t.step) == ("P", "Retreat")
    assert t.why_not("attack r4c2 r5c2", "P") == ["G4"]
    t.play("retreat r6c6", "pass").dice("R R R").play("attack r4c2 r5c2")
    assert t.asked == "P"


@rule("B8.2", "B35.16")
def test_each_ordered_unit_attacks_once() -> None:
    t = table("S HBS r4c6", "S HBS r4c2", "P HBS r5c6", "P HBS r5c2").combat("r4c6", "r4c2").dice("R R R").play("attack r4c6 r5c6")
    assert t.why_not("attack r4c6 r5c6") == ["B8.2"]
    t.pos.mark[t.unit("r4c6")] |= ATTACKS
    assert any("B35.16" in fault for fault in t.pos.invariants())
    t.pos.mark[t.unit("r4c6")] = ATTACKED_ONCE
    assert any("B35.16" in fault for fault in t.pos.invariants())


@rule("B8.5")
def test_a_weakened_unit_rolls_all_its_dice() -> None:
    t = table("S HRS r4c6 x1", "P HBS r5c6").combat("r4c6").dice("G G G G").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 4


@rule("B8.6", "B8.10")
def test_one_enemy_in_range_and_sight_is_the_target_of_all_dice() -> None:
    t = table("S HBS r4c6", "S HBS r4c7", "P HBS r5c6", "P HBS r7c6").combat("r4c6")
    assert t.why_not("attack r4c6 r4c7") == ["B8.10"]
    assert t.why_not("attack r4c6 r6c6") == ["B8.10"]
    assert t.why_not("attack r4c6 r7c6") == ["B9.13"]
    t.dice("B B B").play("attack r4c6 r5c6")
    assert (t.figures("r5c6"), t.figures("r7c6")) == (1, 4)


@rule("B8.7", "B11.1", "B11.8")
@pytest.mark.parametrize(("unit", "dice"), [("HGS", 2), ("HBS", 3), ("HRS", 4), ("HGC", 2), ("HBC", 3), ("HRC", 4), ("CSP", 3)])
def test_the_attackers_colour_gives_the_dice(unit: str, dice: int) -> None:
    t = table(f"S {unit} r4c6", "P HRS r5c6").combat("r4c6").dice("G" * dice).play("attack r4c6 r5c6")
    assert t.dice_rolled() == dice


@rule("B8.8", "EX13", "B13.12")
def test_hits_come_before_flags() -> None:
    t = attack("HBS", "HBS x1", "B F R")
    assert t.kind("r5c6") == ""
    assert t.told("retreated") == []
    assert (t.asked, t.step) == ("S", "GainGround")


@rule("B8.9", "B8.13")
def test_the_steps_of_an_attack_come_in_order() -> None:
    t = table("S HBC r4c6", "P GBH r5c6", "P HGB r5c8", lore=True).combat("r4c6")
    t.dice("L B F").play("attack r4c6 r5c6").dice("R R").play("retreat r6c6").play("retreat r7c6")
    t.play("gain-ground", "pursue r5c7")
    names = [str(entry["event"]) for entry in t.told()]
    order = ["attacked", "rolled", "tokens", "lost", "retreated", "retreated", "rout-rolled", "ground-gained", "pursued"]
    assert [name for name in names if name in order] == order
    assert t.step == "BonusAttack"


@rule("B8.12")
def test_a_unit_moved_by_the_enemy_may_still_battle() -> None:
    t = table("S HBS r5c6", "S HBS r2c2", "P HBS r4c7", "P HBS r3c2").combat("r5c6", "r2c2")
    assert t.offered("attack r5c6") == []
    t.pos.put(t.unit("r5c6"), t.hex("r4c6"))
    t.pos.settle()
    t.dice("R R R").play("attack r4c6 r4c7")
    assert t.told("attacked")[-1]["from"] == t.hex("r4c6")


@rule("B8.14")
def test_an_attacker_driven_off_before_the_roll_has_spent_its_attack() -> None:
    t = table("S HBS r4c6", "S HBS r2c2", "P HBS r5c6", "P HBS r3c2", lore=True).council("P", rogue=1).lore_hand("P", "rogue-ambush")
    t.goblet("P", 5).combat("r4c6", "r2c2").play("attack r4c6 r5c6")
    t.dice("F G G").play("lore rogue-ambush").play("retreat r3c6")
    assert t.step == "CombatPhase"
    assert t.why_not("attack r3c6 r5c6") == ["B8.2"]
    assert t.told("attacked") == []


@rule("B9.1", "B9.2", "B9.3", "B16.14", "EX5", "B9.5", "B9.6", "B35.27")
def test_a_missile_unit_must_fight_adjacent_enemies_first() -> None:
    t = table("S HGB r4c6", "P DBS r5c6", "P HBS r7c7").combat("r4c6")
    assert t.offered("attack") == ["attack r4c6 r5c6"]
    assert t.why_not("attack r4c6 r7c7") == ["B9.6"]
    t.dice("R R").play("attack r4c6 r5c6")
    assert t.step == "BattleBack"
    ranged = table("S HGB r4c6", "P DBS r7c7").combat("r4c6").dice("R R").play("attack r4c6 r7c7")
    assert (ranged.asked, ranged.step) == ("P", "CommandPhase")


@rule("B9.4", "B9.13")
@pytest.mark.parametrize(("unit", "far"), [("HGB", 4), ("GGA", 4), ("DGX", 3), ("HBS", 1), ("HRC", 1)])
def test_the_range_of_weapons(unit: str, far: int) -> None:
    column = ["r2c7", "r3c7", "r4c7", "r5c7", "r6c7", "r7c7"]
    for distance in range(1, 6):
        t = table(f"S {unit} r1c7", "S HBS r9c2", "P HBS r9c1", f"P HBS {column[distance - 1]}").combat("r1c7", "r9c2")
        possible = f"attack r1c7 {column[distance - 1]}" in t.offers()
        assert possible == (distance <= far)
        if not possible:
            assert t.why_not(f"attack r1c7 {column[distance - 1]}") == ["B9.4" if far > 1 else "B9.13"]


@rule("B9.7", "B9.11")
def test_a_blocked_line_prevents_ranged_attacks() -> None:
    def shot(terrain: str = "", *others: str) -> list[str]:
        t = table("S HGB r1c7", "S HBS r9c2", "P HBS r9c1", "P HBS r5c7", *others, terrain=terrain).combat("r1c7", "r9c2")
        return t.why_not("attack r1c7 r5c7")

    assert shot() == []
    assert shot("", "S HGB r3c7") == ["B9.7"]
    assert shot("", "P HGB r3c7") == ["B9.7"]
    assert shot("", "S CSP r3c7") == ["B9.7"]
    for piece in ("wooded", "elevated", "stronghold:S", "healing-pool:P"):
        assert shot(f"{piece} r3c7") == ["B9.7"], piece
    for piece in ("marsh", "waterway", "rampart", "stakes", "bridge-wooden", "ford"):
        assert shot(f"{piece} r3c7") == [], piece


@rule("B9.10")
def test_the_hexes_of_attacker_and_target_never_block() -> None:
    t = table("S HGB r1c7", "P HBS r5c7", terrain="wooded r1c7 r5c7").combat("r1c7")
    assert t.offered("attack") == ["attack r1c7 r5c7"]


@rule("B9.12")
def test_melee_needs_no_line_of_sight() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", terrain="wooded r4c6 r5c6").combat("r4c6")
    assert t.offered("attack") == ["attack r4c6 r5c6"]


@rule("B11.2", "B11.5", "B11.9")
def test_helmets_of_the_targets_colour_hit() -> None:
    assert attack("HRS", "HBS", "G B R B").figures("r5c6") == 2
    assert attack("HRS", "HGB", "G B R B").figures("r5c6") == 3
    assert attack("HRS", "HRS", "G B R B").figures("r5c6") == 3


@rule("B11.3", "B11.4")
def test_strikes_and_symbols_miss_unless_something_says_otherwise() -> None:
    assert attack("HGB", "HBS", "X L").figures("r5c6") == 4
    assert attack("HBS", "HBS", "L L L").figures("r5c6") == 4
    assert attack("HBS", "HBS", "X X L").figures("r5c6") == 2


@rule("B11.6", "B11.7", "B11.10", "B11.11", "B11.12")
def test_the_bearer_falls_last_and_counts_one_banner() -> None:
    t = attack("HRS", "HBS x3", "B B B B")
    assert t.banners("S") == 1
    assert t.told("lost")[-1]["figures"] == 3
    assert attack("HBS", "HBS x3", "B B R").figures("r5c6") == 1
    for unit in ("HGB x1", "HRC x1"):
        won = attack("HRS", unit, "G R G R")
        assert won.banners("S") == 1


@rule("B11.14", "EX12")
@pytest.mark.parametrize(
    ("weapon", "target", "faces", "hits"),
    [
        ("HBS", "HGC", "G X X", 2),
        ("HBC", "HGC", "G X X", 3),
        ("HBS", "HGB", "G X X", 3),
        ("HBC", "HGB", "R X X", 2),
        ("HGB", "HGB", "X X", 0),
        ("GGA", "HGB", "X X", 0),
        ("DGX", "HGB", "X X", 0),
    ],
)
def test_what_bonus_strikes_do_in_melee(weapon: str, target: str, faces: str, hits: int) -> None:
    t = attack(weapon, target, faces)
    full = 3 if target == "HGC" else 4
    assert t.figures("r5c6") == full - hits


@rule("B11.14")
def test_crossbows_and_long_bows_strike_at_a_distance() -> None:
    t = table("S DGX r4c6", "P HBS r6c6").combat("r4c6").dice("X X").play("attack r4c6 r6c6")
    assert t.figures("r6c6") == 2
    bow = table("S HGB r4c6", "P HBS r6c6").combat("r4c6").dice("X X").play("attack r4c6 r6c6")
    assert bow.figures("r6c6") == 4
    long_bow = table("S HGB r1c7", "P HBS r6c7")
    from tafelrunde.games.battlelore.tables import LONG_BOW

    long_bow.pos.weapon = vec[i64]([LONG_BOW, *long_bow.pos.weapon[1:]])
    long_bow.combat("r1c7").dice("X X").play("attack r1c7 r6c7")
    assert long_bow.figures("r6c7") == 2


@rule("B11.14", "B11.15", "EX11", "B10.6")
def test_moved_missile_units_lose_a_die_but_not_in_battle_back() -> None:
    t = table("S DGX r3c6", "P HBS r7c6", terrain="wooded r7c6").movement("r3c6")
    t.pos.colour = vec[i64]([1, *t.pos.colour[1:]])
    t.play("move r3c6 r4c6")
    t.pos.add_effect(1, t.unit("r4c6"), 1, 2)
    t.dice("X X R").play("attack r4c6 r7c6")
    assert t.dice_rolled() == 3
    assert t.figures("r7c6") == 2
    point_blank = table("S DGX r3c6", "P HBS r5c6").movement("r3c6").play("move r3c6 r4c6").dice("X").play("attack r4c6 r5c6")
    assert point_blank.dice_rolled() == 1
    assert point_blank.figures("r5c6") == 4
    # A crossbow that moved battles back with all its dice.
    back = table("S HBS r4c6", "P DGX r5c6").combat("r4c6")
    back.pos.mark[back.unit("r5c6")] |= 2
    back.dice("R R R").play("attack r4c6 r5c6").dice("R R").play("battle-back")
    assert back.dice_rolled() == 2


@rule("B11.16")
def test_every_source_takes_away_one_bonus_strike() -> None:
    # Archers behind stakes ignore one; a short sword against riders loses one; both together two.
    t = attack("HRS", "HGB", "X X R R", terrain="stakes r5c6")
    assert t.figures("r5c6") == 3
    plain = attack("HRS", "HGC", "X X X R")
    assert plain.figures("r5c6") == 1
    swords = attack("HRS", "HBS", "X X R R", terrain="stakes r5c6")
    assert swords.figures("r5c6") == 2


@rule("B11.17")
def test_a_unit_lost_outside_an_attack_roll_goes_to_the_opponent() -> None:
    # Blocked retreat with one figure left: the banner is the attacker's.
    t = table("S HBS r4c6", "P HBS r5c6 x1", "P HGB r6c5", "P HGB r6c6").combat("r4c6").dice("F R R").play("attack r4c6 r5c6", "ignore 0")
    assert (t.banners("S"), t.kind("r5c6")) == (1, "")
    poisoned = table("S HBS r4c6 x1 poisoned", "S HBS r1c1", "P CSP r9c9", lore=True).dice("B").new_turn()
    assert (poisoned.banners("P"), poisoned.kind("r4c6")) == (1, "")


@rule("B12.1", "B12.2", "B12.4", "B12.5", "B12.8", "B21.1")
def test_lore_symbols_give_tokens_to_the_roller() -> None:
    t = table("S HBS r4c6", "P DBS r5c6", lore=True).combat("r4c6").dice("L L R").play("attack r4c6 r5c6")
    assert (t.tokens("S"), t.tokens("P"), t.pos.pool) == (2, 0, 34)
    t.dice("L R R").play("battle-back")
    assert (t.tokens("S"), t.tokens("P")) == (2, 1)
    ranged = table("S HGB r4c6", "P HBS r7c6", lore=True).combat("r4c6").dice("L L").play("attack r4c6 r7c6")
    assert ranged.tokens("S") == 2
    empty = table("S HBS r4c6", "P HBS r5c6", lore=True)
    empty.goblet("P", 35).combat("r4c6").dice("L L R").play("attack r4c6 r5c6")
    assert (empty.tokens("S"), empty.pos.pool) == (1, 0)


@rule("B12.3")
def test_symbols_used_otherwise_give_no_token() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", lore=True).council("S", wizard=1).lore_hand("S", "wizard-runed-blades").goblet("S", 3)
    t.combat("r4c6").play("attack r4c6 r5c6").dice("L L R").play("lore-at wizard-runed-blades r4c6")
    assert (t.figures("r5c6"), t.tokens("S")) == (2, 0)


@rule("B12.6")
def test_rout_and_critical_dice_give_no_tokens() -> None:
    t = table("S HBS r4c6", "P GBH r5c6", lore=True).combat("r4c6").dice("F R R").play("attack r4c6 r5c6")
    t.play("retreat r6c6").dice("L L").play("retreat r7c6")
    assert t.tokens("S") == 0
    beast = table("S HBS r4c6", "P CSP r5c6", lore=True).combat("r4c6").dice("B B R L L").play("attack r4c6 r5c6")
    assert beast.kind("r5c6") == "CSP"
    assert beast.tokens("S") == 0
