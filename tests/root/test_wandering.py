"""Chapter 9, second part: the Vagabond's turn, characters, two Vagabonds."""

from __future__ import annotations

from tafelrunde.testing import rule
from tests.root.table import Table

FOUR = "vagabond marquise eyrie alliance"
TWO = "vagabond marquise eyrie vagabond"


def wanderer(*items: str, at: int | str = 8, table: str = FOUR) -> Table:
    return Table(table).pawn("vagabond", at).items("vagabond", *items)


# 9.4 Birdsong.


@rule("R9.4", "R9.4.1-a", "R9.4.1-b", "D9.4.1-1", "EX-41")
def test_refresh_two_for_each_tea_and_three_more() -> None:
    game = wanderer("tea", "tea", *["boots:exhausted"] * 5, *["sword:exhausted"] * 3, "tea:exhausted").turn("vagabond")
    assert game.step == "Refresh"
    for _ in range(3):
        game.play("refresh boots exhausted", "refresh sword exhausted")
    game.play("refresh boots exhausted")
    assert game.item("vagabond", "boots", "exhausted") == 1
    assert game.step == "Slip", "seven of nine: tea turned up meanwhile would not have counted"
    all_up = wanderer("tea:exhausted", "boots:exhausted", "sword:exhausted").turn("vagabond")
    assert all_up.step == "Slip"
    assert all_up.item("vagabond", "tea") == all_up.item("vagabond", "boots") == all_up.item("vagabond", "sword") == 1
    more = wanderer("boots:exhausted", "boots:exhausted", "sword:exhausted", "torch:exhausted").turn("vagabond")
    assert more.step == "Refresh", "four exhausted, no tea: a choice of three"
    more.refuses("refresh hammer exhausted", "R9.4.1-b").refuses("pass", "G4")


@rule("D9.4.1-1")
def test_only_tea_on_its_track_counts() -> None:
    game = wanderer("tea:damaged", *["boots:exhausted"] * 3, "sword:exhausted").turn("vagabond")
    assert game.step == "Refresh"
    four = wanderer("tea", "tea", "tea", "tea", *["boots:exhausted"] * 9, "sword:exhausted").turn("vagabond")
    assert four.asks == ("Refresh", {"items": 9}), "a track holds three"


@rule("D9.4.1-2")
def test_exhausted_items_may_be_refreshed_though_damaged() -> None:
    game = wanderer(*["boots:exhausted"] * 3, "sword:damaged-exhausted").turn("vagabond").play("refresh sword damaged-exhausted")
    assert game.item("vagabond", "sword", "damaged") == 1


@rule("D9.4.1-3", "D1.4-1")
def test_he_may_refresh_first_and_buy_afterwards() -> None:
    game = wanderer("boots:exhausted", "torch:exhausted", table="vagabond marquise riverfolk").hand("riverfolk", "anvil", "sword")
    game.prices(hand_card=2).turn("vagabond")
    assert (game.step, game.item("vagabond", "boots"), game.offers("buy-card")) == (
        "BirdsongStarts",
        1,
        ["buy-card anvil", "buy-card sword"],
    )
    game.refuses("refresh-now", "R9.4.1-a")
    game.play("buy-card anvil")
    assert (game.step, game.item("vagabond", "boots", "exhausted"), game.item("vagabond", "torch", "exhausted")) == ("Slip", 1, 1)
    choice = (
        wanderer("boots", "boots", "torch:exhausted", table="vagabond marquise riverfolk").hand("riverfolk", "anvil").prices(hand_card=2)
    )
    choice.turn("vagabond")
    assert choice.offers() == ["buy-card anvil", "buy-riverboats", "refresh-now"]
    choice.refuses("done", "R9.4.1-a").refuses("slip 1", "G4")
    choice.play("refresh-now", "done")
    assert (choice.step, choice.item("vagabond", "torch")) == ("Slip", 1)


