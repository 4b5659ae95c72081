"""Clients that behave badly without meaning to: slow, half-open, silent. They harm nobody else and are given up in time."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server import outbox, tableserver
from tests.server.kit import PATIENCE, Server, served, settings, two, wait


class Deaf:
    """A WebSocket by hand, which reads only when told to and never answers a ping."""

    def __init__(self, port: int, table: str, hello: dict[str, Any]) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.socket.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        assert b" 101 " in answer
        self.send({"type": "hello", **hello})

    def send(self, message: dict[str, Any]) -> None:
        data = json.dumps(message).encode()
        self.socket.sendall(b"\x81" + bytes([0x80 | 126]) + struct.pack(">H", len(data)) + bytes(4) + data)

    def ended(self) -> bool:
        """Whether the server has ended the connection: read what is left, up to the end."""
        try:
            while self.socket.recv(65_536):
                pass
        except ConnectionResetError:
            pass
        return True


@contextmanager
def narrow(folder: Path, **chosen: Any) -> Iterator[Server]:
    """A server whose connections hold little on the way, so that a client that reads nothing is noticed after few messages."""
    server = Server(settings(folder, **chosen))
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_a_client_that_does_not_read_holds_up_nobody_and_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_PENDING", 20_000)
    monkeypatch.setattr(tableserver, "STUCK", 3600.0)
    with narrow(tmp_path) as server:
        ann, _, table, first, second = two(server, options={"goal": 100}, public=True)
        deaf = Deaf(server.port, table["id"], {"tokens": [ann.tokens[table["id"], 0]], "eyes": 0})
        connections = server.app.server.tables[table["id"]].audience.connections
        wait(lambda: len(connections) == 3)
        slow = next(one for one in connections if one.viewer.eyes == 0 and not one.person)

        async def flood() -> None:
            for _ in range(20):
                slow.push([b'"' + b"x" * 20_000 + b'"'])
                await asyncio.sleep(0.01)

        server.run(flood())
        wait(lambda: slow.stuck_since is not None)
        while not slow._behind:
            assert first.play(first.view["moves"][0], ["withdraw"])["type"] == "done"  # nobody waits for him
        owed = slow._size
        for _ in range(20):
            assert first.play(first.view["moves"][0], ["withdraw"])["type"] == "done"
        assert slow._size == owed  # he will get the present state, not everything in between
        assert second.play(["ready"])["type"] == "done"
        monkeypatch.setattr(tableserver, "STUCK", 0.5)
        wait(lambda: slow not in connections)
        assert deaf.ended()
        assert first.play(["ready"])["type"] == "done"


def test_who_was_slow_and_reads_again_gets_the_present_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_PENDING", 20_000)
    with narrow(tmp_path) as server:
        _, bob, table, first, second = two(server, options={"goal": 100})
        second.ws.close()
        slow = Deaf(server.port, table["id"], {"tokens": [bob.tokens[table["id"], 1]], "eyes": 1})
        for _ in range(400):
            assert first.say("chat", text="x" * 400)["type"] == "done"
        assert first.play(["ready"])["type"] == "done"
        slow.send({"type": "ping", "id": "now"})
        got = b""
        while b'"pong"' not in got:
            part = slow.socket.recv(65_536)
            assert part, "the connection ended"
            got = got[-100:] + part
        assert len(server.app.server.connections) == 2


def test_a_half_open_connection_is_noticed(tmp_path: Path) -> None:
    with served(tmp_path, ping_seconds=0.5) as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        table = ann.new_table()
        ann.sit(table, 0)
        bob.sit(table, 1)
        gone = Deaf(server.port, table["id"], {"tokens": [bob.tokens[table["id"], 1]]})
        assert gone.ended()  # it answers no ping
        wait(lambda: not ann.ok("GET", f"/api/tables/{table['id']}")["seats"][1]["online"])


HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize("said", [b"", HEAD + b"X-Slow: ", HEAD + b"\r\nGET /he"], ids=["nothing", "half a head", "half a second one"])
def test_who_does_not_finish_a_request_is_given_up(tmp_path: Path, said: bytes) -> None:
    with served(tmp_path, slow_seconds=0.5) as server, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as slow:
        slow.settimeout(PATIENCE)
        slow.sendall(said)
        try:
            while slow.recv(65_536):
                pass
        except ConnectionResetError:
            pass
        assert server.player().http.get("/healthz").status_code == 200


def test_a_body_that_does_not_come_is_answered(tmp_path: Path) -> None:
    with served(tmp_path, slow_seconds=0.5) as server, socket.create_connection(("127.0.0.1", server.port), PATIENCE) as slow:
        slow.settimeout(PATIENCE)
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
        slow.sendall(head + b'{"game": ')
        got = b""
        while part := slow.recv(65_536):
            got += part
        assert got.startswith(b"HTTP/1.1 408")
        assert json.loads(got.partition(b"\r\n\r\n")[2])["code"] == "too_slow"


def test_who_hangs_up_in_the_middle_of_a_body_leaves_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served(tmp_path) as server:
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as gone:
                gone.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
        assert server.player().ok("GET", "/api/games")
    assert "a request failed" not in caplog.text
