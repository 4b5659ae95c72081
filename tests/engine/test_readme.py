"""What the README and the tutorials show is run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli.main import parser

ROOT = Path(__file__).parent.parent.parent
PAGES = ["README.md", "docs/how-to-write-a-bot.md"]
FOR_ANY = {"GAME": "apple", "COMMAND": "games", "KIND": "map"}
"""What stands for something in a page and cannot stand for itself."""


def shown_commands() -> list[tuple[str, str]]:
    """The lines of blocks and the phrases with arguments that call the command line, each with its page, without what explains it."""
    found = []
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]:
        text = page.read_text("utf-8")
        lines = [line for block in re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE) for line in block.splitlines()]
        for line in [*lines, *re.findall(r"`(tafelrunde [^`]*(?:--|[A-Z])[^`]*)`", text)]:
            if line.startswith("tafelrunde "):
                found.append((page.name, re.split(r"  +|\s#", line)[0]))
    return found


def can_be_given(line: str) -> bool:
    words = [FOR_ANY.get(word, word).strip("[]") for word in shlex.split(line)[1:]]
    try:
        parser(words).parse_args(words)
    except SystemExit as end:
        return not end.code
    return True


def test_every_command_that_is_shown_can_be_given() -> None:
    shown = shown_commands()
    assert len(shown) > 80
    assert [(page, line) for page, line in shown if not can_be_given(line)] == []
    assert not can_be_given("tafelrunde simulate apple --botts greedy")


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert blocks
    scope: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), scope)


def test_pages_exist_that_are_linked() -> None:
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#:]+)[)#]", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_docstring_example_runs() -> None:
    import doctest

    assert doctest.testmod(tafelrunde).attempted > 0
    assert doctest.testmod(tafelrunde).failed == 0
