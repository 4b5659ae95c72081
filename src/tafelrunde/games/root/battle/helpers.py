"""R9.2.9.IIc, R11.2.7.III: warriors of others who fight along with an attacker."""

from __future__ import annotations

from tafelrunde.engine.steps import Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.root.battle.fight import battle_facts
from tafelrunde.games.root.events import NO_HELPERS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import HELPERS


class FightAlong(Step[Root]):
    """Before the dice the attacker says whose warriors fight along, or that none do."""

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos.fight)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[fight.attacker]

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == HELPERS.code:
            fight.helper = arg1(move)
        else:
            pos.decline(fight.attacker, NO_HELPERS)
