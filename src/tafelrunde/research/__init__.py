"""Environments for research: PettingZoo, Gymnasium, OpenSpiel.

Each adapter is a module of its own and needs a package of its own, so nothing is imported here:

- `tafelrunde.research.pettingzoo`: all seats, asked one after another;
- `tafelrunde.research.gymnasium`: one seat, bots in the others;
- `tafelrunde.research.openspiel`: games for OpenSpiel's algorithms.
"""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package that an adapter needs is not installed; the message says how to get it."""


def missing(adapter: str, error: ImportError) -> MissingExtra:
    """The error an adapter raises when it cannot import what it adapts to."""
    return MissingExtra(f"{adapter} needs {error.name}; pip install 'tafelrunde[research]' brings everything.", name=error.name)
