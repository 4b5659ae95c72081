"""What is told of what happens, to whom, and by which words it can be said."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import msgspec
import pytest

from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.root import components
from tafelrunde.games.root.battle.odds import Losses, _points, odds
from tafelrunde.games.root.events import BOTH, SWORDS, WARRIORS
from tafelrunde.games.root.terms.deck import ARMORERS, KIND_NAMES
from tafelrunde.games.root.verbs import VERBS
from tafelrunde.games.root.words import ALLIANCE, CULT, EYRIE, MARQUISE, RIVERFOLK, VAGABOND
from tafelrunde.testing import rule
from tests.root.table import Table

FOUR = "marquise eyrie alliance vagabond"


@rule("R2.1.2-a", "R11.2.3-a")
def test_everybody_sees_what_is_drawn_to_an_open_hand() -> None:
    game = Table("marquise riverfolk eyrie").put("marquise", 1, warriors=1).put("riverfolk", 5, warriors=1)
    told = len(game.events("drew"))
    game.pile("sword").funds(riverfolk=2).daylight("riverfolk").play("draw")
    for viewer in ("marquise", "riverfolk", "eyrie", None):
        drawn = game.events("drew", viewer)[told:]
        assert [(entry["faction"], entry["card"]) for entry in drawn] == [(RIVERFOLK, KIND_NAMES.index("sword"))]
    game = Table("marquise riverfolk eyrie").put("marquise", 1, warriors=1).hand("eyrie", "anvil")
    told = len(game.events("drew"))
    game.pile("sword").evening("marquise")
    for viewer in ("marquise", "riverfolk", "eyrie", None):
        first = game.events("drew", viewer)[told]
        assert (first["faction"], first["card"]) == (MARQUISE, KIND_NAMES.index("sword") if viewer == "marquise" else None)


@rule("R3.3.3", "R10.2.6-a")
@pytest.mark.parametrize(
    ("others", "card", "lies_open"), [("eyrie", "dominance-fox", 1), ("eyrie", "anvil", 0), ("cult", "dominance-fox", 0)]
)
def test_a_discarded_dominance_card_lies_open(others: str, card: str, lies_open: int) -> None:
    game = Table(f"marquise {others} alliance").put("marquise", 1, warriors=1).pile("investments")
    game.hand("marquise", "dominance-fox", "anvil", "sword", "bake-sale", "cobbler").evening("marquise").play(f"discard {card}")
    assert [entry["open"] for entry in game.events("discarded")] == [lies_open]


@rule("D4.3.3-1")
@pytest.mark.parametrize(("warriors", "wasted"), [(1, [2]), (2, [1]), (3, []), (4, [])])
def test_hits_that_nothing_is_left_for_are_told(warriors: int, wasted: list[int]) -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=3).put("eyrie", 5, warriors=warriors).daylight("marquise")
    game.dice(3, 0).play("battle 5 eyrie")
    assert [(entry["faction"], entry["hits"]) for entry in game.events("nothing-left")] == [(EYRIE, hits) for hits in wasted]
    exact = Table("marquise eyrie").put("marquise", 5, warriors=3).put("eyrie", 5, warriors=2, roost=1).daylight("marquise")
    assert exact.dice(3, 0).play("battle 5 eyrie").events("nothing-left") == []
    assert [(entry["attacker"], entry["defender"], entry["clearing"]) for entry in game.events("fought")] == [(MARQUISE, EYRIE, 4)]


@rule("R4.3.2.I", "R9.2.6")
def test_it_is_told_what_limits_the_hits() -> None:
    """Warriors, swords, or a Vagabond's swords with the warriors that help him."""
    game = Table("marquise eyrie").put("marquise", 5, warriors=1).put("eyrie", 5, warriors=3).daylight("marquise").dice(3, 2)
    limits = game.play("battle 5 eyrie").events("limited")
    assert [(entry["faction"], entry["strength"], entry["fighters"]) for entry in limits] == [(MARQUISE, 1, WARRIORS)]
    game = Table(FOUR).pawn("vagabond", 6).items("vagabond", "sword", "tea").put("eyrie", 6, warriors=3).daylight("vagabond").dice(3, 0)
    limits = game.play("battle 6 eyrie").events("limited")
    assert [(entry["faction"], entry["strength"], entry["fighters"]) for entry in limits] == [(VAGABOND, 1, SWORDS)]
    game = Table(FOUR).pawn("vagabond", 6).items("vagabond", "sword", "tea").put("eyrie", 6, warriors=3).put("marquise", 6, warriors=1)
    game.relation("vagabond", marquise="allied").daylight("vagabond").dice(3, 0).play("battle 6 eyrie", "helpers marquise")
    assert [(entry["strength"], entry["fighters"]) for entry in game.events("limited")] == [(2, BOTH)]
    assert (WARRIORS, SWORDS, BOTH) == (0, 1, 2), "the sentence chooses its words by them"


