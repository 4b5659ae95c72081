"""Chapter 7: the Eyrie Dynasties."""

from __future__ import annotations

import pytest

from tafelrunde.engine.messages import Messages
from tafelrunde.engine.packed import bits_set
from tafelrunde.games.root import GAME
from tafelrunde.games.root.factions.eyrie.board import ROOST_POINTS
from tafelrunde.testing import rule
from tests.root.table import Table


def birds(leader: str = "commander", table: str = "eyrie marquise alliance") -> Table:
    return Table(table).leader(leader)


@rule("R7.2.1", "R7.5", "R7.5.1", "D7.5.2-4")
def test_crafting_with_roosts_comes_before_the_decree() -> None:
    game = (
        birds()
        .put("eyrie", 8, roost=1, warriors=3)
        .hand("eyrie", "anvil", "crossbow-bird")
        .points(eyrie=12)
        .hand("eyrie", "dominance-mouse")
    )
    game.decree(move=["foxfolk-steel"]).daylight("eyrie")
    assert game.offers("craft") == ["craft crossbow-bird", "craft anvil"]
    assert game.offers("resolve") == ["resolve fox", "resolve bird"]
    game.play("resolve fox", "move 8 4 1").refuses("craft anvil", "D7.5.2-4")
    assert "dominate dominance-mouse" in game.offers(), "dominance cards stay possible between cards"


@rule("R7.5.1")
def test_crafting_is_optional_and_asked_even_with_nothing_to_craft() -> None:
    game = birds().put("eyrie", 8, roost=1, warriors=3).hand("eyrie", "bake-sale").daylight("eyrie")
    assert game.offers() == ["resolve bird"], "asked, because a hidden hand might hold a card to craft"
    bare = birds().put("eyrie", 8, roost=1, warriors=3).daylight("eyrie")
    assert bare.step == "DecreeMove", "with an empty hand the only card resolves itself"


@rule("R7.2.2-a", "R7.2.2-b", "D7.2.2-1", "EX-01", "EX-02")
def test_lords_of_the_forest() -> None:
    game = birds().put("eyrie", 5, warriors=1, roost=1).put("marquise", 5, warriors=2)
    assert game.ruler(5) == "eyrie"
    game.put("marquise", 5, warriors=1)
    assert game.ruler(5) == "marquise"
    assert game.ruler(9) == ""
    game.put("marquise", 8, warriors=3).put("alliance", 8, warriors=3).put("eyrie", 8, warriors=2)
    assert game.ruler(8) == ""


@rule("R7.2.3", "R7.8.1", "D7.8.1-1", "EX-24")
@pytest.mark.parametrize(("leader", "points"), [("builder", 3), ("charismatic", 1), ("commander", 1), ("despot", 1)])
def test_disdain_for_trade_but_for_the_builder(leader: str, points: int) -> None:
    game = birds(leader).put("eyrie", 5, roost=1, warriors=2).put("eyrie", 10, roost=1, warriors=2).hand("eyrie", "bake-sale", "anvil")
    game.daylight("eyrie").play("craft bake-sale")
    assert game.score("eyrie") == points


# Birdsong.


@rule("R7.4", "R7.4.1")
def test_emergency_orders_draw_one_card_for_an_empty_hand() -> None:
    game = birds().put("eyrie", 5, roost=1).pile("anvil").birdsong("eyrie")
    assert (game.step, game.cards("eyrie")) == ("AddToDecree", ["anvil"])
    held = birds().put("eyrie", 5, roost=1).pile("anvil").hand("eyrie", "sword").birdsong("eyrie")
    assert held.cards("eyrie") == ["sword"]


