"""What each persistent card does, allowed and refused."""

from __future__ import annotations

from tafelrunde.testing import rule
from tests.root.table import Table


def brawl(attackers: int = 3, defenders: int = 3) -> Table:
    """Marquise against Eyrie in clearing 8, on the Marquise's turn; nobody has cards."""
    return Table("marquise eyrie alliance").put("marquise", 8, warriors=attackers).put("eyrie", 8, warriors=defenders)


@rule("R4.1.3", "R4.3.2.II-a")
def test_armorers_ignore_rolled_hits_once_and_are_discarded() -> None:
    game = brawl().crafted("marquise", "armorers").daylight("marquise").dice(3, 2).play("battle 8 eyrie")
    assert game.offers() == ["pass", "use armorers"]
    game.play("use armorers")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (3, 0)
    assert (game.play_area("marquise"), game.discarded()) == ([], ["armorers"])
    defended = brawl().crafted("eyrie", "armorers").daylight("marquise").dice(3, 2).play("battle 8 eyrie")
    assert defended.asked == "eyrie"
    defended.play("use armorers")
    assert (defended.warriors("marquise", 8), defended.warriors("eyrie", 8)) == (1, 3)
    nothing = brawl().crafted("marquise", "armorers", "brutal-tactics").daylight("marquise").dice(3, 0).play("battle 8 eyrie")
    nothing.refuses("use armorers", "D2.5-2")


@rule("R4.1.3")
def test_sappers_add_a_hit_for_the_defender_and_are_discarded() -> None:
    game = brawl().crafted("eyrie", "sappers").crafted("marquise", "sappers").daylight("marquise").dice(1, 0).play("battle 8 eyrie")
    assert game.asked == "eyrie", "the attacker's sappers are of no use to him"
    game.play("use sappers")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (2, 2)
    assert game.play_area("eyrie") == []
    assert game.play_area("marquise") == ["sappers"]


@rule("R4.1.3")
def test_brutal_tactics_add_a_hit_for_a_point_of_the_defender_and_stay() -> None:
    game = brawl().crafted("marquise", "brutal-tactics").crafted("eyrie", "brutal-tactics").daylight("marquise").dice(1, 0)
    game.play("battle 8 eyrie", "use brutal-tactics")
    assert game.asked == "marquise", "once in a battle, and not for the defender"
    assert (game.warriors("eyrie", 8), game.score("eyrie")) == (1, 1)
    assert game.play_area("marquise") == ["brutal-tactics"]


@rule("R4.1.3")
def test_royal_claim_scores_every_ruled_clearing_and_is_discarded() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1).put("marquise", 5, warriors=1).put("eyrie", 9, warriors=1)
    game.crafted("marquise", "royal-claim").turn("marquise")
    assert game.offers() == ["done", "royal-claim"]
    game.play("royal-claim")
    assert (game.score("marquise"), game.play_area("marquise"), game.discarded()) == (2, [], ["royal-claim"])
    game.refuses("royal-claim", "G4")


@rule("R4.1.3")
def test_royal_claim_waits_for_a_new_roost() -> None:
    game = (
        Table("marquise eyrie").put("marquise", 1, warriors=1).crafted("eyrie", "royal-claim").hand("eyrie", "anvil", "sword", "bake-sale")
    )
    game.birdsong("eyrie")
    assert game.step == "AddToDecree", "nothing is ruled yet"
    game.play("decree anvil build", "done", "roost 9", "royal-claim")
    assert game.score("eyrie") == 1


@rule("R4.1.3", "R11.2.3-b")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    game = Table("marquise eyrie riverfolk").put("marquise", 1, warriors=1).crafted("marquise", "stand-and-deliver")
    game.hand("eyrie", "anvil").hand("riverfolk", "sword").prices(2, 2, 2).supply("marquise", 1).turn("marquise")
    assert game.offers() == ["done", "rob eyrie", "rob riverfolk"]
    game.refuses("rob marquise", "D2.5-2")
    game.play("rob eyrie")
    assert (game.cards("marquise"), game.cards("eyrie"), game.score("eyrie")) == (["anvil"], [], 1)
    assert game.events("stole")[0]["card"] is None
    assert game.events("stole", "eyrie")[0]["card"] == game.events("stole", "marquise")[0]["card"] is not None
    assert game.step == "MarquiseDaylight", "once a turn"
    assert game.knows("eyrie", "marquise") == ["anvil"]
    open_hand = Table("marquise eyrie riverfolk").put("marquise", 1, warriors=1).crafted("marquise", "stand-and-deliver")
    open_hand.hand("riverfolk", "sword").turn("marquise").play("rob riverfolk")
    assert open_hand.knows("eyrie", "marquise") == ["sword"], "everybody saw the open hand before and after"


