"""Maps, boards and scenarios of one's own: looked at, made, played on; whatever is sent."""

from __future__ import annotations

import threading
from xml.etree import ElementTree

import pytest

from tafelrunde.engine.catalogue import find
from tafelrunde.server.tableserver import LONG
from tests.engine.test_authored import HOSTILE
from tests.server.kit import Server


def test_games_say_what_their_authors_make(server: Server) -> None:
    found = {game["id"]: game["workshop"] for game in server.player().ok("GET", "/api/games")["games"]}
    assert found["bloodstones"]["kind"] == "map"
    assert found["root"] == {"kind": "map", "makes": True, "shipped": ["autumn", "winter"]}
    assert found["battlelore"]["kind"] == "scenario"
    assert found["seventhstone"] == {"kind": "board", "makes": True, "shipped": ["four-islands", "twin-rivers"]}
    assert found["apple"] is None


@pytest.mark.parametrize(("game", "option"), [("bloodstones", "map"), ("seventhstone", "board"), ("root", "map")])
def test_a_fresh_one_is_playable_drawn_and_kept(server: Server, game: str, option: str) -> None:
    ann = server.player("Ann")
    path = f"/api/games/{game}/workshop"
    text = ann.ok("POST", f"{path}/new", {"seats": 2, "seed": 7})["text"]
    assert text == ann.ok("POST", f"{path}/new", {"seats": 2, "seed": 7})["text"]
    assert text != ann.ok("POST", f"{path}/new", {"seats": 2, "seed": 8})["text"]
    opinion = ann.ok("POST", f"{path}/check", {"text": text})
    assert opinion["wrong"] == []
    assert ElementTree.fromstring(opinion["picture"]).tag.endswith("svg")
    table = ann.ok("POST", "/api/tables", {"game": game, "seats": 2, "options": {option: text}})
    told = table["options"][option]
    assert told == text if len(text) <= LONG else ann.ok("GET", told) == text
    assert ann.fails("POST", f"{path}/new", {"seats": 9}) == (409, "bad_options")
    assert ann.fails("POST", f"{path}/new", {"seats": 1})[1] == "unreadable"


def test_what_is_wrong_is_said_sentence_by_sentence(server: Server) -> None:
    ann = server.player("Ann")
    text = find("battlelore").options[0].default
    opinion = ann.ok("POST", "/api/games/battlelore/workshop/check", {"text": f"{text} = 1\n"})
    assert opinion["wrong"]
    assert opinion["picture"] == ""
    assert ann.fails("POST", "/api/games/battlelore/workshop/new", {"seats": 2, "start": "nobody's"}) == (404, "not_there")
    assert ann.fails("POST", "/api/games/apple/workshop/check", {"text": ""}) == (404, "not_there")
    assert ann.fails("POST", "/api/games/bloodstones/workshop/check", {"text": "x" * 100_001})[1] == "unreadable"


@pytest.mark.parametrize("name", HOSTILE)
def test_nobodys_file_breaks_or_stops_the_server(server: Server, name: str) -> None:
    ann = server.player("Ann")
    assert ann.ok("POST", "/api/games/battlelore/workshop/check", {"text": HOSTILE[name]})["wrong"]
    for game, option in (("battlelore", "scenario"), ("seventhstone", "board"), ("bloodstones", "map"), ("root", "map")):
        assert ann.fails("POST", "/api/tables", {"game": game, "options": {option: HOSTILE[name]}}) == (409, "bad_options")


def test_tables_go_on_while_maps_are_made(server: Server) -> None:
    """The work is done beside the loop: an answer that needs none of it comes before it is done."""
    ann, bob = server.player("Ann"), server.player("Bob")
    done = threading.Event()

    def make() -> None:
        for seed in range(8):
            ann.ok("POST", "/api/games/bloodstones/workshop/new", {"seats": 6, "seed": seed})
        done.set()

    maker = threading.Thread(target=make)
    maker.start()
    answers = 0
    while not done.is_set():
        bob.ok("GET", "/api/games")
        answers += 1
    maker.join()
    assert answers > 16
