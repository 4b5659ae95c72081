"""Eyes: all that a bot gets of a position."""

from __future__ import annotations

from typing import Any, final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import VerbTable


@final
class Eyes:
    """One seat's view, legal moves and guesses of a position, and nothing else."""

    def __init__(self, position: Position, seat: int) -> None:
        self.__position = position
        self.seat = seat
        self.seats = position.seats

    def view(self) -> dict[str, Any]:
        """What this seat knows, as plain data."""
        return self.__position.view(self.seat)

    def scene(self) -> dict[str, Any]:
        """What never changes and everybody knows, as plain data."""
        return self.__position.scene()

    def moves(self) -> list[int]:
        """This seat's legal moves, sorted."""
        return self.__position.moves(self.seat)

    def forward(self) -> list[int]:
        """The moves that do not merely take back a choice of the same decision: whoever plays only these gets on."""
        return self.__position.verbs().forward(self.__position.moves(self.seat))

    def deciding(self) -> list[int]:
        """The seats this one may know to be deciding, itself among them when it is asked."""
        return self.__position.deciding(self.seat)

    def guess(self, chance: Chance) -> Position:
        """A full position this seat cannot tell from the real one. Yours to play on; what ends by itself there is not asked."""
        twin = self.__position.guess(self.seat, chance)
        twin.asks_ends = False
        return twin

    def noticed(self) -> int:
        """How many decisions this seat has noticed: one more than at its last decision means that only itself has decided since."""
        return self.__position.noticed[self.seat]

    def verbs(self) -> VerbTable:
        return self.__position.verbs()
