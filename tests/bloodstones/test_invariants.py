"""Each invariant is known to fail: what play could never bring about is put there by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.pieces.tiles import ONE, SHIPS, UNDEADS
from tafelrunde.games.bloodstones.pieces.words import MOUNTAIN, SEA
from tafelrunde.games.bloodstones.position import Bloodstones

SEATS = ["chaos_horde", "hill_folk", "necromancers", "corsairs"]


def in_play() -> Bloodstones:
    """A game some way on."""
    pos = GAME.new(4, 5, {})
    assert isinstance(pos, Bloodstones)
    while pos.ply < 120:
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[(pos.ply * 7) % len(moves)])
    assert pos.invariants() == []
    return pos


def place_of(pos: Bloodstones, terrain: int) -> int:
    return next(area for area in range(pos.areas) if pos._board.terrain[area] == terrain)


def ships(pos: Bloodstones) -> int:
    return SHIPS & -SHIPS
