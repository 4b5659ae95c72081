"""What bots lean to before they search, and what a learnt judgement reads."""

from __future__ import annotations

import pytest

from tafelrunde.engine.judgement import WHOLE
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.evaluate import outlook
from tafelrunde.games.seventhstone.judgement.traits import NAMES, traits
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


@pytest.mark.parametrize("seat", range(3))
def test_the_traits_of_a_seat_are_what_it_has_on_the_table(seat: int) -> None:
    """Everything a learnt judgement reads, counted by hand; the outlook is the estimate it starts from, in 64ths of a point."""
    table = Table(seats=3).city(0, "1/1").city(1, "6/6").own(0, "2/1", "4/4").own(1, "5/6", "3/3").own(2, "1/6")
    table.building("2/1", "barracks").building("2/1", "wall", new=True).building("4/4", "wall").building("5/6", "manufactory")
    table.building("3/3", "barracks", new=True).building("1/6", "barracks").building("1/6", "barracks")
    table.army(0, "2/1", "melee", 3, 2).army(0, "3/3", "cavalry", 1).army(1, "3/3", "melee", 2, 1).conflict("3/3", 0)
    table.army(2, "4/4", "ranged", 2, 2).army(1, "4/4", "ranged", 1).conflict("4/4", 2).army(2, "2/6", "melee", 1)
    table.pos.lances[0], table.pos.lances[1], table.pos.lances[2] = 2, 0, 5
    table.pos.laurels[1] = 1
    table.pos.tears[1] += 1
    pos = table.combat().pos
    by_name = dict(zip(["people", "come", *NAMES], traits(pos)[seat], strict=True))
    hope = int(by_name.pop("outlook"))
    assert abs(hope - 64 * outlook(pos)[seat]) <= 0.5
    assert (
        by_name
        == [
            {"people": 0, "tears": 3, "firm-tears": 0, "production": 21, "fields": 3, "soldiers": 4, "mercenaries": 2}
            | {"barracks": 1, "walls": 2, "lances": 2, "defending": 1, "attacking": 1, "come": 4 * WHOLE // 7},
            {"people": 1, "tears": 4, "firm-tears": 1, "production": 23, "fields": 3, "soldiers": 3, "mercenaries": 1}
            | {"barracks": 1, "walls": 0, "lances": 0, "defending": 1, "attacking": 1, "come": 4 * WHOLE // 7},
            {"people": 2, "tears": 0, "firm-tears": 0, "production": 2, "fields": 1, "soldiers": 3, "mercenaries": 2}
            | {"barracks": 2, "walls": 0, "lances": 5, "defending": 0, "attacking": 1, "come": 4 * WHOLE // 7},
        ][seat]
    )


def test_traits_are_read_between_decisions_only() -> None:
    assert traits(GAME.new(2, 1)) == [], "not while capitals are founded"  # type: ignore[arg-type]
    table = Table().own(0, "1/1").army(0, "2/2", "melee", 2).movement(0)
    assert len(traits(table.pos)) == 2
    table.play(0, "march 2/2 2/1 melee")
    assert table.doing() == "Grouping"
    assert traits(table.pos) == [], "not while a march is being chosen"
    table.pos.tears[0] = 9
    table.play(0, "send 1 2 0")
    assert traits(table.pos)[0][1] == WHOLE, "no further than the goal"
