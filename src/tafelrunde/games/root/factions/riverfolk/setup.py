"""R11.3: the first warriors and prices."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, verb_code
from tafelrunde.games.root.events import PAYMENTS_BEGUN
from tafelrunde.games.root.factions.riverfolk.board import HIGHEST_PRICE, RIVER_WARRIORS, START_PAYMENTS
from tafelrunde.games.root.factions.riverfolk.turn import set_price, why_not_river
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import GARRISON, PRICE, SERVICE
from tafelrunde.games.root.words import EACH_CLEARING, RIVERFOLK, SERVICES


@final
class Garrison(Step[Root]):
    """R11.3.2, R11.3.4: four warriors in river clearings, three in the Payments box."""

    rule: ClassVar[str] = "R11.3.2"

    def __init__(self, left: i64) -> None:
        self.left = left

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK] if self.left else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(
            vec[i64]([GARRISON.move1(clearing) for clearing in EACH_CLEARING if why_not_river(pos, clearing, "R11.3.2") is None])
        )

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != GARRISON.code:
            return Reason("G4")
        return why_not_river(pos, arg1(move), "R11.3.2")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.put_warriors(RIVERFOLK, arg1(move), 1)
        pos.push(Garrison(self.left - 1))

    def proceed(self, pos: Root) -> None:
        pos.pop()
        pos.supply[RIVERFOLK] -= START_PAYMENTS
        pos.payments = added(pos.payments, RIVERFOLK, START_PAYMENTS)
        if pos.log is not None:
            pos.tell(PAYMENTS_BEGUN, (START_PAYMENTS,))
        for service in range(SERVICES - 1, -1, -1):
            pos.push(FirstPrice(service))


@final
class FirstPrice(Step[Root]):
    """R11.3.5: a price for each service."""

    rule: ClassVar[str] = "R11.3.5"

    def __init__(self, service: i64) -> None:
        self.service = service

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(SERVICE("service"), self.service)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([PRICE.move2(self.service, price) for price in range(1, HIGHEST_PRICE + 1)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != PRICE.code:
            return Reason("G4")
        if arg1(move) != self.service:
            return Reason("R11.3.5", arg1(move))
        return None if 1 <= arg2(move) <= HIGHEST_PRICE else Reason("D11.2.6-3", arg2(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        set_price(pos, self.service, arg2(move))


GARRISON_STEP: Final = Garrison(RIVER_WARRIORS)
