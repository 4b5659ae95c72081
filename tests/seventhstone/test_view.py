"""What a table shows of a position, and what its verbs say about clicks."""

from __future__ import annotations

from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.verbs import VERBS
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_placement import camp


@rule("T9.7", "T9.8")
def test_goods_are_shown_for_every_seat() -> None:
    table = camp(building=1, melee=2, cavalry=1).goods(1, ranged=3).placement(0)
    for viewer in (0, 1, None):
        assert table.pos.view(viewer)["goods"] == [[1, 2, 0, 1], [0, 0, 3, 0]]
    table.play(0, "enlist 1/1 melee")
    assert table.pos.view(1)["goods"] == [[1, 1, 0, 1], [0, 0, 3, 0]]


@rule("T11.3")
def test_broken_limits_are_shown_while_somebody_moves_and_only_then() -> None:
    placing = Table().city(0, "1/1").army(0, "2/2", "melee", 1, 2).goods(0, melee=1).placement(0)
    assert (placing.doing(), placing.pos.view(0)["broken"]) == ("Placement", [])
    moving = Table().army(0, "2/2", "melee", 2, 2).army(0, "4/4", "cavalry", 1).movement(0).march(0, "2/2 2/1 melee", 0, 1)
    for viewer in (0, 1, None):
        assert moving.pos.view(viewer)["broken"] == [{"field": at("2/1"), "rule": "T5.11"}]
    moving.pos.turn = 0
    assert moving.pos.view(0)["broken"] == [], "nobody's turn"


@rule("T7.1")
def test_the_phase_has_its_name_from_the_first_moment() -> None:
    assert GAME.new(2, 1).view(0)["turn"]["phase"] == "founding"
    named = {
        "production": Table().city(0, "1/1").allocation(),
        "placement": camp(melee=1).placement(0),
        "movement": Table().army(0, "2/2", "melee", 1).movement(0),
    }
    assert {table.pos.view(None)["turn"]["phase"]: name for name, table in named.items()} == {name: name for name in named}


def test_what_lies_on_the_table_can_be_pointed_at_and_nothing_else() -> None:
    told: dict[str, set[tuple[int, bool]]] = {}
    for verb in VERBS.describe():
        for arg in verb["args"]:
            if arg["kind"] != "number":
                told.setdefault(arg["kind"], set()).add((arg["size"], arg["clickable"]))
    on_the_table = {"field": 64, "sheet": 8, "stone": 22}
    in_words = {"seat": 4, "type": 3, "building": 3, "site": 2, "unit": 2, "part": 16, "place": 4}
    assert told == {kind: {(size, kind in on_the_table)} for kind, size in (on_the_table | in_words).items()}
