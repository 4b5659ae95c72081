"""What is pending is bounded: for a connection, for an address, and in all. Whoever does not read costs next to nothing."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tafelrunde.engine.catalogue import find
from tafelrunde.server.heads import SLICE, in_slices
from tafelrunde.server.limits import Share
from tafelrunde.server.outbox import MOST_IN_ALL, MOST_OF_ADDRESS, MOST_PENDING
from tests.server.kit import Player, Server, served, two, wait
from tests.server.process import ServerProcess


class Raw:
    """A WebSocket that reads only when it is told to."""

    def __init__(self, port: int, path: str, cookie: str = "") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 30)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        head = f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        self.socket.sendall(f"{head}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {cookie}\r\n\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    def send(self, opcode: Opcode, data: bytes = b"", fin: bool = True) -> bool:
        """False: nobody listens any more."""
        try:
            self.socket.sendall(Frame(opcode, data, fin).serialize(mask=True))
        except OSError:
            return False
        return True

    def say(self, message: Any) -> bool:
        return self.send(Opcode.TEXT, json.dumps(message).encode())


def own_map() -> str:
    workshop = find("bloodstones").workshop
    assert workshop is not None
    text = workshop.new(4, 1)
    assert text is not None
    return text


def test_shares() -> None:
    share = Share(10, 15)
    share.add("a", 10)
    assert not share.crowded("a")
    share.add("a", 1)
    assert share.crowded("a")
    assert not share.crowded("b")
    share.add("b", 5)
    assert share.crowded("b")
    share.add("a", -11)
    assert (share.total, share._used) == (5, {"b": 5})


def test_clients_that_say_hello_and_read_nothing(tmp_path: Path) -> None:
    """The memory stays where it was, and who plays is not disturbed."""
    with ServerProcess(tmp_path, requests_per_second=0) as server:
        ann = Player(server.address, "Ann")
        table = ann.new_table(game="bloodstones", seats=4, options={"map": own_map()}, public=True)
        token = ann.sit(table, 0)
        for seat in range(1, len(table["seats"])):
            ann.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "random"})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        before = server.memory()
        raws = [Raw(server.port, f"/api/tables/{table['id']}/live") for _ in range(60)]
        for raw in raws:
            raw.socket.settimeout(0.05)
        end = time.monotonic() + 6
        while time.monotonic() < end:
            for raw in raws:
                raw.say({"type": "hello", "tokens": [token], "eyes": 0, "texts": True})
        grown = (server.memory() - before) / 1024
        assert grown < 150, f"{grown:.0f} MB"
        assert ann.ok("GET", f"/api/tables/{table['id']}")["state"] == "playing"


def test_pongs_that_nobody_reads(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        table = ann.new_table(public=True)
        raw = Raw(server.port, f"/api/tables/{table['id']}/live")
        wait(lambda: server.app.server.connections)
        raw.socket.settimeout(1.0)
        data = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
        for _ in range(100):  # 6 MB
            try:
                raw.socket.sendall(data)
            except OSError:
                break
        connection = next(iter(server.app.server.connections), None)
        assert connection is None or connection.socket.transport.get_write_buffer_size() < 300_000


def test_a_message_in_pieces_without_end(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table(public=True)
    raw = Raw(server.port, f"/api/tables/{table['id']}/live")
    assert raw.send(Opcode.TEXT, b"{", fin=False)
    pieces = 0
    while pieces < 100_000 and raw.send(Opcode.CONT, b"", fin=False):
        pieces += 1
    assert pieces < 100_000
    again = Raw(server.port, f"/api/tables/{table['id']}/live")
    text = json.dumps({"type": "hello"}).encode()
    again.send(Opcode.TEXT, text[:1], fin=False)
    for i in range(1, len(text)):
        again.send(Opcode.CONT, text[i : i + 1], fin=i == len(text) - 1)  # some pieces are as good as one
    assert again.socket.recv(2)


def test_what_a_slow_client_missed_it_gets_as_a_whole(server: Server) -> None:
    _, _, table, first, _ = two(server)
    raw = Raw(server.port, f"/api/tables/{table['id']}/live")
    raw.say({"type": "hello", "tokens": first.tokens, "eyes": 0})
    live = server.app.server
    wait(lambda: len(live.tables[table["id"]].audience.connections) == 3)
    connection = next(one for one in live.connections if one.socket.client and one.socket.client[1] == raw.socket.getsockname()[1])

    async def flood() -> tuple[int, bool]:
        for _ in range(2000):
            live.tables[table["id"]].audience.table_changed(whole=True)
        return connection._size, connection._behind

    size, behind = server.run(flood())
    assert behind
    assert size < 2 * MOST_PENDING
    raw.socket.settimeout(30)
    got = b""
    while b'"type":"view"' not in got[-400_000:] or got.count(b'"type":"table"') < 3:
        got += raw.socket.recv(1_000_000)
    assert live.outbox.share.total < MOST_IN_ALL


def test_who_reads_nothing_is_cut_off_when_there_is_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.tableserver.MOST_IN_ALL", 1000)
    with served(tmp_path) as server:
        _, _, table, first, _ = two(server)
        raw = Raw(server.port, f"/api/tables/{table['id']}/live")
        live = server.app.server
        wait(lambda: len(live.connections) == 3)
        raw.socket.settimeout(0.2)
        for _ in range(3000):
            if not raw.say({"type": "hello", "tokens": first.tokens, "eyes": 0, "texts": True}):
                break
        wait(lambda: len(live.connections) == 2)
        assert first.play(first.view["moves"][0])["type"] == "done"
        wait(lambda: live.outbox.share.total < 1000)


def read_head(raw: socket.socket) -> bytes:
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    return answer


def lazy(server: Server, ask: Callable[[socket.socket], None]) -> socket.socket:
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(60)
    raw.connect(("127.0.0.1", server.port))
    ask(raw)
    return raw


def test_exports_are_read_no_faster_than_they_are_sent(tmp_path: Path) -> None:
    with served(tmp_path, slow_seconds=2.0) as server:
        ann = server.player("Ann")
        text = own_map()
        for _ in range(30):
            ann.new_table(game="bloodstones", seats=4, options={"map": text})
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        request = f"GET /api/me/export HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n".encode()
        slow = lazy(server, lambda raw: raw.sendall(request))
        assert read_head(slow).startswith(b"HTTP/1.1 200")
        assert ann.fails("GET", "/api/me/export") == (429, "too_often")  # one at a time
        wait(lambda: not server.app.server.identity._exports._now)  # and who reads nothing is cut off
        assert len(ann.ok("GET", "/api/me/export")["tables"]) == 30
        slow.close()


def test_long_answers_share_what_there_is(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, answers = server.player(), server.app.server.answers
        assert ann.ok("GET", "/api/games/root/rules/en")["rules"]
        answers.add("127.0.0.1", answers.each + 1)  # as if so much of it had not been read
        assert ann.fails("GET", "/api/games/root/rules/en") == (429, "too_often")
        assert ann.ok("GET", "/api/games")["games"]  # short ones are sent
        answers.add("127.0.0.1", -answers.each - 1)
        assert ann.ok("GET", "/api/games/root/rules/en")["rules"]
        assert answers.total == 0


def test_a_long_answer_counts_until_it_is_read() -> None:
    async def check() -> None:
        sent: list[dict[str, Any]] = []
        read = asyncio.Event()

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)
            await read.wait()

        body = bytes(range(256)) * 1000
        work = asyncio.ensure_future(in_slices(send)({"type": "http.response.body", "body": body}))
        await asyncio.sleep(0.01)
        assert (len(sent), work.done()) == (1, False)
        read.set()
        await work
        assert b"".join(message["body"] for message in sent) == body
        assert [message.get("more_body", False) for message in sent] == [True] * (len(sent) - 1) + [False]
        assert max(len(message["body"]) for message in sent) == SLICE

    asyncio.run(check())


def test_a_file_of_one_s_own_is_told_by_its_address(server: Server) -> None:
    ann, text = server.player("Ann"), own_map()
    table = ann.new_table(game="bloodstones", seats=4, options={"map": text})
    path = table["options"]["map"]
    assert path == f"/api/tables/{table['id']}/options/map"
    answer = ann.ask("GET", path)
    assert answer.text == text
    again = ann.ask("GET", path, if_none_match=answer.headers["etag"])
    assert (again.status_code, again.text) == (304, "")
    assert again.headers["cache-control"] == "private, no-cache"
    assert server.player().fails("GET", path) == (403, "not_admitted")
    assert ann.fails("GET", f"/api/tables/{table['id']}/options/nothing") == (404, "not_there")
    assert all(len(json.dumps(one)) < 5000 for one in ann.ok("GET", "/api/me/tables")["tables"])


def test_late_moments_are_forgotten_without_spectators(server: Server) -> None:
    _, _, table, first, second = two(server, delay=1, options={"goal": 100})
    audience = server.app.server.tables[table["id"]].audience
    for _ in range(8):
        assert first.play(first.view["moves"][0], ["withdraw"])["type"] == "done"
        time.sleep(0.3)
    assert len(audience._late) < 8
    assert second.settle()


def test_the_limits_fit_together() -> None:
    assert MOST_PENDING < MOST_OF_ADDRESS < MOST_IN_ALL
