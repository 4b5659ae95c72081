"""Several players in one combat: whom each die is aimed at (T15.9–T15.15, T22.32)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, verb_code
from tafelrunde.games.seventhstone.combat.battle import Battle, Volley
from tafelrunde.games.seventhstone.combat.dice import standing_seats, strength_in, volley_dice
from tafelrunde.games.seventhstone.events import AIMED
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_DICE, ABOUT_FIELD, ABOUT_TARGET, ABOUT_TYPE, AIM, MISS
from tafelrunde.games.seventhstone.words import RANGED


def targets_for(pos: SeventhStone, battle: Battle, seat: int) -> list[int]:
    """T15.11, T15.14: everybody else with units in the field."""
    return [other for other in standing_seats(pos, battle) if other != seat]


def aim_plainly(pos: SeventhStone, battle: Battle, seat: int) -> None:
    """T15.15: one possible target takes all dice."""
    targets = targets_for(pos, battle, seat)
    if len(targets) == 1:
        for volley in battle.volleys:
            if volley.seat == seat:
                volley.aims[targets[0]] += volley.left
                volley.left = 0


def next_volley(battle: Battle, seat: int) -> Volley | None:
    """The first source of a seat with dice that are not aimed yet."""
    for volley in battle.volleys:
        if volley.seat == seat and volley.left:
            return volley
    return None


def needs_aiming(battle: Battle, seat: int) -> bool:
    return next_volley(battle, seat) is not None


def surplus_dice(pos: SeventhStone, battle: Battle, volley: Volley) -> int:
    """How many aimed dice of phase 2 have no unit any more."""
    if volley.type == RANGED:
        return 0
    return sum(volley.aims) - volley_dice(pos, battle, volley)


def drop_plainly(pos: SeventhStone, battle: Battle, seat: int) -> None:
    """Missing dice without a choice: all were aimed at one player, or none is left."""
    for volley in battle.volleys:
        if volley.seat == seat:
            surplus = surplus_dice(pos, battle, volley)
            aimed = [target for target in range(pos.seats) if volley.aims[target]]
            if surplus > 0 and (len(aimed) == 1 or surplus == sum(volley.aims)):
                for target in aimed:
                    gone = min(surplus, volley.aims[target])
                    volley.aims[target] -= gone
                    surplus -= gone


def dropping_volley(pos: SeventhStone, battle: Battle, seat: int) -> Volley | None:
    for volley in battle.volleys:
        if volley.seat == seat and surplus_dice(pos, battle, volley) > 0:
            return volley
    return None


def needs_dropping(pos: SeventhStone, battle: Battle, seat: int) -> bool:
    return dropping_volley(pos, battle, seat) is not None


class VolleyStep(Step[SeventhStone]):
    """Something a player decides about one army's dice after another, as long as there is such an army."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def volley(self, pos: SeventhStone) -> Volley | None:
        """The dice of the next army to decide about."""
        raise AssertionError(f"{type(self).__name__} does not say which")

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if self.volley(pos) is not None else 0

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()


@final
class Aiming(VolleyStep):
    """T15.9, T15.10: how many dice of the next army are aimed at a player; the last possible target gets the rest."""

    rule: ClassVar[str] = "T15.9"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.passed = 0
        """Targets of this army that have been decided on, one bit each."""

    def copy(self) -> Aiming:
        twin = Aiming(self.seat)
        twin.passed = self.passed
        return twin

    def volley(self, pos: SeventhStone) -> Volley | None:
        battle = pos.battle
        assert battle is not None
        return next_volley(battle, self.seat)

    def open_targets(self, pos: SeventhStone) -> list[int]:
        battle = pos.battle
        assert battle is not None
        return [target for target in targets_for(pos, battle, self.seat) if not self.passed >> target & 1]

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        volley = self.volley(pos)
        assert volley is not None
        target = self.open_targets(pos)[0]
        return [(ABOUT_DICE, volley.left), (ABOUT_TYPE, volley.type), (ABOUT_FIELD, volley.field), (ABOUT_TARGET, target)]

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        volley = self.volley(pos)
        assert volley is not None
        targets = self.open_targets(pos)
        if len(targets) == 1:
            return offered(vec[i64]([AIM.move2(targets[0], volley.left)]))
        return offered(vec[i64]([AIM.move2(targets[0], dice) for dice in range(volley.left + 1)]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != AIM.code:
            return NOT_HERE
        targets = self.open_targets(pos)
        if arg1(move) == seat or arg1(move) not in targets:
            battle = pos.battle
            assert battle is not None
            gone = arg1(move) >= pos.seats or strength_in(pos, battle, arg1(move)) == 0
            return Reason("T15.11" if gone else "T15.14", arg1(move))
        return None if move in self.offers(pos, seat) else Reason("T15.9", arg2(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        volley = self.volley(pos)
        assert volley is not None
        volley.aims[arg1(move)] += arg2(move)
        if pos.log is not None:
            pos.tell(AIMED, (seat, volley.field, arg1(move), arg2(move)))
        volley.left -= arg2(move)
        self.passed |= 1 << arg1(move)
        if volley.left == 0:
            self.passed = 0


@final
class Dropping(VolleyStep):
    """T15.14: which of the aimed dice of a weakened army are missing in phase 2, one by one."""

    rule: ClassVar[str] = "T15.14"

    def volley(self, pos: SeventhStone) -> Volley | None:
        battle = pos.battle
        assert battle is not None
        return dropping_volley(pos, battle, self.seat)

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        volley = self.volley(pos)
        assert volley is not None
        return [(ABOUT_TYPE, volley.type), (ABOUT_FIELD, volley.field)]

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        volley = self.volley(pos)
        assert volley is not None
        return offered(vec[i64]([MISS.move1(target) for target in range(pos.seats) if volley.aims[target]]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != MISS.code:
            return NOT_HERE
        return None if move in self.offers(pos, seat) else Reason("T15.14", arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        volley = self.volley(pos)
        assert volley is not None
        volley.aims[arg1(move)] -= 1
