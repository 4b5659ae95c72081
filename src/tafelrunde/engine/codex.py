"""The codex: a game's numbered rules as data, in every language, and who cites and proves them.

A rule is a Markdown line ``- **T4.2** text`` (indented, without the dash or in a table row just as well). Ids are letters, then a
number, then dots, digits, letters and dashes. After the line ``<!-- examples -->`` come worked examples, ``**EX1**`` or
``**S1 Title.**``; they are ids too, but not rules. The same ids stand in codex.en.md and codex.de.md.

Tags in a line (``[DECISION]``, ``(EN+DE)``) say where the statement comes from. They are marks of the rule, not part of its text.
"""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tafelrunde.engine.errors import Unreadable

LANGUAGES = ("en", "de")
ID = r"[A-Z]{1,2}(?:-[A-Z][a-z]+-)?[0-9][A-Za-z0-9.\-]*"
RULE_LINE = re.compile(rf"\s*(?:-\s+|\|\s*)?\*\*({ID})\*\*\s*\|?\s*(.*?)\s*\|?\s*$")
EXAMPLE_LINE = re.compile(r"\s*(?:-\s+|\|\s*)\*\*([A-Z]{1,2}-?[0-9]+[a-z]?)(?:[ .:][^*]*)?\*\*\s*\|?\s*(.*?)\s*\|?\s*$")
EXAMPLES = "<!-- examples -->"
HEADING = re.compile(r"(#+)\s+(.*)")
BIG = 2
"""Headings up to this depth begin a part of the book."""
TAG = re.compile(r"(?:\*\*|`)?\[(DECISION|FESTLEGUNG|COMPLEMENT|ERGÄNZUNG)\](?:\*\*|`)?:?\s*")
EDITION = re.compile(r"\((EN\+DE|EN|DE)(?:, (?:data|Daten))?\)\s*")
MARKS = {
    "DECISION": "decision",
    "FESTLEGUNG": "decision",
    "COMPLEMENT": "complement",
    "ERGÄNZUNG": "complement",
    "EN+DE": "both-editions",
    "EN": "english-edition",
    "DE": "german-edition",
}
POINTER = re.compile(r"\s*\([^()]*\b[A-Z]{1,2}[0-9]+[.\-][^()]*\)")
EMPHASIS = re.compile(r"(\*\*|[*`])(.+?)\1")
SENTENCE_END = re.compile(r"(?<=[\w)][\w)“”\"])(?:\.(?=\s+[A-ZÄÖÜ„“\"(])|;(?=\s))")
ENGINE = "tafelrunde.engine"
WAIVED = "waived.toml"


@dataclass(frozen=True)
class Rule:
    """One numbered statement, with the heading it stands under and its marks: decision, complement, which edition says it.

    `part` is the big heading above that one. `note` is the end of the text that only adds a decision of ours, if it has one.
    """

    id: str
    text: str
    chapter: str
    marks: tuple[str, ...] = ()
    part: str = ""
    note: str = ""

    @property
    def plain(self) -> str:
        """The text without emphasis, as it stands in a sentence for people."""
        return EMPHASIS.sub(r"\2", self.text)

    @property
    def short(self) -> str:
        """Its first sentence without pointers to other rules: it says what matters, the rest explains it."""
        sentence = SENTENCE_END.split(POINTER.sub("", self.plain), maxsplit=1)[0].rstrip()
        return sentence if sentence.endswith((".", "!", "?", ":")) else sentence + "."


@dataclass
class Codex:
    """The rules of a package in one language, by id, in the order of the text."""

    package: str
    language: str
    rules: dict[str, Rule]
    examples: dict[str, Rule]

    def __contains__(self, id: object) -> bool:
        return id in self.rules or id in self.examples

    def __getitem__(self, id: str) -> Rule:
        rule = self.rules.get(id) or self.examples.get(id)
        if rule is None:
            raise Unreadable(f"there is no rule '{id[:40]}' in {self.package.rpartition('.')[2]}; leave the id out to list all.")
        return rule

    def is_cited_well(self, id: str) -> bool:
        """Whether an id is a rule, an example, or the number of a chapter that has rules."""
        return id in self or any(rule.startswith((id + ".", id + "-")) for rule in self.rules)

    @property
    def prefixes(self) -> frozenset[str]:
        """The letters ids of this codex begin with."""
        return frozenset(re.match("[A-Z]+", id)[0] for id in self.rules)  # type: ignore[index]


@cache
def load_codex(package: str, language: str = "en") -> Codex:
    """The codex of a game's package. Doubled ids and lines that only look like rules are errors."""
    path = files(package) / f"codex.{language}.md"
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise Unreadable(f"{package} has no codex in '{language}'; there is: {', '.join(LANGUAGES)}.") from None
    return parse_codex(text, package, language)


