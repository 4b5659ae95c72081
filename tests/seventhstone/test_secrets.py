"""What each seat knows and what it must reckon with: guesses use exactly that. And the invariants notice what is wrong."""

from __future__ import annotations

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.games.seventhstone.pieces.forces import add_units
from tafelrunde.games.seventhstone.pieces.stones import KINDS, stones_at
from tafelrunde.games.seventhstone.words import MELEE, STONE_NAMES
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_markets import allocate, market

DISPLAYED = ("shield-1", "bribery", "mobility", "speed-1")


def guesses(table: Table, seat: int | None, place: int) -> set[tuple[str, ...]]:
    """What a seat believes may lie at a place, over many guesses."""
    draws = chance_from_seed(5)
    found = set()
    for _ in range(60):
        world = table.pos.guess(seat, draws)
        assert world.invariants() == table.pos.invariants()
        found.add(tuple(STONE_NAMES[KINDS[stone]] for stone in stones_at(world, place)))
    return found


def after_two_choices() -> Table:
    table = market(4, DISPLAYED)
    allocate(table, 0, equipment=3)
    allocate(table, 1, equipment=2)
    allocate(table, 2, equipment=1)
    allocate(table, 3)
    return table.play(0, "take bribery").play(1, "take mobility")


def test_a_bidder_remembers_what_he_passed_on() -> None:
    table = after_two_choices()
    assert guesses(table, 1, 0) == {("bribery",)}
    assert guesses(table, 0, 1) == {("mobility",), ("speed-1",), ("shield-1",)}
    assert guesses(table, 2, 0) == guesses(table, 2, 1) == {("bribery",), ("mobility",)}
    assert guesses(table, 3, 0) == guesses(table, None, 1) == {(name,) for name in DISPLAYED}
    assert guesses(table, 0, 0) == {("bribery",)}


def test_a_stone_laid_under_an_army_could_be_any_of_the_hand_that_fits() -> None:
    table = Table(seats=2).army(0, "1/1", "melee", 1).army(0, "3/3", "ranged", 1).hand(0, "precision-melee", "bribery")
    for stone in stones_at(table.pos, 0):
        table.pos.sight[1 * 40 + stone] = 1
    table.placement(0).play(0, "equip 3/3 bribery")
    under = table.pos.where[stones_at(table.pos, 100 + at("3/3") * 3 + 1)[0]]
    assert guesses(table, 1, under) == {("bribery",)}
    table = Table(seats=2).army(0, "1/1", "melee", 1).army(0, "3/3", "ranged", 1).hand(0, "precision-melee", "bribery")
    for stone in stones_at(table.pos, 0):
        table.pos.sight[1 * 40 + stone] = 1
    table.placement(0).play(0, "equip 1/1 bribery")
    assert guesses(table, 1, 100 + at("1/1") * 3) == {("bribery",), ("precision-melee",)}
    assert guesses(table, 0, 0) == {("precision-melee",)}


def test_pending_allocations_are_dealt_anew_with_the_same_sum() -> None:
    table = market(2).play(0, "allocate melee", "allocate melee").play(1, "allocate tournament", "commit")
    draws = chance_from_seed(3)
    sheets = set()
    for _ in range(20):
        world = table.pos.guess(0, draws)
        assert world.sheet[:8] == table.pos.sheet[:8]
        assert world.store[1] + sum(world.sheet[8:]) == 17
        assert world.waiting() == [0, 1]
        sheets.add(tuple(world.sheet[8:]))
    assert len(sheets) > 10


def test_the_invariants_notice_what_is_wrong() -> None:
    def sound() -> Table:
        table = Table(seats=2, year=2).city(0, "1/1").city(1, "6/6").army(0, "1/1", "melee", 2, 1, "bribery").movement(0)
        assert table.pos.invariants() == []
        return table

    def noticed(table: Table) -> str:
        return " ".join(table.pos.invariants())

    table = sound()
    table.pos.store[0] += 1
    assert "T4.3: " in noticed(table)
    table = sound()
    table.pos.tears[1] += 1
    assert "T3.9: " in noticed(table)
    table = sound()
    table.pos.units[3] += 1
    assert "numbers of units" in noticed(table)
    table = sound()
    add_units(table.pos, 1, at("6/6"), MELEE, 5, 0, 0, 0)
    assert "T5.10" in noticed(table)
    table = sound()
    add_units(table.pos, 1, at("3/3"), MELEE, 1, 0, 0, 0)
    assert "T11.22: " in noticed(table)
    table = sound()
    table.pos.where[0] = table.pos.where[1]
    assert "T2.3: " in noticed(table)
    table = sound()
    table.pos.order = [0, 0]
    assert "T7.8: " in noticed(table)
    table = sound()
    table.pos.counter = 0
    assert "T17.2: " in noticed(table)
    table = sound()
    table.pos.lava = [at("1/1")]
    assert "T6.4: " in noticed(table)
    assert "T21.8: " in noticed(table)
    table = sound()
    table.pos.sites[0] = 1
    assert "T10.6: " in noticed(table)
