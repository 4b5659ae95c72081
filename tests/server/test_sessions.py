"""Sessions and what they were given; lost passwords; what is told of sign-ins; what remains of somebody who goes."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tafelrunde.server.database import CHAT, RECOVERIES
from tests.server.kit import Player, Server, served, two, wait
from tests.server.mailbox import Mailbox

PASSWORD = "a long enough secret"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def signed_in(server: Server, name: str, agent: str = "") -> Player:
    other = server.player()
    if agent:
        other.http.headers["user-agent"] = agent
    other.ok("POST", "/api/session", {"name": name, "password": PASSWORD})
    return other


def test_sessions_are_listed_and_can_be_ended(server: Server) -> None:
    one = server.player()
    one.ok("POST", "/api/accounts", {"name": "Wanderer", "password": PASSWORD})
    other = signed_in(server, "Wanderer", FIREFOX)
    found = one.ok("GET", "/api/me/sessions")["sessions"]
    assert [session["current"] for session in found] == [False, True]
    assert found[0]["device"] == "Firefox, Linux"
    assert all(time.time() - session["seen"] < 2 * 86_400 for session in found)
    assert server.player("Guest").fails("DELETE", f"/api/me/sessions/{found[0]['id']}") == (404, "not_there")
    one.ok("DELETE", f"/api/me/sessions/{found[0]['id']}")
    assert other.ok("GET", "/api/me")["user"] is None
    assert [session["current"] for session in one.ok("GET", "/api/me/sessions")["sessions"]] == [True]
    third = signed_in(server, "Wanderer")
    one.ok("DELETE", "/api/me/sessions")
    assert third.ok("GET", "/api/me")["user"] is None
    assert one.ok("GET", "/api/me")["user"]["name"] == "Wanderer"
    assert server.player().fails("GET", "/api/me/sessions") == (401, "who_are_you")


def test_a_session_that_ends_takes_its_seat_tokens_along(server: Server) -> None:
    ann, _, table, first, _ = two(server)
    ann.ok("POST", "/api/accounts", {"name": "Seated", "password": PASSWORD})
    other = signed_in(server, "Seated")
    token = other.ok("POST", f"/api/tables/{table['id']}/seats/0/token")["token"]
    there = server.player()
    there.tokens[table["id"], 0] = token
    place = there.at(table, 0).ready()
    strange = next(one["id"] for one in ann.ok("GET", "/api/me/sessions")["sessions"] if not one["current"])
    ann.ok("DELETE", f"/api/me/sessions/{strange}")
    assert place.until("error")["code"] == "not_admitted"
    assert first.play(["ready"])["type"] == "done"  # this browser's own token, taken as a guest, still holds


def test_seat_tokens_end_with_a_changed_password(server: Server) -> None:
    ann, _, table, first, second = two(server)
    ann.ok("POST", "/api/accounts", {"name": "Careful", "password": PASSWORD})
    other = signed_in(server, "Careful")
    stolen = other.ok("POST", f"/api/tables/{table['id']}/seats/0/token")["token"]
    assert ann.fails("PUT", "/api/me/password", {"old": "wrong", "new": PASSWORD + "!"})[0] == 401
    assert first.say("chat", token=stolen, text="I still have it")["type"] == "done"
    ann.ok("PUT", "/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"})
    assert first.say("chat", token=stolen, text="mine")["code"] == "not_your_seat"
    assert first.play(["ready"])["type"] == "done"
    assert second.play(["ready"])["type"] == "done"  # nobody else is concerned


def mailed(server: Server, mails: Mailbox, name: str, **wishes: object) -> Player:
    """Somebody with an account and a confirmed address."""
    one = server.player()
    one.ok("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    one.ok("PUT", "/api/me/notices", {"email": f"{name.lower()}@example.org", "lang": "de", **wishes})
    wait(lambda: mails.bodies)
    found = re.search(r"\b[0-9a-f]{8}\b", mails.bodies.pop())
    assert found is not None
    one.ok("POST", "/api/me/notices/confirm", {"code": found[0]})
    return one


def test_a_lost_password_comes_back_by_mail(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path, address="http://play.example.org", **mailbox.settings) as server:
        one = mailed(server, mailbox, "Scatterbrain")
        table = one.new_table()
        token = one.sit(table, 0)
        stranger = server.player()
        stranger.ok("POST", "/api/recovery", {"name": "nobody"})  # it is not told whether somebody is there
        stranger.ok("POST", "/api/recovery", {"name": "scatterbrain"})
        wait(lambda: mailbox.bodies)
        link = re.search(r"/me#recover=([\w-]+)", mailbox.bodies.pop())
        assert link is not None
        assert stranger.fails("POST", "/api/recovery/finish", {"code": "x", "password": PASSWORD}) == (409, "code_gone")
        form = {"code": link[1], "password": PASSWORD + " anew"}
        assert stranger.ok("POST", "/api/recovery/finish", form)["user"]["name"] == "Scatterbrain"
        assert stranger.fails("POST", "/api/recovery/finish", form) == (409, "code_gone")  # used up
        assert one.ok("GET", "/api/me")["user"] is None
        assert stranger.at(table).ready().say("chat", token=token, text="?")["code"] == "not_your_seat"
        assert server.player().fails("POST", "/api/session", {"name": "Scatterbrain", "password": PASSWORD})[0] == 401
        server.player().ok("POST", "/api/session", {"name": "Scatterbrain", "password": PASSWORD + " anew"})


def test_an_old_link_opens_nothing(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path, **mailbox.settings) as server:
        mailed(server, mailbox, "Late")
        server.player().ok("POST", "/api/recovery", {"name": "Late"})
        wait(lambda: mailbox.bodies)
        link = re.search(r"/me#recover=([\w-]+)", mailbox.bodies.pop())
        assert link is not None
        with server.app.server.store.engine.execution_options(writes=True).begin() as connection:
            connection.execute(sa.update(RECOVERIES).values(created=time.time() - 3601))
        assert server.player().fails("POST", "/api/recovery/finish", {"code": link[1], "password": PASSWORD}) == (409, "code_gone")


def test_a_server_without_mail_says_so(server: Server) -> None:
    assert server.player().fails("POST", "/api/recovery", {"name": "Ann"}) == (409, "no_mail")


def test_sign_ins_are_told_to_those_who_want_to_know(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path, address="http://play.example.org", **mailbox.settings) as server:
        mailed(server, mailbox, "Watchful")
        signed_in(server, "Watchful", FIREFOX)
        wait(lambda: mailbox.bodies)
        told = mailbox.bodies.pop()
        assert "Firefox, Linux" in told
        assert "http://play.example.org/me" in told
        mailed(server, mailbox, "Carefree", sign_ins=False)
        signed_in(server, "Carefree")
        signed_in(server, "Watchful")
        wait(lambda: mailbox.bodies)
        assert [("Watchful" in body, "Carefree" in body) for body in mailbox.bodies] == [(True, False)]


def test_nobody_is_flooded_with_mail(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path, mails_per_hour=4, **mailbox.settings) as server:
        server.app.server.mails.clock = lambda: 0.0
        addresses = ["victim@example.org", "Victim@example.org", "victim+1@example.org", "victim+2@example.org", "victim@example.org"]
        asked = [server.player(f"G{i}").ask("PUT", "/api/me/notices", {"email": one}).status_code for i, one in enumerate(addresses)]
        assert asked == [200, 200, 429, 429, 429]
        assert server.player("Other").ask("PUT", "/api/me/notices", {"email": "other@example.org"}).status_code == 200


def test_who_is_forgotten_is_in_no_note(server: Server) -> None:
    ann, bob, table, _, _ = two(server)
    path = f"/api/tables/{table['id']}"
    ann.ok("POST", "/api/accounts", {"name": "Fleeting", "password": PASSWORD})
    ann.ok("POST", f"{path}/pause")
    bob.ok("POST", f"{path}/resume")
    with server.app.server.store.engine.execution_options(writes=True).begin() as connection:  # a note of the old scheme knew no user
        connection.execute(sa.update(CHAT).where(CHAT.c.table == table["id"], CHAT.c.key == "note-sat").values(user=""))
    ann.ok("DELETE", "/api/me", {"password": PASSWORD})
    with server.app.server.store.engine.connect() as connection:
        lines = connection.execute(sa.select(CHAT).where(CHAT.c.table == table["id"]).order_by(CHAT.c.number)).all()
    assert [line.name for line in lines if line.key == "note-sat"] == ["", "Bob"]
    assert [line.name for line in lines if line.key in ("note-paused", "note-resumed")] == ["", "Bob"]
    assert not any("Ann" in line.name or "Fleeting" in line.name for line in lines)


@pytest.mark.parametrize("hints", [True, False])
def test_a_table_says_whether_hints_are_given(server: Server, hints: bool) -> None:
    _, bob, table, _, second = two(server, hints=hints, public=True)
    assert bob.ok("GET", f"/api/tables/{table['id']}")["hints"] is hints
    assert server.player().at(table).ready().table["info"]["hints"] is hints
    answer = second.say("hint")
    if hints:
        assert answer["type"] == "hint"
    else:
        assert (answer["type"], answer["reasons"][0]["text"]) == ("refused", "At this table nobody is given hints.")


def test_hints_are_settled_before_the_start(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table()
    path = f"/api/tables/{table['id']}"
    assert ann.ok("PATCH", path, {"hints": False})["hints"] is False
    assert ann.ok("PATCH", path, {"title": "x"})["hints"] is False
    for seat in range(2):
        ann.sit(table, seat)
    ann.ok("POST", f"{path}/start")
    assert ann.fails("PATCH", path, {"hints": True}) == (409, "not_open")
