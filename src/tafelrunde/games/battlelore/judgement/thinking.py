"""Guesses and judgement of BattleLore, handed to the position, which cannot import what is built upon it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.evaluate import evaluate
from tafelrunde.games.battlelore.guess import guess
from tafelrunde.games.battlelore.judgement.asked import THINKERS, Thinker
from tafelrunde.games.battlelore.judgement.traits import judge, traits
from tafelrunde.games.battlelore.position import BattleLore

__all__ = ["THINKERS"]


@final
class BattleLoreThinker(Thinker):
    """The one there is."""

    def guess(self, pos: BattleLore, seat: int | None, chance: Chance) -> BattleLore:
        return guess(pos, seat, chance)

    def evaluate(self, pos: BattleLore) -> list[float]:
        return evaluate(pos)

    def traits(self, pos: BattleLore) -> list[vec[i64]]:
        return traits(pos)

    def judge(self, pos: BattleLore) -> list[float]:
        return judge(pos)


THINKERS[:] = [BattleLoreThinker()]
