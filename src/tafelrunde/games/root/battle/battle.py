"""R4.3 Battle: ambush, dice and effects, hits. The questions come in the order of the specification's battle table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.steps import Step
from tafelrunde.games.root.battle.ambush import AMBUSH_STEP, could_ambush
from tafelrunde.games.root.battle.effects import EFFECTS, owns
from tafelrunde.games.root.battle.fight import (
    ALL_CHOSEN,
    AMBUSH_CHOSEN,
    AMBUSH_OVER,
    AMBUSH_STANDS,
    ASKED_AMBUSH,
    ATTACKER_EFFECTS,
    ATTACKER_HIT,
    DEFENDER_HIT,
    ENLISTED,
    HELPED,
    OVER,
    STARTED,
    Fight,
)
from tafelrunde.games.root.battle.hits import ATTACKER, DEFENDER, attackers_left, helpers_here, remove_lost, take_hits
from tafelrunde.games.root.battle.removal import finish_removal
from tafelrunde.games.root.events import BATTLE_OVER, BOTH, COMMANDED, DEFENSELESS, FOUGHT, GUERRILLA, LIMITED, ROLLED, SWORDS, WARRIORS
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import AMBUSH_HITS
from tafelrunde.games.root.terms.cards import discard_played
from tafelrunde.games.root.terms.deck import SCOUTING_PARTY
from tafelrunde.games.root.words import ARMIES


def start_battle(pos: Root, attacker: i64, defender: i64, clearing: i64, instigator: i64) -> None:
    """R4.3: a battle begins."""
    fight = Fight(clearing, attacker, defender)
    fight.instigator = instigator
    pos.fight = fight
    if pos.log is not None:
        pos.tell(FOUGHT, (attacker, defender, clearing))
    pos.push(BATTLE_STEP)


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
                ask_bystanders(pos, fight)
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
        PLAYED[fight.attacker].ask_helpers(pos, fight)
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
    else:
        discard_played(pos)
        if not attackers_left(pos, fight):
            fight.stage = OVER


def ask_bystanders(pos: Root, fight: Fight) -> None:
    """D9.7-3: whoever could be drawn into a battle of others."""
    for faction in pos.order:
        if faction != fight.attacker and faction != fight.defender:
            PLAYED[faction].stands_by(pos, fight)


def strength(pos: Root, fight: Fight, side: i64) -> i64:
    """R4.3.2.I, R9.2.6, R9.2.9.IIc-2: the most hits the dice can give a side."""
    if side == ATTACKER:
        return PLAYED[fight.attacker].strength(pos, fight.clearing) + helpers_here(pos, fight)
    enlisted = 0 if fight.arbiter < 0 else PLAYED[fight.arbiter].strength(pos, fight.clearing)
    return PLAYED[fight.defender].strength(pos, fight.clearing) + enlisted


def is_defenseless(pos: Root, fight: Fight) -> bool:
    """R4.3.2.III, R9.2.4: no warriors, or no undamaged sword; an enlisted Arbiter changes nothing."""
    return PLAYED[fight.defender].strength(pos, fight.clearing) == 0


def roll_dice(pos: Root, fight: Fight) -> None:
    """R4.3.2: two dice of 0 to 3; the attacker has the higher, but not in a guerrilla war (R8.2.2)."""
    high = pos.chance.below(4)
    low = pos.chance.below(4)
    if low > high:
        high, low = low, high
    if pos.log is not None:
        guerrilla = PLAYED[fight.defender].guerrilla
        pos.tell(ROLLED, (fight.attacker, high, fight.defender, low, low if guerrilla else high, high if guerrilla else low))
        if guerrilla:
            pos.tell(GUERRILLA, (fight.defender,))
    announce(pos, fight, high, low)


def announce(pos: Root, fight: Fight, high: i64, low: i64) -> None:
    """Rolled hits within their limits, and the extra hits nobody can decline."""
    if PLAYED[fight.defender].guerrilla:
        high, low = low, high
    fight.rolled_attacker = count_rolled(pos, fight, ATTACKER, high)
    fight.rolled_defender = count_rolled(pos, fight, DEFENDER, low)
    if is_defenseless(pos, fight):
        fight.extra_attacker += 1
        if pos.log is not None:
            pos.tell(DEFENSELESS, (fight.defender,))
    extra = PLAYED[fight.attacker].extra_hits(pos)
    fight.extra_attacker += extra
    if extra and pos.log is not None:
        pos.tell(COMMANDED, (fight.attacker,))


def count_rolled(pos: Root, fight: Fight, side: i64, rolled: i64) -> i64:
    """R4.3.2.I: the rolled hits that count."""
    most = strength(pos, fight, side)
    if rolled <= most:
        return rolled
    if pos.log is not None:
        faction = fight.attacker if side == ATTACKER else fight.defender
        pos.tell(LIMITED, (faction, rolled, most, fighters(pos, fight, side, faction)))
    return most


def fighters(pos: Root, fight: Fight, side: i64, faction: i64) -> i64:
    """What a side's strength is counted in; both where a Vagabond and warriors fight together."""
    if faction < ARMIES:
        return BOTH if side == DEFENDER and fight.arbiter >= 0 else WARRIORS
    return BOTH if side == ATTACKER and helpers_here(pos, fight) else SWORDS


def end_battle(pos: Root, fight: Fight) -> None:
    """The battle is over."""
    PLAYED[fight.attacker].battle_over(pos, fight)
    pos.fight = None
    pos.pop()
    if pos.log is not None:
        pos.tell(BATTLE_OVER, (fight.attacker, fight.defender, fight.clearing))
