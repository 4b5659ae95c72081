"""What the log tells beside what happened: what led to it, and what comes back.

At a table the log holds only what the present decision did: nothing told may depend on more.
"""

from __future__ import annotations

from tafelrunde.engine.events import Played
from tafelrunde.engine.verbs import verb_code
from tafelrunde.games.seventhstone.events import STONES_BACK
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import MARCH


def was_forced(pos: SeventhStone) -> bool:
    """T11.3: whether the march that goes on was the only move left."""
    for entry in reversed(pos.log or []):
        if isinstance(entry, Played) and verb_code(entry.move) == MARCH.code:
            return entry.forced
    return False


def tell_stones_back(pos: SeventhStone, seat: int, stones: int) -> None:
    """T4.9: RS of destroyed military units are in the store again."""
    if stones and pos.log is not None:
        pos.tell(STONES_BACK, (seat, stones, pos.store[seat]))
