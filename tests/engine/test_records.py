"""Records: written, read back, replayed, verified, and broken in every way."""

from __future__ import annotations

import re

import pytest

import tafelrunde
from tafelrunde.engine.chance import KEYED, chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.record import Record, parse_record, replay, verify, write_record
from tafelrunde.engine.state import digest
from tafelrunde.examples.apple import GAME
from tests.engine.fuzz_records import fuzz


def played(seed: int | bytes = 3, chance: str = "fast", seats: int = 2) -> Record:
    history = History(GAME, seats, seed, {"goal": 8}, chance)
    draws = chance_from_seed(1)
    checks = []
    while waiting := history.position.waiting():
        moves = history.position.moves(waiting[0])
        history.play(waiting[0], moves[draws.below(len(moves))])
        checks.append(digest(history.position))
    record = history.record()
    for line, check in zip(record.moves, checks, strict=True):
        line.check = check
    return record


@pytest.mark.parametrize(("seed", "chance"), [(3, "fast"), (bytes(range(32)), KEYED)])
def test_a_record_reads_back_and_verifies(seed: int | bytes, chance: str) -> None:
    record = played(seed, chance, 4)
    text = write_record(record)
    again = parse_record(text)
    assert write_record(again) == re.sub("(=[0-9a-f]{8})[0-9a-f]*", r"\1", text)
    verdict = verify(again)
    assert (verdict.ok, verdict.plies, verdict.reasons) == (True, len(record.moves), [])
    assert verdict.digest == record.digest


def test_any_decision_can_be_replayed() -> None:
    record = played()
    seen: list[int] = []
    replay(record, watch=lambda ply, pos: seen.append(pos.ply))
    assert seen == list(range(1, len(record.moves) + 1))
    assert replay(record, 0).ply == 0
    assert replay(record, 7).ply == 7


def test_an_unfinished_game_keeps_its_seed() -> None:
    history = History(GAME, 2, 5)
    history.play(0, history.position.moves(0)[0])
    text = write_record(history.record())
    assert "seed" not in text
    assert not verify(parse_record(text)).ok
    with pytest.raises(tafelrunde.Corrupt, match="no seed"):
        replay(parse_record(text))


TEXT = write_record(played())


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (r"\nseed 3\n", "\nseed 4\n", "not the one that was promised"),
        (r"result (\d+) ", r"result 1\1 ", "result is not the one"),
        (r"\n1 (\w+) ", r"\n1 \1 parry 6 #", ""),
        (r"=[0-9a-f]{8}\n2 ", "=00000000\n2 ", "not the one that was recorded"),
        (r"digest [0-9a-f]{32}", "digest " + "0" * 32, "final position"),
        (r"rule A5.1", "rule A5.2", "result is not the one"),
        (r"result .*\n", "", "has no result"),
    ],
)
def test_a_false_record_is_found_out(old: str, new: str, says: str) -> None:
    text = re.sub(old, new, TEXT, count=1)
    assert text != TEXT
    try:
        record = parse_record(text)
    except tafelrunde.Unreadable:
        assert not says
        return
    verdict = verify(record)
    assert not verdict.ok
    assert says in " ".join(verdict.reasons)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("tafelrunde record 2\n", 1, 1),
        (TEXT.replace("rules 2", "rules two"), 3, 7),
        (TEXT.replace("seats amber blue", "seats amber grey"), 4, 7),
        (TEXT.replace('"goal": 8}', '"goal": 8'), 5, 39),
        (TEXT.replace('"goal": 8}', '"gaol": 8}'), 5, 9),
        (re.sub("options .*", "options []", TEXT), 5, 9),
        (TEXT.replace("chance fast", "chance slow"), 6, 8),
        (re.sub("commitment .", "commitment Z", TEXT), 7, 12),
        (re.sub("\n1 amber ", "\n1 grey ", TEXT), 9, 3),
        (re.sub("\n2 ", "\n3 ", TEXT, count=1), 10, 1),
        (re.sub("\n1 amber .* =", "\n1 amber bid 9 =", TEXT), 9, 13),
        (re.sub("\n1 amber .* =", "\n1 amber fly =", TEXT), 9, 9),
    ],
)
def test_a_malformed_record_names_line_and_column(text: str, line: int, column: int) -> None:
    with pytest.raises(tafelrunde.Unreadable) as caught:
        parse_record(text)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_comments_and_windows_line_ends_are_fine() -> None:
    text = TEXT.replace("\n", "\r\n").replace("\r\n1 ", "\r\n# opening\r\n1 ")
    assert verify(parse_record(text)).ok


def test_broken_records_never_end_in_a_traceback() -> None:
    assert fuzz(3_000, seed=1) > 1_000
