"""Chapter 9, first part: items, battle, relationships, coalition."""

from __future__ import annotations

from tafelrunde.testing import rule
from tests.root.table import Table

FOUR = "vagabond marquise eyrie alliance"


def wanderer(*items: str, at: int | str = 8, table: str = FOUR) -> Table:
    """The Vagabond in a clearing (8 is a fox clearing) with these items."""
    return Table(table).pawn("vagabond", at).items("vagabond", *items)


# 9.2 Abilities.


@rule("R9.2.1-a", "R9.2.1-b", "R9.2.1-c", "D9.2.1-1", "R9.5.8-a", "R9.5.8-b", "R9.5.8-c")
def test_hammers_craft_in_the_suit_of_his_clearing() -> None:
    game = wanderer("hammer", "hammer", "boots").hand("vagabond", "sword", "anvil", "root-tea-fox", "brutal-tactics").daylight("vagabond")
    assert game.offers("craft") == ["craft brutal-tactics", "craft anvil", "craft sword"]
    game.refuses("craft root-tea-fox", "R9.5.8-b")
    game.play("craft sword")
    assert (game.item("vagabond", "hammer"), game.item("vagabond", "hammer", "exhausted")) == (0, 2)
    assert (game.item("vagabond", "sword"), game.score("vagabond"), list(game.pos.boxes)) == (1, 2, [0] * 40), "face up, scored, and no box"
    game.refuses("craft anvil", "R9.5.8-b")
    mouse = wanderer("hammer", "boots", at=9).hand("vagabond", "root-tea-fox").daylight("vagabond").play("craft root-tea-fox")
    assert mouse.on_track("vagabond", "tea") == 1
    claim = wanderer(*["hammer"] * 4, "boots").hand("vagabond", "royal-claim").daylight("vagabond").play("craft royal-claim")
    assert claim.play_area("vagabond") == ["royal-claim"], "a question mark is paid by any hammer"
    both = wanderer(*["hammer"] * 3, "boots").hand("vagabond", "tax-collector").daylight("vagabond")
    both.refuses("craft tax-collector", "R9.5.8-b")


@rule("R9.2.2-a")
def test_the_pawn_neither_rules_nor_hinders() -> None:
    game = wanderer(at=5)
    assert game.ruler(5) == ""
    game.put("marquise", 5, warriors=1)
    assert game.ruler(5) == "marquise"


@rule("R9.2.3")
def test_nimble() -> None:
    game = wanderer("boots", at=5).put("marquise", 5, warriors=3).put("eyrie", 1, warriors=3).daylight("vagabond")
    game.play("go 1")
    assert game.place("vagabond") == "1"


@rule("R9.2.4", "D9.2.4-1", "R9.2.7-a", "R9.2.7-b", "EX-36")
def test_without_an_undamaged_sword_he_is_defenseless() -> None:
    game = (
        wanderer("boots", "torch", table="eyrie vagabond marquise")
        .leader("builder")
        .put("eyrie", 8, warriors=2)
        .crafted("eyrie", "command-warren")
    )
    game.start_of_daylight("eyrie").dice(2, 1).play("battle 8 vagabond")
    assert (game.item("vagabond", "boots", "damaged"), game.item("vagabond", "torch", "damaged")) == (1, 1)
    assert (game.warriors("eyrie", 8), game.score("eyrie"), game.score("vagabond")) == (2, 0, 0)
    armed = wanderer("sword:exhausted", "boots", "torch", table="eyrie vagabond marquise").leader("builder").put("eyrie", 8, warriors=2)
    armed.crafted("eyrie", "command-warren").start_of_daylight("eyrie").dice(0, 0).play("battle 8 vagabond")
    assert armed.item("vagabond", "boots") == 1, "an exhausted sword is enough"
    hurt = wanderer("sword:damaged", "boots", "torch", table="eyrie vagabond marquise").leader("builder").put("eyrie", 8, warriors=2)
    hurt.crafted("eyrie", "command-warren").start_of_daylight("eyrie").dice(0, 0).play("battle 8 vagabond")
    assert hurt.asked == "vagabond", "a damaged one is not: one extra hit to take"