@rule("R7.4.2-a", "R7.4.2-b", "R7.4.2-c", "D7.4.2-2")
def test_one_or_two_cards_at_most_one_bird_to_any_column() -> None:
    game = birds().put("eyrie", 5, roost=1, warriors=2).hand("eyrie", "anvil", "armorers", "sappers", "sword").birdsong("eyrie")
    game.refuses("done", "R7.4.2-a").refuses("decree bake-sale move", "R7.4.2-a")
    assert len(game.offers("decree")) == 16
    game.play("decree armorers build")
    assert "done" in game.offers()
    game.refuses("decree sappers move", "R7.4.2-b")
    game.play("decree sword build")
    assert game.step == "EyrieDaylight", "two are the most"
    assert game.pos.view(1)["seats"][0]["board"]["decree"] == {"recruit": [], "move": [], "battle": [], "build": ["armorers", "sword"]}
    one = (
        birds().put("eyrie", 5, roost=1, warriors=2).hand("eyrie", "anvil", "armorers").birdsong("eyrie").play("decree anvil move", "done")
    )
    assert one.step == "EyrieDaylight"


@rule("D7.4.2-1")
def test_ambush_and_dominance_cards_qualify_and_no_card_means_no_step() -> None:
    game = birds().put("eyrie", 5, roost=1, warriors=2).hand("eyrie", "ambush-fox", "dominance-fox").birdsong("eyrie")
    game.play("decree ambush-fox move", "decree dominance-fox battle")
    assert bits_set(game.pos.decree[1]) == bits_set(game.pos.decree[2]) == 1
    empty = birds().put("eyrie", 5, roost=1, warriors=2).only_pile().birdsong("eyrie")
    assert empty.step == "DecreeMove"
    assert list(empty.pos.decree) == [0, 0, 0, 0]


@rule("R7.4.3", "D7.4.3-1", "EX-22")
def test_a_new_roost_where_the_fewest_warriors_are() -> None:
    exact = birds().hand("eyrie", "anvil", "bake-sale").put("marquise", 1, workshop=1)
    for clearing in range(2, 13):
        exact.put("marquise", clearing, warriors=1 if clearing in (4, 9) else 2)
    exact.put("marquise", 9, keep=1).birdsong("eyrie").play("decree anvil move", "done")
    assert exact.count("roost", 4) == 1, "1 has no slot, 9 has the keep, all others more warriors"
    assert exact.warriors("eyrie", 4) == 3


@rule("R7.4.3", "D7.4.3-1")
def test_it_is_a_choice_among_equals_and_skipped_where_impossible() -> None:
    game = (
        birds()
        .hand("eyrie", "anvil", "bake-sale")
        .put("marquise", 1, warriors=1)
        .scorch(5)
        .birdsong("eyrie")
        .play("decree anvil move", "done")
    )
    assert "roost 1" not in game.offers()
    game.refuses("roost 1", "R7.4.3").refuses("roost 5", "D9.7-4")
    assert len(game.offers()) == 10
    game.play("roost 9")
    assert (game.count("roost", 9), game.warriors("eyrie", 9)) == (1, 3)
    few = birds().hand("eyrie", "anvil", "bake-sale").supply("eyrie", 2).birdsong("eyrie").play("decree anvil move", "done", "roost 9")
    assert few.warriors("eyrie", 9) == 2, "with too few warriors what is there"
    none = birds().hand("eyrie", "anvil", "bake-sale").put("eyrie", 1, warriors=1).scorch(*range(1, 13)).birdsong("eyrie")
    none.play("decree anvil build", "done")
    assert none.step != "ANewRoost"
    assert none.pos.built[3] == 0


# The Decree.


