"""What strangers send is read in time that grows with its size only: nothing below the limits keeps the server busy for long."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from tafelrunde.engine.authored import MOST_TOML, read_toml
from tafelrunde.engine.catalogue import games
from tafelrunde.engine.errors import Unreadable
from tafelrunde.examples.apple import GAME
from tafelrunde.server import wire
from tafelrunde.server.app import App
from tafelrunde.server.couriers import check_address, check_webhook
from tafelrunde.server.endpoints import ENDPOINTS, MOST_BODY, read_body, read_query
from tafelrunde.server.failures import Failure
from tafelrunde.server.frames import owed_after, whole_text
from tafelrunde.server.heads import MOST_HEAD, cookie_in
from tafelrunde.server.live import id_in
from tafelrunde.server.names import key_of, look_of
from tafelrunde.server.settings import Settings
from tests.server.kit import Server, served

MOST = 0.020
"""Seconds of the processor for one input."""
PIECES = (
    *'\\"[{(=;,.:%&/?#@-+ \t\n\x00a9',
    '\\"',
    "\\\\",
    "\\u0041",
    "\\ud800",
    '"a"=',
    "a=1;",
    "a=1&",
    "%41",
    "%",
    "../",
    "a.",
    "[a.",
    "[],",
    "{},",
    "0.0,",
    "1e9,",
    '{"a":',
    '"a":0.0,',
    "[[",
    "'''",
    '"""',
    "a=[",
    "a={",
    "\u00fc",
    "\U0001f600",
    "\u202e",
)
BEFORE = ("", '"', "[", "{", '{"a":[', '{"options":{"board":"', 'tafelrunde="', "a = ", "a = [", '{"type":"command","id":"')
BEHIND = ("", '"', "]", "}", '"}}', "0]", "0]}", "!")


