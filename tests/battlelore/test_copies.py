"""What copies share: nothing that happens to one of them is to be seen in another."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.playout import playout
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import digest
from tafelrunde.games.battlelore import GAME
from tafelrunde.testing import random_setting

EVERY = 7
"""Decisions between two copies that are kept: so that each of them has been played on from by others."""


@pytest.mark.parametrize("seed", range(6))
def test_no_copy_changes_with_another(seed: int) -> None:
    draws = chance_from_seed(seed)
    roles, options = random_setting(GAME, draws)
    pos: Position = GAME.new(roles, seed, options)
    kept: list[tuple[Position, str]] = []
    for _ in range(60):
        known = digest(pos)
        twin = pos.copy()
        guessed = pos.guess(pos.waiting()[0], draws) if pos.waiting() else pos.copy()
        kept += [(twin, known), (guessed, digest(guessed))]
        playout(twin.copy(), draws, EVERY)
        playout(guessed.copy(), draws, EVERY)
        assert digest(pos) == known, "what was played on a copy is seen in the original"
        if playout(pos, draws, EVERY) < EVERY:
            break
    assert all(digest(one) == known for one, known in kept)
