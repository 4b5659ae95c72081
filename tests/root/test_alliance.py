"""Chapter 8: the Woodland Alliance."""

from __future__ import annotations

import pytest

from tafelrunde.engine.messages import Messages
from tafelrunde.games.root import GAME
from tafelrunde.games.root.factions.alliance.board import SYMPATHY_COST, SYMPATHY_POINTS
from tafelrunde.games.root.factions.alliance.supporters import lose_base
from tafelrunde.games.root.words import MOUSE
from tafelrunde.testing import rule
from tests.root.table import Table

FOXES = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack", "ambush-fox")
SITES = (1, 5, 9, 10, 2, 6, 3, 7, 8, 4)
"""Ten clearings, each next to an earlier one."""


def rebels(table: str = "alliance marquise eyrie") -> Table:
    return Table(table)


@rule("R8.2.1", "R8.5", "R8.5.1")
def test_crafting_with_sympathy_between_the_other_actions() -> None:
    game = rebels().put("alliance", 8, sympathy=1).hand("alliance", "anvil", "sword", "bake-sale").daylight("alliance")
    game.play("mobilize sword", "craft anvil", "mobilize bake-sale")
    assert game.score("alliance") == 2
    base = rebels().put("alliance", 8, base=1, warriors=1).hand("alliance", "anvil").daylight("alliance")
    base.refuses("craft anvil", "R4.1.1-a")


@rule("R8.2.2", "D8.2.2-1")
def test_guerrilla_war_gives_the_defending_alliance_the_higher_roll() -> None:
    game = Table("marquise alliance").put("marquise", 8, warriors=5).put("alliance", 8, warriors=3).daylight("marquise").dice(3, 1)
    game.play("battle 8 alliance")
    assert (game.warriors("marquise", 8), game.warriors("alliance", 8)) == (2, 2)
    limited = Table("marquise alliance").put("marquise", 8, warriors=5).put("alliance", 8, warriors=1).daylight("marquise").dice(3, 0)
    limited.play("battle 8 alliance")
    assert limited.warriors("marquise", 8) == 4
    attacks = rebels().put("marquise", 8, warriors=5).put("alliance", 8, warriors=3).officers(2).evening("alliance").dice(3, 1)
    attacks.play("battle 8 marquise")
    assert (attacks.warriors("marquise", 8), attacks.warriors("alliance", 8)) == (2, 2), "as attacker as everybody else"


@rule("R8.2.3-a", "R8.2.3-b", "R8.2.3-d", "D8.2.3-1")
def test_supporters_are_hidden_and_only_good_for_their_suit() -> None:
    game = rebels().put("alliance", 8, sympathy=1, base=1).put("marquise", 8, warriors=1).supporters("ambush-fox", "anvil", "dominance-fox")
    game.points(alliance=12).officers(1).daylight("alliance")
    view = game.pos.view(game.seat("marquise"))
    assert (view["supporters"], view["seats"][0]["board"]["supporters"]) == (None, 3)
    assert game.pos.view(game.seat("alliance"))["supporters"] == ["ambush-fox", "dominance-fox", "anvil"]
    assert game.step == "AllianceEvening", "nothing in hand: no craft, train or dominance with supporters"
    game.refuses("craft anvil", "G4")
    attacked = Table("marquise alliance eyrie").put("marquise", 8, warriors=1).put("alliance", 8, sympathy=1).supporters("ambush-fox")
    attacked.daylight("marquise").dice(0, 0).play("battle 8 alliance")
    assert attacked.stack() != [], "they cannot be played as ambushes: the Alliance was not even asked"
    assert attacked.events("ambushed") == []
    wild = rebels().supporters("armorers").birdsong("alliance")
    assert wild.offers("spread")[0] == "spread 1 armorers"
    wild.play("spread 1 armorers")
    assert wild.discarded() == ["armorers"], "spent supporters become public"


