"""Your turn: who is told, by which channel, how often, and who is left in peace."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import count
from pathlib import Path
from typing import Any

import http_ece
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tafelrunde.server.couriers import Couriers, Receivers, check_address, check_webhook
from tafelrunde.server.database import NOTICES, TURNS
from tafelrunde.server.failures import Failure
from tafelrunde.server.settings import Settings
from tests.server.kit import Player, Server, finish, served
from tests.server.mailbox import Mailbox


class Hook:
    """A web server that keeps what it is sent."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                hook.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(hook.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def hook() -> Iterator[Hook]:
    one = Hook()
    yield one
    one.server.shutdown()


def start(server: Server, **chosen: Any) -> tuple[Player, Player, dict[str, Any]]:
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table(pace="turns", title="Long evening", **chosen)
    ann.sit(table, 0)
    bob.sit(table, 1)
    return ann, bob, table


def wait(true: Any, seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def test_a_webhook_is_told_once_and_only_for_those_who_are_away(tmp_path: Path, hook: Hook) -> None:
    with served(tmp_path, notice_after=0.3, private_webhooks=True, address="http://play.example") as server:
        ann, bob, table = start(server)
        for player in (ann, bob):
            player.ok("PUT", "/api/me/notices", {"webhook": hook.address + ("?ann" if player is ann else "?bob")})
        with ann.at(table) as looking:
            looking.until("chat")
            ann.ok("POST", f"/api/tables/{table['id']}/start")
            wait(lambda: hook.got)
            time.sleep(1.0)
        assert len(hook.got) == 1  # Bob once; Ann looks at the table
        said = json.loads(hook.got[0][1])
        assert f"http://play.example/t/{table['id']}" in said["content"]
        assert "Long evening" in said["content"]
        wait(lambda: len(hook.got) == 2)  # Ann has gone: now she is told


def test_a_turn_that_comes_back_at_once_is_a_new_turn(tmp_path: Path, hook: Hook) -> None:
    with served(tmp_path, notice_after=0.2, private_webhooks=True) as server:
        ann, bob, table = start(server, options={"goal": 100})
        bob.ok("PUT", "/api/me/notices", {"webhook": hook.address})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        wait(lambda: len(hook.got) == 1)
        with ann.at(table, 0).ready() as first, bob.at(table, 1).ready() as second:
            assert finish([first, second], most=60) == 60
            if not second.settle().view["moves"]:  # let it be Bob's turn at the end
                first.settle()
                seeds = count(1)  # the same choice again and again might lead in a circle
                while not second.view["moves"]:
                    finish([first], next(seeds), most=1)
                    second.settle()
        wait(lambda: len(hook.got) == 2)


def test_a_digest_gathers_tables(tmp_path: Path, hook: Hook) -> None:
    with served(tmp_path, notice_after=0.2, private_webhooks=True) as server:
        ann, bob, table = start(server)
        bob.ok("PUT", "/api/me/notices", {"webhook": hook.address, "digest": "hourly", "lang": "de"})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        wait(lambda: hook.got)
        assert "Long evening" in content(hook, 0)
        assert "am Zug" in content(hook, 0)
        wait(lambda: turns(server) == [True, True])  # of Ann, who asked for nothing, and of Bob
        for title in ("Second", "Third"):
            another = ann.new_table(pace="turns", title=title)
            ann.sit(another, 0)
            bob.sit(another, 1)
            ann.ok("POST", f"/api/tables/{another['id']}/start")
        wait(lambda: turns(server).count(False) == 2 and len(turns(server)) == 6)
        time.sleep(0.5)
        assert len(hook.got) == 1  # within the hour nothing more
        change = sa.update(NOTICES).values(last=0.0)  # an hour later
        server.run(server.app.server.store.write(lambda connection: connection.execute(change)))
        wait(lambda: len(hook.got) == 2)
        assert "Second" in content(hook, 1)
        assert "Third" in content(hook, 1)
        assert "Long evening" not in content(hook, 1)  # nothing is told twice


def content(hook: Hook, number: int) -> str:
    return str(json.loads(hook.got[number][1])["content"])


def turns(server: Server) -> list[bool]:
    """Who is to be told, once it is due: whether he was."""
    due = sa.select(TURNS.c.told).where(TURNS.c.due < time.time())
    return server.run(server.app.server.store.read(lambda connection: list(connection.scalars(due))))


class Hostile:
    """Takes a request and then answers as it likes, for as long as somebody listens."""

    def __init__(self, first: bytes, then: bytes, pause: float) -> None:
        self.socket = socket.create_server(("127.0.0.2", 0), backlog=100)  # another machine, as it were
        self.address = f"http://127.0.0.2:{self.socket.getsockname()[1]}/"
        self.sent = 0
        self.calls = 0
        self.answer = (first, then, pause)
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            self.calls += 1
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection: socket.socket) -> None:
        first, then, pause = self.answer
        try:
            connection.recv(65_536)
            connection.sendall(first)
            while True:
                connection.sendall(then)
                self.sent += len(then)
                time.sleep(pause)
        except OSError:
            connection.close()


