"""Copies of a position share what rarely changes: nothing that is played on one of them may ever show in another."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import digest

KEPT = 25
"""A copy is kept after so many decisions, on both sides of it play goes on."""
TABLES = [
    ["marquise", "eyrie"],
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["riverfolk", "cult", "marquise", "eyrie"],
    ["riverfolk", "marquise", "vagabond", "vagabond", "alliance"],
]


def play_on(pos: Position, seed: str, decisions: int) -> None:
    draws = chance_from_seed(seed.encode())
    for _ in range(decisions):
        if pos.is_over():
            return
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[draws.below(len(moves))])


def everything(pos: Position) -> tuple[str, object]:
    """The digest, and what is left out of it: the caches."""
    caches = [list(getattr(pos, name)) for name in ("_camps", "_ruled", "_of_suit")]
    return digest(pos), caches


@pytest.mark.parametrize("roles", TABLES, ids="-".join)
def test_nothing_played_on_one_copy_shows_in_another(roles: list[str]) -> None:
    game = tafelrunde.find("root")
    for seed in range(3):
        pos: Position = game.new(roles, seed, {})
        kept: list[tuple[Position, tuple[str, object]]] = []
        for part in range(60):
            if pos.is_over():
                break
            kept.append((pos.copy(), everything(pos)))
            aside = pos.copy()
            play_on(aside, f"aside {seed} {part}", KEPT)
            play_on(pos.guess(0, chance_from_seed(part)), f"guess {seed} {part}", KEPT)
            if part % 3 == 0:
                # What was played on is kept as well, and the game goes on from a copy.
                kept.append((aside, everything(aside)))
                earlier, pos = pos, pos.copy()
                kept.append((earlier, everything(earlier)))
            play_on(pos, f"on {seed} {part}", KEPT)
        for twin, before in kept:
            assert everything(twin) == before
