"""Chapter 10: the Lizard Cult."""

from __future__ import annotations

import pytest

from tafelrunde.games.root.factions.cult.board import GARDEN_POINTS
from tafelrunde.testing import rule
from tests.root.table import Table

TABLE = "cult marquise eyrie alliance"


def cult(table: str = TABLE) -> Table:
    return Table(table)


# 10.2 Abilities.


@rule("R10.2.1", "D10.2.1-1", "R10.6.2")
def test_gardens_of_the_outcast_craft_in_evening() -> None:
    game = (
        cult()
        .put("cult", 8, garden=1)
        .put("cult", 9, garden=1)
        .outcast("fox")
        .hand("cult", "anvil", "root-tea-fox", "sword", "royal-claim")
    )
    game.daylight("cult").refuses("craft anvil", "G4")
    game.evening("cult")
    assert game.offers() == ["done", "craft anvil"]
    game.refuses("craft root-tea-fox", "R4.1.1-a").refuses("craft sword", "R4.1.1-a").refuses("craft royal-claim", "R4.1.1-a")
    game.play("craft anvil")
    assert game.score("cult") == 2
    many = cult().put("cult", 8, garden=2).put("cult", 9, garden=2).outcast("fox").hand("cult", "royal-claim", "anvil").evening("cult")
    many.refuses("craft royal-claim", "R4.1.1-a")
    none = cult().put("cult", 9, garden=1).outcast("fox").hand("cult", "anvil").put("marquise", 1, warriors=1).evening("cult")
    assert none.asked == "marquise", "without a garden of the outcast suit there is nothing to ask"


@rule("R10.2.2", "D10.2.2-1", "R10.5.4", "D10.5.3-1")
def test_birds_are_only_birds_in_rituals_but_wild_elsewhere() -> None:
    game = cult().put("cult", 8, garden=1, warriors=1).hand("cult", "armorers").daylight("cult")
    assert game.offers() == ["done", "sacrifice armorers"]
    for text in ("ritual-build armorers 8", "ritual-recruit armorers 8", "ritual-score armorers"):
        game.refuses(text, "R10.2.2")
    outrage = cult().put("cult", 8, warriors=2).acolytes(3).outcast("fox").put("alliance", 4, sympathy=1).hand("cult", "armorers", "anvil")
    outrage.souls("sappers").birdsong("cult").play("crusade-move 8 4 1")
    assert (outrage.asked, outrage.offers()) == ("cult", ["give armorers"])


@rule("R10.2.3", "D10.2.3-1", "EX-47")
def test_revenge() -> None:
    game = Table("marquise cult eyrie").put("marquise", 8, warriors=4).put("cult", 8, warriors=3).daylight("marquise").dice(2, 0)
    game.play("battle 8 cult")
    assert (game.pos.acolytes, game.in_supply("cult")) == (2, 22)
    attack = (
        cult()
        .put("cult", 8, warriors=3)
        .put("marquise", 8, warriors=3)
        .acolytes(2)
        .outcast("fox")
        .souls("armorers")
        .birdsong("cult")
        .dice(1, 1)
    )
    attack.play("crusade 8 marquise")
    assert (attack.pos.acolytes, attack.in_supply("cult")) == (1, 22), "hated: one acolyte paid; the fallen attacker goes to the supply"
    revolt = cult("alliance cult marquise").put("cult", 8, warriors=1).put("alliance", 8, sympathy=1).supporters("anvil", "foxfolk-steel")
    revolt.birdsong("alliance").play("revolt 8 anvil", "support foxfolk-steel")
    assert (revolt.pos.acolytes, revolt.in_supply("cult")) == (0, 25)
    allied = Table("vagabond marquise cult").pawn("vagabond", 8).items("vagabond", "sword").relation("vagabond", cult="allied")
    allied.put("cult", 8, warriors=2).put("marquise", 8, warriors=3).daylight("vagabond").dice(1, 1)
    allied.play("battle 8 marquise", "helpers cult", "lose warrior")
    assert allied.pos.acolytes == 0


