"""What bots ask of a position of BattleLore, apart from the rules that keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import vec

if TYPE_CHECKING:
    from tafelrunde.games.battlelore.position import BattleLore


class Thinker:
    """What bots ask of a position again and again. `thinking.py` puts it there: an import on every call would cost too much."""

    def guess(self, pos: BattleLore, seat: int | None, chance: Chance) -> BattleLore:
        raise NotImplementedError

    def evaluate(self, pos: BattleLore) -> list[float]:
        raise NotImplementedError

    def traits(self, pos: BattleLore) -> list[vec[i64]]:
        raise NotImplementedError

    def judge(self, pos: BattleLore) -> list[float]:
        raise NotImplementedError


THINKERS: Final[list[Thinker]] = []
