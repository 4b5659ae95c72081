"""What a good player leans to before thinking: settle with the best tile, march on villages nobody guards, and stay where there is prey."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.bloodstones.phases.movement import MoveUnits
from tafelrunde.games.bloodstones.pieces.tiles import COST, PIPS
from tafelrunde.games.bloodstones.pieces.words import KIND_COUNT
from tafelrunde.games.bloodstones.position import ACTING, CONSTRUCTING, NOBODY, Bloodstones
from tafelrunde.games.bloodstones.verbs import ALONG, ATTACK, BUILD, DONE, END, LOSE, MARCH, PAY, SPEND, STEP, SUBSTITUTE, UNDEAD_STEP

REACH: Final = 9
PREY: Final = 6.0
"""To step on villages nobody guards."""
NEARER: Final = 1.5
FARTHER: Final = 0.15
INTO_BATTLE: Final = 0.8
TO_MARCH: Final = 1.0
TO_LEAVE_PREY: Final = 0.1
TO_BUILD: Final = 0.6
TO_FIGHT: Final = 3.0
TO_END: Final = 1.0
TO_END_WITH_FEW: Final = 4.0
FEW: Final = 2
"""With so few tiles in the hand and villages still to be constructed, it is time to end the actions."""
HARDLY: Final = 0.05
ALONG_WITH: Final = 0.3
MARCH_ON: Final = 0.15


def hunch(pos: Bloodstones, seat: int, moves: list[int]) -> list[float]:
    """A weight for each move."""
    first = verb_code(moves[0])
    if first == STEP.code:
        return steps(pos, seat, moves)
    if pos.phase == ACTING and pos.stack and isinstance(pos.stack[-1], MoveUnits):
        return payments(pos, seat, pos.stack[-1], moves)
    end = TO_END
    if pos.pool[seat] and pos.hand_size(seat) <= FEW:
        end = TO_END_WITH_FEW
    base = pos.faction[seat] * KIND_COUNT
    weights: list[float] = []
    for move in moves:
        verb = verb_code(move)
        weight = 1.0
        if verb == END.code:
            weight = end
        elif verb == MARCH.code:
            weight = TO_LEAVE_PREY if is_prey(pos, seat, arg1(move)) else TO_MARCH
        elif verb == BUILD.code:
            weight = TO_BUILD
        elif verb == ATTACK.code:
            weight = TO_FIGHT
        elif verb == SPEND.code:
            pips = PIPS[base + arg1(move)]
            weight = float(pips * pips)
        elif verb == SUBSTITUTE.code:
            weight = max(HARDLY, 0.5 * int(PIPS[base + arg2(move)] - arg1(move)))
        elif verb == LOSE.code:
            cost: int = COST[base + arg1(move)]
            weight = 1.0 / (1 + max(cost, 0))
        elif verb == UNDEAD_STEP.code:
            weight = PREY if is_prey(pos, seat, arg2(move)) else 1.0
        elif verb == DONE.code and (pos.phase < ACTING or pos.phase == CONSTRUCTING):
            weight = HARDLY
        weights.append(weight)
    return weights


def is_prey(pos: Bloodstones, seat: i64, area: i64) -> bool:
    """Whether there are foreign villages in an area and no units of others."""
    owner = pos.village_of[area]
    return owner != NOBODY and owner != seat and not pos._present[area] & ~(1 << seat)


def steps(pos: Bloodstones, seat: i64, moves: list[int]) -> list[float]:
    """The first step of a march: onto prey, or nearer to it."""
    areas: i64 = pos.areas
    distance = pos._board.distance
    top = pos.stack[-1]
    assert isinstance(top, MoveUnits)
    prey = [area for area in range(areas) if not pos._present[area] and is_prey(pos, seat, area)]
    here = nearest(distance, areas, prey, top.origin)
    weights: list[float] = []
    for move in moves:
        target = arg2(move)
        if pos._present[target] & ~(1 << seat):
            weights.append(INTO_BATTLE)
        elif pos._present[target] == 0 and is_prey(pos, seat, target):
            villages: int = pos.villages[target]
            weights.append(PREY * villages)
        else:
            weights.append(NEARER if nearest(distance, areas, prey, target) < here else FARTHER)
    return weights


def nearest(distance: vec[i64], areas: i64, prey: list[int], area: i64) -> i64:
    """How far the nearest of some areas is."""
    found: i64 = REACH
    for target in prey:
        steps: i64 = distance[area * areas + target]
        if steps < found:
            found = steps
    return found


def payments(pos: Bloodstones, seat: i64, step: MoveUnits, moves: list[int]) -> list[float]:
    """To pay for a march with what fits, to take others along, or to march on."""
    base = pos.faction[seat] * KIND_COUNT
    due = step.due()
    weights: list[float] = []
    for move in moves:
        verb = verb_code(move)
        if verb == PAY.code:
            beyond: int = PIPS[base + arg1(move)] - due
            weights.append(1.0 / (1 + abs(beyond)))
        elif verb == ALONG.code:
            weights.append(ALONG_WITH)
        else:
            weights.append(HARDLY if is_prey(pos, seat, arg1(move)) else MARCH_ON)
    return weights
