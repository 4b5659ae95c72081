"""What every game tells bots: how good a position is, and which moves it leans to."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("seventhstone", 2, {}),
    ("seventhstone", 4, {}),
    ("bloodstones", 2, {"allow_unrecommended_factions": True, "cutiecorn": True}),
    ("bloodstones", 6, {"allow_unrecommended_factions": True, "cutiecorn": True}),
    ("root", 2, {}),
    ("root", 6, {}),
    ("battlelore", 2, {}),
    ("battlelore", 4, {}),
]


@pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)
def test_values_are_chances_and_a_hunch_is_about_every_move(game_id: str, seats: int, options: dict[str, Any]) -> None:
    chance = chance_from_seed(seats)
    game = tafelrunde.find(game_id)
    pos = game.new(game.check_seats(seats), seats, options)
    while waiting := pos.waiting():
        values = pos.evaluate()
        assert len(values) == seats
        assert all(0.0 <= value <= 1.0 for value in values)
        moves = pos.moves(waiting[0])
        weights = pos.hunch(waiting[0], moves)
        if weights:  # none: all moves alike
            assert len(weights) == len(moves)
            assert min(weights) > 0.0
        pos.play(waiting[0], moves[chance.below(len(moves))])
