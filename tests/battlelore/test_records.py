"""A hundred games that were played once must be played the same for ever."""

from __future__ import annotations

from collections import Counter

from tafelrunde.games.battlelore.scenario.files import IDS
from tests.records import paths, records


def test_the_records_cover_every_mode() -> None:
    """That they replay is proved for all games in tests/engine/test_games.py."""
    every = records("battlelore")
    assert len(every) == 100
    seen: Counter[str] = Counter()
    for record in every:
        name = str(record.options["scenario"])
        seen.update(["own" if "\n" in name else name, f"{len(record.roles)} seats", record.chance, record.rule, *record.roles])
        seen.update(f"{option} {value}" for option, value in record.options.items() if option != "scenario")
    wanted = [
        *IDS,
        "own",
        "fast",
        "keyed",
        "B18.8",
        "B24.49",
        "B29.36",
        "army improvised",
        "army organised",
        "lore medieval",
        "lore plain",
        "lore lore",
        "asks_ends True",
        "allies True",
    ]
    wanted += ["landmarks yes", "landmarks no", "creatures free", "windows holders", "standard-left", "pennant-ally"]
    wanted += [f"{seats} seats" for seats in range(2, 7)]
    assert [name for name in wanted if not seen[name]] == []
    assert sum(path.stat().st_size for path in paths("battlelore")) < 3_000_000
