"""Guests, accounts, sessions; what protects them."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server.identity import new_id
from tests.server.kit import Server, served, two

PASSWORD = "a long enough secret"


def test_an_id_can_be_typed_into_a_terminal() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert all(len(one) == 12 and one.isascii() and one.isalnum() for one in ids)  # "-hV…" would ask for help


def test_a_guest_becomes_an_account_and_keeps_his_seats(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table()
    ann.sit(table, 0)
    user = ann.ok("GET", "/api/me")["user"]
    assert (user["name"], user["account"]) == ("Ann", False)
    made = ann.ok("POST", "/api/accounts", {"name": "Annette", "password": PASSWORD})
    assert (made["user"]["id"], made["user"]["account"]) == (user["id"], True)
    assert ann.ok("GET", "/api/me/tables")["tables"][0]["yours"] == [0]
    assert server.player().fails("POST", "/api/accounts", {"name": " ANNETTE", "password": PASSWORD}) == (409, "name_taken")
    assert ann.fails("PUT", "/api/me", {"name": "Other"}) == (409, "not_now")


def test_signing_in_and_out(server: Server) -> None:
    one = server.player()
    one.ok("POST", "/api/accounts", {"name": "Signer", "password": PASSWORD})
    other = server.player()
    assert other.fails("POST", "/api/session", {"name": "signer", "password": "wrong"}) == (401, "wrong_password")
    assert other.fails("POST", "/api/session", {"name": "nobody", "password": PASSWORD}) == (401, "wrong_password")
    assert other.ok("POST", "/api/session", {"name": "signer", "password": PASSWORD})["user"]["name"] == "Signer"
    assert one.fails("PUT", "/api/me/password", {"old": "no", "new": PASSWORD + "!"}) == (401, "wrong_password")
    one.ok("PUT", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert other.ok("GET", "/api/me")["user"] is None  # all other sessions ended
    assert other.fails("POST", "/api/session", {"name": "signer", "password": PASSWORD})[0] == 401
    one.ok("DELETE", "/api/session")
    assert one.ok("GET", "/api/me")["user"] is None
    assert one.fails("POST", "/api/accounts", {"name": "Short", "password": "short"}) == (400, "unreadable")


@pytest.mark.parametrize("name", ["", "   ", "\ufeff", "a\x00b", "a\x1eb", "\x7f", "\x85", "a\u202eb"])
def test_a_name_can_be_seen_and_leaves_others_alone(server: Server, name: str) -> None:
    assert server.player().fails("POST", "/api/accounts", {"name": name, "password": PASSWORD}) == (400, "unreadable")


def test_deletion_with_export(server: Server) -> None:
    ann, bob, table, first, second = two(server)
    first.say("chat", text="to be forgotten")
    ann.ok("POST", "/api/accounts", {"name": "Leaver", "password": PASSWORD})
    kept = ann.ok("GET", "/api/me/export")
    assert kept["users"][0]["name"] == "Leaver"
    assert [line["text"] for line in kept["chat"] if not line["key"]] == ["to be forgotten"]
    assert "password" not in kept["users"][0]
    assert [sorted(one) for one in kept["sessions"]] == [["created", "device", "seen", "user"]]
    assert all("seed" not in one for one in kept["tables"])
    assert ann.fails("DELETE", "/api/me", {"password": "wrong"}) == (401, "wrong_password")
    ann.ok("DELETE", "/api/me", {"password": PASSWORD})
    assert ann.ok("GET", "/api/me")["user"] is None
    assert server.player().fails("POST", "/api/session", {"name": "Leaver", "password": PASSWORD})[0] == 401
    seat = bob.ok("GET", f"/api/tables/{table['id']}")["seats"][0]
    assert (seat["name"], seat["player"]) == ("", "bot")  # a bot plays on
    assert first.play(["ready"])["code"] == "hello_first"  # he is not even looked at any more
    assert second.play(["ready"])["type"] == "done"


def test_nothing_secret_is_stored_as_it_is(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player()
        ann.ok("POST", "/api/accounts", {"name": "Ann", "password": PASSWORD})
        token = ann.sit(ann.new_table(), 0)
        session = ann.http.cookies["tafelrunde"]
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (token, session, PASSWORD):
        assert secret.encode() not in stored
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        assert db.execute("SELECT password FROM users").fetchone()[0].startswith("$argon2id$")


def test_the_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    answer = server.player().ask("PUT", "/api/me", {"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # plain http in tests
    headers = answer.headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_secure_behind_https(tmp_path: Path) -> None:
    with served(tmp_path, address="https://play.example.org") as server:
        cookie = server.player().ask("PUT", "/api/me", {"name": "Ann"}).headers["set-cookie"].lower()
        assert "secure" in cookie


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),  # a cookie without the token
        ({"x_csrf_token": "wrong"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec_fetch_site": "cross-site"}, 403),
    ],
)
def test_requests_of_foreign_pages_are_refused(server: Server, headers: dict[str, Any], status: int) -> None:
    ann = server.player("Ann")
    if "x_csrf_token" not in headers and "origin" not in headers and "sec_fetch_site" not in headers:
        ann.csrf = ""
    answer = ann.ask("POST", "/api/tables", {"game": "apple"}, **headers)
    assert (answer.status_code, answer.json()["code"]) == (status, "foreign_page")
    assert ann.ok("GET", "/api/me")["user"]["name"] == "Ann"


def test_a_page_of_ours_may_ask_and_so_may_programs(server: Server) -> None:
    ann = server.player("Ann")
    assert ann.ask("POST", "/api/tables", {"game": "apple"}, origin=server.address).status_code == 201
    session = ann.http.cookies["tafelrunde"]
    program = server.player()
    assert program.ask("POST", "/api/tables", {"game": "apple"}, authorization=f"Bearer {session}").status_code == 201


def test_websockets_of_foreign_pages_are_refused(server: Server) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect
    from websockets.typing import Origin

    _, _, table, _, _ = two(server)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus):
        connect(url, origin=Origin("https://evil.example"), legacy=True)
    connect(url, origin=Origin(server.address), legacy=True).close()
