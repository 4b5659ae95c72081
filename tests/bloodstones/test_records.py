"""The fixture records cover every setting; that they replay to their digests is tested for all games together."""

from __future__ import annotations

from collections import Counter

from tafelrunde.engine.record import Record
from tafelrunde.games.bloodstones.map.maps import MAP_IDS
from tafelrunde.games.bloodstones.pieces.words import FACTIONS
from tests.records import paths, records


def map_name(record: Record) -> str:
    name = str(record.options["map"])
    return "own" if name.startswith("{") else name


def test_a_hundred_records_of_all_seats_maps_factions_and_kinds_of_chance() -> None:
    every = records("bloodstones")
    assert len(every) == 100
    settings: Counter[str] = Counter()
    for record in every:
        assert record.digest
        settings.update([f"{len(record.roles)} seats", map_name(record), record.chance, record.rule, *record.roles])
        settings.update(name for name, value in record.options.items() if value is True)
    for wanted in (*FACTIONS, *MAP_IDS, "chooser", "own", "suited", "fast", "keyed", "S26.1", "cutiecorn", "ignore_map_range"):
        assert settings[wanted], f"no game with {wanted}"
    assert all(settings[f"{seats} seats"] for seats in range(2, 7))
    assert sum(path.stat().st_size for path in paths("bloodstones")) < 3_000_000
