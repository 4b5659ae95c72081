"""R1.4: turn after turn, phase after phase (T4, T5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import Step
from tafelrunde.games.root.actions.crafted_cards import BIRDSONG_STARTS, COBBLER_STEP, WARREN_STEP
from tafelrunde.games.root.battle.effects import owns
from tafelrunde.games.root.events import PHASE_BEGAN, TURN_BEGAN
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import COBBLER, COMMAND_WARREN
from tafelrunde.games.root.winning.dominance import check_dominance
from tafelrunde.games.root.words import BIRDSONG, DAYLIGHT, EVENING, START, SUITS


class Stage:
    """One stage of a turn: it does something, or pushes the steps that do it."""

    def begin(self, pos: Root, turn: i64) -> None:
        raise NotImplementedError


@final
class StartOfBirdsong(Stage):
    """T4, R3.3.1: the dominance check, then what the turn player does as his Birdsong starts (D1.4-1)."""

    def begin(self, pos: Root, turn: i64) -> None:
        if pos.log is not None:
            pos.tell(TURN_BEGAN, (turn, pos.round))
        begin_phase(pos, BIRDSONG)
        check_dominance(pos, turn)
        if BIRDSONG_STARTS.waits_for(pos):
            pos.push(BIRDSONG_STARTS)


@final
class Birdsong(Stage):
    """R1.4-a: the faction's own Birdsong."""

    def begin(self, pos: Root, turn: i64) -> None:
        pos.push(PLAYED[turn].birdsong)


@final
class StartOfDaylight(Stage):
    """R11.2.7.III-a, D1.4-1: mercenaries count from now on; then Command Warren."""

    def begin(self, pos: Root, turn: i64) -> None:
        begin_phase(pos, DAYLIGHT)
        for faction in pos.order:
            PLAYED[faction].daylight_starts(pos, turn)
        if owns(pos, turn, COMMAND_WARREN):
            pos.push(WARREN_STEP)


@final
class Daylight(Stage):
    """R1.4-a: the faction's own Daylight."""

    def begin(self, pos: Root, turn: i64) -> None:
        PLAYED[turn].begin_daylight(pos)
        pos.push(PLAYED[turn].daylight)


@final
class StartOfEvening(Stage):
    """D1.4-1: the Cobbler."""

    def begin(self, pos: Root, turn: i64) -> None:
        begin_phase(pos, EVENING)
        if owns(pos, turn, COBBLER):
            pos.push(COBBLER_STEP)


@final
class Evening(Stage):
    """R1.4-a: the faction's own Evening."""

    def begin(self, pos: Root, turn: i64) -> None:
        pos.actions = 0
        pos.push(PLAYED[turn].evening)


@final
class EndOfTurn(Stage):
    """T5, R1.4-b: what lasted for the turn is over; the next player clockwise begins."""

    def begin(self, pos: Root, turn: i64) -> None:
        pos.cards_used = 0
        for suit in range(SUITS):
            if pos.used[suit]:
                pos.used = changed(pos.used, suit, 0)
        pos.actions = 0
        for faction in pos.order:
            PLAYED[faction].turn_ends(pos, turn)
        at = pos.order.index(turn) + 1
        if at == len(pos.order):
            at = 0
            pos.round += 1
        pos.turn = pos.order[at]
        pos.stage = START


TURN: Final[list[Stage]] = [
    StartOfBirdsong(),
    Birdsong(),
    StartOfDaylight(),
    Daylight(),
    StartOfEvening(),
    Evening(),
    EndOfTurn(),
]
"""R1.4-a: a turn from its beginning to its end; `words.py` has a name for each place in it."""


@final
class Turn(Step[Root]):
    """R1.4: the stages of a turn one after another, then those of the next player's. `pos.stage` is the next one."""

    def proceed(self, pos: Root) -> None:
        while len(pos.stack) == 1:
            stage = pos.stage
            pos.stage = stage + 1
            pos.part = 0
            TURN[stage].begin(pos, pos.turn)


TURN_STEP: Final = Turn()


def begin_phase(pos: Root, phase: i64) -> None:
    pos.phase = phase
    if pos.log is not None:
        pos.tell(PHASE_BEGAN, (pos.turn, phase))
