"""Chapter 6: the Marquise de Cat."""

from __future__ import annotations

import pytest

from tafelrunde.games.root.factions.marquise.board import CAT_COST, CAT_POINTS
from tafelrunde.testing import rule
from tests.root.table import Table

DAWDLE = ("march 9 4 1", "done", "march 4 9 1", "done", "march 9 4 1", "done")
"""Three actions of a lone warrior in clearing 9."""


@rule("R6.2.1", "R6.5-a", "D6.5-1")
def test_crafting_by_workshops_ends_with_the_first_action() -> None:
    game = (
        Table("marquise eyrie").put("marquise", 8, workshop=1, warriors=1).hand("marquise", "anvil", "crossbow-bird").daylight("marquise")
    )
    assert game.offers("craft") == ["craft crossbow-bird", "craft anvil"]
    mill = Table("marquise eyrie").put("marquise", 8, sawmill=1, recruiter=1, warriors=1).hand("marquise", "anvil").daylight("marquise")
    mill.refuses("craft anvil", "R4.1.1-a")
    game.play("march 8 4 1", "done").refuses("craft anvil", "D6.5-1")
    again = (
        Table("marquise eyrie")
        .put("marquise", 8, workshop=1, warriors=1)
        .hand("marquise", "anvil")
        .daylight("marquise")
        .play("craft anvil")
    )
    assert again.pos.actions == 3


@rule("R6.2.2-a", "D6.2.2-1")
def test_nobody_else_places_at_the_keep() -> None:
    alliance = (
        Table("marquise alliance").put("marquise", 1, keep=1).put("alliance", 5, sympathy=1, warriors=1).put("alliance", 1, warriors=1)
    )
    alliance.supporters("anvil").birdsong("alliance").refuses("spread 1 anvil", "R6.2.2-a")
    alliance.officers(1).evening("alliance").refuses("organize 1", "R6.2.2-a")
    cult = Table("marquise cult eyrie").put("marquise", 1, keep=1, warriors=1).put("cult", 1, warriors=3).acolytes(5).outcast("fox")
    cult.hand("cult", "anvil").souls("armorers")
    cult.birdsong("cult").refuses("convert 1 marquise", "R6.2.2-a")
    cult.daylight("cult").refuses("ritual-recruit anvil 1", "R6.2.2-a").refuses("ritual-build anvil 1", "R6.2.2-a")
    river = Table("marquise eyrie riverfolk").put("marquise", 4, keep=1, warriors=1).funds(marquise=2, riverfolk=2).daylight("riverfolk")
    river.refuses("recruit-at 4", "R6.2.2-a").refuses("establish 4", "R6.2.2-a")
    birds = (
        Table("marquise eyrie")
        .put("marquise", 1, keep=1)
        .put("eyrie", 1, warriors=1)
        .put("eyrie", 5, warriors=1)
        .hand("eyrie", "anvil", "sword")
    )
    birds.decree(build=["bake-sale"]).leader("commander").birdsong("eyrie").play("decree anvil build", "done")
    birds.refuses("roost 1", "R6.2.2-a")
    own = Table("marquise eyrie").put("marquise", 1, keep=1, warriors=1, wood=1).daylight("marquise")
    assert "build sawmill 1" in own.offers()


@rule("D6.2.2-1")
def test_a_placement_after_the_keep_is_gone_is_legal() -> None:
    game = (
        Table("marquise alliance")
        .put("marquise", 1, keep=1, warriors=1)
        .put("alliance", 1, sympathy=1)
        .supporters("anvil", "foxfolk-steel")
    )
    game.birdsong("alliance").play("revolt 1 anvil", "support foxfolk-steel")
    assert (game.count("keep", 1), game.count("base", 1), game.score("alliance")) == (0, 1, 1)


@rule("R6.2.2-b")
def test_others_may_move_in() -> None:
    game = Table("marquise eyrie").put("marquise", 1, keep=1).put("eyrie", 5, warriors=2).leader("commander").daylight("eyrie")
    game.play("move 5 1 2")
    assert game.warriors("eyrie", 1) == 2


