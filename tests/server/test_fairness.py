"""Dice that can be checked: by `verify`, and by the page of plain Python in the docs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tests.server.kit import Server, finish, two

PAGE = Path(__file__).parent.parent.parent / "docs" / "fairness.md"


@pytest.fixture(scope="module")
def record(server: Server) -> tuple[str, str]:
    """The record of a game on the server, and the commitment shown at its start."""
    ann, _, table, first, second = two(server, options={"goal": 40})
    promise = first.table["info"]["commitment"]
    finish([first, second], seed=11)
    return ann.ok("GET", f"/api/tables/{table['id']}/record"), promise


def run_page(text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    (folder / "game.txt").write_text(text, "utf-8")
    monkeypatch.chdir(folder)
    scope: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        assert "tafelrunde import" not in block
        exec(compile(block, str(PAGE), "exec"), scope)
    return scope


def test_the_page_finds_a_server_game_fair(record: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scope = run_page(record[0], tmp_path, monkeypatch)
    assert scope["header"]["commitment"] == record[1]  # type: ignore[index]
    assert main(["verify", "game.txt"]) == 0


@pytest.mark.parametrize("spoil", ["seed", "move", "result"])
def test_the_page_and_verify_find_what_was_tampered_with(
    record: tuple[str, str], spoil: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = record[0]
    if spoil == "seed":
        text = re.sub(r"^seed (.)", lambda found: "seed " + ("0" if found[1] != "0" else "1"), text, flags=re.MULTILINE)
    elif spoil == "result":
        text = re.sub(r"^result (\d+)", lambda found: f"result {int(found[1]) + 1}", text, flags=re.MULTILINE)
    else:
        bid = re.search(r"^\d+ amber bid (\d)", text, re.MULTILINE)
        assert bid is not None
        text = text[: bid.start(1)] + "0" + text[bid.end(1) :]
    with pytest.raises((AssertionError, ValueError, StopIteration)):
        run_page(text, tmp_path, monkeypatch)
    assert main(["verify", "game.txt"]) != 0


def test_seeds_are_never_shown_before_the_end(server: Server) -> None:
    ann, _, table, first, second = two(server)
    seen = "".join(first.raw + second.raw)
    assert '"seed":""' in seen
    row = server.app.server.tables[table["id"]].row
    assert row.seed
    assert row.seed not in seen + ann.ask("GET", f"/api/tables/{table['id']}").text + ann.ask("GET", "/api/me/tables").text
