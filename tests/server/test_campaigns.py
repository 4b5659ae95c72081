"""The long campaigns in small: a few kills, a small storm; and proof that each would find what it looks for."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tafelrunde.server.journal import file_all
from tests.server import kills, storm
from tests.server.kills import Kills, Lost, compare, new_clients, under_load
from tests.server.postgres import INSTALLED, postgres


def test_a_few_kills() -> None:
    found = kills.campaign(3, seed=3, tables=3)
    assert found["kills"] >= 3
    assert found["moves"] > 0


@pytest.mark.skipif(not INSTALLED, reason="PostgreSQL is not installed")
def test_a_few_kills_on_postgresql() -> None:
    with postgres() as cluster:
        assert kills.campaign(2, seed=4, db=cluster.address, tables=2)["moves"] > 0


@pytest.mark.parametrize("harm", ["lost", "doubled", "changed", "invented"])
def test_what_the_kills_look_for_is_found(tmp_path: Path, harm: str) -> None:
    run = Kills(tmp_path, 5, "")
    run.server.start()
    try:
        clients = new_clients(run.server, 1, random.Random(1))
        asyncio.run(under_load(clients, run.server, 0.5, in_play=True))
    finally:
        run.server.kill()
    compare(run.engine, clients)
    client = clients[0]
    assert client.journal
    last = "seq = (SELECT max(seq) FROM actions)"
    copied = "\"table\", seq + 1, client || 'x', kind, seat, ply + 1, after + 1, moves, at, origin"
    spoil = {
        "lost": [
            f"DELETE FROM actions WHERE {last}",
            "UPDATE tables SET seq = (SELECT max(seq) FROM actions), ply = (SELECT max(after) FROM actions)",
        ],
        "changed": [f"UPDATE actions SET moves = '[99]' WHERE {last}"],
        "doubled": [
            f"INSERT INTO actions SELECT {copied} FROM actions WHERE {last}",
            "UPDATE tables SET seq = seq + 1, ply = ply + 1",
        ],
        "invented": [],
    }
    client.journal = client.journal[:-1] if harm == "invented" else client.journal
    client.pending = None
    while harm == "lost" and len(client.journal) < len(kills.stored(run.engine, client.table)):
        client.journal.append(kills.stored(run.engine, client.table)[len(client.journal)])  # a move that got no answer is no loss
    file_all(run.engine)  # on a quick machine the last moves are still in the journal
    with run.engine.execution_options(writes=True).begin() as connection:
        for statement in spoil[harm]:
            connection.execute(sa.text(statement))
    with pytest.raises(Lost):
        compare(run.engine, clients)
    run.engine.dispose()


def test_a_small_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storm, "GAMES", ("apple", "seventhstone"))
    found = storm.campaign(1000, seed=2)
    assert found["sent"] >= 1000
    assert min(found[kind] for kind in ("refused", "stale", "error")) > 20


def test_a_command_that_is_accepted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storm, "GAMES", ("apple",))
    real = storm.Target.shot

    def sly(self: storm.Target, kind: str, foreign: list[str]) -> Any:
        return real(self, kind, [self.token])  # one's own token is not a foreign one

    monkeypatch.setattr(storm.Target, "shot", sly)
    with pytest.raises(storm.Accepted):
        storm.campaign(1000, seed=2)
