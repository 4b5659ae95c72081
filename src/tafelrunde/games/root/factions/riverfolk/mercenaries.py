"""R11.2.7.III: hired warriors in battle."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.helpers import FightAlong
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import HELPERS, PASS
from tafelrunde.games.root.words import ARMIES, EACH_CLEARING, RIVERFOLK


@final
class Mercenaries(FightAlong):
    """D11.2.7.III-2: whether all Riverfolk warriors of the clearing fight along."""

    rule: ClassVar[str] = "D11.2.7.III-2"

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([HELPERS.move1(RIVERFOLK), PASS.move0()]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.offers(pos, seat):
            return None
        return Reason("R11.2.7.III-a", arg1(move)) if verb_code(move) == HELPERS.code else Reason("G4")


MERCENARIES_STEP: Final = Mercenaries()


def join_battle(pos: Root, fight: Fight) -> None:
    """D11.2.7.III-2: the buyer declares mercenaries at the start of an attack; without warriors of his own he has no choice."""
    if fight.defender == RIVERFOLK or not pos.warriors[fight.clearing * ARMIES + RIVERFOLK]:
        return
    if pos.warriors[fight.clearing * ARMIES + fight.attacker]:
        pos.push(MERCENARIES_STEP)
    else:
        fight.helper = RIVERFOLK


def touch_river(pos: Root) -> None:
    """Rule changes where Riverfolk warriors stand."""
    for clearing in EACH_CLEARING:
        if pos.warriors[clearing * ARMIES + RIVERFOLK]:
            pos.touch(clearing)
