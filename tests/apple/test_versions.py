"""A game keeps the rules it began with: the example plays its old rules beside its new ones, from one code."""

from __future__ import annotations

import msgspec
import pytest
from mypy_extensions import i64

import tafelrunde
from tafelrunde.engine.history import History
from tafelrunde.engine.packed import vec
from tafelrunde.engine.record import parse_record, verify, write_record
from tafelrunde.engine.state import digest, dump, load
from tafelrunde.examples.apple import GAME
from tafelrunde.examples.apple.rules import VALUES, Apple
from tafelrunde.testing import Script, conform, rule
from tafelrunde.testing.conformance import seen
from tests.records import paths, read, records

OLD = GAME.in_rules(1)


def duels(game: tafelrunde.Game, seed: int) -> tuple[list[tuple[int, int]], list[int]]:
    """The dice of one unparried challenge of seat 1, and the scores after it."""
    pos = game.new(2, 1)
    assert isinstance(pos, Apple)
    cards = [1 + i % 6 for i in range(30)]
    pos.hands = vec[i64]([0] * len(pos.hands))
    for seat, card in ((0, 6), (0, 1), (0, 1), (0, 1), (1, 4), (1, 2), (1, 2), (1, 2)):
        pos.hands[seat * VALUES + card] += 1
        cards.remove(card)
    pos.pile, pos.worth, pos.chance = cards, 2, tafelrunde.chance_from_seed(seed)
    script = Script(pos)
    script.play(0, "bid 6", "ready").play(1, "ready").play(1, "challenge 4").play(0, "pass")
    dice = [(entry["roll"], entry["answer"]) for entry in seen(pos.log, None) if entry.get("event") == "duelled"]
    return dice, pos.standing().scores


@rule("A3.3")
def test_equal_dice_are_rolled_again_but_not_under_rules_1() -> None:
    ties = 0
    for seed in range(40):
        (new, scores), (old, old_scores) = duels(GAME, seed), duels(OLD, seed)
        assert [roll == answer for roll, answer in new] == [True] * (len(new) - 1) + [False]
        assert scores == ([0, 2] if new[-1][0] > new[-1][1] else [2, 0])
        assert len(old) == 1
        assert old[0] == new[0]
        assert old_scores == ([0, 2] if old[0][0] > old[0][1] else [2, 0])
        ties += len(new) > 1
    assert ties > 3


def test_records_of_both_rules_are_kept_and_replay() -> None:
    every = [read(path) for path in paths("apple", older=True)]
    assert [record.version for record in every].count(1) == [record.version for record in every].count(2) == 20
    for record in every:
        verdict = verify(record)
        assert verdict.ok, verdict.reasons
    assert all(record.version == GAME.version for record in records("apple"))


def test_a_record_does_not_replay_under_the_other_rules() -> None:
    old = [read(path) for path in paths("apple", older=True) if path.parent.name == "rules-1"]
    for record in old:
        claimed = parse_record(write_record(record).replace("\nrules 1\n", "\nrules 2\n"))
        assert not verify(claimed).ok


def played(history: History, decisions: int) -> None:
    for _ in range(decisions):
        seat = history.position.waiting()[0]
        history.play(seat, history.position.moves(seat)[-1])


def test_the_version_goes_with_the_position() -> None:
    history = History(OLD, 2, 7)
    played(history, 5)
    pos = history.position
    assert pos.rules == pos.copy().rules == pos.guess(0, tafelrunde.chance_from_seed(1)).rules == 1
    again = load(msgspec.json.decode(msgspec.json.encode(dump(pos))), GAME.package)
    assert again.rules == 1
    assert GAME.new(2, 7).rules == 2
    assert digest(GAME.new(2, 7)) != digest(OLD.new(2, 7))


def test_the_record_says_by_which_rules_it_was_played() -> None:
    history = History(OLD, 2, 7)
    played(history, 5)
    text = write_record(history.record())
    assert "\nrules 1\n" in text
    assert parse_record(text).game is OLD


def test_a_game_is_found_in_the_rules_asked_for() -> None:
    assert tafelrunde.find("apple") is tafelrunde.find("apple", 2) is GAME
    assert tafelrunde.find("apple", 1) is OLD
    assert (OLD.id, OLD.version, GAME.version) == ("apple", 1, 2)
    assert OLD in {OLD} - {GAME}


@pytest.mark.parametrize("version", [0, 3, 99])
def test_rules_that_cannot_be_played_are_named(version: int) -> None:
    with pytest.raises(tafelrunde.RulesGone, match=rf"version {version} of The Golden Apple .* there is: 1, 2"):
        tafelrunde.find("apple", version)


def test_a_position_saved_without_its_rules_is_refused() -> None:
    plain = dump(GAME.new(2, 1))
    del plain["rules"]
    with pytest.raises(tafelrunde.Unreadable, match="replay the record"):
        load(plain, GAME.package)


def test_the_old_rules_keep_the_contract() -> None:
    report = conform(OLD, games=10, share=0.1)
    assert report.finished == 10