@rule("D9.4.1-3", "EX-60", "R11.2.6.III")
def test_items_that_paid_for_a_service_are_refreshed_at_once() -> None:
    game = wanderer("boots", "boots", table="vagabond marquise riverfolk").hand("riverfolk", "anvil", "sword").prices(hand_card=2)
    game.turn("vagabond").play("buy-card anvil")
    assert game.cards("vagabond") == ["anvil"]
    assert (game.pos.payments[4], game.in_supply("riverfolk")) == (2, 13)
    assert (game.step, game.item("vagabond", "boots")) == ("Slip", 2), "exhausted to pay, and refreshed"


@rule("R9.4.2", "D9.4.2-1")
def test_slip_once_for_nothing_even_into_forests_and_hostile_clearings() -> None:
    game = wanderer("sword", at=5).relation("vagabond", marquise="hostile").put("marquise", 1, warriors=2).birdsong("vagabond")
    assert game.offers() == ["pass", "slip 1", "slip 2", "slip forest-1"]
    game.refuses("slip 9", "R9.4.2").refuses("slip forest-2", "R9.4.2")
    game.play("slip 1")
    assert (game.place("vagabond"), game.step) == ("1", "VagabondDaylight")
    forest = wanderer(at=5).birdsong("vagabond").play("slip forest-1")
    assert forest.place("vagabond") == "forest-1"
    boats = wanderer(at=5, table="vagabond marquise riverfolk").boats().birdsong("vagabond")
    assert "slip 10" in boats.offers()


# 9.5 Daylight.


@rule("R9.5.1-a", "R9.5.1-c", "R9.5.1-d")
def test_move_costs_a_boot_and_never_leads_into_a_forest() -> None:
    game = wanderer("boots", "boots", at="forest-1").daylight("vagabond")
    assert game.offers("go") == ["go 1", "go 2", "go 5", "go 10"]
    game.refuses("go 9", "R9.5.1-d")
    game.play("go 5")
    assert game.offers("go") == ["go 1", "go 2"]
    game.refuses("go 10", "R2.2.1")
    game.play("go 2")
    assert game.item("vagabond", "boots", "exhausted") == 2
    none = wanderer("sword", at=5).put("marquise", 5, warriors=1).daylight("vagabond")
    none.refuses("go 1", "R9.5.1-a")


@rule("R9.5.2-a")
def test_battle_exhausts_a_sword() -> None:
    game = wanderer("sword", "boots").put("marquise", 8, warriors=1).daylight("vagabond").dice(0, 0).play("battle 8 marquise")
    assert game.item("vagabond", "sword", "exhausted") == 1
    game.refuses("battle 8 marquise", "R9.5.2-a")


@rule("R9.5.3-a", "R9.5.3-b", "R9.5.3-c", "D9.5.3-1")
def test_explore() -> None:
    game = wanderer("torch", "boots", at=6).under_ruin(6, "bag").daylight("vagabond").play("explore")
    assert (game.on_track("vagabond", "bag"), game.score("vagabond")) == (1, 1)
    assert (game.pos.ruins >> 5 & 1, game.pos.free[5]) == (0, 2), "the slot is an ordinary empty one now"
    assert game.item("vagabond", "torch", "exhausted") == 1
    away = wanderer("torch", "boots", at=5).daylight("vagabond")
    away.refuses("explore", "R9.5.3-a")
    dark = wanderer("boots", at=6).daylight("vagabond")
    dark.refuses("explore", "R9.5.3-a")


