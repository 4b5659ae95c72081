"""Every limit answers with a clear error, and those who keep to it are not disturbed."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.server.failures import Failure
from tafelrunde.server.limits import MOST_KEPT, Count, Limit
from tests.server.kit import Place, Server, served, two


def closing_code(place: Place) -> int:
    """Read to the end; why it was closed."""
    try:
        while True:
            place.frame()
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd is not None else 0


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    limit = Limit(2.0, 4.0, lambda: now[0])
    for _ in range(4):
        limit.take("a")
    with pytest.raises(Failure) as caught:
        limit.take("a")
    assert caught.value.retry == 0.5
    limit.take("b")
    now[0] = 0.6
    limit.take("a")
    Limit(0, 0).take("anybody")


def test_buckets_do_not_grow_without_end() -> None:
    now = [0.0]
    limit = Limit(1.0, 2.0, lambda: now[0])
    for i in range(MOST_KEPT + 10):
        now[0] += 0.001
        limit.take(str(i))
    assert len(limit._buckets) <= MOST_KEPT


def test_counts() -> None:
    count = Count(2)
    assert [count.enter("a") for _ in range(3)] == [True, True, False]
    count.leave("a")
    assert count.enter("a")
    assert count._now == {"a": 2}


def test_too_many_requests(tmp_path: Path) -> None:
    with served(tmp_path, requests_per_second=2) as server:
        server.app.server.requests.clock = lambda: 0.0  # however slow the machine is
        somebody = server.player()
        answers = [somebody.ask("GET", "/api/games") for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too_often"
        assert refused[0].json()["retry"] > 0
        assert int(refused[0].headers["retry-after"]) >= 1
        assert somebody.http.get("/healthz").status_code == 200  # not counted


def test_too_many_messages_end_the_connection_only_if_it_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, messages_per_second=2) as server:
        _, _, _, first, second = two(server)
        for i in range(20):  # fewer than the wrong messages that end a connection
            first.send({"type": "ping", "id": f"p{i}"})
        error = first.until("error")
        assert error["code"] == "too_often"
        assert error["retry"] > 0
        for i in range(100):
            try:
                first.send({"type": "ping", "id": f"q{i}"})
            except ConnectionClosed:
                break
        assert closing_code(first) == 1008
        assert second.play(["ready"])["type"] == "done"


def test_messages_that_are_too_long(server: Server) -> None:
    _, _, _, first, second = two(server)
    first.send('{"type": "chat", "text": "' + "x" * 20_000 + '"}')
    assert first.until("error")["code"] == "too_long"
    assert first.play(["ready"])["type"] == "done"
    first.send("x" * 200_000)
    assert closing_code(first) == 1009
    assert second.play(["ready"])["type"] == "done"
    assert server.player().fails("POST", "/api/tables", {"game": "apple", "title": "x" * 300_000}) == (413, "too_long")


def test_too_many_connections_tables_guests_chats_and_sign_ins(tmp_path: Path) -> None:
    small = {"connections_per_address": 3, "tables_per_user": 2, "guests_per_hour": 40, "chats_per_minute": 6, "sign_ins_per_minute": 5}
    with served(tmp_path, **small) as server:
        inside = server.app.server
        for limit in (inside.guests, inside.chats, inside.sign_ins):
            limit.clock = lambda: 0.0  # however slow the machine is
        ann, _, table, first, _ = two(server)
        with ann.at(table, 0).ready(), pytest.raises(ConnectionClosed) as closed:
            ann.at(table, 0).ready()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        ann.new_table()
        assert ann.fails("POST", "/api/tables", {"game": "apple"}) == (409, "too_many_tables")
        codes = [first.say("chat", text="hi").get("code") for _ in range(5)]
        assert codes[0] is None
        assert codes[-1] == "too_often"
        tries = [server.player().fails("POST", "/api/session", {"name": "Ann", "password": "x"}) for _ in range(7)]
        assert tries[0] == (401, "wrong_password")
        assert tries[-1] == (429, "too_often")
        guests = [server.player().ask("PUT", "/api/me", {"name": "G"}).status_code for _ in range(12)]
        assert guests[-1] == 429


def test_chat_lines_have_a_length(server: Server) -> None:
    _, _, _, first, _ = two(server)
    assert first.say("chat", text="x" * 501)["code"] == "unreadable"
    assert first.say("chat", text="")["code"] == "unreadable"
    assert first.say("chat", text="ü" * 500)["type"] == "done"
