"""The same game with one turn in another order: what decided the turn comes last, when everything else is done.

Where the moves of a turn can be made in any order none of them stands out, for what matters can still be done later. Postponed as far as
the rules allow, it has to be done now: that is a question with one answer. The game up to there is a real one: every move is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tafelrunde.bots.worth import worth
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Line, Record, replay
from tafelrunde.engine.state import digest

DECISIVE = 0.04
"""What decides a turn changes the judgement of the position by so much."""
PARTS = 3
"""A deed is said in so many moves at most: from where to where, how many, with what."""


@dataclass
class Turn:
    """Decisions of one seat in a row, with nothing rolled, drawn or shown in between: they could be made in another order."""

    first: int
    seat: int
    before: Position
    moves: list[int]


def postponed(record: Record) -> Iterator[Record]:
    """Games like this one up to a decision that was put off: their last move is what decided the turn."""
    for turn in turns(record):
        if len(turn.moves) > 1 and (late := last_moment(turn)) is not None:
            moves, pos = late
            lines = [*record.moves[: turn.first], *(Line(turn.seat, move) for move in moves)]
            yield replace(record, moves=lines, scores=None, winners=[], rule="", digest=digest(pos))


def turns(record: Record) -> Iterator[Turn]:
    found: list[Turn] = []
    fences: list[int] = [-1]
    before: list[Position] = [replay(record, 0)]

    def watch(ply: int, pos: Position) -> None:
        line, was = record.moves[ply - 1], before[0]
        if not was.stack[-1].secret(was):
            if not found or found[-1].seat != line.seat or found[-1].first + len(found[-1].moves) != ply - 1 or fences[0] != was.fence():
                found.append(Turn(ply - 1, line.seat, was, []))
            found[-1].moves.append(line.move)
            fences[0] = pos.fence()
        before[0] = pos.copy()

    replay(record, watch=watch)
    yield from found


def last_moment(turn: Turn) -> tuple[list[int], Position] | None:
    """The turn with its decisive deed as late as possible, up to the first move of that deed, and the position after it."""
    decisive = decisive_move(turn)
    if decisive is None:
        return None
    for first in range(decisive, max(-1, decisive - PARTS), -1):
        moves, pos = without(turn, first)
        if len(moves) > first and turn.moves[first] in pos.moves(turn.seat):
            pos.play(turn.seat, turn.moves[first])
            return [*moves, turn.moves[first]], pos
    return None


def decisive_move(turn: Turn) -> int | None:
    """Which move changed the judgement most in its seat's favour, if it did so clearly."""
    pos = turn.before.copy()
    value = worth(pos)[turn.seat]
    best, which = DECISIVE, None
    for number, move in enumerate(turn.moves):
        pos.play(turn.seat, move)
        now = worth(pos)[turn.seat]
        if now - value > best:
            best, which = now - value, number
        value = now
    return which


def without(turn: Turn, left_out: int) -> tuple[list[int], Position]:
    """What can be played of a turn without one of its moves, and without what would end it."""
    pos = turn.before.copy()
    moves: list[int] = []
    for number, move in enumerate(turn.moves):
        if number == left_out or turn.seat not in pos.waiting() or move not in pos.moves(turn.seat):
            continue
        after = pos.copy()
        after.play(turn.seat, move)
        if after.fence() == pos.fence() and after.stack and turn.seat in after.waiting():
            pos, moves = after, [*moves, move]
    return moves, pos
