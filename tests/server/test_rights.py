"""Who may do what at a table, also in the moment in which it changes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any

import sqlalchemy as sa

from tafelrunde.server.store import Store
from tests.server.kit import PATIENCE, Player, Server, two, wait


@contextmanager
def busy_disk(server: Server, most: int) -> Iterator[None]:
    """While this lasts nothing is stored; at its end so many writes must have gathered, which are stored in the order they came."""
    store = server.app.server.store
    begun, goes_on = threading.Event(), threading.Event()

    def long_write(connection: sa.Connection) -> None:
        begun.set()
        goes_on.wait(PATIENCE)

    occupied = asyncio.run_coroutine_threadsafe(store.write(long_write), store._loop)
    assert begun.wait(PATIENCE)
    try:
        yield
        wait(partial(gathered, store, most))
    finally:
        goes_on.set()
        occupied.result(PATIENCE)


def at_once(server: Server, *requests: tuple[Player, str, str, Any]) -> list[tuple[int, Any]]:
    """These requests, begun one after the other while none of them can be finished."""
    store = server.app.server.store
    with ThreadPoolExecutor(len(requests)) as crowd:
        with busy_disk(server, len(requests)):
            asked = []
            for number, (who, method, path, body) in enumerate(requests, 1):
                asked.append(crowd.submit(who.ask, method, path, body))
                wait(partial(gathered, store, number))
        return [(one.result().status_code, one.result().json()) for one in asked]


def gathered(store: Store, number: int) -> bool:
    return store._queue.qsize() >= number


def ready_table(server: Server, **chosen: Any) -> tuple[Player, Player, dict[str, Any], str]:
    """Two who sit at a table that has not begun."""
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table(**chosen)
    ann.sit(table, 0)
    bob.sit(table, 1)
    return ann, bob, table, f"/api/tables/{table['id']}"


def test_a_setting_cannot_change_under_a_game_that_begins(server: Server) -> None:
    ann, _, _, path = ready_table(server, options={"goal": 7})
    change = {"options": {"goal": 50}, "title": "late"}
    began, changed = at_once(server, (ann, "POST", f"{path}/start", None), (ann, "PATCH", path, change))
    assert began[0] == 200
    assert (changed[0], changed[1]["code"]) == (409, "not_open")
    now = ann.ok("GET", path)
    assert (now["state"], now["options"]["goal"], now["title"]) == ("playing", 7, "")


def test_a_game_begins_with_the_setting_that_was_stored_first(server: Server) -> None:
    ann, _, table, path = ready_table(server, options={"goal": 7})
    changed, began = at_once(server, (ann, "PATCH", path, {"options": {"goal": 50}}), (ann, "POST", f"{path}/start", None))
    assert (changed[0], began[0]) == (200, 200)
    assert began[1]["options"]["goal"] == 50
    story = server.app.server.tables[table["id"]].story
    assert story is not None
    assert story.position.view(None)["goal"] == 50


def test_nobody_leaves_an_empty_seat_in_a_game_that_begins(server: Server) -> None:
    ann, bob, _, path = ready_table(server)
    began, left = at_once(server, (ann, "POST", f"{path}/start", None), (bob, "DELETE", f"{path}/seats/1", None))
    assert began[0] == 200
    assert (left[0], left[1]["code"]) == (409, "not_open")
    assert ann.ok("GET", path)["seats"][1]["player"] == "human"
    ann, bob, _, path = ready_table(server)
    left, began = at_once(server, (bob, "DELETE", f"{path}/seats/1", None), (ann, "POST", f"{path}/start", None))
    assert left[0] == 200
    assert (began[0], began[1]["code"]) == (409, "seats_free")


def test_who_came_early_does_not_watch_where_nobody_may(server: Server) -> None:
    ann, bob, table, path = ready_table(server, spectators=False, public=True)
    early = server.player().at(table, invite=table["invite"]).ready()
    seated = bob.at(table, 1).ready()
    ann.ok("POST", f"{path}/start")
    assert early.until("error")["code"] == "not_admitted"
    own = ann.at(table, 0).ready()
    assert own.play(["ready"])["type"] == "done"
    seated.wait(lambda place: place.view)  # those who play are not disturbed
    assert early.quiet()
    assert early.say("hint", token="x" * 43)["code"] == "hello_first"
    assert early.view == {}


def test_who_comes_early_watches_where_all_may(server: Server) -> None:
    ann, _, table, path = ready_table(server, public=True)
    early = server.player().at(table).ready()
    ann.ok("POST", f"{path}/start")
    early.wait(lambda place: place.view)


def test_who_was_removed_sees_no_more(server: Server) -> None:
    ann, bob, table, path = ready_table(server)
    gone = bob.at(table, 1, invite=table["invite"]).ready()
    guest = server.player().at(table, invite=table["invite"]).ready()
    ann.ok("DELETE", f"{path}/seats/1")
    assert gone.until("error")["code"] == "not_admitted"
    assert bob.fails("GET", f"{path}?invite={table['invite']}") == (403, "not_admitted")
    assert bob.fails("POST", f"{path}/seats/1", {"invite": table["invite"]}) == (403, "not_admitted")
    server.player("Cid").sit(ann.ok("GET", path), 1)
    ann.ok("POST", f"{path}/start")
    guest.wait(lambda place: place.view)  # whom nobody removed stays
    assert gone.quiet()


def test_who_stands_up_may_come_back_by_the_link(server: Server) -> None:
    _, bob, table, path = ready_table(server)
    bob.ok("DELETE", f"{path}/seats/1")
    assert bob.sit(table, 1)


def test_who_plays_cannot_remove_an_opponent(server: Server) -> None:
    ann, bob, table, _, second = two(server)
    path = f"/api/tables/{table['id']}/seats/1"
    assert ann.fails("DELETE", path) == (403, "opponent")
    assert second.play(["ready"])["type"] == "done"
    bob.ok("DELETE", path)  # he may go himself


def test_an_owner_who_does_not_play_may_remove_somebody(server: Server) -> None:
    host, ann, bob = server.player("Host"), server.player("Ann"), server.player("Bob")
    table = host.new_table()
    ann.sit(table, 0)
    bob.sit(table, 1)
    path = f"/api/tables/{table['id']}"
    host.ok("POST", f"{path}/start")
    assert ann.fails("DELETE", f"{path}/seats/1") == (403, "not_allowed")
    assert host.ok("DELETE", f"{path}/seats/1")["seats"][1]["player"] == "bot"


def test_an_admission_is_for_one_seat(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table(seats=4, entry="ask", public=True)
    path = f"/api/tables/{table['id']}"
    invited = {"invite": table["invite"]}
    user = bob.ok("GET", "/api/me")["user"]["id"]
    assert bob.ok("POST", f"{path}/seats/1", invited)["asked"]
    ann.ok("POST", f"{path}/asks/{user}", {"admit": True})
    given = at_once(server, *[(bob, "POST", f"{path}/seats/1", invited)] * 3)
    assert sorted(status for status, _ in given) == [200, 403, 403]
    for seat in (2, 3):
        assert bob.ok("POST", f"{path}/seats/{seat}", invited)["asked"]
    assert [seat["player"] for seat in ann.ok("GET", path)["seats"]] == ["free", "human", "free", "free"]


def test_who_was_admitted_to_one_seat_asks_anew_for_another(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table(seats=3, entry="ask", public=True)
    path = f"/api/tables/{table['id']}"
    invited = {"invite": table["invite"]}
    user = bob.ok("GET", "/api/me")["user"]["id"]
    bob.ok("POST", f"{path}/seats/1", invited)
    ann.ok("POST", f"{path}/asks/{user}", {"admit": True})
    assert bob.ok("POST", f"{path}/seats/2", invited)["asked"]
    assert [ask["seat"] for ask in ann.ok("GET", path)["asks"]] == [2]
    ann.ok("POST", f"{path}/asks/{user}", {"admit": True})
    assert bob.ok("POST", f"{path}/seats/2", invited)["token"]
