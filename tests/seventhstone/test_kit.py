"""The contract on random play: plain and eager players, boards of one's own, every seat count. `make campaign` plays thousands."""

from __future__ import annotations

import pytest

from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.board.files import board_text
from tafelrunde.testing import conform
from tests.seventhstone.players import builder_player, eager_player


def test_plain_random_play() -> None:
    report = conform(GAME, games=6, seed=3, share=0.01, max_plies=1000)
    assert report.games == 6
    assert report.different_worlds > 0
    assert report.undos > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eager_play(seats: int) -> None:
    report = conform(GAME, games=2, seed=seats, share=0.015, max_plies=1200, setting=(seats, {}), player=eager_player)
    assert report.different_worlds > 0


def test_play_behind_walls_with_all_advanced_rules() -> None:
    options = {"terrain_yields": True, "terrain_cavalry": True, "terrain_support": True, "wall_bypass": True, "double_move": True}
    report = conform(GAME, games=2, seed=8, share=0.015, max_plies=1200, setting=(4, options), player=builder_player)
    assert report.decisions > 500


def test_four_islands_and_a_board_of_ones_own() -> None:
    conform(GAME, games=1, seed=4, share=0.02, max_plies=800, setting=(4, {"layout": "four-islands"}), player=eager_player)
    report = conform(
        GAME, games=1, seed=5, share=0.02, max_plies=800, setting=(3, {"board": board_text("twin-rivers")}), player=eager_player
    )
    assert report.saves > 0
