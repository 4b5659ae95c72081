"""Several server processes on one PostgreSQL: the same table for everybody, whoever serves him."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tafelrunde.cli.main import main
from tafelrunde.engine.record import parse_record, verify
from tests.server.kit import PATIENCE, Player, Server, finish, served, two
from tests.server.postgres import INSTALLED, Postgres, postgres

pytestmark = pytest.mark.skipif(not INSTALLED, reason="PostgreSQL is not installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="module")
def pair(cluster: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("pair")
    with served(folder, db=cluster.address, snapshot_every=16) as one, served(folder, db=cluster.address, snapshot_every=16) as other:
        yield one, other


def elsewhere(server: Server, player: Player) -> Player:
    """The same person at another process."""
    there = Player(server.address)
    there.http.cookies = player.http.cookies
    there.csrf = player.csrf
    there.tokens = player.tokens
    return there


def test_both_processes_serve_the_same_table(pair: tuple[Server, Server]) -> None:
    ann, bob, table, first, _ = two(pair[0])
    second = elsewhere(pair[1], bob).at(table, 1).ready()
    finish([first, second], seed=2)
    for place in (first, second):
        place.wait(lambda at: at.view["standing"])
    assert first.view["standing"] == second.view["standing"]
    here = ann.ok("GET", f"/api/tables/{table['id']}/record")
    there = elsewhere(pair[1], ann).ok("GET", f"/api/tables/{table['id']}/record")
    assert here == there
    assert verify(parse_record(here)).ok


def test_everything_else_reaches_the_other_process_too(pair: tuple[Server, Server]) -> None:
    ann, bob, table, first, _ = two(pair[0], options={"goal": 100})
    second = elsewhere(pair[1], bob).at(table, 1).ready()
    first.say("chat", text="from afar")
    second.wait(lambda at: any(line["text"] == "from afar" for one in at.seen if one["type"] == "chat" for line in one["lines"]))
    first.say("pause", on=True)
    second.wait(lambda at: at.table["info"]["state"] == "paused")
    second.say("pause", on=False)
    first.wait(lambda at: at.table["info"]["state"] == "playing")
    second.say("bot", bot="random")
    first.wait(lambda at: at.table["info"]["seats"][1]["player"] == "bot")
    second.say("bot", bot=None)
    first.wait(lambda at: at.table["info"]["seats"][1]["player"] == "human")
    new = ann.ok("POST", f"/api/tables/{table['id']}/seats/0/token", {"revoke": True})["token"]
    assert first.play(["ready"])["code"] == "not_your_seat"
    visitor = Player(pair[1].address)
    visitor.tokens[table["id"], 0] = new
    assert visitor.at(table, 0).ready().view["eyes"] == 0


def test_undo_and_take_back_across_processes(pair: tuple[Server, Server]) -> None:
    from tests.server.test_play import challenge

    _, bob, table, first, second = challenge(pair[0])
    there = elsewhere(pair[1], bob).at(table, 1).ready()
    move = next(move for move in second.view["moves"] if move[0] == "challenge")
    before = there.view["view"]
    assert there.play(move)["type"] == "done"
    first.wait(lambda at: at.view["moves"])
    assert there.say("undo", mark=there.view["mark"])["type"] == "done"
    first.wait(lambda at: not at.view["moves"])
    assert there.play(move)["type"] == "done"
    assert there.say("take_back")["type"] == "done"
    first.until("take_back", by=1)
    assert first.say("take_back", agree=True)["type"] == "done"
    there.wait(lambda at: at.view["view"] == before)


def test_simultaneous_decisions_at_two_processes_lose_nothing(pair: tuple[Server, Server]) -> None:
    for seed in range(6):
        _, bob, table, first, _ = two(pair[0], options={"goal": 100})
        second = elsewhere(pair[1], bob).at(table, 1).ready()
        one, other = first.view["moves"][0], second.view["moves"][0]
        first.send({"type": "command", "id": f"a{seed}", "token": first.tokens[0], "mark": first.view["mark"], "moves": [one]})
        second.send({"type": "command", "id": f"b{seed}", "token": second.tokens[0], "mark": second.view["mark"], "moves": [other]})
        first.until("done", id=f"a{seed}")
        second.until("done", id=f"b{seed}")
        assert first.view["view"]["bid"] == one[1]
        assert second.view["view"]["bid"] == other[1]


def test_a_backup_of_postgresql_is_a_sqlite_file_that_plays(
    cluster: Postgres, pair: tuple[Server, Server], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, _, table, first, _ = two(pair[0])
    first.play(first.view["moves"][0])
    (tmp_path / "copy").mkdir()
    file = tmp_path / "copy" / "tables.sqlite"
    assert main(["backup", str(file), "--db", cluster.address]) == 0
    assert "tables" in capsys.readouterr().out
    with served(file.parent) as server:
        place = elsewhere(server, ann).at(table, 0).ready()
        assert place.view["view"] == first.view["view"]
        assert place.play(["ready"])["type"] == "done"


def test_when_the_database_goes_and_comes_back(tmp_path: Path) -> None:
    with postgres() as own, served(tmp_path, db=own.address) as server:
        _, _, _, first, second = two(server)
        move = first.view["moves"][0]
        own.stop(crash=True)
        failed = first.play(move, id="try")
        assert failed["code"] == "cannot_store"
        assert failed["retry"] > 0
        assert server.player().http.get("/healthz").status_code == 503
        own.start()
        end = time.monotonic() + PATIENCE
        while (answer := first.play(move, id="try"))["type"] != "done":
            assert answer["code"] == "cannot_store"
            assert time.monotonic() < end
            time.sleep(0.2)
        assert second.play(["ready"])["type"] == "done"
        assert server.player().http.get("/healthz").status_code == 200
        with psycopg.connect(own.address) as db:
            count = db.execute("SELECT count(*) FROM actions").fetchone()
        assert count == (2,)


def test_what_is_ordered_at_one_process_holds_at_all(pair: tuple[Server, Server], cluster: Postgres) -> None:
    """A ban, an announcement and read-only, ordered on the command line and at one process."""
    ann, bob, table, first, _ = two(pair[0])
    ann.ok("POST", "/api/accounts", {"name": "Keeper of both", "password": "a long enough secret"})
    bob.ok("POST", "/api/accounts", {"name": "Rowdy of both", "password": "a long enough secret"})
    second = elsewhere(pair[1], bob).at(table, 1).ready()
    assert main(["admin", "grant", "Keeper of both", "--db", cluster.address]) == 0
    for server in pair:
        server.run(server.app.server.caretaker.look_round())
    keeper = elsewhere(pair[1], ann)
    assert keeper.ok("GET", "/api/admin")["counts"]["playing"] >= 1
    keeper.ok("PUT", "/api/admin/bulletin", {"read_only": True, "en": "Soon back."})
    try:
        assert first.until("bulletin", read_only=True)["en"] == "Soon back."  # at the other process
        assert first.play(["ready"])["code"] == "read_only"
    finally:
        keeper.ok("PUT", "/api/admin/bulletin", {})
    assert first.until("bulletin", read_only=False)["en"] == ""
    assert main(["admin", "ban", "Rowdy of both", "--why", "insults", "--db", cluster.address]) == 0
    assert second.until("error")["code"] == "not_admitted"
    assert elsewhere(pair[0], bob).ok("GET", "/api/me")["user"] is None
    assert main(["doctor", "--db", cluster.address]) == 0