@rule("R9.2.5-a", "R9.2.5-b", "R9.2.5-c", "D9.2.5-1", "R9.5-a")
def test_only_ready_items_can_be_used() -> None:
    game = (
        wanderer("boots:exhausted", "sword:damaged", "torch:damaged-exhausted", "tea", at=6)
        .put("marquise", 6, warriors=1)
        .daylight("vagabond")
    )
    assert game.asked == "marquise", "nothing could be used, so Daylight ended by itself"
    used = wanderer("boots", "boots", "sword", at=5).put("marquise", 5, warriors=1).daylight("vagabond").play("go 1")
    assert (used.item("vagabond", "boots"), used.item("vagabond", "boots", "exhausted")) == (1, 1)
    used.refuses("battle 1 marquise", "R4.3-b").refuses("explore", "R9.5.3-a").refuses("repair sword damaged", "R9.5.7-a")
    repaired = wanderer("hammer", "sword:damaged-exhausted", "boots").daylight("vagabond").play("repair sword damaged-exhausted")
    assert repaired.item("vagabond", "sword", "exhausted") == 1, "repair does not turn it over"


@rule("R9.2.5.I-a", "R9.2.5.I-b", "D9.2.5.I-1", "R9.2.5.II", "D9.2.5.II-1", "R9.2.5.III", "D9.2.5.III-1", "R9.5-b")
def test_tracks_and_satchel() -> None:
    game = wanderer("tea", "coins", "bag", "boots", "sword", "crossbow", "torch", "hammer")
    assert [game.on_track("vagabond", item) for item in ("tea", "coins", "bag")] == [1, 1, 1]
    assert [game.in_satchel("vagabond", item) for item in ("tea", "coins", "bag")] == [0, 0, 0]
    assert all(game.in_satchel("vagabond", item) == 1 for item in ("boots", "sword", "crossbow", "torch", "hammer"))
    full = wanderer("tea", "tea", "tea", "tea", "boots")
    assert (full.on_track("vagabond", "tea"), full.in_satchel("vagabond", "tea")) == (3, 1)
    spent = (
        wanderer("tea", "boots")
        .put("marquise", 8, warriors=1)
        .hand("vagabond", "anvil")
        .daylight("vagabond")
        .play("aid marquise anvil", "exhaust tea")
    )
    assert (spent.on_track("vagabond", "tea"), spent.in_satchel("vagabond", "tea")) == (0, 1), "an exhausted tea lies in the Satchel"


@rule("R9.2.6", "D9.2.6-1")
def test_his_roll_limit_is_undamaged_swords() -> None:
    game = wanderer("sword", "sword:exhausted", "sword:damaged", "boots").put("marquise", 8, warriors=5).daylight("vagabond").dice(3, 0)
    game.play("battle 8 marquise")
    assert game.warriors("marquise", 8) == 3, "the sword exhausted for the battle counts, the damaged one does not"


@rule("D9.2.7-1")
def test_he_chooses_what_is_damaged_and_faces_stay() -> None:
    game = (
        wanderer("tea", "boots:exhausted", "sword", table="marquise vagabond eyrie")
        .put("marquise", 8, warriors=2)
        .daylight("marquise")
        .dice(1, 0)
    )
    game.play("battle 8 vagabond")
    assert game.offers() == ["damage boots exhausted", "damage sword ready", "damage tea ready"]
    game.refuses("damage tea exhausted", "R9.2.7-a").refuses("lose warrior", "R9.2.9.IId-1")
    game.play("damage boots exhausted")
    assert (game.item("vagabond", "boots", "damaged-exhausted"), game.score("marquise")) == (1, 0)


# Coalition.


