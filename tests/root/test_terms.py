"""Chapter 2: cards, clearings, rivers, forests, pieces, enemies, rule."""

from __future__ import annotations

import pytest

from tafelrunde.engine.packed import bits_set
from tafelrunde.games.root.events import FOR_BUILDING
from tafelrunde.games.root.terms.boards import WARRIORS
from tafelrunde.games.root.terms.deck import (
    AMBUSHES,
    BIRDS,
    COST,
    CRAFTABLE,
    DOMINANCES,
    KIND_NAMES,
    KIND_SUIT,
    SUIT_CARDS,
    SUIT_OF,
    cards_in,
)
from tafelrunde.games.root.terms.map import MAPS
from tafelrunde.games.root.words import SUIT_NAMES
from tafelrunde.testing import rule
from tests.root.table import Table, new_game

AUTUMN, WINTER = MAPS


# 2.1 Cards.


@rule("R2.1-a", "R2.1-b")
def test_every_card_has_one_suit_and_most_can_be_crafted() -> None:
    assert [bits_set(cards) for cards in SUIT_CARDS] == [14, 13, 13, 14]
    assert sum(SUIT_CARDS) == (1 << 54) - 1
    assert CRAFTABLE.bit_count() == 45
    assert [KIND_NAMES[kind] for kind in range(42) if not any(COST[kind])] == [
        *("ambush-bird", "ambush-fox", "ambush-rabbit", "ambush-mouse"),
        *("dominance-bird", "dominance-fox", "dominance-rabbit", "dominance-mouse"),
    ]


@rule("R2.1.1")
def test_a_bird_card_counts_as_any_suit() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1, sawmill=1).hand("marquise", "armorers", "bake-sale", "anvil")
    game.daylight("marquise")
    assert game.offers("overwork") == ["overwork 5 armorers", "overwork 5 bake-sale"]
    game.refuses("overwork 5 anvil", "R6.5.5")


@rule("R2.1.1", "D2.1.1-1")
def test_birds_fill_in_one_by_one_where_several_cards_are_needed() -> None:
    game = Table("marquise alliance").put("alliance", 1, sympathy=1).supporters("armorers", "anvil").birdsong("alliance")
    game.play("revolt 1 armorers", "support anvil")
    assert game.count("base", 1) == 1
    both = Table("marquise alliance").put("alliance", 1, sympathy=1).supporters("armorers", "sappers").birdsong("alliance")
    both.play("revolt 1 armorers", "support sappers")
    assert both.count("base", 1) == 1


@rule("R2.1.1.I", "D2.1.1.I-1")
def test_nobody_refuses_to_give_by_holding_birds_only() -> None:
    game = Table("marquise alliance").put("marquise", 4, warriors=2).put("alliance", 8, sympathy=1).hand("marquise", "armorers")
    game.daylight("marquise").play("march 4 8 1")
    assert game.asked == "marquise"
    assert game.offers() == ["give armorers"], "a lone bird must go"
    game = Table("marquise alliance").put("marquise", 4, warriors=2).put("alliance", 8, sympathy=1)
    game.hand("marquise", "armorers", "anvil", "bake-sale").daylight("marquise").play("march 4 8 1")
    assert game.offers() == ["give armorers", "give anvil"], "who holds both chooses"
    game.refuses("give bake-sale", "R8.2.6-a")


@rule("R2.1.1.II")
def test_no_other_suit_replaces_a_bird() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1).hand("marquise", "anvil", "sappers")
    game.daylight("marquise").play("march 1 5 1", "done", "march 5 1 1", "done", "march 1 5 1", "done")
    assert game.offers("extra") == ["extra sappers"]
    game.refuses("extra anvil", "R2.1.1.II")


@rule("R2.1.2-a")
def test_drawing_takes_the_top_card() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1).pile("anvil", "sword").daylight("marquise").play("done")
    assert game.cards("marquise") == ["anvil"]


@rule("R2.1.2-b", "D2.1.2-1")
def test_the_discards_are_shuffled_as_soon_as_the_pile_is_empty() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=1).discards("bake-sale", "sword", "anvil").only_pile("ambush-fox")
    game.daylight("marquise").play("done")
    assert game.cards("marquise") == ["ambush-fox"]
    assert game.discarded() == []
    assert len(game.pos.pile) + len(game.cards("eyrie")) == 3
    assert len(game.events("shuffled")) == 1


