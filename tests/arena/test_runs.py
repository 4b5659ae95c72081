"""Contests run to their end, whatever happens to those who play them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.arena.runners import TRIES, run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.bots import Bot, Budget
from tafelrunde.bots import base as bots_base
from tafelrunde.bots.random import RandomBot
from tafelrunde.cli.main import main
from tafelrunde.engine.errors import BadOptions, Corrupt
from tafelrunde.engine.knowledge import Eyes

PLAN = Plan("apple", ["amber", "blue"], {"goal": 6}, ["greedy", "random"])


def steady(result: dict[str, Any]) -> dict[str, Any]:
    """What must repeat: everything but the times."""
    return {key: value for key, value in result.items() if key not in ("seconds", "clocks")}


def test_a_game_repeats_and_accounts_for_everything() -> None:
    fixture = PLAN.fixtures(2)[1]
    first, second = play(fixture), play(fixture)
    assert steady(first) == steady(second)
    assert first["finished"]
    assert first["decisions"] == sum(clock["decisions"] for clock in first["clocks"])
    assert max(first["scores"]) >= 6


def test_processes_play_the_same_games_as_this_one() -> None:
    games = PLAN.fixtures(12)
    here = [steady(result) for result in run_here(games)]
    there = sorted((steady(result) for result in run_processes(games, 2)), key=lambda result: result["number"])
    assert here == there


def sometimes_dies(fixture: Fixture) -> dict[str, Any]:
    """Kills its process at the first try of every third game, and always at game 4."""
    mark = Path(str(fixture.options["marks"])) / str(fixture.number)
    if fixture.number == 4 or (fixture.number % 3 == 0 and not mark.exists()):
        mark.write_text("died")
        os._exit(9)
    return {"number": fixture.number, "error": ""}


def test_a_lost_worker_loses_no_game(tmp_path: Path) -> None:
    plan = Plan("apple", ["amber", "blue"], {"marks": str(tmp_path)}, ["greedy", "random"])
    results = {result["number"]: result for result in run_processes(plan.fixtures(10), 2, sometimes_dies)}
    assert sorted(results) == list(range(10))
    assert results[4]["error"] == f"the worker died {TRIES} times"
    assert all(not result["error"] for number, result in results.items() if number != 4)


class Cheat(RandomBot):
    """Plays something that is not offered, sooner or later."""

    name = "cheat"

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        return super().choose(eyes, budget) if self.chance.below(4) else 1


class Crash(Bot):
    name = "crash"

    def choose(self, eyes: Eyes, budget: Budget) -> int:
        raise ZeroDivisionError("oops")


def test_a_bot_that_cheats_or_breaks_is_reported_and_the_contest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**bots_base.bots(), "cheat": Cheat, "crash": Crash}
    monkeypatch.setattr(bots_base, "bots", lambda: known)
    games = Plan("apple", ["amber", "blue"], {}, ["cheat", "crash"]).fixtures(8)
    errors = [result["error"] for result in run_here(games)]
    assert all(errors)
    assert {error.split(" at ")[0] for error in errors} == {"illegal move of cheat", "ZeroDivisionError"}


def test_an_interrupted_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    store = Store(path, PLAN)
    for result in run_here(PLAN.fixtures(5)[:5]):
        store.add(result)
    store.close()
    path.write_bytes(path.read_bytes()[:-20])
    again = Store(path, PLAN)
    assert sorted(again.results) == [0, 1, 2, 3]
    again.add(play(PLAN.fixtures(5)[4]))
    again.close()
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line.get("number") for line in lines] == [None, 0, 1, 2, 3, 4]


def test_another_contest_or_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Store(path, PLAN).close()
    with pytest.raises(BadOptions, match="another contest"):
        Store(path, Plan("apple", ["amber", "blue"], {}, ["greedy", "random"]))
    path.write_text("something else\n")
    with pytest.raises(Corrupt):
        Store(path, PLAN)


def test_the_command_counts_reports_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "contest.jsonl"
    command = ["arena", "apple", "--bots", "greedy,random", "--option", "goal=6", "--results", str(results), "--json"]
    assert main([*command, "--games", "5"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["games"] == first["finished"] == 6
    assert {row["bot"] for row in first["bots"]} == {"greedy", "random"}
    page = results.with_suffix(".html").read_text()
    assert page.count("<svg") == 4
    assert "greedy" in page
    before = results.read_text()
    assert main([*command, "--games", "8"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 8
    assert results.read_text().startswith(before)


@pytest.mark.posix("a signal to a group of processes")
def test_the_command_survives_an_interrupt(tmp_path: Path) -> None:
    """Ctrl-C in the middle: exit 130, and everything finished is kept."""
    results = tmp_path / "contest.jsonl"
    command = [sys.executable, "-m", "tafelrunde.cli.main", "arena", "apple", "--bots", "search@0.02,random", "--games", "400"]
    command += ["--workers", "2", "--results", str(results)]
    heeds = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell's background jobs are born deaf to it
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=heeds)
    limit = time.monotonic() + 120
    while (not results.exists() or results.read_text().count("\n") < 3) and time.monotonic() < limit:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, told = process.communicate(timeout=120)
    assert process.returncode == 130
    assert told.decode().strip() == "tafelrunde: interrupted."
    kept = [json.loads(line) for line in results.read_text().splitlines()]
    assert 3 <= len(kept) < 400


@pytest.mark.parametrize(
    "wrong",
    [["--bots", "greedy"], ["--bots", "greedy,nobody"], ["--bots", "greedy,random", "--workers", "9999"], ["--bots", "greedy,random@0"]],
)
def test_wrong_requests_are_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "apple", *wrong]) == 2
    assert capsys.readouterr().err.startswith("tafelrunde: ")