@rule("R4.1.3")
def test_tax_collector_trades_a_warrior_for_a_card_once_a_turn() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=2).crafted("marquise", "tax-collector").pile("anvil").daylight("marquise")
    assert game.offers("tax") == ["tax 1"]
    game.refuses("tax 5", "R2.5-b")
    game.play("tax 1")
    assert (game.warriors("marquise", 1), game.cards("marquise"), game.in_supply("marquise")) == (1, ["anvil"], 24)
    game.refuses("tax 1", "R4.1.3")
    wanderer = Table("marquise eyrie vagabond").pawn("vagabond", 1).crafted("vagabond", "tax-collector").items("vagabond", "boots")
    wanderer.daylight("vagabond").refuses("tax 1", "R2.5-b")


@rule("R4.1.3", "D6.2.3-1", "D1.4-2")
def test_field_hospitals_may_even_save_the_taxed_warrior() -> None:
    game = Table("marquise eyrie").put("marquise", 1, keep=1).put("marquise", 8, warriors=2).crafted("marquise", "tax-collector")
    game.hand("marquise", "foxfolk-steel").pile("anvil").daylight("marquise").play("tax 8", "hospital foxfolk-steel")
    assert (game.warriors("marquise", 1), game.warriors("marquise", 8)) == (1, 1)
    assert game.cards("marquise") == ["anvil"]
    early = Table("marquise eyrie").put("marquise", 1, keep=1).put("marquise", 8, warriors=2).crafted("marquise", "tax-collector")
    early.hand("marquise", "bake-sale").pile("anvil").daylight("marquise").play("tax 8")
    assert (early.step, early.cards("marquise")) == ("FieldHospitals", ["bake-sale"]), "the removal is dealt with before the card is drawn"
    early.refuses("hospital anvil", "R6.2.3")
    early.play("pass")
    assert sorted(early.cards("marquise")) == ["anvil", "bake-sale"]


@rule("R4.1.3")
def test_command_warren_starts_a_battle_as_daylight_starts() -> None:
    game = brawl().crafted("marquise", "command-warren").start_of_daylight("marquise")
    assert game.offers() == ["pass", "battle 8 eyrie"]
    game.refuses("battle 5 eyrie", "R4.3-a")
    game.dice(1, 1).play("battle 8 eyrie")
    assert (game.warriors("eyrie", 8), game.pos.actions) == (2, 3)


@rule("R4.1.3")
def test_better_burrow_bank_lets_two_draw() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=1).crafted("marquise", "better-burrow-bank").pile("anvil", "sword")
    game.turn("marquise")
    assert game.offers() == ["done", "bank eyrie", "bank alliance"]
    game.refuses("bank marquise", "R4.1.3").refuses("bank cult", "R4.1.3")
    game.play("bank alliance")
    assert (game.cards("marquise"), game.cards("alliance")) == (["anvil"], ["sword"])


@rule("R4.1.3")
def test_cobbler_moves_as_evening_starts() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=2).crafted("marquise", "cobbler").start_of_evening("marquise")
    game.refuses("move 1 12 1", "R2.2.1")
    game.play("move 1 5 2")
    assert game.warriors("marquise", 5) == 2
    assert game.asked == "eyrie"


@rule("R4.1.3")
def test_scouting_party_makes_ambushes_impossible_for_the_attacker_only() -> None:
    game = brawl().crafted("marquise", "scouting-party").hand("eyrie", "ambush-fox").daylight("marquise").dice(0, 0).play("battle 8 eyrie")
    assert game.asked == "marquise"
    other = brawl().crafted("eyrie", "scouting-party").hand("eyrie", "ambush-fox").daylight("marquise").play("battle 8 eyrie")
    assert other.asked == "eyrie"


@rule("R4.1.3", "D-State-1", "R1.2.1-a")
def test_codebreakers_show_a_hand_to_one_player_only() -> None:
    game = Table("marquise eyrie alliance riverfolk").put("marquise", 1, warriors=1).crafted("marquise", "codebreakers")
    game.hand("eyrie", "anvil", "sword").hand("riverfolk", "bake-sale").daylight("marquise")
    assert game.offers("spy") == ["spy eyrie"], "empty and open hands tell nothing"
    game.refuses("spy alliance", "D2.5-2").refuses("spy riverfolk", "D2.5-2")
    game.play("spy eyrie")
    assert game.knows("marquise", "eyrie") == ["anvil", "sword"]
    assert game.knows("alliance", "eyrie") == []
    assert game.pos.view(game.seat("marquise"))["seats"][1]["known"] == ["anvil", "sword"]
    assert game.pos.view(game.seat("alliance"))["seats"][1]["known"] == []
    game.refuses("spy eyrie", "R4.1.3")
