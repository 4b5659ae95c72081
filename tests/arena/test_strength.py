"""The page about the bots' strength says what was played, and no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.arena.plan import plan_from_header
from tafelrunde.arena.store import parse
from tests.arena import pace, strength_page
from tests.arena.strength import CLOCK, WALKS, Contest, Folder, run, same
from tests.arena.strength_page import wins, write

PAIR = Contest("pair", ("greedy", "random"), 6, 0.5)
TIMED = Contest("timed", ("hard@0.01", "greedy"), 2, 0.5)


def result(players: list[str], winners: list[int]) -> dict[str, Any]:
    return {"players": players, "winners": winners}


def test_a_draw_of_two_counts_half_and_partners_of_four_win_together() -> None:
    assert wins(result(["a", "b"], [0]), "a") == (1.0, 0.5)
    assert wins(result(["b", "a"], [0, 1]), "a") == (0.5, 0.5)
    assert wins(result(["b", "a", "b", "b"], [1]), "a") == (1.0, 0.25)
    assert wins(result(["a", "b", "b", "b"], [0, 2]), "a") == (1.0, 0.5)
    assert wins(result(["a", "b", "b", "b"], [1, 3]), "a") == (0.0, 0.5)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Folder:
    """Contests of the example game instead of the long ones."""
    monkeypatch.setattr(strength_page, "CONTESTS", [PAIR, TIMED])
    monkeypatch.setattr(strength_page, "GAMES", ("apple",))
    monkeypatch.setattr(pace, "WALKS", 20)
    monkeypatch.setattr(pace, "EVERY", 2)
    return Folder(tmp_path / "found")


def test_the_page_tells_finished_contests_from_those_under_way(small: Folder, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    run("apple", PAIR, small, CLOCK, 1)
    store = small.store("apple", PAIR, CLOCK)
    write(small, page)
    assert "| apple | greedy | random | – | – | 6 |" in page.read_text("utf-8")
    before = store.read_text("utf-8")
    run("apple", PAIR, small, CLOCK, 1)
    assert store.read_text("utf-8") == before
    store.write_text("\n".join(before.splitlines()[:5]) + "\n", "utf-8")
    write(small, page)
    assert "| 4 of 6 so far |" in page.read_text("utf-8")
    run("apple", PAIR, small, CLOCK, 1)
    assert len(parse(store, store.read_text("utf-8"))[1]) == 6


def test_remarks_on_the_runs_stand_on_the_page(small: Folder, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    write(small, page)
    assert "Remarks" not in page.read_text("utf-8")
    small.keep("remarks", {"remarks": ["Played beside other work."]})
    write(small, page)
    assert "- Played beside other work." in page.read_text("utf-8")


def test_time_is_held_by_walks_where_the_machine_is_busy(small: Folder, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    small.keep("pace", {"apple 2": 3000.0})
    run("apple", TIMED, small, WALKS, 1)
    header, results = parse(tmp_path, small.store("apple", TIMED, WALKS).read_text("utf-8"))
    assert plan_from_header(header).bots == ["hard@30i", "greedy"]
    assert len(results) == 2
    write(small, page)
    assert "| apple | hard | greedy | 0.01 s by walks | 30 | 2 |" in page.read_text("utf-8")
    run("apple", TIMED, small, CLOCK, 1)
    assert not small.store("apple", TIMED, CLOCK).exists(), "a contest goes on as it was begun"


def test_another_bot_is_noticed(small: Folder, capsys: pytest.CaptureFixture[str]) -> None:
    run("apple", PAIR, small, CLOCK, 1)
    same("apple", PAIR, small)
    assert capsys.readouterr().out == "apple-pair.jsonl, game 0: the same\napple-pair.jsonl, game 5: the same\n"
    store = small.store("apple", PAIR, CLOCK)
    store.write_text(store.read_text("utf-8").replace('"decisions": ', '"decisions": 1'), "utf-8")
    same("apple", PAIR, small)
    assert "ANOTHER GAME" in capsys.readouterr().out


def test_walks_are_counted_in_the_processors_time(small: Folder) -> None:
    assert small.walks_in("apple", 2, 1.0) > 0
    known = small.note("pace")
    assert small.walks_in("apple", 2, 2.0) == round(2 * known["apple 2"])
