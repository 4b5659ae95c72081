"""Requests no browser sends: odd paths and headers, many addresses of one household, others who try one's name, logs that would grow."""

from __future__ import annotations

import io
import json
import logging
import socket
from pathlib import Path

import httpx
import pytest

from tafelrunde.server import app
from tafelrunde.server.limits import block_of
from tafelrunde.server.watch import MOST_TRACE, Bounded, JsonLines
from tests.server.kit import TLS, Player, Server, served
from tests.server.process import ServerProcess

PASSWORD = "a long enough secret"


def raw(port: int, head: bytes) -> int:
    """The status of an answer to a request as it stands."""
    with socket.create_connection(("127.0.0.1", port), 30) as line:
        line.sendall(head + b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        answer = line.makefile("rb").readline()
    return int(answer.split()[1])


ODD_PATHS = [
    b"/%00",
    b"/a%00.js",
    b"/" + b"x" * 5000,
    b"/" + b"a/" * 2000,
    b"/%ff%fe",
    b"/..%2f..%2f%00",
    b"//",
    b"/%23%3f",
    b"/assets/%0a.js",
    b"/api/%00",
]


@pytest.mark.parametrize("path", ODD_PATHS)
def test_odd_paths_are_not_our_mistake(server: Server, path: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<p>client")
    for method in (b"GET", b"POST"):
        assert raw(server.port, method + b" " + path + b" HTTP/1.1\r\nHost: here") < 500


@pytest.mark.parametrize(
    "head", [b"Host: here\r\nOrigin: http://[", b"Host: [", b"Host: [::\r\nOrigin: http://[::", b"Host: here\r\nOrigin: //\xff"]
)
def test_odd_headers_are_not_our_mistake(server: Server, head: bytes) -> None:
    assert raw(server.port, b"POST /api/tables HTTP/1.1\r\n" + head) in (400, 403)
    assert raw(server.port, b"GET /api/games HTTP/1.1\r\n" + head) == 200
    assert raw(server.port, b"GET / HTTP/1.1\r\n" + head) == 200


def test_an_origin_that_cannot_be_read_is_foreign(server: Server) -> None:
    assert server.player("Ann").fails("POST", "/api/tables", {"game": "apple"}, origin="http://[") == (403, "foreign_page")


def test_nonsense_leaves_next_to_nothing_in_the_log(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        for _ in range(100):
            raw(server.port, b"POST /api/tables HTTP/1.1\r\nHost: [\r\nOrigin: http://[")
            raw(server.port, b"GET /%00 HTTP/1.1\r\nHost: [")
        server.stop()
        assert server.log.stat().st_size < 5_000


def test_the_same_mistake_over_and_over_does_not_fill_the_disk() -> None:
    now, out = [0.0], io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    handler.addFilter(Bounded(lambda: now[0]))
    log = logging.getLogger("tests.bounded")
    log.handlers, log.propagate = [handler], False

    def fail(depth: int) -> None:
        if depth:
            fail(depth - 1)
        raise ValueError("x" * 100_000)

    for number in range(2_000):
        try:
            fail(number % 50)
        except ValueError:
            log.exception("a request failed", extra={"path": "/" + "y" * 10_000})
    log.error("something else")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert 2 <= len(lines) < 50
    assert len(out.getvalue()) < 50 * (MOST_TRACE + 2_000)
    assert lines[-1]["what"] == "something else"
    now[0] = 3600.0
    log.error("a request failed")
    last = json.loads(out.getvalue().splitlines()[-1])
    assert last["left_out"] == 2_000 - (len(lines) - 1)


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
        ("not an address", "not an address"),
    ],
)
def test_a_household_counts_once(address: str, block: str) -> None:
    assert block_of(address) == block


def test_changing_ones_ipv6_address_does_not_help(tmp_path: Path) -> None:
    with served(tmp_path, guests_per_hour=4, proxies="127.0.0.1") as server:
        server.app.server.guests.clock = lambda: 0.0

        def guest(address: str) -> int:
            return server.player().ask("PUT", "/api/me", {"name": "G"}, x_forwarded_for=address).status_code

        assert guest("2001:db8::1") == 200
        assert guest("2001:db8::2") == 429
        assert guest("2001:db8:0:1::2") == 200


def test_nobody_can_lock_another_out_of_his_name(tmp_path: Path) -> None:
    with served(tmp_path, sign_ins_per_minute=5) as server:
        server.app.server.sign_ins.clock = lambda: 0.0
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2", verify=TLS)
        owner = Player(server.address)
        owner.http = httpx.Client(base_url=server.address, timeout=90, transport=elsewhere)
        owner.ok("POST", "/api/accounts", {"name": "Ann", "password": PASSWORD})
        owner.ok("DELETE", "/api/session")
        tries = [server.player().fails("POST", "/api/session", {"name": "Ann", "password": "x"})[0] for _ in range(8)]
        assert tries == [401] * 5 + [429] * 3  # who tries is stopped
        assert owner.ok("POST", "/api/session", {"name": "Ann", "password": PASSWORD})["user"]["name"] == "Ann"


def test_who_was_called_by_https_is_never_asked_in_the_clear(tmp_path: Path, server: Server) -> None:
    with served(tmp_path, address="https://play.example.org") as safe:
        assert "max-age=" in safe.player().ask("GET", "/api/games").headers["strict-transport-security"]
    assert "strict-transport-security" not in server.player().ask("GET", "/api/games").headers


def test_a_source_behind_a_link_finds_its_pages(tmp_path: Path) -> None:
    """The server runs from a folder that is reached by a symbolic link, as an editable installation may be."""
    import os
    import subprocess
    import sys

    real = Path(app.__file__).parents[2]
    (tmp_path / "linked").symlink_to(real)
    code = "from tafelrunde.server import app; print(app.__file__); print(app.STATIC == app.STATIC.resolve())"
    said = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(tmp_path / "linked")}, capture_output=True, text=True, check=True
    )
    file, resolved = said.stdout.split()
    assert file.startswith(str(tmp_path))
    assert resolved == "True"
