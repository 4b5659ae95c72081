"""What the README and the tutorials show is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde

ROOT = Path(__file__).parent.parent.parent
PAGES = ["README.md", "docs/how-to-write-a-bot.md"]


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
