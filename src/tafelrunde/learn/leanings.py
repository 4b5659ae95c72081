"""What strong players lean to: from kept games, for each kind of step a weight for each verb, so that what they chose was likely.

A move is drawn in proportion to its hunch times the weight of its verb. The weights are found in rounds: each becomes what was chosen of
its verb, compared with what would be expected of a weight of 1 beside the others. What was seen seldom stays near 1.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.position import Position

ROUNDS = 100
DOUBT = 1.5
"""Every verb is taken to have been chosen so many times more, and expected as often."""
LEAST_ASKED = 20
"""A kind of step that was asked less often has no weights."""
DIGITS = 3


@dataclass
class Decision:
    """What was chosen, and what each verb weighed by hunch."""

    chosen: str
    offered: dict[str, float]


def decisions_of(game: Game, results: list[dict[str, Any]]) -> dict[str, list[Decision]]:
    """Every decision between several verbs in kept games, by the kind of step that asked."""
    found: dict[str, list[Decision]] = defaultdict(list)
    for result in results:
        pos = game.new(result["roles"], result["seed"], {})
        for seat, move in result["moves"]:
            moves = pos.verbs().forward(pos.moves(seat))
            offered: defaultdict[str, float] = defaultdict(float)
            for one, weight in zip(moves, hunch_of(pos, seat, moves), strict=True):
                offered[pos.verbs().verb_of(one).name] += weight
            chosen = pos.verbs().verb_of(move).name
            if chosen in offered and len(offered) > 1:
                found[type(pos.stack[-1]).__name__].append(Decision(chosen, dict(offered)))
            pos.play(seat, move)
    return found


def hunch_of(pos: Position, seat: int, moves: list[int]) -> list[float]:
    """What the game's hunch says beyond verbs; all alike where it says nothing."""
    return (pos.hunch(seat, moves) if not pos.leanings() else []) or [1.0] * len(moves)


def fit(decisions: list[Decision]) -> dict[str, float]:
    """The weight of each verb under which these choices were likeliest."""
    weights = dict.fromkeys(sorted({verb for one in decisions for verb in one.offered}), 1.0)
    chosen = Counter(one.chosen for one in decisions)
    for _ in range(ROUNDS):
        expected: defaultdict[str, float] = defaultdict(float)
        for one in decisions:
            total = sum(weights[verb] * hunch for verb, hunch in one.offered.items())
            for verb, hunch in one.offered.items():
                expected[verb] += hunch / total
        for verb in weights:
            weights[verb] = (chosen[verb] + DOUBT) / (expected[verb] + DOUBT)
    return {verb: round(weight, DIGITS) for verb, weight in weights.items()}


def described(game: Game, results: list[dict[str, Any]], origin: dict[str, Any]) -> str:
    """The file that is shipped."""
    pos = game.new(results[0]["roles"], results[0]["seed"], {})
    seat = pos.waiting()[0]
    heeds = not pos.leanings() and bool(pos.hunch(seat, pos.moves(seat)))
    found = decisions_of(game, results)
    weights = {step: fit(asked) for step, asked in sorted(found.items()) if len(asked) >= LEAST_ASKED}
    head = json.dumps({"origin": {**origin, "decisions": sum(map(len, found.values()))}, "hunch": heeds}, indent=1)[:-2]
    rows = ",\n".join(f"  {json.dumps(step)}: {json.dumps(table)}" for step, table in weights.items())
    return f'{head},\n "weights": {{\n{rows}\n }}\n}}\n'
