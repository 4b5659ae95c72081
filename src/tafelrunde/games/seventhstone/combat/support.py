"""Support and the order of combats (T13)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.seventhstone.combat.battle import Battle
from tafelrunde.games.seventhstone.combat.combat import Combat
from tafelrunde.games.seventhstone.events import SUPPORTS
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import army_at, side_strength
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import FIGHT, PASS, SUPPORT
from tafelrunde.games.seventhstone.words import BY_LAND, BY_PORTAL, CAVALRY, FOREST, MELEE, MOUNTAIN, NOBODY, OPENING, RANGED


def conflicts(pos: SeventhStone) -> list[int]:
    """All conflict fields in reading order."""
    return [field for field in pos._board.fields if pos.conflict[field]] if pos.has_conflict() else []


def reaches(pos: SeventhStone, army: Army, target: int) -> bool:
    """T13.4–T13.6, T19.10, T21.27: whether a ranged or cavalry army is near enough."""
    board = pos._board
    field = army.field
    if target in board.near[field] or target in board.twins[field]:
        return True
    if pos.happening == OPENING and board.portal[field] and board.portal[target] and target != field:
        return True
    if army.type != RANGED:
        return False
    if target in board.diagonal()[field]:
        return True
    return pos.terrain_support and board.terrain[field] == MOUNTAIN and target in board.far()[field]


def support_way(pos: SeventhStone, army: Army, target: int) -> int:
    """T13.6, T21.27: whether support that reaches a field does so through a portal."""
    board = pos._board
    if target in board.near[army.field]:
        return BY_LAND
    if army.type == RANGED and (target in board.diagonal()[army.field] or target in board.far()[army.field]):
        return BY_LAND
    return BY_PORTAL


def why_not_support(pos: SeventhStone, seat: int, origin: int, target: int) -> Reason | None:
    """T13.2–T13.9, T19.8, T19.9."""
    army = army_at(pos, seat, origin)
    if army is None:
        return Reason("T13.8", origin)
    if army.type == MELEE:
        return Reason("T13.7", origin)
    if pos.conflict[origin]:
        return Reason("T13.2", origin)
    if army.aid != NOBODY:
        return Reason("T13.9", origin)
    if pos.conflict[target] == 0:
        return Reason("T13.1", target)
    if pos.terrain_support:
        terrain = pos._board.terrain[target]
        if terrain == FOREST and army.type != CAVALRY:
            return Reason("T19.8", target)
        if terrain == MOUNTAIN and army.type != RANGED:
            return Reason("T19.9", target)
    if not reaches(pos, army, target):
        return Reason("T13.4" if army.type == CAVALRY else "T13.5", origin, target)
    return None


@final
class Supporting(Step[SeventhStone]):
    """T13.8, T13.13: one player fixes his supports, openly."""

    rule: ClassVar[str] = "T13.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asks_end = False
        """He has declared a support and may take it back, so he is asked to end even if no other is left."""

    def copy(self) -> Supporting:
        twin = Supporting(self.seat)
        twin.asks_end = self.asks_end
        return twin

    def supports(self, pos: SeventhStone) -> list[int]:
        fields = conflicts(pos)
        offers = []
        if fields:
            for army in pos.armies:
                if army.seat == self.seat and army.type != MELEE and army.aid == NOBODY:
                    for target in fields:
                        if why_not_support(pos, self.seat, army.field, target) is None:
                            offers.append(SUPPORT.move2(army.field, target))
        return offers

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if self.asks_end or self.supports(pos) else 0

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = offered(vec[i64](self.supports(pos)))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != SUPPORT.code:
            return NOT_HERE
        return why_not_support(pos, seat, arg1(move), arg2(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        if verb_code(move) == PASS.code:
            pos.pop()
            return
        pos.own_armies()
        army = army_at(pos, seat, arg1(move))
        assert army is not None
        army.aid = arg2(move)
        if pos.log is not None:
            pos.tell(SUPPORTS, (seat, army.type, army.field, army.aid, army.units(), support_way(pos, army, army.aid)))
        self.asks_end = pos.asks_ends


@final
class Conflicts(Step[SeventhStone]):
    """T13.11, T13.12: in turn order each player has his conflicts fought, in the order he chooses."""

    rule: ClassVar[str] = "T13.11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self, pos: SeventhStone) -> list[int]:
        return [field for field in conflicts(pos) if side_strength(pos, self.seat, field)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if self.fields(pos) else 0

    def proceed(self, pos: SeventhStone) -> None:
        """T13.15: a conflict nobody is left in is nobody's to choose; it is settled when all others are."""
        deserted = [field for field in conflicts(pos) if pos.turn == pos.seats]
        if deserted:
            begin_combat(pos, deserted[0])
        else:
            pos.pop()

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        return offered(vec[i64]([FIGHT.move1(field) for field in self.fields(pos)]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != FIGHT.code:
            return NOT_HERE
        field = arg1(move)
        if pos.conflict[field] == 0:
            return Reason("T13.1", field)
        return None if side_strength(pos, seat, field) else Reason("T13.12", field)

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        begin_combat(pos, arg1(move))


def begin_combat(pos: SeventhStone, field: int) -> None:
    pos.battle = Battle(field, False, NOBODY, pos.seats)
    pos.push(Combat())