@rule("R8.2.3-c")
def test_supporters_do_not_count_against_the_hand_limit() -> None:
    game = (
        rebels()
        .supporters("anvil", "sword", "bake-sale", "investments", "armorers")
        .hand("alliance", "sappers")
        .put("marquise", 1, warriors=1)
    )
    game.evening("alliance")
    assert (len(game.cards("alliance")), int(game.pos.supporters).bit_count(), game.asked) == (2, 5, "marquise")


@rule("R8.2.3.I-a", "R8.2.3.I-b", "R8.2.3.I-c", "D8.5.2-1")
def test_five_supporters_without_a_base_any_number_with_one() -> None:
    five = ("anvil", "sword", "bake-sale", "investments", "armorers")
    game = rebels().supporters(*five).hand("alliance", "sappers", "foxfolk-steel").daylight("alliance")
    assert "full" in Messages(GAME, "en").prompt(game.pos, []), "the player is warned"
    assert "voll" in Messages(GAME, "de").prompt(game.pos, [])
    game.play("mobilize sappers")
    assert (int(game.pos.supporters).bit_count(), game.discarded()) == (5, ["sappers"])
    based = rebels().supporters(*five).put("alliance", 8, base=1).hand("alliance", "sappers", "foxfolk-steel").daylight("alliance")
    assert "full" not in Messages(GAME, "en").prompt(based.pos, [])
    based.play("mobilize sappers")
    assert (int(based.pos.supporters).bit_count(), based.discarded()) == (6, [])


@rule("R8.2.4-a", "R8.2.4-b", "R8.2.4-c", "D8.2.4-1", "EX-29")
def test_losing_a_base() -> None:
    game = Table("marquise alliance eyrie").put("marquise", 9, warriors=3).put("alliance", 9, base=1).officers(3)
    game.supporters("sword", "investments", "mouse-in-a-sack", "armorers", "sappers")
    game.supporters("anvil", "foxfolk-steel", "root-tea-fox", "ambush-fox", "bake-sale", "ambush-rabbit")
    game.daylight("marquise").dice(0, 0).play("battle 9 alliance")
    assert sorted(game.discarded()) == ["armorers", "investments", "mouse-in-a-sack", "sappers", "sword"]
    assert (game.pos.officers, game.in_supply("alliance")) == (1, 9)
    assert (game.asked, game.step, len(game.offers())) == ("alliance", "SupportersLeave", 6)
    game.refuses("discard sword", "R8.2.4-c")
    game.play("discard bake-sale")
    assert game.stack() == ["ambush-fox", "ambush-rabbit", "root-tea-fox", "foxfolk-steel", "anvil"]
    assert game.asked == "marquise"


@rule("R8.2.4-a")
def test_a_lost_base_tells_of_the_supporters_even_if_none_goes() -> None:
    """So it cannot be taken back. Where there is no supporter nothing is told."""
    for cards, told in ((["sword"], True), (["foxfolk-steel"], True), ([], False)):
        pos = Table("marquise alliance eyrie").supporters(*cards).pos
        before = pos.fence()
        lose_base(pos, MOUSE)
        assert (pos.fence() != before) == told, cards


@rule("R8.2.4-c")
def test_with_another_base_left_the_stack_may_stay_large() -> None:
    game = Table("marquise alliance eyrie").put("marquise", 9, warriors=3).put("alliance", 9, base=1).put("alliance", 8, base=1)
    game.supporters("anvil", "foxfolk-steel", "root-tea-fox", "ambush-fox", "bake-sale", "ambush-rabbit").daylight("marquise").dice(0, 0)
    game.play("battle 9 alliance")
    assert (game.asked, int(game.pos.supporters).bit_count()) == ("marquise", 6)


@rule("D8.2.4-2")
def test_the_turn_player_orders_base_loss_and_outrage() -> None:
    def attack() -> Table:
        game = Table("marquise alliance eyrie").put("marquise", 9, warriors=3).put("alliance", 9, base=1, sympathy=1)
        game.hand("marquise", "sword").supporters("anvil").officers(5)
        return game.daylight("marquise").dice(1, 1).play("battle 9 alliance")

    game = attack()
    assert game.offers() == ["first base-loss 9", "first outrage 9"]
    game.play("first outrage 9", "give sword")
    assert (game.discarded(), game.stack(), game.pos.officers) == (["sword"], ["anvil"], 2)
    other = attack().play("first base-loss 9", "give sword")
    assert (other.discarded(), other.stack()) == ([], ["anvil", "sword"])


