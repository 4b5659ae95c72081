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
from tafelrunde.games.root.words import ARMIES, BITS, CLEARINGS, EACH_CLEARING, FACTIONS, MERCENARY, OWNER, SWIMMERS, SYMPATHY

SIZES: Final = MOST_WARRIORS + 1
CROWDS: Final = 1 << FACTIONS
"""So many sets of factions there are."""
NOWHERE: Final = vec[i64]([0] * CLEARINGS)
"""For each clearing an empty set."""


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


def battles_with(clearing: i64) -> list[vec[i64]]:
    """The battles of a clearing for every set of factions that can be attacked there."""
    return [vec[i64]([BATTLE.move2(clearing, defender) for defender in BITS[crowd]]) for crowd in range(CROWDS)]


BATTLES: Final = vec[vec[i64]]([battles for clearing in EACH_CLEARING for battles in battles_with(clearing)])
"""The battles by clearing and the set of those who can be attacked, written down once like the moves."""
MOVES: Final = ways_of(MOVE)
MARCHES: Final = ways_of(MARCH)
CRUSADES: Final = ways_of(CRUSADE_MOVE)


def add_moves(pos: Root, army: i64, ways: vec[vec[i64]], origins: i64, offers: Moves) -> None:
    """Every move of an army that starts in one of these clearings, in order; `why_not_enter` says why not."""
    warriors = pos.warriors
    ruled = pos._ruled[army]
    near = adjoining(pos, army)
    fords = fords_of(pos, army)
    for origin in BITS[pos._camps[army] & origins]:
        targets = near[origin] & ~pos.scorched
        if not ruled >> origin & 1:
            targets &= ruled | fords[origin]
        first: i64 = origin * CLEARINGS * SIZES + warriors[origin * ARMIES + army]
        for target in BITS[targets]:
            offers.extend(ways[first + target * SIZES])


def can_move(pos: Root, army: i64, origins: i64) -> bool:
    """Whether `add_moves` would find anything."""
    ruled = pos._ruled[army]
    near = adjoining(pos, army)
    fords = fords_of(pos, army)
    for origin in BITS[pos._camps[army] & origins]:
        targets = near[origin] & ~pos.scorched
        if targets and (ruled >> origin & 1 or targets & (ruled | fords[origin])):
            return True
    return False


def adjoining(pos: Root, faction: i64) -> vec[i64]:
    """R2.2.1, D2.3-1: for each clearing those that are adjacent to it for this faction now, as a set."""
    if SWIMMERS >> faction & 1 or (pos.boats and faction == pos.turn):
        return pos._map.near_mask
    return pos._map.path_mask


def fords_of(pos: Root, army: i64) -> vec[i64]:
    """R11.2.2: for each clearing those that an army may enter from there whoever rules, as a set."""
    return pos._map.river_neighbours if SWIMMERS >> army & 1 else NOWHERE


def adjacent(pos: Root, faction: i64, origin: i64, target: i64) -> bool:
    """R2.2.1, D2.3-1: joined by a path, or by a river for who may use it."""
    return adjoining(pos, faction)[origin] >> target & 1 == 1


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
    present = pos.present
    camps = pos._camps[army]
    others = ~(1 << army)
    for clearing in BITS[camps & clearings]:
        offers.extend(BATTLES[clearing * CROWDS + (present[clearing] & others)])
    if pos.mercenaries_for == army:
        others &= ~(1 << MERCENARY)
        for clearing in BITS[pos._camps[MERCENARY] & ~camps & clearings]:
            offers.extend(BATTLES[clearing * CROWDS + (present[clearing] & others)])


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
