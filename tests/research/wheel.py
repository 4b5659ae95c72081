"""Builds wheels from a copy of the sources; as a program, builds the compiled one, installs it in a fresh place and plays in it.

``python -m tests.research.wheel`` takes as long as compiling everything does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAYS = """
import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.state import digest
for game in [tafelrunde.find("apple"), *tafelrunde.all_games()]:
    pos = game.new(0, 7)
    playout(pos, chance_from_seed(7), 300)
    print(game.id, digest(pos))
"""


def build(target: Path, **env: str) -> tuple[Path, str]:
    """A wheel made without the network from a copy of what is needed; returns it and what the builder said."""
    copy = target / "source"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "-w", str(target), str(copy)]
    done = subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(target.glob("*.whl")), done.stdout + done.stderr


def contents(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def run(python: Path, *arguments: str, **env: str) -> str:
    done = subprocess.run([python, *arguments], cwd=python.parent, env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        wheel, _ = build(Path(folder), TAFELRUNDE_NATIVE="")
        print(wheel.name, f"{wheel.stat().st_size / 1e6:.1f} MB")
        assert "tafelrunde/_native.json" in contents(wheel)
        venv.create(Path(folder) / "fresh", system_site_packages=False, with_pip=True)
        python = Path(folder) / "fresh" / "bin" / "python"
        run(python, "-m", "pip", "install", "--quiet", str(wheel))
        plain = {"TAFELRUNDE_BUILD": ""}
        print(run(python, "-m", "tafelrunde.cli.main", "--version", **plain))
        assert "native" in run(python, "-m", "tafelrunde.cli.main", "--version", **plain)
        native, pure = run(python, "-c", PLAYS, **plain), run(python, "-c", PLAYS, TAFELRUNDE_BUILD="pure")
        print(native)
        assert native == pure
    return 0


if __name__ == "__main__":
    sys.exit(main())
