"""R9.2.3, R9.5.1: how a Vagabond's pawn goes from place to place."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import Reason
from tafelrunde.games.root.events import HOSTILE_GROUND, WENT
from tafelrunde.games.root.factions.vagabond.items import exhaust, ready
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import GO
from tafelrunde.games.root.words import ARMIES, BOOTS, CLEARINGS, EACH_ARMY, HOSTILE, VAGABOND


def hostile_warriors(pos: Root, vagabond: i64, clearing: i64) -> bool:
    """R9.2.9.IIIb: whether warriors of a hostile faction stand in a clearing."""
    row = (vagabond - VAGABOND) * ARMIES
    for army in EACH_ARMY:  # noqa: SIM110
        if pos.relations[row + army] == HOSTILE and pos.warriors[clearing * ARMIES + army]:
            return True
    return False


def boots_for(pos: Root, vagabond: i64, clearing: i64, price: i64) -> i64:
    """The boots a move costs: its price, and one more into hostile warriors."""
    return price + 1 if hostile_warriors(pos, vagabond, clearing) else price


def neighbours(pos: Root, vagabond: i64) -> list[int]:
    """The places next to the pawn, across the river too for who has bought Riverboats."""
    place = pos.pawns[vagabond - VAGABOND]
    near = pos._map.near[place]
    if place < CLEARINGS and pos.boats and pos.turn == vagabond:
        return sorted({*near, *pos._map.rivers[place]})
    return near


def add_walks(pos: Root, vagabond: i64, price: i64, offers: Moves) -> None:
    """R9.5.1: every clearing he can go to, for so many boots (none for a move granted by a card)."""
    boots = ready(pos, vagabond, BOOTS)
    if boots < price:
        return
    for place in neighbours(pos, vagabond):
        if place < CLEARINGS and not pos.scorched >> place & 1 and boots >= boots_for(pos, vagabond, place, price):
            offers.append(GO.move1(place))


def why_not_walk(pos: Root, vagabond: i64, clearing: i64, price: i64) -> Reason | None:
    """R9.5.1: an adjacent clearing, and the boots to get there."""
    if clearing not in neighbours(pos, vagabond):
        return Reason("R9.5.1-d" if pos.pawns[vagabond - VAGABOND] >= CLEARINGS else "R2.2.1", clearing + 1)
    if pos.scorched >> clearing & 1:
        return Reason("D9.7-4", clearing + 1)
    boots = ready(pos, vagabond, BOOTS)
    if boots < price:
        return Reason("R9.5.1-a", price)
    if boots < boots_for(pos, vagabond, clearing, price):
        return Reason("R9.2.9.IIIb", clearing + 1)
    return None


def walk(pos: Root, vagabond: i64, place: i64, price: i64) -> None:
    """Pay the boots and go. A pawn causes no outrage (D8.2.6-4)."""
    boots = boots_for(pos, vagabond, place, price)
    exhaust(pos, vagabond, BOOTS, boots)
    set_pawn(pos, vagabond, place)
    if boots > price and pos.log is not None:
        pos.tell(HOSTILE_GROUND, (place,))


def set_pawn(pos: Root, vagabond: i64, place: i64, slips: bool = False) -> None:
    """The pawn stands somewhere else now."""
    old = pos.pawns[vagabond - VAGABOND]
    pos.pawns = changed(pos.pawns, vagabond - VAGABOND, place)
    if 0 <= old < CLEARINGS:
        pos.touch(old)
    if place < CLEARINGS:
        pos.touch(place)
    if pos.log is not None and old >= 0:
        pos.tell(WENT, (vagabond, old, place, int(slips)))
