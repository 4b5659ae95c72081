"""What no game may be without: the contract kept, every rule proved, every fixture record replayed. One list for all games."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.engine.codex import coverage
from tafelrunde.engine.record import parse_record, verify
from tafelrunde.testing import conform

TESTS = Path(__file__).parent.parent
GAMES = tafelrunde.all_games()
FIXTURES = 100
KIT_GAMES = 8 if tafelrunde.BUILD == "native" else 3
KIT_PLIES = 1_500
"""Where the kit cuts a random game here; `make campaign` plays on."""

needs_games = pytest.mark.skipif(not GAMES, reason="no game is installed yet")


def fixtures(game: str) -> list[Path]:
    return sorted((TESTS / game / "records").glob("*.record.gz"))


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_game_keeps_the_contract(game: tafelrunde.Game) -> None:
    report = conform(game, games=KIT_GAMES, seed=77, share=0.01, max_plies=KIT_PLIES)
    assert report.games == KIT_GAMES
    assert min(report.copies, report.worlds, report.refusals, report.candidates, report.saves) > 0
    assert report.different_worlds > 0


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_and_example_is_proved_or_waived_with_a_reason(game: tafelrunde.Game) -> None:
    found = coverage(game.package, TESTS / game.id)
    assert found.missing == []
    assert found.unknown == []
    assert len(found.waived) < 0.03 * len(found.ids)
    assert all(len(reason) > 20 for reason in found.waived.values())


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_records_replay_to_their_digests(game: tafelrunde.Game) -> None:
    paths = fixtures(game.id)
    assert len(paths) >= FIXTURES
    for path in paths:
        record = parse_record(gzip.decompress(path.read_bytes()).decode())
        verdict = verify(record)
        assert verdict.ok, f"{path.name}: {verdict.reasons}"
        assert record.digest == verdict.digest or any(line.check for line in record.moves), f"{path.name} checks nothing"
