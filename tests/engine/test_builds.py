"""The compiled and the interpreted build play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde._build import PACKAGE, STAMP, native_is_fresh
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.state import digest
from tafelrunde.testing import random_setting

GAMES = ["apple", *(game.id for game in tafelrunde.all_games())]
PROGRAM = """
import sys, json
from tests.engine.test_builds import digests
import tafelrunde
print(json.dumps([tafelrunde.BUILD, digests(sys.argv[1], int(sys.argv[2]))]))
"""


def digests(game_id: str, games: int) -> list[str]:
    """Digests along random games in random settings, of the positions and of what the seats could take them for."""
    found = []
    game = tafelrunde.find(game_id)
    for seed in range(games):
        draws = chance_from_seed(seed)
        roles, options = random_setting(game, draws)
        pos = game.new(roles, seed, options)
        for _ in range(6):
            playout(pos, draws, 150)
            found.append(digest(pos))
            found += [digest(pos.guess(seat, draws.fork())) for seat in range(pos.seats)]
    return found


def in_build(build: str, game: str, games: int) -> tuple[str, list[str]]:
    env = {**os.environ, "TAFELRUNDE_BUILD": build}
    done = subprocess.run([sys.executable, "-c", PROGRAM, game, str(games)], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    name, found = json.loads(done.stdout)
    return name, found


@pytest.mark.skipif(tafelrunde.BUILD != "native", reason="compared when the compiled build is tested (make native-test)")
@pytest.mark.parametrize("game", GAMES)
def test_native_equals_pure(game: str) -> None:
    assert native_is_fresh()
    pure, native = in_build("pure", game, 12), in_build("native", game, 12)
    assert (pure[0], native[0]) == ("pure", "native")
    assert pure[1] == native[1]
    assert len(set(native[1])) > 12


def test_the_build_is_the_one_asked_for() -> None:
    assert os.environ.get("TAFELRUNDE_BUILD") == tafelrunde.BUILD


def test_stale_compiled_modules_are_passed_over(tmp_path: object) -> None:
    program = "import tafelrunde._build as b; b.STAMP = b.PACKAGE / 'no-such-stamp'; print(b.native_is_fresh())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, "TAFELRUNDE_BUILD": "pure"})
    assert done.stdout.strip() == "False"


@pytest.mark.skipif(tafelrunde.BUILD != "native", reason="needs the compiled modules (make native-test)")
def test_bots_take_the_compiled_rules_as_soon_as_they_are_there(tmp_path: Path) -> None:
    """Compiled while people play: the server goes on as it is, the next thought is thought by the compiled rules."""
    copy = tmp_path / "tafelrunde"
    shutil.copytree(PACKAGE, copy, copy_function=os.link, ignore=shutil.ignore_patterns("static", "__pycache__", STAMP.name))
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path.cwd()}", "TAFELRUNDE_BUILD": ""}
    command = [sys.executable, "-m", "tests.engine.thinking", str(STAMP), str(copy / STAMP.name)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["pure", "pure", "native"]
