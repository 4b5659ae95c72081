"""T1 Board set-up."""

from __future__ import annotations

from typing import cast

import tafelrunde
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.games.seventhstone import GAME, SeventhStone
from tafelrunde.games.seventhstone.board.files import WORDS, tile_ground
from tafelrunde.games.seventhstone.board.layouts import lay_out, roll_gaps, rules_plan
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.phases.happenings import counted_field
from tafelrunde.games.seventhstone.words import COORDINATES, OUTSIDE, PORTAL_NAMES, STRIDE, WATER
from tafelrunde.testing import rule
from tests.seventhstone.table import Loaded, Table, at

S1_DICE = [4, 5, 6, 2, 5, 3, 1]
S1_WATER = ["1/4", "2/5", "3/6", "4/2", "5/5", "6/3", "7/1"]


def game(seats: int, seed: int) -> SeventhStone:
    pos = tafelrunde.new("seventhstone", seats, seed)
    assert isinstance(pos, SeventhStone)
    return pos


def waters(pos: SeventhStone) -> list[str]:
    found = [field for field in pos._board.fields if pos._board.kind[field] == WATER]
    return sorted(COORDINATES[field] for field in found)


@rule("T1.1")
def test_four_players_use_all_tiles_shuffled() -> None:
    stack = box().tiles_for(4)
    assert len(stack) == sum(tile.count for tile in box().tile) == 35
    first, second = game(4, 1), game(4, 2)
    lands = [sorted(code for code in pos.ground if code not in (WORDS["~"], WORDS["#"])) for pos in (first, second)]
    assert lands[0] == lands[1] == sorted(tile_ground(box().tile[number]) for number in stack)
    assert first.ground != second.ground


@rule("T1.11")
def test_the_tiles_of_the_box() -> None:
    counts = {tile.id: tile.count for tile in box().tile}
    assert (counts["plain"], counts["forest"], counts["mountain"]) == (7, 6, 6)
    assert [counts[f"portal-{colour}"] for colour in PORTAL_NAMES[1:]] == [2, 2, 2, 2]
    terrains = {tile.portal: tile.terrain for tile in box().tile if tile.portal != "none"}
    assert terrains == {"blue": "plain", "yellow": "forest", "red": "mountain", "green": "plain"}
    assert [counts[f"temple-{terrain}"] for terrain in ("plain", "forest", "mountain")] == [2, 1, 1]
    assert (counts["desert"], counts["volcano"], sum(counts.values())) == (3, 1, 35)
    for_two = [box().tile[number].terrain for number in box().tiles_for(2)]
    assert [for_two.count(terrain) for terrain in ("plain", "forest", "mountain")] == [7, 7, 7]


@rule("T1.2", "T1.10")
def test_four_players_have_seven_columns_of_six() -> None:
    for seed in range(5):
        pos = game(4, seed)
        assert (pos.columns, pos.rows, len(pos._board.fields)) == (7, 6, 42)
        assert len(pos._board.fields) - len(waters(pos)) == 35


@rule("T1.3")
def test_every_column_has_one_gap() -> None:
    for seats in (2, 3, 4):
        columns = [name.split("/")[0] for name in waters(game(seats, 11))]
        assert columns == [str(column + 1) for column in range(seats + 3)]


@rule("T1.4", "T1.6", "S1")
def test_gaps_are_rolled_from_left_to_right_and_counted_from_the_top() -> None:
    plan = rules_plan(4)
    roll_gaps(plan, cast(Chance, Loaded(S1_DICE.copy())))
    fields = [row * STRIDE + column for column in range(7) for row in range(6)]
    gaps = [COORDINATES[field] for field in fields if plan.ground[field] == WORDS["~"]]
    assert gaps == S1_WATER
    assert len(plan.drawn) == 35
    rows = [" ".join("~" if f"{column}/{row}" in S1_WATER else "P" for column in range(1, 8)) for row in range(1, 7)]
    assert waters(Table("\n".join(rows), seats=4).pos) == sorted(S1_WATER)


@rule("T1.5")
def test_a_gap_is_water() -> None:
    pos = game(4, 3)
    for name in waters(pos):
        assert not pos._board.open[at(name)]
        assert pos._board.near[at(name)] != []
    table = Table("P ~ P\nP P P\nP P P").army(0, "1/1", "melee", 1).movement(0)
    assert table.why_not(0, "march 1/1 2/1 melee") == ["T11.5"]


@rule("T1.7")
def test_tiles_are_dealt_by_columns_and_lie_open_before_the_first_capital() -> None:
    plan = lay_out(4, "", "", cast(Chance, Loaded(S1_DICE.copy())))
    stack = box().tiles_for(4)
    places = [row * STRIDE + column for column in range(7) for row in range(6) if COORDINATES[row * STRIDE + column] not in S1_WATER]
    assert [plan.ground[field] for field in places] == [tile_ground(box().tile[number]) for number in stack]
    pos = game(4, 4)
    assert type(pos.stack[-1]).__name__ == "Founding"
    assert len(pos.scene()["places"]) == 42
    assert all(place["kind"] != "outside" for place in pos.scene()["places"])


@rule("T1.8")
def test_outside_the_grid_is_no_field() -> None:
    table = Table("# # #\n# P P\n# P P").army(0, "2/2", "melee", 1).event(5).movement(0)
    assert table.offers(0, "march") == ["march 2/2 3/2 melee", "march 2/2 2/3 melee"]
    assert table.why_not(0, "march 2/2 2/1 melee") == ["T11.5"]
    assert table.why_not(0, "march 2/2 8/2 melee") == ["T11.5"]
    assert counted_field(table.pos, 1, 1, 1, 1) == -1
    assert counted_field(table.pos, 1, 1, 4, 2) == -1
    assert counted_field(table.pos, 1, 1, 2, 2) == at("2/2")
    assert table.pos._board.kind[at("1/1")] == OUTSIDE


@rule("T1.9")
def test_tiles_have_no_rotation() -> None:
    plan = lay_out(2, "", "", chance_from_seed(9))
    for number in set(box().tiles_for(2)):
        tile = box().tile[number]
        assert tile_ground(tile) in plan.ground
        assert not hasattr(tile, "rotation")
    assert GAME.new(2, 9).scene() == GAME.new(2, 9).scene()


@rule("T4.1", "T19.1", "T14.10", "T17.2")
def test_the_scene_tells_what_the_board_and_the_sheets_show() -> None:
    scene = GAME.new(4, 1).scene()
    assert {place["yield"] for place in scene["places"] if place["kind"] == "yield"} == {2}
    assert {place["yield"] for place in scene["places"] if place["kind"] != "yield"} == {0}
    rich = GAME.new(4, 1, {"terrain_yields": True}).scene()
    assert {(place["terrain"], place["yield"]) for place in rich["places"] if place["kind"] == "yield"} == {
        ("plain", 3),
        ("forest", 2),
        ("mountain", 1),
    }
    assert scene["hits"]["cavalry"] == {"field": 3, "support": 2}
    assert scene["hits"]["melee"]["support"] == 0, "melee never supports"
    assert (scene["shares"], scene["force_maximum"], scene["tournament_years"]) == ([4, 2, 1, 0], 5, 3)
    assert scene["tears"] == {"capital": 3, "temple": 1}
