"""Short forms of all games, by their own options."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

FIELD = files("tafelrunde.games.battlelore").joinpath("data/scenarios/ploughland.toml").read_text("utf-8")
SKIRMISH = FIELD.replace("[banners]\npennant = 5\nstandard = 5", "[banners]\npennant = 1\nstandard = 1").replace(
    '"ploughland"', '"skirmish"'
)
SHORT: dict[str, dict[str, Any]] = {
    "root": {"options": {"victory": 10}, "seats": ["eyrie", "marquise", "alliance"]},
    "bloodstones": {"options": {"max_turns_per_player": 3}, "seats": 3},
    "battlelore": {"options": {"scenario": SKIRMISH}},
    "seventhstone": {"options": {"max_years": 4}},
}
