"""R6.5.3 Recruit, and what the Marquise does when pieces are short."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Verb, arg1, verb_code
from tafelrunde.games.root.events import RECRUITS_SCARCE
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import RECRUIT_AT
from tafelrunde.games.root.words import BUILDINGS, CLEARINGS, EACH_CLEARING, MARQUISE, RECRUITER


def due_at(pos: Root, kind: i64) -> vec[i64]:
    """What the buildings of a kind bring, clearing by clearing; nothing comes to scorched earth (D9.7-4)."""
    due = vec[i64]([0] * CLEARINGS)
    for clearing in EACH_CLEARING:
        if not pos.scorched >> clearing & 1:
            due[clearing] = pos.buildings[clearing * BUILDINGS + kind]
    return due


RECRUITED: Final = Reason("R6.5.3-b")


class PiecesShort(Step[Root]):
    """With fewer pieces than buildings that bring one the Marquise chooses the buildings."""

    def __init__(self, due: vec[i64]) -> None:
        self.due = due
        """For each clearing how many more it can have."""

    def why_not_here(self, pos: Root, clearing: i64) -> Reason | None:
        raise NotImplementedError

    def left(self, pos: Root) -> i64:
        raise NotImplementedError

    def verb(self) -> Verb:
        raise NotImplementedError

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE] if self.left(pos) and sum(self.due) else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([self.verb().move1(clearing) for clearing in EACH_CLEARING if self.due[clearing]]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != self.verb().code:
            return Reason("G4")
        return None if self.due[arg1(move)] else self.why_not_here(pos, arg1(move))

    def proceed(self, pos: Root) -> None:
        pos.pop()


def why_not_recruit(pos: Root) -> Reason | None:
    """R6.5.3-b, D2.5-2: once a turn, whatever it brings."""
    return RECRUITED if pos.recruited else None


def recruit(pos: Root) -> None:
    """R6.5.3-a: a warrior at every recruiter; the Marquise chooses if the supply is too small (D6.5.3-1)."""
    pos.recruited = True
    due = due_at(pos, RECRUITER)
    if pos.supply[MARQUISE] < pos.built[RECRUITER] and pos.supply[MARQUISE] < sum(due):
        if pos.log is not None:
            pos.tell(RECRUITS_SCARCE, (pos.supply[MARQUISE], sum(due)))
        pos.push(RecruitsShort(due))
        return
    for clearing in EACH_CLEARING:
        if due[clearing]:
            pos.put_warriors(MARQUISE, clearing, due[clearing])


@final
class RecruitsShort(PiecesShort):
    """D6.5.3-1: with fewer warriors than recruiters the Marquise chooses the recruiters."""

    rule: ClassVar[str] = "D6.5.3-1"

    def left(self, pos: Root) -> i64:
        return pos.supply[MARQUISE]

    def verb(self) -> Verb:
        return RECRUIT_AT

    def why_not_here(self, pos: Root, clearing: i64) -> Reason | None:
        scorched = pos.scorched >> clearing & 1 and pos.buildings[clearing * BUILDINGS + RECRUITER]
        return Reason("D9.7-4" if scorched else "R6.5.3-a", clearing + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        clearing = arg1(move)
        pos.push(RecruitsShort(added(self.due, clearing, -1)))
        pos.put_warriors(MARQUISE, clearing, 1)