@rule("R9.5.4-a", "D9.5.4-1")
def test_aid_gives_a_matching_card_to_anybody_there() -> None:
    game = wanderer("boots", "torch", table="vagabond marquise eyrie riverfolk").put("marquise", 8, wood=1).put("riverfolk", 8, warriors=1)
    game.relation("vagabond", riverfolk="hostile").hand("vagabond", "anvil", "sword", "armorers", "ambush-fox").daylight("vagabond")
    assert game.offers("aid") == [f"aid {to} {card}" for to in ("marquise", "riverfolk") for card in ("ambush-fox", "armorers", "anvil")]
    game.refuses("aid marquise sword", "R9.5.4-a").refuses("aid eyrie anvil", "R9.5.4-a").refuses("aid vagabond anvil", "R9.5.4-a")
    game.play("aid marquise anvil", "exhaust torch")
    assert (game.cards("marquise"), game.item("vagabond", "torch", "exhausted")) == (["anvil"], 1)
    assert game.events("aided", "eyrie")[0]["card"] is None
    assert game.events("aided", "marquise")[0]["card"] is not None
    assert game.knows("vagabond", "marquise") == ["anvil"]
    assert game.knows("eyrie", "marquise") == []
    game.play("aid riverfolk ambush-fox")
    assert game.events("aided", "eyrie")[1]["card"] is not None, "the open hand is seen by all"
    game.refuses("aid marquise armorers", "R9.5-a")


@rule("R9.5.4-b", "D9.5.4-2")
def test_aid_may_take_a_crafted_item_face_up() -> None:
    game = wanderer("boots", "boots").put("marquise", 8, warriors=1).box("marquise", "tea", "sword").hand("vagabond", "anvil", "ambush-fox")
    game.daylight("vagabond").play("aid marquise anvil")
    assert game.offers() == ["pass", "take-item sword", "take-item tea"]
    game.refuses("take-item hammer", "R9.5.4-b")
    game.play("take-item tea")
    assert (game.on_track("vagabond", "tea"), game.score("vagabond")) == (1, 1)
    assert game.pos.view(None)["seats"][1]["items"] == {"sword": 1}
    game.play("aid marquise ambush-fox", "exhaust boots", "pass")
    assert game.item("vagabond", "sword") == 0
    other = wanderer("boots", "boots", table=TWO).pawn("vagabond-2", 8).items("vagabond-2", "sword").hand("vagabond", "anvil", "ambush-fox")
    other.daylight("vagabond").play("aid vagabond-2 anvil")
    assert (other.cards("vagabond-2"), other.score("vagabond"), other.step) == (["anvil"], 0, "VagabondDaylight")
    assert other.item("vagabond-2", "sword") == 1


@rule("R9.5.5-a", "R9.5.5-b", "R9.5.5-c", "D9.5.5-1", "R9.8.3-a")
def test_quests() -> None:
    game = wanderer("tea", "coins", "sword", "boots", at=8).quests("fox-fundraising", "mouse-escort", "fox-errand").daylight("vagabond")
    assert game.offers("quest") == ["quest fox-fundraising", "quest fox-errand"]
    game.refuses("quest mouse-escort", "R9.5.5-a").refuses("quest fox-give-a-speech", "R9.5.5-a")
    game.play("quest fox-fundraising")
    assert game.offers() == ["reward-cards", "reward-points"]
    assert len(game.pos.quests_open) == 3
    game.play("reward-points")
    assert game.score("vagabond") == 1
    assert game.item("vagabond", "tea", "exhausted") == game.item("vagabond", "coins", "exhausted") == 1
    game.refuses("quest fox-errand", "R9.5.5-a")
    twins = wanderer("sword", "boots", at=5).quests("rabbit-expel-bandits").daylight("vagabond")
    twins.refuses("quest rabbit-expel-bandits", "D9.5.5-1")
    second = (
        wanderer("sword", "sword", "boots", at=5)
        .quests("rabbit-expel-bandits", left=0)
        .done_quests("vagabond", "rabbit-errand", "fox-errand")
    )
    second.pile("anvil", "bake-sale").daylight("vagabond").play("quest rabbit-expel-bandits", "reward-points")
    assert (second.score("vagabond"), second.pos.quests_open) == (2, []), "two of the suit; an empty deck lays out nothing"
    cards = wanderer("sword", "sword", "boots", at=5).quests("rabbit-expel-bandits").pile("anvil", "bake-sale").daylight("vagabond")
    cards.play("quest rabbit-expel-bandits", "reward-cards")
    assert (cards.cards("vagabond"), cards.score("vagabond")) == (["anvil", "bake-sale"], 0)
    dry = wanderer("sword", "sword", "boots", at=5).quests("rabbit-expel-bandits").only_pile().daylight("vagabond")
    dry.play("quest rabbit-expel-bandits", "reward-cards")
    assert dry.cards("vagabond") == [], "drawing may be chosen with an empty pile"


