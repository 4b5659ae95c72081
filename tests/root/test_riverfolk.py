"""Chapter 11: the Riverfolk Company."""

from __future__ import annotations

from tafelrunde.games.root.words import EYRIE, MARQUISE
from tafelrunde.testing import rule
from tests.root.table import Table

TABLE = "riverfolk marquise eyrie alliance"


def otters(table: str = TABLE) -> Table:
    return Table(table)


@rule("R11.2.1", "R11.5.3-a", "R11.5.3-b", "D11.5.3-1")
def test_crafting_puts_funds_on_empty_spaces_of_the_tracks() -> None:
    game = (
        otters()
        .posts_left(fox=1, mouse=2)
        .funds(riverfolk=4)
        .hand("riverfolk", "sword", "root-tea-fox", "bake-sale", "anvil", "royal-claim")
    )
    game.daylight("riverfolk")
    assert game.offers("craft") == ["craft root-tea-fox", "craft anvil", "craft sword"]
    game.refuses("craft bake-sale", "R4.1.1-a").refuses("craft royal-claim", "R4.1.1-a")
    game.play("craft sword")
    assert (game.score("riverfolk"), game.pos.funds[4], game.pos.track_funds[4], sum(game.pos.commitments)) == (2, 2, 2, 0)
    game.refuses("craft anvil", "R4.1.1-a")
    poor = otters().posts_left(fox=1).funds(riverfolk=1).hand("riverfolk", "sword").daylight("riverfolk")
    poor.refuses("craft sword", "R4.1.1-a")


@rule("D11.5.3-1", "D11.5-1")
def test_any_track_pays_a_question_mark_and_anybodys_funds_do() -> None:
    game = otters().posts_left(fox=1, mouse=1, rabbit=2).funds(riverfolk=3, eyrie=2).hand("riverfolk", "royal-claim").daylight("riverfolk")
    game.play("craft royal-claim")
    assert game.offers() == ["activate fox", "activate rabbit", "activate mouse"]
    game.play("activate rabbit", "fund eyrie", "activate fox")
    game.refuses("fund marquise", "D11.5-1").refuses("activate fox", "G4")
    game.play("fund riverfolk").refuses("activate rabbit", "R4.1.1-c")
    game.play("activate mouse", "fund eyrie", "activate fox")
    assert game.play_area("riverfolk") == ["royal-claim"], "the last fund was the Riverfolk's"
    assert (list(game.pos.track_funds), list(game.pos.funds)) == ([0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 1])


@rule("R11.2.2-a", "R11.2.2-b", "R11.2.2-c", "D11.2.2-1")
def test_swimmers() -> None:
    game = (
        otters()
        .put("riverfolk", 10, warriors=1)
        .put("marquise", 10, warriors=3)
        .put("marquise", 5, warriors=2)
        .put("marquise", 12, warriors=1)
    )
    game.funds(riverfolk=2).daylight("riverfolk")
    assert game.offers("move") == ["move 10 5 1", "move 10 11 1"]
    game.refuses("move 10 12 1", "R4.2.1").refuses("move 10 4 1", "R2.2.1")
    game.play("move 10 5 1")
    assert game.warriors("riverfolk", 5) == 1
    ruled = otters().put("riverfolk", 10, warriors=1).funds(riverfolk=1).daylight("riverfolk")
    assert "move 10 12 1" in ruled.offers()


@rule("D11.2.2-1")
def test_where_path_and_river_join_the_same_clearings_the_river_may_be_used() -> None:
    from tafelrunde.games.root.terms.map import MAPS

    shared = [(a, b) for a in range(12) for b in MAPS[0].rivers[a] if b in MAPS[0].paths[a]]
    shared += [(a, b) for a in range(12) for b in MAPS[1].rivers[a] if b in MAPS[1].paths[a]]
    assert shared == [], "no two clearings of either map are joined twice"
    game = (
        otters()
        .put("riverfolk", 7, warriors=1)
        .put("eyrie", 7, warriors=2)
        .put("eyrie", 11, warriors=1)
        .funds(riverfolk=1)
        .daylight("riverfolk")
    )
    assert game.offers("move") == ["move 7 4 1", "move 7 11 1"]