@rule("D2.1.2-1")
def test_without_any_card_the_draw_is_skipped_and_available_dominance_never_shuffled() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=1).available("dominance-fox").only_pile()
    game.daylight("marquise").play("done")
    assert game.cards("marquise") == []
    assert int(game.pos.available).bit_count() == 1
    late = Table("marquise eyrie alliance").put("marquise", 1, warriors=1).discards("anvil").only_pile()
    late.daylight("marquise").play("done")
    assert late.cards("marquise") == ["anvil"], "an empty pile is renewed at the next draw"
    cult = Table("marquise eyrie cult").put("marquise", 1, warriors=1).souls("anvil", "sword").only_pile()
    cult.daylight("marquise").play("done")
    assert cult.cards("marquise") == []
    assert cult.lost_souls() == ["anvil", "sword"], "Lost Souls is no discard pile"


@rule("R2.1.3")
def test_spent_cards_go_to_the_discard_pile() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1, sawmill=1).hand("marquise", "bake-sale").daylight("marquise")
    game.play("overwork 5 bake-sale")
    assert game.discarded() == ["bake-sale"]


@rule("D2.1.3-1", "R10.2.6-a", "D10.2.6-1")
def test_with_the_cult_every_discard_goes_to_lost_souls() -> None:
    game = Table("marquise cult eyrie alliance").put("marquise", 5, warriors=1, sawmill=1, workshop=1)
    game.hand("marquise", "bake-sale", "woodland-runners").put("eyrie", 5, warriors=1).hand("eyrie", "ambush-rabbit")
    game.daylight("marquise").play("craft woodland-runners", "overwork 5 bake-sale", "battle 5 eyrie", "ambush ambush-rabbit")
    assert game.lost_souls() == ["woodland-runners", "bake-sale"], "its hits are not taken yet"
    game.play("lose sawmill")
    assert game.lost_souls() == ["woodland-runners", "bake-sale", "ambush-rabbit"]
    assert game.discarded() == []
    purge = Table("cult eyrie alliance").put("eyrie", 1, roost=1).leader("despot").decree(move=["anvil"])
    purge.daylight("eyrie").play("resolve fox")
    assert purge.lost_souls() == ["anvil"]
    full = (
        Table("cult marquise alliance")
        .supporters("anvil", "sword", "root-tea-fox", "armorers", "sappers")
        .hand("alliance", "investments", "bake-sale")
    )
    full.daylight("alliance").play("mobilize investments")
    assert full.lost_souls() == ["investments"]


@rule("R2.1.4-a", "R2.1.5-a")
def test_five_ambush_and_four_dominance_cards() -> None:
    assert sorted(SUIT_NAMES[SUIT_OF[card]] for card in cards_in(AMBUSHES)) == ["bird", "bird", "fox", "mouse", "rabbit"]
    assert sorted(SUIT_NAMES[SUIT_OF[card]] for card in cards_in(DOMINANCES)) == ["bird", "fox", "mouse", "rabbit"]
    assert bits_set(AMBUSHES & BIRDS) == 2


@rule("R2.1.4-b", "R2.1.5-b")
def test_ambush_and_dominance_cards_are_spent_for_their_suit_but_not_crafted() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=1).put("marquise", 8, sawmill=1, workshop=1)
    game.hand("marquise", "ambush-fox", "dominance-fox").daylight("marquise")
    game.refuses("craft ambush-fox", "R2.1.4-b").refuses("craft dominance-fox", "R2.1.5-b")
    game.play("overwork 8 ambush-fox", "overwork 8 dominance-fox")
    assert game.count("wood", 8) == 2


@rule("R2.1.4-c")
def test_an_ambush_card_is_played_in_battle_and_nothing_else_is() -> None:
    game = Table("marquise eyrie").put("marquise", 1, warriors=3).put("eyrie", 1, warriors=1).hand("eyrie", "ambush-fox", "anvil")
    game.daylight("marquise").play("battle 1 eyrie")
    assert game.offers() == ["pass", "ambush ambush-fox"]
    game.refuses("ambush anvil", "R2.1.4-c")
    game.play("ambush ambush-fox")
    assert game.warriors("marquise", 1) == 1


@rule("R2.1.5-c")
def test_a_dominance_card_changes_how_its_owner_wins_for_good() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 1, warriors=1).hand("marquise", "dominance-fox").points(marquise=10)
    game.daylight("marquise").play("dominate dominance-fox")
    game.pos.score(0, 40, FOR_BUILDING)
    assert not game.pos.is_over()
    for fox in (1, 6, 8):
        game.put("marquise", fox, warriors=2)
    game.turn("marquise")
    assert game.winners == ["marquise"]