@rule("R9.5.6-a", "R9.5.6-b", "R9.5.6-c", "D9.5.6-1", "EX-35")
def test_strike() -> None:
    game = wanderer("crossbow", "crossbow", "boots", table="vagabond marquise eyrie cult").put("marquise", 8, warriors=1, wood=1)
    game.put("cult", 8, warriors=1).put("eyrie", 8, roost=1).daylight("vagabond")
    assert game.offers("strike") == ["strike marquise warrior", "strike eyrie roost", "strike cult warrior"]
    game.refuses("strike marquise wood", "R9.5.6-b").refuses("strike eyrie warrior", "R9.5.6-b").refuses(
        "strike riverfolk warrior", "R9.5.6-a"
    )
    game.play("strike cult warrior")
    assert (game.relation_to("vagabond", "cult"), game.pos.acolytes, game.score("vagabond")) == ("hostile", 0, 0)
    game.play("strike eyrie roost")
    assert (game.relation_to("vagabond", "eyrie"), game.score("vagabond")) == ("neutral", 1)
    game.refuses("strike marquise warrior", "R9.5.6-a")
    wood = wanderer("crossbow", "boots").relation("vagabond", marquise="hostile").put("marquise", 8, wood=1).daylight("vagabond")
    wood.play("strike marquise wood")
    assert wood.score("vagabond") == 1, "Strike is no battle: no infamy"
    pawn = wanderer("crossbow", "boots", table=TWO).pawn("vagabond-2", 8).daylight("vagabond")
    pawn.refuses("strike vagabond-2 warrior", "D9.5.6-1")


@rule("R9.5.7-a", "R9.5.7-b")
def test_repair() -> None:
    game = wanderer("hammer", "tea:damaged", "sword:damaged-exhausted", "boots").daylight("vagabond")
    assert game.offers("repair") == ["repair sword damaged-exhausted", "repair tea damaged"]
    game.refuses("repair boots damaged", "R9.5.7-a").refuses("repair boots ready", "R9.5.7-a")
    game.play("repair tea damaged")
    assert (game.on_track("vagabond", "tea"), game.item("vagabond", "hammer", "exhausted")) == (1, 1)
    game.refuses("repair sword damaged-exhausted", "R9.5.7-a")


@rule("R9.5.9")
def test_the_special_action_costs_a_torch_and_belongs_to_the_character() -> None:
    game = (
        wanderer("torch", "boots", "boots:damaged").character("vagabond", "ranger").put("marquise", 8, warriors=1).hand("marquise", "anvil")
    )
    game.discards("foxfolk-steel").daylight("vagabond")
    for text in ("steal marquise", "day-labor foxfolk-steel", "instigate marquise vagabond", "scorch"):
        game.refuses(text, "R9.5.9")
    assert "hideout" in game.offers()
    dark = wanderer("boots").character("vagabond", "thief").put("marquise", 8, warriors=1).hand("marquise", "anvil").daylight("vagabond")
    dark.refuses("steal marquise", "R9.5.9")


# 9.6 Evening.


@rule("R9.6", "R9.6.1", "D9.6.1-1")
def test_an_evenings_rest_in_the_forest() -> None:
    game = wanderer("boots:damaged", "sword:damaged-exhausted", "torch:exhausted", "tea:damaged", at="forest-2").evening("vagabond")
    assert [game.item("vagabond", item) for item in ("boots", "sword", "tea")] == [1, 1, 1]
    assert game.item("vagabond", "torch", "exhausted") == 1, "what was only exhausted stays so"
    clearing = wanderer("boots:damaged", at=8).evening("vagabond")
    assert clearing.item("vagabond", "boots", "damaged") == 1


