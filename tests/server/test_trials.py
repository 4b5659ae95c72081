"""Is it fair? Bots play somebody's board on the server: told while it is played, stopped at any time, one trial a person."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tafelrunde.engine.catalogue import find
from tests.server.kit import Player, Server, served, wait

PATH = "/api/games/seventhstone/workshop/trial"


def asked(**more: Any) -> dict[str, Any]:
    workshop = find("seventhstone").workshop
    assert workshop is not None
    return {"text": workshop.new(2, 5), "seats": 2, "bot": "random", "games": 2, **more}


def trial(player: Player, **more: Any) -> str:
    return str(player.ok("POST", PATH, asked(**more))["id"])


def test_a_trial_is_played_told_and_drawn(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    id = trial(ann)
    assert ann.fails("POST", PATH, asked()) == (409, "one_trial")
    assert bob.fails("GET", f"/api/trials/{id}") == (404, "not_there")
    wait(lambda: ann.ok("GET", f"/api/trials/{id}")["state"] == "over")
    found = ann.ok("GET", f"/api/trials/{id}")
    assert found["done"] == found["games"] == 2
    assert sum(share["rate"] for share in found["seats"]) == 1.0 or found["unfinished"]
    assert all(share["least"] <= share["rate"] <= share["most"] for share in found["seats"])
    for heat in ("fights", "moves", "held"):
        assert ElementTree.fromstring(ann.http.get(f"/api/trials/{id}/picture?heat={heat}").text).tag.endswith("svg")
    assert trial(ann, games=1) != id, "and another one"


def test_a_trial_is_stopped_and_bad_ones_are_refused(server: Server) -> None:
    ann, bob = server.player("Ann"), server.player("Bob")
    id = trial(ann, games=200, bot="normal")
    assert bob.fails("DELETE", f"/api/trials/{id}") == (404, "not_there")
    assert ann.ok("DELETE", f"/api/trials/{id}")["state"] == "stopped"
    assert ann.fails("POST", PATH, asked(text="name = 1")) == (409, "bad_options")
    assert ann.fails("POST", PATH, asked(seats=4)) == (409, "bad_options")
    assert ann.fails("POST", PATH, asked(games=201))[1] == "unreadable"
    assert ann.fails("POST", "/api/games/apple/workshop/trial", asked()) == (404, "not_there")


def test_nobody_asks_for_too_many(tmp_path: Path) -> None:
    with served(tmp_path, trials_per_hour=4) as server:
        ann = server.player("Ann")
        ann.ok("DELETE", f"/api/trials/{trial(ann)}")
        assert ann.fails("POST", PATH, asked()) == (429, "too_often")
