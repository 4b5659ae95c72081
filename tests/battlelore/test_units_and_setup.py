"""B1 Camps, units, dice, precedence; B3 Set-up."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.state import digest
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.components import COMMAND, LORE_CARDS, UNITS
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.scenario.files import IDS, scenario
from tafelrunde.games.battlelore.tables import POWERS, SPECIALIST_IDS, TERRAIN_IDS, UNIT_IDS
from tafelrunde.testing import rule
from tests.battlelore.table import Table, table


def new(name: str, seed: int = 1, **options: object) -> Table:
    pos = GAME.new(2, seed, {"scenario": name, **options}, log=True)
    assert isinstance(pos, BattleLore)
    return Table(pos)


@rule("B1.1", "B1.2")
def test_every_unit_belongs_to_one_of_two_camps() -> None:
    t = table("S HBS r4c6", "P HBS r6c6")
    shown = {place["id"]: place["pieces"][0]["camp"] for place in t.pos.view(None)["places"] if place["pieces"]}
    assert shown == {t.hex("r4c6"): "standard", t.hex("r6c6"): "pennant"}


@rule("B1.3", "B1.7", "B1.8", "B11.13")
def test_the_unit_table() -> None:
    dice = {"green": 2, "blue": 3, "red": 4}
    moves = {("foot", "green"): (2, 2), ("foot", "blue"): (1, 2), ("foot", "red"): (1, 1)}
    moves |= {("mounted", "green"): (4, 4), ("mounted", "blue"): (3, 3), ("mounted", "red"): (2, 2)}
    for unit in UNITS:
        assert unit.race in ("human", "dwarf", "goblin", "creature")
        assert unit.weapon
        if unit.kind != "creature":
            assert unit.dice == dice[unit.banner]
            assert (unit.move, unit.march) == moves[unit.kind, unit.banner]


@rule("B1.4", "B1.5", "B1.6", "B3.13", "B35.4")
def test_units_start_at_full_strength_by_their_kind() -> None:
    for name in IDS:
        t = new(name)
        for unit in range(len(t.pos.owner)):
            data = UNITS[t.pos.kind[unit]]
            assert t.pos.figures[unit] == {"foot": 4, "mounted": 3, "creature": 1}[data.kind]
    t = table("S HBS r4c6 x4", "P HBS r6c6")
    t.pos.figures[t.unit("r4c6")] = 5
    assert any("B35.4" in fault for fault in t.pos.invariants())


@rule("B1.9", "B11.18", "B35.3")
def test_a_unit_without_figures_is_gone_at_once() -> None:
    t = table("S HBS r4c6", "P HGB r5c6 x1", "P HGB r9c1").combat("r4c6")
    t.dice("G B B").play("attack r4c6 r5c6")
    assert t.kind("r5c6") == ""
    assert t.banners("S") == 1
    assert t.step == "GainGround"
    t.sound()
    t.pos.figures[t.unit("r9c1")] = 0
    assert any("B35.3" in fault for fault in t.pos.invariants())


@rule("B1.10")
def test_the_six_faces_are_equally_likely() -> None:
    t = table("S HBS r4c6", "P HBS r6c6")
    t.pos.chance = chance_from_seed(3)
    faces = t.pos.roll(12_000)
    assert len(faces) == 6
    assert sum(faces) == 12_000
    assert all(1850 < count < 2150 for count in faces)


@rule("B1.11", "B33.8", "B35.36")
def test_a_game_replays_from_seed_and_decisions() -> None:
    def play(seed: int) -> str:
        t = new("thornwatch", seed)
        playout(t.pos, chance_from_seed(4), 600)
        return t.digest()

    assert play(5) == play(5)
    assert play(5) != play(6)


@rule("B1.12", "B12.7")
def test_without_lore_there_are_no_tokens_cards_or_councils() -> None:
    t = table("S HBS r4c6", "P HBS r5c6").combat("r4c6")
    t.dice("L L L").play("attack r4c6 r5c6")
    assert t.tokens("S") == 0
    assert t.pos.lore_hands == [[], []]
    assert t.pos.pool == 0
    assert "council" not in t.pos.view(0)["seats"][0]
    lore = table("S HBS r4c6", "P HBS r5c6", lore=True).combat("r4c6")
    lore.dice("L L L").play("attack r4c6 r5c6")
    assert lore.tokens("S") == 3


@rule("B1.13", "B1.14")
def test_card_text_beats_general_rules_and_cannot_beats_may() -> None:
    # Sanctuary forbids the melee that the general rules allow; an unordered unit cannot battle whatever a card grants.
    t = table("S HBS r4c6", "P HBS r5c6", "P HBS r5c7", "S HBS r2c2", lore=True)
    t.goblet("P", 9).council("P", cleric=1)
    t.pos.add_effect(9, t.unit("r5c6"), 1, 3)
    t.combat("r4c6")
    assert t.why_not("attack r4c6 r5c6") == ["B1.13"]
    assert t.offered("attack") == ["attack r4c6 r5c7"]
    assert t.why_not("attack r2c2 r5c7") == ["B6.2"]


@rule("B1.15")
def test_own_and_enemy_mean_camps() -> None:
    t = table("S HBS r9c6", "S2 HBS r9c5", "S2 HBS r9c7", "P HBS r10c6", "P2 HBS r16c2", epic=True)
    from tafelrunde.games.battlelore.battle.morale import bold

    assert bold(t.pos, t.unit("r9c6")) == 1
    t.combat("r9c6")
    assert t.offered("attack") == ["attack r9c6 r10c6"]


@rule("B3.1", "B3.8")
def test_the_scenario_is_laid_out_and_its_player_begins() -> None:
    for name in IDS:
        data = scenario(name)
        t = new(name)
        for camp in range(2):
            for kind, h in data.army(camp):
                unit = t.pos.at[h]
                assert (UNIT_IDS[t.pos.kind[unit]], t.pos.owner[unit] & 1) == (UNIT_IDS[kind], camp)
        for piece, hexes in data.terrain.items():
            for text in hexes:
                assert piece in t.terrain(text)
        for mark in data.landmark:
            assert mark.kind in t.terrain(mark.at)
        if data.first != "most-green":
            assert t.pos.order[0] == ("standard", "pennant").index(data.first)
    assert new("ploughland").asked == "P"
    assert new("three-crossings").asked == "S"


@rule("B3.2", "B26.2")
def test_call_to_arms_replaces_the_armies_of_the_scenario() -> None:
    t = new("ploughland", army="improvised")
    assert list(t.pos.owner) == []
    assert "wooded" in t.terrain("r6c2")
    assert t.step == "ChooseSet"


@rule("B3.3")
def test_all_component_data_are_open_to_everyone() -> None:
    t = table("S HBS r4c6", "P HBS r6c6", terrain="wooded r5c5")
    pieces = t.pos.view(None)["places"]
    assert any(place.get("terrain") == ["wooded"] for place in pieces)
    assert {piece["weapon"] for place in pieces for piece in place["pieces"]} == {"short-sword"}
    # What the summary cards say of places, creatures and powers, in both languages.
    for language in ("en", "de"):
        keys = set(re.findall(r"^([\w-]+) =", (resources.files(GAME.package) / f"text.{language}.ftl").read_text("utf-8"), re.MULTILINE))
        wanted = [f"terrain-{piece}-help" for piece in TERRAIN_IDS] + [f"power-{power}-help" for power in POWERS]
        wanted += [f"specialist-{card}-help" for card in SPECIALIST_IDS]
        assert [key for key in wanted if key not in keys] == []


@rule("B3.4", "B3.12")
def test_command_hands_are_dealt_and_keep_their_size() -> None:
    t = new("ploughland", 3)
    assert [len(hand) for hand in t.pos.hands] == [5, 5]
    assert len(t.pos.pile) == 50
    first = sorted(t.pos.hands[0])
    assert sorted(new("ploughland", 4).pos.hands[0]) != first
    playout(t.pos, chance_from_seed(1), 400)
    assert list(t.pos.hand_size) == [5, 5]
    assert t.pos.invariants() == []


@rule("B3.5", "B3.6", "B3.7", "B22.1")
def test_a_lore_scenario_has_councils_lore_cards_and_a_pool() -> None:
    t = new("greywater")
    assert t.step == "Councils"
    assert t.pos.pool == 36
    for who in ("S", "P"):
        t.play("raise commander", "raise wizard", "confirm", who=who)
    assert t.step == "FirstLore"
    assert [len(hand) for hand in t.pos.lore_hands] == [4, 4]
    assert t.pos.pool == 34


@rule("B3.9", "B5.2")
def test_the_command_deck() -> None:
    assert sum(card.copies for card in COMMAND) == 60
    assert sum(card.copies for card in COMMAND if card.tactic) == 18
    assert sum(card.copies for card in COMMAND if not card.tactic) == 42
    assert all(card.orders for card in COMMAND if not card.tactic)


@rule("B3.10")
def test_the_lore_material() -> None:
    assert len(LORE_CARDS) == 60
    assert set(Counter(card.master for card in LORE_CARDS).values()) == {15}
    assert new("greywater").pos.pool_size == 36


@rule("B3.11")
def test_the_order_of_set_up() -> None:
    """Councils, hands, Lore cards, landmarks, lairs and creatures, stronghold, first turn."""
    t = new("greywater", landmarks="yes", creatures="free")
    seen: list[str] = []
    script = {
        "Councils": ["raise commander", "raise commander", "raise commander", "raise wizard", "take-creature", "confirm"],
        "FirstLore": ["confirm"],
    }
    chosen = ("take-creature CSP", "take-creature CHG")
    for who, beast in zip(("S", "P"), chosen, strict=True):
        for text in script["Councils"]:
            t.play(beast if text == "take-creature" else text, who=who)
    assert list(t.pos.hand_size) == [6, 6]
    while t.step != "CommandPhase":
        seen.append(t.step)
        t.play("confirm" if t.step == "FirstLore" else t.offers()[-1])
    assert seen == ["FirstLore", "FirstLore", "PlaceCreature", "PlaceCreature", "PlaceStronghold", "PlaceStronghold"]
    masters = new("greywater", landmarks="yes")
    for who, master in (("S", "wizard"), ("P", "rogue")):
        masters.play("raise commander", *[f"raise {master}"] * 3, "confirm", who=who)
    masters.play("confirm", who="S").play("confirm", who="P")
    assert masters.step == "PlaceLandmarks"


@rule("B3.14")
def test_seats_are_chosen_before_the_game() -> None:
    one = GAME.new(["pennant", "standard"], 1, {"scenario": "ploughland"})
    assert isinstance(one, BattleLore)
    assert one.chiefs == [1, 0]
    assert one.waiting() == [0]
    other = GAME.new(["standard", "pennant"], 1, {"scenario": "ploughland"})
    assert other.waiting() == [1]
    with pytest.raises(Exception, match="both camps need a leader"):
        GAME.new(["standard", "pennant-left"], 1)
    assert digest(one) != digest(other)