@rule("R6.2.2-c", "D6.2.2-2", "EX-14", "D6.2.3-3")
def test_a_removed_keep_is_gone_for_good_and_field_hospitals_with_it() -> None:
    game = Table("eyrie marquise").put("marquise", 1, keep=1, warriors=1).put("eyrie", 1, warriors=4).put("eyrie", 5, warriors=1)
    game.put("eyrie", 9, warriors=1).put("marquise", 9, warriors=2).hand("marquise", "anvil")
    game.leader("commander").decree(battle=["foxfolk-steel"]).daylight("eyrie").play("move 5 2 1").dice(1, 0).play("resolve fox", "pass")
    assert (game.warriors("marquise", 1), game.count("keep", 1), game.score("eyrie")) == (0, 0, 1)
    assert game.cards("marquise") == ["anvil"]
    assert (game.asked, game.step) == ("marquise", "Ambush"), "Field Hospitals were not offered, the next battle has begun"
    assert game.pos.view(None)["seats"][1]["board"]["keep"] is False
    later = Table("eyrie marquise").put("marquise", 9, warriors=1).put("eyrie", 9, warriors=3).hand("marquise", "sword")
    later.put("eyrie", 5, warriors=1).put("eyrie", 8, warriors=1).put("marquise", 8, warriors=2)
    later.leader("commander").decree(battle=["mouse-in-a-sack"]).daylight("eyrie").play("move 5 1 1").dice(1, 0).play(
        "resolve mouse", "pass"
    )
    assert (later.step, later.cards("marquise")) == ("Ambush", ["sword"])


@rule("R6.2.3", "D6.2.3-2", "D6.2.3-5")
def test_field_hospitals_bring_all_removed_warriors_to_the_keep() -> None:
    game = Table("eyrie marquise alliance").put("marquise", 1, keep=1).put("marquise", 9, warriors=3).put("eyrie", 9, warriors=3)
    game.put("alliance", 1, sympathy=1).put("eyrie", 8, warriors=1).put("marquise", 8, warriors=2)
    game.hand("marquise", "sword", "armorers", "anvil").put("eyrie", 5, warriors=1)
    game.leader("commander").decree(battle=["mouse-in-a-sack"]).daylight("eyrie").play("move 5 2 1").dice(2, 0).play(
        "resolve mouse", "pass"
    )
    assert (game.asked, game.offers()) == ("marquise", ["pass", "hospital armorers", "hospital sword"])
    game.refuses("hospital anvil", "R6.2.3")
    game.play("hospital sword")
    assert (game.warriors("marquise", 1), game.warriors("marquise", 9)) == (3, 0), "all three, not some"
    assert game.discarded() == ["sword"]
    assert game.pos.supporters == 0, "placed, not moved: no outrage"
    declined = (
        Table("eyrie marquise")
        .put("marquise", 1, keep=1)
        .put("marquise", 9, warriors=1)
        .put("eyrie", 9, warriors=3)
        .hand("marquise", "sword")
    )
    declined.put("eyrie", 5, warriors=1).put("eyrie", 8, warriors=1).put("marquise", 8, warriors=2)
    declined.leader("commander").decree(battle=["mouse-in-a-sack"]).daylight("eyrie").play("move 5 2 1").dice(1, 0)
    declined.play("resolve mouse", "pass", "pass")
    assert (declined.warriors("marquise", 1), declined.in_supply("marquise")) == (0, 23)


@rule("D6.2.3-1", "EX-13")
def test_one_battle_may_offer_it_twice() -> None:
    game = Table("marquise eyrie").put("marquise", 1, keep=1).put("marquise", 6, warriors=4).put("eyrie", 6, warriors=3)
    game.hand("marquise", "anvil", "armorers").hand("eyrie", "ambush-fox").daylight("marquise").dice(2, 2)
    game.play("battle 6 eyrie", "ambush ambush-fox", "pass", "hospital anvil", "hospital armorers")
    assert (game.warriors("marquise", 1), game.warriors("marquise", 6), game.warriors("eyrie", 6)) == (4, 0, 1)


