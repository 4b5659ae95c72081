"""What one person may take of the server: lobby, disk, the workshop, chat."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from tafelrunde.server.database import CHAT
from tests.server.kit import Player, Server, served, two


def board(player: Player, seed: int = 0) -> str:
    """A board of one's own, with a long story about it."""
    text = str(player.ok("POST", "/api/games/seventhstone/workshop/new", {"seats": 2, "seed": seed})["text"])
    return text + "# " + "x" * 5_000 + "\n"


def test_drafts_have_a_limit(tmp_path: Path) -> None:
    with served(tmp_path, drafts_per_minute=4) as server:
        server.app.server.drafts.clock = lambda: 0.0
        ann = server.player("Ann")
        text = board(ann)
        assert ann.ok("POST", "/api/games/seventhstone/workshop/check", {"text": text})["wrong"] == []
        assert ann.fails("POST", "/api/games/seventhstone/workshop/check", {"text": text}) == (429, "too_often")
        assert ann.fails("POST", "/api/games/seventhstone/workshop/new", {"seats": 2}) == (429, "too_often")
        option = server_option(server)
        assert ann.fails("POST", "/api/tables", {"game": "seventhstone", "options": {option: text}}) == (429, "too_often")
        ann.new_table()  # whoever brings no file is not concerned


def server_option(server: Server) -> str:
    games = server.player().ok("GET", "/api/games")["games"]
    return str(next(game["workshop"]["kind"] for game in games if game["id"] == "seventhstone"))


def test_what_somebody_stores_has_an_end_and_can_be_extended(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        text, option = board(ann), server_option(server)
        kilobytes = len(text) * 5 // 2 // 1000
    with served(tmp_path, kilobytes_per_guest=kilobytes, kilobytes_per_account=2 * kilobytes) as server:
        ann = server.player("Ann")
        form = {"game": "seventhstone", "options": {option: text}}
        for _ in range(2):
            table = ann.ok("POST", "/api/tables", form)
            ann.ok("POST", f"/api/tables/{table['id']}/archive")  # put away is not gone
        assert ann.fails("POST", "/api/tables", form) == (409, "too_much")
        small = ann.ok("POST", "/api/tables", {"game": "seventhstone"})
        assert ann.fails("PATCH", f"/api/tables/{small['id']}", {"options": {option: text}}) == (409, "too_much")
        server.player("Bob").ok("POST", "/api/tables", form)
        ann.ok("POST", "/api/accounts", {"name": "Collector", "password": "a long enough secret"})
        ann.ok("POST", "/api/tables", form)  # an account has more room


def test_a_table_may_be_changed_within_its_own_room(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.player("Ann")
        text, option = board(ann), server_option(server)
    with served(tmp_path, kilobytes_per_guest=len(text) * 3 // 2 // 1000) as server:
        ann = server.player("Ann")
        table = ann.ok("POST", "/api/tables", {"game": "seventhstone", "options": {option: text}})
        ann.ok("PATCH", f"/api/tables/{table['id']}", {"options": {option: text}})


def test_the_lobby_does_not_belong_to_one(tmp_path: Path) -> None:
    with served(tmp_path, public_tables_per_user=2, tables_per_hour=8) as server:
        server.app.server.new_tables.clock = lambda: 0.0
        ann = server.player("Ann")
        for _ in range(2):
            ann.new_table(public=True)
        assert ann.fails("POST", "/api/tables", {"game": "apple", "public": True}) == (409, "too_many_tables")
        ann.new_table()
        assert ann.fails("POST", "/api/tables", {"game": "apple"}) == (429, "too_often")  # of this address, whoever asks
        assert server.player("Bob").fails("POST", "/api/tables", {"game": "apple"}) == (429, "too_often")


def test_old_chat_makes_room_for_new(tmp_path: Path) -> None:
    with served(tmp_path, chat_lines_per_table=5) as server:
        _, _, table, first, _ = two(server)
        _, _, other, aside, _ = two(server)
        aside.say("chat", text="elsewhere")
        for number in range(9):
            assert first.say("chat", text=str(number))["type"] == "done"
        with server.app.server.store.engine.connect() as connection:
            kept = list(connection.scalars(sa.select(CHAT.c.text).where(CHAT.c.table == table["id"]).order_by(CHAT.c.number)))
            assert "elsewhere" in list(connection.scalars(sa.select(CHAT.c.text).where(CHAT.c.table == other["id"])))
        assert kept == ["4", "5", "6", "7", "8"]


def test_no_game_goes_on_for_ever(tmp_path: Path) -> None:
    with served(tmp_path, decisions_per_table=3) as server:
        ann, _, table, first, second = two(server, options={"goal": 100})
        bid = first.view["moves"][0]
        for move in (bid, ["withdraw"], bid):
            assert first.play(move if move in first.view["moves"] else first.view["moves"][0])["type"] == "done"
        assert second.play(["ready"])["code"] == "endless"
        assert ann.ok("POST", f"/api/tables/{table['id']}/archive")["archived"]
