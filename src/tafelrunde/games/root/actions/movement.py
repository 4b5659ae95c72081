"""R4.2 Move, and what every faction's moves and battles have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.engine.verbs import Verb, arg1, arg2, verb_code
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import BATTLE, CRUSADE_MOVE, MARCH, MOST_WARRIORS, MOVE
from tafelrunde.games.root.words import ARMIES, BITS, CLEARINGS, EACH_CLEARING, MERCENARY, OWNER, SWIMMERS, SYMPATHY

SIZES: Final = MOST_WARRIORS + 1


def ways_of(verb: Verb) -> vec[vec[i64]]:
    """The moves of a verb "from, to, warriors" by origin, target and the warriors at hand, written down once.

    Interpreted, making them anew for every offer was a third of a game's time.
    """
    ways: list[vec[i64]] = []
    for origin in EACH_CLEARING:
        for target in EACH_CLEARING:
            longest = vec[i64]([verb.move3(origin, target, count) for count in range(1, SIZES)])
            ways.extend([longest[:size] for size in range(SIZES)])
    return vec[vec[i64]](ways)


MOVES: Final = ways_of(MOVE)
MARCHES: Final = ways_of(MARCH)
CRUSADES: Final = ways_of(CRUSADE_MOVE)


def add_moves(pos: Root, army: i64, ways: vec[vec[i64]], origins: i64, offers: Moves) -> None:
    """Every move of an army that starts in one of these clearings, in order."""
    warriors = pos.warriors
    for origin in BITS[pos._camps[army] & origins]:
        count = warriors[origin * ARMIES + army]
        for target in BITS[ways_out(pos, army, origin)]:
            offers.extend(ways[(origin * CLEARINGS + target) * SIZES + count])


def ways_out(pos: Root, army: i64, origin: i64) -> i64:
    """R4.2, as a set: where warriors of an army may go from a clearing; `why_not_enter` says why not."""
    board = pos._map
    near = board.path_mask[origin]
    if leads_across(pos, army):
        near |= board.river_neighbours[origin]
    if pos.ruler[origin] != army:
        near &= pos._ruled[army] | board.river_neighbours[origin] if SWIMMERS >> army & 1 else pos._ruled[army]
    return near & ~pos.scorched


def leads_across(pos: Root, faction: i64) -> bool:
    """D2.3-1: whether rivers are paths for this faction now."""
    return SWIMMERS >> faction & 1 == 1 or (pos.boats and faction == pos.turn)


def can_move(pos: Root, army: i64, origins: i64) -> bool:
    """Whether `add_moves` would find anything."""
    for origin in BITS[pos._camps[army] & origins]:  # noqa: SIM110
        if ways_out(pos, army, origin):
            return True
    return False


def adjacent(pos: Root, faction: i64, origin: i64, target: i64) -> bool:
    """R2.2.1, D2.3-1: joined by a path, or by a river for who may use it."""
    if pos._map.path_mask[origin] >> target & 1:
        return True
    return leads_across(pos, faction) and pos._map.river_neighbours[origin] >> target & 1 == 1


def why_not_enter(pos: Root, army: i64, origin: i64, target: i64) -> Reason | None:
    """Whether warriors of an army may go from one clearing to another at all."""
    if not adjacent(pos, army, origin, target):
        return Reason("R2.2.1", origin + 1, target + 1)
    if pos.scorched >> target & 1:
        return Reason("D9.7-4", target + 1)
    if pos.ruler[origin] == army or pos.ruler[target] == army:
        return None
    if SWIMMERS >> army & 1 and pos._map.river_neighbours[origin] >> target & 1:
        return None
    return Reason("R4.2.1", origin + 1, target + 1)


def why_not_move(pos: Root, army: i64, origin: i64, target: i64, count: i64) -> Reason | None:
    """R4.2: so many warriors, from one clearing to an adjacent one, with rule at one end."""
    if count == 0:
        return Reason("D4.2-1")
    if army >= ARMIES or count > pos.warriors[origin * ARMIES + army]:
        return Reason("R4.2", origin + 1, count)
    return why_not_enter(pos, army, origin, target)


def move(pos: Root, army: i64, origin: i64, target: i64, count: i64, mover: i64) -> None:
    """T2: the warriors go; outrage follows if they come to a sympathetic clearing (R8.2.6, R9.2.9.IIe)."""
    pos.shift_warriors(army, origin, target, count, mover)
    if pos.sympathy >> target & 1:
        PLAYED[OWNER[SYMPATHY]].entered(pos, target, mover)


def add_battles(pos: Root, army: i64, clearings: i64, offers: Moves) -> None:
    """R4.3-a, R4.3-b: every clearing with own warriors, every other player with a piece there."""
    for clearing in BITS[fields(pos, army) & clearings]:
        for defender in BITS[opponents(pos, army, clearing)]:
            offers.append(BATTLE.move2(clearing, defender))


def fields(pos: Root, army: i64) -> i64:
    """The clearings with warriors of an army or of its mercenaries."""
    camps = pos._camps[army]
    return camps | pos._camps[MERCENARY] if pos.mercenaries_for == army else camps


def opponents(pos: Root, army: i64, clearing: i64) -> i64:
    """Whom an army can attack in a clearing where it or its mercenaries stand; those do not fight themselves."""
    others = pos.present[clearing] & ~(1 << army)
    return others if pos._camps[army] >> clearing & 1 else others & ~(1 << MERCENARY)


def can_battle(pos: Root, army: i64, clearings: i64) -> bool:
    """Whether `add_battles` would find anything."""
    for clearing in BITS[fields(pos, army) & clearings]:  # noqa: SIM110
        if opponents(pos, army, clearing):
            return True
    return False


def why_not_battle(pos: Root, attacker: i64, clearing: i64, defender: i64) -> Reason | None:
    """R4.3-a, R4.3-b, D4.3-1: warriors or the pawn of the attacker, any piece of another player."""
    mercenaries = False
    if attacker >= ARMIES:
        if pos.pawns[attacker - ARMIES] != clearing:
            return Reason("R4.3-a", clearing + 1)
    elif pos.warriors[clearing * ARMIES + attacker] == 0:
        if pos.mercenaries_for != attacker or pos.warriors[clearing * ARMIES + MERCENARY] == 0:
            return Reason("R4.3-a", clearing + 1)
        mercenaries = True
    if defender == attacker or not pos.present[clearing] >> defender & 1:
        return Reason("R4.3-b", clearing + 1, defender)
    if mercenaries and defender == MERCENARY:
        return Reason("R11.2.7.III-a", clearing + 1)
    return None


def why_not_battle_move(pos: Root, attacker: i64, move: i64) -> Reason | None:
    """The same of a move, where nothing else than a battle is asked for."""
    return why_not_battle(pos, attacker, arg1(move), arg2(move)) if verb_code(move) == BATTLE.code else NOT_HERE