@rule("D6.2.3-4", "EX-38")
def test_it_also_saves_allied_warriors_the_vagabond_lost() -> None:
    game = Table("marquise eyrie alliance vagabond").put("marquise", 1, keep=1).put("marquise", 8, warriors=3).put("eyrie", 8, warriors=4)
    game.pawn("vagabond", 8).items("vagabond", "sword", "boots", "torch", "tea").relation("vagabond", marquise="allied").hand(
        "marquise", "anvil"
    )
    game.daylight("vagabond").dice(3, 3).play("battle 8 eyrie", "helpers marquise")
    assert game.warriors("eyrie", 8) == 4, "asked for hits before anything leaves"
    game.play("lose warrior", "lose warrior", "damage boots ready")
    assert game.asked == "marquise"
    game.play("hospital anvil")
    assert (game.warriors("marquise", 1), game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (2, 1, 1)
    assert game.relation_to("vagabond", "marquise") == "hostile", "two warriors, one item"
    kind = Table("marquise eyrie alliance vagabond").put("marquise", 1, keep=1).put("marquise", 8, warriors=3).put("eyrie", 8, warriors=4)
    kind.pawn("vagabond", 8).items("vagabond", "sword", "boots", "torch", "tea").relation("vagabond", marquise="allied").hand(
        "marquise", "anvil"
    )
    kind.daylight("vagabond").dice(3, 3).play(
        "battle 8 eyrie", "helpers marquise", "lose warrior", "damage tea ready", "damage boots ready"
    )
    assert kind.asked == "marquise"
    kind.play("pass")
    assert kind.relation_to("vagabond", "marquise") == "allied"


@rule("D6.2.3-4")
def test_it_does_not_apply_to_warriors_paid_from_the_supply() -> None:
    game = Table("marquise eyrie riverfolk").put("marquise", 1, keep=1, warriors=1).hand("riverfolk", "anvil").hand("marquise", "sword")
    game.turn("marquise").play("buy-card anvil")
    assert (game.in_supply("marquise"), game.step) == (23, "MarquiseDaylight"), "paid, and not asked about hospitals"


# Birdsong.


@rule("R6.4", "D6.4-1")
def test_wood_at_each_sawmill_and_her_choice_when_it_runs_short() -> None:
    game = Table("marquise eyrie").put("marquise", 5, sawmill=2, warriors=1).put("marquise", 9, sawmill=1).birdsong("marquise")
    assert (game.count("wood", 5), game.count("wood", 9), game.pos.wood_left) == (2, 1, 5)
    short = Table("marquise eyrie").put("marquise", 5, sawmill=2, warriors=1, wood=6).put("marquise", 9, sawmill=1).birdsong("marquise")
    assert short.offers() == ["wood 5", "wood 9"]
    short.refuses("wood 1", "R6.4")
    short.play("wood 9")
    assert (short.count("wood", 5), short.count("wood", 9)) == (7, 1), "one sawmill, one wood: the last could only go to 5"


# Daylight.


@rule("R6.5-b", "R6.5-c", "D6.5-2", "EX-16")
def test_three_actions_then_one_for_each_bird_card() -> None:
    game = (
        Table("marquise eyrie")
        .put("marquise", 9, warriors=1)
        .put("marquise", 8, recruiter=1)
        .hand("marquise", "armorers", "sappers", "anvil")
    )
    game.daylight("marquise").refuses("extra armorers", "R6.5-c")
    game.play("recruit", "march 9 4 1", "done", "march 4 9 1", "done")
    game.refuses("march 9 4 1", "R6.5-c").refuses("recruit", "R6.5-c")
    assert game.offers() == ["done", "extra armorers", "extra sappers"]
    game.play("extra armorers")
    assert game.discarded() == ["armorers"]
    game.refuses("recruit", "R6.5.3-b")
    game.play("march 9 4 1", "done", "extra sappers", "march 4 9 1", "done")
    assert game.offers() == ["done"], "asked all the same: her hand is hidden"


@rule("R6.5-b")
def test_a_kind_may_be_repeated_and_daylight_ended_early() -> None:
    game = Table("marquise eyrie").put("marquise", 9, warriors=1).hand("marquise", "anvil").daylight("marquise").play(*DAWDLE)
    assert game.pos.actions == 0
    early = Table("marquise eyrie").put("marquise", 9, warriors=1).put("eyrie", 3, roost=1).daylight("marquise").play("done")
    assert early.asked == "eyrie"


@rule("R6.5.1")
def test_battle_is_an_action() -> None:
    game = Table("marquise eyrie").put("marquise", 9, warriors=2).put("eyrie", 9, warriors=1).daylight("marquise").dice(0, 0)
    game.play("battle 9 eyrie")
    assert game.pos.actions == 2


@rule("R6.5.2", "D6.5.2-1")
def test_a_march_is_up_to_two_moves_and_nothing_between() -> None:
    game = Table("marquise eyrie").put("marquise", 9, warriors=3).put("eyrie", 9, warriors=1).daylight("marquise").play("march 9 4 1")
    game.refuses("battle 9 eyrie", "D6.5.2-1")
    game.play("march 9 1 1")
    assert (game.pos.actions, game.warriors("marquise", 4), game.warriors("marquise", 1)) == (2, 1, 1)
    stuck = Table("marquise eyrie").put("marquise", 9, warriors=1).put("eyrie", 4, warriors=3).daylight("marquise").play("march 9 4 1")
    assert stuck.step == "MarquiseDaylight", "a second move is impossible"
    assert stuck.pos.actions == 2


@rule("R6.5.3-a", "R6.5.3-b", "D6.5.3-1")
def test_recruit_once_a_turn_one_for_each_recruiter() -> None:
    game = Table("marquise eyrie").put("marquise", 5, recruiter=2).put("marquise", 9, recruiter=1).daylight("marquise").play("recruit")
    assert (game.warriors("marquise", 5), game.warriors("marquise", 9)) == (2, 1)
    game.refuses("recruit", "R6.5.3-b")
    none = Table("marquise eyrie").put("marquise", 5, warriors=1).daylight("marquise")
    none.play("recruit")
    assert (none.warriors("marquise", 5), none.pos.actions) == (1, 2), "an action that brings nothing"


@rule("R6.5.3-a", "D6.5.3-1")
@pytest.mark.parametrize(("supply", "choices"), [(1, ["5"]), (2, ["5", "9"]), (3, ["9", "5", "8"])])
def test_with_too_few_warriors_she_chooses_the_recruiters_and_each_brings_one(supply: int, choices: list[str]) -> None:
    game = Table("marquise eyrie").put("marquise", 5, recruiter=2).put("marquise", 9, recruiter=1).put("marquise", 8, recruiter=1)
    game.supply("marquise", supply).daylight("marquise").play("recruit")
    assert game.offers() == ["recruit-at 5", "recruit-at 8", "recruit-at 9"]
    game.refuses("recruit-at 1", "R6.5.3-a").refuses("done", "G4")
    for clearing in choices:
        game.play(f"recruit-at {clearing}")
    assert game.step == "MarquiseDaylight", "the supply is empty"
    placed = {clearing: game.warriors("marquise", clearing) for clearing in (5, 8, 9)}
    assert placed == {clearing: choices.count(str(clearing)) for clearing in (5, 8, 9)}


@rule("R6.5.3-a", "D6.5.3-1")
def test_a_recruiter_that_has_brought_its_warrior_brings_no_second() -> None:
    game = Table("marquise eyrie").put("marquise", 5, recruiter=2).put("marquise", 9, recruiter=1).put("marquise", 8, recruiter=1)
    game.supply("marquise", 3).daylight("marquise").play("recruit", "recruit-at 9")
    game.refuses("recruit-at 9", "R6.5.3-a")
    game.play("recruit-at 5")
    assert game.offers() == ["recruit-at 5", "recruit-at 8"], "two recruiters in 5: the second has not brought its own"
    pair = Table("marquise eyrie").put("marquise", 5, recruiter=2).supply("marquise", 9).daylight("marquise").play("recruit")
    assert (pair.warriors("marquise", 5), pair.in_supply("marquise"), pair.step) == (2, 7, "MarquiseDaylight")


@rule("R6.5.4", "R6.5.4.I", "R6.5.4.II-a", "R6.5.4.II-b", "R6.5.4.III")
@pytest.mark.parametrize("kind", range(3))
@pytest.mark.parametrize("built", [1, 2, 3, 4, 5])
def test_the_cost_and_points_of_every_building(kind: int, built: int) -> None:
    name = ("sawmill", "workshop", "recruiter")[kind]
    game = Table("marquise eyrie").put("marquise", 9, warriors=1, wood=8)
    for clearing in (8, 8, 7, 7, 5)[:built]:
        game.put("marquise", clearing, **{name: 1})
    game.daylight("marquise").play(f"build {name} 9")
    assert game.score("marquise") == CAT_POINTS[kind][built]
    assert game.pos.wood_left == CAT_COST[built]
    assert game.count(name, 9) == 1


@rule("R6.5.4.I", "R6.5.4.II-a", "R6.5.4.II-c", "D6.5.4.II-1", "D6.5.4.II-2")
def test_what_cannot_be_built() -> None:
    game = Table("marquise eyrie").put("marquise", 9, warriors=1, wood=2, sawmill=1).put("marquise", 5, sawmill=2, warriors=1)
    game.put("marquise", 4, warriors=1).put("eyrie", 4, warriors=1).put("marquise", 8, workshop=1, wood=1).put("eyrie", 8, warriors=2)
    game.daylight("marquise")
    game.refuses("build workshop 4", "R6.5.4.II-a").refuses("build roost 9", "R6.5.4.I").refuses("build workshop 5", "R2.2.3-c")
    game.refuses("build sawmill 9", "R6.5.4.II-c")
    assert "build workshop 9" in game.offers()
    game.refuses("build workshop 1", "R6.5.4.II-a")
    full = Table("marquise eyrie").put("marquise", 9, warriors=1, wood=8).put("marquise", 8, sawmill=2).put("marquise", 7, sawmill=2)
    full.put("marquise", 5, sawmill=2).daylight("marquise").refuses("build sawmill 9", "R6.5.4.I")


@rule("R6.5.4.II-c", "D6.5.4.II-2")
def test_she_chooses_which_wood_to_pay() -> None:
    game = Table("marquise eyrie").put("marquise", 9, warriors=1, wood=1, sawmill=1).put("marquise", 1, warriors=1, wood=1)
    game.put("marquise", 4, warriors=1, wood=1).put("marquise", 6, warriors=1, wood=1).daylight("marquise").play("build sawmill 9")
    assert game.offers() == ["wood 1", "wood 4", "wood 9"]
    game.refuses("wood 6", "R6.5.4.II-c")
    game.play("wood 4")
    assert (game.count("wood", 4), game.count("wood", 9), game.count("sawmill", 9), game.score("marquise")) == (0, 1, 2, 1)


@rule("EX-12", "R6.5.4.II-c")
def test_only_connected_wood_is_usable() -> None:
    game = (
        Table("marquise eyrie").put("marquise", 1, warriors=1, wood=1).put("marquise", 9, warriors=1).put("marquise", 8, warriors=1, wood=1)
    )
    game.put("marquise", 4, wood=1).put("marquise", 7, workshop=2)
    game.daylight("marquise").refuses("build workshop 9", "R6.5.4.II-c")
    joined = (
        Table("marquise eyrie").put("marquise", 1, warriors=1, wood=1).put("marquise", 9, warriors=1).put("marquise", 8, warriors=1, wood=1)
    )
    joined.put("marquise", 4, wood=1, warriors=1).put("marquise", 7, workshop=2)
    joined.daylight("marquise").play("build workshop 9")
    assert joined.offers() == ["wood 1", "wood 4", "wood 8"]


@rule("R6.5.5", "D6.5.5-1")
def test_overwork_adds_one_wood_for_a_matching_card() -> None:
    game = (
        Table("marquise eyrie")
        .put("marquise", 5, sawmill=2, warriors=1)
        .hand("marquise", "bake-sale", "anvil", "armorers")
        .daylight("marquise")
    )
    assert game.offers("overwork") == ["overwork 5 armorers", "overwork 5 bake-sale"]
    game.refuses("overwork 9 anvil", "R6.5.5").refuses("overwork 5 anvil", "R6.5.5")
    game.play("overwork 5 bake-sale")
    assert (game.count("wood", 5), game.pos.actions, game.discarded()) == (1, 2, ["bake-sale"])
    dry = Table("marquise eyrie").put("marquise", 5, sawmill=2, warriors=1, wood=8).hand("marquise", "bake-sale").daylight("marquise")
    dry.play("overwork 5 bake-sale")
    assert (dry.count("wood", 5), dry.pos.actions, dry.discarded()) == (8, 2, ["bake-sale"]), "the card is spent, no wood comes"


# Evening.


@rule("R6.6-a")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_draw_bonuses_of_the_recruiters(recruiters: int, cards: int) -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1)
    for clearing in (8, 8, 7, 7, 5, 5)[:recruiters]:
        game.put("marquise", clearing, recruiter=1)
    game.evening("marquise")
    assert len(game.cards("marquise")) == cards


