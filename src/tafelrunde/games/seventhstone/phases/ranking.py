"""Roll-offs and the order of bidders (T2.11, T9.11–T9.15)."""

from __future__ import annotations

from tafelrunde.games.seventhstone.events import BY_BOTH, BY_ROLLS, BY_TEARS, DIE, TIED
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import FOR_MARKET, MERCENARIES, SHEET


def roll_off(pos: SeventhStone, seats: list[int], purpose: int, again: int = 0) -> list[int]:
    """T2.11: everybody rolls, the higher result ranks first, equal results roll again among themselves."""
    if len(seats) < 2:
        return seats.copy()
    rolls = [0] * pos.seats
    for seat in seats:
        rolls[seat] = pos.chance.roll()
        if pos.log is not None:
            pos.tell(DIE, (seat, rolls[seat], purpose, again))
    ranked: list[int] = []
    for result in range(6, 0, -1):
        if result in rolls:
            ranked.extend(roll_off(pos, [seat for seat in seats if rolls[seat] == result], purpose, 1))
    return ranked


def bidders(pos: SeventhStone, market: int) -> list[int]:
    """T9.11–T9.15: those who have bid, the highest bid first, then more tear stones, then the roll-off."""
    ranked: list[int] = []
    rest = [seat for seat in range(pos.seats) if pos.sheet[seat * SHEET + market]]
    if len(rest) < 2:
        return rest
    told = 0
    while rest:
        best = max((pos.sheet[seat * SHEET + market], pos.tears[seat]) for seat in rest)
        tied = [seat for seat in rest if (pos.sheet[seat * SHEET + market], pos.tears[seat]) == best]
        if pos.log is not None and best[0] != told:
            tell_tie(pos, market, best[0], [pos.tears[seat] for seat in rest if pos.sheet[seat * SHEET + market] == best[0]])
            told = best[0]
        ranked.extend(roll_off(pos, tied, FOR_MARKET + market - MERCENARIES))
        rest = [seat for seat in rest if seat not in tied]
    return ranked


def tell_tie(pos: SeventhStone, market: int, bid: int, tears: list[int]) -> None:
    """T9.12, T9.13: several have bid as much; tear stones decide, and the die among those who have as many."""
    sorts = len(set(tears))
    if len(tears) > 1:
        way = BY_ROLLS if sorts == 1 else BY_TEARS if sorts == len(tears) else BY_BOTH
        pos.tell(TIED, (FOR_MARKET + market - MERCENARIES, bid, len(tears), way))
