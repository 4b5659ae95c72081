"""The search finds what is there to be found, and believes nobody to know what he cannot know."""

from __future__ import annotations

import os

import pytest

import tafelrunde
from tafelrunde.bots import Budget, make_bot
from tafelrunde.bots.hints import suggest
from tafelrunde.bots.rounds import ranked
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions, UnknownGame
from tafelrunde.engine.knowledge import Eyes
from tests.bots.toys import CLIMB, SHOW, SLIDE, TAKE, Dice, Envelope, Heap, Ladder, Pennies, Rivals, Toy, Treadmill, toy


def searcher(seed: int = 0) -> SearchBot:
    return SearchBot(chance_from_seed(seed))


def chosen(pos: Toy, seat: int = 0, walks: int = 600, seed: int = 0) -> int:
    return searcher(seed).choose(Eyes(pos, seat), Budget(iterations=walks))


@pytest.mark.parametrize("heap", [2, 3, 5, 6, 7, 9, 10, 11])
def test_the_winning_number_of_stones_is_found(heap: int) -> None:
    assert chosen(toy(Heap(0), heap)) == TAKE(heap % 4)


def test_average_luck_decides_not_one_roll() -> None:
    assert [chosen(toy(Dice(), seed=seed), walks=200, seed=seed) for seed in range(10)] == [CLIMB(2)] * 10


def test_a_secret_choice_is_not_answered_as_if_it_were_seen() -> None:
    """A tree that let the second seat see the first one's choice would give the first seat no hope."""
    for seat in (0, 1):
        bot = searcher()
        node = bot.think(Eyes(toy(Pennies()), seat), Budget(iterations=2000))
        assert [0.4 < edge.mean() < 0.6 for edge in node.open] == [True, True]


def test_who_decides_at_the_same_time_as_others_thinks_about_the_own_choice_whatever_the_seat() -> None:
    """A walk that began with the other seat's three choices would reach the own ones too late to learn anything about them."""
    for seat in (0, 1):
        bot = searcher()
        node = bot.think(Eyes(toy(Rivals()), seat), Budget(iterations=300))
        assert sum(edge.visits for edge in node.open) == bot.walks
    assert chosen(toy(Rivals()), seat=1) == CLIMB(2)


def test_a_private_move_is_not_known_to_the_answering_seat() -> None:
    hiding = searcher().think(Eyes(toy(Envelope(0)), 0), Budget(iterations=2000))
    naming = searcher().think(Eyes(hidden(SHOW(1)), 1), Budget(iterations=2000))
    for node in (hiding, naming):
        assert 0.4 < node.total / node.visits < 0.6


def hidden(side: int) -> Toy:
    pos = toy(Envelope(0))
    pos.play(0, side)
    return pos


def test_same_seed_same_walks_same_findings() -> None:
    pos = tafelrunde.new("apple", seats=3, seed=4)
    found = [suggest(Eyes(pos, 1), Budget(iterations=300), chance_from_seed(9)) for _ in range(2)]
    assert found[0] == found[1]
    assert 200 < sum(hint.visits for hint in found[0]) <= 300
    assert found[0][0].visits * 2 >= max(hint.visits for hint in found[0])


def test_the_tree_is_kept_while_one_seat_goes_on() -> None:
    pos = toy(Ladder())
    bot = searcher()
    first = bot.choose(Eyes(pos, 0), Budget(iterations=800))
    assert first == CLIMB(2)
    before = bot.tree
    pos.play(0, first)
    known = bot.resume(Eyes(pos, 0))
    assert known is before
    assert known.root(0).visits > 100
    assert bot.choose(Eyes(pos, 0), Budget(iterations=50)) == CLIMB(2)


def test_the_tree_is_not_kept_after_another_move_or_another_seat() -> None:
    pos = toy(Ladder())
    bot = searcher()
    bot.choose(Eyes(pos, 0), Budget(iterations=200))
    before = bot.tree
    pos.play(0, CLIMB(1))
    pos.play(0, SLIDE())
    assert bot.resume(Eyes(pos, 0)) is not before
    heap = toy(Heap(0), 11)
    bot.choose(Eyes(heap, 0), Budget(iterations=200))
    before = bot.tree
    heap.play(0, TAKE(3))
    heap.play(1, TAKE(1))
    assert bot.resume(Eyes(heap, 0)) is not before


