"""B4 The turn: start-of-turn effects, five phases in fixed order, then the next player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.steps import Step
from tafelrunde.games.battlelore.battle.combat_phase import CombatPhase
from tafelrunde.games.battlelore.battle.losses import heal, lose
from tafelrunde.games.battlelore.battle.powers import POISON
from tafelrunde.games.battlelore.command.card_orders import begin_orders
from tafelrunde.games.battlelore.command.command_phase import CommandPhase
from tafelrunde.games.battlelore.command.draw_phase import DrawPhase, serves
from tafelrunde.games.battlelore.events import NONE_ORDERED, OBJECTIVE_HELD, POISON_ENDED, POISON_ROLLED, TURN_BEGAN
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.movement.movement_phase import MovementPhase
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import U_POWERS
from tafelrunde.games.battlelore.words import (
    CENTER,
    COMMAND_PHASE,
    DRAW_PHASE,
    FLAG,
    HEALING_POOL,
    LEFT,
    ORDERED,
    POISONED,
    RIGHT,
    SYMBOL,
)

# The stages of a turn in their order (B4.1, B4.10).
BEGIN: Final = 0  # objectives, healing places
POISONS: Final = 1
COMMAND: Final = 2  # B5
ORDERS: Final = 3  # B6
MOVEMENT: Final = 4  # B7
COMBAT: Final = 5  # B8
DRAW: Final = 6  # B18


@final
class Turn(Step[BattleLore]):
    """B4.1: turn after turn, until somebody has won."""

    def __init__(self) -> None:
        self.stage = BEGIN

    def copy(self) -> Turn:
        twin = Turn()
        twin.stage = self.stage
        return twin

    def proceed(self, pos: BattleLore) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == BEGIN:
            begin_turn(pos)
        elif stage == POISONS:
            check_poison(pos)
        elif stage == COMMAND:
            pos.phase = COMMAND_PHASE
            pos.push(CommandPhase())
        elif stage == ORDERS:
            pos.phase += 1
            begin_orders(pos)
        elif stage == MOVEMENT:
            pos.phase += 1
            if any_ordered(pos):
                pos.push(MovementPhase(pos.chiefs[pos.active]))
            elif pos.log is not None:
                pos.tell(NONE_ORDERED, (pos.chiefs[pos.active],))
        elif stage == COMBAT:
            pos.phase += 1
            if any_ordered(pos):
                pos.push(CombatPhase(pos.chiefs[pos.active]))
        elif stage == DRAW:
            pos.phase = DRAW_PHASE
            pos.push(DrawPhase())
        else:
            self.stage = BEGIN
            end_turn(pos)


def any_ordered(pos: BattleLore) -> bool:
    """B5.7: without an ordered unit movement and combat are skipped."""
    return pos.any_marked(ORDERED)


def begin_turn(pos: BattleLore) -> None:
    """B4.10: objectives first, then healing places; all marks of the last turn are gone."""
    army = pos.active
    pos.turn += 1
    pos.mark = vec[i64]([0] * len(pos.mark))
    pos.lore_played = 0
    pos.tactic = -1
    pos.battler = -1
    pos.emptied = -1
    pos.orders_from = []
    pos.picks = []
    pos.end_effects(fx.START_OF + army)
    if pos.teams:
        assign_keepers(pos)
    if pos.log is not None:
        pos.tell(TURN_BEGAN, (pos.chiefs[army], min(pos.turn, 999)))
    if pos.objectives:
        hold_objectives(pos)
        if pos.check_victory():
            return
    for h in pos.special:
        unit = pos.at[h]
        if pos.terrain[h] & HEALING_POOL and unit >= 0 and serves(pos, h, unit):
            heal(pos, unit, 1)


def hold_objectives(pos: BattleLore) -> None:
    """B18.18: an objective counts for the camp whose unit stands on it when that camp's turn begins."""
    for i in range(0, len(pos.objectives), 3):
        h = pos.objectives[i]
        unit = pos.at[h]
        if unit >= 0 and pos.is_ours(unit) and pos.objectives[i + 2] < 0:
            pos.objectives = pos.objectives.copy()
            pos.objectives[i + 2] = pos.owner[unit]
            if pos.log is not None:
                camp = pos.active & 1
                pos.tell(OBJECTIVE_HELD, (camp, h, pos.objectives[i + 1], pos.score(camp), pos.goals[camp]))


def check_poison(pos: BattleLore) -> None:
    """The giant spider's poison: at the start of its owner's turn a unit loses a figure, or shakes the poison off."""
    if not pos.any_poisoned():
        return
    sick = [pos.place[unit] for unit in range(len(pos.owner)) if pos.marker[unit] & POISONED and pos.owner[unit] == pos.active]
    sick.sort()
    for h in sick:
        unit = pos.at[h]
        faces = pos.roll(1)
        if pos.log is not None:
            pos.tell(POISON_ROLLED, (pos.kind[unit], h, *faces))
        if faces[FLAG]:
            pos.set_marker(unit, pos.marker[unit] & ~POISONED)
            if pos.log is not None:
                pos.tell(POISON_ENDED, (pos.kind[unit], h))
        elif faces[pos.colour[unit]] or faces[SYMBOL]:
            lose(pos, unit, 1, poisoner(pos, unit))
            if pos.winner >= 0:
                return


def poisoner(pos: BattleLore, unit: int) -> int:
    """B29.23: the army whose creature put the poison there."""
    for other in range(len(pos.owner)):
        if POISON in U_POWERS[pos.kind[other]] and pos.camp(other) != pos.camp(unit):
            return pos.owner[other]
    return pos.foe(pos.owner[unit])


def assign_keepers(pos: BattleLore) -> None:
    """B25.4, B25.8, B25.9: who leads each unit this turn; on a shared hex the commander-in-chief, until it is ordered."""
    keeper = pos.keeper[:]
    for unit in range(len(pos.owner)):
        h = pos.place[unit]
        if h >= 0:
            camp = pos.camp(unit)
            bits = pos._board.sections_at(h, camp)
            section = LEFT if bits == 1 << LEFT else RIGHT if bits == 1 << RIGHT else CENTER
            keeper[unit] = pos.chiefs[camp] if bits & (bits - 1) else pos.wings[3 * camp + section]
    pos.keeper = keeper


def end_turn(pos: BattleLore) -> None:
    """B4.7, B29.10–B29.12, B29.35: effects end, and the next army in order takes its turn."""
    pos.end_effects(fx.TURN)
    pos.end_effects(fx.END_OF + pos.active)
    at = pos.order.index(pos.active) + 1
    if at == len(pos.order):
        at = 0
        if pos.allied and pos.last_round >= 0:
            camp = 0 if pos.score(0) > pos.score(1) else 1
            pos.finish(pos.last_round if pos.score(0) == pos.score(1) else camp, "B29.36")
            return
    pos.active = pos.order[at]


def resume(pos: BattleLore, phase: int) -> None:
    """Set the active player's turn to the beginning of a phase: for puzzles, lessons and tests."""
    turn = Turn()
    turn.stage = COMMAND + phase - COMMAND_PHASE if phase else BEGIN
    pos.stack.clear()
    pos.push(turn)
    pos.clashes = []
    pos.phase = phase - 1
    pos.settle()