@rule("R7.5.2-a", "R7.5.2-b", "D7.5.2-1", "R7.5.2-c")
def test_columns_from_left_to_right_and_every_card_in_any_order() -> None:
    game = birds("builder").put("eyrie", 8, roost=1, warriors=4).put("eyrie", 5, roost=1, warriors=2).put("marquise", 4, warriors=1)
    game.decree(recruit=["anvil", "bake-sale"], battle=["armorers"]).daylight("eyrie")
    assert game.offers() == ["resolve fox", "resolve rabbit", "resolve bird"]
    game.refuses("resolve mouse", "R7.5.2-a")
    game.play("resolve rabbit")
    assert (game.warriors("eyrie", 5), game.offers()) == (3, ["resolve fox", "resolve bird"]), "the rabbit had one roost to go to"
    game.play("resolve bird", "recruit-at 5")
    assert game.warriors("eyrie", 8) == 5, "the fox was the last of its column"
    assert game.step == "DecreeMove"
    game.play("move 8 4 2")
    assert game.pos.fight is None
    assert game.warriors("marquise", 4) <= 1


@rule("R7.5.2-d", "D7.5.2-2", "EX-19")
def test_a_card_without_a_legal_way_is_turmoil_even_if_another_order_had_worked() -> None:
    game = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).decree(move=["anvil", "bake-sale"]).daylight("eyrie")
    assert game.offers() == ["resolve fox", "resolve rabbit"]
    game.play("resolve rabbit")
    assert game.step == "Turmoil"
    good = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).decree(move=["anvil", "bake-sale"]).daylight("eyrie")
    good.play("resolve fox", "move 8 4 2")
    assert good.step == "DecreeMove", "now the rabbit has a way, out of 4"
    assert good.offers() == ["move 4 8 1", "move 4 8 2", "move 4 9 1", "move 4 9 2", "move 4 12 1", "move 4 12 2"]


@rule("D7.5.2-2")
def test_the_question_warns_of_cards_that_mean_turmoil() -> None:
    game = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).decree(move=["anvil", "bake-sale"]).daylight("eyrie")
    for language, doomed, fine in (("en", "rabbit card", "fox card"), ("de", "Hasen-Karte", "Fuchs-Karte")):
        text = Messages(GAME, language).prompt(game.pos, [])
        assert doomed in text
        assert fine not in text
    both = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).put("eyrie", 5, warriors=1).decree(move=["anvil", "bake-sale"])
    assert "turmoil" not in Messages(GAME, "en").prompt(both.daylight("eyrie").pos, [])


@rule("D7.5.2-2")
def test_a_card_with_a_legal_way_must_be_carried_out() -> None:
    game = birds("charismatic").put("eyrie", 8, warriors=2, roost=1).decree(move=["anvil"]).daylight("eyrie")
    assert game.step == "DecreeMove"
    game.refuses("done", "G4").refuses("pass", "G4")


@rule("R7.5.2.I", "D7.5.2.I-1")
def test_recruit_at_a_matching_roost() -> None:
    game = birds("builder").put("eyrie", 8, roost=1).put("eyrie", 6, roost=1).put("eyrie", 5, roost=1).decree(recruit=["anvil"])
    game.daylight("eyrie").play("resolve fox")
    assert game.offers() == ["recruit-at 6", "recruit-at 8"]
    game.refuses("recruit-at 5", "R7.5.2-c").refuses("recruit-at 1", "R7.5.2.I")
    game.play("recruit-at 6")
    assert game.warriors("eyrie", 6) == 1
    out = birds("builder").put("eyrie", 8, roost=1, warriors=20).daylight("eyrie")
    assert out.step == "Turmoil", "no warrior in supply"
    away = birds("builder").put("eyrie", 5, roost=1).decree(recruit=["anvil"]).daylight("eyrie").play("resolve fox")
    assert away.step == "Turmoil", "no roost matches"
    keep = birds("builder").put("eyrie", 1, roost=1).put("marquise", 1, keep=1).daylight("eyrie")
    assert keep.step == "Turmoil", "nobody places at the keep"


