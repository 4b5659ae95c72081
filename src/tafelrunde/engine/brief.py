"""The game in two minutes: ``reading/brief.en.md`` and ``reading/brief.de.md`` of a game's package, read as data.

A title, a sentence or two, then chapters ``## What wins <!-- goal -->`` of a few lines each. The comment names the moment of a real game
that is drawn beside the chapter (`engine/illustrations.py`, ``brief-goal``). Rule ids in round brackets at the end of a line are its rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

CHAPTER = re.compile(r"##\s+(.*?)\s*<!--\s*([a-z]+)\s*-->\s*$")
LINE = re.compile(r"-\s+(.*?)(?:\s+\(([A-Z][^()]*)\))?\s*$")


@dataclass(frozen=True)
class BriefLine:
    """A sentence, and the rules it is short for."""

    text: str
    rules: tuple[str, ...]


@dataclass
class BriefChapter:
    """A few lines about one thing, and the moment that is drawn beside them."""

    title: str
    moment: str
    lines: list[BriefLine] = field(default_factory=list)


@dataclass
class Brief:
    title: str
    opening: str
    chapters: list[BriefChapter]


@cache
def load_brief(package: str, language: str) -> Brief | None:
    """The game in two minutes; None if nobody has written it."""
    path = files(package) / f"reading/brief.{language}.md"
    return parse_brief(path.read_text("utf-8")) if path.is_file() else None


def parse_brief(text: str) -> Brief:
    brief = Brief("", "", [])
    for line in text.splitlines():
        if chapter := CHAPTER.match(line):
            brief.chapters.append(BriefChapter(chapter[1], chapter[2]))
        elif line.startswith("# "):
            brief.title = line[2:].strip()
        elif brief.chapters and (found := LINE.match(line)):
            rules = tuple(found[2].split(", ")) if found[2] else ()
            brief.chapters[-1].lines.append(BriefLine(found[1], rules))
        elif line.strip() and not brief.chapters:
            brief.opening = f"{brief.opening} {line.strip()}".strip()
    return brief