def parse_codex(text: str, package: str, language: str) -> Codex:
    """The rules and examples of a codex text."""
    codex = Codex(package, language, {}, {})
    pattern, into, chapter, part = RULE_LINE, codex.rules, "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() == EXAMPLES:
            pattern, into = EXAMPLE_LINE, codex.examples
        elif heading := HEADING.match(line):
            chapter = heading[2]
            part = chapter if len(heading[1]) <= BIG else part
        elif found := pattern.match(line):
            if found[1] in codex:
                raise Unreadable(f"{package}: {found[1]} stands twice in codex.{language}.md.", number, 1)
            into[found[1]] = Rule(found[1], *without_marks(found[2], chapter), part, note_in(found[2]))
    return codex


def without_marks(text: str, chapter: str) -> tuple[str, str, tuple[str, ...]]:
    """A rule's line apart: the text people read, its chapter, and what the tags say, each once and in their order."""
    marks: list[str] = []
    edition = EDITION.match(text)
    if edition is not None:
        marks.append(MARKS[edition[1]])
        text = text[edition.end() :]
    marks += [MARKS[tag] for tag in TAG.findall(text)]
    return TAG.sub("", text), chapter, tuple(dict.fromkeys(marks))


def note_in(line: str) -> str:
    """The end of a rule's line from its first tag on, where something stands before it."""
    before, *rest = TAG.split(EDITION.sub("", line, count=1), maxsplit=1)
    return TAG.sub("", rest[-1]) if rest and before.strip() else ""


def rule_pattern(codex: Codex) -> re.Pattern[str]:
    """What a citation of this codex looks like."""
    letters = "|".join(sorted(codex.prefixes, key=len, reverse=True))
    return re.compile(rf"(?<![\w.\-])((?:{letters})(?:-[A-Z][a-z]+-)?[0-9][0-9A-Za-z]*(?:[.\-][0-9A-Za-z]+)*)(?![\w])")


@dataclass
class Coverage:
    """Which rules are proved by a test, cited in code, waived, or none of these; and citations of rules that do not exist."""

    ids: list[str]
    examples: list[str] = field(default_factory=list)
    proved: dict[str, list[str]] = field(default_factory=dict)
    cited: dict[str, list[str]] = field(default_factory=dict)
    waived: dict[str, str] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        return [id for id in self.ids + self.examples if id not in self.proved and id not in self.waived]

    def to_json(self) -> dict[str, Any]:
        return {
            "ids": self.ids,
            "examples": self.examples,
            "proved": sorted(self.proved),
            "cited": sorted(self.cited),
            "waived": dict(sorted(self.waived.items())),
            "missing": self.missing,
            "unknown": self.unknown,
        }


def coverage(package: str, tests: Path) -> Coverage:
    """Read a package's sources and a folder of tests. A test proves the ids in ``@rule("T4.2", …)`` above it."""
    codex = load_codex(package)
    found = Coverage(list(codex.rules), list(codex.examples))
    for path in sorted(Path(str(files(package))).rglob("*.py")):
        _note_citations(path, codex, found)
    for path in sorted(tests.rglob("test_*.py")):
        _note_proofs(path, codex, found)
    waivers = tests / WAIVED
    if waivers.exists():
        for id, reason in tomllib.loads(waivers.read_text("utf-8")).items():
            if id not in codex:
                found.unknown.append(f"{waivers.name}: {id}")
            found.waived[id] = str(reason)
    return found


def _note_citations(path: Path, codex: Codex, found: Coverage) -> None:
    """Every id in a string literal or docstring of the source, existing or not."""
    pattern = rule_pattern(codex)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for id in pattern.findall(node.value):
                place = f"{path.name}:{node.lineno}"
                if id in codex.rules:
                    found.cited.setdefault(id, []).append(place)
                elif not codex.is_cited_well(id):
                    found.unknown.append(f"{place}: {id}")


def _note_proofs(path: Path, codex: Codex, found: Coverage) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            continue
        for mark in node.decorator_list:
            if not (isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"):
                continue
            for arg in mark.args:
                id = arg.value if isinstance(arg, ast.Constant) else None
                if isinstance(id, str) and id in codex:
                    found.proved.setdefault(id, []).append(f"{path.name}::{node.name}")
                else:
                    found.unknown.append(f"{path.name}:{node.lineno}: {id!r}")


def coverage_page(title: str, found: Coverage) -> str:
    """A Markdown page for the docs."""
    proved = [id for id in found.ids if id in found.proved]
    share = 100 * len(proved) / max(1, len(found.ids))
    out = [f"# Rule coverage: {title}", ""]
    out.append(f"{len(found.ids)} rules, {len(proved)} proved by a test ({share:.1f} %), {len(found.cited)} cited in code, ")
    out[-1] += f"{len(found.examples)} worked examples, {len(found.waived)} waived, {len(found.missing)} missing."
    out += ["", "| rule | proved by | cited in | waived because |", "|---|---|---|---|"]
    for id in found.ids + found.examples:
        tests, cited = ", ".join(found.proved.get(id, [])), ", ".join(found.cited.get(id, []))
        out.append(f"| {id} | {tests} | {cited} | {found.waived.get(id, '')} |")
    return "\n".join(out) + "\n"
