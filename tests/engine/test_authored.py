"""Files of authors are read with bounds, whoever sends them."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.authored import MOST_DOTS, MOST_TOML, read_toml
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
