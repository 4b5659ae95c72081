"""A bot of the past plays what it played then, move for move: else nothing that is measured against it means anything."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.bots import Budget, bots, make_bot
from tafelrunde.bots.rounds import ranked
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import Edge
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position

WALKS = 40
THEN = {
    ("root", 4): ["aid marquise smugglers-trail: 0.1635", "spread 4 arms-trader: 0.5989"],
    ("root", 2): ["decree investments build: 0.2887", "march 12 7 1: 0.8219"],
    ("bloodstones", 2): ["end: 0.4373", "march 59: 0.1176"],
    ("battlelore", 2): ["move r7c4 r5c3: 0.5477", "command darken-the-sky: 0.5547"],
    ("seventhstone", 3): ["allocate mercenaries: 0.3428", "allocate mercenaries: 0.5601"],
}
"""What `hard-1` chose after so many random decisions, when it was *Hard*, and how well it expected to do."""
PLIES = (30, 90)


def at(game_id: str, seats: int, plies: int) -> Position:
    """A position some way into a game of chance moves, in which there is something to choose."""
    game = tafelrunde.find(game_id)
    pos = game.new(game.check_seats(seats), 11, {})
    draws = chance_from_seed(plies)
    while pos.ply < plies or len(Eyes(pos, pos.waiting()[0]).forward()) < 4:
        seat = pos.waiting()[0]
        moves = Eyes(pos, seat).forward()
        pos.play(seat, moves[draws.below(len(moves))])
    return pos


def chosen(game_id: str, seats: int, plies: int) -> str:
    pos = at(game_id, seats, plies)
    bot = make_bot("hard-1", chance_from_seed(plies))
    assert isinstance(bot, SearchBot)
    best = ranked_by(bot, Eyes(pos, pos.waiting()[0]))
    return f"{pos.verbs().text(best.move)}: {best.mean():.4f}"


def ranked_by(bot: SearchBot, eyes: Eyes) -> Edge:
    node = bot.think(eyes, Budget(iterations=WALKS))
    assert bot.tree is not None
    return ranked(bot.tree, node)[0]


@pytest.mark.parametrize(("game_id", "seats"), list(THEN))
def test_hard_of_then_plays_as_it_did(game_id: str, seats: int) -> None:
    assert [chosen(game_id, seats, plies) for plies in PLIES] == THEN[game_id, seats]


def test_bots_of_the_past_are_found_by_name_but_offered_nowhere() -> None:
    assert make_bot("hard-1", chance_from_seed(0)).name == "hard-1"
    assert "hard-1" not in bots()