# 2.2 to 2.4 The map.


@rule("R2.2", "R2.2.1", "R2.2.2", "R2.2.3-a")
def test_the_maps() -> None:
    paths = {1: {5, 9, 10}, 2: {5, 6, 10}, 3: {6, 7, 11}, 4: {8, 9, 12}, 5: {1, 2}, 6: {2, 3, 11}, 7: {3, 8, 12}, 8: {4, 7}}
    paths |= {9: {1, 4, 12}, 10: {1, 2, 12}, 11: {3, 6, 12}, 12: {4, 7, 9, 10, 11}}
    for clearing, near in paths.items():
        assert {other + 1 for other in AUTUMN.paths[clearing - 1]} == near
    assert len(AUTUMN.edges()) == 18
    assert len(WINTER.edges()) == 16
    assert sum(AUTUMN.slots) == sum(WINTER.slots) == 22
    assert list(AUTUMN.slots) == [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2]
    assert [SUIT_NAMES[suit] for suit in AUTUMN.suits[:4]] == ["fox", "mouse", "rabbit", "rabbit"]


@rule("R2.2.1")
def test_only_a_path_makes_clearings_adjacent() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1).daylight("marquise")
    assert game.offers("march") == ["march 5 1 1", "march 5 2 1"]
    game.refuses("march 5 10 1", "R2.2.1")


@rule("R2.2.3-b", "R2.2.3-c")
def test_a_building_fills_a_slot_and_needs_one() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1, wood=3, sawmill=1, workshop=1, recruiter=0)
    game.put("marquise", 1, warriors=1).daylight("marquise")
    assert game.pos.free[4] == 0
    game.refuses("build recruiter 5", "R2.2.3-c")
    game.play("build recruiter 1")
    assert game.pos.free[0] == 0


@rule("R2.2.4-a")
def test_slots_marked_r_start_with_a_ruin() -> None:
    game = Table("marquise eyrie")
    assert [clearing + 1 for clearing in range(12) if game.pos.ruins >> clearing & 1] == [6, 10, 11, 12]
    assert list(game.pos.free) == [1, 2, 1, 1, 2, 1, 2, 2, 2, 1, 2, 1]
    winter = Table("marquise eyrie", board="winter")
    assert [clearing + 1 for clearing in range(12) if winter.pos.ruins >> clearing & 1] == [8, 9, 11, 12]


@rule("R2.2.4-b", "D2.2.4-1")
def test_a_ruin_belongs_to_nobody_and_stays_when_all_pieces_are_removed() -> None:
    game = Table("marquise alliance").put("alliance", 6, sympathy=1).put("marquise", 6, warriors=2).supporters("anvil", "foxfolk-steel")
    assert game.ruler(6) == "marquise"
    game.birdsong("alliance").play("revolt 6 anvil", "support foxfolk-steel")
    assert game.pos.ruins >> 5 & 1
    assert game.pos.free[5] == 0
    lone = Table("marquise vagabond eyrie").pawn("vagabond", 6).items("vagabond", "sword", "crossbow").daylight("vagabond")
    assert lone.offers("battle") == lone.offers("strike") == []
    assert lone.ruler(6) == ""


@rule("R2.3-a", "R2.3-b", "D2.3-1")
def test_rivers_are_paths_only_for_who_may_use_them() -> None:
    game = Table("marquise eyrie riverfolk").put("marquise", 5, warriors=1).daylight("marquise")
    game.refuses("march 5 10 1", "R2.2.1")
    boats = Table("marquise eyrie riverfolk").put("marquise", 5, warriors=1).boats().daylight("marquise")
    assert "march 5 10 1" in boats.offers()
    river = Table("marquise eyrie riverfolk").put("riverfolk", 5, warriors=1).funds(riverfolk=1).daylight("riverfolk")
    assert "move 5 10 1" in river.offers()
    assert AUTUMN.near[4] == [0, 1, 12], "a river does not divide forest 1 from its clearings"