@rule("R8.2.5", "R8.2.5.I", "R8.2.5.II")
def test_ten_tokens_one_in_a_clearing() -> None:
    game = rebels().supporters("anvil", "bake-sale", "sword")
    for clearing in SITES:
        game.put("alliance", clearing, sympathy=1)
    game.birdsong("alliance")
    assert game.offers("spread") == []
    game.refuses("spread 11 sword", "R8.2.5")
    two = rebels().supporters("anvil", "bake-sale").put("alliance", 1, sympathy=1).birdsong("alliance")
    two.refuses("spread 1 anvil", "R8.2.5.I")


# Outrage.


@rule("R8.2.6-a", "D8.2.6-1", "EX-30", "D8.2.6-2")
def test_moving_warriors_into_sympathy_costs_one_card_for_each_move() -> None:
    game = Table("eyrie alliance marquise").leader("despot").put("eyrie", 12, warriors=4).put("alliance", 4, sympathy=1)
    game.hand("eyrie", "anvil", "sword", "armorers").decree(move=["foxfolk-steel"]).daylight("eyrie").play("resolve bird", "move 12 4 3")
    assert (game.asked, game.offers()) == ("eyrie", ["give armorers"]), "one outrage for three warriors; the bird must go"
    game.play("give armorers")
    assert game.stack() == ["armorers"]
    assert game.knows("eyrie", "supporters") == ["armorers"]
    assert game.knows("marquise", "supporters") == []
    assert game.events("gave", "marquise")[0]["card"] is None
    assert game.events("gave", "alliance")[0]["card"] is not None
    game.play("move 12 4 1")
    assert len(game.stack()) == 2, "a second move is a second outrage: no card matched, the Alliance drew"


@rule("R8.2.6-b", "R8.2.6-c", "EX-30")
def test_who_has_no_such_card_shows_the_hand_and_the_alliance_draws() -> None:
    game = (
        Table("marquise alliance eyrie").put("marquise", 12, warriors=3).put("alliance", 4, sympathy=1).hand("marquise", "anvil", "sword")
    )
    game.pile("bake-sale").daylight("marquise").play("march 12 4 1")
    assert game.step == "SecondMarch", "no choice"
    assert game.stack() == ["bake-sale"]
    assert game.cards("marquise") == ["anvil", "sword"]
    assert game.knows("alliance", "marquise") == ["anvil", "sword"]
    assert game.knows("eyrie", "marquise") == []
    assert len(game.events("shown", "alliance")) == len(game.events("shown", "marquise")) == 2
    assert game.events("shown", "eyrie") == [], "the others read only that it was shown"
    assert [entry["cards"] for entry in game.events("outrage-shown", "eyrie")] == [2], "why, and how many"


@rule("D8.2.6-1", "D8.2.6-3", "EX-33", "R4.3.2.III", "R8.2.2")
def test_removing_a_token_is_outrage_after_the_points() -> None:
    game = (
        Table("marquise alliance eyrie")
        .put("marquise", 8, warriors=2)
        .put("alliance", 8, sympathy=1)
        .hand("marquise", "anvil", "foxfolk-steel")
    )
    game.daylight("marquise").dice(2, 1).play("battle 8 alliance")
    assert (game.score("marquise"), game.asked, game.step) == (1, "marquise", "Outrage")
    assert game.warriors("marquise", 8) == 2, "the Alliance rolled 2, limited to no warriors"
    game.play("give anvil")
    assert game.stack() == ["anvil"]