@rule("R9.2.8-a", "R9.2.8-b", "R9.2.8-c", "D9.2.8-1", "D9.2.8-2", "R9.2.8-f", "EX-43")
def test_who_may_form_a_coalition_with_whom() -> None:
    game = wanderer("boots").points(vagabond=12, marquise=9, eyrie=9, alliance=3).dominance("alliance", "dominance-mouse")
    game.hand("vagabond", "dominance-fox").daylight("vagabond")
    assert game.offers("coalition") == ["coalition dominance-fox marquise", "coalition dominance-fox eyrie"]
    game.refuses("coalition dominance-fox alliance", "R9.2.8-f").refuses("dominate dominance-fox", "D9.2.8-1")
    game.refuses("coalition dominance-mouse eyrie", "R3.3.1-a")
    game.play("coalition dominance-fox eyrie")
    seat = game.pos.view(None)["seats"][0]
    assert (seat["score"], seat["partner"], seat["dominance"]) == (None, "eyrie", "dominance-fox")
    poor = wanderer("boots").points(vagabond=9, marquise=9).hand("vagabond", "dominance-fox").daylight("vagabond")
    poor.refuses("coalition dominance-fox eyrie", "R3.3.1-a")
    three = wanderer("boots", table="vagabond marquise eyrie").points(vagabond=12).hand("vagabond", "dominance-fox").daylight("vagabond")
    three.refuses("coalition dominance-fox eyrie", "R9.2.8-a")
    richer = wanderer("boots").points(vagabond=12, marquise=9, eyrie=8, alliance=10).hand("vagabond", "dominance-fox").daylight("vagabond")
    richer.refuses("coalition dominance-fox marquise", "R9.2.8-a")
    alone = wanderer("boots").points(vagabond=12).hand("vagabond", "dominance-fox")
    for faction, card in (("marquise", "dominance-mouse"), ("eyrie", "dominance-rabbit"), ("alliance", "dominance-bird")):
        alone.dominance(faction, card)
    alone.daylight("vagabond").refuses("coalition dominance-fox eyrie", "R9.2.8-a")
    cats = Table(FOUR).points(marquise=12).hand("marquise", "dominance-fox").put("marquise", 1, warriors=1).daylight("marquise")
    cats.refuses("coalition dominance-fox eyrie", "D9.2.8-1")


@rule("R9.2.8-d", "R9.2.8-e", "D9.2.8-3", "D9.2.8-4")
def test_partners_win_together_and_he_scores_no_more() -> None:
    game = wanderer("boots").dominance("vagabond", "dominance-fox", partner="marquise").points(marquise=29, vagabond=12)
    game.put("marquise", 5, warriors=1, sawmill=1, wood=1).daylight("marquise").play("build sawmill 5")
    assert game.winners == ["marquise", "vagabond"]
    assert sorted(game.pos.standing().winners) == [game.seat("vagabond"), game.seat("marquise")]
    later = wanderer("boots").dominance("vagabond", "dominance-bird", partner="marquise").dominance("marquise", "dominance-fox")
    for clearing in (1, 6, 12):
        later.put("marquise", clearing, warriors=1)
    later.turn("marquise")
    assert later.winners == ["marquise", "vagabond"], "the coalition follows the partner's new condition"
    mute = wanderer("torch", at=6).dominance("vagabond", "dominance-fox", partner="marquise").points(vagabond=12).under_ruin(6, "boots")
    mute.daylight("vagabond").play("explore")
    assert mute.score("vagabond") == 12
    chain = Table("vagabond marquise eyrie vagabond").dominance("vagabond", "dominance-fox", partner="vagabond-2")
    chain.dominance("vagabond-2", "dominance-bird", partner="eyrie").points(eyrie=30)
    chain.pos.check_points()
    assert chain.winners == ["eyrie", "vagabond", "vagabond-2"], "bound through one another"
    never = wanderer("boots").dominance("vagabond", "dominance-fox", partner="marquise").turn("vagabond")
    assert never.winners == [], "he never wins by ruling"


