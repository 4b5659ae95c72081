"""`new-game`: a package with a small game in it that passes everything, to be made one's own."""

from __future__ import annotations

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import out
from tafelrunde.engine.errors import BadOptions

NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")
TEMPLATE = "template"
SUFFIX = ".txt"
"""Of every file of the template: it is text until it is written."""


def add_commands(commands: Any) -> None:
    command = commands.add_parser("new-game")
    command.add_argument("name", help="its id: small letters, digits and underscores")
    command.add_argument("--title", default="", help="what people call it (default: the name)")
    command.add_argument("--folder", type=Path, help="where to write it (default: a new folder of that name)")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder: Path = args.folder or Path(args.name)
    if not NAME.fullmatch(args.name) or iskeyword(args.name):
        raise BadOptions(f"'{args.name[:40]}' is no name for a package: 2 to 30 small letters, digits and underscores.")
    if find_spec(args.name) is not None:
        raise BadOptions(f"there is a package '{args.name}' already; choose another name.")
    if folder.exists() and any(folder.iterdir()):
        raise BadOptions(f"{folder} is not empty; name a new folder.")
    written = write(files("tafelrunde.cli") / TEMPLATE, folder, words_for(args.name, args.title))
    out.print(f"{folder}: {written} files. Next:", markup=False)
    out.print(f"  pip install --editable {folder}\n  tafelrunde conform {args.name}\n  tafelrunde play", markup=False)
    return 0


def words_for(name: str, title: str) -> dict[str, str]:
    """What stands for what in the template. Rules begin with the game's letter; G is the table's."""
    letter = name[0].upper()
    return {
        "@name@": name,
        "@Title@": title.strip() or name.replace("_", " ").title(),
        "@Class@": "".join(part.capitalize() for part in name.split("_")),
        "@R@": "X" if letter == "G" else letter,
    }


def write(source: Traversable, target: Path, words: dict[str, str]) -> int:
    """Write a folder of the template; how many files it became."""
    target.mkdir(parents=True, exist_ok=True)
    written = 0
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            inner = target / entry.name / words["@name@"] if entry.name in ("src", "tests") else target / entry.name
            written += write(entry, inner, words)
        elif entry.name.endswith(SUFFIX):
            text = entry.read_text("utf-8")
            for word, meaning in words.items():
                text = text.replace(word, meaning)
            (target / entry.name.removesuffix(SUFFIX)).write_text(text, "utf-8")
            written += 1
    return written
