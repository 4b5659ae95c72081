"""Puzzles over HTTP: what a solver sees is what the seat saw; a try is judged; the solution comes only when it was found or given up."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.catalogue import find
from tafelrunde.puzzles import load_puzzles, position_of
from tests.server.kit import Server

GAMES = [name for name in ("root", "bloodstones", "battlelore", "seventhstone") if load_puzzles(find(name).package)]


def text(move: list[Any]) -> str:
    return " ".join(map(str, move))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_from_first_look_to_solution(server: Server, game: str) -> None:
    ann = server.player()
    listed = ann.ok("GET", f"/api/games/{game}/puzzles")
    assert listed["today"] in [one["id"] for one in listed["puzzles"]]
    puzzles = load_puzzles(find(game).package)
    assert puzzles is not None
    puzzle = puzzles.find(listed["today"])
    path = f"/api/games/{game}/puzzle"
    first = ann.ok("POST", path, {"id": puzzle.id})
    assert (first["verdict"], first["solution"]) == ("", None)
    assert first["view"]["view"] == position_of(puzzles, puzzle).view(puzzle.seat), "what the seat saw, and nothing more"
    verbs = find(game).verbs
    wrong, right = (text(verbs.to_json(verbs.parse(move))) for move in (puzzle.next_move, puzzle.solution))
    tried = ann.ok("POST", path, {"id": puzzle.id, "tried": wrong})
    assert (tried["verdict"], tried["solution"], tried["reasons"]) == ("wrong", None, [])
    assert tried["view"] == first["view"], "a try changes nothing"
    solved = ann.ok("POST", path, {"id": puzzle.id, "tried": right, "lang": "de"})
    assert solved["verdict"] == "right"
    assert solved["solution"]["chance"] > solved["solution"]["next_chance"] + 3
    shown = ann.ok("POST", path, {"id": puzzle.id, "give_up": True, "lang": "de"})
    assert shown["verdict"] == "shown"
    assert shown["solution"] == solved["solution"]
    assert solved["solution"]["reason"] != ann.ok("POST", path, {"id": puzzle.id, "give_up": True})["solution"]["reason"]


def test_what_is_no_puzzle(server: Server) -> None:
    ann = server.player()
    assert ann.ok("GET", "/api/games/apple/puzzles") == {"today": "", "puzzles": []}
    assert ann.fails("POST", "/api/games/apple/puzzle", {"id": "apple-1"}) == (404, "not_there")
    game = GAMES[0]
    id = ann.ok("GET", f"/api/games/{game}/puzzles")["today"]
    assert ann.fails("POST", f"/api/games/{game}/puzzle", {"id": id, "tried": "dance 1"}) == (404, "not_there")
    assert ann.fails("POST", f"/api/games/{game}/puzzle", {"id": id, "tried": "rm -rf /"})[1] == "unreadable"
