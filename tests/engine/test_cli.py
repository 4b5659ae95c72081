"""The command line: every command, its JSON, and its one-line errors."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.cli.main import main
from tafelrunde.engine.record import parse_record


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    try:
        status = main(args)
    except SystemExit as stop:
        status = int(str(stop.code))
    caught = capsys.readouterr()
    return status, caught.out, caught.err


def run_json(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    status, out, err = run(capsys, *args, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run_json(capsys, "games")
    assert all({"id", "title", "seats", "options"} <= set(game) for game in listed)
    assert "apple" not in [game["id"] for game in listed]
    assert run(capsys, "games")[0] == 0


def test_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    args = (
        "simulate",
        "apple",
        "--seats",
        "amber,dun,blue",
        "--games",
        "4",
        "--bots",
        "greedy,random",
        "--option",
        "goal=8",
        "--seed",
        "5",
    )
    found = run_json(capsys, *args, "--records", str(tmp_path))
    assert {"game", "games", "finished", "errors", "decisions", "seconds", "results"} <= set(found)
    assert (found["games"], found["finished"], found["errors"]) == (4, 4, [])
    again = run_json(capsys, *args, "--workers", "2")
    assert [result["scores"] for result in again["results"]] == [result["scores"] for result in found["results"]]
    status, out, _ = run(capsys, *args)
    assert status == 0
    assert "4 finished by the rules" in out
    assert len(list(tmp_path.glob("*.record"))) == 4


def test_replay_and_verify(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run_json(capsys, "simulate", "apple", "--games", "1", "--records", str(tmp_path))
    path = str(tmp_path / "apple-0.record")
    assert run_json(capsys, "verify", path)["ok"] is True
    assert run(capsys, "verify", path)[0] == 0
    shown = run_json(capsys, "replay", path, "--ply", "9", "--eyes", "blue")
    assert shown["ply"] == 9
    assert shown["view"]["hand"] is not None
    assert run_json(capsys, "replay", path, "--ply", "9")["view"]["hand"] is None
    status, out, _ = run(capsys, "replay", path, "--ply", "9", "--lang", "de", "--eyes", "amber")
    assert status == 0
    assert "Blau zieht eine Karte." in out or "Ein Apfel im Wert" in out
    assert "Biete geheim" in out or "anfechten" in out or "abwehren" in out
    assert run_json(capsys, "replay", path, "--ply", "9", "--eyes", "1") == shown | {"eyes": "1"}
    every = run_json(capsys, "replay", path, "--ply", "9", "--eyes", "all")["views"]
    assert [view["hand"] is None for view in every] == [True, False, False]
    assert every[2] == shown["view"]
    out = run(capsys, "replay", path, "--ply", "9", "--eyes", "all")[1]
    assert [f" {heading} ─" in out for heading in ("spectator", "Amber", "Blue")] == [True] * 3
    false = tmp_path / "false.record"
    false.write_text(Path(path).read_text().replace("seed 0", "seed 1"))
    status, out, _ = run(capsys, "verify", str(false))
    assert status == 1
    assert "NOT true" in out


def test_a_game_that_goes_on_too_long_is_cut_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", "apple", "--games", "3", "--seed", "4", "--cut", "10")
    cut = run_json(capsys, *args)
    assert (cut["finished"], cut["cut"]) == (0, [4, 5, 6])
    assert "3 games went on for 10 decisions and were cut (--cut): seed 4, 5, 6" in run(capsys, *args)[1]
    assert run_json(capsys, "simulate", "apple", "--games", "3")["cut"] == []


def test_a_file_of_ones_own_is_an_option(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text(run(capsys, "map", "new", "--seats", "2", "--seed", "3")[1], "utf-8")
    table = ("--seats", "2", "--cut", "5", "--games", "1", "--option", f"map=@{file}")
    assert run_json(capsys, "simulate", "bloodstones", *table, "--records", str(tmp_path))["games"] == 1
    assert parse_record((tmp_path / "bloodstones-0.record").read_text("utf-8")).options["map"] == file.read_text("utf-8")
    assert run_json(capsys, "arena", "bloodstones", "--bots", "random,random", *table, "--results", str(tmp_path / "games"))["games"] == 1
    assert "No such file" in run(capsys, "simulate", "bloodstones", "--option", f"map=@{tmp_path / 'none'}")[2]


def test_a_file_is_looked_at_by_the_game_its_format_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine"
    for game, other, options in (("root", "bloodstones", ("--game", "root")), ("bloodstones", "root", ())):
        file.write_text(run(capsys, "map", "new", "--blank", *options)[1], "utf-8")
        assert f'"{game} map 1"' in file.read_text("utf-8")
        assert "can be played." in run(capsys, "map", "check", str(file))[1]
        assert "<svg" in run(capsys, "map", "draw", str(file))[1]
        assert "format: " in run(capsys, "map", "check", str(file), "--game", other)[1]
    assert 'title = "Winter"' in run(capsys, "map", "new", "--like", "winter")[1]
    assert "there is no map 'winter'" in run(capsys, "map", "new", "--like", "winter", "--game", "bloodstones")[2]


def test_rules_and_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "apple", "A2.2")[1].startswith("A2.2  All seats bid secretly")
    assert "Nur wer gefragt ist" in run(capsys, "rules", "table", "G2", "--lang", "de")[1]
    assert len(run_json(capsys, "rules", "apple")) == 13
    assert [rule["id"] for rule in run_json(capsys, "rules", "apple", "--search", "parry")] == ["A3.2"]
    tests = str(Path(__file__).parent.parent)
    found = run_json(capsys, "rules", "apple", "--coverage", "--tests", tests)["apple"]
    assert {"ids", "proved", "cited", "waived", "missing"} <= set(found)
    assert found["missing"] == []
    assert run(capsys, "rules", "apple", "--coverage", "--tests", tests)[0] == 0
    assert "# Rule coverage" in run(capsys, "rules", "apple", "--coverage", "--page", "--tests", tests)[1]


def test_conform(capsys: pytest.CaptureFixture[str]) -> None:
    found = run_json(capsys, "conform", "apple", "--games", "4", "--workers", "2", "--bot", "greedy")
    assert (found["ok"], found["finished"]) == (True, 4)


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    rows = run_json(capsys, "bench", "apple", "--seconds", "0.05", "--seats", "3")
    assert rows[0]["build"] == "pure"
    assert {"game", "build", "decisions_per_s", "games_per_s", "copy_us", "view_us", "bytes"} <= set(rows[0])
    assert all(rows[0][figure] > 0 for figure in ("decisions_per_s", "games_per_s", "copy_us", "view_us", "bytes"))
    assert "decisions/s" in run(capsys, "bench", "apple", "--seconds", "0.05", "--this-build")[1]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "apple", "--seats", "9"), "2 to 4 seats"),
        (("simulate", "apple", "--seats", "0"), "at least one seat"),
        (("simulate", "apple", "--bots", "oracle"), "there is: easy, expert, greedy, hard"),
        (("simulate", "apple", "--option", "goal"), "NAME=VALUE"),
        (("simulate", "apple", "--option", "goal=many"), "a number from 5 to 100"),
        (("simulate", "apple", "--workers", "999"), "too many"),
        (("simulate", "apple", "--games", "0"), "whole number"),
        (("replay", "no-such-file"), "No such file"),
        (("simulate", "apple", "--option", f"goal=@{sys.executable}"), "is not a text file"),
        (("verify", sys.executable), "is not a text file"),
        (("rules",), "name a game"),
        (("rules", "apple", "A99"), "no rule 'A99'"),
        (("rules", "apple", "--coverage", "--tests", "nowhere"), "no tests at"),
        (("bench", "chess"), "there is no game"),
        (("conform", "chess"), "there is no game"),
    ],
)
def test_errors_are_one_line_that_says_what_to_do(capsys: pytest.CaptureFixture[str], args: tuple[str, ...], says: str) -> None:
    status, out, err = run(capsys, *args)
    assert (status, out) == (2, "")
    assert says in err
    assert "Traceback" not in err


def test_the_program_is_installed_and_survives_a_closed_pipe() -> None:
    program = Path(sys.executable).parent / "tafelrunde"
    done = subprocess.run(f"{program} rules table | head -n 1", shell=True, capture_output=True, text=True, env=dict(os.environ))
    assert done.stdout.startswith("G1")
    assert "Traceback" not in done.stderr
    assert "tafelrunde 0" in subprocess.run([program, "--version"], capture_output=True, text=True).stdout
