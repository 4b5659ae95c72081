"""The words of a game: how they are called in both languages, and which rule says what each one means.

They stand in tables ``| English | German |`` at the end of the codex. Which rule explains a word is read from how the rules are written, or
stands in a third column: one for all words of a row, or one for each.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tafelrunde.engine.codex import LANGUAGES, Codex, load_codex

HEADS = re.compile(r"\|\s*(?:English|Englisch)\s*\|\s*(?:German|Deutsch)\s*\|")
ROW = re.compile(r"\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|(?:\s*([^|]*?)\s*\|)?\s*$")
ASIDE = re.compile(r"\s*\([^)]*\)|\*")
STRESSED = re.compile(r"(?<!\*)(\*{1,2})(?!\*)([^*]+)\1")
BEGINNING = re.compile(r"^(?:A|An|The|Every|Each) ")
SAYS = ("is a", "is an", "is the", "is one", "is every", "is either", "are the", "is called", "consists of", "means")
NUMBER = re.compile(r"^[A-Z]?[0-9.]+\s+")
LONGEST = 3
"""Words of a term, at most."""
LEAST = 3
"""Letters of a word that is worth an explanation."""


@dataclass(frozen=True)
class Term:
    """A word of the game, the same word in the other language, and the id of the rule that explains it, or nothing."""

    word: str
    other: str
    rule: str


@cache
def glossary(package: str, language: str) -> tuple[Term, ...]:
    """The words of a game as this language's readers know them, in the order of the codex; none if it has no glossary."""
    own = LANGUAGES.index(language)
    meanings = explained(load_codex(package, "en"))
    found: dict[str, Term] = {}
    for row in rows((files(package) / f"codex.{language}.md").read_text("utf-8")):
        rule = next((meanings[word.casefold()] for word in row[0].split(", ") if word.casefold() in meanings), "")
        words, rules = row[own].split(", "), row[2].split(", ")
        for number, word in enumerate(words):
            if len(word) >= LEAST and word not in found:
                found[word] = Term(word, row[1 - own], rules[number if len(rules) == len(words) else 0] or rule)
    return tuple(found.values())


def rows(text: str) -> list[tuple[str, str, str]]:
    """English, German and the rules of every row of the glossary's tables; no rules where none are named."""
    found: list[tuple[str, str, str]] = []
    inside = False
    for line in text.splitlines():
        if HEADS.match(line):
            inside = True
        elif inside and (row := ROW.match(line)):
            english, german, rules = (ASIDE.sub("", cell or "") for cell in row.groups())
            if english.strip("- ") and german.strip("- "):
                found.append((english, german, rules))
        else:
            inside = False
    return found


def explained(codex: Codex) -> dict[str, str]:
    """Which rule explains a word: one that stresses it, else one that begins with it, else the first below a heading of that name."""
    stressed: dict[str, str] = {}
    begun: dict[str, str] = {}
    headed: dict[str, str] = {}
    for rule in codex.rules.values():
        for stress in STRESSED.finditer(rule.text):
            stressed.setdefault(stress[2].casefold().strip(), rule.id)
        text = BEGINNING.sub("", rule.plain).casefold()
        for says in SAYS:
            word, found, _ = text.partition(f" {says} ")
            if found and word.count(" ") < LONGEST and "decision" not in rule.marks:
                begun.setdefault(word, rule.id)
        headed.setdefault(rule.chapter, rule.id)
    titles = [NUMBER.sub("", chapter).casefold() for chapter in headed]
    alone = {title: id for title, id in zip(titles, headed.values(), strict=True) if titles.count(title) == 1}
    return {title.removesuffix("s"): id for title, id in alone.items()} | alone | begun | stressed
