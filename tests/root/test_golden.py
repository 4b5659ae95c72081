"""Chapters 0 and 1: what kind of game this is, conflicts between rules, what is public, the course of play."""

from __future__ import annotations

from itertools import combinations

import pytest

from tafelrunde.engine.errors import BadOptions
from tafelrunde.games.root import GAME
from tafelrunde.testing import rule
from tafelrunde.testing.scripts import rules_of
from tests.root.table import Table, new_game

BY_REACH = {
    2: ["marquise eyrie"],
    3: [
        "marquise eyrie alliance",
        "marquise eyrie vagabond",
        "marquise eyrie cult",
        "marquise eyrie riverfolk",
        "marquise alliance vagabond",
        "marquise alliance riverfolk",
        "marquise vagabond riverfolk",
    ],
    4: [
        "marquise eyrie alliance vagabond",
        "marquise eyrie alliance cult",
        "marquise eyrie alliance riverfolk",
        "marquise eyrie vagabond vagabond",
        "marquise eyrie vagabond cult",
        "marquise eyrie vagabond riverfolk",
        "marquise eyrie cult riverfolk",
        "marquise alliance vagabond riverfolk",
        "marquise vagabond vagabond riverfolk",
        "marquise vagabond cult riverfolk",
    ],
    5: [
        "marquise eyrie alliance vagabond vagabond",
        "marquise eyrie alliance vagabond cult",
        "marquise eyrie alliance vagabond riverfolk",
        "marquise eyrie alliance cult riverfolk",
        "marquise eyrie vagabond vagabond cult",
        "marquise eyrie vagabond vagabond riverfolk",
        "marquise eyrie vagabond cult riverfolk",
        "marquise alliance vagabond vagabond riverfolk",
        "marquise alliance vagabond cult riverfolk",
    ],
    6: [
        "marquise eyrie alliance vagabond vagabond cult",
        "marquise eyrie alliance vagabond vagabond riverfolk",
        "marquise eyrie alliance vagabond cult riverfolk",
        "marquise eyrie vagabond vagabond cult riverfolk",
    ],
}


@rule("R0-b", "D0-2")
def test_exactly_the_listed_tables_may_play() -> None:
    every = ["marquise", "eyrie", "alliance", "vagabond", "vagabond", "cult", "riverfolk"]
    for seats, listed in BY_REACH.items():
        legal = {tuple(sorted(table.split())) for table in listed}
        for roles in {tuple(sorted(choice)) for choice in combinations(every, seats)}:
            options: dict[str, str | int | bool] = {"map": "autumn", "adventurous": False}
            assert (GAME.objection(list(roles), options) == "") == (roles in legal), roles


@rule("D0-2")
def test_a_faction_occurs_once_but_the_vagabond_twice() -> None:
    with pytest.raises(BadOptions):
        GAME.new(["marquise", "marquise", "eyrie"])
    with pytest.raises(BadOptions):
        GAME.new(["marquise", "eyrie", "vagabond", "vagabond", "vagabond"])
    assert GAME.new(["marquise", "eyrie", "vagabond", "vagabond"]).seats == 4
    with pytest.raises(BadOptions):
        GAME.new(["alliance", "cult"])


@rule("D0-1")
def test_winter_deals_four_clearings_of_each_suit_and_keeps_them() -> None:
    dealt = []
    for seed in range(3):
        pos = new_game("marquise eyrie", seed, map="winter")
        assert sorted(pos.suits) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
        before = list(pos.suits)
        for _ in range(60):
            seat = pos.waiting()[0]
            pos.play(seat, pos.moves(seat)[0])
        assert list(pos.suits) == before
        dealt.append(before)
    assert dealt[0] != dealt[1] or dealt[1] != dealt[2]
    autumn = new_game("marquise eyrie", map="autumn")
    assert list(autumn.suits) == [0, 2, 1, 1, 1, 0, 2, 0, 2, 1, 2, 0]