def inputs(size: int) -> Iterator[str]:
    """Texts up to this size that have cost parsers their time: each piece between some of what may stand before and behind."""
    for i, piece in enumerate(PIECES):
        for j, before in enumerate(BEFORE):
            for behind in BEHIND[(i + j) % 3 :: 3]:
                yield before + piece * ((size - len(before) - len(behind)) // len(piece.encode())) + behind


def cost(read: Callable[[], Any]) -> float:
    """The time of the processor, at best: a machine may be busy."""
    best = float("inf")
    for _ in range(3):
        begun = time.thread_time()
        with contextlib.suppress(Failure, Unreadable, ValueError, RecursionError, msgspec.MsgspecError):
            read()
        best = min(best, time.thread_time() - begun)
        if best < MOST:
            break
    return best


def check(read: Callable[[str], Any], size: int) -> None:
    for text in inputs(size):
        spent = cost(lambda text=text: read(text))  # type: ignore[misc]
        assert spent < MOST, (text[:40], text[-10:], spent)


def request(query: str = "", body: bytes = b"") -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    headers = [(b"content-type", b"application/json")]
    return Request({"type": "http", "method": "POST", "path": "/", "query_string": query.encode(), "headers": headers}, receive)


def test_cookies() -> None:
    check(lambda text: cookie_in(text.encode(), "tafelrunde"), 4 * MOST_HEAD)
    assert cookie_in(b'a=1; tafelrunde=Zk3; b="x; y"', "tafelrunde") == "Zk3"
    assert cookie_in(b"tafelrunden=1; xtafelrunde=2", "tafelrunde") == ""


def test_paths_and_origins() -> None:
    app = App(Settings(db="sqlite://"))

    def route(path: str) -> None:
        for method in app.routes:
            for pattern, _ in app.routes[method]:
                pattern.fullmatch(path)

    check(route, MOST_HEAD)
    check(lambda text: route("/api/tables/" + text), MOST_HEAD)
    check(lambda text: app.own_page({"headers": [(b"origin", text.encode()), (b"host", b"a")]}), MOST_HEAD)


def test_queries() -> None:
    shapes = {found.query for found in ENDPOINTS if found.query is not None}
    assert shapes
    for shape in shapes:
        check(lambda text: read_query(request(query=text), shape), MOST_HEAD)  # noqa: B023


@pytest.mark.parametrize(
    "shape", sorted({found.body for found in ENDPOINTS if found.body is not None}, key=str), ids=lambda shape: shape.__name__
)
def test_bodies(shape: type) -> None:
    loop = asyncio.new_event_loop()

    def read(text: str) -> Any:
        return loop.run_until_complete(read_body(request(body=text.encode()), shape, 60.0))

    check(read, MOST_BODY)
    loop.close()


def test_messages_of_clients() -> None:
    most = Settings().most_message
    check(lambda text: wire.read_client.decode(text), most)
    check(lambda text: id_in(text), most)
    check(lambda text: GAME.verbs.from_json([text]), most)
    check(lambda text: GAME.verbs.from_json(["bid", *map(int, text)]), most)


def test_frames() -> None:
    """Heads of frames come byte by byte at worst."""
    data = bytes([0x81, 0xFF]) + bytes(8)
    assert cost(lambda: [owed_after(data[: i % 10]) for i in range(4000)]) < MOST
    assert cost(lambda: whole_text(b"\x81\xfe\xff\xff" + bytes(65_539))) < MOST


def test_names_and_addresses() -> None:
    check(key_of, 200)
    check(look_of, 200)
    check(check_address, 500)
    check(lambda text: check_webhook("https://" + text, Settings()), 500)


def test_toml() -> None:
    """Files of authors are read beside the loop; even so."""
    check(read_toml, MOST_TOML // 4)


@pytest.mark.parametrize("game", [game for game in games() if game.workshop is not None], ids=lambda game: game.id)
def test_workshops(game: Any) -> None:
    """What is no map is found out quickly; a true one may take its time, beside the loop."""
    for text in ("{" * 50_000, "[" * 50_000, "9" * 100_000, '{"a":' * 10_000, "a.b = 1\n" * 10_000, "\\" * 100_000):
        assert cost(lambda text=text: game.workshop.check(text)) < 5 * MOST  # type: ignore[misc]


def ask(server: Server, data: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), 30) as raw:
        raw.sendall(data)
        answer = b""
        while part := raw.recv(65_536):
            answer += part
            if b"\r\n\r\n" in answer and answer.startswith(b"HTTP/1.1 2"):
                break
        return answer


def test_one_cookie_does_not_hold_up_the_others(server: Server) -> None:
    begun = time.monotonic()
    answer = ask(server, b'GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: tafelrunde="' + b"\\" * 15_000 + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")
    assert time.monotonic() - begun < 1.0


@pytest.mark.parametrize("piece", [b"cookie: " + b"x" * 60_000 + b"\r\n", b"a: b\r\n" * 10_000, b"x: " + b"\\" * 17_000 + b"\r\n"])
def test_a_head_that_is_too_long_is_refused(server: Server, piece: bytes) -> None:
    assert b"431" in ask(server, b"GET /api/me HTTP/1.1\r\nhost: x\r\n" + piece + b"\r\n")[:20]


def test_an_address_that_is_too_long_is_refused(server: Server) -> None:
    assert b"431" in ask(server, b"GET /api/me?" + b"x" * 30_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n")[:20]


def test_a_head_without_end_is_cut_off(tmp_path: Path) -> None:
    with served(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port), 30) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
        sent = 0
        with pytest.raises(OSError):  # noqa: PT012
            while sent < 4_000_000:
                raw.sendall(b"x: " + b"y" * 1000 + b"\r\n")
                sent += 1005
        assert sent < 4_000_000


def test_long_bodies_and_further_requests_are_no_heads(server: Server) -> None:
    """What belongs to a body does not count, nor what belonged to the request before."""
    body = b'{"name": "%b"}' % (b"x" * 100_000)
    head = b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(body)
    with socket.create_connection(("127.0.0.1", server.port), 30) as raw:
        for _ in range(3):
            raw.sendall(head + body)
            answer = b""
            while b'"retry"' not in answer:
                answer += raw.recv(65_536)
            assert answer.startswith(b"HTTP/1.1 400")
