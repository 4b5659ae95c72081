"""What funds and posts are worth."""

from __future__ import annotations

from tafelrunde.engine.packed import bits_set
from tafelrunde.games.root.evaluate import army_on_map
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import RIVERFOLK


def worth(pos: Root) -> float:
    """Funds pay dividends and actions; posts are points and a target."""
    boxes: int = sum(pos.funds) + sum(pos.payments) + sum(pos.commitments) + sum(pos.track_funds)
    foreign: int = boxes - pos.funds[RIVERFOLK] - pos.payments[RIVERFOLK] - pos.commitments[RIVERFOLK]
    value = 0.25 * min(boxes, 14) + 0.2 * min(foreign, 6) + 0.6 * bits_set(pos.posts)
    return value + 0.12 * army_on_map(pos, RIVERFOLK) + 0.1 * pos.ruled_by(RIVERFOLK)