@rule("D9.2.8-3")
def test_a_second_vagabond_is_a_legal_partner() -> None:
    game = (
        Table("vagabond marquise eyrie vagabond").points(vagabond=12, marquise=5, eyrie=5, vagabond_2=3).hand("vagabond", "dominance-fox")
    )
    game.daylight("vagabond").play("coalition dominance-fox vagabond-2")
    assert game.pos.partner[5] == 6
    own = (
        Table("vagabond marquise eyrie vagabond")
        .points(vagabond=12, marquise=5, eyrie=6, vagabond_2=12)
        .hand("vagabond-2", "dominance-bird")
    )
    own.dominance("vagabond", "dominance-fox", partner="vagabond-2").daylight("vagabond-2")
    assert own.offers("coalition") == ["coalition dominance-bird marquise"], "he may still form his own"
    shared = Table("vagabond marquise eyrie vagabond").points(marquise=5, eyrie=6, vagabond_2=12).hand("vagabond-2", "dominance-bird")
    shared.dominance("vagabond", "dominance-fox", partner="marquise").daylight("vagabond-2").play("coalition dominance-bird marquise")
    assert shared.pos.partner[5] == shared.pos.partner[6] == 0


@rule("R9.2.9.IIId", "D9.2.9.IIId-1")
def test_a_hostile_partner_becomes_neutral_and_may_turn_again() -> None:
    game = wanderer("boots", "crossbow").relation("vagabond", eyrie="hostile").points(vagabond=12, marquise=9, eyrie=5, alliance=9)
    game.put("eyrie", 8, warriors=2).hand("vagabond", "dominance-fox").daylight("vagabond").play("coalition dominance-fox eyrie")
    assert game.relation_to("vagabond", "eyrie") == "neutral"
    game.play("strike eyrie warrior")
    assert game.relation_to("vagabond", "eyrie") == "hostile"
    assert game.pos.partner[5] == 1


# Relationships.


@rule(
    "R9.2.9-a", "R9.2.9.I", "R9.2.9.Ia-1", "R9.2.9.Ia-2", "R9.2.9.Ib", "D9.2.9.I-1", "R9.2.9.II", "D9.2.9.IIa-1", "R9.2.9.IIa", "R9.5.4-c"
)
def test_aid_improves_the_relationship_step_by_step() -> None:
    foxes = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack", "ambush-fox")
    game = wanderer(*["boots"] * 8).put("marquise", 8, warriors=1).hand("vagabond", *foxes).daylight("vagabond")
    scores, relations = [], []
    for card in foxes:
        game.play(f"aid marquise {card}")
        scores.append(game.score("vagabond"))
        relations.append(game.relation_to("vagabond", "marquise"))
    assert relations == ["amiable", "amiable", "friendly", "friendly", "friendly", "allied", "allied"]
    assert scores == [1, 1, 3, 3, 3, 5, 7], "1, then 2, then 2; each aid to an ally 2"


@rule("R9.2.9.Ia-1", "EX-40", "D9.2.9.I-1")
def test_aids_of_different_turns_do_not_add_up() -> None:
    game = (
        wanderer("boots", "boots")
        .relation("vagabond", alliance="amiable")
        .put("alliance", 8, warriors=1)
        .hand("vagabond", "anvil", "ambush-fox")
    )
    game.put("marquise", 1, warriors=1).daylight("vagabond").play("aid alliance anvil")
    assert game.relation_to("vagabond", "alliance") == "amiable"
    game.play("done")
    assert list(game.pos.aids) == [0] * 10
    game.daylight("vagabond").play("aid alliance ambush-fox")
    assert game.relation_to("vagabond", "alliance") == "amiable"
    twice = (
        wanderer("boots", "boots")
        .relation("vagabond", alliance="amiable")
        .put("alliance", 8, warriors=1)
        .hand("vagabond", "anvil", "ambush-fox")
    )
    twice.daylight("vagabond").play("aid alliance anvil", "aid alliance ambush-fox")
    assert (twice.relation_to("vagabond", "alliance"), twice.score("vagabond")) == ("friendly", 2)


