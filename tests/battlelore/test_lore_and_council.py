"""B21 Lore and Lore cards, B22 War Council, B23 placing landmarks and lairs."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.battle.morale import bold
from tafelrunde.games.battlelore.components import LORE_CARDS
from tafelrunde.games.battlelore.lore.windows import lore_cost, lore_level
from tafelrunde.games.battlelore.tables import L_MASTER, LORE_IDS, UNIT_IDS
from tafelrunde.games.battlelore.words import MEMBERS, NEUTRAL
from tafelrunde.testing import rule
from tests.battlelore.table import Table, convened, game, table


def chosen(t: Table, who: str) -> dict[str, int]:
    """What a leader has put into his council so far, as he sees it himself."""
    found: dict[str, int] = t.pos.view(t.seat(who))["hand"]["council"]
    return found


def beasts_of(t: Table, army: int) -> list[str]:
    return [unit for kind, unit in enumerate(UNIT_IDS) if t.pos.beasts[army] >> kind & 1]


def placed(t: Table, unit: str) -> bool:
    """Whether a creature has come onto the board, placing whatever is asked for on the way."""
    while t.step in ("FirstLore", "PlaceCreature", "PlaceStronghold"):
        t.play("confirm" if "confirm" in t.offers() else t.offers()[-1])
    return UNIT_IDS.index(unit) in [t.pos.kind[u] for u in range(len(t.pos.kind)) if t.pos.place[u] >= 0]


FAR_AWAY = "P HBS r9c13"


def holding(*cards: str, tokens: int = 20, **council: int) -> Table:
    t = table("S HBS r4c6 x2", "S HBS r3c3 x2", "P HBS r5c6", FAR_AWAY, lore=True)
    return t.council("S", **council).lore_hand("S", *cards).goblet("S", tokens).hand("S", "patrol-left", "patrol-center")


@rule("B21.4", "B33.23")
def test_every_card_has_its_moment() -> None:
    t = holding("cleric-mend", "warrior-strength", "warrior-run", "rogue-parry", cleric=1, warrior=1, rogue=1).play("command patrol-left")
    assert t.step == "Window"
    assert t.why_not("lore-at warrior-strength r4c6") == ["B21.4"]
    assert t.why_not("lore-at warrior-run r4c6") == ["B21.4"]
    assert t.why_not("lore rogue-parry") == ["B21.4"]
    assert t.offered("lore-at cleric-mend")


@rule("B21.5", "B21.6", "B33.40", "B33.41")
def test_reactions_are_played_in_either_turn() -> None:
    # In one's own turn, against a battle back.
    t = table("S HBS r4c6", "P DBS r5c6", lore=True).council("S", warrior=1).lore_hand("S", "warrior-agility").goblet("S", 1)
    t.combat("r4c6").play("attack r4c6 r5c6").dice("R R R").passes().play("battle-back")
    assert (t.asked, t.step) == ("S", "Window")
    t.dice("B B F").play("lore warrior-agility")
    assert t.figures("r4c6") + t.figures("r3c6") == 3
    assert (t.asked, t.step) == ("S", "Retreat")


@rule("B21.10", "B21.11")
def test_a_card_is_paid_from_the_goblet_into_the_pool_and_discarded() -> None:
    t = holding("cleric-healing-hands", tokens=7, cleric=1).play("command patrol-left")
    pool = t.pos.pool
    t.dice("R R R").play("lore-at cleric-healing-hands r4c6")
    assert (t.tokens("S"), t.pos.pool) == (2, pool + 5)
    assert t.lore("S") == []
    assert t.pos.view(1)["lore_discards"] == ["cleric-healing-hands"]
    names = [entry["event"] for entry in t.told() if entry["event"] in ("lore-played", "paid", "lore-rolled")]
    assert names == ["lore-played", "lore-rolled"]
    assert t.why_not("lore-at rogue-terrified r5c6") in (["G4"], ["B21.10"])


@rule("B21.15", "B21.16", "B21.17", "EX32", "B22.2", "B22.4", "B22.6")
def test_out_of_character() -> None:
    t = convened("commander commander wizard wizard cleric CSP", "commander wizard", creatures="free")
    assert t.pos.hand_size[0] == 5
    assert t.pos.lore_limit(0) == 3
    assert t.tokens("S") == 2
    card = next(i for i, card in enumerate(LORE_CARDS) if card.master == "rogue" and card.cost == 4)
    assert (lore_cost(t.pos, 0, card), lore_level(t.pos, 0, card)) == (7, 1)
    own = next(i for i, card in enumerate(LORE_CARDS) if card.master == "wizard" and card.cost == 4)
    assert (lore_cost(t.pos, 0, own), lore_level(t.pos, 0, own)) == (4, 2)


@rule("B21.19", "B33.4")
def test_cost_and_a_target_are_needed() -> None:
    poor = holding("cleric-healing-hands", tokens=4, cleric=1).play("command patrol-left")
    assert poor.step == "Window"
    assert poor.offers() == ["pass"]
    assert poor.why_not("lore-at cleric-healing-hands r4c6") == ["B21.19"]
    whole = table("S HBS r4c6", FAR_AWAY, lore=True).council("S", cleric=1).lore_hand("S", "cleric-mend").goblet("S", 5)
    whole.hand("S", "patrol-left", "rally").play("command patrol-left")
    assert whole.offers() == ["pass"]


@rule("B21.24")
def test_no_reaction_to_an_earlier_phase() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", lore=True).council("P", rogue=1).lore_hand("P", "rogue-false-orders").goblet("P", 9)
    t.combat("r4c6").play("attack r4c6 r5c6")
    assert (t.asked, t.step) == ("P", "Window")
    assert t.why_not("lore rogue-false-orders") == ["B21.4"]


@rule("B21.27", "B21.28")
def test_a_council_without_lore_masters() -> None:
    t = convened("commander commander commander CSP", "commander wizard wizard", creatures="free")
    assert t.pos.lore_limit(0) == 1
    assert t.tokens("S") == 0
    t.play("confirm", who="P")
    assert t.lore("S") == []
    assert all(lore_cost(t.pos, 0, card) == LORE_CARDS[card].cost + 3 for card in range(60))


# The War Council.


@rule("B22.3", "B22.5")
def test_the_lore_masters_and_the_highest_of_them() -> None:
    assert {MEMBERS[master] for master in L_MASTER} == {"cleric", "wizard", "warrior", "rogue"}
    t = convened("commander wizard wizard wizard cleric cleric", "commander rogue warrior")
    assert (t.pos.best_master(0), t.tokens("S"), t.pos.lore_limit(0)) == (3, 3, 4)
    assert (t.pos.best_master(1), t.tokens("P"), t.pos.lore_limit(1)) == (1, 1, 2)


@rule("B22.8", "B33.16")
def test_a_council_is_free_or_prescribed() -> None:
    t = game("thornwatch")
    assert [seat["creature"] for seat in (chosen(t, "S"), chosen(t, "P"))] == [1, 1]
    assert t.why_not("take-creature CSP", "S") == ["B22.26"]
    for _ in range(4):
        t.play("raise wizard" if chosen(t, "S")["wizard"] < 3 else "raise cleric", who="S")
    assert t.why_not("raise cleric", "S") == ["B22.8"]  # the Commander the scenario demands is still owed
    text = table("S HBS r4c6", FAR_AWAY).pos.scenario
    assert text == "test"
    fixed = """
