"""A learner's place is kept with the account: merged from several browsers, later wins, nobody else's, forgotten with the account."""

from __future__ import annotations

import time

import sqlalchemy as sa

from tafelrunde.engine.catalogue import find
from tafelrunde.lessons.script import lessons_of
from tafelrunde.server.database import LEARNERS
from tests.server.kit import Player, Server

PATH = "/api/me/lessons/bloodstones"
SECRET = "a long secret phrase"


def account(server: Server, name: str) -> Player:
    player = server.player()
    player.ok("POST", "/api/accounts", {"name": name, "password": SECRET})
    return player


def test_the_later_place_wins_and_what_is_finished_stays_so(server: Server) -> None:
    first, *_ = lessons_of(find("bloodstones"))
    ann = account(server, "Learner Ann")
    assert ann.ok("GET", PATH) == {"lessons": []}
    begun = {"lesson": first, "done": [".", "?1"], "finished": True, "at": 2000.0}
    assert ann.ok("PUT", PATH, {"lessons": [begun, {**begun, "lesson": "gone"}]}) == {"lessons": [begun]}, "of lessons there are"
    other = server.player()
    other.ok("POST", "/api/session", {"name": "Learner Ann", "password": SECRET})
    older = {"lesson": first, "done": ["."], "finished": False, "at": 1000.0}
    assert other.ok("PUT", PATH, {"lessons": [older]}) == {"lessons": [begun]}
    (anew,) = other.ok("PUT", PATH, {"lessons": [{**older, "at": 9e10}]})["lessons"]
    assert (anew["done"], anew["finished"]) == (["."], True)
    assert anew["at"] <= time.time(), "nobody comes from the future"
    assert ann.ok("GET", PATH)["lessons"] == [anew]


def test_nobody_else_s_place_and_none_of_guests(server: Server) -> None:
    bob, guest = account(server, "Learner Bob"), server.player("Guest")
    bob.ok("PUT", PATH, {"lessons": [{"lesson": "1-goal", "done": ["."]}]})
    assert account(server, "Learner Cyd").ok("GET", PATH) == {"lessons": []}
    assert guest.fails("GET", PATH) == (409, "not_now")
    assert guest.fails("PUT", PATH, {"lessons": []}) == (409, "not_now")
    assert server.player().fails("GET", PATH)[0] == 401
    assert bob.fails("GET", "/api/me/lessons/pear")[0] == 404
    assert bob.fails("PUT", PATH, {"lessons": [{"lesson": "1-goal", "done": ["."] * 300}]})[0] == 400


def test_it_is_forgotten_with_the_account(server: Server) -> None:
    dan = account(server, "Learner Dan")
    dan.ok("PUT", PATH, {"lessons": [{"lesson": "1-goal", "done": ["."]}]})
    me = dan.ok("GET", "/api/me")["user"]["id"]

    async def kept() -> int:
        mine = sa.select(LEARNERS).where(LEARNERS.c.user == me)
        return len(await server.app.server.store.read(lambda connection: connection.execute(mine).all()))

    assert server.run(kept()) == 1
    dan.ok("DELETE", "/api/me", {"password": SECRET})
    assert server.run(kept()) == 0
