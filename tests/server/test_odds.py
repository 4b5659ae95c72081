"""Odds before a move is sent: told for battles, nothing for other moves, and only from what the seat knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes

BATTLES = {"root": ("battle", "crusade"), "bloodstones": ("attack",), "seventhstone": ("fight", "overrun")}


def numbers(told: Any) -> list[float]:
    if isinstance(told, dict):
        return [number for inner in told.values() for number in numbers(inner)]
    return [number for inner in told for number in numbers(inner)] if isinstance(told, list) else [told]


@pytest.mark.parametrize("name", BATTLES)
def test_battles_have_odds_and_other_moves_have_none(name: str) -> None:
    game: Any = find(name)
    asked = 0
    for seed in range(4):
        pos = game.new(4, seed)
        pick = random.Random(seed)
        for _ in range(700):
            waiting = pos.waiting()
            if not waiting or asked >= 12:
                break
            seat = waiting[0]
            moves = pos.moves(seat)
            other = pos.guess(seat, chance_from_seed(seed))
            for move in moves[:40]:
                told = game.odds(Eyes(pos, seat), move)
                if pos.verbs().verb_of(move).name not in BATTLES[name]:
                    assert told is None
                    continue
                asked += 1
                assert all(number >= 0 for number in numbers(told))
                assert told == game.odds(Eyes(other, seat), move), "worlds that look the same give the same odds"
            pos.play(seat, pick.choice(pos.verbs().forward(moves)))
    assert asked
