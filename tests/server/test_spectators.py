"""Spectators: what is public, and at tables with a delay only what was public a while ago."""

from __future__ import annotations

import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tafelrunde.server import audience as watching
from tafelrunde.server import tableserver
from tests.server.kit import Place, Player, Server, finish, served, two

DELAY = 1000


class Clock:
    """The server's clock, which a test can put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        moved = SimpleNamespace(time=lambda: time.time() + self.ahead, monotonic=time.monotonic)
        for module in (watching, tableserver):
            monkeypatch.setattr(module, "time", moved)


def opened(place: Place) -> bool:
    return any(entry.get("event") == "opened" for entry in place.log)


def one_round(first: Place, second: Place) -> None:
    """Both bid and are ready: the bids are opened."""
    assert first.play(first.view["moves"][0], ["ready"])["type"] == "done"
    assert second.play(["ready"])["type"] == "done"
    first.wait(opened)


def late_table(server: Server, **chosen: Any) -> tuple[Player, dict[str, Any], Place, Place]:
    ann, _, table, first, second = two(server, public=True, delay=DELAY, options={"goal": 100}, **chosen)
    return ann, table, first, second


@pytest.mark.interpreted("compiled code has a clock of its own, which a test cannot put forward")
def test_spectators_of_a_table_with_delay_see_things_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with served(tmp_path) as server:
        _, table, first, second = late_table(server)
        watcher = server.player().at(table).ready()
        assert watcher.view == {}  # not even the beginning yet
        one_round(first, second)
        assert watcher.settle().view == {}
        stranger = server.player()
        path = f"/api/tables/{table['id']}"
        assert stranger.ok("GET", path)["deciding"] == []
        assert stranger.fails("GET", f"{path}/replay") == (409, "not_started")
        assert stranger.fails("GET", f"{path}/log") == (409, "not_started")
        clock.ahead += DELAY + 1
        watcher.wait(opened)
        assert watcher.view["view"]["hand"] is None
        assert stranger.ok("GET", f"{path}/replay")["step"] == watcher.view["noticed"]
        seen = watcher.view
        finish([first, second], most=6)
        assert watcher.settle().view == seen  # what happens now comes later again
        with server.player().at(table).ready() as newcomer:
            assert newcomer.view == seen
        clock.ahead += DELAY + 1
        story = server.app.server.tables[table["id"]].story
        assert story is not None
        watcher.wait(lambda place: place.view["noticed"] == story.position.noticed[-1])
        assert watcher.view != seen


@pytest.mark.interpreted("compiled code has a clock of its own, which a test cannot put forward")
def test_a_restart_does_not_shorten_the_delay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    with served(tmp_path) as server:
        ann, table, first, second = late_table(server)
        one_round(first, second)
    with served(tmp_path) as server:
        with server.player().at(table).ready() as watcher:
            assert not opened(watcher)
            clock.ahead += DELAY + 1
            watcher.wait(opened)
        again = Player(server.address)
        again.tokens = ann.tokens
        with again.at(table, 0).ready() as own:
            assert opened(own)  # those who play wait for nothing


def test_the_end_is_shown_to_all_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    with served(tmp_path) as server:
        _, table, first, _ = late_table(server)
        watcher = server.player().at(table).ready()
        assert first.say("resign")["type"] == "done"
        watcher.wait(lambda place: place.table["info"]["state"] == "finished")
        with server.player().at(table).ready() as newcomer:
            assert newcomer.view["view"]["hand"] is None


def test_tables_without_spectators_have_none(server: Server) -> None:
    _, _, table, _, _ = two(server, spectators=False, public=True)
    stranger = server.player().at(table, invite=table["invite"])
    assert stranger.until("error")["code"] == "not_admitted"
    assert server.player().fails("GET", f"/api/tables/{table['id']}/replay") == (403, "not_admitted")


def test_a_private_table_is_seen_with_the_link_only(server: Server) -> None:
    _, _, table, _, _ = two(server)
    assert server.player().at(table).until("error")["code"] == "not_admitted"
    with server.player().at(table, invite=table["invite"]).ready() as guest:
        assert guest.view["eyes"] is None
        assert guest.view["view"]["hand"] is None
        assert guest.say("chat", token="x" * 43, text="psst")["code"] == "not_your_seat"  # who only looks does not talk


@pytest.mark.interpreted("compiled code has a clock of its own, which a test cannot put forward")
def test_what_is_said_at_a_table_with_delay_is_heard_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    def heard(place: Place) -> list[str]:
        frames = [json.loads(text) for text in place.raw]
        lines = [line for frame in frames for message in frame if message["type"] == "chat" for line in message["lines"]]
        return [line["text"] for line in lines if line["text"]]

    with served(tmp_path) as server:
        ann, table, first, second = late_table(server)
        watcher = server.player().at(table).ready()
        assert first.say("chat", text="I have the ace")["type"] == "done"
        second.wait(lambda place: heard(place) == ["I have the ace"])
        assert heard(watcher.settle()) == []
        with server.player().at(table).ready() as newcomer:
            assert heard(newcomer) == []
    with served(tmp_path) as server:  # nor does a restart tell
        watcher = server.player().at(table).ready()
        assert heard(watcher) == []
        clock.ahead += DELAY + 1
        watcher.wait(lambda place: heard(place) == ["I have the ace"])
        again = Player(server.address)
        again.tokens = ann.tokens
        first = again.at(table, 0).ready()
        assert heard(first) == ["I have the ace"]
        assert first.say("chat", text="and now the king")["type"] == "done"
        assert heard(watcher.settle()) == ["I have the ace"]
        assert first.say("resign")["type"] == "done"
        watcher.wait(lambda place: heard(place) == ["I have the ace", "and now the king"])  # the end is for all at once
