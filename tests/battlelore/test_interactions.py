"""Rules that meet each other: two cards at once, a card and a power, a card and a place, the last token, the last unit."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.battle.losses import heads
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.council.landmarks import add_creature
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.tables import UNIT_IDS
from tafelrunde.games.battlelore.words import POISONED
from tafelrunde.testing import rule
from tests.battlelore.lore_table import FAR_AWAY, alongside, attacked, attacking, commanded, holding
from tests.battlelore.table import Table, table
from tests.battlelore.test_allies import four
from tests.battlelore.test_teams import keeper, six


@rule("B18.17", "B18.8")
def test_a_camp_that_needs_fewer_banners_wins_although_the_other_has_more() -> None:
    t = table("S HBS r4c6", "P HBS r5c6 x1", FAR_AWAY, goals=(2, 6))
    t.pos.banners = vec[i64]([1, 5])
    t.pos.taker = t.pos.taker[:]
    t.combat("r4c6").dice("B R R").play("attack r4c6 r5c6")
    assert t.pos.standing().winners == [0]


@rule("B10.7")
@pytest.mark.parametrize("card", ["rogue-parry", "warrior-parry"])
def test_nothing_adds_to_the_dice_of_a_parry_not_even_berserk(card: str) -> None:
    t = attacking("warrior-berserk", "HBS", "HRS").council("P", warrior=1, rogue=1).lore_hand("P", card).goblet("P", 5)
    t.play("lore-at warrior-berserk r4c6").dice("X X R R").play(f"lore {card}")
    assert t.dice_rolled() == 2
    assert t.told("rolled")[-1]["strike"] == 2
    assert t.told("rolled")[-1]["red"] == 0


@rule("B21.11", "B34.22")
def test_agility_saves_from_one_helmet_of_the_battle_whatever_else_is_rolled() -> None:
    # The helmet is dodged in the first roll: the bonus attack of the same battle hits.
    t = attacked("warrior-agility", "HBS", "HBC").dice("B F R").play("lore warrior-agility", "retreat r6c6", "gain-ground", "pass")
    assert t.figures("r6c6") == 4
    t.dice("B R R").play("bonus-attack r6c6")
    assert t.figures("r6c6") == 3
    # Only a strike in the first roll: the helmet of the bonus attack is dodged.
    late = attacked("warrior-agility", "HBS", "HBC").dice("X F R").play("lore warrior-agility", "retreat r6c6", "gain-ground", "pass")
    assert late.figures("r6c6") == 3
    late.dice("B R R").play("bonus-attack r6c6")
    assert late.figures("r6c6") == 3


@rule("B21.11", "B20.32")
def test_a_dodged_helmet_takes_no_head_of_a_hydra() -> None:
    t = holding("warrior-agility", "S HBS r4c6", FAR_AWAY, who="P")
    add_creature(t.pos, 1, UNIT_IDS.index("CHY"), t.hex("r5c6"))
    t.combat("r4c6").play("attack r4c6 r5c6").dice("B B X G").play("lore warrior-agility")
    # One helmet is dodged, one takes a head, the strike is checked and does nothing.
    assert heads(t.pos, t.unit("r5c6")) == 2


@rule("B21.11", "B8.13")
def test_places_named_for_one_card_mean_nothing_to_the_next() -> None:
    units = ("S HBS r3c6", "S HBS r1c1", "P HBS r7c6", "P HBS r9c1")
    t = alongside("wizard-portal", *units).council("P", warrior=1).lore_hand("P", "warrior-hold-fast").goblet("P", 9)
    t.play("lore-at wizard-portal r3c6", "aim r5c6", "pass")
    assert (t.asked, t.step) == ("P", "Window")
    t.play("lore-in warrior-hold-fast center")
    assert bold(t.pos, t.unit("r7c6")) == 1
    assert bold(t.pos, t.unit("r5c6")) == 0


@rule("B35.10", "B20.32")
def test_a_card_carries_the_elemental_on_without_a_token() -> None:
    t = holding("warrior-run", "S CEE r3c6", FAR_AWAY, tokens=3).movement("r3c6").play("lore-at warrior-run r3c6")
    assert t.tokens("S") == 1
    t.play("move r3c6 r5c6")
    assert t.tokens("S") == 0
    t.sound()


@rule("B20.6", "B10.2")
def test_the_elemental_walks_over_any_terrain_but_battles_like_everybody() -> None:
    forest = table("S CEE r4c6", "P HBS r5c6", FAR_AWAY, terrain="wooded r4c6", lore=True).combat("r4c6").dice("R R")
    forest.play("attack r4c6 r5c6")
    assert forest.dice_rolled() == 2
    wall = table("S CEE r3c6", "P HBS r5c6", FAR_AWAY, terrain="rampart r4c6", lore=True).goblet("S", 4).movement("r3c6")
    assert "move r3c6 r5c5" in wall.offers()
    wall.play("move r3c6 r4c6")
    assert wall.told("attacked") == []
    assert wall.step != "CombatPhase"


@rule("B8.14")
def test_an_ambusher_who_is_struck_down_is_not_attacked_any_more() -> None:
    t = attacked("rogue-ambush", "HRS x1", "HBS").council("S", warrior=1).lore_hand("S", "warrior-backstab").goblet("S", 5)
    t.dice("X G G G").play("lore rogue-ambush")
    assert (t.asked, t.step) == ("S", "Window")
    t.play("lore warrior-backstab")
    assert t.kind("r5c6") == ""
    assert t.told("attacked") == []
    assert t.banners("S") == 1
    assert t.told("ground-gained") == []


@rule("B21.19")
def test_a_section_without_a_target_cannot_be_named() -> None:
    units = ("S HBS r4c6 x2", "S HBS r1c1", "P HBS r7c6", "P HBS r8c6")
    heal = alongside("cleric-mass-healing", *units)
    assert heal.offered("lore-in cleric-mass-healing") == ["lore-in cleric-mass-healing center"]
    assert heal.why_not("lore-in cleric-mass-healing left") == ["B21.19"]
    well = alongside("cleric-mass-healing", "S HBS r4c6", "P HBS r7c6")
    assert well.why_not("lore-in cleric-mass-healing center") == ["B21.19"]
    sky = alongside("wizard-skyfall", *units)
    assert sky.offered("lore-in wizard-skyfall") == ["lore-in wizard-skyfall center"]
    mists = alongside("cleric-mists-of-terror", *units)
    assert mists.offered("lore-in cleric-mists-of-terror") == ["lore-in cleric-mists-of-terror center"]
    hold = commanded("warrior-hold-fast", *units)
    assert hold.offered("lore-in warrior-hold-fast") == ["lore-in warrior-hold-fast center"]


@rule("B21.19")
def test_cards_for_a_kind_of_unit_need_one() -> None:
    foot = attacking("warrior-couched-lances", "HBS", "HRS", "S HBC r2c2")
    assert foot.why_not("lore warrior-couched-lances") == ["B21.19"]
    swords = attacking("warrior-volley", "HBS", "HRS", "S HGB r2c2")
    assert swords.why_not("lore warrior-volley") == ["B21.19"]
    calm = commanded("cleric-becalm", "S HBS r4c6", FAR_AWAY)
    assert calm.why_not("lore cleric-becalm") == ["B21.19"]
    bows = commanded("cleric-becalm", "S HGB r4c6", FAR_AWAY)
    assert "lore cleric-becalm" in bows.offers()


@rule("B5.3", "B21.11")
def test_a_unit_ordered_on_top_of_a_card_has_nothing_of_its_bonus() -> None:
    units = ("S HBS r4c6", "S HBS r4c7", "P HRS r5c6", "P HRS r5c8")
    t = holding("warrior-follow-me", *units, tokens=4).play("command leadership", "lore warrior-follow-me")
    t.play("order r4c6 anywhere", "order r4c7 anywhere", "end")
    t.dice("G G G").play("attack r4c7 r5c8")
    assert t.dice_rolled() == 3
    t.dice("G G G G G").play("attack r4c6 r5c6")
    assert t.dice_rolled() == 5
    # An archer who shoots does not keep the swordsman beside him from moving.
    bows = holding("warrior-follow-me", "S HGB r4c6", "S HBS r4c7", "P HRS r7c6").hand("S", "darken-the-sky", "rally")
    bows.play("command darken-the-sky", "lore warrior-follow-me", "order r4c6 anywhere", "order r4c7 anywhere")
    assert bows.why_not("move r4c6 r4c5") == ["B1.13"]
    assert "move r4c7 r5c7" in bows.offers()
    # Foot Onslaught carries only its own section farther.
    foot = holding("warrior-follow-me", "S HRS r5c4", "S HRS r5c5", FAR_AWAY).hand("S", "foot-onslaught", "rally")
    foot.play("command foot-onslaught", "lore warrior-follow-me", "choose left", "order r5c4 anywhere", "order r5c5 anywhere")
    assert "move r5c4 r7c4" in foot.offers()
    assert foot.why_not("move r5c5 r7c5") == ["B7.11"]


@rule("B24.34", "B24.38")
def test_in_epic_all_ordered_units_have_the_bonus() -> None:
    t = table("S HBS r8c6", "P HRS r9c6", "P HBS r17c1", epic=True).combat("r8c6", tactic="leadership").dice("G G G G")
    t.pos.mark[t.unit("r8c6")] |= 1 << 23
    t.play("attack r8c6 r9c6")
    assert t.dice_rolled() == 4


@rule("B21.11", "B6.2")
def test_shadow_march_forbids_the_battle_of_a_unit_that_stays() -> None:
    t = holding("rogue-shadow-march", "S HBS r4c6", "P HBS r5c6", tokens=4).movement("r4c6").play("lore-at rogue-shadow-march r4c6", "end")
    assert t.step != "CombatPhase"


@rule("B29.31", "B29.33")
@pytest.mark.parametrize(("card", "tokens"), [("warrior-parry", 3), ("warrior-agility", 2), ("rogue-parry", 3)])
def test_only_cards_on_an_allys_unit_cost_more_not_those_against_its_attacker(card: str, tokens: int) -> None:
    t = four("S HBS r9c7", "S2 HBS r1c1", "P HBS r10c7", "P2 HBS r17c1", lore=True).council("P2", warrior=1, rogue=1)
    t.lore_hand("P2", card).goblet("P2", tokens).combat("r9c7").play("attack r9c7 r10c7")
    assert t.asked == "P2"
    assert f"lore {card}" in t.offers()
    t.dice("R R R").play(f"lore {card}")
    assert t.tokens("P2") == 0


@rule("B29.16", "B29.23")
def test_a_backstab_for_an_ordered_allied_unit_scores_for_the_active_player() -> None:
    t = four("S HBS r1c1", "S2 HBS r9c7", "P2 DBS r10c7 x1", "P HBS r17c1", lore=True).council("S", warrior=1)
    t.lore_hand("S", "warrior-backstab").goblet("S", 3).combat("r9c7").dice("R R R").play("attack r9c7 r10c7", "pass")
    t.dice("X R R").play("battle-back", "pass")
    assert (t.asked, t.step) == ("S", "Window")
    t.play("lore warrior-backstab")
    assert (t.banners("S"), t.banners("S2")) == (1, 0)


@rule("B29.23", "B11.17")
def test_what_a_frightened_creature_tramples_counts_for_whoever_drove_it() -> None:
    units = ("S CSP r9c6", "S HBS r8c5 x2", "S HBS r8c6 x4", "S2 HBS r1c1", "P HBS r17c1", "P2 DRS r10c6")
    t = four(*units, lore=True).combat("r9c6").dice("R R R").play("attack r9c6 r10c6")
    # The dwarves of the fourth player battle back and drive the spider over its own friends.
    t.dice("F F R R R R").play("battle-back")
    assert t.kind("r8c5") != "HBS"
    assert (t.banners("P"), t.banners("P2")) == (0, 1)


@rule("B29.32", "B29.33")
def test_follow_me_for_an_allys_unit_costs_a_token_more() -> None:
    def called(tokens: int) -> Table:
        t = four("S HBS r3c6", "S2 HBS r3c7", "P HBS r17c1", "P2 HBS r17c2", lore=True).council("S", warrior=1)
        t.lore_hand("S", "warrior-follow-me").goblet("S", tokens).hand("S", "scout-center", "rally")
        return t.play("command scout-center", "done", "lore warrior-follow-me", "order r3c6 center")

    t = called(5)
    assert "order r3c7 anywhere" in t.offers()
    t.play("order r3c7 anywhere")
    assert t.ordered() == {"r3c6", "r3c7"}
    assert t.tokens("S") == 0
    assert called(4).ordered() == {"r3c6"}


@rule("B21.11", "B20.2")
def test_follow_me_takes_a_creature_of_another_section_along_for_nothing() -> None:
    t = holding("warrior-follow-me", "S HBS r5c4", "S HBS r5c1", "S CSP r5c5", FAR_AWAY)
    t.play("command patrol-left", "lore warrior-follow-me", "order r5c4 left")
    assert {"order r5c5 anywhere", "order-afar r5c5 left"} <= set(t.offers())
    t.play("order r5c5 anywhere", "done")
    assert (t.ordered(), t.tokens("S")) == ({"r5c4", "r5c5"}, 16)


@rule("B24.43", "B20.13")
def test_assault_in_epic_brings_no_token_for_a_creature_either() -> None:
    t = table("S HBS r8c6", "P CSP r9c6", "P HBS r17c1", epic=True, lore=True)
    t.pos.add_effect(fx.NO_TOKENS, 0, 1, fx.TURN)
    t.combat("r8c6").dice("B R R B").play("attack r8c6 r9c6")
    assert (t.banners("S"), t.tokens("S")) == (1, 0)


@rule("B20.32", "B20.33")
def test_strikes_turned_against_the_spider_do_not_poison() -> None:
    t = holding("warrior-backstab", "S CSP r4c6", "P HRS r5c6", FAR_AWAY, who="P").combat("r4c6").dice("X L L")
    t.play("attack r4c6 r5c6")
    while t.step == "Window" and "lore warrior-backstab" not in t.offers():
        t.play("pass")
    t.play("lore warrior-backstab")
    assert t.why_not("power poison") == ["B20.32"]
    assert not t.pos.marker[t.unit("r5c6")] & POISONED


@rule("B19.4", "B19.8")
def test_no_rush_at_somebody_who_cannot_be_attacked() -> None:
    t = table("S GBH r3c6", "P HBS r6c6", FAR_AWAY)
    t.pos.add_effect(fx.SANCTUARY, t.unit("r6c6"), 1, fx.START_OF + 1)
    t.movement("r3c6")
    assert t.offered("rush") == []
    assert t.why_not("rush r3c6 r5c6") == ["B19.8"]


@rule("B1.15", "B29.14")
def test_rally_also_calls_back_figures_of_the_allys_units() -> None:
    def rallied(*hexes: str) -> Table:
        units = ("S HBS r3c6 x2", "S HBS r3c7 x2", "S2 HBS r3c8 x2", "P HBS r17c1 x2", "P2 HBS r17c2")
        t = four(*units).hand("S", "rally", "patrol-left", "leadership").dice("B B R").play("command rally")
        assert sorted(t.offered("heal")) == ["heal r3c6", "heal r3c7", "heal r3c8"]
        assert t.why_not("heal r17c1") == ["B1.15"]
        return t.play(*(f"heal {h}" for h in hexes))

    t = rallied("r3c6", "r3c8")
    assert t.figures("r3c8") == 3
    # The ally's unit takes both orders; without a figure back it cannot be ordered at all (B29.26).
    assert sorted(t.offered("order")) == ["order r3c6 anywhere", "order r3c7 anywhere", "order r3c8 anywhere"]
    t.play("order r3c8 anywhere")
    assert t.ordered() == {"r3c8"}
    assert t.step != "OrderPhase"
    own = rallied("r3c6", "r3c7")
    assert own.why_not("order r3c8 anywhere") == ["B29.26"]
    own.play("order r3c6 anywhere", "order r3c7 anywhere")
    assert own.ordered() == {"r3c6", "r3c7"}


@rule("B25.8", "B34.3")
def test_foot_onslaught_orders_from_the_section_it_chose() -> None:
    t = six("S HBS r4c4", "S HBS r3c2", "P HBS r9c7").hand("S", "foot-onslaught", "rally")
    t.play("command foot-onslaught", "choose left", "order r4c4 anywhere", "done")
    assert keeper(t, "r4c4") == "standard-left"
    shown = {place["id"]: place for place in t.pos.view(None)["places"]}
    assert shown[t.hex("r4c4")]["pieces"][0]["from"] == "left"


@rule("B25.4", "B25.8")
def test_a_portal_does_not_hand_a_unit_to_another_player() -> None:
    t = six("S HBS r3c7", "S HBS r3c2", "P HBS r9c7", lore=True).council("S", wizard=1).lore_hand("S", "wizard-portal").goblet("S", 7)
    t.hand("S", "patrol-left", "rally").play("command patrol-left", "lore-at wizard-portal r3c7", "aim r4c9", "done")
    assert keeper(t, "r4c9") == "standard"


@rule("B25.10", "B33.55")
def test_a_field_marshal_who_had_finished_may_use_a_second_wind() -> None:
    units = ("S HBS r4c2", "S HGB r2c3", "S HBS r4c6", "P HBS r5c2 x1", "P HRS r6c2", "P HRS r5c6")
    t = six(*units, lore=True).council("S", warrior=1).lore_hand("S", "warrior-second-wind").goblet("S", 4)
    t.combat("r4c2", "r2c3", "r4c6").play("call 2", "attack r4c2 r5c2").dice("B R R").passes().play("gain-ground")
    t.play("call 2", "end")
    assert t.pos.waiting() == [0]
    assert t.offered("call") == []
    t.play("lore warrior-second-wind")
    assert t.offered("call") == ["call 2"]
    t.play("call 2")
    assert "attack r5c2 r6c2" in t.offers()


@rule("B34.8", "B34.21")
def test_what_a_card_makes_a_player_discard_is_seen_and_stays_discarded() -> None:
    t = alongside("rogue-cut-the-supplies", "S HBS r1c1", FAR_AWAY).lore_hand("P", "cleric-mend", "rogue-parry")
    t.play("lore rogue-cut-the-supplies")
    before = t.pos.revelations
    t.play("discard-lore cleric-mend")
    assert t.pos.revelations > before
