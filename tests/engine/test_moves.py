"""Offers as machine ints: they grow, sort and answer as a list would."""

from __future__ import annotations

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.engine import moves, packed
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.moves import BOXES, SPACE, Moves, listed, offered
from tafelrunde.engine.steps import Step
from tafelrunde.examples.apple.rules import READY, Apple


def shuffled(count: int, seed: int) -> list[int]:
    """Different moves in no order."""
    found = [(at % 5) << 50 | at << 40 for at in range(count)]
    chance_from_seed(seed).shuffle(found)
    return found


@pytest.mark.parametrize("count", [0, 1, 2, 7, len(SPACE), len(SPACE) + 1, 200])
def test_they_are_sorted_whatever_their_number_and_order(count: int) -> None:
    for seed in range(5):
        plain = shuffled(count, seed)
        offers = Moves()
        for move in plain[: count // 2]:
            offers.append(move)
        offers.extend(vec[i64](plain[count // 2 :]))
        offers.sort()
        assert listed(offers) == sorted(plain)
        offers.sort()
        assert listed(offers) == sorted(plain), "sorting what is sorted changes nothing"
        assert len(offers) == count
        assert [offers[at] for at in range(count)] == sorted(plain)


def test_any_number_may_be_asked_for() -> None:
    offers = offered(vec[i64]([5 << 50, 3]))
    assert 0 in offered(vec[i64]([0])), "the first verb without arguments is the number 0"
    beyond = (-1, 1 << 58, 1 << 62, 1 << 90, -(1 << 90))
    for move, there in ((3, True), (5 << 50, True), (4, False), *[(far, False) for far in beyond]):
        assert (move in offers) is there, move


def test_the_list_is_a_list_of_its_own() -> None:
    offers = offered(vec[i64]([1, 2]))
    listed(offers).append(3)
    assert listed(offers) == [1, 2]


@pytest.mark.parametrize("shift", [0, 10, 30, 50])
def test_of_more_moves_than_are_kept_as_numbers_each_is_itself(shift: int) -> None:
    plain = [at % 200 << shift | at for at in range(2 * BOXES + 1)]
    for part in (plain, plain[::-1], plain[:9], []):
        assert listed(offered(vec[i64](part))) == part


def test_there_is_no_move_beyond_the_last() -> None:
    offers = offered(vec[i64]([1, 2]))
    offers.append(3)
    assert (offers[-1], offers[-3]) == (3, 1)
    for at in (3, -4):
        with pytest.raises(IndexError):
            offers[at]


class Plain(Step[Apple]):
    """A step that says its moves as a list, and nothing else."""

    rule: ClassVar[str] = "A2.1"

    def moves(self, pos: Apple, seat: int) -> list[int]:
        return [READY.move0()]


class Silent(Step[Apple]):
    """A step that says nothing."""


def test_a_step_may_say_its_moves_as_a_list() -> None:
    pos = Apple()
    assert packed.listed(Plain().offers(pos, 0)) == [READY.move0()]
    assert Plain().why_not(pos, 0, READY.move0()) is None
    with pytest.raises(AssertionError, match="offers nothing"):
        Silent().offers(pos, 0)


def test_a_chance_to_react_is_said_to_be_one() -> None:
    assert Plain().lets_pass(Apple()) == -1


def test_both_builds_offer_the_same_names() -> None:
    for name in ("Moves", "listed", "offered", "only"):
        assert getattr(packed, name) is getattr(moves, name) or packed.VECTOR is list
