"""Copies of a position share what seldom changes: nothing that is played on one of them may ever show in another, in any game."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import digest
from tafelrunde.testing import random_setting

KEPT = 11
"""Decisions between two copies that are kept: each of them has been played on from by others."""
PARTS = 80
GAMES = [game.id for game in tafelrunde.all_games()]


def everything(pos: Position) -> tuple[str, dict[str, list[object]]]:
    """The digest, and what is left out of it: the caches."""
    names = sorted(vars(pos)) if hasattr(pos, "__dict__") else []
    return digest(pos), {name: list(getattr(pos, name)) for name in names if name[0] == "_" and isinstance(getattr(pos, name), list)}


def guessed(pos: Position, draws: Chance) -> Position:
    return pos.guess(pos.waiting()[0], draws)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_played_on_one_copy_shows_in_another(game_id: str, seed: int) -> None:
    game, draws = tafelrunde.find(game_id), chance_from_seed(seed)
    roles, options = random_setting(game, draws)
    pos: Position = game.new(roles, seed, options)
    kept: list[tuple[Position, tuple[str, dict[str, list[object]]]]] = []
    for part in range(PARTS):
        if pos.is_over():
            break
        aside, other = pos.copy(), guessed(pos, draws)
        kept += [(pos.copy(), everything(pos)), (other.copy(), everything(other))]
        playout(aside, draws, KEPT)
        playout(other, draws, KEPT)
        assert everything(pos) == kept[-2][1], "what was played on a copy or a guess is seen in the original"
        if part % 3 == 0:  # what was played on is kept as well, and the game goes on from a copy
            kept += [(aside, everything(aside)), (pos, everything(pos))]
            pos = pos.copy()
        playout(pos, draws, KEPT)
    for one, before in kept:
        assert everything(one) == before
