"""Whether something is fair is told from games of equal bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.arena.balance import Balance, balance_of, game_of, play_watched, trial_of, warmth
from tafelrunde.cli.main import main
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.errors import BadOptions

WORKSHOPS = [game for game in games() if game.workshop is not None]


def told(wins: list[int], roles: list[list[str]]) -> Balance:
    """The balance of games that ended so."""
    results: list[dict[str, Any]] = [
        {"finished": True, "error": "", "decisions": 10 + number, "winners": [winner], "roles": roles[number % len(roles)]}
        for number, winner in enumerate(wins)
    ]
    return balance_of(roles[0], results)


def test_a_seat_that_wins_too_often_is_named_and_the_roles_in_it_are_not() -> None:
    balance = told([0] * 70 + [1] * 30, [["a", "b"], ["b", "a"]])
    assert [share.name for share in balance.favoured()] == ["seat 1"]
    assert balance.seats[0].rate == 0.7
    assert balance.roles[0].rate == 0.5


def test_a_few_games_prove_nothing() -> None:
    assert told([0] * 5 + [1] * 2, [["a", "b"]]).favoured() == []
    assert told([0] * 55 + [1] * 45, [["a", "b"]]).favoured() == []


def test_games_without_an_end_count_for_nobody() -> None:
    lost = {"finished": False, "error": "the worker died 3 times", "decisions": 0, "winners": []}
    balance = balance_of(["a", "b"], [lost])
    assert (balance.games, balance.unfinished, balance.errors) == (0, 1, ["the worker died 3 times"])
    assert balance.favoured() == []


@pytest.mark.parametrize("game", WORKSHOPS, ids=lambda game: game.id)
def test_everything_shipped_has_places_a_picture_and_is_found_by_its_text(game: Any) -> None:
    for text in game.workshop.shipped().values():
        places = game.workshop.places(text)
        assert places
        assert game_of(text).id == game.id
        heat = warmth({place: number + 1.0 for number, place in enumerate(places)})
        assert max(heat.values()) == 1.0
        drawn: list[str] = [game.workshop.draw(text, heat), game.workshop.draw(text)]
        assert len(drawn[0]) > len(drawn[1])


@pytest.mark.parametrize("game", WORKSHOPS, ids=lambda game: game.id)
def test_a_watched_game_is_the_same_game_and_tells_where_things_happened(game: Any) -> None:
    text = next(iter(game.workshop.shipped().values()))
    seats = next(seats for seats in range(game.min_seats, game.max_seats + 1) if playable(game, seats, text))
    trial = trial_of(game, game.default_roles(seats), {game.workshop.kind: text}, "random", cut=400)
    fixture = trial.fixtures(1)[0]
    result = play_watched(fixture)
    assert result["error"] == ""
    assert result["places"]["looks"] == -(-result["decisions"] // 16) or result["places"]["looks"] > 0
    used = {int(place) for kind in ("moves", "held") for place in result["places"][kind]}
    assert used <= set(game.workshop.places(text))
    assert used


def playable(game: Any, seats: int, text: str) -> bool:
    try:
        game.new(seats, 0, {game.workshop.kind: text})
    except BadOptions:
        return False
    return True


def test_roles_change_places_where_they_may() -> None:
    game = find("seventhstone")
    trial = trial_of(game, ["dwarves", "humans"], {}, "random")
    assert [one.seats for one in trial.fixtures(2)] == [["dwarves", "humans"], ["humans", "dwarves"]]
    assert len({one.seed for one in trial.fixtures(4)}) == 4


def test_the_command_goes_on_and_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = tmp_path / "board.toml"
    game = find("seventhstone")
    assert game.workshop is not None
    board.write_text(str(game.workshop.new(2, 1)))
    rest = ["--bot", "random", "--cut", "60", "--results", str(tmp_path / "kept"), "--json"]
    main(["balance", str(board), "--games", "1", *rest])
    main(["balance", str(board), "--games", "2", "--picture", str(tmp_path / "heat.svg"), "--heat", "held", *rest])
    said = capsys.readouterr().out
    assert json.loads(said[said.rindex('{\n "what"') :])["unfinished"] == 2  # cut short on purpose
    assert len(next((tmp_path / "kept").iterdir()).read_text().splitlines()) == 3
    assert "<svg" in (tmp_path / "heat.svg").read_text()
    board.write_text("nonsense")
    assert main(["balance", str(board)]) == 2
    assert "no map, board or scenario" in capsys.readouterr().err
