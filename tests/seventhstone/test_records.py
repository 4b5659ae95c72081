"""The fixture records cover every setting; that they replay to their digests is tested for all games together."""

from __future__ import annotations

from tafelrunde.engine.record import replay
from tafelrunde.engine.state import digest
from tests.records import records

RECORDS = records("seventhstone")


def test_a_hundred_records_of_all_seats_options_and_kinds_of_chance() -> None:
    assert len(RECORDS) == 100
    assert {len(record.roles) for record in RECORDS} == {2, 3, 4}
    assert {record.chance for record in RECORDS} == {"fast", "keyed"}
    for option in ("terrain_yields", "terrain_cavalry", "terrain_support", "wall_bypass", "no_time", "double_move"):
        assert {record.options[option] for record in RECORDS} == {False, True}
    assert {record.options["layout"] for record in RECORDS} == {"standard", "four-islands"}
    assert any(record.options["board"] for record in RECORDS)
    assert {record.rule for record in RECORDS} == {"T3.1", "T20.1", "T23.3"}
    assert all(record.digest and record.seed is not None for record in RECORDS)


def test_a_record_replays_to_any_decision() -> None:
    record = min(RECORDS, key=lambda record: len(record.moves))
    half = len(record.moves) // 2
    assert replay(record, half).ply == half
    assert digest(replay(record)) == record.digest
