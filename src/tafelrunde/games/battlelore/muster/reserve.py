"""B26.25, B27.18, B30.4 Scouting parties, the reserve, and the exchange of feudal levy tokens."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.board.asking import Placing
from tafelrunde.games.battlelore.events import FORGONE, TURNED_UP
from tafelrunde.games.battlelore.muster.ground import (
    POST,
    RESERVE_POST,
    RESERVE_USED,
    REVEALED,
    SCOUT_POST,
    available,
    deploy,
    in_stock,
    is_open,
    levy_at,
    open_baseline,
    row_of,
)
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import D_KINDS, D_SIZE, D_START, U_COLOUR, U_KIND
from tafelrunde.games.battlelore.verbs import DEPLOY, EXCHANGE
from tafelrunde.games.battlelore.words import CREATURE, RESERVE

SCOUT_ROW: Final = 5
RESERVE_UNITS: Final = 2


def units_on(card: int) -> list[int]:
    return D_KINDS[D_START[card] : D_START[card] + D_SIZE[card]]


@final
class Reserve(Step[BattleLore]):
    """B26.25–B26.28, B30.6: exactly two units of the reserve card come to free baseline hexes; in Epic all of them."""

    rule: ClassVar[str] = "B26.25"

    def __init__(self, army: int) -> None:
        self.army = army
        self.left: list[int] = []
        self.quota = -1

    def copy(self) -> Reserve:
        twin = Reserve(self.army)
        twin.left = self.left.copy()
        twin.quota = self.quota
        return twin

    def hexes(self, pos: BattleLore) -> list[int]:
        return open_baseline(pos, self.army)

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.quota > 0 and self.left and self.hexes(pos) else 0

    def proceed(self, pos: BattleLore) -> None:
        if self.quota >= 0:
            pos.pop()
            forgo(pos, self.army, self.left if pos.epic else [], self.quota)
            return
        self.left = turn_up_units(pos, self.army, RESERVE_POST)
        self.quota = len(self.left) if pos.epic else min(RESERVE_UNITS, len(self.left))

    def why_not_deploy(self, pos: BattleLore, kind: int, h: int) -> Reason | None:
        if kind not in self.left:
            return Reason("B26.25", kind)
        return None if h in self.hexes(pos) else Reason("B26.26", h)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([DEPLOY.move2(kind, h) for kind in sorted(set(self.left)) for h in self.hexes(pos)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DEPLOY.code:
            return NOT_HERE
        return self.why_not_deploy(pos, arg1(move), arg2(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        self.left.remove(arg1(move))
        use_reserve(pos, self.army, arg1(move))
        self.quota -= 1
        unit = deploy(pos, self.army, arg1(move), arg2(move))
        if unit >= 0:
            pos.set_marker(unit, pos.marker[unit] | RESERVE)


def use_reserve(pos: BattleLore, army: int, kind: int) -> None:
    """A unit of the reserve card is called up; Forced Enrollment counts on what is left (B28.16)."""
    pos.own_cards()
    part = pos.deployment[army]
    for i, listed in enumerate(units_on(part[POST + RESERVE_POST])):
        if listed == kind and not part[RESERVE_USED] >> i & 1:
            part[RESERVE_USED] |= 1 << i
            return


def turn_up_units(pos: BattleLore, army: int, post: int) -> list[int]:
    """A card is shown to all; its units."""
    pos.own_cards()
    part = pos.deployment[army]
    part[REVEALED] |= 1 << post
    pos.reveal()
    if pos.log is not None:
        pos.tell(TURNED_UP, (pos.chiefs[army], part[POST + post], post))
    return units_on(part[POST + post])


def forgo(pos: BattleLore, army: int, kinds: list[int], count: int) -> None:
    """B26.26: units for which there is no room stay away."""
    if pos.log is not None and count > 0:
        for kind in kinds:
            pos.tell(FORGONE, (pos.chiefs[army], kind))


@final
class Scouts(Step[BattleLore]):
    """B30.4, B30.5: the scouting party deploys on the fifth row, or if that is full on the baseline."""

    rule: ClassVar[str] = "B30.4"

    def __init__(self, army: int) -> None:
        self.army = army
        self.left: list[int] = []
        self.shown = False

    def copy(self) -> Scouts:
        twin = Scouts(self.army)
        twin.left = self.left.copy()
        twin.shown = self.shown
        return twin

    def hexes(self, pos: BattleLore) -> list[int]:
        ahead = [h for h in row_of(pos, self.army, SCOUT_ROW) if is_open(pos, h)]
        return ahead or open_baseline(pos, self.army)

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.left and self.hexes(pos) else 0

    def proceed(self, pos: BattleLore) -> None:
        if self.shown:
            pos.pop()
            forgo(pos, self.army, self.left, len(self.left))
            return
        self.shown = True
        self.left = turn_up_units(pos, self.army, SCOUT_POST)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([DEPLOY.move2(kind, h) for kind in sorted(set(self.left)) for h in self.hexes(pos)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DEPLOY.code:
            return NOT_HERE
        if arg1(move) not in self.left:
            return Reason("B30.3", arg1(move))
        return None if arg2(move) in self.hexes(pos) else Reason("B30.4", arg2(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        self.left.remove(arg1(move))
        deploy(pos, self.army, arg1(move), arg2(move))


@final
class Exchanging(Step[BattleLore]):
    """B27.19–B27.26: every levy token is exchanged for a unit of its colour or a lower one, while there is any."""

    rule: ClassVar[str] = "B27.19"

    def __init__(self, army: int) -> None:
        self.army = army

    def tokens(self, pos: BattleLore) -> list[int]:
        return [pos.levies[i] for i in range(0, len(pos.levies), 3) if pos.levies[i + 2] == self.army]

    def kinds(self, pos: BattleLore, h: int) -> list[int]:
        """B27.24, B27.26: troops in stock of the token's colour or lower."""
        colour = pos.levies[levy_at(pos, h) + 1]
        troops = [kind for kind in range(len(U_KIND)) if U_KIND[kind] != CREATURE and U_COLOUR[kind] <= colour]
        return [kind for kind in troops if available(pos, self.army, kind)]

    def possible(self, pos: BattleLore) -> list[int]:
        return [h for h in self.tokens(pos) if self.kinds(pos, h)]

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.possible(pos) else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([EXCHANGE.move2(h, kind) for h in self.possible(pos) for kind in self.kinds(pos, h)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != EXCHANGE.code:
            return NOT_HERE
        h, kind = arg1(move), arg2(move)
        if h not in self.tokens(pos):
            return Reason("B27.19", h)
        if U_KIND[kind] == CREATURE:
            return Reason("B27.26", kind)
        if U_COLOUR[kind] > pos.levies[levy_at(pos, h) + 1]:
            return Reason("B27.24", kind)
        if not in_stock(pos, kind):
            return Reason("B27.12", kind)
        return None if available(pos, self.army, kind) else Reason("B27.26", kind)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        remove_levy(pos, arg1(move))
        pos.push(Replacing(self.army, arg2(move)))

    def proceed(self, pos: BattleLore) -> None:
        """B27.24: what cannot be exchanged is removed."""
        pos.pop()
        for h in self.tokens(pos):
            remove_levy(pos, h)


def remove_levy(pos: BattleLore, h: int) -> None:
    """B27.25: the token leaves its hex first."""
    i = levy_at(pos, h)
    pos.levies = pos.levies[:i] + pos.levies[i + 3 :]


@final
class Replacing(Placing):
    """B27.20: the unit that replaces a levy token comes to a free baseline hex."""

    rule: ClassVar[str] = "B27.20"

    def __init__(self, army: int, kind: int) -> None:
        super().__init__(army)
        self.kind = kind

    def hexes(self, pos: BattleLore) -> list[int]:
        return open_baseline(pos, self.army)

    def refusal(self, pos: BattleLore, h: int) -> Reason:
        return Reason("B27.20", h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        deploy(pos, self.army, self.kind, arg1(move))

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
        forgo(pos, self.army, [self.kind], 1)