@rule("D2.3-1")
def test_boats_also_carry_wood_and_sympathy() -> None:
    game = Table("marquise eyrie riverfolk").put("marquise", 4, warriors=1, wood=1).put("marquise", 7, warriors=1, sawmill=1)
    assert "build sawmill 7" not in game.daylight("marquise").offers()
    game = Table("marquise eyrie riverfolk").put("marquise", 4, warriors=1, wood=1).put("marquise", 7, warriors=1, sawmill=1)
    assert "build sawmill 7" in game.boats().daylight("marquise").offers()
    near = Table("marquise alliance riverfolk").put("alliance", 4, sympathy=1).supporters("mouse-in-a-sack")
    near.birdsong("alliance").refuses("spread 7 mouse-in-a-sack", "R8.4.2.I-a")
    near = Table("marquise alliance riverfolk").put("alliance", 4, sympathy=1).supporters("mouse-in-a-sack")
    assert "spread 7 mouse-in-a-sack" in near.boats().birdsong("alliance").offers()


@rule("R2.4", "R2.4.1-a", "R2.4.1-b")
def test_forests_touch_clearings_and_forests_across_one_path() -> None:
    clearings = {
        1: {1, 2, 5, 10},
        2: {1, 9, 10, 12},
        3: {2, 6, 10, 11, 12},
        4: {4, 9, 12},
        5: {4, 7, 8, 12},
        6: {3, 7, 11, 12},
        7: {3, 6, 11},
    }
    forests = {1: {2, 3}, 2: {1, 3, 4}, 3: {1, 2, 6, 7}, 4: {2, 5}, 5: {4, 6}, 6: {3, 5, 7}, 7: {3, 6}}
    for forest, touching in clearings.items():
        near = {place + 1 if place < 12 else f"forest-{place - 11}" for place in AUTUMN.near[11 + forest]}
        assert near == touching | {f"forest-{other}" for other in forests[forest]}
        for clearing in touching:
            assert 11 + forest in AUTUMN.near[clearing - 1]
    shared = 0
    for one, near_one in forests.items():
        for other in near_one:
            path = clearings[one] & clearings[other]
            shared += any(b - 1 in AUTUMN.paths[a - 1] for a in path for b in path)
    assert shared == sum(len(near_one) for near_one in forests.values())


@rule("D2.4.1-1", "D9.5-1")
def test_in_a_forest_only_the_pawn_and_few_actions() -> None:
    game = (
        Table("marquise eyrie vagabond")
        .put("marquise", 1, warriors=2)
        .items("vagabond", "sword", "torch", "crossbow", "hammer", "boots", "tea:damaged")
    )
    game.hand("vagabond", "anvil").quests("fox-errand").daylight("vagabond")
    assert {text.split()[0] for text in game.offers()} == {"done", "go", "repair"}
    for text in (
        "battle 1 marquise",
        "explore",
        "aid marquise anvil",
        "quest fox-errand",
        "strike marquise warrior",
        "craft anvil",
        "steal marquise",
    ):
        game.refuses(text, "D9.5-1")


# 2.5 Pieces.


@rule("R2.5-a")
def test_nobody_uses_more_pieces_than_exist() -> None:
    assert list(WARRIORS) == [25, 20, 10, 25, 15]
    game = Table("marquise eyrie").put("marquise", 1, warriors=25).put("marquise", 5, recruiter=1).daylight("marquise")
    game.play("recruit")
    assert (game.warriors("marquise", 5), game.in_supply("marquise")) == (0, 0)
    gardens = (
        Table("marquise cult vagabond").put("cult", 1, garden=1).put("cult", 6, garden=1).put("cult", 8, garden=2).put("cult", 12, garden=1)
    )
    gardens.no_ruin(12).hand("cult", "anvil").daylight("cult").refuses("ritual-build anvil 12", "R2.5-a")


@rule("R2.5-b", "D2.5-1")
def test_who_cannot_place_all_places_what_he_can_and_chooses_where() -> None:
    game = Table("marquise eyrie").put("marquise", 5, recruiter=2).put("marquise", 9, recruiter=1, warriors=23).daylight("marquise")
    game.play("recruit")
    assert game.step == "RecruitsShort"
    assert game.offers() == ["recruit-at 5", "recruit-at 9"]
    game.play("recruit-at 5", "recruit-at 5")
    assert (game.warriors("marquise", 5), game.warriors("marquise", 9), game.in_supply("marquise")) == (2, 23, 0)


