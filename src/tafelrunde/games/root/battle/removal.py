"""T1: pieces are removed together, then points come together, then what the losses set off."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.events import (
    FOR_REMOVAL,
    REMOVED,
)
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import REMOVAL_POINTS
from tafelrunde.games.root.verbs import FIRST
from tafelrunde.games.root.words import ARMIES, BUILDINGS, EACH_ARMY, FIELD_HOSPITALS, MERCENARY, OWNER, PIECES_OF, TRIGGER_OWNER


def note_trigger(pos: Root, kind: i64, clearing: i64, who: i64, count: i64) -> None:
    """Something a removal sets off; kept in the default order of T1."""
    for i in range(len(pos.triggers)):
        other = pos.triggers[i]
        if kind == FIELD_HOSPITALS and other >> 24 == kind and other >> 16 & 255 == clearing:
            pos.triggers = [*pos.triggers[:i], other + count, *pos.triggers[i + 1 :]]
            return
    pos.triggers = sorted([*pos.triggers, kind << 24 | clearing << 16 | who << 8 | count])


def remove_warriors(pos: Root, army: i64, clearing: i64, count: i64, remover: i64, blamed: i64, battle: bool, defending: bool) -> None:
    """R2.5.1-b: warriors leave the map. `blamed` is the faction that resents it, NOBODY if none."""
    pos.take_warriors(army, clearing, count)
    PLAYED[army].lose_warriors(pos, clearing, count, defending)
    if blamed >= 0:
        PLAYED[remover].removed_warriors(pos, blamed, count, battle)


def remove_pieces(pos: Root, kind: i64, clearing: i64, count: i64, remover: i64, battle: bool) -> None:
    """R2.5.2-b, R2.5.3-b, R3.2.1: buildings or tokens of one kind leave the map, with points for the remover."""
    owner = OWNER[kind]
    if pos.log is not None:
        pos.tell(REMOVED, (owner, kind, clearing, count, count_pieces(pos, kind, clearing) - count, 0))
    PLAYED[owner].lose_pieces(pos, kind, clearing, count, remover)
    pos.touch(clearing)
    if pos.enemies(remover, owner):
        pos.gain(remover, REMOVAL_POINTS * count, FOR_REMOVAL)
        PLAYED[remover].removed_pieces(pos, owner, count, battle)


def count_pieces(pos: Root, kind: i64, clearing: i64) -> i64:
    """How many buildings or tokens of a kind a clearing has."""
    if kind < BUILDINGS:
        return pos.buildings[clearing * BUILDINGS + kind]
    return PLAYED[OWNER[kind]].tokens(pos, kind, clearing)


def remove_enemies(pos: Root, clearing: i64, remover: i64) -> None:
    """Every enemy piece of a clearing goes at once, outside battle; pawns, ruins and a partner's pieces stay (D4.1.2-1).

    So do the mercenaries of who removes them (D11.2.7.III-5).
    """
    for army in EACH_ARMY:
        if not pos.present[clearing] >> army & 1 or not pos.enemies(remover, army):
            continue
        count = pos.warriors[clearing * ARMIES + army]
        if count and not (army == MERCENARY and pos.mercenaries_for == remover):
            remove_warriors(pos, army, clearing, count, remover, army, False, False)
        for kind in PIECES_OF[army]:
            count = count_pieces(pos, kind, clearing)
            if count:
                remove_pieces(pos, kind, clearing, count, remover, False)


def finish_removal(pos: Root) -> None:
    """Points are compared once all pieces are gone (D3.1-2), then the triggers follow."""
    pos.check_points()
    if pos.triggers:
        pos.push(AFTERMATH)


def clash(pos: Root) -> bool:
    """D1.1.3-1: whether two pending triggers draw on the same hand or stack, so that their order can matter. Reads only what is public."""
    drawn = [0] * len(TRIGGER_OWNER)
    for trigger in pos.triggers:
        kind = trigger >> 24
        places = PLAYED[TRIGGER_OWNER[kind]].draws_on(pos, kind, trigger >> 8 & 255)
        for other in range(len(drawn)):
            if other != kind and drawn[other] & places:
                return True
        drawn[kind] |= places
    return False


@final
class Aftermath(Step[Root]):
    """R1.1.3, T1: what a removal sets off, one after another; the turn player orders what clashes."""

    rule: ClassVar[str] = "R1.1.3"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if len(pos.triggers) > 1 and clash(pos) else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64](sorted({FIRST.move2(trigger >> 24, trigger >> 16 & 255) for trigger in pos.triggers})))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != FIRST.code:
            return Reason("G4")
        return None if move in self.offers(pos, seat) else Reason("R1.1.3", arg1(move), arg2(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        for i in range(len(pos.triggers)):
            trigger = pos.triggers[i]
            if trigger >> 24 == arg1(move) and trigger >> 16 & 255 == arg2(move):
                pos.triggers = [*pos.triggers[:i], *pos.triggers[i + 1 :]]
                resolve(pos, trigger)
                return

    def proceed(self, pos: Root) -> None:
        if pos.triggers:
            first = pos.triggers[0]
            pos.triggers = pos.triggers[1:]
            resolve(pos, first)
        else:
            pos.pop()


AFTERMATH: Final = Aftermath()


def resolve(pos: Root, trigger: i64) -> None:
    """One trigger: at once, or as a question to whoever must choose."""
    kind = trigger >> 24
    PLAYED[TRIGGER_OWNER[kind]].resolve(pos, kind, trigger >> 16 & 255, trigger >> 8 & 255, trigger & 255)
