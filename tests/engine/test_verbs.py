"""One table gives packing, notation, JSON and numbering."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.verbs import Domain, VerbTable, arg1, arg2, arg3, arg4, arg5, count, verb_code

CLEARING = Domain("clearing", 12)
SUIT = Domain("suit", 3, ("fox", "rabbit", "mouse"))
TABLE = VerbTable()
PASS = TABLE.verb("pass", rule="X1")
MARCH = TABLE.verb("march", CLEARING("from"), CLEARING("to"), count("warriors", 25), rule="X2")
CRAFT = TABLE.verb("craft", SUIT("suit"), rule="X3")
FIVE = TABLE.verb("five", *(Domain("n", 1024)(name) for name in "abcde"), rule="X4")


def test_moves_are_packed_and_taken_apart() -> None:
    move = FIVE(1, 2, 3, 4, 1023)
    assert [arg1(move), arg2(move), arg3(move), arg4(move), arg5(move)] == [1, 2, 3, 4, 1023]
    full = FIVE(1023, 1023, 1023, 1023, 1023)
    assert [arg1(full), arg2(full), arg3(full), arg4(full), arg5(full)] == [1023] * 5
    assert verb_code(move) == verb_code(full) == FIVE.code
    assert move == FIVE.move5(1, 2, 3, 4, 1023) < 2**58
    assert MARCH(5, 9, 3) == MARCH.move3(5, 9, 3)
    assert (PASS(), CRAFT(2)) == (PASS.move0(), CRAFT.move1(2))


def test_moves_sort_by_verb_then_arguments() -> None:
    moves = [MARCH(1, 11, 25), MARCH(2, 0, 0), MARCH(1, 0, 3), CRAFT(0), PASS()]
    assert [TABLE.text(move) for move in sorted(moves)] == ["pass", "march 1 0 3", "march 1 11 25", "march 2 0 0", "craft fox"]


@given(st.integers(0, TABLE.offsets[-1] + 5000))
def test_every_number_is_one_move_and_all_forms_read_back(number: int) -> None:
    move = TABLE.from_number(number)
    assert TABLE.number(move) == number
    assert TABLE.parse(TABLE.text(move)) == move
    assert TABLE.from_json(TABLE.to_json(move)) == move


def test_the_numbering_is_dense() -> None:
    assert TABLE.actions == 1 + 12 * 12 * 26 + 3 + 1024**5
    small = [TABLE.from_number(number) for number in range(1 + 12 * 12 * 26 + 3)]
    assert len(set(small)) == len(small)
    with pytest.raises(Unreadable):
        TABLE.from_number(TABLE.actions)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("fly 1", 1),
        ("march 5 12 3", 9),
        ("march 5 9", 10),
        ("march 5 9 3 1", 13),
        ("craft bird", 7),
        ("march 05 9 3", 7),
        ("march 5  3", 9),
    ],
)
def test_unreadable_notation_names_its_column(text: str, column: int) -> None:
    with pytest.raises(Unreadable) as caught:
        TABLE.parse(text, 4)
    assert (caught.value.line, caught.value.column) == (4, column)


@pytest.mark.parametrize(
    "plain", [None, [], ["march"], ["march", 1, 2], ["march", "1", 2, 3], ["craft", True], [1], {"verb": 1}, ["craft", -1]]
)
def test_unreadable_json_is_refused(plain: object) -> None:
    with pytest.raises(Unreadable):
        TABLE.from_json(plain)


@pytest.mark.parametrize("move", [-1, 1 << 62, 200 << 50, MARCH.base | 13 << 40, PASS.base | 1])
def test_ints_that_are_no_moves_are_refused(move: int) -> None:
    with pytest.raises(Unreadable):
        TABLE.text(move)


def test_declarations_are_checked() -> None:
    with pytest.raises(ValueError, match="labels"):
        Domain("suit", 2, ("a", "a"))
    with pytest.raises(ValueError, match="labels"):
        Domain("suit", 2, ("a b", "c"))
    with pytest.raises(ValueError, match="size"):
        Domain("big", 1025)
    with pytest.raises(ValueError, match="doubled"):
        TABLE.verb("pass", rule="X1")


def test_the_table_describes_what_can_be_clicked() -> None:
    march = TABLE.describe()[1]
    assert march["verb"] == "march"
    assert [arg["clickable"] for arg in march["args"]] == [True, True, False]
    assert TABLE.describe()[2]["args"][0]["labels"] == ["fox", "rabbit", "mouse"]


def test_only_labels_have_names() -> None:
    assert (CLEARING.named, SUIT.named, Domain("at", 2, ("a1", "a2"), named=False).named) == (False, True, False)


def test_a_verb_is_nothing_special_unless_it_says_so() -> None:
    table = VerbTable()
    table.verb("go", rule="X1")
    table.verb("stop", rule="X1", ends=True)
    table.verb("skip", rule="X1", closes=True)
    said = [[row[name] for name in ("takes_back", "ends", "closes", "begins")] for row in table.describe()]
    assert said == [[False] * 4, [False, True, True, False], [False, False, True, False]], "what ends a turn also closes it"


def test_a_table_knows_whether_choices_can_be_taken_back() -> None:
    table = VerbTable()
    go = table.verb("go", rule="X1")
    assert not table.circular
    assert table.forward([go()]) == [go()]
    back = table.verb("back", rule="X1", takes_back=True)
    assert table.circular
    assert table.forward([go(), back()]) == [go()]
    assert table.forward([back()]) == [back()], "all if there is no other"
    on = table.verb("on", CLEARING("to"), rule="X1")
    undo = table.verb("undo", CLEARING("to"), rule="X1", takes_back=True)
    assert table.forward([go(), back(), on(0), on(1), undo(2)]) == [go(), on(0), on(1)]
    assert table.forward([on(1), on(2)]) == [on(1), on(2)]
    assert table.forward([on(0), undo(CLEARING.size - 1)]) == [on(0)], "the last move there is"
    assert table.forward([]) == []
