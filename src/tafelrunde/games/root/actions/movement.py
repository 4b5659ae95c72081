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
from tafelrunde.games.root.words import ARMIES, BITS, CLEARINGS, MERCENARY, OWNER, SWIMMERS, SYMPATHY

EVERYWHERE: Final = (1 << CLEARINGS) - 1
SIZES: Final = MOST_WARRIORS + 1


def ways_of(verb: Verb) -> list[vec[i64]]:
    """The moves of a verb "from, to, warriors" by origin, target and the warriors at hand, written down once.

    Interpreted, making them anew for every offer was a third of a game's time.
    """
    ways: list[vec[i64]] = []
    for origin in range(CLEARINGS):
        for target in range(CLEARINGS):
            longest = vec[i64]([verb.move3(origin, target, count) for count in range(1, SIZES)])
            ways.extend([longest[:size] for size in range(SIZES)])
    return ways


MOVES: Final = ways_of(MOVE)
MARCHES: Final = ways_of(MARCH)
CRUSADES: Final = ways_of(CRUSADE_MOVE)


def add_moves(pos: Root, army: int, ways: list[vec[i64]], origins: int, offers: Moves) -> None:
    """Every move of an army that starts in one of these clearings."""
    warriors = pos.warriors
    ruler = pos.ruler
    scorched = pos.scorched
    board = pos._map
    near = board.by_boat if leads_across(pos, army) else board.paths
    swims = SWIMMERS >> army & 1
    for origin in range(CLEARINGS):
        count = warriors[origin * ARMIES + army]
        if count == 0 or not origins >> origin & 1:
            continue
        ruled = ruler[origin] == army
        for target in near[origin]:
            if not (ruled or ruler[target] == army) and not (swims and board.river_neighbours[origin] >> target & 1):
                continue
            if scorched and scorched >> target & 1:
                continue
            offers.extend(ways[(origin * CLEARINGS + target) * SIZES + count])


def leads_across(pos: Root, faction: int) -> bool:
    """D2.3-1: whether rivers are paths for this faction now."""
    return SWIMMERS >> faction & 1 == 1 or (pos.boats and faction == pos.turn)


def can_move(pos: Root, army: int, origins: int) -> bool:
    """Whether `add_moves` would find anything."""
    board = pos._map
    near = board.by_boat if leads_across(pos, army) else board.paths
    for origin in range(CLEARINGS):
        if pos.warriors[origin * ARMIES + army] and origins >> origin & 1:
            for target in near[origin]:
                if why_not_enter(pos, army, origin, target) is None:
                    return True
    return False


def adjacent(pos: Root, faction: int, origin: int, target: int) -> bool:
    """R2.2.1, D2.3-1: joined by a path, or by a river for who may use it."""
    if pos._map.path_mask[origin] >> target & 1:
        return True
    return leads_across(pos, faction) and pos._map.river_neighbours[origin] >> target & 1 == 1


def why_not_enter(pos: Root, army: int, origin: int, target: int) -> Reason | None:
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


def why_not_move(pos: Root, army: int, origin: int, target: int, count: int) -> Reason | None:
    """R4.2: so many warriors, from one clearing to an adjacent one, with rule at one end."""
    if count == 0:
        return Reason("D4.2-1")
    if army >= ARMIES or count > pos.warriors[origin * ARMIES + army]:
        return Reason("R4.2", origin + 1, count)
    return why_not_enter(pos, army, origin, target)


def move(pos: Root, army: int, origin: int, target: int, count: int, mover: int) -> None:
    """T2: the warriors go; outrage follows if they come to a sympathetic clearing (R8.2.6, R9.2.9.IIe)."""
    pos.shift_warriors(army, origin, target, count, mover)
    if pos.sympathy >> target & 1:
        PLAYED[OWNER[SYMPATHY]].entered(pos, target, mover)


def add_battles(pos: Root, army: int, clearings: int, offers: Moves) -> None:
    """R4.3-a, R4.3-b: every clearing with own warriors, every other player with a piece there."""
    own = 1 << army
    mercenaries = pos.mercenaries_for == army
    for clearing in range(CLEARINGS):
        if not clearings >> clearing & 1:
            continue
        others = pos.present[clearing] & ~own
        if others == 0:
            continue
        if pos.warriors[clearing * ARMIES + army] == 0:
            if not (mercenaries and pos.warriors[clearing * ARMIES + MERCENARY]):
                continue
            others &= ~(1 << MERCENARY)
        for defender in BITS[others]:
            offers.append(BATTLE.move2(clearing, defender))


def can_battle(pos: Root, army: int, clearings: int) -> bool:
    """Whether `add_battles` would find anything."""
    offers = Moves()
    add_battles(pos, army, clearings, offers)
    return len(offers) > 0


def why_not_battle(pos: Root, attacker: int, clearing: int, defender: int) -> Reason | None:
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


def why_not_battle_move(pos: Root, attacker: int, move: int) -> Reason | None:
    """The same of a move, where nothing else than a battle is asked for."""
    return why_not_battle(pos, attacker, arg1(move), arg2(move)) if verb_code(move) == BATTLE.code else NOT_HERE
