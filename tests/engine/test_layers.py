"""Arrows point one way: an import that goes up, or a rule that knows the clock, fails here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tafelrunde

SOURCE = Path(tafelrunde.__file__).parent
BELOW: dict[str, tuple[str, ...]] = {
    "engine": ("engine",),
    "examples": ("engine", "examples"),
    "games": ("engine", "games"),
    "testing": ("engine", "testing"),
    "bots": ("engine", "bots"),
    "lessons": ("engine", "lessons"),
    "arena": ("engine", "bots", "arena"),
    "learn": ("engine", "bots", "arena", "learn"),
    "research": ("engine", "bots", "research"),
    "puzzles": ("engine", "bots", "puzzles"),
    "server": ("engine", "bots", "arena", "lessons", "puzzles", "server"),
    "mcp": ("engine", "bots", "research", "mcp"),
    "cli": ("engine", "bots", "arena", "learn", "puzzles", "testing", "server", "research", "mcp", "cli", "games", "lessons"),
}
FORBIDDEN = {"random", "time", "datetime", "secrets", "socket", "threading", "asyncio", "uuid", "subprocess", "requests", "urllib"}
QUIET = ("engine", "examples", "games")


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where the arrow points"
            found.append(node.module or "")
            found += [f"{node.module}.{alias.name}" for alias in node.names if node.module == "tafelrunde"]
    return found


def complaints(path: Path, layer: str) -> list[str]:
    wrong = []
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "tafelrunde" and len(parts) > 1 and (SOURCE / parts[1]).is_dir() and parts[1] not in BELOW[layer]:
            wrong.append(f"{layer} imports {name}")
        if layer in QUIET and parts[0] in FORBIDDEN:
            wrong.append(f"{layer} imports {name}: rules know no clock, no network, no global chance")
        if layer == "games" and parts[:2] == ["tafelrunde", "games"] and len(parts) > 2 and parts[2] != path.relative_to(SOURCE).parts[1]:
            wrong.append(f"a game imports another game: {name}")
    return wrong


@pytest.mark.parametrize("layer", sorted(BELOW))
def test_no_import_goes_up(layer: str) -> None:
    wrong = {str(path.relative_to(SOURCE)): complaints(path, layer) for path in sorted((SOURCE / layer).rglob("*.py"))}
    assert {path: found for path, found in wrong.items() if found} == {}


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(BELOW)


def test_an_upward_import_is_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import random\nfrom tafelrunde.bots import Bot\nfrom tafelrunde import cli\n")
    assert len(complaints(bad, "engine")) == 3


@pytest.mark.parametrize("layer", sorted(BELOW))
def test_every_function_fits_on_a_screen(layer: str) -> None:
    long = []
    for path in sorted((SOURCE / layer).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and (node.end_lineno or 0) - node.lineno >= 60:
                long.append(f"{path.relative_to(SOURCE)}:{node.lineno} {node.name}")
    assert [place for place in long if not place.startswith("server/migrations/")] == [], "a scheme of tables is a list"


def test_every_level_of_a_game_can_be_seen_at_once() -> None:
    crowded = {}
    for folder in sorted((SOURCE / "games").rglob("*/")):
        files = [path for path in folder.iterdir() if path.is_file() and path.suffix not in (".so", ".pyc", ".pyd")]
        if len(files) > 20:
            crowded[str(folder.relative_to(SOURCE))] = len(files)
    assert crowded == {}, "chapters of the rulebook make good folders"