@rule("R11.2.3-a", "R11.2.3-b")
def test_the_hand_lies_open() -> None:
    game = otters("riverfolk marquise eyrie vagabond").hand("riverfolk", "anvil", "sword").put("riverfolk", 8, warriors=1)
    assert game.pos.view(None)["seats"][0]["cards"] == ["anvil", "sword"]
    game.pawn("vagabond", 8).items("vagabond", "torch", "boots").daylight("vagabond").play("steal riverfolk")
    assert len(game.cards("riverfolk")) == 1
    assert game.knows("marquise", "vagabond") == game.cards("vagabond"), "everybody sees what is missing"


@rule("R11.2.4", "R11.5-a", "R11.5-b", "R11.5-c", "D11.5-1")
def test_funds_of_any_owner_are_committed_and_spent() -> None:
    game = otters().put("riverfolk", 10, warriors=2).funds(riverfolk=1, eyrie=1, marquise=2).daylight("riverfolk")
    game.play("move 10 5 1")
    assert game.offers() == ["fund marquise", "fund eyrie", "fund riverfolk"]
    game.refuses("fund alliance", "D11.5-1").refuses("fund vagabond", "D11.5-1")
    game.play("fund eyrie")
    assert (list(game.pos.commitments), game.warriors("riverfolk", 5)) == ([0, 1, 0, 0, 0], 1)
    game.play("recruit-at 7", "fund marquise")
    assert (game.in_supply("marquise"), game.warriors("riverfolk", 7), sum(game.pos.commitments)) == (24, 1, 1)
    assert [(entry["owner"], entry["spent"]) for entry in game.events("fund-used", "eyrie")] == [(EYRIE, 0), (MARQUISE, 1)]
    broke = otters().put("riverfolk", 10, warriors=2).crafted("riverfolk", "codebreakers").hand("eyrie", "anvil").daylight("riverfolk")
    broke.refuses("draw", "R11.5-a").refuses("move 10 5 1", "R11.5-a")


@rule("R11.2.5.I", "D11.2.5.I-1", "D11.2.5.I-2", "EX-53")
def test_trade_disruption() -> None:
    game = otters("marquise riverfolk eyrie").put("riverfolk", 8, trade_post=1).funds(riverfolk=3, eyrie=2).funds("payments", riverfolk=4)
    game.put("marquise", 8, warriors=2).daylight("marquise").dice(0, 0).play("battle 8 riverfolk")
    assert (game.score("marquise"), game.asked, game.offers()) == (1, "riverfolk", ["return eyrie", "return riverfolk"])
    game.refuses("return marquise", "R11.2.5.I")
    game.play("return eyrie", "return riverfolk", "return eyrie")
    assert (list(game.pos.funds), sum(game.pos.payments), game.pos.posts_gone) == ([0, 0, 0, 0, 2], 4, 1)
    assert game.in_supply("eyrie") == 20
    assert list(game.pos.posts_left) == [2, 3, 3], "the post does not return"
    craft = game.hand("riverfolk", "anvil").daylight("riverfolk")
    assert "craft anvil" in craft.offers(), "its space stays empty and pays for crafting"


# Services.