@rule("D0-1", "EX-64", "R9.4.2")
def test_on_winter_the_river_separates_forests_like_a_path() -> None:
    game = Table("marquise eyrie vagabond", board="winter").pawn("vagabond", "forest-6").birdsong("vagabond")
    assert set(game.offers("slip")) == {
        "slip 8",
        "slip 9",
        "slip 11",
        "slip 12",
        "slip forest-2",
        "slip forest-5",
        "slip forest-7",
    }
    game.play("slip forest-2")
    assert game.place("vagabond") == "forest-2"


@rule("R1.1.1-a")
def test_a_card_beats_the_law() -> None:
    """The Law lets a defender ambush; the Scouting Party of the attacker does not."""
    game = Table("marquise eyrie").put("marquise", 1, warriors=2).put("eyrie", 1, warriors=2)
    game.hand("eyrie", "ambush-fox").crafted("marquise", "scouting-party")
    game.daylight("marquise").dice(0, 0).play("battle 1 eyrie")
    assert game.asked == "marquise"
    assert game.cards("eyrie") == ["ambush-fox"]
    plain = Table("marquise eyrie").put("marquise", 1, warriors=2).put("eyrie", 1, warriors=2)
    plain.hand("eyrie", "ambush-fox").daylight("marquise").play("battle 1 eyrie")
    assert plain.asked == "eyrie"
    assert "ambush ambush-fox" in plain.offers()


@rule("D1.1.1-1")
def test_a_faction_rule_beats_a_general_rule() -> None:
    """R2.8-c says that nobody rules on a tie; R7.2.2 gives it to the Eyrie."""
    game = Table("marquise eyrie alliance").put("marquise", 5, warriors=2).put("alliance", 5, warriors=2)
    assert game.ruler(5) == ""
    game.put("eyrie", 5, warriors=2)
    assert game.ruler(5) == "eyrie"


@rule("R1.1.2")
def test_cannot_overrides_must() -> None:
    """The Decree must be carried out, but nobody else can place at the keep: turmoil."""
    game = Table("marquise eyrie").put("marquise", 1, keep=1).put("eyrie", 1, roost=1, warriors=1)
    game.leader("builder").decree(recruit=["anvil"]).daylight("eyrie").play("resolve fox")
    assert game.step == "Turmoil"
    assert game.warriors("eyrie", 1) == 1


@rule("R1.1.3", "D1.1.3-1")
def test_the_turn_player_orders_what_clashes_and_only_that() -> None:
    game = Table("marquise alliance vagabond").put("marquise", 1, keep=1).put("marquise", 4, warriors=2)
    game.put("alliance", 4, warriors=1, sympathy=1).hand("marquise", "bake-sale")
    game.daylight("marquise").dice(2, 2).play("battle 4 alliance")
    assert game.asked == "marquise"
    assert game.offers() == ["first field-hospitals 4", "first outrage 4"]
    game.refuses("first fear 4", "R1.1.3")
    calm = Table("marquise alliance vagabond").put("marquise", 1, keep=1).put("marquise", 4, warriors=2)
    calm.put("alliance", 4, warriors=1, sympathy=1)
    calm.daylight("marquise").dice(2, 2).play("battle 4 alliance")
    assert calm.step == "MarquiseDaylight", "with an empty hand the order makes no difference"


@rule("R1.2.1-a", "R1.2.1-b", "R1.2.2")
def test_hands_are_hidden_their_size_and_the_discards_are_not() -> None:
    game = Table("marquise eyrie").hand("marquise", "anvil", "sword").discards("bake-sale", "ambush-fox")
    game.put("marquise", 1, warriors=1).daylight("marquise")
    for viewer in (game.seat("eyrie"), None):
        view = game.pos.view(viewer)
        cats = view["seats"][game.seat("marquise")]
        assert cats["hand"] == 2
        assert cats["cards"] is None
        assert cats["known"] == []
        assert view["discards"] == ["bake-sale", "ambush-fox"]
        assert "anvil" not in str(view)
    assert game.pos.view(game.seat("marquise"))["hand"] == ["anvil", "sword"]


@rule("R1.3.2")
def test_no_card_is_given_unless_a_rule_says_so() -> None:
    game = Table("marquise eyrie").hand("marquise", "anvil").put("marquise", 1, warriors=1).daylight("marquise")
    game.refuses("give anvil", "G4")
    assert game.offers("give") == []


