"""Chapter 3: winning, scoring, dominance cards."""

from __future__ import annotations

import pytest

from tafelrunde.engine.events import Event
from tafelrunde.games.root.events import FOR_BUILDING
from tafelrunde.games.root.words import EYRIE, MARQUISE
from tafelrunde.testing import rule
from tests.root.table import Table, new_game

FOUR = "marquise eyrie alliance vagabond"


@rule("R3.1-a")
def test_thirty_points_win_at_once() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=2, wood=1, sawmill=1).points(marquise=29, eyrie=3)
    game.daylight("marquise").play("build sawmill 5")
    assert game.winners == ["marquise"]
    assert game.offers() == []
    standing = game.pos.standing()
    assert (standing.over, standing.scores, standing.ranks, standing.rule) == (True, [30, 3], [1, 2], "R3.1-a")
    scored = game.events("scored", "eyrie")[-1]
    assert (scored["scoring"], scored["total"]) == (FOR_BUILDING, 30), "what for, and how many in all"
    assert [(entry["faction"], entry["points"]) for entry in game.events("final", "eyrie")] == [(MARQUISE, 30), (EYRIE, 3)]
    short = Table("marquise eyrie").put("marquise", 5, warriors=2, wood=1, sawmill=1).points(marquise=28)
    short.daylight("marquise").play("build sawmill 5")
    assert not short.pos.is_over()


@rule("R3.1-a")
def test_the_goal_can_be_chosen() -> None:
    game = Table("marquise eyrie", goal=12).put("marquise", 5, warriors=2, wood=1, sawmill=1).points(marquise=11)
    game.daylight("marquise").play("build sawmill 5")
    assert game.winners == ["marquise"]
    assert new_game("marquise eyrie", victory=45).goal == 45


@rule("R3.1-b", "D3.1-2")
def test_at_the_same_moment_the_turn_player_wins() -> None:
    game = Table("marquise eyrie").points(marquise=29, eyrie=29).put("marquise", 8, warriors=1, workshop=1)
    game.put("eyrie", 8, warriors=1, roost=1).leader("commander").decree(battle=["anvil"]).crafted("marquise", "sappers")
    game.put("eyrie", 1, warriors=1)
    game.daylight("eyrie").play("move 1 5 1").dice(1, 1).play("resolve fox", "use sappers")
    assert game.score("marquise") == game.score("eyrie") == 30
    assert game.winners == ["eyrie"]


@rule("D3.1-1")
def test_if_he_is_not_among_them_the_next_in_turn_order_wins() -> None:
    game = Table("marquise eyrie alliance vagabond").points(alliance=30, eyrie=30)
    game.pos.turn = 0
    game.pos.check_points()
    assert game.winners == ["eyrie"]
    game = Table("marquise eyrie alliance vagabond").points(alliance=30, eyrie=30)
    game.pos.turn = 2
    game.pos.check_points()
    assert game.winners == ["alliance"]


@rule("D3.1-2")
def test_points_of_later_triggers_are_later_moments() -> None:
    """Removing the last building wins before Field Hospitals are even asked for."""
    game = (
        Table("marquise eyrie alliance").points(eyrie=29, marquise=5).put("marquise", 1, keep=1).put("marquise", 8, warriors=1, workshop=1)
    )
    game.put("eyrie", 8, warriors=3).leader("commander").put("eyrie", 3, warriors=1).decree(battle=["anvil"]).hand("marquise", "sword")
    game.daylight("eyrie").play("move 3 6 1").dice(1, 0).play("resolve fox", "pass")
    assert game.winners == ["eyrie"]
    assert game.cards("marquise") == ["sword"]


@rule("D3.1-3")
def test_points_stop_at_zero_and_go_beyond_thirty() -> None:
    game = Table("marquise eyrie").put("eyrie", 1, roost=1).points(eyrie=1).leader("despot").daylight("eyrie")
    assert game.score("eyrie") == 0, "turmoil costs two birds, but there was one point"
    high = Table("marquise eyrie").put("marquise", 5, warriors=2, wood=3, sawmill=1).put("marquise", 9, sawmill=2).points(marquise=28)
    high.daylight("marquise").play("build sawmill 5")
    assert high.score("marquise") == 31


@rule("R3.2", "R3.2.1", "R4.3.3-e")
def test_each_enemy_building_or_token_removed_scores_one() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 9, warriors=4).put("alliance", 9, sympathy=1, base=1)
    game.daylight("marquise").dice(2, 1).play("battle 9 alliance")
    assert game.score("marquise") == 2
    assert (game.count("base", 9), game.count("sympathy", 9)) == (0, 0)


