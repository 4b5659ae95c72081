"""What was learnt to lean to: it weighs moves, rollouts play by it, and a search takes it where the game comes with it."""

from __future__ import annotations

from collections import Counter

import pytest

import tafelrunde
from tafelrunde.bots import leanings as module
from tafelrunde.bots.base import Budget
from tafelrunde.bots.leanings import LEAST, Leanings, leanings_of
from tafelrunde.bots.rollout import Settings, decide
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.events import Played
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position


def asked(game_id: str, verbs: set[str]) -> tuple[Position, int, list[int]]:
    """Play by chance until somebody has to decide between these verbs."""
    draws = chance_from_seed(3)
    pos = tafelrunde.new(game_id, seats=2, seed=3)
    while True:
        seat = pos.waiting()[0]
        moves = pos.verbs().forward(pos.moves(seat))
        if {pos.verbs().verb_of(move).name for move in moves} == verbs:
            return pos, seat, moves
        pos.play(seat, moves[draws.below(len(moves))])


def test_weights_are_by_step_and_verb_and_nothing_is_ruled_out() -> None:
    pos, seat, moves = asked("battlelore", {"attack", "end"})
    leant = Leanings({type(pos.stack[-1]).__name__: {"attack": 3.0, "end": 0.0}}, pos.verbs(), heeds_hunch=False)
    told = dict(zip((pos.verbs().verb_of(move).name for move in moves), leant.weigh(pos, seat, moves), strict=True))
    assert told == {"attack": 3.0, "end": LEAST}
    silent = Leanings({"Elsewhere": {"attack": 3.0}}, pos.verbs(), heeds_hunch=False)
    assert silent.weigh(pos, seat, moves) == pos.hunch(seat, moves), "what was never asked is left to the hunch"


def test_a_hunch_that_says_more_than_verbs_is_multiplied() -> None:
    pos, seat, moves = asked("bloodstones", {"march", "build", "end"})
    step = type(pos.stack[-1]).__name__
    hunch = pos.hunch(seat, moves)
    names = [pos.verbs().verb_of(move).name for move in moves]
    both = Leanings({step: {"build": 5.0}}, pos.verbs(), heeds_hunch=True).weigh(pos, seat, moves)
    assert both == [weight * (5.0 if name == "build" else 1.0) for weight, name in zip(hunch, names, strict=True)]
    alone = Leanings({step: {"build": 5.0}}, pos.verbs(), heeds_hunch=False).weigh(pos, seat, moves)
    assert alone == [5.0 if name == "build" else 1.0 for name in names]


@pytest.mark.parametrize("heeds_hunch", [False, True])
def test_rollouts_play_what_is_leant_to(heeds_hunch: bool) -> None:
    pos, seat, _ = asked("bloodstones", {"march", "build", "end"})
    draws = chance_from_seed(5)
    for wanted in ("build", "end"):
        leant = Leanings({type(pos.stack[-1]).__name__: {wanted: 1e6}}, pos.verbs(), heeds_hunch)
        seen: Counter[str] = Counter()
        for _ in range(50):
            twin = pos.copy()
            twin.log = []
            decide(twin, Settings(), leant, draws)
            seen[next(pos.verbs().verb_of(entry.move).name for entry in twin.log if isinstance(entry, Played))] += 1
        assert seen == {wanted: 50}
    assert seat in pos.waiting()


def test_a_search_takes_what_comes_with_the_game_unless_it_is_told_not_to(monkeypatch: pytest.MonkeyPatch) -> None:
    pos, seat, _ = asked("battlelore", {"attack", "end"})
    leant = Leanings({type(pos.stack[-1]).__name__: {"attack": 3.0}}, pos.verbs(), heeds_hunch=False)
    monkeypatch.setitem(module.READ, "tafelrunde.games.battlelore", leant)
    for leaning, expected in ((True, leant), (False, None)):
        bot = SearchBot(chance_from_seed(1))
        bot.settings.leaning = leaning
        bot.think(Eyes(pos, seat), Budget(iterations=4))
        assert bot.tree is not None
        assert bot.tree.leanings is expected


def test_a_game_without_learnt_leanings_has_none() -> None:
    assert leanings_of(tafelrunde.new("apple", seats=2, seed=1)) is None


@pytest.mark.parametrize(("lapse", "thinks"), [("0", True), ("1", False)])
def test_a_lapse_is_a_turn_without_thinking(lapse: str, thinks: bool) -> None:
    pos, seat, moves = asked("battlelore", {"attack", "end"})
    bot = SearchBot(chance_from_seed(1))
    bot.set("lapse", lapse)
    assert bot.choose(Eyes(pos, seat), Budget(iterations=4)) in moves
    assert (bot.tree is not None) == thinks


def test_a_lapse_lasts_as_long_as_nobody_else_decides() -> None:
    pos, seat, _ = asked("battlelore", {"attack", "end"})
    bot = SearchBot(chance_from_seed(1))
    bot.settings.lapse = 0.5
    eyes = Eyes(pos, seat)
    drawn = set()
    for _ in range(20):
        bot.noticed = -5
        first = bot.lapses(eyes)
        bot.noticed = eyes.noticed() - 1
        assert bot.lapses(eyes) == first, "the same turn goes on"
        drawn.add(first)
    assert drawn == {True, False}
