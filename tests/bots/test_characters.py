"""Characters: the same search with a liking of its own, which never costs a game that is won."""

from __future__ import annotations

import pytest

from tafelrunde.bots import Budget, make_bot
from tafelrunde.bots.worth import STUBBORN, Taste, worth
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.judgement import FIRST
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.traits import CHARACTERS

MINDED = [game for game in games() if game.traits is not None]


def in_the_middle(game: Game, decisions: int = 120) -> Position:
    """A position of random play that has traits."""
    pos, luck = game.new(2, 3), chance_from_seed(3)
    while pos.ply < decisions or not pos.traits() or len(pos.moves(pos.waiting()[0])) < 3:
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[luck.below(len(moves))])
    return pos


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.id)
def test_every_game_says_what_each_character_likes(game: Game) -> None:
    assert game.traits is not None
    assert set(game.traits.tastes) == set(CHARACTERS)
    for character, liked in game.traits.tastes.items():
        assert set(liked) <= set(game.traits.names), character
        assert all(0.0 < abs(weight) <= 0.25 for weight in liked.values())
        assert game.traits.taste(character) == [liked.get(name, 0.0) for name in game.traits.names]
    assert len({str(liked) for liked in game.traits.tastes.values()}) == len(CHARACTERS)
    assert game.traits.taste("sleepy") == []
    assert game.new(2, 0).judged_by() is game.traits


def test_a_game_without_traits_knows_no_character_and_is_played_all_the_same() -> None:
    pos = find("apple").new(2, 0)
    assert pos.judged_by() is None
    seat = pos.waiting()[0]
    plain, bold = (
        make_bot(name, chance_from_seed(1)).choose(Eyes(pos, seat), Budget(iterations=20)) for name in ("hard", "hard:character=bold")
    )
    assert plain == bold


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.id)
def test_what_is_liked_raises_the_own_chance_by_its_weight_and_nobody_elses(game: Game) -> None:
    pos = in_the_middle(game)
    own = pos.traits()[0]
    likes = [0.0] * (len(own) - FIRST)
    likes[0] = 0.1
    for step, moved in ((0, 0.0), (3, -0.3), (-5, 0.5), (-100, STUBBORN), (100, -STUBBORN)):
        before = own[:]
        before[FIRST] = own[FIRST] + step
        plain, seen = worth(pos), worth(pos)
        Taste(likes, before).colour(seen, pos, 0)
        assert seen[1:] == plain[1:]
        assert seen[0] / (1 - seen[0]) == pytest.approx(plain[0] / (1 - plain[0]) * 2.718281828459045**moved)


@pytest.mark.parametrize("game", MINDED, ids=lambda game: game.id)
def test_what_is_decided_looks_the_same_to_everybody(game: Game) -> None:
    pos, luck = game.new(2, 5), chance_from_seed(5)
    before = in_the_middle(game).traits()[0]
    while pos.waiting():
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[luck.below(len(moves))])
    seen = worth(pos)
    Taste([0.2] * (len(before) - FIRST), before).colour(seen, pos, 0)
    assert seen == worth(pos)


def test_one_who_is_minded_decides_the_same_again_and_not_always_like_others() -> None:
    game = find("battlelore")
    pos, luck = game.new(2, 3), chance_from_seed(3)
    differ = 0
    for _ in range(60):
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        if len(moves) > 4 and pos.traits():
            chosen = [
                make_bot(f"hard{minded}", chance_from_seed(1)).choose(Eyes(pos, seat), Budget(iterations=16))
                for minded in ("", ":character=bold", ":character=bold", ":character=cautious")
            ]
            assert chosen[1] == chosen[2]
            differ += len(set(chosen)) > 1
        pos.play(seat, moves[luck.below(len(moves))])
    assert differ


def test_a_character_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptions, match="cautious, bold, schemer, not 'sleepy'"):
        make_bot("hard:character=sleepy", chance_from_seed(0))
    with pytest.raises(BadOptions, match="'greedy' has no setting 'character'"):
        make_bot("greedy:character=bold", chance_from_seed(0))
