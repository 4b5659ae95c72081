"""Any step of any game through any eyes that may look; pages of the log."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Place, Player, Server, finish, two


def play_some(first: Place, second: Place, most: int) -> None:
    finish([first, second], seed=3, most=most)
    for place in (first, second):
        place.settle()


def steps(player: Player, id: str, query: str = "") -> list[dict[str, Any]]:
    found = [player.ok("GET", f"/api/tables/{id}/replay?step=0{query}")]
    while found[-1]["next"] >= 0:
        found.append(player.ok("GET", f"/api/tables/{id}/replay?step={found[-1]['next']}{query}"))
    return found


def test_a_running_game_can_be_stepped_through_by_those_who_play(server: Server) -> None:
    ann, bob, table, first, second = two(server, options={"goal": 60})
    play_some(first, second, 50)
    id = table["id"]
    mine = steps(ann, id, "&eyes=0")
    assert mine[-1]["step"] == mine[-1]["steps"] == first.view["noticed"]
    assert mine[-1]["view"] == first.view["view"]
    assert [one["before"] for one in mine[1:]] == [one["step"] for one in mine[:-1]]
    told = [entry for one in mine for entry in one["entries"]]
    assert told[-len(first.log) :] == first.log
    assert ann.ok("GET", f"/api/tables/{id}/replay?step=-1&eyes=0")["view"] == first.view["view"]
    assert ann.fails("GET", f"/api/tables/{id}/replay?eyes=1") == (403, "not_your_seat")
    assert ann.fails("GET", f"/api/tables/{id}/replay?eyes=7") == (404, "not_there")
    assert server.player().fails("GET", f"/api/tables/{id}/replay") == (403, "not_admitted")
    public = steps(bob, id)
    assert all(one["view"]["hand"] is None for one in public)
    assert all(one["standing"] is None for one in public)


def test_a_finished_game_is_open_to_all_eyes(server: Server) -> None:
    ann, bob, table, first, second = two(server, options={"goal": 10}, public=True)
    finish([first, second])
    for eyes in (0, 1):
        last = server.player().ok("GET", f"/api/tables/{table['id']}/replay?eyes={eyes}&lang=de")
        assert last["view"]["hand"] is not None
        assert last["standing"]["over"]
    assert ann.ok("GET", f"/api/tables/{table['id']}/replay?eyes=1&step=0")["view"]["hand"]
    assert bob.ok("GET", f"/api/tables/{table['id']}/replay?eyes=0&step=0")["entries"][0]["event"] == "apple"


def test_the_log_is_read_page_by_page(server: Server) -> None:
    ann, _, table, first, second = two(server, options={"goal": 100})
    play_some(first, second, 120)
    page = ann.ok("GET", f"/api/tables/{table['id']}/log?eyes=0")
    whole = page["entries"]
    assert len(whole) == 100
    while page["at"] > 0:
        page = ann.ok("GET", f"/api/tables/{table['id']}/log?eyes=0&before={page['at']}")
        assert page["entries"]
        whole = page["entries"] + whole
    assert whole[-len(first.log) :] == first.log
    assert [entry["step"] for entry in whole] == sorted(entry["step"] for entry in whole)
    spectators = ann.ok("GET", f"/api/tables/{table['id']}/log")["entries"]
    assert not any(entry.get("event") == "drew" and entry["args"]["card"] is not None for entry in spectators)


def test_steps_after_something_was_taken_back(server: Server) -> None:
    from tests.server.test_play import challenge

    ann, _, table, first, second = challenge(server)
    move = next(move for move in second.view["moves"] if move[0] == "challenge")
    for _ in range(3):
        second.play(move)
        assert second.say("undo", mark=second.view["mark"])["type"] == "done"
    second.play(["pass"])
    first.wait(lambda place: any(entry.get("move") == ["pass"] for entry in place.log))
    told = [entry for one in steps(ann, table["id"], "&eyes=0") for entry in one["entries"]]
    assert not any(entry.get("move", [""])[0] == "challenge" for entry in told)
    assert told == first.log


def test_the_course_of_a_finished_game(server: Server) -> None:
    ann, _, table, first, second = two(server)
    path = f"/api/tables/{table['id']}/prospects"
    assert ann.fails("GET", path) == (409, "not_over")
    finish([first, second])
    moments = ann.ok("GET", path)["moments"]
    assert len(moments) >= 2
    assert all(len(moment["shares"]) == 2 and len(moment["noticed"]) == 3 for moment in moments)
    assert all(abs(sum(moment["shares"]) - 1) < 0.01 for moment in moments)
    winners = ann.ok("GET", f"/api/tables/{table['id']}")["result"]["winners"]
    assert all((moments[-1]["shares"][seat] > 0) == (seat in winners) for seat in range(2))