@rule("R9.2.9.IIb-1", "R9.5.1-b", "D9.2.9.IIb-1")
def test_allied_warriors_come_along() -> None:
    game = (
        wanderer("boots", "boots", "sword")
        .relation("vagabond", marquise="allied")
        .put("marquise", 8, warriors=2)
        .daylight("vagabond")
        .play("go 4")
    )
    assert game.offers() == ["pass", "escort marquise 1", "escort marquise 2"]
    game.refuses("escort marquise 3", "R4.2").refuses("escort eyrie 1", "R9.2.9.IIb-2")
    game.play("escort marquise 2")
    assert (game.warriors("marquise", 4), game.warriors("marquise", 8), game.place("vagabond")) == (2, 0, "4")
    friendly = (
        wanderer("boots", "sword").relation("vagabond", marquise="friendly").put("marquise", 8, warriors=2).put("eyrie", 4, warriors=1)
    )
    friendly.daylight("vagabond").play("go 4")
    assert friendly.step == "VagabondDaylight"
    slip = wanderer("boots").relation("vagabond", marquise="allied").put("marquise", 8, warriors=2).birdsong("vagabond").play("slip 4")
    assert slip.step == "VagabondDaylight"
    cobbler = wanderer().relation("vagabond", marquise="allied").put("marquise", 8, warriors=2).crafted("vagabond", "cobbler")
    cobbler.start_of_evening("vagabond").play("go 4")
    assert cobbler.warriors("marquise", 8) == 2, "only in Daylight"
    boats = wanderer("boots", "sword", at=4, table="vagabond marquise riverfolk eyrie").relation("vagabond", marquise="allied")
    boats.put("marquise", 4, warriors=2).put("eyrie", 7, warriors=1).boats().daylight("vagabond").play("go 7")
    assert boats.step == "VagabondDaylight", "bought Riverboats carry no allies"
    swim = wanderer("boots", "sword", at=4, table="vagabond marquise riverfolk eyrie").relation("vagabond", riverfolk="allied")
    swim.put("riverfolk", 4, warriors=2).put("eyrie", 7, warriors=1).boats().daylight("vagabond").play("go 7", "escort riverfolk 1")
    assert swim.warriors("riverfolk", 7) == 1, "the Riverfolk swim by themselves"


@rule("R9.2.9.IIb-2", "EX-39")
def test_allies_follow_their_own_rules_of_movement() -> None:
    game = wanderer("boots", "sword").relation("vagabond", marquise="allied").put("marquise", 8, warriors=1).put("eyrie", 8, warriors=2)
    game.put("eyrie", 4, warriors=1).daylight("vagabond").play("go 4")
    assert game.step == "VagabondDaylight", "the Marquise rules neither, he moves alone"
    assert game.place("vagabond") == "4"


@rule("R9.2.9.IIc-1", "R9.2.9.IIc-2", "D9.2.9.IIc-1", "R9.5.2-b")
def test_allied_warriors_fight_for_him() -> None:
    game = (
        wanderer("sword", "boots")
        .relation("vagabond", marquise="allied", eyrie="allied")
        .put("marquise", 8, warriors=2)
        .put("eyrie", 8, warriors=4)
    )
    game.daylight("vagabond").dice(3, 0).play("battle 8 eyrie")
    assert game.offers() == ["pass", "helpers marquise"]
    game.refuses("helpers eyrie", "D9.2.9.IIc-1").refuses("helpers alliance", "R9.2.9.IIc-1")
    game.play("helpers marquise")
    assert game.warriors("eyrie", 8) == 1, "two warriors and one sword: three hits"


@rule("R9.2.9.IIc-3")
def test_not_when_he_defends() -> None:
    game = (
        wanderer("boots", "torch", table="eyrie vagabond marquise").relation("vagabond", marquise="allied").put("marquise", 8, warriors=3)
    )
    game.leader("builder").put("eyrie", 8, warriors=2).crafted("eyrie", "command-warren").start_of_daylight("eyrie").dice(1, 1)
    game.play("battle 8 vagabond")
    assert (game.warriors("marquise", 8), game.warriors("eyrie", 8)) == (3, 2)
    assert game.item("vagabond", "boots", "damaged") == 1


