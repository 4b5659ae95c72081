"""Words that look like rule ids, and whether they lead anywhere.

A reader who meets ``S9.7`` in the code looks it up with ``tafelrunde rules``. So every word of that shape in comments, strings, docs, texts
and rules is an id or a chapter of a codex, the name of a component, or stands in WORDS or in tests/<game>/words.toml with its reason.
"""

from __future__ import annotations

import io
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import tafelrunde
from tafelrunde.engine.codex import ENGINE, load_codex

HOME = Path(__file__).parent.parent.parent
SHAPE = re.compile(r"(?<![\w.\-/#&$@=\\%+])([A-Z]{1,3}(?:-[A-Z][a-z]+)?-?[0-9]+(?:[.\-](?:[IVX]+|[0-9]+[a-z]?|[a-z]))*[a-z]?)(?![\w/=])")
RANGE = re.compile(r"(?<=[0-9])-(?=[A-Z]{1,3}[0-9])")
HEADING = re.compile(r"#+ +([A-Z]{1,3}-?[0-9][\w.\-]*)")
COMPONENT = re.compile(r"\b[A-Z]{1,3}-?[0-9]+[A-Za-z]?\b")
WORDS = frozenset({"UTF-8", "SHA-256", "ES256", "HS256", "P-256", "MD5"})
"""Words of that shape that everybody knows: the names of standards."""
READ = (".py", ".md", ".ftl", ".toml", ".ts", ".svelte")
SKIPPED = {
    "node_modules",
    "static",
    "schema.d.ts",
    "test_ids.py",
    "test_newgame.py",
    "test_tutor.py",
    "test_codex.py",
    "test_coverage_page.py",
    "words.toml",
}
"""What others wrote, and tests that invent ids on purpose."""
REMARK = re.compile(r"//.*|/\*.*|^\s*\* .*|<!--.*")
FILLED = re.compile(r"\{[^}]*\}")
"""What a string is filled with is code; newer Pythons leave it out by themselves."""
LINTERS = re.compile(r"# (?:noqa|type): ?.*")


@dataclass(frozen=True)
class Stray:
    """A word that leads nowhere, and where it stands."""

    path: str
    line: int
    word: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.word}"


def spoken(path: Path) -> Iterator[tuple[int, str]]:
    """What a file says to people, line by line: of code the comments and, in Python, the strings; of everything else all of it."""
    text = path.read_text("utf-8")
    if path.suffix in (".ts", ".svelte"):
        for number, line in enumerate(text.splitlines(), 1):
            for remark in REMARK.findall(line):
                yield number, remark
    elif path.suffix == ".py":
        said = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1))
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type in said:
                string = FILLED.sub("", token.string) if token.string[:2].lower() in ('f"', "rf", "fr") else token.string
                for i, line in enumerate(string.splitlines()):
                    yield token.start[0] + i, LINTERS.sub("", line)
    else:
        yield from enumerate(text.splitlines(), 1)


def words_of(line: str) -> list[str]:
    """The words of a line that look like ids."""
    return [found[1] for found in SHAPE.finditer(RANGE.sub(" ", line))]


@cache
def known_to(package: str) -> frozenset[str]:
    """What leads somewhere in a package: rules, examples and chapters of its codex, and the components in its data."""
    codex = load_codex(package)
    found = {*codex.rules, *codex.examples}
    for id in codex.rules:
        parts = re.split(r"(?=[.\-])", id)
        found.update("".join(parts[:i]) for i in range(1, len(parts)))
    found.update(HEADING.findall((files(package) / "codex.en.md").read_text("utf-8")))
    for path in sorted((Path(str(files(package))) / "data").rglob("*")):
        if path.suffix in (".toml", ".json"):
            found.update(COMPONENT.findall(path.read_text("utf-8")))
    return frozenset(found)


def strays(paths: Iterable[Path], known: frozenset[str]) -> list[Stray]:
    """Every word of these files that looks like an id and is not known."""
    found = []
    for path in paths:
        for number, line in spoken(path):
            for word in words_of(line):
                if word not in known and word not in WORDS:
                    found.append(Stray(str(path.relative_to(HOME)), number, word))
    return found


def texts_below(*places: Path) -> list[Path]:
    """The files people write, in some folders."""
    found = [path for place in places for path in ([place] if place.is_file() else sorted(place.rglob("*")))]
    return [path for path in found if path.suffix in READ and not SKIPPED & {*path.parts}]


def package_of(game: str) -> str:
    return tafelrunde.find(game).package


def places_of(game: str) -> list[Path]:
    """Everything that belongs to a game."""
    source = HOME / "src" / package_of(game).replace(".", "/")
    return texts_below(source, HOME / "tests" / game, HOME / "docs/games" / f"{game}.md", HOME / "web/src/games" / game)


def own_words(game: str) -> dict[str, str]:
    """Words of a game that are no rules (hexes, clearings in examples), each with its reason."""
    listed = HOME / "tests" / game / "words.toml"
    return tomllib.loads(listed.read_text("utf-8")) if listed.exists() else {}


def game_strays(game: str) -> list[Stray]:
    """What leads nowhere in the places of a game."""
    return strays(places_of(game), known_to(package_of(game)) | known_to(ENGINE) | {*own_words(game)})


def other_strays(games: Iterable[str]) -> list[Stray]:
    """The same in everything that belongs to no game; there any game's rules may be cited."""
    taken = {path for game in games for path in places_of(game)}
    everything = [HOME / name for name in ("src", "tests", "docs", "bench", "web/src", "README.md", "CONTRIBUTING.md", "Makefile")]
    paths = [path for path in texts_below(*(place for place in everything if place.exists())) if path not in taken]
    known = frozenset().union(known_to(ENGINE), own_words("engine"), *(known_to(package_of(game)) for game in games))
    return strays(paths, known)
