"""The facts of tiles, units and verbs as the rules use them, and what a position says of itself."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.battle.battle import Battle
from tafelrunde.games.bloodstones.phases.villages import why_not_spend
from tafelrunde.games.bloodstones.pieces import words
from tafelrunde.games.bloodstones.pieces.components import components
from tafelrunde.games.bloodstones.pieces.tiles import COST, ENTER, PIPS, TILES_OF, UNITS_OF
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KIND_COUNT, KINDS, MOVING, TILE_KINDS
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import VERBS
from tafelrunde.testing import rule
from tafelrunde.testing.scripts import rules_of
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORDE, HORSES, Table

NAMED = [
    *(name for name in ("SHIELD", "CAVALRY", "SIEGE_ENGINE", "LEADER", "SHIP", "CASTLE", "DRAGON", "GIANT", "NECROMANCER", "BLANK")),
    *("CITADEL", "UNDEAD", "CUTIECORN"),
]


def test_every_word_has_the_number_of_its_place() -> None:
    assert [KINDS[getattr(words, name)].upper() for name in NAMED] == NAMED
    assert len(KINDS) == KIND_COUNT
    assert KINDS[TILE_KINDS:] == ("citadel", "undead", "cutiecorn")
    ways = ["LAND_UNIT", "SHIP_UNIT", "FLYER", "DEAD", "FIXED", "NONE"]
    assert [MOVING[getattr(words, name)] for name in ways] == ["land", "ship", "flyer", "undead", "fixed", "none"]
    assert [FACTIONS[getattr(words, name.upper())] for name in FACTIONS] == list(FACTIONS)


@rule("S1.7", "S3.1")
@pytest.mark.parametrize("faction", range(6))
def test_what_a_faction_has_and_can_build(faction: int) -> None:
    tiles = components().faction[FACTIONS[faction]].tiles
    assert [KINDS[kind] for kind in TILES_OF[faction]] == [kind for kind in KINDS if kind in tiles]
    also = {"cutiecorn", *(["citadel"] if FACTIONS[faction] != HORDE else []), *(["undead"] if FACTIONS[faction] == DEAD else [])}
    assert {KINDS[kind] for kind in UNITS_OF[faction]} == (set(tiles) | also) - {"blank"}
    for kind, name in enumerate(KINDS):
        cost, pips = COST[faction * KIND_COUNT + kind], PIPS[faction * KIND_COUNT + kind]
        assert (cost >= 0) == (name == "cutiecorn" or (name in tiles and name != "blank")), name
        assert (1 <= pips <= 5) == (name in tiles), name


@rule("S6.2", "S9.3")
def test_where_each_kind_of_unit_may_go() -> None:
    def enter(faction: str, kind: str) -> list[int]:
        return list(ENTER[FACTIONS.index(faction) * KIND_COUNT + KINDS.index(kind)])

    assert enter(DEAD, "undead") == [1, 1, 1, 1, 1, 0]
    assert [price > 0 for price in enter(HORSES, "ship")] == [False] * 5 + [True]
    assert enter(HORSES, "castle") == enter(HORSES, "citadel") == enter(HORSES, "blank") == [0] * 6
    for faction in (HORSES, CORSAIRS, HORDE):
        assert [price > 0 for price in enter(faction, "leader")] == [True, True, True, False, True, False]
    assert all(enter(DRAGONS, "dragon"))
    assert enter(HILLS, "swords")[words.MOUNTAIN] > 0


@rule("S9.13", "S17.4", "S17.5")
def test_how_units_differ() -> None:
    units = components().unit
    assert {name for name, unit in units.items() if unit.cavalry} == {"cavalry", "cutiecorn"}
    assert {name for name, unit in units.items() if unit.desert_safe} == {"lizardmen", "goblins", "dragon", "undead"}
    assert {name: unit.defending for name, unit in units.items() if unit.defending} == {"shield": 1, "castle": 3, "citadel": 5}
    assert {name for name, unit in units.items() if unit.attacking} == {"lizardmen", "goblins", "reivers", "hordes"}
    assert {name: unit.always for name, unit in units.items() if unit.always > 1} == {"dragon": 4, "giant": 2}
    assert {name: unit.against_walls for name, unit in units.items() if unit.against_walls} == {"siege_engine": 2}


def test_what_verbs_say_of_themselves() -> None:
    told = VERBS.describe()
    assert {verb["verb"] for verb in told if verb["closes"]} == {"keep", "done", "end"}
    assert {verb["verb"] for verb in told if verb["ends"]} == {"done", "end"}
    kinds = {(arg["kind"], arg["size"], arg["clickable"]) for verb in told for arg in verb["args"] if arg["kind"] != "number"}
    assert kinds == {
        ("area", 160, True),
        ("unit", 20, True),
        ("tile", 17, True),
        ("battle-tile", 6, True),
        ("faction", 6, True),
        ("seat", 6, False),
    }


def test_nobody_has_tiles_before_the_factions_are_chosen() -> None:
    pos = Bloodstones()
    pos.set_up([-1, -1], "tyrants_lament", chance_from_seed(1))
    assert list(pos.bag) == list(pos.hand) == list(pos.discard) == [0, 0]


@rule("S25.7")
def test_the_view_says_who_is_out_and_the_map_who_stands_alone() -> None:
    table = Table(HORSES, DRAGONS, HILLS).put(0, 20, swords=1).put(1, 30, swords=1).put(2, 41, swords=1).put(1, 41, swords=1)
    table.hand(0, ship=1).go()
    assert [seat["out"] for seat in table.pos.view(0)["seats"]] == [False, False, False]
    table.pos.out = 1 << 1
    assert [seat["out"] for seat in table.pos.view(0)["seats"]] == [False, True, False]
    assert GAME.workshop is not None
    assert GAME.workshop.owners(table.pos) == {20: 0, 30: 1}


@rule("S5.9", "S21.13")
def test_a_tile_is_spent_if_it_has_as_many_pips_as_the_cheapest_village_costs() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, citadel=1).hand(0, swords=1).go()
    kind = KINDS.index("swords")
    pips = int(PIPS[words.HORSE_LORDS * KIND_COUNT + kind])
    for need, why in ((pips - 1, []), (pips, []), (pips + 1, ["S5.9"])):
        assert rules_of(why_not_spend(table.pos, 0, kind, need, "S5.9")) == why
    assert rules_of(why_not_spend(table.pos, 0, KINDS.index("ship"), 1, "S5.9")) == ["S5.1"]
    assert rules_of(why_not_spend(table.pos, 0, KINDS.index("ship"), 1, "S21.13")) == ["S21.1"]


@rule("S5.2", "S7.1")
@pytest.mark.parametrize(("faction", "unit", "raids"), [(HORSES, "swords", False), (HORDE, "hordes", True)])
def test_only_the_horde_captures_during_its_actions_and_once(faction: str, unit: str, raids: bool) -> None:
    def at_village() -> Table:
        return Table(faction, DRAGONS).put(0, 20, **{unit: 1}).village(1, 20).hand(0, leader=1, blank=1)

    assert (at_village().go().offers("spend") != []) == raids
    late = at_village()
    late.pos.raided = True
    assert late.go().offers("spend") == []


@rule("S26.4", "S25.7")
def test_whoever_is_out_takes_no_part_in_the_last_battles() -> None:
    for out, attacker in ((0, 1), (1 << 2, 1), (1 << 1, 0)):
        table = Table(HORSES, DRAGONS, HILLS).put(0, 20, swords=1).put(1, 20, swords=1).hand(0, ship=1).hand(1, ship=1)
        table.pos.out = out
        table.ending(0)
        assert [step.attacker for step in table.pos.stack if isinstance(step, Battle)] == [attacker], f"out: {out}"
