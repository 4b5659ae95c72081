"""Playing at a table: commands, refusals, stale and repeated answers, several moves, undo, hot-seat, spectators."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.server import ledger
from tests.server.kit import Place, Player, Server, finish, two


def test_a_game_is_played_to_its_end(server: Server) -> None:
    ann, bob, table, first, second = two(server)
    assert finish([first, second]) > 5
    for place in (first, second):
        assert place.view["standing"]["winners"]
        assert place.view["moves"] == []
    info = ann.ok("GET", f"/api/tables/{table['id']}")
    assert info["state"] == "finished"
    assert info["result"]["how"] == "rules"
    assert info["result"]["winners"] == first.view["standing"]["winners"]
    assert first.play(["ready"])["code"] == "over"
    record = bob.ok("GET", f"/api/tables/{table['id']}/record")
    assert record.startswith("tafelrunde record 1")


def test_the_greeting_has_all_a_client_needs(server: Server) -> None:
    _, _, table, first, _ = two(server)
    shown = first.table
    assert [verb["verb"] for verb in shown["verbs"]][:3] == ["bid", "withdraw", "ready"]
    assert shown["held"] == [0]
    assert shown["info"]["id"] == table["id"]
    assert len(shown["info"]["commitment"]) == 64
    assert shown["info"]["seed"] == ""
    assert {event["event"] for event in shown["events"]} >= {"apple", "drew"}
    assert first.view["eyes"] == 0
    assert first.view["prompt"]["rule"] == "A2.2"
    assert first.view["deciding"] == [0, 1]
    assert first.view["moves"]
    assert first.log[0]["event"] == "apple"
    assert first.log[0]["text"].startswith("An apple")


def test_refusals_say_which_rule_and_change_nothing(server: Server) -> None:
    _, _, _, first, second = two(server)
    mark, moves = first.view["mark"], first.view["moves"]
    refused = first.play(["parry", 6])
    assert refused["type"] == "refused"
    assert refused["reasons"][0]["rule"] == "G4"
    assert refused["reasons"][0]["text"]
    several = first.play(moves[0], moves[0])
    assert (several["type"], several["at"]) == ("refused", 1)
    assert several["reasons"][0]["rule"].startswith("A2")
    first.send({"type": "look", "eyes": 0})
    first.until("view")
    assert (first.view["mark"], first.view["moves"]) == (mark, moves)
    assert second.quiet()


def test_several_moves_in_one_command(server: Server) -> None:
    _, _, _, first, second = two(server)
    assert first.play(first.view["moves"][0], ["withdraw"], first.view["moves"][0], ["ready"])["type"] == "done"
    assert first.view["moves"] == []
    assert second.play(second.view["moves"][0], ["ready"])["type"] == "done"
    first.until("view")
    assert any(entry.get("event") == "opened" for entry in first.log)


def test_what_is_decided_in_secret_sends_nothing_to_others(server: Server) -> None:
    _, bob, table, first, second = two(server, spectators=True, public=True)
    watcher = server.player().at(table, invite=table["invite"])
    watcher.ready()
    for place in (first, second, watcher):
        place.settle()
    assert first.play(first.view["moves"][0])["type"] == "done"
    assert first.play(["ready"])["type"] == "done"
    assert second.quiet()
    assert watcher.quiet()
    assert bob.ok("GET", f"/api/tables/{table['id']}")["deciding"] == [0, 1]
    assert watcher.view["view"]["hand"] is None
    assert watcher.view["moves"] == []


def test_a_stale_answer_gets_the_present_view(server: Server) -> None:
    _, _, _, first, second = two(server)
    old = second.view["mark"]
    second.play(["ready"])
    first.play(first.view["moves"][0], ["ready"])
    second.wait(lambda place: place.view["moves"])
    answer = second.play(second.view["moves"][-1], mark=old)
    assert answer["type"] == "stale"
    assert second.until("view")["mark"] != old
    assert second.play(second.view["moves"][-1])["type"] == "done"


def test_a_repeated_command_is_answered_and_not_played_twice(server: Server) -> None:
    _, _, _, first, second = two(server)
    mark = first.view["mark"]
    assert first.play(first.view["moves"][0], mark=mark, id="same")["type"] == "done"
    now = first.view["mark"]
    assert first.play(["ready"], mark=mark, id="same")["type"] == "done"
    assert first.view["mark"] == now
    assert first.play(["ready"], id="other")["type"] == "done"
    assert second.play(["ready"], id="same")["type"] == "done"  # ids of different seats do not meet


def test_foreign_seats_and_forged_tokens(server: Server) -> None:
    _, _, table, first, second = two(server)
    assert first.play(["ready"], token="x" * 43)["code"] == "not_your_seat"
    assert first.play(["ready"], token=second.tokens[0])["type"] == "done"  # whoever has the token has the seat
    stranger = Place(server.address, table["id"], hello={"tokens": ["y" * 43], "eyes": None})
    assert stranger.until("error")["code"] == "not_admitted"
    stranger = Place(server.address, table["id"], hello={"tokens": [second.tokens[0]], "eyes": 0})
    assert stranger.until("error")["code"] == "not_your_seat"
    stranger.send({"type": "ping", "id": "p"})
    assert stranger.until("error")["code"] == "hello_first"


@pytest.mark.parametrize(
    "said",
    [
        "",
        "[]",
        "null",
        "{",
        '{"type": "nonsense"}',
        '{"type": "command"}',
        '{"type": "command", "id": "", "token": "t", "mark": "1", "moves": [["ready"]]}',
        '{"type": "command", "id": "a", "token": "t", "mark": "1", "moves": []}',
        '{"type": "command", "id": "a", "token": "t", "mark": "1", "moves": [["ready"]], "extra": 1}',
        '{"type": "hello", "eyes": 99}',
        '{"type": "look", "lang": "xx"}',
        '{"type":' * 2000,
        "[" * 5000,
        b"\xff\xfe\x00",
    ],
)
def test_what_cannot_be_read_gets_an_error(server: Server, said: str | bytes) -> None:
    _, _, _, first, _ = two(server)
    first.send(said)
    assert first.until("error")["code"] == "unreadable"
    assert first.play(["ready"])["type"] == "done"


@pytest.mark.parametrize("move", [["fly"], [], ["bid"], ["bid", "x"], ["bid", 99], ["bid", True], [3, 4], ["bid", 1, 2], ["bid", -1]])
def test_moves_that_are_none_are_unreadable(server: Server, move: list[object]) -> None:
    _, _, _, first, _ = two(server)
    answer = first.play(move)
    assert answer["type"] == "error"
    assert answer["code"] == "unreadable"


def test_undo_is_free_until_something_is_revealed(server: Server) -> None:
    _, _, _, first, second = two(server)
    assert not first.view["undo"]["allowed"]
    first.play(first.view["moves"][0], ["ready"])
    assert first.say("undo", mark=first.view["mark"])["type"] == "refused"  # in a secret decision undo would tell who has decided
    second.play(["ready"])
    first.wait(lambda place: place.view["prompt"]["step"] == "claim")
    assert second.view["moves"]  # may challenge
    assert not second.view["undo"]["allowed"]
    assert second.view["undo"]["reasons"][0]["rule"] == "G8"
    assert first.view["undo"]["reasons"][0]["rule"] == "G7"


def test_undo_takes_back_the_own_last_move(server: Server) -> None:
    _, _, _, first, second = challenge(server)
    before, log = second.view, len(first.log)
    move = next(move for move in second.view["moves"] if move[0] == "challenge")
    assert second.play(move)["type"] == "done"
    assert second.view["undo"]["allowed"]
    first.wait(lambda place: place.view["moves"])  # may parry
    old = first.view["mark"]
    assert len(first.log) == log + 1
    assert second.say("undo", mark=second.view["mark"])["type"] == "done"
    assert second.view["view"] == before["view"]
    assert second.view["moves"] == before["moves"]
    first.wait(lambda place: len(place.log) == log)
    assert first.view["moves"] == []
    second.play(move)
    assert first.play(["pass"], mark=old)["type"] == "stale"  # decided on a position that was taken back


def challenge(server: Server, **chosen: Any) -> tuple[Player, Player, dict[str, Any], Place, Place]:
    """A table where seat 1 may challenge with a card."""
    for _ in range(50):
        ann, bob, table, first, second = two(server, **chosen)
        first.play(first.view["moves"][0], ["ready"])
        second.play(["ready"])
        first.wait(lambda place: any(entry.get("event") == "claimed" for entry in place.log))
        if any(move[0] == "challenge" for move in second.view["moves"]):
            return ann, bob, table, first, second
    raise AssertionError("nobody ever has a high card")


def test_take_back_needs_everybody(server: Server) -> None:
    _, _, _, first, second = challenge(server, undo="agreed")
    move = next(move for move in second.view["moves"] if move[0] == "challenge")
    before = second.view["view"]
    second.play(move)
    assert second.say("undo", mark=second.view["mark"])["type"] == "refused"
    assert second.say("take_back")["type"] == "done"
    assert first.until("take_back") == {"type": "take_back", "by": 1, "agreed": [1], "refused": None}
    assert first.say("take_back", agree=False)["type"] == "done"
    assert second.until("take_back", by=None)["refused"] == 0
    second.say("take_back")
    first.until("take_back", by=1)
    assert first.say("take_back", agree=True)["type"] == "done"
    second.wait(lambda place: place.view["view"] == before)
    assert move in second.view["moves"]


def test_a_new_decision_withdraws_the_question(server: Server) -> None:
    _, _, _, first, second = challenge(server, undo="agreed")
    second.play(next(move for move in second.view["moves"] if move[0] == "challenge"))
    second.say("take_back")
    first.until("take_back", by=1)
    first.play(["pass"])
    assert second.until("take_back", by=None)["refused"] is None
    assert first.say("take_back", agree=False)["code"] == "not_now"


def test_no_undo_where_the_table_has_none(server: Server) -> None:
    _, _, _, _, second = challenge(server, undo="none")
    second.play(second.view["moves"][0])
    assert second.say("undo", mark=second.view["mark"])["type"] == "refused"
    assert second.say("take_back")["type"] == "refused"


def test_hot_seat_shows_one_seat_at_a_time(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table()
    tokens = [ann.sit(table, seat) for seat in range(2)]
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    place = ann.at(table, 0).ready()
    assert place.table["held"] == [0, 1]
    hand = place.view["view"]["hand"]
    assert place.play(["ready"], token=tokens[0])["type"] == "done"
    place.send({"type": "look", "eyes": 1})
    place.until("view", eyes=1)
    assert place.view["view"]["hand"] != hand or place.view["moves"]
    assert place.play(place.view["moves"][0], token=tokens[1])["type"] == "done"
    place.send({"type": "look", "eyes": 1, "lang": "de"})
    place.until("events")
    assert place.log[0]["text"].startswith("Ein Apfel")


def test_why_not_hint_ping_and_words(server: Server) -> None:
    ann, _, table, first, _ = two(server)
    allowed = first.say("why_not", move=first.view["moves"][0])
    assert (allowed["type"], allowed["reasons"]) == ("why_not", [])
    forbidden = first.say("why_not", move=["bid", 0])
    assert forbidden["reasons"][0]["rule"] == "A2.2"
    assert first.say("why_not", move=["nothing"])["code"] == "unreadable"
    hint = first.say("hint")
    assert hint["move"] in first.view["moves"]
    assert hint["text"]
    first.send({"type": "ping", "id": "now"})
    assert first.until("pong", id="now")["now"] > 1_600_000_000
    assert first.say("odds", move=["ready"])["odds"] is None
    with ann.at(table, 0, texts=True, lang="de") as worded:
        worded.ready()
        assert len(worded.view["move_texts"]) == len(worded.view["moves"])
        assert worded.view["move_texts"][-1] == "bereit"


def test_chat_reaches_all_and_stays(server: Server) -> None:
    ann, _, table, first, second = two(server)
    assert first.say("chat", text="Hello!")["type"] == "done"
    line = second.until("chat")["lines"][-1]
    assert (line["name"], line["text"], line["seat"]) == ("Ann", "Hello!", 0)
    late = ann.at(table, 0)
    lines = late.until("chat")["lines"]
    assert lines[-1]["text"] == "Hello!"
    assert "note-started" in [line.get("key") for line in lines]


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    ann, _, table, first, second = two(server)
    assert first.say("resign")["type"] == "done"
    info = second.until("table", still=True)["info"]
    while info["state"] != "finished":
        info = second.until("table", still=True)["info"]
    assert info["result"] == {"winners": [1], "scores": [], "ranks": [], "rule": "", "how": "resigned"}
    assert ann.ok("GET", f"/api/tables/{table['id']}")["seed"]
    assert "seed " in ann.ok("GET", f"/api/tables/{table['id']}/record")
    assert second.play(["ready"])["code"] == "over"


def test_among_three_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table(seats=3, options={"goal": 100})
    tokens = [ann.sit(table, seat) for seat in range(3)]
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    places = [Place(server.address, table["id"], hello={"tokens": [tokens[seat]], "eyes": seat}).ready() for seat in range(3)]
    assert places[0].say("resign")["type"] == "done"
    seat = places[1].wait(lambda place: place.table["info"]["seats"][0]["resigned"]).table["info"]["seats"][0]
    assert (seat["player"], places[1].table["info"]["state"]) == ("bot", "playing")
    assert places[0].say("bot", bot=None)["code"] == "not_now"  # given up is given up
    assert places[0].say("resign")["code"] == "not_now"
    assert finish(places[1:], most=8) == 8
    assert places[1].say("resign")["type"] == "done"
    assert places[2].wait(lambda place: place.table["info"]["result"]).table["info"]["result"]["winners"] == [2]


def test_pause_stops_play(server: Server) -> None:
    _, _, _, first, second = two(server)
    assert first.say("pause", on=True)["type"] == "done"
    assert second.play(["ready"])["code"] == "paused"
    assert second.say("pause", on=True)["code"] == "not_now"
    assert second.say("pause", on=False)["type"] == "done"
    assert second.play(["ready"])["type"] == "done"


def test_presence_is_shown(server: Server) -> None:
    _, bob, table, first, second = two(server)
    second.ws.close()
    while first.until("table", still=True)["info"]["seats"][1]["online"]:
        pass
    with bob.at(table, 1):
        while not first.until("table", still=True)["info"]["seats"][1]["online"]:
            pass


def test_an_id_that_was_used_long_ago_is_answered_and_not_played_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "RECENT_IDS", 2)
    _, _, table, first, _ = two(server, options={"goal": 100})
    said = {"type": "command", "id": "once", "token": first.tokens[0], "moves": [first.view["moves"][0]]}
    first.send({**said, "mark": first.view["mark"]})
    first.until("done", id="once")
    for _ in range(4):
        assert first.play(["withdraw"])["type"] == "done"
        assert first.play(first.view["moves"][0])["type"] == "done"
    assert first.play(["withdraw"])["type"] == "done"
    assert "0:once" not in server.app.server.tables[table["id"]].recent
    mark = first.view["mark"]
    first.send({**said, "mark": mark})
    first.until("done", id="once")
    assert first.view["mark"] == mark
    assert first.play(["ready"])["type"] == "done"  # the table goes on
