"""B20 Creatures, their powers, critical hits and trampling."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.battlelore.battle.losses import heads
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.battle.powers import stored
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.words import POISONED, STORED_SHIFT, WEBBED
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table

FAR_AWAY = "P HBS r9c13"


def beast(kind: str = "CSP", *others: str, faces: str = "", **more: Any) -> Table:
    """A creature of the Standards on r4c6 attacks what stands on r5c6."""
    t = table(f"S {kind} r4c6", *others, lore=True, **more).combat("r4c6")
    return t.dice(faces).play("attack r4c6 r5c6") if faces else t


@rule("B20.1", "B20.5", "B1.6")
def test_a_creature_is_a_unit_but_neither_foot_nor_mounted() -> None:
    units = ("S CSP r3c6", "S HBS r3c7", "S HBC r3c8", FAR_AWAY)
    t = table(*units).hand("S", "mounted-charge", "rally").play("command mounted-charge")
    assert t.why_not("order r3c6 anywhere") == ["B6.10"]
    t = table(*units).hand("S", "foot-onslaught", "rally").play("command foot-onslaught", "choose center")
    assert t.why_not("order r3c6 anywhere") == ["B6.10"]
    t = table(*units).orders("patrol-center")
    assert "order r3c6 center" in t.offers()


@rule("B20.2", "B20.3", "B20.4", "EX30")
def test_a_creature_out_of_section_costs_three_tokens_and_an_order() -> None:
    units = ("S CSP r3c6", "S HBS r3c1", "S HBS r3c2", FAR_AWAY)
    t = table(*units, lore=True).goblet("S", 5).orders("patrol-left")
    assert t.why_not("order r3c6 left") == ["B6.8"]
    assert "order-afar r3c6 left" in t.offers()
    t.play("order-afar r3c6 left")
    assert t.tokens("S") == 5
    t.play("order r3c1 left")
    assert t.ordered() == {"r3c6", "r3c1"}
    assert t.tokens("S") == 2
    two = table(*units, lore=True).goblet("S", 5).orders("patrol-left").play("order r3c1 left", "order r3c2 left")
    assert (two.ordered(), two.tokens("S")) == ({"r3c1", "r3c2"}, 5)
    poor = table(*units, lore=True).goblet("S", 2).orders("patrol-left")
    assert poor.why_not("order-afar r3c6 left") == ["B20.4"]
    poor.pos.marker[poor.unit("r3c6")] |= 2 << STORED_SHIFT
    assert poor.why_not("order-afar r3c6 left") == ["B20.4"]
    assert poor.why_not("order-afar r3c1 left") == ["B20.2"]


@rule("B20.6")
def test_creatures_obey_terrain_and_block_the_way() -> None:
    t = table("S CSP r3c6", "S HBS r4c6", "P HBS r9c1", terrain="wooded r4c5").movement("r3c6")
    assert t.why_not("move r3c6 r4c6") == ["B7.5"]
    assert "move r3c6 r4c5" in t.offers()
    forest = table("S CSP r4c6", "P HBS r5c6", terrain="wooded r4c6").combat("r4c6").dice("R R").play("attack r4c6 r5c6")
    assert forest.dice_rolled() == 2


@rule("B20.7", "B20.8", "B20.10", "B20.11", "B20.12", "B20.13", "B20.14", "EX28", "B35.31")
def test_only_a_critical_hit_destroys_a_creature() -> None:
    t = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY, lore=True).combat("r4c6")
    t.dice("B B X L X B").play("attack r4c6 r5c6")
    assert t.kind("r5c6") == ""
    assert (t.banners("S"), t.tokens("S")) == (1, 1)
    assert sum(int(str(t.told("critical-rolled")[-1][face])) for face in ("green", "blue", "red", "strike", "lore", "flag")) == 3
    alive = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY, lore=True).combat("r4c6").dice("B B X G R X").play("attack r4c6 r5c6")
    assert alive.kind("r5c6") == "CSP"
    assert alive.banners("S") == 0


@rule("B20.9", "B20.23")
def test_hits_of_a_blocked_retreat_are_checked_too() -> None:
    t = table("S HBS r4c6", "P CSP r9c6", FAR_AWAY)
    t.pos.put(t.unit("r4c6"), t.hex("r8c6"))
    t.combat("r8c6").dice("F F R B R").play("attack r8c6 r9c6")
    assert t.kind("r9c6") == ""
    assert t.banners("S") == 1


@rule("B20.15")
def test_hits_leave_no_damage() -> None:
    t = table("S HBS r4c6", "S HBS r4c7", "P CSP r5c7", FAR_AWAY).combat("r4c6", "r4c7")
    t.dice("B B R R R").play("attack r4c6 r5c7", "pass")
    assert t.figures("r5c7") == 1
    t.dice("B R R R").play("attack r4c7 r5c7")
    assert t.figures("r5c7") == 1


@rule("B20.16", "B33.36", "B20.20")
def test_a_creature_must_ignore_one_flag_and_may_battle_back() -> None:
    t = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY).combat("r4c6").dice("F R R").play("attack r4c6 r5c6")
    assert (t.asked, t.step) == ("P", "BattleBack")
    assert t.told("ignored")[-1]["flags"] == 1
    # Levels from cards are optional.
    braver = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY)
    braver.pos.add_effect(fx.BOLD, braver.unit("r5c6"), 1, fx.TURN)
    braver.combat("r4c6").dice("F F R").play("attack r4c6 r5c6")
    assert braver.offers() == ["ignore 1", "ignore 2"]
    assert braver.why_not("ignore 0") == ["B20.16"]


@rule("B20.17", "B20.18", "B20.19", "B20.21")
def test_creatures_give_support_but_get_no_courage_from_others_or_places() -> None:
    ground = "stronghold:S r4c6, rampart r4c9, stronghold:S r3c9"
    t = table("S CSP r4c6", "S HBS r4c5", "S HBS r4c7", "S CHG r4c9", FAR_AWAY, terrain=ground)
    assert bold(t.pos, t.unit("r4c6")) == 1
    assert bold(t.pos, t.unit("r4c9")) == 1
    t = table("S HBS r4c6", "S CSP r4c5", "S CHG r4c7", FAR_AWAY)
    assert bold(t.pos, t.unit("r4c6")) == 1


@rule("B20.22", "B20.30")
def test_two_hexes_for_each_flag_and_no_rout() -> None:
    t = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY).combat("r4c6").dice("F F R").play("attack r4c6 r5c6", "retreat r6c6", "retreat r7c6")
    assert t.kind("r7c6") == "CSP"
    assert t.told("rout-rolled") == []
    rock = table("S HBS r4c6", "P CEE r5c6", FAR_AWAY).combat("r4c6").dice("F F F").play("attack r4c6 r5c6")
    assert rock.kind("r5c6") == "CEE"


def trample(critical: str) -> Table:
    """EX29: a creature with two blockers behind it."""
    units = ("S CSP r5c7", "S HBS r3c6", "P HGC r3c7", "P HBS r6c7", "S HBS r1c1")
    t = table(*units, turn="P").combat("r6c7").dice("F F F").play("attack r6c7 r5c7")
    assert t.offers() == ["retreat r4c6", "retreat r4c7"]
    return t.dice(critical).play("retreat r4c6")


@rule("EX29", "B20.24", "B20.25", "B20.26", "B20.27", "B20.29", "B33.38", "B33.52")
def test_trampling() -> None:
    t = trample("R R R")
    assert t.figures("r3c6") == 1
    assert t.banners("S") == 1
    # The creature goes on over the vacated hex, as far as it can.
    assert t.told("retreated")[-1]["to"] == t.hex("r3c7")
    assert t.offers() == ["retreat r2c6", "retreat r2c7"]
    t.play("retreat r2c7", "retreat r1c7")
    assert t.kind("r1c7") == "CSP"
    assert [entry["hex"] for entry in t.told("trampled")] == [t.hex("r3c6"), t.hex("r3c7")]


@rule("B20.31")
def test_a_creature_that_dies_tramples_nobody() -> None:
    t = trample("R B R")
    assert t.kind("r4c6") == ""
    assert (t.figures("r3c6"), t.figures("r3c7")) == (4, 3)
    assert t.told("trampled") == []


@rule("B20.28")
def test_a_trampled_creature_is_checked_for_critical_hits() -> None:
    t = table("S CSP r5c6", "S CHG r4c5", "S HRS r4c6", "P HBS r6c6", turn="P").combat("r6c6")
    t.dice("F F R R R B G").play("attack r6c6 r5c6")
    assert t.told("eliminated")[-1]["hex"] == t.hex("r4c5")
    assert t.banners("P") == 1
    assert t.figures("r4c6") == 2


@rule("B20.29")
def test_without_a_vacated_hex_the_creature_stays() -> None:
    t = table("S CSP r5c6", "S HRS r4c5", "S HRS r4c6", "P HBS r6c6", turn="P").combat("r6c6")
    t.dice("F F R R R").play("attack r6c6 r5c6")
    assert t.kind("r5c6") == "CSP"
    assert (t.figures("r4c5"), t.figures("r4c6")) == (2, 2)
    assert len(t.told("trampled")) == 2


# Powers.


@rule("B20.32", "B20.33")
def test_poison() -> None:
    t = beast("CSP", "P HBS r5c6", FAR_AWAY, faces="L L B")
    assert sorted(t.offers()) == ["goblet", "power poison", "store"]
    assert t.why_not("power web") == ["B20.32"]
    assert t.why_not("power push") == ["B20.32"]
    t.play("power poison")
    assert t.pos.marker[t.unit("r5c6")] & POISONED
    assert t.tokens("S") == 0
    # At the start of its owner's turn it costs a figure or wears off.
    t.turn_of("P")
    t.dice("L").new_turn()
    assert t.figures("r5c6") == 2
    t.turn_of("P")
    t.dice("F").new_turn()
    assert not t.pos.marker[t.unit("r5c6")] & POISONED
    miss = beast("CSP", "P HBS r5c6", FAR_AWAY, faces="L L R")
    assert miss.why_not("power poison") == ["B20.32"]


@rule("B20.32")
def test_web() -> None:
    t = table("S CSP r4c6", "P HBS r6c6", "P HBS r9c1", lore=True).combat("r4c6")
    assert t.offered("web") == ["web r4c6 r6c6"]
    assert t.why_not("web r4c6 r9c1") == ["B9.4"]
    t.dice("L B F").play("web r4c6 r6c6", "power web")
    assert t.figures("r6c6") == 4
    assert t.pos.marker[t.unit("r6c6")] & WEBBED
    # A webbed unit cannot move; ordered it may tear the web instead of moving and battling.
    t.turn_of("P")
    t.movement("r6c6")
    assert t.why_not("move r6c6 r7c6") == ["B20.32"]
    t.play("tear-web r6c6")
    assert not t.pos.marker[t.unit("r6c6")] & WEBBED
    assert t.step == "LoreAction"
    # It cannot retreat either: every hex costs a figure.
    caught = table("S HBS r4c6", "P HBS r5c6 webbed", FAR_AWAY).combat("r4c6").dice("F F R").play("attack r4c6 r5c6")
    assert (caught.kind("r5c6"), caught.figures("r5c6")) == ("HBS", 2)
    adjacent = table("S CSP r4c6", "P HBS r5c6", "P HBS r6c6", lore=True).combat("r4c6")
    assert adjacent.why_not("web r4c6 r6c6") == ["B9.6"]


@rule("B20.32")
def test_only_who_is_in_a_web_and_has_not_moved_tears_it() -> None:
    t = table("S HBS r4c6 webbed", "S HBS r4c8", "S HBS r4c2 webbed", FAR_AWAY).movement("r4c6", "r4c8")
    assert t.why_not("tear-web r4c6") == []
    assert t.why_not("tear-web r4c8") == ["B20.32"], "there is no web"
    t.play("tear-web r4c6")
    assert t.why_not("tear-web r4c6") == ["B20.32"]


@rule("B20.32")
def test_push_and_the_strikes_of_giants() -> None:
    t = beast("CHG", "P HBS r5c6", FAR_AWAY, faces="L L R").play("power push")
    t.play("power push").play("retreat r6c6", "retreat r7c6", "retreat r8c6", "retreat r9c6")
    assert t.kind("r9c6") == "HBS"
    # Bonus strikes hit and are rolled again until none shows.
    again = beast("CHG", "P HRS r5c6", FAR_AWAY, faces="X X G X R B")
    assert again.told("rolled")[-1]["strike"] == 3
    assert [entry["dice"] for entry in again.told("rolled-on")] == [3], "the dice that come on top are told"
    assert again.kind("r5c6") == ""


@rule("B20.32")
def test_the_earth_elemental() -> None:
    units = ("P HBS r5c6", "S HGB r4c5", "P HBS r5c7", FAR_AWAY)
    t = beast("CEE", *units, faces="L L R R").play("power earthquake")
    while t.step == "Retreat":
        t.play(t.offers()[0])
    assert t.kind("r5c6") == t.kind("r4c5") == t.kind("r5c7") == ""
    assert len(t.told("lost")) == 3
    tremor = beast("CEE", "P HBS r5c6", FAR_AWAY, faces="L R R R").play("power tremor", "retreat r6c6")
    assert tremor.kind("r6c6") == "HBS"
    assert tremor.told("ground-gained") == []
    # It moves one hex for each token paid, over any terrain.
    walk = table("S CEE r3c6", FAR_AWAY, terrain="wooded r4c5 r4c6 r3c5 r3c7 r2c5 r2c6", lore=True).goblet("S", 2).movement("r3c6")
    assert "move r3c6 r5c6" in walk.offers()
    walk.play("move r3c6 r5c6")
    assert walk.tokens("S") == 0
    poor = table("S CEE r3c6", "S HBS r1c1", FAR_AWAY, lore=True).movement("r3c6", "r1c1")
    assert poor.offered("move r3c6") == []


@rule("B20.32")
def test_the_hydra_has_heads_instead_of_critical_hits() -> None:
    from tafelrunde.games.battlelore import GAME
    from tafelrunde.games.battlelore.council.landmarks import add_creature
    from tafelrunde.games.battlelore.tables import UNIT_IDS

    t = table("S HBS r4c6", FAR_AWAY, lore=True)
    add_creature(t.pos, 1, UNIT_IDS.index("CHY"), t.hex("r5c6"))
    hydra = t.unit("r5c6")
    assert heads(t.pos, hydra) == 3
    t.combat("r4c6").dice("B B R").play("attack r4c6 r5c6", "pass")
    assert heads(t.pos, hydra) == 1
    # It rolls a die, and one more for each head; symbols regrow a double head.
    t.turn_of("P")
    t.combat("r5c6").dice("L R").play("attack r5c6 r4c6")
    assert t.dice_rolled() == 2
    t.play("power regrow")
    assert heads(t.pos, hydra) == 3
    t.turn_of("S")
    t.combat("r4c6").dice("B B R").play("attack r4c6 r5c6")
    assert t.kind("r5c6") == ""
    assert t.banners("S") == 1
    assert GAME.id == "battlelore"


@rule("B20.34", "B20.35", "B20.37", "B20.38", "B20.39", "EX31", "B33.34", "B35.33")
def test_symbols_are_used_stored_or_taken() -> None:
    t = table("S CSP r4c6", "P HRS r5c6", FAR_AWAY, lore=True)
    t.pos.marker[t.unit("r4c6")] |= 1 << STORED_SHIFT
    t.pos.pool -= 1
    t.combat("r4c6").dice("L L R").play("attack r4c6 r5c6")
    assert sorted(t.offers()) == ["goblet", "power poison", "store"]
    t.play("store")
    assert stored(t.pos, t.unit("r4c6")) == 2
    assert t.why_not("store") == ["B20.37"]
    t.play("goblet")
    assert t.tokens("S") == 1
    assert t.offers() == ["done", "power poison"]
    t.play("power poison")
    assert stored(t.pos, t.unit("r4c6")) == 0
    t.sound()
    t.pos.marker[t.unit("r4c6")] |= 3 << STORED_SHIFT
    assert any("B35.33" in fault for fault in t.pos.invariants())


@rule("B20.36")
def test_rolls_of_other_units_cannot_be_stored() -> None:
    t = table("S HBS r4c6", "S CSP r4c5", "P HBS r5c6", lore=True).combat("r4c6").dice("L L R").play("attack r4c6 r5c6")
    assert t.tokens("S") == 2
    assert stored(t.pos, t.unit("r4c5")) == 0


@rule("B20.40")
def test_stored_tokens_go_back_to_the_pool() -> None:
    t = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY, lore=True)
    t.pos.marker[t.unit("r5c6")] |= 2 << STORED_SHIFT
    t.pos.pool -= 2
    t.combat("r4c6").dice("B R R B").play("attack r4c6 r5c6")
    assert (t.pos.pool, t.tokens("S")) == (35, 1)
    t.sound()


@rule("B6.2", "B6.11", "B20.41")
def test_powers_belong_to_a_creatures_own_attacks_not_to_its_battle_back() -> None:
    t = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY, lore=True).combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    t.dice("B L L").play("battle-back")
    # Its symbols give tokens all the same, for the goblet or on the creature.
    assert (t.asked, sorted(t.offers())) == ("P", ["goblet", "store"])
    assert t.why_not("power poison") == ["B20.41"]
    t.play("store", "store")
    assert (stored(t.pos, t.unit("r5c6")), t.told("power-used")) == (2, [])
    own = table("S HBS r4c6", "P CSP r5c6", FAR_AWAY, lore=True, turn="P").combat("r5c6")
    own.dice("B L L").play("attack r5c6 r4c6", "power poison")
    assert len(own.told("poison-put")) == 1


@rule("B20.42", "B21.2")
def test_tokens_do_not_change_between_creature_and_goblet() -> None:
    t = table("S CSP r4c6", "P HRS r5c6", FAR_AWAY, lore=True).goblet("S", 9)
    t.pos.marker[t.unit("r4c6")] |= 1 << STORED_SHIFT
    t.pos.pool -= 1
    t.combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    # One stored token and nine in the goblet do not pay for poison, which costs two symbols.
    assert t.told("power-used") == []
    assert (stored(t.pos, t.unit("r4c6")), t.tokens("S")) == (1, 9)
    two = table("S CSP r4c6", "P HRS r5c6", FAR_AWAY, lore=True)
    two.pos.marker[two.unit("r4c6")] |= 2 << STORED_SHIFT
    two.pos.pool -= 2
    two.combat("r4c6").dice("R R R").play("attack r4c6 r5c6")
    assert two.why_not("goblet") == ["B20.42"]
    two.play("done")
    assert stored(two.pos, two.unit("r4c6")) == 2
