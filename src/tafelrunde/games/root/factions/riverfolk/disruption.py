"""R11.2.5.I Trade Disruption."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, count, verb_code
from tafelrunde.games.root.events import FUNDS_LOST
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import RETURN_FUND
from tafelrunde.games.root.words import ARMIES, EACH_ARMY, RIVERFOLK


@final
class TradeDisruption(Step[Root]):
    """R11.2.5.I: half of the funds go back to their owners, the Riverfolk choose which."""

    rule: ClassVar[str] = "R11.2.5.I"

    def __init__(self, count: i64) -> None:
        self.count = count

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("funds", 100), self.count)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK] if self.count else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([RETURN_FUND.move1(owner) for owner in EACH_ARMY if pos.funds[owner]]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RETURN_FUND.code:
            return Reason("G4")
        owner = arg1(move)
        return None if owner < ARMIES and pos.funds[owner] else Reason("R11.2.5.I", owner)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        owner = arg1(move)
        pos.funds = added(pos.funds, owner, -1)
        pos.supply[owner] += 1
        if pos.log is not None:
            pos.tell(FUNDS_LOST, (owner, sum(pos.funds)))
        if self.count > 1:
            pos.push(TradeDisruption(self.count - 1))