@rule("R7.5.2.II", "D7.5.2.II-1")
def test_move_out_of_a_matching_clearing() -> None:
    game = (
        birds("despot").put("eyrie", 8, warriors=2).put("eyrie", 5, warriors=2).put("eyrie", 9, warriors=1).put("marquise", 9, warriors=3)
    )
    game.decree(move=["anvil"]).daylight("eyrie").play("resolve fox")
    assert game.offers() == ["move 8 4 1", "move 8 4 2", "move 8 7 1", "move 8 7 2"]
    game.refuses("move 5 1 1", "R7.5.2-c").refuses("move 8 4 0", "D4.2-1")
    game.play("move 8 7 2").refuses("move 9 12 1", "R4.2.1")


@rule("R7.5.2.III", "D7.5.2.III-1")
def test_battle_in_a_matching_clearing() -> None:
    game = birds("charismatic").put("eyrie", 8, warriors=3).put("eyrie", 5, warriors=1, roost=1).put("marquise", 8, wood=1)
    game.put("alliance", 8, sympathy=1).put("marquise", 5, warriors=1).decree(battle=["anvil"]).daylight("eyrie")
    game.play("resolve fox")
    assert game.offers() == ["battle 8 marquise", "battle 8 alliance"]
    game.refuses("battle 5 marquise", "R7.5.2-c").refuses("battle 8 vagabond", "R4.3-b")
    lone = birds("charismatic").put("eyrie", 5, roost=1).put("marquise", 5, warriors=1).daylight("eyrie")
    assert lone.warriors("eyrie", 5) == 2, "recruited first; then the battle was possible and forced"
    none = birds("charismatic").put("eyrie", 5, roost=1).put("marquise", 8, warriors=1).daylight("eyrie")
    assert none.step == "Turmoil"


@rule("D7.5.2.III-1")
def test_a_battle_ended_by_an_ambush_counts() -> None:
    game = (
        birds("commander")
        .put("eyrie", 8, warriors=2)
        .put("marquise", 8, warriors=3)
        .put("eyrie", 5, warriors=1)
        .hand("marquise", "ambush-fox")
    )
    game.decree(battle=["anvil"]).put("marquise", 5, warriors=1).daylight("eyrie").play("move 5 1 1", "resolve fox", "ambush ambush-fox")
    assert game.warriors("eyrie", 8) == 0
    assert game.step == "Turmoil", "the fox card was carried out, only the vizier found no battle"
    assert list(game.pos.pending) == [0] * 20


@rule("R7.5.2.IV", "D7.5.2.IV-1")
def test_build_a_roost_where_the_eyrie_rule_and_have_none() -> None:
    game = (
        birds("despot")
        .put("eyrie", 8, warriors=2, roost=1)
        .put("eyrie", 5, warriors=1)
        .put("eyrie", 1, warriors=1)
        .put("marquise", 1, warriors=2)
    )
    game.put("eyrie", 3, warriors=1).put("marquise", 3, workshop=1).put("eyrie", 9, warriors=1).daylight("eyrie").play("move 8 7 1")
    assert game.step == "DecreeBuild"
    assert game.offers() == ["build roost 5", "build roost 7", "build roost 9"]
    game.refuses("build roost 8", "R7.5.2.IV").refuses("build roost 1", "R7.5.2.IV").refuses("build roost 3", "R2.2.3-c")
    game.refuses("build sawmill 5", "R7.5.2.IV")
    game.play("build roost 9")
    assert game.count("roost", 9) == 1
    all_out = birds("despot").put("eyrie", 4, warriors=2)
    for clearing in (1, 2, 3, 5, 7, 8, 9):
        all_out.put("eyrie", clearing, roost=1)
    all_out.daylight("eyrie").play("move 4 12 1")
    assert all_out.step == "Turmoil", "no roost is left on the track"