@rule("R10.2.4", "D10.2.4-1")
def test_pilgrims() -> None:
    game = cult().put("cult", 9, garden=1).put("eyrie", 9, warriors=5).put("marquise", 9, warriors=7)
    assert game.ruler(9) == "cult"
    hired = Table("marquise cult riverfolk").put("cult", 9, garden=1).put("marquise", 9, warriors=3).put("riverfolk", 9, warriors=3)
    hired.hire().daylight("marquise")
    assert hired.ruler(9) == "cult"


@rule("R10.2.5", "D10.2.5-1", "EX-51")
def test_fear_of_the_faithful() -> None:
    game = (
        Table("marquise cult eyrie")
        .put("marquise", 9, warriors=3)
        .put("cult", 9, garden=2)
        .hand("cult", "anvil")
        .daylight("marquise")
        .dice(1, 0)
    )
    game.play("battle 9 cult", "pass")
    assert (game.score("marquise"), game.cards("cult"), game.lost_souls()) == (2, [], ["anvil"])
    assert [entry["cards"] for entry in game.events("frightened", "eyrie")] == [1, 0], "why a card goes, and that none is left"
    one = Table("marquise cult eyrie").put("marquise", 9, warriors=3).put("cult", 9, garden=1).hand("cult", "anvil", "sword", "bake-sale")
    one.daylight("marquise").dice(0, 0).play("battle 9 cult", "pass")
    assert len(one.cards("cult")) == 2


@rule("D10.2.5-1", "D10.5-1")
def test_revealed_cards_are_safe() -> None:
    game = cult().put("cult", 9, garden=1, warriors=1).hand("cult", "anvil", "sword").daylight("cult").play("ritual-recruit anvil 8")
    assert (game.cards("cult"), game.pos.view(1)["seats"][0]["board"]["revealed"]) == (["sword"], ["anvil"])
    game.refuses("ritual-score anvil", "R10.5-c")


@rule("R10.2.6-a", "R10.2.6-b", "EX-10", "D3.3.3-2")
def test_lost_souls_are_public_and_hold_dominance_cards_too() -> None:
    game = Table("marquise cult eyrie").put("marquise", 9, warriors=1).hand("marquise", "dominance-bird", "armorers").daylight("marquise")
    game.play("march 9 4 1", "done", "march 4 9 1", "done", "march 9 4 1", "done", "extra dominance-bird")
    assert game.lost_souls() == ["dominance-bird"]
    assert game.pos.view(None)["lost_souls"] == ["dominance-bird"]
    game.refuses("take dominance-bird armorers", "R3.3.3")
    game.put("cult", 1, warriors=1).birdsong("cult")
    assert (game.lost_souls(), game.pos.view(None)["available"]) == ([], ["dominance-bird"])


# 10.4 Birdsong.


@rule("R10.4", "R10.4.1-a", "R10.4.1-b", "R10.4.1-c", "R10.4.1-d", "D10.4.1-1", "EX-45", "EX-46", "R10.4.3-b")
@pytest.mark.parametrize(
    ("before", "souls", "after"),
    [
        (("rabbit", False), "fff mmm r bbbbb", ("rabbit", True)),
        (("fox", True), "ff mmmm", ("mouse", False)),
        (("fox", False), "fff m", ("fox", True)),
        (("fox", True), "fff m", ("fox", True)),
        (("fox", True), "ff mm", ("fox", True)),
        (("mouse", False), "", ("mouse", True)),
        (("mouse", False), "bb", ("mouse", True)),
        (("mouse", False), "r bbb", ("rabbit", False)),
    ],
)
def test_the_outcast(before: tuple[str, bool], souls: str, after: tuple[str, bool]) -> None:
    pool = {
        "f": ["anvil", "ambush-fox", "dominance-fox"],
        "r": ["bake-sale"],
        "m": ["sword", "investments", "ambush-mouse", "mouse-in-a-sack"],
        "b": ["armorers", "sappers", "ambush-bird", "birdy-bindle", "arms-trader"],
    }
    game = cult().outcast(*before)
    for letter in souls.replace(" ", ""):
        game.souls(pool[letter].pop())
    game.put("cult", 1, warriors=1).birdsong("cult")
    board = game.pos.view(None)["seats"][0]["board"]
    assert (board["outcast"], board["hated"]) == after


@rule("R10.4.2")
def test_lost_souls_go_to_the_discards() -> None:
    game = cult().souls("anvil", "dominance-mouse", "sword").put("cult", 1, warriors=1).hand("cult", "armorers").birdsong("cult")
    assert (game.lost_souls(), game.discarded()) == ([], ["anvil", "sword"])
    assert game.pos.view(None)["available"] == ["dominance-mouse"]


