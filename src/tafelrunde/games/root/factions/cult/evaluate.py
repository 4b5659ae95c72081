"""What gardens and acolytes are worth."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.root.evaluate import army_on_map, open_slots
from tafelrunde.games.root.factions.cult.board import GARDEN_POINTS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.traits import T_ACOLYTES, T_GARDENS
from tafelrunde.games.root.words import CULT, SUITS


def worth(pos: Root) -> float:
    """Gardens pay by ritual, acolytes by conspiracy."""
    acolytes: int = pos.acolytes
    ruled: int = pos.ruled_by(CULT)
    value = 0.3 * acolytes + 0.12 * ruled + 0.08 * army_on_map(pos, CULT) + 0.12 * min(open_slots(pos, CULT), 4)
    for suit in range(SUITS):
        gardens: int = pos.gardens[suit]
        points: int = GARDEN_POINTS[gardens]
        value += 0.8 * points + 0.8 * gardens
    return value


def add_traits(pos: Root, found: vec[i64]) -> None:
    """Gardens and acolytes."""
    found[T_GARDENS] = pos.gardens[0] + pos.gardens[1] + pos.gardens[2]
    found[T_ACOLYTES] = pos.acolytes