@rule("R1.4-a", "R1.4-b")
def test_birdsong_daylight_evening_then_the_next_clockwise() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=1, keep=1).put("eyrie", 3, roost=1, warriors=3)
    game.turn("marquise").play("done")
    phases = [(entry["faction"], entry["phase"]) for entry in game.events("phase")]
    assert phases == [(0, 0), (0, 1), (0, 2), (1, 0)]
    assert game.pos.turn == 1
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=1, keep=1).evening("alliance")
    assert game.pos.turn == 0
    assert game.pos.round == 2


@rule("R1.4-c")
def test_play_goes_on_until_somebody_wins() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1, sawmill=1).put("eyrie", 3, roost=1, warriors=2)
    game.points(marquise=29).put("marquise", 5, warriors=2, wood=2).daylight("marquise")
    assert not game.pos.is_over()
    game.play("build sawmill 5")
    assert game.pos.is_over()
    assert rules_of(game.pos.why_not(0, 0)) == ["G1"]


@rule("D1.4-1")
def test_dominance_then_what_starts_birdsong_then_the_steps_of_the_phase() -> None:
    table = "marquise eyrie riverfolk"
    game = Table(table).put("marquise", 1, warriors=3).put("marquise", 6, warriors=3).put("marquise", 8, warriors=3)
    game.dominance("marquise", "dominance-fox").crafted("marquise", "better-burrow-bank").hand("riverfolk", "anvil")
    game.turn("marquise")
    assert game.winners == ["marquise"], "the check comes before anything can be bought"
    game = Table(table).put("marquise", 1, warriors=3, sawmill=1).crafted("marquise", "better-burrow-bank")
    game.hand("riverfolk", "anvil").turn("marquise")
    assert game.step == "BirdsongStarts"
    assert game.count("wood", 1) == 0
    game.play("done")
    assert game.count("wood", 1) == 1


@rule("D1.4-1", "R1.1.3")
def test_what_starts_birdsong_comes_in_the_order_of_the_turn_player() -> None:
    def morning() -> Table:
        game = (
            Table("marquise eyrie riverfolk").put("marquise", 1, warriors=3).crafted("marquise", "better-burrow-bank", "stand-and-deliver")
        )
        return game.hand("riverfolk", "anvil").pile("bake-sale", "sword").turn("marquise")

    game = morning()
    assert {"done", "buy-card anvil", "bank eyrie", "rob riverfolk"} <= set(game.offers())
    game.refuses("rob eyrie", "D2.5-2").refuses("bank marquise", "R4.1.3").refuses("refresh-now", "G4")
    game.play("bank eyrie", "rob eyrie")
    assert sorted(game.cards("marquise")) == ["bake-sale", "sword"], "what the bank gave away was robbed at once"
    game.refuses("bank riverfolk", "R4.1.3")
    game.play("buy-card anvil")
    assert game.step == "MarquiseDaylight", "nothing more could be done at the start"
    robbed = morning().play("rob riverfolk")
    robbed.refuses("buy-card anvil", "D11.2.6-1")


@rule("D1.4-1")
def test_start_of_daylight_and_evening_come_before_their_steps() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=2).put("eyrie", 1, warriors=1)
    game.crafted("marquise", "command-warren", "cobbler").start_of_daylight("marquise")
    assert game.step == "CommandWarren"
    game.play("pass")
    assert game.step == "MarquiseDaylight"
    game.play("done")
    assert game.step == "Cobbler"
    assert game.cards("marquise") == []
    game.play("pass")
    assert len(game.cards("marquise")) == 1


@rule("D1.4-2")
def test_an_action_is_resolved_before_the_next_begins() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=3).put("eyrie", 1, warriors=1)
    game.hand("marquise", "dominance-fox").points(marquise=12).hand("eyrie", "anvil").daylight("marquise")
    assert "dominate dominance-fox" in game.offers()
    game.play("march 1 5 1")
    assert game.step == "SecondMarch"
    game.refuses("dominate dominance-fox", "D6.5.2-1")
    game.play("done")
    assert "dominate dominance-fox" in game.offers()
    game.play("battle 1 eyrie")
    assert game.asked == "eyrie"
    game.refuses("dominate dominance-fox", "G4")
