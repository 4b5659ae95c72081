"""`tafelrunde admin` and `tafelrunde doctor`, beside a server that runs."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tafelrunde.cli.main import main
from tafelrunde.server import tableserver
from tafelrunde.server.database import CHAT, SEATS, SESSIONS, TABLES, connect
from tests.server.kit import Server, served, two, wait
from tests.server.process import ServerProcess

PASSWORD = "a long enough secret"


class Desk:
    """The operator's command line."""

    def __init__(self, db: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.db = db
        self.capsys = capsys

    def run(self, *words: str, status: int = 0) -> str:
        assert main([*words, "--db", self.db]) == status
        said = self.capsys.readouterr()
        return said.out + said.err

    def json(self, *words: str, status: int = 0) -> Any:
        return json.loads(self.run(*words, "--json", status=status))


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(tableserver, "SWEEP", 0.05)
    with served(tmp_path) as server:
        yield server


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(f"sqlite:///{tmp_path / 'tables.sqlite'}", capsys)


def test_a_first_admin_is_made_on_the_command_line(running: Server, desk: Desk) -> None:
    said = desk.run("admin", "grant", "Keeper", "--create")
    password = re.search(r"Password: (\S+)", said)
    assert password is not None
    keeper = running.player()
    assert keeper.ok("POST", "/api/session", {"name": "keeper", "password": password[1]})["user"]["admin"] is True
    keeper.ok("GET", "/api/admin")
    desk.run("admin", "revoke", "Keeper")
    wait(lambda: keeper.ask("GET", "/api/admin").status_code == 403)
    assert "nobody here is called" in desk.run("admin", "grant", "Nobody", status=2)
    assert [one["name"] for one in desk.json("admin", "people", "Kee")] == ["Keeper"]


def test_a_running_server_notices_a_ban(running: Server, desk: Desk) -> None:
    ann, _, _, first, _ = two(running)
    ann.ok("POST", "/api/accounts", {"name": "Rowdy", "password": PASSWORD})
    desk.run("admin", "ban", "rowdy", "--why", "insults")
    assert first.until("error")["code"] == "not_admitted"
    assert ann.fails("POST", "/api/session", {"name": "Rowdy", "password": PASSWORD}) == (403, "banned")
    assert [one["banned"] for one in desk.json("admin", "people", "--only", "banned")] == ["insults"]
    desk.run("admin", "unban", "Rowdy")
    ann.ok("POST", "/api/session", {"name": "Rowdy", "password": PASSWORD})
    assert [(act["who"], act["what"]) for act in desk.json("admin", "acts")] == [("command line", "unban"), ("command line", "ban")]


def test_a_new_password_by_hand(running: Server, desk: Desk) -> None:
    ann = running.player()
    ann.ok("POST", "/api/accounts", {"name": "Scatterbrain", "password": PASSWORD})
    password = desk.run("admin", "password", "Scatterbrain").split()[-1]
    wait(lambda: ann.ok("GET", "/api/me")["user"] is None)
    ann.ok("POST", "/api/session", {"name": "Scatterbrain", "password": password})


def test_tables_and_talk_are_looked_after(running: Server, desk: Desk) -> None:
    _, bob, table, first, _ = two(running, title="To go")
    first.say("chat", text="vile")
    (line,) = [one for one in desk.json("admin", "chat", table["id"]) if one["text"]]
    assert "vile" in desk.run("admin", "chat", table["id"])
    desk.run("admin", "remove-line", str(line["number"]))
    assert "vile" not in desk.run("admin", "chat", table["id"])
    assert [one["title"] for one in desk.json("admin", "tables")] == ["To go"]
    desk.run("admin", "remove-table", table["id"], "--why", "test")
    assert first.until("error")["code"] == "not_there"
    assert bob.fails("GET", f"/api/tables/{table['id']}") == (404, "not_there")
    assert "There is no such thing" in desk.run("admin", "remove-table", table["id"], status=2)


def test_the_bulletin_is_written_from_the_command_line(running: Server, desk: Desk) -> None:
    _, _, _, first, _ = two(running)
    desk.run("admin", "announce", "--en", "Back at nine.", "--de", "Um neun geht es weiter.")
    assert first.until("bulletin")["de"] == "Um neun geht es weiter."
    desk.run("admin", "read-only", "on")
    assert first.until("bulletin", read_only=True)["en"] == "Back at nine."
    assert first.play(["ready"])["code"] == "read_only"
    desk.run("admin", "read-only", "off")
    assert first.until("bulletin", read_only=False)["en"] == "Back at nine."
    desk.run("admin", "announce")
    assert first.until("bulletin")["en"] == ""
    assert first.play(["ready"])["type"] == "done"


def test_the_doctor_finds_nothing_wrong_with_a_server_at_work(running: Server, desk: Desk) -> None:
    _, _, _, first, _ = two(running)
    first.play(["ready"])
    found = desk.json("doctor")
    assert {one["grade"] for one in found} <= {"good", "note"}
    assert {"integrity", "scheme", "rules", "games", "rows"} <= {one["about"] for one in found}
    assert "1 of the games that go on were rebuilt" in desk.run("doctor")


def test_the_doctor_finds_what_is_wrong_and_mends_what_can_be(tmp_path: Path, desk: Desk) -> None:
    with served(tmp_path) as server:
        for _ in range(3):
            two(server)
    engine = connect(desk.db)
    with engine.execution_options(writes=True).begin() as connection:
        one, other, third = connection.scalars(sa.select(TABLES.c.id))
        connection.execute(sa.update(TABLES).where(TABLES.c.id == one).values(version=77))
        connection.execute(sa.update(SEATS).where(SEATS.c.table == other).values(bot="deep-thought"))
        connection.execute(sa.delete(TABLES).where(TABLES.c.id == third))
        connection.execute(sa.insert(SESSIONS).values(hash=b"x" * 32, user="nobody", csrf="", created=0.0))
    engine.dispose()
    (tmp_path / "tables.sqlite").chmod(0o644)
    wrong = [one["about"] for one in desk.json("doctor", status=1) if one["grade"] == "wrong"]
    seen = {"database"} if hasattr(os, "getuid") else set()  # on Windows the mode of a file says nothing
    assert set(wrong) == {*seen, "rules", "bots", "games", "rows"}
    assert "deep-thought" in desk.run("doctor", status=1)
    assert "rows that belonged to nothing are removed" in desk.run("doctor", "--mend")
    assert "rows" not in [one["about"] for one in desk.json("doctor", status=1) if one["grade"] == "wrong"]
    engine = connect(desk.db)
    with engine.connect() as connection:
        assert not connection.execute(sa.select(CHAT).where(CHAT.c.table == third)).all()
        assert connection.execute(sa.select(CHAT).where(CHAT.c.table == other)).all()
    engine.dispose()


def test_the_doctor_knows_settings_that_do_not_go_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.toml"
    db = f'db = "sqlite:///{tmp_path / "none.sqlite"}"\n'
    file.write_text(db + 'games = ["chess"]\nhint_bot = "oracle"\nsmtp_host = "mail.example.org"\naddress = "https://play.example.org"\n')
    assert main(["doctor", "--config", str(file), "--json"]) == 1
    texts = [one["text"] for one in json.loads(capsys.readouterr().out)]
    for part in ("chess", "oracle", "mails need a sender", "no proxies", "there is none yet"):
        assert any(part in text for text in texts), part
    file.write_text(db + 'smtp_host = "mail.example.org"\nmail_from = "a@example.org"\n')
    assert main(["doctor", "--config", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0] == {"grade": "good", "about": "settings", "text": "they go together."}


def test_what_is_going_on_is_logged_at_the_start(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, log="info", smtp_password="hush", metrics_token="also hush")
    with server:
        server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    began = next(line for line in lines if line["what"] == "at work")
    assert began["there"]["playing"] == 0
    assert "root" in began["games"]
    assert began["database"].startswith("sqlite:///")
    assert began["settings"]["smtp_password"] == "…"
    assert "hush" not in server.log.read_text()
    assert lines[-1]["what"] == "ended"
