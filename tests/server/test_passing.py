"""Standing answers: who lets all chances to react go by is answered for, and nobody else learns of it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.kit import Place, Server, two

OPTIONS = {"scenario": "mill-brook", "lore": "lore"}
LORE: dict[str, Any] = {"game": "battlelore", "options": OPTIONS, "roles": ["standard", "pennant"], "public": True}


def decoded(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(text)
    return found


def is_reaction(place: Place) -> bool:
    """Whether this seat is asked whether it reacts."""
    return bool(place.view["moves"]) and place.view["prompt"]["reaction"]


def play_on(places: tuple[Place, Place], until: Callable[[], bool], chance: random.Random) -> None:
    """Decide at random for whoever is asked, and wait for the server where it answers itself."""
    for _ in range(3000):
        for place in places:
            place.settle()
        if until():
            return
        asked = [place for place in places if place.view["moves"] and not (is_reaction(place) and place.hello.get("passes"))]
        if asked:
            place = chance.choice(asked)
            assert place.play(chance.choice(place.view["moves"]))["type"] in ("done", "stale")
    raise AssertionError("it never came to that")


def reaction(server: Server) -> tuple[tuple[Place, Place], Place, Place]:
    """A game at a moment where somebody is asked whether he reacts: both, he, the other."""
    _, _, _, *places = two(server, **LORE)
    pair = (places[0], places[1])
    play_on(pair, lambda: any(is_reaction(place) for place in pair), random.Random(5))
    he = next(place for place in pair if is_reaction(place))
    return pair, he, pair[1] if he is pair[0] else pair[0]


def test_the_server_answers_until_something_else_is_asked(server: Server) -> None:
    pair, he, other = reaction(server)
    mark = he.view["mark"]
    he.hello["passes"] = True
    assert he.say("pass_on", on=True)["type"] == "done"
    he.wait(lambda place: place.view["mark"] != mark)
    assert {"type": "passing", "on": True} in [message for text in he.raw for message in decoded(text)]
    asked = lambda: bool(he.view["moves"]) and not is_reaction(he)  # noqa: E731
    play_on(pair, asked, random.Random(6))
    he.settle()
    assert {"type": "passing", "on": False} in [message for text in he.raw for message in decoded(text)], "he decides for himself again"
    assert not any(message["type"] == "passing" for text in other.raw for message in decoded(text)), "nobody else learns of it"


def test_who_comes_back_hears_it_again_and_may_change_his_mind(server: Server) -> None:
    server.app.server.settings.pass_pause = 60.0  # nobody is answered for while this goes on
    _, he, _ = reaction(server)
    moves = he.view["moves"]
    assert he.say("pass_on", on=True)["type"] == "done"
    again = Place(server.address, he.table["info"]["id"], hello=dict(he.hello)).ready()
    assert any(message == {"type": "passing", "on": True} for text in again.raw for message in decoded(text))
    watcher = Place(server.address, he.table["info"]["id"], hello={}).ready()
    assert not any(message["type"] == "passing" for text in watcher.raw for message in decoded(text))
    assert he.say("pass_on", on=False)["type"] == "done"
    again.until("passing", on=False)
    assert he.settle().view["moves"] == moves, "he is still asked"
    assert he.play(["pass"])["type"] == "done"


def test_it_is_said_by_the_seat_alone_and_in_a_running_game(server: Server) -> None:
    _, he, other = reaction(server)
    assert he.say("pass_on", token="not a token of this table", on=True)["code"] == "not_your_seat"
    assert other.say("resign")["type"] == "done"
    he.wait(lambda place: place.table["info"]["state"] == "finished")
    assert he.say("pass_on", on=True)["code"] == "over"