@rule("R11.2.6", "R11.2.6.I", "R11.2.6.II", "D11.2.6-1", "EX-54", "R11.2.7", "R11.2.7.I-a", "R11.2.7.I-b")
def test_buying_services() -> None:
    game = otters("eyrie riverfolk marquise").prices(2, 1, 3).put("riverfolk", 5, trade_post=1).put("riverfolk", 9, trade_post=1)
    game.put("eyrie", 5, warriors=1).put("eyrie", 9, roost=1).supply("eyrie", 3).hand("riverfolk", "anvil", "sword", "bake-sale").turn(
        "eyrie"
    )
    assert game.offers() == ["done", "buy-card anvil", "buy-card bake-sale", "buy-card sword", "buy-riverboats", "hire"]
    game.refuses("buy-card armorers", "R11.2.7.I-a")
    game.play("buy-card anvil")
    assert (game.cards("eyrie"), game.pos.payments[1], game.in_supply("eyrie")) == (["anvil"], 2, 1)
    game.refuses("hire", "R11.2.6.I").refuses("buy-card sword", "R11.2.6.I")
    game.play("buy-riverboats")
    assert (game.in_supply("eyrie"), game.pos.boats) == (0, True)
    one = (
        otters("eyrie riverfolk marquise")
        .put("eyrie", 5, warriors=1)
        .hand("riverfolk", "anvil", "sword")
        .hand("eyrie", "bake-sale")
        .turn("eyrie")
    )
    one.play("buy-card anvil")
    assert one.step != "Services", "one service without a trade post clearing"
    twice = (
        otters("eyrie riverfolk marquise").put("riverfolk", 5, trade_post=1).put("eyrie", 5, warriors=1).hand("riverfolk", "anvil", "sword")
    )
    twice.turn("eyrie").play("buy-card anvil", "buy-card sword")
    assert twice.cards("eyrie") == ["anvil", "sword"], "hand cards may be bought several times"
    once = (
        otters("eyrie riverfolk marquise").put("riverfolk", 5, trade_post=1).put("riverfolk", 9, trade_post=1).put("eyrie", 5, warriors=1)
    )
    once.put("eyrie", 9, warriors=1).hand("riverfolk", "anvil").turn("eyrie").play("buy-riverboats").refuses(
        "buy-riverboats", "D11.2.7.II-1"
    )
    once.play("hire").refuses("hire", "R11.2.6.II" if once.pos.bought == 3 else "D11.2.7.II-1")
    nothing = otters("eyrie riverfolk marquise").put("eyrie", 5, warriors=1).turn("eyrie")
    nothing.refuses("buy-card anvil", "D11.2.6-1")
    own = otters().funds(riverfolk=1).put("riverfolk", 5, warriors=1).turn("riverfolk")
    assert own.step == "RiverfolkDaylight", "they do not buy from themselves"


@rule("R11.2.6.III", "D11.2.6-2", "D11.2.6-3", "R11.2.7.IIIb", "D11.2.6-1")
def test_a_vagabond_pays_with_items() -> None:
    game = otters("vagabond riverfolk marquise").items("vagabond", "boots", "sword", "tea:exhausted", "torch:damaged").prices(3, 1, 1)
    game.supply("riverfolk", 1).hand("riverfolk", "anvil", "bake-sale").put("riverfolk", 8, trade_post=1).pawn("vagabond", 8).turn(
        "vagabond"
    )
    assert game.pos.view(None)["seats"][0]["services"] == 2, "his pawn stands at a trade post, and everybody sees what he may buy"
    game.refuses("hire", "R11.2.7.IIIb").refuses("buy-card anvil", "R11.2.6.III")
    game.play("buy-riverboats")
    assert game.offers() == ["exhaust boots", "exhaust sword"]
    game.refuses("exhaust tea", "D11.2.6-3").refuses("exhaust torch", "D11.2.6-3")
    game.play("exhaust boots")
    assert game.pos.payments[4] == 1
    short = (
        otters("vagabond riverfolk marquise")
        .items("vagabond", "boots", "sword")
        .prices(2, 1, 1)
        .supply("riverfolk", 1)
        .hand("riverfolk", "anvil")
    )
    short.turn("vagabond").play("buy-card anvil")
    assert (short.pos.payments[4], short.cards("vagabond")) == (1, ["anvil"]), "they put in what they have, he pays in full"
    assert (short.step, short.item("vagabond", "sword")) == ("Slip", 1), "both had to be exhausted, unasked, and were refreshed"


