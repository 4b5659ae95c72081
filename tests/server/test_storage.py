"""What is stored survives: restarts, long games, snapshots, backups, migrations, repeats after a restart, two writers at once."""

from __future__ import annotations

import asyncio
import random
import shutil
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tafelrunde.cli.main import main
from tafelrunde.engine.chance import commitment
from tafelrunde.server import database, ledger, tableserver
from tafelrunde.server import journal as keeping
from tafelrunde.server import store as storing
from tafelrunde.server.bulk import text_of
from tafelrunde.server.database import ACTIONS, JOURNAL, METADATA, SCHEME, SEATS, TABLES, USERS, connect, migrate
from tafelrunde.server.story import Story
from tests.server.kit import PATIENCE, Player, finish, served, two
from tests.server.long_game import make_long


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with served(tmp_path, snapshot_every=8) as server:
        ann, bob, table, first, second = two(server, options={"goal": 60})
        assert finish([first, second], seed=5, most=46) == 46
        views = []
        for place in (first, second):
            place.settle()
            views.append((place.view, place.log[-20:]))
        cookies = ann.http.cookies
    with served(tmp_path, snapshot_every=8) as server:
        for old, seat, (view, log) in ((ann, 0, views[0]), (bob, 1, views[1])):
            again = Player(server.address)
            again.tokens = old.tokens
            place = again.at(table, seat).ready()
            assert place.view == view
            assert place.log[-20:] == log
        again = Player(server.address)
        again.http.cookies = cookies
        assert again.ok("GET", "/api/me/tables")["tables"][0]["id"] == table["id"]


