"""Every word that looks like a rule id leads to a rule, wherever it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.engine.codex import ENGINE
from tafelrunde.examples.apple import GAME as APPLE
from tests.engine.ids import HOME, game_strays, known_to, other_strays, own_words, places_of, spoken, strays, words_of

GAMES = [game.id for game in (APPLE, *tafelrunde.all_games())]


@pytest.mark.parametrize("game", GAMES)
def test_every_id_of_a_game_can_be_looked_up(game: str) -> None:
    assert [str(stray) for stray in game_strays(game)] == []


def test_every_id_elsewhere_can_be_looked_up() -> None:
    assert [str(stray) for stray in other_strays(GAMES)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_excuse_is_kept_longer_than_needed(game: str) -> None:
    said = {word for path in places_of(game) for _, line in spoken(path) for word in words_of(line)}
    assert [word for word in own_words(game) if word not in said or word in known_to(tafelrunde.find(game).package)] == []


def test_what_is_read_of_a_file(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text('X1 = 1  # by A2.2\n"""A9.9 and\nDP-7."""\ny = f"{X1} of INV-3"  # noqa: E501\n')
    assert [word for _, line in spoken(code) for word in words_of(line)] == ["A2.2", "A9.9", "DP-7", "INV-3"]
    client = tmp_path / "client.ts"
    client.write_text('const path = "M0 66L48"; // like T4.2\n')
    assert [word for _, line in spoken(client) for word in words_of(line)] == ["T4.2"]


def test_shapes() -> None:
    assert words_of("S9.13 to S9.17, R9.2.9.II.d, D11.2.7.III-5; EX-01, S2.2-S2.4 (X4).") == [
        "S9.13", "S9.17", "R9.2.9.II.d", "D11.2.7.III-5", "EX-01", "S2.2", "S2.4", "X4",
    ]  # fmt: skip
    assert words_of("sha256 x86 r5c7 #A1 a1 NR04.adjacent BATTLE2X") == ["NR04"]


def test_a_word_that_leads_nowhere_is_found() -> None:
    wrong = HOME / "build" / "wrong.md"
    wrong.parent.mkdir(exist_ok=True)
    wrong.write_text("By A2.2 and A9.9,\nsee INV-3 and chapter A2 in UTF-8.\n")
    try:
        assert [str(stray) for stray in strays([wrong], known_to(APPLE.package) | known_to(ENGINE))] == [
            "build/wrong.md:1: A9.9",
            "build/wrong.md:2: INV-3",
        ]
    finally:
        wrong.unlink()