@rule("D7.5.2-3", "R7.8.2", "D7.8.2-1", "EX-20", "D2.5-2")
def test_the_charismatic_places_what_he_can_before_turmoil() -> None:
    game = birds("charismatic").put("eyrie", 8, roost=1).put("eyrie", 5, roost=1).supply("eyrie", 1).daylight("eyrie")
    assert game.offers() == ["recruit-at 5", "recruit-at 8"]
    game.play("recruit-at 5")
    assert (game.warriors("eyrie", 5), game.step) == (1, "Turmoil")
    none = birds("charismatic").put("eyrie", 8, roost=1).put("eyrie", 5, roost=1).supply("eyrie", 0).daylight("eyrie")
    assert (none.warriors("eyrie", 5) + none.warriors("eyrie", 8), none.step) == (0, "Turmoil")
    two = birds("charismatic").put("eyrie", 8, roost=1).put("eyrie", 5, roost=1).daylight("eyrie").play("recruit-at 8")
    assert two.warriors("eyrie", 8) == 2, "both at the same roost"


# Evening.


@rule("R7.6", "R7.6.1", "D7.6.1-1", "R7.6.2-a")
@pytest.mark.parametrize(("roosts", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_roosts_score_and_give_cards(roosts: int, cards: int) -> None:
    game = birds().put("marquise", 4, warriors=1)
    for clearing in (1, 2, 3, 5, 7, 8, 9)[:roosts]:
        game.put("eyrie", clearing, roost=1)
    game.evening("eyrie")
    assert game.score("eyrie") == ROOST_POINTS[roosts] == (0, 0, 1, 2, 3, 4, 4, 5)[roosts]
    assert len(game.cards("eyrie")) == cards


@rule("R7.6.2-b")
def test_the_eyrie_discard_down_to_five() -> None:
    game = birds().put("eyrie", 1, roost=1).hand("eyrie", "anvil", "sword", "bake-sale", "investments", "armorers").evening("eyrie")
    assert (game.asked, game.step) == ("eyrie", "DiscardDown")
    game.play("discard anvil")
    assert len(game.cards("eyrie")) == 5


# Turmoil.


@rule("R7.7-a", "R7.7-b", "R7.7.1", "D7.7.1-1", "R7.7.2", "EX-18")
def test_turmoil_costs_a_point_for_each_bird_and_purges_the_decree() -> None:
    game = birds("builder").put("eyrie", 8, roost=1, warriors=3).put("eyrie", 5, roost=1).points(eyrie=2)
    game.decree(move=["anvil"], battle=["armorers"]).daylight("eyrie")
    game.play("recruit-at 8", "resolve fox", "move 8 4 1", "move 4 12 1")
    assert game.step == "Turmoil"
    assert game.score("eyrie") == 0, "two viziers and the bird in Battle, also those already resolved"
    assert sorted(game.discarded()) == ["anvil", "armorers"]
    assert list(game.pos.decree) == [0, 0, 0, 0]
    game.play("leader despot")
    assert game.score("eyrie") == 1, "Evening scored two roosts"
    rich = birds("builder").put("eyrie", 8, roost=1, warriors=3).points(eyrie=9).decree(battle=["armorers"]).daylight("eyrie")
    rich.play("move 8 4 1")
    assert rich.score("eyrie") == 6


@rule("R7.7.3-a", "R7.7.3-b", "R7.7.3-c", "R7.7.4", "D7.7.4-1")
def test_a_new_leader_takes_the_viziers_along_and_evening_begins() -> None:
    game = birds("builder").put("marquise", 1, warriors=1).put("eyrie", 8, roost=1).supply("eyrie", 0).daylight("eyrie")
    assert game.offers() == ["leader charismatic", "leader commander", "leader despot"]
    game.refuses("leader builder", "R7.7.3-b")
    game.play("leader despot")
    board = game.pos.view(None)["seats"][0]["board"]
    assert (board["leader"], board["viziers"], board["deposed"]) == ("despot", ["move", "build"], ["builder"])
    assert game.asked == "marquise", "Daylight and Evening are over, the new Decree was not carried out"
    assert len(game.cards("eyrie")) == 1


@rule("R7.7.3.I", "D7.7.3.I-1", "EX-21")
def test_when_no_leader_is_left_all_are_turned_up() -> None:
    game = birds("despot").leader("despot", deposed=["builder", "charismatic", "commander"]).put("eyrie", 8, roost=1).daylight("eyrie")
    assert game.offers() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    game.play("leader despot")
    assert game.pos.view(None)["seats"][0]["board"]["deposed"] == []


# Leaders.


@rule("R7.8", "R7.8.3", "D7.8.3-1")
def test_the_commander_deals_one_extra_hit_as_attacker() -> None:
    game = birds("commander").put("eyrie", 8, warriors=2).put("marquise", 8, warriors=4).crafted("eyrie", "command-warren")
    game.start_of_daylight("eyrie").dice(1, 0).play("battle 8 marquise")
    assert game.warriors("marquise", 8) == 2, "one rolled, one extra, also outside the Decree"
    defends = Table("marquise eyrie").leader("commander").put("eyrie", 8, warriors=2).put("marquise", 8, warriors=4).daylight("marquise")
    defends.dice(0, 0).play("battle 8 eyrie")
    assert defends.warriors("marquise", 8) == 4
    other = birds("builder").put("eyrie", 8, warriors=2).put("marquise", 8, warriors=4).crafted("eyrie", "command-warren")
    other.start_of_daylight("eyrie").dice(1, 0).play("battle 8 marquise")
    assert other.warriors("marquise", 8) == 3


@rule("R7.8.4", "D7.8.4-1", "EX-23")
def test_the_despot_scores_once_more_for_a_battle_with_removals() -> None:
    game = birds("despot").put("eyrie", 8, warriors=4).put("marquise", 8, workshop=1, wood=2).crafted("eyrie", "command-warren")
    game.start_of_daylight("eyrie").dice(3, 0).play("battle 8 marquise")
    assert game.score("eyrie") == 4
    nothing = birds("despot").put("eyrie", 8, warriors=4).put("marquise", 8, warriors=3).crafted("eyrie", "command-warren")
    nothing.start_of_daylight("eyrie").dice(3, 0).play("battle 8 marquise")
    assert nothing.score("eyrie") == 0
    defends = Table("marquise eyrie").leader("despot").put("eyrie", 8, warriors=2).put("marquise", 8, warriors=1, sawmill=1)
    defends.hand("eyrie", "ambush-fox").put("marquise", 1, warriors=1).daylight("marquise").play("battle 8 eyrie", "ambush ambush-fox")
    assert defends.score("eyrie") == 2, "also as defender, also by ambush"


@rule("EX-25", "R8.2.2", "R7.8.3")
def test_the_commander_against_the_alliance() -> None:
    game = (
        birds("commander").put("eyrie", 9, warriors=2).put("alliance", 9, warriors=1, base=1, sympathy=1).crafted("eyrie", "command-warren")
    )
    game.start_of_daylight("eyrie").dice(3, 0).play("battle 9 alliance")
    assert (game.warriors("eyrie", 9), game.warriors("alliance", 9)) == (1, 0)
    assert (game.count("base", 9), game.count("sympathy", 9)) == (1, 1)


@rule("R7.5.2-a", "R1.4-a")
def test_daylight_goes_on_until_it_is_ended_at_a_table_that_asks() -> None:
    def day(asks: bool) -> Table:
        game = Table("eyrie marquise").leader("commander").put("eyrie", 1, roost=1, warriors=3).put("marquise", 5, warriors=1)
        game.pos.asks_ends = asks
        game.hand("eyrie", "anvil").daylight("eyrie").refuses("done", "R7.5.2-a")
        return game.dice(0, 0).play("resolve bird", "move 1 5 2")

    game = day(True)
    assert (game.step, game.offers()) == ("EyrieDaylight", ["done"]), "the Decree is done, nothing was drawn yet"
    game.refuses("resolve bird", "R7.5.2-a")
    assert (game.cards("eyrie"), game.play("done").asked) == (["anvil"], "marquise")
    assert day(False).asked == "marquise", "otherwise it ends by itself"