@rule("D3.2.1-1")
def test_the_remover_scores_on_any_turn_and_never_for_own_or_partners_pieces() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=1, workshop=1).put("eyrie", 8, warriors=2)
    game.hand("eyrie", "ambush-fox", "anvil").daylight("marquise").play("battle 8 eyrie", "ambush ambush-fox")
    assert game.score("eyrie") == 1, "the defender scores on the turn of the Marquise"
    paid = Table("marquise eyrie").put("marquise", 5, warriors=2, wood=2, sawmill=1).daylight("marquise").play("build workshop 5")
    assert (paid.score("marquise"), paid.score("eyrie")) == (0, 0), "paid wood scores for nobody (the first workshop is worth nothing)"
    friend = Table("marquise eyrie alliance vagabond").dominance("vagabond", "dominance-fox", partner="marquise")
    friend.put("marquise", 8, wood=1).put("marquise", 1, warriors=1).pawn("vagabond", 8).items("vagabond", "sword").daylight("vagabond")
    friend.dice(0, 0).play("battle 8 marquise")
    assert (friend.count("wood", 8), friend.score("vagabond")) == (0, 0)


@rule("R3.2.2")
def test_crafting_an_item_scores_its_points() -> None:
    game = Table("marquise eyrie").put("marquise", 5, workshop=2, warriors=1).hand("marquise", "bake-sale").daylight("marquise")
    game.play("craft bake-sale")
    assert game.score("marquise") == 3


@rule("R3.3", "R3.3.1-a", "R3.3.1-b", "D3.3.1-1")
def test_activation_needs_ten_points_and_own_daylight() -> None:
    game = Table(FOUR).put("marquise", 1, warriors=2).hand("marquise", "dominance-fox").points(marquise=9).daylight("marquise")
    game.refuses("dominate dominance-fox", "R3.3.1-a")
    game = Table(FOUR).put("marquise", 1, warriors=2).hand("marquise", "dominance-fox").points(marquise=10).daylight("marquise")
    game.play("march 1 5 1", "done", "dominate dominance-fox")
    assert game.pos.actions == 2, "it costs no action"
    assert game.cards("marquise") == []
    view = game.pos.view(1)["seats"][0]
    assert (view["score"], view["dominance"]) == (None, "dominance-fox")
    birds = Table(FOUR).hand("eyrie", "dominance-fox", "anvil").points(eyrie=12).put("eyrie", 1, roost=1).birdsong("eyrie")
    birds.refuses("dominate dominance-fox", "G4")


@rule("R3.3.1-c", "D3.3.1-2")
def test_after_activation_nobody_scores_loses_or_wins_by_points() -> None:
    game = Table("marquise eyrie alliance").put("eyrie", 1, roost=1, warriors=1).dominance("eyrie", "dominance-fox").points(eyrie=10)
    game.leader("commander").put("marquise", 5, workshop=1).decree(battle=["bake-sale"])
    game.daylight("eyrie").play("move 1 5 1").dice(0, 0).play("resolve rabbit")
    assert game.count("workshop", 5) == 0, "what would score still happens"
    assert game.score("eyrie") == 10
    assert game.step == "Turmoil", "the bird of the Decree found no other battle"
    assert game.score("eyrie") == 10, "turmoil costs nothing without a marker"
    low = Table("marquise eyrie alliance vagabond").dominance("alliance", "dominance-fox").points(marquise=9, eyrie=8, vagabond=12)
    low.hand("vagabond", "dominance-bird").daylight("vagabond")
    assert low.offers("coalition") == ["coalition dominance-bird eyrie"], "the Alliance has no points at all, and does not count"


@rule("R3.3.1.I", "D3.3.1.I-1")
@pytest.mark.parametrize(("clearings", "wins"), [((1, 6), False), ((1, 6, 8), True), ((1, 6, 8, 12), True), ((1, 6, 5, 9), False)])
def test_three_clearings_of_the_suit_win_as_birdsong_starts(clearings: tuple[int, ...], wins: bool) -> None:
    game = Table("marquise eyrie alliance").dominance("marquise", "dominance-fox")
    for clearing in clearings:
        game.put("marquise", clearing, warriors=1)
    assert game.winners == []
    game.turn("marquise")
    assert game.winners == (["marquise"] if wins else [])
    assert game.pos.end_rule == ("R3.3.1.I" if wins else "")


@rule("R3.3.1.II", "D3.3.1.II-1")
@pytest.mark.parametrize(("clearings", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False), ((3,), False)])
def test_two_opposite_corners_win_with_bird_dominance(clearings: tuple[int, ...], wins: bool) -> None:
    game = Table("marquise eyrie alliance").dominance("marquise", "dominance-bird")
    for clearing in clearings:
        game.put("marquise", clearing, warriors=1)
    game.turn("marquise")
    assert game.winners == (["marquise"] if wins else [])
    assert game.pos.end_rule == ("R3.3.1.II" if wins else "")
    told = [entry.kind.rule for entry in game.pos.log or [] if isinstance(entry, Event) and entry.kind.name == "won"]
    assert told == (["R1.4-c"] if wins else []), "the log does not speak of thirty points"


