"""`tafelrunde`: reads the arguments, calls a command, turns every expected error into one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from tafelrunde import BUILD, __version__
from tafelrunde.engine.errors import TafelrundeError

COMMANDS: dict[str, str] = {
    "play": "serve",
    "serve": "serve",
    "backup": "serve",
    "admin": "admin",
    "doctor": "admin",
    "games": "show",
    "rules": "show",
    "simulate": "simulate",
    "replay": "records",
    "verify": "records",
    "arena": "arena",
    "balance": "balance",
    "analyse": "analyse",
    "hint": "analyse",
    "conform": "conform",
    "lesson": "lesson",
    "new-game": "newgame",
    "bench": "bench",
    "mcp": "mcp",
    "dataset": "dataset",
    "puzzles": "puzzles",
    "learn": "learn",
}
"""The module of each command: only that one is read. Games with a workshop add commands of their own (`author`)."""
EXTRAS = {"serve": "server", "admin": "server", "mcp": "mcp", "dataset": "research", "learn": "learn"}
"""The extra that brings what a module needs beyond the engine."""


def parser(argv: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """The commands and their arguments; of a known command only its own, for the quick start of it."""
    top = argparse.ArgumentParser(
        prog="tafelrunde",
        description="Root, Bloodstones, BattleLore and Seventh Stone, with every rule enforced and explained.",
        epilog="tafelrunde COMMAND --help explains a command. Not affiliated with the games' publishers.",
    )
    top.add_argument("--version", action="version", version=f"tafelrunde {__version__} ({BUILD} build)")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    if argv == ["--version"]:
        return top
    command = argv[0] if argv else "--help"
    known = COMMANDS.get(command)
    for name in [known] if known else dict.fromkeys(COMMANDS.values()):
        import_module(f"tafelrunde.cli.{name}").add_commands(commands)
    if not known:
        from tafelrunde.cli import author

        if argv is not None and command.startswith("-"):
            author.add_names(commands)
        else:
            author.add_commands(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done. 1: done, and the answer is no. 2: the request was wrong. 130: interrupted."""
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        args = parser(given).parse_args(given)
        status = args.run(args)
        sys.stdout.flush()
        return int(status or 0)
    except TafelrundeError as error:
        print(f"tafelrunde: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(COMMANDS.get(given[0], ""))
        if extra is None or (error.name or "").startswith("tafelrunde"):
            raise
        print(f"tafelrunde: {given[0]} needs {error.name}; pip install 'tafelrunde[{extra}]' brings everything.", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"tafelrunde: {error.strerror or error}: {error.filename or ''}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("tafelrunde: interrupted.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
