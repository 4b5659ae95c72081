"""R4.2 Move."""

from __future__ import annotations

import pytest

from tafelrunde.engine.packed import Moves, listed
from tafelrunde.engine.state import dump, load
from tafelrunde.games.root.actions.movement import (
    MOVES,
    add_battles,
    add_moves,
    can_battle,
    can_move,
    why_not_battle,
    why_not_move,
)
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import BATTLE, MOVE
from tafelrunde.games.root.words import ARMIES, CLEARINGS, EVERYWHERE, FACTIONS
from tafelrunde.testing import rule
from tests.root.table import Table, new_game


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


SIX = "marquise eyrie alliance vagabond cult riverfolk"


def plain_moves(pos: Root, army: int, origins: int) -> list[int]:
    """Every move that nothing speaks against."""
    return [
        MOVE(origin, target, count)
        for origin in range(CLEARINGS)
        if origins >> origin & 1
        for target in range(CLEARINGS)
        for count in range(1, pos.warriors[origin * ARMIES + army] + 1)
        if why_not_move(pos, army, origin, target, count) is None
    ]


def plain_battles(pos: Root, army: int, clearings: int) -> list[int]:
    """Every battle that nothing speaks against."""
    return [
        BATTLE(clearing, defender)
        for clearing in range(CLEARINGS)
        if clearings >> clearing & 1
        for defender in range(FACTIONS)
        if why_not_battle(pos, army, clearing, defender) is None
    ]


@pytest.mark.parametrize("factions", ["marquise eyrie", SIX, "marquise riverfolk eyrie"])
def test_what_is_found_as_a_set_is_what_nothing_speaks_against(factions: str) -> None:
    pos = new_game(factions, seed=5, map="winter")
    hired = boats = 0
    while pos.waiting() and pos.ply < 700:
        moves = pos.moves(pos.waiting()[0])
        pos.play(pos.waiting()[0], moves[pos.ply * 7 % len(moves)])
        if pos.ply % 9 or pos.is_over():
            continue
        hired += pos.mercenaries_for >= 0
        boats += pos.boats
        for army in range(ARMIES):
            for places in (EVERYWHERE, 0b101101001010):
                walks, battles = Moves(), Moves()
                add_moves(pos, army, MOVES, places, walks)
                add_battles(pos, army, places, battles)
                battles.sort()
                assert listed(walks) == plain_moves(pos, army, places)
                assert listed(battles) == plain_battles(pos, army, places)
                assert can_move(pos, army, places) == (len(walks) > 0)
                assert can_battle(pos, army, places) == (len(battles) > 0)
    assert pos.ply > 200
    assert "riverfolk" not in factions or (hired and boats), "services were bought"


def test_a_loaded_game_knows_which_armies_are_in_play() -> None:
    pos = new_game("eyrie cult marquise", seed=2)
    for other in (pos, pos.copy(), load(dump(pos), "tafelrunde.games.root")):
        assert isinstance(other, Root)
        assert list(other._armies) == [0, 1, 3]
    draft = new_game("open open", seed=2)
    assert list(draft._armies) == []
