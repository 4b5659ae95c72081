"""A new game by command passes everything and is known everywhere, with no further file touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tafelrunde.cli.main import main
from tafelrunde.examples.apple import AppleGame
from tafelrunde.testing import texts_wrong
from tests.server.process import ServerProcess

KNOWN = """
import tafelrunde.research.gymnasium as one, tafelrunde.research.pettingzoo as all, gymnasium, pettingzoo
from gymnasium.utils.env_checker import check_env
check_env(gymnasium.make("tafelrunde/gallop-v1").unwrapped)
world = pettingzoo.make("aec", "tafelrunde/gallop-v1", seats=4)
world.reset(seed=1)
from tafelrunde.mcp.server import Desk
table = Desk().open_table("gallop", bots=["greedy"])
assert table["moves"]
"""


@pytest.fixture(scope="module")
def gallop(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The game as the command writes it, installed beside this Python, and the environment that has it."""
    folder = tmp_path_factory.mktemp("new") / "gallop"
    assert main(["new-game", "gallop", "--title", "The Long Gallop", "--folder", str(folder)]) == 0
    site = folder.parent / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(site), str(folder)]
    subprocess.run(pip, check=True, capture_output=True)
    return folder, {**os.environ, "PYTHONPATH": str(site), "TAFELRUNDE_BUILD": "pure"}


def run(folder: Path, env: dict[str, str], *arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_its_own_tests_and_the_kit(gallop: tuple[Path, dict[str, str]]) -> None:
    assert "passed" in run(*gallop, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    told = json.loads(run(*gallop, "-m", "tafelrunde.cli.main", "conform", "gallop", "--games", "20", "--json"))
    assert (told["ok"], told["finished"]) == (True, 20)
    assert "X2.2" in run(*gallop, "-m", "tafelrunde.cli.main", "rules", "gallop", "X2.2", "--lang", "de")


def test_command_line_environments_and_models_know_it(gallop: tuple[Path, dict[str, str]]) -> None:
    listed = json.loads(run(*gallop, "-m", "tafelrunde.cli.main", "games", "--json"))
    assert "The Long Gallop" in [game["title"] for game in listed]
    run(*gallop, "-W", "ignore", "-c", KNOWN)


def test_the_lobby_shows_it(gallop: tuple[Path, dict[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", gallop[1]["PYTHONPATH"])
    with ServerProcess(tmp_path) as server:
        offered = json.loads(urlopen(f"{server.address}/api/games").read())["games"]
        assert "gallop" in [game["id"] for game in offered]
        text = urlopen(f"{server.address}/api/games/gallop/text/de").read().decode()
        assert "step-race = Spiele eine Karte" in text


def test_a_mistake_in_codex_or_messages_is_found_outside_the_tree_too(gallop: tuple[Path, dict[str, str]]) -> None:
    folder, env = gallop
    site = Path(env["PYTHONPATH"]) / "gallop"
    for name, old, new, said in (
        ("codex.de.md", "**X2.3**", "**X2.4**", "codex.de.md lacks X2.3"),
        ("text.de.ftl", "verb-rest = rasten\n", "", "text.de.ftl lacks verb-rest"),
    ):
        text = (site / name).read_text("utf-8")
        assert old in text
        (site / name).write_text(text.replace(old, new), "utf-8")
        command = [sys.executable, "-m", "tafelrunde.cli.main", "conform", "gallop", "--games", "1", "--json"]
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
        (site / name).write_text(text, "utf-8")
        assert done.returncode == 1
        assert said in json.loads(done.stdout)["wrong"]


@pytest.mark.parametrize("name", ["Gallop", "x", "class", "json", "two words", "../x"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["new-game", "gallop", "--folder", str(tmp_path)]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_our_example_is_whole_and_a_lack_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert texts_wrong(AppleGame()) == []
    monkeypatch.setattr(AppleGame, "package", "tafelrunde.cli")
    (said,) = texts_wrong(AppleGame())
    assert "codex" in said
