"""The year and its phases (T7), and its end (T3.1, T3.11–T3.15)."""

from __future__ import annotations

from typing import final

from tafelrunde.engine.steps import Step
from tafelrunde.games.seventhstone.combat.support import Conflicts, Supporting
from tafelrunde.games.seventhstone.events import (
    BY_LAST_ROLL,
    BY_MOST_TEARS,
    BY_PERMANENT,
    BY_VALUE,
    COMBATS,
    FINAL,
    LATE_OVERRUNS,
    MOVES,
    PLACES,
    VICTORY,
    YEAR_OVER,
)
from tafelrunde.games.seventhstone.movement.movement import Movement, begin_movement
from tafelrunde.games.seventhstone.movement.overrun import LateOverruns
from tafelrunde.games.seventhstone.phases.happenings import begin_year
from tafelrunde.games.seventhstone.phases.markets import Markets
from tafelrunde.games.seventhstone.phases.placement import Placement
from tafelrunde.games.seventhstone.phases.production import Allocation, regenerate
from tafelrunde.games.seventhstone.phases.ranking import roll_off
from tafelrunde.games.seventhstone.phases.tournament import hold_tournament
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import (
    ALLOCATION,
    COMBAT,
    EVENT,
    FOR_VICTORY,
    JOUST,
    MARKETS,
    MAX_SEATS,
    MOVING,
    OVER,
    OVERRUNS,
    PLACEMENT,
    SUPPORTS,
)


@final
class Year(Step[SeventhStone]):
    """T7.1–T7.7: event, production and market, placement, movement, combat, tournament; then the goal is looked at."""

    def proceed(self, pos: SeventhStone) -> None:
        stage = pos.stage
        if stage == EVENT:
            begin_year(pos)
            pos.stage = ALLOCATION
        elif stage == ALLOCATION:
            regenerate(pos)
            pos.push(Markets())
            pos.push(Allocation())
        elif stage == MARKETS:
            pos.stage = PLACEMENT
            pos.turn = 0
        elif stage == JOUST:
            hold_tournament(pos)
            end_year(pos)
        elif stage >= OVERRUNS and not pos.has_conflict():
            pos.turn = 0
            pos.stage = JOUST
        elif pos.turn == pos.seats:
            pos.turn = 0
            pos.stage = stage + 1
            if pos.stage == SUPPORTS and pos.log is not None and any(pos.conflict):
                pos.tell(COMBATS, ())
        else:
            seat = pos.order[pos.turn]
            pos.turn += 1
            self.turn_of(pos, seat)

    def turn_of(self, pos: SeventhStone, seat: int) -> None:
        """T7.4–T7.6: one player's turn in the present phase."""
        if pos.log is not None and pos.stage in (PLACEMENT, MOVING):
            pos.tell(PLACES if pos.stage == PLACEMENT else MOVES, (seat,))
        if pos.stage == PLACEMENT:
            pos.push(Placement(seat))
        elif pos.stage == MOVING:
            begin_movement(pos, seat)
            pos.push(Movement(seat))
        elif pos.stage == OVERRUNS:
            late = LateOverruns(seat)
            if pos.log is not None and late.fields(pos):
                pos.tell(LATE_OVERRUNS, (seat,))
            pos.push(late)
        elif pos.stage == SUPPORTS:
            pos.push(Supporting(seat))
        elif pos.stage == COMBAT:
            pos.push(Conflicts(seat))


def end_year(pos: SeventhStone) -> None:
    """T3.1, T3.13, T23.3: whoever holds enough tear stones now has won."""
    ahead = [seat for seat in range(pos.seats) if pos.tears[seat] >= pos.goal]
    last_year = 0
    if not ahead and pos.max_years and pos.year >= pos.max_years:
        ahead = list(range(pos.seats))
        last_year = pos.year
    if not ahead:
        pos.stage = EVENT
        if pos.log is not None:
            tell_standing(pos)
        return
    pos.winner = best_of(pos, ahead)
    pos.stage = OVER
    if pos.log is not None:
        pos.tell(VICTORY, (pos.winner, pos.tears[pos.winner], pos.goal, last_year, *decided_by(pos, ahead)))
        for seat in range(pos.seats):
            pos.tell(FINAL, (seat, pos.tears[seat], pos.permanent(seat), pos.value[seat]))
    pos.pop()


def best_of(pos: SeventhStone, seats: list[int]) -> int:
    """T3.14: more tear stones, more permanent ones, higher production value, the better roll-off."""
    best = max((pos.tears[seat], pos.permanent(seat), pos.value[seat]) for seat in seats)
    tied = [seat for seat in seats if (pos.tears[seat], pos.permanent(seat), pos.value[seat]) == best]
    return roll_off(pos, tied, FOR_VICTORY)[0]


def decided_by(pos: SeventhStone, ahead: list[int]) -> tuple[int, ...]:
    """T3.14: what made the winner win, over how many, the best of them, and by how much; the last arguments of VICTORY."""
    winner = pos.winner
    level = [seat for seat in ahead if seat != winner and pos.tears[seat] == pos.tears[winner]]
    if not level:
        return (BY_MOST_TEARS, 0, winner, 0, 0)
    for by, count in (
        (BY_PERMANENT, [pos.permanent(seat) for seat in range(pos.seats)]),
        (BY_VALUE, [int(value) for value in pos.value]),
    ):
        alike = [seat for seat in level if count[seat] == count[winner]]
        if not alike:
            rival = max(level, key=count.__getitem__)
            return (by, len(level), rival, count[winner], count[rival])
        level = alike
    return (BY_LAST_ROLL, len(level), level[0], 0, 0)


def tell_standing(pos: SeventhStone) -> None:
    """T3.9: the tear stones of all at the end of a year."""
    shown: list[int] = []
    for at in range(MAX_SEATS):
        seat = min(at, pos.seats - 1)
        shown.extend([seat, pos.tears[seat]])
    pos.tell(YEAR_OVER, (pos.year, pos.seats, *shown))
