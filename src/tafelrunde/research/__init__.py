"""Environments for research: PettingZoo, Gymnasium, OpenSpiel; games as data and in words.

Each adapter is a module of its own and needs a package of its own, so nothing is imported here:

- `tafelrunde.research.pettingzoo`: all seats, asked one after another;
- `tafelrunde.research.gymnasium`: one seat, bots in the others;
- `tafelrunde.research.openspiel`: games for OpenSpiel's algorithms;
- `tafelrunde.research.planes`: what a seat sees as planes with names;
- `tafelrunde.research.dataset`: games as Parquet files; `tafelrunde.research.policy`: a policy as a bot;
- `tafelrunde.research.text`: language models as bots; `tafelrunde.research.textarena`, `tafelrunde.research.kaggle`: their arenas.
"""

from __future__ import annotations

LEARN = ("textarena", "kaggle_environments", "sb3_contrib")
"""What comes with the extra `learn`; everything else with `research`."""


class MissingExtra(ImportError):
    """A package that an adapter needs is not installed; the message says how to get it."""


def missing(adapter: str, error: ImportError) -> MissingExtra:
    """The error an adapter raises when it cannot import what it adapts to."""
    extra = "learn" if error.name in LEARN else "research"
    return MissingExtra(f"{adapter} needs {error.name}; pip install 'tafelrunde[{extra}]' brings everything.", name=error.name)
