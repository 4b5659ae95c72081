"""B32 Medieval Lore."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.battlelore.components import LORE_CARDS
from tafelrunde.games.battlelore.council.council import PLAN_LEVELS
from tafelrunde.games.battlelore.lore.windows import lore_cost, lore_level
from tafelrunde.games.battlelore.scenario.files import IDS
from tafelrunde.games.battlelore.tables import LORE_IDS
from tafelrunde.testing import rule
from tests.battlelore.table import Table, game, scenario_file

FAR_AWAY = "P HBS r9c13"


def medieval(*units: str) -> Table:
    text = scenario_file(list(units or ("S HBS r4c6", FAR_AWAY)))
    t = game(text, lore="medieval")
    for unit in units:
        for word in unit.split()[3:]:
            t.pos.figures[t.unit(unit.split()[2])] = int(word[1:])
    return t.hand("S", "patrol-left", "patrol-center")


@rule("B32.1", "B32.2", "B32.16")
def test_no_council_no_cards_and_no_tokens_at_the_start() -> None:
    t = game("ploughland", lore="medieval")
    assert t.step == "CommandPhase"
    assert list(t.pos.council) == [0] * 12
    assert t.pos.lore_hands == [[], []]
    assert list(t.pos.goblet) == [0, 0]
    assert list(t.pos.hand_size) == [5, 5]
    assert t.pos.pool == 36


@rule("B32.17", "B33.9")
@pytest.mark.parametrize("scenario", IDS)
def test_every_map_is_played_plain_with_medieval_lore_or_with_lore(scenario: str) -> None:
    plain = game(scenario, lore="plain").pos
    assert (plain.lore, plain.pool_size) == (0, 0)
    medieval = game(scenario, lore="medieval").pos
    assert (medieval.lore, medieval.lore_deck_size in (0, 29)) == (2, True)
    lore = game(scenario, lore="lore").pos
    assert lore.lore == 1
    assert lore.plan[PLAN_LEVELS] == 6
    for pos in (plain, medieval, lore):
        assert pos.pool_size in ((0,) if pos is plain else (36, 55))


@rule("B32.17")
def test_a_scenario_may_be_medieval_by_itself() -> None:
    assert game("beacon-hills").pos.lore == 2
    assert game("beacon-hills", lore="plain").pos.lore == 0
    assert list(game("greywater", lore="plain").pos.hand_size) == [5, 5]


@rule("B32.3")
def test_the_drawing_rules_of_lore_scenarios_apply() -> None:
    t = medieval().play("command patrol-left")
    assert sorted(t.offers()) == ["card-and-token", "draw-two", "two-tokens"]


@rule("B32.4", "B32.14")
def test_at_most_one_lore_card() -> None:
    t = medieval().lore_hand("S", "warrior-run").next_lore("rogue-parry", "warrior-strength").play("command patrol-left")
    t.play("draw-two", "keep-lore rogue-parry")
    assert t.step == "HandLimit"
    assert sorted(t.offers()) == ["discard-lore rogue-parry", "discard-lore warrior-run"]
    t.play("discard-lore warrior-run")
    assert t.lore("S") == ["rogue-parry"]


@rule("B32.5", "B32.13", "EX48")
def test_every_card_is_out_of_character() -> None:
    t = medieval("S HBS r4c6", "P HRS r5c6", FAR_AWAY)
    for card in range(60):
        assert lore_cost(t.pos, 0, card) == LORE_CARDS[card].cost + 3
        assert lore_level(t.pos, 0, card) == 1
    # A Warrior card of printed cost 3 (Parry) costs six; one of cost 4 (Berserk) costs seven, at level 1.
    costs = {name: lore_cost(t.pos, 0, LORE_IDS.index(name)) for name in ("warrior-parry", "warrior-berserk")}
    assert costs == {"warrior-parry": 6, "warrior-berserk": 7}
    t.lore_hand("S", "warrior-parry").goblet("S", 6).next_lore("warrior-berserk").play("command patrol-left").passes().play(
        "card-and-token"
    )
    assert t.tokens("S") == 7
    assert t.step == "HandLimit"
    t.play("discard-lore warrior-parry")
    t.turn_of("S").combat("r4c6").play("attack r4c6 r5c6").dice("G G G G").play("lore-at warrior-berserk r4c6")
    assert (t.tokens("S"), t.dice_rolled()) == (0, 4)
    assert t.pos.lore_played == 1


@rule("B32.6", "B32.7", "B32.8", "B32.9", "B32.10", "B32.11")
def test_the_deck_has_29_cards() -> None:
    t = game("ploughland", lore="medieval")
    deck = [LORE_CARDS[card] for card in t.pos.lore_pile]
    assert len(deck) == t.pos.lore_deck_size == 29
    assert Counter(card.master for card in deck) == {"warrior": 15, "rogue": 10, "wizard": 2, "cleric": 2}
    numbers = {master: sorted(card.number for card in deck if card.master == master) for master in ("rogue", "wizard", "cleric")}
    assert numbers == {"rogue": [2, 4, 5, 6, 9, 10, 11, 12, 13, 14], "wizard": [4, 9], "cleric": [3, 4]}
    assert sorted(game("ploughland", seed=9, lore="medieval").pos.lore_pile) == sorted(t.pos.lore_pile)


@rule("B32.12")
def test_tokens_are_gained_in_battle() -> None:
    t = medieval("S HBS r4c6", "P HBS r5c6", FAR_AWAY).combat("r4c6").dice("L L R").play("attack r4c6 r5c6")
    assert t.tokens("S") == 2


@rule("B32.15")
def test_no_landmarks_or_creatures_unless_the_scenario_has_them() -> None:
    t = game("ploughland", lore="medieval", landmarks="yes", creatures="free")
    assert t.step == "CommandPhase"
    assert t.pos.special == []
    assert not any(t.pos.is_creature(unit) for unit in range(len(t.pos.owner)))
