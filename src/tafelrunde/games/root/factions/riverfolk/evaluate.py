"""What funds and posts are worth."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.root.evaluate import army_on_map
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.traits import T_FUNDS, T_POSTS
from tafelrunde.games.root.words import RIVERFOLK


def worth(pos: Root) -> float:
    """Funds pay dividends and actions; posts are points and a target."""
    boxes: int = sum(pos.funds) + sum(pos.payments) + sum(pos.commitments) + sum(pos.track_funds)
    foreign: int = boxes - pos.funds[RIVERFOLK] - pos.payments[RIVERFOLK] - pos.commitments[RIVERFOLK]
    value = 0.25 * min(boxes, 14) + 0.2 * min(foreign, 6) + 0.6 * bits_set(pos.posts)
    ruled: int = pos.ruled_by(RIVERFOLK)
    return value + 0.12 * army_on_map(pos, RIVERFOLK) + 0.1 * ruled


def add_traits(pos: Root, found: vec[i64]) -> None:
    """Warriors in the boxes of its board, its own and others', and trade posts."""
    boxes: int = sum(pos.funds) + sum(pos.payments) + sum(pos.commitments) + sum(pos.track_funds)
    found[T_FUNDS] = min(boxes, 20)
    found[T_POSTS] = int(bits_set(pos.posts))
