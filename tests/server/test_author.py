"""The authors' panel: everything in a game laid open, and only to whoever sits at the machine, and asked for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.history import History
from tafelrunde.engine.record import write_record
from tafelrunde.engine.state import digest, load
from tafelrunde.server.settings import load_settings
from tests.server.kit import Player, Server, served, two

PATH = "/api/author"


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("author"), author=True) as running:
        yield running


def played(ann: Player, game: str, moves: int) -> tuple[str, History]:
    """A record, and the same game played here."""
    record = ann.ok("POST", f"{PATH}/begin", {"game": game, "seed": 5})["record"]
    history = History(tafelrunde.find(game), 0, 5, log=True)
    chance = chance_from_seed(2)
    for _ in range(moves):
        seat = history.position.waiting()[0]
        offers = history.position.moves(seat)
        history.play(seat, offers[chance.below(len(offers))])
    return record, history


def texts(history: History) -> list[str]:
    return [" ".join(map(str, [seat, *history.game.verbs.to_json(move)])) for seat, move in history.moves]


@pytest.mark.parametrize("game", ["apple", *(game.id for game in tafelrunde.all_games())])
def test_every_moment_is_laid_open(desk: Server, game: str) -> None:
    ann = desk.player()
    record, history = played(ann, game, 12)
    pos = history.position
    last = ann.ok("POST", PATH, {"record": record, "played": texts(history)})
    assert (last["ply"], last["refused"], last["wrong"]) == (12, [], [])
    assert last["digest"] == digest(pos) == digest(load(last["position"], history.game.package))
    assert [step["name"] for step in last["stack"]] == [type(step).__name__ for step in reversed(pos.stack)]
    assert last["stack"][0]["waits_for"] == pos.waiting()
    assert all(step["says"] for step in last["stack"])
    offers = [(one["seat"], history.game.verbs.parse(one["notation"])) for one in last["moves"]]
    assert offers == [(seat, move) for seat in pos.waiting() for move in pos.moves(seat)]
    assert [decision["seat"] for decision in last["line"]] == [seat for seat, _ in history.moves]
    for eyes in range(pos.seats):
        seen = ann.ok("POST", PATH, {"record": record, "played": texts(history), "eyes": eyes, "lang": "de"})
        assert seen["view"]["view"] == msgspec.json.decode(msgspec.json.encode(pos.view(eyes)))
    spectator = ann.ok("POST", PATH, {"record": record, "played": texts(history), "eyes": -1})
    assert spectator["view"]["eyes"] is None
    assert spectator["view"]["moves"] == []
    begun = ann.ok("POST", PATH, {"record": record, "played": texts(history), "ply": 0})
    assert (begun["ply"], len(begun["line"])) == (0, 12)
    assert begun["digest"] == digest(History(history.game, 0, 5).position)


def test_events_are_told_with_who_may_know(desk: Server) -> None:
    ann = desk.player()
    record = ann.ok("POST", f"{PATH}/begin", {"game": "apple"})["record"]
    first = ann.ok("POST", PATH, {"record": record})
    move = first["moves"][0]
    after = ann.ok("POST", PATH, {"record": record, "typed": f"{move['seat']} {move['notation']}"})
    assert len(after["played"]) == 1
    decision = next(event for event in after["events"] if event["values"].get("move") == move["notation"])
    assert decision["knows"] == [move["seat"]], "a bid is secret"
    assert decision["text"]
    german = ann.ok("POST", PATH, {"record": record, "played": after["played"], "lang": "de"})
    assert german["events"][0]["text"] != after["events"][0]["text"]


def test_what_the_rules_forbid_is_refused_and_nonsense_not_understood(desk: Server) -> None:
    ann = desk.player()
    record = ann.ok("POST", f"{PATH}/begin", {"game": "apple"})["record"]
    refused = ann.ok("POST", PATH, {"record": record, "typed": "0 parry 6"})
    assert [reason["rule"] for reason in refused["refused"]] == ["G4"]
    assert (refused["ply"], refused["played"]) == (0, [])
    for wrong in ({"typed": "0 dance"}, {"typed": "9 parry 6"}, {"record": "nothing"}, {"played": ["0 dance 1"]}):
        assert ann.fails("POST", PATH, {"record": record, **wrong}) == (400, "unreadable"), wrong
    unseeded = "\n".join(line for line in record.splitlines() if not line.startswith("seed"))
    assert ann.fails("POST", PATH, {"record": unseeded}) == (400, "unreadable")
    assert ann.fails("POST", f"{PATH}/begin", {"game": "chess"}) == (404, "not_there")
    assert ann.fails("POST", f"{PATH}/begin", {"game": "apple", "seats": 16}) == (409, "bad_options")
    assert ann.fails("POST", f"{PATH}/begin", {"game": "apple", "options": {"nothing": 1}}) == (409, "bad_options")


def test_another_way_through_the_same_game(desk: Server) -> None:
    """Going back and on differently gives what playing it would: what is kept of the first way does not show."""
    ann = desk.player()
    record, history = played(ann, "root", 10)
    whole = ann.ok("POST", PATH, {"record": record, "played": texts(history)})
    ann.ok("POST", PATH, {"record": record, "played": texts(history)[:4]})
    assert ann.ok("POST", PATH, {"record": record, "played": texts(history)}) == whole
    written = write_record(history.record()) + "seed 5\n"
    assert ann.ok("POST", PATH, {"record": written})["digest"] == whole["digest"], "a record with moves is the same game"
    assert ann.ok("POST", f"{PATH}/begin", {"record": written}) == {"record": record, "played": texts(history)}
    assert ann.fails("POST", f"{PATH}/begin", {"record": "nothing"}) == (400, "unreadable")
    back = ann.ok("POST", PATH, {"record": record, "played": texts(history)[:4]})
    other = next(one for one in back["moves"] if one["notation"] != whole["line"][4]["notation"])
    changed = ann.ok("POST", PATH, {"record": record, "played": texts(history)[:4], "typed": f"{other['seat']} {other['notation']}"})
    assert (changed["ply"], changed["line"][4]["notation"]) == (5, other["notation"])
    assert changed["digest"] != ann.ok("POST", PATH, {"record": record, "played": texts(history), "ply": 5})["digest"]


def test_a_table_can_be_looked_into_and_stays_as_it_is(desk: Server) -> None:
    ann, _, table, first, second = two(desk)
    with first, second:
        place = first if first.view["moves"] else second
        assert place.play(place.view["moves"][0])["type"] == "done"
        assert table["id"] in [one["id"] for one in ann.ok("GET", PATH)["tables"]]
        start = ann.ok("POST", f"{PATH}/begin", {"table": table["id"]})
        inside = ann.ok("POST", PATH, start)
        assert (inside["ply"], inside["played"]) == (1, start["played"])
        more = inside["moves"][0]
        assert ann.ok("POST", PATH, {**start, "typed": f"{more['seat']} {more['notation']}"})["ply"] == 2
        assert ann.ok("POST", f"{PATH}/begin", {"table": table["id"]}) == start


def test_there_is_no_panel_unless_it_was_asked_for(server: Server) -> None:
    ann = server.player()
    assert ann.fails("GET", PATH) == (404, "not_there")
    assert ann.fails("POST", f"{PATH}/begin", {"game": "apple"}) == (404, "not_there")
    assert ann.fails("POST", PATH, {"record": ""}) == (404, "not_there")


def test_other_machines_and_foreign_names_find_nothing(desk: Server) -> None:
    ann = desk.player()
    assert ann.fails("GET", PATH, host="play.example.org") == (404, "not_there")
    assert ann.fails("POST", PATH, {"record": ""}, host="play.example.org", origin="http://play.example.org") == (404, "not_there")
    assert ann.ok("GET", PATH, host=f"localhost:{desk.port}")["tables"] is not None


@pytest.mark.parametrize(
    "chosen", [{"host": "0.0.0.0"}, {"host": "play.example.org"}, {"address": "https://a.b"}, {"proxies": "127.0.0.1"}]
)
def test_a_server_for_others_has_no_panel(chosen: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="authors' panel"):
        load_settings(None, {"author": True, **chosen}, {})
    assert not load_settings(None, chosen, {}).author
    assert load_settings(None, {"author": True, "host": "::1"}, {}).author