@rule("R9.6.2", "R9.6.3")
def test_one_card_and_one_for_each_coins_on_the_track() -> None:
    game = wanderer("coins", "coins", "coins:exhausted").put("marquise", 1, warriors=1).evening("vagabond")
    assert len(game.cards("vagabond")) == 3
    many = wanderer("coins", "coins", "coins", "coins").evening("vagabond")
    assert len(many.cards("vagabond")) == 4, "a track holds three"
    full = wanderer().hand("vagabond", "anvil", "sword", "bake-sale", "investments", "armorers").evening("vagabond")
    assert (full.asked, full.step) == ("vagabond", "DiscardDown")


@rule("R9.6.4-a", "R9.6.4-b", "R9.6.4-c", "D9.6.4-1", "EX-42")
def test_capacity() -> None:
    game = wanderer("bag", "tea", "tea", *["boots"] * 3, *["sword:exhausted"] * 4, *["torch:damaged"] * 3)
    game.put("marquise", 1, warriors=1).evening("vagabond")
    assert game.step == "Overloaded"
    assert game.offers() == ["drop boots ready", "drop sword exhausted", "drop torch damaged"]
    game.refuses("drop tea ready", "D9.6.4-1").refuses("drop bag ready", "D9.6.4-1")
    game.play("drop torch damaged", "drop sword exhausted")
    assert game.asked == "marquise"
    assert game.pos.items_gone[4] == game.pos.items_gone[7] == 1
    light = wanderer(*["boots"] * 6).evening("vagabond")
    assert light.step != "Overloaded"
    overflow = wanderer(*["tea"] * 5, *["boots"] * 5).evening("vagabond")
    assert overflow.step == "Overloaded"
    assert "drop tea ready" in overflow.offers(), "tea that found no room on its track is carried"


# 9.7 Characters.


@rule("R9.7.1.I", "D9.7.1.I-1")
def test_the_thief_steals_a_random_card() -> None:
    game = (
        wanderer("torch", "boots").put("marquise", 8, wood=1).put("alliance", 8, warriors=1).hand("marquise", "anvil").supporters("sword")
    )
    game.hand("eyrie", "bake-sale").daylight("vagabond")
    assert game.offers("steal") == ["steal marquise"]
    game.refuses("steal alliance", "D9.7.1.I-1").refuses("steal eyrie", "D9.7.1.I-1")
    game.play("steal marquise")
    assert (game.cards("vagabond"), game.cards("marquise")) == (["anvil"], [])
    assert game.knows("marquise", "vagabond") == ["anvil"]
    assert game.knows("eyrie", "vagabond") == []


@rule("R9.7.2.I-a", "R9.7.2.I-b", "D9.7.2.I-1")
def test_the_tinker_takes_a_matching_card_of_the_discards() -> None:
    game = (
        wanderer("torch", "torch", "boots")
        .character("vagabond", "tinker")
        .discards("anvil", "sword", "armorers")
        .available("dominance-fox")
    )
    game.daylight("vagabond")
    assert game.offers("day-labor") == ["day-labor armorers", "day-labor anvil"]
    game.refuses("day-labor sword", "R9.7.2.I-a").refuses("day-labor dominance-fox", "R9.7.2.I-a")
    game.play("day-labor anvil")
    assert (game.cards("vagabond"), game.discarded()) == (["anvil"], ["sword", "armorers"])
    assert game.knows("eyrie", "vagabond") == ["anvil"], "everybody saw it"
    cult = (
        wanderer("torch", "boots", table="vagabond marquise cult eyrie").character("vagabond", "tinker").souls("anvil").daylight("vagabond")
    )
    cult.refuses("day-labor anvil", "R9.7.2.I-a")