@rule("R6.6-b", "D6.6-1")
def test_discard_down_to_five_in_the_own_evening_only() -> None:
    game = (
        Table("marquise eyrie")
        .put("marquise", 1, warriors=1)
        .hand("marquise", "anvil", "sword", "bake-sale", "investments", "armorers", "sappers")
    )
    game.daylight("marquise")
    assert len(game.cards("marquise")) == 6, "no limit in Daylight"
    game.pile("ambush-fox").play("done")
    assert (game.asked, game.step, len(game.offers())) == ("marquise", "DiscardDown", 7)
    game.refuses("discard foxfolk-steel", "D6.6-1")
    game.play("discard anvil", "discard ambush-fox")
    assert len(game.cards("marquise")) == 5
    assert game.asked == "eyrie"


@rule("R6.5.4.II-b")
def test_wood_is_asked_for_only_where_some_may_stay() -> None:
    game = Table("marquise eyrie").put("marquise", 9, warriors=1, sawmill=1, wood=1).put("marquise", 4, warriors=1, sawmill=1, wood=1)
    game.daylight("marquise").play("build sawmill 9")
    assert (game.count("sawmill", 9), game.count("wood", 9) + game.count("wood", 4), game.step) == (2, 0, "MarquiseDaylight")
    rich = Table("marquise eyrie").put("marquise", 9, warriors=1, sawmill=1, wood=2).put("marquise", 4, warriors=1, sawmill=1, wood=1)
    rich.daylight("marquise").play("build sawmill 9")
    assert (rich.step, rich.offers()) == ("PayWood", ["wood 4", "wood 9"])
    rich.refuses("wood 1", "R6.5.4.II-c").refuses("done", "G4")


@rule("R1.4-b", "D6.6-1")
def test_the_last_discard_ends_the_turn_only_when_she_says_so_at_a_table_that_asks() -> None:
    def evening(asks: bool) -> Table:
        game = Table("marquise eyrie").put("marquise", 1, warriors=1)
        game.pos.asks_ends = asks
        return game.hand("marquise", "anvil", "sword", "bake-sale", "armorers", "sappers").pile("investments").evening("marquise")

    game = evening(True).play("discard anvil")
    assert (game.asked, game.step, game.offers()) == ("marquise", "EveningEnds", ["done"])
    game.refuses("discard sword", "G4")
    assert game.play("done").asked == "eyrie"
    assert evening(False).play("discard anvil").asked == "eyrie"
