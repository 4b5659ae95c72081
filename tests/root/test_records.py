"""The fixture records cover every setting; that they replay to their digests is tested for all games together."""

from __future__ import annotations

from collections import Counter

from tests.records import paths, records
from tests.root.recorded import tables


def test_a_hundred_records_of_all_tables_options_and_kinds_of_chance() -> None:
    every = records("root")
    assert len(every) == 100
    met: Counter[str] = Counter()
    for record in every:
        assert record.digest
        assert any(line.check for line in record.moves)
        met.update([" ".join(sorted(record.roles)), record.chance, record.rule, f"{len(record.roles)} seats"])
        met.update(f"{name} {value}" for name, value in record.options.items())
        met.update(set(record.roles))
    for roles in tables(adventurous=False):
        assert met[" ".join(sorted(roles))], roles
    for wanted in ("map autumn", "map winter", "order random", "order clockwise", "order fixed", "victory 20", "open", "fast", "keyed"):
        assert met[wanted], wanted
    assert met["R3.1-a"]
    assert met["R3.3.1.I"]
    assert all(met[f"{seats} seats"] for seats in range(2, 7))
    assert sum(path.stat().st_size for path in paths("root")) < 3_000_000
