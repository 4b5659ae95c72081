"""Lessons over HTTP: the server keeps nothing, tells only what the seat may know, and says why not."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.catalogue import find
from tafelrunde.lessons.script import lessons_of
from tests.server.kit import Server

PATH = "/api/games/bloodstones/lessons"


def learn(server: Server, lesson: str, **form: Any) -> dict[str, Any]:
    found: dict[str, Any] = server.player().ok("POST", f"{PATH}/{lesson}", form)
    return found


def test_the_lessons_are_listed_in_both_languages(server: Server) -> None:
    player = server.player()
    english, german = (player.ok("GET", f"{PATH}/{lang}")["lessons"] for lang in ("en", "de"))
    assert [one["id"] for one in english] == [one["id"] for one in german] == list(lessons_of(find("bloodstones")))
    assert english[0]["title"] != german[0]["title"]
    assert player.fails("GET", "/api/games/pear/lessons/en")[0] == 404
    assert player.fails("GET", f"{PATH}/fr")[0] == 404
    assert player.fails("POST", f"{PATH}/nothing", {})[0] == 404


def test_a_learner_goes_on_and_back_and_comes_again(server: Server) -> None:
    start = learn(server, "1-goal")
    assert start["step"]["number"] == 1
    assert start["table"]["verbs"]
    asked = learn(server, "1-goal", done=start["done"], now=[".", "?1"], lines=start["events"]["at"], still=True)
    assert asked["said"]["text"].startswith("Right")
    assert (asked["played"], asked["step"]["number"], asked["done"]) == (2, 3, [".", "?1"])
    assert asked["table"]["verbs"] == []
    assert asked["step"]["expected"] == ["found", 9]
    moved = learn(server, "1-goal", done=asked["done"], now=["found 9"], lines=len(start["events"]["entries"]))
    assert [entry["event"] for entry in moved["events"]["entries"] if "event" in entry]
    assert moved["view"]["undo"]["allowed"]
    back = learn(server, "1-goal", done=moved["done"][:-1])
    assert back["view"]["view"] == asked["view"]["view"]


def test_what_does_not_lead_on_changes_nothing(server: Server) -> None:
    done = [".", "?1"]
    other = learn(server, "1-goal", done=done, now=["found 0"], lang="de")
    assert (other["played"], other["done"], other["said"]["rule"]) == (0, done, "")
    assert "Elderdale" in other["said"]["text"]
    forbidden = learn(server, "1-goal", done=done, now=["found 11"])
    assert forbidden["said"]["rule"] == "S2.13"
    assert learn(server, "1-goal", done=[".", "?0", "found 9"])["done"] == ["."], "what no longer fits is left out"


def test_doubts_are_answered_by_the_rules(server: Server) -> None:
    player = server.player()
    told = player.ok("POST", f"{PATH}/1-goal/doubt", {"move": "found 11", "done": [".", "?1"]})
    assert [reason["rule"] for reason in told["reasons"]] == ["S2.13"]
    assert player.fails("POST", f"{PATH}/1-goal/doubt", {"move": "dance"}) == (400, "unreadable")


def test_the_answer_tells_nothing_of_the_other_hand(server: Server) -> None:
    found = learn(server, "3-battle")
    seats = found["view"]["view"]["seats"]
    assert isinstance(seats[1]["hand"], int)
    drawn = [entry for entry in found["events"]["entries"] if entry.get("event") == "drew" and entry["args"].get("seat") == 1]
    assert all(None in entry["args"].values() for entry in drawn if "tile" in entry["args"])
    assert "hill_folk: " not in str(found), "the author's script stays here"