@rule("R9.7.3.I", "D9.7.3.I-1")
def test_the_ranger_hides_out() -> None:
    hurt = ("boots:damaged", "sword:damaged-exhausted", "tea:damaged", "hammer:damaged")
    game = (
        wanderer("torch", "boots", *hurt, at="forest-1").character("vagabond", "ranger").put("marquise", 1, warriors=1).daylight("vagabond")
    )
    game.play("hideout")
    assert game.step == "Hideout", "a choice of three, even in a forest"
    game.refuses("repair torch damaged", "R9.5.7-a")
    game.play("repair boots damaged", "repair sword damaged-exhausted", "repair tea damaged")
    assert game.item("vagabond", "sword", "exhausted") == 1, "faces do not change"
    assert game.asked == "marquise", "Daylight ended at once, the Evening followed"
    few = (
        wanderer("torch", "boots", "sword:damaged")
        .character("vagabond", "ranger")
        .put("marquise", 1, warriors=1)
        .daylight("vagabond")
        .play("hideout")
    )
    assert few.item("vagabond", "sword") == 1
    whole = wanderer("torch", "boots").character("vagabond", "ranger").daylight("vagabond")
    whole.refuses("hideout", "D9.7.3.I-1")


@rule("D9.7-2", "EX-61")
def test_the_vagrant_instigates() -> None:
    game = wanderer("torch", "boots").character("vagabond", "vagrant").relation("vagabond", eyrie="hostile")
    game.put("marquise", 8, warriors=2, wood=1).put("eyrie", 8, warriors=1, roost=1).daylight("vagabond")
    assert "instigate marquise eyrie" in game.offers()
    assert "instigate vagabond marquise" in game.offers()
    game.refuses("instigate alliance eyrie", "D9.7-2").refuses("instigate eyrie eyrie", "D9.7-2")
    game.dice(2, 1).play("instigate marquise eyrie")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8), game.count("roost", 8)) == (1, 0, 0)
    assert [game.score(faction) for faction in ("vagabond", "marquise", "eyrie")] == [2, 0, 0], "the roost and infamy"
    assert game.relation_to("vagabond", "marquise") == "neutral"
    outrage = wanderer("torch", "boots").character("vagabond", "vagrant").put("marquise", 8, warriors=2).put("alliance", 8, sympathy=1)
    outrage.hand("vagabond", "anvil").daylight("vagabond").dice(0, 0).play("instigate marquise alliance")
    assert (outrage.asked, outrage.step, outrage.score("vagabond"), outrage.score("marquise")) == ("vagabond", "Outrage", 1, 0)
    own = (
        wanderer("torch", "sword", "boots").character("vagabond", "vagrant").put("marquise", 8, warriors=2).daylight("vagabond").dice(1, 0)
    )
    own.play("instigate vagabond marquise")
    assert own.relation_to("vagabond", "marquise") == "hostile", "he fought himself"
    building = (
        wanderer("torch", "boots")
        .character("vagabond", "vagrant")
        .put("marquise", 8, sawmill=1)
        .put("eyrie", 8, roost=1)
        .daylight("vagabond")
    )
    building.refuses("instigate marquise eyrie", "D9.7-2")
    mine = wanderer("torch", "boots").character("vagabond", "vagrant").put("marquise", 8, warriors=2).put("eyrie", 8, warriors=1)
    mine.hand("eyrie", "ambush-fox").daylight("vagabond").play("instigate marquise eyrie")
    assert mine.asked == "eyrie", "both fighters make their own decisions"


