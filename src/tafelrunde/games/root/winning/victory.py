"""Chapter 3: who stands where, and who has won."""

from __future__ import annotations

from tafelrunde.engine.position import Standing, ranks_by
from tafelrunde.games.root.position import Root


def standing(pos: Root) -> Standing:
    """Points by seat (0 without a score marker), winners first."""
    scores = [0] * pos.seats
    winners: list[int] = []
    for seat in range(pos.seats):
        faction = pos.faction_of[seat]
        if faction >= 0 and not pos.unmarked >> faction & 1:
            scores[seat] = pos.points[faction]
        if faction >= 0 and pos.winners >> faction & 1:
            winners.append(seat)
    ranks = ranks_by([score + (1000 if seat in winners else 0) for seat, score in enumerate(scores)])
    for seat in winners:
        ranks[seat] = 1
    return Standing(pos.winners != 0, scores, ranks, winners, pos.end_rule)
