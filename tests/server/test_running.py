"""Running a server: settings from file, environment and flags; `tafelrunde play`; logs that can be read by machines and tell no secrets."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from tafelrunde.engine.errors import BadOptions
from tafelrunde.server.settings import Settings, load_settings
from tests.server.kit import PATIENCE, TLS, Place, Player, finish
from tests.server.process import ServerProcess

PASSWORD = "correct horse battery staple"


def test_flags_win_over_the_environment_and_the_environment_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nbot_seconds = 2.5\ngames = ["root"]\nlog = "error"\n')
    chosen = load_settings(file, {"port": 3, "log": None}, {"TAFELRUNDE_PORT": "2", "TAFELRUNDE_LOG": "debug", "TAFELRUNDE_BUILD": "pure"})
    assert (chosen.port, chosen.host, chosen.bot_seconds, chosen.games, chosen.log) == (3, "0.0.0.0", 2.5, ["root"], "debug")
    assert load_settings(None, {}, {}) == Settings()
    assert load_settings(None, {}, {"TAFELRUNDE_ORIGINS": "https://a.example,https://b.example"}).origins[1] == "https://b.example"


@pytest.mark.parametrize(
    ("text", "environment", "flags", "where"),
    [
        ("prot = 1", {}, {}, "server.toml"),
        ("port = ", {}, {}, "server.toml"),
        ("port = 99999", {}, {}, "server.toml"),
        ("", {"TAFELRUNDE_PORT": "many"}, {}, "TAFELRUNDE_PORT"),
        ("", {}, {"bot_workers": -1}, "command line"),
    ],
)
def test_a_wrong_setting_says_where_it_was_made(
    tmp_path: Path, text: str, environment: dict[str, str], flags: dict[str, int], where: str
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(BadOptions) as caught:
        load_settings(file, flags, environment)
    assert where in str(caught.value)


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("postgres://u@h/n", "postgresql+psycopg://u@h/n"),
        ("postgresql://u@h/n", "postgresql+psycopg://u@h/n"),
        ("sqlite:////tmp/x", "sqlite:////tmp/x"),
    ],
)
def test_database_addresses(given: str, address: str) -> None:
    assert Settings(db=given).database() == address


def test_play_serves_on_a_free_port_and_says_where(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "tafelrunde.cli.main", "play", "--no-browser", "--examples"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    too_late = threading.Timer(PATIENCE, process.kill)
    too_late.start()
    try:
        line = (process.stdout or sys.stdin).readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address is not None, line
        assert httpx.get(f"{address[0]}/healthz", timeout=PATIENCE, verify=TLS, trust_env=False).json()["status"] == "ok"
        ann = Player(address[0], "Ann")
        assert ann.new_table()["owner"]
    finally:
        too_late.cancel()
        process.terminate()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
    assert list(tmp_path.rglob("tables.sqlite"))  # kept in the user's data folder


@pytest.mark.posix("a limit to what a process may write")
def test_logs_are_lines_of_json_without_secrets_or_hidden_cards(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, log="debug") as server:
        ann = Player(server.address)
        ann.ok("POST", "/api/accounts", {"name": "Ann", "password": PASSWORD})
        assert ann.fails("POST", "/api/session", {"name": "Ann", "password": PASSWORD + "!"})[0] == 401
        table = ann.new_table(options={"goal": 8})
        tokens = [ann.sit(table, seat) for seat in (0, 1)]
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        places = [Place(server.address, table["id"], hello={"tokens": [tokens[seat]], "eyes": seat}).ready() for seat in (0, 1)]
        places[0].send('{"type": "command", "token": "' + tokens[0])
        places[0].until("error")
        assert places[0].play(["ready"], token="y" * 43)["code"] == "not_your_seat"
        server.fill_disk(4096)
        assert places[0].play(places[0].view["moves"][0])["code"] == "cannot_store"
        server.fill_disk(0)
        hands = [str(place.view["view"]["hand"]) for place in places]
        while places[0].play(["ready"]).get("code") == "cannot_store":
            pass
        finish(places)
        seed = ann.ok("GET", f"/api/tables/{table['id']}")["seed"]
        session = ann.http.cookies["tafelrunde"]
        server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line["what"] == "cannot store" for line in lines)
    assert all({"time", "level", "from", "what"} <= line.keys() for line in lines)
    for secret in (*tokens, session, PASSWORD, seed, table["invite"], *hands):
        assert secret not in text
