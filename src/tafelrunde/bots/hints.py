"""Hints: what a strong bot would consider, from one seat's eyes."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.bots.rounds import ranked
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.knowledge import Eyes


@dataclass
class Hint:
    """One move: the chance to win after it as far as was seen, and how many of the walks tried it."""

    move: int
    chance: float
    visits: int


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
    return [Hint(edge.move, edge.mean(), round(edge.visits)) for edge in ranked(bot.tree, node)]
