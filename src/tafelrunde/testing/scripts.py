"""A convenient way to write rule tests: moves in notation, reasons by id."""

from __future__ import annotations

from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Reason


def rules_of(reason: Reason | None) -> list[str]:
    """The id of the rule that refuses, in a list; empty if nothing does."""
    return [] if reason is None else [reason.rule]


class Script:
    """Plays a position by notation: ``Script(pos).play(0, "bid 4")``."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        if pos.log is None:
            pos.log = []

    def offers(self, seat: int) -> list[str]:
        """What the seat may do, in notation."""
        return [self.pos.verbs().text(move) for move in self.pos.moves(seat)]

    def play(self, seat: int, *texts: str) -> Script:
        for text in texts:
            self.pos.play(seat, self.pos.verbs().parse(text))
        return self

    def why_not(self, seat: int, text: str) -> list[str]:
        """The ids of the rules against a move."""
        return rules_of(self.pos.why_not(seat, self.pos.verbs().parse(text)))

    def told(self, seat: int | None = None) -> list[str]:
        """The names of the events this seat has noticed so far."""
        from tafelrunde.testing.conformance import seen

        return [str(entry["event"]) for entry in seen(self.pos.log, seat) if "event" in entry]
