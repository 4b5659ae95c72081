"""What the log tells beside what happened: what led to it, and what it adds up to. It is read from the log itself."""

from __future__ import annotations

from tafelrunde.engine.events import Played
from tafelrunde.engine.verbs import verb_code
from tafelrunde.games.seventhstone.events import BATTLE, FELL, LATE_OVERRUNS, OVERRUN_BEGAN, STONES_BACK, UNITS_LOST
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import MARCH


def was_forced(pos: SeventhStone) -> bool:
    """T11.3: whether the march that goes on was the only move left."""
    for entry in reversed(pos.log or []):
        if isinstance(entry, Played) and verb_code(entry.move) == MARCH.code:
            return entry.forced
    return False


def has_overrun(pos: SeventhStone) -> bool:
    """T12.13: whether the player who may overrun after all movements has done so."""
    for entry in reversed(pos.log or []):
        if not isinstance(entry, Played) and (entry.kind is OVERRUN_BEGAN or entry.kind is LATE_OVERRUNS):
            return entry.kind is OVERRUN_BEGAN
    return False


def tell_stones_back(pos: SeventhStone, seat: int, stones: int) -> None:
    """T4.9: RS of destroyed military units are in the store again."""
    if stones and pos.log is not None:
        pos.tell(STONES_BACK, (seat, stones, pos.store[seat]))


def tell_fallen(pos: SeventhStone) -> None:
    """T4.9: the RS of all who fell in the combat that is over, player by player."""
    fallen = [0] * pos.seats
    for entry in reversed(pos.log or []):
        if isinstance(entry, Played):
            continue
        if entry.kind is BATTLE or entry.kind is OVERRUN_BEGAN:
            break
        if entry.kind is FELL or entry.kind is UNITS_LOST:
            fallen[entry.values[0]] += entry.values[2]
    for seat in range(pos.seats):
        tell_stones_back(pos, seat, fallen[seat])
