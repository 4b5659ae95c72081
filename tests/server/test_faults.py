"""What goes wrong outside the server: the disk is full, the database is gone, locked or silent. Clear errors, nothing lost, no restart."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from tafelrunde.server import store as storage
from tafelrunde.server.database import CHAT
from tafelrunde.server.failures import Failure
from tests.server.kit import PATIENCE, Place, Player, served, two
from tests.server.postgres import INSTALLED, Postgres, postgres
from tests.server.process import ServerProcess

needs_postgres = pytest.mark.skipif(not INSTALLED, reason="PostgreSQL is not installed")


def there_and_back(place: Place) -> list[list[Any]]:
    """Moves that can be made again and again: bid and withdraw."""
    return [place.view["moves"][0], ["withdraw"]]


def play_until_it_works(place: Place, *moves: list[Any], mark: str, id: str) -> None:
    """As a client does: the same command with the same id, until it is done."""
    end = time.monotonic() + PATIENCE
    while (answer := place.play(*moves, mark=mark, id=id))["type"] != "done":
        assert answer["code"] == "cannot_store", answer
        assert answer["retry"] > 0
        assert time.monotonic() < end
        time.sleep(0.1)


def wait_for_health(player: Player, status: int) -> None:
    end = time.monotonic() + PATIENCE
    while player.http.get("/healthz").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.1)


def stored(file: Path) -> list[str]:
    with sqlite3.connect(file) as db:
        return [client for (client,) in db.execute("SELECT client FROM actions ORDER BY seq")]


def begin(address: str) -> tuple[Player, dict[str, Any], Place, Place]:
    """Both seats of a table that has begun, at a server in another process."""
    ann = Player(address, "Ann")
    table = ann.new_table(options={"goal": 100})
    tokens = [ann.sit(table, seat) for seat in (0, 1)]
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    first, second = (Place(address, table["id"], hello={"tokens": [tokens[seat]], "eyes": seat}).ready() for seat in (0, 1))
    return ann, table, first, second


@pytest.mark.posix("a limit to what a process may write")
def test_a_full_disk(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        ann, table, first, second = begin(server.address)
        known = []
        for number in range(5):
            assert first.play(*there_and_back(first), id=f"before{number}")["type"] == "done"
            known.append(f"0:before{number}")
        mark, moves = first.view["mark"], there_and_back(first)
        server.fill_disk(4096)
        for _ in range(3):
            answer = first.play(*moves, mark=mark, id="full")
            assert answer["code"] == "cannot_store"
            assert answer["retry"] > 0
            assert "stored" in answer["text"]
        assert ann.fails("POST", "/api/tables", {"game": "apple"}) == (503, "cannot_store")
        assert first.say("chat", text="hello?")["code"] == "cannot_store"
        health = ann.http.get("/healthz")
        assert (health.status_code, health.json()["database"]) == (503, "failing")
        assert ann.ok("GET", f"/api/tables/{table['id']}")["state"] == "playing"  # reading goes on
        assert second.settle().view["noticed"] == 0
        assert first.settle().view["mark"] == mark
        server.fill_disk(0)
        wait_for_health(ann, 200)  # noticed without anybody's writing
        play_until_it_works(first, *moves, mark=mark, id="full")
        assert second.play(["ready"], id="other")["type"] == "done"
        assert first.view["mark"] != mark
        known += ["0:full", "1:other"]
        assert stored(tmp_path / "tables.sqlite") == known
        server.kill()
        server.start()
        again = Place(server.address, table["id"], hello={"tokens": first.tokens, "eyes": 0}).ready()
        assert again.view == first.view
        assert again.play(["ready"], id="after")["type"] == "done"
    assert stored(tmp_path / "tables.sqlite") == [*known, "0:after"]


def test_a_full_disk_while_a_file_grows(tmp_path: Path) -> None:
    """SQLite itself says that it is full, in the middle of a game."""
    full = [False]
    with served(tmp_path) as server:
        engine = server.app.server.store.engine

        @sa.event.listens_for(engine, "checkout")
        def on_checkout(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA max_page_count={1 if full[0] else 1_000_000}").close()

        _, _, _, first, second = two(server, options={"goal": 100})
        full[0] = True
        known: list[str] = []
        for number in range(10_000):
            mark, moves = first.view["mark"], there_and_back(first)
            answer = first.play(*moves, mark=mark, id=f"m{number}")
            if answer["type"] != "done":
                break
            known.append(f"0:m{number}")
        assert answer["code"] == "cannot_store"
        full[0] = False
        play_until_it_works(first, *moves, mark=mark, id=f"m{number}")
        assert second.play(["ready"], id="other")["type"] == "done"
        assert stored(tmp_path / "tables.sqlite") == [*known, f"0:m{number}", "1:other"]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Somebody else holds the database file."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_locked_database_file(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        engine = server.app.server.store.engine

        @sa.event.listens_for(engine, "checkout")
        def on_checkout(connection: Any, *_: object) -> None:
            connection.execute("PRAGMA busy_timeout=100").close()

        ann, _, table, first, _ = two(server)
        mark, move = first.view["mark"], first.view["moves"][0]
        with locked(tmp_path / "tables.sqlite"):
            assert first.play(move, mark=mark, id="locked")["code"] == "cannot_store"
            assert ann.ok("GET", f"/api/tables/{table['id']}")["state"] == "playing"
        play_until_it_works(first, move, mark=mark, id="locked")
        assert stored(tmp_path / "tables.sqlite") == ["0:locked"]
        wait_for_health(ann, 200)


def test_a_short_lock_is_waited_for(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, _, _, first, _ = two(server)
        holds, ends = threading.Event(), threading.Event()

        def hold() -> None:
            with locked(tmp_path / "tables.sqlite"):
                holds.set()
                ends.wait(0.5)

        other = threading.Thread(target=hold)
        other.start()
        assert holds.wait(PATIENCE)
        assert first.play(first.view["moves"][0])["type"] == "done"
        ends.set()
        other.join()


def test_one_write_that_does_not_fit_harms_no_other(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, _, table, first, _ = two(server)
        store = server.app.server.store
        line = {"table": table["id"], "at": 0.0, "user": "", "name": "", "seat": None, "text": "x", "key": "", "value": ""}

        def twice(connection: sa.Connection) -> None:
            for _ in range(2):
                connection.execute(sa.insert(CHAT).values(number=10**6, **line))

        with pytest.raises(Failure) as caught:
            server.run(store.write(twice))
        assert caught.value.code == "cannot_store"
        assert store.healthy
        assert first.play(["ready"])["type"] == "done"
        with store.engine.connect() as connection:
            assert connection.scalar(sa.select(sa.func.count()).where(CHAT.c.number == 10**6)) == 0  # nor half of it


@needs_postgres
def test_postgresql_gone_and_back_under_two_processes(tmp_path: Path) -> None:
    with postgres() as own, served(tmp_path, db=own.address) as one, served(tmp_path, db=own.address) as other:
        ann, bob, table, first, _ = two(one, options={"goal": 100})
        there = Player(other.address)
        there.tokens = bob.tokens
        second = there.at(table, 1).ready()
        assert first.play(["ready"], id="before")["type"] == "done"
        mark, move = second.view["mark"], second.view["moves"][0]
        own.stop(crash=True)
        assert second.play(move, mark=mark, id="gone")["code"] == "cannot_store"
        assert ann.fails("GET", "/api/me/tables") == (503, "cannot_store")
        assert ann.fails("POST", "/api/tables", {"game": "apple"}) == (503, "cannot_store")
        wait_for_health(ann, 503)
        own.start()
        play_until_it_works(second, move, ["ready"], mark=mark, id="gone")
        first.wait(lambda place: any(entry.get("event") == "claimed" for entry in place.log))  # the news goes round again
        wait_for_health(ann, 200)
        wait_for_health(there, 200)
        with psycopg.connect(own.address) as db:
            rows = db.execute("SELECT client FROM actions ORDER BY seq").fetchall()
        assert rows == [("0:before",), ("1:gone",)]


@contextmanager
def silent(cluster: Postgres) -> Iterator[None]:
    """A database that takes connections and answers nothing."""
    assert cluster.process is not None
    postmaster = cluster.process.pid
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    everyone = [postmaster, *map(int, children)]
    for pid in everyone:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in everyone:
            os.kill(pid, signal.SIGCONT)


@needs_postgres
@pytest.mark.posix("processes that can be halted")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_database_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres() as own, served(tmp_path, db=own.address) as server:
        ann, _, _, first, second = two(server, options={"goal": 100})
        mark, move = first.view["mark"], first.view["moves"][0]
        monkeypatch.setattr(storage, "SLOW", 1.0)
        with silent(own):
            assert first.play(move, mark=mark, id="silent")["code"] == "cannot_store"
            assert ann.fails("GET", "/api/me/tables") == (503, "cannot_store")
            assert ann.http.get("/healthz").status_code == 503
        monkeypatch.setattr(storage, "SLOW", PATIENCE)
        play_until_it_works(first, move, mark=mark, id="silent")
        assert second.play(["ready"], id="other")["type"] == "done"
        wait_for_health(ann, 200)
        with psycopg.connect(own.address) as db:
            rows = db.execute("SELECT client FROM actions ORDER BY seq").fetchall()
        assert rows == [("0:silent",), ("1:other",)]


@needs_postgres
def test_what_postgresql_cannot_keep_is_unreadable_and_harms_nobody(tmp_path: Path) -> None:
    with postgres() as own, served(tmp_path, db=own.address) as server:
        _, _, _, first, second = two(server)
        assert first.say("chat", text="a\0b")["code"] == "unreadable"
        stranger = server.player()
        assert stranger.fails("POST", "/api/session", {"name": "a\0b", "password": "x"}) == (400, "unreadable")
        assert stranger.fails("GET", "/api/tables?game=%00") == (400, "unreadable")
        assert stranger.http.get("/healthz").status_code == 200
        assert first.say("chat", text="fine")["type"] == "done"
        assert second.play(["ready"])["type"] == "done"


@pytest.mark.posix("a limit to what a process may write")
def test_bots_wait_for_the_disk_and_play_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_pause=0.05) as server:
        ann = Player(server.address, "Ann")
        table = ann.new_table(options={"goal": 5}, public=True)
        for seat in range(2):
            ann.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "random"})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        server.fill_disk(4096)
        wait_for_health(ann, 503)
        assert ann.ok("GET", f"/api/tables/{table['id']}")["state"] == "playing"
        server.fill_disk(0)
        end = time.monotonic() + PATIENCE
        while ann.ok("GET", f"/api/tables/{table['id']}")["state"] != "finished":
            assert time.monotonic() < end
            time.sleep(0.1)


@pytest.mark.posix("a signal that asks a process to end; on Windows it ends at once")
def test_a_server_that_is_told_to_stop_finishes_what_it_acknowledged(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        _, _, first, _ = begin(server.address)
        known: list[str] = []

        def play() -> None:
            number = 0
            try:
                while True:
                    number += 1
                    if first.play(*there_and_back(first), id=f"m{number}")["type"] == "done":
                        known.append(f"0:m{number}")
            except Exception:
                return  # the server has gone

        player = threading.Thread(target=play)
        player.start()
        while len(known) < 10:
            time.sleep(0.01)
        assert server.stop() in (0, -signal.SIGTERM)  # uvicorn ends by the signal it was sent, when all is done
        player.join(PATIENCE)
        assert first.ws.close_code == 1012
        assert len(known) >= 10
        there = stored(tmp_path / "tables.sqlite")
        assert there[: len(known)] == known
        assert len(there) <= len(known) + 1
