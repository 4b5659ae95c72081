"""S29: maps; maps as data: reading, checking, making."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tafelrunde import BadOptions
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.map.check import board_of, check_map, fewest_citadels, find_map
from tafelrunde.games.bloodstones.map.generator import new_map
from tafelrunde.games.bloodstones.map.maps import MAP_IDS
from tafelrunde.games.bloodstones.pieces.components import PACKAGE
from tafelrunde.games.bloodstones.pieces.tiles import FOR_CITADEL, VILLAGE_LIMIT
from tafelrunde.testing import conform, rule
from tests.bloodstones.table import DRAGONS, HORSES, Table

NOTE = {"A": 47, "B": 46, "C": 56, "D": 55, "E": 54, "F": 63, "G": 64}
NEIGHBOURS = {"A": "BCD", "B": "ADE", "C": "AD", "D": "ABCEFG", "E": "BDF", "F": "DEG", "G": "DF"}


def text_of(name: str) -> str:
    return (files(PACKAGE) / f"data/maps/{name}.json").read_text("utf-8")


@rule("S29.2", "S29.3", "S29.4", "E14")
def test_the_seven_areas_of_the_note() -> None:
    board = board_of("tyrants_lament")
    for one, area in NOTE.items():
        assert find_map("tyrants_lament").areas[area].id == f"TL{area}"
        for other, neighbour in NOTE.items():
            assert board.touch(area, neighbour) == (other in NEIGHBOURS[one]), one + other
    assert not board.touch(NOTE["B"], NOTE["C"])
    assert not board.touch(NOTE["E"], NOTE["G"])
    table = Table(DRAGONS, HORSES)
    for number, area in enumerate(NOTE.values()):
        table.put(number % 2, area, **{"swords" if number < 4 else "shield": 1})
    edges = {frozenset(edge) for edge in table.hand(0, ship=1).go().pos.scene()["edges"]}
    drawn = {frozenset((NOTE[one], NOTE[other])) for one in NOTE for other in NEIGHBOURS[one]}
    assert {edge for edge in edges if edge <= set(NOTE.values())} == drawn


@rule("S29.5", "S1.18")
@pytest.mark.parametrize("name", MAP_IDS)
def test_the_maps_of_the_game_are_good(name: str) -> None:
    assert check_map(text_of(name)) == []
    board = board_of(name)
    least, most = find_map(name).players
    assert 2 <= least <= most <= 6
    assert sum(VILLAGE_LIMIT[terrain] for terrain in board.terrain) >= 20 * most
    for area in range(board.areas):
        assert all(area in board.adjacent[other] and other != area for other in board.adjacent[area])


def broken(change: str) -> list[str]:
    """What is said about a map with one mistake."""
    plain: dict[str, Any] = json.loads(text_of("narrow_reach"))
    plain["id"] = "broken"
    areas = plain["areas"]
    if change == "loop":
        areas[3]["adjacent"].append(areas[3]["id"])
    elif change == "one-way":
        areas[3]["adjacent"].remove(areas[3]["adjacent"][0])
    elif change == "unknown":
        areas[3]["adjacent"].append("XX99")
    elif change == "double":
        areas[4]["id"] = areas[3]["id"]
    elif change == "terrain":
        areas[5]["terrain"] = "swamp"
    elif change == "players":
        plain["players"] = [2, 9]
    elif change == "crossed":
        polygon = areas[6]["polygon"]
        polygon[1], polygon[3] = polygon[3], polygon[1]
    elif change == "centre":
        areas[7]["center"] = [0.0, 0.0] if areas[7]["center"][0] > 50 else [100.0, 100.0]
    elif change == "river":
        plain["rivers"][0]["borders"] = [[areas[0]["id"], areas[45]["id"]]]
    elif change == "villages":
        for area in areas:
            if area["terrain"] == "plains":
                area["terrain"] = "desert"
    elif change == "missing":
        del areas[8]["name"]
    elif change == "border":
        one, other = areas[0], areas[45]
        one["adjacent"].append(other["id"])
        other["adjacent"].append(one["id"])
    elif change == "few":
        del areas[5:]
    elif change == "json":
        return check_map("{")
    return check_map(json.dumps(plain))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("loop", "NR04.adjacent: an area does not border itself."),
        ("one-way", "does not have NR0"),
        ("unknown", "NR04.adjacent: there is no area 'XX99'."),
        ("double", "areas[4].id: 'NR04' is empty or stands twice."),
        ("terrain", "terrain: 'swamp' is not allowed; allowed is: desert, forest, hills, mountain, plains, sea."),
        ("players", "players: a map is for 2 to 6 players, least first; not 2 to 9."),
        ("crossed", "NR07.polygon: it crosses itself."),
        ("centre", "NR08.center: it lies outside of the polygon."),
        ("river", "follows NR01-NR46, which is no border."),
        ("villages", "villages; 2 players need 40."),
        ("missing", "`name` is missing"),
        ("border", "NR01 and NR46 are neighbours but share no border line."),
        ("few", "areas: there are 5; a map has 12 to 160."),
        ("json", "Input data was truncated"),
    ],
)
def test_the_check_says_exactly_what_is_wrong(change: str, said: str) -> None:
    wrong = broken(change)
    assert any(said in sentence for sentence in wrong), wrong


def test_the_schema_names_the_same_keys() -> None:
    schema = GAME.workshop.schema()["$defs"]
    plain = json.loads(text_of("tyrants_lament"))
    assert set(plain) <= set(schema["MapData"]["properties"])
    assert set(schema["Area"]["required"]) == set(plain["areas"][0])
    assert set(schema["Area"]["properties"]["terrain"]["enum"]) == {"plains", "forest", "hills", "mountain", "desert", "sea"}


@rule("S2.1", "S2.14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_new_maps_are_playable_and_balanced(seats: int) -> None:
    assert new_map(seats, 1) == new_map(seats, 1), "the same seed, the same map"
    for seed in range(2):
        text = new_map(seats, seed)
        assert check_map(text) == []
        data = find_map(text)
        assert data.players[1] == seats
        board = data.board()
        assert fewest_citadels(board) >= seats
        assert {area.terrain for area in data.areas} == {"plains", "forest", "hills", "mountain", "desert", "sea"}
        homes = json.loads(data.note.split("homes: ")[1])
        worth = [
            sum(VILLAGE_LIMIT[board.terrain[a]] for a in range(board.areas) if board.distance[home * board.areas + a] <= 2)
            for home in homes
        ]
        assert len(homes) == seats
        assert all(FOR_CITADEL[board.terrain[home]] and board.seas[home] for home in homes), "each with a coast"
        assert max(worth) - min(worth) <= 3, worth
        assert all(board.distance[a * board.areas + b] >= 4 for a in homes for b in homes if a != b)


def test_a_map_of_ones_own() -> None:
    own = new_map(3, 5)
    options = {"map": own}
    assert GAME.new(3, options=options).scene()["title"] == find_map(own).title
    report = conform(GAME, games=1, seed=3, share=0.01, setting=(3, options))
    assert report.finished == 1
    with pytest.raises(BadOptions, match="cannot be played"):
        GAME.new(3, options={"map": "{}"})
    with pytest.raises(BadOptions, match=r"S2\.1"):
        GAME.new(5, options=options)
    with pytest.raises(BadOptions, match="tyrants_lament"):
        GAME.new(3, options={"map": "atlantis"})


def test_the_workshop_checks_makes_and_draws() -> None:
    workshop = GAME.workshop
    assert workshop is not None
    text = workshop.new(2, 4)
    assert text is not None
    assert workshop.check(text) == []
    picture = workshop.draw(text)
    assert picture is not None
    assert picture.count("<polygon") == len(find_map(text).areas)
    assert workshop.draw(text_of("tyrants_lament")) != picture
