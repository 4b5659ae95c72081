"""The simulated world: some games of it, and mistakes made on purpose, each of which it finds.

Each run has a process of its own, in which sets of words have the same order every time: the same seeds are the same games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.mistakes import MISTAKES
from tests.server.simloop import Deadlock, simulated


def simulate(folder: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "tests.server.simulation", *arguments, "--results", str(folder)]
    pure = {**os.environ, "TAFELRUNDE_BUILD": "pure"}  # the world replaces parts of the server, which compiled ones would not notice
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=pure)
    return done.returncode, done.stdout + done.stderr


def test_whatever_happens_nothing_is_lost(tmp_path: Path) -> None:
    code, said = simulate(tmp_path, "8", "--seed", "2")
    assert code == 0, said
    assert '"games": 8' in said
    code, said = simulate(tmp_path, "8", "--seed", "2")  # what is done is not done again
    assert '"earlier": 8' in said


def test_a_loop_that_waits_for_nothing_says_so() -> None:
    with simulated(1, lambda: 0.0) as loop, pytest.raises(Deadlock):
        loop.run_until_complete(loop.create_future())


@pytest.mark.parametrize("mistake", sorted(MISTAKES))
def test_a_mistake_is_found(mistake: str, tmp_path: Path) -> None:
    code, said = simulate(tmp_path, "60", "--mistake", mistake)
    assert (code, '"broken": 1' in said) == (1, True), said