def plot(acolytes: int, hated: bool = False, suit: str = "fox") -> Table:
    """The Cult before its conspiracies; the outcast will stay as it is given."""
    game = cult().acolytes(acolytes).outcast(suit, hated)
    cards = {"fox": ("anvil", "ambush-fox"), "mouse": ("sword", "ambush-mouse"), "rabbit": ("bake-sale", "ambush-rabbit")}
    other = "mouse" if suit != "mouse" else "rabbit"
    if not hated:
        game.outcast(other).souls(*cards[suit])
    return game


@rule("R10.4.3-a", "R10.4.3.I-a")
def test_crusade_by_battle_in_an_outcast_clearing() -> None:
    game = plot(3).put("cult", 8, warriors=2).put("marquise", 8, warriors=1).put("cult", 9, warriors=1).put("eyrie", 9, warriors=1)
    game.crafted("cult", "stand-and-deliver").hand("eyrie", "bake-sale").birdsong("cult")
    assert game.offers("crusade") == ["crusade 8 marquise"]
    game.refuses("crusade 9 eyrie", "R10.4.3-a")
    game.dice(1, 0).play("crusade 8 marquise")
    assert (game.pos.acolytes, game.warriors("marquise", 8)) == (1, 0)
    game.refuses("crusade-move 8 4 1", "R10.4.3-a")
    poor = plot(1).put("cult", 8, warriors=2).put("marquise", 8, warriors=1).hand("cult", "armorers").birdsong("cult")
    assert poor.step == "CultDaylight", "one acolyte is not enough for anything"


@rule("R10.4.3-b")
def test_a_hated_outcast_is_cheaper() -> None:
    game = plot(1, hated=True).put("cult", 8, warriors=2).put("marquise", 8, warriors=1).birdsong("cult")
    assert "crusade 8 marquise" in game.offers()
    assert "convert 8 marquise" in game.offers()
    two = plot(2, hated=True).put("marquise", 8, sawmill=1).birdsong("cult")
    assert "sanctify 8 sawmill" in two.offers()
    three = plot(2).put("marquise", 8, sawmill=1).put("cult", 8, warriors=1).birdsong("cult")
    three.refuses("sanctify 8 sawmill", "R10.4.3-a")


@rule("R10.4.3.I-b", "D10.4.3.I-1", "D8.2.6-3")
def test_crusade_by_a_move_and_perhaps_a_battle_there() -> None:
    game = plot(4).put("cult", 8, warriors=3).put("marquise", 4, warriors=1).put("cult", 9, warriors=2).put("alliance", 4, sympathy=1)
    game.hand("cult", "bake-sale", "root-tea-fox").birdsong("cult")
    assert "crusade-move 8 4 2" in game.offers()
    game.refuses("crusade-move 9 4 1", "R10.4.3-a")
    game.play("crusade-move 8 4 2")
    assert game.step == "Outrage", "before the battle"
    game.play("give bake-sale")
    assert game.offers() == ["pass", "battle 4 marquise", "battle 4 alliance"]
    game.refuses("battle 9 marquise", "D10.4.3.I-1")
    game.dice(1, 0).play("battle 4 marquise")
    assert (game.warriors("marquise", 4), game.pos.acolytes) == (0, 2)
    stuck = plot(4).put("cult", 8, warriors=1).put("marquise", 8, warriors=2).put("marquise", 4, warriors=1).birdsong("cult")
    stuck.refuses("crusade-move 8 4 1", "R4.2.1")
    quiet = plot(2).put("cult", 8, warriors=3).put("marquise", 4, warriors=1).hand("cult", "root-tea-fox").birdsong("cult")
    quiet.play("crusade-move 8 4 2", "pass")
    assert quiet.warriors("marquise", 4) == 1


