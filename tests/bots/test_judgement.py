"""What every game tells bots: how good a position is, and which moves it leans to."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed

ALSO: dict[str, dict[str, Any]] = {"bloodstones": {"allow_unrecommended_factions": True, "cutiecorn": True}}
"""Options with which more of a game is seen."""


def most_seats(game: tafelrunde.Game) -> int:
    """The largest table a game can be played at with these options."""
    return max(seats for seats in range(game.min_seats, game.max_seats + 1) if can_begin(game, seats))


def can_begin(game: tafelrunde.Game, seats: int) -> bool:
    try:
        game.new(seats, 1, ALSO.get(game.id))
    except tafelrunde.BadOptions:
        return False
    return True


GAMES = [(game.id, seats, ALSO.get(game.id, {})) for game in tafelrunde.all_games() for seats in sorted({game.min_seats, most_seats(game)})]


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