@rule("R11.2.7.II", "D11.2.7.II-1")
def test_riverboats_make_rivers_paths_but_rule_is_needed() -> None:
    game = otters("marquise riverfolk eyrie").put("marquise", 5, warriors=2).put("eyrie", 10, warriors=1).boats().daylight("marquise")
    assert "march 5 10 1" in game.offers()
    ruled = otters("marquise riverfolk eyrie").put("marquise", 5, warriors=1).put("eyrie", 5, warriors=2).put("eyrie", 10, warriors=1)
    ruled.put("marquise", 1, warriors=1).boats().daylight("marquise").refuses("march 5 10 1", "R4.2.1")
    game.play("done")
    assert game.pos.boats is False


@rule("R11.2.7.III-a", "R11.2.7.III-b", "D11.2.7.III-1")
def test_mercenaries_count_for_the_buyers_rule_in_daylight_and_evening() -> None:
    game = otters("marquise riverfolk eyrie").put("riverfolk", 8, warriors=3).put("marquise", 8, warriors=1).put("eyrie", 8, warriors=3)
    game.put("riverfolk", 9, warriors=1).hand("riverfolk", "anvil").turn("marquise").play("hire")
    assert game.step == "MarquiseDaylight"
    assert (game.ruler(8), game.ruler(9)) == ("marquise", "marquise")
    game.refuses("march 9 4 1", "R4.2")
    game.play("done")
    assert (game.ruler(8), game.ruler(9)) == ("eyrie", "riverfolk"), "over with the turn"
    dominance = (
        otters("marquise riverfolk eyrie")
        .dominance("marquise", "dominance-fox")
        .put("marquise", 1, warriors=1)
        .put("marquise", 6, warriors=1)
    )
    dominance.put("riverfolk", 8, warriors=2).hand("riverfolk", "anvil").hire().turn("marquise")
    assert dominance.winners == [], "never at the start of Birdsong"
    scorer = otters("marquise riverfolk eyrie").put("riverfolk", 8, warriors=3).hire().birdsong("marquise")
    assert scorer.step == "MarquiseDaylight"


@rule("R11.2.7.III-a", "D11.2.7.III-2", "EX-57", "R7.5.2.III")
def test_a_battle_may_be_fought_with_mercenaries_alone() -> None:
    game = (
        otters("marquise riverfolk alliance")
        .put("riverfolk", 10, warriors=2)
        .put("alliance", 10, warriors=1)
        .put("marquise", 1, warriors=1)
    )
    game.hand("alliance", "ambush-rabbit", "anvil").hire().daylight("marquise")
    assert game.offers("battle") == ["battle 10 alliance"]
    game.refuses("battle 10 riverfolk", "R11.2.7.III-a")
    game.play("battle 10 alliance", "ambush ambush-rabbit")
    assert (game.warriors("riverfolk", 10), game.warriors("alliance", 10), game.pos.fight) == (0, 1, None)
    birds = otters("eyrie riverfolk alliance").put("riverfolk", 10, warriors=2).put("alliance", 10, warriors=1).put("eyrie", 1, warriors=1)
    birds.leader("charismatic").put("eyrie", 8, roost=1).hire().daylight("eyrie")
    assert birds.warriors("eyrie", 8) == 2
    assert birds.step != "Turmoil", "the Decree's battle was possible with mercenaries"


