"""What `pip install .` builds. The compiled wheel takes minutes and has its own target, `make wheel-test`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tafelrunde._build as build_module
from tests.research.wheel import build, contents


@pytest.mark.parametrize(
    ("env", "said"),
    [({"TAFELRUNDE_NATIVE": "0"}, ""), ({"TAFELRUNDE_NATIVE": "", "CC": "/nowhere/cc"}, "not compiled, there is no working C compiler")],
)
def test_without_a_compiler_the_wheel_is_the_source(tmp_path: Path, env: dict[str, str], said: str) -> None:
    wheel, told = build(tmp_path, **env)
    names = contents(wheel)
    assert wheel.name.endswith("py3-none-any.whl")
    assert said in told
    assert "tafelrunde/engine/position.py" in names
    assert "tafelrunde/research/native.txt" in names
    assert not [name for name in names if name.endswith((".so", "_native.json"))]


def test_a_stamp_without_compiled_modules_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ["engine/chance.py"]
    stamp = tmp_path / "_native.json"
    build_module.write_stamp(paths, tmp_path)
    monkeypatch.setattr(build_module, "STAMP", stamp)
    monkeypatch.setattr(build_module, "is_compiled", lambda path: True)
    assert build_module.native_is_fresh()
    monkeypatch.setattr(build_module, "is_compiled", lambda path: False)
    assert not build_module.native_is_fresh()
    monkeypatch.setattr(build_module, "is_compiled", lambda path: True)
    stamp.write_text(json.dumps({"paths": paths, "hash": "another"}))
    assert not build_module.native_is_fresh()


def test_the_version_says_which_build_runs() -> None:
    done = subprocess.run([sys.executable, "-m", "tafelrunde.cli.main", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("(pure build)") or done.stdout.strip().endswith("(native build)")
