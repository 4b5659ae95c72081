"""Bots on a cluster: the same call goes to Ray actors, and a lost one costs one decision's time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.errors import BadOptions
from tafelrunde.server import thinkers
from tafelrunde.server.thinkers import Staff
from tests.clusters import two_nodes
from tests.server.kit import Place, Server, finish, served, wait

RAY: Any = pytest.importorskip("ray", reason="the extra is not installed: pip install 'tafelrunde[ray]' (make test does)")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    with two_nodes(monkeypatch) as made:
        RAY.init(address=made.address, log_to_driver=False, logging_level="error")
        yield made


def against_bots(server: Server) -> Place:
    ann = server.player("Ann")
    table = ann.new_table(seats=3, options={"goal": 12})
    ann.sit(table, 0)
    for seat in (1, 2):
        ann.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "hard"})
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    return ann.at(table, 0).ready()


@pytest.mark.timeout(480)
def test_bots_think_on_a_cluster_and_a_lost_node_costs_a_moment(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 60.0)
    with served(tmp_path, bot_workers="ray", bot_seconds=0.1) as server:
        staff = server.app.server.bots.staff
        assert len(staff.thinkers) == 2
        place = against_bots(server)
        finish([place], most=3)
        actors = [one.actor for one in staff.thinkers if one.actor is not None]  # type: ignore[attr-defined]
        assert actors
        for actor in actors:
            RAY.kill(actor)  # two workers are lost
        finish([place], most=3)
        cluster.remove_node(cluster.list_all_nodes()[1], allow_graceful=False)
        wait(lambda: len(staff.thinkers) == 1)  # the table goes on with what is left
        begun = time.monotonic()
        finish([place])
        assert place.view["standing"]["over"]
        assert time.monotonic() - begun < 240
        played = server.app.server.figures.bots.labels("played")._value.get()
        assert played > 6


def test_a_cluster_that_is_not_there_is_said_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOptions, match="there is no Ray cluster at 'ray://127"):
        Staff("ray://127.0.0.1:1")
