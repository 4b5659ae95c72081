"""Puzzles: found by the search in real games, verified, kept, found again; those that come with the games are real and unambiguous."""

from __future__ import annotations

import gzip
from collections import Counter
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.record import parse_record, replay, verify, write_record
from tafelrunde.puzzles.postponed import postponed
from tafelrunde.puzzles.puzzle import AMBIGUOUS, Puzzles, check, load_puzzles, of_the_day, read_puzzles, write_puzzles
from tests.engine.test_illustrations import GAMES

GAME = "apple"


def make(folder: Path, *more: str) -> Puzzles:
    """Puzzles of the example game, which is small enough to search through in a moment."""
    main(["puzzles", "make", GAME, "--work", str(folder), "--bots", "greedy", "--seed", "18", "--games", "1", "--walks", "200", *more])
    return read_puzzles(folder / f"{GAME}.json.gz")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Puzzles]:
    folder = tmp_path_factory.mktemp("puzzles")
    return folder, make(folder)


def test_what_is_found_is_real_clear_and_found_again(made: tuple[Path, Puzzles], tmp_path: Path) -> None:
    _, found = made
    assert found.puzzles
    assert check(find(GAME), found) == []
    for puzzle in found.puzzles:
        assert puzzle.chance - puzzle.next_chance > AMBIGUOUS
        assert puzzle.walks == 2000, "ten times the first search"
    assert make(tmp_path) == found, "the same games and walks give the same puzzles"


def test_work_goes_on_where_it_was_stopped(made: tuple[Path, Puzzles]) -> None:
    folder, found = made
    notes = (folder / f"{GAME}.jsonl").read_text()
    assert make(folder) == found
    assert (folder / f"{GAME}.jsonl").read_text() == notes, "nothing is looked at twice"


def test_kept_records_are_looked_through_packed_or_not(made: tuple[Path, Puzzles], tmp_path: Path) -> None:
    _, found = made
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "one.record.gz").write_bytes(gzip.compress(found.records[0].encode()))
    again = make(tmp_path, "--records", str(tmp_path / "games"))
    assert [puzzle.id for puzzle in again.puzzles] == [puzzle.id for puzzle in found.puzzles]
    (tmp_path / "games" / "two.record.gz").write_bytes(b"nothing")
    assert main(["verify", str(tmp_path / "games" / "two.record.gz")]) == 2


def test_a_spoilt_puzzle_is_noticed(made: tuple[Path, Puzzles], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, found = made
    spoilt = read_puzzles(made[0] / f"{GAME}.json.gz")
    spoilt.puzzles[0].next_chance = spoilt.puzzles[0].chance - AMBIGUOUS / 2
    spoilt.puzzles[0].played = "dance"
    assert len(check(find(GAME), spoilt)) == 2
    write_puzzles(tmp_path / "spoilt.json.gz", spoilt)
    assert main(["puzzles", "check", GAME, str(tmp_path / "spoilt.json.gz")]) == 1
    assert "as good" in capsys.readouterr().out
    assert main(["puzzles", "check", GAME, str(made[0] / f"{GAME}.json.gz")]) == 0
    with pytest.raises(Unreadable, match="no puzzle"):
        found.find("nothing")


def test_every_puzzle_has_its_day(made: tuple[Path, Puzzles]) -> None:
    _, found = made
    count = len(found.puzzles)
    days = [of_the_day(found, day) for day in range(20_000, 20_000 + count)]
    assert Counter(puzzle.id for puzzle in days if puzzle is not None) == Counter(puzzle.id for puzzle in found.puzzles)
    assert of_the_day(Puzzles(GAME, 1, [], []), 5) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_puzzles_that_come_with_a_game(name: str) -> None:
    game = find(name)
    found = load_puzzles(game.package)
    if found is None:
        pytest.skip("no puzzles were made for this game yet")
    assert found.rules == game.version
    assert check(game, found) == []
    assert all(verify(parse_record(text)).ok for text in found.records[:1])


def test_what_decided_a_turn_is_put_off_to_its_last_moment() -> None:
    record = parse_record(gzip.decompress((Path(__file__).parent.parent / "seventhstone" / "shown.record.gz").read_bytes()).decode())
    del record.moves[160:]
    late = list(postponed(record))
    assert late
    for other in late:
        assert verify(parse_record(write_record(other))).ok, "a legal game that can be kept"
        mine, theirs = ([(line.seat, line.move) for line in one.moves] for one in (other, record))
        parted = next(ply for ply, move in enumerate(mine) if move != theirs[ply])
        assert mine[-1] == theirs[parted], "what came then comes last"
        assert not Counter(mine[parted:]) - Counter(theirs[parted:]), "nothing is added"
        assert {seat for seat, _ in mine[parted:]} == {mine[-1][0]}, "within one turn"
        assert len(replay(other, len(mine) - 1).moves(mine[-1][0])) > 1, "and it is a choice"