@rule("R10.4.3.II", "D10.4.3.II-1", "D10.4.3-1", "D10.4.3-2", "R10.4.3-c")
def test_convert() -> None:
    game = (
        plot(2)
        .put("marquise", 8, warriors=2)
        .put("eyrie", 8, warriors=1)
        .put("marquise", 1, keep=1, warriors=1)
        .hand("marquise", "root-tea-fox")
    )
    game.put("cult", 9, warriors=23).birdsong("cult")
    assert game.offers("convert") == ["convert 8 marquise", "convert 8 eyrie"]
    game.refuses("convert 1 marquise", "R6.2.2-a").refuses("convert 8 alliance", "R10.4.3.II").refuses("convert 9 marquise", "R10.4.3-a")
    assert game.in_supply("cult") == 0
    game.play("convert 8 marquise")
    assert (game.asked, game.step) == ("marquise", "FieldHospitals")
    game.play("hospital root-tea-fox")
    assert (game.warriors("marquise", 8), game.warriors("cult", 8), game.warriors("marquise", 1)) == (1, 1, 2)
    assert game.in_supply("cult") == 1, "one of the two acolytes just paid was placed; no presence was needed"


@rule("R10.4.3.III", "D10.4.3.III-1", "EX-48", "R10.4.3-c")
def test_sanctify() -> None:
    game = (
        plot(3, suit="mouse")
        .put("alliance", 9, base=1, warriors=2)
        .officers(2)
        .supporters("investments", "armorers", "anvil")
        .birdsong("cult")
    )
    assert game.offers("sanctify") == ["sanctify 9 base"]
    game.refuses("sanctify 9 sawmill", "R10.4.3.III")
    game.play("sanctify 9 base")
    assert (game.pos.acolytes, game.score("cult"), game.count("garden", 9), game.ruler(9)) == (0, 1, 1, "cult")
    assert sorted(game.lost_souls()) == ["armorers", "investments"]
    assert (game.stack(), game.pos.officers) == (["anvil"], 1)
    spent = (
        plot(3)
        .put("marquise", 8, sawmill=1)
        .put("cult", 1, garden=1)
        .put("cult", 6, garden=1)
        .put("cult", 12, garden=1)
        .put("cult", 8, garden=1)
    )
    spent.no_ruin(12).put("cult", 12, garden=1).put("cult", 8, warriors=1).birdsong("cult")
    spent.refuses("sanctify 8 sawmill", "D10.4.3.III-1")


@rule("EX-49")
def test_conspiracies_at_the_keep() -> None:
    game = plot(5).put("marquise", 1, keep=1, warriors=1, sawmill=1).put("cult", 1, warriors=1).birdsong("cult")
    game.refuses("convert 1 marquise", "R6.2.2-a").refuses("sanctify 1 sawmill", "R6.2.2-a")
    assert "crusade 1 marquise" in game.offers()


# 10.5 Daylight.


@rule("R10.5-a", "R10.5-b", "R10.5-c", "D10.5-1", "R10.6.1", "D10.6.1-1", "EX-50")
def test_rituals_of_one_daylight() -> None:
    game = (
        cult()
        .put("cult", 8, warriors=2, garden=1)
        .hand("cult", "anvil", "foxfolk-steel", "root-tea-fox", "sword", "armorers")
        .outcast("mouse")
    )
    game.put("marquise", 1, warriors=1).daylight("cult")
    game.play("ritual-build anvil 8", "ritual-score foxfolk-steel")
    assert game.score("cult") == GARDEN_POINTS[2] == 2, "the garden built before counts"
    game.refuses("ritual-score root-tea-fox", "R10.5.3-b").refuses("ritual-build anvil 8", "R10.5-c")
    game.play("sacrifice armorers", "ritual-recruit sword 9")
    assert (game.warriors("cult", 9), game.pos.acolytes, game.cards("cult")) == (1, 1, ["root-tea-fox"])
    assert game.lost_souls() == ["foxfolk-steel"]
    game.play("done")
    assert set(game.cards("cult")) >= {"anvil", "sword", "armorers", "root-tea-fox"}
    assert "foxfolk-steel" not in game.cards("cult")
    assert sorted(game.knows("marquise", "cult")) == ["anvil", "armorers", "sword"], "everybody has seen them"


