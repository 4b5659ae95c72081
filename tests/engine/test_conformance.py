"""The kit passes on a sound game, and fails on each kind of mistake made on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tafelrunde
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.events import EVERYONE
from tafelrunde.engine.position import Position
from tafelrunde.examples.apple import GAME
from tafelrunde.examples.apple import rules as apple
from tafelrunde.examples.apple.rules import VALUES, Apple, Bidding, Claim
from tafelrunde.testing import Nonconformance, conform

pure_only = pytest.mark.skipif(tafelrunde.BUILD == "native", reason="compiled classes cannot be sabotaged")


def test_the_example_conforms() -> None:
    report = conform(GAME, games=60, share=0.1)
    assert report.finished == report.games == 60
    assert min(report.copies, report.worlds, report.twin_moves, report.refusals, report.candidates, report.saves) > 250
    assert report.undos > 100
    assert report.different_worlds > 0.9 * report.worlds
    assert report.ends > 20


def sabotage(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, make: Callable[[Any], Any], message: str) -> None:
    monkeypatch.setattr(owner, name, make(getattr(owner, name)))
    with pytest.raises(Nonconformance, match=message):
        conform(GAME, games=60, share=0.3)


@pure_only
def test_a_hidden_card_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(view: Any) -> Any:
        return lambda self, seat: view(self, seat) | {"oops": list(self.hands[VALUES:])}

    sabotage(monkeypatch, Apple, "view", leak, "looks different")


@pure_only
def test_a_hidden_bid_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch, Apple, "view", lambda view: lambda self, seat: view(self, seat) | {"oops": sum(self.bids)}, "looks different")


@pure_only
def test_a_secret_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(play: Any) -> Any:
        def told(self: Bidding, pos: Apple, seat: int, move: int) -> None:
            play(self, pos, seat, move)
            pos.tell(apple.OPENED, (seat, pos.bids[seat]), EVERYONE)

        return told

    sabotage(monkeypatch, Bidding, "play", loud, "told a secret")


@pure_only
@pytest.mark.parametrize(("values", "message"), [((0,), "has 1 values"), ((0, 1, 2), "has 3 values"), ((0, 999), "has [a-z]+ 999")])
def test_an_event_with_other_values_than_it_declares_is_found(
    monkeypatch: pytest.MonkeyPatch, values: tuple[int, ...], message: str
) -> None:
    def careless(play: Any) -> Any:
        def told(self: Bidding, pos: Apple, seat: int, move: int) -> None:
            play(self, pos, seat, move)
            pos.tell(apple.OPENED, values, 0, 0)

        return told

    sabotage(monkeypatch, Bidding, "play", careless, message)


@pure_only
def test_noticing_a_secret_decision_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch, Apple, "view", lambda view: lambda self, seat: view(self, seat) | {"oops": self.ready}, "looks different")


@pure_only
def test_a_guess_that_keeps_the_real_offers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(redealt: Any) -> Any:
        def kept(self: Position, chance: Chance) -> None:
            self.chance = chance.fork()

        return kept

    sabotage(monkeypatch, Position, "redealt", keep, "offers seat . the moves of the real position")


@pure_only
def test_a_copy_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(copy: Any) -> Any:
        def shared(self: Apple) -> Apple:
            twin: Apple = copy(self)
            twin.discards = self.discards
            return twin

        return shared

    sabotage(monkeypatch, Apple, "copy", shallow, "changed")


@pure_only
def test_a_copy_that_shares_a_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(
        monkeypatch, Claim, "copy", lambda copy: lambda self: self, "changed|differ|offers other|looks different|lead back|another position"
    )


@pure_only
def test_a_doubled_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch, Claim, "moves", lambda moves: lambda self, pos, seat: [*moves(self, pos, seat), apple.PASS()], "not unique")


@pure_only
def test_an_end_that_is_not_asked_for_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(settle: Any) -> Any:
        def on(self: Apple) -> None:
            asked, self.asks_ends = self.asks_ends, False
            settle(self)
            self.asks_ends = asked

        return on

    sabotage(monkeypatch, Apple, "settle", blind, "was not asked for")


@pure_only
def test_a_move_that_why_not_forbids_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sabotage(monkeypatch, Bidding, "moves", lambda moves: lambda self, pos, seat: moves(self, pos, seat)[1:], "offered False, reason None")


@pure_only
def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(spend: Any) -> Any:
        def lost(self: Apple, seat: int, card: int) -> None:
            spend(self, seat, card)
            self.discards.pop()

        return lost

    sabotage(monkeypatch, Apple, "spend", lose, "invariant broken: 2. cards")


@pure_only
def test_undo_beyond_a_revelation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opening bids without counting a revelation: a harmless-looking move teaches the viewer something."""

    def hush(disclose: Any) -> Any:
        def hushed(self: Position) -> None:
            disclose(self)
            self.revelations -= 1

        return hushed

    sabotage(monkeypatch, Position, "disclose", hush, "which revealed nothing")


@pure_only
def test_hidden_state_outside_the_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = [0]

    def fickle(shuffle: Any) -> Any:
        def shuffled(self: Chance, things: list[int]) -> None:
            calls[0] += 1
            shuffle(self, things)
            if calls[0] % 2:
                things.reverse()

        return shuffled

    sabotage(monkeypatch, Chance, "shuffle", fickle, "another position|not legal|not allowed|not determined")


@pure_only
def test_a_guess_that_depends_on_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealt from the real order of the pile: every guess is sound, but which one comes up tells something."""

    def biased(guess: Any) -> Any:
        def cut(self: Apple, seat: int | None, chance: Chance) -> Apple:
            twin: Apple = guess(self, seat, chance)
            if self.pile and twin.pile:
                at = self.pile[-1] % len(twin.pile)
                twin.pile = twin.pile[at:] + twin.pile[:at]
            return twin

        return cut

    sabotage(monkeypatch, Apple, "guess", biased, "cannot know")