@rule("D11.2.7.III-2", "R11.2.7.IIIa", "EX-55", "EX-56", "D11.2.7.IIIa-1")
def test_hits_are_shared_with_mercenaries() -> None:
    def fight(own: int, hired: int, foes: int, dice: tuple[int, int], sawmill: int = 0, sappers: bool = False) -> Table:
        game = otters("marquise riverfolk eyrie").put("marquise", 8, warriors=own, sawmill=sawmill).put("riverfolk", 8, warriors=hired)
        game.put("eyrie", 8, warriors=foes).put("marquise", 1, warriors=1)
        if sappers:
            game.crafted("eyrie", "sappers")
        game.hire().daylight("marquise").dice(*dice).play("battle 8 eyrie")
        assert game.offers() == ["pass", "helpers riverfolk"]
        assert type(game.pos.stack[-1]).rule == "D11.2.7.III-2", "not the rule of a Vagabond's allies"
        game.refuses("helpers eyrie", "R11.2.7.III-a").refuses("helpers alliance", "R11.2.7.III-a")
        return game.play("helpers riverfolk", *(["use sappers"] if sappers else []))

    game = fight(2, 3, 4, (3, 3))
    assert (game.warriors("marquise", 8), game.warriors("riverfolk", 8), game.warriors("eyrie", 8)) == (0, 2, 1)
    passed_on = fight(1, 3, 4, (3, 3), sawmill=1, sappers=True)
    assert (passed_on.warriors("marquise", 8), passed_on.warriors("riverfolk", 8), passed_on.count("sawmill", 8)) == (0, 0, 1)
    alone = otters("marquise riverfolk eyrie").put("marquise", 8, warriors=2).put("riverfolk", 8, warriors=3).put("eyrie", 8, warriors=4)
    alone.hire().daylight("marquise").dice(3, 2).play("battle 8 eyrie", "pass")
    assert (alone.warriors("marquise", 8), alone.warriors("riverfolk", 8), alone.warriors("eyrie", 8)) == (0, 3, 2)
    against = (
        otters("marquise riverfolk eyrie")
        .put("marquise", 8, warriors=2)
        .put("riverfolk", 8, warriors=1)
        .hire()
        .daylight("marquise")
        .dice(0, 0)
    )
    against.play("battle 8 riverfolk")
    assert against.step == "MarquiseDaylight", "never against the Riverfolk themselves"


@rule("D11.2.7.III-3", "D11.2.7.III-4")
def test_removed_mercenaries_are_riverfolk_but_the_buyer_turns_hostile() -> None:
    game = otters("marquise riverfolk vagabond").put("marquise", 8, warriors=1).put("riverfolk", 8, warriors=2).pawn("vagabond", 8)
    game.put("marquise", 1, keep=1).hand("marquise", "anvil").items("vagabond", "sword", "boots", "torch", "tea").hand("vagabond", "sword")
    game.put("marquise", 9, warriors=1).hire().daylight("marquise").dice(1, 1).play("battle 8 vagabond", "helpers riverfolk", "pass")
    game.play("damage boots ready")
    assert (game.warriors("marquise", 8), game.warriors("riverfolk", 8)) == (0, 2)
    assert game.asked == "marquise"
    assert game.relation_to("vagabond", "marquise") == "hostile"
    mercs = (
        otters("marquise riverfolk vagabond")
        .put("riverfolk", 8, warriors=2)
        .pawn("vagabond", 8)
        .items("vagabond", "sword", "boots", "torch")
    )
    mercs.put("marquise", 9, warriors=1).put("marquise", 1, keep=1).hand("marquise", "anvil").hire().daylight("marquise").dice(1, 1)
    mercs.play("battle 8 vagabond", "damage boots ready")
    assert (mercs.warriors("riverfolk", 8), mercs.in_supply("riverfolk")) == (1, 14)
    assert (mercs.relation_to("vagabond", "marquise"), mercs.relation_to("vagabond", "riverfolk")) == ("hostile", "neutral")
    assert mercs.step == "MarquiseDaylight", "no Field Hospitals for mercenaries"


