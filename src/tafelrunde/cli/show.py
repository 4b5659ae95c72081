"""`games` and `rules`: what there is, and what it says."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from tafelrunde.cli.common import add_json, out, print_json
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.codex import ENGINE, LANGUAGES, Rule, coverage, coverage_page, load_codex
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.messages import Messages


def add_commands(commands: Any) -> None:
    listing = commands.add_parser("games")
    add_json(listing)
    listing.set_defaults(run=show_games)

    rules = commands.add_parser("rules")
    rules.add_argument("game", nargs="?", help="a game, or 'table' for what holds at every table")
    rules.add_argument("id", nargs="?", help="a rule id, such as T4.3")
    rules.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    rules.add_argument("--search", metavar="WORD", help="only rules that contain the word")
    rules.add_argument("--coverage", action="store_true", help="which rules are proved, cited, waived or missing")
    rules.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are (default: ./tests)")
    rules.add_argument("--page", action="store_true", help="with --coverage: a Markdown page for the docs")
    add_json(rules)
    rules.set_defaults(run=show_rules)


def show_games(args: argparse.Namespace) -> int:
    if args.json:
        print_json([game.to_json() for game in games()])
        return 0
    if not games():
        out.print("No games are installed yet.")
    for game in games():
        out.print(f"[bold]{game.id}[/bold]  {game.title}, {game.min_seats} to {game.max_seats} seats")
        if game.roles:
            out.print(f"  roles: {', '.join(game.roles)}")
        for option in game.options:
            out.print(f"  {option.name} = {option.default}  ({option.allowed()})")
    return 0


def show_rules(args: argparse.Namespace) -> int:
    if args.coverage:
        chosen = [find(args.game)] if args.game else games()
        return show_coverage(chosen, args)
    if not args.game:
        raise Unreadable("name a game, for example: tafelrunde rules seventhstone T4.3.")
    codex = load_codex(ENGINE if args.game == "table" else find(args.game).package, args.lang)
    rules = [codex[args.id]] if args.id else list(codex.rules.values())
    if args.search:
        rules = [rule for rule in rules if args.search.lower() in rule.text.lower()]
    if args.json:
        print_json([{"id": rule.id, "chapter": rule.chapter, "text": rule.text, "marks": list(rule.marks)} for rule in rules])
    for rule in rules if not args.json else ():
        out.print(f"{rule.id}  {rule.text}{footnote(rule, args)}", markup=False)
    return 0


def footnote(rule: Rule, args: argparse.Namespace) -> str:
    """Where a rule comes from, in words."""
    if not rule.marks:
        return ""
    words = Messages(find(args.game), args.lang)
    return f"  ({'; '.join(words.say(f'mark-{mark}') for mark in rule.marks)})"


def show_coverage(chosen: list[Game], args: argparse.Namespace) -> int:
    found = {}
    for game in chosen:
        tests = args.tests / game.id
        if not tests.is_dir():
            raise Unreadable(f"no tests at {tests}; run this in a checkout, or say --tests FOLDER.")
        found[game.id] = coverage(game.package, tests)
    if args.json:
        print_json({id: one.to_json() for id, one in found.items()})
    elif args.page:
        for game in chosen:
            out.print(coverage_page(game.title, found[game.id]), markup=False)
    else:
        table = Table("game", "rules", "proved", "cited", "waived", "examples", "missing")
        for id, one in found.items():
            proved = sum(1 for rule in one.ids if rule in one.proved)
            row = (id, len(one.ids), proved, len(one.cited), len(one.waived), len(one.examples), len(one.missing))
            table.add_row(*map(str, row))
        out.print(table)
        for id, one in found.items():
            if one.missing:
                out.print(f"{id}, not proved: {', '.join(one.missing)}")
            for wrong in one.unknown:
                out.print(f"{id}, no such rule: {wrong}", markup=False)
    return 1 if any(one.missing or one.unknown for one in found.values()) else 0
