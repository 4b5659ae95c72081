"""The lobby: games and rules, tables from creation to archive, seats, admission, lists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.record import parse_record, verify
from tafelrunde.server.endpoints import ENDPOINTS
from tests.server.kit import Server, finish, two

ROOT = Path(__file__).parent.parent.parent


def test_games_texts_and_rules(server: Server) -> None:
    somebody = server.player()
    games = somebody.ok("GET", "/api/games")
    apple = next(game for game in games["games"] if game["id"] == "apple")
    assert apple["default_roles"][0] == ["amber", "blue"]
    assert apple["options"] == [
        {"name": "goal", "kind": "number", "default": 20, "least": 5, "most": 100},
        {"name": "asks_ends", "kind": "switch", "default": True},
    ]
    assert {"random", "greedy"} <= set(games["bots"])
    assert games["bots"][0] == "random"
    for lang in games["languages"]:
        assert "game-apple = " in somebody.ok("GET", f"/api/games/apple/text/{lang}")
        assert "failure-too_often = " in somebody.ok("GET", f"/api/text/{lang}")
        rules = somebody.ok("GET", f"/api/games/apple/rules/{lang}")
        assert "A2.2" in [rule["id"] for rule in rules["rules"]]
        assert "G5" in [rule["id"] for rule in somebody.ok("GET", f"/api/games/table/rules/{lang}")["rules"]]
    told = {rule["id"]: rule for rule in somebody.ok("GET", "/api/games/bloodstones/rules/de")["rules"]}
    assert told["S19.4"]["marks"] == ["english-edition", "decision"]
    assert not told["S19.4"]["text"].startswith("(")
    assert somebody.fails("GET", "/api/games/chess/rules/en") == (404, "not_there")
    assert somebody.fails("GET", "/api/games/apple/rules/fr") == (404, "not_there")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "not_there"),
        ({"game": "apple", "seats": 9}, "bad_options"),
        ({"game": "apple", "roles": ["amber", "amber"]}, "bad_options"),
        ({"game": "apple", "options": {"goal": 1}}, "bad_options"),
        ({"game": "apple", "options": {"gaol": 20}}, "bad_options"),
        ({"game": "apple", "sets": 3}, "unreadable"),
        ({"game": "apple", "clock": {"bank": 1}}, "unreadable"),
        ({"game": "apple", "title": "x" * 200}, "unreadable"),
        ({}, "unreadable"),
        ([], "unreadable"),
    ],
)
def test_a_table_that_cannot_be(server: Server, wish: Any, code: str) -> None:
    assert server.player().fails("POST", "/api/tables", wish)[1] == code


def test_seats_are_taken_left_and_changed(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table(seats=3)
    path = f"/api/tables/{table['id']}"
    assert bob.fails("POST", f"{path}/seats/0", {}) == (403, "not_admitted")
    assert bob.fails("GET", path) == (403, "not_admitted")
    assert bob.ok("GET", f"{path}?invite={table['invite']}")["invite"] == ""
    bob.sit(table, 0)
    assert ann.fails("POST", f"{path}/seats/0", {}) == (409, "seat_taken")
    assert ann.fails("POST", f"{path}/seats/3", {}) == (404, "not_there")
    bob.sit(table, 1)
    assert bob.ok("DELETE", f"{path}/seats/0")["yours"] == [1]
    ann.sit(table, 0)
    assert bob.fails("DELETE", f"{path}/seats/0") == (403, "not_allowed")
    assert ann.ok("DELETE", f"{path}/seats/1")["seats"][1]["player"] == "free"  # the owner may remove somebody
    bob.sit(ann.ok("GET", path), 1, name="Robert")  # by a new link
    assert ann.ok("GET", path)["seats"][1]["name"] == "Robert"
    assert ann.fails("POST", f"{path}/start") == (409, "seats_free")
    ann.ok("PUT", f"{path}/seats/2/bot", {"bot": "random"})
    assert bob.fails("POST", f"{path}/start") == (403, "not_allowed")
    started = ann.ok("POST", f"{path}/start")
    assert started["state"] == "playing"
    assert len(started["commitment"]) == 64
    assert ann.fails("POST", f"{path}/start") == (409, "not_open")
    assert bob.fails("POST", f"{path}/seats/2", {"invite": table["invite"]}) == (409, "not_open")
    assert ann.fails("PATCH", path, {"options": {"goal": 30}}) == (409, "not_open")


def test_the_owner_changes_a_table_before_the_start(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table()
    path = f"/api/tables/{table['id']}"
    assert bob.fails("PATCH", path, {"title": "mine"}) == (403, "not_allowed")
    changed = ann.ok("PATCH", path, {"title": "Evening", "roles": ["coral", "dun"], "options": {"goal": 30}, "new_invite": True})
    assert (changed["title"], changed["options"], [seat["role"] for seat in changed["seats"]]) == (
        "Evening",
        {"goal": 30, "asks_ends": True},
        ["coral", "dun"],
    )
    assert bob.fails("POST", f"{path}/seats/0", {"invite": table["invite"]}) == (403, "not_admitted")
    bob.sit(changed, 0)
    assert ann.fails("PATCH", path, {"roles": ["coral"]}) == (409, "bad_options")


def test_owners_of_private_tables_decide_who_enters(server: Server) -> None:
    ann, bob, eve = server.player("Ann"), server.player("Bob"), server.player("Eve")
    table = ann.new_table(entry="ask")
    path = f"/api/tables/{table['id']}"
    asked = bob.ok("POST", f"{path}/seats/1", {"invite": table["invite"]})
    assert (asked["asked"], asked["token"]) == (True, "")
    eve.ok("POST", f"{path}/seats/1", {"invite": table["invite"]})
    asks = ann.ok("GET", path)["asks"]
    assert sorted(ask["name"] for ask in asks) == ["Bob", "Eve"]
    assert bob.ok("GET", f"{path}?invite={table['invite']}")["asks"] == []
    who = {ask["name"]: ask["user"] for ask in asks}
    assert bob.fails("POST", f"{path}/asks/{who['Bob']}", {"admit": True}) == (403, "not_allowed")
    ann.ok("POST", f"{path}/asks/{who['Bob']}", {"admit": True})
    ann.ok("POST", f"{path}/asks/{who['Eve']}", {"admit": False})
    assert bob.ok("POST", f"{path}/seats/1", {"invite": table["invite"]})["token"]
    assert eve.ok("POST", f"{path}/seats/0", {"invite": table["invite"]})["asked"]


def test_tokens_are_given_anew_and_revoked(server: Server) -> None:
    ann, _, table, first, _ = two(server)
    path = f"/api/tables/{table['id']}/seats/0/token"
    another = ann.ok("POST", path, {})["token"]
    assert first.play(["ready"], token=another)["type"] == "done"
    third = server.player()
    third.tokens[table["id"], 0] = another
    with third.at(table, 0).ready() as device:
        newest = ann.ok("POST", path, {"revoke": True})["token"]
        assert first.play(["ready"])["code"] == "not_your_seat"
        assert device.until("error")["code"] == "not_admitted"
        with server.player().at(table, invite=table["invite"]).ready() as watcher:
            assert watcher.view["view"]["hand"] is None
    assert server.player().ok("POST", path, {}, authorization=f"Seat {newest}")["token"]
    assert server.player().fails("POST", path, {}, authorization=f"Seat {another}") == (403, "not_your_seat")


def test_public_tables_are_listed_and_mine_first_those_that_wait_for_me(server: Server) -> None:
    ann, bob, table, first, _ = two(server, public=True, title="To be found")
    listed = server.player().ok("GET", "/api/tables?game=apple&state=playing")["tables"]
    mine = next(one for one in listed if one["id"] == table["id"])
    assert mine["invite"] == ""
    assert mine["title"] == "To be found"
    ann.new_table()
    tables = ann.ok("GET", "/api/me/tables")["tables"]
    assert tables[0]["id"] == table["id"]
    assert tables[0]["your_turn"] == [0]
    first.play(["ready"])
    assert ann.ok("GET", "/api/me/tables")["tables"][0]["your_turn"] == []
    assert bob.ok("GET", "/api/me/tables")["tables"][0]["your_turn"] == [1]
    assert server.player().fails("GET", "/api/me/tables") == (401, "who_are_you")
    assert server.player().fails("GET", "/api/tables?before=never") == (400, "unreadable")
    assert server.player().fails("GET", "/api/tables?sort=1") == (400, "unreadable")


def test_rematch_keeps_people_and_setting(server: Server) -> None:
    ann, bob, table, first, _ = two(server, options={"goal": 30})
    path = f"/api/tables/{table['id']}"
    assert ann.fails("POST", f"{path}/rematch") == (409, "not_over")
    first.say("resign")
    again = bob.ok("POST", f"{path}/rematch")
    assert again["options"] == {"goal": 30, "asks_ends": True}
    assert again["yours"] == [1]
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert ann.ok("POST", f"{path}/rematch")["id"] == again["id"]
    assert ann.ok("GET", path)["rematch"] == again["id"]
    token = ann.ok("POST", f"/api/tables/{again['id']}/seats/0/token", {})["token"]
    bob.ok("POST", f"/api/tables/{again['id']}/start")
    ann.tokens[again["id"], 0] = token
    assert ann.at(again, 0).ready().view["moves"]


def test_an_archived_table_is_put_away_and_its_seed_revealed(server: Server) -> None:
    ann, bob, table, _, _ = two(server, public=True)
    path = f"/api/tables/{table['id']}"
    assert bob.fails("POST", f"{path}/archive") == (403, "not_allowed")
    put_away = ann.ok("POST", f"{path}/archive")
    assert put_away["archived"]
    assert put_away["result"]["how"] == "abandoned"
    assert table["id"] not in [one["id"] for one in ann.ok("GET", "/api/me/tables")["tables"]]
    assert verify(parse_record(bob.ok("GET", f"{path}/record"))).ok


def test_the_record_of_a_finished_game_is_true(server: Server) -> None:
    ann, _, table, first, second = two(server)
    path = f"/api/tables/{table['id']}/record"
    assert ann.fails("GET", path) == (409, "not_over")
    promise = first.table["info"]["commitment"]
    finish([first, second])
    record = parse_record(ann.ok("GET", path))
    assert record.commitment == promise
    assert verify(record).ok
    assert record.chance == "keyed"


def test_every_endpoint_stands_in_the_protocol() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    said = set()
    for line in page.splitlines():
        if line.startswith("| `"):
            cell = line.split("|")[1]
            paths = [path.split("?")[0] for _, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) ([^`]+)`", cell)]
            for (method, _), path in zip(re.findall(r"`(GET|POST|PUT|PATCH|DELETE) ([^`]+)`", cell), paths, strict=True):
                full = paths[0].rsplit("/", 1)[0] + path[1:] if path.startswith("…") else path
                said.add((method, full))
    real = {(one.method, one.path) for one in ENDPOINTS}
    assert real - said == set()
    assert {one for one in said - real if one[1].startswith("/api")} == set()
