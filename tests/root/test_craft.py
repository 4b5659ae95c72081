"""R4.1 Craft, and every craftable card of the deck."""

from __future__ import annotations

import pytest

from tafelrunde.games.root.terms.deck import COST, ITEM_OF, KIND_NAMES, KIND_SORT, POINTS_OF
from tafelrunde.games.root.terms.deck import ITEM as ITEM_SORT
from tafelrunde.games.root.terms.deck import PERSISTENT as PERSISTENT_SORT
from tafelrunde.games.root.words import ITEM_NAMES
from tafelrunde.testing import rule
from tests.root.table import Table

ITEM_CARDS = [kind for kind in range(42) if KIND_SORT[kind] == ITEM_SORT]
PERSISTENT_CARDS = [kind for kind in range(42) if KIND_SORT[kind] == PERSISTENT_SORT]
PRINTED = {"bag": ("mouse", 1), "boots": ("rabbit", 1), "crossbow": ("fox", 1), "hammer": ("fox", 2)}
PRINTED |= {"sword": ("fox fox", 2), "tea": ("mouse", 2), "coins": ("rabbit rabbit", 3)}


def crafting_cats(*cards: str) -> Table:
    """The Marquise with two workshops of each suit and these cards."""
    game = Table("marquise eyrie alliance").put("marquise", 8, workshop=2, warriors=1).put("marquise", 5, workshop=2, warriors=1)
    return game.put("marquise", 9, workshop=2, warriors=1).hand("marquise", *cards)


@rule("R4.1", "R4.1.2-a", "R4.1.2-b")
@pytest.mark.parametrize("kind", ITEM_CARDS, ids=lambda kind: KIND_NAMES[kind])
def test_every_item_card(kind: int) -> None:
    name = KIND_NAMES[kind]
    item = ITEM_NAMES[ITEM_OF[kind]]
    cost, points = PRINTED[item]
    assert (POINTS_OF[kind], list(COST[kind])) == (points, [cost.split().count(suit) for suit in ("fox", "rabbit", "mouse", "any")])
    game = crafting_cats(name).daylight("marquise")
    before = game.pos.item_supply[ITEM_OF[kind]]
    game.play(f"craft {name}")
    assert game.score("marquise") == points
    assert game.pos.item_supply[ITEM_OF[kind]] == before - 1
    assert game.pos.view(None)["seats"][0]["items"] == {item: 1}
    assert game.discarded() == [name]


@rule("R4.1.3", "R4.1")
@pytest.mark.parametrize("kind", PERSISTENT_CARDS, ids=lambda kind: KIND_NAMES[kind])
def test_every_persistent_card_goes_to_the_play_area(kind: int) -> None:
    name = KIND_NAMES[kind]
    game = Table("marquise eyrie alliance").hand("alliance", name, "ambush-fox")
    for clearing in (1, 6, 8, 3, 4, 5, 2, 7, 9):
        game.put("alliance", clearing, sympathy=1)
    game.daylight("alliance").play(f"craft {name}")
    while game.step == "PayCraft":
        game.play(game.offers()[0])
    assert game.play_area("alliance") == [name]
    assert game.discarded() == []
    assert sum(game.pos.used) == sum(COST[kind])


@rule("R4.1.1-a", "R4.1.1-b", "D4.1.1-1")
def test_a_cost_is_paid_in_full_by_pieces_of_its_suits() -> None:
    game = Table("marquise eyrie").put("marquise", 8, workshop=1, warriors=1).put("marquise", 5, workshop=1, warriors=1)
    game.hand("marquise", "anvil", "sword", "woodland-runners", "root-tea-fox", "tax-collector").daylight("marquise")
    assert game.offers("craft") == ["craft woodland-runners", "craft anvil"]
    game.refuses("craft sword", "R4.1.1-a").refuses("craft root-tea-fox", "R4.1.1-a").refuses("craft tax-collector", "R4.1.1-a")
    game.refuses("craft bake-sale", "R4.1")


@rule("R4.1.1-c", "D4.1.1-1")
def test_a_piece_is_activated_once_a_turn() -> None:
    game = Table("marquise eyrie").put("marquise", 8, workshop=1, warriors=2).hand("marquise", "anvil", "crossbow-bird")
    game.daylight("marquise").play("craft anvil").refuses("craft crossbow-bird", "R4.1.1-a")
    game.play("done")
    assert list(game.pos.used) == [0, 0, 0], "the marks are cleared at the end of the turn"


