"""The pages about the adapters run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.research.numbering import Words, numbering

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["language-models.md", *sorted(path.name for path in DOCS.glob("research*.md"))])
def test_the_page_runs(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text("utf-8"), re.S)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def test_the_table_of_actions_is_true() -> None:
    told = re.findall(r"^\| (\w+) \| ([\d,]+) \| ([\d,]+) \| (\w+) \|$", (DOCS / "research.md").read_text("utf-8"), re.M)
    true = []
    for game in [tafelrunde.find("apple"), *tafelrunde.all_games()]:
        kind = "words" if isinstance(numbering(game.verbs), Words) else "moves"
        true.append((game.id, f"{game.verbs.actions:,}", f"{Words(game.verbs).size:,}", kind))
    assert told == true
