"""Scenario files: ours are sound, the validator says exactly what is wrong, drawings are drawings; messages and options."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from tafelrunde.engine.errors import BadOptions, Unreadable
from tafelrunde.engine.messages import Messages, keys, needed_keys
from tafelrunde.games.battlelore import GAME, check_scenario, draw_scenario
from tafelrunde.games.battlelore.board.geometry import STANDARD_BOARD
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.scenario.check import read_scenario
from tafelrunde.games.battlelore.scenario.files import IDS, scenario, scenario_text
from tafelrunde.testing import rule
from tests.battlelore.table import scenario_file, table

GOOD = scenario_file(["S HBS r4c6", "P HBS r9c13"], terrain="wooded r5c5, cliff r5c7", extra='[cliffs]\nr5c7 = ["ne"]')


@pytest.mark.parametrize("name", IDS)
def test_our_scenarios_are_sound_and_drawn(name: str) -> None:
    text = scenario_text(name)
    assert check_scenario(text) == []
    picture = ET.fromstring(draw_scenario(text))
    shapes = [part.tag.rpartition("}")[2] for part in picture]
    data = scenario(name)
    assert shapes.count("polygon") == (213 if data.board == "epic" else 113)
    assert shapes.count("ellipse") == len(data.army(0)) + len(data.army(1))
    assert shapes.count("circle") == len(data.landmark)


@pytest.mark.parametrize("name", ["ploughland", "three-crossings", "long-field", "broad-heath"])
def test_mirrored_scenarios_are_mirrored(name: str) -> None:
    data = scenario(name)
    from tafelrunde.games.battlelore.board.geometry import board_of

    board = board_of(data.rows)
    assert sorted((kind, board.mirror(h)) for kind, h in data.army(0)) == sorted(data.army(1))
    for hexes in data.terrain.values():
        assert sorted(board.mirror(data.hex(text)) for text in hexes) == sorted(data.hex(text) for text in hexes)


WRONG = [
    ("id = ", "", "`id` is missing"),
    ('board = "standard"', 'board = "huge"', "board is standard, epic; not 'huge'."),
    ('first = "standard"', 'first = "nobody"', "first is standard, pennant, most-green"),
    ("standard = 1", "standard = 99", "banners.standard is a number from 1 to 30."),
    ("[hand]\nstandard = 5", "[hand]\nstandard = 0", "hand.standard is a number from 1 to 8."),
    ("[hand]\nstandard = 5\npennant = 5\n", "", "hand is missing"),
    ("[banners]\nstandard = 1\npennant = 1\n", "", "banners is missing"),
    ("wooded =", "swamp =", "terrain.swamp is wooded"),
    ("wooded =", f"{'swamp' * 90} =", f"not '{'swamp' * 8}'."),
    ('["r5c5"]', f'["{"r5c5" * 90}"]', f"there is no hex '{'r5c5' * 10}' on the standard board."),
    ('["r5c5"]', '["r5c55"]', "terrain.wooded: there is no hex 'r5c55' on the standard board."),
    ('["r5c5"]', '["r5c5", "E5"]', "terrain.wooded: E5 is listed twice."),
    ("wooded =", "lair =", "landmarks stand under [[landmark]]"),
    ("r5c7 = [", "r5c5 = [", "cliffs.r5c5: this hex is no cliff."),
    ('["ne"]', '["up"]', "cliffs.r5c7 is e, ne, nw, w, sw, se; not 'up'."),
    ('HBS = ["r4c6"]', 'XYZ = ["r4c6"]', "units.standard.XYZ is HGB"),
    ('HBS = ["r4c6"]', 'HBS = ["r9c13"]', "units.pennant.HBS: on r9c13 stands HBS of the standard camp already."),
    ("wooded = ", "waterway = ", ""),
    ('mark = "designed"', 'mark = "designed"\ncolour = 3', "nobody knows `colour`"),
    ("lore = false", "lore = maybe", "this is not TOML"),
    ("standard = 1", 'standard = "six"', "banners.standard: this is a text; it should be a whole number."),
    ('wooded = ["r5c5"]', 'wooded = ["r5c5"]\nmarsh = ["r5c5"]', "terrain: r5c5 cannot be wooded and marsh"),
    ('wooded = ["r5c5"]', 'waterway = ["r5c5"]\nford = ["r5c5"]', ""),
    ('HBS = ["r9c13"]\n', "", "units.pennant is missing"),
    ('HBS = ["r4c6"]\n', "", "units.standard is missing"),
    ("lore = false", "lore = false\nlead = -1", "lead is 0 or more, not -1."),
    ("[cliffs]", "[council]\nlevels = 19\n[cliffs]", "council.levels is a number from 0 to 18."),
    ("[cliffs]", "[council]\nlevels = 2\ncommander = 3\n[cliffs]", "council.commander is a level from 0 to 2."),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_the_validator_says_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in GOOD
    found = check_scenario(GOOD.replace(old, new, 1) if old != "id = " else GOOD.replace('id = "test"\n', ""))
    assert (found == []) == (message == "")
    assert message in " ".join(found)


def test_units_in_water_wrong_landmarks_and_councils() -> None:
    wet = scenario_file(["S HBS r4c6", "P HBS r9c13"], terrain="waterway r4c6")
    assert check_scenario(wet) == ["units.standard.HBS: r4c6 is a waterway without a crossing."]
    taken = scenario_file(["S HBS r4c6", "P HBS r9c13"], terrain="wooded r5c5, stronghold:S r5c5")
    assert check_scenario(taken) == ["landmark: r5c5 holds wooded already."]
    council = scenario_file(["S HBS r4c6", "P HBS r9c13"], extra="[council]\nlevels = 3\nstandard = { king = 1, wizard = 4 }")
    wrong = check_scenario(council)
    assert any("king" in line for line in wrong)
    assert any("level from 0 to 3" in line for line in wrong)
    assert any("more than 3 levels" in line for line in wrong)
    offers = scenario_file(["S HBS r4c6", "P HBS r9c13"], extra='[council]\noffers = { standard = ["HBS"] }')
    assert check_scenario(offers) == ["council.offers.standard: 'HBS' is no creature."]
    allies = scenario_file(["S HBS r4c6", "P HBS r9c13"], extra='[allies]\nstandard = ["r1c1"]')
    assert check_scenario(allies) == ["allies.standard: no unit of that camp stands on r1c1."]
    music = scenario_file(["S HBS r4c6", "P HBS r9c13"], extra='[[musician]]\nat = "r1c1"\nkind = "harp"')
    assert len(check_scenario(music)) == 2
    goal = scenario_file(["S HBS r4c6", "P HBS r9c13"], extra='[[objective]]\nat = "r1c1"\nbanners = 10')
    assert check_scenario(goal) == ["objective.banners is a number from 1 to 9."]
    two = '[[objective]]\nat = "r5c5"\nbanners = 1\n'
    twice = scenario_file(["S HBS r4c6", "P HBS r9c13"], extra=two * 2)
    assert check_scenario(twice) == ["objective: r5c5 is listed twice."]
    drowned = scenario_file(["S HBS r4c6", "P HBS r9c13"], terrain="waterway r5c5", extra=two)
    assert check_scenario(drowned) == ["objective: r5c5 is a waterway without a crossing."]
    crowd = scenario_file([f"S HGS r{row}c{number}" for row in range(1, 12) for number in range(1, 13)] + ["P HBS r17c13"], epic=True)
    assert check_scenario(crowd) == ["units: there are 133; at most 120 can be played with."]


def test_a_scenario_of_ones_own_is_played_or_refused() -> None:
    pos = GAME.new(2, 1, {"scenario": GOOD})
    assert isinstance(pos, BattleLore)
    assert pos.at[STANDARD_BOARD.column(4, 6)] >= 0
    with pytest.raises(BadOptions, match="option 'scenario': board is"):
        GAME.new(2, 1, {"scenario": GOOD.replace('"standard"', '"round"', 1)})
    with pytest.raises(BadOptions, match="or the text of a scenario file"):
        GAME.new(2, 1, {"scenario": "nowhere"})
    with pytest.raises(Unreadable):
        read_scenario("id = 3\n")
    assert GAME.workshop is not None
    assert GAME.workshop.check(GOOD) == []
    assert "<svg" in str(GAME.workshop.draw(GOOD))


def test_musicians_of_a_scenario_play() -> None:
    extra = '[[musician]]\nat = "r4c6"\nkind = "drummer"'
    t = table("S GGS r4c6", "P HBS r9c13", extra=extra)
    from tafelrunde.games.battlelore.battle.morale import frightened

    assert not frightened(t.pos, t.unit("r4c6"))


def test_all_messages_are_there_in_both_languages() -> None:
    needed = needed_keys(GAME)
    english, german = keys(GAME.package, "en"), keys(GAME.package, "de")
    assert needed - english == set()
    assert english == german


def test_moves_and_events_read_as_sentences() -> None:
    t = table("S HBS r4c6", "P HGB r5c6").combat("r4c6").dice("G F R")
    move = t.pos.verbs().parse("attack r4c6 r5c6")
    names = GAME.seat_names(["standard", "pennant"])
    assert Messages(GAME, "en").move(move, names) == "attack r5c6 from r4c6"
    assert Messages(GAME, "de").move(move, names) == "von r4c6 aus r5c6 angreifen"
    t.play("attack r4c6 r5c6")
    from tafelrunde.engine.events import Event

    german = Messages(GAME, "de")
    said = [german.event(entry, None, names) for entry in t.pos.log or [] if isinstance(entry, Event)]
    assert "Die Bogenschützen auf r5c6 verlieren 1 Figur; 3 von 4 sind übrig." in said
    assert Messages(GAME, "en").prompt(t.pos, names) == "Where does your unit retreat? [B13.6]"
    assert not any("[" in line for line in said)


@rule("B18.7")
def test_a_scenario_that_cannot_be_won_is_refused() -> None:
    text = scenario_file(["S HBS r4c6", "S HBS r4c7", "P HBS r9c13"])
    assert check_scenario(text) == []
    greedy = text.replace("[banners]\nstandard = 1", "[banners]\nstandard = 2")
    assert check_scenario(greedy) == ["banners.standard: 2 banners cannot be won; there are 1 at most."]
    with pytest.raises(BadOptions, match="2 banners cannot be won"):
        GAME.new(2, 1, {"scenario": greedy})
    objective = greedy + '[[objective]]\nat = "r5c7"\nbanners = 1\n'
    assert check_scenario(objective) == []


def test_what_lies_on_no_hex_is_said_once() -> None:
    nowhere = scenario_file(["S HBS r4c6", "S HBS r99c9", "P HBS r9c6"], terrain="waterway r99c9")
    assert [fault.partition(":")[0] for fault in check_scenario(nowhere)] == ["terrain.waterway", "units.standard.HBS"]
