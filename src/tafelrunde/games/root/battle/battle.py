"""R4.3 Battle: ambush, dice and effects, hits. The questions come in the order of the specification's battle table."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, Verb, arg1, verb_code
from tafelrunde.games.root.battle.effects import EFFECTS, owns
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.hits import ATTACKER, DEFENDER, attackers_left, helpers_here, remove_lost, take_hits
from tafelrunde.games.root.battle.removal import finish_removal, turn_hostile
from tafelrunde.games.root.events import AMBUSHED, FOILED, FOUGHT, ROLLED
from tafelrunde.games.root.factions.vagabond.items import undamaged_swords
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import AMBUSH_HITS, ARBITER
from tafelrunde.games.root.terms.cards import spend
from tafelrunde.games.root.terms.deck import (
    AMBUSHES,
    KIND_CARDS,
    MATCHING,
    SCOUTING_PARTY,
    kinds_in,
)
from tafelrunde.games.root.verbs import AMBUSH, CLEARING, ENLIST, FACTION, FOIL, HELPERS, PASS
from tafelrunde.games.root.words import (
    ALLIANCE,
    ALLIED,
    ARMIES,
    COMMANDER,
    EYRIE,
    FACTIONS,
    RIVERFOLK,
    VAGABOND,
)

STARTED: Final = 0
HELPED: Final = 1
ASKED_AMBUSH: Final = 2
AMBUSH_STANDS: Final = 3
AMBUSH_CHOSEN: Final = 4
AMBUSH_REMOVED: Final = 5
AMBUSH_OVER: Final = 6
ENLISTED: Final = 7
ATTACKER_EFFECTS: Final = 8
DEFENDER_EFFECTS: Final = 9
LAST_EFFECTS: Final = 10
DEFENDER_HIT: Final = 11
ATTACKER_HIT: Final = 12
ALL_CHOSEN: Final = 13
OVER: Final = 14


def start_battle(pos: Root, attacker: int, defender: int, clearing: int, instigator: int) -> None:
    """R4.3: a battle begins."""
    fight = Fight(clearing, attacker, defender)
    fight.instigator = instigator
    pos.fight = fight
    if pos.log is not None:
        pos.tell(FOUGHT, (attacker, defender, clearing))
    pos.push(BATTLE_STEP)


def battle_facts(pos: Root) -> list[tuple[Arg, int]]:
    """Who fights whom, and where: for the questions of a battle."""
    fight = pos.fight
    if fight is None:
        return []
    return [(FACTION("attacker"), fight.attacker), (FACTION("defender"), fight.defender), (CLEARING("clearing"), fight.clearing)]


@final
class Battle(Step[Root]):
    """R4.3: goes from stage to stage; every question is a step of its own on top of this one."""

    def proceed(self, pos: Root) -> None:
        fight = pos.fight
        assert fight is not None
        height = len(pos.stack)
        while len(pos.stack) == height:
            stage = fight.stage
            if stage < AMBUSH_OVER:
                before_the_dice(pos, fight)
            elif stage == AMBUSH_OVER:
                fight.stage = ENLISTED
                ask_arbiter(pos, fight)
            elif stage == ENLISTED:
                roll_dice(pos, fight)
                fight.stage = ATTACKER_EFFECTS
            elif stage < DEFENDER_HIT:
                fight.stage = stage + 1
                step = EFFECTS[stage - ATTACKER_EFFECTS]
                if step.usable(pos, fight):
                    pos.push(step)
            elif stage == DEFENDER_HIT:
                fight.stage = ATTACKER_HIT
                take_hits(pos, fight, DEFENDER, fight.rolled_attacker + fight.extra_attacker)
            elif stage == ATTACKER_HIT:
                fight.stage = ALL_CHOSEN
                take_hits(pos, fight, ATTACKER, fight.rolled_defender + fight.extra_defender)
            elif stage == ALL_CHOSEN:
                fight.stage = OVER
                remove_lost(pos, fight, DEFENDER)
                remove_lost(pos, fight, ATTACKER)
                finish_removal(pos)
            else:
                end_battle(pos, fight)


BATTLE_STEP: Final = Battle()


def before_the_dice(pos: Root, fight: Fight) -> None:
    """R4.3.1: helpers are declared, then the ambush is asked for, and its hits are taken."""
    stage = fight.stage
    fight.stage = stage + 1
    if stage == STARTED:
        ask_helpers(pos, fight)
    elif stage == HELPED:
        if not owns(pos, fight.attacker, SCOUTING_PARTY) and could_ambush(pos, fight.defender, fight.clearing):
            pos.push(AMBUSH_STEP)
        else:
            fight.stage = AMBUSH_OVER
    elif stage == ASKED_AMBUSH:
        fight.stage = AMBUSH_OVER
    elif stage == AMBUSH_STANDS:
        take_hits(pos, fight, ATTACKER, AMBUSH_HITS)
    elif stage == AMBUSH_CHOSEN:
        remove_lost(pos, fight, ATTACKER)
        finish_removal(pos)
    elif not attackers_left(pos, fight):
        fight.stage = OVER


def could_ambush(pos: Root, faction: int, clearing: int) -> bool:
    """DP-B2: asked of everyone with a hidden hand that is not empty, whatever it holds; of an open hand only if it holds one."""
    hand = pos.hands[faction]
    if faction == RIVERFOLK:
        hand &= AMBUSHES & MATCHING[pos.suits[clearing]]
    return hand != 0


def ask_helpers(pos: Root, fight: Fight) -> None:
    """D11.2.7.III-2, R9.2.9.IIc-1: mercenaries, or the warriors of one ally, are declared at the start."""
    clearing = fight.clearing
    if fight.attacker >= VAGABOND:
        if HELPERS_STEP.allies(pos, fight):
            pos.push(HELPERS_STEP)
    elif pos.mercenaries_for == fight.attacker and fight.defender != RIVERFOLK and pos.warriors[clearing * ARMIES + RIVERFOLK]:
        if pos.warriors[clearing * ARMIES + fight.attacker]:
            pos.push(MERCENARIES_STEP)
        else:
            fight.helper = RIVERFOLK


@final
class Helpers(Step[Root]):
    """R9.2.9.IIc-1: whether the warriors of an ally fight along."""

    rule: ClassVar[str] = "R9.2.9.IIc-1"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[fight.attacker]

    def allies(self, pos: Root, fight: Fight) -> list[int]:
        """The factions whose warriors could help."""
        row = (fight.attacker - VAGABOND) * ARMIES
        found: list[int] = []
        for army in range(ARMIES):
            if pos.relations[row + army] == ALLIED and army != fight.defender and pos.warriors[fight.clearing * ARMIES + army]:
                found.append(army)
        return found

    def moves(self, pos: Root, seat: int) -> list[int]:
        fight = pos.fight
        assert fight is not None
        offers = [HELPERS.move1(army) for army in self.allies(pos, fight)]
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.moves(pos, seat):
            return None
        if verb_code(move) != HELPERS.code:
            return Reason("G4")
        fight = pos.fight
        assert fight is not None
        return Reason("D9.2.9.IIc-1" if arg1(move) == fight.defender else "R9.2.9.IIc-1", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == HELPERS.code:
            fight.helper = arg1(move)


@final
class Mercenaries(Step[Root]):
    """D11.2.7.III-2: whether all Riverfolk warriors of the clearing fight along."""

    rule: ClassVar[str] = "D11.2.7.III-2"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[fight.attacker]

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [HELPERS.move1(RIVERFOLK), PASS.move0()]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.moves(pos, seat):
            return None
        return Reason("R11.2.7.III-a", arg1(move)) if verb_code(move) == HELPERS.code else Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        fight = pos.fight
        assert fight is not None
        if verb_code(move) == HELPERS.code:
            fight.helper = RIVERFOLK


HELPERS_STEP: Final = Helpers()
MERCENARIES_STEP: Final = Mercenaries()


def why_not_ambush(pos: Root, faction: int, clearing: int, kind: int) -> Reason | None:
    """R4.3.1-a: an ambush card in hand whose suit matches the clearing."""
    if not KIND_CARDS[kind] & AMBUSHES:
        return Reason("R2.1.4-c", kind)
    if not pos.hands[faction] & KIND_CARDS[kind] or not KIND_CARDS[kind] & MATCHING[pos.suits[clearing]]:
        return Reason("R4.3.1-a", kind)
    return None


class AmbushCard(Step[Root]):
    """One side of a battle may play an ambush card that matches the clearing."""

    def side(self, fight: Fight) -> int:
        raise NotImplementedError

    def verb(self) -> Verb:
        raise NotImplementedError

    def carry_out(self, pos: Root, fight: Fight, kind: int) -> None:
        raise NotImplementedError

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[self.side(fight)]

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def moves(self, pos: Root, seat: int) -> list[int]:
        fight = pos.fight
        assert fight is not None
        cards = pos.hands[self.side(fight)] & AMBUSHES & MATCHING[pos.suits[fight.clearing]]
        verb = self.verb()
        offers = [verb.move1(kind) for kind in kinds_in(cards)]
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
        if verb_code(move) == PASS.code:
            return
        fight = pos.fight
        assert fight is not None
        spend(pos, self.side(fight), arg1(move))
        self.carry_out(pos, fight, arg1(move))


@final
class Ambush(AmbushCard):
    """R4.3.1-a: the defender may play an ambush card that matches the clearing."""

    rule: ClassVar[str] = "R4.3.1-a"

    def side(self, fight: Fight) -> int:
        return fight.defender

    def verb(self) -> Verb:
        return AMBUSH

    def carry_out(self, pos: Root, fight: Fight, kind: int) -> None:
        if pos.log is not None:
            pos.tell(AMBUSHED, (fight.defender, kind))
        fight.stage = AMBUSH_STANDS
        if could_ambush(pos, fight.attacker, fight.clearing):
            pos.push(FOIL_STEP)


@final
class Foil(AmbushCard):
    """R4.3.1.I-a: the attacker may cancel the ambush with a matching ambush card."""

    rule: ClassVar[str] = "R4.3.1.I-a"

    def side(self, fight: Fight) -> int:
        return fight.attacker

    def verb(self) -> Verb:
        return FOIL

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        reasons = super().why_not(pos, seat, move)
        return Reason("R4.3.1.I-a", arg1(move)) if reasons and verb_code(move) == FOIL.code else reasons

    def carry_out(self, pos: Root, fight: Fight, kind: int) -> None:
        fight.stage = AMBUSH_OVER
        if pos.log is not None:
            pos.tell(FOILED, (fight.attacker, kind))


AMBUSH_STEP: Final = Ambush()
FOIL_STEP: Final = Foil()


def ask_arbiter(pos: Root, fight: Fight) -> None:
    """D9.7-3: an Arbiter in the clearing who does not fight can be enlisted by the defender."""
    for vagabond in range(VAGABOND, FACTIONS):
        fights = vagabond in (fight.attacker, fight.defender)
        at = vagabond - VAGABOND
        if not fights and pos.characters[at] == ARBITER and pos.pawns[at] == fight.clearing:
            pos.push(Enlist(vagabond))


@final
class Enlist(Step[Root]):
    """D9.7-3: the defender may enlist the Arbiter."""

    rule: ClassVar[str] = "D9.7-3"

    def __init__(self, arbiter: int) -> None:
        self.arbiter = arbiter

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return battle_facts(pos)

    def waits_for(self, pos: Root) -> int:
        fight = pos.fight
        assert fight is not None
        return pos.bit[fight.defender]

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [ENLIST.move1(self.arbiter), PASS.move0()]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if move in self.moves(pos, seat):
            return None
        return Reason("D9.7-3", arg1(move)) if verb_code(move) == ENLIST.code else Reason("G4")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == ENLIST.code:
            fight = pos.fight
            assert fight is not None
            fight.arbiter = self.arbiter
            pos.score(self.arbiter, 1)


def strength(pos: Root, fight: Fight, side: int) -> int:
    """R4.3.2.I, R9.2.6, R9.2.9.IIc-2: the most hits the dice can give a side."""
    if side == ATTACKER:
        faction = fight.attacker
        helpers = helpers_here(pos, fight)
    else:
        faction = fight.defender
        helpers = 0 if fight.arbiter < 0 else undamaged_swords(pos, fight.arbiter)
    if faction >= VAGABOND:
        return undamaged_swords(pos, faction) + helpers
    return pos.warriors[fight.clearing * ARMIES + faction] + helpers


def is_defenseless(pos: Root, fight: Fight) -> bool:
    """R4.3.2.III, R9.2.4: no warriors, or no undamaged sword; an enlisted Arbiter changes nothing."""
    if fight.defender >= VAGABOND:
        return undamaged_swords(pos, fight.defender) == 0
    return pos.warriors[fight.clearing * ARMIES + fight.defender] == 0


def roll_dice(pos: Root, fight: Fight) -> None:
    """R4.3.2: two dice of 0 to 3; the attacker has the higher, but not against the Alliance (R8.2.2)."""
    high = pos.chance.below(4)
    low = pos.chance.below(4)
    if low > high:
        high, low = low, high
    if pos.log is not None:
        pos.tell(ROLLED, (fight.attacker, high, fight.defender, low))
    announce(pos, fight, high, low)


def announce(pos: Root, fight: Fight, high: int, low: int) -> None:
    """Rolled hits within their limits, and the extra hits nobody can decline."""
    if fight.defender == ALLIANCE:
        high, low = low, high
    fight.rolled_attacker = min(high, strength(pos, fight, ATTACKER))
    fight.rolled_defender = min(low, strength(pos, fight, DEFENDER))
    if is_defenseless(pos, fight):
        fight.extra_attacker += 1
    if fight.attacker == EYRIE and pos.leader == COMMANDER:
        fight.extra_attacker += 1


def end_battle(pos: Root, fight: Fight) -> None:
    """R9.2.9.IId-2: allies that took more hits than the items turn hostile; the battle is over."""
    if fight.attacker >= VAGABOND and fight.helper >= 0 and fight.helpers_hit > fight.items_hit:
        turn_hostile(pos, fight.attacker, fight.helper)
    pos.fight = None
    pos.pop()
