"""The page for those who operate a server says nothing that is not so: its files, flags, settings and figures are read and tried."""

from __future__ import annotations

import argparse
import configparser
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tafelrunde.cli import admin, serve
from tafelrunde.server.settings import Settings, load_settings
from tafelrunde.server.watch import Figures

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "operating.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    found: list[str] = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found, kind
    return found


def parsed(command: str) -> argparse.Namespace:
    """A command line of ours, read by the program's own parser."""
    words = shlex.split(command, comments=True)
    assert Path(words[0]).name == "tafelrunde", command
    parser = argparse.ArgumentParser(exit_on_error=False)
    commands = parser.add_subparsers(required=True)
    serve.add_commands(commands)
    admin.add_commands(commands)
    return parser.parse_args(words[1:])


def test_the_commands_are_understood() -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    ours = [line[line.index("tafelrunde ") :] for line in lines if line.startswith(("tafelrunde", "docker compose exec"))]
    assert len(ours) >= 20
    for line in ours:
        assert parsed(line).run


def test_every_setting_is_explained_with_its_default() -> None:
    explained: dict[str, list[str]] = {}
    for line in PAGE.splitlines():
        if line.startswith("| `"):
            names, default = line.split("|")[1:3]
            values = re.findall(r"`([^`]+)`", default)
            for number, name in enumerate(re.findall(r"`([a-z_]+)`", names)):
                explained[name] = values[number : number + 1]
    assert set(explained) == set(Settings.__struct_fields__)
    for name, values in explained.items():
        real = getattr(Settings(), name)
        if values and not name.startswith("smtp"):
            assert values[0] == (str(real).lower() if isinstance(real, bool) else str(real)), name
        elif not name.startswith("smtp"):
            assert real in ("", []), name


def test_the_settings_file_is_one(tmp_path: Path) -> None:
    (text,) = blocks("toml")
    file = tmp_path / "server.toml"
    file.write_text(text)
    chosen = load_settings(file, {}, {})
    assert {name: getattr(chosen, name) for name in tomllib.loads(text)} == tomllib.loads(text)


def test_the_unit_starts_a_server(tmp_path: Path) -> None:
    (text,) = blocks("ini")
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    assert parsed(unit["Service"]["ExecStart"]).config == Path("/etc/tafelrunde.toml")
    if shutil.which("systemd-analyze"):
        file = tmp_path / "tafelrunde.service"
        file.write_text(text.replace(unit["Service"]["ExecStart"], "/bin/true"))
        said = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)
        assert "tafelrunde.service" not in said.stderr, said.stderr


@pytest.mark.parametrize("number", range(2))
def test_the_proxy_files_are_balanced_and_point_at_the_server(number: int) -> None:
    text = blocks("nginx")[number]
    assert text.count("{") == text.count("}")
    for line in text.splitlines():
        assert not line.strip() or line.strip()[-1] in "{};", line
    assert ":8642" in text
    if number == 0:
        for needed in ("Upgrade $http_upgrade", "X-Forwarded-For", "location = /metrics"):
            assert needed in text
        seconds = re.search(r"proxy_read_timeout (\d+)s", text)
        assert seconds is not None
        assert int(seconds[1]) > 2 * Settings().ping_seconds


def test_tables_are_found_by_their_address() -> None:
    """The pattern by which a proxy finds a table's process fits every address that concerns a table."""
    from tafelrunde.server.endpoints import ENDPOINTS

    rule = re.search(r"~(\^/api/tables/\S+)\s+\$table;", blocks("nginx")[1])
    assert rule is not None
    pattern = re.compile(rule[1].replace("(?<", "(?P<"))
    ours = [one.path for one in ENDPOINTS if "{table}" in one.path and not one.path.startswith("/api/admin")]  # those work anywhere
    paths = [path.replace("{table}", "aB3_-x") for path in ours] + ["/api/tables/aB3_-x/live"]
    assert {found["table"] for path in paths if (found := pattern.match(path))} == {"aB3_-x"}
    assert all(pattern.match(path) for path in paths)
    assert not pattern.match("/api/tables")


def test_metrics_have_the_names_the_page_gives() -> None:
    real = set(re.findall(r"^# TYPE (\w+)", Figures().page().decode(), re.MULTILINE))
    real = {name for name in real if not name.endswith("_created")}
    said = set(re.findall(r"`(tafelrunde_\w+)[^`]*`", PAGE))
    assert said == real


def test_make_targets_of_the_page_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    said = set(re.findall(r"`make ([a-z-]+)`", PAGE))
    assert said
    assert said <= targets
