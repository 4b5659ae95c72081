"""R9.2.8 Coalition: what a Vagabond does with a dominance card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.shared import changed
from tafelrunde.games.root.events import ALLIED_WITH, RELATED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import ARMIES, FACTIONS, HOSTILE, VAGABOND

LEAST_FOR_COALITION: Final = 4


def candidates(pos: Root, vagabond: i64) -> list[int]:
    """R9.2.8-a, R9.2.8-c, D9.2.8-2: the players with a score marker and the fewest points, himself not counted."""
    found: list[int] = []
    fewest = 0
    for faction in range(FACTIONS):
        if faction == vagabond or pos.seat_of[faction] < 0 or pos.unmarked >> faction & 1:
            continue
        points = pos.points[faction]
        if not found or points < fewest:
            found = [faction]
            fewest = points
        elif points == fewest:
            found.append(faction)
    return found


def join(pos: Root, vagabond: i64, partner: i64) -> None:
    """R9.2.8-b, R9.2.9.IIId: the marker goes to the partner's board, and a hostile partner becomes neutral."""
    pos.partner = changed(pos.partner, vagabond, partner)
    if pos.log is not None:
        pos.tell(ALLIED_WITH, (vagabond, partner))
    entry = (vagabond - VAGABOND) * ARMIES + partner
    if partner < VAGABOND and pos.relations[entry] == HOSTILE:
        pos.relations = changed(pos.relations, entry, 0)
        if pos.log is not None:
            pos.tell(RELATED, (vagabond, partner, 0))
