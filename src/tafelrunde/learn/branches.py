"""Games that leave a game that was played: somebody does something else for a while, and then it is played to its end.

A search asks about positions that good players never reach: after turns that were broken off, plans half done, some decisions of
everybody drawn by hunch. What such positions are worth is only known where somebody has played on from them.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.bots import make_player
from tafelrunde.bots.rollout import pick, turn_is_over
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position

FARTHEST = 25
"""Decisions of a deviation at most, but for a turn that goes on."""
WAYS = 8
"""So many ways to end the turn are tried by one who is in a hurry."""
LONG = 200
"""Decisions after which no turn is waited for any longer."""


def branch(game_id: str, trunk: dict[str, Any], number: int, cut: int) -> dict[str, Any]:
    """One branch of a game: its moves from the beginning, where it left the other, where the deviation ended, and who won."""
    draws = chance_from_seed(f"branch {trunk['seed']} {number}".encode())
    pos = find(game_id).new(trunk["roles"], trunk["seed"], {})
    moves = [list(move) for move in trunk["moves"][: draws.below(len(trunk["moves"]))]]
    for seat, move in moves:
        pos.play(seat, move)
    begin = len(moves)
    players = [make_player(name, draws.fork()) for name in trunk["players"]]
    deviate(pos, moves, draws)
    end = len(moves)
    while (waiting := pos.waiting()) and len(moves) < cut:
        seat = waiting[draws.below(len(waiting))] if len(waiting) > 1 else waiting[0]
        bot, budget = players[seat]
        decide(pos, seat, bot.choose(Eyes(pos, seat), budget), moves)
    standing = pos.standing()
    return {"begin": begin, "end": end, "moves": moves[begin:], "finished": standing.over, "winners": standing.winners}


def decide(pos: Position, seat: int, move: int, moves: list[list[int]]) -> None:
    """One decision, written down."""
    moves.append([seat, move])
    pos.play(seat, move)


def deviate(pos: Position, moves: list[list[int]], draws: Chance) -> None:
    """Leave the game in one of the ways a search does."""
    way = draws.below(3)
    if way == 0:
        by_hunch(pos, moves, draws, 1 + draws.below(FARTHEST))
    elif way == 1:
        hurry(pos, moves, draws)
    else:
        seat = pos.first_asked()
        offers = forward(pos, seat)
        decide(pos, seat, offers[draws.below(len(offers))], moves)
        finish(pos, seat, moves, draws)


def by_hunch(pos: Position, moves: list[list[int]], draws: Chance, most: int) -> None:
    """Some decisions of whoever is asked, drawn as rollouts draw them."""
    for _ in range(most):
        if not pos.stack:
            return
        seat = pos.first_asked()
        decide(pos, seat, pick(pos, seat, forward(pos, seat), None, draws), moves)


def finish(pos: Position, seat: int, moves: list[list[int]], draws: Chance) -> None:
    """The rest of a turn, drawn by hunch."""
    depth = len(pos.stack)
    for _ in range(LONG):
        if not pos.stack or turn_is_over(pos, pos.stack[-1].waits_for(pos), seat, depth):
            return
        by_hunch(pos, moves, draws, 1)


def hurry(pos: Position, moves: list[list[int]], draws: Chance) -> None:
    """End the turn at once: the shortest of several ways that were drawn by hunch."""
    seat = pos.first_asked()
    shortest: list[list[int]] | None = None
    for _ in range(WAYS):
        twin, way = pos.copy(), list[list[int]]()
        finish(twin, seat, way, draws)
        if shortest is None or len(way) < len(shortest):
            shortest = way
    for who, move in shortest or []:
        decide(pos, who, move, moves)


def forward(pos: Position, seat: int) -> list[int]:
    """The moves that do not only take back."""
    return pos.verbs().forward(pos.moves(seat))
