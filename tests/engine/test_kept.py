"""The tool that keeps the records: digests can be written anew, but only where the moves still lead to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.records as kept
from tafelrunde.cli.conform import BotPlayer
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.record import Record, verify
from tafelrunde.examples.apple import GAME
from tafelrunde.examples.apple.rules import PARRY


def table(number: int, chance: Chance) -> kept.Table:
    return kept.Table(["amber", "blue"], {"goal": 8}, [BotPlayer("random")] * 2)


PLAN = kept.Kept(GAME, table, longest=500, every=5)


def played() -> Record:
    record = kept.play(PLAN, 1, 1)
    assert record is not None
    return record


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "TESTS", tmp_path)
    return tmp_path / "apple" / "records" / "000.record.gz"


def test_a_kept_game_checks_its_digests_on_the_way() -> None:
    record = played()
    assert verify(record).ok
    assert [ply for ply, line in enumerate(record.moves, 1) if line.check] == list(range(5, len(record.moves) + 1, 5))


def test_a_game_that_gets_too_long_is_dropped() -> None:
    assert kept.play(kept.Kept(GAME, table, longest=5, every=5), 1, 1) is None


def test_digests_that_hold_are_left_alone(path: Path) -> None:
    kept.write(path, played())
    before = path.read_bytes()
    assert kept.redigest(path) == ""
    assert path.read_bytes() == before


def test_digests_alone_are_written_anew(path: Path) -> None:
    good, bad = played(), played()
    bad.moves[4].check = "00000000"
    bad.digest = "0" * 32
    kept.write(path, bad)
    assert not verify(kept.read(path)).ok
    assert "anew" in kept.redigest(path)
    again = kept.read(path)
    assert verify(again).ok
    assert (again.moves[4].check, again.digest) == (good.moves[4].check, good.digest)


def test_moves_that_no_longer_replay_are_told_and_left_as_they_were(path: Path) -> None:
    record = played()
    record.moves[2].move = PARRY(6)
    kept.write(path, record)
    before = path.read_bytes()
    assert kept.redigest(path).startswith("! apple/records/000.record.gz: decision 3 ")
    assert path.read_bytes() == before


def test_moves_that_lead_to_another_end_are_told(path: Path) -> None:
    record = played()
    assert record.scores is not None
    record.scores[0] += 1
    kept.write(path, record)
    assert "the moves now end with" in kept.redigest(path)