def test_a_command_repeated_after_a_restart_is_not_played_twice(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, _, table, first, _ = two(server)
        mark = first.view["mark"]
        move = first.view["moves"][0]
        assert first.play(move, id="once")["type"] == "done"
        now = first.view["mark"]
    with served(tmp_path) as server:
        again = Player(server.address)
        again.tokens = ann.tokens
        place = again.at(table, 0).ready()
        assert place.play(move, mark=mark, id="once")["type"] == "done"
        assert place.view["mark"] == now
        assert place.play(move, mark=mark, id="twice")["type"] == "stale"


def test_free_undo_survives_a_restart(tmp_path: Path) -> None:
    from tests.server.test_play import challenge

    with served(tmp_path, snapshot_every=4) as server:
        _, bob, table, _, second = challenge(server)
        second.play(next(move for move in second.view["moves"] if move[0] == "challenge"))
        assert second.view["undo"]["allowed"]
        assert second.say("undo", mark=second.view["mark"])["type"] == "done"
        second.play(next(move for move in second.view["moves"] if move[0] == "challenge"))
        mark = second.view["mark"]
        assert mark.endswith("~1")
    with served(tmp_path, snapshot_every=4) as server:
        again = Player(server.address)
        again.tokens = bob.tokens
        place = again.at(table, 1).ready()
        assert place.view["undo"]["allowed"]
        assert place.say("undo", mark=mark)["type"] == "done"


def test_however_long_a_game_it_opens_and_steps_quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(engine)
    noticed = make_long(engine, 20_000)
    engine.dispose()
    with served(tmp_path) as server:
        player = server.player()
        player.ok("GET", "/api/games")
        replayed = [0]
        plan = Story.plan

        def counted(self: Story, seat: int, moves: list[int]) -> Any:
            replayed[0] += len(moves)
            return plan(self, seat, moves)

        monkeypatch.setattr(Story, "plan", counted)

        def timed(path: str) -> Any:
            """What is replayed decides how long it takes; `make server-load` measures the time."""
            replayed[0] = 0
            found = player.ok("GET", path, authorization="Seat key")
            assert replayed[0] <= 4 * 64, path
            return found

        assert timed("/api/tables/long")["state"] == "playing"
        for step in (0, 1, 77, noticed[0] // 2, noticed[0] - 1, -1):
            found = timed(f"/api/tables/long/replay?eyes=0&step={step}")
            assert found["step"] == (noticed[0] if step < 0 else step)
        page = timed("/api/tables/long/log?eyes=0")
        assert timed(f"/api/tables/long/log?eyes=0&before={page['at'] // 2}")["entries"]
        player.tokens["long", 0] = "key"
        place = player.at("long", 0).ready()
        assert place.play(place.view["moves"][0])["type"] == "done"


def test_taking_back_over_and_over_keeps_the_line(tmp_path: Path) -> None:
    """The line is, for every decision, the last action that covers it."""
    engine = connect(f"sqlite:///{tmp_path / 'line.sqlite'}")
    migrate(engine)
    chance = random.Random(1)
    line: list[tuple[int, int]] = []
    rows = []
    for seq in range(1, 400):
        ply = len(line)
        if line and chance.random() < 0.4:
            del line[chance.randrange(max(0, ply - 5), ply) :]
            moves: list[int] = []
        else:
            moves = [chance.randrange(1000) for _ in range(chance.randrange(1, 4))]
            line += [(seq % 3, move) for move in moves]
        row = {"table": "t", "seq": seq, "client": str(seq), "kind": "x", "seat": seq % 3, "ply": ply, "after": len(line)}
        rows.append({**row, "moves": text_of(moves), "at": 0.0, "origin": ""})
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(sa.insert(ACTIONS), rows)
        end = len(line)
        for start in range(0, end, 7):
            assert ledger.line(connection, "t", start, end, 399) == line[start:]
            assert ledger.line(connection, "t", start, min(end, start + 5), 399) == line[start : start + 5]
    engine.dispose()


def test_many_moves_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tableserver, "SWEEP", 3600.0)  # nothing else is written meanwhile
    with served(tmp_path) as server:
        firsts = [two(server)[3] for _ in range(8)]
        store = server.app.server.store
        busy, goes_on = threading.Event(), threading.Event()

        def long_write(connection: sa.Connection) -> None:
            busy.set()
            goes_on.wait(PATIENCE)

        occupied = asyncio.run_coroutine_threadsafe(store.write(long_write), store._loop)
        assert busy.wait(PATIENCE)  # while the disk is busy, moves gather
        before = store.commits
        for number, first in enumerate(firsts):
            command = {"type": "command", "id": f"m{number}", "token": first.tokens[0], "mark": first.view["mark"], "moves": [["ready"]]}
            first.send(command)
        while store._queue.qsize() < len(firsts):
            time.sleep(0.01)
        assert all(first.quiet() for first in firsts)  # nothing is acknowledged before it is stored
        goes_on.set()
        occupied.result(PATIENCE)
        for number, first in enumerate(firsts):
            first.until("done", id=f"m{number}")
        assert store.commits - before == 2  # the long one, and all moves together


def stored_rows(engine: sa.Engine) -> tuple[int, list[int], int]:
    """What the table's own row says, which actions are filed, and how many entries the journal has."""
    with engine.connect() as connection:
        seq = connection.scalar(sa.select(TABLES.c.seq))
        filed = list(connection.scalars(sa.select(ACTIONS.c.seq).order_by(ACTIONS.c.seq)))
        return seq or 0, filed, connection.scalar(sa.select(sa.func.count()).select_from(JOURNAL)) or 0


def copied(tmp_path: Path) -> Path:
    """What a kill would leave behind now."""
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        shutil.copy(tmp_path / name, tmp_path / "copy" / name)
    return tmp_path / "copy"


def test_what_a_busy_writer_keeps_in_its_journal_is_filed_before_anybody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy writer files decisions later: nobody who reads notices, and a kill in between loses nothing."""
    monkeypatch.setattr(tableserver, "SWEEP", 3600.0)
    monkeypatch.setattr(storing, "QUIET", 3600.0)
    monkeypatch.setattr(keeping, "BUSY", 0)
    monkeypatch.setattr(keeping, "LAG", 3600.0)
    (tmp_path / "copy").mkdir()
    with served(tmp_path) as server:
        ann, bob, table, first, second = two(server)
        engine = server.app.server.store.engine
        assert first.play(["ready"])["type"] == "done"  # the first of a table is filed at once: only then its number is known
        assert stored_rows(engine) == (1, [1], 0)
        assert second.play(second.view["moves"][0])["type"] == "done"
        assert second.play(["ready"])["type"] == "done"
        assert stored_rows(engine) == (1, [1], 2)  # on the disk, and not filed
        killed = copied(tmp_path)
        ann.ok("GET", "/api/me/tables")
        assert stored_rows(engine) == (3, [1, 2, 3], 0)
        seen = second.settle().view["noticed"]
        assert finish([first, second], most=5) == 5
        assert stored_rows(engine) == (3, [1, 2, 3], 5)
    after = connect(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert stored_rows(after) == (8, list(range(1, 9)), 0)  # who stops, files
    after.dispose()
    with served(killed) as mended:
        assert stored_rows(mended.app.server.store.engine) == (3, [1, 2, 3], 0)
        there = Player(mended.address)
        there.tokens = bob.tokens
        assert there.at(table, 1).ready().view["noticed"] == seen


def test_an_old_id_used_again_is_found_beside_the_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of ids that the table has forgotten the database knows, also where it is asked nothing else."""
    monkeypatch.setattr(tableserver, "SWEEP", 3600.0)
    monkeypatch.setattr(storing, "QUIET", 3600.0)
    monkeypatch.setattr(keeping, "BUSY", 0)
    monkeypatch.setattr(keeping, "RECENT_IDS", 2)
    monkeypatch.setattr(ledger, "RECENT_IDS", 2)
    with served(tmp_path) as server:
        ann, _, table, first, second = two(server)
        assert finish([first, second], most=3) == 3
        first.settle()
        place = first if first.view["moves"] else second.settle()
        assert place.play(place.view["moves"][-1], id="once")["type"] == "done"
        assert finish([first, second], seed=2, most=2) == 2
        ann.ok("GET", "/api/me/tables")
        assert finish([first, second], seed=3, most=2) == 2
        here = server.app.server.tables[table["id"]]
        seq = here.row.seq
        assert server.app.server.store._journal.unfiled
        here.recent.clear()
        while not place.settle().view["moves"]:
            other = second if place is first else first
            assert other.settle().play(other.view["moves"][-1])["type"] == "done"
            seq += 1
        assert place.play(place.view["moves"][-1], id="once")["type"] == "done"
        assert here.row.seq == seq  # answered as before, not played again


def test_a_backup_of_a_running_server_is_a_working_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / "tables.sqlite"
    with served(tmp_path) as server:
        ann, _, table, first, second = two(server)
        stop = threading.Event()

        def busy() -> None:
            seed = 0
            while not stop.is_set():
                seed += 1
                finish([first, second], seed=seed, most=5)

        worker = threading.Thread(target=busy)
        worker.start()
        assert main(["backup", str(copy), "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}"]) == 0
        stop.set()
        worker.join()
        assert "tables" in capsys.readouterr().out
        assert main(["backup", str(copy)]) == 2  # does not overwrite
        assert main(["backup", str(tmp_path / "x"), "--db", f"sqlite:///{tmp_path / 'none.sqlite'}"]) == 2
    with served(copy.parent) as server:
        again = Player(server.address)
        again.tokens = ann.tokens
        place = again.at(table, 0).ready()
        assert place.view["view"]


def test_every_commit_is_on_disk_before_it_is_reported(tmp_path: Path) -> None:
    with served(tmp_path) as server, server.app.server.store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_migrations_lead_to_the_present_scheme(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert list(connection.scalars(sa.text("SELECT version_num FROM alembic_version"))) == [SCHEME]
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA) == []
    engine.dispose()


def test_two_writers_of_one_action_meet_in_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes second catches up and looks again: no move is lost, none is doubled. SQLite in the place of a shared PostgreSQL."""
    monkeypatch.setattr(database, "hold", lambda file: None)
    with served(tmp_path) as one, served(tmp_path) as two_:
        ann, bob, table, first, _ = two(one)
        there = Player(two_.address)
        there.tokens = bob.tokens
        second = there.at(table, 1).ready()
        assert first.play(["ready"])["type"] == "done"
        move = second.view["moves"][0]
        answer = second.play(move)  # its process has not heard of the other's action
        assert answer["type"] == "done"
        assert first.play(["ready"], id="x")["type"] in ("refused", "stale")
        with one.app.server.store.engine.connect() as connection:
            rows = connection.execute(sa.select(ACTIONS.c.seq, ACTIONS.c.seat).order_by(ACTIONS.c.seq)).all()
        assert [tuple(row) for row in rows] == [(1, 0), (2, 1)]
        assert ann.ok("GET", f"/api/tables/{table['id']}")["commitment"] == commitment(
            bytes.fromhex(one.app.server.tables[table["id"]].row.seed)
        )


def test_seats_and_tables_have_the_columns_the_code_reads() -> None:
    assert set(ledger.TableRow.__struct_fields__) == {column.name for column in TABLES.columns}
    assert set(ledger.SeatRow.__struct_fields__) == {column.name for column in SEATS.columns}
    assert set(ledger.ActionRow.__struct_fields__) == {column.name for column in ACTIONS.columns}


def test_a_database_of_the_old_scheme_goes_on(tmp_path: Path) -> None:
    """What was stored before people had devices and roles: found again, playable, and its accounts safe from lookalikes."""
    with served(tmp_path) as server:
        ann, _, table, first, _ = two(server)
        ann.ok("POST", "/api/accounts", {"name": "Oldtimer", "password": "a long enough secret"})
        first.play(["ready"])
    engine = connect(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    move_to(engine, "0002")
    with engine.connect() as connection:
        assert "role" not in {column["name"] for column in sa.inspect(connection).get_columns("users")}
    engine.dispose()
    with served(tmp_path) as server:
        again = Player(server.address)
        again.http.cookies, again.tokens = ann.http.cookies, ann.tokens
        assert again.ok("GET", "/api/me")["user"] == {**ann_in(server), "admin": False}
        assert again.ok("GET", f"/api/tables/{table['id']}")["hints"] is True
        assert again.at(table, 0).ready().view["view"]
        assert [one["current"] for one in again.ok("GET", "/api/me/sessions")["sessions"]] == [True]
        lookalike = {"name": "0ldtimer", "password": "a long enough secret"}
        assert server.player().fails("POST", "/api/accounts", lookalike) == (409, "name_taken")


def ann_in(server: Any) -> dict[str, Any]:
    with server.app.server.store.engine.connect() as connection:
        row = connection.execute(sa.select(USERS).where(USERS.c.name == "Oldtimer")).one()
    return {"id": row.id, "name": "Oldtimer", "account": True}


def move_to(engine: sa.Engine, scheme: str) -> None:
    """Lead a database back to an earlier scheme."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(ledger.__file__).parent / "migrations"))
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, scheme)
