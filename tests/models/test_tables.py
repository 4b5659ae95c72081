"""What a language model is shown: one numbering, refusals with their rules, and nothing its seat does not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from mcp.server.mcpserver.exceptions import ToolError

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.messages import PLACE_KINDS
from tafelrunde.mcp.server import Desk, make_server, told
from tafelrunde.mcp.tables import LocalTable
from tests.research.games import GAMES
from tests.server.process import ServerProcess

MOMENTS = 12
STEPS = 9


def table_of(desk: Desk, handle: str) -> LocalTable:
    with desk._at(handle) as table:
        pass
    assert isinstance(table, LocalTable)
    return table


def sit(game: str, seed: int = 5, **chosen: Any) -> tuple[Desk, str, dict[str, Any]]:
    desk = Desk()
    now = desk.open_table(game, seat="1", bots=["random"], seed=seed, **chosen)
    return desk, now["table"], now


def any_move(desk: Desk, table: str, chance: Chance) -> str:
    offered = desk.moves(table)["moves"]
    return str(offered[chance.below(len(offered))]["move"])


def shown(desk: Desk, table: str, chance: Chance) -> list[object]:
    """Everything the tools tell of this moment."""
    told: list[object] = [desk.position(table), desk.moves(table), desk.board(table)]
    at = table_of(desk, table)
    verbs = at.reader.game.verbs
    for move in at.moment().moves[:20]:
        told.append(desk.odds(table, verbs.text(move)))
    for _ in range(30):
        move = verbs.from_number(chance.below(verbs.actions))
        told.append(desk.why_not(table, verbs.text(move)))
    return told


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_look_the_same(game: str) -> None:
    desk, table, now = sit(game)
    at, chance = table_of(desk, table), chance_from_seed(8)
    for moment in range(MOMENTS):
        real = at.history.position
        told = shown(desk, table, chance_from_seed(moment))
        at.history.position = real.guess(at.seat, chance_from_seed(f"another world {moment}".encode()))
        assert shown(desk, table, chance_from_seed(moment)) == told
        at.history.position = real
        for _ in range(STEPS):
            if now["over"]:
                return
            now = desk.play(table, any_move(desk, table, chance))


def places_in(thing: Any) -> list[str]:
    """Every place a view names, wherever."""
    if isinstance(thing, list):
        return [place for part in thing for place in places_in(part)]
    if not isinstance(thing, dict):
        return []
    own = [thing["place"]] if isinstance(thing.get("place"), str) else []
    return own + places_in(list(thing.values()))


@pytest.mark.parametrize("game", GAMES)
def test_a_place_has_one_name_in_view_board_and_moves(game: str) -> None:
    desk, table, now = sit(game)
    at, chance = table_of(desk, table), chance_from_seed(2)
    board = {place["place"]: set(place["beside"]) for place in desk.board(table)["places"]}
    assert all(beside <= set(board) for beside in board.values())
    verbs = at.reader.game.verbs
    named = 0
    for _ in range(60):
        if now["over"]:
            break
        position = desk.position(table)
        seen = places_in(position["view"])
        assert set(seen) <= set(board)
        assert "id" not in {key for place in position["view"].get("places", []) for key in place}
        for move in at.moment().moves:
            for arg, value in zip(verbs.verb_of(move).args, verbs.values(move), strict=True):
                if arg.domain.kind in PLACE_KINDS and board and arg.domain.text(value) in board:
                    named += 1
        now = desk.play(table, any_move(desk, table, chance))
    assert named or game == "apple"


def test_root_calls_a_clearing_by_the_number_on_the_board() -> None:
    """What the view has as id 0 is clearing 1 for everybody who reads or writes words."""
    desk, table, _ = sit("root", seats=["eyrie", "marquise"])
    first = desk.moves(table, "keep")["moves"][0]
    assert first["move"] == "keep 1"
    assert first["means"].startswith("put the keep in clearing 1")
    desk.play(table, "keep 1")
    at = table_of(desk, table)
    keep = next(place["id"] for place in at.moment().view["places"] if any(piece["kind"] == "keep" for piece in place["pieces"]))
    told = next(place["place"] for place in desk.position(table)["view"]["places"] if any(p["kind"] == "keep" for p in place["pieces"]))
    assert (keep, told) == (0, "1")
    assert "place 1, pieces [" in desk.position(table)["prose"]


def test_a_move_is_narrowed_explained_and_refused_by_rule() -> None:
    desk, table, now = sit("apple")
    assert now["your_turn"]
    some = desk.moves(table, "bid 2")
    assert [one["move"] for one in some["moves"]] == ["bid 2"]
    assert some["of"] > 1
    assert desk.why_not(table, "bid 2") == {"allowed": True, "reasons": []}
    refused = desk.why_not(table, "bid 0")
    assert (refused["allowed"], refused["reasons"][0]["rule"]) == (False, "A2.2")
    with pytest.raises(BadOptions, match=r"A2\.2"):
        desk.play(table, "bid 0")
    assert refused["reasons"][0]["text"].rstrip(".") in desk.rule("apple", "A2.2")
    assert desk.rules("apple", "bid")
    with pytest.raises(ToolError, match="not over"):
        told(desk.record)(table)
    with pytest.raises(ToolError, match="open_table"):
        told(desk.position)("guessed")
    desk.play(table, "bid 2")
    with pytest.raises(ToolError, match="G10"):
        told(desk.take_back)(table)


def test_what_taught_nobody_anything_is_taken_back() -> None:
    desk, table, _ = sit("root")
    chance, taken = chance_from_seed(1), 0
    for _ in range(60):
        before = desk.moves(table)
        desk.play(table, any_move(desk, table, chance))
        try:
            desk.take_back(table)
        except BadOptions:
            continue
        assert desk.moves(table) == before
        taken += 1
        desk.play(table, any_move(desk, table, chance))
    assert taken


def test_every_tool_says_what_it_is_for() -> None:
    tools = make_server()._tool_manager.list_tools()
    assert len(tools) == 14
    assert all(tool.description for tool in tools)


def test_a_seat_at_a_table_of_a_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, examples=True, bot_workers=0) as server:
        desk, chance = Desk(), chance_from_seed(4)
        now = desk.open_table("apple", seats=3, seat="amber", bots=["random"], server=server.address)
        table = now["table"]
        assert now["you"] == {"seat": 0, "role": "Amber"}
        assert not desk.why_not(table, "bid 0")["allowed"]
        with pytest.raises(BadOptions, match=r"A2\.2"):
            desk.play(table, "bid 0")
        heard: list[str] = []
        while not now["over"]:
            if now["your_turn"]:
                now = desk.play(table, any_move(desk, table, chance))
            else:
                now = desk.news(table)
            heard += now["news"]
        assert len(heard) > 5
        assert desk.position(table)["result"]["over"]
        assert desk.record(table).startswith("tafelrunde")


def test_two_models_meet_by_a_link(tmp_path: Path) -> None:
    from tafelrunde.mcp.remote import House, join

    with ServerProcess(tmp_path, examples=True) as server:
        house = House(server.address)
        house.come_in()
        made = house.ask("POST", "/api/tables", {"game": "apple", "seats": 2})
        link = f"{server.address}/t/{made['id']}#{made['invite']}"
        tables = [join(link, "amber", "en"), join(link, "", "de")]
        assert [table.seat for table in tables] == [0, 1]
        assert tables[0].moment().asked == "the game has not begun"
        with pytest.raises(BadOptions, match="taken"):
            join(link, "amber", "en")
        house.ask("POST", f"/api/tables/{made['id']}/start")
        again = join(f"{server.address}/t/{made['id']}#seat={tables[1]._token}", "", "en")
        assert again._until(lambda: again._view is not None)
        assert again.seat == 1
        assert again.moment().moves
        for table in (*tables, again):
            table.close()
