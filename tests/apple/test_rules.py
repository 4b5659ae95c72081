"""The example's rules, and with them the engine's own: offers, refusals, interrupts, secrets."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import tafelrunde
from tafelrunde.engine.packed import vec
from tafelrunde.engine.steps import Reason
from tafelrunde.examples.apple.rules import HAND, VALUES, Apple, Bidding
from tafelrunde.testing import Script, rule
from tafelrunde.testing.conformance import seen


def table(*hands: str, worth: int = 3) -> Script:
    """A game at the bidding, with these cards in hand and this apple."""
    pos = tafelrunde.new("apple", len(hands), seed=1)
    assert isinstance(pos, Apple)
    cards = [1 + i % 6 for i in range(30)]
    pos.hands = vec[i64]([0] * len(pos.hands))
    for seat, hand in enumerate(hands):
        for card in map(int, hand):
            pos.hands[seat * VALUES + card] += 1
            cards.remove(card)
    pos.pile, pos.worth = cards, worth
    pos.settle()
    return Script(pos)


def apple(script: Script) -> Apple:
    assert isinstance(script.pos, Apple)
    return script.pos


@rule("A1.1", "A1.2")
def test_thirty_cards_four_in_each_hand() -> None:
    pos = tafelrunde.new("apple", 3, seed=5)
    assert isinstance(pos, Apple)
    assert [pos.hand_size(seat) for seat in range(3)] == [HAND] * 3
    every = sorted(pos.pile + [card for seat in range(3) for card in range(7) for _ in range(pos.hands[seat * VALUES + card])])
    assert every == sorted([1, 2, 3, 4, 5, 6] * 5)
    view = pos.view(1)
    assert view["hands"] == [4, 4, 4]
    assert view["hand"] == list(pos.hands[VALUES : 2 * VALUES])
    assert pos.view(None)["hand"] is None


@rule("A2.1")
def test_an_apple_is_worth_one_to_six() -> None:
    assert {tafelrunde.new("apple", 2, seed=seed).view(0)["worth"] for seed in range(60)} == {1, 2, 3, 4, 5, 6}


@rule("A2.2")
def test_a_bid_is_a_card_of_the_own_hand() -> None:
    game = table("1135", "2222")
    assert game.offers(0) == ["bid 1", "bid 3", "bid 5", "ready"]
    assert game.offers(1) == ["bid 2", "ready"]
    assert game.why_not(0, "bid 2") == ["A2.2"]
    assert game.why_not(0, "bid 0") == ["A2.2"]
    assert game.pos.waiting() == [0, 1]


@rule("A2.3")
def test_a_bid_may_change_until_ready() -> None:
    game = table("1135", "2222")
    assert game.why_not(0, "withdraw") == ["A2.3"]
    game.play(0, "bid 5")
    assert game.offers(0) == ["withdraw", "ready"]
    assert game.why_not(0, "bid 3") == ["A2.3"]
    game.play(0, "withdraw", "bid 1", "ready")
    assert game.pos.waiting() == [1]
    assert game.why_not(0, "bid 5") == ["G2"]


@rule("A2.2", "A2.4")
def test_nobody_notices_a_bid_before_all_are_ready() -> None:
    game = table("1135", "2224", "1234")
    before = game.pos.view(1), game.pos.deciding(1), game.pos.noticed[1]
    game.play(0, "bid 5", "ready")
    assert (game.pos.view(1), game.pos.deciding(1), game.pos.noticed[1]) == before
    assert game.pos.deciding(0) == [1, 2]
    assert seen(game.pos.log, 1) == []
    game.play(1, "ready").play(2, "bid 1", "ready")
    assert game.told(None) == ["opened", "opened", "claimed"]
    assert sorted(apple(game).discards) == [1, 5]


@rule("A2.5")
def test_the_highest_bid_claims_the_nearest_to_first_on_a_tie() -> None:
    for first, claimant in ((0, 1), (1, 1), (2, 2)):
        game = table("1135", "2226", "6234")
        apple(game).first = first
        game.play(0, "bid 5", "ready").play(1, "bid 6", "ready").play(2, "bid 6", "ready")
        assert game.pos.waiting() == [(claimant + 1) % 3]


@rule("A2.5")
def test_without_a_bid_the_apple_is_lost() -> None:
    game = table("1135", "2226")
    game.play(0, "ready").play(1, "ready")
    assert isinstance(game.pos.stack[-1], Bidding)
    assert game.pos.standing().scores == [0, 0]


@rule("A3.1")
def test_a_challenge_takes_a_card_of_at_least_four() -> None:
    game = table("1236", "2345", "1111")
    game.play(0, "bid 6", "ready").play(1, "ready").play(2, "ready")
    assert game.offers(1) == ["challenge 4", "challenge 5", "pass"]
    assert game.why_not(1, "challenge 3") == ["A3.1"]
    assert game.why_not(1, "challenge 6") == ["A3.1"]
    assert game.why_not(2, "pass") == ["G2"]
    game.play(1, "pass")
    assert game.offers(2) == ["pass"]  # asked although there is no choice: not asking would tell the hand
    game.play(2, "pass")
    assert game.pos.standing().scores == [3, 0, 0]


@rule("A3.2")
def test_a_parry_needs_a_higher_card_and_ends_the_challenge() -> None:
    game = table("1566", "2345", "1111")
    game.play(0, "bid 6", "ready").play(1, "ready").play(2, "ready").play(1, "challenge 5")
    assert game.pos.waiting() == [0]
    assert game.offers(0) == ["parry 6", "pass"]
    assert game.why_not(0, "parry 5") == ["A3.2"]
    assert game.why_not(0, "challenge 6") == ["G4"]
    game.play(0, "parry 6")
    assert game.pos.waiting() == [2]
    assert "duelled" not in game.told()


@rule("A3.3", "A4.1")
def test_dice_decide_an_unparried_challenge() -> None:
    outcomes = set()
    for seed in range(40):
        game = table("1666", "2345", worth=2)
        game.pos.chance = tafelrunde.chance_from_seed(seed)
        game.play(0, "bid 6", "ready").play(1, "ready").play(1, "challenge 4").play(0, "pass")
        *_, duel = (entry for entry in seen(game.pos.log, None) if entry.get("event") == "duelled")
        expected = [0, 2] if duel["roll"] > duel["answer"] else [2, 0]
        assert game.pos.standing().scores == expected
        outcomes.add(tuple(expected))
    assert len(outcomes) == 2


@rule("A4.2")
def test_everyone_draws_up_and_discards_are_reshuffled() -> None:
    game = table("6666", "1111")
    pos = apple(game)
    pos.discards, pos.pile = pos.pile, []
    game.play(0, "bid 6", "ready").play(1, "ready").play(1, "pass")
    assert [pos.hand_size(0), pos.hand_size(1)] == [4, 4]
    assert len(pos.pile) == 22
    assert pos.first == 1
    drawn = [entry for entry in seen(pos.log, 1) if entry.get("event") == "drew"]
    assert [entry["card"] for entry in drawn if entry["seat"] == 0] == [None]


@rule("A4.2")
def test_the_end_of_a_round_is_asked_for_where_the_table_wants_it() -> None:
    """The last pass can then still be taken back; without it the cards are drawn at once."""
    for asks in (True, False):
        history = tafelrunde.History(tafelrunde.find("apple"), 2, 1, {"asks_ends": asks})
        for seat, text in ((0, "bid 1"), (0, "ready"), (1, "ready"), (1, "pass")):
            history.play(seat, history.game.verbs.parse(text if text != "bid 1" else Script(history.position).offers(0)[0]))
        if asks:
            assert Script(history.position).offers(0) == ["harvest"]
            assert history.position.why_not(0, history.game.verbs.parse("pass")) == Reason("G4")
            assert history.position.why_not(1, history.game.verbs.parse("harvest")) == Reason("G2")
            history.undo(1)
            assert "pass" in Script(history.position).offers(1)
            history.play(1, history.game.verbs.parse("pass"))
            history.play(0, history.game.verbs.parse("harvest"))
        assert isinstance(history.position.stack[-1], Bidding)
        assert history.why_not_undo(0 if asks else 1) == Reason("G10")


@rule("A4.2")
def test_simulations_and_thinking_bots_are_not_asked_for_ends() -> None:
    assert not tafelrunde.new("apple", 2).asks_ends
    pos = tafelrunde.find("apple").new(2, 1, {"asks_ends": True})
    assert pos.asks_ends
    assert pos.copy().asks_ends
    assert not tafelrunde.Eyes(pos, 0).guess(tafelrunde.chance_from_seed(1)).asks_ends


@rule("A5.1")
def test_the_game_ends_at_the_goal() -> None:
    game = table("6666", "1111", worth=6)
    apple(game).scores = vec[i64]([15, 3])
    game.play(0, "bid 6", "ready").play(1, "ready").play(1, "pass")
    standing = game.pos.standing()
    assert (standing.over, standing.scores, standing.winners, standing.ranks, standing.rule) == (True, [21, 3], [0], [1, 2], "A5.1")
    assert game.pos.waiting() == []
    with pytest.raises(tafelrunde.IllegalMove) as caught:
        game.play(0, "ready")
    assert caught.value.reason == Reason("G1")