@rule("D9.7-3", "EX-62")
def test_the_arbiter_protects() -> None:
    def fight(*swords: str) -> Table:
        game = wanderer(*swords, "boots", table="marquise vagabond alliance").character("vagabond", "arbiter")
        return game.put("marquise", 8, warriors=3).put("marquise", 1, warriors=1).put("alliance", 8, warriors=1).daylight("marquise")

    game = fight("sword", "sword:exhausted").dice(3, 1).play("battle 8 alliance")
    assert (game.asked, game.offers()) == ("alliance", ["pass", "enlist vagabond"])
    game.refuses("enlist marquise", "D9.7-3")
    game.play("enlist vagabond")
    assert (game.warriors("marquise", 8), game.warriors("alliance", 8), game.score("vagabond")) == (0, 0, 1)
    assert (game.item("vagabond", "sword"), game.item("vagabond", "sword", "exhausted")) == (1, 1)
    declined = fight("sword", "sword").dice(3, 1).play("battle 8 alliance", "pass")
    assert (declined.warriors("marquise", 8), declined.score("vagabond")) == (2, 0)
    unarmed = fight("sword:damaged").dice(1, 0).play("battle 8 alliance", "enlist vagabond")
    assert (unarmed.warriors("marquise", 8), unarmed.score("vagabond")) == (2, 1), "no undamaged sword, but it is no obstacle"
    himself = fight("sword").dice(0, 0).play("battle 8 vagabond")
    assert himself.step == "MarquiseDaylight", "not in his own battles"
    bare = wanderer("sword", "boots", table="marquise vagabond alliance").character("vagabond", "arbiter").put("marquise", 8, warriors=3)
    bare.put("alliance", 8, sympathy=1).daylight("marquise").dice(1, 0).play("battle 8 alliance", "enlist vagabond")
    assert bare.count("sympathy", 8) == 0, "the defender is defenseless all the same"
    assert bare.warriors("marquise", 8) == 2, "but deals the Arbiter's sword"


@rule("D9.7-4", "EX-63")
def test_the_scoundrel_scorches_the_earth() -> None:
    game = wanderer("torch", "boots", "boots", at=5).character("vagabond", "scoundrel").put("marquise", 1, keep=1)
    game.put("marquise", 5, warriors=2, sawmill=1, wood=1).put("alliance", 5, sympathy=1).hand("marquise", "bake-sale").hand(
        "vagabond", "ambush-rabbit"
    )
    game.daylight("vagabond").play("scorch")
    assert (game.asked, game.step, game.score("vagabond")) == ("marquise", "FieldHospitals", 3)
    game.play("hospital bake-sale", "give ambush-rabbit")
    assert game.warriors("marquise", 1) == 2
    assert (game.relation_to("vagabond", "marquise"), game.relation_to("vagabond", "alliance")) == ("hostile", "neutral")
    assert game.item("vagabond", "torch") + game.item("vagabond", "torch", "exhausted") == 0
    assert game.place("vagabond") == "5"
    game.play("go 2").refuses("go 5", "D9.7-4")
    game.daylight("marquise").refuses("march 1 5 1", "D9.7-4")
    slip = wanderer(at=1).scorch(5).birdsong("vagabond")
    slip.refuses("slip 5", "D9.7-4")
    spread = Table("alliance marquise vagabond").scorch(5).put("alliance", 1, sympathy=1).supporters("bake-sale").birdsong("alliance")
    spread.refuses("spread 5 bake-sale", "D9.7-4")
    keep = wanderer("torch", "boots", at=1).character("vagabond", "scoundrel").put("marquise", 1, keep=1).daylight("vagabond")
    keep.refuses("scorch", "R6.2.2-a")


@rule("D9.7-4")
def test_what_stands_on_scorched_earth_may_leave_and_partners_stay() -> None:
    game = wanderer("torch", "boots", at=5).character("vagabond", "scoundrel").dominance("vagabond", "dominance-fox", partner="marquise")
    game.put("marquise", 5, warriors=2, recruiter=1, sawmill=1).put("eyrie", 5, warriors=1).daylight("vagabond").play("scorch")
    assert (game.warriors("marquise", 5), game.warriors("eyrie", 5)) == (2, 0)
    game.birdsong("marquise")
    assert game.count("wood", 5) == 0, "nothing is placed there any more, not even wood"
    game.refuses("build workshop 5", "D9.7-4").play("recruit")
    assert game.warriors("marquise", 5) == 2
    game.play("march 5 1 2")
    assert game.warriors("marquise", 1) == 2


