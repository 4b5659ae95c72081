"""R4.2 Move."""

from __future__ import annotations

from tafelrunde.testing import rule
from tests.root.table import Table


@rule("R4.2", "D4.2-1")
def test_any_number_of_warriors_but_at_least_one_to_an_adjacent_clearing() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=3).daylight("marquise")
    assert game.offers("march") == [f"march 5 {target} {count}" for target in (1, 2) for count in (1, 2, 3)]
    game.refuses("march 5 1 0", "D4.2-1").refuses("march 5 1 4", "R4.2").refuses("march 1 5 1", "R4.2").refuses("march 5 12 1", "R2.2.1")
    game.play("march 5 1 2")
    assert (game.warriors("marquise", 5), game.warriors("marquise", 1)) == (1, 2)


@rule("R4.2.1")
def test_the_mover_rules_origin_destination_or_both() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=1).put("eyrie", 5, warriors=2).put("marquise", 1, warriors=1)
    game.put("eyrie", 2, warriors=2).daylight("marquise")
    assert "march 5 1 1" in game.offers(), "destination ruled"
    assert "march 1 5 1" in game.offers(), "origin ruled"
    game.refuses("march 5 2 1", "R4.2.1")
    empty = (
        Table("marquise eyrie").put("marquise", 5, warriors=1).put("eyrie", 5, warriors=2).put("eyrie", 9, warriors=1).daylight("marquise")
    )
    assert empty.offers("march") == [], "nobody rules the empty clearings 1 and 2"


@rule("D4.2.1-1")
def test_rule_is_checked_before_the_pieces_move() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=2).put("eyrie", 1, warriors=5).daylight("marquise")
    game.play("march 5 1 2")
    assert game.ruler(5) == ""
    assert game.warriors("marquise", 1) == 2
    game.refuses("march 1 9 1", "R4.2.1")


@rule("R4.2.2-a", "R4.2.2-b")
def test_a_piece_may_move_again_and_moves_may_use_other_groups() -> None:
    game = Table("marquise eyrie").put("marquise", 5, warriors=2).put("marquise", 9, warriors=1).daylight("marquise")
    game.play("march 5 1 1", "march 1 10 1")
    assert game.warriors("marquise", 10) == 1
    game.play("march 9 4 1", "march 5 2 1")
    assert (game.warriors("marquise", 4), game.warriors("marquise", 2)) == (1, 1)


@rule("D4.2.2-1", "D8.2.6-3")
def test_outrage_of_one_move_comes_before_the_next() -> None:
    game = Table("marquise alliance").put("marquise", 5, warriors=2).put("alliance", 1, sympathy=1).hand("marquise", "anvil", "sword")
    game.daylight("marquise").play("march 5 1 1")
    assert (game.step, game.asked) == ("Outrage", "marquise")
    game.play("give anvil")
    assert game.step == "SecondMarch"
