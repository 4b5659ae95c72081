"""Copies share armies, stones and the board: games in which armies meet all the time leave no trace in them, nor do lava and overruns."""

from __future__ import annotations

from functools import cache

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.state import digest
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import ALLOCATION
from tests.seventhstone.players import builder_player, eager_player

LONGEST = 900
SEEDS = (3, 4, 5, 12)


@cache
def play_and_keep(seed: int) -> list[tuple[SeventhStone, str]]:
    """Copies all over a game, but for the many decisions of allocations, each with its digest when it was made."""
    pos, draws = GAME.new(2 + seed % 3, seed), chance_from_seed(seed)
    assert isinstance(pos, SeventhStone)
    player = eager_player if seed % 2 else builder_player
    kept: list[tuple[SeventhStone, str]] = []
    for _ in range(LONGEST):
        if pos.is_over():
            break
        if pos.stage != ALLOCATION:
            twin = pos.copy()
            kept.append((pos, digest(pos)))
            pos = twin
        seat = pos.waiting()[0]
        pos.play(seat, player(pos, seat, draws))
    return kept


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_happens_later_shows_in_a_copy(seed: int) -> None:
    for pos, before in play_and_keep(seed):
        assert digest(pos) == before


def test_the_games_that_are_kept_have_everything_in_them_that_is_shared() -> None:
    kept = [pos for seed in SEEDS for pos, _ in play_and_keep(seed)]
    assert any(pos.lava for pos in kept)
    assert any(pos.overran for pos in kept)
    assert any(pos.seized for pos in kept)
    assert any(pos.chosen for pos in kept)
    assert any(pos.plan for pos in kept)
    assert any(army.aid >= 0 for pos in kept for army in pos.armies)
