"""Files of authors are read with bounds, whoever sends them."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

import tafelrunde
from tafelrunde.engine.authored import MOST_DOTS, MOST_TOML, Faulty, read_authored, read_toml, shaped, write_like, write_toml
from tafelrunde.engine.errors import Unreadable

KEY = ".".join("a" * MOST_DOTS)
HOSTILE = {
    "long": "a = 1\n" * (MOST_TOML // 6 + 1),
    "dotted": f"{KEY}.b.c = 1\n",
    "dotted header": f"a = 1\n[{KEY}.b.c]\n",
    "dotted behind a strange line end": f'"\u2028".{KEY}.b = 1\n',
    "lists in lists": "a = " + "[" * 9_000 + "]" * 9_000 + "\n",
    "tables in tables": "a = " + "{a=" * 4_500 + "1" + "}" * 4_500 + "\n",
    "a long number": "a = " + "1" * 9_000 + "\n",
    "no TOML": "= = =\n",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_would_keep_the_parser_busy_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_toml(HOSTILE[name])
    assert "\n" not in str(refusal.value).rstrip()
    for game in tafelrunde.all_games():
        if game.workshop is not None:
            assert game.workshop.check(HOSTILE[name])


def test_the_line_is_named() -> None:
    with pytest.raises(Unreadable, match="line 2, column 1"):
        read_toml(HOSTILE["dotted header"])
    with pytest.raises(Unreadable) as refusal:
        read_toml(HOSTILE["no TOML"])
    assert (refusal.value.line, refusal.value.column) == (0, 0), "the parser has said where it is"
    assert str(refusal.value).count("line") == 1


def test_ordinary_files_are_read() -> None:
    assert read_toml('name = "A. B. C."\n[a.b]\nc = [1, [2]]\n') == {"name": "A. B. C.", "a": {"b": {"c": [1, [2]]}}}


ONE_LINE = ["", "one line", 'a "quoted" word', "\x7f"]
LINES = ["two\nlines", 'three """ quotes\nand a line', "a back\\slash\nand a line", "a bell\x07\nand a line"]
TEXTS = ONE_LINE + LINES


class Named(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]


def test_what_is_wrong_is_said_where_it_is_in_both_languages() -> None:
    assert shaped({"name": "x"}, Named) == Named("x")
    said = {}
    for data in ({"name": "X"}, {"name": 3}, {}):
        with pytest.raises(Faulty) as refusal:
            shaped(data, Named)
        said[str(data)] = (refusal.value.fault.en, refusal.value.fault.de)
    assert list(said.values()) == [
        ("name: expected `str` matching regex '^[a-z]+$'.", "name: Expected `str` matching regex '^[a-z]+$'."),
        ("name: this is a whole number; it should be a text.", "name: das ist eine ganze Zahl; es sollte ein Text sein."),
        ("the file: `name` is missing.", "Die Datei: `name` fehlt."),
    ]


def test_whatever_is_written_reads_back_as_it_was() -> None:
    data = {
        "texts": TEXTS,
        **{f"text {number}": text for number, text in enumerate(TEXTS)},
        "plain": {"yes": True, "no": False, "number": 3, "rows": [[number, "x" * 40] for number in range(5)]},
        "outer": {"inner": {"value": 1}},
        "empty": {},
        "units": [{"name": "a"}, {"name": "b", "parts": [{"value": 1}]}],
    }
    assert read_toml(write_toml(data)) == data
    assert read_toml(write_toml({"kept": 1, "left out": None})) == {"kept": 1}


def test_texts_of_several_lines_stay_lines_and_others_stay_one() -> None:
    assert write_toml({"a": "two\nlines"}) == 'a = """\ntwo\nlines"""\n'
    assert write_toml({"a": "one line"}) == 'a = "one line"\n'


def test_a_file_is_written_as_the_one_it_comes_from() -> None:
    before = "# by me\n# for you\na = 1\n# not at the head\nb = 2\n"
    assert write_like({"a": 3}, before) == "# by me\n# for you\na = 3\n"
    assert write_like({"a": 3}, "a = 1\n") == "a = 3\n"
    assert write_like({"ä": 3}, ' {"ä": 1}') == '{"ä": 3}'
    assert read_authored(' {"a": 3}') == read_authored("a = 3\n") == {"a": 3}


def test_half_a_character_is_refused_where_it_stands() -> None:
    """A message over the network cannot hold one, but a script can."""
    for text in ('a = 1\nname = "\ud800"\n', '{"a": 1,\n"name": "\ud800"}'):
        with pytest.raises(Unreadable, match="not a character") as refusal:
            read_authored(text)
        assert "2" in str(refusal.value)
