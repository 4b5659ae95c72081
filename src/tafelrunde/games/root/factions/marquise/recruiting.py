"""R6.5.3 Recruit, and what the Marquise does when pieces are short."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import RECRUIT_AT
from tafelrunde.games.root.words import BUILDINGS, CLEARINGS, MARQUISE, RECRUITER


def served(pos: Root, clearing: int) -> int:
    """How many buildings of a clearing were served while pieces are short; `deed` keeps two bits for each clearing."""
    return pos.deed >> 2 * clearing & 3


def why_not_recruit(pos: Root) -> Reason | None:
    """R6.5.3: once a turn, with recruiters that can place something."""
    if pos.recruited:
        return Reason("R6.5.3-b")
    if pos.supply[MARQUISE] == 0:
        return Reason("R2.5-a")
    if pos.built[RECRUITER] == 0:
        return Reason("R6.5.3-a")
    if pos.scorched == 0:
        return None
    for clearing in range(CLEARINGS):
        if pos.buildings[clearing * BUILDINGS + RECRUITER] and not pos.scorched >> clearing & 1:
            return None
    return Reason("D9.7-4")


def recruit(pos: Root) -> None:
    """R6.5.3-a: a warrior at every recruiter; the Marquise chooses if the supply is too small (D6.5.3-1)."""
    pos.recruited = True
    pos.deed = 0
    if pos.supply[MARQUISE] < pos.built[RECRUITER]:
        pos.push(RECRUITS_SHORT)
        return
    for clearing in range(CLEARINGS):
        count = pos.buildings[clearing * BUILDINGS + RECRUITER]
        if count and not pos.scorched >> clearing & 1:
            pos.put_warriors(MARQUISE, clearing, count)


@final
class RecruitsShort(Step[Root]):
    """D6.5.3-1: with fewer warriors than recruiters the Marquise chooses the recruiters."""

    rule: ClassVar[str] = "D6.5.3-1"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE] if pos.supply[MARQUISE] and self.moves(pos, 0) else 0

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [RECRUIT_AT.move1(clearing) for clearing in range(CLEARINGS) if why_not_recruiter(pos, clearing) is None]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RECRUIT_AT.code:
            return Reason("G4")
        return why_not_recruiter(pos, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.deed += 1 << 2 * arg1(move)
        pos.put_warriors(MARQUISE, arg1(move), 1)

    def proceed(self, pos: Root) -> None:
        pos.pop()


RECRUITS_SHORT: Final = RecruitsShort()


def why_not_recruiter(pos: Root, clearing: int) -> Reason | None:
    """R6.5.3-a: one warrior for each recruiter."""
    if pos.buildings[clearing * BUILDINGS + RECRUITER] <= served(pos, clearing):
        return Reason("R6.5.3-a", clearing + 1)
    return None if pos.can_place(MARQUISE, clearing) else Reason("D9.7-4", clearing + 1)
