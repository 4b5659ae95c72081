"""`tafelrunde`: reads the arguments, calls a command, turns every expected error into one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from tafelrunde import BUILD, __version__
from tafelrunde.engine.catalogue import games
from tafelrunde.engine.errors import TafelrundeError

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("serve", "play in the browser, alone, hot-seat or with friends in the same network"),
    "serve": ("serve", "run a server for others"),
    "backup": ("serve", "copy the database of a running server into a file"),
    "admin": ("admin", "look after a server: people, tables, chat, announcements"),
    "doctor": ("admin", "whether all is well with a server's database and settings"),
    "games": ("show", "list the games, their seats and options"),
    "rules": ("show", "read a rule, or see which rules are proved by tests"),
    "simulate": ("simulate", "let bots play many games"),
    "replay": ("records", "show a recorded game at any decision, from any seat's eyes"),
    "verify": ("records", "replay a record and check legality, result and fairness"),
    "arena": ("arena", "let bots compete and measure their strength"),
    "balance": ("balance", "is a map, board or scenario fair? equal bots play it"),
    "analyse": ("analyse", "each seat's chance to win at every decision of a record, and the turning points"),
    "hint": ("analyse", "what a strong bot would play at a decision of a record, from that seat's eyes"),
    "conform": ("conform", "check that a game keeps the engine's contract, on random games"),
    "lesson": ("lesson", "list, check or follow a lesson"),
    "new-game": ("newgame", "write a package with a small game that passes everything, to be made your own"),
    "bench": ("bench", "measure speed, interpreted and compiled"),
    "mcp": ("mcp", "let a language model play: a server of the Model Context Protocol"),
    "dataset": ("dataset", "write games of bots as Parquet files, one row a decision"),
    "puzzles": ("puzzles", "decisions of real games with one clearly best move: make, check, show"),
    "learn": ("learn", "learn to judge positions of a game from games of bots"),
}
"""The module of each command, and what the list of commands says of it: of a known command only its module is read, of a list none."""
MAKERS = {"board": "Seventh Stone", "map": "Bloodstones, Root", "scenario": "BattleLore"}
"""The commands of games with a workshop (`author`): what can be made for our own games, which are not read for a list."""
EXTRAS = {"serve": "server", "admin": "server", "mcp": "mcp", "dataset": "research", "learn": "learn"}
"""The extra that brings what a module needs beyond the engine."""


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """What can be said: the arguments of the command that is asked for, else a list of all commands."""
    top = argparse.ArgumentParser(
        prog="tafelrunde",
        description="Root, Bloodstones, BattleLore and Seventh Stone, with every rule enforced and explained.",
        epilog="tafelrunde COMMAND --help explains a command. Not affiliated with the games' publishers.",
    )
    top.add_argument("--version", action="version", version=f"tafelrunde {__version__} ({BUILD} build)")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    command = argv[0] if argv else "--help"
    if command in COMMANDS:
        import_module(f"tafelrunde.cli.{COMMANDS[command][0]}").add_commands(commands)
        return top
    if command not in MAKERS:
        for name, (_, sentence) in COMMANDS.items():
            commands.add_parser(name, help=sentence)
        for kind, titles in MAKERS.items():
            commands.add_parser(kind, help=f"check, make or draw a {kind} of your own ({titles})")
    if not command.startswith("-"):
        from tafelrunde.cli import author

        author.add_commands(commands, games() if command in MAKERS else author.games_of_others())
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
        extra = EXTRAS.get(COMMANDS[given[0]][0]) if given[0] in COMMANDS else None
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
