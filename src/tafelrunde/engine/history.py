"""A game in progress with its past: moves, events, honest undo, and the record it will become."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import FAST
from tafelrunde.engine.errors import IllegalMove, Stale
from tafelrunde.engine.options import fill
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record
from tafelrunde.engine.steps import Reason
from tafelrunde.engine.undo import Past


class History:
    """A position and how it came about.

    Free undo is the rule of `Past`. Only positions that can be led back to are kept.
    """

    def __init__(
        self,
        game: Game,
        seats: int | Sequence[str] = 0,
        seed: int | bytes = 0,
        options: Mapping[str, object] | None = None,
        chance: str = FAST,
        log: bool = False,
    ) -> None:
        self.game = game
        self.seed = seed
        self.chance = chance
        self.roles = game.check_seats(seats or game.min_seats)
        self.options = fill(game.options, options or {})
        self.position: Position = game.new(self.roles, seed, self.options, chance, log)
        self.moves: list[tuple[int, int]] = []
        self._past = Past()

    def play(self, seat: int, move: int, noticed: int | None = None) -> None:
        """Play a move and remember what was before as long as it may be taken back.

        `noticed`: how many decisions the player had noticed when he chose (``position.noticed[seat]``). Stale if there were others since:
        G5, an answer to an earlier position is not taken.
        """
        if noticed is not None and 0 <= seat < self.position.seats and noticed != self.position.noticed[seat]:
            raise Stale("The game has gone on since; look at the position again and decide anew.")
        before = self.position.copy()
        log = self.position.log
        before.log = None if log is None else log.copy()
        self.position.play(seat, move)
        self.moves.append((seat, move))
        self._past.decided(seat, before, self.position)

    def why_not_undo(self, seat: int) -> Reason | None:
        """The reason against a free undo; None if the seat may take its last move back."""
        return self._past.why_not(self.position, seat)

    def undo(self, seat: int) -> None:
        """Take the seat's last move back."""
        if reason := self.why_not_undo(seat):
            raise IllegalMove("undo", reason)
        self.position = self._past.take_back()
        self.moves.pop()

    def record(self) -> Record:
        """The record so far; the seed is in it only when the game is over."""
        return Record.of(self.game, self.roles, self.options, self.chance, self.seed, self.moves, self.position)
