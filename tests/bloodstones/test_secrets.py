"""What a seat cannot see is dealt anew so that everything it knows still holds; and what is told of a battle, and to whom."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.games.bloodstones.battle.battle import NO_TILE, Battle
from tafelrunde.games.bloodstones.battle.strength import one_of, values_in
from tafelrunde.games.bloodstones.invariants import battle_wrong
from tafelrunde.games.bloodstones.phases.movement import MoveUnits, cheapest_step
from tafelrunde.games.bloodstones.pieces.tiles import PIPS, TILES_OF, WALK, heap_of, pips_of, size_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KIND_COUNT
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DRAGONS, HILLS, HORSES, Table

WORLDS = 40


def worlds(pos: Bloodstones, viewer: int | None) -> list[Bloodstones]:
    draws = chance_from_seed(3)
    found = [pos.guess(viewer, draws) for _ in range(WORLDS)]
    assert all(world.invariants() == [] for world in found)
    assert all(world.view(viewer) == pos.view(viewer) for world in found)
    return found


def fight(*others: str) -> Table:
    """Seat 0 has attacked seat 1, which stands; the Battle tiles are drawn."""
    table = Table(HORSES, DRAGONS, *others).put(0, 20, swords=2).put(1, 20, swords=2)
    table.hand(0, swords=1, blank=1, ship=1).hand(1, shield=1, blank=1, ship=1)
    for seat in range(2, 2 + len(others)):
        table.hand(seat, ship=2)
    return table.go().play("attack 20 1", "fight")


def battle_of(pos: Bloodstones) -> Battle:
    (battle,) = [step for step in pos.stack if isinstance(step, Battle)]
    return battle


@rule("S16.1", "S16.3")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_hidden_substitute_is_one_tile_of_its_owner_and_of_nobody_else(viewer: int | None) -> None:
    table = fight(HILLS).play("keep")
    value = values_in(battle_of(table.pos).tiles[1])[0]
    table.pos.stack[-1].play(table.pos, 1, table.pos.verbs().parse(f"substitute {value} blank"))
    for world in worlds(table.pos, viewer):
        battle = battle_of(world)
        assert battle.substitute[0] == NO_TILE
        assert battle.substitute[1] in TILES_OF[FACTIONS.index(DRAGONS)]
        assert [int(size_of(world.hand[seat])) for seat in range(3)] == [3, 2, 2]
        assert [len(values_in(tiles)) for tiles in battle.tiles] == [3, 2]


@rule("S15.5")
def test_battle_tiles_that_were_not_shown_could_be_any() -> None:
    table = fight()
    for viewer in (0, 1):
        seen: list[set[tuple[int, ...]]] = [set(), set()]
        for world in worlds(table.pos, viewer):
            for side in range(2):
                seen[side].add(tuple(values_in(battle_of(world).tiles[side])))
        assert len(seen[viewer]) == 1
        assert len(seen[1 - viewer]) > 3


def march(*tiles: str) -> Table:
    """Seat 0 moves, with exactly these tiles; seat 1 watches."""
    table = Table(HORSES, DRAGONS).put(0, 30, swords=1).put(1, 41, swords=1)
    return table.hand(0, **dict.fromkeys(tiles, 1)).hand(1, ship=1).go().play("march 30")


@rule("S9.5", "S4.5")
def test_whoever_has_begun_to_move_can_pay_for_a_step() -> None:
    table = march("blank", "leader")
    step = table.pos.stack[-1]
    assert isinstance(step, MoveUnits)
    assert step.target < 0
    cheapest = min(world_price(table, text) for text in table.offers("step"))
    table.pos.hand[0] -= heap_of({"leader": 1})
    table.pos.bag[0] += heap_of({"leader": 1})
    for world in worlds(table.pos, 1):
        assert pips_of(world.hand[0], world.faction[0]) >= cheapest
        assert world.moves(0)


def world_price(table: Table, text: str) -> int:
    """What a step costs."""
    twin = table.pos.copy()
    twin.play(0, twin.verbs().parse(text))
    step = twin.stack[-1]
    return step.due() if isinstance(step, MoveUnits) else 1


@rule("S17.1", "S16.2")
@pytest.mark.parametrize(("values", "pips", "wrong"), [((2, 2), 2, False), ((2,), 3, True), ((3, 2), 2, False), ((5, 5), 5, False)])
def test_the_raw_total_of_a_side_is_six_to_fifteen(values: tuple[int, ...], pips: int, wrong: bool) -> None:
    table = fight()
    battle = battle_of(table.pos)
    faction = FACTIONS.index(HORSES)
    battle.tiles[0] = sum(one_of(value) for value in values)
    battle.substitute[0] = next(kind for kind in TILES_OF[faction] if PIPS[faction * KIND_COUNT + kind] == pips)
    assert battle_wrong(table.pos) == [], "nobody has seen it yet"
    battle.shown[0] = True
    assert battle_wrong(table.pos) == (["a raw total out of range"] if wrong else [])


@rule("S15.5", "S14.1")
def test_each_side_is_told_its_own_battle_tiles_and_who_stood() -> None:
    table = fight()
    battle = battle_of(table.pos)
    for viewer in (0, 1):
        told = table.told("holds", viewer)
        assert {entry["seat"] for entry in told} == {viewer}
        assert sorted(int(str(entry["value"])) for entry in told) == sorted(values_in(battle.tiles[viewer]))
    assert table.told("holds") == []
    assert [(entry["seat"], entry["area"]) for entry in table.told("stood")] == [(1, 20)]


@rule("S14.2")
def test_a_withdrawal_is_told_with_its_way() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=2).put(1, 20, swords=2).hand(0, ship=1).hand(1, ship=1).go().play("attack 20 1")
    way = table.offers("withdraw")[0]
    table.play(way)
    assert [(entry["seat"], entry["from"], entry["area"]) for entry in table.told("withdrew")] == [(1, 20, int(way.split()[1]))]
    assert table.told("stood") == []


@rule("S17.8")
@pytest.mark.parametrize(("area", "unit", "told"), [(45, "ship", 1), (20, "axes", 0)])
def test_the_corsairs_bonus_is_told_at_sea_only(area: int, unit: str, told: int) -> None:
    other = "ship" if unit == "ship" else "swords"
    table = Table(CORSAIRS, HORSES).put(0, area, **{unit: 1}).put(1, area, **{other: 1}).hand(0, blank=1).hand(1, blank=1)
    table.go().win(area, 1)
    assert [entry["seat"] for entry in table.told("bonus-sea")] == [0] * told


@rule("S27.1", "S27.3")
def test_the_last_captures_are_told() -> None:
    table = Table(HORSES, DRAGONS).village(1, 20).put(0, 20, swords=1).village(0, 30).put(0, 30, swords=1)
    table.ending(0)
    assert [(entry["seat"], entry["owner"], entry["area"], entry["villages"]) for entry in table.told("last-capture")] == [(0, 1, 20, 1)]
    assert {entry["seat"] for entry in table.told("scored")} == {0, 1}


@rule("S13.5", "S15.1", "S15.3")
def test_beginning_and_end_of_a_battle_are_told() -> None:
    table = Table(HORSES, DRAGONS).put(0, 20, swords=3).put(1, 20, swords=2).hand(0, ship=1).hand(1, ship=1)
    table.go().play("attack 20 1", "fight")
    assert [(entry["seat"], entry["tiles"]) for entry in table.told("drew-battle")] == [(0, 4), (1, 3)]
    assert table.told("battle-over") == []
    table.rig((5, 5, 4), (2, 2, 3)).play("keep", "keep")
    for _ in range(4):  # a loss and a way to flee, as far as there is a choice
        if not table.told("battle-over"):
            table.play(table.offers()[0])
    assert [entry["area"] for entry in table.told("battle-over")] == [20]


@rule("S9.5", "S9.13")
def test_the_cheapest_step_is_nothing_where_nobody_can_go() -> None:
    board = Table(HORSES, DRAGONS).pos._board
    price = min(WALK[FACTIONS.index(HORSES)][board.terrain[near]] or 99 for near in board.lands[30])
    assert cheapest_step(Table(HORSES, DRAGONS).put(0, 30, swords=1).pos, 0, 30, 99) == price
    assert cheapest_step(Table(HORSES, DRAGONS).put(0, 30, castle=1).pos, 0, 30, 99) == 0
    assert cheapest_step(Table(HORSES, DRAGONS).put(0, 30, swords=1).put(1, 30, swords=1).pos, 0, 30, 99) == 0
    assert cheapest_step(Table(HORSES, DRAGONS).put(0, 45, ship=1).pos, 0, 45, 99) == 1
