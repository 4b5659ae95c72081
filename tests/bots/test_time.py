"""Bots keep to their time: on a clock that the test turns, and on the real one."""

from __future__ import annotations

import gc
import time

import pytest

import tafelrunde
from tafelrunde.bots import Budget, make_bot, make_player, rounds
from tafelrunde.bots import greedy as greedy_module
from tafelrunde.bots import rollout as rollout_module
from tafelrunde.bots import search as search_module
from tafelrunde.bots import tree as tree_module
from tafelrunde.bots import worth as worth_module
from tafelrunde.bots.ladder import ladder
from tafelrunde.bots.levels import LEVELS, LevelBot, is_end_in_sight
from tafelrunde.bots.pauses import UNREST
from tafelrunde.bots.search import SearchBot
from tafelrunde.bots.tree import Edge, Node, Tree
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position


@pytest.fixture(autouse=True)
def rested() -> None:
    """What other tests have taught the bots about the machine is forgotten."""
    UNREST.pause = 0.0


pure_only = pytest.mark.skipif(tafelrunde.BUILD == "native", reason="compiled modules keep their own clock")


class Clock:
    """Each look takes so long; now and then the machine stands still."""

    def __init__(self, tick: float, pause: float = 0.0, every: int = 0, once: int = 0) -> None:
        self.now, self.tick, self.pause, self.every, self.once, self.looks = 0.0, tick, pause, every, once, 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.tick
        if self.looks == self.once or (self.every and self.looks % self.every == 0):
            self.now += self.pause
        return self.now


def on_clock(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    for module in (tree_module, rounds, search_module, greedy_module, rollout_module, worth_module):
        monkeypatch.setattr(module, "perf_counter", clock)


@pure_only
@pytest.mark.parametrize("tick", [0.0001, 0.001, 0.002])
def test_search_stops_before_its_time_is_up(monkeypatch: pytest.MonkeyPatch, tick: float) -> None:
    clock = Clock(tick)
    on_clock(monkeypatch, clock)
    bot = SearchBot(chance_from_seed(0))
    pos = tafelrunde.new("apple", seats=3, seed=1)
    bot.choose(Eyes(pos, 0), Budget(seconds=0.1))
    assert clock.now <= 0.1 + 2 * tick
    assert bot.walks > 1


@pure_only
@pytest.mark.parametrize(("known", "pause"), [(0.0, 0.024), (0.011, 0.05)])
def test_a_pause_longer_than_any_before_does_no_harm(monkeypatch: pytest.MonkeyPatch, known: float, pause: float) -> None:
    """Whenever it comes: the first pause at all, and a much longer one on a machine that is known to be busy."""
    for look in range(20, 1000, 13):
        clock = Clock(0.0001, pause, once=look)
        on_clock(monkeypatch, clock)
        UNREST.pause = known
        SearchBot(chance_from_seed(0)).choose(Eyes(tafelrunde.new("apple", seats=3, seed=1), 0), Budget(seconds=0.1))
        assert clock.now <= 0.115, look


@pure_only
def test_search_learns_how_long_the_machine_may_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.0002, pause=0.03, every=97)
    on_clock(monkeypatch, clock)
    bot = SearchBot(chance_from_seed(0))
    pos = tafelrunde.new("apple", seats=3, seed=1)
    spent = []
    for _ in range(20):
        begin = clock.now
        bot.choose(Eyes(pos, 0), Budget(seconds=0.1))
        spent.append(clock.now - begin)
    assert max(spent[2:]) <= 0.115


@pure_only
def test_a_rollout_without_end_is_given_up_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.005)
    on_clock(monkeypatch, clock)
    bot = make_bot("search:cut=-1", chance_from_seed(0))
    pos = tafelrunde.new("apple", seats=4, seed=1, options={"goal": 100})
    assert bot.choose(Eyes(pos, 0), Budget(seconds=0.1)) in pos.moves(0)
    assert clock.now <= 0.115


