"""Action numbers: every move has one, and back; words spell every move and nothing else."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.research.numbering import MANY, Moves, Words, numbering
from tests.research.games import GAMES


def table(extra: bool = False) -> VerbTable:
    verbs = VerbTable()
    place = Domain("place", 5)
    verbs.verb("march", place("from"), place("to"), count("many", 3), rule="X1")
    verbs.verb("stop", rule="X1")
    verbs.verb("name", Domain("suit", 2, ("fox", "mouse"))("suit"), rule="X1")
    if extra:
        verbs.verb("fly", place("to"), Domain("wind", 4)("wind"), rule="X1")
    return verbs


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_numbered_as_the_verb_table_does(game: str) -> None:
    verbs = tafelrunde.find(game).verbs
    numbers = Moves(verbs)
    chance = chance_from_seed(5)
    chosen = sorted({chance.below(verbs.actions) for _ in range(3000)})
    moves = [verbs.from_number(number) for number in chosen]
    assert moves == sorted(moves)
    assert numbers.numbers(moves, 0) == chosen == [verbs.number(move) for move in moves]
    assert numbers.keep(moves, 0, chosen[7]) == [moves[7]]
    assert numbers.text(chosen[7]) == verbs.text(moves[7])


@pytest.mark.parametrize("game", GAMES)
def test_words_spell_every_move(game: str) -> None:
    verbs = tafelrunde.find(game).verbs
    words = Words(verbs)
    chance = chance_from_seed(6)
    every = sorted({verbs.from_number(chance.below(verbs.actions)) for _ in range(400)})
    for target in every:
        moves, depth = every, 0
        while len(moves) > 1:
            depth = words.next_depth(moves, depth)
            offered = words.numbers(moves, depth)
            assert offered == sorted(set(offered))
            assert len(offered) > 1, "what cannot be otherwise is not asked"
            moves = words.keep(moves, depth, words.word(target, depth))
            depth += 1
        assert moves == [target]


def test_numbers_stay_when_verbs_are_added() -> None:
    for kind in ("moves", "words"):
        old, new = numbering(table(), kind), numbering(table(extra=True), kind)
        assert [new.text(number) for number in range(old.size)] == [old.text(number) for number in range(old.size)]
        assert new.size > old.size


def test_the_same_kind_of_argument_shares_its_words() -> None:
    words = Words(table())
    assert words.meanings[:6] == ["march", "place 0", "place 1", "place 2", "place 3", "place 4"]
    assert words.size == 3 + 5 + 4 + 2


def test_many_moves_are_spelled() -> None:
    assert isinstance(numbering(table()), Moves)
    big = VerbTable()
    big.verb("swap", Domain("hex", 100)("one"), Domain("hex", 100)("other"), rule="X1")
    assert big.actions > MANY
    assert isinstance(numbering(big), Words)
    assert isinstance(numbering(big, "moves"), Moves)


def test_what_does_not_exist_is_unreadable() -> None:
    with pytest.raises(Unreadable):
        numbering(table(), "letters")
    for kind in ("moves", "words"):
        with pytest.raises(Unreadable):
            numbering(table(), kind).text(10_000)
