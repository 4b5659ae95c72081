"""Roll-offs and the order of bidders (T2.11, T9.11–T9.15)."""

from __future__ import annotations

from tafelrunde.games.seventhstone.events import DIE
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import FOR_MARKET, MERCENARIES, SHEET


def roll_off(pos: SeventhStone, seats: list[int], purpose: int) -> list[int]:
    """T2.11: everybody rolls, the higher result ranks first, equal results roll again among themselves."""
    if len(seats) < 2:
        return seats.copy()
    rolls = [0] * pos.seats
    for seat in seats:
        rolls[seat] = pos.chance.roll()
        if pos.log is not None:
            pos.tell(DIE, (seat, rolls[seat], purpose))
    ranked: list[int] = []
    for result in range(6, 0, -1):
        ranked.extend(roll_off(pos, [seat for seat in seats if rolls[seat] == result], purpose))
    return ranked


def bidders(pos: SeventhStone, market: int) -> list[int]:
    """T9.11–T9.15: those who have bid, the highest bid first, then more tear stones, then the roll-off."""
    ranked: list[int] = []
    rest = [seat for seat in range(pos.seats) if pos.sheet[seat * SHEET + market]]
    while rest:
        best = max((pos.sheet[seat * SHEET + market], pos.tears[seat]) for seat in rest)
        tied = [seat for seat in rest if (pos.sheet[seat * SHEET + market], pos.tears[seat]) == best]
        ranked.extend(roll_off(pos, tied, FOR_MARKET + market - MERCENARIES))
        rest = [seat for seat in rest if seat not in tied]
    return ranked
