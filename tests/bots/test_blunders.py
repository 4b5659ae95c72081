"""Decisions with a clear answer: those that are kept are what they claim to be, and bots do not fall for a sample of them."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import replay
from tests.bots.blunders import find
from tests.bots.blunders.find import CLEAR, Stake, kind_of, split
from tests.bots.blunders.positions import KINDS, parsed, position_of, read
from tests.bots.blunders.report import Score, score

GAMES = [game.id for game in tafelrunde.all_games() if read(game.id) is not None]
COMPLETE = ("battlelore", "root")
"""Games of which enough are kept; those of the others are still being looked for."""
ENOUGH = 30
EVERY = 10
"""Of the kept decisions every so many are asked here; `make blunders` asks all of them, of every level."""


def test_good_moves_are_those_before_a_wide_gap() -> None:
    assert split({1: 0.9, 2: 0.88, 3: 0.5, 4: 0.4}, 0.12) == {1, 2}
    assert split({1: 0.9, 2: 0.85, 3: 0.8, 4: 0.75}, 0.12) == set(), "no gap"
    assert split({1: 0.9, 2: 0.82, 3: 0.5, 4: 0.4}, 0.12) == set(), "the good ones are not alike"
    assert split({1: 0.9, 2: 0.89, 3: 0.88, 4: 0.1}, 0.12) == set(), "one bad move among many makes no question"


def test_what_is_at_stake_gives_the_kind() -> None:
    assert kind_of(Stake(won=1.0), Stake(won=0.2)) == ("win", "wins this turn in 100% of continuations, else in 20%")
    lost = kind_of(Stake(), Stake(lost=0.5))
    assert lost is not None
    assert lost[0] == "stop"
    assert [told[0] for one in (Stake(points=2.0), Stake(units=2.0)) if (told := kind_of(one, Stake())) is not None] == ["points", "units"]
    assert kind_of(Stake(points=0.5, units=0.5), Stake()) is None


@pytest.mark.parametrize("game", GAMES)
def test_kept_decisions_are_real_ones_with_a_clear_answer(game: str) -> None:
    found = read(game)
    assert found is not None
    assert found.rules == tafelrunde.find(game).version, "they are of other rules: find them anew"
    assert len(found.decisions) >= (ENOUGH if game in COMPLETE else 1)
    for decision in found.decisions:
        pos = position_of(found, decision)
        offers = {pos.verbs().text(move) for move in Eyes(pos, decision.seat).forward()}
        assert decision.kind in KINDS
        assert set(decision.good) < offers
        assert len(decision.good) * 2 <= len(offers)
        assert decision.chance - decision.worst >= CLEAR - 0.001
        assert decision.why
        assert parsed(found.records[decision.record]).game.id == game


@pytest.mark.parametrize("game", GAMES)
def test_normal_solves_a_sample(game: str) -> None:
    """At most one of them may be missed. Chosen by number, not by who solves them."""
    found = read(game)
    assert found is not None
    told = score(found, found.decisions[::EVERY], "normal", 1)
    assert len(told.missed) <= 1, [(decision.why, move) for decision, move in told.missed]


def test_the_report_counts_by_kind() -> None:
    told = Score("easy", {"win": 2, "stop": 1}, {"win": 3, "stop": 1})
    assert told.share("win") == pytest.approx(2 / 3)
    assert told.share() == 0.75
    assert told.reached()
    assert not Score("normal", told.right, told.asked).reached()


def test_what_was_kept_is_found_again_by_shorter_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    found = read("root")
    assert found is not None
    monkeypatch.setattr(find, "LONGER", 2)
    monkeypatch.setattr(find, "ROLLS", 2)
    kept = max(found.decisions, key=lambda decision: decision.chance - decision.worst if decision.kind == "points" else 0.0)
    record, pos = parsed(found.records[kept.record]), position_of(found, kept)
    asked = find.Asked(record, kept.ply, 60)
    assert asked.judge(pos) == ""
    again = asked.keep(pos)
    assert again is not None
    assert (again.kind, again.good, again.seat) == (kept.kind, kept.good, kept.seat)
    forced = next(ply for ply in range(kept.ply) if len(Eyes(replay(record, ply), record.moves[ply].seat).forward()) == 1)
    assert find.Asked(record, forced, 60).judge(replay(record, forced)) == "no choice"