@rule("R9.2.9.IId-1", "R9.2.9.IId-2", "R9.2.9.IId-3", "D9.2.9.IId-1")
def test_hits_are_divided_freely_and_compared_at_the_end() -> None:
    def fight(*losses: str) -> Table:
        game = (
            wanderer("sword", "boots", "torch")
            .relation("vagabond", marquise="allied")
            .put("marquise", 8, warriors=3)
            .put("eyrie", 8, warriors=3)
        )
        game.hand("eyrie", "ambush-fox").daylight("vagabond").dice(1, 1).play("battle 8 eyrie", "helpers marquise", "ambush ambush-fox")
        return game.play(*losses)

    even = fight("lose warrior", "damage boots ready", "damage torch ready")
    assert even.relation_to("vagabond", "marquise") == "allied", "ambush and dice together: one warrior, two items"
    assert even.score("vagabond") == 0
    worse = fight("lose warrior", "lose warrior", "damage boots ready")
    assert worse.relation_to("vagabond", "marquise") == "hostile"
    assert worse.score("vagabond") == 0, "no infamy for warriors lost this way"
    same = fight("lose warrior", "damage boots ready", "lose warrior")
    assert same.relation_to("vagabond", "marquise") == "hostile"


@rule("R9.2.7-b", "R9.2.9.IId-1", "D9.2.9.IId-1")
def test_hits_beyond_his_items_fall_on_allies_only_if_he_wants() -> None:
    def ambushed() -> Table:
        game = wanderer("sword", "boots:damaged").relation("vagabond", marquise="allied").put("marquise", 8, warriors=3)
        game.put("eyrie", 8, warriors=3).hand("eyrie", "ambush-fox").daylight("vagabond").dice(0, 0)
        return game.play("battle 8 eyrie", "helpers marquise", "ambush ambush-fox")

    game = ambushed()
    assert (game.step, game.offers()) == ("VagabondHits", ["lose warrior", "damage sword exhausted"])
    game.refuses("pass", "R9.2.7-a")
    game.play("damage sword exhausted")
    assert game.offers() == ["pass", "lose warrior"], "no item is left for the second hit"
    game.refuses("damage boots damaged", "R9.2.7-a")
    spared = game.play("pass")
    assert [said["hits"] for said in spared.events("ignored")] == [1]
    assert (spared.warriors("marquise", 8), spared.relation_to("vagabond", "marquise")) == (3, "allied")
    given = ambushed().play("damage sword exhausted", "lose warrior")
    assert (given.warriors("marquise", 8), given.relation_to("vagabond", "marquise")) == (2, "allied"), "one hit each"
    alone = wanderer("sword").put("eyrie", 8, warriors=3).hand("eyrie", "ambush-fox").daylight("vagabond").dice(0, 0)
    alone.play("battle 8 eyrie", "ambush ambush-fox")
    assert (alone.item("vagabond", "sword", "damaged-exhausted"), alone.step) == (1, "MarquiseDaylight"), (
        "the second hit is ignored, unasked"
    )


@rule("R9.2.9.IIe", "D9.2.9.IIe-1")
def test_he_pays_for_outrage_his_allies_cause() -> None:
    game = wanderer("boots", "sword").relation("vagabond", marquise="allied").put("marquise", 8, warriors=2).put("alliance", 4, sympathy=1)
    game.hand("vagabond", "bake-sale").hand("marquise", "ambush-rabbit").daylight("vagabond").play("go 4", "escort marquise 1")
    assert (game.asked, game.offers()) == ("vagabond", ["give bake-sale"])
    own = wanderer("boots", "sword").relation("vagabond", alliance="allied").put("alliance", 8, warriors=2).put("alliance", 4, sympathy=1)
    own.hand("vagabond", "bake-sale").daylight("vagabond").play("go 4", "escort alliance 1")
    assert own.asked == "vagabond", "even for the Alliance's own warriors"


