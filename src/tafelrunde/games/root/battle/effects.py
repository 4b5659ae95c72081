"""R4.3.2.II: cards of the play area that change a battle after the dice."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.hits import ATTACKER, DEFENDER
from tafelrunde.games.root.events import CARD_SHIELDS, CARD_STRIKES, FOR_BRUTALITY, NO_CARDS, USED_UP
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import lay_down, tell_soul
from tafelrunde.games.root.terms.deck import ARMORERS, BIT_OF, BRUTAL_TACTICS, KIND_CARDS, SAPPERS, kinds_in, lowest_card
from tafelrunde.games.root.verbs import PASS, USE


def owns(pos: Root, faction: i64, kind: i64) -> i64:
    """The cards of a kind in a play area."""
    return pos.crafted[faction] & KIND_CARDS[kind]


@final
class Effects(Step[Root]):
    """D4.3.2.II-1: cards in the play area: the attacker's that add hits, the defender's, then the attacker's that ignore hits."""

    rule: ClassVar[str] = "R4.3.2.II-a"

    def __init__(self, side: i64, last: bool) -> None:
        self.side = side
        self.last = last

    def usable(self, pos: Root, fight: Fight) -> i64:
        """The cards this side could use now."""
        faction = fight.attacker if self.side == ATTACKER else fight.defender
        cards = pos.crafted[faction]
        if cards == 0:
            return 0
        taken = fight.rolled_defender if self.side == ATTACKER else fight.rolled_attacker
        found = cards & KIND_CARDS[ARMORERS] if taken else 0
        if self.last:
            return found
        if self.side == DEFENDER:
            return found | cards & KIND_CARDS[SAPPERS]
        return 0 if fight.brutal else cards & KIND_CARDS[BRUTAL_TACTICS]

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        if self.usable(pos, fight) == 0:
            return 0
        return pos.bit[fight.attacker if self.side == ATTACKER else fight.defender]

    def proceed(self, pos: Root) -> None:
        pos.pop()

    def offers(self, pos: Root, seat: int) -> Moves:
        fight = pos.fight
        assert fight is not None
        offers = offered(vec[i64]([USE.move1(kind) for kind in kinds_in(self.usable(pos, fight))]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != USE.code:
            return Reason("G4")
        kind = arg1(move)
        if self.usable(pos, fight) & KIND_CARDS[kind]:
            return None
        faction = fight.attacker if self.side == ATTACKER else fight.defender
        taken = fight.rolled_defender if self.side == ATTACKER else fight.rolled_attacker
        if owns(pos, faction, kind) and kind == ARMORERS and not taken:
            return Reason("D2.5-2", kind)
        return Reason("D4.3.2.II-1" if owns(pos, faction, kind) else "R4.3.2.II-a", kind)

    def play(self, pos: Root, seat: int, move: int) -> None:
        fight = pos.fight
        assert fight is not None
        faction = fight.attacker if self.side == ATTACKER else fight.defender
        if verb_code(move) == PASS.code:
            pos.pop()
            pos.decline(faction, NO_CARDS)
            return
        kind = arg1(move)
        if kind == BRUTAL_TACTICS:
            fight.brutal = True
            fight.extra_attacker += 1
            if pos.log is not None:
                pos.tell(CARD_STRIKES, (faction, kind))
            pos.score(fight.defender, 1, FOR_BRUTALITY)
            return
        drop_crafted(pos, faction, kind)
        if pos.log is not None:
            tell_effect(pos, fight, faction, kind)
        if kind == SAPPERS:
            fight.extra_defender += 1
        elif self.side == ATTACKER:
            fight.rolled_defender = 0
        else:
            fight.rolled_attacker = 0


EFFECTS: Final = [Effects(ATTACKER, False), Effects(DEFENDER, False), Effects(ATTACKER, True)]


def tell_effect(pos: Root, fight: Fight, faction: i64, kind: i64) -> None:
    """What a card that was used does in the battle, before it is done."""
    if kind == SAPPERS:
        pos.tell(CARD_STRIKES, (faction, kind))
    else:
        pos.tell(CARD_SHIELDS, (faction, kind, fight.rolled_defender if faction == fight.attacker else fight.rolled_attacker))


def drop_crafted(pos: Root, faction: i64, kind: i64) -> None:
    """A card of the play area is discarded."""
    card = lowest_card(owns(pos, faction, kind))
    pos.crafted = added(pos.crafted, faction, -BIT_OF[card])
    lay_down(pos, card)
    if pos.log is not None:
        pos.tell(USED_UP, (faction, kind))
        tell_soul(pos, card)
