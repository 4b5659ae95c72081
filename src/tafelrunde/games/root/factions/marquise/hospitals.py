"""R6.2.3 Field Hospitals."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, count, verb_code
from tafelrunde.games.root.events import HOSPITAL_USED, NO_HOSPITALS, TO_HEAL
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import spend
from tafelrunde.games.root.terms.deck import KIND_CARDS, MATCHING, kinds_in
from tafelrunde.games.root.verbs import CLEARING, HOSPITAL, PASS
from tafelrunde.games.root.words import MARQUISE


@final
class FieldHospitals(Step[Root]):
    """R6.2.3: for a card that matches the clearing all removed warriors come back at the keep."""

    rule: ClassVar[str] = "R6.2.3"

    def __init__(self, clearing: i64, count: i64) -> None:
        self.clearing = clearing
        self.count = count

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing), (count("warriors", 25), self.count)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = offered(vec[i64]([HOSPITAL.move1(kind) for kind in kinds_in(pos.hands[MARQUISE] & MATCHING[pos.suits[self.clearing]])]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != HOSPITAL.code:
            return Reason("G4")
        cards = pos.hands[MARQUISE] & MATCHING[pos.suits[self.clearing]] & KIND_CARDS[arg1(move)]
        return None if cards else Reason("R6.2.3", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == PASS.code:
            pos.decline(MARQUISE, NO_HOSPITALS)
        else:
            spend(pos, MARQUISE, arg1(move), why=TO_HEAL)
            saved = pos.put_warriors(MARQUISE, pos.keep, self.count)
            if pos.log is not None:
                pos.tell(HOSPITAL_USED, (MARQUISE, saved))
