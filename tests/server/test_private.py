"""The database belongs to one server and to nobody else, and damage to it is seen."""

from __future__ import annotations

import os
import random
import sqlite3
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tests.server.kit import Server, served, settings, two, wait
from tests.server.process import ServerProcess


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        second = ServerProcess(tmp_path)
        second.start(wait=False)
        assert second.process is not None
        assert second.process.wait(60) != 0
        said = second.log.read_text()
        assert "another server is at work with" in said
        assert "Traceback" not in said
        with pytest.raises(RuntimeError, match="did not start"):
            Server(settings(tmp_path)).start()
        server.player("Ann").new_table()  # the first one goes on
    with served(tmp_path) as server:  # and when it has ended, the next may begin
        server.player("Ann")


def test_a_killed_server_leaves_its_file_free(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        server.kill()
        server.start()


@pytest.mark.posix("rights in the mode of a file")
def test_nobody_else_on_the_machine_can_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with served(tmp_path) as server:
            two(server)
            copy = tmp_path / "copy.sqlite"
            assert main(["backup", str(copy), "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}"]) == 0
            files = sorted(path for path in tmp_path.iterdir() if path.is_file())
            assert {"tables.sqlite", "tables.sqlite-wal", "copy.sqlite"} <= {path.name for path in files}
            assert {path.name: oct(path.stat().st_mode & 0o777) for path in files} == {path.name: "0o600" for path in files}
    finally:
        os.umask(before)


@pytest.mark.posix("rights in the mode of a file")
def test_a_file_that_was_open_to_all_is_closed(tmp_path: Path) -> None:
    with served(tmp_path):
        pass
    (tmp_path / "tables.sqlite").chmod(0o644)
    with served(tmp_path):
        assert (tmp_path / "tables.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_damaged_page_shows_in_the_health(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, _, _, first, _ = two(server)
        for number in range(20):
            first.say("chat", text=f"{number} " + "x" * 400)
        assert server.player().ok("GET", "/healthz")["database"] == "ok"
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as db:
        page = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = random.Random(1).randbytes(size)
    file.write_bytes(data)
    with served(tmp_path) as server:
        wait(lambda: server.app.server.store.damage)
        answer = server.player().ask("GET", "/healthz")
        assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "failing", "damaged")
