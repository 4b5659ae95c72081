"""The docs name what there is: every module has its place in a table, every page is linked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde

HOME = Path(__file__).parent.parent.parent
SOURCE = HOME / "src" / "tafelrunde"
DOCS = HOME / "docs"
GAMES = [game.id for game in tafelrunde.all_games()]
SHOWN_BY_OTHERS = {"research-gymnasium.md", "research-openspiel.md", "research-pettingzoo.md"}
"""Pages that are linked from a page the README links."""


def modules(folder: Path) -> set[str]:
    """The modules below a folder, as a table names them."""
    paths = (path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if path.name != "__init__.py")
    return {path for path in paths if not path.startswith("migrations/")}


def section(page: str, heading: str) -> str:
    """The text under a heading."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE)
    assert found, f"there is no heading '{heading}'"
    return found[1]


def first_column(text: str) -> set[str]:
    """What the first cells of tables name in code quotes."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return {name for cell in cells for name in re.findall(r"`([\w./]+\.py)`", cell)}


def listed(text: str, there: set[str]) -> set[str]:
    """The modules that rows of a table name: by their path, or by their name after one of their folder, or after their folder."""
    found: set[str] = set()
    for row in (line for line in text.splitlines() if line.startswith("|")):
        names = re.findall(r"`([\w./]+(?:\.py|/))`", row)
        folder = ""
        for name in names:
            head, _, last = name.rpartition("/")
            folder = head or folder
            if last and last != "__init__.py":
                found.add(f"{folder}/{last}" if f"{folder}/{last}" in there else name)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_lists_every_module(game: str) -> None:
    there = modules(SOURCE / "games" / game)
    named = listed(section((DOCS / "games" / f"{game}.md").read_text("utf-8"), "Where is which chapter"), there)
    assert sorted(there - named) == [], "modules without a line"
    assert sorted(named - there) == [], "lines without a module"


@pytest.mark.parametrize(("part", "heading"), [("engine", "The engine"), ("server", "The server"), ("bots", "Bots")])
def test_the_architecture_lists_every_module(part: str, heading: str) -> None:
    named = first_column(section((DOCS / "architecture.md").read_text("utf-8"), f"{heading}, file by file"))
    there = modules(SOURCE / part)
    assert sorted(there - named) == [], "modules without a line"
    assert sorted(named - there) == [], "lines without a module"


def test_the_way_of_a_click_leads_through_files_that_are_there() -> None:
    way = section((DOCS / "architecture.md").read_text("utf-8"), "The way of a click")
    files = [name for name in re.findall(r"`([\w./]+\.\w+)`", way) if "/" in name]
    assert len(files) >= 15
    assert [name for name in files if not (HOME / name).exists() and not (SOURCE / name).exists()] == []


def test_the_readme_links_every_page() -> None:
    readme = (HOME / "README.md").read_text("utf-8")
    linked = set(re.findall(r"\]\((docs/[^)#]+\.md)", readme))
    pages = {path.relative_to(HOME).as_posix() for path in DOCS.rglob("*.md") if path.name not in SHOWN_BY_OTHERS}
    assert sorted(pages - linked) == []
    assert {"CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"} <= set(re.findall(r"\]\(([A-Z]+\.md)", readme))


@pytest.mark.parametrize("game", GAMES)
def test_no_folder_of_a_game_is_crowded(game: str) -> None:
    package = SOURCE / "games" / game
    folders = [package, *(path for path in package.rglob("*") if path.is_dir() and path.name != "__pycache__")]
    crowded = {str(folder.relative_to(SOURCE)): len(found) for folder in folders if len(found := files_in(folder)) > 20}
    assert crowded == {}


def files_in(folder: Path) -> list[Path]:
    """What people put into a folder: no compiled modules."""
    return [path for path in folder.iterdir() if path.is_file() and path.suffix not in (".so", ".pyc")]


def test_a_version_is_written_once() -> None:
    project = (HOME / "pyproject.toml").read_text("utf-8")
    assert 'dynamic = ["version"]' in project
    assert not re.search(r'^version = "', project, re.MULTILINE)
    assert tafelrunde.__version__ in (HOME / "CHANGELOG.md").read_text("utf-8")


def test_both_forges_ask_the_same() -> None:
    for path in sorted((HOME / ".github" / "ISSUE_TEMPLATE").glob("*.md")):
        body = path.read_text("utf-8").split("---\n", 2)[2].lstrip()
        assert (HOME / ".gitlab" / "issue_templates" / path.name).read_text("utf-8") == body
    asked = (HOME / ".github" / "pull_request_template.md").read_text("utf-8")
    assert (HOME / ".gitlab" / "merge_request_templates" / "Default.md").read_text("utf-8") == asked
