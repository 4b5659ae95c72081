"""Decisions on their way to the disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from mypy_extensions import mypyc_attr

RECENT_IDS = 256
"""So many ids of commands each table remembers; whether an older one is used again, the database knows."""


@mypyc_attr(acyclic=True)
class Snapshot:
    """A position of the line after action `seq`, with what each viewer had noticed and how many lines each had been told."""

    def __init__(self, ply: int, seq: int, noticed: list[int], told: list[int], state: bytes) -> None:
        self.ply = ply
        self.seq = seq
        self.noticed = noticed
        self.told = told
        self.state = state


@mypyc_attr(acyclic=True)
class Summary:
    """What a table's own row says after an action."""

    def __init__(
        self,
        ply: int,
        undone: int,
        waiting: int,
        deciding: int,
        deadline: float | None,
        touched: float,
        updated: float,
        clocks: str,
        state: str,
        result: str,
    ) -> None:
        self.ply = ply
        self.undone = undone
        self.waiting = waiting
        self.deciding = deciding
        self.deadline = deadline
        self.touched = touched
        self.updated = updated
        self.clocks = clocks
        self.state = state
        self.result = result


@mypyc_attr(acyclic=True)
class Action:
    """One decision: the row itself, what the table's own row says afterwards, perhaps snapshots.

    `also` is what else is written with it, in the same transaction. `origin` names this attempt to store it. `brief`: what the table's
    row says afterwards can be told from this row and the game, so that it may be written later.
    """

    def __init__(
        self,
        table: str,
        seq: int,
        client: str,
        kind: str,
        seat: int,
        ply: int,
        after: int,
        moves: list[int],
        summary: Summary,
        also: Callable[[sa.Connection], Any] | None = None,
    ) -> None:
        self.table = table
        self.seq = seq
        self.client = client
        self.kind = kind
        self.seat = seat
        self.ply = ply
        self.after = after
        self.moves = moves
        self.summary = summary
        self.also = also
        self.at = summary.touched
        self.origin = ""
        self.brief = False
        self.snapshots: Sequence[Snapshot] = ()
