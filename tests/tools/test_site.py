"""The docs site: links as they lie on it, rules one can link to, nothing that leads nowhere."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tafelrunde.engine.codex import load_codex
from tafelrunde.examples.apple import GAME as APPLE
from tools import figures, site


def test_links_are_moved() -> None:
    assert site.moved_links("[a](docs/words.md#x) [b](CONTRIBUTING.md) [c](LICENSE) ![d](docs/pictures/d.webp)") == (
        "[a](words.md#x) [b](contributing.md) [c](licence.md) ![d](pictures/d.webp)"
    )
    assert site.moved_links("[a](../../README.md)", "../") == "[a](../index.md)"
    assert site.moved_links("[all](docs/pictures)") == "[all](pictures.md)"


def test_every_rule_can_be_linked_to() -> None:
    text = (Path(str(files(APPLE.package))) / "codex.en.md").read_text("utf-8")
    page = site.with_anchors(text, APPLE.package, "en")
    codex = load_codex(APPLE.package)
    for id in (*codex.rules, *codex.examples):
        assert page.count(f'<a id="{site.anchor(id)}"></a>') == 1, id


def test_the_list_of_pages_is_good_toml() -> None:
    nav = [{'A "b"': [{"C": "c.md"}, "d.md"]}]
    assert tomllib.loads(f"nav = {site.toml(nav)}") == {"nav": nav}


def test_what_leads_nowhere_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SITE", tmp_path)
    (tmp_path / "a.html").write_text(
        '<a href="b.html#x">b</a><a href="c.html">c</a><a href="https://example.org">e</a><script src="https://example.org/x.js"></script>'
    )
    (tmp_path / "b.html").write_text('<a href="#y">y</a>')
    assert site.broken_links() == ["a.html: c.html", "a.html: loads https://example.org/x.js"]


def test_figures_are_put_where_they_belong() -> None:
    page = "x\n<!-- coverage -->\nold\n<!-- /coverage -->\ny\n"
    assert figures.put("coverage", "new\nrow", page) == "x\n<!-- coverage -->\nnew\nrow\n<!-- /coverage -->\ny\n"
    summary = {"num_statements": 10, "covered_lines": 9, "num_branches": 4, "covered_branches": 1}
    measured = {
        f"src/tafelrunde/{name}": {"summary": summary} for name in ("engine/a.py", "games/root/b/c.py", "games/root/d.py", "__init__.py")
    }
    assert figures.coverage_table({"files": measured}).splitlines()[2:] == [
        "| engine | 10 | 90.0 % | 4 | 25.0 % |",
        "| games/root | 20 | 90.0 % | 8 | 25.0 % |",
        "| tafelrunde | 10 | 90.0 % | 4 | 25.0 % |",
        "| all | 40 | 90.0 % | 16 | 25.0 % |",
    ]