@rule("D2.5-2")
def test_what_does_nothing_is_allowed_unless_it_is_paid_for_something() -> None:
    game = (
        Table("marquise eyrie")
        .put("marquise", 5, workshop=2, warriors=1)
        .put("marquise", 3, workshop=1)
        .hand("marquise", "favor-of-the-rabbits")
    )
    game.daylight("marquise").play("craft favor-of-the-rabbits")
    assert (game.discarded(), list(game.pos.used)) == (["favor-of-the-rabbits"], [0, 3, 0]), "nobody to remove, but crafted"
    claim = Table("marquise eyrie").put("marquise", 1, warriors=1).put("eyrie", 1, warriors=1).crafted("marquise", "royal-claim")
    claim.turn("marquise")
    dry = Table("riverfolk marquise eyrie").funds(riverfolk=2).put("riverfolk", 5, warriors=1).only_pile().daylight("riverfolk")
    dry.refuses("draw", "D2.5-2")
    bank = Table("marquise eyrie").put("marquise", 1, warriors=1).crafted("marquise", "better-burrow-bank").only_pile().turn("marquise")
    bank.play("bank eyrie")
    assert (bank.cards("marquise"), bank.cards("eyrie"), bank.step) == ([], [], "MarquiseDaylight"), "nobody could draw anything"
    assert claim.step == "MarquiseDaylight", "without a ruled clearing the Royal Claim is not even asked for"


@rule("R2.5.1-a", "R2.5.1-b")
def test_warriors_come_from_and_return_to_the_supply() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=2, recruiter=1).put("eyrie", 5, warriors=2)
    game.daylight("marquise").play("recruit")
    assert game.in_supply("marquise") == 22
    game.dice(2, 1).play("battle 5 eyrie")
    assert (game.in_supply("marquise"), game.in_supply("eyrie")) == (23, 20)


@rule("R2.5.2-a", "R2.5.2-b")
def test_buildings_leave_their_track_from_the_left_and_return_to_the_right() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=3, sawmill=1, wood=2).put("eyrie", 9, warriors=4)
    game.put("marquise", 9, workshop=1).daylight("marquise").play("build sawmill 5")
    assert game.score("marquise") == 1, "the second sawmill costs 1 and scores 1"
    assert list(game.pos.built[:3]) == [2, 1, 0]
    game.leader("commander").decree(battle=["mouse-in-a-sack"])
    game.daylight("eyrie").play("move 9 1 1").dice(1, 0).play("resolve mouse")
    assert game.pos.built[1] == 0, "the workshop is back on its track"


@rule("R2.5.3-a", "R2.5.3-b", "D2.5.3-1")
def test_tokens_come_from_track_or_supply_and_return_there() -> None:
    game = Table("marquise alliance").put("alliance", 8, sympathy=1).put("marquise", 8, warriors=3, wood=1)
    game.daylight("marquise").dice(0, 0).play("battle 8 alliance")
    assert game.pos.sympathy == 0, "the token is back on its track: ten are left again"
    game.supporters("foxfolk-steel").birdsong("alliance").play("spread 6 foxfolk-steel")
    assert game.score("alliance") == 0, "the first token scores nothing"
    assert game.pos.wood_left == 7
    game = Table("marquise eyrie").put("marquise", 8, wood=2).put("eyrie", 8, warriors=2).put("eyrie", 1, warriors=1).leader("commander")
    game.decree(battle=["anvil"]).daylight("eyrie").play("move 1 5 1").dice(0, 0).play("resolve fox")
    assert game.pos.wood_left == 8, "wood returns to the supply"


@rule("D2.5.3-1")
def test_tokens_do_not_fill_slots_and_buildings_do() -> None:
    game = Table("marquise alliance cult riverfolk")
    free = list(game.pos.free)
    game.put("marquise", 8, wood=2, keep=1).put("alliance", 8, sympathy=1).put("riverfolk", 8, trade_post=1)
    assert list(game.pos.free) == free
    game.put("cult", 9, garden=1).put("alliance", 7, base=1)
    assert game.pos.free[8] == free[8] - 1
    assert game.pos.free[6] == free[6] - 1


@rule("R2.5.4", "R9.2.2-b")
def test_nothing_takes_a_pawn_off_the_map() -> None:
    game = Table("marquise alliance vagabond").put("alliance", 8, sympathy=1).pawn("vagabond", 8).put("marquise", 8, warriors=1)
    game.supporters("anvil", "foxfolk-steel").birdsong("alliance").play("revolt 8 anvil", "support foxfolk-steel")
    assert game.place("vagabond") == "8"
    assert game.warriors("marquise", 8) == 0


