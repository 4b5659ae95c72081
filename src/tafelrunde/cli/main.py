"""`tafelrunde`: reads the arguments, calls a command, turns every expected error into one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from tafelrunde import BUILD, __version__
from tafelrunde.cli import admin, analyse, arena, author, bench, conform, puzzles, records, serve, show, simulate
from tafelrunde.engine.errors import TafelrundeError


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = argparse.ArgumentParser(
        prog="tafelrunde",
        description="Root, Bloodstones, BattleLore and Seventh Stone, with every rule enforced and explained.",
        epilog="tafelrunde COMMAND --help explains a command. Not affiliated with the games' publishers.",
    )
    top.add_argument("--version", action="version", version=f"tafelrunde {__version__} ({BUILD} build)")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for module in (serve, admin, show, simulate, records, arena, analyse, conform, bench, author, puzzles):
        module.add_commands(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. 0: done. 1: done, and the answer is no. 2: the request was wrong. 130: interrupted."""
    try:
        args = parser().parse_args(argv)
        status = args.run(args)
        sys.stdout.flush()
        return int(status or 0)
    except TafelrundeError as error:
        print(f"tafelrunde: {error}", file=sys.stderr)
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
