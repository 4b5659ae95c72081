"""Thinking time. Pure arithmetic: the caller says what time it is.

A seat's time runs while the seat has to decide. What the others are shown must not tell who has decided in secret: they see what was
left when they last noticed something, and time running for all who take part.
"""

from __future__ import annotations

import msgspec

from tafelrunde.server.wire import ClockOut, ClockSetting


class Clocks(msgspec.Struct):
    """Seconds left of each seat at the time `since`, whose time runs (one bit each), and what was left when all last noticed something."""

    left: list[float]
    since: float
    running: int
    shown: list[float]

    @staticmethod
    def begin(setting: ClockSetting, seats: int, now: float) -> Clocks:
        bank = float(setting.bank)
        return Clocks([bank] * seats, now, 0, [bank] * seats)

    @staticmethod
    def read(text: str) -> Clocks | None:
        return msgspec.json.decode(text, type=Clocks) if text else None

    def text(self) -> str:
        return msgspec.json.encode(self).decode()

    def after(self, now: float, running: int, noticed: bool, setting: ClockSetting, decided: int | None = None) -> Clocks:
        """The clocks from now on, with time running for other seats; `decided` gets his bonus."""
        left = self.at(now)
        if decided is not None:
            left[decided] += setting.bonus
            if setting.most:
                left[decided] = min(left[decided], float(setting.most))
        return Clocks(left, now, running, left.copy() if noticed else self.shown)

    def at(self, now: float) -> list[float]:
        spent = max(0.0, now - self.since)
        return [max(0.0, left - spent) if self.running >> seat & 1 else left for seat, left in enumerate(self.left)]

    def next_end(self) -> float | None:
        """When the first of the running clocks is at zero."""
        ends = [self.since + left for seat, left in enumerate(self.left) if self.running >> seat & 1]
        return min(ends) if ends else None

    def out(self, now: float) -> list[int]:
        """Whose time is up."""
        return [seat for seat, left in enumerate(self.at(now)) if left <= 0.0 and self.running >> seat & 1]

    def shown_to(self, eyes: int | None, deciding: list[int], secret: bool, now: float) -> ClockOut:
        """What a viewer may know of it. In a secret decision: the own time as it is, that of the others as it was."""
        true = self.at(now)
        left = [true[seat] if seat == eyes or not secret else self.shown[seat] for seat in range(len(true))]
        running = deciding if self.running else []
        return ClockOut(now, [int(1000 * seconds) for seconds in left], running)
