"""What several commands share: arguments, output, progress."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import zlib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tafelrunde.engine.errors import BadOptions, Unreadable

out = Console(soft_wrap=True, highlight=False)


def print_json(plain: Any) -> None:
    sys.stdout.write(json.dumps(plain, ensure_ascii=False, indent=1) + "\n")


def progress(quiet: bool) -> Progress:
    """A bar on the error stream, so that output stays clean; silent where nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet or not sys.stderr.isatty())


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_setting(parser: argparse.ArgumentParser) -> None:
    """--seats and --option, as every command that begins a game has them."""
    parser.add_argument("--seats", default="", help="how many, or roles separated by commas (default: the fewest)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated; NAME=@FILE: the text of a file",
    )


def seats_of(args: argparse.Namespace) -> int | list[str]:
    text: str = args.seats
    if not text:
        return 0
    if not text.isdigit():
        return text.split(",")
    if int(text) == 0:
        raise BadOptions("a game has at least one seat; leave --seats out for the fewest.")
    return int(text)


def options_of(args: argparse.Namespace) -> dict[str, object]:
    """Values are JSON where they can be (true, 6), text otherwise; @FILE is the text of a file, such as a map of one's own."""
    options: dict[str, object] = {}
    for pair in args.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(f"an option is NAME=VALUE, not '{pair[:40]}'.")
        if value.startswith("@"):
            options[name] = read_text(Path(value[1:]))
            continue
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    return options


def read_text(path: Path) -> str:
    """The text of a file, packed by gzip or not; Unreadable if it is none."""
    data = path.read_bytes()
    try:
        return (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    except (OSError, EOFError, zlib.error):
        raise Unreadable(f"{path} is not packed by gzip, or broken.") from None
    except UnicodeDecodeError as error:
        raise Unreadable(f"{path} is not a text file (byte {error.start}).") from None


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    if not text.isdigit() or not 1 <= int(text) <= 10_000_000:
        raise argparse.ArgumentTypeError("a whole number from 1 to 10,000,000")
    return int(text)