@rule("R2.5.5-a")
def test_a_crafted_item_moves_from_the_supply_to_the_box() -> None:
    game = Table("marquise eyrie").put("marquise", 8, workshop=1).hand("marquise", "anvil").daylight("marquise").play("craft anvil")
    assert game.pos.view(0)["seats"][0]["items"] == {"hammer": 1}
    assert "hammer" not in game.pos.view(0)["item_supply"]


@rule("R2.5.5-b", "D2.5.5-1")
def test_a_removed_item_is_out_of_the_game_and_items_are_no_pieces() -> None:
    game = Table("marquise eyrie vagabond").items("vagabond", *["boots"] * 7, "sword").pawn("vagabond", 1).put("marquise", 1, warriors=1)
    game.box("eyrie", "sword").evening("vagabond").play("drop boots ready", "drop boots ready")
    assert game.pos.items_gone[0] == 2
    assert game.pos.item_supply[0] == 2
    assert [game.score(faction) for faction in ("marquise", "eyrie", "vagabond")] == [0, 0, 0]
    assert not game.pos.present[0] >> 1 & 1, "an item in a box makes nobody present"


# 2.7 and 2.8 Enemies and rule.


@rule("R2.7")
def test_everybody_else_is_an_enemy_but_a_coalition_partner() -> None:
    game = Table("marquise eyrie alliance vagabond")
    assert game.pos.enemies(0, 5)
    assert not game.pos.enemies(0, 0)
    game.dominance("vagabond", "dominance-fox", partner="marquise")
    assert not game.pos.enemies(0, 5)
    assert not game.pos.enemies(5, 0)
    assert game.pos.enemies(1, 5)


@rule("R2.8-a", "R2.8-b", "R2.8-c", "D2.8-1")
def test_most_warriors_and_buildings_rule() -> None:
    game = Table("marquise eyrie alliance vagabond riverfolk")
    assert game.ruler(5) == ""
    game.put("marquise", 5, warriors=1, sawmill=1, wood=3).put("alliance", 5, warriors=1, sympathy=1).pawn("vagabond", 5)
    assert game.ruler(5) == "marquise"
    game.put("alliance", 5, warriors=1)
    assert game.ruler(5) == "", "tokens do not help the Marquise on a tie"
    game.put("alliance", 5, warriors=1)
    assert game.ruler(5) == "alliance"
    tokens = Table("marquise alliance vagabond").put("marquise", 8, wood=2).put("alliance", 8, sympathy=1).pawn("vagabond", 8)
    assert tokens.ruler(8) == ""


@rule("D2.8-2")
def test_pilgrims_before_lords_before_numbers() -> None:
    game = Table("marquise eyrie cult").put("cult", 9, garden=1).put("eyrie", 9, warriors=3).put("marquise", 9, warriors=5)
    assert game.ruler(9) == "cult"
    game.put("marquise", 8, warriors=2).put("eyrie", 8, warriors=2)
    assert game.ruler(8) == "eyrie"
    game.leader("commander").daylight("eyrie").play("move 8 4 1")
    assert game.ruler(8) == "marquise", "rule is read fresh from the map"


@rule("D2.8-3")
def test_partners_do_not_add_up() -> None:
    game = Table("marquise eyrie vagabond vagabond").dominance("vagabond", "dominance-fox", partner="marquise")
    game.put("marquise", 5, warriors=1).pawn("vagabond", 5).put("eyrie", 5, warriors=1)
    assert game.ruler(5) == "eyrie"


def test_the_kept_rule_agrees_with_its_definition_in_play() -> None:
    pos = new_game("marquise eyrie cult riverfolk", seed=3)
    for _ in range(300):
        if pos.is_over():
            break
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[(pos.ply * 7) % len(moves)])
        assert pos.invariants() == []


@pytest.mark.parametrize("kind", range(42))
def test_card_data_is_whole(kind: int) -> None:
    assert KIND_SUIT[kind] in range(4)
    assert sum(COST[kind]) in range(5)


def test_the_scene_tells_what_is_printed() -> None:
    scene = new_game("marquise eyrie", seed=1).scene()
    assert scene["cards"]["tax-collector"] == {
        "suit": "fox",
        "kind": "persistent",
        "cost": ["fox", "rabbit", "mouse"],
        "item": "",
        "points": 0,
    }
    assert scene["quests"]["fox-errand"] == {"suit": "fox", "items": ["tea", "boots"]}
    assert len(scene["boards"]["alliance"]["points"]) == 10
