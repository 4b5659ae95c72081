"""Thinking time runs while people can play: neither a server that is down nor a clock that jumps costs anybody his game."""

from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from tafelrunde.server import audience, pulse, seating, tables, tableserver
from tafelrunde.server.clocks import Clocks
from tafelrunde.server.database import META, TABLES, connect
from tests.server.kit import Player, Server, served, two, wait


class Wall:
    """The machine's clock, which somebody sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        moved = SimpleNamespace(time=lambda: time.time() + self.ahead, monotonic=time.monotonic)
        for module in (audience, pulse, seating, tables, tableserver):
            monkeypatch.setattr(module, "time", moved, raising=False)
        monkeypatch.setattr(tableserver, "SWEEP", 0.1)


def beats(server: Server) -> int:
    return server.app.server.store.commits


def left(server: Server, id: str) -> list[float]:
    inside = server.app.server
    clocks = inside.tables[id].clocks
    assert clocks is not None
    return clocks.at(inside.now())


def passed(server: Server) -> None:
    """A few rounds of the server's chores."""
    before = server.app.server.store.commits
    wait(lambda: server.app.server.store.commits > before + 3)


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86_400.0])
def test_a_clock_that_is_set_costs_nobody_his_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    wall = Wall(monkeypatch)
    with served(tmp_path) as server:
        _, _, table, first, second = two(server, clock={"bank": 600, "out": "resign"}, options={"goal": 100})
        wall.ahead = jump
        assert second.play(["ready"])["type"] == "done"  # in the very moment
        passed(server)
        assert all(seconds > 500 for seconds in left(server, table["id"]))
        assert first.play(["ready"])["type"] == "done"
        passed(server)
        assert first.settle().table["info"]["state"] == "playing"
        assert all(seconds > 500 for seconds in left(server, table["id"]))
        server.app.server.tables[table["id"]].clocks.since -= 700  # type: ignore[union-attr]
        server.run(server.app.server.flags(server.app.server.tables[table["id"]]))
        first.wait(lambda place: place.table["info"]["state"] == "finished")  # time that did run is up


def long_ago(folder: Path, seconds: float, alive: bool = False) -> None:
    """Let everything in the database have happened so long ago; `alive`: a server was at work until now."""
    engine = connect(f"sqlite:///{folder / 'tables.sqlite'}")
    with engine.execution_options(writes=True).begin() as connection:
        for id, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.clocks)).all():
            clocks = Clocks.read(text)
            assert clocks is not None
            clocks.since -= seconds
            connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(clocks=clocks.text(), deadline=time.time() - 1.0))
        then = repr(time.time() if alive else time.time() - seconds)
        connection.execute(sa.update(META).where(META.c.key == "alive").values(value=then))
    engine.dispose()


@pytest.mark.parametrize("alive", [False, True])
def test_a_server_that_was_down_costs_nobody_his_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alive: bool) -> None:
    monkeypatch.setattr(tableserver, "SWEEP", 0.1)
    with served(tmp_path) as server:
        ann, _, table, _, _ = two(server, clock={"bank": 600, "out": "resign"})
    long_ago(tmp_path, 3600.0, alive)
    with served(tmp_path) as server:
        again = Player(server.address)
        again.tokens = ann.tokens
        place = again.at(table, 0).ready()
        if alive:  # somebody was there all the time: then it is his own fault
            place.wait(lambda place: place.table["info"]["state"] == "finished")
        else:
            passed(server)
            assert place.settle().table["info"]["state"] == "playing"
            assert all(seconds > 500 for seconds in left(server, table["id"]))


def test_time_stands_still_while_nothing_can_be_stored(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, _, table, first, _ = two(server, clock={"bank": 60, "out": "resign"})
        inside = server.app.server

        def outage(connection: sa.Connection) -> None:
            """As if nothing had been stored for the last ten minutes, in which everybody's time ran on."""
            connection.execute(sa.update(META).where(META.c.key == "alive").values(value=repr(time.time() - 600)))
            for id, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.clocks)).all():
                clocks: Any = Clocks.read(text)
                clocks.since -= 600
                connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(clocks=clocks.text(), deadline=time.time()))

        server.run(inside.store.write(outage))
        server.run(inside.look_again(table["id"]))
        server.run(inside.flags(inside.tables[table["id"]]))
        assert first.settle().table["info"]["state"] == "playing"
        assert first.play(["ready"])["type"] == "done"