@pytest.mark.parametrize(
    ("card", "clearings", "way"),
    [
        ("dominance-fox", (1, 6, 5), {"ruled": 2, "needed": 3}),
        ("dominance-fox", (1, 6, 8, 12), {"ruled": 4, "needed": 3}),
        ("dominance-bird", (1, 2, 5), {"ruled": 1, "needed": 2}),
        ("dominance-bird", (1, 3), {"ruled": 2, "needed": 2}),
        ("dominance-bird", (5,), {"ruled": 0, "needed": 2}),
    ],
)
def test_everybody_sees_how_near_a_dominance_card_is_to_winning(card: str, clearings: tuple[int, ...], way: dict[str, int]) -> None:
    game = Table("marquise eyrie alliance vagabond").dominance("marquise", card).dominance("vagabond", "dominance-mouse", partner="eyrie")
    for clearing in clearings:
        game.put("marquise", clearing, warriors=1)
    seats = game.pos.view(None)["seats"]
    assert [seat.get("dominance_way") for seat in seats] == [way, None, None, None], "a Vagabond's card is given for a coalition"


@rule("R3.3.2-a")
def test_the_hand_limit_ignores_activated_cards() -> None:
    game = Table("marquise eyrie alliance").dominance("marquise", "dominance-fox").put("marquise", 1, warriors=1)
    game.hand("marquise", "anvil", "sword", "bake-sale", "investments").daylight("marquise").play("done")
    assert len(game.cards("marquise")) == 5
    assert game.asked == "eyrie"


@rule("R3.3.2-b", "R3.3.2-c")
def test_activation_is_final() -> None:
    game = Table("marquise eyrie alliance").dominance("marquise", "dominance-fox").put("marquise", 1, warriors=1).points(marquise=15)
    game.hand("marquise", "dominance-mouse").available("dominance-rabbit").daylight("marquise")
    game.refuses("dominate dominance-mouse", "R3.3.2-c")
    assert not any("dominance-fox" in text for text in game.offers())


@rule("R3.3.3", "D3.3.3-1")
def test_a_dominance_card_never_enters_the_discard_pile() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 8, sawmill=1, warriors=1).hand("marquise", "dominance-fox").daylight("marquise")
    game.play("overwork 8 dominance-fox")
    assert (game.discarded(), int(game.pos.available).bit_count()) == ([], 1)
    limit = Table("marquise eyrie alliance").hand("marquise", "dominance-fox", "anvil", "sword", "bake-sale", "investments", "armorers")
    limit.put("marquise", 1, warriors=1).daylight("marquise").play("done", "discard dominance-fox")
    assert int(limit.pos.available).bit_count() == 1
    purge = Table("marquise eyrie alliance").put("eyrie", 1, roost=1).decree(move=["dominance-fox"]).leader("despot").daylight("eyrie")
    purge.play("resolve fox")
    assert int(purge.pos.available).bit_count() == 1
    base = Table("marquise eyrie alliance").put("alliance", 8, base=1).supporters("dominance-fox").put("marquise", 8, warriors=2)
    base.daylight("marquise").dice(0, 0).play("battle 8 alliance")
    assert int(base.pos.available).bit_count() == 1
    base.refuses("take dominance-fox anvil", "R3.3.4")


@rule("D3.3.3-2")
def test_with_the_cult_it_waits_in_lost_souls() -> None:
    game = Table("marquise cult eyrie").put("marquise", 8, sawmill=1, warriors=1).hand("marquise", "dominance-fox", "anvil")
    game.daylight("marquise").play("overwork 8 dominance-fox")
    assert game.lost_souls() == ["dominance-fox"]
    game.refuses("take dominance-fox anvil", "R3.3.3")
    game.put("cult", 1, warriors=1).birdsong("cult")
    assert int(game.pos.available).bit_count() == 1


@rule("R3.3.4", "D3.3.4-1")
def test_an_available_dominance_card_costs_a_card_of_its_suit() -> None:
    game = Table(FOUR).available("dominance-fox", "dominance-bird").hand("marquise", "anvil", "armorers", "sword")
    game.put("marquise", 1, warriors=2).daylight("marquise")
    assert game.offers("take") == ["take dominance-bird armorers", "take dominance-fox armorers", "take dominance-fox anvil"]
    game.refuses("take dominance-fox sword", "R3.3.4").refuses("take dominance-bird anvil", "R2.1.1.II")
    game.refuses("take dominance-mouse sword", "R3.3.3")
    game.play("take dominance-fox anvil", "take dominance-bird armorers")
    assert game.cards("marquise") == ["dominance-bird", "dominance-fox", "sword"]
    assert game.pos.actions == 3
    pay = Table(FOUR).available("dominance-bird").hand("marquise", "dominance-fox", "ambush-bird").put("marquise", 1, warriors=1)
    pay.daylight("marquise").play("take dominance-bird ambush-bird")
    again = Table(FOUR).available("dominance-fox").hand("marquise", "dominance-bird").put("marquise", 1, warriors=1).daylight("marquise")
    again.play("take dominance-fox dominance-bird")
    assert again.cards("marquise") == ["dominance-fox"]
    assert again.pos.view(1)["available"] == ["dominance-bird"], "a dominance card may pay for another"
