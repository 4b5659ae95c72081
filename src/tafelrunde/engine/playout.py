"""Random play to the end, as one compiled loop: for bots' rollouts and for measuring."""

from __future__ import annotations

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import listed
from tafelrunde.engine.position import Position
from tafelrunde.engine.verbs import VERB_SHIFT


def playout(pos: Position, chance: Chance, most: int) -> int:
    """Play random moves until the game is over or `most` decisions are taken; returns how many were.

    A choice is never taken back while there is another move.
    """
    ply = 0
    verbs = pos.verbs().verbs
    circular = pos.verbs().circular
    while ply < most and pos.stack:
        seat, kept = pos._asked, pos._offers
        if kept is None:
            seat = pos.first_asked()
            offers = pos.offers(seat)
        else:
            offers = kept
        move = offers[chance.below(len(offers))]
        if circular and verbs[move >> VERB_SHIFT].takes_back:
            moves = pos.verbs().forward(listed(offers))
            move = moves[chance.below(len(moves))]
        pos.carry_out(seat, move)
        ply += 1
    return ply
