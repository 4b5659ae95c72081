"""An update strands no game: databases of every release open and go on, worn snapshots are made anew, one bad row spoils no list."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zlib import compress, decompress

import pytest

from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.errors import UnknownGame
from tafelrunde.engine.record import parse_record, verify
from tafelrunde.server import ledger
from tafelrunde.server.database import SCHEME
from tests.server.kit import Place, Player, Server, finish, served

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sql.gz"))


class Release:
    """A database of a release in a folder of its own, and what its players know."""

    def __init__(self, folder: Path, kept: Path) -> None:
        self.folder = folder
        self.file = folder / "tables.sqlite"
        with sqlite3.connect(self.file) as database:
            database.executescript(gzip.decompress(kept.read_bytes()).decode())
            self.versions = dict(database.execute("SELECT id, version FROM tables").fetchall())
        self.known = json.loads((kept.parent / kept.name.replace(".sql.gz", ".json")).read_text())

    def change(self, statement: str, *values: Any) -> None:
        with sqlite3.connect(self.file) as database:
            assert database.execute(statement, values).rowcount

    def rewrite(self, change: Callable[[dict[str, Any]], None]) -> None:
        """Change every stored position."""
        with sqlite3.connect(self.file) as database:
            for table, ply, state in database.execute('SELECT "table", ply, state FROM snapshots').fetchall():
                plain = json.loads(decompress(state))
                change(plain)
                changed = compress(json.dumps(plain).encode())
                database.execute('UPDATE snapshots SET state = ? WHERE "table" = ? AND ply = ?', (changed, table, ply))

    @contextmanager
    def served(self) -> Iterator[tuple[Server, Player]]:
        with served(self.folder, snapshot_every=16) as server:
            ann = server.player()
            ann.http.cookies.update(self.known["cookie"])
            ann.csrf = ann.ok("GET", "/api/me")["csrf"]
            yield server, ann

    def tables(self, finished: bool, gone: bool = False) -> list[dict[str, Any]]:
        """Those whose rules can still be played, or only those whose rules are gone."""
        return [one for one in self.known["tables"] if one["finished"] == finished and self.is_gone(one) == gone]

    def is_gone(self, table: dict[str, Any]) -> bool:
        return self.versions[table["table"]] not in find(table["game"]).supported


@pytest.fixture(params=RELEASED, ids=lambda kept: kept.name.partition(".")[0])
def release(request: pytest.FixtureRequest, tmp_path: Path) -> Release:
    return Release(tmp_path, request.param)


@pytest.fixture
def last(tmp_path: Path) -> Release:
    return Release(tmp_path, RELEASED[-1])


def go_on(server: Server, table: dict[str, Any], most: int = 20) -> int:
    places = [
        Place(server.address, table["table"], hello={"tokens": [token], "eyes": seat}).ready() for seat, token in enumerate(table["tokens"])
    ]
    played = finish(places, seed=3, most=most)
    for place in places:
        place.ws.close()
    return played


def check_replay(ann: Player, table: dict[str, Any]) -> None:
    path = f"/api/tables/{table['table']}"
    last = ann.ok("GET", f"{path}/replay")
    chance = random.Random(1)
    for step in [0, last["steps"], *(chance.randrange(last["steps"] + 1) for _ in range(3))]:
        assert ann.ok("GET", f"{path}/replay?step={step}&eyes=0")["view"]
    record = parse_record(ann.ok("GET", f"{path}/record"))
    verdict = verify(record)
    assert verdict.plies == len(record.moves)
    assert verdict.ok or record.scores is None, verdict


def test_there_is_a_database_of_every_scheme_before_the_present_one() -> None:
    versions = Path(ledger.__file__).parent / "migrations" / "versions"
    schemes = {file.name[:4] for file in versions.glob("0*.py")}
    assert {file.name[:4] for file in RELEASED} >= schemes - {SCHEME}


def test_a_released_database_opens_and_every_game_goes_on(release: Release) -> None:
    with release.served() as (server, ann):
        listed = {table["id"]: table for table in ann.ok("GET", "/api/me/tables")["tables"]}
        assert {one["table"] for one in release.known["tables"]} <= listed.keys()
        assert all(listed[one["table"]]["installed"] != release.is_gone(one) for one in release.known["tables"])
        for table in release.tables(finished=False):
            assert go_on(server, table) > 0, table["game"]
        for table in release.tables(finished=True):
            check_replay(ann, table)
        for table in release.tables(finished=True, gone=True):
            assert "\nseed " in ann.ok("GET", f"/api/tables/{table['table']}/record")


def test_a_game_begun_under_older_rules_goes_on_under_them(tmp_path: Path) -> None:
    older = Release(tmp_path, next(kept for kept in RELEASED if "older-rules" in kept.name))
    assert sorted(table["game"] for table in older.known["tables"]) == ["apple", "battlelore"]
    assert set(older.versions.values()) == {1}
    with older.served() as (server, ann):
        for table in older.known["tables"]:
            assert go_on(server, table) > 0
            story = server.run(server.app.server.table(table["table"])).story
            assert story is not None
            assert story.position.rules == 1
            new = server.run(server.app.server.table(ann.new_table(game=table["game"])["id"]))
            assert new.row.version == 2, "a new table is played by the newest rules"


def without_ply(plain: dict[str, Any]) -> None:
    del plain["revelations"]


def with_more(plain: dict[str, Any]) -> None:
    plain["added_by_a_later_version"] = 0


def other_class(plain: dict[str, Any]) -> None:
    plain["#"] = "Renamed"


def other_step(plain: dict[str, Any]) -> None:
    plain["stack"] = [{"#": "NoSuchStep"}]


@pytest.mark.parametrize("change", [without_ply, with_more, other_class, other_step], ids=lambda change: change.__name__)
def test_a_snapshot_that_cannot_be_read_is_made_anew(last: Release, change: Callable[[dict[str, Any]], None]) -> None:
    last.rewrite(change)
    with last.served() as (server, ann):
        for table in last.tables(finished=False):
            assert go_on(server, table, 4) > 0, table["game"]
        check_replay(ann, last.tables(finished=True)[-1])
    last.change("UPDATE snapshots SET ply = ply")  # there are some again
    with last.served() as (server, _):
        server.app.server.settings.snapshot_every = 1000
        for table in last.tables(finished=False):
            assert go_on(server, table, 2) > 0


def test_a_snapshot_of_another_moment_is_not_believed(last: Release) -> None:
    last.change("UPDATE snapshots SET noticed = '[0, 0, 0, 0, 0]'")
    with last.served() as (server, _):
        for table in last.tables(finished=False):
            assert go_on(server, table, 4) > 0, table["game"]


def test_damaged_bytes_are_not_believed(last: Release) -> None:
    last.change("UPDATE snapshots SET state = x'00ff'")
    with last.served() as (server, ann):
        assert go_on(server, last.tables(finished=False)[1], 4) > 0
        check_replay(ann, last.tables(finished=True)[0])


def without(game: str) -> Callable[[str, int | None], Game]:
    def found(name: str, version: int | None = None) -> Game:
        if name == game:
            raise UnknownGame("it is gone.")
        return find(name, version)

    return found


def test_tables_whose_rules_are_gone_say_so_and_give_their_record(last: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "find", without("apple"))
    with last.served() as (server, ann):
        stranger = server.player()
        listed = {table["id"]: table for table in ann.ok("GET", "/api/me/tables")["tables"]}
        public = {table["id"] for table in stranger.ok("GET", "/api/tables")["tables"]}
        running, *_ = (one for one in last.tables(finished=False) if one["game"] == "apple")
        ended, *_ = (one for one in reversed(last.tables(finished=True)) if one["game"] == "apple")
        for one in last.known["tables"]:
            assert listed[one["table"]]["installed"] == (one["game"] != "apple" and not last.is_gone(one))
            assert one["table"] in public
        path = f"/api/tables/{ended['table']}"
        assert not ann.ok("GET", path)["installed"]
        assert ann.fails("GET", f"{path}/replay") == (409, "rules_gone")
        text = ann.ok("GET", f"{path}/record")
        assert verify(parse_record(text)).ok  # the rules are back in this process: nothing was lost
        here = f"/api/tables/{running['table']}"
        assert ann.fails("GET", f"{here}/record") == (409, "rules_gone")
        assert stranger.fails("POST", f"{here}/archive") == (401, "who_are_you")
        assert ann.ok("POST", f"{here}/archive")["state"] == "finished"
        assert "\nseed " in ann.ok("GET", f"{here}/record")
        for table in last.tables(finished=False):
            if table["game"] != "apple":
                assert go_on(server, table, 2) > 0


def test_a_rules_version_that_is_not_installed_is_the_same(last: Release) -> None:
    table = last.tables(finished=True)[-1]
    last.change("UPDATE tables SET version = 99 WHERE id = ?", table["table"])
    with last.served() as (_, ann):
        assert len(ann.ok("GET", "/api/me/tables")["tables"]) == len(last.known["tables"]) + 1
        text = ann.ok("GET", f"/api/tables/{table['table']}/record")
        assert "\nrules 99\n" in text
        game = find(table["game"])
        assert verify(parse_record(text.replace("rules 99", f"rules {game.version}"))).ok


def test_a_move_nobody_can_name_stays_a_number(last: Release) -> None:
    table = last.tables(finished=True)[-1]
    last.change("UPDATE tables SET version = 99, game = 'forgotten' WHERE id = ?", table["table"])
    with last.served() as (_, ann):
        text = ann.ok("GET", f"/api/tables/{table['table']}/record")
        assert text.splitlines()[8].split(" ")[-1].isdigit()


@pytest.mark.parametrize("damage", ["roles = '['", "options = 'x'", "clock = '{\"bank\": []}'", "result = '3'"])
def test_one_bad_row_spoils_no_list(last: Release, damage: str) -> None:
    bad = last.tables(finished=False)[0]["table"]
    last.change(f"UPDATE tables SET {damage} WHERE id = ?", bad)
    with last.served() as (server, ann):
        for who, path in ((ann, "/api/me/tables"), (server.player(), "/api/tables")):
            listed = {table["id"] for table in who.ok("GET", path)["tables"]}
            assert bad not in listed
            assert {one["table"] for one in last.known["tables"]} - {bad} <= listed
        assert ann.ask("GET", f"/api/tables/{bad}").status_code == 500
        assert go_on(server, last.tables(finished=False)[1], 2) > 0


def test_moves_that_do_not_replay_are_told_as_gone(last: Release) -> None:
    """A rule was changed without a new version: everything but this table goes on."""
    table = last.tables(finished=True)[-1]
    last.change("DELETE FROM snapshots")
    last.change("UPDATE actions SET moves = '[0]' WHERE \"table\" = ? AND ply = 10", table["table"])
    with last.served() as (server, ann):
        assert ann.fails("GET", f"/api/tables/{table['table']}/replay") == (409, "rules_gone")
        assert ann.ok("GET", f"/api/tables/{table['table']}")["state"] == "finished"
        assert "\nseed " in ann.ok("GET", f"/api/tables/{table['table']}/record")
        assert go_on(server, last.tables(finished=False)[0], 2) > 0


def test_a_table_that_is_due_but_gone_does_not_take_the_others_turn(last: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "find", without("root"))
    last.change("UPDATE tables SET deadline = 1.0 WHERE state = 'playing'")
    with last.served() as (server, _):
        server.run(server.app.server._sweep())
        due = "SELECT count(*) FROM tables WHERE deadline < 1e9 AND game = 'root' AND state = 'playing'"
        with sqlite3.connect(last.file) as database:
            assert database.execute(due).fetchone() == (0,)


def test_a_backup_of_an_old_database_opens_too(release: Release, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(release.file, copy / "tables.sqlite")
    with served(copy) as server:
        assert server.player().ok("GET", "/api/tables")["tables"]
