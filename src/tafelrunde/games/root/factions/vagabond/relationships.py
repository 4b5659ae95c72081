"""R9.2.9: relationships with the other factions, better by aid, worse by violence."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.shared import added, changed
from tafelrunde.games.root.events import AID_COUNTED, FOR_AID, RELATED
from tafelrunde.games.root.factions.vagabond.board import AID_POINTS, AIDS, ALLIED_AID_POINTS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import ALLIED, ARMIES, HOSTILE, VAGABOND


def turn_hostile(pos: Root, vagabond: i64, army: i64) -> None:
    """R9.2.9.III: the marker goes to the Hostile box, and aid counts lapse (D9.2.9.I-1)."""
    entry = (vagabond - VAGABOND) * ARMIES + army
    if pos.relations[entry] != HOSTILE:
        pos.relations = changed(pos.relations, entry, HOSTILE)
        pos.aids = changed(pos.aids, entry, 0)
        if pos.log is not None:
            pos.tell(RELATED, (vagabond, army, HOSTILE))


def improve(pos: Root, vagabond: i64, army: i64) -> None:
    """R9.2.9.I, R9.2.9.IIa: aid counts towards the next space, or scores with an ally."""
    if army >= ARMIES:
        return
    at = (vagabond - VAGABOND) * ARMIES + army
    relation = pos.relations[at]
    if relation == HOSTILE:
        return
    if relation == ALLIED:
        pos.score(vagabond, ALLIED_AID_POINTS, FOR_AID)
        return
    pos.aids = added(pos.aids, at, 1)
    if pos.aids[at] == AIDS[relation]:
        pos.aids = changed(pos.aids, at, 0)
        pos.relations = changed(pos.relations, at, relation + 1)
        if pos.log is not None:
            pos.tell(RELATED, (vagabond, army, relation + 1))
        pos.score(vagabond, AID_POINTS[relation], FOR_AID)
    elif pos.log is not None:
        pos.tell(AID_COUNTED, (vagabond, army, pos.aids[at], AIDS[relation], relation + 1))