@pure_only
def test_greedy_answers_with_what_it_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.01)
    on_clock(monkeypatch, clock)
    pos = tafelrunde.new("apple", seats=3, seed=1)
    assert make_bot("greedy", chance_from_seed(0)).choose(Eyes(pos, 0), Budget(seconds=0.05)) in pos.moves(0)
    assert clock.now - clock.tick <= 0.05 * 1.1 + 0.005 + 1e-9


def test_the_collector_waits_until_a_move_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would walk through everything the process holds: tens of milliseconds after each long thought."""
    at_work: list[bool] = []

    def ranked(tree: Tree, node: Node) -> list[Edge]:
        at_work.append(gc.isenabled())
        return rounds.ranked(tree, node)

    monkeypatch.setattr(search_module, "ranked", ranked)
    pos = tafelrunde.new("apple", seats=2, seed=5)
    make_bot("search", chance_from_seed(0)).choose(Eyes(pos, pos.waiting()[0]), Budget(iterations=20))
    assert at_work == [False]
    assert gc.isenabled()


@pytest.mark.parametrize(("name", "seconds"), [("greedy", 0.03), ("normal", 0.03), ("hard", 0.05), ("expert", 0.3)])
def test_on_the_real_clock_decisions_end(name: str, seconds: float) -> None:
    """A shared machine may stand still at any moment, so one in time is enough: who takes no notice of his time is late every time.

    The exact limit is proved on the turned clock and by `make punctual`.
    """
    pos = tafelrunde.new("apple", seats=2, seed=5)
    bot = make_bot(name, chance_from_seed(0))
    in_time = 0
    for _ in range(16):
        seat = pos.waiting()[0]
        begin = time.perf_counter()
        move = bot.choose(Eyes(pos, seat), Budget(seconds=seconds))
        in_time += time.perf_counter() - begin <= seconds * 1.1 + 0.005
        pos.play(seat, move)
    assert in_time > 0


@pytest.mark.parametrize("game", [game.id for game in tafelrunde.all_games()])
def test_levels_take_as_many_walks_as_the_game_says_and_higher_ones_more(game: str) -> None:
    pos = at_a_choice(game, more_than=9)
    stated = ladder(tafelrunde.find(game).package).walks
    assert set(stated) <= set(LEVELS)
    far = []
    for name in LEVELS:
        bot = make_bot(name, chance_from_seed(0))
        assert isinstance(bot, LevelBot)
        far.append(bot.own_walks(Eyes(pos, pos.waiting()[0])))
        assert far[-1] == stated.get(name, bot.most)
    assert 1 <= far[0] < far[1] == 8 < far[2] <= 64 < LevelBot.alert < far[3] <= 400 < far[4] <= 4000


def at_a_choice(game: str, more_than: int = 1, no_more_than: int = 1000) -> Position:
    """A position of a game played at random, near its beginning, in which somebody has so many moves to choose from."""
    pos, chance = tafelrunde.new(game, seats=2, seed=5), chance_from_seed(2)
    while not more_than < len(Eyes(pos, pos.waiting()[0]).forward()) <= no_more_than:
        moves = Eyes(pos, pos.waiting()[0]).forward()
        pos.play(pos.waiting()[0], moves[chance.below(len(moves))])
    return pos


@pytest.mark.parametrize("name", ["normal", "skilled"])
def test_where_there_are_only_a_few_moves_all_are_tried(name: str) -> None:
    pos = at_a_choice("root", 2, 4)
    eyes = Eyes(pos, pos.waiting()[0])
    bot = make_bot(name, chance_from_seed(0))
    assert isinstance(bot, LevelBot)
    assert 24 <= bot.own_walks(eyes) <= 48
    node = bot.think(eyes, Budget(seconds=60.0, at_most=True))
    assert all(edge.visits >= 4 for edge in node.open)


@pytest.mark.parametrize("game", [game.id for game in tafelrunde.all_games()])
def test_where_the_end_is_in_sight_every_level_looks_farther(game: str) -> None:
    pos, chance = tafelrunde.new(game, seats=2, seed=5), chance_from_seed(2)
    before = tafelrunde.new(game, seats=2, seed=5)
    while pos.waiting():
        if not is_end_in_sight(pos, pos.waiting()[0]):
            before = pos.copy()
        seat = pos.waiting()[0]
        moves = Eyes(pos, seat).forward()
        if is_end_in_sight(pos, seat) and len(moves) > 1:
            break
        pos.play(seat, moves[chance.below(len(moves))])
    else:
        pytest.fail("the end was never in sight")
    for name, least in (("easy", 120), ("normal", 200), ("skilled", 200), ("hard", 224)):
        bot = make_bot(name, chance_from_seed(0))
        assert isinstance(bot, LevelBot)
        assert bot.own_walks(Eyes(pos, pos.waiting()[0])) >= least
    easy = make_bot("easy", chance_from_seed(0))
    assert isinstance(easy, LevelBot)
    assert easy.own_walks(Eyes(before, before.waiting()[0])) <= 24


@pytest.mark.parametrize("name", LEVELS[:-1])
def test_a_level_stops_at_its_walks_unless_it_is_told_how_long_to_think(name: str) -> None:
    pos = tafelrunde.new("apple", seats=2, seed=5)
    bot = make_bot(name, chance_from_seed(0))
    assert isinstance(bot, LevelBot)
    eyes = Eyes(pos, pos.waiting()[0])
    own = bot.own_walks(eyes)
    for budget in (Budget(), Budget(seconds=60.0, at_most=True)):
        bot.tree = None
        bot.think(eyes, budget)
        assert bot.walks <= own
    bot.tree = None
    bot.think(eyes, Budget(iterations=own + 300))
    assert bot.walks > own
    bot.think(eyes, Budget(seconds=0.05))
    assert bot.farthest(eyes) > 1_000_000, "so long it thinks, as `hard@0.05` has always meant"


@pure_only
@pytest.mark.parametrize("name", LEVELS[:-1])
def test_a_level_does_not_wait_longer_for_its_walks_than_it_says(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for budget in (Budget(), Budget(seconds=0.2, at_most=True)):
        bot = make_bot(name, chance_from_seed(0))
        clock = Clock(0.005)
        on_clock(monkeypatch, clock)
        bot.choose(Eyes(tafelrunde.new("apple", seats=3, seed=1), 0), budget)
        assert bot.seconds is not None
        assert clock.now <= (budget.seconds or bot.seconds) + 2 * clock.tick


def test_a_level_takes_its_own_time_unless_told_otherwise() -> None:
    times = {name: make_bot(name, chance_from_seed(0)).seconds for name in LEVELS}
    assert list(times.values()) == sorted(times.values(), key=lambda seconds: seconds or 0.0)
    assert None not in times.values()
    assert (times["hard"], times["expert"]) == (1.0, 5.0), "the most they wait, as the lobby says (bot-choice)"
    assert make_bot("hard:patient=true", chance_from_seed(0)).seconds is None
    bot, budget = make_player("hard@0.1", chance_from_seed(0))
    assert (bot.name, budget.seconds, budget.iterations) == ("hard", 0.1, None)
    assert make_player("search@500i", chance_from_seed(0))[1].iterations == 500
    for wrong in ("hard@", "hard@soon", "hard@0", "search@-5i", "search@1.5i"):
        with pytest.raises(BadOptions):
            make_player(wrong, chance_from_seed(0))


@pytest.mark.parametrize("name", ["normal", "skilled", "hard"])
def test_levels_are_counted_in_walks_so_that_they_are_equally_strong_everywhere(name: str) -> None:
    pos = tafelrunde.new("apple", seats=2, seed=5)
    level, search = make_bot(name, chance_from_seed(3)), make_bot("search", chance_from_seed(3))
    assert isinstance(level, LevelBot)
    for _ in range(6):
        seat = pos.waiting()[0]
        eyes = Eyes(pos, seat)
        walks = level.own_walks(eyes)
        move = level.choose(eyes, Budget(seconds=60.0, at_most=True))
        assert level.walks <= walks or len(eyes.forward()) == 1
        assert move == search.choose(eyes, Budget(iterations=walks))
        pos.play(seat, move)
