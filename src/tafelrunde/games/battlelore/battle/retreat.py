"""B13 Retreat, B14.10 ignoring flags, B14.12 fright and rout, B20.22 retreating creatures and trampling."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.battle.losses import critical, hurt, lose
from tafelrunde.games.battlelore.battle.morale import bold, cowed, frightened
from tafelrunde.games.battlelore.battle.told import owner_of, tell_courage
from tafelrunde.games.battlelore.board.terrain import cliff_between
from tafelrunde.games.battlelore.events import BLOCKED, DRIVEN, IGNORED, RETREATED, ROUT_ROLLED, TRAMPLED
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import U_RETREAT
from tafelrunde.games.battlelore.verbs import IGNORE, RETREAT
from tafelrunde.games.battlelore.words import SHIFTED, WEBBED


def open_behind(pos: BattleLore, unit: int) -> list[int]:
    """B13.5: the retreat hexes a unit can take now."""
    if pos.marker[unit] & WEBBED:
        return []
    here = pos.place[unit]
    behind = pos._board.behind(here, pos.camp(unit))
    return [h for h in behind if pos.at[h] < 0 and pos.passable(h) and not cliff_between(pos, here, h)]


def why_not_retreat(pos: BattleLore, unit: int, h: int) -> Reason | None:
    """B13.4, B13.5: why a unit cannot retreat to a hex."""
    if h not in pos._board.behind(pos.place[unit], pos.camp(unit)):
        return Reason("B13.4", h)
    return None if h in open_behind(pos, unit) else Reason("B13.5", h)


def ignorable(pos: BattleLore, unit: int, flags: int) -> tuple[int, int]:
    """B14.10, B20.16: the fewest and the most flags its player may ignore."""
    if len(pos.effects) and pos.has(fx.FEARLESS, unit):
        return flags, flags
    if cowed(pos, unit):
        return 0, 0
    most = min(bold(pos, unit), flags)
    return (min(1, flags), max(most, min(1, flags))) if pos.is_creature(unit) else (0, most)


@final
class Flags(Step[BattleLore]):
    """B14.10: the player of a unit says how many flags it ignores; the rest, and any push, makes it retreat."""

    rule: ClassVar[str] = "B14.10"

    def __init__(self, unit: int, flags: int, cause: int, push: int) -> None:
        self.unit = unit
        self.flags = flags
        self.cause = cause
        self.push = push

    def waits_for(self, pos: BattleLore) -> int:
        least, most = ignorable(pos, self.unit, self.flags)
        return 1 << pos.controller(self.unit) if least < most else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        least, most = ignorable(pos, self.unit, self.flags)
        return offered(vec[i64]([IGNORE.move1(flags) for flags in range(least, most + 1)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != IGNORE.code:
            return NOT_HERE
        least, most = ignorable(pos, self.unit, self.flags)
        if arg1(move) < least:
            return Reason("B20.16")
        return None if arg1(move) <= most else Reason("B14.10", most)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        self.ignore(pos, arg1(move))

    def proceed(self, pos: BattleLore) -> None:
        self.ignore(pos, ignorable(pos, self.unit, self.flags)[0])

    def ignore(self, pos: BattleLore, flags: int) -> None:
        """B13.9, B14.12, B20.22: the flags that count, times the hexes for each."""
        pos.pop()
        unit = self.unit
        if flags and pos.log is not None:
            tell_courage(pos, unit)
            pos.tell(IGNORED, (pos.kind[unit], pos.place[unit], flags, owner_of(pos, unit), self.flags - flags))
        fright = frightened(pos, unit)
        each = U_RETREAT[pos.kind[unit]] if pos.is_creature(unit) else 2 if fright else 1
        hexes = (self.flags - flags) * each + self.push
        if pos.clashes and pos.clashes[-1].target == unit and self.flags > flags and each > 0:
            pos.clashes[-1].driven = True
        if hexes > 0:
            if pos.log is not None:
                told = (pos.kind[unit], pos.place[unit], self.flags - flags, hexes, int(fright), owner_of(pos, unit))
                pos.tell(DRIVEN, told)
            pos.push(Retreat(unit, hexes, self.cause, fright))


@final
class Retreat(Step[BattleLore]):
    """B13: a unit retreats hex by hex; what it cannot retreat costs figures; then a frightened unit is checked for rout losses."""

    rule: ClassVar[str] = "B13.6"

    def __init__(self, unit: int, hexes: int, cause: int, rout: bool) -> None:
        self.unit = unit
        self.left = hexes
        self.cause = cause
        self.rout = rout
        self.entered = 0
        self.trampled = False

    def copy(self) -> Retreat:
        twin = Retreat(self.unit, self.left, self.cause, self.rout)
        twin.entered = self.entered
        twin.trampled = self.trampled
        return twin

    def waits_for(self, pos: BattleLore) -> int:
        if self.left > 0 and pos.figures[self.unit] > 0 and len(open_behind(pos, self.unit)) == 2:
            return 1 << pos.controller(self.unit)
        return 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([RETREAT.move1(h) for h in open_behind(pos, self.unit)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RETREAT.code:
            return NOT_HERE
        return why_not_retreat(pos, self.unit, arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        self.go(pos, arg1(move))

    def go(self, pos: BattleLore, h: int) -> None:
        unit = self.unit
        if pos.log is not None:
            pos.tell(RETREATED, (pos.kind[unit], pos.place[unit], h, owner_of(pos, unit)))
        pos.put(unit, h)
        pos.add_mark(unit, SHIFTED)
        self.left -= 1
        self.entered += 1

    def proceed(self, pos: BattleLore) -> None:
        if pos.figures[self.unit] <= 0:
            pos.pop()
            return
        if self.left > 0:
            free = open_behind(pos, self.unit)
            if free:
                self.go(pos, free[0])
            else:
                self.blocked(pos)
            return
        pos.pop()
        if self.rout and self.entered > 0:
            rout(pos, self.unit, self.entered, self.cause)

    def blocked(self, pos: BattleLore) -> None:
        """B13.3, B20.24: what is left to retreat is paid with figures, or by a creature with critical checks and trampling."""
        hexes = self.left
        self.left = 0
        unit = self.unit
        if self.trampled:
            return
        if pos.log is not None:
            pos.tell(BLOCKED, (pos.kind[unit], pos.place[unit], hexes))
        if not pos.is_creature(unit):
            lose(pos, unit, hexes, self.cause)
            return
        critical(pos, unit, hexes, self.cause)
        if pos.winner < 0 and pos.figures[unit] > 0 and not pos.marker[unit] & WEBBED:
            self.trampled = True
            trample(pos, unit, hexes, self.cause)
            if pos.winner < 0 and open_behind(pos, unit):
                self.left = hexes


def trample(pos: BattleLore, unit: int, figures: int, cause: int) -> None:
    """B20.25, B20.27, B20.28: every unit on its retreat hexes loses so many figures, smaller column first."""
    here = pos.place[unit]
    for h in pos._board.behind(here, pos.camp(unit)):
        other = pos.at[h]
        if other >= 0 and pos.winner < 0:
            if pos.log is not None:
                pos.tell(TRAMPLED, (pos.kind[other], h, figures))
            hurt(pos, other, figures, pos.acting(unit) if pos.camp(unit) != pos.camp(other) else cause)


def rout(pos: BattleLore, unit: int, dice: int, cause: int) -> None:
    """B14.14–B14.18: one die for each hex entered; helmets of the unit's colour are hits."""
    faces = pos.roll(dice)
    if pos.log is not None:
        colour = pos.colour[unit]
        pos.tell(ROUT_ROLLED, (pos.kind[unit], pos.place[unit], *faces, owner_of(pos, unit), colour, faces[colour]))
    lose(pos, unit, faces[pos.colour[unit]], cause)
