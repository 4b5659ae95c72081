"""R4.3.1 Ambush and its foil."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, Verb, arg1, verb_code
from tafelrunde.games.root.battle.fight import AMBUSH_OVER, AMBUSH_STANDS, Fight, battle_facts
from tafelrunde.games.root.events import AMBUSHED, FOILED, NO_AMBUSH, NO_FOIL
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import discard_played, lay_down, take_out, tell_soul
from tafelrunde.games.root.terms.deck import AMBUSHES, KIND_CARDS, MATCHING, kinds_in
from tafelrunde.games.root.verbs import AMBUSH, FOIL, PASS
from tafelrunde.games.root.words import OPEN_HANDS


def could_ambush(pos: Root, faction: i64, clearing: i64) -> bool:
    """D-State-1: asked of everyone with a hidden hand that is not empty, whatever it holds; of an open hand only if it holds one."""
    hand = pos.hands[faction]
    if OPEN_HANDS >> faction & 1:
        hand &= AMBUSHES & MATCHING[pos.suits[clearing]]
    return hand != 0


def why_not_ambush(pos: Root, faction: i64, clearing: i64, kind: i64) -> Reason | None:
    """R4.3.1-a: an ambush card in hand whose suit matches the clearing."""
    if not KIND_CARDS[kind] & AMBUSHES:
        return Reason("R2.1.4-c", kind)
    if not pos.hands[faction] & KIND_CARDS[kind] or not KIND_CARDS[kind] & MATCHING[pos.suits[clearing]]:
        return Reason("R4.3.1-a", kind)
    return None


class AmbushCard(Step[Root]):
    """One side of a battle may play an ambush card that matches the clearing."""

    def side(self, fight: Fight) -> i64:
        raise NotImplementedError

    def verb(self) -> Verb:
        raise NotImplementedError

    def question(self) -> i64:
        raise NotImplementedError

    def carry_out(self, pos: Root, fight: Fight, kind: i64) -> None:
        raise NotImplementedError

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos.fight)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[self.side(fight)]

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def offers(self, pos: Root, seat: int) -> Moves:
        fight = pos.fight
        assert fight is not None
        cards = pos.hands[self.side(fight)] & AMBUSHES & MATCHING[pos.suits[fight.clearing]]
        verb = self.verb()
        offers = offered(vec[i64]([verb.move1(kind) for kind in kinds_in(cards)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != self.verb().code:
            return Reason("G4")
        return why_not_ambush(pos, self.side(fight), fight.clearing, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == PASS.code:
            pos.decline(self.side(fight), self.question())
            return
        self.carry_out(pos, fight, arg1(move))


@final
class Ambush(AmbushCard):
    """R4.3.1-a: the defender may play an ambush card that matches the clearing."""

    rule: ClassVar[str] = "R4.3.1-a"

    def side(self, fight: Fight) -> i64:
        return fight.defender

    def verb(self) -> Verb:
        return AMBUSH

    def question(self) -> i64:
        return NO_AMBUSH

    def carry_out(self, pos: Root, fight: Fight, kind: i64) -> None:
        pos.limbo = take_out(pos, fight.defender, kind)
        if pos.log is not None:
            pos.tell(AMBUSHED, (fight.defender, kind))
        fight.stage = AMBUSH_STANDS
        if could_ambush(pos, fight.attacker, fight.clearing):
            pos.push(FOIL_STEP)


@final
class Foil(AmbushCard):
    """R4.3.1.I-a: the attacker may cancel the ambush with a matching ambush card."""

    rule: ClassVar[str] = "R4.3.1.I-a"

    def side(self, fight: Fight) -> i64:
        return fight.attacker

    def verb(self) -> Verb:
        return FOIL

    def question(self) -> i64:
        return NO_FOIL

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        reasons = super().why_not(pos, seat, move)
        return Reason("R4.3.1.I-a", arg1(move)) if reasons and verb_code(move) == FOIL.code else reasons

    def carry_out(self, pos: Root, fight: Fight, kind: i64) -> None:
        fight.stage = AMBUSH_OVER
        card = take_out(pos, fight.attacker, kind)
        lay_down(pos, card)
        if pos.log is not None:
            pos.tell(FOILED, (fight.attacker, kind))
            tell_soul(pos, card)
        discard_played(pos)


AMBUSH_STEP: Final = Ambush()


FOIL_STEP: Final = Foil()
