"""B23 Landmarks, lairs and strongholds: who gets them and where they are placed; creatures of the council (B22.25)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.board.asking import Placing
from tafelrunde.games.battlelore.council.council import PLAN_LANDMARKS, PLAN_MUSTER
from tafelrunde.games.battlelore.events import DEPLOYED, PLACED_PIECE
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import FOREST_DWELLER, HYDRA, U_COLOUR, U_WEAPON
from tafelrunde.games.battlelore.verbs import PASS, PLACE, PLACE_LANDMARK
from tafelrunde.games.battlelore.words import (
    CLERIC,
    COMMANDER,
    HEADS_SHIFT,
    HEALING_POOL,
    LAIR,
    LORE_GAME,
    MOST_LEVELS,
    PENTACLE,
    ROGUE,
    ROGUES_DEN,
    SECRET_PASSAGE,
    STRONGHOLD,
    TRAINING_CAMP,
    WARRIOR,
    WIZARD,
    WOODED,
)

MASTERS: Final = (CLERIC, WIZARD, ROGUE, WARRIOR)
PIECES: Final = (HEALING_POOL, PENTACLE, ROGUES_DEN, TRAINING_CAMP)
"""The landmark of each Lore Master."""
PASSAGE_DISTANCE: Final = 3
START_HEADS: Final = 3


def is_free(pos: BattleLore, h: int) -> bool:
    """B23.5: unoccupied countryside without any other piece."""
    return pos.at[h] < 0 and pos.terrain[h] == 0


def in_rows(pos: BattleLore, army: int, h: int) -> bool:
    """B23.3, B24.9: the 3rd or 4th row from the own edge; on the epic board the 4th to 8th."""
    row = pos._board.from_edge(h, army & 1)
    return 4 <= row <= 8 if pos.epic else 3 <= row <= 4


def landmark_hexes(pos: BattleLore, army: int) -> list[int]:
    return [h for h in range(pos._board.size) if is_free(pos, h) and in_rows(pos, army, h)]


def landmarks_of(pos: BattleLore, army: int) -> list[int]:
    """B23.1, B23.2, B23.27: the pieces of level-3 Lore Masters that the other camp has not at level 3; of two allies the first in turn."""
    found: list[int] = []
    if not pos.plan[PLAN_LANDMARKS]:
        return found
    for i in range(len(MASTERS)):
        owners = [other for other in pos.order if pos.level(other, MASTERS[i]) == MOST_LEVELS]
        if owners and owners[0] == army and not any((other ^ army) & 1 for other in owners):
            found.append(PIECES[i])
    return found


def piece_index(piece: int) -> int:
    return piece.bit_length() - 1


def put_piece(pos: BattleLore, army: int, piece: int, h: int) -> None:
    pos.add_terrain(h, piece, army)
    if pos.log is not None:
        pos.tell(PLACED_PIECE, (piece_index(piece), h, pos.chiefs[army]))


@final
class PlaceLandmarks(Step[BattleLore]):
    """B23.3, B23.6: players place their landmarks in turn, one at a time, start player first."""

    rule: ClassVar[str] = "B23.3"

    def __init__(self, pieces: list[int], at: int) -> None:
        self.pieces = pieces
        """What each army still has to place, as bits."""
        self.at = at

    def copy(self) -> PlaceLandmarks:
        return PlaceLandmarks(self.pieces.copy(), self.at)

    def army(self, pos: BattleLore) -> int:
        """Whose turn it is to place; -1 if nobody has anything left that fits."""
        for i in range(len(pos.order)):
            army = pos.order[(self.at + i) % len(pos.order)]
            if self.pieces[army] and landmark_hexes(pos, army):
                return army
        return -1

    def waits_for(self, pos: BattleLore) -> int:
        army = self.army(pos)
        return 1 << pos.chiefs[army] if army >= 0 else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        army = self.army(pos)
        found = Moves()
        for piece in PIECES:
            if self.pieces[army] & piece:
                for h in landmark_hexes(pos, army):
                    found.append(PLACE_LANDMARK.move2(piece_index(piece), h))
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != PLACE_LANDMARK.code:
            return NOT_HERE
        army = self.army(pos)
        h = arg2(move)
        if not self.pieces[army] >> arg1(move) & 1:
            return Reason("B23.1", arg1(move))
        if h >= pos._board.size or not in_rows(pos, army, h):
            return Reason("B24.9" if pos.epic else "B23.3", h)
        return None if is_free(pos, h) else Reason("B23.5", h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        army = self.army(pos)
        piece = 1 << arg1(move)
        self.pieces[army] &= ~piece
        self.at = pos.order.index(army) + 1
        put_piece(pos, army, piece, arg2(move))
        if piece == ROGUES_DEN:
            pos.push(PlacePassage(army, arg2(move)))

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()


@final
class PlacePassage(Placing):
    """B23.26: the secret passage follows the den: far from it, next to nobody, not too far forward."""

    rule: ClassVar[str] = "B23.26"

    def __init__(self, army: int, den: int) -> None:
        super().__init__(army)
        self.den = den

    def fits(self, pos: BattleLore, h: int) -> bool:
        if h >= pos._board.size or not is_free(pos, h) or pos._board.steps(h, self.den) <= PASSAGE_DISTANCE:
            return False
        for other in pos._board.neighbours[h]:
            if pos.at[other] >= 0:
                return False
        return pos._board.from_edge(h, self.army & 1) <= (10 if pos.epic else 6)

    def hexes(self, pos: BattleLore) -> list[int]:
        return [h for h in range(pos._board.size) if self.fits(pos, h)]

    def refusal(self, pos: BattleLore, h: int) -> Reason:
        return Reason("B23.26", h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        put_piece(pos, self.army, SECRET_PASSAGE, arg1(move))


def lairs_used(pos: BattleLore) -> bool:
    """B23.25: lairs go with landmarks."""
    return pos.plan[PLAN_LANDMARKS] == 1


@final
class PlaceCreature(Placing):
    """B22.25, B23.23: a creature's lair, or without lairs the creature itself, comes onto the board."""

    rule: ClassVar[str] = "B23.23"

    def __init__(self, army: int, kind: int) -> None:
        super().__init__(army)
        self.kind = kind

    def fits(self, pos: BattleLore, h: int) -> bool:
        if h >= pos._board.size:
            return False
        if lairs_used(pos):
            return is_free(pos, h) and in_rows(pos, self.army, h)
        return pos.at[h] < 0 and pos.passable(h) and pos._board.from_edge(h, self.army & 1) == baseline(pos)

    def hexes(self, pos: BattleLore) -> list[int]:
        return [h for h in range(pos._board.size) if self.fits(pos, h)]

    def refusal(self, pos: BattleLore, h: int) -> Reason:
        return Reason("B23.23" if lairs_used(pos) else "B22.25", h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        h = arg1(move)
        if lairs_used(pos):
            put_piece(pos, self.army, WOODED if FOREST_DWELLER[self.kind] else LAIR, h)
        add_creature(pos, self.army, self.kind, h)


def baseline(pos: BattleLore) -> int:
    """B2.19: the first row, in Epic Call to Arms the second."""
    return 2 if pos.epic and pos.plan[PLAN_MUSTER] else 1


def add_creature(pos: BattleLore, army: int, kind: int, h: int) -> int:
    unit = pos.add_unit(army, kind, h, U_COLOUR[kind], U_WEAPON[kind])
    if HYDRA[kind]:
        pos.set_marker(unit, pos.marker[unit] | START_HEADS << HEADS_SHIFT)
    if pos.log is not None:
        pos.tell(DEPLOYED, (pos.chiefs[army], kind, h))
    return unit


@final
class PlaceStronghold(Placing):
    """B23.4, B23.9: a level-3 Commander may put a stronghold under an own unit on countryside."""

    rule: ClassVar[str] = "B23.4"

    def fits(self, pos: BattleLore, h: int) -> bool:
        if h >= pos._board.size or pos.at[h] < 0 or pos.terrain[h]:
            return False
        return pos.owner[pos.at[h]] == self.army

    def hexes(self, pos: BattleLore) -> list[int]:
        return [h for h in range(pos._board.size) if self.fits(pos, h)]

    def refusal(self, pos: BattleLore, h: int) -> Reason:
        return Reason("B23.4", h)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = super().offers(pos, seat)
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        return None if verb_code(move) == PASS.code else super().why_not(pos, seat, move)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == PLACE.code:
            put_piece(pos, self.army, STRONGHOLD, arg1(move))


def begin_strongholds(pos: BattleLore) -> None:
    """B23.4, B23.9: every level-3 Commander is asked, start player first."""
    for army in reversed(pos.order):
        if pos.lore == LORE_GAME and pos.level(army, COMMANDER) == MOST_LEVELS:
            pos.push(PlaceStronghold(army))
