"""What `pip install .` builds. The compiled wheel takes minutes and has its own target, `make wheel-test`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import tafelrunde._build as build_module
from tests.research.wheel import ROOT, build, contents, sources


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


def test_a_package_contains_the_client_or_there_is_none(tmp_path: Path) -> None:
    copy = sources(tmp_path)
    command = [sys.executable, "setup.py", "--quiet", "sdist"]
    env = {name: value for name, value in os.environ.items() if name != "TAFELRUNDE_CLIENT"}
    refused = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True)
    assert refused.returncode == 1
    assert refused.stderr.strip().startswith("tafelrunde: the web client is not built; run 'make web' first")
    assert refused.stderr.count("\n") == 1
    page = "src/tafelrunde/server/static/index.html"
    (copy / page).parent.mkdir()
    (copy / page).write_text("<!doctype html>")
    made = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    names = contents(next((copy / "dist").glob("*.tar.gz")))
    needed = {
        page,
        "setup.py",
        "src/tafelrunde/engine/native.txt",
        "src/tafelrunde/games/root/codex.de.md",
        "web/public/licences/fluent.txt",
    }
    assert needed <= set(names)
    assert not [name for name in names if name.endswith((".so", "_native.json", ".pyc"))]


def test_what_the_client_contains_comes_with_its_licence() -> None:
    told = (ROOT / "web/public/licences/README.txt").read_text("utf-8")
    for name in json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]:
        short = name.rpartition("/")[2] if name != "@fluent/bundle" else "fluent"
        assert f"{short}.txt" in told, name
        assert len((ROOT / f"web/public/licences/{short}.txt").read_text("utf-8")) > 500


def test_releases_are_built_for_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(project["classifiers"]))
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    (wheels,) = (step for step in steps if "cibuildwheel" in step.get("uses", ""))
    assert wheels["env"]["CIBW_BUILD"].split() == [f"cp3{minor}-*" for minor in promised]
    assert set(workflow["jobs"]["wheels"]["strategy"]["matrix"]["os"]) >= {"ubuntu-latest", "macos-latest", "windows-latest"}
    assert f">=3.{promised[0]}" == project["requires-python"]


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
