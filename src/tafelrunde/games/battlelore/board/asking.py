"""What several decisions have in common: an army's chief is asked, all of them in secret, or one for a hex where something is to stand."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.verbs import PLACE


class ChiefDecides(Step[BattleLore]):
    """A decision of whoever leads an army."""

    def __init__(self, army: int) -> None:
        self.army = army

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army]


class InSecret(Step[BattleLore]):
    """Every army's chief decides for himself, and nobody notices until all have."""

    def secret(self, pos: BattleLore) -> bool:
        return True

    def asks_anyway(self, pos: BattleLore) -> bool:
        return True

    def party(self, pos: BattleLore) -> int:
        mask = 0
        for army in range(pos.armies):
            mask |= 1 << pos.chiefs[army]
        return mask


class Placing(ChiefDecides):
    """Something of an army comes onto one of the hexes where it fits; where it fits nowhere, nobody is asked."""

    def hexes(self, pos: BattleLore) -> list[int]:
        """Where it fits."""
        raise AssertionError(f"{type(self).__name__} does not say where")

    def refusal(self, pos: BattleLore, h: int) -> Reason:
        """Why it does not fit on another hex."""
        raise AssertionError(f"{type(self).__name__} does not say why")

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.hexes(pos) else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([PLACE.move1(h) for h in self.hexes(pos)]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != PLACE.code:
            return NOT_HERE
        return None if arg1(move) in self.hexes(pos) else self.refusal(pos, arg1(move))

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
