"""Maps of one's own at the drawing desk: what each brush does to areas, corners and rivers, and what the validator refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tafelrunde.engine.desk import Stroke
from tafelrunde.engine.plane import Point, crosses_itself
from tafelrunde.games.bloodstones.map.check import check_map
from tafelrunde.games.bloodstones.map.desk import BRUSHES, blank_map, change, lay_on_desk
from tafelrunde.games.bloodstones.map.generator import SIZES
from tafelrunde.games.bloodstones.map.picture import SCALE
from tafelrunde.games.bloodstones.map.shapes import add_corner, heart, join, remove_corner, split

Plain = dict[str, Any]


def squares(columns: int = 4, rows: int = 4) -> Plain:
    """A map of squares, named by column and row: "a11" is the upper left one, "a21" is right of it."""
    wide, high = 100 / columns, 100 / rows
    areas = []
    for row in range(rows):
        for column in range(columns):
            x, y = column * wide, row * high
            near = [(column + 1, row), (column + 2, row + 1), (column + 1, row + 2), (column, row + 1)]
            adjacent = [f"a{other}{down}" for other, down in near if 1 <= other <= columns and 1 <= down <= rows]
            polygon = [[x, y], [x + wide, y], [x + wide, y + high], [x, y + high]]
            area = {"id": f"a{column + 1}{row + 1}", "name": "", "terrain": "plains", "center": [x + wide / 2, y + high / 2]}
            areas.append({**area, "adjacent": adjacent, "polygon": polygon})
    return {"format": "bloodstones map 1", "id": "squares", "title": "Squares", "players": [2, 3], "areas": areas}


def drawn(*strokes: Stroke, plain: Plain | None = None) -> Plain:
    """The map after some strokes."""
    after: Plain = json.loads(change(json.dumps(plain or squares()), list(strokes)))
    return after


def area(plain: Plain, id: str) -> Plain:
    (found,) = [one for one in plain["areas"] if one["id"] == id]
    return dict(found)


def ids(plain: Plain) -> list[str]:
    return [one["id"] for one in plain["areas"]]


SAME = drawn()
RIVER = Stroke("river", ["a11", "a21"])


def test_the_desk_shows_areas_and_corners_where_they_lie() -> None:
    desk = lay_on_desk(json.dumps(drawn(RIVER, Stroke("name", ["a11"], value="Heath"), Stroke("sea", ["a44"]))))
    assert (desk.width, desk.height) == (100 * SCALE, 100 * SCALE)
    places = {place.id: place for place in desk.places}
    assert (places["a11"].name, places["a21"].name) == ("Heath (a11)", "a21")
    assert places["a21"].shape == [(25 * SCALE, 0), (50 * SCALE, 0), (50 * SCALE, 25 * SCALE), (25 * SCALE, 25 * SCALE)]
    assert places["a11"].holds == places["a21"].holds == [("desk-plains",), ("desk-river",)]
    assert (places["a31"].holds, places["a44"].holds) == ([("desk-plains",)], [("desk-sea",)])
    corners = [place for place in desk.places if place.layer == "corner"]
    assert len(corners) == 25
    assert {place.id for place in corners} >= {"0,0", "25,50", "100,100"}
    xs, ys = zip(*places["25,50"].shape, strict=True)
    assert (sum(xs) / 4, sum(ys) / 4) == (25 * SCALE, 50 * SCALE)
    assert {name: (twins["a21"], twins["a14"]) for name, twins in desk.symmetries.items()} == {
        "mirror": ("a31", "a44"),
        "flip": ("a24", "a11"),
        "rotate": ("a34", "a41"),
    }
    assert {field.name: field.value for field in desk.fields} == {
        "title": "Squares",
        "id": "squares",
        "players.least": 2,
        "players.most": 3,
        "note": "",
    }


def test_every_brush_says_what_it_wants() -> None:
    wants = {brush.name: (brush.wants, brush.layer, brush.asks) for brush in BRUSHES if brush.group != "terrain"}
    assert wants == {
        "name": (1, "", "text"),
        "join": (2, "", ""),
        "remove": (1, "", ""),
        "river": (2, "", ""),
        "split": (2, "corner", ""),
        "corner-add": (2, "corner", ""),
        "corner-move": (1, "corner", "point"),
        "corner-remove": (1, "corner", ""),
    }


@pytest.mark.parametrize(
    "stroke",
    [
        Stroke("join", ["a11", "a22"]),
        Stroke("join", ["a11", "a11"]),
        Stroke("join", ["a11"]),
        Stroke("join", ["a11", "a99"]),
        Stroke("river", ["a11", "a22"]),
        Stroke("river", ["a11"]),
        Stroke("remove", ["a99"]),
        Stroke("sea", ["a99"]),
        Stroke("name", [], value="Heath"),
        Stroke("split", ["0,0", "25,0"]),
        Stroke("split", ["0,0", "50,50"]),
        Stroke("split", ["0,0"]),
        Stroke("corner-add", ["0,0", "25,25"]),
        Stroke("corner-remove", ["1,1"]),
        Stroke("corner-move", ["0,0"]),
        Stroke("corner-move", ["0,0"], point=(25 * SCALE, 0)),
        Stroke("swamp", ["a11"]),
        Stroke(field="players.least", value="two"),
        Stroke(field="nothing", value=1),
    ],
)
def test_what_cannot_be_done_there_is_left(stroke: Stroke) -> None:
    assert drawn(stroke) == SAME


@pytest.mark.parametrize(
    ("name", "value", "after"),
    [
        ("title", "x" * 90, {"title": "x" * 80}),
        ("id", "x" * 90, {"id": "x" * 80}),
        ("note", "x" * 2010, {"note": "x" * 2000}),
        ("players.least", 3, {"players": [3, 3]}),
        ("players.least", 4, {"players": [4, 4]}),
        ("players.most", 6, {"players": [2, 6]}),
        ("players.most", 1, {"players": [1, 1]}),
    ],
)
def test_a_field_of_the_desk_is_a_line_of_the_file(name: str, value: str | int, after: Plain) -> None:
    plain = drawn(Stroke(field=name, value=value))
    assert {key: plain[key] for key in after} == after
    assert {key: text for key, text in plain.items() if key not in after} == {key: text for key, text in SAME.items() if key not in after}


def test_areas_are_painted_named_and_removed() -> None:
    plain = drawn(Stroke("forest", ["a11"]), Stroke("name", ["a21"], value="y" * 90), Stroke("remove", ["a31"]))
    assert area(plain, "a11")["terrain"] == "forest"
    assert area(plain, "a21")["name"] == "y" * 80
    assert ids(plain) == [id for id in ids(SAME) if id != "a31"]
    assert (area(plain, "a21")["adjacent"], area(plain, "a41")["adjacent"]) == (["a22", "a11"], ["a42"])
    one = {**squares(), "areas": [{**squares()["areas"][0], "adjacent": []}]}
    assert ids(drawn(Stroke("remove", ["a11"]), plain=one)) == ["a11"], "the last one stays"


def test_two_neighbours_become_one_with_name_and_land_of_the_first() -> None:
    plain = drawn(Stroke("hills", ["a21"]), Stroke("sea", ["a11"]), Stroke("join", ["a21", "a11"]))
    assert "a11" not in ids(plain)
    joined = area(plain, "a21")
    assert (joined["terrain"], joined["center"]) == ("hills", [25.0, 12.5])
    assert {tuple(point) for point in joined["polygon"]} == {(0, 0), (25, 0), (50, 0), (50, 25), (25, 25), (0, 25)}
    assert len(joined["polygon"]) == 6
    assert sorted(joined["adjacent"]) == ["a12", "a22", "a31"]
    assert "a21" in area(plain, "a12")["adjacent"]
    assert check_shapes(plain) == []


def check_shapes(plain: Plain) -> list[str]:
    """What is wrong with the drawing itself."""
    return [fault for fault in check_map(json.dumps(plain)) if "villages" not in fault and "citadels" not in fault]


def test_no_area_may_lie_within_another() -> None:
    """Eight squares around one: the last step would close the ring."""
    ring = ["a11", "a21", "a31", "a32", "a33", "a23", "a13"]
    plain = drawn(*(Stroke("join", ["a11", id]) for id in ring[1:]))
    assert len(plain["areas"]) == 10
    assert drawn(Stroke("join", ["a11", "a12"]), plain=plain) == plain
    assert len(drawn(Stroke("join", ["a12", "a22"]), plain=plain)["areas"]) == 9


@pytest.mark.parametrize(("first", "second", "id"), [("50,0", "75,25", "a31"), ("75,25", "50,0", "a31"), ("75,0", "50,25", "a31")])
def test_an_area_is_split_between_two_of_its_corners(first: str, second: str, id: str) -> None:
    plain = drawn(Stroke("split", [first, second]))
    assert len(plain["areas"]) == 17
    old, new = area(plain, id), area(plain, "N001")
    assert plain["areas"].index(new) == plain["areas"].index(old) + 1
    cut = {tuple(map(float, corner.split(","))) for corner in (first, second)}
    assert {tuple(p) for p in old["polygon"]} & {tuple(p) for p in new["polygon"]} == cut
    assert {tuple(p) for p in old["polygon"]} | {tuple(p) for p in new["polygon"]} == {(50, 0), (75, 0), (75, 25), (50, 25)}
    assert len(old["polygon"]) == len(new["polygon"]) == 3
    assert "N001" in old["adjacent"]
    assert id in new["adjacent"]
    assert sorted({*old["adjacent"], *new["adjacent"]}) == sorted({"a21", "a41", "a32", "N001", id})
    assert check_shapes(plain) == []
    again = drawn(Stroke("split", ["0,0", "25,25"]), plain=plain)
    assert "N002" in ids(again)


def test_corners_are_added_to_all_areas_that_have_the_line() -> None:
    plain = drawn(Stroke("corner-add", ["25,25", "25,0"]))
    assert area(plain, "a11")["polygon"] == [[0, 0], [25, 0], [25, 12.5], [25, 25], [0, 25]]
    assert area(plain, "a21")["polygon"] == [[25, 0], [50, 0], [50, 25], [25, 25], [25, 12.5]]
    assert area(plain, "a31") == area(SAME, "a31")
    assert check_shapes(plain) == []


def test_corners_are_removed_as_long_as_three_are_left() -> None:
    plain = drawn(Stroke("corner-remove", ["25,25"]))
    assert area(plain, "a11")["polygon"] == [[0, 0], [25, 0], [0, 25]]
    assert area(plain, "a22")["polygon"] == [[50, 25], [50, 50], [25, 50]]
    assert area(plain, "a11")["adjacent"] == []
    assert area(plain, "a21")["adjacent"] == ["a31"]
    assert area(plain, "a11")["center"] == [8.33, 8.33]
    assert drawn(Stroke("corner-remove", ["0,25"]), plain=plain) == plain, "a triangle keeps its corners"


@pytest.mark.parametrize(
    ("corner", "to", "at"), [("25,25", (30.0, 20.0), [30, 20]), ("0,0", (-5.0, 3.0), [0, 3]), ("100,100", (90.0, 140.0), [90, 100])]
)
def test_a_corner_is_moved_for_everybody_and_stays_on_the_map(corner: str, to: Point, at: list[float]) -> None:
    plain = drawn(Stroke("corner-move", [corner], point=(to[0] * SCALE, to[1] * SCALE)))
    before = [float(part) for part in corner.split(",")]
    for old, new in zip(SAME["areas"], plain["areas"], strict=True):
        assert new["polygon"] == [at if point == before else point for point in old["polygon"]]
        assert new["adjacent"] == old["adjacent"]
        assert (new["center"] != old["center"]) == (before in old["polygon"])


def test_a_river_runs_along_borders_on_and_off() -> None:
    plain = drawn(RIVER, Stroke("river", ["a22", "a21"]))
    (river,) = plain["rivers"]
    assert river == {"name": "River", "borders": [["a11", "a21"], ["a22", "a21"]], "lines": [[[25, 0], [25, 25]], [[25, 25], [50, 25]]]}
    (left,) = drawn(Stroke("river", ["a21", "a11"]), plain=plain)["rivers"]
    assert left["borders"] == [["a22", "a21"]]
    assert "rivers" not in drawn(Stroke("river", ["a21", "a11"]), Stroke("river", ["a21", "a22"]), plain=plain)


def test_a_river_follows_its_border_as_far_as_there_is_one() -> None:
    bent = drawn(RIVER, Stroke("corner-add", ["25,0", "25,25"]), Stroke("corner-add", ["0,0", "25,0"]))
    assert bent["rivers"][0]["lines"] == [[[25, 0], [25, 12.5], [25, 25]]]
    two = drawn(RIVER, Stroke("river", ["a33", "a34"]), Stroke("remove", ["a11"]))
    assert two["rivers"][0]["borders"] == [["a33", "a34"]]
    assert "rivers" not in drawn(RIVER, Stroke("join", ["a11", "a21"]))
    own = {**squares(), "rivers": [{"name": "Old", "borders": [["a11", "a21"]], "lines": [[[25, 0], [26, 12], [25, 25]]]}]}
    assert drawn(Stroke("sea", ["a44"]), plain=own)["rivers"] == own["rivers"], "painting leaves a river as it was drawn"
    assert drawn(Stroke("remove", ["a44"]), plain=own)["rivers"][0]["lines"] == [[[25, 0], [25, 25]]]


@pytest.mark.parametrize("seats", sorted(SIZES))
def test_a_blank_map_is_a_honeycomb_that_fills_the_paper(seats: int) -> None:
    plain = json.loads(blank_map(seats))
    columns, rows = SIZES[seats]
    assert ids(plain) == [f"A{number:03d}" for number in range(1, columns * rows + 1)]
    points = [point for one in plain["areas"] for point in one["polygon"]]
    for axis in (0, 1):
        assert (min(point[axis] for point in points), max(point[axis] for point in points)) == (0, 100)
    assert {one["terrain"] for one in plain["areas"]} == {"plains"}
    assert max(len(one["adjacent"]) for one in plain["areas"]) == 6
    assert plain["players"] == [max(2, seats - 1), seats]
    assert check_shapes(plain) == []


@pytest.mark.parametrize("size", [0.5, 10.0])
def test_a_polygon_that_crosses_itself_is_found_whichever_sides_meet(size: float) -> None:
    square = [(0.0, 0.0), (size, 0.0), (size, size), (0.0, size)]
    assert not crosses_itself(square)
    assert crosses_itself([square[0], square[1], square[3], square[2]]), "the second side meets the last"
    assert crosses_itself([square[0], square[2], square[1], square[3]]), "the first side meets the third"
    assert crosses_itself([*square, square[0]]), "a corner stands twice"
    dented = [(0.0, 0.0), (size, 0.0), (size / 2, size / 2), (size, size), (0.0, size)]
    assert not crosses_itself(dented)


def test_the_heart_of_an_area_lies_inside_even_if_it_is_bent() -> None:
    assert heart([(0.0, 0.0), (12.0, 0.0), (12.0, 6.0), (0.0, 6.0)]) == (6.0, 3.0)
    hook = [(0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (28.0, 30.0), (28.0, 2.0), (0.0, 2.0)]
    x, y = heart(hook)
    assert y < 2 or x > 28


def test_shapes_say_whether_they_did_anything() -> None:
    areas = [{**one, "polygon": [tuple(point) for point in one["polygon"]]} for one in squares()["areas"]]
    assert not join(areas, areas[0], areas[5])
    assert not split(areas, (0.0, 0.0), (25.0, 0.0))
    assert not add_corner(areas, (0.0, 0.0), (50.0, 0.0))
    assert not remove_corner(areas, (1.0, 1.0))
    assert add_corner(areas, (0.0, 0.0), (25.0, 0.0))
    assert not add_corner(areas, (0.0, 0.0), (25.0, 0.0)), "that line is two lines now"


@pytest.mark.parametrize(("columns", "rows", "faulty"), [(1, 11, True), (3, 4, False), (16, 10, False), (7, 23, True)])
def test_a_map_has_twelve_to_a_hundred_and_sixty_areas(columns: int, rows: int, faulty: bool) -> None:
    plain = squares(columns, rows)
    for number, one in enumerate(plain["areas"]):
        one["adjacent"], one["id"] = [], f"B{number}"
    told = f"areas: there are {columns * rows}; a map has 12 to 160."
    assert (told in check_map(json.dumps(plain))) == faulty


@pytest.mark.parametrize("where", ["map", "area", "river"])
def test_a_word_that_is_not_known_is_refused_everywhere(where: str) -> None:
    plain = {**squares(), "rivers": [{"name": "Old", "borders": [["a11", "a21"]], "lines": []}]}
    assert check_shapes(plain) == []
    (plain if where == "map" else plain["areas"][3] if where == "area" else plain["rivers"][0])["colour"] = "red"
    assert "colour" in check_map(json.dumps(plain))[0]
