"""The tournament (T17, T18.5, T18.6, T18.12). Nobody decides anything; the lances on the sheets were the decision."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.shared import added
from tafelrunde.games.seventhstone.events import (
    BY_BLOWS,
    BY_DIE,
    BY_STONES,
    CHAMPION,
    DUEL,
    DUEL_WON,
    EXCHANGE,
    FINAL_DUEL,
    FIRST_ROUND,
    ONLY_DUEL,
    TO_MEET_THE_BEST,
    TOURNEY,
)
from tafelrunde.games.seventhstone.phases.ranking import roll_off
from tafelrunde.games.seventhstone.pieces.resources import win_tears
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import DUEL_HITS_ON, FOR_DUEL, FOR_LISTS, LIFE_POINTS, TOURNAMENT_YEARS


def damage(own: int, other: int) -> int:
    """T17.12, T17.13, T17.17: one, and one more for each full two stones more than the opponent."""
    return 1 + max(0, own - other) // 2


def hold_tournament(pos: SeventhStone) -> None:
    """T17.1–T17.8: every third year, by ranks of tournament stones."""
    pos.counter += 1
    if pos.counter < TOURNAMENT_YEARS:
        return
    pos.counter = 0
    if pos.log is not None:
        pos.tell(TOURNEY, ())
    ranked = by_lances(pos)
    if pos.seats == 2:
        champion = duel(pos, ranked[0], ranked[1], ONLY_DUEL)
    elif pos.seats == 3:
        champion = duel(pos, ranked[0], duel(pos, ranked[1], ranked[2], TO_MEET_THE_BEST), FINAL_DUEL)
    else:
        first = duel(pos, ranked[0], ranked[3], FIRST_ROUND)
        champion = duel(pos, first, duel(pos, ranked[1], ranked[2], FIRST_ROUND), FINAL_DUEL)
    pos.laurels = added(pos.laurels, champion, 1)
    if pos.log is not None:
        pos.tell(CHAMPION, (champion,))
    win_tears(pos, champion, 1)
    pos.lances = vec[i64]([0] * pos.seats)


def by_lances(pos: SeventhStone) -> list[int]:
    """T17.5, T17.6: most tournament stones first, the die among equals."""
    ranked: list[int] = []
    for stones in sorted(set(pos.lances), reverse=True):
        ranked.extend(roll_off(pos, [seat for seat in range(pos.seats) if pos.lances[seat] == stones], FOR_LISTS))
    return ranked


def duel(pos: SeventhStone, one: int, other: int, bout: int) -> int:
    """T17.9–T17.16: both roll until somebody has no life points left; gives the winner. `bout`: which duel of the tournament it is."""
    life, other_life = LIFE_POINTS, LIFE_POINTS
    blow = damage(pos.lances[one], pos.lances[other])
    answer = damage(pos.lances[other], pos.lances[one])
    if pos.log is not None:
        pos.tell(DUEL, (one, other, pos.lances[one], pos.lances[other], blow, answer, bout))
    while life > 0 and other_life > 0:
        roll, back = pos.chance.roll(), pos.chance.roll()
        if roll <= DUEL_HITS_ON:
            other_life -= blow
        if back <= DUEL_HITS_ON:
            life -= answer
        if pos.log is not None:
            pos.tell(EXCHANGE, (one, roll, max(0, life), other, back, max(0, other_life)))
    winner, decided = one if life > 0 else other, BY_BLOWS
    if life <= 0 and other_life <= 0:
        winner = tied_duel(pos, one, other)
        decided = BY_DIE if pos.lances[one] == pos.lances[other] else BY_STONES
    if pos.log is not None:
        pos.tell(DUEL_WON, (winner, decided))
    return winner


def tied_duel(pos: SeventhStone, one: int, other: int) -> int:
    """T17.15: more tournament stones, then the die."""
    if pos.lances[one] != pos.lances[other]:
        return one if pos.lances[one] > pos.lances[other] else other
    return roll_off(pos, [one, other], FOR_DUEL)[0]