# 9.8 Two Vagabonds.


@rule("R9.8.1-b", "R9.8.1-c", "R9.8.1-d", "R9.8.1-e", "D9.8.1-2", "D9.8.1-3", "EX-44")
def test_two_vagabonds_and_a_ruin() -> None:
    game = wanderer("torch", "torch", "torch", "boots", at=6, table=TWO).under_ruin(6, "boots", "sword").from_ruins("vagabond", "boots")
    game.daylight("vagabond").play("explore")
    assert game.offers() == ["pass", "take-ruin sword"]
    game.refuses("take-ruin boots", "R9.8.1-d").refuses("take-ruin hammer", "R9.8.1-b")
    assert game.events("peeked", "vagabond-2")[0]["item"] is None
    assert game.pos.view(game.seat("vagabond"))["ruins"][0]["known"] == ["boots", "sword"]
    assert game.pos.view(game.seat("vagabond-2"))["ruins"][0]["known"] is None
    game.play("take-ruin sword")
    assert (game.score("vagabond"), game.pos.ruins >> 5 & 1) == (1, 1)
    assert game.pos.view(game.seat("vagabond"))["ruins"][0]["known"] == ["boots"]
    game.play("explore", "pass")
    assert (game.score("vagabond"), game.item("vagabond", "torch", "exhausted")) == (1, 2)
    game.pawn("vagabond-2", 6).items("vagabond-2", "torch", "tea").daylight("vagabond-2").play("explore", "take-ruin boots")
    assert (game.score("vagabond-2"), game.pos.ruins >> 5 & 1, game.pos.free[5]) == (1, 0, 2)


@rule("R9.8.1-c", "D9.8.1-3", "D9.8.1-2")
def test_both_items_with_two_torches_or_none_at_will() -> None:
    game = wanderer("torch", "torch", "boots", at=6, table=TWO).under_ruin(6, "bag", "sword").daylight("vagabond")
    game.play("explore", "take-ruin bag", "explore", "take-ruin sword")
    assert (game.score("vagabond"), game.pos.ruins >> 5 & 1) == (2, 0)
    shy = wanderer("torch", "boots", at=6, table=TWO).under_ruin(6, "bag", "sword").daylight("vagabond").play("explore", "pass")
    assert (shy.score("vagabond"), list(shy.pos.hidden[10:12])) == (0, [1, 4])
    dropped = wanderer("torch", *["boots"] * 7, at=6, table=TWO).under_ruin(6, "boots").from_ruins("vagabond", "boots").evening("vagabond")
    assert dropped.offers()[:2] == ["drop boots ready", "drop torch ready"]
    assert "drop-ruin boots ready" in dropped.offers()
    dropped.play("drop-ruin boots ready", "drop boots ready")
    dropped.daylight("vagabond").play("explore")
    assert "take-ruin boots" in dropped.offers(), "what is gone blocks no more; supply items of the kind never did"


@rule("R9.8.3-a", "D9.8-1")
def test_either_vagabond_may_complete_the_quests_and_they_may_fight() -> None:
    game = (
        Table(TWO)
        .quests("fox-errand", "fox-repair-a-shed", "mouse-escort")
        .pawn("vagabond-2", 8)
        .items("vagabond-2", "tea", "boots", "sword")
    )
    game.pawn("vagabond", 8).items("vagabond", "boots", "torch").daylight("vagabond-2").play("quest fox-errand", "reward-points")
    assert (game.score("vagabond-2"), game.score("vagabond")) == (1, 0)
    assert game.pos.quests_done[0] == 0
    game.dice(1, 0).play("battle 8 vagabond")
    assert game.item("vagabond", "boots", "damaged") == game.item("vagabond", "torch", "damaged") == 1, "one rolled, one more: no sword"
    assert game.score("vagabond-2") == 1, "no infamy between Vagabonds"
