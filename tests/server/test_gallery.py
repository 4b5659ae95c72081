"""Works of authors: kept, shown by a link, listed, taken further, rated; what was played on one needs it no longer."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tafelrunde.engine.catalogue import find
from tafelrunde.engine.record import parse_record, verify
from tests.server.kit import Player, Server, served, wait


def board(title: str = "Mine", **more: object) -> dict[str, object]:
    workshop = find("seventhstone").workshop
    assert workshop is not None
    return {"game": "seventhstone", "text": workshop.new(2, 5), "title": title, "listed": True, **more}


def keep(author: Player, **more: Any) -> str:
    return str(author.ok("POST", "/api/works", board(**more))["id"])


def titles(player: Player, query: str = "") -> list[str]:
    return [work["title"] for work in player.ok("GET", f"/api/works{query}")["works"]]


def test_a_work_is_kept_listed_and_drawn(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    work = keep(ann, title="Shown")
    hidden = keep(ann, title="Hidden", listed=False)
    assert "Shown" in titles(bob, "?game=seventhstone")
    assert "Hidden" not in titles(bob)
    assert titles(bob, "?game=battlelore") == []
    assert sorted(titles(ann, "?mine=true")) == ["Hidden", "Shown"]
    assert titles(bob, "?mine=true") == []
    found = bob.ok("GET", f"/api/works/{hidden}")
    assert found["text"] == board()["text"], "who has the link may read it"
    assert found["info"]["author"] == "Ann"
    assert not found["info"]["mine"]
    picture = bob.http.get(f"/api/works/{work}/picture")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(picture.text).tag.endswith("svg")
    assert bob.fails("GET", "/api/works/nothing") == (404, "not_there")


def test_only_the_author_changes_or_removes_it(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    work = keep(ann)
    revised = {"text": board()["text"], "title": "Better", "listed": True}
    assert bob.fails("PUT", f"/api/works/{work}", revised) == (403, "not_yours")
    assert bob.fails("DELETE", f"/api/works/{work}") == (403, "not_yours")
    assert ann.ok("PUT", f"/api/works/{work}", revised)["title"] == "Better"
    assert "Better" in titles(bob)
    ann.ok("DELETE", f"/api/works/{work}")
    assert "Better" not in titles(bob)


def test_the_gallery_lists_only_what_can_be_played(server: Server) -> None:
    ann = server.player("Ann")
    wrong = {"game": "seventhstone", "text": 'name = ""\nseats = [2]\ngrid = ""\n', "title": "Half"}
    assert ann.fails("POST", "/api/works", {**wrong, "listed": True}) == (409, "bad_options")
    work = ann.ok("POST", "/api/works", wrong)["id"]
    assert ann.fails("PUT", f"/api/works/{work}", {"text": wrong["text"], "title": "", "listed": True}) == (409, "bad_options")
    assert ann.fails("POST", "/api/works", {**board(), "game": "apple"}) == (404, "not_there")


def test_a_fork_names_its_origin_and_opinions_count_once(server: Server) -> None:
    ann, bob, eve = server.player("Ann"), server.player("Bob"), server.player("Eve")
    work = keep(ann)
    fork = keep(bob, title="Further", origin=work)
    assert eve.ok("GET", f"/api/works/{fork}")["origin"]["title"] == "Mine"
    assert ann.fails("PUT", f"/api/works/{work}/opinion", {"stars": 5}) == (409, "not_now")
    bob.ok("PUT", f"/api/works/{work}/opinion", {"stars": 2, "comment": "Too wet."})
    bob.ok("PUT", f"/api/works/{work}/opinion", {"stars": 4, "comment": "Better now."})
    said = eve.ok("PUT", f"/api/works/{work}/opinion", {"stars": 5})
    assert (said["info"]["stars"], said["info"]["ratings"]) == (4.5, 2)
    assert {comment["text"] for comment in said["comments"]} == {"", "Better now."}
    assert all(comment["user"] == "" for comment in said["comments"]), "who somebody is, nobody is told"
    assert eve.ok("PUT", f"/api/works/{work}/opinion", {})["info"]["ratings"] == 1
    assert eve.fails("PUT", f"/api/works/{work}/opinion", {"stars": 6})[1] == "unreadable"
    assert eve.fails("DELETE", f"/api/works/{work}/opinions/x") == (403, "not_admin")
    ann.ok("PUT", f"/api/works/{work}", {"text": board()["text"], "title": "Mine", "listed": False})
    assert eve.ok("GET", f"/api/works/{fork}")["origin"] is None, "what is not listed is told to nobody"


def test_what_was_played_needs_the_gallery_no_longer(server: Server) -> None:
    ann = server.player("Ann")
    work = keep(ann)
    text = ann.ok("GET", f"/api/works/{work}")["text"]
    table = ann.ok("POST", "/api/tables", {"game": "seventhstone", "seats": 2, "options": {"board": text, "max_years": 2}})["id"]
    ann.ok("DELETE", f"/api/works/{work}")
    bots = [ann.ok("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}) for seat in range(2)]
    assert bots
    ann.ok("POST", f"/api/tables/{table}/start")
    wait(lambda: ann.ok("GET", f"/api/tables/{table}")["state"] == "finished")
    record = parse_record(ann.http.get(f"/api/tables/{table}/record").text)
    assert record.options["board"] == text
    assert verify(record).ok


def test_nobody_keeps_too_much_and_who_goes_takes_his_works_along(tmp_path: Path) -> None:
    with served(tmp_path, works_per_user=2) as server:
        ann, bob = server.player("Ann"), server.player("Bob")
        work = keep(ann)
        keep(ann)
        assert ann.fails("POST", "/api/works", board()) == (409, "too_much")
        bob.ok("PUT", f"/api/works/{work}/opinion", {"stars": 3})
        told = ann.ok("GET", "/api/me/export")
        assert {row["title"] for row in told["works"]} == {"Mine"}
        ann.ok("DELETE", "/api/me")
        assert titles(bob) == []
        assert bob.ok("GET", "/api/me/export")["opinions"] == []
