"""What a strong player leans to before thinking, learnt from what the search came to prefer: by the step that asks, a weight for each verb.

Where the game's own hunch says more than verbs do, it is multiplied by that, else it takes its place. Rollouts play by it, and the tree
tries first what it leans to. `tafelrunde.learn` finds the weights; they come with the game as `judgement/leanings.json`. What was never
asked in the games learnt from has no weights and is left to the hunch.
"""

from __future__ import annotations

from importlib.resources import files
from json import loads
from typing import Any, Final, final

from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Step
from tafelrunde.engine.verbs import VERB_SHIFT, VerbTable

FILE: Final = "judgement/leanings.json"
LEAST: Final = 0.01
"""However bad a verb has looked, it may be right once."""

READ: Final[dict[str, Leanings | None]] = {}
"""By package, once asked for."""


@final
class Leanings:
    """The weights of one game: for each kind of step a list by verb code."""

    def __init__(self, weights: dict[str, dict[str, float]], verbs: VerbTable, heeds_hunch: bool) -> None:
        self.weights = weights
        self.verbs = verbs
        self.heeds_hunch = heeds_hunch
        """Whether the hunch of the game counts as well."""
        self.known: dict[type[Step[Any]], list[float]] = {}

    def of(self, step: Step[Any]) -> list[float]:
        """By verb code; empty where nothing was learnt about such a step."""
        kind = type(step)
        found = self.known.get(kind)
        if found is None:
            learnt = self.weights.get(kind.__name__, {})
            found = [max(learnt.get(verb.name, 1.0), LEAST) for verb in self.verbs.verbs] if learnt else []
            self.known[kind] = found
        return found

    def weigh(self, pos: Position, seat: int, moves: list[int]) -> list[float]:
        """A weight for each move; empty: no opinion."""
        table = self.of(pos.stack[-1])
        hunch = pos.hunch(seat, moves) if self.heeds_hunch or not table else []
        if not table:
            return hunch
        if not hunch:
            return [table[move >> VERB_SHIFT] for move in moves]
        return [hunch[i] * table[moves[i] >> VERB_SHIFT] for i in range(len(moves))]


def leanings_of(pos: Position) -> Leanings | None:
    """What comes with the game of a position; None: nothing was learnt."""
    package = type(pos).__module__.rpartition(".")[0]
    if package not in READ:
        READ[package] = read(package, pos.verbs())
    return READ[package]


def read(package: str, verbs: VerbTable) -> Leanings | None:
    """The leanings that come with a package."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return None
    plain: dict[str, Any] = loads(file.read_text("utf-8"))
    return Leanings(plain["weights"], verbs, bool(plain["hunch"]))
