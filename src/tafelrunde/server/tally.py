"""What is counted with every command. Only the loop counts here, so that no lock has to be taken, as the library's counters do."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Tally:
    """Commands by what became of them, moves, and how long the answers took."""

    def __init__(self) -> None:
        self.outcomes: dict[str, int] = dict.fromkeys(("done", "refused", "stale", "failed", "broken"), 0)
        self.moves = 0
        self.within = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def answered(self, outcome: str, seconds: float) -> None:
        """A command has been answered."""
        self.outcomes[outcome] += 1
        self.within[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