@rule("R9.2.9.IId-1")
def test_allies_take_hits_as_long_as_there_are_some() -> None:
    game = Table(FOUR).pawn("vagabond", 6).items("vagabond", "sword", "boots", "boots").relation("vagabond", marquise="allied")
    game.put("marquise", 6, warriors=1).put("eyrie", 6, warriors=3).daylight("vagabond").dice(2, 2)
    game.play("battle 6 eyrie", "helpers marquise")
    assert "lose warrior" in game.offers()
    game.play("lose warrior")
    assert "lose warrior" not in game.offers()
    assert game.offers("damage")


@rule("D8.2.6-2", "R8.2.6-b")
def test_who_sees_what_outrage_costs() -> None:
    def outrage(payer: str, *cards: str, stack: int = 0) -> Table:
        game = Table("marquise riverfolk alliance").put(payer, 5, warriors=1).put("alliance", 1, sympathy=1).hand(payer, *cards)
        game.supporters(*["sword", "investments", "crossbow-mouse", "mouse-in-a-sack", "codebreakers"][:stack])
        return game.funds(riverfolk=2).daylight(payer).play(f"{'march' if payer == 'marquise' else 'move'} 5 1 1")

    for payer, stack, private in (("marquise", 0, True), ("marquise", 5, False), ("riverfolk", 0, False), ("riverfolk", 5, False)):
        game = outrage(payer, "anvil", "foxfolk-steel", stack=stack)
        assert game.step == "Outrage"
        assert game.pos.stack[-1].private(game.pos, game.seat(payer), VERBS.parse("give anvil")) == private
        game.play("give anvil")
        card = KIND_NAMES.index("anvil")
        if stack == 5:
            assert game.discarded() == ["anvil"]
            continue
        seen = {viewer: game.events("gave", viewer)[0]["card"] for viewer in ("marquise", "riverfolk", "alliance", None)}
        knowing = ("marquise", "alliance") if private else seen.keys()
        assert seen == {viewer: card if viewer in knowing else None for viewer in seen}
    for payer, cards, shown in (("marquise", ("sword", "bake-sale"), 2), ("marquise", (), 0), ("riverfolk", ("sword",), 0)):
        game = outrage(payer, *cards)
        assert [entry["cards"] for entry in game.events("outrage-shown")] == [shown]


@rule("R9.5.3-a")
def test_exploring_is_told_and_the_board_shows_where_the_pawn_is() -> None:
    game = Table(FOUR).pawn("vagabond", 6).items("vagabond", "torch", "boots").under_ruin(6, "sword").daylight("vagabond").play("explore")
    assert [(entry["faction"], entry["clearing"]) for entry in game.events("explored")] == [(VAGABOND, 5)]
    assert game.pos.view(None)["seats"][game.seat("vagabond")]["board"]["place"] == 5
    game.pos.pawns[0] = -1
    assert game.pos.view(None)["seats"][game.seat("vagabond")]["board"]["place"] is None


def test_what_no_faction_could_mean_is_refused() -> None:
    """Names at the edge of a list: a forest for a quest, a Vagabond to convert, a token to sanctify."""
    game = (
        Table(FOUR)
        .pawn("vagabond", "forest-1")
        .items("vagabond", "boots", "tea", "hammer", "sword:damaged")
        .quests("fox-errand")
        .daylight("vagabond")
    )
    game.refuses("quest fox-errand", "D9.5-1")
    game = (
        Table("marquise cult vagabond")
        .put("marquise", 1, warriors=1)
        .put("marquise", 8, keep=1)
        .put("cult", 1, warriors=2)
        .pawn("vagabond", 1)
        .acolytes(9)
    )
    game.put("cult", 8, warriors=1).souls("anvil", "foxfolk-steel").birdsong("cult")
    assert game.step == "Conspiracies"
    game.refuses("convert 1 vagabond", "R10.4.3.II").refuses("sanctify 8 keep", "R10.4.3.III")
    assert "convert 1 marquise" in game.offers()


@rule("R4.1.3")
def test_cards_of_birdsong_between_its_steps() -> None:
    """The Eyrie without cards draws one, and may use what they crafted before they add to the Decree."""
    game = Table("marquise eyrie alliance").put("eyrie", 3, roost=1, warriors=1).put("marquise", 1, warriors=1)
    game.crafted("eyrie", "royal-claim").birdsong("eyrie")
    assert game.step == "BirdsongCards"
    assert game.offers() == ["pass", "royal-claim"]
    assert game.why_not("pass") == game.why_not("royal-claim") == []
    game.refuses("bank marquise", "G4").refuses("rob marquise", "R4.1.3")
    assert game.play("pass").step == "AddToDecree"


