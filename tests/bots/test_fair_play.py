"""Strength comes from thinking, not from peeking: a bot chooses the same where its seat cannot tell the difference."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.bots import Budget, bots, make_bot
from tafelrunde.bots.hints import suggest
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.state import digest
from tafelrunde.testing import random_setting

GAMES = ["apple", *(game.id for game in tafelrunde.all_games())]
WALKS = 6
POSITIONS = 6


def positions(game_id: str, number: int) -> list[Position]:
    """Positions from random games in random settings."""
    game = tafelrunde.find(game_id)
    found = []
    for seed in range(number):
        draws = chance_from_seed(f"fair {seed}".encode())
        roles, options = random_setting(game, draws)
        pos = game.new(roles, seed, options)
        for _ in range(10 + draws.below(150)):
            waiting = pos.waiting()
            moves = pos.verbs().forward(pos.moves(waiting[0]))
            twin = pos.copy()
            twin.play(waiting[0], moves[draws.below(len(moves))])
            if not twin.waiting():
                break
            pos = twin
        found.append(pos)
    return found


@pytest.mark.parametrize("name", sorted(bots()))
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_does_not_change_its_choice(game: str, name: str) -> None:
    different = 0
    for number, pos in enumerate(positions(game, POSITIONS)):
        seat = pos.waiting()[0]
        worlds = [pos, *(pos.guess(seat, chance_from_seed(f"{number} {i}".encode())) for i in range(2))]
        different += len({digest(world) for world in worlds}) > 1
        choices = set()
        for world in worlds:
            bot = make_bot(name, chance_from_seed(number))
            if hasattr(bot, "workers"):
                bot.workers = 1
            choices.add(bot.choose(Eyes(world, seat), Budget(iterations=WALKS)))
        assert len(choices) == 1, f"{name} peeks at {game}, position {number}"
    assert different


@pytest.mark.parametrize("game", GAMES)
def test_hints_peek_as_little(game: str) -> None:
    for number, pos in enumerate(positions(game, 3)):
        seat = pos.waiting()[0]
        world = pos.guess(seat, chance_from_seed(number))
        hints = [suggest(Eyes(each, seat), Budget(iterations=WALKS), chance_from_seed(1)) for each in (pos, world)]
        assert hints[0] == hints[1]


def test_a_bot_that_peeks_is_caught() -> None:
    """The proof can fail: a bot that looks at the pile through a hole in the eyes chooses differently."""
    pos = tafelrunde.new("apple", seats=2, seed=3)
    worlds = [pos, *(pos.guess(0, chance_from_seed(seed)) for seed in range(20))]
    choices = set()
    for world in worlds:
        moves = world.moves(0)
        choices.add(moves[getattr(world, "pile")[-1] % len(moves)])  # noqa: B009
    assert len(choices) > 1
