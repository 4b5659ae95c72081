"""Tables as a language model sits at them: always on one seat, knowing what that seat knows and nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tafelrunde.bots.base import make_player
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions, IllegalMove
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import write_record
from tafelrunde.engine.steps import Reason
from tafelrunde.research.prose import Moment, Reader

FEW = 20
"""So many legal moves are told without being asked for."""


class Table(Protocol):
    """One seat at a table, wherever the table is. Errors are `TafelrundeError`s with a sentence that says what to do."""

    reader: Reader

    def moment(self) -> Moment:
        """What the seat knows now."""
        ...

    def news(self) -> list[str]:
        """What has happened since the last time this was asked, as the seat learnt of it."""
        ...

    def play(self, move: int) -> list[str]:
        """Play, let the others decide until this seat is asked again, and tell what happened. `Refused` if the rules forbid it."""
        ...

    def why_not(self, move: int) -> list[dict[str, str]]:
        """The reasons against a move; none if it is allowed."""
        ...

    def odds(self, move: int) -> dict[str, object] | None:
        """The exact chances of what a move begins; None where the game has nothing to tell."""
        ...

    def take_back(self) -> None:
        """Undo the own last move. `Refused` if that is not possible."""
        ...

    def record(self) -> str:
        """The record of a game that is over."""
        ...

    def close(self) -> None:
        """Leave."""
        ...


class Refused(BadOptions):
    """A move the rules forbid, with the reasons as they are told."""

    def __init__(self, move: str, reasons: Sequence[Mapping[str, str]]) -> None:
        super().__init__(f"'{move}' is not allowed: " + "; ".join(f"{reason['text']} [{reason['rule']}]" for reason in reasons))
        self.reasons = list(reasons)


def seat_number(names: Sequence[str], seat: str) -> int:
    """A seat by its number or by its role's name."""
    if seat in names:
        return list(names).index(seat)
    if seat.isdigit() and int(seat) < len(names):
        return int(seat)
    raise BadOptions(f"there is no seat '{seat[:40]}'; there is: {', '.join(names)}, or 0 to {len(names) - 1}.")


class LocalTable:
    """A game in this process; bots sit in the other seats."""

    def __init__(
        self,
        game: str,
        seats: int | Sequence[str] = 0,
        seat: str = "0",
        bots: Sequence[str] = ("easy",),
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        language: str = "en",
    ) -> None:
        """`bots`: for the other seats in order, repeated as needed, as the arena names them (``hard@0.2``)."""
        dealt = secrets.randbits(63) if seed is None else seed
        self.history = History(find(game), seats, dealt, options, log=True)
        names = self.history.game.seat_names(self.history.roles)
        self.seat = seat_number(names, seat)
        self.reader = Reader(self.history.game, names, language)
        chance = chance_from_seed(f"bots {dealt}".encode())
        others = [other for other in range(len(names)) if other != self.seat]
        self.bots = {other: make_player(bots[i % len(bots)], chance.fork()) for i, other in enumerate(others)}
        self._others()

    def _others(self) -> None:
        """The bots decide until this seat is asked or the game is over."""
        while (waiting := self.history.position.waiting()) and self.seat not in waiting:
            bot, budget = self.bots[waiting[0]]
            self.history.play(waiting[0], bot.choose(Eyes(self.history.position, waiting[0]), budget))

    def moment(self) -> Moment:
        return self.reader.moment(self.history.position, self.seat)

    def news(self) -> list[str]:
        log = self.history.position.log or []
        told = self.reader.news(log, self.seat)
        log.clear()
        return told

    def play(self, move: int) -> list[str]:
        try:
            self.history.play(self.seat, move)
        except IllegalMove as error:
            raise Refused(self.reader.game.verbs.text(move), [self.reader.reason(error.reason)]) from None
        self._others()
        return self.news()

    def why_not(self, move: int) -> list[dict[str, str]]:
        reason: Reason | None = self.history.position.why_not(self.seat, move)
        return [] if reason is None else [self.reader.reason(reason)]

    def odds(self, move: int) -> dict[str, object] | None:
        if move not in self.history.position.moves(self.seat):
            return None
        return self.history.game.odds(Eyes(self.history.position, self.seat), move)

    def take_back(self) -> None:
        try:
            self.history.undo(self.seat)
        except IllegalMove as error:
            raise Refused("take back", [self.reader.reason(error.reason)]) from None

    def record(self) -> str:
        if not self.history.position.is_over():
            raise BadOptions("the game is not over; its record holds what others must not know yet.")
        return write_record(self.history.record())

    def close(self) -> None:
        """Nothing is open."""


def plain_result(table: Table) -> dict[str, Any]:
    """How a table stands, in few words: what every answer to a move ends with."""
    moment = table.moment()
    if moment.standing is not None:
        won = [table.reader.roles[winner] for winner in moment.standing["winners"]]
        return {"over": True, "won_by": won, "rule": moment.standing["rule"], "scores": moment.standing["scores"]}
    few = table.reader.offers(moment) if 0 < len(moment.moves) <= FEW else []
    return {
        "over": False,
        "your_turn": bool(moment.moves),
        "asked": moment.asked,
        "legal_moves": len(moment.moves),
        **({"moves": [{"move": text, "means": said} for text, said in few]} if few else {}),
    }
