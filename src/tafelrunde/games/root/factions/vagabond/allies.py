"""R9.2.9.IIc, D9.7-3: who fights along with a Vagabond, and the Arbiter who fights along with others."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.root.battle.fight import Fight, battle_facts
from tafelrunde.games.root.battle.helpers import FightAlong
from tafelrunde.games.root.events import FOR_ENLISTING, NO_ARBITER
from tafelrunde.games.root.factions.vagabond.board import ARBITER
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import ENLIST, HELPERS, PASS
from tafelrunde.games.root.words import ALLIED, ARMIES, EACH_ARMY, VAGABOND


@final
class Helpers(FightAlong):
    """R9.2.9.IIc-1: whether the warriors of an ally fight along."""

    rule: ClassVar[str] = "R9.2.9.IIc-1"

    def allies(self, pos: Root, fight: Fight) -> list[int]:
        """The factions whose warriors could help."""
        row = (fight.attacker - VAGABOND) * ARMIES
        found: list[int] = []
        for army in EACH_ARMY:
            if pos.relations[row + army] == ALLIED and army != fight.defender and pos.warriors[fight.clearing * ARMIES + army]:
                found.append(army)
        return found

    def offers(self, pos: Root, seat: int) -> Moves:
        fight = pos.fight
        assert fight is not None
        offers = offered(vec[i64]([HELPERS.move1(army) for army in self.allies(pos, fight)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.offers(pos, seat):
            return None
        if verb_code(move) != HELPERS.code:
            return Reason("G4")
        fight = pos.fight
        assert fight is not None
        return Reason("D9.2.9.IIc-1" if arg1(move) == fight.defender else "R9.2.9.IIc-1", arg1(move))


HELPERS_STEP: Final = Helpers()


def ask_allies(pos: Root, fight: Fight) -> None:
    """R9.2.9.IIc-1: the warriors of one ally are declared at the start of an attack."""
    if HELPERS_STEP.allies(pos, fight):
        pos.push(HELPERS_STEP)


def offer_arbiter(pos: Root, fight: Fight, vagabond: i64) -> None:
    """D9.7-3: an Arbiter in the clearing who does not fight can be enlisted by the defender."""
    at = vagabond - VAGABOND
    if pos.characters[at] == ARBITER and pos.pawns[at] == fight.clearing:
        pos.push(Enlist(vagabond))


@final
class Enlist(Step[Root]):
    """D9.7-3: the defender may enlist the Arbiter."""

    rule: ClassVar[str] = "D9.7-3"

    def __init__(self, arbiter: i64) -> None:
        self.arbiter = arbiter

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos.fight)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[fight.defender]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([ENLIST.move1(self.arbiter), PASS.move0()]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.offers(pos, seat):
            return None
        return Reason("D9.7-3", arg1(move)) if verb_code(move) == ENLIST.code else Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == ENLIST.code:
            fight.arbiter = self.arbiter
            pos.score(self.arbiter, 1, FOR_ENLISTING)
        else:
            pos.decline(fight.defender, NO_ARBITER)
