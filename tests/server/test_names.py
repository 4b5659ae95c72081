"""Names: nobody is taken for another, and every name can be seen."""

from __future__ import annotations

import pytest

from tafelrunde.server.names import key_of, look_of
from tests.server.kit import Server

PASSWORD = "a long enough secret"
LOOKALIKES = [
    ("Annette", "Аnnette"),  # a Cyrillic A
    ("Annette", "Ａｎｎｅｔｔｅ"),  # wide letters
    ("Iris", "lris"),  # a small L
    ("Bob", "B0b"),
    ("Mark", "rnark"),  # r and n
    ("scope", "ѕсоре"),  # all Cyrillic
    ("Ann Lee", "Ann\u2009 Lee"),
    ("Zoë", "Zoe\u0308"),
]


@pytest.mark.parametrize(("name", "other"), LOOKALIKES)
def test_names_that_look_the_same_have_the_same_look(name: str, other: str) -> None:
    assert look_of(name) == look_of(other) or key_of(name) == key_of(other)


@pytest.mark.parametrize(
    ("name", "other"), [("Ann", "Anna"), ("Müller", "Muller"), ("Bob", "Rob"), ("李", "季"), ("Иван", "Ivan"), ("Iris", "Doris")]
)
def test_names_that_look_different_are_different(name: str, other: str) -> None:
    assert look_of(name) != look_of(other)


def test_a_lookalike_of_an_account_is_taken(server: Server) -> None:
    server.player().ok("POST", "/api/accounts", {"name": "Penelope", "password": PASSWORD})
    for lookalike in ("Реnelope", "Pene1ope", "PENELOPE", "Ｐenelope"):
        assert server.player().fails("POST", "/api/accounts", {"name": lookalike, "password": PASSWORD}) == (409, "name_taken")
    server.player().ok("POST", "/api/accounts", {"name": "Penelopeia", "password": PASSWORD})


def test_a_guest_is_not_taken_for_an_account(server: Server) -> None:
    owner = server.player("Telemach")
    owner.ok("POST", "/api/accounts", {"name": "Telemach", "password": PASSWORD})
    guest = server.player()
    assert guest.fails("PUT", "/api/me", {"name": "Telemach"}) == (409, "name_taken")
    assert guest.fails("PUT", "/api/me", {"name": "Теlemach"}) == (409, "name_taken")
    table = owner.new_table()
    assert guest.fails("POST", f"/api/tables/{table['id']}/seats/0", {"invite": table["invite"], "name": "TELEMACH"}) == (409, "name_taken")
    guest.sit(table, 0, name="Telemachos")
    assert server.player("Guest").ok("GET", "/api/me")["user"]["name"] == "Guest"


@pytest.mark.parametrize(
    "unseen", ["\u200b", "\u200d", "\u2060", "\u00ad", "\u3164", "\u115f", "\u2800", "\ufe0f", "\U000e0041", "\ue000", "\u2067", "\uffa0"]
)
def test_what_nobody_sees_is_in_no_name(server: Server, unseen: str) -> None:
    for name in (unseen, f"An{unseen}n"):
        assert server.player().fails("PUT", "/api/me", {"name": name}) == (400, "unreadable")
        assert server.player("Ann").fails("POST", "/api/tables", {"game": "apple", "title": name}) == (400, "unreadable")


@pytest.mark.parametrize("name", ["Ann", "Zoë", "李雷", "Иван", "محمد", "O'Neill-Smith 3.", "ひらがな", "🦊"])
def test_every_name_that_can_be_seen_will_do(server: Server, name: str) -> None:
    assert server.player(name).ok("GET", "/api/me")["user"]["name"] == name