def test_how_much_of_a_walk_is_valued_where_the_turn_passes_on() -> None:
    """A heap of five is valued as even by its evaluation: only what comes after the own turn tells that one stone must be taken."""
    means = {}
    for soon in ("0", "0.6", "1"):
        bot = searcher()
        bot.set("soon", soon)
        means[soon] = [edge.mean() for edge in bot.think(Eyes(toy(Heap(0), 5), 0), Budget(iterations=400)).open]
    assert means["1"] == [pytest.approx(0.5)] * 3
    assert means["0"][0] > 0.8 > 0.5 > max(means["0"][1:])
    assert 0.5 < means["0.6"][0] < means["0"][0]


@pytest.mark.parametrize(
    ("proof", "gain", "first"),
    [
        pytest.param("1", 0.01, TAKE(1), id="noise disproves nothing"),
        pytest.param("1", 0.2, TAKE(2), id="what is clearly better is played"),
        pytest.param("0", 0.01, TAKE(2), id="without proof the best average is played"),
    ],
)
def test_first_sight_holds_until_it_is_disproved(proof: str, gain: float, first: int) -> None:
    bot = searcher()
    bot.set("proof", proof)
    bot.set("trust", "0.001")
    node = bot.think(Eyes(toy(Heap(0), 5), 0), Budget(iterations=1))
    for edge, promise, mean in zip(node.open, (0.6, 0.5, 0.5), (0.5, 0.5 + gain, 0.1), strict=True):
        edge.promise, edge.looks = promise, 1.0
        edge.visits, edge.total, edge.squares = 50.0, 50 * mean, 50 * (mean * mean + 0.04)
    assert bot.tree is not None
    assert ranked(bot.tree, node)[0].move == first


def test_taking_back_is_never_considered() -> None:
    pos = toy(Ladder())
    pos.play(0, CLIMB(1))
    assert SLIDE() in pos.moves(0)
    assert SLIDE() not in [hint.move for hint in suggest(Eyes(pos, 0), Budget(iterations=100))]


FORKED = pytest.mark.posix("fork")


@pytest.mark.parametrize(
    ("workers", "fork"), [pytest.param(2, True, marks=FORKED), pytest.param(3, True, marks=FORKED), pytest.param(2, False)]
)
def test_several_workers_agree_and_repeat(workers: int, fork: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not fork:
        monkeypatch.delattr(os, "fork", raising=False)
    pos = tafelrunde.new("apple", seats=3, seed=4)
    found = []
    for _ in range(2):
        bot = searcher(7)
        bot.workers = workers
        node = bot.think(Eyes(pos, 0), Budget(iterations=300))
        assert 200 < bot.walks <= 300
        found.append([(edge.move, edge.visits, edge.total) for edge in node.open])
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) == bot.walks


def test_settings_can_be_given_by_name() -> None:
    bot = make_bot("search:cut=40:explore=0.5:calm=false:workers=2", chance_from_seed(0))
    assert isinstance(bot, SearchBot)
    assert (bot.settings.cut, bot.settings.explore, bot.settings.calm, bot.workers) == (40, 0.5, False, 2)
    for wrong in ("search:colour=red", "search:cut=many", "random:cut=4"):
        with pytest.raises(BadOptions):
            make_bot(wrong, chance_from_seed(0))
    with pytest.raises(UnknownGame, match="there is: "):
        make_bot("nobody", chance_from_seed(0))


def test_suggest_has_nothing_to_say_to_a_seat_that_is_not_asked() -> None:
    assert suggest(Eyes(toy(Heap(0), 5), 1), Budget(iterations=10)) == []


def test_the_best_moves_come_with_the_line_the_walks_took() -> None:
    pos = toy(Heap(0), 9)
    hints = suggest(Eyes(pos, 0), Budget(iterations=900))
    best = hints[0]
    assert best.move == TAKE(1)
    assert [hint.considered for hint in hints] == [True] * 3
    assert best.line[0][0] == 1, "the other seat goes on"
    pos.play(0, best.move)
    for seat, move in best.line:
        pos.play(seat, move)
    few = suggest(Eyes(toy(Heap(0), 9), 0), Budget(iterations=3))
    assert [hint.line for hint in few] == [[]] * 3, "nothing is made up where hardly any walk has been"


def test_rollouts_to_the_end_of_a_game_without_one_end_all_the_same() -> None:
    bot = make_bot("search:cut=-1", chance_from_seed(0))
    assert bot.choose(Eyes(toy(Treadmill(0), 9), 0), Budget(iterations=3)) in (TAKE(1), TAKE(2))