@rule("D8.2.6-4")
def test_placing_and_pawns_cause_none_but_partners_do() -> None:
    game = (
        Table("marquise alliance vagabond eyrie").put("marquise", 8, recruiter=1).put("alliance", 8, sympathy=1).hand("marquise", "anvil")
    )
    game.daylight("marquise").play("recruit")
    assert game.stack() == []
    pawn = (
        Table("marquise alliance vagabond eyrie")
        .put("alliance", 5, sympathy=1)
        .items("vagabond", "boots", "sword")
        .hand("vagabond", "bake-sale")
    )
    pawn.put("marquise", 5, warriors=1).daylight("vagabond").play("go 5")
    assert (pawn.step, pawn.stack()) == ("VagabondDaylight", [])
    friend = Table("marquise alliance vagabond eyrie").dominance("vagabond", "dominance-fox", partner="alliance").pawn("vagabond", 8)
    friend.put("alliance", 8, sympathy=1).items("vagabond", "crossbow", "sword").hand("vagabond", "anvil").put("marquise", 8, warriors=1)
    friend.daylight("vagabond").play("strike alliance sympathy")
    assert friend.step == "Outrage"


@rule("D8.2.6-5", "EX-31")
def test_with_a_full_stack_the_card_is_lost_all_the_same() -> None:
    five = ("anvil", "sword", "bake-sale", "investments", "armorers")
    game = Table("marquise alliance eyrie").supporters(*five).put("marquise", 12, warriors=3).put("alliance", 4, sympathy=1)
    game.hand("marquise", "ambush-rabbit", "sappers").daylight("marquise").play("march 12 4 1", "give ambush-rabbit")
    assert (game.discarded(), int(game.pos.supporters).bit_count()) == (["ambush-rabbit"], 5)
    shown = Table("marquise alliance eyrie").supporters(*five).put("marquise", 12, warriors=3).put("alliance", 4, sympathy=1)
    shown.pile("root-tea-fox").daylight("marquise").play("march 12 4 1")
    assert (shown.discarded(), int(shown.pos.supporters).bit_count()) == (["root-tea-fox"], 5)
    cult = Table("marquise alliance cult").supporters(*five).put("marquise", 12, warriors=3).put("alliance", 4, sympathy=1)
    cult.hand("marquise", "ambush-rabbit", "sappers").daylight("marquise").play("march 12 4 1", "give ambush-rabbit")
    assert cult.lost_souls() == ["ambush-rabbit"]


@rule("D8.2.6-6")
def test_a_defender_who_removes_a_token_pays_too() -> None:
    game = (
        rebels()
        .put("alliance", 8, warriors=1, sympathy=1)
        .put("marquise", 8, warriors=3)
        .officers(2)
        .hand("marquise", "ambush-fox", "anvil")
    )
    game.evening("alliance").play("battle 8 marquise", "ambush ambush-fox")
    assert (game.asked, game.step, game.score("marquise")) == ("marquise", "Outrage", 1)


# Birdsong.


@rule("R8.4", "R8.4.1", "R8.4.1.I", "R8.4.1.II")
def test_where_a_revolt_is_possible() -> None:
    game = rebels().put("alliance", 8, sympathy=1).put("alliance", 5, sympathy=1).put("alliance", 7, base=1).put("alliance", 9, sympathy=1)
    game.supporters("anvil", "foxfolk-steel", "bake-sale", "sword", "investments").birdsong("alliance")
    assert game.offers("revolt") == ["revolt 8 foxfolk-steel", "revolt 8 anvil"]
    game.refuses("revolt 5 bake-sale", "R8.4.1.II").refuses("revolt 9 sword", "R8.4.1.I").refuses("revolt 1 anvil", "R8.4.1.I")
    game.refuses("revolt 8 sword", "R8.4.1.II")


