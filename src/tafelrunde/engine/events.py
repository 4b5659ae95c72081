"""Events: what happened, told to each seat as far as it may know.

Log, animation, sound and text come from events. A game declares its kinds once, like verbs; an argument named in `hidden` is
shown only to the seats that know it. A position without a log pays nothing: guard with ``if pos.log is not None``.
"""

from __future__ import annotations

from typing import Any, Final, final

from tafelrunde.engine.fights import Part
from tafelrunde.engine.verbs import Arg

EVERYONE: Final = -1
"""A set of seats is an int, one bit each; all bits set means everyone, spectators included."""


@final
class EventKind:
    """One kind of happening, with its arguments and the rule it comes from."""

    def __init__(
        self,
        code: int,
        name: str,
        args: tuple[Arg, ...],
        rule: str,
        hidden: tuple[str, ...],
        headline: bool,
        detail: bool,
        fight: tuple[Part, ...],
        heading: bool,
        apart: bool,
        after: tuple[str, ...],
        cases: tuple[tuple[str, int, str], ...],
        route: tuple[str, str] | None,
    ) -> None:
        self.heading = heading
        self.apart = apart or heading
        self.after = after
        self.headline = headline
        self.detail = detail
        self.fight = fight
        self.code = code
        self.name = name
        self.args = args
        self.rule = rule
        self.hidden = [arg.name in hidden for arg in args]
        names = [arg.name for arg in args]
        self.route = None if route is None else (names.index(route[0]), names.index(route[1]))
        self.cases = [(names.index(told), value, other) for told, value, other in cases]
        if any(self.hidden[at] for at, _, _ in self.cases):
            raise ValueError(f"event {name}: its rule would tell what is hidden")
        if route is not None and hidden:
            raise ValueError(f"event {name}: that steps are one way would tell what is hidden")
        for name_hidden in hidden:
            if all(arg.name != name_hidden for arg in args):
                raise ValueError(f"event {name}: no argument {name_hidden}")
        for part in fight:
            for told in part.named():
                if all(arg.name != told for arg in args):
                    raise ValueError(f"event {name}: no argument {told}")

    def rule_of(self, values: tuple[int, ...]) -> str:
        """The rule by which this happened with these values."""
        for at, value, other in self.cases:
            if values[at] == value:
                return other
        return self.rule


@final
class EventTable:
    """All kinds of events of one game."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def event(
        self,
        name: str,
        *args: Arg,
        rule: str,
        hidden: tuple[str, ...] = (),
        headline: bool = False,
        detail: bool = False,
        fight: tuple[Part, ...] = (),
        heading: bool = False,
        apart: bool = False,
        after: tuple[str, ...] = (),
        cases: tuple[tuple[str, int, str], ...] = (),
        route: tuple[str, str] | None = None,
    ) -> EventKind:
        """Declare the next kind. `hidden` names the arguments only some seats may see.

        `headline`: its sentence says what the whole decision did, better than the bare move; in the log it stands above everything else.
        `detail`: it explains what others tell; shown to who looks closer. `fight`: what it tells of a fight, in this order.
        `heading`: a turn, year or round begins with it, so it is no part of the decision that led there. `apart`: it is not told under that
        decision but by itself (a draw at the end of a turn). `after`: a decision it leads is told under what the same seat did
        before, if that ended with one of these kinds (a payment). `cases`: an argument, a value of it, and
        the rule by which it happened then. `route`: the arguments from where to where it leads; steps that go on from each other are one
        sentence where a game is told as a whole (``event-NAME-route``).
        """
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(f"event {name!r} is declared twice")
        kind = EventKind(len(self.kinds), name, args, rule, hidden, headline, detail, fight, heading, apart, after, cases, route)
        self.kinds.append(kind)
        return kind

    def describe(self) -> list[dict[str, Any]]:
        """The table as plain data, as the client gets it."""
        return [
            {
                "event": kind.name,
                "rule": kind.rule,
                "args": [arg.describe() for arg in kind.args],
                "headline": kind.headline,
                "detail": kind.detail,
                "heading": kind.heading,
                "apart": kind.apart,
                "after": list(kind.after),
                "fight": [part.describe() for part in kind.fight],
            }
            for kind in self.kinds
        ]


@final
class Event:
    """Something that happened. `knows`: who sees the hidden arguments. `notices`: who learns of it at all."""

    def __init__(self, kind: EventKind, values: tuple[int, ...], knows: int, notices: int) -> None:
        self.kind = kind
        self.values = values
        self.knows = knows
        self.notices = notices

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """Plain data for that seat (None: a spectator), with None for what it may not know; None if it notices nothing."""
        if not may(self.notices, seat):
            return None
        knows = may(self.knows, seat)
        seen: dict[str, Any] = {"event": self.kind.name, "rule": self.kind.rule_of(self.values)}
        for i in range(len(self.values)):
            secret = self.kind.hidden[i] and not knows
            seen[self.kind.args[i].name] = None if secret else self.values[i]
        return seen


@final
class Played:
    """A decision was taken: by a player, or by the engine because there was no choice (`forced`).

    `notices`: who knows the move. The others notice that the seat has decided, unless it was `hushed`: taken in secret. `asked`: the step
    that was answered, so that words can say what a bare "done" is done with.
    """

    def __init__(self, seat: int, move: int, forced: bool, notices: int, hushed: bool = False, asked: str = "") -> None:
        self.hushed = hushed
        self.asked = asked
        self.seat = seat
        self.move = move
        self.forced = forced
        self.notices = notices

    def noticed_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) learns that something was decided here, be it without the move."""
        return may(self.notices, seat) or not (self.hushed or self.forced)


def may(seats: int, seat: int | None) -> bool:
    """Whether a set of seats contains this one. Spectators are in no set but EVERYONE."""
    if seats == EVERYONE:
        return True
    return seat is not None and (seats >> seat) & 1 == 1
