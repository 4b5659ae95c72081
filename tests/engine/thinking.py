"""A server's thinker before and after the rules are compiled: prints which build the server runs, and which one thought first and second.

Run by `test_builds.py` in a copy of the package whose stamp is missing; the arguments say where the stamp is, and where it belongs.
"""

from __future__ import annotations

import asyncio
import shutil
import sys

import msgspec

import tafelrunde
from tafelrunde.engine.state import dump
from tafelrunde.server.thinkers import Beside, Thought, a_process


def build() -> str:
    return tafelrunde.BUILD


async def thought_by(thinker: Beside) -> str:
    """Which build a thought is thought by."""
    pos = tafelrunde.new("apple", seats=2, seed=1)
    await thinker.think(Thought("apple", 2, msgspec.json.encode(dump(pos)), pos.waiting()[0], "greedy", 1, 0.1))
    return await asyncio.get_running_loop().run_in_executor(thinker.pool, build)


async def main() -> None:
    thinker = Beside(a_process)
    print(tafelrunde.BUILD, await thought_by(thinker))
    shutil.copy2(sys.argv[1], sys.argv[2])
    print(await thought_by(thinker))
    thinker.close()


if __name__ == "__main__":
    asyncio.run(main())
