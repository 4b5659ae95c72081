"""Boards of one's own at the drawing desk, what the validator finds in them, and the contents of the box (T20.4)."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tafelrunde.engine.desk import Stroke
from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.board.check import check_board, find_faults
from tafelrunde.games.seventhstone.board.desk import change, lay_on_desk
from tafelrunde.games.seventhstone.board.files import read_file
from tafelrunde.games.seventhstone.board.picture import CELL
from tafelrunde.games.seventhstone.components import PACKAGE, read_box
from tafelrunde.testing import rule

SMALL = "P P P\nP V P\nP P P"
LARGE = "\n".join(["P P P P P P P P"] * 8).replace("P", "V", 1)
"""An eruption counts up to six: from no corner does it reach everything."""


def board(grid: str = SMALL, head: str = "", tail: str = "[tiles]\n") -> str:
    return f'name = "X"\nseats = [2]\n{head}\ngrid = """\n{grid}\n"""\n{tail}'


def rows(text: str) -> list[str]:
    return [" ".join(words) for words in read_file(text).rows()]


@rule("T20.4")
def test_brushes_are_sorted_by_what_they_put_down() -> None:
    groups: dict[str, list[str]] = {}
    for brush in lay_on_desk(board()).brushes:
        groups.setdefault(brush.group, []).append(brush.name)
    assert groups == {
        "land": [".", "#", "~", "D", "V", "P", "F", "M"],
        "temples": ["Tp", "Tf", "Tm"],
        "portals": [land + colour for land in "PFM" for colour in "byrg"],
    }


@rule("T20.4")
def test_the_desk_shows_every_field_where_it_lies_and_what_is_opposite() -> None:
    desk = lay_on_desk(board("P F M Pb\n~ V # P\nP Tp D ."))
    assert (desk.width, desk.height) == (4 * CELL, 3 * CELL)
    assert [place.id for place in desk.places] == [f"{column}/{row}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    assert {place.id: place.holds for place in desk.places if place.id in ("4/1", "2/3", "4/3")} == {
        "4/1": [("desk-plain", "desk-portal-blue")],
        "2/3": [("desk-temple-plain",)],
        "4/3": [("desk-drawn",)],
    }
    assert desk.places[6].shape == [(2 * CELL, CELL), (3 * CELL, CELL), (3 * CELL, 2 * CELL), (2 * CELL, 2 * CELL)]
    opposite = {name: twins["1/1"] for name, twins in desk.symmetries.items()}
    assert opposite == {"mirror": "4/1", "flip": "1/3", "rotate": "4/3"}
    assert "1/2" not in desk.symmetries["flip"], "a field on the axis has no other opposite to it"
    values = {field.name: field.value for field in desk.fields}
    assert (values["columns"], values["rows"], values["seats.2"], values["seats.3"], values["tiles"]) == (4, 3, True, False, True)


@rule("T20.4")
@pytest.mark.parametrize(
    ("stroke", "after"),
    [
        (Stroke("M", ["3/1"]), ["P P M", "P V P", "P P P"]),
        (Stroke(".", ["1/3"]), ["P P P", "P V P", ". P P"]),
        (Stroke("swamp", ["1/1"]), ["P P P", "P V P", "P P P"]),
        (Stroke("M", ["4/1"]), ["P P P", "P V P", "P P P"]),
        (Stroke("M"), ["P P P", "P V P", "P P P"]),
        (Stroke(field="columns", value=5), ["P P P ~ ~", "P V P ~ ~", "P P P ~ ~"]),
        (Stroke(field="rows", value=4), ["P P P", "P V P", "P P P", "~ ~ ~"]),
        (Stroke(field="rows", value=8), ["P P P", "P V P", "P P P", *["~ ~ ~"] * 5]),
        (Stroke(field="rows", value=9), ["P P P", "P V P", "P P P"]),
        (Stroke(field="columns", value=2), ["P P P", "P V P", "P P P"]),
        (Stroke(field="columns", value="5"), ["P P P", "P V P", "P P P"]),
    ],
)
def test_a_stroke_changes_what_it_names_and_nothing_else(stroke: Stroke, after: list[str]) -> None:
    assert rows(change(board(), [stroke])) == after


@rule("T20.4")
def test_a_board_is_cut_at_its_end_and_made_square() -> None:
    assert rows(change(board("P P P F\nP V P F\nP P P F\nM M M M"), [Stroke(field="columns", value=3), Stroke(field="rows", value=3)])) == [
        "P P P",
        "P V P",
        "P P P",
    ]
    assert rows(change(board("P P P\nP V\nP P P"), [])) == ["P P P", "P V #", "P P P"]
    assert rows(change(board("P P\nP V"), [])) == ["P P #", "P V #", "# # #"]


@rule("T20.4")
@pytest.mark.parametrize(
    ("name", "value", "after"),
    [
        ("name", "Two rivers", {"name": "Two rivers"}),
        ("name", "x" * 90, {"name": "x" * 80}),
        ("seats.4", True, {"seats": [2, 4]}),
        ("seats.2", False, {"seats": []}),
        ("seats.5", True, {"seats": [2]}),
        ("corner", "upper-left", {"corner": "upper-left"}),
        ("corner", "middle", {"corner": "nearest"}),
        ("uncounted_rows", "2, 3 x 100", {"uncounted_rows": [2, 3]}),
        ("uncounted_columns", None, {"uncounted_columns": []}),
        ("tiles", False, {"tiles": None}),
        ("tiles.plain", 2, {"tiles": {"plain": 2}}),
        ("tiles.plain", 0, {"tiles": {}}),
        ("tiles.swamp", 2, {"tiles": {}}),
    ],
)
def test_a_field_of_the_desk_is_a_line_of_the_file(name: str, value: str | int | bool | None, after: dict[str, object]) -> None:
    file = read_file(change(board(), [Stroke(field=name, value=value)]))
    assert {key: getattr(file, key) for key in after} == after


@rule("T20.4")
@pytest.mark.parametrize(("count", "faulty"), [(-1, True), (0, False), (64, False), (65, True)])
def test_a_class_of_tiles_has_none_to_one_for_every_field(count: int, faulty: bool) -> None:
    told = f"[tiles] desert is a number from 0 to 64, not {count}."
    assert (told in check_board(board(tail=f"[tiles]\ndesert = {count}\n"))) == faulty


@rule("T21.1", "T21.13")
@pytest.mark.parametrize(
    ("corner", "german", "rows_there", "columns_there"),
    [
        ("upper left", "oberen linken", range(6), range(6)),
        ("upper right", "oberen rechten", range(6), range(2, 8)),
        ("lower left", "unteren linken", range(2, 8), range(6)),
        ("lower right", "unteren rechten", range(2, 8), range(2, 8)),
    ],
)
def test_an_eruption_finds_four_fields_from_every_corner(corner: str, german: str, rows_there: range, columns_there: range) -> None:
    """Three fields of the six by six of one corner are left: all others have more of them."""
    inside = [(row, column) for row in rows_there for column in columns_there]
    kept = [(row, column) for row, column in inside if not (2 <= row < 6 and 2 <= column < 6)][:3]
    words = [["#" if (row, column) in inside and (row, column) not in kept else "P" for column in range(8)] for row in range(8)]
    words[kept[0][0]][kept[0][1]] = "V"
    grid = "\n".join(map(" ".join, words))
    faults = find_faults(board(grid))
    assert f"an eruption counted from the {corner} corner reaches 3 fields; it needs 4." in [fault.en for fault in faults]
    assert f"Ein Ausbruch, von der {german} Ecke gezählt, erreicht 3 Felder; er braucht 4." in [fault.de for fault in faults]
    told = check_board(board(grid, 'corner = "upper-left"'))
    assert [fault for fault in told if "eruption" in fault] == ([faults[0].en] if corner == "upper left" else [])
    words[inside[0][0]][inside[0][1]] = words[inside[-1][0]][inside[-1][1]] = "P"
    assert not [fault for fault in check_board(board("\n".join(map(" ".join, words)))) if f"{corner} corner" in fault]


def test_a_whole_board_has_no_fault() -> None:
    assert check_board(board(LARGE)) == []


@pytest.mark.parametrize(("years", "allowed"), [(-1, False), (0, True), (1, True), (1000, True), (1001, False)])
def test_a_game_is_cut_short_after_up_to_a_thousand_years(years: int, allowed: bool) -> None:
    if allowed:
        assert GAME.new(2, 1, {"max_years": years}).scene()["rules"]["max_years"] == years
    else:
        with pytest.raises(BadOptions, match="max_years"):
            GAME.new(2, 1, {"max_years": years})


BOX = (files(PACKAGE) / "data" / "components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("printed", "wrong", "complaint"),
    [
        ('id = "forest"', 'id = "plain"', "two tile classes have the same id"),
        ('id = "bribery"', 'id = "bribe"', "the stones are not those of the rules"),
        ('id = "quicksand"', 'id = "sand"', "the events are not those of the rules"),
        ("face = 6", "face = 7", "the event die has the faces 1 to 6"),
        ("seats = 3", "seats = 5", "there is one table for 2, 3 and 4 seats each"),
        ("removed = {}", "removed = { swamp = 1 }", "a removed tile class does not exist"),
        ("count = 7", "count = 8", "the board for 2 needs 25 tiles"),
        ("columns = 7", "columns = 8", "the board for 4 needs 40 tiles"),
        ("count = 7", 'count = "seven"', "Expected `int`"),
    ],
)
def test_a_box_that_is_not_that_of_the_rules_is_refused(printed: str, wrong: str, complaint: str) -> None:
    assert printed in BOX
    assert read_box(BOX, "box.toml").tiles_for(4)
    with pytest.raises(Unreadable, match=r"^box\.toml: .*" + complaint):
        read_box(BOX.replace(printed, wrong, 1), "box.toml")


def test_a_table_may_name_every_class_of_tiles() -> None:
    names = [tile.id for tile in read_box(BOX, "box.toml").tile]
    whole = BOX.replace("removed = {}", "removed = { " + ", ".join(f"{name} = 0" for name in names) + " }")
    assert read_box(whole, "box.toml").tiles_for(4) == read_box(BOX, "box.toml").tiles_for(4)