@rule("R4.1.1-d", "D4.1.1-1")
def test_any_suit_pays_a_question_mark_and_the_player_chooses() -> None:
    game = crafting_cats("royal-claim", "anvil").daylight("marquise").play("craft royal-claim")
    assert game.offers() == ["activate fox", "activate rabbit", "activate mouse"]
    game.play("activate mouse", "activate mouse").refuses("activate mouse", "R4.1.1-c").refuses("activate bird", "R4.1.1-c")
    game.play("activate rabbit", "activate fox")
    assert game.play_area("marquise") == ["royal-claim"]
    assert "craft anvil" in game.offers(), "a fox workshop was left"
    exact = (
        Table("marquise eyrie").put("marquise", 8, workshop=2, warriors=1).put("marquise", 5, workshop=2).hand("marquise", "royal-claim")
    )
    exact.daylight("marquise").play("craft royal-claim", "activate fox", "activate fox")
    assert exact.play_area("marquise") == ["royal-claim"], "what is left is forced"
    three = (
        Table("marquise eyrie").put("marquise", 8, workshop=2, warriors=1).put("marquise", 5, workshop=1).hand("marquise", "royal-claim")
    )
    three.daylight("marquise").refuses("craft royal-claim", "R4.1.1-a")


@rule("R4.1.2-c", "EX-11")
def test_a_missing_item_cannot_be_crafted() -> None:
    game = crafting_cats("crossbow-bird", "anvil").item_supply(crossbow=0).daylight("marquise")
    game.refuses("craft crossbow-bird", "R4.1.2-c")
    assert "craft anvil" in game.offers()


@rule("R4.1.4", "D4.1.4-1", "EX-11")
def test_no_two_persistent_cards_of_one_name() -> None:
    game = crafting_cats("tax-collector").crafted("marquise", "tax-collector").daylight("marquise")
    game.refuses("craft tax-collector", "R4.1.4")
    used_up = crafting_cats("armorers", "sappers").crafted("marquise", "armorers").daylight("marquise")
    assert used_up.offers("craft") == ["craft sappers"]
    twin = crafting_cats("root-tea-fox", "root-tea-rabbit").daylight("marquise").play("craft root-tea-fox", "craft root-tea-rabbit")
    assert twin.score("marquise") == 4, "two item cards of one name are no persistent effects"


@rule("D4.1.2-1")
@pytest.mark.parametrize(
    ("favor", "clearings"),
    [("favor-of-the-foxes", (1, 8)), ("favor-of-the-rabbits", (4, 5)), ("favor-of-the-mice", (7, 9))],
)
def test_every_favor_removes_all_enemy_pieces_of_its_suit_together(favor: str, clearings: tuple[int, int]) -> None:
    one, other = clearings
    game = Table("eyrie marquise alliance cult vagabond").put("eyrie", one, warriors=1)
    workshops = {"favor-of-the-foxes": (6, 8, 12), "favor-of-the-rabbits": (3, 5, 10), "favor-of-the-mice": (2, 11, 9)}[favor]
    for clearing in workshops:
        game.put("eyrie", clearing, roost=1)
    game.put("marquise", 3 if favor != "favor-of-the-rabbits" else 2, keep=1)
    game.put("marquise", one, warriors=2, wood=1).put("marquise", other, warriors=1).put("alliance", one, sympathy=1)
    game.put("cult", other, warriors=2).pawn("vagabond", one).hand("marquise", "armorers", "sappers").hand("eyrie", favor)
    elsewhere = 10 if favor != "favor-of-the-rabbits" else 12
    game.put("marquise", elsewhere, warriors=2)
    game.leader("despot").daylight("eyrie").play(f"craft {favor}")
    for clearing in clearings:
        assert [game.warriors(faction, clearing) for faction in ("marquise", "alliance", "cult")] == [0, 0, 0]
    assert game.warriors("marquise", elsewhere) == 2
    assert game.warriors("eyrie", one) == 1
    assert game.place("vagabond") == str(one)
    assert game.score("eyrie") == 2, "wood and sympathy; the Despot's point is for battles only"
    assert game.pos.acolytes == 0, "Cult warriors go to the supply"
    assert game.asked == "marquise", "Field Hospitals, once for each clearing"
    game.play("hospital armorers", "hospital sappers")
    assert sum(game.warriors("marquise", clearing) for clearing in range(1, 13)) == 5
    assert game.pos.supporters != 0, "outrage: the empty hand was shown, a supporter drawn"
    assert favor in game.lost_souls()


