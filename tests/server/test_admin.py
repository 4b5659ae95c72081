"""Those who look after the server: what they can do, and that nobody else can."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tafelrunde.server.database import ACTIONS, CHAT, SEATS
from tafelrunde.server.endpoints import ENDPOINTS
from tests.server.kit import Player, Server, served, two, wait

PASSWORD = "a long enough secret"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Player]]:
    """A server, and somebody who looks after it."""
    with served(tmp_path_factory.mktemp("house")) as server:
        keeper = server.player()
        keeper.ok("POST", "/api/accounts", {"name": "Keeper", "password": PASSWORD})
        user = keeper.ok("GET", "/api/me")["user"]["id"]
        from tafelrunde.server import moderation

        server.run(server.app.server.store.write(lambda connection: moderation.set_admin(connection, "test", user, True)))
        server.run(server.app.server.caretaker.look_round())
        yield server, keeper


def user_of(player: Player) -> str:
    return str(player.ok("GET", "/api/me")["user"]["id"])


def test_nobody_else_gets_at_it(house: tuple[Server, Player]) -> None:
    server, keeper = house
    account = server.player()
    account.ok("POST", "/api/accounts", {"name": "Nosy", "password": PASSWORD})
    bodies: dict[str, Any] = {"PUT": {}, "PATCH": {}, "DELETE": {}}
    doors = [one for one in ENDPOINTS if one.path.startswith("/api/admin")]
    assert len(doors) >= 9
    for one in doors:
        path = one.path.replace("{user}", "x").replace("{table}", "x").replace("{line}", "1")
        assert account.fails(one.method, path, bodies.get(one.method)) == (403, "not_admin"), one.path
        assert server.player().fails(one.method, path, bodies.get(one.method)) == (401, "who_are_you"), one.path
    assert keeper.ok("GET", "/api/me")["user"]["admin"] is True
    assert account.ok("GET", "/api/me")["user"]["admin"] is False


def test_how_the_server_is(house: tuple[Server, Player]) -> None:
    server, keeper = house
    two(server)
    found = keeper.ok("GET", "/api/admin")
    assert found["database"] == "ok"
    assert found["counts"]["playing"] >= 1
    assert found["counts"]["accounts"] >= 1
    assert found["connections"] >= 2
    assert found["size"] > 0


def test_a_ban_ends_everything_and_can_be_lifted(house: tuple[Server, Player]) -> None:
    server, keeper = house
    ann, bob, table, first, second = two(server)
    ann.ok("POST", "/api/accounts", {"name": "Rowdy", "password": PASSWORD})
    user = user_of(ann)
    (found,) = keeper.ok("GET", "/api/admin/people?name=row")["people"]
    assert (found["id"], found["banned"]) == (user, "")
    banned = keeper.ok("PATCH", f"/api/admin/people/{user}", {"banned": "insults"})
    assert banned["banned"] == "insults"
    assert ann.ok("GET", "/api/me")["user"] is None
    answer = ann.ask("POST", "/api/session", {"name": "Rowdy", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert "insults" in answer.json()["text"]
    assert first.until("error")["code"] == "not_admitted"  # not even as the table's owner
    assert bob.ok("GET", f"/api/tables/{table['id']}")["seats"][0]["player"] == "bot"  # somebody plays on
    second.play(["ready"])
    assert [one["name"] for one in keeper.ok("GET", "/api/admin/people?only=banned")["people"]] == ["Rowdy"]
    keeper.ok("PATCH", f"/api/admin/people/{user}", {"banned": ""})
    ann.ok("POST", "/api/session", {"name": "Rowdy", "password": PASSWORD})
    acts = keeper.ok("GET", "/api/admin/acts")["acts"]
    assert [(one["what"], one["whom"], one["who"]) for one in acts[:2]] == [
        ("unban", user, user_of(keeper)),
        ("ban", user, user_of(keeper)),
    ]
    assert acts[1]["why"] == "insults"


def test_nobody_bans_himself(house: tuple[Server, Player]) -> None:
    _, keeper = house
    assert keeper.fails("PATCH", f"/api/admin/people/{user_of(keeper)}", {"banned": "oops"}) == (409, "not_now")
    assert keeper.fails("PATCH", "/api/admin/people/nobody", {"banned": "x"}) == (404, "not_there")


def test_rights_are_given_and_taken(house: tuple[Server, Player]) -> None:
    server, keeper = house
    helper = server.player("Helper")
    user = user_of(helper)
    assert keeper.fails("PATCH", f"/api/admin/people/{user}", {"admin": True}) == (409, "not_now")  # a guest is nobody for long
    helper.ok("POST", "/api/accounts", {"name": "Helper", "password": PASSWORD})
    assert keeper.ok("PATCH", f"/api/admin/people/{user}", {"admin": True})["admin"] is True
    helper.ok("GET", "/api/admin")
    keeper.ok("PATCH", f"/api/admin/people/{user}", {"admin": False})
    assert helper.fails("GET", "/api/admin") == (403, "not_admin")


def test_room_is_granted(tmp_path: Path) -> None:
    with served(tmp_path, kilobytes_per_account=1, admins=["Keeper"]) as server:
        from tafelrunde.server import moderation

        ann = server.player()
        ann.ok("POST", "/api/accounts", {"name": "Ann", "password": PASSWORD})
        for _ in range(60):
            if ann.ask("POST", "/api/tables", {"game": "apple"}).status_code != 201:
                break
        assert ann.fails("POST", "/api/tables", {"game": "apple"}) == (409, "too_much")
        user = user_of(ann)
        server.run(server.app.server.store.write(lambda connection: moderation.give_room(connection, "test", user, 10)))
        ann.new_table()


def test_what_was_said_can_be_taken_out(house: tuple[Server, Player]) -> None:
    server, keeper = house
    _, _, table, first, second = two(server)
    first.say("chat", text="something vile")
    lines = keeper.ok("GET", f"/api/admin/tables/{table['id']}/chat")["lines"]
    (line,) = [one for one in lines if one["text"]]
    assert line["text"] == "something vile"
    second.until("chat")
    keeper.ok("DELETE", f"/api/admin/chat/{line['number']}", {"why": "vile"})
    while (told := second.until("chat")["lines"][0])["key"] != "note-removed":
        pass
    assert (told["number"], told["text"]) == (line["number"], "")
    with server.app.server.store.engine.connect() as connection:
        assert connection.scalar(sa.select(CHAT.c.text).where(CHAT.c.number == line["number"])) == ""
    note = next(one for one in lines if one["key"])
    assert keeper.fails("DELETE", f"/api/admin/chat/{note['number']}", {}) == (404, "not_there")  # what the table says stays


def test_a_table_can_be_removed(house: tuple[Server, Player]) -> None:
    server, keeper = house
    ann, bob, table, first, _ = two(server, title="Away with it")
    first.play(["ready"])
    found = keeper.ok("GET", "/api/admin/tables?text=away")["tables"]
    assert [one["id"] for one in found] == [table["id"]]  # private, but found
    assert found[0]["seed"] == ""
    keeper.ok("DELETE", f"/api/admin/tables/{table['id']}", {"why": "test"})
    assert first.until("error")["code"] == "not_there"
    assert bob.fails("GET", f"/api/tables/{table['id']}") == (404, "not_there")
    assert table["id"] not in [one["id"] for one in ann.ok("GET", "/api/me/tables")["tables"]]
    with server.app.server.store.engine.connect() as connection:
        for rows in (SEATS, ACTIONS, CHAT):
            assert not connection.execute(sa.select(rows).where(rows.c.table == table["id"])).all()
    assert keeper.fails("DELETE", f"/api/admin/tables/{table['id']}", {}) == (404, "not_there")


def test_read_only_lets_nothing_be_changed_and_no_clock_run(tmp_path: Path, house: tuple[Server, Player]) -> None:
    server, keeper = house
    ann, bob, table, first, second = two(server, clock={"bank": 600})
    fresh = ann.new_table()
    keeper.ok("PUT", "/api/admin/bulletin", {"read_only": True, "en": "Back at nine.", "de": "Um neun geht es weiter."})
    try:
        assert first.until("bulletin") == {"type": "bulletin", "read_only": True, "en": "Back at nine.", "de": "Um neun geht es weiter."}
        assert server.player().ok("GET", "/api/bulletin") == {"read_only": True, "en": "Back at nine.", "de": "Um neun geht es weiter."}
        assert first.play(["ready"])["code"] == "read_only"
        for kind, fields in (("chat", {"text": "x"}), ("resign", {}), ("pause", {"on": True}), ("undo", {"mark": "x"})):
            assert first.say(kind, **fields)["code"] == "read_only", kind
        assert first.say("why_not", move=["pass"])["type"] == "why_not", "asking changes nothing"
        assert ann.fails("POST", "/api/tables", {"game": "apple"}) == (503, "read_only")
        assert ann.fails("POST", f"/api/tables/{fresh['id']}/seats/0", {}) == (503, "read_only")
        assert server.player().fails("PUT", "/api/me", {"name": "New"}) == (503, "read_only")
        assert bob.ok("GET", f"/api/tables/{table['id']}/replay?eyes=1")["step"] == 0  # looking goes on
        assert keeper.ok("GET", "/healthz")["read_only"] is True
        newcomer = bob.at(table, 1)
        assert newcomer.until("bulletin")["read_only"] is True
        ann.ok("DELETE", "/api/session")  # and so does coming and going
    finally:
        keeper.ok("PUT", "/api/admin/bulletin", {})
    assert first.until("bulletin")["read_only"] is False
    assert first.play(["ready"])["type"] == "done"
    assert second.play(["ready"])["type"] == "done"


def test_bots_rest_while_nothing_may_be_changed_and_go_on_afterwards(house: tuple[Server, Player]) -> None:
    server, keeper = house
    ann = server.player("Ann")
    table = ann.new_table(options={"goal": 20})
    path = f"/api/tables/{table['id']}"
    for seat in range(2):
        ann.ok("PUT", f"{path}/seats/{seat}/bot", {"bot": "random"})
    ann.ok("POST", f"{path}/start")
    keeper.ok("PUT", "/api/admin/bulletin", {"read_only": True})
    inside = server.app.server
    wait(lambda: not inside.bots.thinks(inside.tables[table["id"]]))
    keeper.ok("PUT", "/api/admin/bulletin", {})
    wait(lambda: ann.ok("GET", path)["state"] == "finished")


def test_names_of_the_settings_are_kept_for_those_meant(tmp_path: Path) -> None:
    with served(tmp_path, admins=["Keeper"]) as server:
        for name in ("Keeper", "keeper", "Кeeper"):
            assert server.player().fails("POST", "/api/accounts", {"name": name, "password": PASSWORD}) == (409, "name_taken")
        assert server.player().fails("PUT", "/api/me", {"name": "Keeper"}) == (409, "name_taken")
    from tafelrunde.cli.main import main

    assert main(["admin", "grant", "Keeper", "--create", "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}"]) == 0
