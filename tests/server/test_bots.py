"""Bots at tables: take a seat at any time, hand it back, think elsewhere, see only their own cards."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.bots.ladder import EASY, ratings_of
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.state import load
from tafelrunde.examples.apple import GAME
from tafelrunde.examples.apple.rules import VALUES, Apple
from tafelrunde.server import botdesk
from tafelrunde.server.fairqueue import HINT, UNWATCHED, WATCHED, FairQueue
from tafelrunde.server.settings import load_settings
from tests.server.kit import Player, Server, finish, served, two, wait
from tests.server.process import ServerProcess


def test_alone_against_bots(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table(seats=3, options={"goal": 10})
    ann.sit(table, 1)
    for seat, bot in ((0, "greedy"), (2, "random")):
        ann.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": bot})
    assert ann.fails("PUT", f"/api/tables/{table['id']}/seats/0/bot", {"bot": "genius"}) == (409, "no_bot")
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    place = ann.at(table, 1).ready()
    finish([place])
    assert place.view["standing"]["over"]


def test_a_bot_may_have_a_character_but_no_setting_of_strangers(server: Server) -> None:
    ann = server.player("Ann")
    games = ann.ok("GET", "/api/games")
    assert set(games["minded"]) == {"search", "easy", "normal", "skilled", "hard", "expert"}
    assert next(game for game in games["games"] if game["id"] == "apple")["characters"] == []
    table = ann.new_table(options={"goal": 8})
    path = f"/api/tables/{table['id']}/seats"
    refused = ["search:cut=100000", "normal:character=sleepy", "greedy:character=bold", "normal:", "normal:character=bold:cut=9"]
    for bot in refused:
        assert ann.fails("PUT", f"{path}/0/bot", {"bot": bot}) == (409, "no_bot"), bot
    ann.ok("PUT", f"{path}/1/bot", {"bot": "greedy"})
    assert ann.ok("PUT", f"{path}/0/bot", {"bot": "normal:character=bold"})["seats"][0]["bot"] == "normal:character=bold"
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    wait(lambda: ann.ok("GET", f"/api/tables/{table['id']}")["state"] == "finished")


def test_everybody_is_told_how_strong_bots_are_in_a_game(server: Server) -> None:
    ann = server.player("Ann")
    told = {game["id"]: game["ratings"] for game in ann.ok("GET", "/api/games")["games"]}
    assert told["apple"] == {}, "nobody has rated them there"
    for game_id, ratings in told.items():
        assert ratings == ratings_of(find(game_id).package)
    assert told["root"]["easy"] == EASY
    assert list(told["root"].values()) == sorted(told["root"].values())
    table = ann.new_table(game="root", seats=2)
    assert ann.at(table).wait(lambda place: bool(place.table)).table["ratings"] == told["root"]


def test_a_bot_takes_a_seat_in_the_middle_and_hands_it_back(server: Server) -> None:
    _, _, _, first, second = two(server, options={"goal": 100})
    assert first.say("bot", bot="random")["type"] == "done"
    second.wait(lambda place: place.table["info"]["seats"][0]["player"] == "bot")
    assert first.play(["ready"])["code"] == "not_now"
    assert finish([second], most=4) == 4
    assert first.say("bot", bot=None)["type"] == "done"
    first.wait(lambda place: place.table["info"]["seats"][0]["player"] == "human")
    finish([first, second], most=6)
    assert second.say("bot", bot="nobody")["code"] == "no_bot"
    assert first.say("bot", bot="normal:character=bold")["type"] == "done"
    while (told := second.until("chat")["lines"][-1])["value"] != "normal":
        assert "character" not in told["value"], "people read the name, not how it is written"


def test_who_stands_up_is_replaced_and_cannot_come_back(server: Server) -> None:
    ann, bob, table, _, second = two(server, options={"goal": 100})
    path = f"/api/tables/{table['id']}/seats/0"
    assert ann.ok("DELETE", path)["seats"][0]["player"] == "bot"
    assert finish([second], most=5) == 5
    assert ann.fails("DELETE", f"{path}/bot") == (409, "not_now")
    assert bob.fails("DELETE", f"{path}/bot") == (403, "not_allowed")


def test_bots_alone_finish_their_game(server: Server) -> None:
    ann = server.player("Ann")
    table = ann.new_table(options={"goal": 8}, public=True)
    for seat in range(2):
        ann.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "random"})
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    with ann.at(table).ready() as watcher:
        watcher.wait(lambda place: place.view and place.view["standing"])
        assert watcher.view["standing"]["winners"]


def test_bots_owed_their_turn_play_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path, bot_pause=30.0) as server:
        ann = server.player("Ann")
        table = ann.new_table(options={"goal": 5}, public=True)
        for seat in range(2):
            ann.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "random"})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
    with served(tmp_path) as server, server.player().at(table) as watcher:
        watcher.wait(lambda place: place.view and place.view["standing"])


def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    with served(tmp_path, bot_workers=1, bot_seconds=0.1) as server:
        ann = server.player("Ann")
        table = ann.new_table(options={"goal": 5})
        ann.sit(table, 0)
        ann.ok("PUT", f"/api/tables/{table['id']}/seats/1/bot", {"bot": "greedy"})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        place = ann.at(table, 0).ready()
        place.play(place.view["moves"][0], ["ready"])
        place.wait(lambda at: any(entry.get("event") == "claimed" for entry in at.log))
        thinker: Any = server.app.server.bots.staff.thinkers[0]
        for process in list(thinker.pool._processes.values()):
            process.kill()  # the table goes on with a new process
        finish([place])
        assert place.view["standing"]


def test_what_a_bot_is_given_is_a_guess_and_never_the_truth() -> None:
    """The worker gets what the seat sees, other hands dealt anew each time, and no seed."""
    real = GAME.new(3, b"k" * 32, {}, "keyed")
    for _ in range(30):
        seat = real.waiting()[0]
        others: set[tuple[int, ...]] = set()
        for _ in range(6):
            sent = botdesk.guessed(real, seat)
            assert b"a2tra2tr" not in sent  # the secret seed, as base64
            world = load(msgspec.json.decode(sent), GAME.package)
            assert world.view(seat) == real.view(seat)
            assert world.moves(seat) == real.moves(seat)
            assert isinstance(world, Apple)
            others.add(tuple(card for i, card in enumerate(world.hands) if i // VALUES != seat))
        assert len(others) > 1
        real.play(seat, real.moves(seat)[-1] if real.ply % 3 else real.moves(seat)[0])


def bot_table(player: Player, bot: str, people: int, game: str = "apple") -> dict[str, Any]:
    table = player.new_table(game=game, options={"goal": 100} if game == "apple" else {})
    for seat in range(people):
        player.sit(table, seat)
    for seat in range(people, len(table["seats"])):
        player.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": bot})
    player.ok("POST", f"/api/tables/{table['id']}/start")
    return table


@pytest.mark.parametrize("watching", [True, False])
def test_one_guest_with_many_tables_does_not_stop_the_bots_of_others(tmp_path: Path, watching: bool) -> None:
    """Expert would like five seconds for each decision; sixty tables want one at once."""
    with served(tmp_path, bot_workers=1, bot_seconds=1.0) as server:
        ann, mallory = server.player("Ann"), server.player("Mallory")
        table = bot_table(ann, "hard", 1)
        tables = [bot_table(mallory, "expert", 0) for _ in range(60)]
        places = [mallory.at(one).ready() for one in tables[:30]] if watching else []
        wait(lambda: server.app.server.bots.waiting() > 40)
        place, slowest = ann.at(table, 0).ready(), 0.0
        for _ in range(4):
            begun = time.monotonic()
            place.wait(lambda at: at.view["moves"])
            slowest = max(slowest, time.monotonic() - begun)
            assert place.play(*forward(place))["type"] == "done"
        assert slowest < 3 * botdesk.ROUND
        lines = [line for one in place.seen if one["type"] == "chat" for line in one["lines"]]
        assert [line["key"] for line in lines].count("note-hurried") <= 1
        for one in places:
            one.ws.close()
        told = ann.http.get(f"/api/tables/{tables[0]['id']}")
        assert told.status_code == 403
        assert server.run(hurried(server, tables[0]["id"]))


async def hurried(server: Server, id: str) -> bool:
    """Whether the table was told that its bots think shorter."""
    return any(line.key == "note-hurried" for line in await server.app.server.chat(id))


def forward(place: Any) -> list[Any]:
    moves = place.view["moves"]
    return [moves[0], ["ready"]] if moves[0][0] == "bid" else [moves[-1]]


def test_turns_go_round_by_person_and_table() -> None:
    queue: FairQueue[str] = FairQueue()
    for i in range(100):
        queue.put(WATCHED, "mallory", f"m{i % 10}", f"mallory {i}")
    for i in range(2):
        queue.put(WATCHED, "ann", "a", f"ann {i}")
    first = [queue.take() for _ in range(4)]
    assert first == ["mallory 0", "ann 0", "mallory 1", "ann 1"]
    assert queue.take() == "mallory 2"
    assert len(queue) == 97


def test_hints_come_behind_moves_but_come() -> None:
    queue: FairQueue[str] = FairQueue()
    for i in range(20):
        queue.put(WATCHED, "ann", "a", "move")
        queue.put(UNWATCHED, "bob", "b", "unwatched")
        queue.put(HINT, f"c{i}", "c", "hint")
    taken = [queue.take() for _ in range(30)]
    assert taken[0] == "move"
    assert {kind: taken.count(kind) for kind in ("move", "hint", "unwatched")} == {"move": 18, "hint": 6, "unwatched": 6}
    assert [queue.take() for _ in range(31)][-1] is None


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    with served(tmp_path, hint_bot="hard", bot_seconds=1.0) as server:
        _, _, _, first, _ = two(server)
        with server.player().at(first.table["info"]["id"], 0, tokens=first.tokens) as other:
            other.ready()
            first.send({"type": "hint", "id": "one", "token": first.tokens[0]})
            first.send({"type": "ping", "id": "two"})
            wait(lambda: server.app.server.bots._hinting)
            assert other.say("hint")["code"] == "too_often"
            hint = first.until("hint")
            assert hint["move"] in first.view["moves"]
            assert all(isinstance(sentence, str) and "[" not in sentence for sentence in hint["why"]), "no text is missing"
            assert other.say("hint")["move"] in first.view["moves"]


def test_settings_of_workers() -> None:
    assert load_settings(environment={"TAFELRUNDE_BOT_WORKERS": "3"}).bot_workers == 3
    assert load_settings(environment={"TAFELRUNDE_BOT_WORKERS": "ray://10.0.0.1:10001"}).bot_workers == "ray://10.0.0.1:10001"
    for wrong in ("rays", "http://x", "-1", ""):
        with pytest.raises(BadOptions):
            load_settings(environment={"TAFELRUNDE_BOT_WORKERS": wrong})


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def is_alive(pid: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").exists(), reason="needs Linux to see who started whom")
def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, bot_workers=2) as server:
        ann = Player(server.address)
        table = ann.new_table(options={"goal": 10})
        ann.sit(table, 0)
        ann.ok("PUT", f"/api/tables/{table['id']}/seats/1/bot", {"bot": "greedy"})
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        place = ann.at(table, 0).ready()
        finish([place])  # a worker has thought
        workers = children(server.pid)
        assert workers
        server.kill()
    wait(lambda: not any(is_alive(worker) for worker in workers))
