"""Fights: which events are parts of one, and what each part tells about whom. Declared once by a game, drawn by one stage for all games.

A fight begins with the first `clash` and ends with `over`; what is told between them and declared as a part belongs to it. A further clash,
or `again`, begins the next exchange of the same fight. What is told outside a fight is no part of one, whatever its kind declares.
"""

from __future__ import annotations

from typing import Any, Final, final

CLASH: Final = "clash"
"""Who strikes at whom, and where."""
AGAIN: Final = "again"
"""The same once more: a round."""
JOINS: Final = "joins"
"""Somebody takes part, with so much."""
DRAWS: Final = "draws"
"""So many dice or tiles, still face down."""
HOLDS: Final = "holds"
"""One of them, for whom may see it."""
ROLL: Final = "roll"
"""What the dice or tiles show."""
ADDS: Final = "adds"
"""Something that strengthens a side."""
VOID: Final = "void"
"""Something that did not count, and why."""
SUM: Final = "sum"
"""What it came to: hits, a total."""
LOSS: Final = "loss"
RETREAT: Final = "retreat"
POINTS: Final = "points"
WON: Final = "won"
NOTE: Final = "note"
"""Anything else that belongs to it."""
OVER: Final = "over"

ROLES: Final = (CLASH, AGAIN, JOINS, DRAWS, HOLDS, ROLL, ADDS, VOID, SUM, LOSS, RETREAT, POINTS, WON, NOTE, OVER)


@final
class Part:
    """What an event tells of a fight. All but `role` and `tally` name arguments of the event.

    `side`: whom it is about; `other`: whom it is against (who `joins` as `other` defends); `place`: where. `faces`: what the dice show,
    an argument for each die; with `tally` one for each face, its value how many dice show it. `upto`: with `tally`, how many of the first
    faces are hits. `amount`: the number that matters.
    """

    def __init__(
        self,
        role: str,
        side: str = "",
        other: str = "",
        place: str = "",
        faces: tuple[str, ...] = (),
        tally: bool = False,
        upto: str = "",
        amount: str = "",
    ) -> None:
        if role not in ROLES:
            raise ValueError(f"no part of a fight is called {role!r}")
        self.role = role
        self.side = side
        self.other = other
        self.place = place
        self.faces = faces
        self.tally = tally
        self.upto = upto
        self.amount = amount

    def named(self) -> list[str]:
        """The arguments it speaks of."""
        return [name for name in (self.side, self.other, self.place, self.upto, self.amount, *self.faces) if name]

    def describe(self) -> dict[str, Any]:
        """As plain data, without what it does not say."""
        said: dict[str, Any] = {"role": self.role}
        for name, value in (
            ("side", self.side),
            ("other", self.other),
            ("place", self.place),
            ("upto", self.upto),
            ("amount", self.amount),
        ):
            if value:
                said[name] = value
        if self.faces:
            said["faces"] = list(self.faces)
            said["tally"] = self.tally
        return said
