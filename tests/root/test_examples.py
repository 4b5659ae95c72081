"""Worked examples of the specification that belong to no single chapter; most stand beside the rules they explain."""

from __future__ import annotations

from tafelrunde.engine.state import digest
from tafelrunde.testing import rule
from tests.root.table import Table, new_game


@rule("EX-03", "R4.2.1")
def test_example_3_moving_by_the_rule_of_the_destination() -> None:
    game = Table("marquise eyrie").put("marquise", 10, warriors=1).put("eyrie", 10, warriors=2).put("marquise", 2, warriors=1)
    game.put("eyrie", 12, warriors=1).daylight("marquise")
    assert "march 10 2 1" in game.offers()
    game.refuses("march 10 12 1", "R4.2.1")


@rule("EX-05", "D4.3.1-3", "R4.3.1-d")
def test_example_5_an_ambush_that_ends_the_battle() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1, sawmill=1).put("eyrie", 5, warriors=2).hand("eyrie", "ambush-bird")
    game.put("marquise", 9, warriors=1).daylight("marquise").play("battle 5 eyrie", "ambush ambush-bird")
    assert (game.warriors("marquise", 5), game.count("sawmill", 5), game.score("eyrie")) == (0, 0, 1)
    assert game.events("rolled") == []
    assert game.pos.fight is None


@rule("EX-06", "R4.3.1.I-a", "R4.3.1.I-b")
def test_example_6_a_foiled_ambush() -> None:
    game = Table("marquise eyrie").put("marquise", 2, warriors=2).put("eyrie", 2, warriors=2).hand("eyrie", "ambush-mouse", "ambush-fox")
    game.hand("marquise", "ambush-bird").daylight("marquise").dice(0, 0).play("battle 2 eyrie")
    game.refuses("ambush ambush-fox", "R4.3.1-a")
    game.play("ambush ambush-mouse", "foil ambush-bird")
    assert sorted(game.discarded()) == ["ambush-bird", "ambush-mouse"]
    assert (game.warriors("marquise", 2), game.warriors("eyrie", 2), len(game.events("rolled"))) == (2, 2, 1)


@rule("EX-07", "R3.1-b", "D3.1-2")
def test_example_7_both_reach_thirty_at_once() -> None:
    game = Table("eyrie marquise").points(eyrie=29, marquise=29).leader("commander").put("eyrie", 8, warriors=2, roost=1)
    game.put("marquise", 8, warriors=2, workshop=1).crafted("marquise", "sappers").crafted("eyrie", "command-warren")
    game.start_of_daylight("eyrie").dice(2, 2).play("battle 8 marquise", "use sappers")
    assert (game.warriors("eyrie", 8), game.warriors("marquise", 8), game.count("roost", 8), game.count("workshop", 8)) == (0, 0, 0, 0)
    assert (game.score("eyrie"), game.score("marquise"), game.winners) == (30, 30, ["eyrie"])


@rule("EX-08", "R3.3.1.I")
def test_example_8_a_tie_with_the_eyrie_spoils_dominance() -> None:
    game = (
        Table("alliance eyrie marquise")
        .dominance("alliance", "dominance-fox")
        .put("alliance", 1, warriors=2)
        .put("alliance", 6, warriors=2)
    )
    game.put("alliance", 8, warriors=1).put("eyrie", 8, warriors=1).turn("alliance")
    assert (game.ruler(8), game.winners) == ("eyrie", [])


@rule("EX-09", "R3.3.4", "D3.3.4-1")
def test_example_9_what_pays_for_dominance() -> None:
    game = Table("marquise eyrie alliance").available("dominance-fox", "dominance-bird").hand("marquise", "armorers", "anvil")
    game.put("marquise", 1, warriors=1).daylight("marquise")
    assert game.offers("take") == ["take dominance-bird armorers", "take dominance-fox armorers", "take dominance-fox anvil"]


@rule("EX-17", "R1.1.3", "D1.1.3-1")
def test_example_17_field_hospitals_or_outrage_first() -> None:
    def fight() -> Table:
        game = Table("marquise alliance eyrie").put("marquise", 1, keep=1).put("marquise", 5, warriors=2).hand("marquise", "bake-sale")
        game.put("alliance", 5, warriors=1, sympathy=1).pile("anvil")
        return game.daylight("marquise").dice(2, 2).play("battle 5 alliance")

    game = fight()
    assert game.score("marquise") == 1
    game.play("first field-hospitals 5", "hospital bake-sale")
    assert (game.warriors("marquise", 1), game.stack(), game.cards("marquise")) == (1, ["anvil"], [])
    other = fight().play("first outrage 5", "give bake-sale")
    assert (other.warriors("marquise", 1), other.stack(), other.step) == (0, ["bake-sale"], "MarquiseDaylight")


@rule("D-State-2")
def test_public_facts_are_in_every_view_and_games_repeat_from_their_seed() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 5, warriors=2).put("eyrie", 5, warriors=1).points(eyrie=7).daylight("marquise")
    for viewer in (0, 1, 2, None):
        view = game.pos.view(viewer)
        assert (view["seats"][1]["score"], view["pile"], view["places"][4]["ruler"]) == (7, len(game.pos.pile), "marquise")
    ends = []
    for _ in range(2):
        pos = new_game("marquise eyrie alliance vagabond", seed=11)
        while not pos.is_over() and pos.ply < 400:
            seat = pos.waiting()[0]
            moves = pos.moves(seat)
            pos.play(seat, moves[(13 * pos.ply) % len(moves)])
        ends.append(digest(pos))
    assert ends[0] == ends[1]
