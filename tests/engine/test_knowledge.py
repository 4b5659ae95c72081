"""What eyes tell a bot beyond view, moves and guesses."""

from __future__ import annotations

import tafelrunde
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.examples.apple.rules import BID, READY


def test_eyes_count_only_what_the_seat_noticed() -> None:
    pos = tafelrunde.new("apple", seats=2, seed=1)
    mine, theirs = Eyes(pos, 0), Eyes(pos, 1)
    before = mine.noticed(), theirs.noticed()
    card = next(move for move in pos.moves(0) if move != READY())
    assert card >= BID(0)
    pos.play(0, card)
    assert (mine.noticed(), theirs.noticed()) == (before[0] + 1, before[1])


def test_a_game_need_not_have_a_hunch() -> None:
    pos = tafelrunde.new("apple", seats=2, seed=1)
    assert pos.hunch(0, pos.moves(0)) == []


def test_a_game_that_says_it_has_no_hunch_has_none() -> None:
    silent = []
    for game in tafelrunde.all_games():
        pos = game.new(game.min_seats, 3)
        seat = pos.waiting()[0]
        if not pos.has_hunch():
            silent.append(game.id)
            assert pos.hunch(seat, pos.moves(seat)) == []
    assert silent
