"""Packed vectors: the same values in both builds, whatever they are made of."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from mypy_extensions import i64

import tafelrunde
from tafelrunde.engine import bits
from tafelrunde.engine.catalogue import Game, games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.packed import VECTOR, append, bits_set, extend, pop, put, remove, vec
from tafelrunde.engine.playout import playout
from tafelrunde.engine.state import digest, dump, load


def test_a_vector_is_copied_by_a_slice_and_replaced_when_it_grows() -> None:
    values = vec[i64]([3, 1, 2])
    twin = values[:]
    values = append(values, 7)
    values = extend(values, [8, 9])
    values, last = pop(values)
    values, first = pop(values, 0)
    values = remove(values, 1)
    assert (first, list(values), last) == (3, [2, 7, 8], 9)
    assert list(twin) == [3, 1, 2], "the copy is independent"
    assert twin == vec[i64]([3, 1, 2])
    assert 7 in values


@pytest.mark.parametrize("count", [bits.bits_set, bits_set])
def test_members_of_a_set_are_counted_up_to_the_last_bit(count: Callable[[int], int]) -> None:
    for mask in (0, 1, 0b1011, (1 << 54) - 1, 1 << 62, (1 << 63) - 1, 0x5555_5555_5555_5555, 0x0123_4567_89AB_CDEF):
        assert count(mask) == mask.bit_count(), hex(mask)


class Thing:
    numbers: list[int]


def test_a_list_is_put_where_a_list_belongs() -> None:
    thing = Thing()
    put(thing, "numbers", [1, 2])
    assert thing.numbers == [1, 2]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_vectors_are_saved_as_lists_and_loaded_as_vectors(game: Game) -> None:
    pos = game.new(game.min_seats, 5)
    playout(pos, chance_from_seed(5), 60)
    plain = msgspec.json.decode(msgspec.json.encode(dump(pos)))
    twin = load(plain, type(pos).__module__.rsplit(".", 1)[0])
    assert isinstance(twin.noticed, VECTOR)
    assert digest(twin) == digest(pos)
    assert digest(pos.copy()) == digest(pos)


def written_out(call: ast.Call) -> bool:
    """Whether a vector is made of a list that mypyc can translate: no starred part, and nothing multiplied but a list in brackets."""
    for made_of in call.args:
        if isinstance(made_of, ast.List) and any(isinstance(part, ast.Starred) for part in made_of.elts):
            return False
        if isinstance(made_of, ast.BinOp) and isinstance(made_of.op, ast.Mult):
            return isinstance(made_of.left, ast.List) or isinstance(made_of.right, ast.List)
    return True


def test_vectors_are_made_of_what_can_be_compiled() -> None:
    """The compiler stops without a word about the cause; this says the place, and long before anything is compiled."""
    found = []
    for path in sorted(Path(tafelrunde.__file__).parent.rglob("*.py")):
        source = path.read_text()
        for node in ast.walk(ast.parse(source)) if "vec[" in source else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("vec[") and not written_out(node):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    assert not found
