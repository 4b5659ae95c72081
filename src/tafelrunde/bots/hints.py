"""Hints: what a strong bot would consider, from one seat's eyes."""

from __future__ import annotations

from dataclasses import dataclass, field

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.bots.rounds import ranked
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import Tree
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position

LINES = 3
"""So many moves are followed up."""
LONGEST = 8
OFTEN = 3.0
"""A line goes on while so many walks took it."""


@dataclass
class Hint:
    """One move: the chance to win after it as far as was seen, and how many of the walks tried it."""

    move: int
    chance: float
    visits: int
    considered: bool = False
    """Whether it is among the few best."""
    line: list[tuple[int, int]] = field(default_factory=list)
    """How the walks went on most often after it, in some guess: who, and which move. Only for those few."""


def suggest(eyes: Eyes, budget: Budget | None = None, chance: Chance | None = None) -> list[Hint]:
    """All sensible moves of the seat, the most preferred first. Uses nothing but these eyes.

    The time is one second unless the budget says otherwise; with a budget in iterations and a chance of your own it repeats exactly.
    """
    moves = eyes.forward()
    if not moves:
        return []
    return weighed(SearchBot(chance or chance_from_seed(12)), eyes, budget or Budget(seconds=1.0))


def weighed(bot: Bot, eyes: Eyes, budget: Budget) -> list[Hint]:
    """What a bot thinks of the moves, the most preferred first; of one that does not weigh, only what it chooses, with no visits."""
    if not isinstance(bot, SearchBot):
        return [Hint(bot.choose(eyes, budget), 0.0, 0)]
    node = bot.think(eyes, budget)
    assert bot.tree is not None
    found = [Hint(edge.move, edge.mean(), round(edge.visits)) for edge in ranked(bot.tree, node)]
    for hint in found[:LINES]:
        hint.considered = True
        hint.line = line_after(bot.tree, eyes, hint.move)
    return found


def line_after(tree: Tree, eyes: Eyes, move: int) -> list[tuple[int, int]]:
    """What follows a move where every seat does what it did most often in the walks, as far as at least a few of them went."""
    world = eyes.guess(tree.chance)
    keys = tree.keys.copy()
    fences = [world.fence()] * world.seats
    seat = eyes.seat
    line: list[tuple[int, int]] = []
    while len(line) < LONGEST:
        tree.note(keys, world, seat, move)
        world.carry_out(seat, move)
        line.append((seat, move))
        if not world.stack:
            break
        seat = tree.first_to_decide(world.stack[-1].waits_for(world))
        found = usual(tree, world, seat, keys, fences)
        if found is None:
            break
        move = found
    return line[1:]


def usual(tree: Tree, world: Position, seat: int, keys: list[int], fences: list[int]) -> int | None:
    """The move a seat tried most often in its information set; the only one it has; None where hardly any walk has been."""
    offers = world.moves(seat)
    moves = tree.forward(offers)
    if len(moves) == 1:
        return moves[0]
    tree.tell_apart(keys, world, seat, offers, fences)
    node = tree.table.get(keys[seat])
    open_edges = [] if node is None else [node.edges[move] for move in moves if move in node.edges]
    best = max(open_edges, key=lambda edge: edge.visits, default=None)
    return None if best is None or best.visits < OFTEN else best.move
