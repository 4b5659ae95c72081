"""How everything here is measured: random play in a loop, on the clock of the process, so that busy neighbours count less."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

Tally = tuple[int, int]
"""Decisions taken, and legal moves there were to choose from."""


def play_for(seconds: float, one_game: Callable[[int], Tally]) -> dict[str, Any]:
    """Whole games, numbered from 0, until the time is up. One game before it warms up whatever there is to warm."""
    one_game(10_000)
    games = decisions = options = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds or games == 0:
        taken, offered = one_game(games)
        decisions += taken
        options += offered
        games += 1
    spent = time.process_time() - begin
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "decisions_per_game": decisions / games,
        "options": options / decisions if options else None,
    }


def microseconds(act: Callable[[], object], budget: float = 0.3) -> float:
    """What one call costs: the best of many short series."""
    best, end = float("inf"), time.process_time() + budget
    while time.process_time() < end:
        begin = time.process_time()
        for _ in range(50):
            act()
        best = min(best, (time.process_time() - begin) / 50)
    return best * 1e6


def report(result: dict[str, Any]) -> None:
    """One line of JSON for the program that compares."""
    print(json.dumps(result))