@rule("D11.2.7.III-5")
def test_a_favor_spares_the_warriors_its_crafter_has_hired() -> None:
    game = otters("marquise riverfolk eyrie").put("marquise", 1, keep=1, warriors=1).put("riverfolk", 8, warriors=2, trade_post=1)
    game.put("eyrie", 8, warriors=1)
    for clearing in (6, 8, 12):
        game.put("marquise", clearing, workshop=1)
    game.hand("marquise", "favor-of-the-foxes").hire().daylight("marquise").play("craft favor-of-the-foxes")
    assert (game.warriors("riverfolk", 8), game.count("trade-post", 8)) == (2, 0), "a post is no mercenary"
    assert (game.warriors("marquise", 1), game.warriors("eyrie", 8)) == (1, 0)
    not_hired = otters("marquise riverfolk eyrie").put("marquise", 1, keep=1, warriors=1).put("riverfolk", 8, warriors=2)
    for clearing in (6, 8, 12):
        not_hired.put("marquise", clearing, workshop=1)
    not_hired.hand("marquise", "favor-of-the-foxes").daylight("marquise").play("craft favor-of-the-foxes")
    assert (not_hired.warriors("riverfolk", 8), not_hired.in_supply("riverfolk")) == (0, 15)


# 11.4 Birdsong.


@rule("R11.4", "R11.4.1")
def test_protectionism() -> None:
    game = otters().put("riverfolk", 5, warriors=1).birdsong("riverfolk")
    assert list(game.pos.funds) == [0, 0, 0, 0, 2]
    paid = otters().put("riverfolk", 5, warriors=1).funds("payments", marquise=1).birdsong("riverfolk")
    assert list(paid.pos.funds) == [1, 0, 0, 0, 0]


@rule("R11.4.2", "D11.4.2-1", "R11.4.3", "D11.4.3-1", "EX-52")
def test_dividends_then_all_warriors_become_funds() -> None:
    game = otters().put("riverfolk", 5, trade_post=1).funds(riverfolk=5).funds("payments", eyrie=3).funds("commitments", riverfolk=2)
    game.track("rabbit", riverfolk=1).birdsong("riverfolk")
    assert (game.score("riverfolk"), list(game.pos.funds), sum(game.pos.payments), sum(game.pos.track_funds)) == (2, [0, 3, 0, 0, 8], 0, 0)
    closed = otters().funds(riverfolk=5).put("riverfolk", 5, warriors=1).birdsong("riverfolk")
    assert closed.score("riverfolk") == 0, "no trade post on the map, no dividends"


# 11.5 Daylight.


@rule("R11.5.1", "R11.5.2", "R11.5.4")
def test_move_battle_and_draw_cost_a_committed_fund() -> None:
    game = otters().put("riverfolk", 5, warriors=2).put("marquise", 10, warriors=1).funds(riverfolk=3).pile("anvil").daylight("riverfolk")
    game.play("move 5 10 2").dice(1, 0).play("battle 10 marquise", "draw")
    assert (game.warriors("marquise", 10), game.cards("riverfolk"), game.pos.commitments[4]) == (0, ["anvil"], 3)
    assert list(game.pos.funds) == [0] * 5


@rule("R11.5.3.I", "D11.5.3.I-1", "EX-59")
def test_export() -> None:
    game = otters().posts_left(mouse=2).funds(riverfolk=2).hand("riverfolk", "root-tea-fox", "ambush-fox", "codebreakers", "bake-sale")
    game.crafted("riverfolk", "codebreakers").daylight("riverfolk")
    assert game.offers("export") == ["export root-tea-fox"]
    game.refuses("export ambush-fox", "R2.1.4-b").refuses("export codebreakers", "R4.1.4").refuses("export bake-sale", "R4.1.1-a")
    game.play("export root-tea-fox")
    assert (game.score("riverfolk"), game.discarded(), game.pos.payments[4], game.pos.track_funds[14]) == (0, ["root-tea-fox"], 1, 1)
    assert game.pos.item_supply[5] == 2
    missing = otters().posts_left(mouse=2).funds(riverfolk=2).hand("riverfolk", "root-tea-fox").item_supply(tea=0).daylight("riverfolk")
    missing.refuses("export root-tea-fox", "R4.1.2-c")
    favor = otters().posts_left(mouse=0).funds(riverfolk=3).hand("riverfolk", "favor-of-the-mice").daylight("riverfolk")
    assert favor.offers("export") == ["export favor-of-the-mice"], "even where its own effect would be nothing"
    assert favor.offers("craft") == ["craft favor-of-the-mice"]


