"""Exact odds against the rules themselves: every roll and every hand played out."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.games.root.battle.odds import Losses, Odds, Outcome, odds, odds_of
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import AMBUSHES, ARMORERS, BRUTAL_TACTICS, MATCHING, SAPPERS
from tafelrunde.games.root.verbs import VERBS
from tafelrunde.games.root.words import ALLIANCE, ARMIES, EYRIE, FOX, ITEMS, MARQUISE, RIVERFOLK, STATES, VAGABOND
from tafelrunde.testing import rule
from tests.root.table import Table


def rigged(one: int, other: int) -> Chance:
    for key in range(10_000):
        chance = Chance(key, 7, 0, None)
        tried = chance.copy()
        if (tried.below(4), tried.below(4)) == (one, other):
            return chance
    raise AssertionError("no such roll")


def losses(before: Root, after: Root, faction: int, helper: int, clearing: int) -> Losses:
    if faction >= VAGABOND:
        row = (faction - VAGABOND) * ITEMS * STATES
        whole = [
            sum(pos.items[row + item * STATES] + pos.items[row + item * STATES + 1] for item in range(ITEMS)) for pos in (before, after)
        ]
        return Losses(items=whole[0] - whole[1])
    at = clearing * ARMIES
    pieces = []
    for pos in (before, after):
        tokens = {MARQUISE: pos.wood[clearing], ALLIANCE: pos.sympathy >> clearing & 1}.get(faction, 0)
        pieces.append(pos.might[at + faction] - pos.warriors[at + faction] + tokens)
    helpers = before.warriors[at + helper] - after.warriors[at + helper] if helper >= 0 else 0
    return Losses(before.warriors[at + faction] - after.warriors[at + faction], helpers, pieces[0] - pieces[1], 0)


def played_out(game: Table, text: str, answers: Callable[[list[str]], str], helper: int = -1) -> dict[Outcome, Fraction]:
    """The battle of a notation, with every roll, questions answered as told."""
    start = game.pos
    move = VERBS.parse(text)
    clearing, defender = (move >> 40) & 1023, (move >> 30) & 1023
    attacker = start.turn
    found: dict[Outcome, Fraction] = {}
    for one in range(4):
        for other in range(4):
            pos = start.copy()
            pos.chance = rigged(one, other)
            pos.play(pos.waiting()[0], move)
            while pos.fight is not None:
                seat = pos.waiting()[0]
                pos.play(seat, VERBS.parse(answers([VERBS.text(choice) for choice in pos.moves(seat)])))
            points = [pos.points[faction] - start.points[faction] for faction in (attacker, defender)]
            sides = losses(start, pos, attacker, helper, clearing), losses(start, pos, defender, -1, clearing)
            outcome = Outcome(sides[0], sides[1], points[0], points[1])
            found[outcome] = found.get(outcome, Fraction(0)) + Fraction(1, 16)
    return found


def first(*wanted: str) -> Callable[[list[str]], str]:
    """The first offer that begins like one of these, otherwise the first that loses something, otherwise pass."""

    def answer(offers: list[str]) -> str:
        for prefix in (*wanted, "lose", "damage"):
            for text in offers:
                if text.startswith(prefix):
                    return text
        return "pass" if "pass" in offers else offers[0]

    return answer


FIGHTS = [(1, 1), (2, 3), (4, 2), (3, 0), (1, 5)]


@pytest.mark.parametrize(("attackers", "defenders"), FIGHTS)
def test_plain_battles(attackers: int, defenders: int) -> None:
    game = Table("marquise eyrie").put("marquise", 8, warriors=attackers, sawmill=1, wood=1).put("marquise", 1, warriors=1)
    game.put("eyrie", 8, warriors=defenders, roost=1).daylight("marquise")
    assert odds(game.pos, MARQUISE, EYRIE, 7).outcomes == played_out(game, "battle 8 eyrie", first())


@pytest.mark.parametrize(("attackers", "defenders"), FIGHTS)
def test_guerrilla_war(attackers: int, defenders: int) -> None:
    game = Table("marquise alliance").put("marquise", 8, warriors=attackers).put("marquise", 1, warriors=1)
    game.put("alliance", 8, warriors=defenders, sympathy=1, base=1).daylight("marquise")
    assert odds(game.pos, MARQUISE, ALLIANCE, 7).outcomes == played_out(game, "battle 8 alliance", first("first", "give"))


@pytest.mark.parametrize("leader", ["builder", "commander", "despot"])
def test_leaders_and_cards(leader: str) -> None:
    game = (
        Table("eyrie marquise alliance")
        .leader(leader)
        .put("eyrie", 8, warriors=2, roost=1)
        .put("marquise", 8, warriors=1, sawmill=1, wood=1)
    )
    game.crafted("eyrie", "brutal-tactics", "armorers", "command-warren").crafted("marquise", "sappers", "armorers")
    game.put("eyrie", 5, roost=1, warriors=1).start_of_daylight("eyrie")
    uses = odds(game.pos, EYRIE, MARQUISE, 7, attacker_uses=(BRUTAL_TACTICS,), defender_uses=(SAPPERS,)).outcomes
    assert uses == played_out(game, "battle 8 marquise", first("use brutal-tactics", "use sappers"))
    armored = odds(game.pos, EYRIE, MARQUISE, 7, attacker_uses=(ARMORERS,), defender_uses=(ARMORERS,)).outcomes
    assert armored == played_out(game, "battle 8 marquise", first("use armorers"))


def test_mercenaries() -> None:
    game = (
        Table("marquise eyrie riverfolk")
        .put("marquise", 8, warriors=2, sawmill=1)
        .put("riverfolk", 8, warriors=2)
        .put("eyrie", 8, warriors=4)
    )
    game.put("marquise", 1, warriors=1).hire().daylight("marquise")
    assert odds(game.pos, MARQUISE, EYRIE, 7, helper=RIVERFOLK).outcomes == played_out(game, "battle 8 eyrie", first("helpers"), RIVERFOLK)


@rule("D11.2.7.III-2")
def test_mercenaries_alone_are_what_the_table_is_told_about() -> None:
    game = Table("marquise eyrie riverfolk").put("marquise", 1, warriors=1).put("riverfolk", 8, warriors=2).put("eyrie", 8, warriors=2)
    game.hire().daylight("marquise")
    told = odds_of(Eyes(game.pos, game.seat("marquise")), VERBS.parse("battle 8 eyrie"))
    exact = odds(game.pos, MARQUISE, EYRIE, 7, helper=RIVERFOLK)
    assert exact.outcomes == played_out(game, "battle 8 eyrie", first(), RIVERFOLK)
    assert told is not None
    spread = told["defender_losses"]
    assert isinstance(spread, dict)
    assert spread[2] == pytest.approx(float(exact.chance(lambda outcome: outcome.defender.warriors == 2)))
    assert spread[2] > 0
    likely = told["likely"]
    assert isinstance(likely, dict)
    same = exact.chance(lambda outcome: (size(outcome.attacker), size(outcome.defender)) == (likely["own"], likely["theirs"]))
    assert likely["chance"] == pytest.approx(float(same))
    assert all(chance <= likely["chance"] + 1e-9 for chance in map(float, exact.outcomes.values()))


def size(lost: Losses) -> int:
    return lost.warriors + lost.helpers + lost.pieces + lost.items


@rule("R3.3.1-c")
def test_brutal_tactics_give_nothing_to_a_defender_without_a_score_marker() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=2).put("marquise", 1, warriors=1).put("eyrie", 8, warriors=2)
    game.crafted("marquise", "brutal-tactics").dominance("eyrie", "dominance-fox").daylight("marquise")
    seen = odds(game.pos, MARQUISE, EYRIE, 7, attacker_uses=(BRUTAL_TACTICS,)).outcomes
    assert seen == played_out(game, "battle 8 eyrie", first("use brutal-tactics"))


@rule("R4.1.3")
def test_who_has_a_scouting_party_is_told_of_no_ambush() -> None:
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=2).put("eyrie", 8, warriors=2).hand("eyrie", "ambush-fox", "anvil")
    game.daylight("marquise")
    move = VERBS.parse("battle 8 eyrie")
    told = odds_of(Eyes(game.pos, game.seat("marquise")), move)
    assert told is not None
    assert told["ambush"] != 0
    told = odds_of(Eyes(game.crafted("marquise", "scouting-party").pos, game.seat("marquise")), move)
    assert told is not None
    assert told["ambush"] == 0


@pytest.mark.parametrize("relation", ["neutral", "hostile"])
def test_a_vagabond_attacks(relation: str) -> None:
    game = (
        Table("vagabond marquise eyrie")
        .pawn("vagabond", 8)
        .items("vagabond", "sword", "sword", "boots", "tea")
        .put("eyrie", 8, warriors=2, roost=1)
    )
    game.relation("vagabond", eyrie=relation).daylight("vagabond")
    assert odds(game.pos, VAGABOND, EYRIE, 7).outcomes == played_out(game, "battle 8 eyrie", first("damage boots", "damage tea"))


@pytest.mark.parametrize("swords", [0, 1, 2])
def test_a_vagabond_defends(swords: int) -> None:
    game = (
        Table("marquise vagabond eyrie").pawn("vagabond", 8).items("vagabond", *["sword"] * swords, "boots").put("marquise", 8, warriors=3)
    )
    game.put("marquise", 1, warriors=1).daylight("marquise")
    assert odds(game.pos, MARQUISE, VAGABOND, 7).outcomes == played_out(game, "battle 8 vagabond", first())


def test_an_enlisted_arbiter() -> None:
    game = (
        Table("marquise vagabond alliance")
        .pawn("vagabond", 8)
        .character("vagabond", "arbiter")
        .items("vagabond", "sword", "sword", "boots")
    )
    game.put("marquise", 8, warriors=3).put("marquise", 1, warriors=1).put("alliance", 8, warriors=1).daylight("marquise")
    plain = odds(game.pos, MARQUISE, ALLIANCE, 7, arbiter=VAGABOND).outcomes
    assert plain == played_out(game, "battle 8 alliance", first("enlist"))


@pytest.mark.parametrize("attackers", [1, 2, 3, 5])
def test_a_sure_ambush(attackers: int) -> None:
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=attackers, sawmill=1, workshop=1).put("marquise", 1, warriors=1)
    game.put("eyrie", 8, warriors=2).hand("eyrie", "ambush-fox").daylight("marquise")
    seen = odds(game.pos, MARQUISE, EYRIE, 7, asker=EYRIE)
    assert seen.ambush == seen.struck == 1
    assert seen.outcomes == played_out(game, "battle 8 eyrie", first("ambush"))
    assert odds(game.pos, MARQUISE, EYRIE, 7, asker=EYRIE, ambush=False).struck == 0


def hands_of(cards: str, crafted: str = "sappers") -> Table:
    game = Table("marquise eyrie alliance").put("marquise", 8, warriors=3).put("eyrie", 8, warriors=2).put("marquise", 1, warriors=1)
    game.hand("eyrie", "bake-sale", "sword", "anvil").hand("marquise", *cards.split())
    return game.crafted("marquise", crafted).daylight("marquise")


def test_the_chance_of_an_ambush_is_that_of_the_cards_unseen() -> None:
    """The Marquise sees her own hand; three of 54 - 3 cards lie with the Eyrie; three of the five ambushes match a fox clearing."""
    seen = odds(hands_of("armorers royal-claim").pos, MARQUISE, EYRIE, 7, asker=MARQUISE)
    assert seen.ambush == 1 - Fraction(48 * 47 * 46, 51 * 50 * 49)
    assert seen.struck == seen.ambush, "she holds no ambush to foil it with"
    own = odds(hands_of("ambush-fox royal-claim").pos, MARQUISE, EYRIE, 7, asker=MARQUISE)
    assert own.ambush == 1 - Fraction(49 * 48 * 47, 51 * 50 * 49), "one of the three is hers"
    assert own.struck == 0
    known = hands_of("armorers", "codebreakers").play("spy eyrie")
    assert odds(known.pos, MARQUISE, EYRIE, 7, asker=MARQUISE).ambush == 0, "she has seen the hand"
    assert odds(hands_of("armorers", "scouting-party").pos, MARQUISE, EYRIE, 7, asker=MARQUISE).struck == 0


def test_the_chance_agrees_with_guesses() -> None:
    pos = hands_of("armorers royal-claim").pos
    draws = chance_from_seed(3)
    matching = 0
    foiled = 0
    tries = 4000
    fitting = AMBUSHES & MATCHING[FOX]
    for _ in range(tries):
        world = pos.guess(2, draws)
        held = world.hands[EYRIE] & fitting != 0
        matching += held
        foiled += held and world.hands[MARQUISE] & fitting != 0
    exact = odds(pos, MARQUISE, EYRIE, 7, asker=ALLIANCE)
    assert abs(matching / tries - float(exact.ambush)) < 0.025
    assert abs((matching - foiled) / tries - float(exact.struck)) < 0.025


def test_chances_add_up_and_can_be_asked() -> None:
    game = hands_of("armorers")
    found: Odds = odds(game.pos, MARQUISE, EYRIE, 7)
    assert sum(found.outcomes.values()) == 1
    assert found.chance(lambda outcome: outcome.defender.warriors == 2) + found.chance(lambda outcome: outcome.defender.warriors < 2) == 1
    assert 0 < found.mean(lambda outcome: outcome.attacker.warriors) < 3
    assert found.to_json()["struck"] == pytest.approx(float(found.struck))
