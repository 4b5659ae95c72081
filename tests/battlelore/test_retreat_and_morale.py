"""B13 Retreat, B14 morale, B15 support, B16 battle back, B17 follow-on actions."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.battle.morale import bold, frightened, supported
from tafelrunde.games.battlelore.battle.told import courage
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.testing import random_setting, rule
from tests.battlelore.table import Table, table

FAR_AWAY = "P HBS r9c13"


def struck(target: str, faces: str, *others: str, terrain: str = "", at: str = "r4c6", start: str = "r5c6", rolls: str = "HBS") -> Table:
    """A Pennant unit strikes a Standard unit in melee and rolls these faces."""
    kind, _, more = target.partition(" ")
    t = table(f"S {kind} {at} {more}", f"P {rolls} {start}", "S HBS r1c1", FAR_AWAY, *others, terrain=terrain, turn="P")
    return t.combat(start).dice(faces).play(f"attack {start} {at}")


@rule("B13.1", "B13.4", "B13.6", "B35.20", "B33.37")
def test_one_hex_for_each_flag_toward_the_own_edge_step_by_step() -> None:
    t = struck("HBS", "F F R")
    assert (t.asked, t.offers()) == ("S", ["retreat r3c6", "retreat r3c7"])
    assert t.why_not("retreat r4c5") == ["B13.4"]
    assert t.why_not("retreat r5c7") == ["B13.4"]
    t.play("retreat r3c7")
    assert t.offers() == ["retreat r2c6", "retreat r2c7"]
    t.play("retreat r2c7")
    assert t.kind("r2c7") == "HBS"
    assert t.figures("r2c7") == 4


@rule("B13.2", "B13.11")
def test_terrain_does_not_hinder_a_retreat() -> None:
    ground = "wooded r3c6 r3c7, stronghold:S r2c6 r2c7"
    t = struck("HBS", "F F R", terrain=ground).play("retreat r3c6", "retreat r2c6")
    assert t.figures("r2c6") == 4


@rule("B13.3", "B13.5", "B13.7", "EX14")
def test_blocked_hexes_cost_figures_but_an_open_hex_must_be_taken() -> None:
    t = struck("HBS", "F R R", at="r5c1", start="r6c1")
    assert t.kind("r4c1") == "HBS"
    assert t.figures("r4c1") == 4
    blocked = struck("HBS", "F R R", "S HGB r4c1", at="r5c1", start="r6c1")
    assert (blocked.kind("r5c1"), blocked.figures("r5c1")) == ("HBS", 3)
    # Units of either camp block; with one side open it must be taken, losses cannot be chosen.
    one = struck("HBS", "F R R", "P HGB r3c6")
    assert (one.kind("r3c7"), one.figures("r3c7")) == ("HBS", 4)
    assert one.asked == "P"


@rule("B13.8")
def test_a_dead_end_may_be_chosen() -> None:
    t = struck("HBS", "F F R", "S HGB r2c5", "S HGB r2c6")
    t.play("retreat r3c6")
    assert (t.kind("r3c6"), t.figures("r3c6")) == ("HBS", 3)


@rule("B13.9", "B13.13", "EX15", "B35.21")
def test_what_cannot_be_retreated_is_lost() -> None:
    t = struck("HBS", "F F F", at="r2c6", start="r3c6")
    assert t.offers() == ["retreat r1c6", "retreat r1c7"]
    t.play("retreat r1c6")
    assert t.figures("r1c6") == 2
    edge = struck("HBS", "F F R", at="r1c6", start="r2c6")
    assert edge.figures("r1c6") == 2


@rule("B13.10", "B14.11")
def test_flags_of_ranged_combat_count_as_well() -> None:
    t = table("S HGB r4c6", "P HBS r7c6", "P DBS r9c1").combat("r4c6").dice("F R").play("attack r4c6 r7c6")
    assert (t.asked, t.step) == ("P", "Retreat")
    dwarf = table("S HGB r4c6", "P DBS r7c6").combat("r4c6").dice("F R").play("attack r4c6 r7c6")
    assert dwarf.offers() == ["ignore 0", "ignore 1"]


@rule("B13.12")
def test_flags_are_void_for_an_eliminated_unit() -> None:
    t = struck("HBS x1", "B F F")
    assert t.told("retreated") == []
    assert t.told("blocked") == []


@rule("B13.14")
def test_a_retreat_is_not_movement() -> None:
    bow = table("S HGB r3c6", "P DBS r4c6", "P HBS r7c6").combat("r3c6").dice("R R").play("attack r3c6 r4c6")
    bow.dice("F R R").play("battle-back", "retreat r2c6")
    assert not bow.pos.mark[bow.unit("r2c6")] & 2


# Morale.


@rule("B14.1", "B14.2")
def test_a_unit_can_be_bold_and_frightened() -> None:
    t = table("S GGS r4c6", "S HBS r4c5", "S HBS r4c7", FAR_AWAY)
    assert bold(t.pos, t.unit("r4c6")) == 1
    assert frightened(t.pos, t.unit("r4c6"))
    assert not frightened(t.pos, t.unit("r4c5"))


@rule("B14.3", "B14.4", "B14.10", "B33.35", "EX16", "B16.8")
def test_each_level_lets_one_flag_be_ignored_or_not() -> None:
    t = struck("HBS", "F F R", "S HGB r4c5", "S HGB r4c7")
    assert (t.asked, t.offers()) == ("S", ["ignore 0", "ignore 1"])
    assert t.why_not("ignore 2") == ["B14.10"]
    t.play("ignore 1", "retreat r3c6")
    assert t.kind("r3c6") == "HBS"
    assert (t.asked, t.step) == ("P", "GainGround")
    none = struck("HBS", "F F R", "S HGB r4c5", "S HGB r4c7").play("ignore 0", "retreat r3c6", "retreat r2c6")
    assert none.kind("r2c6") == "HBS"
    assert none.step == "GainGround"


@rule("B14.5", "B14.6", "B14.7", "EX19")
def test_levels_add_up_to_bold_4() -> None:
    ground = "rampart r4c6, stronghold:S r3c6"
    t = table("S DBS r4c6", "S HGB r4c5", "S HGB r4c7", FAR_AWAY, terrain=ground)
    assert bold(t.pos, t.unit("r4c6")) == 4
    alone = table("S DBS r4c6", FAR_AWAY, terrain=ground)
    assert bold(alone.pos, alone.unit("r4c6")) == 3
    four = table("S DBS r4c6", "S HGB r4c5", "S HGB r4c7", "P HRS r5c6", terrain=ground, turn="P")
    four.pos.add_effect(fx.DICE, four.unit("r5c6"), 2, fx.TURN)
    four.combat("r5c6").dice("F F F F").play("attack r5c6 r4c6")
    assert four.offers() == [f"ignore {n}" for n in range(5)]
    four.play("ignore 4")
    assert (four.asked, four.step) == ("S", "BattleBack")
    three = table("S DBS r4c6", "P HRS r5c6", terrain=ground, turn="P")
    three.pos.add_effect(fx.DICE, three.unit("r5c6"), 2, fx.TURN)
    three.combat("r5c6").dice("F F F F").play("attack r5c6 r4c6")
    assert three.offers() == [f"ignore {n}" for n in range(4)]


@rule("B14.7")
def test_cards_add_their_stated_amount() -> None:
    t = table("S HBS r4c6", FAR_AWAY)
    t.pos.add_effect(fx.BOLD, t.unit("r4c6"), 2, fx.TURN)
    assert bold(t.pos, t.unit("r4c6")) == 2
    t.pos.add_effect(fx.BOLD, t.unit("r4c6"), 1, fx.TURN)
    assert bold(t.pos, t.unit("r4c6")) == 3


@rule("B14.8", "EX54")
def test_the_neighbourhood_of_a_stronghold() -> None:
    t = struck("HBS", "F R R", terrain="stronghold:S r3c6")
    assert t.offers() == ["ignore 0", "ignore 1"]
    # An enemy on it takes the courage away.
    taken = struck("HBS", "F R R", "P HGB r3c6", terrain="stronghold:S r3c6")
    assert taken.kind("r3c7") == "HBS"
    foreign = table("S HBS r4c6", FAR_AWAY, terrain="stronghold:P r3c6")
    assert bold(foreign.pos, foreign.unit("r4c6")) == 0
    two = table("S HBS r4c6", FAR_AWAY, terrain="stronghold:S r3c6 r3c7")
    assert bold(two.pos, two.unit("r4c6")) == 1
    on_it = table("S HBS r3c6", FAR_AWAY, terrain="stronghold:S r3c6")
    assert bold(on_it.pos, on_it.unit("r3c6")) == 1


@rule("B14.9")
def test_boldness_is_counted_after_the_hits() -> None:
    # The trampling-free case: supporters are counted when the flags are ignored, after the casualties of the same roll.
    t = struck("HBS x3", "B F R", "S HGB r4c5", "S HGB r4c7")
    assert t.figures("r4c6") == 2
    assert t.offers() == ["ignore 0", "ignore 1"]
    names = [entry["event"] for entry in t.told()]
    assert "lost" in names
    assert "ignored" not in names


@rule("B14.12", "B14.14", "B14.15", "B14.16", "EX20", "B35.22", "B14.13")
def test_a_frightened_unit_runs_two_hexes_for_each_flag_and_checks_for_rout() -> None:
    t = table("S GGS r5c6", "S HBS r5c5", "S HBS r5c7", "P HBS r6c6", FAR_AWAY, turn="P").combat("r6c6").dice("F F R")
    t.play("attack r6c6 r5c6", "ignore 1", "retreat r4c6").dice("G F").play("retreat r3c6")
    assert t.figures("r3c6") == 3
    assert t.told("rout-rolled")[-1]["flag"] == 1
    calm = table("S GGS r5c6", "S HBS r5c5", "S HBS r5c7", "P HBS r6c6", lore=True, turn="P").combat("r6c6").dice("F F R")
    calm.play("attack r6c6 r5c6", "ignore 1", "retreat r4c6").dice("L L").play("retreat r3c6")
    assert (calm.figures("r3c6"), calm.tokens("P"), calm.tokens("S")) == (4, 0, 0)


@rule("B14.17")
def test_the_rout_roll_belongs_to_whoever_rolled_the_flags() -> None:
    t = table("S GBH r5c6 x2", "P DBS r6c6", "S HBS r1c1").combat("r5c6").dice("R R R").play("attack r5c6 r6c6")
    t.dice("F R R").play("battle-back", "retreat r4c6").dice("B B").play("retreat r3c6")
    assert (t.banners("P"), t.banners("S")) == (1, 0)


@rule("B14.18", "EX21")
def test_blocked_losses_come_before_the_rout_roll() -> None:
    t = struck("GBH", "F F R", at="r3c6", start="r4c6")
    t.play("retreat r2c6").dice("B R").play("retreat r1c6")
    assert t.figures("r1c6") == 1
    assert [entry["event"] for entry in t.told() if entry["event"] in ("blocked", "rout-rolled")] == ["blocked", "rout-rolled"]
    dead = struck("GBH x2", "F F R", at="r3c6", start="r4c6").play("retreat r2c6", "retreat r1c6")
    assert dead.told("rout-rolled") == []
    assert dead.banners("P") == 1


@rule("B14.19")
def test_fright_does_not_add_up() -> None:
    t = struck("GGS", "F R R", at="r5c6", start="r6c6").play("retreat r4c6").dice("R R").play("retreat r3c6")
    assert t.kind("r3c6") == "GGS"
    drummer = struck("GGS drummer", "F R R", at="r5c6", start="r6c6").play("retreat r4c6")
    assert drummer.kind("r4c6") == "GGS"
    assert drummer.told("rout-rolled") == []


@rule("B14.20")
def test_without_a_hex_entered_there_is_no_rout_check() -> None:
    t = struck("GBH", "F R R", "S HGB r4c5", "S HGB r4c7").play("ignore 1")
    assert t.told("rout-rolled") == []
    blocked = struck("GBH", "F R R", at="r1c6", start="r2c6")
    assert blocked.told("rout-rolled") == []
    assert blocked.figures("r1c6") == 2


# Support.


@rule("B15.1", "B15.2", "B15.4", "B15.5")
def test_two_friends_of_any_kind_give_one_level() -> None:
    t = table("S HBS r4c6", "S HGB r4c5 x1", FAR_AWAY)
    assert not supported(t.pos, t.unit("r4c6"))
    t = table("S HBS r4c6", "S HGB r4c5 x1", "S CSP r4c7", "S GGL r5c6", FAR_AWAY)
    assert bold(t.pos, t.unit("r4c6")) == 1
    enemies = table("S HBS r4c6", "S HGB r4c5", "P HGB r4c7", FAR_AWAY)
    assert bold(enemies.pos, enemies.unit("r4c6")) == 0


@rule("B15.6", "B16.12")
def test_the_attacker_is_supported_against_a_battle_back() -> None:
    t = table("S HBS r4c6", "S HGB r4c5", "S HGB r4c7", "P DBS r5c6").combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    t.dice("F B R").play("battle-back")
    assert (t.asked, t.offers()) == ("S", ["ignore 0", "ignore 1"])
    assert t.figures("r4c6") == 3


# Battle back.


@rule("EX17", "B16.1", "B16.3", "B16.11", "B35.23", "B35.24", "B33.39")
def test_a_bold_unit_that_stays_may_battle_back_and_the_battle_ends() -> None:
    t = struck("HBS", "F R R", "S HGB r4c5", "S HGB r4c7").play("ignore 1")
    assert (t.asked, t.offers()) == ("S", ["pass", "battle-back"])
    t.dice("F R R").play("battle-back")
    assert t.dice_rolled() == 3
    t.play("retreat r6c6")
    assert t.step == "CommandPhase"
    assert t.told("ground-gained") == []


@rule("B16.2", "B15.3", "B35.25")
def test_a_unit_driven_off_does_not_battle_back_even_if_supported_again() -> None:
    t = struck("HBS", "F F R", "S HGB r4c5", "S HGB r4c7", "S HGB r3c5", "S HGB r2c5").play("ignore 1", "retreat r3c6")
    assert supported(t.pos, t.unit("r3c6"))
    assert (t.asked, t.step) == ("P", "GainGround")


@rule("B16.4", "EX22", "B16.5", "B17.2")
def test_no_flag_need_be_rolled_and_there_is_no_answer_to_a_battle_back() -> None:
    t = struck("DBS", "R R R")
    assert t.step == "BattleBack"
    t.dice("F B R").play("battle-back")
    assert (t.asked, t.step) == ("P", "Retreat")
    t.play("retreat r6c6")
    assert t.figures("r6c6") == 3
    # Neither side follows: no gain of ground for the defender, no second battle back.
    assert (t.asked, t.step) == ("S", "CommandPhase")
    bold_attacker = table("S DBS r4c6", "P DBS r5c6").combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    bold_attacker.dice("R R R").play("battle-back")
    assert bold_attacker.step == "CommandPhase"


@rule("B16.6")
def test_a_unit_may_battle_back_against_each_attacker() -> None:
    t = table("S HBS r4c6", "S HBS r4c7", "P DBS r5c7").combat("r4c6", "r4c7").dice("R R R").play("attack r4c6 r5c7")
    t.dice("R R R").play("battle-back").dice("R R R").play("attack r4c7 r5c7")
    assert (t.asked, t.step) == ("P", "BattleBack")


@rule("B16.7")
def test_boldness_counts_at_the_moment_of_the_battle_back() -> None:
    """A supporter lost before the battle back no longer helps."""
    t = table("S HRS r4c6", "P HBS r5c6", "P HGB r5c5", "P HGB r6c6").combat("r4c6").dice("R R R R").play("attack r4c6 r5c6")
    assert t.step == "BattleBack"
    lone = table("S HRS r4c6", "P HBS r5c6", "P HGB r5c5").combat("r4c6").dice("R R R R").play("attack r4c6 r5c6")
    assert lone.step == "CommandPhase"


@rule("B16.9", "EX18")
def test_a_blocked_unit_was_not_driven_off() -> None:
    t = struck("HBS", "F F R", "S HGB r3c6", "S HGB r3c7").play("ignore 1")
    assert t.figures("r4c6") == 3
    assert (t.asked, t.step) == ("S", "BattleBack")


@rule("B16.10")
def test_the_attacker_must_still_be_there() -> None:
    t = table("S HBC r4c6 x1", "P DBS r5c6", lore=True).council("P", warrior=1).lore_hand("P", "warrior-backstab").goblet("P", 3)
    t.combat("r4c6").play("attack r4c6 r5c6").dice("X R R").play("pass", "lore warrior-backstab")
    assert t.kind("r4c6") == ""
    assert t.told("battled-back") == []


@rule("B16.13")
def test_the_banner_of_a_battle_back_goes_to_its_player() -> None:
    t = table("S HBS r4c6 x1", "S HBS r1c1", "P DBS r5c6").combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    t.dice("B R R").play("battle-back")
    assert t.banners("P") == 1


@rule("B16.15")
def test_a_declined_battle_back_ends_the_battle() -> None:
    t = struck("DBS", "R R R").play("pass")
    assert t.told("battled-back") == []
    assert t.step == "CommandPhase"


@rule("EX51")
def test_one_neighbour_is_no_support() -> None:
    t = struck("HBS", "B B R R", "S HGB r4c5", rolls="HRS")
    assert t.figures("r4c6") == 2
    assert t.step == "CommandPhase"


# Follow-on actions.


def chase(unit: str = "HBC", terrain: str = "", faces: str = "F R R", *others: str) -> Table:
    """EX23: riders on r4c6 drive a unit off r5c6; another enemy stands on r5c7."""
    t = table(f"S {unit} r4c6", "P HBS r5c6", "P HGB r5c7", *others, terrain=terrain).combat("r4c6").dice(faces)
    t.play("attack r4c6 r5c6")
    if t.step == "Retreat":
        t.play("retreat r6c5")
    return t


@rule("EX23", "B17.1", "B17.4", "B17.5", "B17.6", "B17.7", "B17.8", "B33.42", "B33.43", "B33.44", "B33.45")
def test_gain_ground_pursue_bonus_attack_and_gain_ground_again() -> None:
    t = chase()
    assert t.offers() == ["pass", "gain-ground"]
    t.play("gain-ground")
    assert t.kind("r5c6") == "HBC"
    assert "pursue r4c6" in t.offers()
    t.play("pursue r4c6")
    assert t.offers() == ["pass", "bonus-attack r5c7"]
    t.dice("F R R").play("bonus-attack r5c7", "retreat r6c7")
    assert t.offers() == ["pass", "gain-ground"]
    t.play("gain-ground")
    assert t.kind("r5c7") == "HBC"
    assert t.asked == "P"


@rule("EX24", "B17.9", "B35.17")
def test_without_gaining_ground_nothing_follows() -> None:
    t = chase().play("pass")
    assert t.asked == "P"
    assert t.kind("r4c6") == "HBC"


@rule("EX25", "B17.3", "B17.15")
def test_forest_forbids_the_pursuit_move_but_not_the_bonus_attack() -> None:
    t = chase(terrain="wooded r5c6", faces="F R").play("gain-ground")
    assert t.step == "BonusAttack"
    t.dice("R R").play("bonus-attack r5c7")
    assert t.dice_rolled() == 2


@rule("EX26", "B17.16")
def test_gaining_a_landmark_ends_the_battle() -> None:
    t = table("S HBC r4c6", "P HBS r5c6 x1", "P HGB r5c7", terrain="stronghold:P r5c6").combat("r4c6").dice("B R")
    t.play("attack r4c6 r5c6", "gain-ground")
    assert t.kind("r5c6") == "HBC"
    assert t.asked == "P"


@rule("EX27", "B17.14", "B17.5", "B35.18")
def test_every_melee_attacker_gains_ground_but_only_riders_pursue() -> None:
    for unit, faces in (("HBS", "F R R"), ("HGB", "F R"), ("CHG", "F R R")):
        t = chase(unit, faces=faces)
        assert t.step == "GainGround", unit
        t.play("gain-ground")
        assert t.asked == "P", unit
    shot = table("S HGB r4c6", "P HBS r7c6 x1", FAR_AWAY).combat("r4c6").dice("B R").play("attack r4c6 r7c6")
    assert (shot.kind("r7c6"), shot.asked) == ("", "P")


@rule("B17.10")
def test_only_adjacent_enemies_are_within_reach_of_a_bonus_attack() -> None:
    t = chase("HBC", "", "F R R", "P HBS r7c7").play("gain-ground", "pass")
    assert t.why_not("bonus-attack r7c7") == ["B17.10"]
    assert t.why_not("bonus-attack r4c6") == ["B17.7"]


@rule("B17.11")
def test_elimination_displaces_too() -> None:
    t = table("S HBC r4c6", "P HBS r5c6 x1", "P HGB r5c7 x1", FAR_AWAY).combat("r4c6").dice("B R R").play("attack r4c6 r5c6", "gain-ground")
    t.play("pass").dice("G R R").play("bonus-attack r5c7")
    assert t.offers() == ["pass", "gain-ground"]


@rule("B17.12")
def test_one_pursuit_and_one_bonus_attack_in_a_battle() -> None:
    t = table("S HBC r4c6", "P HBS r5c6 x1", "P HGB r5c7 x1", "P HGB r5c8", FAR_AWAY).combat("r4c6").dice("B R R")
    t.play("attack r4c6 r5c6", "gain-ground", "pass").dice("G R R").play("bonus-attack r5c7", "gain-ground")
    assert t.asked == "P"


@rule("B17.13")
def test_follow_on_steps_do_not_count_against_the_move() -> None:
    t = table("S HRC r2c6", "P HBS r5c6 x1", "P HBS r9c1").movement("r2c6").play("move r2c6 r4c6").dice("B G G G")
    t.play("attack r4c6 r5c6", "gain-ground")
    assert "pursue r6c6" in t.offers()


@rule("B17.17")
def test_a_pursuit_into_terrain_follows_its_battle_rule() -> None:
    forest = chase("HBC", "wooded r4c7", "F R R").play("gain-ground")
    assert "pursue r5c5" in forest.offers()
    into = table("S HBC r4c6", "P HBS r5c6 x1", "P HGB r6c7", FAR_AWAY, terrain="wooded r6c6, rampart r5c7").combat("r4c6")
    into.dice("B R R").play("attack r4c6 r5c6", "gain-ground", "pursue r6c6")
    assert into.step == "BonusAttack"
    rampart = table("S HBC r4c6", "P HBS r5c6 x1", "P HGB r6c7", FAR_AWAY, terrain="wooded r6c6, rampart r5c7").combat("r4c6")
    rampart.dice("B R R").play("attack r4c6 r5c6", "gain-ground", "pursue r5c7")
    assert rampart.asked == "P"


@rule("B17.18")
def test_no_ground_is_gained_where_the_attacker_cannot_stand() -> None:
    t = table("S HBC r4c6", "P HBS r5c6 x1", FAR_AWAY)
    t.pos.add_effect(fx.ROOTED, t.unit("r4c6"), 1, fx.TURN)
    t.combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    assert t.asked == "P"
    flame = table("S HBC r4c6", "P HBS r5c6 x1", FAR_AWAY)
    flame.pos.terrain = vec[i64]([1 << 18 if h == flame.hex("r5c6") else 0 for h in range(len(flame.pos.terrain))])
    flame.combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    assert flame.asked == "P"


@rule("B17.19", "EX52", "B16.6", "B15.3")
def test_the_bonus_attack_is_a_complete_attack() -> None:
    def drive(*others: str, fled: str = "P DBS r5c6") -> Table:
        t = table("S HBC r4c6", fled, *others, lore=True).combat("r4c6").dice("F L R").play("attack r4c6 r5c6", "ignore 0")
        return t.play("retreat r6c6", "gain-ground", "pass")

    for fled in ("P DBS r5c6", "P DBS r5c6 x1"):
        again = drive(fled=fled)
        again.dice("L R R").play("bonus-attack r6c6")
        assert again.tokens("S") == 2
        assert again.told("battled-back") == []
        assert again.step == "LoreAction"
    other = drive("P DBS r5c7")
    other.dice("R R R").play("bonus-attack r5c7")
    assert (other.asked, other.step) == ("P", "BattleBack")
    # Where the first one fell, nobody has fled: whoever is attacked next battles back.
    fell = table("S DBS r4c6", "S HBS r5c6 x1", "S HBS r1c1", "P HBC r6c6", turn="P").combat("r6c6").dice("B R R")
    fell.play("attack r6c6 r5c6", "gain-ground", "pass").dice("R R R").play("bonus-attack r4c6")
    assert (fell.asked, fell.step) == ("S", "BattleBack")


@rule("B17.20")
def test_the_vacated_hex_is_where_the_defender_stood_when_attacked() -> None:
    t = table("S HBS r4c6", "P GBH r5c6", FAR_AWAY).combat("r4c6").dice("F R R").play("attack r4c6 r5c6", "retreat r6c6")
    t.dice("R R").play("retreat r7c6", "gain-ground")
    assert (t.kind("r5c6"), t.kind("r7c6")) == ("HBS", "GBH")


@rule("B17.21")
def test_a_power_that_drives_the_defender_off_gives_no_ground() -> None:
    t = table("S CHG r4c6", "P HBS r5c6", FAR_AWAY, lore=True).combat("r4c6").dice("L R R").play("attack r4c6 r5c6", "power push")
    t.play("retreat r6c6", "retreat r7c6")
    assert t.kind("r5c6") == ""
    assert t.step == "LoreAction"


@rule("B14.7")
def test_what_is_told_of_a_units_courage_adds_up_to_it() -> None:
    """The sources named in the log are the sources counted, for every unit of a game, cards and music among them."""
    chance, levels = chance_from_seed(3), set()
    for seed in range(12):
        roles, options = random_setting(GAME, chance)
        pos = GAME.new(roles, seed, options)
        assert isinstance(pos, BattleLore)
        for _ in range(300):
            if not (waiting := pos.waiting()):
                break
            moves = pos.moves(waiting[0])
            pos.play(waiting[0], moves[chance.below(len(moves))])
            for unit in range(len(pos.owner)):
                if pos.place[unit] >= 0:
                    assert sum(courage(pos, unit)) == bold(pos, unit)
                    levels.add(bold(pos, unit))
    assert len(levels) > 2
