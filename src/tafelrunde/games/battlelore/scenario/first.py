"""B3.8, B24.10, B26.21, B29.4 Who takes the first turn: the scenario says, or the greener side."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.battlelore.council.council import PLAN_FIRST
from tafelrunde.games.battlelore.events import FIRST_TURN, GREEN_ROLLED, TURN_MARKER
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.words import GREEN

MOST_GREEN: Final = 2
GREEN_DICE: Final = 6


def greens(pos: BattleLore, army: int) -> int:
    """Green banners of an army on the board, green levy tokens included (B27.16)."""
    count = 0
    for i in range(0, len(pos.levies), 3):
        if pos.levies[i + 2] == army and pos.levies[i + 1] == GREEN:
            count += 1
    for unit in range(len(pos.owner)):
        if pos.owner[unit] == army and pos.place[unit] >= 0 and pos.colour[unit] == GREEN:
            count += 1
    return count


def more_green(pos: BattleLore, one: int, other: int, mine: int, theirs: int) -> int:
    """B24.11, B26.22, B29.6: who has more; a tie is broken by six dice each, again and again while equal."""
    while mine == theirs:
        mine, theirs = green_dice(pos, one), green_dice(pos, other)
    return one if mine > theirs else other


def green_dice(pos: BattleLore, army: int) -> int:
    faces = pos.roll(GREEN_DICE)
    if pos.log is not None:
        pos.tell(GREEN_ROLLED, (pos.chiefs[army], faces[GREEN]))
    return faces[GREEN]


def choose_first(pos: BattleLore) -> None:
    """B3.8, B24.10, B24.14, B29.4, B29.5: the player the scenario names, or the camp with more green units."""
    first = pos.plan[PLAN_FIRST]
    if first == MOST_GREEN or pos.allied:
        count = [greens(pos, army) for army in range(pos.armies)]
        if pos.allied:
            set_markers(pos, count, first)
            return
        first = more_green(pos, 0, 1, count[0], count[1])
    pos.order = [first, 1 - first]
    pos.active = first
    if pos.log is not None:
        pos.tell(FIRST_TURN, (pos.chiefs[first],))


def set_markers(pos: BattleLore, count: list[int], first: int) -> None:
    """B29.4–B29.6: turn markers 1 and 3 for the greener camp, 2 and 4 for the other; in each camp the greener player first."""
    if first == MOST_GREEN:
        first = more_green(pos, 0, 1, count[0] + count[2], count[1] + count[3])
    second = 1 - first
    a = more_green(pos, first, first + 2, count[first], count[first + 2])
    b = more_green(pos, second, second + 2, count[second], count[second + 2])
    pos.order = [a, b, a ^ 2, b ^ 2]
    pos.active = a
    if pos.log is not None:
        for i in range(4):
            pos.tell(TURN_MARKER, (pos.chiefs[pos.order[i]], i + 1))