@pytest.fixture(params=["drips", "is silent", "never ends"])
def hostile(request: pytest.FixtureRequest) -> Iterator[Hostile]:
    kinds = {
        "drips": (b"HTTP/1.1 200 OK\r\n", b"x: y\r\n", 0.2),
        "is silent": (b"", b"", 1.0),
        "never ends": (b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n", bytes(1_000_000), 0.0),
    }
    one = Hostile(*kinds[request.param])
    yield one
    one.socket.close()


def test_a_hostile_receiver_holds_up_nobody_and_eats_nothing(tmp_path: Path, hook: Hook, hostile: Hostile) -> None:
    with served(tmp_path, notice_after=0.2, private_webhooks=True) as server:
        for i in range(12):
            mallory = server.player("Mallory")
            mallory.ok("PUT", "/api/me/notices", {"webhook": f"{hostile.address}{i}"})
            table = mallory.new_table(pace="turns")
            for seat in range(2):
                mallory.sit(table, seat)
            mallory.ok("POST", f"/api/tables/{table['id']}/start")
        wait(lambda: hostile.calls)
        ann, bob, table = start(server)
        bob.ok("PUT", "/api/me/notices", {"webhook": hook.address})
        begun = time.monotonic()
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        wait(lambda: hook.got)
        assert time.monotonic() - begun < 8.0
        assert hostile.sent < 300_000_000


def test_a_notice_has_a_time_limit_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.couriers.TIMEOUT", 0.5)
    drip = Hostile(b"HTTP/1.1 200 OK\r\n", b"x: y\r\n", 0.1)

    async def post() -> None:
        couriers = Couriers(Settings(private_webhooks=True), None)  # type: ignore[arg-type]
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await couriers.post(drip.address, b"", {})
        assert time.monotonic() - begun < 3.0
        with pytest.raises(Failure):
            await couriers.post(drip.address, b"", {})  # it rests now
        assert drip.calls == 1
        await couriers.close()

    asyncio.run(post())
    drip.socket.close()


def test_who_cannot_be_reached_rests_longer_each_time() -> None:
    now = [0.0]
    receivers = Receivers(lambda: now[0])
    rests = []
    for _ in range(12):
        receivers.failed("a")
        begun = now[0]
        while receivers.rests("a"):
            now[0] += 10.0
        rests.append(now[0] - begun)
    assert rests[:3] == [30.0, 60.0, 120.0]
    assert rests[-1] == 6 * 3600.0
    assert not receivers.rests("b")
    receivers.good("a")
    receivers.failed("a")
    now[0] += 30.0
    assert not receivers.rests("a")


def test_email_needs_a_confirmed_address(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path, notice_after=0.2, **mailbox.settings) as server:
        ann, bob, table = start(server)
        state = bob.ok("PUT", "/api/me/notices", {"email": "bob@example.org"})
        assert state["confirmed"] is False
        wait(lambda: mailbox.mails)
        code = re.search(r"is ([0-9a-f]{8})\.", mailbox.bodies[0])
        assert code is not None
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        time.sleep(1.0)
        assert len(mailbox.mails) == 1  # not confirmed: nothing more is sent
        assert bob.fails("POST", "/api/me/notices/confirm", {"code": "00000000"}) == (409, "not_now")
        assert bob.ok("POST", "/api/me/notices/confirm", {"code": code[1]})["confirmed"]
        second = ann.new_table(pace="turns")
        ann.sit(second, 0)
        bob.sit(second, 1)
        ann.ok("POST", f"/api/tables/{second['id']}/start")
        wait(lambda: len(mailbox.mails) == 2)
        assert mailbox.mails[1]["To"] == "bob@example.org"
        assert ann.fails("PUT", "/api/me/notices", {"email": "not an address"}) == (409, "bad_address")


def test_web_push_is_sealed_for_the_browser_alone(tmp_path: Path, hook: Hook) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    point = browser.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"
    coded = {name: base64.urlsafe_b64encode(value).rstrip(b"=").decode() for name, value in (("p256dh", point), ("auth", auth))}
    subscription = {"endpoint": hook.address, "keys": coded}
    with served(tmp_path, notice_after=0.2, private_webhooks=True, push_contact="mailto:op@example.org") as server:
        ann, bob, table = start(server)
        key = bob.ok("GET", "/api/push")["key"]
        assert len(base64.urlsafe_b64decode(key + "==")) == 65
        assert server.player().fails("POST", "/api/push", subscription) == (401, "who_are_you")
        bob.ok("POST", "/api/push", subscription)
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        wait(lambda: hook.got)
        headers, body = hook.got[0]
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["authorization"].startswith("vapid t=")
        opened = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm"))
        assert opened["head"] == "It is your turn"
        hook.status = 410  # the browser has gone: the subscription is dropped
        second = ann.new_table(pace="turns")
        ann.sit(second, 0)
        bob.sit(second, 1)
        ann.ok("POST", f"/api/tables/{second['id']}/start")
        wait(lambda: len(hook.got) >= 2)
        wait(lambda: bob.ok("GET", "/api/me/export")["pushes"] == [])
        assert bob.ok("DELETE", "/api/push", {"endpoint": hook.address}) == {}


def test_push_is_off_unless_it_is_set_up(server: Server) -> None:
    assert server.player().ok("GET", "/api/push") == {"key": ""}


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "ftp://example.org", "https://", "https://user:pw@example.org/", "javascript:alert(1)", "//x", "https://[::1"],
)
def test_webhooks_are_https(address: str) -> None:
    with pytest.raises(Failure):
        check_webhook(address, Settings())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "[::1]", "169.254.169.254"])
def test_webhooks_do_not_lead_into_private_networks(host: str) -> None:
    couriers = Couriers(Settings(), None)  # type: ignore[arg-type]
    with pytest.raises(Failure) as caught:
        asyncio.run(couriers.post(f"https://{host}/", b"", {}))
    assert caught.value.code == "not_allowed"


def test_addresses_of_mail() -> None:
    check_address("a.b+c@example.co.uk")
    check_address("")
    for wrong in ("a", "a@b", "a b@c.de", "<a@b.de>", "a@b.de,c@d.de", "a@b.de\nBcc: x@y.z"):
        with pytest.raises(Failure):
            check_address(wrong)