@rule("R8.4.1.III-a", "R8.4.1.III-b", "R8.4.1.III-c", "R8.4.1.III-d", "R8.4.1.III-e", "D8.4.1-2", "D8.4.1-3", "EX-26")
def test_a_revolt() -> None:
    game = Table("alliance marquise eyrie vagabond cult").put("alliance", 8, sympathy=1).put("alliance", 6, sympathy=1).pawn("vagabond", 8)
    game.put("marquise", 8, warriors=3, sawmill=1, wood=1).put("eyrie", 8, warriors=1).put("marquise", 1, keep=1).put("cult", 8, warriors=1)
    game.hand("marquise", "root-tea-fox").items("vagabond", "boots").supporters("anvil", "foxfolk-steel").birdsong("alliance")
    game.play("revolt 8 anvil", "support foxfolk-steel")
    assert (game.asked, game.step) == ("marquise", "FieldHospitals")
    assert (game.count("base", 8), game.score("alliance")) == (0, 2), "points first, then triggers, then the base"
    game.play("hospital root-tea-fox")
    assert game.warriors("marquise", 1) == 3
    assert [game.warriors(faction, 8) for faction in ("marquise", "eyrie", "cult", "alliance")] == [0, 0, 0, 2]
    assert (game.count("base", 8), game.count("sympathy", 8), game.pos.officers) == (1, 1, 1)
    assert (game.place("vagabond"), game.item("vagabond", "boots")) == ("8", 1)
    assert (game.pos.acolytes, game.in_supply("cult")) == (0, 25), "no battle, no acolyte"


@rule("D8.4.1-1", "EX-27")
def test_the_base_needs_a_slot_after_the_removal() -> None:
    game = rebels().put("alliance", 6, sympathy=1).supporters("anvil", "foxfolk-steel").put("alliance", 9, warriors=1)
    game.put("marquise", 6, warriors=1)
    game.pos.free[5] -= 1
    game.ignored.add("slots")
    game.birdsong("alliance").refuses("revolt 6 anvil", "D8.4.1-1")
    room = rebels().put("alliance", 6, sympathy=1).supporters("anvil", "foxfolk-steel").put("marquise", 6, workshop=1)
    room.birdsong("alliance").play("revolt 6 anvil", "support foxfolk-steel")
    assert (room.count("workshop", 6), room.count("base", 6)) == (0, 1)
    assert room.pos.ruins >> 5 & 1


@rule("D8.4.1-4", "EX-28")
def test_the_clearing_is_filled_before_the_officer() -> None:
    game = (
        rebels().put("alliance", 8, sympathy=1).put("alliance", 6, sympathy=1).put("alliance", 1, sympathy=1).put("alliance", 5, warriors=8)
    )
    game.supporters("anvil", "foxfolk-steel").birdsong("alliance").play("revolt 8 anvil", "support foxfolk-steel")
    assert (game.warriors("alliance", 8), game.pos.officers) == (2, 0)


@rule("R8.4.1", "D8.4.2-3")
def test_any_number_of_revolts_until_the_first_spread() -> None:
    game = (
        rebels()
        .put("alliance", 8, sympathy=1)
        .put("alliance", 5, sympathy=1)
        .supporters("anvil", "foxfolk-steel", "bake-sale", "ambush-rabbit", "armorers")
    )
    game.birdsong("alliance").play("revolt 8 anvil", "support foxfolk-steel")
    assert "revolt 5 bake-sale" in game.offers()
    game.play("spread 1 armorers").refuses("revolt 5 bake-sale", "D8.4.2-3")
    twice = (
        rebels()
        .put("alliance", 8, sympathy=1)
        .put("alliance", 5, sympathy=1)
        .supporters("anvil", "foxfolk-steel", "bake-sale", "ambush-rabbit")
    )
    twice.birdsong("alliance").play("revolt 8 anvil", "support foxfolk-steel", "revolt 5 bake-sale", "support ambush-rabbit")
    assert int(twice.pos.bases).bit_count() == 2