[council]
prescribed = true
standard = { commander = 2, wizard = 1 }
pennant = { commander = 1, rogue = 3 }
"""
    from tests.battlelore.table import scenario_file

    lore = scenario_file(["S HBS r4c6", FAR_AWAY], extra=fixed).replace("lore = false", "lore = true")
    done = game(lore)
    assert done.step == "FirstLore"
    assert list(done.pos.council) == [2, 0, 1, 0, 0, 0, 1, 0, 0, 3, 0, 0]


@rule("B22.9", "B22.10", "B22.24")
def test_six_levels_none_above_three_and_unused_ones_are_lost() -> None:
    t = game("greywater")
    t.play("raise commander", *["raise wizard"] * 3, who="S")
    assert t.why_not("raise wizard", "S") == ["B22.10"]
    t.play("raise cleric", "raise rogue", who="S")
    assert t.why_not("raise cleric", "S") == ["B22.9"]
    t.play("confirm", who="S").play("raise commander", "confirm", who="P")
    assert list(t.pos.council) == [1, 1, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0]


@rule("B22.11", "B22.13", "B34.11")
def test_councils_are_secret_until_all_are_confirmed() -> None:
    t = game("greywater")
    before = t.pos.view(1)
    t.play("raise commander", "raise wizard", "confirm", who="S")
    after = t.pos.view(1)
    assert before == after
    assert t.pos.deciding(1) == [0, 1]
    assert chosen(t, "S")["wizard"] == 1
    t.play("raise commander", "confirm", who="P")
    assert t.pos.view(1)["seats"][0]["council"] == {"commander": 1, "cleric": 0, "wizard": 1, "rogue": 0, "warrior": 0, "creature": 0}
    assert len(t.told("council")) == 2


@rule("B22.14", "B22.15", "B22.16", "B22.17", "B22.18", "EX34", "B22.22", "B35.8")
def test_the_lore_deck_depends_on_the_councils() -> None:
    t = convened("commander wizard cleric", "commander wizard rogue")
    deck = t.pos.lore_pile + [card for hand in t.pos.lore_hands for card in hand]
    count = Counter(MEMBERS[L_MASTER[card]] for card in deck)
    assert count == {"wizard": 14, "cleric": 8, "rogue": 8, "warrior": 5}
    assert t.pos.lore_deck_size == len(deck) == 35
    assert len(t.pos.lore_out) == 25
    other = convened("commander wizard cleric", "commander wizard rogue", seed=2)
    assert sorted(other.pos.lore_out) != sorted(t.pos.lore_out)
    for seat in (0, 1, None):
        assert not any("out" in key for key in t.pos.view(seat))
    t.pos.lore_pile.pop()
    assert any("B35.8" in fault for fault in t.pos.invariants())


@rule("B22.19", "B22.20", "B22.21", "B22.23", "B33.17")
def test_four_cards_of_which_as_many_are_kept_as_the_best_master_has_levels() -> None:
    t = convened("commander wizard wizard", "commander cleric")
    assert [len(hand) for hand in t.pos.lore_hands] == [4, 4]
    hand = t.lore("S")
    t.play(f"keep-lore {hand[0]}", f"keep-lore {hand[1]}", who="S")
    assert t.why_not(f"keep-lore {hand[2]}", "S") == ["B22.20"]
    missing = next(card for card in LORE_IDS if card not in hand)
    assert t.why_not(f"keep-lore {missing}", "S") == ["B22.19"]
    t.play("confirm", who="S").play("confirm", who="P")
    assert t.lore("S") == hand[:2]
    assert t.lore("P") == []
    assert len(t.pos.lore_discards) == 6
    # Seen from outside nothing is told while they choose.
    secret = convened("commander wizard wizard", "commander cleric")
    before = secret.pos.view(1)
    secret.play(f"keep-lore {secret.lore('S')[0]}", who="S")
    assert secret.pos.view(1) == before


@rule("B22.25")
def test_a_creature_without_a_lair_starts_on_the_baseline() -> None:
    t = convened("commander wizard CSP", "commander cleric", creatures="free").keep(0)
    assert t.step == "PlaceCreature"
    assert {t.pos._board.row[t.hex(text.split()[1])] for text in t.offers()} == {1}
    assert t.why_not("place r2c6") == ["B22.25"]
    t.play("place r1c6")
    assert t.kind("r1c6") == "CSP"
    fixed = game("thornwatch")
    assert fixed.kind("r9c8") == "CSP"
    assert fixed.kind("r1c6") == "CHG"


@rule("B22.26")
def test_a_creature_needs_an_offer_and_exists_once() -> None:
    t = game("greywater")
    assert t.why_not("take-creature CSP", "S") == ["B22.26"]
    epic = game("long-field")
    assert "take-creature CHG" in epic.offers("S")
    assert epic.why_not("take-creature CSP", "S") == ["B22.26"]
    assert "take-creature CSP" in epic.offers("P")
    # Both want the spider: the start player (Pennants) gets it, the other may take another one.
    both = convened("commander wizard CSP", "commander cleric CSP", creatures="free")
    assert both.pos.order[0] == 1
    assert (both.asked, both.step) == ("S", "OtherCreature")
    assert both.why_not("take-creature CSP") == ["B22.26"]
    both.play("take-creature CHY")
    assert [beasts_of(both, 0), beasts_of(both, 1)] == [["CHY"], ["CSP"]]
    none = convened("commander wizard CSP", "commander cleric CSP", creatures="free").play("pass")
    assert none.pos.level(0, 5) == 0


@rule("B22.9", "B22.10", "B22.26")
def test_a_council_may_take_several_creatures() -> None:
    t = game("greywater", creatures="free")
    t.play("raise commander", "take-creature CSP", who="S")
    assert t.why_not("take-creature CSP", "S") == ["B22.10"]
    t.play("take-creature CHG", "take-creature CHY", who="S")
    assert chosen(t, "S") == {"commander": 1, "cleric": 0, "wizard": 0, "rogue": 0, "warrior": 0, "creature": 3}
    t.play("take-creature CWG", "take-creature CEE", who="S")
    assert t.why_not("raise commander", "S") == ["B22.9"]
    t.play("confirm", who="S").play("raise commander", "take-creature CHG", "take-creature CSP", "confirm", who="P")
    # The Pennants begin and keep both; the Standards may replace each of the two they lose, but nothing is left.
    assert beasts_of(t, 1) == ["CSP", "CHG"]
    assert t.pos.level(0, 5) == 3
    assert beasts_of(t, 0) == ["CWG", "CEE", "CHY"]
    standing = [pos_kind for pos_kind in ("CWG", "CEE", "CHY") if placed(t, pos_kind)]
    assert standing == ["CWG", "CEE", "CHY"]


# Landmarks and lairs.


@rule("B23.1", "B23.3", "B23.5", "B33.18")
def test_level_3_masters_bring_landmarks() -> None:
    t = convened("commander wizard wizard wizard", "commander cleric cleric cleric", scenario="hollow-bridge").keep(0)
    assert (t.asked, t.step) == ("S", "PlaceLandmarks")
    assert {t.pos._board.row[t.hex(text.split()[2])] for text in t.offers()} == {3, 4}
    assert t.why_not("place-landmark magic-pentacle r5c6") == ["B23.3"]
    assert t.why_not("place-landmark healing-pool r3c2") == ["B23.1"]
    assert t.why_not("place-landmark magic-pentacle r3c6") == ["B23.5"]  # a hill
    assert t.why_not("place-landmark magic-pentacle r3c5") == ["B23.5"]  # a unit
    t.play("place-landmark magic-pentacle r4c6")
    assert t.terrain("r4c6") == ["magic-pentacle"]
    assert t.asked == "P"
    t.play("place-landmark healing-pool r6c6")
    assert t.pos.holder[t.hex("r6c6")] == 1
    forbidden = convened("commander wizard wizard wizard", "commander", scenario="greywater").keep(0)
    assert forbidden.step == "CommandPhase"
    agreed = convened("commander wizard wizard wizard", "commander", scenario="greywater", landmarks="yes").keep(0)
    assert agreed.step == "PlaceLandmarks"


@rule("B23.2", "EX35", "B23.4", "B23.7", "B33.19")
def test_the_same_master_at_level_3_gives_nothing_but_strongholds_stay() -> None:
    both = convened("commander commander commander wizard wizard wizard", "commander wizard wizard wizard", scenario="hollow-bridge")
    both.keep(0)
    assert (both.asked, both.step) == ("S", "PlaceStronghold")
    own = [text.split()[1] for text in both.offered("place")]
    assert all(both.pos.owner[both.unit(h)] == 0 and both.pos.terrain[both.hex(h)] == 0 for h in own)
    assert both.why_not("place r8c4") == ["B23.4"]
    both.play(f"place {own[0]}")
    assert "stronghold" in both.terrain(own[0])
    council = "commander commander commander wizard"
    two = convened(council, council, scenario="hollow-bridge").keep(0)
    two.play("pass").play(two.offered("place")[0])
    assert sum(two.pos.terrain[h] != 0 for h in two.pos.special) == 1
    assert two.step == "CommandPhase"


@rule("B23.6")
def test_landmarks_are_placed_in_turn_start_player_first() -> None:
    councils = ("commander cleric cleric cleric", "commander warrior warrior warrior")
    t = convened(*councils, scenario="hollow-bridge").keep(0)
    assert (t.asked, t.pos.order) == ("S", [0, 1])
    t.play("place-landmark healing-pool r4c6")
    assert t.asked == "P"
    t.play("place-landmark training-camp r6c6")
    assert t.step == "CommandPhase"
    # Where no free hex exists the piece is not placed.
    full = convened(*councils, scenario="hollow-bridge")
    full.pos.terrain = vec[i64]([piece or 1 for piece in full.pos.terrain])
    full.keep(0)
    assert full.step == "CommandPhase"


@rule("B23.8")
def test_the_unit_on_a_new_stronghold_did_not_enter_it() -> None:
    t = convened("commander commander commander wizard", "commander cleric", scenario="hollow-bridge").keep(0)
    t.play(t.offered("place")[0])
    h = t.pos._board.label(t.pos.special[0])
    assert bold(t.pos, t.unit(h)) >= 1
    assert not t.pos.mark[t.unit(h)]


@rule("B23.9", "B23.23", "B23.24", "B23.25")
def test_lairs_come_after_landmarks_and_before_strongholds() -> None:
    t = convened(
        "commander commander commander CHG", "commander wizard wizard wizard CSP", scenario="greywater", landmarks="yes", creatures="free"
    )
    t.keep(0)
    seen = []
    while t.step != "CommandPhase":
        seen.append(t.step)
        rows = {t.pos._board.from_edge(t.hex(text.split()[-1]), t.seat() == 1) for text in t.offered("place")}
        assert t.step != "PlaceCreature" or rows == {3, 4}
        t.play(t.offers()[-1])
    assert seen == ["PlaceLandmarks", "PlaceCreature", "PlaceCreature", "PlaceStronghold"]
    lairs = [h for h in t.pos.special if t.pos.terrain[h] & 1 << 17]
    assert len(lairs) == 2
    assert all(t.pos.is_creature(t.pos.at[h]) for h in lairs)
    # Others on a lair are bold and capped as on a landmark; its creature is not limited by it.
    home = table("S CHG r3c6", "S HBS r5c8", "P HRS r4c6", FAR_AWAY)
    home.pos.add_terrain(home.hex("r3c6"), 1 << 17, 0)
    home.pos.add_terrain(home.hex("r5c8"), 1 << 17, 0)
    home.combat("r3c6").dice("G G G").play("attack r3c6 r4c6")
    assert home.dice_rolled() == 3
    assert bold(home.pos, home.unit("r5c8")) == 1
    assert bold(home.pos, home.unit("r3c6")) == 1


@rule("B23.26")
def test_the_rogue_places_den_and_passage() -> None:
    t = convened("commander rogue rogue rogue", "commander", scenario="greywater", landmarks="yes").keep(0)
    t.play("place-landmark rogues-den r4c5")
    assert t.step == "PlacePassage"
    board = t.pos._board
    for text in t.offers():
        h = t.hex(text.split()[1])
        assert board.steps(h, t.hex("r4c5")) > 3
        assert board.row[h] <= 6
        assert all(t.pos.at[n] < 0 for n in board.neighbours[h])
    assert t.why_not("place r4c7") == ["B23.26"]
    t.play(t.offers()[0])
    assert sum(t.pos.holder[h] == 0 for h in t.pos.special) == 2
    assert NEUTRAL not in [t.pos.holder[h] for h in t.pos.special]


@pytest.mark.parametrize("name", ["healing-pool", "magic-pentacle", "training-camp", "rogues-den"])
@rule("B23.1")
def test_each_master_has_a_landmark(name: str) -> None:
    master = {"healing-pool": "cleric", "magic-pentacle": "wizard", "training-camp": "warrior", "rogues-den": "rogue"}[name]
    t = convened(f"commander {master} {master} {master}", "commander", scenario="greywater", landmarks="yes").keep(0)
    assert all(text.startswith(f"place-landmark {name} ") for text in t.offers())
