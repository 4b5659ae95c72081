"""A played game in hindsight: each seat's chance to win at every decision, and where the game turned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tafelrunde.bots.rollout import Settings
from tafelrunde.bots.tree import Tree
from tafelrunde.bots.worth import worth
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, replay

TURN = 0.10
"""A decision after which somebody's chance differs so much from before is a turning point."""
MOST_TURNS = 12
WINDOW = 3
"""Chances are smoothed over so many decisions before turning points are sought, so that a wavering estimate is not one."""


@dataclass
class Moment:
    """The game after so many decisions."""

    ply: int
    seat: int | None
    """Who decided last; None at the start."""
    move: int
    chances: list[float]


@dataclass
class TurningPoint:
    """A decision that changed the prospects, the reply of chance included."""

    ply: int
    seat: int
    move: int
    gained: int
    """The seat whose chance rose most."""
    by: float


@dataclass
class Analysis:
    """The course of a game as seen by `eyes` (None: by somebody who sees only what all see)."""

    record: Record
    eyes: int | None
    moments: list[Moment]
    turns: list[TurningPoint]

    def to_json(self) -> dict[str, Any]:
        game = self.record.game
        names = game.seat_names(self.record.roles)
        return {
            "game": game.id,
            "seats": names,
            "eyes": None if self.eyes is None else names[self.eyes],
            "moments": [
                {
                    "ply": moment.ply,
                    "seat": None if moment.seat is None else names[moment.seat],
                    "move": None if moment.seat is None else game.verbs.to_json(moment.move),
                    "chances": [round(chance, 4) for chance in moment.chances],
                }
                for moment in self.moments
            ],
            "turning_points": [
                {
                    "ply": turn.ply,
                    "seat": names[turn.seat],
                    "move": game.verbs.to_json(turn.move),
                    "gained": names[turn.gained],
                    "by": round(turn.by, 4),
                }
                for turn in self.turns
            ],
        }


def prospects(pos: Position, eyes: int | None, walks: int, chance: Chance) -> list[float]:
    """Each seat's chance to win, from so many walks of the search; after the end of the game the result itself."""
    if pos.is_over():
        return worth(pos)
    tree = Tree(Settings(soon=0.0), pos.seats, pos.verbs(), chance)
    for _ in range(walks):
        tree.walk(pos.guess(eyes, chance))
    return [total / walks for total in tree.sums]


def analyse(
    record: Record,
    walks: int = 200,
    eyes: int | None = None,
    every: int = 1,
    seed: int = 0,
    watch: Callable[[int], None] | None = None,
) -> Analysis:
    """Estimate the chances after every decision (or every so many); same seed, same analysis."""
    moments: list[Moment] = []
    last = len(record.moves)

    def look(ply: int, pos: Position) -> None:
        if ply % every == 0 or ply == last:
            line = record.moves[ply - 1] if ply else None
            chances = prospects(pos, eyes, walks, chance_from_seed(f"analysis {seed} {ply}".encode()))
            moments.append(Moment(ply, line.seat if line else None, line.move if line else 0, chances))
        if watch is not None:
            watch(ply)

    look(0, replay(record, 0))
    replay(record, watch=look)
    return Analysis(record, eyes, moments, turning_points(moments))


def turning_points(moments: list[Moment]) -> list[TurningPoint]:
    """The decisions around which the smoothed chances changed most, in the order of the game."""
    found: list[TurningPoint] = []
    for i in range(1, len(moments)):
        moment = moments[i]
        if moment.seat is None:
            continue
        before = middle(moments[max(0, i - WINDOW) : i])
        after = middle(moments[i : i + WINDOW])
        gains = [b - a for a, b in zip(before, after, strict=True)]
        best = max(range(len(gains)), key=lambda seat: gains[seat])
        if gains[best] >= TURN:
            found.append(TurningPoint(moment.ply, moment.seat, moment.move, best, gains[best]))
    kept: list[TurningPoint] = []
    for turn in sorted(found, key=lambda turn: -turn.by):
        # Neighbours see the same change through the smoothing; the strongest stands for all.
        if len(kept) < MOST_TURNS and all(abs(turn.ply - other.ply) > WINDOW for other in kept):
            kept.append(turn)
    return sorted(kept, key=lambda turn: turn.ply)


def middle(moments: list[Moment]) -> list[float]:
    """The mean chances of a few moments."""
    return [sum(moment.chances[seat] for moment in moments) / len(moments) for seat in range(len(moments[0].chances))]