@rule("R8.4.2", "R8.4.2.II", "R8.4.2.III")
@pytest.mark.parametrize("tokens", range(10))
def test_the_cost_and_points_of_every_token(tokens: int) -> None:
    game = rebels().put("alliance", 11, base=1)
    for clearing in SITES[:tokens]:
        game.put("alliance", clearing, sympathy=1)
    site = SITES[tokens]
    suit = ("fox", "rabbit", "mouse")[game.pos.suits[site - 1]]
    cards = {
        "fox": ("anvil", "foxfolk-steel", "root-tea-fox"),
        "rabbit": ("bake-sale", "ambush-rabbit", "root-tea-rabbit"),
        "mouse": ("sword", "investments", "ambush-mouse"),
    }[suit]
    cost = SYMPATHY_COST[tokens]
    game.supporters(*cards[:cost]).birdsong("alliance").play(f"spread {site} {cards[0]}", *(f"support {card}" for card in cards[1:cost]))
    assert game.count("sympathy", site) == 1
    assert game.score("alliance") == SYMPATHY_POINTS[tokens]
    assert game.pos.supporters == 0
    if cost > 1:
        poor = rebels().put("alliance", 11, base=1)
        for clearing in SITES[:tokens]:
            poor.put("alliance", clearing, sympathy=1)
        poor.supporters(*cards[: cost - 1]).birdsong("alliance").refuses(f"spread {site} {cards[0]}", "R8.4.2.II")


@rule("R8.4.2.I-a", "R8.4.2.I-b", "D8.4.2-2")
def test_where_sympathy_spreads() -> None:
    game = rebels().supporters("armorers", "sappers").put("marquise", 2, keep=1).birdsong("alliance")
    assert [text for text in game.offers("spread") if "armorers" in text] == [
        f"spread {site} armorers" for site in range(1, 13) if site != 2
    ]
    game.refuses("spread 2 armorers", "R6.2.2-a")
    game.play("spread 5 armorers")
    assert game.offers("spread") == ["spread 1 sappers"], "next to 5 lie 1 and the keep"
    game.refuses("spread 9 sappers", "R8.4.2.I-a")


@rule("R8.4.2.IIa", "D8.4.2-1", "EX-32")
def test_martial_law() -> None:
    def near_six(cats: int, eagles: int, *cards: str) -> Table:
        game = rebels().put("alliance", 2, sympathy=1).supporters(*cards)
        if cats:
            game.put("marquise", 6, warriors=cats)
        if eagles:
            game.put("eyrie", 6, warriors=eagles)
        return game.birdsong("alliance")

    assert "spread 6 anvil" in near_six(2, 2, "anvil").offers()
    near_six(3, 0, "anvil").refuses("spread 6 anvil", "R8.4.2.IIa")
    near_six(3, 0, "anvil", "sword").refuses("spread 6 anvil", "R8.4.2.IIa")
    near_six(3, 0, "anvil", "foxfolk-steel").play("spread 6 anvil", "support foxfolk-steel")
    both = near_six(3, 3, "anvil", "foxfolk-steel").play("spread 6 anvil", "support foxfolk-steel")
    assert both.count("sympathy", 6) == 1


# Daylight and Evening.


@rule("R8.5.2")
def test_mobilize_puts_a_hand_card_face_down_on_the_stack() -> None:
    game = rebels().hand("alliance", "anvil", "sword").daylight("alliance").play("mobilize anvil")
    assert (game.stack(), game.cards("alliance")) == (["anvil"], ["sword"])
    assert game.events("mobilized", "marquise")[0]["card"] is None
    assert game.knows("marquise", "supporters") == []
    game.refuses("mobilize bake-sale", "R8.5.2")


@rule("R8.5.3", "D8.5.3-1")
def test_train_with_a_card_of_a_bases_suit() -> None:
    game = rebels().put("alliance", 8, base=1).hand("alliance", "anvil", "sword", "armorers").daylight("alliance")
    assert game.offers("train") == ["train armorers", "train anvil"]
    game.refuses("train sword", "R8.5.3")
    game.play("train anvil")
    assert (game.pos.officers, game.in_supply("alliance"), game.discarded()) == (1, 9, ["anvil"])
    none = rebels().hand("alliance", "anvil").daylight("alliance")
    none.refuses("train anvil", "R8.5.3")
    out = rebels().put("alliance", 8, base=1, warriors=10).hand("alliance", "anvil").daylight("alliance")
    out.refuses("train anvil", "D8.5.3-1")


