"""What can go wrong, as few types as possible.

::

    TafelrundeError
    ├── Unreadable    cannot be understood (text, JSON, a file); may carry line and column
    │   └── BadOptions    seats or options that do not exist or contradict each other
    ├── UnknownGame   no game or bot of that name
    │   └── RulesGone     the game is there, but not in the rules version that is asked for
    ├── IllegalMove   understood, but the rules forbid it; carries the reasons
    ├── Stale         meant for an earlier decision
    └── Corrupt       a record that does not replay

Every message is one sentence that also says what to do next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.engine.steps import Reason


class TafelrundeError(Exception):
    """Base of everything this package raises on purpose."""


class Unreadable(TafelrundeError):
    """Input that cannot be understood. `line` and `column` count from 1; 0 means unknown."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        place = f"line {line}, column {column}: " if line else ""
        super().__init__(place + message)
        self.message = message
        self.line = line
        self.column = column


class BadOptions(Unreadable):
    """Seats or options that the game does not have, or that exclude each other."""


class UnknownGame(TafelrundeError):
    """No game or bot of that name is installed."""


class RulesGone(UnknownGame):
    """A rules version that can no longer, or not yet, be played. Its records can still be read as text."""


class IllegalMove(TafelrundeError):
    """A move that is not allowed here. `reason` says why, with its rule id."""

    def __init__(self, move_text: str, reason: Reason) -> None:
        super().__init__(f"'{move_text}' is not allowed now ({reason.rule}); moves(seat) lists what is.")
        self.reason = reason


class Stale(TafelrundeError):
    """An answer to a decision that has been taken already."""


class Corrupt(TafelrundeError):
    """A record that does not replay: a move that is not legal, a wrong digest, a wrong result."""
