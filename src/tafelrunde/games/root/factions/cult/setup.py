"""R10.3: the first garden, followers and outcast."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.factions.cult.board import CULT_WARRIORS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import CHOOSE_OUTCAST, CORNER
from tafelrunde.games.root.words import BIRD, BUILDINGS, CULT, EYRIE, GARDEN, MARQUISE, NOBODY, ROOST, SUITS


def start_corners(pos: Root) -> list[int]:
    """R10.3.2-a, R10.3.2-b, D10.3.2-1: across from the keep or the roost; with both one of the other two; with neither any."""
    board = pos._map
    roost = NOBODY
    for corner in board.corners:
        if pos.buildings[corner * BUILDINGS + ROOST]:
            roost = corner
    cats = pos.seat_of[MARQUISE] >= 0
    birds = pos.seat_of[EYRIE] >= 0
    if cats and birds:
        return [corner for corner in board.corners if corner != pos.keep and corner != roost]
    if cats:
        return [board.opposite[pos.keep]]
    return [board.opposite[roost]] if birds else list(board.corners)


@final
class CultStart(Step[Root]):
    """R10.3.2: four warriors and a garden in a corner, a warrior in each adjacent clearing."""

    rule: ClassVar[str] = "R10.3.2-b"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[CULT]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([CORNER.move1(corner) for corner in start_corners(pos)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != CORNER.code:
            return Reason("G4")
        corners = start_corners(pos)
        return None if arg1(move) in corners else Reason("R10.3.2-b" if len(corners) == 2 else "D10.3.2-1", arg1(move) + 1)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        corner = arg1(move)
        pos.put_warriors(CULT, corner, CULT_WARRIORS)
        pos.put_building(GARDEN, corner)
        for clearing in pos._map.paths[corner]:
            if pos.can_place(CULT, clearing):
                pos.put_warriors(CULT, clearing, 1)
        pos.push(FirstOutcast())


@final
class FirstOutcast(Step[Root]):
    """R10.3.3: any suit is the first outcast."""

    rule: ClassVar[str] = "R10.3.3"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[CULT]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([CHOOSE_OUTCAST.move1(suit) for suit in range(SUITS)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != CHOOSE_OUTCAST.code:
            return Reason("G4")
        return Reason("R10.3.3", arg1(move)) if arg1(move) == BIRD else None

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.outcast = arg1(move)


START_STEP: Final = CultStart()