@rule("R11.5.5", "D11.5.5-1")
def test_recruit_by_the_river() -> None:
    game = otters().funds(riverfolk=1, marquise=1).supply("riverfolk", 0).put("marquise", 4, keep=1).daylight("riverfolk")
    assert game.offers("recruit-at") == ["recruit-at 5", "recruit-at 7", "recruit-at 10", "recruit-at 11"]
    game.refuses("recruit-at 1", "R11.5.5").refuses("recruit-at 4", "R6.2.2-a")
    game.play("recruit-at 5")
    assert (game.warriors("riverfolk", 5), list(game.pos.funds)) == (1, [1, 0, 0, 0, 0]), "the fund itself was the warrior placed"
    game.refuses("recruit-at 5", "R2.5-a")


@rule("R11.2.5", "R11.5.6", "R11.5.6.I", "R11.5.6.II", "R11.5.6.III", "D11.5.6-1", "EX-58")
def test_establish_a_trade_post() -> None:
    game = otters().put("eyrie", 8, warriors=2).put("marquise", 8, warriors=2).put("marquise", 9, warriors=1).funds(eyrie=2, marquise=1)
    game.put("marquise", 1, warriors=1).put("alliance", 1, warriors=1).put("riverfolk", 5, warriors=1).daylight("riverfolk")
    assert game.offers("establish") == ["establish 8"]
    game.refuses("establish 9", "R11.5.6.II").refuses("establish 1", "R11.5.6.I").refuses("establish 12", "R11.5.6.I").refuses(
        "establish 5", "R11.5.6.II"
    )
    game.play("establish 8")
    assert (game.score("riverfolk"), game.count("trade-post", 8), game.warriors("riverfolk", 8)) == (2, 1, 1)
    assert (game.in_supply("eyrie"), list(game.pos.posts_left), list(game.pos.funds)) == (18, [2, 3, 3], [1, 0, 0, 0, 0])
    own = otters().put("riverfolk", 5, warriors=1, trade_post=1).put("riverfolk", 7, warriors=1).funds(riverfolk=4).daylight("riverfolk")
    assert own.offers("establish") == ["establish 7"]
    own.refuses("establish 5", "R11.5.6.I")
    out = otters().put("riverfolk", 7, warriors=1).posts_left(mouse=0).funds(riverfolk=4).daylight("riverfolk")
    out.refuses("establish 7", "D11.5.6-1")
    bare = otters().put("eyrie", 8, warriors=2).funds(eyrie=2).supply("riverfolk", 0).daylight("riverfolk").play("establish 8")
    assert (bare.count("trade-post", 8), bare.warriors("riverfolk", 8)) == (1, 0), "without garrison if there is none"


# 11.6 Evening.


@rule("R11.6", "R11.6.1", "R11.6.2")
def test_discard_then_new_prices() -> None:
    cards = ("anvil", "sword", "bake-sale", "investments", "armorers", "sappers")
    game = otters().hand("riverfolk", *cards).put("marquise", 1, warriors=1).evening("riverfolk")
    assert game.step == "DiscardDown"
    game.play("discard anvil")
    assert len(game.cards("riverfolk")) == 5, "and no card is drawn"
    assert game.step == "NewPrices"
    game.refuses("price hand-card 0", "D11.2.6-3").refuses("price hand-card 1", "R11.6.2")
    game.play("price mercenaries 4").refuses("price mercenaries 2", "R11.6.2")
    game.play("price hand-card 3", "done")
    assert (game.price("hand-card"), game.price("riverboats"), game.price("mercenaries"), game.asked) == (3, 1, 4, "marquise")
