"""Guesses, judgement and hunches of Root, handed to the position, which cannot import what is built upon it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import vec
from tafelrunde.games.root.evaluate import evaluate
from tafelrunde.games.root.guess import guess
from tafelrunde.games.root.hunch import BY_CODE, hunch
from tafelrunde.games.root.judgement.asked import THINKERS, Thinker
from tafelrunde.games.root.judgement.traits import judge, traits
from tafelrunde.games.root.position import Root

__all__ = ["THINKERS"]


@final
class RootThinker(Thinker):
    """The one there is."""

    def guess(self, pos: Root, seat: int | None, chance: Chance) -> Root:
        return guess(pos, seat, chance)

    def evaluate(self, pos: Root) -> list[float]:
        return evaluate(pos)

    def traits(self, pos: Root) -> list[vec[i64]]:
        return traits(pos)

    def judge(self, pos: Root) -> list[float]:
        return judge(pos)

    def hunch(self, moves: list[int]) -> list[float]:
        return hunch(moves)

    def leanings(self) -> list[float]:
        return BY_CODE


THINKERS[:] = [RootThinker()]