@rule("R9.2.9.III", "D9.2.9.III-1", "R9.5.2-c")
def test_removing_a_warrior_makes_hostile_removing_a_building_does_not() -> None:
    game = wanderer("sword", "boots").relation("vagabond", marquise="allied").put("marquise", 8, warriors=1).daylight("vagabond").dice(1, 0)
    game.play("battle 8 marquise")
    assert game.relation_to("vagabond", "marquise") == "hostile"
    mill = wanderer("sword", "boots").put("marquise", 8, sawmill=1).daylight("vagabond").dice(0, 0).play("battle 8 marquise")
    assert (mill.relation_to("vagabond", "marquise"), mill.score("vagabond")) == ("neutral", 1)
    defends = (
        wanderer("sword", "boots", "torch", table="marquise vagabond eyrie").put("marquise", 8, warriors=2).daylight("marquise").dice(1, 1)
    )
    defends.play("battle 8 vagabond", "damage boots ready")
    assert defends.relation_to("vagabond", "marquise") == "hostile", "on any turn"
    ambush = (
        wanderer("sword", "boots", "torch", table="marquise vagabond eyrie").put("marquise", 8, warriors=1).hand("vagabond", "ambush-fox")
    )
    ambush.daylight("marquise").play("battle 8 vagabond", "ambush ambush-fox")
    assert ambush.relation_to("vagabond", "marquise") == "hostile"


@rule("R9.2.9.IIIa-1", "R9.2.9.IIIa-2", "R9.2.9.IIIa-3", "D9.2.9.IIIa-1", "EX-34")
def test_infamy() -> None:
    game = wanderer("sword", "sword", "sword", "boots").put("eyrie", 8, warriors=2, roost=1).daylight("vagabond").dice(3, 0)
    game.play("battle 8 eyrie")
    assert (game.relation_to("vagabond", "eyrie"), game.score("vagabond")) == ("hostile", 3), "0 + 1 + 2"
    hostile = wanderer("sword", "sword", "sword", "boots").relation("vagabond", eyrie="hostile").put("eyrie", 8, warriors=2, roost=1)
    hostile.daylight("vagabond").dice(3, 0).play("battle 8 eyrie")
    assert hostile.score("vagabond") == 4
    defends = wanderer("sword", "sword", "boots", "torch", table="marquise vagabond eyrie").relation("vagabond", marquise="hostile")
    defends.put("marquise", 8, warriors=3).daylight("marquise").dice(2, 2).play(
        "battle 8 vagabond", "damage boots ready", "damage torch ready"
    )
    assert (defends.warriors("marquise", 8), defends.score("vagabond")) == (1, 0), "only on his own turn"


@rule("R9.2.9.IIIb", "D9.2.9.IIIb-1", "R9.5.1-a")
def test_one_extra_boot_into_hostile_warriors() -> None:
    game = wanderer("boots", "boots", at=5).relation("vagabond", marquise="hostile", eyrie="hostile").put("marquise", 1, warriors=1)
    game.put("eyrie", 1, warriors=2).put("marquise", 2, sawmill=1).daylight("vagabond")
    assert game.offers("go") == ["go 1", "go 2"]
    game.play("go 1")
    assert game.item("vagabond", "boots", "exhausted") == 2, "one extra boot, however many factions"
    one = wanderer("boots", at=5).relation("vagabond", marquise="hostile").put("marquise", 1, warriors=1).put("marquise", 2, sawmill=1)
    one.daylight("vagabond").refuses("go 1", "R9.2.9.IIIb")
    one.play("go 2")
    assert one.place("vagabond") == "2", "buildings do not cost more"


@rule("R9.2.9.IIIc")
def test_aid_never_soothes_the_hostile_but_takes_their_items() -> None:
    game = wanderer("boots", "boots").relation("vagabond", marquise="hostile").put("marquise", 8, warriors=1).box("marquise", "sword")
    game.hand("vagabond", "anvil", "ambush-fox").daylight("vagabond").play("aid marquise anvil", "take-item sword")
    assert (game.relation_to("vagabond", "marquise"), game.item("vagabond", "sword"), game.score("vagabond")) == ("hostile", 1, 0)
    assert list(game.pos.aids) == [0] * 10
