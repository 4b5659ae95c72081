"""What bots lean to before they search."""

from __future__ import annotations

from tests.seventhstone.table import Table


def leanings(table: Table, seat: int) -> dict[str, float]:
    """The weight of every move."""
    moves = table.pos.moves(seat)
    weights = table.pos.hunch(seat, moves)
    return {table.pos.verbs().text(move): weight for move, weight in zip(moves, weights, strict=True)}


def test_units_rather_march_on_free_land_than_home_or_into_a_crowd() -> None:
    table = Table().own(0, "3/2").own(1, "2/3").army(0, "2/2", "melee", 2).army(1, "2/3", "melee", 4).movement(0)
    weights = leanings(table, 0)
    assert weights["march 2/2 2/1 melee"] > weights["end"] > weights["march 2/2 3/2 melee"]
    assert weights["march 2/2 2/1 melee"] > weights["march 2/2 2/3 melee"]


def test_the_more_there_are_the_rather_they_attack() -> None:
    few = Table().own(1, "2/3").army(0, "2/2", "melee", 1).army(1, "2/3", "melee", 2).movement(0)
    many = Table().own(1, "2/3").army(0, "2/2", "melee", 4).army(1, "2/3", "melee", 2).movement(0)
    attack = "march 2/2 2/3 melee"
    assert leanings(many, 0)[attack] > leanings(few, 0)[attack]
