"""Thinking time: arithmetic, what others may see of it, and what happens when it is up."""

from __future__ import annotations

import json
import time
from pathlib import Path

from tafelrunde.server.clocks import Clocks
from tafelrunde.server.wire import ClockSetting
from tests.server.kit import PATIENCE, Player, served, two

SETTING = ClockSetting(bank=60, bonus=10, most=65)


def test_time_runs_for_those_who_are_asked_and_a_decision_earns_a_bonus() -> None:
    clocks = Clocks.begin(SETTING, 2, 100.0).after(100.0, 0b01, True, SETTING)
    assert clocks.at(120.0) == [40.0, 60.0]
    assert clocks.next_end() == 160.0
    later = clocks.after(120.0, 0b10, True, SETTING, decided=0)
    assert later.left == [50.0, 60.0]
    assert later.after(121.0, 0b01, True, SETTING, decided=1).left == [50.0, 65.0]  # never more than most
    assert later.out(181.0) == [1]
    assert later.at(500.0) == [50.0, 0.0]
    stopped = later.after(130.0, 0, True, SETTING)
    assert stopped.next_end() is None
    assert stopped.at(9999.0) == [50.0, 50.0]
    assert Clocks.read(later.text()) == later
    assert Clocks.read("") is None


def test_in_a_secret_decision_others_do_not_see_who_has_decided() -> None:
    clocks = Clocks.begin(SETTING, 3, 0.0).after(0.0, 0b111, True, SETTING)
    decided = clocks.after(10.0, 0b110, False, SETTING, decided=0)
    for eyes in (1, 2, None):
        before = clocks.shown_to(eyes, [0, 1, 2], True, 20.0)
        after = decided.shown_to(eyes, [0, 1, 2], True, 20.0)
        assert before == after
    own = decided.shown_to(0, [1, 2], True, 20.0)
    assert own.left[0] == 60_000
    opened = decided.after(30.0, 0b001, True, SETTING)
    assert opened.shown_to(1, [0], False, 30.0).left == [60_000, 30_000, 30_000]


def test_a_bot_takes_over_when_the_time_is_up(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, _, table, first, second = two(server, clock={"bank": 600, "out": "bot"}, options={"goal": 100})
        clocks = [one for text in first.raw for one in json.loads(text) if one["type"] == "clock"]
        assert clocks[0]["running"] == [0, 1]
        assert all(0 < left <= 600_000 for left in clocks[0]["left"])
        assert second.play(["ready"])["type"] == "done"
        hurry(server, table["id"])
        first.wait(lambda place: place.table["info"]["seats"][0]["player"] == "bot")
        second.wait(lambda place: place.view["moves"])  # the bot has decided
        assert second.table["info"]["seats"][1]["player"] == "human"
        assert first.say("bot", bot=None)["type"] == "done"  # back at the table: plays on with what is left


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        _, _, table, first, second = two(server, clock={"bank": 600})
        clocks = server.app.server.tables[table["id"]].clocks
        assert clocks is not None
        assert clocks.running == 0b11
        assert first.say("pause", on=True)["type"] == "done"
        stopped = second.until("clock")
        assert stopped["running"] == []
        held = server.app.server.tables[table["id"]].clocks
        assert held is not None
        assert held.next_end() is None
        assert held.at(time.time() + 1000) == held.left
        assert second.say("pause", on=False)["type"] == "done"
        assert first.until("clock", running=[0, 1])["left"][0] <= 600_000


def test_time_up_can_mean_resigning_even_when_nobody_looks(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, _, table, first, second = two(server, clock={"bank": 600, "out": "resign"})
        assert second.play(["ready"])["type"] == "done"
        first.ws.close()
        second.ws.close()
    with served(tmp_path) as server:
        hurry(server, table["id"])
        again = Player(server.address)
        again.http.cookies = ann.http.cookies
        end = time.monotonic() + PATIENCE
        while (info := again.ok("GET", f"/api/tables/{table['id']}"))["state"] != "finished":
            assert time.monotonic() < end
            time.sleep(0.2)
        assert info["result"]["winners"] == [1]


def hurry(server: object, id: str) -> None:
    """Let the waiting seats' time be up."""
    import sqlalchemy as sa

    from tafelrunde.server.database import TABLES
    from tests.server.kit import Server

    assert isinstance(server, Server)
    inside = server.app.server
    with inside.store.engine.execution_options(writes=True).begin() as connection:
        clocks = Clocks.read(connection.scalar(sa.select(TABLES.c.clocks).where(TABLES.c.id == id)) or "")
        assert clocks is not None
        clocks.since -= 600.0
        connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(clocks=clocks.text(), deadline=time.time()))
    server.run(inside.look_again(id))
