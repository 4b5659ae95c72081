"""R1.4: turn after turn, phase after phase (T4, T5)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.engine.steps import Step
from tafelrunde.games.root.actions.crafted_cards import BANK_STEP, COBBLER_STEP, WARREN_STEP
from tafelrunde.games.root.battle.effects import owns
from tafelrunde.games.root.events import PHASE_BEGAN, TURN
from tafelrunde.games.root.factions.alliance import sympathy
from tafelrunde.games.root.factions.alliance import turn as alliance
from tafelrunde.games.root.factions.cult import rituals
from tafelrunde.games.root.factions.cult import turn as cult
from tafelrunde.games.root.factions.eyrie import turn as eyrie
from tafelrunde.games.root.factions.marquise import turn as marquise
from tafelrunde.games.root.factions.riverfolk import turn as riverfolk
from tafelrunde.games.root.factions.riverfolk.services import SERVICES_STEP
from tafelrunde.games.root.factions.vagabond import turn as vagabond
from tafelrunde.games.root.factions.vagabond import wandering
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import can_draw
from tafelrunde.games.root.terms.deck import BURROW_BANK, COBBLER, COMMAND_WARREN
from tafelrunde.games.root.winning.dominance import check_dominance
from tafelrunde.games.root.words import (
    ARMIES,
    BIRDSONG,
    CLEARINGS,
    DAYLIGHT,
    EVENING,
    EYRIE,
    MARQUISE,
    NOBODY,
    RIVERFOLK,
    VAGABOND,
)

BIRDSONG_STEPS: Final[list[Step[Root]]] = [
    marquise.BIRDSONG_STEP,
    eyrie.BIRDSONG_STEP,
    sympathy.BIRDSONG_STEP,
    cult.BIRDSONG_STEP,
    riverfolk.BIRDSONG_STEP,
    vagabond.BIRDSONG_STEP,
    vagabond.BIRDSONG_STEP,
]
DAYLIGHT_STEPS: Final[list[Step[Root]]] = [
    marquise.DAYLIGHT_STEP,
    eyrie.DAYLIGHT_STEP,
    alliance.DAYLIGHT_STEP,
    rituals.DAYLIGHT_STEP,
    riverfolk.DAYLIGHT_STEP,
    wandering.DAYLIGHT_STEP,
    wandering.DAYLIGHT_STEP,
]
EVENING_STEPS: Final[list[Step[Root]]] = [
    marquise.EVENING_STEP,
    eyrie.EVENING_STEP,
    alliance.EVENING_STEP,
    cult.EVENING_STEP,
    riverfolk.EVENING_STEP,
    vagabond.EVENING_STEP,
    vagabond.EVENING_STEP,
]

START: Final = 0
AFTER_SERVICES: Final = 1
BEFORE_BIRDSONG: Final = 2
START_OF_DAYLIGHT: Final = 3
BEFORE_DAYLIGHT: Final = 4
START_OF_EVENING: Final = 5
BEFORE_EVENING: Final = 6
END: Final = 7


@final
class Turn(Step[Root]):
    """R1.4: Birdsong, Daylight, Evening, then the next player clockwise. `stage` says how far the turn has come."""

    def proceed(self, pos: Root) -> None:
        while len(pos.stack) == 1:
            stage = pos.stage
            pos.stage = stage + 1
            pos.part = 0
            turn = pos.turn
            if stage == START:
                start_turn(pos, turn)
            elif stage == AFTER_SERVICES:
                if owns(pos, turn, BURROW_BANK) and can_draw(pos):
                    pos.push(BANK_STEP)
            elif stage == BEFORE_BIRDSONG:
                pos.push(BIRDSONG_STEPS[turn])
            elif stage == START_OF_DAYLIGHT:
                start_daylight(pos, turn)
            elif stage == BEFORE_DAYLIGHT:
                if turn == MARQUISE:
                    pos.actions = marquise.ACTIONS
                elif turn == EYRIE:
                    eyrie.read_decree(pos)
                pos.push(DAYLIGHT_STEPS[turn])
            elif stage == START_OF_EVENING:
                begin_phase(pos, EVENING)
                if owns(pos, turn, COBBLER):
                    pos.push(COBBLER_STEP)
            elif stage == BEFORE_EVENING:
                pos.actions = 0
                pos.push(EVENING_STEPS[turn])
            else:
                end_turn(pos)


TURN_STEP: Final = Turn()


def begin_phase(pos: Root, phase: int) -> None:
    pos.phase = phase
    if pos.log is not None:
        pos.tell(PHASE_BEGAN, (pos.turn, phase))


def start_turn(pos: Root, turn: int) -> None:
    """T4: the dominance check, then services."""
    if pos.log is not None:
        pos.tell(TURN, (turn, pos.round))
    begin_phase(pos, BIRDSONG)
    check_dominance(pos, turn)
    if pos.seat_of[RIVERFOLK] >= 0 and turn != RIVERFOLK:
        pos.push(SERVICES_STEP)


def start_daylight(pos: Root, turn: int) -> None:
    """R11.2.7.III-a: mercenaries count from now on; then Command Warren."""
    begin_phase(pos, DAYLIGHT)
    if pos.hired:
        pos.mercenaries_for = turn
        touch_river(pos)
    if owns(pos, turn, COMMAND_WARREN):
        pos.push(WARREN_STEP)


def touch_river(pos: Root) -> None:
    """Rule changes where Riverfolk warriors stand."""
    for clearing in range(CLEARINGS):
        if pos.warriors[clearing * ARMIES + RIVERFOLK]:
            pos.touch(clearing)


def end_turn(pos: Root) -> None:
    """T5: what lasted for the turn is over; the next player clockwise begins."""
    pos.cards_used = 0
    for suit in range(len(pos.used)):
        pos.used[suit] = 0
    pos.boats = False
    pos.bought = 0
    pos.scored = 0
    pos.recruited = False
    pos.actions = 0
    pos.deed = 0
    if pos.hired:
        pos.hired = False
        pos.mercenaries_for = NOBODY
        touch_river(pos)
    if pos.turn >= VAGABOND:
        row = (pos.turn - VAGABOND) * ARMIES
        for army in range(ARMIES):
            pos.aids[row + army] = 0
    at = pos.order.index(pos.turn) + 1
    if at == len(pos.order):
        at = 0
        pos.round += 1
    pos.turn = pos.order[at]
    pos.stage = START
