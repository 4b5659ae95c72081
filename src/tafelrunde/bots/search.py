"""The bot that thinks ahead: information-set Monte-Carlo tree search over guesses of its own eyes."""

from __future__ import annotations

import os
from time import perf_counter

from tafelrunde.bots.base import Bot, Budget
from tafelrunde.bots.parallel import ParallelSearch, PooledSearch
from tafelrunde.bots.pauses import UNREST, no_collector
from tafelrunde.bots.rollout import Settings, pick
from tafelrunde.bots.rounds import ranked, run
from tafelrunde.bots.tree import Node, Tree
from tafelrunde.bots.worth import NEVER
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.traits import CHARACTERS

MANY = 1_000_000_000
LARGE = 400_000
"""Information sets kept between decisions at most."""


class SearchBot(Bot):
    """Walks through guesses of the game, remembers what worked for whom, and plays the move most walks came to prefer.

    While it decides several times in a row with nothing revealed in between, it keeps what it has found out.
    """

    name = "search"
    seconds: float | None = 0.1
    most = MANY
    """Walks it takes for a decision at most, where the budget does not say."""
    workers = 1
    minded = True

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.settings = Settings()
        self.tree: Tree | None = None
        self.expected: tuple[int, list[int]] | None = None
        """What is known to come next: the count of noticed decisions, and everybody's keys in the tree."""
        self.walks = 0
        self.noticed = -1
        """When it decided last; what is more than one later comes after somebody else's decision."""
        self.lapsing = False

    def set(self, name: str, value: str) -> None:
        if name == "workers" and value.isdigit():
            self.workers = max(1, int(value))
            return
        if name == "character" and value not in CHARACTERS:
            raise BadOptions(f"a bot may be {', '.join(CHARACTERS)}, not '{value[:40]}'.")
        old = getattr(self.settings, name, None)
        if old is None:
            raise BadOptions(f"'{self.name}' has no setting '{name[:40]}'.")
        try:
            setattr(self.settings, name, value == "true" if isinstance(old, bool) else type(old)(value))
        except ValueError:
            raise BadOptions(f"'{value[:40]}' is no value for '{name}' of '{self.name}'.") from None

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        moves = eyes.forward()
        if len(moves) == 1:
            return moves[0]
        if self.settings.lapse and self.lapses(eyes):
            return pick(eyes.guess(self.chance), eyes.seat, moves, None, self.chance)
        with no_collector():
            node = self.think(eyes, budget)
            assert self.tree is not None
            best = ranked(self.tree, node)[0].move
            self.remember(eyes, best)
        return best

    def lapses(self, eyes: Eyes) -> bool:
        """Whether this decision belongs to a turn that it plays without thinking."""
        if eyes.noticed() != self.noticed + 1:
            self.lapsing = self.chance.bits() < self.settings.lapse * 4294967296.0
        self.noticed = eyes.noticed()
        return self.lapsing

    def think(self, eyes: Eyes, budget: Budget) -> Node:
        """Search as long as the budget allows; the information set of these eyes with what was found for each move."""
        begin = perf_counter()
        seconds = budget.seconds if budget.seconds or budget.iterations else self.seconds
        deadline = begin + seconds if seconds else NEVER
        most = budget.iterations or self.farthest(eyes)
        tree = self.resume(eyes)
        tree.hitch = UNREST.pause
        with no_collector():
            if self.workers > 1:
                together = ParallelSearch if hasattr(os, "fork") else PooledSearch
                self.walks = together(self.workers).run(tree, eyes, most, deadline)
            else:
                self.walks = run(tree, eyes, most, deadline)
        UNREST.learn(tree.hitch)
        node = tree.root(eyes.seat)
        node.offer(eyes.forward(), [])
        return node

    def farthest(self, eyes: Eyes) -> int:
        """Walks it takes for this decision at most."""
        return self.most

    def resume(self, eyes: Eyes) -> Tree:
        """The tree of the last decision if it led here for certain, otherwise a new one."""
        tree, expected = self.tree, self.expected
        if tree is not None and expected is not None and expected[0] == eyes.noticed() and len(tree.table) < LARGE:
            tree.keys = expected[1]
            known = tree.table.get(tree.keys[eyes.seat])
            if known is not None and known.offers == eyes.forward():
                return tree
        fresh = Tree(self.settings, eyes.seats, eyes.verbs(), self.chance)
        if tree is not None:
            fresh.pace = tree.pace
        self.tree = fresh
        return fresh

    def remember(self, eyes: Eyes, move: int) -> None:
        """What must come next for the tree to be of use again."""
        keys = self.tree.onward.get(move) if self.tree is not None else None
        self.expected = (eyes.noticed() + 1, keys) if keys else None