@rule("D4.1.2-1")
def test_a_vagabonds_favor_makes_enemies_but_scores_no_infamy() -> None:
    game = Table("marquise eyrie alliance vagabond").pawn("vagabond", 8).items("vagabond", "hammer", "hammer", "hammer", "boots")
    game.put("marquise", 8, warriors=2).put("eyrie", 1, roost=1).hand("vagabond", "favor-of-the-foxes").relation(
        "vagabond", eyrie="hostile"
    )
    game.daylight("vagabond").play("craft favor-of-the-foxes")
    assert game.relation_to("vagabond", "marquise") == "hostile"
    assert game.score("vagabond") == 1
    friend = Table("marquise eyrie alliance vagabond").pawn("vagabond", 8).items("vagabond", "hammer", "hammer", "hammer", "boots")
    friend.put("marquise", 8, warriors=2).put("eyrie", 1, warriors=1).hand("vagabond", "favor-of-the-foxes")
    friend.dominance("vagabond", "dominance-fox", partner="marquise").daylight("vagabond").play("craft favor-of-the-foxes")
    assert (friend.warriors("marquise", 8), friend.warriors("eyrie", 1)) == (2, 0)


@rule("D4.1.3-1")
def test_a_persistent_card_works_at_once_while_its_window_is_open() -> None:
    game = crafting_cats("codebreakers", "better-burrow-bank").hand("eyrie", "anvil").daylight("marquise").play("craft codebreakers")
    assert "spy eyrie" in game.offers()
    game.play("craft better-burrow-bank")
    assert game.offers("bank") == [], "Birdsong has passed"


@rule("D4.1.3-2")
def test_a_granted_move_or_battle_costs_nothing_else() -> None:
    game = crafting_cats().put("eyrie", 8, warriors=1).crafted("marquise", "command-warren").start_of_daylight("marquise")
    game.dice(0, 0).play("battle 8 eyrie")
    assert game.pos.actions == 3
    river = Table("marquise eyrie riverfolk").put("riverfolk", 5, warriors=1).crafted("riverfolk", "cobbler").start_of_evening("riverfolk")
    river.play("move 5 10 1")
    assert river.warriors("riverfolk", 10) == 1
    walk = Table("marquise eyrie vagabond").pawn("vagabond", 5).crafted("vagabond", "cobbler").put("marquise", 1, warriors=1)
    walk.relation("vagabond", marquise="hostile").start_of_evening("vagabond")
    assert walk.offers() == ["pass", "go 2"], "no forest, and no boots for the hostile clearing"
    walk.refuses("go 1", "R9.2.9.IIIb")
    booted = Table("marquise eyrie vagabond").pawn("vagabond", 5).crafted("vagabond", "cobbler").put("marquise", 1, warriors=1)
    booted.items("vagabond", "boots").relation("vagabond", marquise="hostile").start_of_evening("vagabond").play("go 1")
    assert booted.item("vagabond", "boots", "exhausted") == 1
    free = Table("marquise eyrie vagabond").pawn("vagabond", 5).crafted("vagabond", "command-warren").put("marquise", 5, warriors=1)
    free.start_of_daylight("vagabond").dice(0, 0).play("battle 5 marquise")
    assert free.warriors("marquise", 5) == 1


@rule("R4.1.2-a")
def test_a_favor_is_discarded_after_all_it_sets_off() -> None:
    game = Table("marquise alliance eyrie").put("marquise", 1, warriors=1).put("alliance", 8, sympathy=1)
    for clearing in (6, 8, 12):
        game.put("marquise", clearing, workshop=1)
    game.hand("marquise", "favor-of-the-foxes").discards("bake-sale").only_pile().daylight("marquise")
    game.play("craft favor-of-the-foxes")
    assert game.stack() == ["bake-sale"], "outrage drew from a pile the Favor was not in yet"
    assert (game.discarded(), game.pos.limbo) == (["favor-of-the-foxes"], -1)


@rule("R4.1.2-a")
def test_a_favor_whose_effect_goes_on_is_in_no_hand_and_on_no_pile() -> None:
    game = Table("eyrie marquise alliance").leader("builder").put("marquise", 2, keep=1).put("marquise", 8, warriors=2)
    for clearing in (6, 8, 12):
        game.put("eyrie", clearing, roost=1)
    game.hand("eyrie", "favor-of-the-foxes").hand("marquise", "anvil").daylight("eyrie").play("craft favor-of-the-foxes")
    assert (game.asked, game.step) == ("marquise", "FieldHospitals")
    assert (game.cards("eyrie"), game.discarded()) == ([], [])
    assert game.pos.view(None)["played"] == "favor-of-the-foxes"
    game.play("pass")
    assert game.discarded() == ["favor-of-the-foxes"]
