"""Odds before a move is sent: told for battles, nothing for other moves, and only from what the seat knows."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.catalogue import find
from tafelrunde.engine.catalogue import games as all_games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tests.server.kit import Server

BATTLES = {
    "root": ("battle", "crusade"),
    "bloodstones": ("attack",),
    "seventhstone": ("fight", "overrun"),
    "battlelore": ("attack", "bonus-attack", "battle-back"),
}
ROOT = Path(__file__).parent.parent.parent


def numbers(told: Any) -> list[float]:
    if isinstance(told, dict):
        return [number for inner in told.values() for number in numbers(inner)]
    return [number for inner in told for number in numbers(inner)] if isinstance(told, list) else [told] * (told is not None)


@pytest.mark.parametrize("name", BATTLES)
def test_battles_have_odds_and_other_moves_have_none(name: str) -> None:
    game: Any = find(name)
    asked = 0
    for seed in range(4):
        pos = game.new(min(4, game.max_seats), seed)
        pick = random.Random(seed)
        for _ in range(700):
            waiting = pos.waiting()
            if not waiting or asked >= 12:
                break
            seat = waiting[0]
            moves = pos.moves(seat)
            other = pos.guess(seat, chance_from_seed(seed))
            for move in moves[:40]:
                told = game.odds(Eyes(pos, seat), move)
                if pos.verbs().verb_of(move).name not in BATTLES[name]:
                    assert told is None
                    continue
                asked += 1
                assert all(number >= 0 for number in numbers(told))
                assert told == game.odds(Eyes(other, seat), move), "worlds that look the same give the same odds"
                likely = told["likely"]
                assert isinstance(likely, dict)
                assert 0 < likely["chance"] <= 1
            pos.play(seat, pick.choice(pos.verbs().forward(moves)))
    assert asked


def promised() -> list[str]:
    """The games of which the status page says that they have odds."""
    rows = [row.split("|")[1:4] for row in (ROOT / "docs" / "status.md").read_text("utf-8").splitlines() if row.startswith("| ")]
    return [game.id for game in all_games() for name, state, _ in rows if name.strip() == game.title and "odds" in state]


def test_the_status_page_promises_odds_of_every_game_that_has_some() -> None:
    assert promised() == [game.id for game in all_games() if game.has_odds()]
    assert sorted(promised()) == sorted(BATTLES)
    assert not find("apple").has_odds()
    assert find("apple").odds(Eyes(find("apple").new(2), 0), 0) is None


@pytest.mark.parametrize("name", BATTLES)
def test_odds_reach_the_page(name: str, server: Server) -> None:
    """The server says that there are some, the page asks for them at these verbs, and has words for what it is told."""
    listed = {game["id"]: game["odds"] for game in server.player().ok("GET", "/api/games")["games"]}
    assert listed[name] is True
    folder = ROOT / "web" / "src" / "games" / name
    stakes = re.search(r"^  stakes: \[(.*?)\]", (folder / "face.ts").read_text("utf-8"), re.MULTILINE)
    assert stakes is not None
    assert sorted(re.findall('"(.*?)"', stakes[1])) == sorted(BATTLES[name])
    if name != "seventhstone":  # which tells one chance for each seat
        english, german = (
            set(re.findall("^odds-([a-z_]+) =", (folder / f"text.{lang}.ftl").read_text("utf-8"), re.M)) for lang in ("en", "de")
        )
        assert english == german
        assert len(english) >= 3
