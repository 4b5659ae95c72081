"""Fair contests: every bot sits in every seat with every luck."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.arena.plan import Plan, plan_from_header
from tafelrunde.engine.errors import BadOptions, UnknownGame


def plan(bots: list[str], seats: int = 2, **more: object) -> Plan:
    return Plan("apple", ["amber", "blue", "coral", "dun"][:seats], {}, bots, **more)  # type: ignore[arg-type]


def test_two_bots_change_seats_under_the_same_seed() -> None:
    games = plan(["greedy", "random"]).fixtures(4)
    assert [(game.seed, game.players) for game in games] == [
        (0, ["greedy", "random"]),
        (0, ["random", "greedy"]),
        (1, ["greedy", "random"]),
        (1, ["random", "greedy"]),
    ]


@pytest.mark.parametrize(
    ("bots", "size"), [(["a", "b", "b", "b"], 4), (["a", "a", "b", "b"], 6), (["a", "b", "c", "d"], 24), (["a", "b", "c", "d", "d"], 60)]
)
def test_all_seatings_are_balanced(bots: list[str], size: int) -> None:
    contest = plan(bots, seats=4)
    seatings = contest.seatings()
    assert len(seatings) == len(set(seatings)) == size
    for bot in set(bots):
        per_seat = Counter(seat for seating in seatings for seat in range(4) if seating[seat] == bot)
        assert len(set(per_seat.values())) == 1, "every seat equally often"
    assert contest.games(100) % size == 0
    assert contest.games(100) >= 100


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    pairs = Counter(frozenset(seating) for seating in plan(["a", "b", "c"]).seatings())
    assert pairs == {frozenset("ab"): 2, frozenset("ac"): 2, frozenset("bc"): 2}


def test_mistakes_are_named_before_the_first_game() -> None:
    for bots, seats in ((["greedy"], 2), (["greedy", "random"], 3), (["greedy@soon", "random"], 2)):
        with pytest.raises(BadOptions):
            plan(bots, seats).check()
    with pytest.raises(UnknownGame):
        plan(["greedy", "nobody"]).check()
    plan(["greedy", "random"]).check()


def test_a_header_says_everything() -> None:
    contest = plan(["greedy", "random"], seed=7, cut=50)
    assert plan_from_header(contest.header()) == contest
    assert plan_from_header(contest.header()).fixtures(6) == contest.fixtures(6)
    assert contest.fingerprint() != plan(["greedy", "random"], seed=8, cut=50).fingerprint()
