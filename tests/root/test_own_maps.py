"""D0-3: maps of one's own: what they must have, drawn and changed at the desk, played to the end, saved, recorded."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tafelrunde import BadOptions, Unreadable
from tafelrunde.engine.authored import read_authored, write_toml
from tafelrunde.engine.desk import Fault, Stroke
from tafelrunde.engine.history import History
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import parse_record, verify, write_record
from tafelrunde.engine.state import attributes, digest, dump, load
from tafelrunde.games.root import GAME
from tafelrunde.games.root.components import MapData, map_data
from tafelrunde.games.root.maps.check import own_board
from tafelrunde.games.root.maps.drawing import forests_of, opposite_of
from tafelrunde.games.root.maps.files import parse_map
from tafelrunde.games.root.maps.generator import blank_map, new_map
from tafelrunde.games.root.rootlog import rootlog
from tafelrunde.games.root.terms.map import MAP_NAMES, OWN
from tafelrunde.testing import conform, rule
from tests.root.table import new_game

WORKSHOP = GAME.workshop
assert WORKSHOP is not None
AUTUMN, WINTER = (WORKSHOP.shipped()[name] for name in MAP_NAMES)
SIX = "marquise eyrie alliance vagabond cult riverfolk"


def changed(text: str, *changes: tuple[Any, ...]) -> str:
    """A map with other values: each the way to it and the value."""
    data = read_authored(text)
    for *way, name, value in changes:
        part: Any = data
        for step in way:
            part = part[step]
        part[name] = value
    return json.dumps(data)


def faults(text: str) -> list[Fault]:
    assert WORKSHOP is not None
    return WORKSHOP.faults(text)


def drawn(text: str, *strokes: Stroke) -> str:
    assert WORKSHOP is not None
    return WORKSHOP.change(text, list(strokes))


def said(text: str) -> str:
    return " ".join(fault.en for fault in faults(text))


def clearing(number: int, name: str, value: Any) -> tuple[Any, ...]:
    return ("clearings", number - 1, name, value)


@rule("R2.4", "R2.4.1-a", "R2.4.1-b", "D0-1", "D0-3")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_the_forests_and_corners_of_the_printed_maps_follow_from_their_drawing(name: str) -> None:
    printed = map_data()[name]
    assert forests_of(printed) == printed.forests
    bare = msgspec.structs.replace(printed, forests=[])
    assert sorted(forest.clearings for forest in forests_of(bare)) == sorted(forest.clearings for forest in printed.forests)
    assert opposite_of(printed) == printed.opposite
    assert parse_map(WORKSHOP.shipped()[name] if WORKSHOP else "") == printed
    undivided = msgspec.structs.replace(bare, river_divides=not printed.river_divides)
    assert len(forests_of(undivided)) != len(printed.forests)


@rule("D0-3")
@pytest.mark.parametrize("text", [AUTUMN, WINTER, blank_map(2), new_map(4, 7)], ids=["autumn", "winter", "blank", "new"])
def test_what_is_left_out_follows_from_the_drawing(text: str) -> None:
    whole = own_board(text)
    data = read_authored(text)
    bare = own_board(write_toml({name: value for name, value in data.items() if name not in ("forests", "opposite")}))
    assert list(bare.opposite) == list(whole.opposite)
    assert bare.forests == whole.forests
    assert sorted(map(sorted, (bare.near[12 + forest][:3] for forest in range(bare.forests)))) == sorted(
        map(sorted, (whole.near[12 + forest][:3] for forest in range(whole.forests)))
    )


FAULTS: list[tuple[tuple[Any, ...], str, str]] = [
    (clearing(5, "slots", 4), "clearing 5: it has 4 slots; 1 to 3 are possible.", "5"),
    (clearing(5, "slots", 0), "clearing 5: it has 0 slots; 1 to 3 are possible.", "5"),
    (clearing(5, "suit", ""), "clearing 5: it needs a suit: fox, rabbit or mouse.", "5"),
    (clearing(5, "suit", "fox"), "5 clearings have the suit fox; there must be 4 of each.", ""),
    (("suits_dealt", True), "clearing 1: it has a suit, but suits are dealt on this map.", "1"),
    (clearing(6, "ruin", False), "3 clearings have a ruin; there must be 4.", ""),
    (clearing(5, "ruin", True), "5 clearings have a ruin; there must be 4.", ""),
    (clearing(1, "corner", False), "3 clearings are corners; there must be 4.", ""),
    (clearing(5, "corner", True), "5 clearings are corners; there must be 4.", ""),
    (("opposite", [[1, 3], [2, 2]]), "opposite: each of the four corners must stand in one of two pairs.", ""),
    (("opposite", [[1, 3]]), "opposite: each of the four corners must stand in one of two pairs.", ""),
    (clearing(1, "paths", [5, 9, 10, 1]), "clearing 1: a path leads to itself.", "1"),
    (clearing(1, "paths", [5, 9, 10, 10]), "clearing 1: a path stands twice.", "1"),
    (clearing(1, "paths", [5, 9]), "clearing 10: a path leads to 1, but none leads back.", "10"),
    (("river", [4]), "river: it must join two clearings at least.", ""),
    (("river", [4, 7, 11, 7]), "clearing 7: the river comes by twice.", "7"),
    (clearing(5, "x", 3), "clearing 5: it lies too near to the edge; x and y go from 8 to 92.", "5"),
    (clearing(5, "y", 20), "clearing 5: it lies too near to clearing 10.", "5"),
    (clearing(11, "y", 95), "The path 3-7 crosses the path 6-11.", "3"),
    (clearing(5, "y", 26), "clearing 5: the path 2-10 passes too near.", "5"),
    (("forests", 0, "clearings", [1, 2, 5]), "forest 1: no paths enclose it between just the clearings 1, 2, 5.", "forest-1"),
    (("forests", 0, "forests", [2]), "forest 1: by the drawing it lies beside 2, 3.", "forest-1"),
    (("forests", 0, "x", 90), "forest 1: its mark must lie inside and off the clearings.", "forest-1"),
]


@rule("D0-3")
@pytest.mark.parametrize(("change", "sentence", "place"), FAULTS, ids=[sentence for _, sentence, _ in FAULTS])
def test_each_fault_is_told_at_its_place_and_the_map_is_refused(change: tuple[Any, ...], sentence: str, place: str) -> None:
    assert faults(AUTUMN) == []
    broken = changed(AUTUMN, change)
    found = next((fault for fault in faults(broken) if fault.en == sentence), None)
    assert found is not None, [fault.en for fault in faults(broken)]
    assert found.place == place
    assert found.de != found.en
    with pytest.raises(BadOptions, match="this map cannot be played: "):
        new_game("marquise eyrie", map=broken)


@rule("D0-3", "R7.3.2-a", "R10.3.2-a", "R6.3.4")
def test_corners_have_room_for_what_begins_there() -> None:
    ruined = changed(AUTUMN, clearing(1, "ruin", True), clearing(6, "ruin", False))
    assert said(ruined) == "clearing 1: a corner needs a slot without a ruin, for a roost or a garden."
    roomy = changed(ruined, clearing(1, "slots", 2))
    assert faults(roomy) == []
    joined = drawn(blank_map(2), Stroke("corner", ["4"]), Stroke("corner", ["2"]))
    assert "clearing 1: a path leads to corner 2;" in said(joined)
    assert faults(drawn(joined, Stroke("path", ["1", "2"]), Stroke("slots-2", ["1"]))) == []
    tight = drawn(blank_map(2), Stroke("path", ["1", "2"]))
    assert said(tight) == "clearing 1: here and next to it there is room for 2 buildings; a keep needs 3."
    assert faults(drawn(tight, Stroke("slots-2", ["1"]))) == []


@rule("D0-3", "R2.2.1")
def test_all_clearings_are_joined_and_there_are_not_too_many_forests() -> None:
    lonely = drawn(AUTUMN, Stroke("path", ["1", "5"]), Stroke("path", ["2", "5"]))
    assert said(lonely) == "clearing 5: no way leads here from clearing 1."
    many = drawn(AUTUMN, Stroke("path", ["5", "10"]), Stroke("path", ["10", "11"]))
    assert said(many) == "The paths enclose 9 forests; there must be 1 to 8."
    assert faults(drawn(many, Stroke("path", ["10", "11"]))) == []
    missing = changed(AUTUMN, ("forests", read_authored(AUTUMN)["forests"][:6]))
    assert "forests: the one between the clearings 3, 6, 11 is missing." in said(missing)


@rule("D0-1", "D0-3")
def test_a_river_that_divides_must_not_cross_paths() -> None:
    across = changed(AUTUMN, ("river", [9, 10, 11]))
    assert faults(across) == []
    assert drawn(across, Stroke(field="river_divides", value=True)).count('"forests"') > 0
    wild = changed(AUTUMN, ("river", [9, 11]), ("river_divides", True))
    assert said(wild).startswith("The river 9-11 crosses the path 10-12.")


def test_numbers_and_lists_are_bounded() -> None:
    for change in (
        clearing(1, "x", 101),
        clearing(1, "slots", 99),
        clearing(1, "paths", [0]),
        clearing(1, "paths", [2] * 13),
        clearing(1, "suit", "bird"),
        clearing(1, "id", 2),
        ("clearings", []),
        ("river", [13]),
        ("title", "x" * 81),
        ("forests", 0, "id", 3),
        ("format", "root map 2"),
        ("colour", "red"),
    ):
        assert len(faults(changed(AUTUMN, change))) == 1, change
    assert "allowed is: fox, mouse, rabbit." in said(changed(AUTUMN, clearing(1, "suit", "bird")))


@rule("D0-3")
def test_a_game_on_a_map_of_ones_own_is_played_saved_and_recorded() -> None:
    own = new_map(6, 3)
    history = History(GAME, SIX.split(), 5, {"map": own, "victory": 20})
    middle: Position | None = None
    while waiting := (pos := history.position).waiting():
        moves = pos.moves(waiting[0])
        history.play(waiting[0], moves[pos.ply * 7919 % len(moves)])
        if middle is None and pos.ply > 200:
            middle = load(json.loads(json.dumps(dump(pos))), GAME.package)
            assert digest(middle) == digest(middle.copy()) == digest(pos)
            assert middle.view(0) == pos.view(0)
            assert middle.view(0)["map"] == "own"
            assert middle.invariants() == []
    assert middle is not None
    record = parse_record(write_record(history.record()))
    assert record.options["map"] == own
    assert record.winners
    assert verify(record).reasons == []
    with pytest.raises(Unreadable, match="Rootlog knows printed maps only"):
        rootlog(record)


@rule("D0-3")
def test_the_contract_holds_on_maps_of_ones_own() -> None:
    for seed, text in ((1, blank_map(2)), (2, new_map(5, 11))):
        table = ["marquise", "eyrie", "vagabond", "vagabond", "riverfolk"] if seed == 1 else SIX.split()
        report = conform(GAME, games=1, seed=seed, share=0.004, setting=(table, {"map": text}))
        assert report.finished == 1


def test_positions_on_printed_maps_carry_no_text() -> None:
    for name in MAP_NAMES:
        pos = new_game("marquise eyrie", map=name)
        assert "own_map" not in attributes(pos)
        assert "own_map" not in attributes(pos.copy())
    own = new_game("marquise eyrie", map=WINTER)
    assert own.board == OWN
    assert own.copy().own_map == WINTER
    printed = new_game("marquise eyrie", map="winter")
    assert dump(own) == {**dump(printed), "board": OWN, "own_map": WINTER}, "the same game but for the text"
    assert {**own.scene(), "map": ""} == {**printed.scene(), "map": ""}


def test_the_option_takes_names_and_texts_only() -> None:
    for wrong in ("atlantis", "x" * 200_000 + "\n", 3, ""):
        with pytest.raises(BadOptions, match="option 'map' is autumn, winter, or the text of a map file"):
            new_game("marquise eyrie", map=wrong)
    for text in (AUTUMN, json.dumps(read_authored(AUTUMN))):
        assert new_game("marquise eyrie", map=text).board == OWN


def test_new_maps_are_playable_and_always_the_same() -> None:
    for seed in range(12):
        text = new_map(2 + seed % 5, seed)
        assert faults(text) == []
        data = parse_map(text)
        assert sum(len(one.paths) for one in data.clearings) in range(32, 39)
        assert len(data.river) in (4, 5)
        assert 5 <= len(data.forests) <= 8
        assert sum(one.slots for one in data.clearings) == 22, "as on the printed maps"
    assert new_map(4, 1) == new_map(4, 1) != new_map(4, 2)


def read(text: str) -> MapData:
    return parse_map(text)


def test_brushes_paint_clearings() -> None:
    start = blank_map(4)
    painted = read(drawn(start, Stroke("mouse", ["1"]), Stroke("slots-3", ["2"]), Stroke("ruin", ["3"]), Stroke("corner", ["1"])))
    one, two, three = painted.clearings[:3]
    assert (one.suit, one.corner, two.slots, three.ruin) == ("mouse", False, 3, True)
    assert painted.opposite == [], "three corners have no opposites"
    assert read(drawn(start, Stroke("corner", ["1"]), Stroke("corner", ["1"]))) == read(start)
    assert read(drawn(start, Stroke("no-suit", ["1"]))).clearings[0].suit == ""
    moved = read(drawn(start, Stroke("move", ["6"], point=(399.0, 441.0)), Stroke("move", ["1"], point=(-50.0, 2000.0))))
    assert [(moved.clearings[at].x, moved.clearings[at].y) for at in (5, 0)] == [(40, 44), (8, 92)]
    dealt = drawn(start, Stroke(field="suits_dealt", value=True), Stroke("fox", ["1"]))
    assert faults(dealt) == []
    assert {place.suit for place in read(dealt).clearings} == {""}
    assert faults(drawn(dealt, Stroke(field="suits_dealt", value=False))) == []
    nothing = (Stroke("fox", ["forest-1"]), Stroke("forest-move", ["1"], point=(1, 1)), Stroke("path", ["1", "1"]), Stroke("fox", []))
    assert drawn(start, *nothing) == start


def test_forests_follow_paths_and_keep_their_numbers_and_marks() -> None:
    start = drawn(blank_map(4), Stroke("forest-move", ["forest-2"], point=(520.0, 700.0)))
    assert [(forest.id, forest.x, forest.y) for forest in read(start).forests if forest.id == 2] == [(2, 52, 70)]
    split = read(drawn(start, Stroke("path", ["5", "6"])))
    assert [forest.clearings for forest in split.forests] == [[2, 3, 6, 7, 10, 11], [3, 4, 7, 8, 11, 12], [1, 2, 5, 6], [5, 6, 9, 10]]
    assert split.forests[0].forests == [2, 3, 4]
    assert (split.forests[0].x, split.forests[0].y) == (52, 70)
    outside = drawn(start, Stroke("forest-move", ["forest-2"], point=(100.0, 100.0)))
    assert faults(outside) == [], "a mark that is not inside goes back"
    tangled = drawn(start, Stroke("path", ["1", "6"]), Stroke("path", ["2", "5"]))
    assert said(tangled) == "The path 1-6 crosses the path 2-5."
    assert faults(drawn(tangled, Stroke("path", ["2", "5"]))) == []


@pytest.mark.parametrize(
    ("strokes", "river"),
    [
        ([("8", "12")], [5, 6, 7, 8, 12]),
        ([("1", "5")], [1, 5, 6, 7, 8]),
        ([("5", "6")], [6, 7, 8]),
        ([("7", "8")], [5, 6, 7]),
        ([("6", "7")], [5, 6]),
        ([("6", "2")], [5, 6, 7, 8]),
        ([("1", "2")], [5, 6, 7, 8]),
        ([("5", "8")], [5, 6, 7, 8]),
        ([("6", "7"), ("5", "6")], []),
        ([("6", "7"), ("5", "6"), ("3", "4")], [3, 4]),
    ],
)
def test_the_river_stays_one_river(strokes: list[tuple[str, str]], river: list[int]) -> None:
    assert read(drawn(blank_map(2), *(Stroke("river", list(pair)) for pair in strokes))).river == river