def test_the_words_that_moves_are_made_of() -> None:
    """How many there are of each, the first and the last, and what a client lets people click."""
    found = {}
    for verb in VERBS.verbs:
        for arg in verb.args:
            domain = arg.domain
            if domain.labels:
                found[domain.kind] = (domain.size, domain.labels[0], domain.labels[-1], domain.clickable, domain.named)
    assert found == {
        "faction": (7, "marquise", "vagabond-2", True, True),
        "clearing": (12, "1", "12", True, False),
        "place": (20, "1", "forest-8", True, False),
        "piece": (11, "sawmill", "warrior", True, True),
        "leader": (4, "builder", "despot", True, True),
        "character": (6, "thief", "scoundrel", True, True),
        "suit": (4, "fox", "bird", True, True),
        "service": (3, "hand-card", "mercenaries", True, True),
        "card": (42, "ambush-bird", "crossbow-mouse", True, True),
        "item": (8, "boots", "torch", True, True),
        "state": (4, "ready", "damaged-exhausted", False, True),
        "trigger": (5, "field-hospitals", "outrage", False, True),
        "column": (4, "recruit", "build", True, True),
        "quest": (15, "fox-fundraising", "mouse-logistics-help", True, True),
    }  # fmt: skip
    for most in ("price hand-card 4", "march 1 5 25", "move 1 5 25", "escort eyrie 25", "crusade-move 1 5 25", "go 12", "slip forest-8"):
        assert VERBS.text(VERBS.parse(most)) == most
    for beyond in (
        "price hand-card 5",
        "march 1 5 26",
        "move 1 5 26",
        "escort eyrie 26",
        "crusade-move 1 5 26",
        "go 13",
        "slip forest-9",
        "go 0",
    ):
        with pytest.raises(Unreadable):
            VERBS.parse(beyond)
    assert {verb.name for verb in VERBS.verbs if verb.ends} == {"done"}
    assert {verb.name for verb in VERBS.verbs if verb.closes} == {"done", "pass"}


def test_data_files_with_unknown_keys_are_not_read() -> None:
    kinds = [kind for kind in vars(components).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    assert len([kind for kind in kinds if kind.__module__ == components.__name__]) >= 8
    for kind in kinds:
        assert kind.__struct_config__.forbid_unknown_fields, kind


@pytest.mark.parametrize("board", ["autumn", "winter"])
def test_corners_lie_opposite_each_other(board: str) -> None:
    places = Table("marquise eyrie", board=board).pos.scene()["places"][:12]
    corners = {place["id"]: place["opposite"] for place in places if place["corner"]}
    assert len(corners) == 4
    assert all(corners[other] == one and other != one for one, other in corners.items())
    assert {place["opposite"] for place in places if not place["corner"]} == {-1}
    if board == "autumn":
        assert corners == {0: 2, 2: 0, 1: 3, 3: 1}


def test_armorers_shield_only_who_uses_them() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=2).put("eyrie", 8, warriors=2).put("marquise", 1, warriors=1)
    game.crafted("marquise", "armorers").crafted("eyrie", "armorers").daylight("marquise")
    own = odds(game.pos, MARQUISE, EYRIE, 7, attacker_uses=(ARMORERS,))
    theirs = odds(game.pos, MARQUISE, EYRIE, 7, defender_uses=(ARMORERS,))
    assert own.mean(lambda outcome: outcome.attacker.warriors) == 0 < own.mean(lambda outcome: outcome.defender.warriors)
    assert theirs.mean(lambda outcome: outcome.defender.warriors) == 0 < theirs.mean(lambda outcome: outcome.attacker.warriors)


@rule("R11.2.3-a")
def test_an_ambush_in_an_open_hand_is_no_secret() -> None:
    for cards, chance in ((("ambush-fox", "anvil"), 1), (("sword", "anvil"), 0)):
        game = Table("marquise riverfolk cult").put("marquise", 8, warriors=2).put("riverfolk", 8, warriors=2).put("cult", 8, warriors=1)
        game.hand("riverfolk", *cards).hand("cult", "ambush-bird", "cobbler").daylight("marquise")
        assert odds(game.pos, MARQUISE, RIVERFOLK, 7, asker=MARQUISE).ambush == chance
        assert 0 < odds(game.pos, MARQUISE, CULT, 7, asker=MARQUISE).ambush < 1


def test_two_hidden_hands_draw_from_the_same_cards() -> None:
    """For a third player: three cards here, two there, three ambushes that match among all he cannot see."""
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=3).put("eyrie", 8, warriors=2).put("marquise", 1, warriors=1)
    game.hand("eyrie", "bake-sale", "sword", "anvil").hand("marquise", "armorers", "royal-claim").daylight("marquise")
    found = odds(game.pos, MARQUISE, EYRIE, 7, asker=ALLIANCE)
    none = {drawn: Fraction(comb(51, drawn), comb(54, drawn)) for drawn in (2, 3, 5)}
    assert found.ambush == 1 - none[3]
    assert found.ambush - found.struck == 1 - none[3] - none[2] + none[5]


@rule("R3.2.1", "R9.2.8-a")
def test_partners_score_nothing_for_each_others_pieces() -> None:
    game = Table(FOUR).put("eyrie", 6, warriors=1).pawn("vagabond", 6).items("vagabond", "boots", "sword").daylight("vagabond")
    assert _points(game.pos, MARQUISE, EYRIE, Losses(warriors=1, pieces=2)) == 2
    assert _points(game.pos, MARQUISE, MARQUISE, Losses(warriors=1, pieces=2)) == 0
    game.relation("vagabond", eyrie="hostile")
    assert _points(game.pos, VAGABOND, EYRIE, Losses(warriors=1, pieces=2)) == 2 + 1 + 2, "infamy counts each piece once more"