@rule("D10.5-2", "R10.5.1", "D10.5.1-1")
def test_build_a_garden_where_the_cult_rules() -> None:
    game = cult().put("cult", 8, warriors=1).put("cult", 6, warriors=1).put("marquise", 6, warriors=1).put("cult", 1, warriors=1)
    game.put("marquise", 9, warriors=1).hand("cult", "anvil", "ambush-fox").daylight("cult")
    assert game.offers("ritual-build") == [f"ritual-build {card} {clearing}" for card in ("ambush-fox", "anvil") for clearing in (1, 8)]
    game.refuses("ritual-build anvil 6", "R10.5.1").refuses("ritual-build anvil 9", "R10.5.1").refuses("ritual-build sword 8", "R10.5-a")
    game.play("ritual-build anvil 8", "ritual-build ambush-fox 8")
    assert game.count("garden", 8) == 2
    full = cult().put("cult", 1, warriors=1, garden=1).hand("cult", "anvil").daylight("cult")
    full.refuses("ritual-build anvil 1", "R2.2.3-c")


@rule("R10.5.2", "D10.5.2-1")
def test_recruit_anywhere_that_matches_but_the_keep() -> None:
    game = cult().put("marquise", 1, keep=1, warriors=3).hand("cult", "anvil").daylight("cult")
    assert game.offers("ritual-recruit") == ["ritual-recruit anvil 6", "ritual-recruit anvil 8", "ritual-recruit anvil 12"]
    game.refuses("ritual-recruit anvil 1", "R6.2.2-a").refuses("ritual-recruit anvil 9", "R10.5.2")
    empty = cult().put("cult", 9, warriors=25).hand("cult", "anvil", "bake-sale").daylight("cult")
    empty.play("ritual-recruit anvil 8")
    assert (empty.warriors("cult", 8), empty.cards("cult")) == (0, ["bake-sale"]), "revealed for nothing"


@rule("R10.5.3-a", "R10.5.3-b", "D10.5.3-1")
@pytest.mark.parametrize("gardens", range(6))
def test_score_by_gardens(gardens: int) -> None:
    game = cult().no_ruin(12).hand("cult", "anvil", "ambush-fox", "sword")
    for clearing in (8, 8, 12, 12, 6)[:gardens]:
        game.put("cult", clearing, garden=1)
    game.daylight("cult")
    if gardens == 0:
        game.refuses("ritual-score anvil", "D10.5.3-1")
        return
    game.play("ritual-score anvil")
    assert game.score("cult") == (0, 0, 2, 2, 3, 4)[gardens]
    assert game.lost_souls() == ["anvil"]
    game.refuses("ritual-score ambush-fox", "R10.5.3-b").refuses("ritual-score sword", "D10.5.3-1")


@rule("R10.5.4", "D10.5.4-1")
def test_sacrifice_a_warrior_of_the_supply_for_a_bird() -> None:
    game = cult().hand("cult", "armorers", "anvil").put("cult", 8, warriors=2).daylight("cult")
    game.refuses("sacrifice anvil", "R10.5.4")
    game.play("sacrifice armorers")
    assert (game.pos.acolytes, game.in_supply("cult"), game.warriors("cult", 8)) == (1, 22, 2)
    empty = cult().hand("cult", "armorers", "bake-sale").put("cult", 8, warriors=25).daylight("cult")
    empty.play("sacrifice armorers")
    assert (empty.pos.acolytes, empty.cards("cult")) == (0, ["bake-sale"]), "revealed for nothing"


# 10.6 Evening.


@rule("R10.6", "R10.6.3-a", "R10.6.3-b")
@pytest.mark.parametrize(
    ("clearings", "cards"), [((), 1), ((8,), 1), ((8, 8), 2), ((8, 8, 9, 9), 3), ((8, 8, 9, 9, 5, 5), 4), ((8, 8, 6), 2)]
)
def test_draw_bonuses_of_the_gardens(clearings: tuple[int, ...], cards: int) -> None:
    game = cult().put("marquise", 1, warriors=1).outcast("rabbit" if 5 not in clearings else "mouse")
    for clearing in clearings:
        game.put("cult", clearing, garden=1)
    game.evening("cult")
    if game.step == "CultEvening":
        game.play("done")
    assert len(game.cards("cult")) == cards


@rule("R10.6.3-b")
def test_the_cult_discards_down_to_five() -> None:
    game = cult().hand("cult", "anvil", "sword", "bake-sale", "investments", "armorers").evening("cult")
    assert (game.asked, game.step) == ("cult", "DiscardDown")
    game.play("discard anvil")
    assert len(game.cards("cult")) == 5