@rule("R8.6", "R8.6.1", "D8.6.1-1")
def test_as_many_operations_as_officers() -> None:
    game = rebels().put("alliance", 8, base=1, warriors=2).officers(2).put("marquise", 1, warriors=1).evening("alliance")
    game.play("recruit-at 8", "move 8 4 1")
    assert (game.asked, game.pos.officers) == ("marquise", 2), "officers are not used up"
    none = rebels().put("alliance", 8, base=1, warriors=2).put("marquise", 1, warriors=1).evening("alliance")
    assert none.asked == "marquise"
    early = rebels().put("alliance", 8, base=1, warriors=2).officers(2).put("marquise", 1, warriors=1).evening("alliance").play("done")
    assert early.asked == "marquise"


@rule("D8.6.1-1")
def test_officers_lost_meanwhile_are_compared_with_what_was_done() -> None:
    game = rebels().put("alliance", 8, base=1, warriors=1).officers(3).put("marquise", 8, warriors=3).put("alliance", 5, warriors=1)
    game.hand("marquise", "ambush-fox").evening("alliance").play("move 5 1 1", "battle 8 marquise", "ambush ambush-fox")
    assert (game.pos.officers, game.asked) == (1, "marquise"), "two operations taken, one officer left"
    assert game.step == "MarquiseDaylight"


@rule("R8.6.1.I", "R8.6.1.II", "R8.6.1.III", "R8.6.1.IV", "D8.6.1.IV-1")
def test_the_four_operations() -> None:
    game = rebels().put("alliance", 8, base=1, warriors=3, sympathy=1).officers(5).put("marquise", 4, warriors=1).put("marquise", 1, keep=1)
    game.evening("alliance")
    game.refuses("recruit-at 5", "R8.6.1.III").refuses("organize 8", "R8.2.5.I").refuses("organize 5", "R8.6.1.IV")
    game.refuses("move 8 12 1", "R2.2.1").refuses("battle 8 marquise", "R4.3-b")
    game.play("move 8 4 2").dice(0, 0).play("battle 4 marquise")
    assert game.warriors("marquise", 4) == 1
    game.play("organize 4")
    assert (game.count("sympathy", 4), game.score("alliance"), game.warriors("alliance", 4)) == (1, 1, 1)
    assert game.in_supply("alliance") == 3
    assert game.pos.supporters == 0, "no supporters, no adjacency, no Martial Law"
    game.play("recruit-at 8")
    assert game.warriors("alliance", 8) == 2
    empty = rebels().put("alliance", 8, base=1, warriors=9).officers(1).evening("alliance")
    empty.play("recruit-at 8")
    assert (empty.warriors("alliance", 8), empty.pos.operations) == (9, 0), "the operation is spent on nothing, and so is the turn"
    tokens = rebels().put("alliance", 11, warriors=1).officers(1)
    for clearing in SITES:
        tokens.put("alliance", clearing, sympathy=1)
    tokens.evening("alliance").play("organize 11")
    assert (tokens.warriors("alliance", 11), tokens.count("sympathy", 11), tokens.score("alliance")) == (0, 0, 0)


@rule("R8.6.2-a", "R8.6.2-b")
@pytest.mark.parametrize("bases", range(4))
def test_one_card_and_one_for_each_base(bases: int) -> None:
    game = rebels().put("marquise", 1, warriors=1)
    for clearing in (8, 5, 9)[:bases]:
        game.put("alliance", clearing, base=1)
    game.hand("alliance", "anvil", "sword", "bake-sale").evening("alliance")
    drawn = 3 + 1 + bases
    if drawn > 5:
        assert (game.asked, game.step) == ("alliance", "DiscardDown")
        for _ in range(drawn - 5):
            game.play(game.offers()[0])
    assert len(game.cards("alliance")) == min(drawn, 5)
    assert game.asked == "marquise"
